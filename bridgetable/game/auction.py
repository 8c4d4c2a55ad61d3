"""The calls made at the table, who must call next, and the contract to which they lead."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from itertools import pairwise

from bridgetable.game.calls import Bid, Call, Double, Pass, Redouble, Strain
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import cached_property, evolve, frozen

MAX_LEVEL = 7


class Standing(Enum):
    """The standing of a call: whether it counts, and if not, why; one that waits is yet to be accepted or ruled on."""

    MADE = "made"
    WITHDRAWN = "withdrawn"
    CANCELLED = "cancelled"
    ACCEPTED = "accepted"
    WAITING = "waiting"


@frozen
class Made:
    """One call by one seat, and whether it stands; calls taken back stay in the record."""

    seat: Seat
    call: Call
    standing: Standing = Standing.MADE
    alerted: str = ""
    meaning: str = ""  # by the methods of the side, where somebody has said so
    unsaid: bool = False  # the pass of a player who had to pass, over whom the next player called (28A)

    @property
    def stands(self) -> bool:
        """True where the call counts in the auction."""
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

    @property
    def in_words(self) -> str:
        """The contract as it is read in a sentence: 4♠X."""
        return f"{self.bid.in_words}{('', 'X', '', 'XX')[self.doubled - 1]}"

    def __str__(self) -> str:
        """Write the contract as 3NT, 4SX or 5DXX, without the declarer."""
        return f"{self.bid}{('', 'X', '', 'XX')[self.doubled - 1]}"


@frozen
class Reached:
    """The last bid of seven or less, if any, and how often it is doubled (1, 2 or 4 times) admissibly (36C, 38A)."""

    bid: Made | None = None
    doubled: int = 1

    def then(self, made: Made) -> Reached:
        """The height of the bidding after one call more."""
        match made.call:
            case Bid():
                return Reached(made) if made.call.level <= MAX_LEVEL else self
            case Pass():
                return self
            case Double() | Redouble():
                return Reached(self.bid, self.doubled * 2) if self.admits(made.seat, made.call) else self

    def admits(self, seat: Seat, call: Call) -> bool:
        """True where Laws 18 and 19 let this seat make the call at its turn."""
        last = self.bid
        match call:
            case Pass():
                return True
            case Bid():
                return call.level <= MAX_LEVEL and (last is None or _key(call) > _key(last.call))
            case Double():
                return last is not None and self.doubled == 1 and last.seat.side is not seat.side
            case Redouble():
                return last is not None and self.doubled == 2 and last.seat.side is seat.side


@frozen
class Auction:
    """The dealer and every call made so far, irregular ones included."""

    dealer: Seat
    made: tuple[Made, ...] = ()

    @cached_property
    def standing(self) -> tuple[Made, ...]:
        """The calls that count, in order."""
        return tuple(m for m in self.made if m.stands)

    @cached_property
    def reached(self) -> Reached:
        """The height of the bidding."""
        now = Reached()
        for made in self.standing:
            if not isinstance(made.call, Pass):
                now = now.then(made)
        return now

    def with_call(self, made: Made) -> Auction:
        """The auction with one call more."""
        return Auction(self.dealer, (*self.made, made))

    def with_standing(self, place: int, standing: Standing) -> Auction:
        """The auction with another standing for the call at this place of the record (0 upwards)."""
        changed = evolve(self.made[place], standing=standing)
        return evolve(self, made=(*self.made[:place], changed, *self.made[place + 1 :]))

    def before(self, place: int) -> Auction:
        """The auction as the calls before this place of the record make it."""
        return evolve(self, made=self.made[:place])


def seat_to_call(auction: Auction) -> Seat:
    """The seat whose turn it is to call: the dealer first, then in rotation from the last call that stands."""
    calls = auction.standing
    return calls[-1].seat.lho if calls else auction.dealer


def is_over(auction: Auction) -> bool:
    """True where three passes follow a bid, or four come first, with no turn lost (22) and no bid over seven (38A)."""
    return has_three_passes(auction) and missed_turn(auction) is None and first_over_seven(auction) is None


def has_three_passes(auction: Auction) -> bool:
    """True where a call has been followed by three passes."""
    return closes(auction.standing)


def closes(calls: Sequence[Made]) -> bool:
    """True where the last three of at least four calls are passes."""
    if len(calls) < 4:
        return False
    return isinstance(calls[-1].call, Pass) and isinstance(calls[-2].call, Pass) and isinstance(calls[-3].call, Pass)


def missed_turn(auction: Auction) -> Made | None:
    """The first of three closing passes that was out of rotation, so that a player lost his turn (Laws 17D3, 34)."""
    if not has_three_passes(auction):
        return None
    last = auction.standing[-4:]
    return next((m for before, m in pairwise(last) if m.seat is not before.seat.lho), None)


def first_over_seven(auction: Auction) -> Made | None:
    """The first bid of more than seven that has not been taken back."""
    return next((m for m in auction.standing if isinstance(m.call, Bid) and m.call.level > MAX_LEVEL), None)


def is_admissible(auction: Auction, seat: Seat, call: Call) -> bool:
    """True where the call by this seat would be legal at its turn (Laws 18 and 19)."""
    return auction.reached.admits(seat, call)


def _key(call: Call) -> tuple[int, int]:
    return (call.level, call.strain) if isinstance(call, Bid) else (0, 0)


def contract_of(auction: Auction) -> Contract | None:
    """The contract as the calls so far make it, if any; declarer first bid its denomination (Definitions)."""
    last = auction.reached.bid
    if last is None or not isinstance(last.call, Bid):
        return None
    declarer = first_to_bid(auction.standing, last.seat.side, last.call.strain)
    return Contract(last.call, auction.reached.doubled, declarer)


def first_to_bid(calls: tuple[Made, ...], side: Side, strain: Strain) -> Seat:
    """The player of a side who first bid a denomination."""
    return next(m.seat for m in calls if m.seat.side is side and isinstance(m.call, Bid) and m.call.strain is strain)
