"""The periods in which a ruling, an appeal or a correction of the score may be asked for."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.amounts import Unit
from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, Clock, Whole, clock_text
from bridgetable.desk.working import Column, Grid, Refused, Result, Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr

BEFORE = 10
"""The minutes before a stage from which nothing that touches qualification is changed."""


class Period(Enum):
    """The part of an event that has ended."""

    STANZA = tr("a stanza at teams, not the last")
    LAST_STANZA = tr("the last stanza at teams")
    EARLIER = tr("a session before the last but one")
    PENULTIMATE = tr("the last session but one")
    LAST = tr("the last session")


class Day(Enum):
    """The day on which the event ends."""

    MONDAY = tr("Monday")
    TUESDAY = tr("Tuesday")
    WEDNESDAY = tr("Wednesday")
    THURSDAY = tr("Thursday")
    FRIDAY = tr("Friday")
    SATURDAY = tr("Saturday")
    SUNDAY = tr("Sunday")


DAYS = tuple(Day)
A_DAY = 24 * 60
WORKDAYS, SECOND = 5, 2


@frozen(kw_only=True)
class Ended:
    """The part that has ended and when, the period, a ruling, what comes next, and the last day."""

    period: Annotated[Period, Choice(tr("what has ended"), Period)]
    end: Annotated[int, Clock(tr("the end of it, or when the scores were shown"))]
    minutes: Annotated[
        int, Whole(tr("the period of the event; 30 by the Laws, 20 in England"), 5, 2880, Unit.MINUTES)
    ] = 30
    correction: Annotated[
        int | None, Whole(tr("the period of correction, where it is another"), 5, 2880, Unit.MINUTES)
    ] = None
    ruling: Annotated[int | None, Clock(tr("the time at which a ruling was given"))] = None
    next_start: Annotated[int | None, Clock(tr("the start of the next stanza, session or stage"))] = None
    last_start: Annotated[int | None, Clock(tr("the start of the last session, where it is another"))] = None
    qualifying: Annotated[int | None, Clock(tr("the start of a stage for which this qualifies"))] = None
    last_day: Annotated[Day, Choice(tr("the last day of the event"), Day)] = Day.SUNDAY


@calculation(
    tr("Deadlines"),
    tr("The four clocks after a session: asking for a ruling, appealing, correcting the score, a manifest error."),
    "92B",
    "79C1",
    "79C2",
    handbook=("79.2", "92.1", "131", "146"),
)
def correction(given: Ended) -> Working:
    """The four deadlines by what has ended."""
    rows = tuple((label, said) for label, said in zip(LABELS, deadlines(given), strict=True))
    results = tuple(Result(label, said) for label, said in rows)
    steps = [
        Step(
            tr("The period is {minutes} minutes of time in which nobody plays.", minutes=given.minutes), ("92B", "79C1")
        ),
        Step(tr("A ruling given later begins the period for its appeal."), ("92B",)),
        Step(tr("A score shown anew has its period anew."), ("79C1",)),
    ]
    if given.correction not in {None, given.minutes}:
        steps.append(Step(tr("A score may be corrected for {minutes} minutes.", minutes=given.correction), ("79C1",)))
    if given.qualifying is not None:
        limit = clock_text(given.qualifying - BEFORE)
        steps.append(
            Step(tr("What touches qualification ends at {limit}, ten minutes before that stage.", limit=limit))
        )
    return Working(results, tuple(steps), (Grid((Column(tr("for")), Column(tr("until"))), rows),), REMARKS)


LABELS = (tr("rulings"), tr("appeals"), tr("the score"), tr("a manifest error of an official"))
FACTS = Step(
    tr("Without the facts nothing is changed; a score both agree on only where it is certain."), ("85B", "79B3")
)
REMARKS = (
    Step(
        tr("Later than all of them a score is corrected only with the organiser’s approval and beyond doubt."),
        ("79C2",),
    ),
    FACTS,
)


def deadlines(given: Ended) -> tuple[str, str, str, str]:
    """The words for each deadline, in the order of the labels."""
    late = manifest(given.last_day)
    if given.period is Period.STANZA:
        start = known(given.next_start, "next_start")
        return start, start, start, late
    ends = limited(given.minutes, given)
    appeal = limited(later_by(given.ruling, given) + given.minutes, given)
    return ends, appeal, score_deadline(given, late), late


def later_by(at: int | None, given: Ended) -> int:
    """The minutes from the end to a time of day, be it after midnight; none where it was before the end, or untold."""
    after = 0 if at is None else (at - given.end) % A_DAY
    return after if after < A_DAY // 2 else 0


def score_deadline(given: Ended, late: str) -> str:
    """The words for the deadline of the score, where not a stanza has ended with another to come."""
    minutes = given.minutes if given.correction is None else given.correction
    match given.period:
        case Period.EARLIER:
            return known(given.last_start if given.last_start is not None else given.next_start, "last_start")
        case Period.PENULTIMATE:
            return tr("{minutes} minutes after the end of the last session", minutes=minutes)
        case Period.LAST:
            return late
        case Period.STANZA | Period.LAST_STANZA:
            return limited(minutes, given)


def limited(minutes: int, given: Ended) -> str:
    """The time so many minutes after the end, or ten before the stage for which it qualifies where that is earlier."""
    if given.qualifying is not None:
        minutes = min(minutes, (given.qualifying - given.end) % A_DAY - BEFORE)
    return clock_text(given.end + minutes)


def known(at: int | None, field: str) -> str:
    """A time that decides here. Raises Refused where it is not told."""
    if at is None:
        raise Refused(field, tr("missing, for it decides here"))
    return clock_text(at)


def manifest(last: Day) -> str:
    """Five in the afternoon of the second working day after the last day of the event."""
    day, working = DAYS.index(last), 0
    while working < SECOND:
        day = (day + 1) % len(DAYS)
        working += day < WORKDAYS
    return tr("{day}, 17:00", day=DAYS[day].value)
