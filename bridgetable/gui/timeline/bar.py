"""The timeline at the foot of the window: every action a mark, the present a pointer, and the keys that step."""

from itertools import pairwise
from typing import assert_never

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, width_of, words
from bridgetable.gui.paint.strokes import hatch, line_round, pen, rounded
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import Painted
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.views.table.table_view import Sign
from bridgetable.views.table.timeline import Segment, TimelineView

EMPTY_AUCTION = 4
SIGN_SIZE = 23.0
NOTHING = TimelineView((), 0)
BESIDE_LABEL = 26.0
"""The distance from the present at which hidden actions begin, so that the label of the segment is seen whole."""
HIDDEN = tr("The rest is hidden until you have ruled")


# --- the marks --------------------------------------------------------------------------------------------------------


@frozen(eq=False)
class TimelineInk:
    """The colours of a timeline on its ground."""

    done: QColor
    undone: QColor
    present: QColor
    palette: Palette


TICK_WIDE, TICK_HIGH, STEM, SIGN, GAP = 2.5, 16.0, 24.0, 22.0, 26.0


def paint_span(
    painter: QPainter, start: QPointF, end: QPointF, ink: TimelineInk, metrics: Metrics, *, done: bool
) -> None:
    """Paint the line under a run of actions."""
    painter.setPen(pen(ink.done if done else ink.undone, max(1.0, metrics.px(3))))
    painter.drawLine(QLineF(start, end))


def paint_mark(painter: QPainter, foot: QPointF, mark: Sign, ink: TimelineInk, metrics: Metrics, *, done: bool) -> None:
    """Paint one action: a tick, or a stem with its sign, standing on the line at `foot`."""
    if mark is Sign.PLAIN:
        painter.setPen(pen(ink.done if done else ink.undone, max(1.0, metrics.px(TICK_WIDE))))
        painter.drawLine(QLineF(foot.x(), foot.y(), foot.x(), foot.y() - metrics.px(TICK_HIGH + 1.5)))
    else:
        icon, ground = sign_of(mark, ink)
        colour = QColor(ground)
        if not done:
            colour.setAlphaF(0.6)
        painter.setPen(pen(colour, max(1.0, metrics.px(3))))
        top = foot.y() - metrics.px(STEM)
        painter.drawLine(QLineF(foot.x(), foot.y(), foot.x(), top))
        side = metrics.px(SIGN)
        sign = QRectF(foot.x() - side / 2, top - side, side, side)
        paint_icon(painter, sign, icon, colour)


def sign_of(mark: Sign, ink: TimelineInk) -> tuple[Icon, QColor]:
    """The sign on the stem of an action that has one, and its colour."""
    match mark:
        case Sign.IRREGULAR:
            return Icon.TRIANGLE, ink.palette.wrong
        case Sign.HEARD:
            return Icon.SPEECH, ink.palette.dock_text
        case Sign.RULING | Sign.PLAIN:
            return Icon.DIAMOND, ink.palette.decides_line
        case _:
            assert_never(mark)


def paint_present(painter: QPainter, foot: QPointF, ink: TimelineInk, metrics: Metrics) -> None:
    """Paint the pointer of the present, which stands in a gap of the line so that it covers no mark."""
    side = metrics.px(27)
    top = foot.y() - metrics.px(50)
    painter.setPen(pen(ink.present, max(1.5, metrics.px(4))))
    painter.drawLine(QLineF(foot.x(), top + side * 0.6, foot.x(), foot.y() + metrics.px(6)))
    paint_icon(painter, QRectF(foot.x() - side / 2, top, side, side), Icon.POINTER, ink.present)


# --- the line ---------------------------------------------------------------------------------------------------------


@frozen
class Stretch:
    """A segment's place: from, to, and how far it is done, each in logical pixels from the left."""

    segment: Segment
    start: float
    end: float
    done: float


