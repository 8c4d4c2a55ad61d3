"""The lesson that is being written at a window: it takes actions and typed words, and undoes both."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from bridgetable.formats import lesson
from bridgetable.formats.journal import Journal, Note, law_numbers, without_lines
from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_TITLE, LONGEST_WORDS
from bridgetable.game.values import evolve
from bridgetable.gui.controller import Controller
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.history import History
from bridgetable.views.lesson import LessonView, lesson_view
from bridgetable.views.words.acts import act_words

WRITTEN = frozenset({lesson.Sort.NOTE, lesson.Sort.STOP, lesson.Sort.COMMENT})  # What has words that can be typed.
NEW_NOTE, NEW_QUESTION = tr("a new note"), tr("a question of your own")
EMPTY = (lesson.STOP, lesson.OWN_QUESTION)  # What is begun, and goes again where nothing is written into it.


class LessonEditor(QObject):
    """The lesson that is being written."""

    changed = Signal()  # It is to be shown anew.
    worded = Signal()  # Words were typed that are on the screen already.
    refused = Signal(str)  # Why something cannot be done.

    def __init__(self, controller: Controller, draft: lesson.LessonDraft, parent: QObject | None = None) -> None:
        """Begin with a draft; its table is the controller's as soon as that is told to follow."""
        super().__init__(parent)
        self._controller = controller
        self.draft = draft
        self._next: tuple[lesson.Version, History, str] | None = None
        # The index of a note that was begun and has no words yet, and of the one that was taken away last for that.
        self._fresh: int | None = None
        self._gone = 0

    @property
    def now(self) -> lesson.Version:
        """The lesson as it is now."""
        return self.draft.now

    @property
    def view(self) -> LessonView:
        """The view of the lesson."""
        return lesson_view(self.now)

    # What the controller asks.

    def act(self, actions: tuple[Action, ...]) -> History:
        """The history after these actions, which the lesson has when it is shown. Raises as `history.act` does."""
        self._drop_fresh()
        what = act_words(self._controller.history.now, actions[0])
        return self._to_be_shown(lesson.inserted(self.now, actions), what)

    def _to_be_shown(self, version: lesson.Version, what: str) -> History:
        self._next = (version, version.history, what)
        return self._next[1]

    def follow(self, new: History) -> None:
        """Take the history that is shown next: that of a change, or another place of the lesson."""
        waiting, self._next = self._next, None
        if waiting is not None and waiting[1] is new:
            version, _, what = waiting
            self.draft = self.draft.changed(evolve(version, chosen=first_at(version, version.count)), what)
        elif new.done + new.undone == self.now.whole.done:
            self._stand(len(new.done))

    def stand_with(self, done: tuple[Action, ...]) -> None:
        """Stand where a table has come to, or where it left the lesson."""
        known = self.now.whole.done
        self._stand(next((n for n, one in enumerate(done) if known[n : n + 1] != (one,)), len(done)))

    def _stand(self, count: int) -> None:
        here = self._chosen_row()
        if here is not None and here.count == count:
            self.draft = self.draft.standing(evolve(self.now, count=count))
            return
        self._drop_fresh()
        self.draft = self.draft.standing(evolve(self.now, count=count, chosen=first_at(self.now, count)))

    def undo(self) -> None:
        """Undo the last change, of the notes or of what was done."""
        self._show(self.draft.undo())

    def redo(self) -> None:
        """Do again the change that was undone last."""
        self._show(self.draft.redo())

    @property
    def named_changes(self) -> tuple[str, str]:
        """The names of the next changes to undo and to redo, in words; empty texts for none."""
        draft = self.draft
        return (draft.changes[-1].what if draft.changes else "", draft.undone[0].what if draft.undone else "")

    def _show(self, draft: lesson.LessonDraft) -> None:
        self._fresh = None
        if draft is not self.draft:
            self.draft = draft
            self._controller.open(draft.now.history)

    # Rows.

    def _chosen_row(self) -> lesson.Row | None:
        return next((row for row in lesson.rows_of(self.now.journal) if row.index == self.now.chosen), None)

    def choose(self, index: int) -> None:
        """Make a row current, with the table where it stands."""
        row = next((row for row in lesson.rows_of(self.now.journal) if row.index == index), None)
        if row is None:
            return
        if self._fresh != index and self._drop_fresh():
            left = index - (self._gone < index)
            row = next((one for one in lesson.rows_of(self.now.journal) if one.index == left), row)
        self.draft = self.draft.standing(evolve(self.now, chosen=row.index))
        if row.count == self.now.count:
            self.changed.emit()
        else:
            self._controller.go_to(row.count)

    def step_row(self, by: int) -> None:
        """Make another row current, so many on from the current one or from the place where the table stands."""
        rows = lesson.rows_of(self.now.journal)
        here = self._chosen_row()
        if here is not None:
            at = rows.index(here) + by
        else:
            before = sum(row.count <= self.now.count for row in rows)
            at = before - 1 if by < 0 else before
        if 0 <= at < len(rows):
            self.choose(rows[at].index)

    def _drop_fresh(self) -> bool:
        """Take away a note that was begun and into which nothing was written; whether there was one."""
        fresh, self._fresh = self._fresh, None
        entries, changes = self.now.journal.entries, self.draft.changes
        if fresh is None or fresh >= len(entries) or entries[fresh].what not in EMPTY:
            return False
        if changes[-1].what not in {NEW_NOTE, NEW_QUESTION}:
            return False
        self._gone = fresh
        without = evolve(self.now, journal=lesson.removed(self.now.journal, fresh), chosen=None)
        self.draft = evolve(self.draft, now=without, changes=changes[:-1])
        return True

    # Notes.

    def _change(self, journal: Journal, chosen: int | None, what: str, joins: object = None) -> None:
        self.draft = self.draft.changed(evolve(self.now, journal=journal, chosen=chosen), what, joins)

    def _put(self, note: Note, what: str) -> None:
        self._drop_fresh()
        journal, index = lesson.put(self.now.journal, self.now.count, note)
        self._change(journal, index, what)
        self.changed.emit()

    def write_note(self) -> None:
        """Make the note of this place current, or begin one; a note left empty is taken away again."""
        here = self._chosen_row()
        if here is not None and here.sort in WRITTEN and here.count == self.now.count:
            return
        rows = [row for row in lesson.rows_of(self.now.journal) if row.count == self.now.count and row.sort in WRITTEN]
        if rows and (here is None or here.sort is not lesson.Sort.QUESTION):
            self.choose(rows[0].index)
            return
        self._begin_note()

    def add_note(self) -> None:
        """Begin a note more at this place."""
        if self._fresh is None:
            self._begin_note()

    def _begin_note(self) -> None:
        self._put(lesson.STOP, NEW_NOTE)
        self._fresh = self.now.chosen

    def _standing_here(self, note: Note) -> lesson.Row | None:
        here = (row for row in lesson.rows_of(self.now.journal) if row.count == self.now.count)
        return next((row for row in here if lesson.note_at(self.now.journal, row.index) == note), None)

    def ask(self) -> None:
        """Put a question here, or take it away where one stands."""
        here = self._standing_here(lesson.QUESTION)
        if here is not None:
            self.remove(here.index)
        elif self.now.whole.after(self.now.count).pending is None:
            # The director asks nothing here.
            self.ask_own()
        else:
            self._put(lesson.QUESTION, tr("a question"))

    def ask_own(self) -> None:
        """Put a question of one's own here, or look at the one that stands here."""
        here = (row for row in lesson.rows_of(self.now.journal) if row.count == self.now.count)
        known = next((row for row in here if row.own is not None), None)
        if known is None:
            self._put(lesson.OWN_QUESTION, NEW_QUESTION)
            self._fresh = self.now.chosen
        else:
            self.choose(known.index)

    def word_question(self, own: OwnQuestion) -> None:
        """Take the question, the answers and the reason as they are typed into the row looked at."""
        index = self.now.chosen
        if index is None or lesson.note_at(self.now.journal, index).own in {None, own}:
            return
        journal = lesson.asked_anew(self.now.journal, index, own)
        if self._fresh == index:
            self._join_begun((index, "question"))
        self._change(journal, index, tr("words of a question"), (index, "question"))
        self.worded.emit()

    def stop(self) -> None:
        """Let Next stop here, or no more where it stops without a word."""
        here = self._standing_here(lesson.STOP)
        if here is not None:
            self._fresh = None
            self.remove(here.index)
        elif self.now.journal.stops_before(self.now.count):
            self.refused.emit(tr("Next stops here already: a note or a question stands at this place"))
        else:
            self._put(lesson.STOP, tr("a stop"))

    def word(self, words: str) -> None:
        """Take the words that are typed into the current row."""
        index = self.now.chosen
        if index is None:
            return
        text = " ".join(words.split())[:LONGEST_WORDS]
        journal = lesson.reworded(self.now.journal, index, text)
        if journal != self.now.journal:
            before = lesson.sort_of(lesson.note_at(self.now.journal, index))
            joins = index, "words"
            if self._fresh == index:
                self._join_begun(joins)
            self._change(journal, index, tr("words of a note"), joins)
            if lesson.sort_of(lesson.note_at(journal, index)) is before:
                self.worded.emit()
            else:
                self.changed.emit()

    def _join_begun(self, joins: object) -> None:
        """Make what was begun and its first letters one change."""
        if self.draft.changes:
            *earlier, last = self.draft.changes
            self.draft = evolve(self.draft, changes=(*earlier, evolve(last, joins=joins)))
            self._fresh = None

    def move(self, by: int) -> None:
        """Move the current row along the timeline by so many actions, and the table with it."""
        row = self._chosen_row()
        if row is None:
            self.refused.emit(tr("No note stands here; N writes one"))
        else:
            self.move_to(row.index, row.count + by)

    def move_to(self, index: int, count: int) -> None:
        """Move a row to the place where `count` actions are done, and the table with it."""
        self._fresh = None
        journal, at = lesson.moved(self.now.journal, index, count)
        if journal == self.now.journal:
            return
        self._change(journal, at, tr("a note moved"))
        self._controller.go_to(next(row.count for row in lesson.rows_of(journal) if row.index == at))
        self.changed.emit()

    def remove(self, index: int | None = None) -> None:
        """Take away a row, or the current one."""
        at = self.now.chosen if index is None else index
        if at is None:
            self.refused.emit(tr("No note stands here; Ctrl+Del takes out the action before this place"))
            return
        self._fresh = None
        journal = lesson.removed(self.now.journal, at)
        left = evolve(self.now, journal=journal)
        self._change(journal, first_at(left, self.now.count), tr("a note taken away"))
        self.changed.emit()

    def keep_as_comment(self, index: int) -> None:
        """Keep an action that no longer fits as an ordinary comment."""
        self._change(lesson.kept_as_comment(self.now.journal, index), index, tr("an action kept as a comment"))
        self.changed.emit()

    # Actions.

    def put_back(self, index: int) -> None:
        """Do an action again that was left out, whatever it breaks."""
        self._try(lambda: lesson.put_back(self.now, index), tr("an action put back"))

    def take_out(self) -> None:
        """Take out the action before the place where the table stands."""
        self._drop_fresh()
        self._try(lambda: lesson.without_last(self.now), tr("an action taken out"))

    def cut(self) -> None:
        """Cut off everything behind the place where the table stands."""
        self._drop_fresh()
        if self.now.count == len(self.now.whole.done):
            self.refused.emit(tr("Nothing follows this place"))
        else:
            self._try(lambda: lesson.cut_off(self.now), tr("the rest cut off"))

    def _try(self, work: Callable[[], lesson.Version], what: str) -> None:
        try:
            version = work()
        except BridgetableError as error:
            self.refused.emit(str(error))
            return
        self._controller.open(self._to_be_shown(version, what))

    # The header.

    def name(self, title: str) -> None:
        """Give the lesson a title."""
        journal = evolve(self.now.journal, title=" ".join(title.split())[:LONGEST_TITLE])
        self._change(journal, self.now.chosen, tr("the title"), "title")
        self.worded.emit()

    def set_laws(self, text: str) -> str:
        """Say which laws the lesson is about; why that cannot be read, or nothing."""
        try:
            laws = law_numbers(text)
        except BridgetableError as error:
            return str(error)
        self._change(evolve(self.now.journal, laws=laws), self.now.chosen, tr("the laws"), "laws")
        self.worded.emit()
        return ""

    def set_level(self, level: str) -> None:
        """Say how hard the lesson is; an empty text for nothing said."""
        self._change(evolve(self.now.journal, level=level), self.now.chosen, tr("the level"), "level")
        self.worded.emit()

    def take_header(self, journal: Journal) -> None:
        """Take another event, and what was typed in the forms of the board."""
        changed = evolve(self.now.journal, event=journal.event, remarks=journal.remarks)
        self._change(changed, self.now.chosen, tr("the event and the forms"), "event")
        self.worded.emit()

    def keep(self, journal: Journal | None) -> None:
        """Know that its file holds it as it is now; what a class has voted meanwhile stands in the journal kept."""
        if journal is not None and without_lines(journal) != without_lines(self.now.journal):
            now = evolve(self.now, journal=journal)
            self.draft = self.draft.standing(evolve(now, chosen=first_at(now, now.count)))
        self.draft = self.draft.kept()


def first_at(version: lesson.Version, count: int) -> int | None:
    """The index of the first row where `count` actions are done, if there is one."""
    return next((row.index for row in lesson.rows_of(version.journal) if row.count == count), None)
