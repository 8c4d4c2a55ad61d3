"""The open document: a journal, a board of a record, or a deal; read and written whole or not at all."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.formats.course import CourseStep
from bridgetable.formats.file_names import name_of_words
from bridgetable.formats.hands import Hands
from bridgetable.formats.journal import Journal, acted_out, proven_text, read_journal, with_actions
from bridgetable.formats.journal_kind import is_journal
from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.auction import Contract
from bridgetable.game.boards import Board, numbered
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_TITLE
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.documents.lesson_files import lesson_paths, step_among_all, step_title
from bridgetable.gui.documents.new_tables import begun
from bridgetable.gui.documents.reading import FileTrouble, read_text
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.history import History

if TYPE_CHECKING:
    from bridgetable.formats.acted import Scene
    from bridgetable.formats.records import Record

SHORT = 8192
"""The bytes up to which a journal is acted out before anything is on the screen.

Most take a few milliseconds; one in which a claim is played out to its end takes a third of a second.
"""
OFF_THE_LESSON = tr("This is not what the lesson does: go on as you like, undo it, or let Next take you back.")

WITHOUT_WORDS = tr("Next goes on with this lesson.")


class ReadOnlyFile(FileTrouble):
    """A file that is marked as read-only, though it could be replaced: ask before that is done."""


class ChangedFile(FileTrouble):
    """A file that holds something else than when it was read or kept: ask before that is lost."""


@frozen(eq=False)
class Document:
    """A board that is open: its history as opened, its journal with the notes, its file, and the name to show."""

    history: History
    journal: Journal | None
    name: str
    path: Path | None = None
    on_disk: str | None = None  # what the file held when it was read or kept
    step: CourseStep | None = None
    counts: tuple[tuple[tuple[Action, ...], Hands], ...] = ()  # the hands that a class has raised since
    origin: Record | None = None  # the record that it came from

    def counted(self, done: tuple[Action, ...], hands: Hands) -> Document:
        """The document when a class has raised its hands; the same question at the same place is counted anew."""
        kept = ((d, h) for d, h in self.counts if (d, h.question) != (done, hands.question))
        return evolve(self, counts=(*kept, (done, hands)))

    def journal_of(self, history: History) -> Journal:
        """The journal of what was done, with the hands that were raised on the way."""
        return self._journal_with(history, history.done)

    def whole_journal_of(self, history: History) -> Journal:
        """The journal of what was done and of what can be redone, as a lesson that has not come to its end."""
        return self._journal_with(history, (*history.done, *history.undone))

    def _journal_with(self, history: History, actions: tuple[Action, ...]) -> Journal:
        journal = with_actions(self.journal_for(history), actions)
        for done, hands in self.counts:
            if actions[: len(done)] == done:
                journal = journal.with_hands(len(done), hands)
        return journal

    @property
    def is_lesson(self) -> bool:
        """True where a teacher's notes are shown step by step."""
        return self.journal is not None and bool(self.journal.stops)

    def notes_at(self, count: int) -> tuple[str, ...]:
        """The teacher's words before the next of `count` actions done."""
        return self.journal.notes_before(count) if self.journal is not None else ()

    def stops_at(self, count: int) -> bool:
        """True where a lesson stops where `count` actions are done: it is marked, has words or asks somebody there."""
        return self.journal is not None and self.journal.stops_before(count)

    def asks_for(self, done: tuple[Action, ...]) -> bool:
        """True where somebody is to rule first when these actions are done."""
        if self.journal is None or done != self.journal.actions[: len(done)]:
            return False
        return self.journal.asks_before(len(done))

    def own_questions_for(self, done: tuple[Action, ...]) -> tuple[OwnQuestion, ...]:
        """The teacher's own questions when these actions are done."""
        if self.journal is None or done != self.journal.actions[: len(done)]:
            return ()
        return self.journal.own_questions_before(len(done))

    def notes_for(self, done: tuple[Action, ...]) -> tuple[str, ...]:
        """The notes to show when these actions are done: the last before them, if any, or that the lesson was left."""
        if self.journal is None or not self.is_lesson:
            return ()
        actions = self.journal.actions
        if done[: len(actions)] != actions[: len(done)]:
            return (OFF_THE_LESSON,)
        return next((notes for n in range(len(done), -1, -1) if (notes := self.notes_at(n))), (WITHOUT_WORDS,))

    def next_stop(self, count: int) -> int:
        """The number of actions done at the next note, or at the end of the journal."""
        whole = len(self.journal.actions) if self.journal is not None else count
        return next((n for n in range(count + 1, whole) if self.stops_at(n)), whole)

    def stop_before(self, count: int) -> int:
        """The number of actions done at the last note before `count` of them, or 0."""
        return next((n for n in range(count - 1, -1, -1) if self.stops_at(n)), 0)

    @property
    def title(self) -> str:
        """The title that its course gives it, else its own; empty where it has none."""
        own = self.journal.title if self.journal is not None else ""
        return (self.step.named.title if self.step is not None else "") or own

    @property
    def proposed_name(self) -> str:
        """The name of a file to be, without its ending: the title of what has no file yet, else the name it has."""
        own = self.journal.title if self.journal is not None and not Path(self.name).suffix else ""
        return name_of_words(own) or Path(self.name).stem

    @property
    def place(self) -> CourseStep | None:
        """The lesson's step in its course; a lesson that came with the program stands among all of them."""
        return self.step or step_among_all(self.path)

    def lesson_beside(self, by: int) -> CourseStep | None:
        """The lesson after it (`by` 1) or before it (-1) in its course that can be read."""
        steps = self.place.steps(by) if self.place is not None else ()
        return next((step for step in steps if not trouble_with(step.file)), None)

    def following(self, done: tuple[Action, ...]) -> CourseStep | None:
        """The lesson to go on with, where this one is of a course and has been followed to its end."""
        if self.journal is None or done[: len(self.journal.actions)] != self.journal.actions:
            return None
        return self.lesson_beside(1) if self.is_lesson else None

    def following_title(self, done: tuple[Action, ...]) -> str:
        """The title of that lesson; empty where there is none."""
        step = self.following(done)
        return step_title(step) if step is not None else ""

    def text(self, history: History) -> str:
        """The journal of what was done, as a text that is read as the same again. Raises DoesNotReadBack."""
        return proven_text(self.journal_of(history))

    def journal_for(self, history: History) -> Journal:
        """The journal that the board is kept in: its own, or a new one where it has none."""
        table = history.start.table
        given = table.contract if not table.auction.made else None
        title, laid_down = self.name[:LONGEST_TITLE], table.regulations
        return self.journal or Journal(table.board, (), title, table.book, contract=given, regulations=laid_down)


