"""A history: where the sitting began, what was done, and what was undone."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable

from bridgetable.game.boards import Board
from bridgetable.game.pauses import pause
from bridgetable.game.table import new_table
from bridgetable.game.values import evolve, frozen
from bridgetable.session.actions import Action
from bridgetable.session.sitting import Sitting

MOST_REMEMBERED = 128
"""More steps than a board has, and few enough for the memory."""
_REMEMBERED: OrderedDict[tuple[int, int], tuple[Sitting, Action, Sitting]] = OrderedDict()


@frozen
class History:
    """The first sitting, the actions done with the sitting after each, and the actions undone, next first."""

    start: Sitting
    done: tuple[Action, ...] = ()
    sittings: tuple[Sitting, ...] = ()
    undone: tuple[Action, ...] = ()

    @property
    def now(self) -> Sitting:
        """The sitting after all that was done."""
        return self.sittings[-1] if self.sittings else self.start

    def after(self, count: int) -> Sitting:
        """The sitting after the first `count` actions (0 to all)."""
        return self.sittings[count - 1] if count else self.start

    def act(self, action: Action) -> History:
        """The history with one action more, none left to redo. Raises ImpossibleAction or AnswerDoesNotFit."""
        return History(self.start, (*self.done, action), (*self.sittings, acted(self.now, action)))

    def undo(self) -> History:
        """The history without its last action, which can be redone; the same history when nothing was done."""
        return self.at(len(self.done) - 1) if self.done else self

    def redo(self) -> History:
        """The history with the action that was undone last; the same history when nothing was undone."""
        if not self.undone:
            return self
        action, *left = self.undone
        after = known(self.now, action)
        if after is None:
            after = acted(self.now, action)
            remember(self.now, action, after)
        return History(self.start, (*self.done, action), (*self.sittings, after), tuple(left))

    def at(self, count: int) -> History:
        """The history after `count` actions of all that were done or undone, the rest to be redone."""
        kept = max(0, min(count, len(self.done)))
        for at in range(kept, len(self.done)):
            remember(self.after(at), self.done[at], self.sittings[at])
        history = evolve(
            self, done=self.done[:kept], sittings=self.sittings[:kept], undone=(*self.done[kept:], *self.undone)
        )
        while len(history.done) < count and history.undone:
            history = history.redo()
        return history


def remember(before: Sitting, action: Action, after: Sitting) -> None:
    """Keep what came of a step, so that who goes back and forth along a record need not wait for it again."""
    # Both are held, so that nothing else ever has their identity.
    _REMEMBERED[id(before), id(action)] = before, action, after
    if len(_REMEMBERED) > MOST_REMEMBERED:
        _REMEMBERED.popitem(last=False)


def known(before: Sitting, action: Action) -> Sitting | None:
    """The sitting that came of this very step, where that is remembered."""
    found = _REMEMBERED.get((id(before), id(action)))
    return None if found is None else found[-1]


def acted(sitting: Sitting, action: Action) -> Sitting:
    """The sitting after an action; the laws are loaded for the first. Raises ImpossibleAction or AnswerDoesNotFit."""
    from bridgetable.session.act import act  # noqa: PLC0415

    pause()
    return act(sitting, action)


def begin(board: Board) -> History:
    """The history of a board that nobody has touched."""
    return History(Sitting(new_table(board)))


def replay(board: Board, actions: Iterable[Action]) -> History:
    """The history of a board after these actions. Raises ImpossibleAction or AnswerDoesNotFit."""
    start = Sitting(new_table(board))
    now, done, sittings = start, [], []
    for action in actions:
        now = acted(now, action)
        done.append(action)
        sittings.append(now)
    return History(start, tuple(done), tuple(sittings))
