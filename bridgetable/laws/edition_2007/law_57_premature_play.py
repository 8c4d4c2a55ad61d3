"""Law 57 of 2007: Premature play: none of its own at the turn of RHO, so that Law 49 decides."""

from __future__ import annotations

from bridgetable.game.messages import Msg
from bridgetable.laws import law_57_premature_play as law_57
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.laws.law_44_sequence_of_play import has_had_its_turn
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_57.at_rhos_turn)
@EDITION.clause("49")
def at_rhos_turn(early: law_57.Premature, ruling: Ruling) -> None:
    """A defender's card that came before RHO's is an exposed card: a penalty card, played in turn where it can be."""
    trick = ruling.table.tricks[early.trick - 1]
    if trick.lead is not None and has_had_its_turn(trick, early.seat):
        law_57.no_rectification("49", early, ruling)
        return
    words = "{partner} has played already, so that nothing can be asked of him: {card} is a major penalty card."
    ruling.says(Msg(words, partner=early.partner, card=early.card), "49", "50B")
    becomes_penalty_card("49", early.seat, early.card, ruling, unintended=False)
    law_57.settle("49", early, ruling)
