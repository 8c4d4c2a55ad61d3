"""The rounding of a score."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, Exact
from bridgetable.desk.working import Refused, Result, Step, Working
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.values import frozen
from bridgetable.language import tr

MOST = 100_000


@frozen(kw_only=True)
class Unrounded:
    """A number, and to what it is rounded."""

    value: Annotated[Fraction, Exact(tr("the number, not rounded before"), -MOST, MOST)]
    unit: Annotated[Fraction, Exact(tr("the smallest part that is kept"), 0, MOST)] = Fraction(1)
    average: Annotated[Fraction, Exact(tr("the average, such as half of the top"), -MOST, MOST)] = Fraction(0)
    halves: Annotated[Halves, Choice(tr("the direction of exact halves"), Halves)] = Halves.AWAY


@calculation(
    tr("Rounding"),
    tr("A number to the nearest unit, with exact halves as the regulations say."),
    "78D",
    handbook=("78.5",),
)
def rounding(given: Unrounded) -> Working:
    """The nearest multiple of the unit."""
    if given.unit == 0:
        raise Refused("unit", tr("expected more than nought"))
    found = rounded(given.value, given.unit, halves=given.halves, average=given.average)
    is_half = (given.value / given.unit * 2) % 2 == 1
    words = (
        tr("It is an exact half, and goes {way}.", way=given.halves.value)
        if is_half
        else tr("The nearest multiple of {unit} is taken.", unit=amount(given.unit))
    )
    return Working((Result(tr("rounded"), amount(found)),), (Step(words, ("78D",)),))
