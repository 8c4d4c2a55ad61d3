"""Laws 15C and 16G of the draft of 2006: A new deal, and whose leave it takes to touch another’s cards."""

from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.laws import law_06_shuffle_and_deal as law_06
from bridgetable.laws import law_07_control_of_cards as law_07
from bridgetable.laws.common.no_result import no_result
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_06.instead_of_deal, "15C1")
def instead_of_deal(found: Irregularity, ruling: Ruling) -> None:
    """There is a new deal, unless copies of it are in use and the director finds that none is called for."""
    options = (
        Option("anew", Msg("A new deal"), (Msg("Where there is no other copy."),), ("D15C1",)),
        Option("played", Msg("Copies are in use: it is played"), (), ("D15C1",)),
        Option("adjusted", Msg("Copies are in use: it cannot be played"), (Msg("The score is adjusted."),), ("D15C1",)),
    )
    key = ruling.judge("D15C1", Msg("Is the board dealt again?"), options)
    if key == "anew":
        law_06.dealt_anew("D15C1", found.number, ruling)
        return
    if key == "adjusted":
        no_result("D15C1", found.seat.side.other, ruling)
    ruling.orders(Settled("D15C1", found.number, Stage.RULED))


# True where the event is one in which deals are replayed: that makes no difference.
EDITION.has(law_06.is_purpose_of_event, "15C2", value=False)


# The question whether the director, who alone may allow it, had done so.
EDITION.has(law_07.had_he_leave, "16G", value=Msg("Had the director given leave?"))
