"""Pointer, spotlight and pen over the screen of a class: their mouse and keys, and their looks."""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr
from bridgetable.views.classroom import marks as drawn

FRAME = 40  # Milliseconds from one picture of a fading stroke to the next.
STEP, LONG_STEP = 0.02, 0.1  # How far an arrow key moves, and with Shift, as a share of the screen.
DARK = 200  # How dark it is beside the spotlight, of 255.
POINTER, PEN = 26.0, 8.0  # The pointer's radius and the pen's width on a screen 1080 high.
ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class Pointing(QObject):
    """The marks on the screen of a class; `changed` is emitted whenever they look different."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.marks = drawn.Marks()
        self.fades = True
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self, interval=FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def now(self) -> int:
        """The time in milliseconds since it was made."""
        return int(self._clock.elapsed())

    @property
    def is_waiting(self) -> bool:
        """True where strokes are still to fade."""
        return self._timer.isActive()

    def take(self, tool: drawn.Tool) -> None:
        """Take a tool, or put it away where it is the one in hand."""
        self._become(drawn.take(self.marks, tool, self.now))

    def put_away(self) -> bool:
        """Put the tool away; whether one was in hand."""
        had = self.marks.tool is not drawn.Tool.NONE
        if had:
            self.take(self.marks.tool)
        return had

    def wipe(self) -> None:
        """Take away every stroke at once."""
        self._become(drawn.wiped(self.marks))

    def move(self, at: drawn.Place | None) -> None:
        """Move to a place, or off the screen."""
        self._become(drawn.move(self.marks, at))

    def press(self, at: drawn.Place) -> None:
        """Put the pen down."""
        self._become(drawn.press(self.marks, at, self.now))

    def lift(self) -> None:
        """Lift the pen."""
        self._become(drawn.lift(self.marks, self.now))

    def widen(self, steps: int) -> None:
        """Make the spotlight wider, or narrower."""
        self._become(drawn.widen(self.marks, steps))

    def key(self, event: QKeyEvent) -> bool:
        """Move with the arrows, draw with the space bar, widen with plus and minus; whether the key was meant so."""
        if self.marks.tool is drawn.Tool.NONE:
            return False
        at, key = self.marks.at or (0.5, 0.5), Qt.Key(event.key())
        if key in ARROWS:
            far = LONG_STEP if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else STEP
            across, down = ARROWS[key]
            self.move((at[0] + far * across, at[1] + far * down))
        elif key == Qt.Key.Key_Space and self.marks.tool is drawn.Tool.PEN:
            if self.marks.draws:
                self.lift()
            else:
                self.press(at)
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}:
            self.widen(-1 if key == Qt.Key.Key_Minus else 1)
        else:
            return False
        return True

    def seen(self, stroke: drawn.Stroke) -> float:
        """The opacity of a stroke now, from 1 to 0; without motion it goes at once."""
        share = drawn.strength(stroke, self.now)
        return share if self.fades or share == 0 else 1.0

    def _become(self, marks: drawn.Marks) -> None:
        if marks != self.marks:
            self.marks = marks
            self.changed.emit()
        if any(stroke.ended is not None for stroke in marks.strokes):
            self._timer.start()
        elif self._timer.isActive():
            self._timer.stop()

    def _tick(self) -> None:
        marks = drawn.without_faded(self.marks, self.now)
        fading = any(0 < drawn.strength(stroke, self.now) < 1 for stroke in marks.strokes)
        if marks is self.marks and fading:
            self.changed.emit()
        self._become(marks)


class MarksLayer(Painted):
    """A clear sheet over the screen of a class: it takes what the mouse does there, and shows the marks."""

    def __init__(self, look: Look, pointing: Pointing, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.pointing = pointing
        self._dirty = QRect()
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Pointer, spotlight and pen"))
        pointing.changed.connect(self._changed)

    def place_of(self, event: QMouseEvent) -> drawn.Place:
        """The place of an event, as shares of width and height."""
        at = event.position()
        return at.x() / max(1, self.width()), at.y() / max(1, self.height())

    def _u(self) -> float:
        return self.height() / 1080

    def _point(self, place: drawn.Place) -> QPointF:
        return QPointF(place[0] * self.width(), place[1] * self.height())

    def _covered(self) -> QRect:
        """The part of the sheet on which there is something now."""
        marks, around = self.pointing.marks, 2 * (POINTER + PEN) * self._u() + 4
        found = QRectF()
        if marks.at is not None and marks.tool is drawn.Tool.SPOTLIGHT:
            return self.rect()
        for place in (*(p for s in marks.strokes for p in s.places), *((marks.at,) if marks.at is not None else ())):
            at = self._point(place)
            found = found.united(QRectF(at.x() - around, at.y() - around, 2 * around, 2 * around))
        return found.toAlignedRect()

    def _changed(self) -> None:
        covered = self._covered()
        self.update(covered.united(self._dirty))
        self._dirty = covered
        shapes, is_empty = Qt.CursorShape, self.pointing.marks.tool is drawn.Tool.NONE
        cursor = shapes.ArrowCursor if is_empty else shapes.BlankCursor
        if self.cursor().shape() is not cursor:
            self.setCursor(cursor)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        marks, u, palette = self.pointing.marks, self._u(), self.look.palette
        if marks.tool is drawn.Tool.SPOTLIGHT and marks.at is not None:
            self._paint_spot(painter, self._point(marks.at), marks.spot * self.width())
        for stroke in marks.strokes:
            self._paint_stroke(painter, stroke)
        if marks.at is not None and marks.tool in {drawn.Tool.POINTER, drawn.Tool.PEN}:
            at, radius = self._point(marks.at), POINTER * u if marks.tool is drawn.Tool.POINTER else PEN * u
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, wide in ((palette.on_pointer, 12 * u), (palette.pointer, 6 * u)):
                painter.setPen(QPen(colour, max(1.5, wide)))
                painter.drawEllipse(at, radius, radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.pointer)
            painter.drawEllipse(at, max(1.5, 7 * u), max(1.5, 7 * u))

    def _paint_spot(self, painter: QPainter, at: QPointF, radius: float) -> None:
        dark = QPainterPath()
        dark.addRect(QRectF(self.rect()))
        dark.addEllipse(at, radius, radius)
        painter.fillPath(dark, QColor(0, 0, 0, DARK))
        self._ring_spot(painter, at, radius)

    def _ring_spot(self, painter: QPainter, at: QPointF, radius: float) -> None:
        painter.setPen(QPen(self.look.palette.pointer, max(1.5, 4 * self._u())))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, radius, radius)

    def _paint_stroke(self, painter: QPainter, stroke: drawn.Stroke) -> None:
        path = QPainterPath(self._point(stroke.places[0]))
        for place in stroke.places[1:]:
            path.lineTo(self._point(place))
        if len(stroke.places) == 1:
            path.lineTo(path.currentPosition() + QPointF(0.1, 0))
        painter.setOpacity(self.pointing.seen(stroke))
        palette, wide = self.look.palette, PEN * self._u()
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        for colour, width in ((palette.on_pointer, 1.9 * wide), (palette.pointer, wide)):
            painter.strokePath(path, QPen(colour, max(2.0, width), Qt.PenStyle.SolidLine, cap, join))
        painter.setOpacity(1.0)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointing.press(self.place_of(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.pointing.marks.tool is not drawn.Tool.NONE:
            self.pointing.move(self.place_of(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointing.lift()

    def leaveEvent(self, event: QEvent) -> None:
        if not self.pointing.marks.draws:
            self.pointing.move(None)
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.pointing.widen(1 if event.angleDelta().y() > 0 else -1)
