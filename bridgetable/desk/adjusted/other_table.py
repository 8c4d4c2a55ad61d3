"""A board of a team match that has a result at one table, or results that cannot be compared."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.faults import Fault, artificial_score
from bridgetable.desk.points import north_south, weighted_scores
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice, Exact, YesOrNo
from bridgetable.desk.standards import Form
from bridgetable.desk.weighing import Legality, Parts, imps_counted, in_whole, see_legal, sum_of, weighed_grid
from bridgetable.desk.working import Grid, Refused, Step, Working
from bridgetable.game.scoring import imps
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Spoilt(Legality):
    """The results of a board that cannot be compared as it should be, and who is at fault."""

    several: Annotated[bool, YesOrNo(tr("two or more results were made that cannot be compared"))] = False
    favourable: Annotated[bool, YesOrNo(tr("the one result made is clearly favourable to one side"))] = False
    weights: Annotated[Parts | None, weighted_scores(tr("the N–S scores that are assigned here"))] = None
    other: Annotated[int | None, north_south(tr("the N–S score at the other table"))] = None
    ns: Annotated[Fault, Choice(tr("the fault of N–S"), Fault)] = Fault.NONE
    ew: Annotated[Fault, Choice(tr("the fault of E–W"), Fault)] = Fault.NONE
    ns_average: Annotated[Fraction | None, Exact(tr("the IMPs a board of N–S on the other boards"), -100, 100)] = None
    ew_average: Annotated[Fraction | None, Exact(tr("the IMPs a board of E–W on the other boards"), -100, 100)] = None


@calculation(
    tr("Result at the other table"),
    tr("The IMPs of a board with a result at one table only, or with results that cannot be compared."),
    "86B1",
    "86B2",
    "86B2a",
    "86B2b",
    "86B2c",
    "87C",
    handbook=("12.6", "86"),
)
def spoilt(given: Spoilt) -> Working:
    """An assigned score after a favourable result, whoever is at fault; else by fault."""
    if given.several and given.favourable:
        raise Refused("favourable", tr("that is asked of a single result, and there are several"))
    if given.favourable:
        return by_the_result(given, *assigned(given.weights, given.other, given), *BY_RESULT)
    faulty = [side for side, fault in ((Side.NS, given.ns), (Side.EW, given.ew)) if fault is not Fault.NONE]
    if given.several and len(faulty) == 1:
        return against_the_guilty(given, faulty[0])
    return by_fault(given)


def assigned(weights: Parts | None, other: int | None, given: Legality) -> tuple[Parts, tuple[Fraction, ...]]:
    """The results that are assigned, and what each is worth to North-South against the other table."""
    if weights is None:
        raise Refused("weights", tr("missing, for a result is assigned"))
    if other is None:
        raise Refused("other", tr("missing, for what is assigned is compared with it"))
    see_legal("weights", weights, given)
    return weights, tuple(Fraction(imps(part.value, other)) for part in weights)


BY_RESULT = (
    Step(tr("One result was made, clearly favourable to one side: a score is assigned here."), ("86B1",)),
    Step(tr("It does not matter who is at fault."), ("86B1",)),
)


def by_the_result(given: Legality, parts: Parts, worth: tuple[Fraction, ...], *why: Step) -> Working:
    """A result is assigned, for a reason that its edition has."""
    won = sum_of(parts, worth)
    return Working(
        both_sides(won, -won, Unit.IMPS),
        (*why, imps_counted(won, given), *in_whole(won)),
        (weighed_grid(parts, worth, Unit.IMPS),),
    )


def against_the_guilty(given: Spoilt, guilty: Side) -> Working:
    """The side that is not at fault gets the better of two, the other the complement."""
    innocent = guilty.other
    average = given.ns_average if innocent is Side.NS else given.ew_average
    plus = artificial_score(Fault.NONE, average, Form.IMPS)
    steps = [
        Step(tr("Only {side} are at fault.", side=guilty), ("86B2b",)),
        Step(tr("Average plus for {side}: {plus}.", side=innocent, plus=amount(plus, Unit.IMPS)), ("12C2b",)),
    ]
    grids: tuple[Grid, ...] = ()
    if given.weights is not None:
        parts, worth = assigned(given.weights, given.other, given)
        ns = sum_of(parts, worth)
        own = ns if innocent is Side.NS else -ns
        steps.append(Step(tr("An assigned score for them: {own}.", own=amount(own, Unit.IMPS)), ("12C1c",)))
        plus = max(plus, own)
        grids = (weighed_grid(parts, worth, Unit.IMPS),)
    steps.append(
        Step(
            tr("They get the better, {won}, and their opponents its complement.", won=amount(plus, Unit.IMPS)),
            ("86B2b",),
        )
    )
    ns = plus if innocent is Side.NS else -plus
    return Working(both_sides(ns, -ns, Unit.IMPS), tuple(steps), grids)


def by_fault(given: Spoilt) -> Working:
    """Each side gets an artificial score."""
    ns = artificial_score(given.ns, given.ns_average, Form.IMPS)
    ew = artificial_score(given.ew, given.ew_average, Form.IMPS)
    if not given.several:
        why = Step(tr("No result was clearly favourable: each side is scored by its fault."), ("12C2b",))
    elif {given.ns, given.ew} == {Fault.NONE}:
        why = Step(tr("Nobody is at fault: the board is cancelled, and a substitute may be played."), ("86B2a",))
    else:
        why = Step(tr("Both sides are at fault: the board is cancelled."), ("86B2c",))
    return Working(both_sides(ns, ew, Unit.IMPS), (why, Step(tr("The scores are artificial."), ("12C2b", "12C2c"))))
