"""Law 68: Words that are neither a claim nor a concession."""

from collections.abc import Iterable

from bridgetable.game.cards import Card, descending
from bridgetable.game.claims import How
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Claimed, Information, Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.law_12_assigned_score import Damage, judge_damage
from bridgetable.laws.law_57_choice import declarer_chooses
from bridgetable.laws.law_61_revoke import turn_order
from bridgetable.laws.law_63_establishment import may_be_corrected
from bridgetable.laws.law_68_claim import conceded, is_agreed
from bridgetable.laws.law_70_contested_claim import contested_claim
from bridgetable.laws.law_70_lines import Contested, contested_of
from bridgetable.laws.law_71_concession_cancelled import (
    ConcessionWithdrawn,
    concession_withdrawn,
    concession_withdrawn_of,
)
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimUndone
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.ruling import Ruling


@frozen
class Seen:
    """The cards of a defender that were seen, highest first, and whether he faced them all."""

    seat: Seat
    cards: tuple[Card, ...]
    faced: bool


@frozen
class ObjectedTo:
    """A defender's concession to which his partner objects at once, and the cards of either that were seen."""

    # `claimed` tells that he conceded by claiming the other tricks.
    seat: Seat
    lost: int
    seen: tuple[Seen, ...]
    claimed: bool


def objected_to_of(table: Table, claim: Claimed) -> ObjectedTo:
    """The facts of a concession to which partner objects; of partner's cards only those shown since count."""
    before = table if claim.at is None else claim.at
    lying = {e.card for e in before.exposed}
    seat, partner = claim.seat, claim.seat.partner
    shown = {e.card for e in table.exposed if e.seat is seat}
    since = {e.card for e in table.exposed if e.seat is partner} - lying
    partner_faced = partner in table.spread and partner not in before.spread
    seen = (
        seen_of(table, seat, shown, faced=seat in table.spread),
        seen_of(table, partner, since, faced=partner_faced),
    )
    lost, there = conceded(claim, table.tricks_left), tuple(s for s in seen if s.cards)
    claimed = claim.how not in {How.CONCEDED, How.ABANDONED} and claim.tricks > 0
    return ObjectedTo(seat, lost, there, claimed)


def seen_of(table: Table, seat: Seat, cards: Iterable[Card], *, faced: bool) -> Seen:
    """The cards of a defender that were seen: all but penalty cards, which lie there anyhow, or these."""
    lying = {p.card for p in table.penalty_cards}
    return Seen(seat, descending(table.hands[seat] - lying if faced else cards), faced)


@clause("68B2")
def partner_objects(objected: ObjectedTo, ruling: Ruling) -> None:
    """A defender conceded, and his partner objected at once: play goes on, and nothing of it is for that partner."""
    seat, partner = objected.seat, objected.seat.partner
    lost = objected.lost
    single, several = "{seat} conceded {tricks:word} trick.", "{seat} conceded {tricks:word} tricks."
    conceded = Msg.counted(lost, single, several, seat=seat, tricks=lost)
    if objected.claimed:
        words = "{seat} claimed some tricks, and so conceded the others: {tricks:word}."
        conceded = Msg(words, seat=seat, tricks=lost)
    ruling.says(conceded, "68B1")
    ruling.says(Msg("{partner} objected at once: it is neither a concession nor a claim.", partner=partner), "68B2")
    tell_fate_of_cards(ruling)
    words = "What {seat} said or showed is unauthorized for {partner}."
    ruling.says(Msg(words, seat=seat, partner=partner), "68B2", "16C")
    others, now = seat.side.other.seats, ruling.table.acts
    told = Information(seat, None, Source.CONCESSION, others, (partner,), "68B2", after=now)
    ruling.orders(ClaimUndone("68B2", seat))
    for seen in objected.seen:
        after_objection(seen, ruling)
    # Told last, so that whoever reserves his rights about it speaks of the concession and not of a single card.
    ruling.orders(effects.Informed("68B2", told))
    cards = {c for seen in objected.seen if seen.seat is seat for c in seen.cards}
    for one in ruling.table.irregularities:
        shown = one.kind in {Kind.CARD_EXPOSED, Kind.HAND_SPREAD_EARLY} and one.seat is seat
        if shown and one.stage is Stage.COMMITTED and set(one.cards) & cards:
            ruling.orders(effects.Settled("68B2", one.number, Stage.RULED))
    revokes_open_again(seat.side, ruling)


