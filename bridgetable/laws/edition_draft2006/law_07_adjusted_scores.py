"""Law 7A3 of the draft of 2006: Adjusted scores: damage that a side did to itself is not redressed."""

from __future__ import annotations

from bridgetable.game.messages import Msg
from bridgetable.game.seats import Side
from bridgetable.laws import law_12_directors_powers as law_12
from bridgetable.laws.edition_draft2006.edition import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

CRITERIA = (
    Msg("Speculative: not based on his cards, taken after the irregularity."),
    Msg("Markedly inferior play: the damage must have come of it alone."),
)


@EDITION.instead_of(law_12.own_fault_in_short)
@EDITION.clause("7A3")
def own_fault_in_short(ruling: Ruling) -> Msg:  # noqa: ARG001 -- told as its sibling is
    """The measure of what a side has done to itself, in one sentence."""
    return Msg("Speculation, or markedly inferior play alone: each side is scored apart.")


@EDITION.instead_of(law_12.is_own_fault)
@EDITION.clause("7A3")
def is_own_fault(to: Side, ruling: Ruling) -> bool:
    """The director judges whether the non-offenders did the damage, or part of it, to themselves."""
    gamble = Option("gamble", Msg("A speculative action after the irregularity"), (), ("D7A3",))
    error = Option("error", Msg("Markedly inferior play, the only cause"), (), ("D7A3",))
    neither = Option("neither", Msg("Neither of the two"), (Msg("Both sides get the same score."),), ("D7A3",))
    question = Msg("What did {side} do themselves?", side=to)
    return ruling.judge("D7A3", question, (gamble, error, neither), CRITERIA, tried=("gamble", "neither")) != "neither"
