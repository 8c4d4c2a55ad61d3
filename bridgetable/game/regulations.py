"""The regulations of an event, as far as the Laws leave it to them: one row each, made into header lines and a form."""

from collections.abc import Iterator
from enum import Enum
from functools import cache

from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.printable import escaped
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr

# The value of a member of these is its word in a journal.


class OpeningLeads(Enum):
    """The way opening leads are made."""

    FACE_DOWN = "face down"
    FACE_UP = "face up"


class CallsBy(Enum):
    """The way calls are made."""

    BOXES = "bidding boxes"
    SPOKEN = "spoken"
    SILENT = "silent bidder"


class Reviewing(Enum):
    """The way in which a player reviews the auction."""

    ASKED = "asked for"
    DISPLAYED = "displayed"


class TheirCard(Enum):
    """The times at which a player may look at the opponents' system card."""

    AT_TURN = "at one's turn"
    ANY_TIME = "at any time"
    BEFORE = "before the auction"


class Reserving(Enum):
    """The act of a player who thinks that an opponent has let his partner know something."""

    ANNOUNCED = "announced"
    DIRECTOR = "call the director"


class LaidDown(Enum):
    """A thing that the authority may allow; where it is not laid down the director is asked."""

    ASKED = "ask the director"
    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class ClaimOrder(Enum):
    """The order in which a suit counts as played that a claim does not mention."""

    ASKED = "ask the director"
    FROM_TOP = "from the top"
    ANY = "any order"


class AssignedScore(Enum):
    """The form of assigned scores."""

    WEIGHTED = "weighted"
    SINGLE = "one result"
    TWO_SIDED = "two-sided"


class PartOfImp(Enum):
    """The rounding of a part of an IMP, once a board is scored."""

    KEPT = "kept"
    AWAY = "half away from the average"
    TOWARDS = "half towards the average"


class NotAllowed(Enum):
    """The score of a board on which a side used an agreement that is not allowed, or fielded a call."""

    ADJUSTED = "assigned"
    AVERAGES = "average plus and minus"


class Elsewhere(Enum):
    """The teams to which a clearly favourable result at the other table may be left where a board is not played."""

    EITHER = "to either team"
    INNOCENT = "to a team not at fault"


class LikeMeaning(Enum):
    """The likeness that the meanings of an insufficient bid and of what replaces it must have."""

    STRICT = "strict"
    LIBERAL = "liberal"


@frozen
class Regulations:
    """The regulations in force; each field has its row in `ROWS`. `named` is the set that they come from, if any."""

    opening_leads: OpeningLeads = OpeningLeads.FACE_DOWN
    bidding: CallsBy = CallsBy.BOXES
    pass_shown: bool = False
    pause: int = 0
    screens: bool = False
    tray_held: int = 0
    alerts: bool = True
    announcements: bool = False
    review: Reviewing = Reviewing.ASKED
    own_card: bool = False
    their_card: TheirCard = TheirCard.AT_TURN
    aids: bool = False
    reserving: Reserving = Reserving.ANNOUNCED
    asking_partner: bool = True
    several_hands: bool = False
    claims: ClaimOrder = ClaimOrder.ASKED
    significant: int = 20
    like_meaning: LikeMeaning = LikeMeaning.STRICT
    varying: LaidDown = LaidDown.ASKED
    not_allowed: NotAllowed = NotAllowed.ADJUSTED
    assigned: AssignedScore = AssignedScore.WEIGHTED
    average_plus: int = 60
    average_minus: int = 40
    average_imps: int = 3
    part_of_imp: PartOfImp = PartOfImp.KEPT
    elsewhere: Elsewhere = Elsewhere.EITHER
    playing_to_lose: LaidDown = LaidDown.FORBIDDEN
    correction: int = 30
    late_correction: LaidDown = LaidDown.ASKED
    appeals: int = 30
    named: str = ""


STANDARD = Regulations()
"""The regulations that the Laws of 2017 have by themselves."""


class Heading(Enum):
    """A part of the form; the value is its heading."""

    PLAY = tr("Auction and play")
    SCORE = tr("Judgement and score")
    TIME = tr("Time")


