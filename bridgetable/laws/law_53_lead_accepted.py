"""Law 53: Lead out of turn accepted."""
# Here and in Law 60A: what a play by the other side does to an irregular lead or play before attention is drawn.

from collections.abc import Iterator

from bridgetable.game.cards import Card, of_suit
from bridgetable.game.irregularities import Early, Irregularity, Kind, Settlement, Stage, Why
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustLeadFrom
from bridgetable.game.play import TRICKS, Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws import law_47_retraction as law_47
from bridgetable.laws.common.orders import carried_out, not_for
from bridgetable.laws.law_44_sequence_of_play import lead_as_it_is_now
from bridgetable.laws.law_61_revoke import illegal_now_are_found, wrong_with
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BackToHand, CardPlayed, Effect, Found, LeadStands, Settled, Spread
from bridgetable.rulings.ruling import Ruling

LEADS = frozenset({Kind.LEAD_OUT_OF_TURN, Kind.OPENING_LEAD_OUT_OF_TURN})
UNSETTLED = frozenset({Stage.COMMITTED, Stage.NOTICED})
ACCEPT, REFUSE = "accept", "refuse"
WRONG_CHOICE = frozenset({Kind.REVOKE, Kind.PENALTY_CARD_NOT_PLAYED})


@frozen
class LeadOutOfTurn:
    """A lead from the wrong hand: its card and trick (1 to 13), and the hand whose turn it was."""

    number: int
    hand: Seat
    card: Card
    trick: int
    leader: Seat


def lead_of(table: Table, one: Irregularity) -> LeadOutOfTurn:
    """The facts of a lead out of turn as the table shows them now."""
    opening = one.kind is Kind.OPENING_LEAD_OUT_OF_TURN
    leader = one.seat.partner if opening else proper_leader(table, one.trick)
    return LeadOutOfTurn(one.number, one.seat, one.cards[0], one.trick, leader)


def proper_leader(table: Table, number: int) -> Seat:
    """The hand whose turn it is or was to lead to a trick (1 to 13): the winner of the one before, or one required."""
    required = [o for o in table.obligations if isinstance(o, MustLeadFrom) and o.trick == number]
    if required:
        return required[-1].seat
    if number == 1 or table.contract is None:
        return table.tricks[number - 1].leader
    return table.tricks[number - 2].winner(table.contract.strain)


def still_matters(table: Table, one: Irregularity) -> bool:
    """True where the irregular lead lies in the trick in progress, or in one after which nobody has played."""
    if table.phase is Phase.END or len(table.tricks) < one.trick:
        return False
    played_on = any(t.cards for t in table.tricks[one.trick :])
    return not played_on and table.card_in(one.trick, one.seat) is one.cards[0]


def is_pending(table: Table, one: Irregularity) -> bool:
    """True where this lead out of turn lies in the trick in progress and nobody has led in turn."""
    trick = table.tricks[-1]
    return len(table.tricks) == one.trick and trick.lead is None and trick.card_of(one.seat) is one.cards[0]


@clause("53A", "53B")
def is_being_ruled(table: Table, leader: Seat) -> bool:
    """True where attention has been drawn to an opponent's lead out of turn: the proper leader must wait."""
    waits = (i for i in table.irregularities if i.kind in LEADS and i.stage is Stage.NOTICED)
    return any(i.seat.side is not leader.side and is_pending(table, i) for i in waits)


def has_led_properly(table: Table, lead: LeadOutOfTurn) -> bool:
    """True where the hand whose turn it was, an opponent's, has a card in the trick that is or may be its lead."""
    trick = table.tricks[lead.trick - 1]
    if lead.leader.side is lead.hand.side or trick.card_of(lead.leader) is None:
        return False
    return trick.leader is lead.leader or lead.leader is lead.hand.lho


def is_followed_or_led(table: Table, one: Irregularity) -> bool:
    """True where nobody has said yet whether the opponent whose turn it was has led himself, or followed to this."""
    lies = one.stage in UNSETTLED and table.card_in(one.trick, one.seat) is one.cards[0]
    return lies and has_led_properly(table, lead_of(table, one))


