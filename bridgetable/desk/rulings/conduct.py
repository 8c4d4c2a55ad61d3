"""Bad conduct: a word, a penalty, suspension, a report."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.standards import Form, times, unsigned
from bridgetable.desk.working import Result, Step, Working
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr


class Conduct(Enum):
    """The conduct in question."""

    RUDE = tr("rudeness, a lecture, gloating")
    ABUSE = tr("abuse, a threat, shouting")
    REFUSES = tr("the director’s instruction refused")
    THROWS = tr("play without effort, or an infraction on purpose")
    DISHONEST = tr("suspected dishonesty")


@frozen(kw_only=True)
class Behaved(Judged):
    """The conduct, how often, and the form of scoring."""

    conduct: Annotated[Conduct, Choice(tr("the conduct"), Conduct)]
    form: Annotated[Form, Choice(tr("the final form of scoring"), Form)] = Form.MATCHPOINTS
    goes_on: Annotated[Question, YesOrNo(tr("it does not end when the director steps in"))] = None
    again: Annotated[Question, YesOrNo(tr("it happened before, or was warned of"))] = None


ROWS = (
    finding(
        tr("No word at the table: report it in private"),
        tr("Nothing is alleged in front of others; the proof is for those who are charged with it."),
        "81C7",
        conduct=Conduct.DISHONEST,
        then=(
            Step(
                tr("Secure the facts: the deal, the auction, who saw what, in writing and marked private."), ("81C8",)
            ),
        ),
    ),
    finding(
        tr("Suspend for the session"),
        tr("Order cannot be kept otherwise; the decision is final."),
        "91A",
        goes_on=True,
        then=(Step(tr("To disqualify needs the organiser."), ("91B",)),),
    ),
    finding(tr("A disciplinary penalty, twice the usual"), tr("It was repeated."), "91A", again=True),
    finding(
        tr("A warning, in front of the table"),
        tr("The first time, and it ends there."),
        "74A2",
        conduct=Conduct.RUDE,
        again=False,
    ),
    finding(tr("A disciplinary penalty"), tr("It needs no warning."), "91A", again=False),
)
STEPS = {ROWS[2].says: 4, ROWS[4].says: 2}
"""The standard amounts of the findings that are penalties."""


@calculation(
    tr("Conduct"),
    tr("Rudeness, abuse, disobedience, suspected dishonesty: warning, disciplinary penalty, suspension, report."),
    "74A2",
    "91A",
    "91B",
    handbook=("80.3", "91", "132"),
)
def conduct(given: Behaved) -> Working:
    """The first row that fits, with the amount of a penalty."""
    made = found(ROWS, given, (Step(tr("Write down what was said, by whom, and who heard it.")),))
    steps = STEPS.get(str(made.results[0].value))
    if steps is None:
        return made
    return evolve(made, results=(*made.results, Result(tr("the amount"), unsigned(times(given.form, steps)))))
