"""A lesson being written: edits of its journal as pure functions, each of which can be undone."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, auto

from bridgetable.formats.journal import LEFT_OUT, Entry, Journal, Note, acted_out, common, without_lines
from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.errors import BridgetableError, ImpossibleAction
from bridgetable.game.irregularities import Kind
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.history import History, acted
from bridgetable.session.notation import action, action_text
from bridgetable.session.sitting import Sitting

WORDS_A_MINUTE, SECONDS_A_STEP, SECONDS_A_QUESTION = 120, 5, 60
"""The words of a note read aloud in a minute, and the seconds spent on a step and on a question of a class."""


class Sort(Enum):
    """The sort of an entry of a lesson that is no action done."""

    NOTE = auto()
    STOP = auto()
    QUESTION = auto()
    COMMENT = auto()
    LEFT_OUT = auto()


class NoSuchAction(ImpossibleAction):
    """No action stands at that place of the lesson."""


STOP = Note("")
QUESTION = Note("", shown=False, asks=True)
OWN_QUESTION = evolve(QUESTION, own=OwnQuestion())


def sort_of(note: Note) -> Sort:
    """The sort of a note."""
    if note.asks:
        return Sort.QUESTION
    if note.shown:
        return Sort.NOTE if note.words else Sort.STOP
    return Sort.COMMENT if left_out_action(note) is None else Sort.LEFT_OUT


def left_out_action(note: Note) -> Action | None:
    """The action that a comment keeps because it no longer fits; none where it is an ordinary comment."""
    if note.shown or note.asks or not note.words.startswith(LEFT_OUT):
        return None
    try:
        return action(note.words.removeprefix(LEFT_OUT))
    except BridgetableError:
        return None


def left_out(what: Action) -> Note:
    """The comment that keeps an action which no longer fits."""
    return Note(f"{LEFT_OUT}{action_text(what)}", shown=False)


@frozen
class Row:
    """One entry that is no action: its place among the entries, what it is, and how many actions are done there."""

    index: int
    sort: Sort
    count: int
    words: str
    own: OwnQuestion | None = None


def rows_of(journal: Journal) -> tuple[Row, ...]:
    """Everything in a journal that is no action, in order."""
    return tuple(_rows(journal))


def _rows(journal: Journal) -> Iterator[Row]:
    count = 0
    for index, entry in enumerate(journal.entries):
        if isinstance(entry.what, Note):
            if entry.what.hands is not None:
                # What a class has voted is kept where it is, and is nothing to be written.
                continue
            own = entry.what.own
            words = entry.what.words if own is None else own.question
            yield Row(index, sort_of(entry.what), count, words, own)
        else:
            count += 1


def minutes(journal: Journal) -> int:
    """The duration of a lesson in whole minutes, 1 at least: read aloud, looked at, thought about."""
    shown = [row for row in rows_of(journal) if row.sort in {Sort.NOTE, Sort.STOP, Sort.QUESTION}]
    asked = sum(row.sort is Sort.QUESTION for row in shown)
    words = sum(len(row.words.split()) for row in shown)
    seconds = 60 * words / WORDS_A_MINUTE + SECONDS_A_STEP * len(shown) + SECONDS_A_QUESTION * asked
    return max(1, round(seconds / 60))


# --- notes -----------------------------------------------------------------------------------------------------------


def put(journal: Journal, count: int, note: Note) -> tuple[Journal, int]:
    """The journal with a note more where `count` actions are done, behind the other notes there, and its index."""
    index = end_of_notes(journal, count)
    entries = (*journal.entries[:index], Entry(note), *journal.entries[index:])
    return evolve(journal, entries=entries), index


def reworded(journal: Journal, index: int, words: str) -> Journal:
    """The journal with other words in the note or comment at an index; blanks at the ends are left out."""
    note = note_at(journal, index)
    return replaced(journal, index, evolve(note, words=words.strip()))


def asked_anew(journal: Journal, index: int, own: OwnQuestion) -> Journal:
    """The journal with other words in the teacher's question at an index."""
    return replaced(journal, index, evolve(note_at(journal, index), own=own))


def removed(journal: Journal, index: int) -> Journal:
    """The journal without the note, question or comment at an index."""
    note_at(journal, index)
    return evolve(journal, entries=(*journal.entries[:index], *journal.entries[index + 1 :]))


def moved(journal: Journal, index: int, count: int) -> tuple[Journal, int]:
    """The journal with a note moved: first there when it comes from before, else last; and its new index."""
    note = note_at(journal, index)
    here = next(row.count for row in rows_of(journal) if row.index == index)
    count = min(max(count, 0), len(journal.actions))
    without = removed(journal, index)
    to = start_of_notes(without, count) if count > here else end_of_notes(without, count)
    return evolve(without, entries=(*without.entries[:to], Entry(note), *without.entries[to:])), to


