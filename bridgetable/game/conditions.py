"""Conditions at a table beside its cards and calls: agreements, wrong cards held, artificial and other scores."""

from enum import Enum
from fractions import Fraction

from bridgetable.game.calls import Call
from bridgetable.game.deals import Hand
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import frozen


@frozen
class Agreement:
    """The meaning of a call by the methods of its side, in somebody's words; perhaps only where nobody has bid."""

    seat: Seat
    call: Call
    words: str
    as_opening: bool = False


@frozen
class Misheld:
    """Cards that a player holds in place of his own, and the number of the board that they belong to."""

    seat: Seat
    hand: Hand
    board: int


class Grade(Enum):
    """An artificial score, by how far the contestant was at fault (Law 12C2a)."""

    PLUS = "average plus"
    EVEN = "average"
    MINUS = "average minus"


@frozen
class Artificial:
    """The artificial score of a side, and the clause that gives it; a `complement` is what the other side's leaves."""

    side: Side
    grade: Grade
    cite: str
    complement: bool = False


class Queried(Enum):
    """The doubt about a call and the understandings of its side (Law 40); the value says it in brief."""

    DEVIATED = "deviation"
    WITHHELD = "not disclosed"
    FORBIDDEN = "against the regulations"
    AFTER_OPPONENTS = "after their irregularity"
    AFTER_QUESTION = "after a question"
    AFTER_ANSWER = "after an answer"
    AFTER_OWN = "after own irregularity"


VARIED = (Queried.AFTER_OPPONENTS, Queried.AFTER_QUESTION, Queried.AFTER_ANSWER, Queried.AFTER_OWN)


class DealFault(Enum):
    """A fault of a deal or its board (Laws 2, 6); the value is its name."""

    MISDEALT = "a misdeal"
    PILES = "a deal in piles"
    SEEN = "a card seen in the deal"
    UNSHUFFLED = "an unshuffled deal"
    IMPORTED = "a deal of another session"
    MARKINGS = "wrong markings"


@frozen
class Session:
    """The score of a side on its other boards (12C2c): a percentage, or the IMPs won on so many (1 upwards)."""

    side: Side
    won: Fraction
    boards: int = 0


@frozen
class Contest:
    """The scores for North-South to be compared; in a `knockout` those that do not balance are averaged (12C4)."""

    other_table: int | None = None
    field: tuple[int, ...] = ()
    sessions: tuple[Session, ...] = ()
    knockout: bool = False
    worked_out: tuple[str, ...] = ()  # what the director has worked out at the desk for this board, in words

    @property
    def is_in_imps(self) -> bool:
        """True where what was told of the contest is scored in IMPs."""
        return self.other_table is not None or any(s.boards for s in self.sessions)

    @property
    def is_of_teams(self) -> bool | None:
        """True in a match of teams, False among pairs, None where what was told of the contest does not say."""
        if self.field:
            return False
        return True if self.is_in_imps or self.knockout else None

    def session_of(self, side: Side) -> Session | None:
        """The score of this side on its other boards, where that was told."""
        return next((s for s in reversed(self.sessions) if s.side is side), None)


NO_CONTEST = Contest()
