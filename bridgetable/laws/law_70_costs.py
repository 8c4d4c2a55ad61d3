"""Law 70: Which clause costs which of the tricks claimed."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.cards import Card
from bridgetable.game.endings import Choice, Line
from bridgetable.game.messages import Msg
from bridgetable.game.values import frozen
from bridgetable.laws.law_70_lines import (
    Considered,
    guessed_card,
    is_partners_choice,
    lost_to_trump,
    never,
    with_trumps_drawn,
    without,
)
from bridgetable.laws.law_70_words import cost_words
from bridgetable.rulings.citations import clause

MOST_PLAYS = 10
"""So many plays of one line are looked at, one after another."""


@frozen
class Cost:
    """So many of the tricks claimed (1 to 13) that a clause costs, and the play or the trump by which they are lost."""

    cite: str
    tricks: int
    choice: Choice | None = None
    trump: Card | None = None


@clause("70C3", "70D1", "70D2", "70E1")
def costs(considered: Considered, claimed: int, *, trump_counts: bool) -> Iterator[Cost]:
    """What costs the claimer's side the tricks claimed that the worst line loses, the last play first.

    Each play is taken back in turn, and what is won by that is what it cost. `trump_counts` tells that nothing was said
    of a trump that is out. What is lost in any case comes last; nothing more is told where there are too many lines.
    """
    line = considered.line
    for _ in range(MOST_PLAYS):
        missing = claimed - line.tricks
        if missing <= 0 or not line.exact:
            return
        trump = lost_to_trump(considered, line) if trump_counts else None
        if trump is None and line.choice is None:
            yield Cost("70A", missing)
            return
        better = bettered(considered, line, trump)
        gained = min(missing, better.line.tricks - line.tricks) if better.line.exact else 0
        if gained > 0:
            yield cost_of(considered, line, gained, trump)
        considered, line = better, better.line


def bettered(considered: Considered, line: Line, trump: Card | None) -> Considered:
    """The same when the trump is drawn first, or the last play that costs something is not made."""
    if trump is not None or line.choice is None:
        return with_trumps_drawn(considered)
    return without(considered, never(line.choice))


def cost_of(considered: Considered, line: Line, tricks: int, trump: Card | None) -> Cost:
    """So many tricks, and the clause that costs them."""
    if trump is not None or line.choice is None:
        return Cost("70C3", tricks, None, trump)
    return Cost(clause_of(considered, line, line.choice), tricks, line.choice)


def clause_of(considered: Considered, line: Line, choice: Choice) -> str:
    """The clause under which a line comes that no trump has lost."""
    if is_partners_choice(considered, choice):
        return "70D2"
    return "70E1" if choice.costs and guessed_card(considered, line, choice) is not None else "70D1"


def words_of(cost: Cost, left: int) -> Msg:
    """A cost in a sentence, when so many tricks (1 to 13) were left."""
    if cost.choice is not None:
        return cost_words(cost.choice, cost.tricks, left)
    if cost.trump is not None:
        words = "{card}, of which nothing was said, costs {tricks:word} of the tricks claimed."
        return Msg(words, card=cost.trump, tricks=cost.tricks)
    words = "{tricks:word} of the tricks claimed cannot be won on any line that the statement allows."
    return Msg(words, tricks=cost.tricks)