def tell_lead(lead: LeadOutOfTurn, ruling: Ruling, cite: str) -> None:
    """Say from which hand the card came, and whose lead it was."""
    words = Msg("{seat} led {card}. The lead was {leader:s}.", seat=lead.hand, card=lead.card, leader=lead.leader)
    ruling.says(words, cite)


def lead_options(
    stands: Msg, accepting: tuple[str, ...], back: tuple[Msg, ...], refusing: tuple[str, ...]
) -> tuple[Option, Option]:
    """To accept an irregular lead or to have it taken back, each with what follows and its clauses."""
    accept = Option(ACCEPT, Msg("Accept the lead"), (stands,), accepting)
    return accept, Option(REFUSE, Msg("Have it taken back"), back, refusing)


# --- before attention is drawn: a play decides -----------------------------------------------------------------------


def after_play(before: Table, after: Table, hand: Seat, card: Card) -> Table:
    """The table after a play from this hand has condoned what its right-hand opponent did before."""
    for one in before.irregularities:
        if one.stage in UNSETTLED and one.trick == len(before.tricks):
            after = condoned(before, after, one, hand, card)
    return after


def condoned(before: Table, after: Table, one: Irregularity, hand: Seat, card: Card) -> Table:
    """The table when this play accepts a lead out of turn."""
    if one.seat.side is hand.side:
        return after
    if one.kind in LEADS and is_pending(before, one):
        lead = lead_of(before, one)
        if led_instead(before, one, hand, card) is not None:
            return with_lead_instead(after, lead)
        cite = accepted_by(before, one, hand, card)
        return carried_out(after, *acceptance(after, lead, cite, Stage.CONDONED)) if cite else after
    return after


def accepts(table: Table, hand: Seat, card: Card) -> bool:
    """True where a card from this hand would accept a lead out of turn by the other side."""
    leads = (i for i in table.irregularities if i.kind in LEADS and i.is_open and i.seat.side is not hand.side)
    return any(is_pending(table, i) and accepted_by(table, i, hand, card) for i in leads)


def must_be_retracted(table: Table, one: Irregularity) -> bool:
    """True where a lead out of turn cannot be accepted."""
    return cannot_be_accepted(table, one.trick)


@varies
@clause("53A")
# Another edition lets a lead to any trick be accepted.
def cannot_be_accepted(table: Table, trick: int) -> bool:  # noqa: ARG001
    """True where no lead out of turn to this trick (1 to 13) can be accepted: it is trick thirteen."""
    return trick == TRICKS


@clause("53A", "54B", "54B2")
def accepted_by(table: Table, one: Irregularity, hand: Seat, card: Card) -> str:
    """The clause by which a card from this hand accepts the irregular lead, or nothing."""
    # A card of the hand next in rotation accepts, unless that hand was itself to lead and can only have led (53B).
    if must_be_retracted(table, one):
        return ""
    opening = one.kind is Kind.OPENING_LEAD_OUT_OF_TURN
    if hand is one.seat.lho:
        leads = hand is table.tricks[-1].leader and not can_follow(table, one.cards[0], hand, card)
        return "" if leads else "54B" if opening else "53A"
    if opening and hand is table.dummy:
        return "54B2"
    return accepted_by_wrong_defender(table, one, hand)


@varies
@clause("53C")
def accepted_by_wrong_defender(table: Table, one: Irregularity, hand: Seat) -> str:
    """The clause by which the defender to the right of declarer's irregular lead lets it stand, or nothing."""
    # While the defenders are asked, the one who is next in turn prevails (55A).
    right = table.is_defender(hand) and hand is one.seat.rho and hand is not table.tricks[-1].leader
    return "53C" if right and one.is_open else ""


def can_follow(table: Table, lead: Card, hand: Seat, card: Card) -> bool:
    """True where this card of the hand is a legal play to a lead."""
    return card.suit is lead.suit or not of_suit(table.hands[hand], lead.suit)


