"""Law 56: Defender's lead out of turn."""

from bridgetable.game.irregularities import Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadChosen
from bridgetable.game.play import Played
from bridgetable.laws.law_45_cards_of_dummy import put_down_before
from bridgetable.laws.law_47_retraction import goes_back, lapses_with_card, misled, retracted_freely
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_53_lead_accepted import ACCEPT, LeadOutOfTurn, acceptance, lead_options, tell_lead
from bridgetable.laws.law_58_simultaneous_plays import both_led_at_once
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ByAct
from bridgetable.rulings.effects import Released, Settled
from bridgetable.rulings.ruling import Ruling


@clause("56")
def defenders_lead_out_of_turn(lead: LeadOutOfTurn, ruling: Ruling) -> None:
    """A defender led when another hand was to lead: declarer accepts or refuses."""
    tell_lead(lead, ruling, "56")
    if both_led_at_once(lead, ruling):
        return
    if followed_dummys_card(lead, ruling):
        return
    if misled(lead.hand, lead.card, ruling):
        retracted_freely(lead.number, lead.leader, ruling)
    elif accepts(lead, ruling):
        ruling.orders(*acceptance(ruling.table, lead, "56A", Stage.RULED))
    else:
        lead_refused(lead, ruling)


@clause("45D1")
def followed_dummys_card(lead: LeadOutOfTurn, ruling: Ruling) -> bool:
    """True where the defender played to a card that dummy led unasked, which is no lead."""
    card = put_down_before(ruling.table, lead.trick, lead.number)
    if card is None or lead.hand.rho is not ruling.table.dummy:
        return False
    ruling.says(Msg("{own} was played to {card}, which dummy put down unasked.", own=lead.card, card=card), "45D1")
    goes_back("45D1", lead.hand, lead.card, ruling, offenders=lead.hand.side.other)
    ruling.orders(Settled("45D1", lead.number, Stage.RULED))
    return True


@clause("56A", "53A")
def accepts(lead: LeadOutOfTurn, ruling: Ruling) -> bool:
    """Ask declarer; a card from the hand next in rotation accepts as well as words."""
    following, declarer = lead.hand.lho, ruling.table.player_of(lead.hand.lho)
    stays = Msg("{card} stays face up, a major penalty card.", card=lead.card)
    led = Msg("Next: a card from {seat:s} hand.", seat=following)
    options = lead_options(led, ("56A", "53A"), (stays, next_words(lead)), ("56B", "50D"))
    question = Msg("Do you accept the lead of {card}?", card=lead.card)
    return ruling.choose(declarer, "56", question, options, acts=(ByAct(following, ACCEPT),)) == ACCEPT


def next_words(lead: LeadOutOfTurn) -> Msg:
    """The next step when the lead is refused, in words."""
    if lead.leader is lead.hand.partner:
        return Msg("Then you choose what {seat} may lead.", seat=lead.leader)
    return Msg("Next: a lead from {seat:s} hand.", seat=lead.leader)


@clause("56B")
def lead_refused(lead: LeadOutOfTurn, ruling: Ruling) -> None:
    """The card is taken back and becomes a major penalty card; what others played to it goes back too."""
    # Law 50D applies to it, also to one that was a penalty card before: what declarer chose about it he chooses anew.
    for played in ruling.table.tricks[-1].cards:
        if played.seat is lead.hand:
            becomes_penalty_card("56B", lead.hand, lead.card, ruling, unintended=False)
            choice_comes_again(lead, ruling)
        elif played.seat is lead.hand.partner:
            partner_played_too(played, ruling)
        else:
            goes_back("56B", played.seat, played.card, ruling, offenders=lead.hand.side)
            lapses_with_card("56B", lead.number, played.card, ruling)
    ruling.orders(Settled("56B", lead.number, Stage.RULED))


@clause("50D2")
def choice_comes_again(lead: LeadOutOfTurn, ruling: Ruling) -> None:
    """Declarer's choice about the proper lead while the card lay there no longer counts."""
    for duty in ruling.table.obligations:
        if isinstance(duty, LeadChosen) and duty.seat is lead.leader and lead.card in duty.left:
            ruling.orders(Released("56B", duty))


@clause("60C")
def partner_played_too(played: Played, ruling: Ruling) -> None:
    """A card that the offender's partner played to the refused lead is an exposed card, and a penalty card (49)."""
    becomes_penalty_card("49", played.seat, played.card, ruling, unintended=False)
    for one in ruling.table.irregularities:
        if one.cards == (played.card,) and one.stage not in {Stage.RULED, Stage.LAPSED}:
            ruling.orders(Settled("60C", one.number, Stage.RULED))
