"""With what the score of a board is compared: another table, a field, and what a side has won on its other boards."""

from __future__ import annotations

from fractions import Fraction

from bridgetable.game.seats import Side
from bridgetable.game.values import frozen


@frozen
class Session:
    """The score of a side on its other boards (12C2c): a percentage, or the IMPs won on so many (1 upwards)."""

    side: Side
    won: Fraction
    boards: int = 0


@frozen
class Contest:
    """The scores, in points for North-South, with which that of the board is compared.

    At IMPs it is that of the other table, at matchpoints those of all others who played the board. `knockout` tells
    that scores which do not balance are averaged (Law 12C4).
    """

    other_table: int | None = None
    field: tuple[int, ...] = ()
    sessions: tuple[Session, ...] = ()
    knockout: bool = False

    def session_of(self, side: Side) -> Session | None:
        """The score of this side on its other boards, where that was told."""
        return next((s for s in reversed(self.sessions) if s.side is side), None)


NO_CONTEST = Contest()
