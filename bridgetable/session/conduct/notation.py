"""The notation of a player's conduct and of a spectator's acts."""

from __future__ import annotations

from bridgetable.game.errors import NotationError
from bridgetable.game.irregularities import Spectating
from bridgetable.language import tr
from bridgetable.laws.way_in.conduct import BREACHES, TO_ONE
from bridgetable.session.conduct.actions import Misbehave, Spectate
from bridgetable.session.patterns import Pattern, pattern
from bridgetable.session.slots import Slot

CLAUSES = tr("one of these clauses: {breaches}", breaches=", ".join(BREACHES))
SILENT = frozenset({Spectating.LOOKS, Spectating.DISTURBS})


def clause(text: str) -> str:
    """Read which clause a player's conduct breaks. Raises NotationError."""
    if text not in BREACHES:
        raise NotationError(text, CLAUSES)
    return text


def spectating(what: Spectating) -> Pattern:
    """The pattern of a spectator's act: to one player or to none, with words or in silence."""
    other = " {other}" if what in TO_ONE else ""
    words = "" if what in SILENT else ': "{words}"'
    return pattern(Spectate, f"spectator behind {{behind}} {what.value}{other}{words}", what=what)


PATTERNS = (
    pattern(Misbehave, '{seat} breaches {cite}[: "{words}"]', cite=Slot(CLAUSES, "74A2", clause)),
    *(spectating(what) for what in Spectating),
)
