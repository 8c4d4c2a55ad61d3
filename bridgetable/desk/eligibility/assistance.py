"""The needs of a player with a disability, and what a director arranges."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.checklist import checked
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Arranged:
    """The arrangements that have been made."""

    seat: Annotated[bool, YesOrNo(tr("a seat that does not move, light, and room"))] = False
    calls: Annotated[bool, YesOrNo(tr("it is settled how calls are made, and the opponents may have boxes too"))] = (
        False
    )
    cards: Annotated[bool, YesOrNo(tr("it is settled who names and who plays the cards, by their full names"))] = False
    announced: Annotated[bool, YesOrNo(tr("announcements are spoken or written as it is needed"))] = False
    varied: Annotated[bool, YesOrNo(tr("the director in charge has varied what stands in the way"))] = False


MISSING = {
    "seat": Step(tr("Arrange a seat that does not move."), ("80B2i",)),
    "calls": Step(
        tr("Settle how calls are made; opponents of somebody without a box may use boxes, and work them."), ("18F",)
    ),
    "cards": Step(tr("Say that every card is named in full, and who plays dummy’s cards."), ("46A",)),
    "announced": Step(tr("Let one player announce for both, or show cards with the words."), ("40B2aii",)),
    "varied": Step(tr("The director in charge may vary any regulation for this."), ("81B1",)),
}


@calculation(
    tr("Players with a disability"),
    tr("What is arranged for a player who cannot see, hear, speak or hold cards as others do."),
    "80B2i",
    "81B1",
    handbook=("141",),
)
def assistance(given: Arranged) -> Working:
    """The points that are still open."""
    return checked(MISSING, given)
