"""The IMPs of a knockout match in which the scores of the two sides do not balance."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import Unit, amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sides import both_sides
from bridgetable.desk.sorts import Choice, Exact
from bridgetable.desk.working import Step, Working
from bridgetable.game.rounding import Halves
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import averaged
from bridgetable.laws.law_78_comparison import whole_imps


@frozen(kw_only=True)
class Unbalanced:
    """The IMPs of each side on the board, with its penalty taken off."""

    ns: Annotated[Fraction, Exact(tr("the IMPs of N–S, less their penalty"), -100, 100, Unit.IMPS)]
    ew: Annotated[Fraction, Exact(tr("the IMPs of E–W, less their penalty"), -100, 100, Unit.IMPS)]
    halves: Annotated[Halves, Choice(tr("the direction in which halves are rounded"), Halves)] = Halves.AWAY


@calculation(
    tr("Knockout out of balance"),
    tr("The average where two sides that play each other get scores that do not balance."),
    "12C4",
    handbook=("90.5",),
)
def balanced(given: Unbalanced) -> Working:
    """Half of what the one has more than the other, rounded to whole IMPs."""
    exact = averaged(given.ns, given.ew)
    won = whole_imps(exact, given.halves)
    return Working(
        both_sides(won, -won, Unit.IMPS),
        (
            Step(
                tr(
                    "N–S have {ns} and leave {left} to E–W, who have {ew}: the average is {exact} for N–S.",
                    ns=amount(given.ns, Unit.IMPS),
                    left=amount(-given.ns, Unit.IMPS),
                    ew=amount(given.ew, Unit.IMPS),
                    exact=amount(exact, Unit.IMPS),
                ),
                ("12C4",),
            ),
            Step(tr("Round once, to whole IMPs: {won}.", won=amount(won, Unit.IMPS))),
        ),
        remarks=(Step(tr("A penalty without an adjusted score is not halved.")),),
    )
