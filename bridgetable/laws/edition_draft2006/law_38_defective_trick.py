"""Law 38 of the draft of 2006: Defective trick: a card of the suit led is added without a revoke."""

from bridgetable.laws import law_67_defective_trick as law_67
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_67.is_deemed_revoke, "38C1a", "38C1b")
def is_deemed_revoke(ruling: Ruling, *, held_suit: bool) -> bool:
    """True where a player who left out a card is deemed to have revoked: not if he held the suit led."""
    return not held_suit
