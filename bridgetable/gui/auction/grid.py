"""The auction in four columns: skipped turns, alerts, meanings, and calls taken back with what became of them."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, Style, Text, TextLayout, lay_out, paint_line, paint_text, words
from bridgetable.gui.paint.strokes import grown, line_round, pen
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.blocks import Block, cut, second_style
from bridgetable.gui.widgets.call_art import CallModel, paint_call, word_behind
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.language import tr
from bridgetable.views.table.auction_grid import said_of
from bridgetable.views.table.table_view import AuctionView, CallView, Cell

HEAD = 26.0
"""The line that names the seats, in a window 1080 high."""
HINT = tr("Click: tell what it means. Right button: explain, alert, ask.")
GONE = {Cell.WITHDRAWN, Cell.CANCELLED}
HIGH, LOW, GAP, APART, SMALL = 36.0, 28.0, 4.0, 5.0, 15.0
"""Heights of a call that counts and of one taken back, the gaps, and small type, in a window 1080 high."""
MOST_LINES = 2
"""As many lines a meaning may take beneath its call."""

WITH_MEANINGS, IN_SHORT = 0, 1
"""The levels of detail: from two on, one row less for each."""


@frozen(eq=False)
class GridEntry:
    """A call in the grid, or a skipped turn where there is none: its art, its place, and the lines beneath it."""

    rect: QRectF
    place: int
    call: CallView | None = None
    model: CallModel | None = None
    beneath: tuple[TextLayout, ...] = ()
    more: bool = False  # A meaning is known for which there was no room.


@frozen(eq=False)
class Rows:
    """The entries that are shown, from (0, 0), their height in logical pixels, and how many rows are not shown."""

    entries: tuple[GridEntry, ...]
    height: float
    hidden: int


def row_count(auction: AuctionView) -> int:
    """The number of rows that the whole auction takes."""
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
        entries += [evolve(entry, rect=entry.rect.translated(0, top)) for made in cells for entry in made]
        top += max(cell_height(made, look) for made in cells) + look.dock(GAP)
    return Rows(tuple(entries), top, hidden)


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
    """The model by which a call is painted."""
    return CallModel(words(call.text), call.cell, word_behind(call.cell, call.law), call.alerted, call.stopped)


def lines_beneath(call: CallView, width: float, look: Look) -> Iterator[TextLayout]:
    """The lines beneath a call that counts: its meaning, and in amber the other explanations that opponents had."""
    if call.cell in GONE or not (call.meaning or call.told):
        return
    from bridgetable.views.words.short_meaning import differs, short_meaning

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


class AuctionBlock(Block):
    """The grid; `chosen` is emitted with the place in the record of a clicked call, `menu_wanted` also with a point."""

    chosen = Signal(int)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.auction: AuctionView | None = None
        self.level = 0
        self.at = -1
        self._back = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)

    def show_auction(self, auction: AuctionView) -> None:
        """Show this auction, its last calls where not all have room."""
        if self.auction is not None and auction.calls != self.auction.calls:
            self.at, self._back = -1, 0
        self.auction = auction
        said = ". ".join(said_of(call, auction) for call in auction.calls if call.number >= 0)
        self.setAccessibleName(tr("Auction: {said}", said=said or tr("no call yet")))
        self.update()

    # Where it stands.

    def _rows(self, level: int, width: float, back: int = 0) -> Rows:
        if self.auction is None:
            return Rows((), 0.0, 0)
        return lay_out_rows(self.auction, level, width, self.look, back)

    @property
    def last_level(self) -> int:
        """The least of detail: without meanings, and no more than two rows."""
        rows = 0 if self.auction is None else row_count(self.auction)
        return IN_SHORT + max(0, rows - 2)

    def height_for(self, width: float) -> float:
        return self._height(self.level, width)

    def _height(self, level: int, width: float) -> float:
        return self.look.dock(HEAD) + self._rows(level, width).height

    def _fitting(self, rect: QRectF) -> Rows:
        """The cells at the first size that fits, as far back as somebody has scrolled."""
        level = self.level
        while level < self.last_level and self._height(level, rect.width()) > rect.height() + 2:
            level += 1
        return self._rows(level, rect.width(), self._back)

    # What is painted.

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        if self.auction is None:
            return
        look, apart = self.look, self.look.dock(APART)
        wide = (rect.width() - 3 * apart) / 4
        for number, seat in enumerate(self.auction.columns):
            left = rect.left() + number * (wide + apart)
            paint_line(painter, QRectF(left, rect.top(), wide, look.dock(22)), *self._head(seat))
        painter.save()
        painter.setClipRect(rect.adjusted(-look.dock(6), look.dock(22), look.dock(6), look.dock(6)))
        for entry in self._fitting(rect).entries:
            self._paint_entry(painter, self._placed(entry, rect), entry)
        painter.restore()

    def _placed(self, entry: GridEntry, rect: QRectF) -> QRectF:
        return entry.rect.translated(rect.left(), rect.top() + self.look.dock(HEAD))

    def _paint_entry(self, painter: QPainter, box: QRectF, entry: GridEntry) -> None:
        look, palette = self.look, self.look.palette
        if entry.model is None:
            paint_line(painter, box, words(tr("skipped")), small_style(look))
            return
        paint_call(painter, box, entry.model, palette, look.metrics)
        under = box.bottomLeft() + QPointF(0, 1)
        for line in entry.beneath:
            paint_text(painter, under, line)
            under += QPointF(0, line.size.height())
        if entry.call is not None and entry.call.heard:
            side = look.dock(15)
            corner = QRectF(box.left() + 0.15 * side, box.top() - 0.2 * side, side, side)
            paint_icon(painter, corner, Icon.SPEECH, palette.dock_text)
        if entry.more:
            self._paint_more(painter, box)
        if entry.call is not None and is_ringed(self) and entry.call.number == self.at:
            line_round(painter, grown(box, look.dock(2)), look.dock(7), pen(palette.pointer, look.dock(3)))

    def _paint_more(self, painter: QPainter, box: QRectF) -> None:
        """Three dots beneath a call of which more is known than is shown."""
        side = self.look.dock(3)
        for step in (-1, 0, 1):
            middle = QPointF(box.center().x() + step * 2.4 * side, box.bottom() - 1.6 * side)
            painter.fillRect(QRectF(middle.x() - side / 2, middle.y(), side, side), self.look.palette.dock_second)

    def _head(self, seat: Seat) -> tuple[Text, Style]:
        look, palette = self.look, self.look.palette
        style = evolve(second_style(look, look.dock(17), Weight.BOLD), align=Align.CENTRE)
        if self.auction is not None and self.auction.vulnerable[seat]:
            return words(tr("{seat} vul", seat=str(seat))), evolve(style, colour=palette.wrong)
        return words(str(seat)), style

    # What people do.

    def number_at(self, at: QPointF) -> int:
        """The place in the record of the call under a point, or -1."""
        rect = self.area()
        found = (e for e in self._fitting(rect).entries if e.call is not None and self._placed(e, rect).contains(at))
        return next((e.call.number for e in found if e.call is not None), -1)

    def place_of(self, number: int) -> QRectF:
        """The rectangle of the call at this place of the record; empty where it is not shown."""
        rect = self.area()
        shown = (e for e in self._fitting(rect).entries if e.call is not None and e.call.number == number)
        return next((self._placed(e, rect) for e in shown), QRectF())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self.number_at(event.position()) >= 0
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        number = self.number_at(event.position())
        if number >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(number)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() is QContextMenuEvent.Reason.Keyboard
        number = self.at if by_key else self.number_at(QPointF(event.pos()))
        if number >= 0:
            there = self.place_of(number).bottomLeft().toPoint() if by_key else event.pos()
            self.menu_wanted.emit(number, self.mapToGlobal(there))

    def wheelEvent(self, event: QWheelEvent) -> None:
        step = 1 if event.angleDelta().y() > 0 else -1
        self._go_back(self._back + step)

    def _go_back(self, rows: int) -> None:
        self._back = max(0, min(rows, self._fitting(self.area()).hidden))
        self.update()

    def tip_at(self, at: QPointF) -> str:
        said = self._said(self.number_at(at))
        return f"{said}\n{HINT}" if said else ""

    def _said(self, number: int) -> str:
        if self.auction is None:
            return ""
        return next((said_of(call, self.auction) for call in self.auction.calls if call.number == number >= 0), "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        calls = self._numbers()
        if self.at not in calls and calls:
            self.at = calls[-1]
        super().focusInEvent(event)

    def _numbers(self) -> list[int]:
        return [] if self.auction is None else [call.number for call in self.auction.calls if call.number >= 0]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        calls, key = self._numbers(), Qt.Key(event.key())
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -4, Qt.Key.Key_Down: 4}
        if self.at not in calls:
            self.at = calls[-1] if calls else -1
        if calls and key in steps:
            self._walk(calls[max(0, min(len(calls) - 1, calls.index(self.at) + steps[key]))])
        elif calls and key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.chosen.emit(self.at)
        else:
            super().keyPressEvent(event)

    def _walk(self, number: int) -> None:
        self.at = number
        hidden = self._hidden_behind(number)
        if hidden:
            self._go_back(self._back + hidden)
        announce(self, self._said(number))
        self.update()

    def _hidden_behind(self, number: int) -> int:
        """By how many rows to scroll back (forward if negative) so that a call can be seen."""
        if self.auction is None or not self.place_of(number).isEmpty():
            return 0
        row = next(call.place // 4 for call in self.auction.calls if call.number == number)
        shown = {e.place // 4 for e in self._fitting(self.area()).entries}
        return min(shown) - row if row < min(shown) else max(shown) - row
