"""Law 50E of 2007: What a penalty card tells: all may know that it must be played, partner may use nothing more."""

from bridgetable.game.cards import Card
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Source
from bridgetable.laws import law_50_penalty_cards as law_50
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.effects import Informed
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_50.known_while_it_lies, "50E1", "50E2")
def known_while_it_lies(seat: Seat, card: Card, ruling: Ruling) -> Informed:
    """The knowledge of a penalty card while it lies face up: that it must be played is for all, the rest not."""
    words = "That {card} must be played, everybody may use; {seat} may use nothing else that he sees of it."
    ruling.says(Msg(words, card=card, seat=seat.partner), "50E1", "50E2")
    return not_for_partner(seat, card, Source.ON_TABLE, "50E2")


# The criteria by which a penalty card helped its owner's side.
EDITION.has(
    law_50.criteria_of_help,
    "50E3",
    value=(
        Msg("The probable result had the card not lain there."),
        Msg("Partner was free to use that the card must be played, as in leading low towards it."),
        Msg("Did he gain by knowing that it is held, or what goes with it?"),
    ),
)