@frozen
class Places:
    """The places on the line: the segments, the actions by their count, the pointer and the gap round it."""

    stretches: tuple[Stretch, ...]
    ticks: tuple[tuple[int, float], ...]
    pointer: float


def slots(segment: Segment) -> int:
    """The room that a segment has, in ticks."""
    return max(len(segment.ticks), segment.expected or EMPTY_AUCTION)


def places(view: TimelineView, left: float, right: float, gap: float, hole: float) -> Places:
    """The places on a line from left to right, with this gap between segments and this hole at the present."""
    total = sum(slots(s) for s in view.segments)
    if not total:
        return Places((), (), left)
    step = max(1.0, (right - left - gap * (len(view.segments) - 1) - hole) / total)
    stretches, ticks, x = [], [], left
    pointer = left + hole / 2
    if view.present == 0:
        x += hole
    for segment in view.segments:
        start, done = x, x
        for number in range(slots(segment)):
            tick = segment.ticks[number] if number < len(segment.ticks) else None
            if tick is not None:
                ticks.append((tick.count, x + step / 2))
                done = x + step if tick.is_done else done
            x += step
            if tick is not None and tick.count == view.present:
                pointer = x + hole / 2
                x += hole
        ends = segment.ticks and len(segment.ticks) == slots(segment) and segment.ticks[-1].count == view.present
        stretches.append(Stretch(segment, start, x - hole if ends else x, done))
        x += gap
    return Places(tuple(stretches), tuple(ticks), pointer)


def ink_for(palette: Palette) -> TimelineInk:
    """The timeline's colours; undone actions are dim in every theme."""
    undone = dimmed(palette) if palette.option_line == palette.dock_second else palette.option_line
    return TimelineInk(palette.dock_second, undone, palette.dock_text, palette)


def length(view: TimelineView) -> int:
    """The number of all actions, done and undone."""
    return sum(len(s.ticks) for s in view.segments)


def step_back(view: TimelineView, *, by_trick: bool) -> int:
    """The count one action, or one trick, before the present."""
    if by_trick:
        return max((n for n in (0, *view.starts) if n < view.present), default=0)
    return max(0, view.present - 1)


def step_forward(view: TimelineView, *, by_trick: bool) -> int:
    """The count one action, or one trick, after the present."""
    whole = length(view)
    if by_trick:
        return min((n for n in (*view.starts, whole) if n > view.present), default=whole)
    return min(whole, view.present + 1)


def stops(view: TimelineView, *, by_trick: bool) -> tuple[int, ...]:
    """The counts at the start, one step before the present, one after it, and at the end: as keys and buttons stand."""
    return 0, step_back(view, by_trick=by_trick), step_forward(view, by_trick=by_trick), length(view)


KEYS = (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_End)