def acceptance(table: Table, lead: LeadOutOfTurn, cite: str, stage: Stage) -> Iterator[Effect]:
    """Consequences when the irregular lead counts; after an opening lead no other lead stays, and dummy is spread."""
    yield from lead_counts(table, lead.hand, cite, lead.trick)
    for one in early_cards(table, lead):
        yield Settled("57C3", one.number, stage)
    if stage is Stage.RULED:
        yield from (Settled("81C3", one.number, Stage.NOTICED) for one in played_early_to(table, lead))
    opening = table.irregularity(lead.number).kind is Kind.OPENING_LEAD_OUT_OF_TURN
    if opening and table.dummy is not None:
        for down in table.face_down:
            yield BackToHand("54", down.seat, down.card)
        yield Spread(cite, table.dummy)
    yield Settled(cite, lead.number, stage, Settlement.ACCEPTED)


@clause("57D", "53C")
def played_early_to(table: Table, lead: LeadOutOfTurn) -> Iterator[Irregularity]:
    """The cards too early in the trick of a lead on which the director rules, once that counts: he rules on it next."""
    for one in table.irregularities:
        if one.kind is Kind.PREMATURE_PLAY and one.is_open and one.trick == lead.trick and one.number > lead.number:
            yield one


@clause("57C3")
def lead_counts(table: Table, hand: Seat, cite: str, trick: int = 0) -> Iterator[Effect]:
    """The lead from this hand to a trick counts, with what declarer played to it too early from his other hand."""
    # Others may have played to later tricks meanwhile; 0 is the last trick.
    yield LeadStands(cite, hand, trick)
    own, lead = put_down_at_partners_lead(table, hand), table.tricks[-1].card_of(hand)
    if own is not None and lead is not None and can_follow(table, lead, hand.partner, own):
        yield CardPlayed("57C3", hand.partner, own)


def put_down_at_partners_lead(table: Table, hand: Seat) -> Card | None:
    """The card that declarer has put down from the hand whose turn it was after he had led from this one, if any."""
    if table.is_defender(hand):
        return None
    own = (e.card for e in table.exposed if e.seat is hand.partner and e.why is Why.LED_EARLY)
    return next(own, None)


def early_cards(table: Table, lead: LeadOutOfTurn) -> Iterator[Irregularity]:
    """The irregularities recorded of a card that declarer played too early to his own irregular lead."""
    own = put_down_at_partners_lead(table, lead.hand)
    for one in table.irregularities:
        unsettled = one.stage in {Stage.COMMITTED, Stage.CONDONED, Stage.NOTICED}
        if unsettled and own is not None and can_follow(table, lead.card, lead.leader, own) and one.cards == (own,):
            yield one


@clause("55A")
def led_instead(table: Table, one: Irregularity, hand: Seat, card: Card) -> Card | None:
    """The card that declarer led from the right hand after an irregular lead, if this hand must have played to it."""
    # The defender on the left of the right hand has then had the first lead taken back. One whose card could be played
    # to either lead has let the first one stand (53C), unless he was being asked about that one: then he follows the
    # other.
    own = put_down_at_partners_lead(table, one.seat)
    if own is None or hand is not one.seat.partner.lho or can_follow(table, one.cards[0], one.seat.partner, own):
        return None
    either = one.is_open and can_follow(table, one.cards[0], hand, card)
    return None if either or not can_follow(table, own, hand, card) else own


def other_lead_followed(table: Table, hand: Seat, card: Card) -> Table | None:
    """The table before a card is played to what declarer led from the right hand after his irregular lead, if it is."""
    leads = (i for i in table.irregularities if i.kind in LEADS and i.stage in UNSETTLED)
    for one in leads:
        if (
            one.seat.side is not hand.side
            and is_pending(table, one)
            and led_instead(table, one, hand, card) is not None
        ):
            return with_lead_instead(table, lead_of(table, one))
    return None


@clause("55A", "60C")
def is_lead_instead(table: Table, one: Irregularity) -> bool:
    """True where declarer led a card from the right hand while the defenders are asked about his irregular lead."""
    # It lies there until they have chosen: whoever follows it in turn has had the first lead taken back.
    leads = (i for i in table.irregularities if i.kind in LEADS and i.stage is Stage.NOTICED and is_pending(table, i))
    return any(one.seat is i.seat.partner and one.cards == (put_down_at_partners_lead(table, i.seat),) for i in leads)


