"""A board written in the forms that other programs and people read."""

from collections.abc import Iterator
from enum import Enum

from bridgetable.formats.from_table import recorded
from bridgetable.formats.lin.values import LIN_SEATS
from bridgetable.formats.lin.write import lin_line, vulnerable_letter
from bridgetable.formats.pbn.write import TagOrder, pbn_text
from bridgetable.formats.records import SEAT_TAGS
from bridgetable.game.boards import Board, Vulnerability
from bridgetable.game.cards import SUITS_DOWN, Suit
from bridgetable.game.deals import Deal, deal_text, suit_text
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import new_table
from bridgetable.language import tr

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
COLUMN = 20
_SIGNS = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}
_VULNERABLE = one_row_each(
    Vulnerability,
    {Vulnerability.NONE: "None", Vulnerability.NS: "N-S", Vulnerability.EW: "E-W", Vulnerability.ALL: "Both"},
)


class DealForm(Enum):
    """The forms in which a deal is copied."""

    PBN = "PBN"
    LIN = "LIN"
    ADDRESS = tr("Hand-viewer address")
    DIAGRAM = tr("Diagram")
    LINE = tr("Line of hands")


def written(board: Board, form: DealForm) -> str:
    """The board, its cards and conditions alone, in a form."""
    match form:
        case DealForm.PBN:
            return pbn_text((recorded(new_table(board)),), TagOrder.AS_READ)
        case DealForm.LIN:
            return lin_line(recorded(new_table(board)))
        case DealForm.ADDRESS:
            return address_of(board)
        case DealForm.DIAGRAM:
            return diagram_of(board)
        case DealForm.LINE:
            return deal_text(board.deal)


def address_of(board: Board) -> str:
    """The address of a hand viewer that shows the board."""
    held = {seat: "".join(f"{suit}{suit_text(board.deal[seat], suit)}" for suit in SUITS_DOWN) for seat in LIN_SEATS}
    hands = "&".join(f"{seat}={cards}".lower() for seat, cards in held.items())
    beside = f"d={board.dealer}&v={vulnerable_letter(board.vulnerability).replace('o', '-')}".lower()
    number = f"&b={board.number}" if board.number else ""
    return f"{VIEWER}?{hands}&{beside}{number}"


def diagram_of(board: Board) -> str:
    """The four hands as they sit, with what is known of the board above them."""
    number = f"Board {board.number}  " if board.number else ""
    head = f"{number}Dealer: {SEAT_TAGS[board.dealer]}  Vul: {_VULNERABLE[board.vulnerability]}"
    return "\n".join([head, "", *diagram_lines(board.deal), ""])


def diagram_lines(deal: Deal) -> Iterator[str]:
    """North above, West and East side by side, South below."""
    rows = {seat: [f"{_SIGNS[s]} {suit_text(deal[seat], s) or '—'}" for s in SUITS_DOWN] for seat in SEATS}
    yield from (" " * COLUMN + row for row in rows[Seat.N])
    yield from (f"{west:<{2 * COLUMN}}{east}" for west, east in zip(rows[Seat.W], rows[Seat.E], strict=True))
    yield from (" " * COLUMN + row for row in rows[Seat.S])