@frozen
class OneOf:
    """One of some values, each with its words for people; what stands in a journal is a word of its own."""

    values: tuple[Enum | bool, ...]
    titles: tuple[str, ...]

    @property
    def values_told(self) -> str:
        """The words that may stand in a journal."""
        return ", ".join(map(self.write, self.values))

    def read(self, text: str) -> Enum | bool:
        """Read a value. Raises NotationError."""
        for value in self.values:
            if text == self.write(value):
                return value
        raise NotationError(text, tr("one of {values}", values=self.values_told))

    def write(self, value: object) -> str:
        """The word of a value in a journal."""
        return str(value.value) if isinstance(value, Enum) else "yes" if value else "no"

    def told(self, value: object) -> str:
        """A value in words for people."""
        return self.titles[next(n for n, one in enumerate(self.values) if one is value)]


@frozen
class WholeNumber:
    """A whole number between limits, in steps of the form; its words for people have a field `{n}`."""

    least: int
    most: int
    step: int
    words: str
    none: str = ""

    @property
    def values_told(self) -> str:
        """The numbers that may stand in a journal."""
        return tr("a number, {least} to {most}", least=self.least, most=self.most)

    def read(self, text: str) -> int:
        """Read a number. Raises NotationError."""
        if not is_number(text) or not self.least <= int(text) <= self.most:
            raise NotationError(text, self.values_told)
        return int(text)

    def write(self, value: object) -> str:
        """The number in a journal."""
        return str(value)

    def told(self, value: object) -> str:
        """A number in words for people."""
        return self.none if self.none and value == 0 else tr(self.words, n=value)


@frozen
class Regulation:
    """One regulation: its field, its key in a journal's header, its words and form, and the clauses that read it."""

    field: str
    key: str
    group: Heading
    title: str
    by_itself: str  # what is so without it
    form: OneOf | WholeNumber
    clauses: tuple[str, ...]
    own: tuple[tuple[str, object], ...] = ()  # its value in other editions than 2017 where that is another
    closed: tuple[str, ...] = ()  # the editions that leave nothing to the authority here

    def own_in(self, edition: str) -> object:
        """The value that an edition has by itself."""
        return dict(self.own).get(edition, getattr(STANDARD, self.field))

    def told(self, regulations: Regulations) -> str:
        """Its value among these regulations, in words for people."""
        return self.form.told(getattr(regulations, self.field))

    def settled(self, regulations: Regulations, value: object) -> Regulations:
        """The regulations with this one settled otherwise."""
        return evolve(regulations, **{self.field: value})  # type: ignore[arg-type]

    def differs(self, regulations: Regulations, edition: str) -> bool:
        """True where its value is not what the edition has by itself."""
        return bool(getattr(regulations, self.field) != self.own_in(edition))


