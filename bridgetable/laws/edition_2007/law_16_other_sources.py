"""Law 16C2d of 2007: Information from another source: where the board is not played the score is artificial.

16C2 asks, as 2017 does, if what was learnt would likely interfere: no source that we have says otherwise.
"""

from bridgetable.game.seats import Side
from bridgetable.laws import law_16_other_sources as law_16
from bridgetable.laws.common.no_result import artificial
from bridgetable.laws.edition_2007 import EDITION
from bridgetable.rulings.effects import BoardCancelled
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_16.is_not_played, "16C2d")
def is_not_played(learnt: law_16.Extraneous, ruling: Ruling) -> None:
    """The board is not played: each side is given an artificial score by its fault."""
    ruling.orders(BoardCancelled("16D2d"))
    artificial("16D2d", tuple(Side), ruling)
