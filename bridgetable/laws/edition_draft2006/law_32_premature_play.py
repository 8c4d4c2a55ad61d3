"""Law 32 of the draft of 2006: Premature play: declarer cannot require another suit."""

from bridgetable.game.cards import Suit
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.laws import law_57_choice as law_57
from bridgetable.laws import law_57_premature_play
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_57.choices, "32A")
def choices(partner: Seat, suit: Suit, played: tuple[Msg, ...], ruling: Ruling) -> tuple[Option, ...]:
    """The three demands that declarer may make: highest, lowest, or not a suit that he names."""
    return law_57.three_choices(partner, suit, played)


@EDITION.instead_of(law_57_premature_play.at_rhos_turn, "39B3")
def at_rhos_turn(early: law_57_premature_play.Premature, ruling: Ruling) -> None:
    """A defender's card that came before RHO's: a card exposed by illegal play, and so a major penalty card."""
    law_57_premature_play.exposed_at_rhos_turn("inferred:39B3", early, ruling)


# A defender's card put down over partner's lead is an exposed card, whether he has played or led it.
EDITION.instead_of(law_57_premature_play.over_partners_lead, "39B3")(law_57_premature_play.exposed_over_lead)
