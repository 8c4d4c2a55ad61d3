"""The calls made at the table, who must call next, and the contract that comes of them."""

from __future__ import annotations

from enum import Enum

from attrs import evolve, frozen

from bridgetable.game.calls import Bid, Call, Double, Pass, Redouble, Strain
from bridgetable.game.seats import Seat, Side


class Standing(Enum):
    """What has become of a call: it stands, was withdrawn, was cancelled, or stands because it was accepted."""

    MADE = "made"
    WITHDRAWN = "withdrawn"
    CANCELLED = "cancelled"
    ACCEPTED = "accepted"


@frozen
class Made:
    """One call by one seat, and whether it stands; calls taken back stay in the record."""

    seat: Seat
    call: Call
    standing: Standing = Standing.MADE
    alerted: str = ""

    @property
    def stands(self) -> bool:
        """Whether the call counts in the auction."""
        return self.standing is Standing.MADE or self.standing is Standing.ACCEPTED


@frozen
class Contract:
    """The final bid, how often it was doubled (1, 2 or 4 times the score), and who plays it."""

    bid: Bid
    doubled: int
    declarer: Seat

    @property
    def strain(self) -> Strain:
        """The denomination."""
        return self.bid.strain

    @property
    def tricks_needed(self) -> int:
        """The tricks that make the contract, 7 to 13."""
        return self.bid.level + 6

    def __str__(self) -> str:
        """Write the contract as 3NT, 4SX or 5DXX, without the declarer."""
        return f"{self.bid}{('', 'X', '', 'XX')[self.doubled - 1]}"


@frozen
class Auction:
    """The dealer and every call made so far, irregular ones included."""

    dealer: Seat
    made: tuple[Made, ...] = ()

    @property
    def standing(self) -> tuple[Made, ...]:
        """The calls that count, in order."""
        return tuple(m for m in self.made if m.stands)

    def with_call(self, made: Made) -> Auction:
        """The auction with one call more."""
        return evolve(self, made=(*self.made, made))


def last_bid(calls: tuple[Made, ...]) -> Made | None:
    """The last bid among these calls, if any."""
    return next((m for m in reversed(calls) if isinstance(m.call, Bid)), None)


def last_but_pass(calls: tuple[Made, ...]) -> Made | None:
    """The last call that is not a pass, if any."""
    return next((m for m in reversed(calls) if not isinstance(m.call, Pass)), None)


def seat_to_call(auction: Auction) -> Seat:
    """Whose turn it is to call: the dealer first, then in rotation from the last call that stands."""
    calls = auction.standing
    return calls[-1].seat.lho if calls else auction.dealer


def is_over(auction: Auction) -> bool:
    """Whether the auction has ended: three passes after a bid, or four passes (Law 22)."""
    calls = auction.standing
    return len(calls) >= 4 and all(isinstance(m.call, Pass) for m in calls[-3:])


def is_admissible(auction: Auction, seat: Seat, call: Call) -> bool:
    """Whether the call by this seat would be legal at its turn (Laws 18 and 19)."""
    calls = auction.standing
    match call:
        case Pass():
            return True
        case Bid():
            last = last_bid(calls)
            return call.level <= 7 and (last is None or _key(call) > _key(last.call))
        case Double():
            last = last_but_pass(calls)
            return last is not None and isinstance(last.call, Bid) and last.seat.side is not seat.side
        case Redouble():
            last = last_but_pass(calls)
            return last is not None and isinstance(last.call, Double) and last.seat.side is not seat.side


def _key(call: Call) -> tuple[int, int]:
    return (call.level, call.strain) if isinstance(call, Bid) else (0, 0)


def contract_of(auction: Auction) -> Contract | None:
    """The contract as the calls so far make it, or nothing when nobody has bid.

    Declarer is the player of the side of the last bid who first bid its denomination (Definitions).
    """
    calls = auction.standing
    last = last_bid(calls)
    if last is None or not isinstance(last.call, Bid):
        return None
    doubled = 1
    for m in reversed(calls):
        if isinstance(m.call, Redouble):
            doubled = 4
        elif isinstance(m.call, Double):
            doubled = max(doubled, 2)
        elif isinstance(m.call, Bid):
            break
    return Contract(last.call, doubled, first_to_bid(calls, last.seat.side, last.call.strain))


def first_to_bid(calls: tuple[Made, ...], side: Side, strain: Strain) -> Seat:
    """The player of a side who first bid a denomination."""
    return next(m.seat for m in calls if m.seat.side is side and isinstance(m.call, Bid) and m.call.strain is strain)
