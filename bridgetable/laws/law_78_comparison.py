"""Law 78: Methods of scoring: what a score in points is worth beside those made with the same cards elsewhere."""

from collections.abc import Callable
from fractions import Fraction

from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.scoring import imps, matchpoints
from bridgetable.game.seats import Side
from bridgetable.rulings.citations import clause

Scored = Callable[[int], int]


def of_side(ns: int, side: Side) -> int:
    """The score in points of a side, that of North-South being given."""
    return ns if side is Side.NS else -ns


@clause("78A")
def against_field(field: tuple[int, ...], side: Side) -> Scored:
    """The matchpoints of a side's score against the field's North-South scores: two units for each one beaten."""
    others = tuple(of_side(n, side) for n in field)
    return lambda points: matchpoints(points, others).units


@clause("78B")
def against_other_table(ns: int, side: Side) -> Scored:
    """The IMPs of a side's score in points against the other table's score of North-South."""
    return lambda points: imps(points, of_side(ns, side))


@clause("78D")
def whole_imps(won: Fraction, halves: Halves = Halves.AWAY) -> int:
    """The IMPs of a board, or of a match, as a whole number, which is the unit of scoring between two teams."""
    # The Laws leave it to the conditions of contest; where those are silent an exact half goes away from the average.
    return int(rounded(won, halves=halves))
