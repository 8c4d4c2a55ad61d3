"""Long work beside the window: while it goes on the window is drawn, answers, and can stop it."""

import gc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic, sleep
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from bridgetable.game.pauses import pause, paused_by

T = TypeVar("T")
UNSEEN_S = 0.05
"""Nobody sees a window that stands still for so long."""
AWAKE_S = 0.02
"""The seconds for which the work goes on before the window is looked after again."""
SAID_S = 0.3
"""Work that lasts longer is spoken of."""
LOOK_S = 0.005
"""The seconds for which another thread works before it is asked if it is done."""


class Stopped(Exception):
    """The work was stopped by a person, or took longer than it was worth."""


class Patience(QObject):
    """Looks after the window at the pauses of long work; `lasts` is emitted once when that is to be spoken of."""

    lasts = Signal(object)  # The widget over which that is said, or None for the whole window.
    went_on = Signal(float)  # The share that is done, 0 to 1.
    ended = Signal()

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = monotonic) -> None:
        """Create it with nothing going on; the clock tells seconds."""
        super().__init__(parent)
        self._clock = clock
        self.is_waiting = False
        """True where the window is being looked after just now, in the middle of the work."""
        self._is_working = self._is_stopped = self._is_said = False

    def stop(self) -> bool:
        """Stop the work at its next pause; whether there is any."""
        self._is_stopped = self._is_stopped or self.is_waiting
        return self.is_waiting

    @contextmanager
    def work(self, over: QObject | None = None) -> Iterator[None]:
        """Keep the window awake while the block works; where it lasts, that is said `over` a widget. Raises Stopped."""
        if self._is_working:
            # Work within work, or within the care for the window: what is outside looks after both.
            yield
            return
        began = self._clock()
        due = began + UNSEEN_S
        self._is_working, self._is_stopped, self._is_said = True, False, False
        # Looking for garbage among all that is made meanwhile has no pauses, and finds nothing.
        gc.disable()

        def look_after() -> None:
            nonlocal due
            now = self._clock()
            if self.is_waiting or now < due:
                return
            if now >= began + SAID_S and not self._is_said:
                self._is_said = True
                self.lasts.emit(over)
            self._look_after()
            due = self._clock() + AWAKE_S

        try:
            with paused_by(look_after):
                yield
        finally:
            self._is_working = False
            gc.enable()
            if self._is_said:
                self.ended.emit()

    def each(self, items: Sequence[T]) -> Iterator[T]:
        """The items one by one, with a pause before each, and the share that is done told."""
        for number, item in enumerate(items):
            if self._is_said:
                self.went_on.emit(number / len(items))
            pause()
            yield item

    def beside(self, work: Callable[[], T]) -> T:
        """Do in another thread what needs nothing of the window and makes no pauses. Raises Stopped."""
        from concurrent.futures import ThreadPoolExecutor

        pool = ThreadPoolExecutor(1, "beside")
        try:
            made = pool.submit(work)
            while not made.done():
                pause()
                sleep(LOOK_S)
            return made.result()
        finally:
            # Whoever stopped it does not wait for its end.
            pool.shutdown(wait=False)

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
