"""Law 54: Faced opening lead out of turn."""

from collections.abc import Iterator

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Exposure, Irregularity, Kind, Settlement, Stage, Why
from bridgetable.game.messages import Msg
from bridgetable.game.play import Trick
from bridgetable.game.screens import hides, is_open
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.laws import law_47_retraction as law_47
from bridgetable.laws import law_50_lead_restriction
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import carried_out, not_for
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_53_lead_accepted import LeadOutOfTurn, acceptance, can_follow, is_pending
from bridgetable.laws.law_58_simultaneous_plays import also_faced, both_led_at_once, proper_lead_stands
from bridgetable.laws.law_80_screens import go_back_freely
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import DIRECTOR, ActKind, ByAct, Decision, Option, Sort
from bridgetable.rulings.editions import varying
from bridgetable.rulings.ruling import Ruling

ACCEPT, REFUSE = tr("Accept"), tr("Refuse")
BECOME_DUMMY, STAY_DECLARER, TAKE_BACK = "become dummy", "stay declarer", "refuse"


@frozen
class OpeningLead:
    """A faced opening lead out of turn, and the two players of the declaring side as they are presumed."""

    lead: LeadOutOfTurn
    declarer: Seat
    dummy: Seat


def opening_lead_of(table: Table, lead: LeadOutOfTurn) -> OpeningLead | None:
    """The facts of an opening lead out of turn, while nothing has settled it."""
    if table.declarer is None or table.dummy is None:
        return None
    return OpeningLead(lead, table.declarer, table.dummy)


# --- before attention is drawn ---------------------------------------------------------------------------------------


def unsettled_lead(table: Table) -> Irregularity | None:
    """The opening lead out of turn that lies there for declarer to see, and to which nobody has drawn attention."""
    if len(table.tricks) != 1 or table.declarer is None:
        return None
    leads = (i for i in table.irregularities if i.kind is Kind.OPENING_LEAD_OUT_OF_TURN and i.is_open)
    return next((i for i in leads if is_pending(table, i) and not hides(table, i, table.declarer)), None)


@clause("54A")
def begins_to_spread(table: Table, seat: Seat) -> bool:
    """True where a card that this player faces now begins to spread his hand after an opening lead out of turn."""
    return seat is table.declarer and unsettled_lead(table) is not None and not dummy_was_seen(table)


@clause("54A")
def after_spread(table: Table, seat: Seat) -> Table:
    """The table when declarer has spread his hand to an opening lead out of turn: he is dummy."""
    one = unsettled_lead(table)
    if one is None:
        return table
    lead = LeadOutOfTurn(one.number, one.seat, one.cards[0], 1, table.tricks[0].leader)
    return carried_out(table, *exchanged(table, OpeningLead(lead, seat, seat.partner), Stage.CONDONED))


def exchanged(table: Table, opening: OpeningLead, stage: Stage) -> Iterator[effects.Effect]:
    """Declarer and dummy exchange places, and the irregular lead counts."""
    yield effects.LeadStands("54A", opening.lead.hand)
    for down in table.face_down:
        yield effects.BackToHand("54", down.seat, down.card)
    yield effects.DeclarerBecomes("54A", opening.dummy)
    yield effects.Spread("54A", opening.declarer)
    yield effects.Settled("54A", opening.lead.number, stage, Settlement.PLACES_EXCHANGED)


# --- after attention is drawn ----------------------------------------------------------------------------------------


@clause("54")
def opening_lead_out_of_turn(opening: OpeningLead, ruling: Ruling) -> None:
    """A defender faced the opening lead, and it was his partner's."""
    lead = opening.lead
    tell_faced(lead, ruling)
    screens = ruling.table.regulations.screens
    # Behind the closed screen a lead face down lies rightly: nothing that happens beyond it touches it.
    is_closed = screens and not is_open(ruling.table)
    if both_led_behind_screen(lead, ruling) if screens else both_led_at_once(lead, ruling):
        return
    if law_47.misled(lead.hand, lead.card, ruling):
        misled_lead_retracted(opening, ruling)
        return
    if not is_closed:
        face_down_lead_retracted(ruling)
    if is_settled_by_screen(opening, ruling):
        return
    if could_have_seen_dummy(opening, ruling):
        must_accept(opening, ruling)
    elif has_begun_to_spread(ruling.table, opening):
        ruling.says(Msg("{seat} has begun to spread the hand, and must spread it all.", seat=opening.declarer), "54A")
        becomes_dummy(opening, ruling)
    else:
        declarer_chooses(opening, ruling)


