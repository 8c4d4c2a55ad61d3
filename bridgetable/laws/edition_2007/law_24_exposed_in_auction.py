"""Law 24 of 2007: Card exposed or led prior to the play period: also before the first call and after the last."""

from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.table import Phase, Table
from bridgetable.laws import law_24_exposed_in_auction as law_24
from bridgetable.laws.common.matters import Matter
from bridgetable.laws.edition_2007 import EDITION

SEEN = frozenset({Kind.CARD_EXPOSED, Kind.DECLARER_EXPOSED})


@EDITION.instead_of(law_24.fault_in_auction, "24")
def fault_in_auction(table: Table, *, led: bool) -> tuple[Kind, str]:
    """The kind and the law when a card is seen before there is a contract."""
    # The auction period begins for a side when one of its players takes his cards from the board (17A).
    return (Kind.LED_IN_AUCTION if led else Kind.CARD_IN_AUCTION), "24"


@EDITION.instead_of(law_24.of_card_before_lead, "22B1", "24D", "24E")
def of_card_before_lead(table: Table, one: Irregularity) -> Matter | None:
    """The matter of cards seen between the auction and the opening lead, as of those of the auction period."""
    # A whole hand is one until a lead is faced: then dummy's is spread rightly, and declarer's may be a claim.
    seen = table.phase is Phase.CLARIFICATION if one.kind is Kind.HAND_SPREAD_EARLY else one.kind in SEEN
    return law_24.of_card_in_auction(table, one) if seen and table.before_lead(one) else None


# The law on a card that is seen when the auction has ended, and no lead is faced.
EDITION.has(law_24.law_on_card_before_lead, "24", value="24")
