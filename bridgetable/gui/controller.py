"""The only writer of the history; one signal tells all who show it."""

from collections.abc import Callable
from functools import partial, reduce
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.formats.journal import common
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.patience import Patience, Stopped
from bridgetable.language import capital, tr
from bridgetable.rulings.decisions import Answer
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.session.talk.actions import TellMeaning

T = TypeVar("T")
AT_WORK = tr("The program is still working out the last step; Esc stops it.")
STOPPED = tr("Stopped: nothing was done.")


class Edits(Protocol):
    """A lesson that is being written: it turns actions into changes of its own, and undoes them."""

    def act(self, actions: tuple[Action, ...]) -> History:
        """The history after these actions, done where the table stands. Raises ImpossibleAction or AnswerDoesNotFit."""

    def follow(self, new: History) -> None:
        """Take the history that is shown next."""

    def undo(self) -> None:
        """Undo the last change."""

    def redo(self) -> None:
        """Do again the change that was undone last."""

    @property
    def named_changes(self) -> tuple[str, str]:
        """The names of the next changes to undo and to redo, in words; empty texts for none."""


class Controller(QObject):
    """Holds the history; `make_view` makes the next view before it is shown, `edits` is a lesson being written."""

    changed = Signal(object, object)
    refused = Signal(str)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self.patience = Patience(self)
        self.make_view: Callable[[History], object] | None = None
        self.edits: Edits | None = None

    @property
    def history(self) -> History:
        """The history as it is now."""
        return self._history

    def do(self, action: Action) -> bool:
        """Do an action; where it is impossible or does not fit, nothing changes and one sentence says why."""
        return self.do_all((action,))

    def do_all(self, actions: tuple[Action, ...]) -> bool:
        """Do several actions as one step, all or none."""
        # Qt handles events while long work goes on: an action that comes in then would change the history under it.
        if self.patience.is_waiting:
            self.refuse_at_work()
            return False
        if self.edits is not None:
            return self._take(partial(self.edits.act, actions))
        return self._take(lambda: reduce(History.act, actions, self._history))

    def refuse_at_work(self) -> None:
        """Say that nothing else can be done in the middle of long work."""
        self.refused.emit(AT_WORK)

    def worked(self, work: Callable[[], T], over: QObject | None = None) -> T | None:
        """The outcome of long work, the window awake meanwhile; None where it is refused or stopped, which is said."""
        if self.patience.is_waiting:
            self.refuse_at_work()
            return None
        try:
            with self.patience.work(over):
                return work()
        except Stopped:
            self.refused.emit(STOPPED)
            return None

    def answer(self, key: str, reason: str = "") -> bool:
        """Answer the question that waits with an option's key; a sentence where nothing is asked."""
        pending = self._history.now.pending
        return self.do(Reply(Answer(pending.cite if pending else "", key, reason)))

    def glance_after(self, key: str) -> History | None:
        """The history after an option of the question that waits; None where it does not fit, or takes long."""
        from bridgetable.views.table.preview import after_answer

        if self._history.now.pending is None:
            return None
        try:
            # What takes longer is seen when it is chosen.
            with self.patience.glance():
                return after_answer(self._history, key)
        except (BridgetableError, Stopped):
            return None

    def speak(self, cite: str, key: str) -> bool:
        """Speak of a fact that nobody was asked about: the clause as it is shown, and the key of the answer."""
        return self.do(Reply(Answer(self._history.now.table.book.cite_of(cite), key)))

    def undo(self) -> None:
        """Take back the last action, or what is being worked out; the openings of a system together."""
        if self.patience.stop():
            return
        if self.edits is not None:
            self.edits.undo()
        else:
            self._take(self._undone)

    def redo(self) -> None:
        """Do again what was taken back last, if there is such an action; the openings of a system together."""
        if self.edits is not None:
            self.edits.redo()
        else:
            self._take(self._redone)

    @property
    def can_undo(self) -> bool:
        """True where there is something to undo."""
        return bool(self.edits.named_changes[0] if self.edits is not None else self._history.done)

    @property
    def can_redo(self) -> bool:
        """True where there is something to redo."""
        return bool(self.edits.named_changes[1] if self.edits is not None else self._history.undone)

    def _undone(self) -> History:
        history = self._history.undo()
        while history.undone and is_opening(history.undone[0]) and history.done[-1:] and is_opening(history.done[-1]):
            history = history.undo()
        return history

    def _redone(self) -> History:
        history = self._history.redo()
        while history.undone and is_opening(history.undone[0]) and is_opening(history.done[-1]):
            history = history.redo()
        return history

    def go_to(self, count: int) -> None:
        """Go to the moment after the first `count` actions of all that were done or undone."""
        self._take(lambda: self._history.at(count))

    def follow(self, actions: tuple[Action, ...], count: int) -> None:
        """Go to the moment after the first `count` of these actions, with the rest to be redone."""
        same = common(self._history.done, actions)
        history = evolve(self._history.at(same), undone=actions[same:])
        self._take(lambda: history.at(count))

    def open(self, history: History) -> None:
        """Take another history, of another board."""
        self.patience.stop()
        self._become(history)

    def _take(self, work: Callable[[], History]) -> bool:
        """Take the history that this makes; where it makes none, one sentence says why and nothing changes."""
        if self.patience.stop():
            # Nothing changes in the middle of the work that stops now.
            QTimer.singleShot(0, self, lambda: self._take(work))
            return False
        try:
            new = self.worked(lambda: self._seen(work()))
        except BridgetableError as error:
            self.refused.emit(sentence(str(error)))
            return False
        if new is None:
            return False
        self._become(new)
        return True

    def _seen(self, new: History) -> History:
        """A history of which everything has been made that will be shown, as long as it can be stopped."""
        if self.make_view is not None and new is not self._history:
            self.make_view(new)
        return new

    def _become(self, new: History) -> None:
        old = self._history
        if new is not old:
            self._history = self._seen(new)
            if self.edits is not None:
                self.edits.follow(new)
            self.changed.emit(old, new)


def is_opening(action: Action) -> bool:
    """True where an action tells what an opening means, as one line of a system."""
    return isinstance(action, TellMeaning) and action.as_opening


def sentence(words: str) -> str:
    """Words as a sentence: a capital first, unless the name of a file is first, and a full stop last."""
    first = words.partition(" ")[0].rstrip(",:")
    said = words if "." in first else capital(words)
    return said if said.endswith((".", "!", "?")) else said + "."
