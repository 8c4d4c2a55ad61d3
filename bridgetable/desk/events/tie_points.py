"""The tie-break points of a contestant: the final scores of those he met."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Entries, Entry, Exact
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

Scores = tuple[Entry[Fraction], ...]
ONE = Fraction(1)


@frozen(kw_only=True)
class Opponents:
    """The final scores of the opponents, with how often each was met; at individuals those of the partners too."""

    opponents: Annotated[Scores, Entries(tr("the final score of each opponent"), Exact("", -100_000, 100_000))]
    times: Annotated[
        Scores, Entries(tr("opponents met more or less than once, with how often: 1.5"), Exact("", 0, 100), 0)
    ] = ()
    withdrawn: Annotated[
        Scores, Entries(tr("opponents who withdrew, with the part of the event they played: 1/2"), Exact("", 0, 1), 0)
    ] = ()
    missed: Annotated[Fraction, Exact(tr("the part of the event that the contestant himself missed"), 0, 1)] = Fraction(
        0
    )
    partners: Annotated[
        Scores, Entries(tr("at individuals, the final score of each partner"), Exact("", -100_000, 100_000), 0)
    ] = ()


@calculation(
    tr("Tie-break points"),
    tr("Swiss points: the final scores of the opponents met, in proportion where somebody withdrew or was met again."),
    "78D",
    handbook=("143.5.2",),
)
def tie_points(given: Opponents) -> Working:
    """The scores of the opponents, each by how often and for how long; divided by those of the partners."""
    see_names(given)
    if given.missed == 1:
        raise Refused("missed", tr("less than the whole event"))
    rows = tuple(counted(one, given) for one in given.opponents)
    total = sum((row[-1] for row in rows), Fraction(0))
    partners = sum((in_full(one, given) for one in given.partners), Fraction(0))
    if given.partners and partners == 0:
        raise Refused("partners", tr("partners who have scored"))
    # A quotient is on an equal basis already: who missed a round has fewer opponents and fewer partners.
    points = total / (partners if given.partners else 1 - given.missed)
    steps = [Step(tr("The final scores of all opponents met: {total}.", total=amount(total)), ("78D",))]
    if given.partners:
        steps.append(Step(tr("Divided by those of the partners, {partners}.", partners=amount(partners))))
    return Working(
        (Result(tr("tie-break points"), amount(points)),),
        tuple(steps),
        (Grid(tuple(map(Column, (tr("opponent"), tr("score"), tr("times"), tr("counts")))), rows),),
        (Step(tr("They are never used where everybody has met everybody.")),),
    )


def see_names(given: Opponents) -> None:
    """See that all names are those of opponents. Raises Refused."""
    known = {one.name for one in given.opponents}
    everybody = known | {one.name for one in given.partners}
    for field, entries, among in (("times", given.times, known), ("withdrawn", given.withdrawn, everybody)):
        strange = next((one.name for one in entries if one.name not in among), None)
        if strange is not None:
            raise Refused(field, tr("{name} is none of the opponents", name=strange))
    if any(one.value == 0 for one in given.withdrawn):
        raise Refused("withdrawn", tr("a part of more than nought"))


def counted(one: Entry[Fraction], given: Opponents) -> tuple[str, Fraction, Fraction, Fraction]:
    """An opponent with his score for the whole event, how often he was met, and what that counts."""
    score = in_full(one, given)
    times = value_of(given.times, one.name)
    return one.name, score, times, score * times


def in_full(one: Entry[Fraction], given: Opponents) -> Fraction:
    """The score of somebody for the whole event, in proportion where he withdrew."""
    return one.value / value_of(given.withdrawn, one.name)


def value_of(entries: Scores, name: str) -> Fraction:
    """The number beside a name; one where there is none."""
    return next((Fraction(one.value) for one in entries if one.name == name), ONE)
