"""The actions of calling: a call, a change of call, two calls at once."""

from bridgetable.game.calls import Bid, Call
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.session.acting import SeatAction
from bridgetable.session.patterns import pattern


@frozen
class MakeCall(SeatAction):
    """A seat calls, in turn or not, with a meaning if told; `named` is the bid he says he doubles (19A3, 19B3)."""

    call: Call
    meaning: str = ""
    named: Bid | None = None


@frozen
class ChangeCall(SeatAction):
    """A seat that has called says that it means, or would rather make, another call (Law 25)."""

    call: Call


@frozen
class CallTogether(SeatAction):
    """Two seats call at the same moment; the call of the one whose turn it was counts as the first (Law 33)."""

    call: Call
    other: Seat
    others_call: Call

    @property
    def both(self) -> tuple[tuple[Seat, Call], tuple[Seat, Call]]:
        """The two calls, each with its seat."""
        return (self.seat, self.call), (self.other, self.others_call)


@frozen
class ChangeTogether(SeatAction):
    """A seat changes its call at the very moment at which another calls, which counts as the first (Law 33)."""

    call: Call
    other: Seat
    others_call: Call


CallAction = MakeCall | ChangeCall | CallTogether | ChangeTogether
PATTERNS = (
    pattern(MakeCall, '{seat} calls {call}[: "{meaning}"]', named=None),
    pattern(MakeCall, "{seat} calls {call} of {named}", meaning=""),
    pattern(CallTogether, "{seat} calls {call} while {other} calls {others_call}"),
    pattern(ChangeTogether, "{seat} changes to {call} while {other} calls {others_call}"),
    pattern(ChangeCall, "{seat} changes to {call}"),
    pattern(ChangeCall, "{seat} changes {call}"),
)
