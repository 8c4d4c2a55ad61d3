"""The table: everything on it and known of it, as one value."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from bridgetable.game.auction import Auction, Contract, contract_of, is_over, seat_to_call
from bridgetable.game.boards import Board
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.claims import SETTLED, ClaimStage, How, Objection, Plays
from bridgetable.game.conditions import NO_CONTEST, Agreement, Artificial, Contest, Misheld
from bridgetable.game.deals import Deal
from bridgetable.game.irregularities import Irregularity, Moment, Why
from bridgetable.game.obligations import Obligation
from bridgetable.game.outcomes import Adjustment, Outcome, Outcomes, Relief, certain
from bridgetable.game.penalties import Penalty
from bridgetable.game.play import TRICKS, Trick
from bridgetable.game.regulations import STANDARD, Regulations
from bridgetable.game.seats import Seat, Side
from bridgetable.game.statements.steps import Step
from bridgetable.game.values import cached_property, evolve, field, frozen


class Phase(Enum):
    """The part of the board that the table is in."""

    AUCTION = "auction"
    CLARIFICATION = "clarification period"
    PLAY = "play"
    SUSPENDED = "play suspended"
    END = "play ended"


@frozen
class Exposed:
    """A card lying face up before its owner, who still holds it, without being a penalty card."""

    seat: Seat
    card: Card
    why: Why


@frozen
class FaceDown:
    """A card led face down, which its owner still holds: nobody sees it until it is faced or goes back."""

    seat: Seat
    card: Card


@frozen
class PenaltyCard:
    """A defender's card left face up on the table as Law 50 says; picked up by its owner unasked, it is one still."""

    seat: Seat
    card: Card
    major: bool
    cite: str
    picked_up: bool = False


class Source(Enum):
    """The source of information about a card."""

    ON_TABLE = "penalty card on the table"
    PICKED_UP = "penalty card picked up"
    PLAYED = "penalty card played"
    WITHDRAWN = "withdrawn card"
    SEEN = "card seen"
    MISSING = "card that was missing"
    NAMED = "card named"
    GLIMPSED = "another player's card seen"
    OVERHEARD = "overheard"
    HESITATION = "hesitation"
    HASTE = "undue haste"
    MANNER = "manner"
    REMARK = "remark"
    QUESTION = "question"
    SUIT_QUESTION = "question about a suit"
    CONCESSION = "concession to which partner objected"
    EXPLANATION = "explanation"
    ALERT = "alert"
    NO_ALERT = "failure to alert"


TALK = frozenset(Source) - {
    Source.ON_TABLE,
    Source.PICKED_UP,
    Source.PLAYED,
    Source.WITHDRAWN,
    Source.SEEN,
    Source.MISSING,
}


@frozen
class Information:
    """Knowledge of a card, a call or a word: the sides that may use it, those that may not, and the clause."""

    seat: Seat  # whose card or call it was, or who let it slip
    card: Card | None
    source: Source
    may_use: tuple[Seat, ...]
    may_not: tuple[Seat, ...]
    cite: str
    call: Call | None = None
    words: str = ""  # what was said
    after: int = -1  # how many calls and plays had been made then, or -1 where that does not matter

    @property
    def topic(self) -> tuple[object, ...]:
        """The subject of the information; later information about the same subject replaces it."""
        said = (self.source, self.words, self.after) if self.source in TALK else ()
        return self.seat, self.card, self.call, said


@frozen
class Transfer:
    """Tricks given to a side after play, with the clause and the irregularity that cost them."""

    to: Side
    tricks: int
    cite: str
    irregularity: int
    from_tricks: tuple[int, ...]


