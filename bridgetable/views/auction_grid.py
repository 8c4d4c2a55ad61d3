"""The auction as a grid of four columns."""

from __future__ import annotations

from bridgetable.game.auction import Made, Standing
from bridgetable.game.calls import Bid, Call
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.views.prose import SEAT_NAMES, contract_text, strain_text
from bridgetable.views.table_view import AuctionView, CallView, Cell

COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)
CELLS = {
    Standing.MADE: Cell.MADE,
    Standing.WITHDRAWN: Cell.WITHDRAWN,
    Standing.CANCELLED: Cell.CANCELLED,
    Standing.ACCEPTED: Cell.ACCEPTED,
    Standing.WAITING: Cell.IRREGULAR,
}


def auction_grid(table: Table) -> AuctionView:
    """The calls in order, and whose turn it is."""
    calls = [
        CallView(m.seat, call_words(m.call), cell_of(table, i, m), bool(m.alerted), m.meaning)
        for i, m in enumerate(table.auction.made)
    ]
    if table.phase is Phase.AUCTION and table.turn is not None:
        calls.append(CallView(table.turn, "?", Cell.ON_TURN))
    vulnerable = BySeat.each(lambda s: table.board.vulnerability.of(s.side))
    return AuctionView(COLUMNS, vulnerable, tuple(calls), summary(table))


def summary(table: Table) -> str:
    """The auction in a few words: the contract, or whose turn it is."""
    if table.contract is not None:
        return f"{contract_text(table.contract)} by {SEAT_NAMES[table.contract.declarer]}"
    if table.phase is Phase.AUCTION and table.turn is not None:
        return f"{SEAT_NAMES[table.turn]}’s turn"
    return "passed out"


def call_words(call: Call) -> str:
    """A call with its suit sign."""
    return f"{call.level}{strain_text(call.strain)}" if isinstance(call, Bid) else str(call)


def cell_of(table: Table, place: int, made: Made) -> Cell:
    """How a call stands; an irregular one that nobody has settled is marked so."""
    if made.standing is not Standing.MADE:
        return CELLS[made.standing]
    return Cell.IRREGULAR if any(is_of(i, place) for i in table.irregularities) else Cell.MADE


def is_of(one: Irregularity, place: int) -> bool:
    """Whether an unsettled irregularity is that of the call at this place of the record (0 upwards)."""
    return one.place == place and one.stage in {Stage.COMMITTED, Stage.NOTICED}
