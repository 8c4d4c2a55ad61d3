"""How a player's conduct and what a spectator does are written in one line, and read again."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.boards import seat
from bridgetable.game.errors import NotationError
from bridgetable.game.irregularities import Spectating
from bridgetable.game.seats import Seat
from bridgetable.laws.law_74_conduct import BREACHES
from bridgetable.laws.law_76_spectators import TO_ONE
from bridgetable.session.conduct.actions import ConductAction, Misbehave, Spectate

SPECTATOR = "spectator behind"
SILENT = frozenset({Spectating.LOOKS, Spectating.DISTURBS})


def conduct_text(action: ConductAction) -> tuple[str, str]:
    """Write one of these actions as the words before a colon, and what is said, which may be nothing."""
    match action:
        case Misbehave():
            return f"{action.seat} breaches {action.cite}", action.words
        case Spectate():
            other = "" if action.other is None else f" {action.other}"
            return f"{SPECTATOR} {action.behind} {action.what.value}{other}", action.words
        case _:
            assert_never(action)


def misbehaves(who: Seat, words: list[str], said: str) -> Misbehave:
    """Read which clause a player's conduct breaks.

    Raises NotationError.
    """
    match words:
        case [named] if named in BREACHES:
            return Misbehave(who, named, said)
        case _:
            raise NotationError(" ".join(words), f"one of these clauses: {', '.join(BREACHES)}")


def spectates(head: list[str], said: str) -> Spectate:
    """Read what the spectator behind a player does.

    Raises NotationError.
    """
    if len(head) < 4:
        raise NotationError(" ".join(head), f"a player, and what is done, such as {SPECTATOR} N remarks")
    line = " ".join(head[3:])
    what = next((w for w in Spectating if line == w.value or line.startswith(f"{w.value} ")), None)
    if what is None:
        known = ", ".join(w.value for w in Spectating)
        raise NotationError(line, f"a player, and one of these: {known}; such as {SPECTATOR} N remarks")
    rest = line.removeprefix(what.value).strip()
    if bool(said) == (what in SILENT):
        raise NotationError(
            line, f"no words after “{what.value}”" if said else f"words in quotation marks: {line}: “…”"
        )
    if bool(rest) != (what in TO_ONE):
        raise NotationError(line, "the player to whom he does it" if what in TO_ONE else "nothing more")
    return Spectate(seat(head[2]), what, seat(rest) if rest else None, said)
