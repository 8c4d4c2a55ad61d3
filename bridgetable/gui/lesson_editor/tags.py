"""The tag of a row of a lesson: a numbered square for a note, a circle for a question, bars for a stop."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.formats.lesson import Sort
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, words
from bridgetable.gui.paint.strokes import fill_round, line_round, pen
from bridgetable.language import tr
from bridgetable.views.lesson import LessonRow

SIDE = 28.0
NAMES = one_row_each(
    Sort,
    {
        Sort.NOTE: tr("Note"),
        Sort.STOP: tr("Stop"),
        Sort.QUESTION: tr("Question"),
        Sort.COMMENT: tr("Comment"),
        Sort.LEFT_OUT: tr("No longer fits"),
    },
)


def name_of(row: LessonRow) -> str:
    """A row for those who do not see it: what it is, where it stands, what it says."""
    number = f" {row.number}" if row.number else ""
    return f"{NAMES[row.sort]}{number}, {row.place}: {row.words}"


def paint_tag(painter: QPainter, rect: QRectF, row: LessonRow, look: Look, *, is_chosen: bool, is_ahead: bool) -> None:
    """Paint a tag in a square; the one looked at is filled, one that is ahead of the present has a thinner line."""
    palette = look.palette
    ink = palette.dock_text if not is_ahead or is_chosen else palette.dock_second
    if row.sort in {Sort.COMMENT, Sort.LEFT_OUT}:
        ink = dimmed(palette) if not is_chosen else palette.dock_text
    radius = rect.height() / 2 if row.sort is Sort.QUESTION else rect.height() * 0.18
    fill_round(painter, rect, radius, ink if is_chosen else palette.bar)
    if not is_chosen:
        line_round(painter, rect, radius, pen(ink, max(1.0, look.bar(1.5 if is_ahead else 2.2)) * palette.lines))
    on = palette.bar if is_chosen else ink
    if row.sort is Sort.STOP:
        paint_bars(painter, rect, on)
        return
    style = on_fill(palette, rect.height() * 0.58, on, Weight.BOLD)
    paint_line(painter, rect, words(letter(row)), evolve(style, align=Align.CENTRE))


def paint_bars(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Two upright bars, the sign of a pause."""
    painter.setPen(pen(colour, rect.height() * 0.13))
    for by in (-0.13, 0.13):
        x = rect.center().x() + by * rect.width()
        painter.drawLine(QLineF(x, rect.top() + rect.height() * 0.3, x, rect.bottom() - rect.height() * 0.3))


def letter(row: LessonRow) -> str:
    """What stands in a tag."""
    match row.sort:
        case Sort.NOTE:
            return str(row.number)
        case Sort.QUESTION:
            return "?"
        case Sort.COMMENT:
            return "#"
        case Sort.LEFT_OUT:
            return "×"
        case Sort.STOP:
            return ""
        case _:
            assert_never(row.sort)