class ReviewOf(Enum):
    """A matter that the director reviews when play has ended; the value is the clause shown for it."""

    FORFEITURE = "11A"
    APPLICATION = "12A"
    CARDS_SEEN = "13A2"
    CALLED_WITH_WRONG_HAND = "13B1"
    INFORMATION_USED = "16B3"
    WITHDRAWN_ACTION_USED = "16C3"
    EXTRANEOUS = "16D2c"
    RESTATEMENT = "20E"
    MISINFORMATION = "21B3"
    CALL_REPLACED = "23C"
    BID_REPLACED = "27D"
    NOT_DISCLOSED = "40B3a"
    CALL_NOT_ALLOWED = "40B4"
    HIDDEN_UNDERSTANDING = "40C1"
    MISSING_FROM_DUMMY = "41D"
    DUMMYS_WORDS = "43A1c"
    GAIN_BY_WARNING = "43B3"
    DUMMYS_SUGGESTION = "45F"
    MISLED_IN_PLAY = "47E2b"
    PENALTY_CARD = "50E4"
    PARTNERS_CHOICE = "62D2"
    REVOKE = "64"
    TRICK_POINTED_LATE = "65B3"
    CARD_PLAYED_TWICE = "67B3"
    AWARENESS = "72C"
    DIRECTORS_ERROR = "82C"
    OTHER_TABLE = "86B1"

    @property
    def cite(self) -> str:
        """The clause shown for it."""
        return self.value


@frozen
class Review:
    """A matter kept for the end of play: its subject, its irregularity, and who applied for it (12A), if any."""

    about: ReviewOf
    irregularity: int = 0
    done: bool = False
    by: Seat | None = None

    @property
    def law(self) -> str:
        """The clause shown for it."""
        return self.about.cite


@frozen
class OwnCard:
    """The card that a hand has among its quitted cards for one trick (1 to 13)."""

    seat: Seat
    trick: int


@frozen
class Lost:
    """A card that lies where nobody sees it: its owner, and the trick (1 to 13) it was played to, or 0 if unplayed."""

    seat: Seat
    card: Card
    trick: int


@frozen
class Arrangement:
    """The players' own cards in front of them: which are turned, point wrongly, are mixed or lost."""

    turned: tuple[OwnCard, ...] = ()
    pointed_wrongly: tuple[OwnCard, ...] = ()
    mixed: tuple[Seat, ...] = ()
    lost: tuple[Lost, ...] = ()


IN_ORDER = Arrangement()


@frozen
class Claimed:
    """A claim: who, how many of the remaining tricks for his side (0 to 13), his statement, and its stage."""

    seat: Seat
    tricks: int
    statement: str = ""
    how: How = How.CLAIMED
    stage: ClaimStage = ClaimStage.MADE
    agreed: tuple[Seat, ...] = ()  # those who assent
    objections: tuple[Objection, ...] = ()
    asked: Seat | None = None  # who asks to play on
    doubt_against: Side | None = None  # the side that bears every doubt when it is not the claimer's
    line: Plays = ()  # the play that the director shows
    since: int = 0  # the number of irregularities that there were then
    at: Table | None = field(default=None, repr=False)  # before the claim
    steps: tuple[Step, ...] | None = None  # those of the statement as he saw them, where the words alone read otherwise

    @property
    def is_settled(self) -> bool:
        """True where the board is scored by it."""
        return self.stage in SETTLED

    def tricks_for(self, side: Side, left: int) -> int:
        """The tricks that a side gets by it, of those left (0 to 13)."""
        return self.tricks if self.seat.side is side else left - self.tricks


