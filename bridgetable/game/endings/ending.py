"""Endings: the cards that are left, a claimer's plan for them, and a line of play through them."""

from enum import Enum

from bridgetable.game.cards import Card, Suit, of_suit
from bridgetable.game.deals import Deal
from bridgetable.game.play import Trick
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.values import frozen


@frozen
class Bonds:
    """The duties on the hands of an ending besides following suit."""

    # The major and the minor penalty cards that lie before their owners; the suits that the hand on lead may not lead
    # while it keeps the lead; the hands whose first lead is still to come, with the suits of which declarer may bar
    # one; whether declarer has made his choice about the lead in progress; for the trick in progress, where it is
    # known, the only cards that a hand may legally play; and the suits of which declarer may require one at such a
    # first lead.
    majors: frozenset[Card] = frozenset()
    minors: frozenset[Card] = frozenset()
    barred: tuple[Suit, ...] = ()
    owed: tuple[tuple[Seat, tuple[Suit, ...]], ...] = ()
    chosen: bool = False
    only: tuple[tuple[Seat, frozenset[Card]], ...] = ()
    requirable: tuple[tuple[Seat, tuple[Suit, ...]], ...] = ()


UNBOUND = Bonds()


@frozen
class Ending:
    """The cards still in the four hands, the trump suit, the trick in progress with its cards, and what binds hands."""

    hands: Deal
    trump: Suit | None
    trick: Trick
    bonds: Bonds = UNBOUND

    @property
    def tricks_left(self) -> int:
        """The tricks (0 to 13) that are not yet won, the one in progress included."""
        cards = sum(len(h) for h in self.hands) + len(self.trick.cards)
        return cards // len(SEATS)

    def trumps_of(self, side: Side) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
        """The trumps, highest first, that each hand of a side still has; hands without any are left out."""
        if self.trump is None:
            return ()
        held = ((s, tuple(sorted(of_suit(self.hands[s], self.trump), reverse=True))) for s in side.seats)
        return tuple((s, cards) for s, cards in held if cards)


@frozen
class PlayIt:
    """He will play this card as soon as its hand can, leading it, or leading to it from the other hand."""

    card: Card


@frozen
class RunSuit:
    """He will play this suit from the top until he has no more of it."""

    suit: Suit


@frozen
class DrawTrumps:
    """He will lead trumps, from the top, as long as an opponent has one."""


@frozen
class RuffIt:
    """He will lead this card and ruff it in the other hand, perhaps with this trump."""

    card: Card
    using: Card | None = None


@frozen
class RuffSuit:
    """He will ruff a low card of this suit, once, perhaps in this hand, perhaps with this trump."""

    suit: Suit
    seat: Seat | None = None
    using: Card | None = None


@frozen
class Duck:
    """He will lead a low card of this suit and play low from the other hand, once."""

    suit: Suit


@frozen
class Discard:
    """He will throw the lowest of these cards that he has when he cannot follow suit, perhaps on one of these alone."""

    cards: tuple[Card, ...]
    on: tuple[Card, ...] = ()


@frozen
class PlayRound:
    """He will lead this suit once, from the top."""

    suit: Suit


@frozen
class LeadTo:
    """He will lead this suit, or the card `lead`, to his other hand or partner's, perhaps to its card `to`, once."""

    suit: Suit
    to: Card | None = None
    lead: Card | None = None


@frozen
class Reach:
    """He will lead to a card with which this hand wins the trick, if it is not on lead."""

    seat: Seat


@frozen
class RunIt:
    """He will lead this card and play low from the other hand, unless it is covered."""

    card: Card


@frozen
class KnockOut:
    """He will lead the suit of this card as long as an opponent has it."""

    card: Card


@frozen
class SetUp:
    """He will lead this suit until what he has of it is high."""

    suit: Suit


@frozen
class WinIn:
    """He will win a trick of this suit in this hand."""

    suit: Suit
    seat: Seat


@frozen
class CrossRuff:
    """He will ruff in both hands, one after the other, as long as he can."""


