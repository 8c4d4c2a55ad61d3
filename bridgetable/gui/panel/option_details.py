"""The rows beneath an option, where what follows depends on a later choice: each with its clauses at the right."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Chip, TextLayout, lay_out, marked, on_dock, paint_text
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.language import tr
from bridgetable.views.table.table_view import FactView, OptionView

LEFT, RIGHT, BAR, INSIDE, GAP = 60.0, 12.0, 3.0, 13.0, 7.0  # Lengths in a window 1080 high.
GOES_ON = tr("or ")
STRIP_SIDE, STRIP_INSIDE = 17.0, 12.0  # On the projector’s strip: beside the rows, and between the bar and the words.


@frozen(eq=False)
class DetailRow:
    """One row laid out: its words, its clauses, and whether it goes on with what the row above began."""

    text: TextLayout
    chips: tuple[TextLayout, ...]
    goes_on: bool

    @property
    def height(self) -> float:
        """The height that words and clauses need."""
        return max(self.text.size.height(), sum(chip.size.height() for chip in self.chips))


def rows_for(details: tuple[FactView, ...], width: float, look: Look) -> tuple[DetailRow, ...]:
    """The rows laid out for an option of this width."""
    style = evolve(on_dock(look.palette, look.metrics.dock_u * 18), leading=1.36)
    chips = [tuple(lay_out((Chip(cite),), style) for cite in detail.cites) for detail in details]
    widest = max((chip.size.width() for row in chips for chip in row), default=0.0)
    room = width - look.dock(LEFT + RIGHT + INSIDE) - widest - look.dock(12)
    texts = [lay_out(marked(detail.text), style, room) for detail in details]
    goes_on = [detail.text.startswith(GOES_ON) for detail in details]
    return tuple(DetailRow(text, row, on) for text, row, on in zip(texts, chips, goes_on, strict=True))


def details_height(details: tuple[FactView, ...], width: float, look: Look) -> float:
    """The height in logical pixels of all rows; nothing where there are none."""
    rows = rows_for(details, width, look)
    return sum(row.height + look.dock(GAP) for row in rows) + look.dock(4) if rows else 0.0


def paint_details(painter: QPainter, rect: QRectF, details: tuple[FactView, ...], look: Look) -> None:
    """Paint the rows into the lower part of an option, as wide as the option."""
    rule, y = look.palette.option_line, rect.top() + look.dock(GAP) / 2
    left, right = rect.left() + look.dock(LEFT), rect.right() - look.dock(RIGHT)
    rows = rows_for(details, rect.width(), look)
    chips = max((chip.size.width() for row in rows for chip in row.chips), default=0.0)
    high = sum(row.height + look.dock(GAP) for row in rows) - look.dock(GAP)
    painter.fillRect(QRectF(left, y, look.dock(BAR), high), rule)
    for number, row in enumerate(rows):
        if number and not row.goes_on:
            above = y - look.dock(GAP) / 2
            end = right - chips - look.dock(12)
            painter.fillRect(QRectF(left + look.dock(INSIDE), above, end - left - look.dock(INSIDE), 1.0), rule)
            painter.fillRect(QRectF(right - chips, above, chips, 1.0), rule)
        paint_text(painter, QPointF(left + look.dock(INSIDE), y), row.text)
        top = y
        for chip in row.chips:
            paint_text(painter, QPointF(right - chip.size.width(), top), chip)
            top += chip.size.height()
        y += row.height + look.dock(GAP)


# --- on the projector's strip -----------------------------------------------------------------------------------------


@frozen
class Detail:
    """The fullness of the strip: rows and lines of an option, if it stands close, and if there are words beside it."""

    has_rows: bool
    lines: int
    is_tight: bool = False
    has_words: bool = False
    whole: int = 0  # So many options, from the first, have all their lines even so.


FULLEST = Detail(has_rows=True, lines=2, has_words=True)
LESS = (
    evolve(FULLEST, is_tight=True),
    Detail(has_rows=True, lines=2, is_tight=True),
    Detail(has_rows=True, lines=1, is_tight=True),
)
SHORT = tuple(evolve(detail, has_rows=False) for detail in (FULLEST, *LESS))
NONE = Detail(has_rows=False, lines=0, is_tight=True)


def details_for(options: tuple[OptionView, ...]) -> tuple[Detail, ...]:
    """The details to be tried for these options, the fullest first."""
    with_rows = (FULLEST, *LESS) if any(option.details for option in options) else ()
    *more, one_line = SHORT
    in_part = (evolve(one_line, whole=number) for number in range(len(options) - 1, 0, -1))
    return (*with_rows, *more, *in_part, one_line, NONE)


def detailed(option: OptionView, detail: Detail) -> OptionView:
    """The option with as much of it as this detail tells, in whole sentences; a line that stands alone is the last."""
    few = detail.lines < len(option.lines) and option.number > detail.whole
    lines = option.lines[len(option.lines) - detail.lines :] if few else option.lines
    return evolve(option, lines=lines, details=option.details if detail.has_rows else ())


def strip_rows(details: tuple[FactView, ...], width: float, look: Look) -> tuple[TextLayout, ...]:
    """The rows for people at the back of the room, each with its clauses at its end."""
    style = evolve(on_dock(look.palette, look.dock(24)), leading=1.26)
    room = width - look.dock(2 * STRIP_SIDE + STRIP_INSIDE)
    texts = ((*marked(detail.text.replace("\n", " ")), *with_chips("", detail.cites)) for detail in details)
    return tuple(lay_out(text, style, room) for text in texts)


def strip_details_height(details: tuple[FactView, ...], width: float, look: Look) -> float:
    """The height in logical pixels of all rows on the strip; nothing where there are none."""
    return sum(row.size.height() + look.dock(GAP) for row in strip_rows(details, width, look))


def paint_strip_details(painter: QPainter, rect: QRectF, details: tuple[FactView, ...], look: Look) -> None:
    """Paint the rows into the lower part of an option on the strip, as wide as the option."""
    y, left = rect.top(), rect.left() + look.dock(STRIP_SIDE)
    for row in strip_rows(details, rect.width(), look):
        painter.fillRect(QRectF(left, y, look.dock(BAR), row.size.height()), look.palette.option_line)
        paint_text(painter, QPointF(left + look.dock(STRIP_INSIDE), y), row)
        y += row.size.height() + look.dock(GAP)
