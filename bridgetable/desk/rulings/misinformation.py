"""The protocol on a wrong or missing explanation."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Told(Judged):
    """The explanation, when it came to light, and what it did."""

    wrong: Annotated[bool, YesOrNo(tr("the explanation differs from the agreement, or an alert was missing"))]
    auction: Annotated[
        Question, YesOrNo(tr("it came to light before the end of the auction, or before the lead was faced"))
    ] = None
    last_call: Annotated[
        Question,
        YesOrNo(tr("the last call of the other side was probably influenced, and partner has not called over it")),
    ] = None
    different: Annotated[
        Question, YesOrNo(tr("with the right explanation they would, or might well, have done something else"))
    ] = None
    damage: Annotated[Question, YesOrNo(tr("that would have given a better score"))] = None
    protected: Annotated[
        Question, YesOrNo(tr("experienced players, who could have protected themselves without risk"))
    ] = None


ROWS = (
    finding(tr("No infraction"), tr("The agreement was explained; the hand may differ from it."), "75C", wrong=False),
    finding(
        tr("The last call may be changed"),
        tr("It was probably made because of the misinformation."),
        "21B1a",
        auction=True,
        last_call=True,
        then=(
            Step(tr("What is withdrawn is known to the side that was misled, and not to the other."), ("16C1", "16C2")),
            Step(tr("Earlier calls are not changed: the score may be adjusted at the end."), ("21B3",)),
        ),
    ),
    finding(tr("No adjustment"), tr("They would have done the same."), "21B3", different=False),
    finding(tr("No adjustment: no damage"), tr("The score would not have been better."), "12B1", damage=False),
    finding(
        tr("No adjustment"),
        tr("They knew or could safely have asked: they did not protect themselves."),
        "21B3",
        protected=True,
    ),
    finding(
        tr("Adjust the score"),
        tr("They are given what they would have done with the right explanation."),
        "21B3",
        protected=False,
        then=(
            Step(
                tr("They are taken to know the agreement, not that the opponents have misunderstood each other."),
                ("12C1c",),
            ),
            Step(tr("Test for information from partner too: a wrong alert tells partner something."), ("16B1",)),
        ),
    ),
)


@calculation(
    tr("Misinformation"),
    tr("A wrong explanation or a missing alert: a last call that may be changed, damage, and the adjusted score."),
    "21B1a",
    "21B3",
    "75B1",
    handbook=("12.15", "21", "40.5", "81.2"),
)
def misinformation(given: Told) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)


REMARKS = (
    Step(tr("There is no redress that needs both the right and the wrong explanation.")),
    Step(tr("Who did not call the director when he could have changed his call may lose redress."), ("9B1a", "21B3")),
)