def kept_as_comment(journal: Journal, index: int) -> Journal:
    """The journal in which an action that no longer fits is an ordinary comment, which is never put back."""
    note = note_at(journal, index)
    return replaced(journal, index, evolve(note, words=note.words.removeprefix(LEFT_OUT)))


def note_at(journal: Journal, index: int) -> Note:
    """The note at an index. Raises NoSuchAction when an action stands there, or nothing."""
    what = journal.entries[index].what if 0 <= index < len(journal.entries) else None
    if not isinstance(what, Note):
        raise NoSuchAction(tr("no note stands there"))
    return what


def replaced(journal: Journal, index: int, what: Action | Note) -> Journal:
    """The journal with another entry at an index."""
    entry = evolve(journal.entries[index], what=what)
    return evolve(journal, entries=(*journal.entries[:index], entry, *journal.entries[index + 1 :]))


def index_of_action(journal: Journal, number: int) -> int:
    """The index of an action by its number (from 0); that behind the last entry where there are no more."""
    found = (n for n, entry in enumerate(journal.entries) if not isinstance(entry.what, Note))
    return next((n for k, n in enumerate(found) if k == number), len(journal.entries))


def start_of_notes(journal: Journal, count: int) -> int:
    """The index of the first entry behind `count` actions."""
    return index_of_action(journal, count - 1) + 1 if count else 0


def end_of_notes(journal: Journal, count: int) -> int:
    """The index behind the notes that stand where `count` actions are done, before what was left out there."""
    index = start_of_notes(journal, count)
    while index < len(journal.entries):
        what = journal.entries[index].what
        if not isinstance(what, Note) or sort_of(what) is Sort.LEFT_OUT:
            break
        index += 1
    return index


# --- actions ---------------------------------------------------------------------------------------------------------


Broken = frozenset[tuple[Action, Kind]]
"""The laws that actions broke where they stood: each action with the kinds of irregularity that came of it."""


def broken_by(history: History) -> Broken:
    """The irregularities that each action of a history committed."""
    before, found = history.start, []
    for what, after in zip(history.done, history.sittings, strict=True):
        found += [(what, kind) for kind in new_kinds(before, after)]
        before = after
    return frozenset(found)


def new_kinds(before: Sitting, after: Sitting) -> tuple[Kind, ...]:
    """The kinds of irregularity that came about between two sittings."""
    return tuple(one.kind for one in after.table.irregularities[len(before.table.irregularities) :])


@frozen(eq=False)
class Version:
    """A lesson being written, acted out: the table stands where `count` actions are done, on the row `chosen`."""

    journal: Journal
    whole: History
    count: int
    chosen: int | None = None
    broken: Broken = frozenset()

    @property
    def history(self) -> History:
        """The history where the table stands, with the rest of the lesson to be redone."""
        whole, count = self.whole, self.count
        return History(whole.start, whole.done[:count], whole.sittings[:count], whole.done[count:])


def begun(journal: Journal, count: int) -> Version:
    """A journal acted out to its end, shown where `count` actions are done. Raises JournalError."""
    whole = acted_out(journal)
    return Version(journal, whole, count, None, broken_by(whole))


def taken_up(journal: Journal, done: tuple[Action, ...], undone: tuple[Action, ...]) -> Version:
    """A journal to be edited, at the position of a table; the actions done there are inserted. Raises JournalError."""
    actions, whole = journal.actions, (*done, *undone)
    if whole == actions:
        return begun(journal, len(done))
    same = common(actions, done)
    return inserted(begun(journal, same), done[same:])


def inserted(version: Version, actions: tuple[Action, ...]) -> Version:
    """The lesson with these actions done where the table stands. Raises ImpossibleAction or AnswerDoesNotFit."""
    for one in actions:
        whole, count = version.whole, version.count
        if whole.done[count : count + 1] == (one,):
            version = evolve(version, count=count + 1, chosen=None)
        else:
            now = whole.after(count)
            broken = version.broken | {(one, kind) for kind in new_kinds(now, acted(now, one))}
            index = end_of_notes(version.journal, count)
            entries = (*version.journal.entries[:index], Entry(one), *version.journal.entries[index:])
            changed = evolve(version, journal=evolve(version.journal, entries=entries), chosen=None, broken=broken)
            version = refitted(changed, count, count + 1)
    return version


def without_last(version: Version) -> Version:
    """The lesson without the action done last where the table stands. Raises NoSuchAction where nothing is done yet."""
    if not version.count:
        raise NoSuchAction(tr("nothing is done yet at this place"))
    index = index_of_action(version.journal, version.count - 1)
    entries = (*version.journal.entries[:index], *version.journal.entries[index + 1 :])
    changed = evolve(version, journal=evolve(version.journal, entries=entries), chosen=None)
    return refitted(changed, version.count - 1, version.count - 1)


