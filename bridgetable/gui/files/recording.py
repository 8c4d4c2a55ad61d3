"""The table of a window kept as it is played, so that no end of the program loses it."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from attrs import Factory, define

from bridgetable.formats.journal import Journal
from bridgetable.formats.recovery import Recorder, sync_now
from bridgetable.game.errors import BridgetableError
from bridgetable.gui.documents.document import Document
from bridgetable.language import tr
from bridgetable.session.history import History


@define
class LateSync:
    """Puts what was written on the disk itself while the window goes on, one time after the other."""

    _pool: ThreadPoolExecutor = Factory(lambda: ThreadPoolExecutor(1, "sync"))
    _last: Future[None] | None = None

    def __call__(self, handle: int) -> None:
        """Begin to put an open file on the disk, after what came before. Raises OSError where that failed."""
        self.wait()
        self._last = self._pool.submit(sync_now, handle)

    def wait(self) -> None:
        """Wait until everything is on the disk. Raises OSError when it could not be put there."""
        last, self._last = self._last, None
        if last is not None:
            last.result()


@define
class Recording:
    """Keeps every table that a window shows in recovery files; what goes wrong is said once for each table."""

    folder: Path
    say: Callable[[str], None]
    _sync: LateSync = Factory(LateSync)
    _recorder: Recorder | None = None
    _has_failed: bool = False

    def begin(self, document: Document, history: History) -> None:
        """Keep this table from now on; the one before is closed, and is then among the recent ones."""
        self.close()
        self._has_failed = False
        origin = str(document.path) if document.path is not None else ""
        with self._telling():
            journal = document.journal_for(history)
            self._recorder = Recorder.begin(self.folder, journal, document.history, int(time.time()), origin)
            self._recorder.sync = self._sync
            self.follow(history)

    def follow(self, history: History) -> None:
        """Write what was done, undone or redone."""
        if self._recorder is not None:
            with self._telling():
                self._recorder.follow(history)

    def rewrite(self, journal: Journal, history: History) -> None:
        """Write a lesson anew, notes and all."""
        if self._recorder is not None:
            with self._telling():
                self._recorder.rewrite(journal, history)

    def close(self) -> None:
        """Say that the table was closed; one at which nothing was done but what was there before is not kept."""
        recorder, self._recorder = self._recorder, None
        if recorder is not None:
            recorder.sync = sync_now
            with self._telling():
                self._sync.wait()
            with self._telling():
                recorder.close(int(time.time()))

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except (BridgetableError, OSError) as error:
            if self._has_failed:
                return
            self._has_failed = True
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            words = "This table would be lost if the program ended by accident: {folder}: {why}"
            self.say(tr(words, folder=self.folder, why=why))
