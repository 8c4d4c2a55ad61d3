"""Law 24 of 2007: Card exposed or led prior to the play period: also before the first call."""

from bridgetable.game.irregularities import Kind
from bridgetable.game.table import Table
from bridgetable.laws import law_24_exposed_in_auction as law_24
from bridgetable.laws.edition_2007 import EDITION


@EDITION.instead_of(law_24.fault_in_auction, "24")
def fault_in_auction(table: Table, *, led: bool) -> tuple[Kind, str]:
    """The kind and the law when a card is seen before there is a contract."""
    # The auction period begins for a side when one of its players takes his cards from the board (17A).
    return (Kind.LED_IN_AUCTION if led else Kind.CARD_IN_AUCTION), "24"
