"""Records written as LIN: players, cards, conditions, calls with what was said of them, cards played, the claim."""

from collections.abc import Iterable, Iterator

from bridgetable.formats.lin.values import LIN_SEATS
from bridgetable.formats.records import AuctionRecord, Record
from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import Bid, Call, Double, Pass, Redouble, Strain
from bridgetable.game.cards import SUITS_DOWN
from bridgetable.game.deals import Deal, is_whole, suit_text
from bridgetable.game.errors import BridgetableError
from bridgetable.game.rows import one_row_each
from bridgetable.language import tr

_VULNERABLE = one_row_each(
    Vulnerability, {Vulnerability.NONE: "o", Vulnerability.NS: "n", Vulnerability.EW: "e", Vulnerability.ALL: "b"}
)
_ROOMS = {"open": "o", "closed": "c"}
_SIGNS = str.maketrans({"|": "/", "\n": " ", "\r": " "})


class NotInLin(BridgetableError):
    """A board that LIN has no words for."""


def lin_text(records: Iterable[Record]) -> str:
    """The records as the text of a LIN file, a line for each. Raises NotInLin."""
    return "".join(lin_line(record) for record in records)


def lin_line(record: Record) -> str:
    """A record as a line of LIN. Raises NotInLin."""
    return "".join(f"{key}|{text.translate(_SIGNS)}|" for key, text in words_of(record)) + "\n"


def words_of(record: Record) -> Iterator[tuple[str, str]]:
    """The words of a record in the order of LIN. Raises NotInLin."""
    if record.dealer is None or record.deal is None or not is_whole(record.deal):
        raise NotInLin(tr("LIN holds boards with a dealer and four whole hands; keep this one as PBN"))
    if record.final_contract is not None and record.auction is None:
        raise NotInLin(tr("LIN cannot say a contract that was never bid; keep this board as PBN"))
    if record.room.lower() in _ROOMS and record.board:
        yield "qx", f"{_ROOMS[record.room.lower()]}{record.board}"
    yield "pn", ",".join(record.player(seat).replace(",", " ") for seat in LIN_SEATS)
    yield "st", ""
    yield "md", f"{LIN_SEATS.index(record.dealer) + 1}{hands_text(record.deal)}"
    yield "rh", ""
    if record.board:
        yield "ah", f"Board {record.board}"
    yield "sv", vulnerable_letter(record.vulnerability or Vulnerability.NONE)
    if record.auction is not None:
        yield from calls_of(record.auction)
    for entry in record.play.in_order if record.play is not None else ():
        yield "pc", str(entry.card)
        yield from comments_of(entry.annotations)
    if record.result is not None and (record.play is None or len(record.play.in_order) < 52):
        yield "mc", str(record.result.tricks)


def calls_of(auction: AuctionRecord) -> Iterator[tuple[str, str]]:
    """The calls with their explanations. Raises NotInLin when a player was skipped: LIN does not record who called."""
    for entry in auction.entries:
        if entry.call is None:
            raise NotInLin(tr("LIN cannot say that a player was skipped in the auction; keep this board as PBN"))
        yield "mb", call_text(entry.call) + ("!" if entry.alerted else "")
        if entry.explanation:
            yield "an", entry.explanation
        yield from comments_of(entry.annotations)


def comments_of(annotations: Iterable[str]) -> Iterator[tuple[str, str]]:
    """The comments among what stands behind a call or a card; PBN's other signs have no words in LIN."""
    for comment in annotations:
        if comment.startswith("{"):
            yield "nt", comment.removeprefix("{").removesuffix("}")


def call_text(call: Call) -> str:
    """A call as LIN writes it: p, d, r, 1N."""
    match call:
        case Pass():
            return "p"
        case Double():
            return "d"
        case Redouble():
            return "r"
        case Bid():
            return f"{call.level}{'N' if call.strain is Strain.NT else call.strain}"


def hands_text(deal: Deal) -> str:
    """The four hands from South clockwise, each suit behind its letter."""
    return ",".join("".join(f"{s}{suit_text(deal[seat], s)}" for s in SUITS_DOWN) for seat in LIN_SEATS)


def vulnerable_letter(vulnerability: Vulnerability) -> str:
    """A vulnerability as LIN writes it: o, n, e or b."""
    return _VULNERABLE[vulnerability]
