"""Laws 21 and 22 of the draft of 2006: Explanations: who asks before the lead; own errors at once; a call changed."""

from __future__ import annotations

from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws import law_20_review_and_explanation as law_20
from bridgetable.laws import law_21_misinformation as law_21
from bridgetable.laws.edition_draft2006.edition import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_20.may_ask_before_lead)
@EDITION.clause("21E4", "29B1", "29B2")
def may_ask_before_lead(table: Table, seat: Seat) -> bool:
    """True where a player may ask before the opening lead is faced: he who is to make it, and nobody else."""
    return table.declarer is not None and seat is table.declarer.lho


@EDITION.instead_of(law_21.tell)
@EDITION.clause("21F2")
def tell(wrong: law_21.Misinformed, ruling: Ruling) -> None:
    """Report the mistaken explanation, and when its giver had to call the director about it."""
    law_21.tell_what_was_said(wrong, ruling)
    if wrong.by is wrong.giver:
        ruling.says(Msg("Who finds his own explanation wrong must call the director immediately."), "D21F2")


@EDITION.instead_of(law_21.could_well_differ)
@EDITION.clause("22A", "22B1")
def may_rest_on_it(place: int, ruling: Ruling) -> str:
    """The director judges whether the call may have rested on the wrong information."""
    made = ruling.table.auction.made[place]
    options = (
        Option(law_21.YES, Msg("Yes, it may have"), (Msg("{seat} may change it.", seat=made.seat),), ("D22B1",)),
        Option(law_21.NO, Msg("No"), (Msg("No call changes."),), ("D22B1",)),
        Option(law_21.OWN, Msg("No: he misunderstood it himself"), (Msg("No redress."),), ("D22A",)),
    )
    criteria = (Msg("It is enough that it appears so; it need not have been likely."),)
    question = Msg("May {call} by {seat} have rested on the misinformation?", call=made.call, seat=made.seat)
    return ruling.judge("21B1a", question, options, criteria)
