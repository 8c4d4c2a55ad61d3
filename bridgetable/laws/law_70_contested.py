"""Law 70: What is known of a contested claim, and how far its lines have been searched."""

from __future__ import annotations

from bridgetable.game.endings.ending import Line
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import frozen
from bridgetable.laws.law_70_bonds import bonds_words
from bridgetable.laws.law_70_lines import Considered, considered_of


@frozen
class Contested:
    """A claim that the director has to decide: what was claimed and said, the objections, and what is considered."""

    # `tricks` are those claimed of the `left` (1 to 13); `doubt_against` is a side that has revoked, where it is not
    # the claimer's; `considered` is nothing where the cards cannot be searched; `bonds` says what penalty cards lie.
    claim: Claimed
    left: int
    considered: Considered | None
    bonds: tuple[Msg, ...] = ()

    @property
    def seat(self) -> Seat:
        """The claimer."""
        return self.claim.seat

    @property
    def side(self) -> Side:
        """The claimer's side."""
        return self.claim.seat.side


def contested_of(table: Table, claim: Claimed) -> Contested:
    """The facts of a contested claim as the cards lie now."""
    return Contested(claim, table.tricks_left, considered_of(table, claim), bonds_words(table))


def bounded_words(line: Line, side: Side, left: int) -> Msg:
    """That not every line was looked at, and between what numbers of tricks the worst lies, as far as is known."""
    words = "Bounded: not every line was searched. The worst gives {side:short} {least} to {most} of the last {left}."
    return Msg(words, side=side, least=line.least, most=line.tricks, left=left)
