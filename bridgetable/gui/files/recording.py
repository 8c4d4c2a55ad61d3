"""The table of a window kept as it is played, so that no end of the program loses it."""

import errno
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

from attrs import Factory, define

from bridgetable.formats.hands import Hands
from bridgetable.formats.journal import Journal
from bridgetable.formats.recovery import Recorder, sync_now
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
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

    # Where its folder goes away while somebody plays, or can no longer be written, the next of the spare ones is taken.
    folder: Path
    say: Callable[[str], None]
    spare: tuple[Path, ...] = ()
    _document: Document | None = None
    _written: Journal | None = None
    _sync: LateSync = Factory(LateSync)
    _recorder: Recorder | None = None
    _has_failed: bool = False

    def begin(self, document: Document, history: History) -> None:
        """Keep this table from now on; the one before is closed, and is then among the recent ones."""
        self.close()
        self._has_failed = False
        self._document, self._written = document, None
        with self._telling():
            try:
                self._begin_in(self.folder, history)
            except OSError as error:
                self._go_elsewhere(self.spare, history, error)

    def follow(self, history: History) -> None:
        """Write what was done, undone or redone."""
        self._write(history, lambda recorder: recorder.follow(history))

    def rewrite(self, journal: Journal, history: History) -> None:
        """Write a lesson anew, notes and all."""
        self._written = journal
        self._write(history, lambda recorder: recorder.rewrite(journal, history))

    def count(self, history: History, hands: Hands) -> None:
        """Write the hands that a class has raised."""
        if self._document is not None:
            self._document = self._document.counted(history.done, hands)
        self._write(history, lambda recorder: recorder.count(len(history.done), hands))

    def fill(self, journal: Journal, history: History) -> None:
        """Write what was typed in the forms of the board."""
        if self._document is not None:
            self._document = evolve(self._document, journal=journal)
        self._write(history, lambda recorder: recorder.fill(journal))

    def _write(self, history: History, write: Callable[[Recorder], None]) -> None:
        recorder = self._recorder
        if recorder is None:
            return
        with self._telling():
            if not recorder.is_there:
                gone = FileNotFoundError(errno.ENOENT, tr("it has gone away"))
                self._go_elsewhere((self.folder, *self.spare), history, gone)
                return
            try:
                write(recorder)
            except OSError as error:
                self._go_elsewhere(self.spare, history, error)

    def _begin_in(self, folder: Path, history: History) -> None:
        """Begin a file of this table. Raises OSError or DoesNotReadBack."""
        document = self._document
        if document is None:
            return
        origin = str(document.path) if document.path is not None else ""
        journal = document.journal_for(history)
        recorder = Recorder.begin(folder, journal, document.history, int(time.time()), origin)
        recorder.sync = self._sync
        if self._written is not None:
            recorder.rewrite(self._written, history)
        else:
            recorder.follow(history)
        for done, hands in document.counts:
            recorder.count(len(done), hands)
        self._recorder = recorder

    def _go_elsewhere(self, folders: tuple[Path, ...], history: History, error: OSError) -> None:
        """Go on in the first of these folders that takes the table, and say so. Raises the error where none does."""
        for folder in folders:
            before = self._recorder
            with suppress(OSError):
                self._begin_in(folder, history)
                if before is not None:
                    before.file.close()
                words = "{folder}: {why}; from now on this table is kept in {other}"
                self.say(tr(words, folder=self.folder, why=error.strerror or error, other=folder))
                return
        raise error

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
