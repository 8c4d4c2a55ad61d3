"""The players’ right to appeal, of which they are told."""

from typing import Annotated

from bridgetable.desk.amounts import Unit
from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Question, finding, found
from bridgetable.desk.sorts import Clock, Whole, YesOrNo, clock_text
from bridgetable.desk.working import Result, Working
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Ruled:
    """The ruling, and when it was given."""

    review: Annotated[bool, YesOrNo(tr("a review of the facts or of a discretionary ruling could well be in order"))]
    committee: Annotated[Question, YesOrNo(tr("the director refers it to a committee himself"))] = None
    given: Annotated[int | None, Clock(tr("the time of the ruling"))] = None
    minutes: Annotated[int, Whole(tr("the period of the event"), 5, 2880, Unit.MINUTES)] = 30


ROWS = (
    finding(tr("Nothing more to tell"), tr("Nothing was judged: the law set the rectification."), "84B", review=False),
    finding(tr("Refer it to the committee"), tr("The director may do so himself."), "83", review=True, committee=True),
    finding(
        tr("Tell both sides that they may appeal"),
        tr("A judgement may be reviewed."),
        "83",
        review=True,
        committee=False,
    ),
)


@calculation(
    tr("Right of appeal"),
    tr("Whether a contestant is told that he may appeal, or the director refers it himself, and until when."),
    "83",
    "92B",
    handbook=("122.3",),
)
def right_of_appeal(given: Ruled) -> Working:
    """The first row that fits, and the end of the period."""
    made = found(ROWS, given)
    if given.given is None:
        return made
    until = clock_text(given.given + given.minutes)
    return evolve(made, results=(*made.results, Result(tr("until"), until)))
