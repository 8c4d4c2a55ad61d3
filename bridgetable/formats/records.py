"""One board as somebody recorded it: conditions, deal, calls, cards, result, names and remarks, with their lines."""

from enum import Enum

from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.game.auction import Contract
from bridgetable.game.boards import Board, Vulnerability
from bridgetable.game.calls import Bid, Call, Strain
from bridgetable.game.cards import Card
from bridgetable.game.deals import Deal, is_whole
from bridgetable.game.seats import Seat
from bridgetable.game.values import field, frozen
from bridgetable.language import tr

SEAT_TAGS = ("North", "East", "South", "West")
NOWHERE = TextPlace("", 0)


class RecordForm(Enum):
    """The format from which a record was read, cards without a format of records, or our own table."""

    PBN = "PBN"
    LIN = "LIN"
    RBN = "RBN"
    CARDS = "cards"
    TABLE = "table"


class RecordMark(Enum):
    """An irregularity as PBN marks it (standard, 3.9): each one stood."""

    INSUFFICIENT = "^I"
    SKIPPED = "^S"
    REVOKE = "^R"
    LEAD = "^L"


class RecordEnding(Enum):
    """The end of a section as the record gives it: not at all, for good, or to be continued."""

    OPEN = ""
    FINAL = "*"
    CONTINUED = "+"


@frozen
class Tag:
    """A tag of the record with what stands after it; `written` is what the file says: `#` for inherited, or nothing."""

    name: str
    value: str
    written: str | None
    comments: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()
    line: int = field(default=0, eq=False)


@frozen
class CallEntry:
    """A call as recorded, or the place of a player who was skipped (no call); annotations as written, in order."""

    seat: Seat
    call: Call | None
    mark: RecordMark | None = None
    annotations: tuple[str, ...] = ()
    explanation: str = ""
    alerted: str = ""
    line: int = field(default=0, eq=False)


@frozen
class CardEntry:
    """A card as recorded; `sign` is what stands where the card is not told: `-`, `+` or a suit and a dash."""

    seat: Seat
    card: Card | None
    trick: int
    mark: RecordMark | None = None
    annotations: tuple[str, ...] = ()
    explanation: str = ""
    sign: str = ""
    line: int = field(default=0, eq=False)


@frozen
class AuctionRecord:
    """The calls as recorded from the dealer, and the seat in the first column of the table of calls."""

    first: Seat
    entries: tuple[CallEntry, ...] = ()
    ending: RecordEnding = RecordEnding.OPEN

    @property
    def calls(self) -> tuple[CallEntry, ...]:
        """The calls that were made, without the players skipped."""
        return tuple(e for e in self.entries if e.call is not None)


@frozen
class PlayRecord:
    """The rows of cards, each with the seat that held it, and the order of play up to the first unknown card."""

    first: Seat
    entries: tuple[CardEntry, ...] = ()
    in_order: tuple[CardEntry, ...] = ()
    ending: RecordEnding = RecordEnding.OPEN

    @property
    def cards(self) -> tuple[CardEntry, ...]:
        """The cards that were told, in the order of the rows."""
        return tuple(e for e in self.entries if e.card is not None)


@frozen
class ContractRecord:
    """The contract as recorded; level 0 where an end position tells the denomination alone."""

    level: int
    strain: Strain
    doubled: int = 1

    def __str__(self) -> str:
        """Write the contract as PBN does: 3NT, 4SX, or H in an end position."""
        return f"{self.level or ''}{self.strain}{('', 'X', '', 'XX')[self.doubled - 1]}"


@frozen
class Result:
    """Tricks won by declarer's side (0 to 13), and `^` when the players agreed on another number than was played."""

    tricks: int
    mark: str = ""


@frozen
class Record:
    """One board at one table as recorded; what the file does not tell is nothing, an unknown hand is empty."""

    form: RecordForm
    board: int = 0
    tags: tuple[Tag, ...] = ()
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    deal: Deal | None = None
    auction: AuctionRecord | None = None
    contract: ContractRecord | None = None
    passed_out: str = ""
    declarer: Seat | None = None  # the player who played the contract
    swapped: str = ""  # `^` when by right it was his partner (Law 54A)
    play: PlayRecord | None = None
    result: Result | None = None
    claimed: int | None = None
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    place: TextPlace = field(default=NOWHERE, eq=False)
    remarks: tuple[RecordError, ...] = field(default=(), eq=False)  # refused by a strict reader; it can be acted out

    def tag(self, name: str) -> str:
        """The value of a tag, or an empty text."""
        return next((t.value for t in self.tags if t.name == name), "")

    def player(self, seat: Seat) -> str:
        """The name at a seat as written, never interpreted."""
        return self.tag(SEAT_TAGS[seat])

    @property
    def room(self) -> str:
        """The room as written, such as Open or Closed."""
        return self.tag("Room")

    @property
    def is_complete(self) -> bool:
        """True where dealer, vulnerability and all 52 cards are known, so that the board can be put on a table."""
        return self.dealer is not None and self.deal is not None and is_whole(self.deal)

    @property
    def final_contract(self) -> Contract | None:
        """The contract with its declarer, when both are told."""
        contract = self.contract
        if contract is None or self.declarer is None or not contract.level:
            return None
        return Contract(Bid(contract.level, contract.strain), contract.doubled, self.declarer)

    def board_played(self) -> Board | None:
        """The board to put on a table, or nothing when it is not told in full."""
        if self.dealer is None or self.deal is None or not is_whole(self.deal):
            return None
        return Board(self.board, self.dealer, self.vulnerability or Vulnerability.NONE, self.deal)


ROOMS = {"open": "board {board}, open room", "closed": "board {board}, closed room"}


def board_words(board: int, room: str) -> str:
    """A board by its number, with the room of a match where it was played."""
    words = ROOMS.get(room.lower(), "board {board}, {room} room") if room else "board {board}"
    return tr(words, board=board or "?", room=room.lower())
