"""Law 40B2: At what a player may look to help his memory, and when."""

from __future__ import annotations

from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_20_review_and_explanation import asked_and_not_answered
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@clause("20G3", "40B2b")
def law_of_own_card(table: Table, seat: Seat) -> str:
    """The clause broken by a look at one's own system card now; the declaring side may look before the lead."""
    if table.phase is Phase.END:
        return ""
    declaring = table.contract is not None and not table.is_defender(seat)
    return "" if table.phase is Phase.CLARIFICATION and declaring else "40B2b"


@clause("40B2ci", "40B2cii", "40B2ciii", "40B2civ")
def law_of_opponents_card(table: Table, seat: Seat) -> str:
    """The clause broken by a look at the opponents' system card now, or nothing in one of four cases."""
    turn = table.turn
    own_turn = turn is not None and table.player_of(turn) is seat
    not_begun = not table.auction.made and table.contract is None
    must_answer = asked_and_not_answered(table, seat) is not None
    allowed = not_begun or table.phase is Phase.CLARIFICATION or own_turn or must_answer
    return "" if allowed or table.phase is Phase.END else "40B2ciii"


@clause("16A1d", "40B2d")
def law_of_other_aids(table: Table) -> str:
    """The clause broken by a look at notes, a law book, a scorecard or printed scores while the board is played."""
    return "" if table.phase is Phase.END else "40B2d"


@frozen
class Consulted:
    """A look at an aid that was not allowed: whose, at what, and the clause."""

    number: int
    seat: Seat
    aid: str
    cite: str


def of_aid(_table: Table, one: Irregularity) -> Matter:
    """The matter of an aid consulted."""
    return matter("40", consulted_an_aid, Consulted(one.number, one.seat, one.words, one.law), one.number)


@clause("16A1c")
def consulted_an_aid(looked: Consulted, ruling: Ruling) -> None:
    """A player may use his memory, but may not look anything up."""
    ruling.says(Msg("{seat} looked at this: {aid}.", seat=looked.seat, aid=looked.aid), looked.cite)
    words = "Memory may be used, aids to memory may not: {seat} may use nothing that he found there."
    ruling.says(Msg(words, seat=looked.seat), looked.cite, "16A1d")
    ruling.orders(Settled(looked.cite, looked.number, Stage.RULED))