class TimelineLine(Painted):
    """The line with its ticks; `wanted` is emitted with the count at which somebody points."""

    wanted = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.view = NOTHING
        self.hides_rest = False
        self.hidden_words = HIDDEN
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Timeline"))

    def show_timeline(self, view: TimelineView) -> None:
        """Show another timeline."""
        self.view = view
        total = sum(len(s.ticks) for s in view.segments)
        self.setAccessibleDescription(
            tr("Action {present} of {total}. Arrows step, with Shift by trick.", present=view.present, total=total)
        )
        self.update()

    def _places(self) -> Places:
        bar = self.look.bar
        return places(self.view, bar(4), self.width() - bar(4), bar(16), bar(GAP))

    def x_of(self, count: int) -> float:
        """The place of the pointer, or of the gap behind the action with this count; before the first action for 0."""
        found = self._places()
        if count == self.view.present or not found.ticks:
            return found.pointer
        beside = abs(found.ticks[1][1] - found.ticks[0][1]) / 2 if len(found.ticks) > 1 else self.look.bar(8)
        if not count:
            return found.ticks[0][1] - beside
        return dict(found.ticks).get(count, found.ticks[-1][1]) + beside

    def count_at(self, x: float) -> int:
        """The count of actions done at a place on the line."""
        ticks = self._places().ticks
        if not ticks or x < ticks[0][1] - self.look.bar(10):
            return 0
        return min(ticks, key=lambda tick: abs(tick[1] - x))[0]

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        foot = float(round(self.height() - self.look.bar(24.5)))
        found = self._places()
        for stretch in found.stretches:
            self._paint_stretch(painter, stretch, found.pointer, foot)
        ink = ink_for(self.look.palette)
        where = dict(found.ticks)
        for stretch in found.stretches:
            for tick in stretch.segment.ticks:
                at = QPointF(where[tick.count], foot)
                paint_mark(painter, at, tick.sign, ink, self.look.metrics, done=tick.is_done)
            self._paint_empty(painter, stretch, foot)
        if self.hides_rest:
            self._paint_hidden(painter, found.pointer + self.look.bar(GAP) / 2 + self.look.bar(BESIDE_LABEL))
        paint_present(painter, QPointF(found.pointer, foot), ink, self.look.metrics)
        if is_ringed(self):
            rect = rect.adjusted(1, 1, -1, -1)
            line_round(painter, rect, self.look.bar(6), pen(self.look.palette.pointer, self.look.bar(3)))

    def _paint_stretch(self, painter: QPainter, stretch: Stretch, pointer: float, foot: float) -> None:
        look, half = self.look, self.look.bar(GAP) / 2
        ink = ink_for(look.palette)
        cuts = [stretch.start, stretch.end]
        if stretch.start < pointer < stretch.end:
            cuts = [stretch.start, pointer - half, pointer + half, stretch.end]
        for start, end in list(pairwise(cuts))[::2]:
            middle = min(max(stretch.done, start), end)
            if middle > start:
                paint_span(painter, QPointF(start, foot), QPointF(middle, foot), ink, look.metrics, done=True)
            if end > middle:
                paint_span(painter, QPointF(middle, foot), QPointF(end, foot), ink, look.metrics, done=False)
        here = any(tick.count == self.view.present for tick in stretch.segment.ticks)
        palette = look.palette
        colour = palette.dock_text if here or stretch.done > stretch.start else palette.dock_second
        style = on_fill(palette, look.bar_type(15.5), colour, Weight.BOLD if here else Weight.MEDIUM)
        middle = (stretch.start + stretch.end) / 2
        aside = look.bar(13)
        if abs(middle - pointer) < aside:
            middle = pointer - aside if middle <= pointer else pointer + aside
        label = words(stretch.segment.label)
        middle = max(middle, width_of(label, style) / 2)
        room = QRectF(middle - look.bar(60), foot + look.bar(2), look.bar(120), look.bar(21))
        paint_line(painter, room, label, evolve(style, align=Align.CENTRE))

    def _paint_empty(self, painter: QPainter, stretch: Stretch, foot: float) -> None:
        """Ticks for what is still to be played."""
        segment = stretch.segment
        missing = segment.expected - len(segment.ticks)
        if missing <= 0:
            return
        look, half = self.look, self.look.bar(GAP)
        inside = stretch.start < self._places().pointer < stretch.end
        step = (stretch.end - stretch.start - (half if inside else 0)) / slots(segment)
        ink = ink_for(look.palette)
        for number in range(missing):
            x = stretch.end - (number + 0.5) * step
            paint_mark(painter, QPointF(x, foot), Sign.PLAIN, ink, look.metrics, done=False)

    def _paint_hidden(self, painter: QPainter, left: float) -> None:
        """Cover what lies ahead, and say so."""
        look, palette = self.look, self.look.palette
        rect = QRectF(left, look.bar(12), self.width() - left - look.bar(2), self.height() - look.bar(22))
        if rect.width() < look.bar(40):
            return
        painter.fillRect(rect.adjusted(-look.bar(2), -look.bar(8), look.bar(6), look.bar(12)), palette.bar)
        hatch(painter, rounded(rect, look.bar(8)), pen(palette.dock_line, max(1.0, look.bar(1.5))), look.bar(9))
        line_round(painter, rect, look.bar(8), pen(palette.option_line, max(1.0, look.bar(1.5))))
        style = on_fill(palette, look.bar_type(17), palette.dock_second, Weight.MEDIUM)
        said = words(self.hidden_words)
        wide = width_of(said, style) + look.bar(30)
        if wide < rect.width():
            painter.fillRect(QRectF(rect.center().x() - wide / 2, rect.top() + 2, wide, rect.height() - 4), palette.bar)
            paint_line(painter, rect, said, evolve(style, align=Align.CENTRE))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.wanted.emit(self.count_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.wanted.emit(self.count_at(event.position().x()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        step = -1 if event.angleDelta().y() > 0 else 1
        self.wanted.emit(max(0, self.view.present + step))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by_trick = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in KEYS:
            self.wanted.emit(stops(self.view, by_trick=by_trick)[KEYS.index(Qt.Key(event.key()))])
        else:
            super().keyPressEvent(event)


class TimelineBar(Painted):
    """The buttons that step, the line, and where the board stands in words."""

    wanted = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.status = ""
        self.line = TimelineLine(look)
        self.line.wanted.connect(self.wanted)
        self.buttons = [
            self._button(Icon.FIRST, 0, tr("To the start"), tr("Home")),
            self._button(Icon.BACK, 1, tr("Back by one action; with Shift by one trick"), tr("Page Up")),
            self._button(Icon.FORWARD, 2, tr("On by one action; with Shift by one trick"), tr("Page Down")),
            self._button(Icon.LAST, 3, tr("To the end"), tr("End")),
        ]
        self._row = filled(QHBoxLayout(self), *self.buttons, (self.line, 1))
        self.set_look(look)

    def _button(self, icon: Icon, place: int, about: str, key: str) -> BarButton:
        button = BarButton(self.look, about.split(";", maxsplit=1)[0], icon)
        button.short, button.sign = True, SIGN_SIZE
        button.setToolTip(tr("{about} ({key})", about=about, key=key))
        button.clicked.connect(lambda: self._step(place))
        return button

    def _step(self, place: int) -> None:
        by_trick = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.wanted.emit(stops(self.line.view, by_trick=by_trick)[place])

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.setFixedHeight(round(look.metrics.timeline_height))
        self.line.setFixedHeight(self.height())
        self._row.setSpacing(0)
        self._margins()

    def _style_width(self) -> float:
        style = on_fill(self.look.palette, self.look.bar_type(17), self.look.palette.dock_text, Weight.BOLD)
        return width_of(words(self.status), style)

    def _margins(self) -> None:
        bar = self.look.bar
        self._row.setContentsMargins(round(bar(26)), 0, round(self._style_width() + bar(36) + bar(16)), 0)
        self._row.activate()  # a tag of a lesson stands over its place on the line at once

    def show_timeline(self, view: TimelineView, status: str, *, hides_rest: bool = False) -> None:
        """Show a timeline, and where the board stands; what lies ahead is covered where it `hides_rest`."""
        self.status = status
        self.line.hides_rest = hides_rest
        self.line.show_timeline(view)
        whole = length(view)
        for number, button in enumerate(self.buttons):
            button.setEnabled(view.present > 0 if number < 2 else view.present < whole)
        self._margins()
        self.setAccessibleName(tr("Timeline: {status}", status=status))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.look.metrics.timeline_height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._margins()
        super().resizeEvent(event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        painter.fillRect(self.rect(), palette.bar)
        painter.fillRect(QRectF(0, 0, self.width(), 1), palette.dock_line)
        style = on_fill(palette, look.bar_type(17), palette.dock_text, Weight.BOLD)
        room = QRectF(0, 0, self.width() - look.bar(36), self.height() + look.bar(6))
        paint_line(painter, room, words(self.status), evolve(style, align=Align.RIGHT))