@clause("80B2e")
def both_led_behind_screen(lead: LeadOutOfTurn, ruling: Ruling) -> bool:
    """The proper lead stands when both defenders faced one; the other goes back, or is a penalty card once seen."""
    # Once the declaring side has opened the screen the first lead is accepted, and no other follows it.
    own, opener = also_faced(ruling.table, lead), opener_of_declarers_side(ruling.table)
    if own is None or (opener is not None and own not in faced_before_opening(ruling.table)):
        return False
    ruling.says(Msg("{card} was led in turn and stands.", card=own), "80B2e")
    if is_open(ruling.table):
        becomes_penalty_card("80B2e", lead.hand, lead.card, ruling, unintended=False)
    else:
        ruling.orders(effects.BackToHand("80B2e", lead.hand, lead.card))
    proper_lead_stands("80B2e", lead, own, ruling)
    return True


def opener_of_declarers_side(table: Table) -> Seat | None:
    """The player of the declaring side who has opened the screen, if one has."""
    opener = None if table.screen_opened is None else table.screen_opened[0]
    return opener if opener is not None and not table.is_defender(opener) else None


def faced_before_opening(table: Table) -> frozenset[Card]:
    """The cards that were irregular before the screen was opened, whoever opened it."""
    count = None if table.screen_opened is None else table.screen_opened[1]
    return frozenset(card for one in table.irregularities[:count] for card in one.cards)


@clause("80B2e")
def is_settled_by_screen(opening: OpeningLead, ruling: Ruling) -> bool:
    """True where a screen decides: closed, the lead goes back freely; opened by the declaring side, it is accepted."""
    table, opener = ruling.table, opener_of_declarers_side(ruling.table)
    if not table.regulations.screens:
        return False
    if not is_open(table):
        ruling.says(Msg("The screen has not been opened: the lead goes back, and nothing follows."), "80B2e")
        number, leader, how = opening.lead.number, opening.lead.leader, Settlement.BEHIND_SCREEN
        law_47.lead_taken_back(number, leader, "80B2e", ruling, offenders=None, how=how)
        for seat in (opening.declarer, opening.dummy):
            faced_cards_go_back(seat, ruling)
        return True
    if opener is not None:
        accepted_by_opening(opener, opening, ruling)
        return True
    return False


@clause("80B2e", "72C")
def accepted_by_opening(opener: Seat, opening: OpeningLead, ruling: Ruling) -> None:
    """The declaring side has opened the screen: the lead is accepted, and declarer stays declarer."""
    ruling.says(Msg("{seat}, of the declaring side, opened the screen: the lead is accepted.", seat=opener), "80B2e")
    ruling.says(Msg("{seat} stays declarer and plays second, from the hand.", seat=opening.declarer), "80B2e", "54B1")
    ruling.orders(*acceptance(ruling.table, opening.lead, "80B2e", Stage.RULED))
    ruling.orders(effects.Reserved("72C", Review(ReviewOf.AWARENESS, opening.lead.number)))
    faced_cards_go_back(opening.declarer, ruling)


def tell_faced(lead: LeadOutOfTurn, ruling: Ruling) -> None:
    """Say who faced which card, and whose lead it was."""
    words = Msg("{seat} faced {card}. The lead was {leader:s}.", seat=lead.hand, card=lead.card, leader=lead.leader)
    ruling.says(words, "54")


