"""Law 48: Exposure of declarer's cards."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.claims import ClaimStage, How
from bridgetable.game.irregularities import Exposure, Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Claimed, Information, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_68_claim import put_forward
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BackToHand, HandTakenUp, Informed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class DeclarersCard:
    """A card of the declaring side that was seen: whose hand, and whether it was dropped, shown or played too soon."""

    number: int
    hand: Seat
    card: Card
    deliberate: bool
    while_ruling: bool
    named: bool = False


def declarers_card_of(table: Table, one: Irregularity) -> DeclarersCard | None:
    """The facts of a card of the declaring side that is to be seen and still held, or nothing when it is not."""
    card = one.cards[0]
    if card not in table.hands[one.seat] or not table.lies_face_up(one.seat, card):
        return None
    while_ruling = one.how is Exposure.BEFORE_RULING
    return DeclarersCard(one.number, one.seat, card, one.deliberate, while_ruling, one.kind is Kind.CARD_NAMED)


@clause("48A")
def declarer_exposed(seen: DeclarersCard, ruling: Ruling) -> None:
    """Declarer or dummy exposed a card: it goes back, without any restriction."""
    ruling.says(how_seen(seen), *(("9B2",) if seen.while_ruling else ()))
    words = "No card of the declaring side becomes a penalty card: it goes back to hand."
    if seen.named:
        words = "No card of the declaring side becomes a penalty card: he need not play it."
    ruling.says(Msg(words), "48A")
    ruling.orders(BackToHand("48A", seen.hand, seen.card))
    known = Information(seen.hand, seen.card, Source.SEEN, SEATS, (), "48A")
    ruling.orders(Informed("48A", known), Settled("48A", seen.number, Stage.RULED))


def how_seen(seen: DeclarersCard) -> Msg:
    """A sentence: declarer dropped, showed or led the card."""
    if seen.while_ruling:
        return Msg("{seat} played {card} before the ruling was given.", seat=seen.hand, card=seen.card)
    if seen.named:
        return Msg("{seat} named {card} as held.", seat=seen.hand, card=seen.card)
    if seen.deliberate:
        return Msg("{seat} showed {card}.", seat=seen.hand, card=seen.card)
    return Msg("{seat} dropped {card}.", seat=seen.hand, card=seen.card)


@clause("48B1")
def answers_opening_lead(table: Table, one: Irregularity) -> bool:
    """Whether declarer faced the hand to an opening lead out of turn, which is a matter of Law 54."""
    kinds = {Kind.OPENING_LEAD_OUT_OF_TURN}
    trick = table.tricks[0] if table.tricks else None
    lies = trick is not None and len(table.tricks) == 1 and len(trick.cards) == 1
    return lies and any(i.kind in kinds and i.number < one.number for i in table.irregularities)


def of_hand_faced(table: Table, one: Irregularity) -> Matter | None:
    """The matter of declarer's hand faced, unless it lies there no longer or Law 54 rules on it."""
    lies = one.seat is table.declarer and one.seat in table.spread and not answers_opening_lead(table, one)
    return matter("48", declarer_faced, one, one.number) if lies else None


@clause("48B2")
def declarer_faced(faced: Irregularity, ruling: Ruling) -> None:
    """Declarer faced the hand: a claim, unless clearly none was meant."""
    ruling.says(Msg("{seat} faced the hand.", seat=faced.seat), "48B2")
    if claim_was_meant(faced.seat, faced.number, "48B2", ruling):
        return
    ruling.says(Msg("No claim was meant: the hand is taken up again, and play goes on."), "48A")
    ruling.orders(HandTakenUp("48A", faced.seat), Settled("48A", faced.number, Stage.RULED))


def claim_was_meant(seat: Seat, number: int, cite: str, ruling: Ruling) -> bool:
    """Ask the director whether facing the hand was a claim; if it was, Law 68 goes on with it."""
    options = (
        Option("yes", Msg("Yes, a claim"), (Msg("Play stops; {seat} states the line.", seat=seat),), (cite,)),
        Option("no", Msg("No claim was meant"), (Msg("Play goes on."),), (cite,)),
    )
    criteria = (
        Msg("It counts as a claim unless it is plain that none was meant."),
        Msg("What was said, and when: while playing on, or to stop the play?"),
    )
    if ruling.judge(cite, Msg("Did {seat} mean to claim?", seat=seat), options, criteria) == "no":
        return False
    ruling.says(Msg("It is a claim: play stops, and {seat} states the line of play.", seat=seat), cite)
    claim = Claimed(seat, ruling.table.tricks_left, "", How.FACED, ClaimStage.UNSAID)
    before = evolve(ruling.table, spread=tuple(s for s in ruling.table.spread if s is not seat))
    put = put_forward(before, claim).claim
    if put is not None:
        ruling.orders(ClaimBecomes(cite, put))
    ruling.orders(Settled(cite, number, Stage.RULED))
    return True
