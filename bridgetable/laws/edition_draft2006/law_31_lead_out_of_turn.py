"""Laws 29C and 31 of the draft of 2006: A lead taken back, or out of turn, which only the next player accepts."""

from bridgetable.game.cards import Card
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.laws import law_41_commencement_of_play as law_41
from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws import law_54_opening_lead_out_of_turn as law_54
from bridgetable.laws import law_55_declarers_lead_out_of_turn as law_55
from bridgetable.laws import law_58_simultaneous_plays as law_58
from bridgetable.laws.edition_draft2006 import EDITION
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.ruling import Ruling

# The clause by which a face-down lead goes back only as the director says.
EDITION.has(law_41.law_of_taking_back, "29C", value="D29C")


# The clause by which a face-down lead goes back when partner has faced one.
EDITION.has(law_54.law_of_face_down_lead, "31B1", value="D31B1")


# The clause on a lead by the defender on lead after his partner has led out of turn.
EDITION.has(law_58.law_of_second_lead, "31A3b", value="D31A3b")


# True where no lead out of turn to this trick (1 to 13) can be accepted: nowhere.
EDITION.has(law_53.cannot_be_accepted, "31A1", value=False)


# The clause by which the defender to the right of declarer's lead lets it stand: there is none.
EDITION.has(law_53.accepted_by_wrong_defender, "31A1", value="")


@EDITION.instead_of(law_55.accepted_by, "31A1", "31C")
def accepted_by(lead: law_53.LeadOutOfTurn, ruling: Ruling) -> str:
    """Ask the defender next to play alone."""
    return "53A" if law_55.asked(lead.hand.lho, lead, ruling) == law_53.ACCEPT else ""


@EDITION.instead_of(law_55.options_of, "31A1", "31C")
def options_of(defender: Seat, lead: law_53.LeadOutOfTurn, ruling: Ruling) -> tuple[Option, ...]:
    """To accept, or to have it taken back: there is no partner to whom to leave it."""
    return law_55.two_options(lead, ruling)


@EDITION.instead_of(law_53.was_leading, "31A1", "31A3a")
def was_leading(lead: law_53.LeadOutOfTurn, own: Card, ruling: Ruling) -> bool:
    """Find out whether the player whose lead it was meant to lead; any card of his is, unless he was next to play."""
    if lead.leader is lead.hand.lho:
        return law_53.is_said_to_lead(lead, own, ruling)
    ruling.says(
        Msg("It was {seat:s} lead, so that {card} cannot be a play to another.", seat=lead.leader, card=own), "D31A3a"
    )
    ruling.says(Msg("Nothing else follows."), "inferred:31A3a")
    return True
