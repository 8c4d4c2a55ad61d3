"""The score of a contestant who sits out."""

from fractions import Fraction
from typing import Annotated

from bridgetable.desk.amounts import amount
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Exact, Several, Whole, YesOrNo
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Sitting:
    """The scores of the stage, the boards sat out, and the reason."""

    rounds: Annotated[
        tuple[Fraction, ...],
        Several(tr("the percentages, IMPs or VPs of each round played in the stage"), Exact("", -100, 100)),
    ]
    boards: Annotated[int, Whole(tr("the rounds that were sat out"), 1, 40)] = 1
    withdrawn: Annotated[bool, YesOrNo(tr("an opponent withdrew in the middle of the session, after half of it"))] = (
        False
    )


@calculation(
    tr("Sit-out or bye"),
    tr("The score for rounds without an opponent: one’s own average of the whole stage."),
    "12C2d",
    handbook=("12.13", "80.5", "145.3", "145.4"),
)
def sit_out(given: Sitting) -> Working:
    """The average of the stage; average plus where an opponent withdrew in the middle."""
    average = sum(given.rounds, Fraction(0)) / len(given.rounds)
    if given.withdrawn:
        return Working(
            (Result(tr("for each round sat out"), tr("average plus")),),
            (Step(tr("The opponent withdrew after half of the session: average plus.")),),
        )
    return Working(
        (Result(tr("for each round sat out"), amount(average)), Result(tr("in all"), amount(average * given.boards))),
        (
            Step(tr("The average of the whole stage, not of the session: {average}.", average=amount(average))),
            Step(tr("Not average plus: no board was spoilt. It is entered as “not played”."), ("12C2d",)),
        ),
    )
