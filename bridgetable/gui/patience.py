"""Long work beside the window: while it goes on the window is drawn, answers, and can stop it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from bridgetable.game.pauses import paused_by

UNSEEN_S = 0.05
"""Nobody sees a window that stands still for so long."""
AWAKE_S = 0.03
"""How long the work goes on before the window is looked after again."""
SAID_S = 0.3
"""Work that lasts longer is spoken of."""


class Stopped(Exception):
    """The work was stopped by a person, or took longer than it was worth."""


class Patience(QObject):
    """Looks after the window at the pauses of long work; `lasts` is emitted once when that is to be spoken of."""

    lasts = Signal()

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = monotonic) -> None:
        """Create it with nothing going on; the clock tells seconds."""
        super().__init__(parent)
        self._clock = clock
        self.is_waiting = False
        """Whether the window is being looked after just now, in the middle of the work."""
        self._is_stopped = False

    def stop(self) -> bool:
        """Stop the work at its next pause; whether there is any."""
        self._is_stopped = self._is_stopped or self.is_waiting
        return self.is_waiting

    @contextmanager
    def work(self) -> Iterator[None]:
        """Keep the window awake while the block works. Raises Stopped."""
        if self.is_waiting:
            # Work within the care for the window: what is outside waits for it.
            yield
            return
        self._is_stopped = False
        began = self._clock()
        due, is_said = began + UNSEEN_S, False

        def look_after() -> None:
            nonlocal due, is_said
            now = self._clock()
            if self.is_waiting or now < due:
                return
            if now >= began + SAID_S and not is_said:
                is_said = True
                self.lasts.emit()
            self._look_after()
            due = self._clock() + AWAKE_S

        with paused_by(look_after):
            yield

    def _look_after(self) -> None:
        app = QApplication.instance()
        if app is None:
            return
        self.is_waiting = True
        app.installEventFilter(self)
        try:
            app.processEvents()
        finally:
            app.removeEventFilter(self)
            self.is_waiting = False
        if self._is_stopped:
            raise Stopped

    @contextmanager
    def glance(self) -> Iterator[None]:
        """Let the block work for as long as nobody sees the window stand still. Raises Stopped."""
        until = self._clock() + UNSEEN_S

        def look() -> None:
            if self._clock() > until:
                raise Stopped

        with paused_by(look):
            yield

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Before any widget and any shortcut: Esc has one meaning as long as somebody waits.
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return self.stop()
        return super().eventFilter(watched, event)
