"""Files that the system asks a running program to open, as macOS does when one is double-clicked."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class AskedFiles(QObject):
    """An event filter of the application that hands each file asked for to a function."""

    def __init__(self, parent: QObject, opens: Callable[[Path], object]) -> None:
        """Start to listen; `opens` is given the path of a file."""
        super().__init__(parent)
        self._opens = opens

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self._opens(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
