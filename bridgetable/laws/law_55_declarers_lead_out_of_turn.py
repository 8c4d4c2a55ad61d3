"""Law 55: Declarer's lead out of turn."""

from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustLeadFrom
from bridgetable.game.seats import Seat
from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws.common.orders import not_for
from bridgetable.laws.law_47_retraction import goes_back, lapses_with_card, misled, retracted_freely
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ByAct, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BackToHand, Imposed, Settled
from bridgetable.rulings.ruling import Ruling

LEAVE = "leave"


@clause("55A")
def declarers_lead_out_of_turn(lead: law_53.LeadOutOfTurn, ruling: Ruling) -> None:
    """Declarer led from his own or dummy's hand when another was to lead: the defenders accept or refuse."""
    law_53.tell_lead(lead, ruling, "55A")
    if misled(lead.hand, lead.card, ruling):
        retracted_freely(lead.number, lead.leader, ruling)
    elif cite := accepted_by(lead, ruling):
        ruling.orders(*law_53.acceptance(ruling.table, lead, cite, Stage.RULED))
        law_53.tell_early_card(lead, ruling)
    else:
        lead_refused(lead, ruling)
    led_meanwhile(lead, ruling)


@clause("48A")
def led_meanwhile(lead: law_53.LeadOutOfTurn, ruling: Ruling) -> None:
    """The card that declarer led from his other hand meanwhile, if it did not become played, is ruled on next."""
    lying = {e.card for e in ruling.table.exposed if e.seat is lead.hand.partner}
    for one in ruling.table.irregularities:
        if one.kind is Kind.DECLARER_EXPOSED and one.is_open and set(one.cards) <= lying:
            ruling.orders(Settled("48A", one.number, Stage.NOTICED))


@varies
@clause("53A", "55A")
def accepted_by(lead: law_53.LeadOutOfTurn, ruling: Ruling) -> str:
    """The clause by which the defenders accept, or nothing: the next in turn prevails, and silence does not accept."""
    said: list[str] = []
    for defender in (lead.hand.rho, lead.hand.lho):
        if stands_by_play(lead, ruling):
            return "53C"
        said.append(asked(defender, lead, ruling))
    other, following = said
    if following != LEAVE and other not in {LEAVE, following}:
        ruling.says(Msg("The defenders differ: {seat} is next in turn, and prevails.", seat=lead.hand.lho), "55A")
    if other == following == LEAVE:
        ruling.says(Msg("Nobody accepts the lead."), "53A")
    return "53A" if (other if following == LEAVE else following) == law_53.ACCEPT else ""


@clause("53C")
def stands_by_play(lead: law_53.LeadOutOfTurn, ruling: Ruling) -> bool:
    """True where the defender to the right of the lead has put a card to it while they are asked: so it stands."""
    # The next in turn prevails over what his partner says (55A), not over a card: 53C excepts nothing but 53B, and 57
    # would be escaped if the card went back with the lead.
    right = lead.hand.rho
    played = None if right is lead.leader else ruling.as_it_lies.card_in(lead.trick, right)
    if played is None:
        return False
    ruling.looks_again()
    ruling.says(Msg("{seat} has played {card} to it: the lead stands.", seat=right, card=played), "53C")
    return True


def asked(defender: Seat, lead: law_53.LeadOutOfTurn, ruling: Ruling) -> str:
    """Ask one defender whether he accepts; a card put to the lead by the next in rotation does so as well (53A)."""
    following = lead.hand.lho
    options = options_of(defender, lead, ruling)
    acts = (ByAct(following, law_53.ACCEPT if defender is following else LEAVE),)
    return ruling.choose(defender, "55A", Msg("Do you accept the lead of {card}?", card=lead.card), options, acts=acts)


@varies
# Another edition asks only the defender who is next.
def options_of(defender: Seat, lead: law_53.LeadOutOfTurn, ruling: Ruling) -> tuple[Option, ...]:
    """The answers of a defender: to accept, to refuse, or to leave it to his partner."""
    leave = Option(LEAVE, Msg("Leave it to partner"), (leave_words(defender, lead),), ("55A",))
    return (*two_options(lead, ruling), leave)


def two_options(lead: law_53.LeadOutOfTurn, ruling: Ruling) -> tuple[Option, Option]:
    """To accept the lead or to have it taken back, with what follows."""
    led = Msg("Next: a card from {seat:s} hand.", seat=lead.hand.lho)
    back = back_words(lead), next_words(lead, ruling)
    return law_53.lead_options(led, ("55A", "53A"), back, ("55A", refusal(lead)))


def back_words(lead: law_53.LeadOutOfTurn) -> Msg:
    """The place to which the card goes when the lead is refused, in words."""
    return Msg("{card} goes back to {seat:s} hand.", card=lead.card, seat=lead.hand)


def next_words(lead: law_53.LeadOutOfTurn, ruling: Ruling) -> Msg:
    """The next leader when the lead is refused, in words."""
    if ruling.table.is_defender(lead.leader):
        return Msg("{seat} leads.", seat=lead.leader)
    return Msg("Declarer leads any card from {seat:s} hand.", seat=lead.leader)


def leave_words(defender: Seat, lead: law_53.LeadOutOfTurn) -> Msg:
    """The consequence when this defender says nothing, in words."""
    if defender is lead.hand.lho:
        return Msg("What {seat} said counts; if he said nothing, the lead goes back.", seat=defender.partner)
    return Msg("{seat} decides.", seat=defender.partner)


def refusal(lead: law_53.LeadOutOfTurn) -> str:
    """The clause of a refusal: a defender was to lead (55B1), or declarer's other hand (55B2)."""
    return "55B2" if lead.leader.side is lead.hand.side else "55B1"


@clause("55B1", "55B2", "55C")
def lead_refused(lead: law_53.LeadOutOfTurn, ruling: Ruling) -> None:
    """The card goes back to its hand; what declarer learns of it he may not use."""
    cite = refusal(lead)
    for played in ruling.table.tricks[-1].cards:
        if played.seat is lead.hand:
            ruling.orders(BackToHand(cite, lead.hand, lead.card), not_for(lead.hand.side, lead.hand, lead.card, "55C"))
        else:
            goes_back(cite, played.seat, played.card, ruling, offenders=lead.hand.side)
            lapses_with_card(cite, lead.number, played.card, ruling)
    duty = MustLeadFrom(lead.leader, lead.trick, cite)
    if lead.leader.side is lead.hand.side and duty not in ruling.table.obligations:
        ruling.orders(Imposed(cite, duty))
    ruling.orders(Settled(cite, lead.number, Stage.RULED))
