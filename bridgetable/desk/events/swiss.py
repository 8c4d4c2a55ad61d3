"""The pairings of the next round of a Swiss event."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.meetings import Meeting, Met
from bridgetable.desk.sorts import Entries, Entry, Exact, Several, Words
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

Names = tuple[str, ...]
Pairs = tuple[tuple[str, str], ...]
MOST = 200


@frozen(kw_only=True)
class Standing:
    """The ranking, who has met before, and who had no opponent before."""

    scores: Annotated[
        tuple[Entry[Fraction], ...],
        Entries(tr("the score of each contestant, those on one score in their order"), Exact("", 0, 100_000), 2, MOST),
    ]
    met: Annotated[tuple[Meeting, ...], Several(tr("who has met before"), Met("", is_scored=False), 0, 5000)] = ()
    sat_out: Annotated[Names, Several(tr("who had no opponent, or was in a triangle, before"), Words(""), 0, MOST)] = ()


@calculation(
    tr("Swiss pairing"),
    tr("The matches of the next round: first against second and so on, without a second meeting."),
    "80B2f",
    handbook=("164", "166"),
)
def swiss(given: Standing) -> Working:
    """The ranking paired from the top; the nearest below whom one has not met, so that all others can be paired."""
    order = tuple(one.name for one in sorted(given.scores, key=lambda one: -one.value))
    met = {frozenset((m.one, m.two)) for m in given.met}
    strange = next((n for m in given.met for n in (m.one, m.two) if n not in order), None)
    if strange is not None:
        raise Refused("met", tr("{name} has no score", name=strange))
    left, rest = odd_one(order, given.sat_out)
    pairs, again = paired(rest, met)
    scores = {one.name: one.value for one in given.scores}
    rows = tuple(
        (n, f"{a} – {b}", amount(scores[a]).number, amount(scores[b]).number) for n, (a, b) in enumerate(pairs, 1)
    )
    steps = [Step(tr("First meets second, third meets fourth; whoever has met takes the next below."), ("80B2f",))]
    results = [Result(tr("the first match"), f"{pairs[0][0]} – {pairs[0][1]}"), Result(tr("matches"), str(len(pairs)))]
    if left:
        results.append(Result(tr("without an opponent, or in a triangle"), left))
        steps.append(Step(tr("The number is odd: {name} is left, near the bottom and for the first time.", name=left)))
    if again:
        steps.append(Step(tr("All have met too often: some meet again.")))
    heads = tuple(map(Column, (tr("table"), tr("match"), tr("first"), tr("second"))))
    return Working(tuple(results), tuple(steps), (Grid(heads, rows),))


def odd_one(order: Names, sat_out: Names) -> tuple[str, Names]:
    """The contestant left in an odd field, the lowest who was not before, and the others."""
    if len(order) % 2 == 0:
        return "", order
    left = next((name for name in reversed(order) if name not in sat_out), order[-1])
    return left, tuple(name for name in order if name != left)


def paired(order: Names, met: set[frozenset[str]]) -> tuple[Pairs, bool]:
    """The pairs of an even field, and whether some had to meet again."""
    found = without_meeting_again(order, met, [MOST * MOST])
    if found is not None:
        return found, False
    return tuple(zip(order[::2], order[1::2], strict=True)), True


def without_meeting_again(order: Names, met: set[frozenset[str]], tries: list[int]) -> Pairs | None:
    """The first pairing from the top in which nobody meets again; None where there is none, or it takes too long."""
    if not order:
        return ()
    first, rest = order[0], order[1:]
    for other in rest:
        tries[0] -= 1
        if tries[0] < 0:
            return None
        if frozenset((first, other)) not in met:
            others = without_meeting_again(tuple(n for n in rest if n != other), met, tries)
            if others is not None:
                return ((first, other), *others)
    return None
