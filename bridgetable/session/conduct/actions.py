"""The actions of conduct: a player's behaviour, and the acts of a spectator."""

from __future__ import annotations

from bridgetable.game.irregularities import Spectating
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class Misbehave:
    """A player behaves against one of the clauses on conduct (Laws 72B, 73B2, 73D2, 74)."""

    seat: Seat
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
