"""The actions of claims and concessions: making one, answering it, playing on, and taking it back."""

from bridgetable.game.cards import Card
from bridgetable.game.errors import NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.acting import SeatAction
from bridgetable.session.patterns import pattern
from bridgetable.session.slots import Slot


@frozen
class Claim(SeatAction):
    """A player says that his side will win so many of the tricks left (0 to 13), and how (Law 68A)."""

    tricks: int
    statement: str = ""


@frozen
class Concede(SeatAction):
    """A player says that his side will lose so many of the tricks left (0 to 13) (Law 68B1)."""

    tricks: int
    statement: str = ""


@frozen
class Abandon(SeatAction):
    """A player abandons his hand, and so concedes every trick that is left (Law 68B1)."""


@frozen
class Curtail(SeatAction):
    """A player suggests that play be cut short, without saying for how many tricks (Law 68A)."""

    statement: str = ""


@frozen
class ClaimTrick(SeatAction):
    """A player says of the trick in progress alone that it is won or lost, perhaps showing a card (Law 68)."""

    card: Card | None = None
    words: str = ""


@frozen
class Agree:
    """A player agrees to the claim, or to playing on when that has been asked; without a seat all players do."""

    seat: Seat | None = None


@frozen
class Doubt(SeatAction):
    """A player, dummy included, does not agree to a claim or concession, and may say why (Laws 68B2, 68D2)."""

    words: str = ""


@frozen
class AskToPlayOn(SeatAction):
    """A player asks that play go on after a claim (Law 68D2b)."""


@frozen
class Refuse(SeatAction):
    """A player does not want play to go on after a claim (Law 68D2b)."""


@frozen
class Withdraw(SeatAction):
    """A player withdraws his agreement to a claim (Law 69B), or his own side's concession (Law 71)."""

    words: str = ""


PutForward = Claim | Concede | Abandon | Curtail
"""The actions that suspend play (Law 68D)."""
ClaimAction = Claim | Concede | Abandon | Curtail | ClaimTrick | Agree | Doubt | AskToPlayOn | Refuse | Withdraw


# --- how each is written ----------------------------------------------------------------------------------------------

EXPECTED = tr("a number of tricks, 0 to {tricks}", tricks=TRICKS)


def number(text: str) -> int:
    """Read a number of tricks. Raises NotationError."""
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
