"""Of which call a meaning is told, and how it comes to the table: by the methods, as an explanation, with the call."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.calls import Call
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.talk.actions import Explain, TellMeaning
from bridgetable.views.words.prose import SEAT_NAMES, SIDE_NAMES


class Way(Enum):
    """How a meaning comes to the table."""

    METHODS = "methods"
    EXPLAINED = "explained"
    CALLED = "called"


@frozen
class About:
    """The call that is given a meaning: whose, what is known of it, whether it was made, and what comes first.

    `is_gone` tells that it was taken back; what was said with it then stands.
    """

    seat: Seat
    call: Call
    made: bool = True
    meaning: str = ""
    told: str = ""
    first: Way = Way.METHODS
    is_gone: bool = False

    @property
    def ways(self) -> tuple[Way, ...]:
        """How it can be told."""
        return (Way.METHODS, Way.EXPLAINED) if self.made else (Way.CALLED, Way.METHODS)

    def named(self, way: Way) -> str:
        """A way in words."""
        match way:
            case Way.METHODS:
                return f"By the methods of {SIDE_NAMES[self.seat.side]} it means"
            case Way.EXPLAINED:
                return f"{SEAT_NAMES[self.seat.partner]} explains it to the opponents as"
            case Way.CALLED:
                return f"{SEAT_NAMES[self.seat]} calls it and means"

    def action(self, way: Way, words: str) -> Action:
        """What is done when it is told so."""
        match way:
            case Way.METHODS:
                return TellMeaning(self.seat, self.call, words)
            case Way.EXPLAINED:
                return Explain(self.seat.partner, self.call, words)
            case Way.CALLED:
                return MakeCall(self.seat, self.call, words)

    def is_for_the_next(self, way: Way) -> bool:
        """Whether what is told so holds for the next such call alone."""
        return way is Way.METHODS and self.is_gone and bool(self.meaning)

    def words(self, way: Way) -> str:
        """What is known already."""
        return self.told if way is Way.EXPLAINED else self.meaning
