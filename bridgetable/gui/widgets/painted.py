"""The base of everything that paints itself: its look, its painter, and as a button its hover, ring and keys."""

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import plain, words
from bridgetable.gui.paint.strokes import smooth
from bridgetable.gui.widgets.tips import show_tip

ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class LastHeight:
    """The height that was measured last, kept while what it depends on is the same: a column asks for it many times."""

    def __init__(self) -> None:
        self._asked: tuple[object, ...] = ()
        self._high = 0.0

    def of(self, asked: tuple[object, ...], measure: Callable[[], float]) -> float:
        """The height in logical pixels, measured anew where it depends on something else now."""
        if asked != self._asked:
            self._asked, self._high = asked, measure()
        return self._high


@runtime_checkable
class HasLook(Protocol):
    """A widget that can be given another palette or size."""

    def set_look(self, look: Look) -> None:
        """Apply it."""


class Painted(QWidget):
    """A widget that paints itself in a look."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look

    def set_look(self, look: Look) -> None:
        """Apply another palette or size, here and to all that it holds."""
        self.look = look
        for child in self.children():
            if isinstance(child, HasLook):
                child.set_look(look)
        self.arrange()
        self.updateGeometry()
        self.update()

    def arrange(self) -> None:
        """Put what it holds in its place, for its look and size."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def tip_at(self, at: QPointF) -> str:
        """The tip for a point; empty where nothing is to be said, or Qt says what the whole is for."""
        return ""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and takes_tip(self, event):
            return True
        return super().event(event)

    def area(self) -> QRectF:
        """The rectangle that it paints into."""
        return QRectF(self.rect())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint into a rectangle; nothing where what it holds paints itself."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth(self) as painter:
            self.paint(painter, self.area())


class PaintedButton(QAbstractButton):
    """A button that paints itself in a look, is painted anew under the pointer, and is clicked by Return and Enter."""

    def __init__(self, look: Look, text: str = "", parent: QWidget | None = None) -> None:
        """Create it with a look and words, which name it for those who do not see it."""
        super().__init__(parent)
        self.look = look
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setText(text)
        self.setAccessibleName(plain(words(text)))

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self.updateGeometry()
        self.update()

    def tip_at(self, at: QPointF) -> str:
        """The tip for a point; empty where nothing is to be said, or Qt says what the button is for."""
        return ""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and takes_tip(self, event):
            return True
        return super().event(event)

    def width_needed(self) -> float:
        """The width in logical pixels that it likes."""
        return 300.0

    def height_for(self, width: float) -> float:
        """The height in logical pixels that it needs at this width; none where its parent decides."""
        return 0.0

    def sizeHint(self) -> QSize:
        wide = self.width_needed()
        return QSize(round(wide), round(self.height_for(wide)))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint into a rectangle, that of the whole button."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth(self) as painter:
            self.paint(painter, QRectF(self.rect()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Return on a choice is for the window: it takes what is chosen.
        if event.key() in ENTER and not self.isCheckable():
            self.click()
        else:
            super().keyPressEvent(event)


def takes_tip(widget: Painted | PaintedButton, event: QHelpEvent) -> bool:
    """Answer the wish for a tip, where it is not left to Qt: a class is shown none."""
    if event.type() is not QEvent.Type.ToolTip:
        return False
    said = "" if widget.look.is_projected else widget.tip_at(QPointF(event.pos()))
    is_left_to_qt = bool(widget.toolTip()) and not said and not widget.look.is_projected
    if not is_left_to_qt:
        show_tip(widget, said)
    return not is_left_to_qt
