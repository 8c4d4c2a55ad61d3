"""The desk as its tests ask it."""

from fractions import Fraction

from bridgetable.desk.amounts import Amount
from bridgetable.desk.registry import calculation_named
from bridgetable.desk.working import Working


def worked(name: str, **inputs: str) -> Working:
    """The working of a calculation from its inputs as they are typed."""
    one = calculation_named(name)
    return one(one.read(inputs))


def numbers(name: str, **inputs: str) -> tuple[Fraction | int, ...]:
    """The results that are numbers, in their order."""
    return tuple(r.value.value for r in worked(name, **inputs).results if isinstance(r.value, Amount))


def first_two(name: str, **inputs: str) -> tuple[Fraction | int, ...]:
    """The results of North-South and East-West."""
    return numbers(name, **inputs)[:2]


def chart(name: str, grid: int = 0, /, **inputs: str) -> dict[int, tuple[Fraction | int, ...]]:
    """A table of the working: the rest of each row by its score."""
    rows = worked(name, **inputs).grids[grid].rows
    return {int(row[0]): tuple(Fraction(cell) for cell in row[1:]) for row in rows}
