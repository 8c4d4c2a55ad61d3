"""Law 48: Exposure of declarer's cards."""

from bridgetable.game.claims import ClaimStage, How
from bridgetable.game.irregularities import Exposure, Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.screens import hides
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Claimed, Information, Source, Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_68_claim import put_forward
from bridgetable.rulings.citations import clause
from bridgetable.rulings.claim_effects import ClaimBecomes
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BackToHand, HandTakenUp, Informed, Settled
from bridgetable.rulings.ruling import Ruling


def of_declarers_card(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card of the declaring side that is to be seen and still held."""
    lies = one.cards[0] in table.hands[one.seat] and table.lies_face_up(one.seat, one.cards[0])
    return matter("48", declarer_exposed, one, one.number) if lies else None


@clause("48A")
def declarer_exposed(seen: Irregularity, ruling: Ruling) -> None:
    """Declarer or dummy exposed a card: it goes back, without any restriction."""
    seat, card, named = seen.seat, seen.cards[0], seen.kind is Kind.CARD_NAMED
    if seen.how is Exposure.BEFORE_RULING:
        ruling.says(Msg("{seat} played {card} before the ruling was given.", seat=seat, card=card), "9B2")
    elif seen.how is None:
        ruling.says(Msg("{seat} also put down {card}.", seat=seat, card=card), seen.law)
    else:
        how = "{seat} showed {card}." if seen.deliberate else "{seat} dropped {card}."
        ruling.says(Msg("{seat} named {card} as held." if named else how, seat=seat, card=card))
    words = "No card of the declaring side becomes a penalty card: it goes back to hand."
    if named:
        words = "No card of the declaring side becomes a penalty card: he need not play it."
    ruling.says(Msg(words), "48A")
    ruling.orders(BackToHand("48A", seat, card))
    known = Information(seat, card, Source.SEEN, SEATS, (), "48A")
    ruling.orders(Informed("48A", known), Settled("48A", seen.number, Stage.RULED))


@clause("48B1")
def answers_opening_lead(table: Table, one: Irregularity) -> bool:
    """True where declarer faced the hand to an opening lead out of turn that he sees, which is a matter of Law 54."""
    leads = (i for i in table.irregularities[: one.number - 1] if i.kind is Kind.OPENING_LEAD_OUT_OF_TURN)
    trick = table.tricks[0] if table.tricks else None
    lies = trick is not None and len(table.tricks) == 1 and len(trick.cards) == 1
    return lies and any(not hides(table, lead, one.seat) for lead in leads)


def of_hand_faced(table: Table, one: Irregularity) -> Matter | None:
    """The matter of declarer's hand faced, unless it lies there no longer or Law 54 rules on it."""
    lies = one.seat is table.declarer and one.seat in table.spread and not answers_opening_lead(table, one)
    return matter("48", declarer_faced, one, one.number) if lies else None


@clause("48B2")
def declarer_faced(faced: Irregularity, ruling: Ruling) -> None:
    """Declarer faced the hand: a claim, unless clearly none was meant."""
    if claim_was_meant(faced.seat, faced.number, "48B2", ruling):
        return
    ruling.says(Msg("No claim was meant: the hand is taken up again, and play goes on."), "48A")
    ruling.orders(HandTakenUp("48A", faced.seat), Settled("48A", faced.number, Stage.RULED))


def claim_was_meant(seat: Seat, number: int, cite: str, ruling: Ruling) -> bool:
    """Ask the director whether facing the hand was a claim; if it was, Law 68 goes on with it."""
    ruling.says(Msg("{seat} faced the hand.", seat=seat), cite)
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