@clause("47E1")
def opening_lead_accepted(opening: OpeningLead, ruling: Ruling) -> None:
    """The lead was accepted by a play or by spreading a hand; that does not count if its maker had been misled."""
    tell_faced(opening.lead, ruling)
    if law_47.misled(opening.lead.hand, opening.lead.card, ruling):
        misled_lead_retracted(opening, ruling)
        return
    one = ruling.table.irregularity(opening.lead.number)
    cite = one.settled_by or "54B"
    ruling.says(Msg("By what followed, the lead stands."), cite)
    ruling.orders(effects.Settled(cite, opening.lead.number, Stage.RULED, one.settled))


@clause("47E1")
def misled_lead_retracted(opening: OpeningLead, ruling: Ruling) -> None:
    """The lead of a misled defender goes back, his partner leads, and a hand spread to it is taken up."""
    exchanged_places = ruling.table.irregularity(opening.lead.number).settled is Settlement.PLACES_EXCHANGED
    law_47.retracted_freely(opening.lead.number, opening.lead.leader, ruling)
    if opening.dummy in ruling.table.spread:
        ruling.orders(effects.HandTakenUp("41D", opening.dummy))
    if exchanged_places:
        ruling.orders(effects.DeclarerBecomes("47E1", opening.dummy))
    faced_cards_go_back(opening.declarer, ruling)


@clause("54")
def face_down_lead_retracted(ruling: Ruling) -> None:
    """A card that lies face down beside a faced lead goes back to hand; nobody has seen it."""
    cite = law_of_face_down_lead(ruling)
    for down in ruling.table.face_down:
        ruling.says(Msg("{seat:s} face-down lead goes back to hand.", seat=down.seat), cite)
        ruling.orders(effects.BackToHand(cite, down.seat, down.card))


law_of_face_down_lead = varying("54")
"""The clause by which a face-down lead goes back when partner has faced one."""


def dummy_was_seen(table: Table) -> bool:
    """True where the table itself knows that declarer could have seen a card of dummy's, since the auction."""
    dummy = table.dummy
    if dummy is None or dummy in table.spread:
        return dummy is not None
    seen = {Kind.HAND_SPREAD_EARLY, Kind.DECLARER_EXPOSED}
    return any(i.seat is dummy and i.kind in seen for i in table.irregularities)


@clause("54C")
def could_have_seen_dummy(opening: OpeningLead, ruling: Ruling) -> bool:
    """Find out whether declarer could have seen dummy, unless the table knows that he could."""
    if dummy_was_seen(ruling.as_it_lies):
        return True
    must = Msg("{seat} must accept the lead and stays declarer.", seat=opening.declarer)
    yes = Option("yes", Msg("Yes, he could"), (must,), ("54C",))
    no = Option("no", Msg("No"), (Msg("{seat} has the choice.", seat=opening.declarer),), ("54",))
    words = "Could {seat} have seen a card of {dummy:s}, since the auction?"
    question = Msg(words, seat=opening.declarer, dummy=opening.dummy)
    return ruling.fact("54C", question, yes=yes, no=no)


@clause("54C")
def must_accept(opening: OpeningLead, ruling: Ruling) -> None:
    """Declarer could have seen dummy: the lead is accepted, and he stays declarer."""
    ruling.looks_again()
    words = "{seat} could have seen a card of dummy’s, so must accept {card}."
    ruling.says(Msg(words, seat=opening.declarer, card=opening.lead.card), "54C")
    ruling.says(Msg("{seat} stays declarer and plays second, from the hand.", seat=opening.declarer), "54C", "54B1")
    ruling.orders(*acceptance(ruling.table, opening.lead, "54C", Stage.RULED))
    for one in ruling.table.irregularities:
        if one.seat is opening.dummy and one.kind is Kind.HAND_SPREAD_EARLY:
            ruling.orders(effects.Settled("54C", one.number, Stage.RULED))
            ruling.orders(effects.Reserved("72C", Review(ReviewOf.AWARENESS, one.number)))
    faced_cards_go_back(opening.declarer, ruling)


def faced_cards_go_back(seat: Seat, ruling: Ruling) -> None:
    """A player of the declaring side takes up again the cards that he had faced to a lead that makes nobody dummy."""
    if seat in ruling.table.spread:
        ruling.orders(effects.HandTakenUp("48A", seat))
    for one in ruling.table.irregularities:
        if one.seat is seat and waits_faced(one):
            for card in one.cards:
                if any(e.card is card for e in ruling.table.exposed):
                    ruling.orders(effects.BackToHand("48A", seat, card))
            ruling.orders(effects.Settled("48A", one.number, Stage.RULED))


