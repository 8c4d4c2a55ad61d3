"""Laws 3B2g and 6D of the draft of 2006: Rectification waived by the director, or forfeited by acting too soon."""

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.table import Review, ReviewOf
from bridgetable.laws import law_11_forfeiture as law_11
from bridgetable.laws import law_81_director as law_81
from bridgetable.laws.common.no_result import perhaps_penalised
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.law_12_directors_powers import BOTH_OFFENDED, adjusted_for
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

# That the director waives what is to be ruled, at his own discretion.
EDITION.has(
    law_81.waives, "3B2g", value=Msg("The director waives rectification for cause; nobody need have asked him.")
)

# That the director waives what he has ruled, at his own discretion.
EDITION.has(
    law_81.waives_afterwards,
    "3B2g",
    value=Msg("The director waives for cause what he has ruled; nobody need have asked him."),
)


@EDITION.instead_of(law_11.right_lost, "6D")
def acted_too_soon(lost: law_11.Forfeited, ruling: Ruling) -> None:
    """An act has settled it by its own law, which stays; before attention was drawn it forfeits nothing."""
    one = ruling.table.irregularity(lost.number)
    forfeits = not law_11.was_acted_unnoticed(ruling.table, one)
    words = "{side} acted before attention was drawn: that forfeits nothing, and what it has settled stays."
    ruling.says(Msg(law_11.loss_in_words(ruling) if forfeits else words, side=lost.side), "D6D", one.settled_by)
    ruling.orders(Settled(one.settled_by or "D6D", lost.number, Stage.RULED, one.settled))
    if forfeits:
        law_11.what_comes_of_it(lost, ruling)


# That an act after attention, by which the director was not awaited, is ruled on though it has accepted.
EDITION.has(law_11.an_act_after_attention_forfeits, "6D", "31A1", value=True)


# The right that a `side` has lost, and by which act.
EDITION.has(
    law_11.loss_in_words,
    "6D",
    value="{side} acted after attention was drawn, before the director had explained: no rectification.",
)


@EDITION.instead_of(law_11.what_comes_of_it, "6D")
def what_comes_of_it(lost: law_11.Forfeited, ruling: Ruling) -> None:
    """Somebody may be penalised, and after play the score may be adjusted."""
    # Ordered before anything is asked: what somebody does meanwhile does not bring back the right.
    ruling.orders(Reserved("D6D", Review(ReviewOf.FORFEITURE, lost.number)))
    perhaps_penalised("D6D", ruling)


@EDITION.instead_of(law_11.take_away_advantage, "6D")
def may_be_adjusted(lost: law_11.Forfeited, ruling: Ruling) -> None:
    """Play has ended: the director may adjust the score, for either side."""
    ruling.says(Msg("{side} had forfeited the right to rectification.", side=lost.side), "D6D")
    no = Option("no", Msg("No, the score stands"), (), ("D6D",))
    yes = Option("yes", Msg("Yes"), (Msg("He says for whom, and by how much."),), ("D6D", "D7E"))
    question = Msg("Does the director adjust the score, at his discretion?")
    if ruling.judge("D6D", question, (no, yes)) == "yes":
        adjusted_for("D6D", ruling, BOTH_OFFENDED)
    ruling.orders(Reviewed("D6D", Review(ReviewOf.FORFEITURE, lost.number)))
