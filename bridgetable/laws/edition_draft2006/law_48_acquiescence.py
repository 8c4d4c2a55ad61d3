"""Law 48 of the draft of 2006: Acquiescence in a claim: withdrawn only for a trick that could hardly be lost."""

from bridgetable.game.messages import Msg
from bridgetable.laws import law_69_agreed_claim as law_69
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_69.would_likely_have_won, "48B")
def could_not_be_lost(taken: law_69.AgreementWithdrawn, ruling: Ruling) -> bool:
    """The director judges whether no play but an absurd one could have lost a trick that was agreed to be lost."""
    side = taken.seat.side
    no = Option("no", Msg("No, the score stands"), (Msg("The agreement stands."),), ("D48B",))
    given = Msg("{side} are given such a trick.", side=side)
    yes = Option("yes", Msg("Yes, only absurd play could lose it"), (given,), ("D48B",))
    question = Msg("Was a trick that {side} agreed to lose one that no play could lose, save an absurd one?", side=side)
    criteria = (
        Msg("That it would likely have been won is not enough: inferior and careless play counts."),
        Msg("Absurd: it makes no sense in the game, whoever does it."),
    )
    return ruling.judge("D48B", question, (no, yes), criteria) == "yes"
