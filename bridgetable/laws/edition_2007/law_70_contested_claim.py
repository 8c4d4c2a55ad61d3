"""Law 70 of 2007: Contested claim: hands are faced before anybody objects; what was played since is evidence."""

from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.laws import law_70_contested_claim as law_70
from bridgetable.laws import law_70_judging
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.laws.law_70_lines import Contested
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_70.both_sides_are_heard, "70B2", "70B3")
def both_sides_are_heard(contested: Contested, ruling: Ruling) -> None:
    """All players put their cards face up on the table, and then the opponents object."""
    law_70.hands_are_faced(ruling)
    law_70.objections_are_heard(contested, ruling)
    was_played_on(ruling)


@EDITION.clause("70D3")
def was_played_on(ruling: Ruling) -> None:
    """Cards played after the claim do not count, but may show what was probable."""
    since = (i for i in ruling.table.irregularities if i.kind is Kind.PLAY_AFTER_CLAIM and i.stage is Stage.RULED)
    if any(since):
        ruling.says(Msg("What was played after the claim may be evidence of the probable plays."), "70D3")


# The reason why a play that needs a card to lie with one opponent is refused, and when it is not.
EDITION.has(
    law_70_judging.why_of_a_guess,
    "70E1",
    value=Msg("The better play is a guess, and nobody has shown out: it counts only if all else is irrational."),
)
