"""The actions about the score when play has ended, and about scores elsewhere."""

from __future__ import annotations

from bridgetable.game.auction import Contract
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class AgreeOnTricks:
    """The players agree that declarer's side has won so many tricks (0 to 13) (Law 79A1)."""

    tricks: int


@frozen
class CountTricks:
    """A player says that declarer's side has won another number of tricks (0 to 13) than is recorded (Law 79B)."""

    seat: Seat
    tricks: int
    words: str = ""


@frozen
class EnterScore:
    """A player enters the score of the board, in points of North-South (Law 79C1)."""

    seat: Seat
    ns: int


@frozen
class TellOtherTable:
    """It is told how the board came out at the other table of the match (Law 78B).

    `ns` is the score in points of North-South there, `contract` what was played, where that is told.
    """

    ns: int
    contract: Contract | None = None


@frozen
class TellField:
    """It is told which scores in points North-South have on the board at the tables of the field (Law 78A)."""

    scores: tuple[int, ...]


ComparedAction = TellOtherTable | TellField
ScoreAction = AgreeOnTricks | CountTricks | EnterScore | ComparedAction