@clause("55B2", "55C")
def with_lead_instead(table: Table, lead: LeadOutOfTurn) -> Table:
    """The table when declarer's irregular lead has gone back, and what he led from the right hand is the lead."""
    own = put_down_at_partners_lead(table, lead.hand)
    if own is None:
        return table
    lapsing = [i for i in table.irregularities if i.cards == (own,) and i.stage in UNSETTLED]
    settled = (Settled("55B2", i.number, Stage.LAPSED) for i in (table.irregularity(lead.number), *lapsing))
    gone = not_for(lead.hand.side, lead.hand, lead.card, "55C")
    back, led = BackToHand("55B2", lead.hand, lead.card), CardPlayed("55B2", lead.leader, own)
    return carried_out(table, back, gone, led, *settled)


# --- after attention is drawn ----------------------------------------------------------------------------------------


@clause("53A")
def retracted_at_trick_thirteen(lead: LeadOutOfTurn, ruling: Ruling) -> None:
    """At trick thirteen nobody chooses: the cards go back, and the trick is led from the correct hand."""
    tell_lead(lead, ruling, "53A")
    ruling.says(Msg("At trick thirteen no lead out of turn can be accepted."), "53A")
    for played in ruling.table.tricks[-1].cards:
        if played.seat is not lead.leader:
            ruling.orders(BackToHand("53A", played.seat, played.card))
    ruling.orders(Settled("53A", lead.number, Stage.RULED))


@clause("47E1")
def accepted_by_play(lead: LeadOutOfTurn, ruling: Ruling) -> None:
    """The lead was accepted by a play; that does not count if an opponent had misled the leader."""
    tell_lead(lead, ruling, "53A")
    if law_47.misled(lead.hand, lead.card, ruling):
        law_47.retracted_freely(lead.number, lead.leader, ruling)
        return
    cite = ruling.table.irregularity(lead.number).settled_by or "53A"
    ruling.says(Msg("By the play that followed, the lead stands."), cite)
    tell_early_card(lead, ruling)
    ruling.orders(Settled(cite, lead.number, Stage.RULED, Settlement.ACCEPTED))


def tell_early_card(lead: LeadOutOfTurn, ruling: Ruling) -> None:
    """Say that what declarer played too early to his own irregular lead is played."""
    card = ruling.table.card_in(lead.trick, lead.leader)
    for one in ruling.table.irregularities:
        if one.kind is Kind.DECLARER_EXPOSED and one.cards == (card,) and one.stage is not Stage.LAPSED:
            ruling.says(Msg("{card} is played, and may not be taken back if it is legal.", card=card), "57C3")
            ruling.orders(Settled("57C3", one.number, Stage.RULED))


@clause("53B")
def proper_lead_made(lead: LeadOutOfTurn, ruling: Ruling) -> None:
    """An opponent whose turn it was has put down a card before attention was drawn."""
    # The next in rotation can have played to that lead instead (53A), and so can the other defender to declarer's
    # (53C).
    tell_lead(lead, ruling, "53A")
    own = ruling.table.card_in(lead.trick, lead.leader)
    if own is None:
        return
    followed = ruling.table.is_defender(lead.leader) and can_follow(ruling.table, lead.card, lead.leader, own)
    if (followed or lead.leader is lead.hand.lho) and not was_leading(lead, own, ruling):
        if law_47.misled(lead.hand, lead.card, ruling):
            law_47.retracted_freely(lead.number, lead.leader, ruling)
        else:
            played_to_irregular_lead(lead, own, ruling)
        return
    ruling.says(Msg("{card} was {seat:s} own lead, and stands.", card=own, seat=lead.leader), "53B")
    ruling.orders(LeadStands("53B", lead.leader, lead.trick))
    withdrawn = tuple(played_in_error(lead, ruling.table))
    for played in withdrawn:
        law_47.goes_back("53B", played.seat, played.card, ruling, offenders=lead.hand.side)
        law_47.lapses_with_card("53B", lead.number, played.card, ruling)
    law_47.after_opponents_change(lead.trick, {p.seat for p in withdrawn}, ruling, offenders=lead.hand.side)
    is_wrong_now(lead, own, "53B", ruling)
    ruling.orders(Settled("53B", lead.number, Stage.RULED))


