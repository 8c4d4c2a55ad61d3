"""The common part of Laws 29 to 32: a call out of rotation, and what its player owes when it is cancelled."""

from __future__ import annotations

from bridgetable.game.calls import PASS, Call
from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import CallOwed, Owed
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.laws.common.calls import is_double
from bridgetable.rulings.effects import Imposed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class OutOfRotation:
    """A call out of rotation: whose, its place in the record, whose turn it was."""

    number: int
    seat: Seat
    call: Call
    place: int
    turn: Seat

    @property
    def at_rhos_turn(self) -> bool:
        """Whether it was the turn of the offender's right-hand opponent."""
        return self.turn is self.seat.rho

    @property
    def law(self) -> str:
        """The law that decides when it is cancelled: 30 for a pass, 31 for a bid, 32 for a double."""
        return "30" if self.call == PASS else "32" if is_double(self.call) else "31"

    @property
    def outlook(self) -> Msg:
        """The prospect of the offender's side if the call is not accepted, in a sentence."""
        seat, partner, rho = self.seat, self.seat.partner, self.seat.rho
        if self.at_rhos_turn and self.call == PASS:
            return Msg("{seat} must pass at the next turn.", seat=seat)
        if self.at_rhos_turn:
            words = "If {rho} passes, {seat} must call it again; else a call not comparable makes {partner} pass once."
            return Msg(words, rho=rho, seat=seat, partner=partner)
        words = "{seat} calls anything in turn; unless it is comparable, {partner} must pass once."
        return Msg(words, seat=seat, partner=partner)

    @property
    def outlook_cites(self) -> tuple[str, ...]:
        """The clauses of that outlook."""
        if self.at_rhos_turn:
            return {"30": ("30A",), "31": ("31A1", "31A2b"), "32": ("32A1", "32A2b")}[self.law]
        return {"30": ("30B1bii",), "31": ("31B2",), "32": ("32B2",)}[self.law]


def owes_call(oor: OutOfRotation, owed: Owed, cite: str, ruling: Ruling) -> None:
    """Order that what the offender calls at his proper turn is judged, beside each different call cancelled."""
    owes = (o for o in ruling.table.obligations if isinstance(o, CallOwed) and o.seat is oor.seat)
    if not any(o.call == oor.call for o in owes):
        ruling.orders(Imposed(cite, CallOwed(oor.seat, oor.call, owed, oor.place + 1, cite, oor.number)))
    ruling.orders(Settled(cite, oor.number, Stage.RULED))
