"""Law 12C1b and 12C1e of 2007: Damage that a side did to itself, and assigned scores of two sides apart."""

from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Outcomes
from bridgetable.game.seats import Side
from bridgetable.laws import law_12_assigned_score as assigned
from bridgetable.laws import law_12_directors_powers as law_12
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.law_12_assigned_score import give
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

MEASURE = (
    Msg("It must have come after the irregularity: a fact, not a matter of weights."),
    Msg("An error must be serious for a player of this class, and have nothing to do with the infraction."),
    Msg("A wild or gambling action may be related to it; much worse than bad bridge, and no double shot is needed."),
    Msg("To forget agreements, to misplay as players do, or to draw no inference from an infraction is not enough."),
)


# The measure of what a side has done to itself, in one sentence.
EDITION.has(
    law_12.own_fault_in_short,
    "12C1b",
    value=Msg("A serious error, or a wild or gambling action: each side is scored apart."),
)


@EDITION.instead_of(law_12.is_own_fault, "12C1b")
def is_own_fault(to: Side, ruling: Ruling) -> bool:
    """The director judges whether the non-offenders have added to the damage in a way that counts."""
    error = Option("error", Msg("A serious error, unrelated to the infraction"), (), ("12C1e",))
    wild = Option("wild", Msg("A wild or gambling action"), (), ("12C1e",))
    neither = Option("neither", Msg("Neither of the two"), (Msg("Both sides get the same score."),), ("12C1b",))
    question = Msg("What did {side} do themselves?", side=to)
    return ruling.judge("12C1e", question, (error, wild, neither), MEASURE, tried=("error", "neither")) != "neither"


@EDITION.instead_of(law_12.each_scored_apart, "12C1b", "12C1eii")
def each_scored_apart(probable: Outcomes, to: Side, ruling: Ruling) -> None:
    """The offenders get what their infraction alone leads to, the others what they got and no relief for their part."""
    # Where the authority has results assigned two-sided, that is the worst for them that was at all probable.
    worst = worst_probable(to, ruling, ()) if assigned.is_two_sided(ruling) else probable
    give(worst, (to.other,), "12C1e", ruling)
    law_12.relief_for_the_rest("12C1e", probable, to, ruling)


@EDITION.instead_of(assigned.two_sided, "12C1ei", "12C1eii")
def two_sided(to: Side, cite: str, ruling: Ruling, criteria: assigned.Criteria) -> None:
    """The innocent side gets the best result that was likely, if better; the offenders the worst at all probable."""
    likely = assigned.judged_outcomes(to, assigned.MOST_FAVOURABLE, ruling, criteria, asks="12C1ei")
    assigned.give_if_better(likely, to, (to,), cite, ruling, sides=(to,))
    give(worst_probable(to, ruling, criteria), (to.other,), cite, ruling)


@EDITION.clause("12C1eii")
def worst_probable(to: Side, ruling: Ruling, criteria: assigned.Criteria) -> Outcomes:
    """The most unfavourable result for the other side that was at all probable."""
    return assigned.judged_outcomes(to, assigned.MOST_UNFAVOURABLE, ruling, criteria, asks="12C1eii")
