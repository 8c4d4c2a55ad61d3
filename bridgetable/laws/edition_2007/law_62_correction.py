"""Law 62 of 2007: Correction of a revoke: of one that is not established, whatever the other side did."""

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.laws import law_62_correction as law_62
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.ruling import Ruling

# The hands of the trick that are put right, but not one whose own revoke is established: its card stays.
EDITION.instead_of(law_62.hands_to_put_right, "63B")(law_62.in_turn_but_established)


@EDITION.instead_of(law_62.was_pointed_out, "62A")
def was_pointed_out(one: Irregularity, ruling: Ruling) -> None:
    """The attention to a revoke: its player has to draw it, once he is aware of the revoke."""
    law_62.had_to_be_told(one, "62A", ruling)


# True where an established revoke is corrected because both sides revoked in its trick: never.
EDITION.has(law_62.is_corrected_with_the_other, value=False)


@EDITION.instead_of(law_62.criteria_of_suggestion, "62D2")
def criteria_of_suggestion(choice: Irregularity, ruling: Ruling) -> tuple[Msg, ...]:
    """The criteria by which the partner's card could have been suggested; a play that is obvious is free."""
    return (
        Msg("Could the sight of {card} have suggested which to keep?", card=choice.cards[0]),
        Msg("Had {seat} a choice? If the play was obvious without it, it is free.", seat=choice.seat.partner),
    )
