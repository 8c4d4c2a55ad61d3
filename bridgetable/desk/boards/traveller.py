"""The codes of a traveller, and the string that names a section to the scorer."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Whole, YesOrNo
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Section:
    """A section and its movement."""

    tables: Annotated[int, Whole(tr("the tables of the section"), 2, 60)]
    rounds: Annotated[int, Whole(tr("the rounds"), 1, 60)]
    boards: Annotated[int, Whole(tr("the boards of a round"), 1, 16)]
    switched: Annotated[int, Whole(tr("the rounds that are arrow-switched"), 0, 60)] = 0
    first: Annotated[bool, YesOrNo(tr("the first round was played as the movement has it"))] = True


CODES = (
    ("F", tr("the board was fouled: before the score")),
    ("S", tr("wrongly switched: before the score, ringed and initialled")),
    ("A", tr("average, initialled")),
    ("A6040", tr("N–S 60 %, E–W 40 %; A4060, A6060 and so on")),
    ("X", tr("a sit-out")),
)


@calculation(
    tr("Traveller and section codes"),
    tr("The string that tells the scorer of a section, and the codes on a traveller."),
    "80B2j",
    handbook=("121.5.2", "121.5.5", "121.5.7"),
)
def traveller(given: Section) -> Working:
    """Tables, switched rounds, rounds by boards, and whether the first was played."""
    if given.switched > given.rounds:
        raise Refused("switched", tr("not more than the rounds"))
    played = "Y" if given.first else "N"
    text = f"{given.tables}T, {given.switched}AS, {given.rounds}x{given.boards}, {played}"
    return Working(
        (Result(tr("the section"), text),),
        (
            Step(tr("Tables, arrow-switched rounds, rounds by boards, and whether the first round was played.")),
            Step(tr("With relays and shares the lower table is first in order.")),
        ),
        (Grid((Column(tr("code")), Column(tr("on the traveller"))), CODES),),
    )
