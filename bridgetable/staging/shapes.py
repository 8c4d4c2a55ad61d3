"""A hand as a bidder looks at it, and what lies next to a bid."""

from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Double, Pass, Redouble, Strain
from bridgetable.game.cards import Suit, of_suit
from bridgetable.game.deals import Hand
from bridgetable.game.values import frozen

BIDS = 35
"""The number of bids there are."""
MAJORS = (Suit.S, Suit.H)
SUIT_NAMES = {Suit.C: "clubs", Suit.D: "diamonds", Suit.H: "hearts", Suit.S: "spades"}


@frozen
class Shape:
    """A hand as a bidder looks at it: its high-card points, and how long each suit is."""

    points: int
    length: dict[Suit, int]

    @property
    def longest(self) -> Suit:
        """The longest suit; of two equally long ones the higher."""
        return max(Suit, key=lambda s: (self.length[s], s))

    @property
    def is_balanced(self) -> bool:
        """True where there is no singleton, and at most one doubleton."""
        return min(self.length.values()) >= 2 and sum(n == 2 for n in self.length.values()) <= 1


def shape_of(hand: Hand) -> Shape:
    """The hand as a bidder looks at it."""
    return Shape(sum(max(0, c.rank - 10) for c in hand), {s: len(of_suit(hand, s)) for s in Suit})


def over(last: Call | None, strain: Strain) -> Bid:
    """The lowest bid in a denomination over the last one."""
    if not isinstance(last, Bid):
        return Bid(1, strain)
    return Bid(last.level + (0 if strain > last.strain else 1), strain)


def beside(call: Call) -> tuple[Call, ...]:
    """The calls that lie beside one in the bidding box: a denomination or a level off, or a card of the other stack."""
    match call:
        case Bid():
            place = 5 * (call.level - 1) + call.strain
            return tuple(
                Bid(1 + n // 5, Strain(n % 5)) for n in (place + 1, place - 1, place + 5, place - 5) if 0 <= n < BIDS
            )
        case Pass():
            return (DOUBLE,)
        case Double():
            return (PASS, REDOUBLE)
        case Redouble():
            return (DOUBLE,)