YES_NO = OneOf((True, False), (tr("yes"), tr("no")))
MINUTES = WholeNumber(0, 600, 5, tr("{n} minutes"))
ROWS = (
    Regulation(
        "opening_leads", "opening leads", Heading.PLAY, tr("Opening leads"),
        tr("the book: face down, unless laid down"),
        OneOf((*OpeningLeads,), (tr("face down"), tr("face up"))), ("41A",),
    ),
    Regulation(
        "bidding", "calls are made by", Heading.PLAY, tr("Calls are made by"),
        tr("the book: in any way that is laid down"),
        OneOf((*CallsBy,), (tr("boxes"), tr("voice"), tr("silent bidder"))), ("18F", "25A2"),
    ),
    Regulation(
        "pass_shown", "last pass shown otherwise", Heading.PLAY, tr("A last pass may be shown otherwise"),
        tr("the book: every pass is a call"), YES_NO, ("18F", "41C"),
    ),
    Regulation(
        "pause", "pause after a jump", Heading.PLAY, tr("Pause after a jump"),
        tr("the book: none, unless laid down"),
        WholeNumber(0, 30, 5, tr("{n} seconds"), tr("none")), ("73A2", "16B1"),
    ),
    Regulation(
        "screens", "screens", Heading.PLAY, tr("Screens"),
        tr("the book: none, unless laid down"), YES_NO, ("80B2e",),
    ),
    Regulation(
        "tray_held", "tray held", Heading.PLAY, tr("A tray soon back tells nothing"),
        tr("behind screens: the director judges any delay"),
        WholeNumber(0, 60, 5, tr("up to {n} seconds"), tr("not laid down")), ("80B2e", "16B1"),
    ),
    Regulation(
        "alerts", "alerts", Heading.PLAY, tr("Calls are alerted"),
        tr("a missing alert is misinformation"), YES_NO, ("40B2aiii", "21B1a"),
    ),
    Regulation(
        "announcements", "announcements", Heading.PLAY, tr("Meanings are announced"),
        tr("a missing one is misinformation; none behind screens"), YES_NO, ("20F5a", "40B2aiii"),
    ),
    Regulation(
        "review", "review of the auction", Heading.PLAY, tr("Review of the auction"),
        tr("the book: an opponent restates it at one’s turn"),
        OneOf((*Reviewing,), (tr("asked for"), tr("displayed"))), ("20B", "20C2"),
    ),
    Regulation(
        "own_card", "own system card may be read", Heading.PLAY, tr("Own system card may be read"),
        tr("the book: declarer’s side, before a lead"), YES_NO, ("20G3", "40B2b"),
    ),
    Regulation(
        "their_card", "opponents' system card", Heading.PLAY, tr("Opponents’ system card may be read"),
        tr("the book: at one’s turn, before, and to explain"),
        OneOf((*TheirCard,), (tr("at his turn"), tr("always"), tr("before"))), ("40B2ciii",), closed=("draft2006",),
    ),
    Regulation(
        "aids", "aids to memory", Heading.PLAY, tr("Notes and other aids to memory"),
        tr("the book: none while the board is played"), YES_NO, ("40B2d",),
    ),
    Regulation(
        "reserving", "doubtful information", Heading.PLAY, tr("After a hesitation an opponent"),
        tr("the book: announces it, unless forbidden"),
        OneOf((*Reserving,), (tr("announces it"), tr("calls the director"))), ("16B2",),
    ),
    Regulation(
        "asking_partner", "defenders ask each other", Heading.PLAY, tr("Defenders ask about a revoke"),
        tr("2007: yes, unless forbidden; 2006: if allowed"), YES_NO, ("61B3",),
        own=(("draft2006", False),), closed=("2017",),
    ),
    Regulation(
        "several_hands", "spectators see several hands", Heading.PLAY, tr("A spectator may see several hands"),
        tr("the book: one, unless allowed; never across a screen"), YES_NO, ("76B1",),
    ),
    Regulation(
        "claims", "suits not mentioned in a claim", Heading.PLAY, tr("A suit that a claim does not mention"),
        tr("the book: as the authority lays down"),
        OneOf((*ClaimOrder,), (tr("ask"), tr("from the top"), tr("any order"))), ("70E2",),
    ),
    Regulation(
        "significant", "significant", Heading.SCORE, tr("Share of peers for a logical alternative"),
        tr("the book: “significant”, no number"), WholeNumber(1, 100, 5, tr("{n} %")), ("16B1b",),
    ),
    Regulation(
        "like_meaning", "insufficient bid replaced", Heading.SCORE, tr("Insufficient bid replaced: like meaning"),
        tr("the book of 2007: the same or more precise"),
        OneOf((*LikeMeaning,), (tr("strict"), tr("liberal"))), ("27B1b",), closed=("2017", "draft2006"),
    ),
    Regulation(
        "varying", "agreeing to vary", Heading.SCORE, tr("Agreeing to vary after their irregularity"),
        tr("the book: allowed, unless forbidden"),
        OneOf((*LaidDown,), (tr("ask"), tr("allowed"), tr("not"))), ("40B2aiv",),
    ),
    Regulation(
        "not_allowed", "agreements not allowed", Heading.SCORE, tr("An agreement not allowed was used"),
        tr("the book: the score is adjusted"),
        OneOf((*NotAllowed,), (tr("assigned"), tr("Ave+ and Ave−"))), ("40B4", "40C1"),
    ),
    Regulation(
        "assigned", "assigned scores", Heading.SCORE, tr("Assigned scores"),
        tr("the book: weighted; two-sided only by that of 2007"),
        OneOf((*AssignedScore,), (tr("weighted"), tr("one result"), tr("two-sided"))), ("12C1c",), closed=("2017",),
    ),
    Regulation(
        "average_plus", "average plus", Heading.SCORE, tr("Average plus"),
        tr("the book: 60 %, otherwise for several boards"), WholeNumber(50, 100, 5, tr("{n} %")), ("12C2a", "12C2d"),
    ),
    Regulation(
        "average_minus", "average minus", Heading.SCORE, tr("Average minus"),
        tr("the book: 40 %, otherwise for several boards"), WholeNumber(0, 50, 5, tr("{n} %")), ("12C2a", "12C2d"),
    ),
    Regulation(
        "average_imps", "average plus in imps of pairs", Heading.SCORE, tr("Average plus of pairs in IMPs"),
        tr("the book: 3, at teams always; otherwise by conditions"),
        WholeNumber(1, 10, 1, tr("{n} IMPs")), ("12C2b", "78D"),
    ),
    Regulation(
        "part_of_imp", "part of an IMP", Heading.SCORE, tr("Part of an IMP"),
        tr("the book: left to the conditions of contest"),
        OneOf((*PartOfImp,), (tr("kept"), tr("½ away from 0"), tr("½ to 0"))), ("12C1c", "78D"),
    ),
    Regulation(
        "elsewhere", "good result at the other table", Heading.SCORE, tr("A good result at the other table is left"),
        tr("the book of 2007: the director may"),
        OneOf((*Elsewhere,), (tr("to either team"), tr("if not at fault"))), ("86B1",), closed=("2017", "draft2006"),
    ),
    Regulation(
        "playing_to_lose", "playing to lose", Heading.SCORE, tr("Playing to lose, for gain elsewhere"),
        tr("the book: everybody plays to win"),
        OneOf((*LaidDown,), (tr("ask"), tr("allowed"), tr("not"))), ("72A", "74A2"),
    ),
    Regulation(
        "correction", "correction period", Heading.TIME, tr("Correction period"),
        tr("the book: 30 minutes, unless laid down"), MINUTES, ("79C1",),
    ),
    Regulation(
        "late_correction", "later corrections", Heading.TIME, tr("Corrected later, if there is no doubt"),
        tr("the book of 2017: if the organiser approves"),
        OneOf((*LaidDown,), (tr("ask"), tr("allowed"), tr("not"))), ("79C2",), closed=("2007", "draft2006"),
    ),
    Regulation(
        "appeals", "rulings and appeals", Heading.TIME, tr("Appeals and late rulings"),
        tr("the book: 30 minutes, unless laid down"), MINUTES, ("92B",),
    ),
)  # fmt: skip
"""Every regulation, in the order of the form and of a header."""

