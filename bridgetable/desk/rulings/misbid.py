"""A call and its explanation, one of which was wrong."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Doubt(Judged):
    """The evidence of the agreement."""

    agreed: Annotated[bool, YesOrNo(tr("the two players have an agreement about the call"))]
    card: Annotated[Question, YesOrNo(tr("the card, notes or what is admitted show what the agreement is"))] = None
    explained: Annotated[Question, YesOrNo(tr("the agreement is as it was explained"))] = None


UNAGREED = finding(
    tr("Misexplanation"),
    tr("An explanation was given although nothing is agreed: that is an infraction."),
    "75D2",
    agreed=False,
)
ROWS = (
    UNAGREED,
    finding(
        tr("Misexplanation is presumed"),
        tr("Without evidence the explanation is taken to be wrong."),
        "75D3",
        agreed=True,
        card=False,
    ),
    finding(
        tr("Misbid: no infraction"),
        tr("The agreement was explained, and the call does not fit it."),
        "75C",
        agreed=True,
        explained=True,
        then=(Step(tr("The player may not use what the explanation told him about his own misbid."), ("16B1",)),),
    ),
    finding(
        tr("Misexplanation"), tr("The agreement is another than was explained."), "75B1", agreed=True, explained=False
    ),
)


@calculation(
    tr("Misbid or misexplanation"),
    tr("Whether the call or the explanation was wrong, by the evidence of the agreement; never half and half."),
    "75B1",
    "75C",
    "75D2",
    "75D3",
    handbook=("75",),
)
def misbid(given: Doubt) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)


REMARKS = (
    Step(tr("The doubt is decided one way, and never weighed."), ("75D3",)),
    Step(tr("Evidence need not be written: what is admitted, and other agreements, may do.")),
)
