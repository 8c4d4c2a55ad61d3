"""The screen of a class, painted from one value that holds nothing hidden, and the window of its own that it fills."""

from collections.abc import Callable

from PySide6 import QtGui
from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetable.game.seats import Seat
from bridgetable.gui.classroom.option_row import paint_covered
from bridgetable.gui.classroom.pointing import MarksLayer, Pointing
from bridgetable.gui.classroom.strip import ClassStrip
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look, Screen, look_for
from bridgetable.gui.paint.rich_text import lay_out, on_dock, paint_text, words
from bridgetable.gui.paint.strokes import fill_round
from bridgetable.gui.paint.theme import DARK, Direction, Pace, Palette
from bridgetable.gui.panel.caption import Caption
from bridgetable.gui.settings import ClassChoice, place_of, restore_place
from bridgetable.gui.table.layout.places import Size
from bridgetable.gui.table.scene.accessible import install
from bridgetable.gui.table.scene.base_view import BaseTableView
from bridgetable.gui.timeline.bar import TimelineLine
from bridgetable.gui.widgets.painted import Painted
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.views.classroom.class_view import ClassView
from bridgetable.views.table.preview import PreviewView
from bridgetable.views.table.table_view import TableView

STRIP, BALLOT_STRIP = 440.0, 720.0  # The width of the strip on a screen 1080 high, and where the class votes on it.
WIDE_STRIP = 600.0  # The same where it is told what follows from the options.
LINE_EDGE = 24.0
AHEAD = tr("What lies ahead is hidden")
DOWN = tr("The curtain is down.")