BY_FIELD = {row.field: row for row in ROWS}
for name in Regulations.__annotations__.keys() - {"named"} ^ BY_FIELD.keys():
    raise TypeError(f"a regulation is a field of Regulations and a row of ROWS: {name} is one of them alone")


@frozen
class Contradiction:
    """Two regulations that cannot be laid down together: their fields, and why."""

    fields: tuple[str, str]
    why: str


def contradiction(regulations: Regulations) -> Contradiction | None:
    """The first contradiction among these regulations; what one of them merely leaves without effect is none."""
    if regulations.screens and regulations.bidding is not CallsBy.BOXES:
        why = tr("behind screens calls are made with bidding boxes: nobody beyond would hear or see another call")
        return Contradiction(("screens", "bidding"), why)
    return None


@cache
def own_of(edition: str) -> Regulations:
    """The regulations that an edition of the Laws has by itself."""
    return evolve(STANDARD, **{row.field: value for row in ROWS for year, value in row.own if year == edition})  # type: ignore[arg-type]


def differing(regulations: Regulations, edition: str) -> tuple[Regulation, ...]:
    """The regulations that are not what the edition has by itself."""
    return tuple(row for row in ROWS if row.differs(regulations, edition))


def carried_over(regulations: Regulations, edition: str, other: str) -> Regulations:
    """The regulations under another edition: what was laid down stays, as far as that leaves it to the authority."""
    if edition == other:
        return regulations
    found = evolve(own_of(other), named=regulations.named)
    for row in differing(regulations, edition):
        if other not in row.closed:
            found = row.settled(found, getattr(regulations, row.field))
    return found


def header_of(regulations: Regulations, edition: str) -> Iterator[str]:
    """The lines of a header: those that are not the edition's own, and before them the set that they come from."""
    rows = differing(regulations, edition)
    if rows and regulations.named:
        yield f"regulations: {escaped(regulations.named)}"
    yield from (f"{row.key}: {row.form.write(getattr(regulations, row.field))}" for row in rows)