@clause("62A", "63A3")
def revokes_open_again(side: Side, ruling: Ruling) -> None:
    """A revoke that only the concession had established is corrected after all: there was no concession."""
    kept = {r.irregularity for r in ruling.table.reviews if r.about is ReviewOf.REVOKE and not r.done}
    for one in ruling.table.irregularities:
        ruled = one.number in kept and one.stage is Stage.NOTICED and one.seat.side is side
        if ruled and may_be_corrected(ruling.table, one):
            ruling.says(Msg("So the revoke by {seat} is not established either.", seat=one.seat), "68B2", "62A")
            ruling.orders(effects.Reviewed("62A", Review(ReviewOf.REVOKE, one.number)))
            ruling.orders(effects.Settled("62A", one.number, Stage.NOTICED))


@varies
def tell_fate_of_cards(ruling: Ruling) -> None:
    """Say what becomes of cards that the defenders showed when partner objected to a concession."""
    ruling.says(Msg("Play goes on. No card that was seen is a penalty card."), "68B2")


@varies
def after_objection(seen: Seen, ruling: Ruling) -> None:
    """The card that a defender showed goes back to his hand, and his partner may not use it."""
    if seen.faced:
        ruling.orders(effects.HandTakenUp("68B2", seen.seat))
    for card in seen.cards:
        if not seen.faced:
            ruling.orders(effects.BackToHand("68B2", seen.seat, card))
        ruling.orders(not_for_partner(seen.seat, card, Source.SEEN, "16C"))


@frozen
class ObjectedLater:
    """A defender's concession to which his partner objects when another player has answered it already."""

    # `otherwise` is what is heard where he did not: the claim is contested, or a concession agreed to is withdrawn.
    objected: ObjectedTo
    otherwise: Contested | ConcessionWithdrawn


def objected_later_of(table: Table, claim: Claimed) -> ObjectedLater | None:
    """The facts of a concession that partner doubts, but was not the first to answer; nothing where he does not."""
    partner = claim.seat.partner
    doubts = partner not in claim.agreed and any(o.seat is partner for o in claim.objections)
    if not doubts or not table.is_defender(claim.seat) or conceded(claim, table.tricks_left) == 0:
        return None
    otherwise = concession_withdrawn_of(table, claim) if is_agreed(claim) else contested_of(table, claim)
    return ObjectedLater(objected_to_of(table, claim), otherwise)


@clause("68B2")
def partner_objects_later(later: ObjectedLater, ruling: Ruling) -> None:
    """The director finds whether partner objected at once all the same: else the concession is contested (68D2a)."""
    seat = later.objected.seat
    words = "{seat} conceded, and another player had answered when {partner} objected."
    ruling.says(Msg(words, seat=seat, partner=seat.partner), "68B1", "68B2")
    question = Msg("Did {partner} object at once?", partner=seat.partner)
    played_on = Msg("It is neither a concession nor a claim: play goes on.")
    yes = Option("yes", Msg("Yes, at once"), (played_on,), ("68B2",))
    if ruling.fact("68B2", question, yes=yes, no=only_later(later)):
        partner_objects(later.objected, ruling)
    elif isinstance(later.otherwise, Contested):
        contested_claim(later.otherwise, ruling)
    else:
        concession_withdrawn(later.otherwise, ruling)


def only_later(later: ObjectedLater) -> Option:
    """The answer that partner did not object at once, and what follows."""
    if isinstance(later.otherwise, Contested):
        decided = Msg("The concession is contested, and the director decides it.")
        return Option("no", Msg("No, only later"), (decided,), ("68D2a", "70A"))
    agreed = Msg("The concession was agreed to: it is withdrawn now.")
    return Option("no", Msg("No, only later"), (agreed,), ("71",))


