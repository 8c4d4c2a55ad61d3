"""Laws 12A and 51 of the draft of 2006: Time for rulings, tricks in dispute, and fouled boards."""

from bridgetable.game.messages import Msg
from bridgetable.laws import law_12_directors_powers as law_12
from bridgetable.laws import law_79_tricks_won as law_79
from bridgetable.laws import law_87_fouled_board as law_87
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

# That nothing can be asked for any more, counted from the end of the session.
EDITION.has(
    law_12.it_is_too_late, "12A", value=Msg("More than 30 minutes after the session it is too late: the score stands.")
)


@EDITION.instead_of(law_79.corrected_late, "12A")
def corrected_late(ruling: Ruling) -> bool:
    """Nothing is corrected once the score has been there to be inspected for so long."""
    law_79.tell_period(ruling)
    return False


@EDITION.instead_of(law_79.in_doubt, "34J5", "51A2")
def in_doubt(found: law_79.Disagreement, ruling: Ruling) -> tuple[Option, ...]:
    """The answers of a director in doubt: against one side, or against each if both have mixed their cards."""
    alone = law_79.lowered_alone("D51A2", found)
    follows = (Msg("Each side scores by the number that is the worse for it."),)
    each = Option(law_79.EACH, Msg("In doubt, and both have mixed their cards: against each"), follows, ("D34J5",))
    return (alone, each) if len(found.mixed) > 1 else (alone,)


# The differences by which a board is fouled: any.
EDITION.has(law_87.what_fouls_it, "51C2", value=(Msg("Any difference, however slight, fouls the board."),))
