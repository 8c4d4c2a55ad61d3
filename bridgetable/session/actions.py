"""Everything that somebody can do at the table, as a closed union of values."""

from __future__ import annotations

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Moment
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.rulings.decisions import Answer
from bridgetable.session.adjust.actions import AdjustAction
from bridgetable.session.claims.actions import ClaimAction
from bridgetable.session.conduct.actions import ConductAction
from bridgetable.session.deal.actions import DealAction
from bridgetable.session.score.actions import ScoreAction
from bridgetable.session.table.actions import TableAction
from bridgetable.session.talk.actions import TalkAction


@frozen
class MakeCall:
    """A seat calls, in turn or not; `meaning` is what the call shows by the methods of the side, if that is told."""

    seat: Seat
    call: Call
    meaning: str = ""


@frozen
class ChangeCall:
    """A seat that has called says that it means, or would rather make, another call (Law 25)."""

    seat: Seat
    call: Call


@frozen
class CallTogether:
    """Two seats call at the same moment; the call of the one whose turn it was counts as the first (Law 33)."""

    seat: Seat
    call: Call
    other: Seat
    others_call: Call


@frozen
class LeadFaceDown:
    """A defender makes the opening lead face down (Law 41A)."""

    seat: Seat
    card: Card


@frozen
class FaceLead:
    """A defender faces the card that he led face down."""

    seat: Seat
    card: Card


@frozen
class PlayCard:
    """A card is played from a hand; for dummy's hand, declarer has named it."""

    seat: Seat
    card: Card


@frozen
class LeadCard:
    """A card is led from a hand, also while the trick before is unfinished."""

    seat: Seat
    card: Card


@frozen
class PlayCards:
    """Two or more cards are played from one hand at once, all faces to be seen (Law 58B)."""

    seat: Seat
    cards: tuple[Card, ...]


@frozen
class AddCard:
    """A hand that has played to the trick in progress, or to the one just completed, puts another card to it (45E)."""

    seat: Seat
    card: Card


@frozen
class ChangeCard:
    """Declarer says that he meant this card of dummy's and not the one that dummy has played (Law 45C4b)."""

    seat: Seat
    card: Card


@frozen
class TakeBack:
    """A player takes back a card that he has played, or that lies face up before him, without the director."""

    seat: Seat
    card: Card


@frozen
class DropCard:
    """A card is exposed by accident."""

    seat: Seat
    card: Card


@frozen
class ShowCard:
    """A card is exposed on purpose, but not played."""

    seat: Seat
    card: Card


@frozen
class NameCard:
    """A player says that he holds a card."""

    seat: Seat
    card: Card


@frozen
class SpreadHand:
    """A player spreads his hand as dummy does."""

    seat: Seat


@frozen
class Notice:
    """A player draws attention: to one card's irregularity, or to all that is irregular."""

    seat: Seat
    card: Card | None = None


@frozen
class Reply:
    """The question that waits is answered."""

    answer: Answer


@frozen
class Waive:
    """The director waives the rectification of the case in hand, for cause, at the non-offenders' request (81C5)."""

    reason: str


@frozen
class Forfeit:
    """The director rules that the right to rectify the case in hand is forfeited, and says why (Law 11A)."""

    reason: str


@frozen
class TakeBackRuling:
    """The director takes back the last ruling by this law, and says why (Law 82)."""

    law: str
    reason: str = ""


@frozen
class TimePasses:
    """A point of time after play is reached."""

    moment: Moment


PlainAction = (
    MakeCall
    | ChangeCall
    | CallTogether
    | LeadFaceDown
    | FaceLead
    | PlayCard
    | LeadCard
    | PlayCards
    | AddCard
    | ChangeCard
    | TakeBack
    | DropCard
    | ShowCard
    | NameCard
    | SpreadHand
    | Notice
    | Reply
    | Waive
    | Forfeit
    | TakeBackRuling
    | TimePasses
)
Action = PlainAction | TableAction | TalkAction | ClaimAction | DealAction | ScoreAction | AdjustAction | ConductAction
