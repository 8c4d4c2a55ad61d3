"""Every word and card that the screen draws for one eye, and nothing else; suits as their signs, clauses apart."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card, Suit
from bridgetable.game.seats import BySeat, Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import evolve, frozen
from bridgetable.rulings.decisions import Chooser, Sort
from bridgetable.views.eyes import Eye
from bridgetable.views.panel.outcome_form import OutcomeFormView

if TYPE_CHECKING:
    from bridgetable.views.claims.claim import ClaimView
    from bridgetable.views.claims.line import LineView
    from bridgetable.views.claims.sheet import SheetView
    from bridgetable.views.panel.compared_view import ComparedView


class Mark(Enum):
    """The marks on a card besides its face; the words are those on its tab."""

    NONE = ""
    PLAYABLE = "playable"
    MUST = "must"
    FORBIDDEN = "forbidden"
    IRREGULAR = "irregular"
    MAJOR = "major"
    MINOR = "minor"
    LINE = "line"
    LINE_LOST = "line-lost"
    NOTED = "noted"
    INSTEAD = "instead"


@frozen
class CardView:
    """One card: its face, or nothing for a back; its mark, the words on its tab, and the reason why it is barred."""

    card: Card | None
    mark: Mark = Mark.NONE
    tab: str = ""
    reason: str = ""
    cite: str = ""


@frozen
class HandView:
    """The cards still in a hand (those in the tray apart), in the order to be drawn; `columns` when spread as dummy."""

    seat: Seat
    cards: tuple[CardView, ...]
    columns: bool
    trump: Suit | None
    tray: tuple[CardView, ...]
    face_down: bool
    dealt: tuple[Card | None, ...] = ()


class Light(Enum):
    """The light of a seat plate."""

    PLAIN = "plain"
    LIT = "lit"
    WAITS = "waits"
    IRREGULAR = "irregular"


@frozen
class PlateView:
    """A seat plate: the seat's name in capitals, its role, its light, and the word on its pill."""

    seat: Seat
    name: str
    role: str
    light: Light
    pill: str
    wrong: str = ""  # what the player has done wrong, where the pill says that it is his turn


@frozen
class TrickView:
    """The trick on the mat: its number, who leads, each hand's card, the slot that waits, and its word (`lead?`)."""

    number: int
    leader: Seat | None
    cards: BySeat[CardView | None]
    waits: Seat | None
    waiting_word: str
    heading: str = ""
    led: str = ""
    notes: tuple[str, ...] = ()  # said beneath the heading where it lies on the mat again
    winner: Seat | None = None  # who wins it as it lies, where it is ruled on


class Back(Enum):
    """The colour of a quitted trick's back."""

    PLAIN = "plain"
    REVOKE = "revoke"
    TRANSFERRED = "transferred"
    LINE = "line"
    OPEN = "open"


@frozen
class QuittedView:
    """One quitted trick (1 to 13): whether North-South won it, its colour, and whose cards of it point wrongly."""

    number: int
    won_by_ns: bool
    back: Back
    wrong: tuple[Seat, ...] = ()


@frozen
class PlaqueView:
    """The board plaque: contract and declarer, lines beneath, and which sides are vulnerable."""

    title: str
    lines: tuple[str, ...]
    ns_vulnerable: bool
    ew_vulnerable: bool


@frozen
class ScreenView:
    """The screen across the table: whether it is open, and the players with whom the tray lies, if it is there."""

    is_open: bool
    tray: tuple[Seat, ...]


@frozen
class FactView:
    """A sentence that the director says, with its clauses."""

    text: str
    cites: tuple[str, ...]


@frozen
class OptionView:
    """One option: its digit from 1, key, title, at most two lines of consequence, clauses, and its group's heading."""

    number: int
    key: str
    title: str
    lines: tuple[str, ...]
    cites: tuple[str, ...]
    group: str
    details: tuple[FactView, ...] = ()  # rows beneath, where what follows depends on what is chosen later


@frozen
class DecisionView:
    """The question that waits: who answers, the gold banner (bold part, rest), the words, options, and criteria."""

    by: Chooser
    sort: Sort
    banner: tuple[str, str]
    question: str
    cite: str
    options: tuple[OptionView, ...]
    criteria: tuple[str, ...]
    wants_reason: bool
    by_call: bool = False  # the options are calls, of which one is chosen by making it
    compared: ComparedView | None = None  # two calls to be set side by side
    form: OutcomeFormView | None = None  # the options are examples, and any outcome may be answered
    is_number: bool = False  # the options are so many numbers that a pad shows them better than rows
    settled: tuple[FactView, ...] = ()  # what was answered and ordered in this case
    to_come: tuple[FactView, ...] = ()  # what is known to be asked or ruled on after it


@frozen
class FoldedView:
    """A fact that is asked about only when somebody speaks of it: the sentence that stands for it, and the question."""

    cite: str
    silence: str
    question: str
    options: tuple[OptionView, ...]  # numbered on from those of the question that waits


class Sign(Enum):
    """The sign before a line of the trail, and on the timeline."""

    PLAIN = "plain"
    IRREGULAR = "irregular"
    RULING = "ruling"
    HEARD = "heard"


