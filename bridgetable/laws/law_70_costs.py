"""Law 70: Which clause costs which of the tricks claimed."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.cards import Card
from bridgetable.game.endings.ending import Choice, Line
from bridgetable.game.messages import Msg
from bridgetable.game.values import frozen
from bridgetable.laws.law_70_lines import (
    Considered,
    guessed_card,
    is_master,
    is_partners_choice,
    lost_to_trump,
    with_trumps_drawn,
)
from bridgetable.laws.law_70_words import cost_words
from bridgetable.rulings.citations import clause


@frozen
class Cost:
    """So many of the tricks claimed (1 to 13) that a clause costs, and the play or the trump by which they are lost."""

    cite: str
    tricks: int
    choice: Choice | None = None
    trump: Card | None = None


@clause("70C3", "70D1", "70D2", "70E1")
def costs(considered: Considered, claimed: int, *, trump_counts: bool) -> Iterator[Cost]:
    """The plays that cost the claimer's side the tricks claimed that the worst line loses."""
    # First what a trump that is out wins, where nothing was said of it; then what each play on the line costs, in
    # order; and last what cannot be won in any case. Nothing more is told where there are too many lines.
    line = considered.line
    trump = lost_to_trump(considered, line) if trump_counts and line.tricks < claimed else None
    if trump is not None:
        considered = with_trumps_drawn(considered)
        drawn = considered.line
        by_trump = max(1, min(claimed, drawn.tricks) - line.tricks)
        yield Cost("70C3", by_trump, None, trump)
        if is_master(considered, trump):
            claimed -= by_trump
        else:
            line = drawn
    if not line.exact or line.best is None:
        return
    lost = max(0, claimed - max(line.best, line.tricks))
    left = claimed - line.tricks - lost
    for choice in line.doubtful:
        if left > 0:
            yield Cost(clause_of(considered, line, choice), min(left, choice.costs), choice)
            left -= choice.costs
    if lost:
        yield Cost("70A", lost)


def clause_of(considered: Considered, line: Line, choice: Choice) -> str:
    """The clause under which a line comes that no trump has lost."""
    if is_partners_choice(considered, choice):
        return "70D2"
    return "70D1" if guessed_card(considered, line, choice) is None else "70E1"


def words_of(cost: Cost, left: int) -> Msg:
    """A cost in a sentence, when so many tricks (1 to 13) were left."""
    if cost.choice is not None:
        return cost_words(cost.choice, cost.tricks, left)
    if cost.trump is not None:
        words = "{card}, of which nothing was said, costs {tricks:word} of the tricks claimed."
        return Msg(words, card=cost.trump, tricks=cost.tricks)
    words = "{tricks:word} of the tricks claimed cannot be won by what was said and normal play."
    return Msg(words, tricks=cost.tricks)


def in_short(found: tuple[Cost, ...]) -> Iterator[Msg]:
    """The number of claimed tricks that each clause costs, in the order in which they were found."""
    for cite in dict.fromkeys(c.cite for c in found):
        same = [c for c in found if c.cite == cite]
        tricks = sum(c.tricks for c in same)
        if same[0].choice is None and same[0].trump is None:
            yield Msg("{tricks:word} of those claimed cannot be won.", tricks=tricks)
        else:
            yield Msg("Law {cite} costs {tricks:word} of those claimed.", cite=cite, tricks=tricks)
