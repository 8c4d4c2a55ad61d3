"""What waits until the table is on the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer


class FirstPicture(QObject):
    """Watches what it filters the events of, and does something once, when that has been painted."""

    def __init__(self, parent: QObject, then: Callable[[], None]) -> None:
        """Begin to wait; `then` is what is to be done."""
        super().__init__(parent)
        self._then = then

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # The event comes before the painting: what is asked for now is done when all is painted.
            QTimer.singleShot(0, self._then)
        return False
