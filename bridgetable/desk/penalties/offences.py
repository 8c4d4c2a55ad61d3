"""The offences that are fined, with the amounts, or met with a warning."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.standards import Form, times, unsigned
from bridgetable.desk.working import Column, Grid, Result, Step, Working
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Offence(Enum):
    """An offence against procedure."""

    OTHER = tr("any other breach of procedure")
    WRONG_NUMBER = tr("a hand passed on with a wrong number of cards")
    WRONG_THIRTEEN = tr("thirteen cards passed on, not the right ones")
    DUPLICATION = tr("a board duplicated wrongly, or two exchanged")
    NOT_CHECKED = tr("own hand not checked against the record")
    LATE = tr("a start delayed by more than five minutes")
    COUNT_STANDS = tr("cards not counted, and the result stands")
    OUTSIDE = tr("information from outside not told to the director")
    PSYCHE = tr("a psyche that was fielded")
    METHOD_AGAIN = tr("a method used again that is not allowed")
    CAPTAIN = tr("a breach by a non-playing captain")


@frozen
class Fine:
    """The number of standard amounts that the first and a further offence cost; nought is a warning. Who pays."""

    first: int
    again: int
    who: str
    clause: str
    handbook: str


OFFENDERS = tr("the offenders")
FINES = one_row_each(
    Offence,
    {
        Offence.OTHER: Fine(0, 1, OFFENDERS, "90B8", "90.2"),
        Offence.WRONG_NUMBER: Fine(0, 1, OFFENDERS, "90B7", "90.4.3"),
        Offence.WRONG_THIRTEEN: Fine(1, 1, OFFENDERS, "90B6", "90.4.3"),
        Offence.DUPLICATION: Fine(
            2, 2, tr("both pairs of the table that duplicated it, also one absent"), "90B8", "90.4.1"
        ),
        Offence.NOT_CHECKED: Fine(1, 1, tr("each side whose own hand was wrong"), "90B8", "90.4.1"),
        Offence.LATE: Fine(1, 1, OFFENDERS, "90B1", "145.7"),
        Offence.COUNT_STANDS: Fine(1, 1, OFFENDERS, "90B7", "13.2"),
        Offence.OUTSIDE: Fine(1, 1, OFFENDERS, "16D1", "16.1.2"),
        Offence.PSYCHE: Fine(1, 1, OFFENDERS, "40C1", "90.4.2"),
        Offence.METHOD_AGAIN: Fine(1, 1, OFFENDERS, "40B5a", "90.4.2"),
        Offence.CAPTAIN: Fine(0, 4, tr("the team of the captain"), "90B8", "163.1"),
    },
)


@frozen(kw_only=True)
class Offended:
    """The offence, how often, and the form of scoring."""

    offence: Annotated[Offence, Choice(tr("the offence"), Offence)]
    form: Annotated[Form, Choice(tr("the final form of scoring"), Form)] = Form.MATCHPOINTS
    again: Annotated[bool, YesOrNo(tr("the same contestant has done it before in the event"))] = False
    novices: Annotated[bool, YesOrNo(tr("the players are inexperienced"))] = False


@calculation(
    tr("Warning or fine"),
    tr("Whether an offence is fined at once or warned of first: misboarding, duplication, late start, fourteen cards."),
    "90A",
    "90B",
    handbook=("7.1", "90.4", "145.7", "163.1"),
)
def offences(given: Offended) -> Working:
    """The row of the offence."""
    fine = FINES[given.offence]
    count = fine.again if given.again else fine.first
    said = unsigned(times(given.form, count)) if count else tr("a warning")
    steps = [Step(tr("The offence: {offence}.", offence=given.offence.value), (fine.clause,))]
    if count:
        words = "Standard amounts: {count}, from {who} (White Book {section})."
        steps.append(Step(tr(words, count=count, who=fine.who, section=fine.handbook), ("90A",)))
    else:
        steps.append(Step(tr("It is warned of the first time, and fined after that."), ("90A",)))
    remarks = [Step(tr("More may be taken where it was worse than usual, or repeated."))]
    if given.novices:
        remarks.append(Step(tr("The inexperienced are treated less strictly, but not in what all must do alike.")))
    rows = tuple((one.value, steps_words(row.first), steps_words(row.again)) for one, row in FINES.items())
    return Working(
        (Result(fine.who, said),),
        tuple(steps),
        (Grid(tuple(map(Column, (tr("offence"), tr("first"), tr("again")))), rows),),
        tuple(remarks),
    )


def steps_words(count: int) -> str:
    """So many standard amounts, or a warning."""
    return tr("{count} × standard", count=count) if count else tr("warning")
