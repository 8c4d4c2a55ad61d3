"""A poll of peers: which actions were logical alternatives, and whether the one that was chosen was allowed."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.polls import Polled, Tally, alternatives
from bridgetable.desk.protocol import Judged
from bridgetable.desk.sorts import Exact, Several, Whole, Words
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

Names = tuple[str, ...]
FIFTH = Fraction(1, 5)
POLL = tr("what peers who were asked would do: action:chose, or action:chose+considered, such as pass:6,3NT:3+2")
SUGGESTED = tr("the actions that the information suggests over another")


@frozen(kw_only=True)
class Chosen(Judged):
    """Up to three actions of a player in their order, each with its poll and what was suggested."""

    poll: Annotated[Tally, Polled(POLL)]
    chosen: Annotated[str, Words(tr("the action that was chosen"))]
    suggested: Annotated[Names, Several(SUGGESTED, Words(""), 0, 20)] = ()
    poll_2: Annotated[
        Tally | None, Polled(tr("the poll about a second action of the same player, or of his partner"))
    ] = None
    chosen_2: Annotated[str | None, Words(tr("the second action"))] = None
    suggested_2: Annotated[Names, Several(tr("what was suggested then"), Words(""), 0, 20)] = ()
    poll_3: Annotated[Tally | None, Polled(tr("the poll about a third action"))] = None
    chosen_3: Annotated[str | None, Words(tr("the third action"))] = None
    suggested_3: Annotated[Names, Several(tr("what was suggested then"), Words(""), 0, 20)] = ()
    serious: Annotated[
        Fraction, Exact(tr("the part of peers that must consider an action seriously, 1/5 in England"), 0, 1)
    ] = FIFTH
    some: Annotated[int, Whole(tr("how many must choose it, so that it is no isolated case"), 1, 100)] = 2


@frozen
class Action:
    """One action with its poll, and what was suggested over another."""

    poll: Tally
    chosen: str
    suggested: Names


@calculation(
    tr("Poll: logical alternatives"),
    tr("Logical alternatives from a poll of peers, and whether each action that was chosen was allowed."),
    "16B1a",
    "16B1b",
    handbook=("16.6", "16.7", "16.12"),
)
def poll(given: Chosen) -> Working:
    """Each action in turn; the ruling begins at the first that was not allowed."""
    actions = tuple(actions_of(given))
    verdicts = tuple(is_barred(one, given) for one in actions)
    first = next((one for one, barred in zip(actions, verdicts, strict=True) if barred), None)
    steps: list[Step] = []
    for one, barred in zip(actions, verdicts, strict=True):
        steps += steps_of(one, given, barred=barred)
    if first is None:
        said = tr("The actions were allowed") if len(actions) > 1 else tr("The action was allowed")
    else:
        said = tr("{action} was not allowed", action=first.chosen)
        steps.append(
            Step(tr("Adjust if it did damage: weigh what may happen after each alternative."), ("16B3", "12C1c"))
        )
        if len(actions) > 1:
            steps.append(Step(tr("What came after it has no weight, allowed or not."), ("12C1c",)))
    recorded = given.reason and Step(tr("Recorded: {reason}", reason=given.reason))
    return Working(
        (Result(tr("the finding"), said),),
        tuple(steps),
        tuple(grid_of(one, given) for one in actions),
        (*((recorded,) if recorded else ()), *REMARKS),
    )


REMARKS = (
    Step(tr("A player whose standard nobody knows is taken as an average one of the event.")),
    Step(tr("Ask peers with the same methods; show hand and auction, not the hesitation; write answers down.")),
    Step(tr("Ask first what they would do, then what else they would consider.")),
    Step(tr("What the information suggests you judge yourself, or ask others without saying what happened.")),
)


def actions_of(given: Chosen) -> Iterator[Action]:
    """The actions that are told, in their order. Raises Refused where one lacks its poll."""
    yield Action(given.poll, given.chosen, given.suggested)
    further = (
        ("poll_2", given.poll_2, given.chosen_2, given.suggested_2),
        ("poll_3", given.poll_3, given.chosen_3, given.suggested_3),
    )
    for field, tally, chosen, suggested in further:
        if chosen is not None:
            if tally is None:
                raise Refused(field, tr("missing, for an action is told"))
            yield Action(tally, chosen, suggested)


def is_barred(one: Action, given: Chosen) -> bool:
    """True where the action was suggested over a logical alternative to it."""
    others = [
        name
        for name in alternatives(one.poll, given.serious, given.some)
        if name != one.chosen and name not in one.suggested
    ]
    return one.chosen in one.suggested and bool(others)


def steps_of(one: Action, given: Chosen, *, barred: bool) -> Iterator[Step]:
    """The alternatives, and what that means for the action."""
    found = alternatives(one.poll, given.serious, given.some)
    yield Step(tr("Logical alternatives: {names}.", names=", ".join(found) or tr("none")), ("16B1b",))
    if one.chosen not in one.suggested:
        yield Step(tr("{action} is not suggested over another.", action=one.chosen), ("16B1a",))
    elif barred:
        less = ", ".join(name for name in found if name != one.chosen and name not in one.suggested)
        yield Step(tr("{action} was suggested over {less}.", action=one.chosen, less=less), ("16B1a",))
    else:
        yield Step(
            tr("{action} was suggested, but there was no logical alternative to it.", action=one.chosen), ("16B1a",)
        )


def grid_of(one: Action, given: Chosen) -> Grid:
    """The poll as a table."""
    found = alternatives(one.poll, given.serious, given.some)
    rows = tuple(
        (row.name, row.chose, row.chose + row.considered, tr("yes") if row.name in found else tr("no"))
        for row in one.poll
    )
    heads = (tr("action"), tr("chose"), tr("considered"), tr("alternative"))
    return Grid(tuple(map(Column, heads)), rows)
