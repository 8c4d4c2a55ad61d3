"""The list of all that can be staged: rows by when it happens, with everyday name, the book's name and law."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from bridgetable.game.values import evolve
from bridgetable.gui.book.book_list import WHAT, BookRows, Index
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Chip, Text, Words, cut_to, lay_out, on_dock, paint_line, paint_text, words
from bridgetable.gui.widgets.blocks import second_style
from bridgetable.language import tr
from bridgetable.views.book.stageable import Row

# At 1080: how high rows and headings are, where words begin.
ROW, HEAD, LEFT = 72.0, 50.0, 26.0


def lit(text: str, typed: str, look: Look) -> Text:
    """Words in which what was typed is bold and in the colour of the pointer."""
    wanted = [re.escape(word) for word in typed.split() if not word[:1].isdecimal()]
    if not wanted:
        return words(text)
    parts = re.split(f"({'|'.join(wanted)})", text, flags=re.IGNORECASE)
    shown = look.palette.pointer
    return tuple(
        span
        for number, part in enumerate(parts)
        for span in (words(part) if number % 2 == 0 else (Words(part, Weight.BOLD, shown),))
    )


class StageList(QListWidget):
    """The rows, with a heading wherever another time begins."""

    EDGES = (LEFT, 20.0)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look, self.typed = look, ""
        self._rows_painted = BookRows(self, self, tr("What can be staged"))

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self._rows_painted.repaint_all()

    def row_height(self, index: Index) -> float:
        """The height of a row in a window 1080 high."""
        return HEAD if isinstance(index.data(WHAT), str) else ROW

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        """Paint the everyday name, the book's name beneath it, and the law at the right."""
        look, row = self.look, index.data(WHAT)
        inside = rect.adjusted(look.dock(LEFT), 0, -look.dock(20), 0)
        chip = lay_out((Chip(row.law),), on_dock(look.palette, look.dock(19)))
        left = inside.right() - chip.size.width()
        paint_text(painter, QPointF(left, inside.center().y() - chip.size.height() / 2), chip)
        room = left - inside.left() - look.dock(12)
        upper = QRectF(inside.left(), inside.top() + look.dock(8), room, look.dock(32))
        name = on_dock(look.palette, look.dock(22))
        paint_line(painter, upper, cut_to(lit(row.name, self.typed, look), name, room), name)
        lower = QRectF(inside.left(), upper.bottom(), room, look.dock(24))
        book = evolve(second_style(look, look.dock(17)))
        paint_line(painter, lower, cut_to(lit(row.in_book, self.typed, look), book, room), book)
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), look.palette.dock_line)

    def show_rows(self, rows: tuple[Row, ...], typed: str) -> None:
        """Show these rows, with what was typed lit, and go to the first."""
        self.typed = typed
        self.clear()
        when = None
        for row in rows:
            if row.when is not when:
                when = row.when
                head = QListWidgetItem(when.value, self)
                head.setData(WHAT, when.value)
                head.setFlags(Qt.ItemFlag.NoItemFlags)
            said = tr("{row}. {in_book}, Law {law}", row=row.name, in_book=row.in_book, law=row.law)
            QListWidgetItem(said, self).setData(WHAT, row)
        if rows:
            self.setCurrentRow(1)
            self.scrollToTop()

    def current(self) -> Row | None:
        """The row that is gone to."""
        what = self.currentIndex().data(WHAT)
        return what if isinstance(what, Row) else None

    def go_to(self, row: Row) -> None:
        """Go to a row."""
        for number in range(self.count()):
            if self.item(number).data(WHAT) == row:
                self.setCurrentRow(number)
