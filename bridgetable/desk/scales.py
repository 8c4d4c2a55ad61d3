"""The scales of victory points: tables by margin and number of boards, and the continuous one of the WBF."""

import tomllib
from decimal import Decimal, localcontext
from enum import Enum
from fractions import Fraction
from functools import cache

from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.resources import resource


class Scale(Enum):
    """A scale of victory points; the value is its words."""

    WBF = tr("WBF, continuous, 20–0")
    TEAMS = tr("teams of four, 20–0")
    TRIANGLE = tr("a triangle, 10–0")
    EIGHT = tr("teams of eight, not cross-IMPs")
    TOLLEMACHE = tr("teams of eight, cross-IMPs")
    BUTLER = tr("Butler pairs")
    EUROPEAN = tr("EBL and WBF of old, 25–0")


@frozen
class Column:
    """The boards for which a column of a table holds, and the largest margin of each row but the last."""

    boards: tuple[int, ...]
    most: tuple[Fraction, ...]


@frozen
class Table:
    """A table: the victory points of winner and loser by row, from the draw upwards, and its columns by boards."""

    won: tuple[int, ...]
    lost: tuple[int, ...]
    columns: tuple[Column, ...]

    def column(self, boards: int) -> Column | None:
        """The column for a number of boards; None where the table has none."""
        return next((one for one in self.columns if boards in one.boards), None)


@cache
def tables() -> dict[str, Table]:
    """The tables of `resources/desk/victory-points.toml`, by name."""
    written = tomllib.loads(resource("desk", "victory-points.toml").read_text(encoding="utf-8"), parse_float=Fraction)
    return {name: table_of(told) for name, told in written.items()}


def table_of(told: dict[str, list[object]]) -> Table:
    """A table as it is written: its rows, the boards of each column, and the margins of each column."""
    columns = zip(told["boards"], told["most"], strict=True)
    return Table(
        tuple(map(int, map(str, told["won"]))),
        tuple(map(int, map(str, told["lost"]))),
        tuple(Column(boards_of(str(b)), tuple(Fraction(str(m)) for m in list_of(most))) for b, most in columns),
    )


def list_of(told: object) -> list[object]:
    """A list within what is written."""
    return told if isinstance(told, list) else [told]


def boards_of(text: str) -> tuple[int, ...]:
    """The numbers of boards that `5-6` or `8` means."""
    first, _, last = text.partition("-")
    return tuple(range(int(first), int(last or first) + 1))


def by_table(table: Table, column: Column, margin: Fraction) -> tuple[Fraction, Fraction]:
    """The victory points of both for the margin of the first, which may have lost."""
    row = sum(abs(margin) > most for most in column.most)
    won, lost = Fraction(table.won[row]), Fraction(table.lost[row])
    return (won, lost) if margin >= 0 else (lost, won)


# --- the continuous scale of the WBF ----------------------------------------------------------------------------------

DIGITS, DRAW, HUNDREDTH = 40, 10, Fraction(1, 100)


@cache
def continuous(margin: int, boards: int) -> Fraction:
    """The victory points of the winner by `margin` IMPs, to a hundredth.

    10 + 10 (1 − R^(margin/blitz)) / (1 − R), R being the third power of the golden section, the blitz 15 √boards
    (technical report of the scoring panel of the WBF, 2013). The tables that are printed with it are smoothed, and may
    differ by a hundredth.
    """
    with localcontext(prec=DIGITS):
        blitz = 15 * Decimal(boards).sqrt()
        ratio = ((Decimal(5).sqrt() - 1) / 2) ** 3
        share = min(Decimal(margin) / blitz, Decimal(1))
        exact = DRAW + DRAW * (1 - ratio**share) / (1 - ratio)
    return rounded(Fraction(exact), HUNDREDTH, halves=Halves.AWAY)


def blitz_words(boards: int) -> str:
    """The margin in IMPs from which all is won, to two decimals."""
    with localcontext(prec=DIGITS):
        return str((15 * Decimal(boards).sqrt()).quantize(Decimal("0.01")))
