"""The working of a calculation: its results, the steps that lead to them with their clauses, a table, remarks."""

from enum import Enum
from fractions import Fraction

from bridgetable.desk.amounts import Amount, Unit, amount
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Refused(BridgetableError):
    """An input that a calculation cannot take; `field` is its name."""

    def __init__(self, field: str, sentence: str) -> None:
        """Keep the name of the input before the sentence."""
        super().__init__(tr("{field}: {sentence}", field=field.replace("_", "-"), sentence=sentence))
        self.field = field
        self.sentence = sentence


@frozen
class Result:
    """One result: for whom or what it is, and a number with its unit, or words."""

    label: str
    value: Amount | str


@frozen
class Step:
    """One step that leads to the result, and the clauses that it rests on."""

    text: str
    clauses: tuple[str, ...] = ()


@frozen
class Column:
    """A column of a table: its head, and the unit of its numbers."""

    head: str
    unit: Unit = Unit.NONE


@frozen
class Grid:
    """A table of numbers and words."""

    columns: tuple[Column, ...]
    rows: tuple[tuple[Fraction | int | str, ...], ...]

    def texts(self) -> list[list[str]]:
        """The cells as they are read, without the head."""
        return [[cell_text(cell, c) for cell, c in zip(row, self.columns, strict=True)] for row in self.rows]


def cell_text(cell: Fraction | int | str, column: Column) -> str:
    """A cell as it is read."""
    return cell if isinstance(cell, str) else amount(cell, column.unit).number


class Shape(Enum):
    """The shape in which a chart is drawn."""

    CURVE = "curve"
    BARS = "bars"


@frozen
class Series:
    """One line of a chart, or one row of bars: its name, and the values at their places."""

    name: str
    points: tuple[tuple[Fraction | int, Fraction | int], ...]


@frozen
class Chart:
    """A picture of numbers: the words of both axes, what is drawn, and the place that is marked."""

    title: str
    across: str
    up: str
    shape: Shape
    series: tuple[Series, ...]
    marked: tuple[Fraction | int, Fraction | int] | None = None


@frozen
class Working:
    """The results, the first of which is the main one, the steps to them, the tables and charts, and what to mind."""

    results: tuple[Result, ...]
    steps: tuple[Step, ...]
    grids: tuple[Grid, ...] = ()
    remarks: tuple[Step, ...] = ()
    charts: tuple[Chart, ...] = ()