@clause("68")
def about_this_trick(about: Irregularity, ruling: Ruling) -> None:
    """The words were only about the trick in progress: no claim, no penalty card, and play goes on."""
    words = "{seat} spoke only of trick {trick}, which is in progress."
    ruling.says(Msg(words, seat=about.seat, trick=about.trick), "68")
    ruling.says(Msg("That is no claim and no concession: play goes on."), "68")
    if about.cards and any(e.card is about.cards[0] for e in ruling.table.exposed):
        card_goes_back(about, about.cards[0], ruling)
    ruling.orders(effects.Settled("68", about.number, Stage.RULED))


def card_goes_back(about: Irregularity, card: Card, ruling: Ruling) -> None:
    """The card shown with it goes back; a defender's is no penalty card, but his partner is bound."""
    ruling.orders(effects.BackToHand("68", about.seat, card))
    if not ruling.table.is_defender(about.seat):
        return
    ruling.says(Msg("{card} does not become a penalty card.", card=card), "68")
    ruling.orders(not_for_partner(about.seat, card, Source.SEEN, "16C"))
    trick, here = ruling.table.tricks[-1], ruling.table.phase is Phase.PLAY and len(ruling.table.tricks) == about.trick
    # Only a card out of turn can come too early: a defender in turn before his partner may play what he shows.
    waits = here and trick.lead is not None and trick.card_of(about.seat.partner) is None
    before = waits and turn_order(trick, about.seat.partner) < turn_order(trick, about.seat)
    if before and came_before_partner(about, card, ruling):
        # Meanwhile a card of an earlier trick may have been changed, and what was led to this one taken back.
        led = next((t.suit_led for t in ruling.table.tricks[about.trick - 1 : about.trick]), None)
        if led is not None:
            declarer_chooses(about.seat.partner, led, about.trick, ruling)


def came_before_partner(about: Irregularity, card: Card, ruling: Ruling) -> bool:
    """The director judges whether the card, shown before partner's turn, amounts to a premature play."""
    no = Option("no", Msg("No, play goes on"), (), ("68",))
    choice = Msg("Declarer says what {partner} must play.", partner=about.seat.partner)
    yes = Option("yes", Msg("Yes, it came before partner’s play"), (choice,), ("57A",))
    words, partner = "Did {seat} as good as play {card} before {partner}?", about.seat.partner
    question = Msg(words, seat=about.seat, card=card, partner=partner)
    return ruling.judge("68", question, (no, yes), (Msg("{partner} has not yet played.", partner=partner),)) == "yes"


def of_dummys_claim(table: Table, one: Irregularity) -> Matter | None:
    """The matter of dummy's claim or concession."""
    return None if table.declarer is None else matter("68", dummy_claimed, one, one.number)


@clause("68A", "43A1c")
def dummy_claimed(claimed: Irregularity, ruling: Ruling) -> None:
    """Dummy cannot claim or concede: play goes on, and the director looks afterwards whether declarer was helped."""
    ruling.says(Msg("{dummy} is dummy: only declarer or a defender can claim or concede.", dummy=claimed.seat), "68A")
    ruling.says(Msg("It is no claim: play goes on."), "68A")
    ruling.says(Msg("Dummy takes no part in the play, nor tells declarer anything about it."), "43A1c")
    review = Review(ReviewOf.DUMMYS_WORDS, claimed.number)
    ruling.orders(effects.ProceduralPenalty("43B1", claimed.seat), effects.Reserved("43A1c", review))
    ruling.orders(effects.Settled("68A", claimed.number, Stage.RULED))


@clause("43A1c")
def did_dummy_help(claimed: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether declarer could have gone wrong but for what dummy said."""
    ruling.says(Msg("{dummy}, dummy, had said that tricks were won or lost.", dummy=claimed.seat), "43A1c")
    question = Msg("Could {declarer} have gone wrong without it?", declarer=claimed.seat.partner)
    criteria = (Msg("Declarer may not have known that dummy’s cards were high."),)
    judge_damage(Damage(claimed.seat.partner.side.other, "43A1c"), question, criteria, ruling)
    ruling.orders(effects.Reviewed("43A1c", Review(ReviewOf.DUMMYS_WORDS, claimed.number)))
