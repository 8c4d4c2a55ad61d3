"""The order of contestants who have the same final score."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.meetings import Meeting, Met
from bridgetable.desk.sorts import Entries, Entry, Exact, Several, Words, YesOrNo
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

Scores = tuple[Entry[Fraction], ...]
Names = tuple[str, ...]
Groups = tuple[Names, ...]
NUMBER = Exact("", -1_000_000, 1_000_000)


@frozen(kw_only=True)
class Tied:
    """The tied contestants, and what is known of each; what is left out is passed over."""

    names: Annotated[Names, Several(tr("the tied contestants"), Words(""), 2, 20)]
    met: Annotated[tuple[Meeting, ...], Several(tr("their meetings in the final method (VPs)"), Met(""), 0)] = ()
    met_basic: Annotated[
        tuple[Meeting, ...], Several(tr("their meetings in the basic method (IMPs, matchpoints)"), Met(""), 0)
    ] = ()
    met_second: Annotated[
        tuple[Meeting, ...], Several(tr("at hybrid scoring, their meetings in the other basic method"), Met(""), 0)
    ] = ()
    won: Annotated[
        Scores, Entries(tr("the matches each has won, a draw half; 8/12 where numbers differ"), NUMBER, 0)
    ] = ()
    tie_points: Annotated[Scores, Entries(tr("the tie-break points of each"), NUMBER, 0)] = ()
    total: Annotated[Scores, Entries(tr("the total of each in the basic method"), NUMBER, 0)] = ()
    second: Annotated[
        Scores, Entries(tr("at hybrid scoring, the total of each in the other basic method"), NUMBER, 0)
    ] = ()
    count_back: Annotated[Scores, Entries(tr("the count-back of each over all boards"), NUMBER, 0)] = ()
    everybody: Annotated[bool, YesOrNo(tr("in the event everybody has met everybody"))] = False


@frozen
class Test:
    """One test of the procedure: its words, and the groups into which it ranks some contestants, best first."""

    words: str
    ranked: Callable[[Tied, Names], Groups]


@calculation(
    tr("Splitting a tie"),
    tr("The order of tied contestants: their own match, matches won, tie-break points, totals, count-back, ballot."),
    "78D",
    handbook=("143.4", "143.5", "143.6", "143.7"),
)
def split_tie(given: Tied) -> Working:
    """The procedure, begun anew for the rest whenever somebody is placed."""
    if len({*given.names}) < len(given.names):
        raise Refused("names", tr("each name once"))
    for field in ("won", "tie_points", "total", "second", "count_back"):
        strange = next((one.name for one in getattr(given, field) if one.name not in given.names), None)
        if strange is not None:
            raise Refused(field, tr("{name} is none of the tied", name=strange))
    places: list[Names] = []
    steps = list(placed(given, given.names, places))
    results = []
    place = 1
    for names in places:
        label = tr("place {place}", place=place) if len(names) == 1 else tr("place {place}, shared", place=place)
        results.append(Result(label, ", ".join(names)))
        place += len(names)
    return Working(
        tuple(results),
        tuple(steps),
        remarks=(
            Step(tr("A tie is split only for a trophy, the last qualifying place or a prize that cannot be divided.")),
        ),
    )


def placed(given: Tied, names: Names, places: list[Names]) -> Iterator[Step]:
    """Put the contestants into their places, best first; all tests begin anew for those whom one leaves level."""
    if len(names) == 1:
        places.append(names)
        return
    for test in tests_for(given, names):
        groups = test.ranked(given, names)
        if len(groups) > 1:
            order = " > ".join(" = ".join(group) for group in groups)
            yield Step(tr("{test}: {order}.", test=test.words, order=order), ("78D",))
            for group in groups:
                yield from placed(given, group, places)
            return
    places.append(names)
    yield Step(tr("No test separates {names}: the place is shared, or a ballot decides.", names=", ".join(names)))


def tests_for(given: Tied, names: Names) -> Iterator[Test]:
    """The tests in their order: two who met, several who have all met, then those that hold for all."""
    if has_all_met(given.met, names):
        pair = len(names) == PAIR
        if not pair:
            yield Test(tr("Has beaten all the others"), lambda g, n: unbeaten(g.met, n))
        yield Test(
            tr("The match between them") if pair else tr("Scores among themselves"), lambda g, n: among(g.met, n)
        )
        if not pair:
            yield Test(tr("Has beaten all in the basic method"), lambda g, n: unbeaten(g.met_basic, n))
        yield Test(tr("The basic method among themselves"), lambda g, n: among(g.met_basic, n))
        yield Test(tr("The other basic method among themselves"), lambda g, n: among(g.met_second, n))
    yield Test(tr("Matches won"), lambda g, n: most(g.won, n))
    if not given.everybody:
        yield Test(tr("Tie-break points"), lambda g, n: most(g.tie_points, n))
    yield Test(tr("The total in the basic method"), lambda g, n: most(g.total, n))
    yield Test(tr("The total in the other basic method"), lambda g, n: most(g.second, n))
    yield Test(tr("The count-back"), lambda g, n: most(g.count_back, n))


PAIR = 2


def has_all_met(meetings: tuple[Meeting, ...], names: Names) -> bool:
    """True where each has met each of the others."""
    return all(any(m.has(a) and m.has(b) for m in meetings) for a in names for b in names if a != b)


def unbeaten(meetings: tuple[Meeting, ...], names: Names) -> Groups:
    """The one who has won against each of the others, before these."""
    best = tuple(a for a in names if all(balance(meetings, a, b) > 0 for b in names if b != a))
    return (best, tuple(n for n in names if n not in best)) if best else ()


def balance(meetings: tuple[Meeting, ...], one: str, other: str) -> Fraction:
    """The lead of the one over the other in all their meetings."""
    both = [m for m in meetings if m.has(one) and m.has(other)]
    return sum((m.won_by(one) - m.won_by(other) for m in both), Fraction(0))


def among(meetings: tuple[Meeting, ...], names: Names) -> Groups:
    """The contestants by what they got in the meetings among themselves; no groups where some have not met."""
    if not has_all_met(meetings, names):
        return ()
    inner = [m for m in meetings if m.one in names and m.two in names]
    return most(tuple(Entry(n, sum((m.won_by(n) for m in inner if m.has(n)), Fraction(0))) for n in names), names)


def most(scores: Scores, names: Names) -> Groups:
    """The contestants by what they have; no groups where it is not told of all."""
    known = {one.name: one.value for one in scores}
    if not all(name in known for name in names):
        return ()
    values = sorted({known[name] for name in names}, reverse=True)
    return tuple(tuple(name for name in names if known[name] == value) for value in values)
