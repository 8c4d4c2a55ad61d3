"""The notation of claims and of the answers to them."""

from __future__ import annotations

from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.language import tr
from bridgetable.session.claims import actions
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot

EXPECTED = tr("a number of tricks, 0 to {tricks}", tricks=TRICKS)


def number(text: str) -> int:
    """Read a number of tricks. Raises NotationError."""
    if not is_number(text):
        raise NotationError(text, EXPECTED)
    return int(text)


NUMBER = Slot(EXPECTED, "4", number)
PATTERNS = (
    pattern(actions.Claim, '{seat} claims {tricks}[: "{statement}"]', tricks=NUMBER),
    pattern(actions.Concede, '{seat} concedes {tricks}[: "{statement}"]', tricks=NUMBER),
    pattern(actions.Abandon, "{seat} abandons the hand"),
    pattern(actions.Curtail, '{seat} suggests stopping[: "{statement}"]'),
    pattern(actions.ClaimTrick, '{seat} claims this trick[: "{words}"]', card=None),
    pattern(actions.ClaimTrick, '{seat} claims this trick with {card}[: "{words}"]'),
    pattern(actions.Agree, "all agree", seat=None),
    pattern(actions.Agree, "{seat} agrees"),
    pattern(actions.Doubt, '{seat} doubts[: "{words}"]'),
    pattern(actions.AskToPlayOn, "{seat} wants to play on"),
    pattern(actions.Refuse, "{seat} refuses"),
    pattern(actions.Withdraw, '{seat} withdraws[: "{words}"]'),
)
