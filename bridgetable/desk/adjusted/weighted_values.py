"""A weighted score of what has been converted already."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Exact, Part, Weights
from bridgetable.desk.weighing import Laid, basis, see_assigned
from bridgetable.desk.working import Refused, Step, Working
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import weighed

MOST = 10_000


@frozen(kw_only=True)
class Converted(Laid):
    """Victory points or matchpoints of North-South with their weights, and how many there are for both sides."""

    weights: Annotated[
        tuple[Part[Fraction], ...],
        Weights(tr("what N–S get by each result, with its weight"), Exact(tr("a score"), 0, MOST)),
    ]
    total: Annotated[Fraction, Exact(tr("what both sides get together"), 0, MOST)]
    unit: Annotated[Fraction, Exact(tr("the smallest part that is kept"), 0, MOST)] = Fraction(1, 10_000)


@calculation(
    tr("Weighted values, such as VPs"),
    tr("A weighted score where each result has been converted already: matchpoints, hybrid or other victory points."),
    "12C1c",
    handbook=("12.1.4", "12.1.7", "78.5"),
)
def weighted_values(given: Converted) -> Working:
    """The sum of the products, rounded once away from the average."""
    see_assigned("weights", given.weights, given)
    if given.unit == 0:
        raise Refused("unit", tr("expected more than nought"))
    beyond = next((part.value for part in given.weights if part.value > given.total), None)
    if beyond is not None:
        raise Refused("weights", tr("{value} is more than both sides get together", value=amount(beyond)))
    exact = weighed((part.weight, part.value) for part in given.weights)
    won = rounded(exact, given.unit, halves=Halves.AWAY, average=given.total / 2)
    products = " + ".join(f"{amount(p.weight * 100).number} % × {amount(p.value).number}" for p in given.weights)
    return Working(
        both_sides(won, given.total - won, Unit.NONE),
        (
            Step(
                tr("Weigh what each result is worth: {products} = {sum}.", products=products, sum=amount(exact)),
                basis(given),
            ),
            Step(tr("Round once to {unit}, a half away from the average.", unit=amount(given.unit))),
        ),
    )
