"""The results of a session as values: what each table scored on each board, and what the director changed."""

from enum import Enum
from fractions import Fraction

from bridgetable.desk.amounts import Unit
from bridgetable.desk.scales import Scale
from bridgetable.desk.sorts import Part
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.conditions import Grade
from bridgetable.game.outcomes import Outcome
from bridgetable.game.regulations import STANDARD, Regulations
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Form(Enum):
    """The form of scoring of a session; the value is its word in a `.match` file."""

    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross-imps"
    BUTLER = "butler"
    TEAMS = "teams"
    BOARD_A_MATCH = "board-a-match"

    @property
    def is_of_teams(self) -> bool:
        """True where a board is compared at the two tables of a match alone."""
        return self in {Form.TEAMS, Form.BOARD_A_MATCH}

    @property
    def is_in_whole_imps(self) -> bool:
        """True where the smallest unit of a board is an IMP (White Book 12.5)."""
        return self in {Form.TEAMS, Form.BUTLER}

    @property
    def has_top(self) -> bool:
        """True where a board has a top, so that a score is a share of it."""
        return self in {Form.MATCHPOINTS, Form.BOARD_A_MATCH}


@frozen
class Assigned:
    """Points of North-South that a side scores for, each with its weight (together 1)."""

    # `relief` is worth something to this side alone: what the infraction cost it beside its own error, as points with
    # weights that come to nought (12C1e).
    parts: tuple[Part[int], ...]
    relief: tuple[Part[int], ...] = ()

    @property
    def points(self) -> int | None:
        """The points of North-South where they are one number; None where they are weighed."""
        return self.parts[0].value if len(self.parts) == 1 and not self.relief else None


Score = Assigned | Grade | None
"""The score of a side: points, an artificial one, or nothing yet."""


def whole(points: int) -> Assigned:
    """One number of points (of North-South) that has all the weight."""
    return Assigned((Part(Fraction(1), points),))


@frozen
class Result:
    """The scores of both sides at a table, and the contract with its tricks where that is what they score for."""

    ns: Score
    ew: Score
    outcome: Outcome | None = None

    def of(self, side: Side) -> Score:
        """The score of a side."""
        return self.ns if side is Side.NS else self.ew

    @property
    def is_finished(self) -> bool:
        """True where both sides have a score."""
        return self.ns is not None and self.ew is not None


NOT_PLAYED = Result(None, None)


@frozen
class Line:
    """A board at a table: who sat there (contestants by number or name), and what they scored."""

    board: int
    table: str
    ns: str
    ew: str
    result: Result = NOT_PLAYED
    round: str = ""

    def contestant(self, side: Side) -> str:
        """The contestant of a side."""
        return self.ns if side is Side.NS else self.ew


# --- what the director changes ----------------------------------------------------------------------------------------


@frozen
class Rescored:
    """A table has another result on a board: why, and the clauses by which."""

    board: int
    table: str
    result: Result
    why: str = ""
    clauses: tuple[str, ...] = ()


@frozen
class Penalty:
    """An amount is taken off a contestant's score: matchpoints as per cent of a top, IMPs or victory points (90A)."""

    contestant: str
    amount: Fraction
    unit: Unit
    why: str = ""
    clauses: tuple[str, ...] = ()
    board: int = 0  # at which it was given, whose match IMPs come off; 0 where none is told


@frozen
class Fouled:
    """A board was played in several forms: the tables of each form (87A, 87B)."""

    board: int
    groups: tuple[tuple[str, ...], ...]
    why: str = ""
    clauses: tuple[str, ...] = ()


Change = Rescored | Penalty | Fouled


class Winners(Enum):
    """The number of fields in which contestants are ranked; the value is its word in a `.match` file."""

    ONE = "one"
    TWO = "two"


@frozen
class Terms:
    """The terms on which a session is scored; `expected` is the number of scores on a board that all have played."""

    form: Form = Form.MATCHPOINTS
    expected: int = 2
    scale: Scale = Scale.WBF
    regulations: Regulations = STANDARD
    knockout: bool = False  # two teams’ scores that do not balance are averaged (12C4), and a match is won by its IMPs

    @property
    def is_won_by_imps(self) -> bool:
        """True for a knockout of teams."""
        return self.knockout and self.form is Form.TEAMS

    @property
    def words(self) -> str:
        """The form of scoring in words."""
        return tr("teams, a knockout by IMPs") if self.is_won_by_imps else FORM_WORDS[self.form]

    @property
    def unit(self) -> Unit:
        """The unit in which contestants are ranked."""
        return Unit.IMPS if self.is_won_by_imps else UNITS[self.form]

    @property
    def fines(self) -> frozenset[Unit]:
        """The units in which a penalty is taken off: IMPs also where the boards of teams become victory points."""
        return frozenset({Unit.IMPS, self.unit}) if self.form is Form.TEAMS else frozenset({self.unit})


@frozen
class Match:
    """A session: its title, how it is scored, who plays, the results before any change, and the changes in order."""

    title: str
    terms: Terms
    lines: tuple[Line, ...]
    changes: tuple[Change, ...] = ()
    names: tuple[tuple[str, str], ...] = ()
    winners: Winners = Winners.ONE
    ended: int | None = None  # when the scores were shown, in minutes since midnight
    boards: tuple[int, ...] = ()  # the numbers of those to be played
    book: Book = LAWS_2017

    def name_of(self, contestant: str) -> str:
        """The name of a contestant, or its number where it has none."""
        return dict(self.names).get(contestant, contestant)


UNITS = one_row_each(
    Form,
    {
        Form.MATCHPOINTS: Unit.PERCENT,
        Form.CROSS_IMPS: Unit.IMPS,
        Form.BUTLER: Unit.IMPS,
        Form.TEAMS: Unit.VPS,
        Form.BOARD_A_MATCH: Unit.PERCENT,
    },
)
"""The unit in which contestants are ranked, but for a knockout."""
FORM_WORDS = one_row_each(
    Form,
    {
        Form.MATCHPOINTS: tr("matchpoints"),
        Form.CROSS_IMPS: tr("cross-IMPs"),
        Form.BUTLER: tr("Butler IMPs"),
        Form.TEAMS: tr("teams, IMPs and victory points"),
        Form.BOARD_A_MATCH: tr("board-a-match"),
    },
)