@frozen
class TrailView:
    """One line of what happened so far, with its sign, and at the right where it happened or the clause."""

    sign: Sign
    text: str
    where: str = ""
    cite: str = ""

    @property
    def right(self) -> str:
        """The words at the right."""
        return self.where or self.cite


class Force(Enum):
    """The sort of a thing in force, for its icon."""

    PENALTY_CARD = "penalty-card"
    PROHIBITED = "prohibited"
    REQUIRED = "required"
    TRANSFER = "transfer"
    REVIEW = "review"


@frozen
class ForceView:
    """An order in force: its icon, its player, the sentence, its clause, its end, and a brief form beside a plate."""

    sort: Force
    seat: Seat | None
    text: str
    cite: str
    until: str
    suits: tuple[Suit, ...] = ()
    card: Card | None = None
    brief: tuple[Seat, str] | None = None


@frozen
class InformationView:
    """The information about a card: who may use it, and who may not."""

    text: str
    cite: str


class Cell(Enum):
    """The state of a call in the auction grid."""

    MADE = "made"
    IRREGULAR = "irregular"
    WITHDRAWN = "withdrawn"
    CANCELLED = "cancelled"
    ACCEPTED = "accepted"
    ON_TURN = "on-turn"


@frozen
class CallView:
    """One call of the grid: its player, its words, its state, whether it was alerted, and its meaning, where known."""

    seat: Seat
    text: str
    cell: Cell
    alerted: bool = False
    meaning: str = ""  # by the methods of the side
    told: str = ""  # what the opponents heard of it
    law: str = ""  # that it broke
    number: int = -1  # its place in the record from 0; -1 for the sign of the turn
    place: int = 0  # counts the cells from 0
    stopped: bool = False  # the stop card was shown with it
    heard: tuple[str, ...] = ()  # what was let known of it or just after it
    call: Call | None = None  # none for the sign of the turn


@frozen
class AuctionView:
    """The auction: the seats of the columns from the left, vulnerability of each, the calls in order, and a summary."""

    columns: tuple[Seat, Seat, Seat, Seat]
    vulnerable: BySeat[bool]
    calls: tuple[CallView, ...]
    summary: str
    skipped: tuple[int, ...] = ()  # the cells of players who lost their turn


@frozen
class LedgerRow:
    """One row of the reckoning: words, the figures of North-South and East-West, and whether it is a transfer."""

    text: str
    ns: str
    ew: str
    transfer: bool = False


@frozen
class LossView:
    """One trick that changes sides: its number, the words, and its colour."""

    trick: int
    text: str
    back: Back


@frozen
class LedgerView:
    """The reckoning after play: heading, tricks that change sides, rows of figures, the result, the play itself."""

    heading: str
    losses: tuple[LossView, ...]
    rows: tuple[LedgerRow, ...]
    result: tuple[str, str]
    as_played: tuple[str, str]
    trick: TrickView | None
    held: CardView | None
    held_by: Seat | None
    held_text: str


@frozen
class SignView:
    """The sign beside a plate that its player has let others know something: the sign, and the words for it."""

    sign: str
    words: str


NO_SIGNS: BySeat[tuple[SignView, ...]] = BySeat(((), (), (), ()))
NOTHING_BESIDE: BySeat[tuple[CardView, ...]] = BySeat(((), (), (), ()))


@frozen
class TableView:
    """Everything that one eye sees of a sitting."""

    eye: Eye
    phase: Phase
    plaque: PlaqueView
    plates: BySeat[PlateView]
    director: PlateView | None
    hands: BySeat[HandView]
    trick: TrickView
    quitted: tuple[QuittedView, ...]
    law: str
    law_title: str
    facts: tuple[FactView, ...]
    decision: DecisionView | None
    trail: tuple[TrailView, ...]
    force: tuple[ForceView, ...]
    information: tuple[InformationView, ...]
    auction: AuctionView
    ledger: LedgerView | None
    status: str
    to_notice: tuple[tuple[Card | None, str], ...]
    claim: ClaimView | None = None
    sheet: SheetView | None = None
    line: LineView | None = None
    line_at: int = 0  # the trick of the line that is played out, from 1
    looked: str = ""  # label saying which quitted trick lies faced again
    folded: tuple[FoldedView, ...] = ()
    closing: FactView | None = None  # read aloud when a ruling has just closed
    beside: BySeat[tuple[CardView, ...]] = NOTHING_BESIDE  # what lies beside a trick that is ruled on

    signs: BySeat[tuple[SignView, ...]] = NO_SIGNS
    screen: ScreenView | None = None

    @property
    def open_trick(self) -> int:
        """The quitted trick (1 to 13) that lies open on the mat because it is ruled on, or 0."""
        return self.trick.number if self.trick.notes else 0


def without_ruling(view: TableView) -> TableView:
    """The view without the law in hand, and all that is said, asked and known by it."""
    silent = evolve(view, facts=(), trail=(), information=(), folded=(), closing=None)
    return evolve(silent, law="", law_title="", decision=None, sheet=None)