def journal_document(text: str, path: Path) -> Document:
    """A journal's text as a document: a lesson at its first note, any other journal at its end. Raises JournalError."""
    journal = read_journal(text, path.name)
    document = Document(acted_out(journal, path.name), journal, path.name, path, text)
    if document.is_lesson:
        first = next(n for n in range(len(journal.actions) + 1) if document.stops_at(n))
        return evolve(document, history=document.history.at(first))
    return document


def short_journal(path: Path) -> Document | None:
    """The journal in a file that is small enough to be opened in no time; None where it is not, or cannot be opened."""
    try:
        if path.stat().st_size > SHORT:
            return None
        text = read_text(path)
        if not is_journal(text, path):
            return None
        return lesson_document(text, path) if path in lesson_paths() else journal_document(text, path)
    except (BridgetableError, OSError):
        return None


def lesson_in(path: Path) -> Document:
    """The lesson in a file, at its first note. Raises FileTrouble or JournalError."""
    text = read_text(path)
    if not is_journal(text, path):
        msg = tr("{path} is no journal, and a course is made of journals. The present table stays as it is", path=path)
        raise FileTrouble(msg)
    return journal_document(text, path)


def record_document(record: Record, scene: Scene, path: Path) -> Document:
    """A board of a record as a document, at its end. Raises BridgetableError where an action cannot be done."""
    from bridgetable.formats.event import event_of

    room = f" {record.room}" if record.room else ""
    name = tr("{path} · board {board}{room}", path=path.name, board=record.board, room=room)
    table, title = scene.start.table, name[:LONGEST_TITLE]
    journal = Journal(
        table.board,
        title=title,
        contract=table.contract,
        event=event_of(record),
        book=table.book,
        regulations=table.regulations,
    )
    return Document(scene.history(), journal, name, origin=record)


