"""The choices of a teacher about his class's view, as a value, and the pure functions that change it."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.views.eyes import Eye, Watcher

if TYPE_CHECKING:
    from bridgetable.session.history import History


class Part(Enum):
    """The parts that can be hidden from a class, in the words of the menu."""

    DUMMY = tr("Dummy’s hand")
    QUESTION = tr("The director’s question")
    OPTIONS = tr("Options not yet uncovered")
    FOLLOWS = tr("What follows from an option")
    NOTES = tr("The lesson’s notes")
    TIMELINE = tr("The timeline")
    FUTURE = tr("What lies ahead on the timeline")


USUALLY_HIDDEN = frozenset({Part.OPTIONS, Part.FOLLOWS, Part.NOTES, Part.TIMELINE, Part.FUTURE})


@frozen
class Asked:
    """The identity of a question: the number of actions done when it was asked, and its clause."""

    done: int
    cite: str


@frozen
class Showing:
    """The teacher's choices for his class: the eye, what is hidden, a curtain that is down, a picture that is held."""

    eye: Eye = Seat.S
    hides: frozenset[Part] = USUALLY_HIDDEN
    all_hands: bool = False
    curtain: bool = False
    holds: bool = False
    of: Asked | None = None  # the question of which options are uncovered: those of any other are covered
    uncovered: frozenset[int] = frozenset()  # the digits of its options

    @property
    def looks(self) -> Eye:
        """The eye with which the class looks now."""
        return Watcher.ALL if self.all_hands else self.eye

    def is_hidden(self, part: Part) -> bool:
        """True where a part is hidden."""
        return part in self.hides


def asked_of(history: History) -> Asked | None:
    """The question that waits, if one does."""
    pending = history.now.pending
    return None if pending is None else Asked(len(history.done), pending.cite)


def is_asked(showing: Showing, history: History) -> bool:
    """True where the class may read the question that waits: it is not hidden, or it was put to the class."""
    return not showing.is_hidden(Part.QUESTION) or (showing.of is not None and showing.of == asked_of(history))


def uncovered_now(showing: Showing, history: History, numbers: tuple[int, ...]) -> frozenset[int]:
    """The digits, of these options of the question that waits, that the class may see."""
    if not showing.is_hidden(Part.OPTIONS):
        return frozenset(numbers)
    return showing.uncovered.intersection(numbers) if showing.of == asked_of(history) else frozenset()


def next_covered(showing: Showing, history: History, numbers: tuple[int, ...]) -> int:
    """The digit of the first option that is still covered, or 0."""
    seen = uncovered_now(showing, history, numbers)
    return next((n for n in numbers if n not in seen), 0)


def uncover(showing: Showing, history: History, numbers: tuple[int, ...]) -> Showing:
    """The same with the question that waits put to the class, and the options of these digits uncovered."""
    asked = asked_of(history)
    before = showing.uncovered if showing.of == asked else frozenset()
    return evolve(showing, of=asked, uncovered=before.union(numbers))


def cover_all(showing: Showing) -> Showing:
    """The same with every option covered, those of a question that hid none as well."""
    return evolve(showing, of=None, uncovered=frozenset(), hides=showing.hides | {Part.OPTIONS})


def toggle(showing: Showing, part: Part) -> Showing:
    """The same with a part hidden that was seen, or seen that was hidden."""
    return evolve(showing, hides=showing.hides ^ {part})


def with_eye(showing: Showing, eye: Eye) -> Showing:
    """The same with another eye."""
    return evolve(showing, eye=eye, all_hands=False)
