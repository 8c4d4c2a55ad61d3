"""The boards of a session in a list: number, dealer, contract, result, score and worth, and what became of each."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter

from bridgetable.game.values import evolve
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, cut_to, on_dock, paint_line, width_of, words
from bridgetable.gui.widgets.blocks import paint_heading, second_style
from bridgetable.gui.widgets.painted import ENTER, Painted
from bridgetable.language import tr, tr_n
from bridgetable.views.match.report import board_cells
from bridgetable.views.match.session import BoardRow, Session
from bridgetable.views.match.words import in_few_words, won_words

SIGNS = 22.0
"""The side of a sign at 1080."""
COLUMNS = ((56.0, 92.0), (112.0, 228.0), (240.0, 380.0), (370.0, 432.0), (430.0, 532.0), (532.0, 614.0))
"""The edges of the columns at 1080, in a list 640 wide: number, dealer, contract, result, score, worth."""
WIDE = 640.0
CONTRACT, SCORE = 2, 4
LEAST = 0.8
"""The smallest type of a long cell, as a part of the usual."""
RIGHT = frozenset({0, 4, 5})
CENTRED = frozenset({3})


def cells(session: Session, row: BoardRow) -> tuple[str, ...]:
    """The cells of a board in the columns of the list."""
    board, vulnerable, _, contract, result, _, _, _ = board_cells(session, row)
    worth = won_words(row.won, session.match.terms.form) if row.line is not None else ""
    if row.line is None:
        return board, vulnerable, tr_n("{n} result", "{n} results", row.scored), "", "", ""
    played = contract or ("" if row.result.is_finished else tr("not played"))
    return board, vulnerable, played, result, in_few_words(row.result.ns), worth


class BoardList(BookTree):
    """The boards; the one that is gone to is shown."""

    shown = Signal(object)
    ROW = 42.0

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Boards"))
        self.session: Session | None = None
        self.currentItemChanged.connect(lambda *_: self.shown.emit(self.current()))

    def show_session(self, session: Session) -> None:
        """List the boards of a session, and stay where somebody was."""
        at = max(0, self.at)
        self.session = session
        self.blockSignals(True)
        self.clear()
        for row in session.rows:
            self.addTopLevelItem(row_of("; ".join(filter(None, board_cells(session, row))), row))
        self.go(min(at, self.topLevelItemCount() - 1))
        self.blockSignals(False)

    @property
    def at(self) -> int:
        """The place of the row that is gone to, from 0; -1 where there is none."""
        return self.currentIndex().row()

    def go(self, to: int) -> None:
        """Go to the row at a place."""
        item = self.topLevelItem(to)
        if item is not None:
            self.setCurrentItem(item)

    def current(self) -> BoardRow | None:
        """The board that is gone to."""
        return self.row_at(self.at)

    def row_at(self, place: int) -> BoardRow | None:
        """The board at a place of the list."""
        item = self.topLevelItem(place)
        what = None if item is None else item.data(0, WHAT)
        return what if isinstance(what, BoardRow) else None

    def step(self, by: int) -> None:
        """Go so many rows on, where there are so many."""
        self.go(self.at + by)

    def go_to(self, board: int) -> None:
        """Go to the first row of a board."""
        rows = () if self.session is None else self.session.rows
        self.go(next((n for n, row in enumerate(rows) if row.board == board), -1))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A page is a board here: the window goes on by one.
        if event.key() in {Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, *ENTER}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        row, look = index.data(WHAT), self.look
        if not isinstance(row, BoardRow) or self.session is None:
            return
        signs = (
            (Icon.TRIANGLE, look.palette.wrong, row.went_wrong),
            (Icon.DIAMOND, look.palette.decides_line, row.ruled),
        )
        for number, (icon, colour, holds) in enumerate(signs):
            if holds:
                paint_icon(painter, sign_box(rect, number, look), icon, colour)
        if row.is_open:
            ring = QRectF(look.dock(4), rect.top() + look.dock(6), look.dock(4), rect.height() - look.dock(12))
            painter.fillRect(ring, look.palette.wrong)
        paint_cells(painter, rect, cells(self.session, row), look)


def sign_box(rect: QRectF, number: int, look: Look) -> QRectF:
    """The box of the first or second sign of a row, before its number."""
    side = look.dock(SIGNS * 0.78)
    return QRectF(look.dock(10 + number * SIGNS) * scale_of(rect, look), rect.center().y() - side / 2, side, side)


def scale_of(rect: QRectF, look: Look) -> float:
    """The width of a row as a part of that for which the columns are told."""
    return rect.width() / look.dock(WIDE)


def paint_cells(painter: QPainter, rect: QRectF, texts: tuple[str, ...], look: Look) -> None:
    """Paint the cells of a row."""
    scale = scale_of(rect, look)
    for number, (text, (left, right)) in enumerate(zip(texts, COLUMNS, strict=True)):
        bold = number in {0, 4}
        style = on_dock(look.palette, look.dock(20), Weight.BOLD if bold else Weight.MEDIUM)
        if number == 1:
            style = second_style(look, look.dock(19))
        align = Align.RIGHT if number in RIGHT else Align.CENTRE if number in CENTRED else Align.LEFT
        # A score that no contract gave alone, such as a weighted one, has the room of that.
        is_alone = number == SCORE and not any(texts[CONTRACT:SCORE])
        begins = COLUMNS[CONTRACT][0] if is_alone else left
        box = QRectF(look.dock(begins) * scale, rect.top(), look.dock(right - begins) * scale, rect.height())
        fits = box.width() / max(1.0, width_of(words(text), style))
        style = evolve(style, size=style.size * max(LEAST, min(1.0, fits)), align=align)
        paint_line(painter, box, cut_to(words(text), style, box.width()), style)


class ListHead(Painted):
    """The heads of the columns, and the title of the list."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.last = ""

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        painter.fillRect(rect, look.palette.dock)
        top = QRectF(look.dock(26), look.dock(8), rect.width(), look.dock(30))
        paint_heading(painter, top, tr("Boards"), (), look)
        scale = scale_of(rect, look)
        heads = ("", tr("dealer, vul"), tr("contract"), tr("result"), tr("N–S"), self.last)
        for number, (text, (left, right)) in enumerate(zip(heads, COLUMNS, strict=True)):
            style = second_style(look, look.dock(17))
            align = Align.RIGHT if number in RIGHT else Align.CENTRE if number in CENTRED else Align.LEFT
            box = QRectF(look.dock(left) * scale, look.dock(38), look.dock(right - left) * scale, look.dock(28))
            paint_line(painter, box, words(text), evolve(style, align=align))
