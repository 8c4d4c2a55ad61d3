"""Law 57A of 2007: Declarer's choice after a premature play: he cannot require another suit."""

from bridgetable.game.cards import Suit
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.laws import law_57_choice as law_57
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_57.choices, "57A3")
def choices(partner: Seat, suit: Suit, played: tuple[Msg, ...], ruling: Ruling) -> tuple[Option, ...]:
    """The three demands that declarer may make: highest, lowest, or not a suit that he names."""
    return law_57.three_choices(partner, suit, played)
