"""The lane over the timeline: a tag for every note, question and stop, each over its place; a tag can be dragged."""

from collections.abc import Callable, Iterator
from itertools import groupby

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.formats.lesson import Sort
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.painted import Painted, PaintedButton
from bridgetable.language import tr
from bridgetable.views.lesson import LessonRow, LessonView

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

LETTERS = one_row_each(Sort, {Sort.NOTE: "", Sort.QUESTION: "?", Sort.COMMENT: "#", Sort.LEFT_OUT: "×", Sort.STOP: ""})


def name_of(row: LessonRow) -> str:
    """A row for those who do not see it: its sort, its place, its words."""
    number = f" {row.number}" if row.number else ""
    return f"{NAMES[row.sort]}{number}, {row.place}: {row.words}"


def paint_tag(painter: QPainter, rect: QRectF, row: LessonRow, look: Look, *, is_chosen: bool, is_ahead: bool) -> None:
    """Paint a tag in a square; the current one is filled, one that is ahead of the present has a thinner line."""
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
    paint_line(painter, rect, words(LETTERS[row.sort] or str(row.number)), evolve(style, align=Align.CENTRE))


def paint_bars(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Two upright bars, the sign of a pause."""
    painter.setPen(pen(colour, rect.height() * 0.13))
    for by in (-0.13, 0.13):
        x = rect.center().x() + by * rect.width()
        painter.drawLine(QLineF(x, rect.top() + rect.height() * 0.3, x, rect.bottom() - rect.height() * 0.3))


HEIGHT, APART = 44.0, 4.0  # The height of the lane and the least gap between tags, in a window 1080 high.


class Tag(PaintedButton):
    """One tag; `carried` is emitted with the place on the lane to which it is dragged, `dropped` where it is let go."""

    carried = Signal(float)
    dropped = Signal(float)

    def __init__(self, look: Look, lane: QWidget) -> None:
        super().__init__(look, parent=lane)
        self._lane = lane
        self.row: LessonRow | None = None
        self.is_chosen, self.is_ahead = False, False
        self._from: QPoint | None = None
        self._moves = False
        # The rows in the dock are for the keyboard: so many tags would be in its way.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_row(self, row: LessonRow, *, is_chosen: bool, is_ahead: bool) -> None:
        """Show a row."""
        self.row, self.is_chosen, self.is_ahead = row, is_chosen, is_ahead
        self.setAccessibleName(name_of(row))
        self.setToolTip(name_of(row))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from, self._moves = event.globalPosition().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.globalPosition().toPoint()
        if self._from is not None and (at - self._from).manhattanLength() >= QApplication.startDragDistance():
            self._moves = True
        if self._moves:
            self.carried.emit(self._on_lane(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        moves, self._from, self._moves = self._moves, None, False
        if moves:
            self.setDown(False)
            self.dropped.emit(self._on_lane(event.globalPosition().toPoint()))
        else:
            super().mouseReleaseEvent(event)

    def _on_lane(self, at: QPoint) -> float:
        return float(self._lane.mapFromGlobal(at).x())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        if self.row is None:
            return
        rect = grown(rect, -1)
        paint_tag(painter, rect, self.row, self.look, is_chosen=self.is_chosen, is_ahead=self.is_ahead)
        if self.underMouse():
            line_round(painter, rect, rect.height() * 0.18, pen(self.look.palette.pointer, self.look.bar(3)))


class TagLane(Painted):
    """The lane; `chosen` is emitted with the row whose tag is clicked, `moved` with a row and its new count."""

    chosen = Signal(int)
    moved = Signal(int, int)

    def __init__(self, look: Look, x_of: Callable[[int], float], count_at: Callable[[float], int]) -> None:
        """Create it empty, with where a place is on the lane, and which place is nearest, in logical pixels."""
        super().__init__(look)
        self._x_of, self._count_at = x_of, count_at
        self.view: LessonView | None = None
        self.rows: tuple[LessonRow, ...] = ()
        self.tags: list[Tag] = []
        self._carried: float | None = None
        self.setAccessibleName(tr("Notes"))
        self.set_look(look)

    @property
    def height_needed(self) -> float:
        """Its height in logical pixels."""
        return round(self.look.bar(HEIGHT))

    def show_lesson(self, view: LessonView) -> None:
        """Show a tag for each row."""
        self.view, self.rows = view, tuple(tagged(view))
        while len(self.tags) < len(self.rows):
            self.tags.append(self._tag())
        for number, tag in enumerate(self.tags):
            tag.setVisible(number < len(self.rows))
        for row, tag in zip(self.rows, self.tags, strict=False):
            tag.show_row(row, is_chosen=row == view.chosen, is_ahead=row.count > view.count)
        self.arrange()

    def _tag(self) -> Tag:
        tag = Tag(self.look, self)
        tag.clicked.connect(lambda: self.chosen.emit(tag.row.index) if tag.row is not None else None)
        tag.carried.connect(self._carry)
        tag.dropped.connect(lambda x: self._drop(tag, x))
        return tag

    def _carry(self, x: float) -> None:
        self._carried = self._x_of(self._count_at(x))
        self.update()

    def _drop(self, tag: Tag, x: float) -> None:
        self._carried = None
        self.update()
        if tag.row is not None:
            self.moved.emit(tag.row.index, self._count_at(x))

    def arrange(self) -> None:
        """Put every tag over its place, and apart from its neighbours."""
        if self.view is None:
            return
        side, rows = round(self.look.bar(SIDE)), self.rows
        step = min(side + self.look.bar(APART), (self.width() - self.look.bar(SIDE)) / max(1, len(rows)))
        wanted = [self._x_of(row.count) - side / 2 for row in rows]
        lefts = spread(wanted, step, self.look.bar(APART), self.width() - side)
        for left, tag in zip(lefts, self.tags, strict=False):
            tag.setGeometry(round(left), round(self.look.bar(5)), side, side)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.height_needed))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        painter.fillRect(self.rect(), palette.bar)
        painter.fillRect(QRectF(0, 0, self.width(), 1), palette.dock_line)
        style = on_fill(palette, look.bar_type(15), palette.dock_second, Weight.BOLD)
        first = self.tags[0].x() if self.rows else self.width()
        name = QRectF(look.bar(40), 0, look.bar(120), self.height())
        if first > name.right():
            paint_line(painter, name, words(tr("NOTES")), style)
        painter.setPen(pen(palette.dock_second, max(1.0, look.bar(1.5))))
        for row, tag in zip(self.rows, self.tags, strict=False):
            top = QPointF(tag.geometry().center().x() + 0.5, tag.geometry().bottom())
            painter.drawLine(top, QPointF(self._x_of(row.count), self.height()))
        if self._carried is not None:
            painter.setPen(pen(palette.pointer, max(2.0, look.bar(4))))
            painter.drawLine(QPointF(self._carried, 0), QPointF(self._carried, self.height()))


def tagged(view: LessonView) -> Iterator[LessonRow]:
    """The rows that have a tag: of several actions that no longer fit at one place the first, or the current one."""
    for place, group in groupby(view.rows, lambda row: (row.count, row.sort is Sort.LEFT_OUT)):
        rows = list(group)
        if place[1]:
            yield next((row for row in rows if row == view.chosen), rows[0])
        else:
            yield from rows


def spread(lefts: list[float], step: float, least: float, most: float) -> list[float]:
    """Places in order, each at least a step from the one before, and none beyond either end."""
    found: list[float] = []
    for left in lefts:
        found.append(max(left, found[-1] + step if found else least))
    limit = most
    for number in range(len(found) - 1, -1, -1):
        found[number] = min(found[number], limit)
        limit = found[number] - step
    return found
