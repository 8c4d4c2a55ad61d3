"""Law 8 of the draft of 2006: Information: learnt by accident, or from partner: what it could suggest."""

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Side
from bridgetable.game.table import Review, ReviewOf
from bridgetable.laws import law_16_from_partner as law_16
from bridgetable.laws import law_16_other_sources as sources
from bridgetable.laws.common.no_result import artificial
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.laws.law_12_directors_powers import redress
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BoardCancelled, Reviewed
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_16.is_it_suggested, "8A3", "8C2")
def is_it_suggested(act: law_16.SuggestedAct, ruling: Ruling) -> Msg:
    """The question whether an action could have been suggested."""
    return Msg("Could it have suggested {what}, more than another action?", what=act.what)


# The measure by which an action was suggested, in words.
EDITION.has(
    law_16.meaning_of_suggested,
    "8C2",
    value=Msg("That it could be suggested is enough; unless the same was fully known from calls and plays."),
)


@EDITION.instead_of(law_16.judged_without_poll, "8C3")
def judged_without_poll(act: law_16.SuggestedAct, other: Call | Card, ruling: Ruling) -> bool:
    """The director judges by himself what players of similar ability would do."""
    yes = Option("yes", Msg("Yes: he had to choose it"), (), ("D8C3",))
    no = Option("no", Msg("No: he was free"), (Msg("The score stands."),), ("D8C3",))
    words = "Would at least a noteworthy minority like {seat} seriously consider {what}, and perhaps some choose it?"
    return ruling.judge("16B1b", Msg(words, seat=act.seat, what=other), (yes, no), law_16.AMONG_PEERS) == "yes"


# --- learnt by accident -----------------------------------------------------------------------------------------------


# The question whether what was learnt can be left alone.
EDITION.has(sources.does_it_interfere, "8B1", value=Msg("Is it likely to affect the play substantially?"))


@EDITION.instead_of(sources.what_is_done, "8B1", "8B2")
def what_is_done(learnt: sources.Extraneous, ruling: Ruling) -> None:
    """The director's choice of four things, before or after the first call; what fails ends the board."""
    gone = Msg("Where nobody from another table has played it, and time allows.")
    options = (
        Option("substitute", Msg("A substitute plays for who knows it"), (), ("D8B1",)),
        Option(sources.Remedy.CHANGE_SEATS, Msg("Change the seats"), (Msg("If that does no harm."),), ("D8B1",)),
        Option(sources.Remedy.REDEAL, Msg("Deal again"), (gone,), ("D8B1",)),
        Option(sources.Remedy.ADJUST, Msg("An artificial score"), (Msg("The board is not played."),), ("D8B1",)),
    )
    key = ruling.judge("D8B1", Msg("What does the director do?"), options)
    if key == sources.Remedy.REDEAL:
        ruling.orders(BoardCancelled("D8B1"))
    elif key == sources.Remedy.ADJUST or not has_helped(ruling):
        ruling.orders(BoardCancelled("D8B1"))
        artificial("D8B1", tuple(Side), ruling)


@EDITION.clause("8B2")
def has_helped(ruling: Ruling) -> bool:
    """Establish whether the board can be played so; if not, the score is artificial."""
    yes = Option("yes", Msg("Yes"), (Msg("The board is played."),), ("D8B2",))
    no = Option("no", Msg("No"), (Msg("The score is artificial."),), ("D8B2",))
    return ruling.fact("D8B2", Msg("Does that put it right?"), yes=yes, no=no)


@EDITION.instead_of(sources.did_it_affect, "8A2")
def was_it_used(known: Irregularity, ruling: Ruling) -> None:
    """Play has ended: a call or play based on what was learnt is a violation, and damage by it is made good."""
    ruling.says(sources.what_was_learnt(sources.extraneous(known, no_call=False)), "D8A2")
    side, who = known.seat.side.other, known.seat
    question = Msg("Has {seat} based a call or play on it, and damaged {side}?", seat=who, side=side)
    redress("D8A2", question, side, ruling, (Msg("The result that would have come without the information."),))
    ruling.orders(Reviewed("D8A2", Review(ReviewOf.EXTRANEOUS, known.number)))
