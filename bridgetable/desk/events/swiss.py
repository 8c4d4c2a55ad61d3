"""The pairings of the next round of a Swiss event."""

from collections.abc import Iterator
from enum import Enum
from fractions import Fraction
from itertools import combinations
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.matching import Met as HaveMet
from bridgetable.desk.matching import Names, paired, second_meetings
from bridgetable.desk.meetings import Meeting, Met
from bridgetable.desk.sorts import Choice, Entries, Entry, Exact, Several, Whole, Words
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

MOST, TRIANGLE = 200, 3


class Odd(Enum):
    """The way in which a field with an odd number of contestants plays."""

    SIT_OUT = tr("one has no opponent")
    TRIANGLE = tr("three play a triangle")


@frozen(kw_only=True)
class Standing:
    """The ranking, who has met before, and how an odd field plays."""

    scores: Annotated[
        tuple[Entry[Fraction], ...],
        Entries(tr("the score of each contestant, those on one score in their order"), Exact("", 0, 100_000), 2, MOST),
    ]
    met: Annotated[
        tuple[Meeting, ...],
        Several(tr("who has met before, without meetings that may be repeated"), Met("", is_scored=False), 0, 5000),
    ] = ()
    odd: Annotated[Odd, Choice(tr("the way in which an odd number plays"), Odd)] = Odd.SIT_OUT
    sat_out: Annotated[Names, Several(tr("who had no opponent, or was in a triangle, before"), Words(""), 0, MOST)] = ()
    boards: Annotated[int, Whole(tr("the boards of a match, where a triangle is played in one round"), 0, 64)] = 0


OVER_SWISSING = (
    Step(
        tr(
            "Where few are left to meet, leave out the meetings of other sessions, or of some rounds ago: those may be"
            " repeated. Without any it is a Danish pairing, first against second in every round (White Book 166.3)."
        )
    ),
)


@calculation(
    tr("Swiss pairing"),
    tr("The matches of the next round: first against second and so on, with the fewest second meetings."),
    "80B2f",
    handbook=("164", "166"),
)
def swiss(given: Standing) -> Working:
    """The ranking paired from the top, each with the nearest below, so that the fewest of all meet again."""
    order = tuple(one.name for one in sorted(given.scores, key=lambda one: -one.value))
    met = frozenset(frozenset((m.one, m.two)) for m in given.met)
    strange = next((n for m in given.met for n in (m.one, m.two) if n not in order), None)
    if strange is not None:
        raise Refused("met", tr("{name} has no score", name=strange))
    left = left_over(order, met, given)
    pairs = paired(without(order, left), met)
    scores = {one.name: one.value for one in given.scores}
    rows = tuple(
        (n, f"{a} – {b}", amount(scores[a]).number, amount(scores[b]).number) for n, (a, b) in enumerate(pairs, 1)
    )
    results = [Result(tr("the first match"), f"{pairs[0][0]} – {pairs[0][1]}")] if pairs else []
    results.append(Result(tr("matches"), str(len(pairs))))
    steps = [Step(tr("First meets second, third meets fourth; whoever has met takes the next below."), ("80B2f",))]
    if len(left) == 1:
        results.append(Result(tr("without an opponent"), left[0]))
        steps.append(
            Step(
                tr(
                    "The number is odd: {name} is left, near the bottom and if possible for the first time.",
                    name=left[0],
                )
            )
        )
    elif left:
        results.append(Result(tr("triangle"), " – ".join(left)))
        steps += of_triangle(given.boards)
    again = ", ".join(f"{a} – {b}" for a, b in (*pairs, *inside(left)) if frozenset((a, b)) in met)
    if again:
        steps.append(Step(tr("Not everybody can meet somebody new, so the fewest meet again: {pairs}.", pairs=again)))
    heads = tuple(map(Column, (tr("table"), tr("match"), tr("first"), tr("second"))))
    return Working(tuple(results), tuple(steps), (Grid(heads, rows),), OVER_SWISSING)


def left_over(order: Names, met: HaveMet, given: Standing) -> Names:
    """The one or three of an odd field who are not paired: the first by whom the fewest of all meet again."""
    if len(order) % 2 == 0:
        return ()
    sorts = of_one(order, given.sat_out) if given.odd is Odd.SIT_OUT else of_three(order, given)
    fewest: dict[int, Names] = {}
    for left in sorts:
        again = sum(frozenset(pair) in met for pair in inside(left))
        fewest.setdefault(again + second_meetings(without(order, left), met), left)
        if 0 in fewest:
            break
    return fewest[min(fewest)]


def of_one(order: Names, sat_out: Names) -> Iterator[Names]:
    """Those who may sit out: from the bottom, whoever did not before."""
    fresh = [name for name in reversed(order) if name not in sat_out]
    return ((name,) for name in fresh or order[-1:])


def of_three(order: Names, given: Standing) -> Iterator[Names]:
    """The triangles: neighbours below the average, the highest first, none of whom was in one before."""
    total = sum(one.value for one in given.scores)
    below = {one.name for one in given.scores if one.value * len(order) < total}
    fresh = [name for name in order if name not in given.sat_out]
    for among in ([name for name in fresh if name in below], fresh[-TRIANGLE:], order[-TRIANGLE:]):
        if len(among) >= TRIANGLE:
            return (tuple(among[n : n + TRIANGLE]) for n in range(len(among) - TRIANGLE + 1))
    return iter(())


def of_triangle(boards: int) -> Iterator[Step]:
    """The way in which a triangle is played and scored."""
    yield Step(tr("The number is odd: three neighbours just below the average, if possible for the first time."))
    each = boards // 2
    if each:
        words = "In one round each plays {each} boards against each of the others, both on the scale from 10 to 0."
        yield Step(tr(words, each=amount(each, Unit.BOARDS).number))
    else:
        yield Step(tr("In one round each match has half of the boards, and is scored on the scale from 10 to 0."))
    yield Step(tr("Over two rounds each match is a full one; the first round and one before a break are played short."))


def inside(left: Names) -> Iterator[tuple[str, str]]:
    """The matches of a triangle."""
    return combinations(left, 2)


def without(order: Names, left: Names) -> Names:
    """The ranking of those who are paired."""
    return tuple(name for name in order if name not in left)