def waits_faced(one: Irregularity) -> bool:
    """True where declarer faced his hand, or a card of it other than to play it, and nobody has ruled on that."""
    if one.stage in {Stage.RULED, Stage.LAPSED}:
        return False
    return one.kind is Kind.HAND_SPREAD_EARLY or (one.kind is Kind.DECLARER_EXPOSED and one.how is Exposure.SEEN)


@clause("54A")
def answers_with_card(table: Table, one: Irregularity) -> bool:
    """True where declarer showed a card to an opening lead out of turn on which nobody has ruled: Law 54, not 48A."""
    kind, settled = Kind.OPENING_LEAD_OUT_OF_TURN, {Stage.RULED, Stage.LAPSED, Stage.CONDONED}
    if (
        one.seat is not table.declarer
        or not one.deliberate
        or one.how is not Exposure.SEEN
        or not lies(table, one.cards[0], Why.SHOWN)
    ):
        return False
    leads = (i for i in table.irregularities[: one.number - 1] if i.kind is kind and i.stage not in settled)
    return any(not hides(table, lead, one.seat) for lead in leads)


def lies(table: Table, card: Card, why: Why) -> bool:
    """True where a card lies exposed for this reason."""
    return any(e.card is card and e.why is why for e in table.exposed)


def has_begun_to_spread(table: Table, opening: OpeningLead) -> bool:
    """True where declarer has faced a card of his own, other than to play it, since the irregular lead."""
    since = [i for i in table.irregularities if i.number > opening.lead.number and i.seat is opening.declarer]
    return any(i.kind is Kind.HAND_SPREAD_EARLY or answers_with_card(table, i) for i in since)


@clause("54A")
def becomes_dummy(opening: OpeningLead, ruling: Ruling) -> None:
    """Declarer spreads his hand and becomes dummy; his partner plays the contract."""
    ruling.orders(*exchanged(ruling.table, opening, Stage.RULED))
    for one in ruling.table.irregularities:
        faced = one.kind in {Kind.HAND_SPREAD_EARLY, Kind.DECLARER_EXPOSED} and one.seat is opening.declarer
        if faced and one.stage not in {Stage.RULED, Stage.LAPSED}:
            ruling.orders(effects.Settled("54A", one.number, Stage.LAPSED))


@clause("54A", "54B", "54B1", "54B2", "54D")
def declarer_chooses(opening: OpeningLead, ruling: Ruling) -> None:
    """The presumed declarer alone chooses: to accept in one of two ways, or to refuse in one of three."""
    lead, declarer = opening.lead, opening.declarer
    if dummy_was_seen(ruling.looks_again()):
        must_accept(opening, ruling)
        return
    ruling.says(Msg("Nobody misled {seat}, and dummy is unseen.", seat=lead.hand), "47E1", "54C")
    choice = law_50_lead_restriction.LeadChoice(lead.leader, declarer, (lead.card,), 1)
    wishes = tuple(law_50_lead_restriction.not_contradicted(ruling.table, choice))
    options = [*accepting(opening), *(refusing(opening, w, ruling.table) for w in wishes)]
    if ruling.table.penalty_cards_of(lead.hand):
        options = [*accepting(opening), refusing_with_others(opening)]
    acts = (
        ByAct(declarer, BECOME_DUMMY, ActKind.SPREAD),
        ByAct(declarer, STAY_DECLARER),
        ByAct(opening.dummy, STAY_DECLARER),
    )
    key = ruling.choose(declarer, "54", Msg("Do you accept the lead of {card}?", card=lead.card), options, acts=acts)
    if key == BECOME_DUMMY:
        becomes_dummy(opening, ruling)
    elif key == STAY_DECLARER:
        ruling.orders(*acceptance(ruling.table, lead, "54B", Stage.RULED))
    else:
        refused(opening, choice, next((w for w in wishes if w.key == key), None), ruling)


