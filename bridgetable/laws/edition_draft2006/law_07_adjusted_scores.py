"""Laws 7 and 10C8 of the draft of 2006: Adjusted scores: artificial ones, and damage that a side did to itself."""

from bridgetable.game.conditions import Grade
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.laws import law_12_directors_powers as law_12
from bridgetable.laws import law_90_procedural_penalties as law_90
from bridgetable.laws.common import no_result
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.law_12_compared_score import percent_of
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

CRITERIA = (
    Msg("Speculative: not based on his cards, taken after the irregularity."),
    Msg("Markedly inferior play: the damage must have come of it alone."),
)


# The measure of what a side has done to itself, in one sentence.
EDITION.has(
    law_12.own_fault_in_short,
    "7A3",
    value=Msg("Speculation, or markedly inferior play alone: each side is scored apart."),
)


@EDITION.instead_of(law_12.is_own_fault, "7A3", "10C8")
def is_own_fault(to: Side, ruling: Ruling) -> bool:
    """The director judges whether the non-offenders did the damage to themselves; to speculate may cost a penalty."""
    gamble = Option("gamble", Msg("A speculative action after the irregularity"), (), ("D7A3",))
    error = Option("error", Msg("Markedly inferior play, the only cause"), (), ("D7A3",))
    neither = Option("neither", Msg("Neither of the two"), (Msg("Both sides get the same score."),), ("D7A3",))
    question = Msg("What did {side} do themselves?", side=to)
    key = ruling.judge("D7A3", question, (gamble, error, neither), CRITERIA, tried=("gamble", "neither"))
    if key == "gamble":
        no_result.perhaps_penalised("D10C8", ruling)
    return key != "neither"


# --- an artificial score ----------------------------------------------------------------------------------------------


WORTH = one_row_each(
    Grade,
    {
        Grade.PLUS: "{percent} %, or +3 IMPs; what he has got on the boards played where that is more.",
        Grade.EVEN: "{percent} %, or 0 IMPs.",
        Grade.MINUS: "{percent} %, or −3 IMPs; what he has got on the boards played where that is less.",
    },
)


@EDITION.instead_of(no_result.worth, "7D")
def worth(grade: Grade, words: str, side: Side, table: Table) -> Msg:
    """The worth of an artificial score to a side: fixed, but for a session that was better or worse."""
    percent = int(percent_of(grade, table.regulations))
    return no_result.in_imps(grade, side, table) or Msg(WORTH[grade], percent=percent)


# --- a procedural penalty ---------------------------------------------------------------------------------------------


@EDITION.instead_of(law_90.about_the_amount, "10A")
def about_the_amount(ruling: Ruling) -> tuple[Msg, ...]:
    """The standard penalty, which the book itself names."""
    standard = Msg("By the book itself: 10 % of a top, 3 IMPs or half a VP, unless the authority has fixed another.")
    return (standard, Msg("For what nothing aggravates or excuses; on top of any rectification."))
