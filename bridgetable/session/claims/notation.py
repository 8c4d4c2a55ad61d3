"""How claims and the answers to them are written in one line, and read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from bridgetable.game.cards import card
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat
from bridgetable.session.claims.actions import (
    Abandon,
    Agree,
    AskToPlayOn,
    Claim,
    ClaimAction,
    ClaimTrick,
    Concede,
    Curtail,
    Doubt,
    Refuse,
    Withdraw,
)

ALL_AGREE = "all agree"


def claim_action_text(action: ClaimAction) -> tuple[str, str]:
    """Write one of these actions as the words before a colon, and what is said, which may be nothing."""
    match action:
        case Claim():
            return f"{action.seat} claims {action.tricks}", action.statement
        case Concede():
            return f"{action.seat} concedes {action.tricks}", action.statement
        case Abandon():
            return f"{action.seat} abandons the hand", ""
        case Curtail():
            return f"{action.seat} suggests stopping", action.statement
        case ClaimTrick():
            shown = "" if action.card is None else f" with {action.card}"
            return f"{action.seat} claims this trick{shown}", action.words
        case Agree():
            return (ALL_AGREE if action.seat is None else f"{action.seat} agrees"), ""
        case Doubt():
            return f"{action.seat} doubts", action.words
        case AskToPlayOn():
            return f"{action.seat} wants to play on", ""
        case Refuse():
            return f"{action.seat} refuses", ""
        case Withdraw():
            return f"{action.seat} withdraws", action.words
        case _:
            assert_never(action)


Reader = Callable[[Seat, str], ClaimAction]
PHRASES: dict[str, tuple[str, Reader]] = {
    "abandons": ("the hand", lambda s, _q: Abandon(s)),
    "suggests": ("stopping", Curtail),
    "agrees": ("", lambda s, _q: Agree(s)),
    "doubts": ("", Doubt),
    "wants": ("to play on", lambda s, _q: AskToPlayOn(s)),
    "refuses": ("", lambda s, _q: Refuse(s)),
    "withdraws": ("", Withdraw),
}
"""What stands behind each verb, and the action that it is."""
CLAIM_VERBS = ("claims", "concedes", *PHRASES)
QUOTING = frozenset({"claims", "concedes", "suggests", "doubts", "withdraws"})
"""The verbs behind which words may be quoted."""


def claim_action(seat: Seat, verb: str, words: list[str], said: str) -> ClaimAction:
    """Read what a seat does about a claim, from one of the verbs for it.

    Raises NotationError.
    """
    if said and verb not in QUOTING:
        raise NotationError(said, f"no quotation after “{verb}”")
    if verb == "concedes":
        return Concede(seat, number(words), said)
    if verb == "claims":
        return claimed(seat, words, said)
    expected, read = PHRASES[verb]
    if " ".join(words) != expected:
        raise NotationError(" ".join(words), f"“{expected}” after “{verb}”" if expected else "nothing more")
    return read(seat, said)


def claimed(seat: Seat, words: list[str], said: str) -> ClaimAction:
    """Read a claim of a number of tricks, or of the trick in progress alone.

    Raises NotationError.
    """
    if words[:2] != ["this", "trick"]:
        return Claim(seat, number(words), said)
    if len(words) == 2:
        return ClaimTrick(seat, None, said)
    if len(words) != 4 or words[2] != "with":
        raise NotationError(" ".join(words), "“this trick”, or “this trick with” and a card")
    return ClaimTrick(seat, card(words[3]), said)


def number(words: list[str]) -> int:
    """Read a number of tricks.

    Raises NotationError.
    """
    if len(words) != 1 or not is_number(words[0]):
        raise NotationError(" ".join(words), f"a number of tricks, 0 to {TRICKS}")
    return int(words[0])
