"""Law 12B and 12C1e: Damage, and damage that a side did to itself."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment, Outcomes, Relief
from bridgetable.game.seats import Side
from bridgetable.game.table import Table
from bridgetable.laws.common.no_result import artificial
from bridgetable.laws.law_12_assigned_score import (
    BOTH,
    PROBABLY,
    Criteria,
    assign_outcome,
    give,
    judged_outcomes,
    result_words,
)
from bridgetable.laws.law_12_compared_score import form_of_scoring
from bridgetable.laws.law_12_compared_score import weighted as worth
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import AdjustedScore
from bridgetable.rulings.ruling import Ruling


class DamageFinding(Enum):
    """The director's finding about damage; the value is the key of the option."""

    NONE = "no"
    DONE = "yes"
    OWN_PART = "own part"
    UNCLEAR = "unclear"


def damage_options(cite: str, to: Side, ruling: Ruling) -> tuple[Option, Option]:
    """That there was no damage, and that there was."""
    no = Option("no", Msg("No, the score stands"), (result_words(ruling.table),), (cite,))
    given = Msg("{side} are given the probable result without it.", side=to)
    return no, Option("yes", Msg("Yes, adjust the score"), (given,), (cite, "12C1b"))


@clause("12B1")
def was_damaged(cite: str, question: Msg, to: Side, ruling: Ruling, criteria: Criteria) -> bool:
    """Ask the director whether the non-offenders were damaged."""
    return ruling.judge(cite, question, damage_options(cite, to, ruling), criteria) == "yes"


@clause("12B1", "12C1d", "12C1e")
def redress(
    cite: str, question: Msg, to: Side, ruling: Ruling, criteria: Criteria, probable: Criteria | None = None
) -> None:
    """Ask the director whether the non-offenders were damaged, and whether all of it was done to them; then adjust."""
    # `probable` are the criteria for the outcome assigned, where they are others than those for the damage.
    found = what_damage(cite, question, to, ruling, criteria)
    adjust(found, cite, to, (to,), ruling, criteria if probable is None else probable)


@clause("12B1", "12C1d", "12C1e")
def what_damage(cite: str, question: Msg, to: Side, ruling: Ruling, criteria: Criteria) -> DamageFinding:
    """Ask the director whether a side was damaged, and whether all of it was done to it."""
    own = Option(
        DamageFinding.OWN_PART.value,
        Msg("Yes, but {side:short} did part of it themselves", side=to),
        (Msg("An extremely serious error, or a gamble: each side is scored apart."),),
        ("12C1e",),
    )
    by_fault = Msg("Each side is given an artificial score by its fault.")
    unclear = Option("unclear", Msg("Yes, but too much could have happened"), (by_fault,), ("12C1d", "12C2a"))
    return DamageFinding(ruling.judge(cite, question, (*damage_options(cite, to, ruling), own, unclear), criteria))


def adjust(
    found: DamageFinding, cite: str, to: Side, innocent: tuple[Side, ...], ruling: Ruling, probable: Criteria
) -> None:
    """Adjust the score as the director found; `innocent` are the sides that did nothing wrong, perhaps both."""
    match found:
        case DamageFinding.NONE:
            return
        case DamageFinding.DONE:
            assign_if_better(to, innocent, cite, ruling, probable)
        case DamageFinding.OWN_PART:
            each_apart(cite, to, ruling, probable)
        case DamageFinding.UNCLEAR:
            artificial(cite, tuple(Side), ruling)
        case _:
            assert_never(found)


@clause("12B1")
def assign_if_better(to: Side, innocent: tuple[Side, ...], cite: str, ruling: Ruling, criteria: Criteria) -> None:
    """Assign the probable outcome, unless it is no better for those who did nothing wrong than the score they have."""
    probable = judged_outcomes(to, PROBABLY, ruling, criteria)
    if any(may_be_better(probable, side, ruling.table) for side in innocent):
        give(probable, BOTH, cite, ruling, innocent=None if innocent == BOTH else to)
    else:
        ruling.says(Msg("That is no better for {side}: there was no damage, and the score stands.", side=to), "12B1")


