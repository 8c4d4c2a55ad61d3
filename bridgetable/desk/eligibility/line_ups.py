"""Teams that do not agree on who sits down first."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Disputed:
    """The match, and what was agreed."""

    rights: Annotated[bool, YesOrNo(tr("the conditions give one of them the right to sit second"))]
    extra: Annotated[Question, YesOrNo(tr("these are extra boards after a tie"))] = None


BLIND = Step(
    tr("Each captain writes the line-up by compass and gives it to the director at the same time; both are bound."),
    ("5A",),
)
ROWS = (
    finding(tr("Blind line-ups"), tr("Extra boards have no seating rights."), "5A", extra=True, then=(BLIND,)),
    finding(tr("The team with the right sits second"), tr("The conditions say so."), "80B2e", rights=True),
    finding(tr("Blind line-ups"), tr("Nobody has the right."), "5A", rights=False, then=(BLIND,)),
)


@calculation(
    tr("Dispute about seating"),
    tr("Two teams each of which wants the other to sit first: blind line-ups."),
    "5A",
    handbook=("5.1", "5.2", "143.2.1", "164.1"),
)
def line_ups(given: Disputed) -> Working:
    """The first row that fits."""
    return found(ROWS, given)