@varies
def was_leading(lead: LeadOutOfTurn, own: Card, ruling: Ruling) -> bool:
    """Find out what the player whose turn it was to lead meant to do with his card."""
    return is_said_to_lead(lead, own, ruling)


def is_said_to_lead(lead: LeadOutOfTurn, own: Card, ruling: Ruling) -> bool:
    """Ask whether the player whose turn it was was making his own lead, or playing to the irregular one."""
    follows = (Msg("{card} is the lead.", card=own), Msg("{card} goes back to hand.", card=lead.card))
    leading = Option("yes", Msg("Yes, he was leading"), follows, ("53B",))
    accepted = Msg("The lead of {card} is accepted.", card=lead.card)
    title = Msg("No, he was playing to {card}", card=lead.card)
    accepting = Option("no", title, (accepted,), (accepting_clause(lead),))
    words = Msg("Was {seat} making his own lead with {card}?", seat=ruling.table.player_of(lead.leader), card=own)
    return ruling.fact("53B", words, yes=leading, no=accepting)


@clause("53A", "53C")
def accepting_clause(lead: LeadOutOfTurn) -> str:
    """The clause by which a card of the player whose turn it was accepts the lead: he is next in rotation, or not."""
    return "53A" if lead.leader is lead.hand.lho else "53C"


def played_to_irregular_lead(lead: LeadOutOfTurn, own: Card, ruling: Ruling) -> None:
    """The card put to the lead accepts it; it may turn out to be a revoke, or too early (57A)."""
    ruling.orders(*acceptance(ruling.table, lead, accepting_clause(lead), Stage.RULED))
    if lead.leader is lead.hand.lho:
        is_wrong_now(lead, own, "53A", ruling)
    else:
        how = Early.BEFORE_PARTNER
        early = Irregularity(0, Kind.PREMATURE_PLAY, lead.leader, how.cite, lead.trick, (own,), how=how)
        ruling.orders(Found("53C", early))
    illegal_now_are_found(lead.trick, ruling)
    lead_as_it_is_now(lead.trick, accepting_clause(lead), ruling)


def is_wrong_now(lead: LeadOutOfTurn, own: Card, cite: str, ruling: Ruling) -> None:
    """Find what is wrong with the card now that it is known for a lead or not; what was wrong otherwise lapses."""
    wrong = wrong_with(ruling.table, lead.trick, lead.leader, own)
    known = False
    for one in ruling.table.irregularities:
        same = (one.seat, one.trick, one.cards) == (lead.leader, lead.trick, (own,))
        if not same or one.kind not in WRONG_CHOICE or one.stage in {Stage.RULED, Stage.LAPSED}:
            continue
        if wrong is not None and (one.kind, one.required) == (wrong.kind, wrong.required):
            known = True
        else:
            ruling.orders(Settled(cite, one.number, Stage.LAPSED))
    if wrong is not None and not known:
        ruling.orders(Found(wrong.law, wrong))


def played_in_error(lead: LeadOutOfTurn, table: Table) -> Iterator[Played]:
    """The cards put to the trick before its proper lead, and what followed to the other while the director ruled."""
    cards = table.tricks[lead.trick - 1].cards
    at = next(place for place, played in enumerate(cards) if played.seat is lead.leader)
    yield from cards[:at]
    made = len(table.auction.made) + sum(len(t.cards) for t in table.tricks[: lead.trick - 1])
    acts, _ = table.irregularity(lead.number).noticed_at or (table.acts, 0)
    for played in cards[max(at + 1, acts - made) :]:
        is_wrong = wrong_with(table, lead.trick, played.seat, played.card) is not None
        if is_wrong and played.card.suit is lead.card.suit:
            yield played
