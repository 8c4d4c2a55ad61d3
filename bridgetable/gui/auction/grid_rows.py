"""Where the calls of an auction stand in the grid, and how much is told of each where there is little room."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, Style, Text, TextLayout, lay_out, words
from bridgetable.gui.widgets.blocks import cut, second_style
from bridgetable.gui.widgets.call_art import CallModel, CallState, word_behind
from bridgetable.views.table.auction_grid import differs, short_meaning
from bridgetable.views.table.table_view import AuctionView, CallView, Cell

CELLS = one_row_each(
    Cell,
    {
        Cell.MADE: CallState.MADE,
        Cell.IRREGULAR: CallState.IRREGULAR,
        Cell.WITHDRAWN: CallState.WITHDRAWN,
        Cell.CANCELLED: CallState.CANCELLED,
        Cell.ACCEPTED: CallState.ACCEPTED,
        Cell.ON_TURN: CallState.ON_TURN,
    },
)
GONE = {Cell.WITHDRAWN, Cell.CANCELLED}
HIGH, LOW, GAP, APART, SMALL = 36.0, 28.0, 4.0, 5.0, 15.0
"""Heights of a call that counts and of one taken back, the gaps, and small type, in a window 1080 high."""
MOST_LINES = 2
"""As many lines a meaning may take beneath its call."""

WITH_MEANINGS, IN_SHORT = 0, 1
"""The levels of detail: from two on, one row less for each."""


@frozen(eq=False)
class GridEntry:
    """A call in the grid, or a skipped turn where there is none: what is painted, where, and the lines beneath it.

    `more` tells that a meaning is known for which there was no room.
    """

    rect: QRectF
    place: int
    call: CallView | None = None
    model: CallModel | None = None
    beneath: tuple[TextLayout, ...] = ()
    more: bool = False


@frozen(eq=False)
class Rows:
    """The entries that are shown, from (0, 0), their height in logical pixels, and how many rows are not shown."""

    entries: tuple[GridEntry, ...]
    height: float
    hidden: int


def row_count(auction: AuctionView) -> int:
    """How many rows the whole auction takes."""
    return max((call.place // 4 + 1 for call in auction.calls), default=0)


def lay_out_rows(auction: AuctionView, level: int, width: float, look: Look, back: int = 0) -> Rows:
    """The calls laid out at a level of detail: the last rows where not all are shown, or those so many further back."""
    count = row_count(auction)
    hidden = max(0, min(level - IN_SHORT, count - 1))
    first = hidden - min(back, hidden)
    top = 0.0
    entries: list[GridEntry] = []
    for row in range(first, first + count - hidden):
        cells = [tuple(cell(auction, place, level, width, look)) for place in range(4 * row, 4 * row + 4)]
        entries += [moved_down(entry, top) for made in cells for entry in made]
        top += max(cell_height(made, look) for made in cells) + look.dock(GAP)
    return Rows(tuple(entries), top, hidden)


def moved_down(entry: GridEntry, down: float) -> GridEntry:
    """The entry further down."""
    where = entry.rect.translated(0, down)
    return GridEntry(where, entry.place, entry.call, entry.model, entry.beneath, entry.more)


def cell(auction: AuctionView, place: int, level: int, width: float, look: Look) -> Iterator[GridEntry]:
    """The content of a cell of the grid from top to bottom: calls taken back, and the one that counts."""
    wide = (width - 3 * look.dock(APART)) / 4
    left, top = place % 4 * (wide + look.dock(APART)), 0.0
    if place in auction.skipped:
        yield GridEntry(QRectF(left, top, wide, look.dock(HIGH)), place)
    for call in auction.calls:
        if call.place == place:
            lines = tuple(lines_beneath(call, wide, look)) if level == WITH_MEANINGS else ()
            high = look.dock(LOW if call.cell in GONE else HIGH)
            rect = QRectF(left, top, wide, high)
            more = bool(call.meaning or call.told) and not lines and call.cell not in GONE
            yield GridEntry(rect, place, call, model_of(call), lines, more)
            top += high + sum(line.size.height() for line in lines) + look.dock(GAP)


def cell_height(entries: tuple[GridEntry, ...], look: Look) -> float:
    """The height of a cell with what stands in it; that of one call where it is empty."""
    last = entries[-1] if entries else None
    return look.dock(HIGH) if last is None else last.rect.bottom() + sum(t.size.height() for t in last.beneath)


def model_of(call: CallView) -> CallModel:
    """What is painted of a call."""
    state = CELLS[call.cell]
    return CallModel(words(call.text), state, word_behind(state, call.law), call.alerted, call.stopped)


def lines_beneath(call: CallView, width: float, look: Look) -> Iterator[TextLayout]:
    """The lines beneath a call that counts: what it means, and in amber what else the opponents were told."""
    if call.cell in GONE:
        return
    style = small_style(look)
    if call.meaning:
        yield in_lines(words(short_meaning(call.meaning)), style, width)
    if call.told and differs(call.meaning, call.told):
        colour = look.palette.irregular if call.meaning else style.colour
        yield in_lines(words(f"“{short_meaning(call.told)}”"), evolve(style, colour=colour), width)


def small_style(look: Look) -> Style:
    """The style of what stands beneath a call."""
    return evolve(second_style(look, look.dock(SMALL)), align=Align.CENTRE, leading=1.2)


def in_lines(text: Text, style: Style, width: float) -> TextLayout:
    """The text wrapped to the width, ended by an ellipsis where it would take too many lines."""
    laid = lay_out(text, style, width)
    return laid if laid.lines <= MOST_LINES else lay_out(cut(text, style, 1.7 * width), style, width)
