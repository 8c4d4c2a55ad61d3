"""The actions with the director: he is called, answered, or speaks himself; and the points of time after play."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Moment
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.rulings.decisions import Answer


@frozen
class Notice:
    """A player draws attention: to one card's irregularity, or to all that is irregular."""

    seat: Seat
    card: Card | None = None


@frozen
class Reply:
    """The question that waits is answered."""

    answer: Answer


@frozen
class Waive:
    """The director waives the rectification of the case in hand, for cause, at the non-offenders' request (81C5)."""

    reason: str


@frozen
class Forfeit:
    """The director rules that the right to rectify the case in hand is forfeited, and says why (Law 11A)."""

    reason: str


@frozen
class TakeBackRuling:
    """The director takes back the last ruling by this law, and says why (Law 82)."""

    law: str
    reason: str = ""


@frozen
class TimePasses:
    """A point of time after play is reached."""

    moment: Moment


DirectorAction = Notice | Reply | Waive | Forfeit | TakeBackRuling | TimePasses
