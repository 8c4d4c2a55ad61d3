"""The notation of claims and of the answers to them."""

from __future__ import annotations

from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.language import tr
from bridgetable.session.claims.actions import (
    Abandon,
    Agree,
    AskToPlayOn,
    Claim,
    ClaimTrick,
    Concede,
    Curtail,
    Doubt,
    Refuse,
    Withdraw,
)
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot

EXPECTED = tr("a number of tricks, 0 to {tricks}", tricks=TRICKS)


def number(text: str) -> int:
    """Read a number of tricks.

    Raises NotationError.
    """
    if not is_number(text):
        raise NotationError(text, EXPECTED)
    return int(text)


NUMBER = Slot(EXPECTED, "4", number)
PATTERNS = (
    pattern(Claim, '{seat} claims {tricks}[: "{statement}"]', tricks=NUMBER),
    pattern(Concede, '{seat} concedes {tricks}[: "{statement}"]', tricks=NUMBER),
    pattern(Abandon, "{seat} abandons the hand"),
    pattern(Curtail, '{seat} suggests stopping[: "{statement}"]'),
    pattern(ClaimTrick, '{seat} claims this trick[: "{words}"]', card=None),
    pattern(ClaimTrick, '{seat} claims this trick with {card}[: "{words}"]'),
    pattern(Agree, "all agree", seat=None),
    pattern(Agree, "{seat} agrees"),
    pattern(Doubt, '{seat} doubts[: "{words}"]'),
    pattern(AskToPlayOn, "{seat} wants to play on"),
    pattern(Refuse, "{seat} refuses"),
    pattern(Withdraw, '{seat} withdraws[: "{words}"]'),
)
