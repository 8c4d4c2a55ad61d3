"""The only writer of the history; everything that shows it is told by one signal."""

from collections.abc import Callable
from functools import partial, reduce
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from bridgetable.formats.journal import common
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.patience import Patience, Stopped
from bridgetable.language import tr
from bridgetable.rulings.decisions import Answer
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.session.talk.actions import TellMeaning

AT_WORK = tr("The program is still working out the last step; Esc stops it.")
STOPPED = tr("Stopped: nothing was done.")


class Edits(Protocol):
    """A lesson that is being written: it says what comes of what is done, and undoes its own changes."""

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
        """What would be undone, and what redone, in words; empty texts for nothing."""


class Controller(QObject):
    """Holds the history; `make_view` makes what is shown of it before it is taken, `edits` is a lesson in hand."""

    changed = Signal(object, object)
    refused = Signal(str)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        """Create it with a history."""
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
        if self.patience.is_waiting:
            self.refused.emit(AT_WORK)
            return False
        if self.edits is not None:
            return self._take(partial(self.edits.act, actions))
        return self._take(lambda: reduce(History.act, actions, self._history))

    def answer(self, key: str, reason: str = "") -> bool:
        """Answer the question that waits with an option's key; a sentence where nothing is asked."""
        pending = self._history.now.pending
        return self.do(Reply(Answer(pending.cite if pending else "", key, reason)))

    def glance_after(self, key: str) -> History | None:
        """The history after an option of the question that waits; None where it does not fit, or takes long."""
        pending = self._history.now.pending
        if pending is None:
            return None
        try:
            # What takes longer is seen when it is chosen.
            with self.patience.glance():
                return self._history.act(Reply(Answer(pending.cite, key)))
        except (BridgetableError, Stopped):
            return None

    def speak(self, cite: str, key: str) -> bool:
        """Speak of a fact that nobody was asked about: the clause, and the key of the answer."""
        return self.do(Reply(Answer(cite, key)))

    def undo(self) -> None:
        """Take back the last action, or what is being worked out; the openings of a system together."""
        if self.patience.stop():
            return
        if self.edits is not None:
            self.edits.undo()
            return
        history = self._history.undo()
        while history.undone and is_opening(history.undone[0]) and history.done[-1:] and is_opening(history.done[-1]):
            history = history.undo()
        self._become(history)

    def redo(self) -> None:
        """Do again what was taken back last, if there is such an action; the openings of a system together."""
        if self.edits is not None:
            self.edits.redo()
        else:
            self._take(self._redone)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to undo."""
        return bool(self.edits.named_changes[0] if self.edits is not None else self._history.done)

    @property
    def can_redo(self) -> bool:
        """Whether there is something to redo."""
        return bool(self.edits.named_changes[1] if self.edits is not None else self._history.undone)

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
        self.patience.stop()
        try:
            with self.patience.work():
                new = work()
        except BridgetableError as error:
            self.refused.emit(sentence(str(error)))
            return False
        except Stopped:
            self.refused.emit(STOPPED)
            return False
        self._become(new)
        return True

    def _become(self, new: History) -> None:
        old = self._history
        if new is not old:
            if self.make_view is not None:
                self.make_view(new)
            self._history = new
            if self.edits is not None:
                self.edits.follow(new)
            self.changed.emit(old, new)


def is_opening(action: Action) -> bool:
    """Whether an action tells what an opening means, as one line of a system."""
    return isinstance(action, TellMeaning) and action.as_opening


def sentence(words: str) -> str:
    """Words as a sentence: a capital first, unless the name of a file is first, and a full stop last."""
    first = words.partition(" ")[0].rstrip(",:")
    said = words if "." in first else words[:1].upper() + words[1:]
    return said if said.endswith((".", "!", "?")) else said + "."
