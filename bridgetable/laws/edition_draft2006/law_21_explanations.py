"""Laws 21 and 22 of the draft of 2006: Explanations and system cards: who may ask or look; a call changed."""

from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Source, Table
from bridgetable.laws import law_20_review_and_explanation as law_20
from bridgetable.laws import law_21_misinformation as law_21
from bridgetable.laws import law_40_understandings as law_40
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_20.may_ask_before_lead, "21E4", "29B1", "29B2")
def may_ask_before_lead(table: Table, seat: Seat) -> bool:
    """True where a player may ask before the opening lead is faced: he who is to make it, and nobody else."""
    return table.declarer is not None and seat is table.declarer.lho


@EDITION.instead_of(law_40.law_of_opponents_card, "21E1", "33B4")
def law_of_opponents_card(table: Table, seat: Seat) -> str:
    """The clause broken by a look at the opponents' system card: dummy never may, others at their turn or before."""
    if table.phase is Phase.END or (not table.auction.made and table.contract is None):
        return ""
    if seat is table.dummy:
        return "D33B4"
    declarer = table.phase is Phase.PLAY and seat is table.declarer
    return "" if declarer or (table.turn is not None and table.player_of(table.turn) is seat) else "D21E1"


@EDITION.instead_of(law_40.law_of_own_card, "21E1")
def law_of_own_card(table: Table, seat: Seat) -> str:
    """The clause broken by a look at one's own system card: nobody may before the end of play."""
    return "" if table.phase is Phase.END or table.regulations.own_card else "D21E1"


@EDITION.instead_of(law_21.tell, "21F2", "21F3b")
def tell(wrong: law_21.Misinformed, ruling: Ruling) -> None:
    """Report the mistaken explanation, and when its giver had to call the director about it."""
    law_21.tell_what_was_said(wrong, ruling)
    if wrong.by is wrong.giver:
        ruling.says(Msg("Who finds his own explanation wrong must call the director immediately."), "D21F2")
    elif wrong.by is wrong.giver.partner and ruling.table.contract is None:
        words = "{seat} was asked, and may say what the true answer means; {giver} may not use that."
        ruling.says(Msg(words, seat=wrong.by, giver=wrong.giver), "D21F3b")


@EDITION.instead_of(law_20.law_of_correcting, "21F3a", "21F3b")
def law_of_correcting(table: Table, seat: Seat, explainer: Seat) -> str:
    """The clause that a correction by this seat breaks now; none where his answer to a question gives it away."""
    return "" if is_asked_now(table, seat) else law_20.law_of_time(table, seat, explainer)


@EDITION.clause("21F3b")
def is_asked_now(table: Table, seat: Seat) -> bool:
    """True where an opponent has asked about a call of partner’s, and nobody has called or played since."""
    asked = (i for i in table.information if i.source is Source.QUESTION and i.seat.side is not seat.side)
    now = (i.call for i in asked if i.after == table.acts)
    return any(call is None or law_20.caller_of(table, seat, call) is seat.partner for call in now)


@EDITION.instead_of(law_21.could_well_differ, "22A", "22B1")
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
