"""Weighted results as rows of a form, a value and its weight in each, and as the one line that the command reads."""

from fractions import Fraction

from bridgetable.desk.sorts import Weights, share, weight_text
from bridgetable.game.errors import NotationError
from bridgetable.game.values import frozen


@frozen
class WeightRow:
    """A row as it is typed: a value, and its weight in the hundred or as a part."""

    value: str = ""
    weight: str = ""

    @property
    def is_empty(self) -> bool:
        """True where nothing is typed in it."""
        return not (self.value or self.weight)


def rows_of(text: str) -> tuple[WeightRow, ...]:
    """The rows of a line such as `60:+620,40:-100`."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    split = [part.rpartition(":") for part in parts]
    return tuple(WeightRow(value.strip(), weight.strip()) for weight, _, value in split)


def text_of(rows: tuple[WeightRow, ...]) -> str:
    """The line of some rows; a value alone needs no weight, and one weight that is left out is the rest."""
    typed = [row for row in rows if not row.is_empty]
    if all(not row.weight for row in typed) and (len(typed) == 1 or any(":" in row.value for row in typed)):
        return ",".join(row.value for row in typed)
    rest = rest_of(rows)
    left = "" if rest is None else weight_text(rest)
    return ",".join(f"{row.weight or left}:{row.value}" for row in typed)


def rest_of(rows: tuple[WeightRow, ...]) -> Fraction | None:
    """The part of the whole that is left to the only row without a weight; None where there is no such row."""
    typed = [row for row in rows if not row.is_empty]
    told = total_of(tuple(row for row in typed if row.weight))
    open_rows = [row for row in typed if not row.weight]
    return 1 - told if len(open_rows) == 1 and told is not None and 0 < told < 1 else None


def total_of(rows: tuple[WeightRow, ...]) -> Fraction | None:
    """The weights of some rows together, as a part of the whole; None where one cannot be read."""
    found = [share(row.weight) for row in rows if row.weight]
    return None if None in found else sum((one for one in found if one is not None), Fraction(0))


def value_of(sort: Weights, row: WeightRow) -> object | None:
    """The value of a row; None where it cannot be read."""
    try:
        return sort.of.read(row.value) if row.value else None
    except NotationError:
        return None