def accepting(opening: OpeningLead) -> Iterator[Option]:
    """The two ways to accept the lead."""
    declarer, dummy = opening.declarer, opening.dummy
    places = Msg("{seat:s} hand is spread. {dummy} is now declarer.", seat=declarer, dummy=dummy)
    named = Msg("Next: a card from {seat:s} hand, named by {dummy}.", seat=declarer, dummy=dummy)
    yield Option(BECOME_DUMMY, Msg("Become dummy"), (places, named), ("54A",), ACCEPT)
    spread = Msg("{seat:s} hand is spread.", seat=dummy)
    second = Msg("Next: a card from {seat:s} own hand.", seat=declarer)
    yield Option(STAY_DECLARER, Msg("Stay declarer"), (spread, second), ("54B",), ACCEPT)


def refusing(opening: OpeningLead, wish: law_50_lead_restriction.Restriction, table: Table) -> Option:
    """One way to refuse the lead: with a suit required or prohibited, or without restriction."""
    lead = opening.lead
    back = Msg("{card} goes back to {seat:s} hand.", card=lead.card, seat=lead.hand)
    match wish.wish:
        case law_50_lead_restriction.LeadWish.REQUIRE:
            must = Msg("{seat} must lead {suit:a} now, if he can.", seat=lead.leader, suit=lead.card.suit)
            title = Msg("Require {suit:a}", suit=lead.card.suit)
            return Option(wish.key, title, (back, must), ("54D", "50D2a"), REFUSE)
        case law_50_lead_restriction.LeadWish.PROHIBIT:
            title = Msg("Prohibit {suit:s}", suit=lead.card.suit)
            follows = (back, law_50_lead_restriction.may_not_lead(lead.leader, wish.suits))
            return Option(wish.key, title, follows, ("54D", "50D2a"), REFUSE)
        case law_50_lead_restriction.LeadWish.FREE:
            follows = (
                Msg("{card} stays face up, a major penalty card.", card=lead.card),
                law_50_lead_restriction.may_lead(lead.leader, table),
            )
            return Option(wish.key, Msg("No restriction"), follows, ("54D", "50D2b"), REFUSE)


def refusing_with_others(opening: OpeningLead) -> Option:
    """The way to refuse when the offender has other penalty cards: what may be led is asked with all of them."""
    lead = opening.lead
    stays = Msg("{card} stays face up, a major penalty card.", card=lead.card)
    then = Msg("Then you choose what {seat} may lead.", seat=lead.leader)
    return Option(TAKE_BACK, Msg("Refuse the lead"), (stays, then), ("54D", "50D2"), REFUSE)


@clause("54D")
def refused(
    opening: OpeningLead,
    choice: law_50_lead_restriction.LeadChoice,
    wish: law_50_lead_restriction.Restriction | None,
    ruling: Ruling,
) -> None:
    """The lead is taken back and is a major penalty card; with one wish declarer has chosen what partner may lead."""
    lead = opening.lead
    if wish is None or wish.wish is law_50_lead_restriction.LeadWish.FREE:
        becomes_penalty_card("54D", lead.hand, lead.card, ruling, unintended=False)
    else:
        ruling.orders(effects.MajorPenaltyCard("54D", lead.hand, lead.card))
    ruling.orders(effects.Settled("54D", lead.number, Stage.RULED))
    if wish is not None:
        law_50_lead_restriction.restrict(choice, wish, ruling)


# --- by the wrong side -----------------------------------------------------------------------------------------------


def of_opening_lead_by_wrong_side(table: Table, one: Irregularity) -> Matter | None:
    """The matter of an opening lead by the declaring side, while a card of it lies there."""
    is_there = any(e.card in one.cards for e in table.exposed)
    return matter("54", opening_lead_by_wrong_side, one, one.number) if is_there else None