@frozen
class TakeTricks:
    """He counts so many tricks (1 to 13) in this suit, in no order beside the others."""

    suit: Suit
    tricks: int


@frozen
class Lose:
    """He will give up a trick in this suit when he has nothing else to play."""

    suit: Suit


@frozen
class DummyIsHigh:
    """He will take what is left with the cards of the other hand."""


Intention = (
    PlayIt
    | RunSuit
    | DrawTrumps
    | RuffIt
    | RuffSuit
    | Duck
    | Discard
    | PlayRound
    | LeadTo
    | Reach
    | RunIt
    | KnockOut
    | SetUp
    | WinIn
    | CrossRuff
    | TakeTricks
    | Lose
    | DummyIsHigh
)


class Order(Enum):
    """The order in which a suit counts as played when nothing was said of it."""

    FROM_THE_TOP = "from the top"
    ANY = "in any order"


class Manner(Enum):
    """The manner in which a card comes into a trick: led, followed, ruffed or discarded."""

    LEAD = "lead"
    FOLLOW = "follow"
    DISCARD = "discard"
    RUFF = "ruff"


class Lapse(Enum):
    """A kind of careless or inferior play, in the order in which it is looked whether one of them loses a trick."""

    THROWS_WINNER = "throws a winner"
    FINESSES = "finesses"
    RUFFS_LOW = "ruffs low"
    RUFFS_HIGH = "ruffs high"
    DUCKS = "ducks"
    CROSSES = "leaves winners behind"
    GIVES_UP = "leads a loser before a winner"


ALL_LAPSES = frozenset(Lapse)
SANE = frozenset[Lapse]()


@frozen
class Irrational:
    """A card not to be played in this manner while there is another, in one trick (1 is in progress) or in all (0)."""

    card: Card
    manner: Manner
    trick: int = 0


@frozen
class Claimer:
    """The claimer, the hands he plays (declarer two, a defender one), and what he said he would do, in order."""

    seat: Seat
    hands: tuple[Seat, ...]
    statement: tuple[Intention, ...] = ()


@frozen
class Choice:
    """A normal play on a line that had an alternative: whose, the card, how, the other card, the trick, what it costs.

    `trick` is 1 for the one in progress when the claim was made; `costs` are the tricks (0 to 13) that cannot be won
    any more after it, whatever the other side does, and could be after the other card; `lapse` is the kind of careless
    play that it is, if it is one.
    """

    seat: Seat
    card: Card
    manner: Manner
    instead: Card
    trick: int
    costs: int
    lapse: Lapse | None = None


@frozen
class LeadBond:
    """The wish that declarer is taken to have for a defender's lead: a suit required, suits prohibited, or neither."""

    leader: Seat
    required: Suit | None
    prohibited: tuple[Suit, ...]


@frozen
class Stuck:
    """A step that cannot be taken when it is due: the trick (1 upwards), the hand on lead, and the step."""

    trick: int
    seat: Seat
    step: Intention


@frozen
class Line:
    """One line of play to the end: every card in order, who won each trick, and how many the claimer's side won."""

    plays: tuple[tuple[Seat, Card], ...]
    winners: tuple[Seat, ...]
    tricks: int
    choices: tuple[Choice, ...] = ()  # the plays of the claimer's side that had an alternative, in order
    exact: bool = True  # every other line was looked at, so that none is worse
    least: int = 0  # where it is not exact, the tricks that the worst line has at least
    best: int | None = None  # what the best of its normal plays could have won, where that is known
    wishes: tuple[tuple[int, LeadBond], ...] = ()  # declarer's about the leads of defenders, with the trick (1 upwards)
    stuck: tuple[Stuck, ...] = ()  # the steps that could not be taken

    @property
    def choice(self) -> Choice | None:
        """The last play of the claimer's side that may be doubted."""
        return self.doubtful[-1] if self.doubtful else None

    @property
    def doubtful(self) -> tuple[Choice, ...]:
        """The plays that cost a trick; where that is not known, all that had an alternative."""
        return self.choices if self.best is None else tuple(c for c in self.choices if c.costs)
