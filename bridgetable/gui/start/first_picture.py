"""Work that waits until the table has been painted."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer


class FirstPicture(QObject):
    """An event filter that calls a function once, after the watched widget has been painted."""

    def __init__(self, parent: QObject, then: Callable[[], None]) -> None:
        """Start to wait; `then` is what is to be done."""
        super().__init__(parent)
        self._then = then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # The event comes before the painting: what is asked for now is done when all is painted.
            QTimer.singleShot(0, self._then)
        return False