@clause("54E")
def opening_lead_by_wrong_side(lead: Irregularity, ruling: Ruling) -> None:
    """The declaring side does not lead: Law 24 applies, and since the auction is over the cards just go back."""
    cards = tuple(c for c in lead.cards if any(e.card is c for e in ruling.table.exposed))
    ruling.says(Msg("{seat} faced {cards}. The declaring side does not lead.", seat=lead.seat, cards=cards), "54E")
    if ruling.table.regulations.screens:
        go_back_freely(lead, cards, ruling)
    else:
        single, several = (
            "The auction is over: the card goes back to hand.",
            "The auction is over: the cards go back to hand.",
        )
        ruling.says(Msg.counted(len(cards), single, several), "24D")
        for card in cards:
            ruling.orders(effects.BackToHand("54E", lead.seat, card), not_for(lead.seat.side, lead.seat, card, "16C"))
        ruling.orders(effects.Settled("54E", lead.number, Stage.RULED))
    what_was_put_to_it(lead, cards, ruling)


@clause("41C", "47D", "47F2")
def what_was_put_to_it(lead: Irregularity, cards: tuple[Card, ...], ruling: Ruling) -> None:
    """The defenders' cards put down since: one that followed goes back with it, one that did not is a lead."""
    # Who followed has led nothing, and by 54, 60C or 49 his opponents would gain from their own infraction: their card
    # goes back, so his does (47D), and the proper leader may lead the same card again. But once dummy is spread to a
    # card in turn that is the lead: play has begun irrevocably (41C), and as after misinformation nothing goes back
    # (47E2a).
    trick, dummy = ruling.table.trick(1), ruling.table.dummy
    if trick is None or dummy is None or ruling.table.spread:
        return
    for seat, card in put_down_since(trick, ruling):
        if any(can_follow(ruling.table, c, seat, card) for c in cards) and has_followed(seat, card, cards, ruling):
            goes_back_with_it(lead, seat, card, trick.leader, ruling)
        elif seat is not trick.leader or ruling.table.spread:
            return
        else:
            law_47.lapses_with_card("41C", lead.number, card, ruling)
            ruling.orders(effects.CardPlayed("41C", seat, card), effects.Spread("41C", dummy))


def put_down_since(trick: Trick, ruling: Ruling) -> Iterator[tuple[Seat, Card]]:
    """The cards put to the first trick, and what its leader has put down beside, also while one was asked about."""
    yield from ((p.seat, p.card) for p in trick.cards)
    yield from ((e.seat, e.card) for e in ruling.table.exposed if e.seat is trick.leader and e.why is Why.LED_EARLY)


@clause("47D", "47F2")
def goes_back_with_it(lead: Irregularity, seat: Seat, card: Card, leader: Seat, ruling: Ruling) -> None:
    """A card that followed goes back, with all that was put to it as to a lead while the director asked."""
    dummy, lies_in_trick = ruling.table.dummy, ruling.table.card_in(1, seat) is card
    if lies_in_trick and law_47.both_sides_played_on(ruling.table, 1):
        ruling.says(Msg("Both sides have played to the next trick: {card} stays.", card=card), "47F2")
        return
    back = [(seat, card)]
    if dummy is not None and dummy in ruling.table.spread and lies_in_trick:
        played = (p for trick in reversed(ruling.table.tricks) for p in trick.cards)
        back = [*((p.seat, p.card) for p in played if p.card is not card), *back]
        ruling.orders(effects.LeadReverts("47D", leader, 1), effects.HandTakenUp("47D", dummy))
    for whose, one in back:
        law_47.goes_back("47D", whose, one, ruling, offenders=lead.seat.side)
        law_47.lapses_with_card("47D", lead.number, one, ruling)


def has_followed(seat: Seat, card: Card, cards: tuple[Card, ...], ruling: Ruling) -> bool:
    """Ask the director whether a defender followed to these cards of the declaring side, or led."""
    follows = (Msg("{card} goes back to {seat:s} hand.", card=card, seat=seat),)
    law = "41C" if seat is ruling.table.tricks[0].leader else "54"
    options = (Option("yes", Msg("Yes, he followed"), follows, ("47D",)), Option("no", Msg("No, he led"), (), (law,)))
    question = Msg("Did {seat} follow to {cards} with {card}?", seat=seat, cards=cards, card=card)
    return ruling.ask(Decision(DIRECTOR, "47D", question, options, Sort.FACT)) == "yes"
