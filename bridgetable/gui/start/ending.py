"""The program ended from outside: by a signal of the system, by Ctrl+C in the terminal, by the end of the session."""

import os
import signal
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtGui import QGuiApplication

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
SIGNALS = tuple(getattr(signal, name) for name in NAMES if hasattr(signal, name))
"""The signals that end the program; by `SIGBREAK` Windows tells that its terminal was closed."""
KILLED_BY = 128
"""The number that a shell adds to the signal that ended a program."""
OFTEN_MS = 250


class Ending(QObject):
    """Keeps everything, unasked, when the program is ended from outside, and then lets it end."""

    def __init__(self, app: QGuiApplication, keep: Callable[[], None], close: Callable[[], None]) -> None:
        """Listen for the signals and for the end of the session; `close` is called when there is no going on."""
        super().__init__(app)
        self._app = app
        self._keep = keep
        self._close = close
        app.commitDataRequest.connect(self._commit, Qt.ConnectionType.DirectConnection)
        app.saveStateRequest.connect(self._commit, Qt.ConnectionType.DirectConnection)
        for number in SIGNALS:
            signal.signal(number, self._end)
        self._wake_up()

    def _wake_up(self) -> None:
        """Let Python look for signals while Qt waits for events: it hears of them only between its own steps."""
        if os.name != "posix":
            self._timer = QTimer(self)
            self._timer.timeout.connect(lambda: None)
            self._timer.start(OFTEN_MS)
            return
        self._heard, told = os.pipe()
        for end in (self._heard, told):
            os.set_blocking(end, False)
        signal.set_wakeup_fd(told, warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._heard, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    def _read(self) -> None:
        os.read(self._heard, 64)

    def _commit(self) -> None:
        self._keep()

    def _end(self, number: int, _frame: FrameType | None) -> None:
        self._keep()
        self._close()
        self._app.exit(KILLED_BY + number)
