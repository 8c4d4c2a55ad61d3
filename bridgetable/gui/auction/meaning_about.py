"""The call that a meaning belongs to, and where the meaning comes from: methods, explanation, or the call itself."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.calls import Call
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.talk.actions import Explain, TellMeaning
from bridgetable.views.words.prose import SEAT_NAMES, SIDE_NAMES


class MeaningSource(Enum):
    """Where a meaning comes from."""

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
    first: MeaningSource = MeaningSource.METHODS
    is_gone: bool = False

    @property
    def ways(self) -> tuple[MeaningSource, ...]:
        """The sources that are offered."""
        return (
            (MeaningSource.METHODS, MeaningSource.EXPLAINED)
            if self.made
            else (MeaningSource.CALLED, MeaningSource.METHODS)
        )

    def named(self, way: MeaningSource) -> str:
        """A source in words."""
        match way:
            case MeaningSource.METHODS:
                return tr("By the methods of {side} it means", side=SIDE_NAMES[self.seat.side])
            case MeaningSource.EXPLAINED:
                return tr("{partner} explains it to the opponents as", partner=SEAT_NAMES[self.seat.partner])
            case MeaningSource.CALLED:
                return tr("{seat} calls it and means", seat=SEAT_NAMES[self.seat])

    def action(self, way: MeaningSource, words: str) -> Action:
        """The action that gives the call this meaning."""
        match way:
            case MeaningSource.METHODS:
                return TellMeaning(self.seat, self.call, words)
            case MeaningSource.EXPLAINED:
                return Explain(self.seat.partner, self.call, words)
            case MeaningSource.CALLED:
                return MakeCall(self.seat, self.call, words)

    def is_for_the_next(self, way: MeaningSource) -> bool:
        """Whether the meaning holds for the next such call alone."""
        return way is MeaningSource.METHODS and self.is_gone and bool(self.meaning)

    def words(self, way: MeaningSource) -> str:
        """The meaning that is already known."""
        return self.told if way is MeaningSource.EXPLAINED else self.meaning