def cut_off(version: Version) -> Version:
    """The lesson up to the place where the table stands, with the notes there."""
    index = end_of_notes(version.journal, version.count)
    journal = evolve(version.journal, entries=version.journal.entries[:index])
    return evolve(version, journal=journal, whole=version.whole.at(version.count), chosen=None)


def put_back(version: Version, index: int) -> Version:
    """The lesson with an action left out done again. Raises ImpossibleAction, AnswerDoesNotFit or NoSuchAction."""
    what = left_out_action(note_at(version.journal, index))
    if what is None:
        raise NoSuchAction(tr("no action that was left out stands there"))
    count = next(row.count for row in rows_of(version.journal) if row.index == index)
    before = version.whole.after(count)
    broken = version.broken | {(what, kind) for kind in new_kinds(before, acted(before, what))}
    changed = evolve(version, journal=replaced(version.journal, index, what), chosen=None, broken=broken)
    return refitted(changed, count, count + 1)


def why_left_out(version: Version, index: int) -> str:
    """The reason why an action that was left out does not fit where it stands; empty where it could be put back."""
    try:
        put_back(version, index)
    except BridgetableError as error:
        return str(error)
    return ""


def refitted(version: Version, kept: int, count: int) -> Version:
    """The lesson whose first `kept` actions stand; each later one is left out where it is impossible or breaks more."""
    whole = version.whole
    now, done, sittings = whole.after(kept), list(whole.done[:kept]), list(whole.sittings[:kept])
    index = start_of_notes(version.journal, kept)
    entries = list(version.journal.entries[:index])
    for entry in version.journal.entries[index:]:
        what = left_out_action(entry.what) if isinstance(entry.what, Note) else entry.what
        if what is None:
            entries.append(entry)
            continue
        after = fitting(now, what, version.broken)
        if after is None:
            entries.append(evolve(entry, what=left_out(what)))
        else:
            entries.append(evolve(entry, what=what))
            done.append(what)
            sittings.append(after)
            now = after
    fits = History(whole.start, tuple(done), tuple(sittings))
    return evolve(version, journal=evolve(version.journal, entries=tuple(entries)), whole=fits, count=count)


def fitting(sitting: Sitting, what: Action, broken: Broken) -> Sitting | None:
    """The sitting after an action, if it can be done and breaks nothing that it did not break where it was recorded."""
    try:
        after = acted(sitting, what)
    except BridgetableError:
        return None
    return after if all((what, kind) in broken for kind in new_kinds(sitting, after)) else None


# --- undoing ---------------------------------------------------------------------------------------------------------


@frozen(eq=False)
class Change:
    """A change of a lesson: the version before it, and what was done in words."""

    before: Version
    what: str
    joins: object = None
    """Changes that follow each other and join the same thing, such as the letters of a note, are undone together."""


@frozen(eq=False)
class LessonDraft:
    """A lesson being written: how it is now, the changes that led to it, those undone, and what its file holds."""

    now: Version
    changes: tuple[Change, ...] = ()
    undone: tuple[Change, ...] = ()
    saved: Journal | None = None

    @property
    def is_changed(self) -> bool:
        """True where it is otherwise than its file."""
        return self.saved != without_lines(self.now.journal)

    def changed(self, version: Version, what: str, joins: object = None) -> LessonDraft:
        """The draft after a change; the same draft where nothing is otherwise."""
        if version.journal == self.now.journal:
            return self.standing(version)
        last = self.changes[-1] if self.changes else None
        if joins is not None and last is not None and last.joins == joins and not self.undone:
            return evolve(self, now=version)
        return evolve(self, now=version, changes=(*self.changes, Change(self.now, what, joins)), undone=())

    def standing(self, version: Version) -> LessonDraft:
        """The draft shown at another place, or with another row chosen: that is no change."""
        return evolve(self, now=version)

    def undo(self) -> LessonDraft:
        """The draft before its last change, shown where that was made; the same draft where there was none."""
        if not self.changes:
            return self
        *earlier, last = self.changes
        back = Change(self.now, last.what)
        return evolve(self, now=last.before, changes=tuple(earlier), undone=(back, *self.undone))

    def redo(self) -> LessonDraft:
        """The draft with the change that was undone last; the same draft where none was."""
        if not self.undone:
            return self
        first, *later = self.undone
        again = Change(self.now, first.what)
        return evolve(self, now=first.before, changes=(*self.changes, again), undone=tuple(later))

    def kept(self) -> LessonDraft:
        """The draft whose file holds what it is now."""
        return evolve(self, saved=without_lines(self.now.journal))