class Curtain(Painted):
    """The curtain that hides everything from the class."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.setAccessibleName(DOWN)
        self.hide()

    def paint(self, painter: QtGui.QPainter, rect: QRectF) -> None:
        look = self.look
        painter.fillRect(rect, look.palette.dock)
        paint_covered(painter, rect.adjusted(-2, -2, 2, 2), look, 0)
        text = lay_out(words(DOWN), on_dock(look.palette, look.dock(46), Weight.BOLD))
        field = QRectF(0, 0, text.size.width() + look.dock(60), text.size.height() + look.dock(36))
        field.moveCenter(rect.center())
        fill_round(painter, field, look.dock(10), look.palette.dock)
        at = field.center()
        paint_text(painter, at - QRectF(0, 0, text.size.width(), text.size.height()).center(), text)


class ClassFace(QWidget):
    """The screen of a class; the marks of the teacher lie over it, and nothing on it can be pressed."""

    def __init__(self, pointing: Pointing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        install()
        self._palette = DARK
        self.look = look_for(1080, DARK, Screen.PROJECTOR)
        self.view = ClassView()
        self.setAccessibleName(tr("What the class sees"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table = BaseTableView(self)
        self.table.setAccessibleName(tr("The table as the class sees it"))
        self.table.viewport().setAccessibleName(self.table.accessibleName())
        self.table.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.strip = ClassStrip(self.look)
        self.strip.setParent(self)
        self.caption = Caption(self.look, self, offers_next=False)
        self.line = TimelineLine(self.look)
        self.line.setParent(self)
        self.line.hidden_words = AHEAD
        self.line.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.curtain = Curtain(self.look, self)
        self.marks = MarksLayer(self.look, pointing, self)
        self._show_parts()

    def set_palette(self, palette: Palette) -> None:
        """Apply the colours of a theme."""
        self._palette = palette
        self._restyle()

    def set_cards(self, *, ten_in_figures: bool, still: bool, bottom: Seat) -> None:
        """Write tens as 10 or as T, let cards move or be at once in their place, and put a seat at the bottom."""
        self.table.set_ten("10" if ten_in_figures else "T")
        self.table.set_pace(Pace.STILL if still else Pace.MOVING)
        self.table.set_rotation(bottom)

    def show_class(
        self,
        view: ClassView,
        *,
        animate: bool = False,
        way: Direction = Direction.FORTH,
        lying: TableView | None = None,
        preview: PreviewView | None = None,
    ) -> None:
        """Show what a class sees; `lying` is the table with the trick that was just completed still face up."""
        # Nothing flies out from behind the curtain, nor out of what was hidden.
        moves = animate and self.view.table is not None
        self.view = view
        if view.table is not None:
            if lying is not None and moves:
                self.table.show_trick(lying, view.table, animate=moves)
            else:
                self.table.show_view(view.table, animate=moves, way=way)
                self.table.show_preview(preview)
        self.strip.show_class(view)
        self.caption.show_notes(view.beneath, ends=False)
        if view.timeline is not None:
            self.line.hides_rest = view.hides_future
            self.line.show_timeline(view.timeline)
        self._show_parts()
        self.arrange()

    def _show_parts(self) -> None:
        view = self.view
        up = view.table is not None
        self.curtain.setVisible(not up)
        self.table.setVisible(up)
        self.strip.setVisible(up)
        self.caption.setVisible(up and bool(view.notes))
        self.line.setVisible(up and view.timeline is not None)
        self.marks.raise_()

    def _restyle(self) -> None:
        self.look = look_for(max(1, self.height()), self._palette, Screen.PROJECTOR)
        self.table.set_look(self.look.palette, Screen.PROJECTOR)
        self.strip.set_look(self.look)
        self.caption.set_look(self.look)
        self.marks.set_look(self.look)
        self.line.look = self.curtain.look = self.look
        self.arrange()
        self.update()

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self._restyle()

    def arrange(self) -> None:
        """Put table, strip, note and timeline in their places."""
        look, wide, high, view = self.look, self.width(), self.height(), self.view
        strip = round(look.dock(strip_width(view)))
        line = round(look.metrics.timeline_height / 1.2) if view.timeline is not None else 0
        note = round(self.caption.height_needed) if view.notes else 0
        room = high - line - note
        self.table.setGeometry(0, 0, wide - strip, room)
        # A hidden view hears of its size only when it is shown: it would lay everything out twice.
        self.table.table_scene.set_size(Size(max(1, wide - strip), max(1, room)))
        self.strip.setGeometry(wide - strip, 0, strip, high - line)
        self.caption.setGeometry(0, room, wide - strip, note)
        edge = round(look.dock(LINE_EDGE))
        self.line.setGeometry(edge, high - line, wide - 2 * edge, line)
        self.curtain.setGeometry(self.rect())
        self.marks.setGeometry(self.rect())

    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        with QtGui.QPainter(self) as painter:
            painter.fillRect(self.rect(), self.look.palette.bar)


def strip_width(view: ClassView) -> float:
    """The width of the strip on a screen 1080 high."""
    if view.ballot is not None:
        return BALLOT_STRIP
    options = () if view.question is None else view.question.options
    tells = any(one.option is not None and (one.option.lines or one.option.details) for one in options)
    return WIDE_STRIP if tells else STRIP


TITLE = tr("For the class – bridgetable")
LEAST = (480, 270)
SHARE = 0.6  # The share of the only screen's width that the window takes there.


class ClassWindow(QWidget):
    """A window of its own with the screen of a class."""

    closing = Signal()  # Somebody closes it.
    closed = Signal()  # It is gone.
    released = Signal()  # A key is let go there.
    resized = Signal()  # Its size has changed.

    def __init__(self, pointing: Pointing, key_pressed: Callable[[QtGui.QKeyEvent], bool]) -> None:
        """Create it hidden; keys that nothing else takes go to `key_pressed`."""
        super().__init__(None, Qt.WindowType.Window)
        self._key_pressed = key_pressed
        self.setWindowTitle(TITLE)
        self.setMinimumSize(*LEAST)
        # The teacher goes on working in his own window.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.face = ClassFace(pointing, self)
        filled(QVBoxLayout(self), self.face, edge=0)

    def show_on(self, screen: QtGui.QScreen | None, beside: QtGui.QScreen, choice: ClassChoice) -> None:
        """Fill a screen, or stand as a window on the only one, where it stood last."""
        if screen is not None:
            self.setGeometry(screen.geometry())
            self.setScreen(screen)
            self.showFullScreen()
            return
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        if not restore_place(self, choice.geometry) or self.isFullScreen():
            self.setWindowState(Qt.WindowState.WindowNoState)
            self.setGeometry(corner_of(beside.availableGeometry()))
        self.show()

    def place_to_keep(self) -> str:
        """The place on the screen, as text; empty where it fills one."""
        return "" if self.isFullScreen() else place_of(self)

    def keyReleaseEvent(self, event: QtGui.QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self.released.emit()
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        if not self._key_pressed(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QtGui.QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def closeEvent(self, event: QtGui.QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def hideEvent(self, event: QtGui.QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.closed.emit()


def corner_of(room: QRect) -> QRect:
    """A place as wide as three fifths of a screen, at its lower right."""
    wide = round(room.width() * SHARE)
    high = round(wide * 9 / 16)
    return QRect(room.right() - wide - 20, room.bottom() - high - 20, wide, high)


def screen_for(beside: QtGui.QScreen, name: str) -> QtGui.QScreen | None:
    """The screen for a class: the one of this name, else the first that is not the teacher's; None where he has all."""
    others = [screen for screen in QtGui.QGuiApplication.screens() if screen is not beside]
    return next((screen for screen in others if screen.name() == name), others[0] if others else None)
