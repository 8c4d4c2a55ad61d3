"""The actions on the way to a case, and a whole board as it would go if nobody did anything irregular."""

from __future__ import annotations

from bridgetable.game.errors import BridgetableError
from bridgetable.game.table import Phase
from bridgetable.game.values import frozen
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.sitting import Sitting
from bridgetable.staging.choice import Pick
from bridgetable.staging.regular import goes_on

LONGEST = 200
"""How many acts a board has at most."""


@frozen
class Course:
    """The actions so far, and the sitting after them."""

    sitting: Sitting
    done: tuple[Action, ...] = ()
    begun: int = 0  # how many acts had been done when the first thing went wrong
    ruled: int = 0  # how many cases had been ruled before

    def then(self, action: Action | None) -> Course | None:
        """The course with one act more; nothing when nobody can do it."""
        if action is None or len(self.done) >= LONGEST:
            return None
        try:
            after = act(self.sitting, action)
        except BridgetableError:
            return None
        return Course(after, (*self.done, action), self.begun, self.ruled)

    @property
    def is_called(self) -> bool:
        """Whether the director has something to rule on, or has ruled, since the first thing went wrong."""
        return self.sitting.pending is not None or len(self.sitting.ruled) > self.ruled

    @property
    def rooms(self) -> tuple[str, ...]:
        """The numbers of the laws that were opened since the first thing went wrong, those still open last."""
        cases = (*self.sitting.ruled[self.ruled :], *self.sitting.cases)
        return tuple(dict.fromkeys(case.matter.room for case in cases))


@frozen
class Line:
    """A board acted out: the acts, and the sitting before each and after the last."""

    actions: tuple[Action, ...]
    sittings: tuple[Sitting, ...]

    def at(self, place: int) -> Course:
        """The course of the first acts of the line, so many of them."""
        sitting = self.sittings[place]
        return Course(sitting, self.actions[:place], place, len(sitting.ruled))

    @property
    def moments(self) -> tuple[int, ...]:
        """The places at which the players have the word: nothing is asked, and no claim waits."""
        every = enumerate(self.sittings)
        return tuple(n for n, s in every if s.pending is None and s.table.phase is not Phase.SUSPENDED)


def line_of(start: Sitting, record: tuple[Action, ...], pick: Pick) -> Line:
    """The board as it was recorded, as far as nothing is irregular, and from there on as it is played sensibly."""
    sittings, actions, course = [start], [], Course(start)
    for action in record:
        after = course.then(action)
        if after is None or after.sitting.table.irregularities or after.sitting.pending is not None:
            break
        course = after
        actions.append(action)
        sittings.append(course.sitting)
    while (after := course.then(goes_on(course.sitting, pick))) is not None:
        course = after
        actions.append(course.done[-1])
        sittings.append(course.sitting)
    return Line(tuple(actions), tuple(sittings))