def dealt(seed: int) -> Document:
    """A board dealt from a seed, which its journal keeps."""
    board = numbered(seed % 16 + 1, shuffled(seed))
    journal = begun(Journal(board, title=tr("Dealt from seed {seed}", seed=seed), seed=seed))
    return Document(History(journal.start), journal, tr("deal {seed}", seed=seed))


def entered(board: Board, contract: Contract | None = None) -> Document:
    """A board that somebody made or pasted; with a contract its play begins without an auction."""
    journal = begun(Journal(board, title=tr("Board {number}", number=board.number), contract=contract))
    return Document(History(journal.start), journal, tr("board {number}", number=board.number))


def trouble_with(path: Path) -> str:
    """The reason why a lesson is left out, in a sentence; empty where it can be read."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0
    return _trouble_with(path, changed)


@cache
def _trouble_with(path: Path, _changed: int) -> str:
    try:
        read_journal(read_text(path), path.name)
    except BridgetableError as error:
        return tr("The lesson {path} is damaged, and left out: {error}", path=path.name, error=error)
    return ""


def lessons_left_out(before: Path | None = None) -> tuple[str, ...]:
    """The reasons why lessons are left out, a sentence each: those before a lesson, or all where it is none of them."""
    paths = lesson_paths()
    asked = paths[: paths.index(before)] if before in paths else paths
    return tuple(why for path in asked if (why := trouble_with(path)))


def first_document() -> Document:
    """The first lesson, ready to use; a deal where no lesson can be read."""
    for path in lesson_paths():
        try:
            return lesson_document(path.read_text(encoding="utf-8"), path)
        except (BridgetableError, OSError, UnicodeDecodeError):
            continue
    return dealt(1)


def lesson_document(text: str, path: Path) -> Document:
    """A lesson of our own at its first note, known to be possible and acted out step by step. Raises JournalError."""
    journal = read_journal(text, path.name)
    if not journal.notes_before(0):
        return journal_document(text, path)
    return Document(History(journal.start, undone=journal.actions), journal, path.name, path, text)


def see_that_nothing_is_lost(document: Document, path: Path) -> None:
    """See whether a file may be written over without asking. Raises ReadOnlyFile or ChangedFile."""
    from bridgetable.formats.files import is_read_only

    if is_read_only(path):
        raise ReadOnlyFile(tr("{path} is marked as read-only", path=path))
    if path != document.path or document.on_disk is None or not path.exists():
        return
    if read_text(path) != document.on_disk:
        raise ChangedFile(tr("{path} was changed by somebody else since it was read here", path=path))


def save(document: Document, history: History, path: Path, *, asked: bool = False) -> Document:
    """Write what was done to the document's file, unasked if nothing is lost. Raises DoesNotReadBack or FileTrouble."""
    from bridgetable.formats.files import not_written, write_whole

    text = document.text(history)
    if not asked:
        see_that_nothing_is_lost(document, path)
    try:
        write_whole(path, text.encode("utf-8"))
    except OSError as error:
        raise FileTrouble(not_written(path, error)) from None
    journal = read_journal(text, path.name)
    step = document.step if path == document.path else None
    return Document(history, journal, path.name, path, text, step, origin=document.origin)
