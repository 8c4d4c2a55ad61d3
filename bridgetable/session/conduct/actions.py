"""The actions of conduct: a player's behaviour, and the acts of a spectator."""

from bridgetable.game.conduct import BREACHES
from bridgetable.game.errors import NotationError
from bridgetable.game.irregularities import DONE_TO_ONE, Spectating
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.acting import SeatAction
from bridgetable.session.patterns import Pattern, pattern
from bridgetable.session.slots import Slot


@frozen
class Misbehave(SeatAction):
    """A player behaves against one of the clauses on conduct (Laws 72B, 73B2, 73D2, 74)."""

    cite: str
    words: str = ""


@frozen
class Spectate:
    """The spectator behind a player looks, speaks or disturbs; `other` is to whom he does, where it is one (76B)."""

    behind: Seat
    what: Spectating
    other: Seat | None = None
    words: str = ""


ConductAction = Misbehave | Spectate


# --- how each is written ----------------------------------------------------------------------------------------------

CLAUSES = tr("one of these clauses: {breaches}", breaches=", ".join(BREACHES))
SILENT = frozenset({Spectating.LOOKS, Spectating.DISTURBS})


def clause(text: str) -> str:
    """Read which clause a player's conduct breaks. Raises NotationError."""
    if text not in BREACHES:
        raise NotationError(text, CLAUSES)
    return text


def spectating(what: Spectating) -> Pattern:
    """The pattern of a spectator's act: to one player or to none, with words or in silence."""
    other = " {other}" if what in DONE_TO_ONE else ""
    words = "" if what in SILENT else ': "{words}"'
    return pattern(Spectate, f"spectator behind {{behind}} {what.value}{other}{words}", what=what)


PATTERNS = (
    pattern(Misbehave, '{seat} breaches {cite}[: "{words}"]', cite=Slot(CLAUSES, "74A2", clause)),
    *(spectating(what) for what in Spectating),
)
