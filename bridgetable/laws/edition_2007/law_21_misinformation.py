"""Laws 20F4, 21B and 75 of 2007: Misinformation: own mistakes told at once; the explanation or the call was wrong."""

from bridgetable.game.messages import Msg
from bridgetable.laws import law_21_misinformation as law_21
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_21.tell, "20F4")
def tell(wrong: law_21.Misinformed, ruling: Ruling) -> None:
    """Report the mistaken explanation, and when its giver had to call the director about it."""
    law_21.tell_what_was_said(wrong, ruling)
    if wrong.by is wrong.giver:
        ruling.says(Msg("Who finds his own explanation wrong must call the director at once."), "20F4a")


@EDITION.instead_of(law_21.what_was_wrong, "21B1b", "75B", "75C")
def what_was_wrong(wrong: law_21.Misinformed, ruling: Ruling) -> str:
    """The director judges whether the explanation was mistaken or the call; without evidence, the explanation."""
    infraction = Msg("An infraction: {side} were misinformed.", side=wrong.misled)
    options = (
        Option(law_21.EXPLANATION, Msg("The explanation was wrong"), (infraction,), ("75B1", "21B1b")),
        Option(law_21.CALL, Msg("Only the call was wrong"), (Msg("No infraction: the result stands."),), ("75C",)),
    )
    criteria = (
        Msg("Without evidence to the contrary, the explanation was wrong and not the call."),
        Msg("Evidence: system card and notes, both partners’ statements, the hand."),
        Msg("Decide one way or the other: a doubt between the two is not weighed in the score."),
    )
    return ruling.judge("21B1b", Msg("What was wrong?"), options, criteria)
