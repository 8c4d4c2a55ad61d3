"""The window for the screen of a class: it fills a second screen where there is one."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QHideEvent, QKeyEvent, QResizeEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridgetable.gui.classroom.face import ClassFace
from bridgetable.gui.classroom.pointing import Pointing
from bridgetable.gui.settings import ClassChoice, place_of, restore_place
from bridgetable.language import tr

TITLE = tr("For the class – bridgetable")
LEAST = (480, 270)
SHARE = 0.6  # The share of the only screen's width that the window takes there.


class ClassWindow(QWidget):
    """A window of its own with the screen of a class.

    `closing` is emitted when somebody closes it, `closed` when it is gone, `released` when a key is let go there,
    `resized` when its size has changed.
    """

    closing = Signal()
    closed = Signal()
    released = Signal()
    resized = Signal()

    def __init__(self, pointing: Pointing, key_pressed: Callable[[QKeyEvent], bool]) -> None:
        """Create it hidden; keys that nothing else takes go to `key_pressed`."""
        super().__init__(None, Qt.WindowType.Window)
        self._key_pressed = key_pressed
        self.setWindowTitle(TITLE)
        self.setMinimumSize(*LEAST)
        # The teacher goes on working in his own window.
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.face = ClassFace(pointing, self)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.face)

    def show_on(self, screen: QScreen | None, beside: QScreen, choice: ClassChoice) -> None:
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

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self.released.emit()
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._key_pressed(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.closed.emit()


def corner_of(room: QRect) -> QRect:
    """A place as wide as three fifths of a screen, at its lower right."""
    wide = round(room.width() * SHARE)
    high = round(wide * 9 / 16)
    return QRect(room.right() - wide - 20, room.bottom() - high - 20, wide, high)


def screen_for(beside: QScreen, name: str) -> QScreen | None:
    """The screen for a class: the one of this name, else the first that is not the teacher's; None where he has all."""
    others = [screen for screen in QGuiApplication.screens() if screen is not beside]
    return next((screen for screen in others if screen.name() == name), others[0] if others else None)
