"""The keyboard as somebody walks with it: only then does a ring show where it is."""

from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

KEY = Qt.Key
WALKS = frozenset(
    {KEY.Key_Tab, KEY.Key_Backtab, KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down, KEY.Key_Home, KEY.Key_End}
    | {KEY.Key_F6, KEY.Key_F7, KEY.Key_D}
)
"""The keys that bring the keyboard somewhere; others do something where somebody looks anyway."""


class Keyboard(QObject):
    """Watches the windows of the program for keys that walk, and for the mouse, which ends the walk."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.walks = False
        if isinstance(app := QApplication.instance(), QGuiApplication):
            app.focusWindowChanged.connect(self._watch)
            self._watch(QGuiApplication.focusWindow())

    def _watch(self, window: QWindow | None) -> None:
        # Qt keeps one filter of a kind: a window that had it before still has it once.
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress:
            self.show(walks=False)
        elif kind is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in WALKS:
            self.show(walks=True)
        return False

    def show(self, *, walks: bool) -> None:
        """Show the ring from now on, or no longer."""
        is_other, self.walks = walks is not self.walks, walks
        self.changed.emit()
        at = QApplication.focusWidget()
        if is_other and at is not None:
            at.update()


@cache
def keyboard() -> Keyboard:
    """The keyboard of the program."""
    return Keyboard(QApplication.instance())


def is_ringed(widget: QWidget) -> bool:
    """True where a widget has the keyboard, and somebody walks with it."""
    return widget.hasFocus() and keyboard().walks
