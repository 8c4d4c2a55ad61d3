"""The working of a calculation: its results, the steps that lead to them with their clauses, a table, remarks."""

from enum import Enum
from fractions import Fraction

from bridgetable.desk.amounts import Amount, Unit, amount
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Refused(BridgetableError):
    """An input that a calculation cannot take; `field` is its name, `clauses` forbid it."""

    def __init__(self, field: str, sentence: str, *clauses: str) -> None:
        """Keep the name of the input before the sentence, and the clauses behind it."""
        self.field, self.reason, self.clauses = field, sentence, clauses
        self.sentence = f"{sentence} ({', '.join(clauses)})" if clauses else sentence
        super().__init__(tr("{field}: {sentence}", field=field.replace("_", "-"), sentence=self.sentence))


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


Cells = tuple[Fraction | int | str, ...]


@frozen
class Grid:
    """A table of numbers and words, and perhaps what its rows come to together."""

    columns: tuple[Column, ...]
    rows: tuple[Cells, ...]
    together: Cells = ()

    def texts(self) -> list[list[str]]:
        """The cells as they are read, without the head and the last line."""
        return [self.line(row) for row in self.rows]

    def line(self, row: Cells) -> list[str]:
        """The cells of a line as they are read."""
        return [cell_text(cell, column) for cell, column in zip(row, self.columns, strict=True)] if row else []


def together(*sums: Fraction | int | str) -> Cells:
    """The last line of a table: its word, and the sums of the columns that have one."""
    return tr("Together"), *sums


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
