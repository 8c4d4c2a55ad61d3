"""The duties of players in the auction: to pass, to make the same call again, to answer for one cancelled."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.auction import Made, seat_to_call
from bridgetable.game.calls import PASS
from bridgetable.game.obligations import AuctionDuty, CallOwed, MustPass, MustRepeat, Owed, Scope
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.rulings.citations import clause


def called_since(table: Table, seat: Seat, since: int) -> Made | None:
    """The first call by this seat that counts, from a place of the record (0 upwards) on."""
    at = place_called_since(table, seat, since)
    return None if at is None else table.auction.made[at]


def place_called_since(table: Table, seat: Seat, since: int) -> int | None:
    """The place of the first call by this seat that counts, from a place of the record (0 upwards) on."""
    later = enumerate(table.auction.made[since:], since)
    return next((at for at, m in later if m.seat is seat and m.stands), None)


def binds_in_auction(duty: AuctionDuty, table: Table) -> bool:
    """Whether a duty to call still binds: until the next call, or to the end of the auction."""
    # A repetition is owed at one turn (31A1): it falls away with the turn, as when a call out of it was accepted, and
    # binds no longer once it has been made, also when it was withdrawn as too low. Who must pass cannot repeat a bid.
    if table.phase is not Phase.AUCTION:
        return False
    match duty:
        case MustPass():
            return duty.scope is Scope.REST or called_since(table, duty.seat, duty.since) is None
        case MustRepeat():
            since = table.auction.made[duty.since :]
            return not any(m.stands or (m.seat, m.call) == (duty.seat, duty.call) for m in since)
        case CallOwed():
            cannot = duty.owed is Owed.REPEAT and duty.call != PASS and must_pass(table, duty.seat) is not None
            return not cannot and called_since(table, duty.seat, duty.since) is None
        case _:
            assert_never(duty)


def must_pass(table: Table, seat: Seat) -> MustPass | None:
    """The duty by which this player must pass at his next turn, if any."""
    for duty in table.obligations:
        if isinstance(duty, MustPass) and duty.seat is seat and binds_in_auction(duty, table):
            return duty
    return None


def must_repeat(table: Table, seat: Seat) -> MustRepeat | None:
    """The duty by which this player must make a call again at his next turn, if any."""
    for duty in table.obligations:
        if isinstance(duty, MustRepeat) and duty.seat is seat and binds_in_auction(duty, table):
            return duty
    return None


@clause("17B", "17C")
def on_turn(table: Table) -> Seat | None:
    """Whose turn it is to call, in the auction."""
    return seat_to_call(table.auction) if table.phase is Phase.AUCTION else None