@frozen
class Table:
    """Board, auction, hands, tricks, cards lying face up, obligations, irregularities and information."""

    board: Board
    auction: Auction
    hands: Deal  # not yet played, those lying face up included
    contract: Contract | None = None
    tricks: tuple[Trick, ...] = ()  # the last is the one in progress
    spread: tuple[Seat, ...] = ()
    face_down: tuple[FaceDown, ...] = ()
    exposed: tuple[Exposed, ...] = ()
    penalty_cards: tuple[PenaltyCard, ...] = ()
    obligations: tuple[Obligation, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()
    information: tuple[Information, ...] = ()
    reviews: tuple[Review, ...] = ()
    transfers: tuple[Transfer, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    claim: Claimed | None = None
    earlier_claims: tuple[Claimed, ...] = ()  # those after which play went on, rightly or not
    moments: frozenset[Moment] = frozenset()
    arrangement: Arrangement = IN_ORDER
    agreements: tuple[Agreement, ...] = ()
    stops: tuple[tuple[Seat, int], ...] = ()  # who has shown the stop card, and after how many calls
    trays: tuple[tuple[Seat, int], ...] = ()  # who has passed the tray beneath the screen, and after how many calls
    screen_opened: tuple[Seat, int] | None = None  # who has said to have opened it, and after how many irregularities
    misheld: tuple[Misheld, ...] = ()
    artificial: tuple[Artificial, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    cancelled: str = ""  # the clause by which the board is not played to its end
    contest: Contest = NO_CONTEST
    regulations: Regulations = STANDARD
    book: Book = LAWS_2017
    agreed: int | None = None  # tricks of declarer’s side that the players agreed on
    entered: int | None = None  # points of North-South on the score sheet, where somebody has told them

    @cached_property
    def phase(self) -> Phase:
        """The part of the board that the table is in."""
        if self.cancelled:
            return Phase.END
        if self.claim is not None:
            return Phase.END if self.claim.is_settled else Phase.SUSPENDED
        if self.tricks:
            done = len(self.tricks) == TRICKS and self.tricks[-1].is_complete
            return Phase.END if done else Phase.PLAY
        if self.contract is not None:
            return Phase.CLARIFICATION
        return Phase.END if is_over(self.auction) else Phase.AUCTION

    @property
    def declarer(self) -> Seat | None:
        """The declarer, presumed until the opening lead is faced, once there is a contract."""
        return None if self.contract is None else self.contract.declarer

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner, once there is a contract."""
        return None if self.contract is None else self.contract.declarer.partner

    @cached_property
    def turn(self) -> Seat | None:
        """The seat to call, or the hand to play; nothing when the play has ended."""
        match self.phase:
            case Phase.PLAY:
                return self.tricks[-1].turn
            case Phase.AUCTION:
                return seat_to_call(self.auction)
            case Phase.CLARIFICATION:
                return None if self.contract is None else self.contract.declarer.lho
            case Phase.SUSPENDED | Phase.END:
                return None

    @property
    def acts(self) -> int:
        """The number of calls and plays made, those taken back in the auction included."""
        return len(self.auction.made) + sum(len(t.cards) for t in self.tricks)

    def before_lead(self, one: Irregularity) -> bool:
        """True where an irregularity occurred before the first card was led, as far as that was noted."""
        return 0 <= one.after <= len(self.auction.made)

    @property
    def now(self) -> tuple[int, int]:
        """The number of calls and plays made, and the number of irregularities."""
        return self.acts, len(self.irregularities)

    @property
    def trick_number(self) -> int:
        """The number of the trick in progress, 1 to 13; 0 during the auction."""
        return len(self.tricks) or (1 if self.contract is not None else 0)

    def trick(self, number: int) -> Trick | None:
        """The trick of this number (1 to 13), unless nobody has come to it, or nothing lies in it any more."""
        return self.tricks[number - 1] if 0 < number <= len(self.tricks) else None

    def card_in(self, number: int, hand: Seat) -> Card | None:
        """The card that a hand has in a trick (1 to 13), if it has one there."""
        trick = self.trick(number)
        return None if trick is None else trick.card_of(hand)

    def is_defender(self, seat: Seat) -> bool:
        """True where this seat is an opponent of declarer."""
        return self.contract is not None and seat.side is not self.contract.declarer.side

    def player_of(self, hand: Seat) -> Seat:
        """The player who plays this hand: declarer for dummy's, else its own owner."""
        return self.contract.declarer if self.contract is not None and hand is self.dummy else hand

    def irregularity(self, number: int) -> Irregularity:
        """The irregularity of this number (1 upwards)."""
        return self.irregularities[number - 1]

    def penalty_cards_of(self, seat: Seat) -> tuple[PenaltyCard, ...]:
        """The penalty cards that lie before this defender."""
        return tuple(p for p in self.penalty_cards if p.seat is seat)

    def penalty_of(self, card: Card) -> str:
        """The sort of penalty card that this is, `major` or `minor`, or nothing."""
        return next(("major" if p.major else "minor" for p in self.penalty_cards if p.card is card), "")

    def has_major_penalty_card(self, seat: Seat) -> bool:
        """True where a major penalty card lies before this defender."""
        return any(p.major for p in self.penalty_cards if p.seat is seat)

    def lies_face_up(self, seat: Seat, card: Card) -> bool:
        """True where this card of the hand lies face up on the table, dummy's among them."""
        return (
            any(p.card is card and not p.picked_up for p in self.penalty_cards)
            or any(e.card is card for e in self.exposed)
            or seat in self.spread
        )

    @cached_property
    def winners(self) -> tuple[Seat, ...]:
        """The hand that won each complete trick, in order."""
        if self.contract is None:
            return ()
        strain = self.contract.strain
        return tuple(t.winner(strain) for t in self.tricks if t.is_complete)

    def tricks_won(self, side: Side) -> int:
        """The tricks (0 to 13) of a side before any transfer: as agreed when play had ended (79A1), else as counted."""
        if self.agreed is None or self.contract is None:
            return self.tricks_counted(side)
        return self.agreed if side is self.contract.declarer.side else TRICKS - self.agreed

    def tricks_counted(self, side: Side) -> int:
        """The tricks (0 to 13) won by a side with cards, and by a claim agreed or decided."""
        won = sum(1 for seat in self.winners if seat.side is side)
        if self.claim is not None and self.claim.is_settled:
            won += self.claim.tricks_for(side, self.tricks_left)
        return won

    @property
    def tricks_left(self) -> int:
        """The tricks (0 to 13) that nobody has won yet, the one in progress included."""
        return TRICKS - len(self.winners)

    def tricks_credited(self, side: Side) -> int:
        """The tricks (0 to 13) of a side after transfers."""
        moved = sum(t.tricks if t.to is side else -t.tricks for t in self.transfers)
        return self.tricks_won(side) + moved

    def outcomes_for(self, side: Side) -> Outcomes:
        """The outcomes for which this side scores, if play has ended, its score is not artificial, and one is due."""
        if self.phase is not Phase.END or any(a.side is side for a in self.artificial):
            return ()
        given = next((a for a in reversed(self.adjustments) if side in a.sides), None)
        if given is not None:
            return given.outcomes(self.contract)
        if self.cancelled:
            return ()
        return certain(self.outcome)

    @property
    def outcome(self) -> Outcome:
        """The outcome of the board by play, claims and transfers."""
        contract = self.contract
        return Outcome(contract, 0 if contract is None else self.tricks_credited(contract.declarer.side))

    def relief_for(self, side: Side) -> Relief | None:
        """The relief of a side beside its score, where it did part of the damage itself (12C1e)."""
        return next((a.relief for a in reversed(self.adjustments) if side in a.sides), None)

    def score_for(self, side: Side) -> int | None:
        """The score in points of this side, from its own point of view; nothing without a single outcome to score."""
        if self.entered is not None and self.phase is Phase.END:
            return self.entered if side is Side.NS else -self.entered
        found = self.outcomes_for(side)
        return found[0].outcome.score_for(side, self.board.vulnerability) if len(found) == 1 else None


def new_table(board: Board) -> Table:
    """The table when the players have taken their cards from this board."""
    return Table(board, Auction(board.dealer), board.deal)


def with_contract_if_over(table: Table) -> Table:
    """The table with its contract, once the auction has ended."""
    return evolve(table, contract=contract_of(table.auction)) if is_over(table.auction) else table


def with_auction(table: Table, auction: Auction) -> Table:
    """The table with these calls and, before any play, their contract; one set up without calls keeps its own."""
    changed = evolve(table, auction=auction)
    if table.tricks or (table.contract is not None and not is_over(table.auction)):
        return changed
    return evolve(changed, contract=contract_of(auction) if is_over(auction) else None)


def tidy_tricks(tricks: Iterable[Trick], contract: Contract) -> tuple[Trick, ...]:
    """The tricks so that the last is the one in progress, led by the winner of the one before."""
    kept = list(tricks)
    while len(kept) > 1 and not kept[-1].cards and not kept[-1].extra:
        kept.pop()
    if kept and kept[-1].is_complete and len(kept) < TRICKS:
        kept.append(Trick(kept[-1].winner(contract.strain)))
    return tuple(kept)
