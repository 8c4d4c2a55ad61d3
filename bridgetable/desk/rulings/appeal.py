"""An appeal: whether it is heard, by whom, what may be decided, and the deposit."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.protocol import Judged, Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


class About(Enum):
    """The subject of the appeal."""

    JUDGEMENT = tr("a judgement or the facts")
    LAW = tr("a point of law or regulation")
    DISCIPLINE = tr("a disciplinary penalty")
    MANAGEMENT = tr("how the event is run")
    NEW = tr("a matter that nobody has ruled on")


class Body(Enum):
    """The body that hears appeals here."""

    COMMITTEE = tr("a committee")
    REFEREE = tr("a referee alone")
    DIRECTOR = tr("the director in charge: there is no committee")


class Outcome(Enum):
    """The finding of those who hear it."""

    AGREED = tr("the ruling is right")
    FACTS = tr("other facts, or another judgement")
    TINKER = tr("much the same, with slightly other weights")
    TIED = tr("the votes are equal, and the chairman has none")


@frozen(kw_only=True)
class Appealed(Judged):
    """The appeal and what came of it."""

    in_time: Annotated[bool, YesOrNo(tr("it was asked for within the period after the ruling"))]
    own: Annotated[Question, YesOrNo(tr("the appellant played at that table, or is captain of who did"))] = None
    agreed: Annotated[Question, YesOrNo(tr("both partners, or the captain, agree to it"))] = None
    about: Annotated[About | None, Choice(tr("the subject"), About)] = None
    body: Annotated[Body | None, Choice(tr("who hears it"), Body)] = None
    outcome: Annotated[Outcome | None, Choice(tr("what is found"), Outcome)] = None
    merit: Annotated[Question, YesOrNo(tr("the appeal had merit"))] = None


RETURN = Step(tr("The deposit goes back: the appeal had merit."))
KEEP = Step(
    tr("The deposit is kept. Neither dislike of that nor what the opponents did is a reason to return it."), ("92A",)
)
BOTH = Step(tr("Both sides must appeal to gain in full from it."), ("92A",))
ROWS = (
    finding(tr("Not heard: too late"), tr("The right has lapsed."), "92B", in_time=False),
    finding(tr("Not heard"), tr("Only a ruling at one’s own table can be appealed."), "92A", own=False),
    finding(
        tr("Not heard: no agreement"), tr("Both partners, or the captain at teams, must wish it."), "92D", agreed=False
    ),
    finding(
        tr("No appeal lies against that"), tr("It is a matter of running the event."), "81B1", about=About.MANAGEMENT
    ),
    finding(
        tr("Back to the director"),
        tr("Nobody has ruled on it: it is a new case, which may be appealed in turn."),
        "92A",
        about=About.NEW,
    ),
    finding(
        tr("The director in charge decides; a committee may only advise"),
        tr("It may not overrule on law or discipline."),
        "93B3",
        about=(About.LAW, About.DISCIPLINE),
        then=(
            Step(tr("The facts behind it may be found anew.")),
            Step(tr("The ruling may go on to the authority."), ("93C1",)),
        ),
    ),
    finding(
        tr("The ruling stands, the deposit is kept"),
        tr("The appeal had no merit."),
        "92A",
        body=tuple(Body),
        outcome=Outcome.AGREED,
        merit=False,
        then=(KEEP,),
    ),
    finding(
        tr("The ruling stands"),
        tr("It is presumed to be right."),
        "93B3",
        outcome=Outcome.AGREED,
        merit=True,
        then=(RETURN,),
    ),
    finding(
        tr("The ruling stands"),
        tr("A committee recasts or upholds; it does not merely shift weights."),
        "93B3",
        outcome=Outcome.TINKER,
        then=(RETURN,),
    ),
    finding(
        tr("The ruling stands"),
        tr("Without a majority nothing is changed; a chairman who votes decides a tie."),
        "93B3",
        outcome=Outcome.TIED,
        then=(RETURN,),
    ),
    finding(
        tr("The ruling is changed"),
        tr("Those who hear it have all the powers of the director."),
        "93B3",
        outcome=Outcome.FACTS,
        then=(RETURN, BOTH),
    ),
)


@calculation(
    tr("Appeal"),
    tr("Whether an appeal is heard, by committee, referee or director, what may be changed, and the deposit."),
    "92",
    "93",
    handbook=("92", "93", "App 1"),
)
def appeal(given: Appealed) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)


REMARKS = (
    Step(tr("A committee has three uninvolved members; a referee is a committee of one.")),
    Step(tr("What an adviser thought is not told; a committee writes down the legal auction it assumes."), ("12C1c",)),
    Step(tr("A penalty may be appealed by anybody at the table, but is hardly ever changed for the opponents.")),
    Step(tr("Who was told the wrong time, or had bad advice, loses the deposit all the same if there was no merit.")),
)