def may_be_better(probable: Outcomes, side: Side, table: Table) -> bool:
    """Whether these outcomes are worth more to a side than what it has now, if that is known."""
    # They are weighed in matchpoints or IMPs where it is known with what the board is compared; else it is enough that
    # one of them is worth more points.
    now = None if table.artificial else table.score_for(side)
    score = form_of_scoring(table, side)
    if now is not None and score is not None:
        return worth(probable, table, side, score) > score(now)
    return now is None or any(w.outcome.score_for(side, table.board.vulnerability) > now for w in probable)


# --- damage that a side did to itself ---------------------------------------------------------------------------------


SERIOUS = (
    Msg("It must have come after the infraction: a fact, not a matter of weights."),
    Msg("An error must be extremely serious for a player of this class, and have nothing to do with the infraction."),
    Msg("A gamble: had it failed, he might have hoped to get the loss back by a ruling."),
    Msg("To bid or play badly, or unsoundly, is not enough."),
)


@clause("12C1e")
def is_own_fault(to: Side, ruling: Ruling) -> bool:
    """The director judges whether the non-offenders have added to the damage in a way that counts."""
    error = Option("error", Msg("An extremely serious error, unrelated"), (), ("12C1e",))
    gamble = Option("gamble", Msg("A gambling action"), (), ("12C1e",))
    neither = Option("neither", Msg("Neither of the two"), (Msg("Both sides get the same score."),), ("12C1b",))
    question = Msg("What did {side} do themselves?", side=to)
    return ruling.judge("12C1e", question, (error, gamble, neither), SERIOUS, tried=("error", "neither")) != "neither"


def each_apart(cite: str, to: Side, ruling: Ruling, criteria: Criteria) -> None:
    """The offenders get the outcome without the infraction; the others relief for what was done to them alone."""
    if not is_own_fault(to, ruling):
        assign_outcome(to, cite, ruling, criteria)
        return
    question = Msg("What would have come of the board without the infraction?")
    each_scored_apart(judged_outcomes(to, question, ruling, criteria), to, ruling)


def divide(probable: Outcomes, to: Side, ruling: Ruling) -> None:
    """Of a score that was assigned to both sides leave one of them only what the infraction itself cost it."""
    if is_own_fault(to, ruling):
        each_scored_apart(probable, to, ruling)


def each_scored_apart(probable: Outcomes, to: Side, ruling: Ruling) -> None:
    """The offenders are scored by the outcome without the infraction, the others by their own result and relief."""
    offenders_score(probable, to.other, ruling)
    relief_for_the_rest(probable, to, ruling)


@clause("12C1ei")
def offenders_score(probable: Outcomes, offenders: Side, ruling: Ruling) -> None:
    """The offenders are given the score to which rectifying their infraction leads."""
    give(probable, (offenders,), "12C1ei", ruling)


AS_IT_WAS = (
    Msg("What lies between this and the outcome without the infraction is what the infraction itself cost."),
    Msg("That alone is given back, in matchpoints or IMPs, on top of what was got at the table."),
)


@clause("12C1eii")
def relief_for_the_rest(probable: Outcomes, to: Side, ruling: Ruling) -> None:
    """The non-offenders keep what they got at the table, and get back what the infraction alone cost them."""
    question = Msg("What would have come of it with the infraction, had {side} not done that?", side=to)
    with_it = judged_outcomes(to, question, ruling, AS_IT_WAS)
    if cost_nothing(probable, with_it, to, ruling.table):
        ruling.says(
            Msg("The infraction itself has cost {side} nothing: all the damage is their own.", side=to), "12C1eii"
        )
        relief = None
    else:
        relief = Relief(probable, with_it)
    ruling.orders(AdjustedScore("12C1eii", keeps_result(ruling.table, to, relief)))


def cost_nothing(without: Outcomes, with_it: Outcomes, to: Side, table: Table) -> bool:
    """Whether the infraction alone did no damage to a side; never certain where outcomes are weighted."""
    if len(without) > 1 or len(with_it) > 1:
        return False
    vulnerability = table.board.vulnerability
    return with_it[0].outcome.score_for(to, vulnerability) >= without[0].outcome.score_for(to, vulnerability)


def keeps_result(table: Table, side: Side, relief: Relief | None) -> Adjustment:
    """A side scores for what the board came to at the table, and gets relief beside it where there is any."""
    made = table.outcome
    passed_out = made.contract is None
    return Adjustment(made.tricks, (side,), "12C1eii", made.contract, passed_out=passed_out, relief=relief)
