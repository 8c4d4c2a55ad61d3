"""The steps of a director who is called to a table."""

from typing import Annotated

from bridgetable.desk.calculation import calculation
from bridgetable.desk.checklist import checked
from bridgetable.desk.sorts import YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.values import frozen
from bridgetable.language import tr


@frozen(kw_only=True)
class Called:
    """The steps that have been done."""

    heard: Annotated[bool, YesOrNo(tr("each side was heard, one at a time, and the facts were said back"))] = False
    agreed: Annotated[bool, YesOrNo(tr("it is clear which facts are agreed, and which are disputed"))] = False
    both: Annotated[bool, YesOrNo(tr("both misinformation and information from partner were looked at"))] = False
    options: Annotated[bool, YesOrNo(tr("all choices of every player were explained before anybody acted"))] = False
    stayed: Annotated[bool, YesOrNo(tr("the choice was made and carried out in his presence"))] = False
    later: Annotated[
        bool, YesOrNo(tr("what needs judgement was left to the end of the deal, and discussed with another"))
    ] = False
    appeal: Annotated[bool, YesOrNo(tr("the players were told of the right to appeal"))] = False
    scorer: Annotated[bool, YesOrNo(tr("the scorer knows of the ruling"))] = False


MISSING = {
    "heard": Step(tr("Ask how you can help; hear one at a time, and repeat the facts."), ("84",)),
    "agreed": Step(tr("Settle what is disputed by the weight of the evidence."), ("85A1",)),
    "both": Step(
        tr("Where either is claimed look at both: misinformation, and information from partner."), ("16B3", "21B3")
    ),
    "options": Step(
        tr("Explain every choice of every player before anybody acts; never one half first."), ("9B2", "84C")
    ),
    "stayed": Step(tr("Stay until it is carried out."), ("84B",)),
    "later": Step(tr("Score as played for now, a claim as it was made, and take advice before you judge."), ("84D",)),
    "appeal": Step(tr("Tell both sides that they may appeal, and until when."), ("83", "92B")),
    "scorer": Step(tr("Tell the scorer."), ("81C8",)),
}


@calculation(
    tr("Called to a table"),
    tr("The steps of a ruling from the first word to the scorer: facts, options, choice, judgement, appeal."),
    "9B2",
    "81C",
    "83",
    "84",
    handbook=("9.3", "81.1", "122.2", "122.3"),
)
def call(given: Called) -> Working:
    """The steps that are still open."""
    return checked(MISSING, given)
