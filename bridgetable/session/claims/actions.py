"""The actions of claims and concessions: making one, answering it, playing on, and taking it back."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class Claim:
    """A player says that his side will win so many of the tricks left (0 to 13), and how (Law 68A)."""

    seat: Seat
    tricks: int
    statement: str = ""


@frozen
class Concede:
    """A player says that his side will lose so many of the tricks left (0 to 13) (Law 68B1)."""

    seat: Seat
    tricks: int
    statement: str = ""


@frozen
class Abandon:
    """A player abandons his hand, and so concedes every trick that is left (Law 68B1)."""

    seat: Seat


@frozen
class Curtail:
    """A player suggests that play be cut short, without saying for how many tricks (Law 68A)."""

    seat: Seat
    statement: str = ""


@frozen
class ClaimTrick:
    """A player says of the trick in progress alone that it is won or lost, perhaps showing a card (Law 68)."""

    seat: Seat
    card: Card | None = None
    words: str = ""


@frozen
class Agree:
    """A player agrees to the claim, or to playing on when that has been asked; without a seat all players do."""

    seat: Seat | None = None


@frozen
class Doubt:
    """A player, dummy included, does not agree to a claim or concession, and may say why (Laws 68B2, 68D2)."""

    seat: Seat
    words: str = ""


@frozen
class AskToPlayOn:
    """A player asks that play go on after a claim (Law 68D2b)."""

    seat: Seat


@frozen
class Refuse:
    """A player does not want play to go on after a claim (Law 68D2b)."""

    seat: Seat


@frozen
class Withdraw:
    """A player withdraws his agreement to a claim (Law 69B), or his own side's concession (Law 71)."""

    seat: Seat
    words: str = ""


PutForward = Claim | Concede | Abandon | Curtail
"""What suspends play (Law 68D)."""
ClaimAction = Claim | Concede | Abandon | Curtail | ClaimTrick | Agree | Doubt | AskToPlayOn | Refuse | Withdraw
