"""Law 41: Commencement of play."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import FaceDown, Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.matters import Matter, matter, opened
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varying
from bridgetable.rulings.effects import BackToHand, FaceDownAgain, HandTakenUp, Settled, Spread
from bridgetable.rulings.ruling import Ruling


@frozen
class FaceDownLead:
    """A card led face down, lying there or taken back: whose, which, and whose lead it was."""

    number: int
    seat: Seat
    card: Card
    leader: Seat


def face_down_lead_of(table: Table, one: Irregularity) -> FaceDownLead | None:
    """The facts of a face-down lead by the wrong player, while it lies there."""
    lies = any(e.card is one.cards[0] for e in table.face_down)
    if table.declarer is None or not lies:
        return None
    return FaceDownLead(one.number, one.seat, one.cards[0], table.declarer.lho)


def of_face_down_by_wrong_player(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a face-down lead by the wrong player."""
    return opened("41", face_down_by_wrong_player, face_down_lead_of(table, one), one.number)


@clause("41A")
def face_down_by_wrong_player(lead: FaceDownLead, ruling: Ruling) -> None:
    """A face-down lead by the wrong player goes back unseen; there is no rectification."""
    ruling.says(Msg("{seat} led face down. The lead is {leader:s}.", seat=lead.seat, leader=lead.leader), "41A")
    ruling.orders(BackToHand("41A", lead.seat, lead.card), Settled("41A", lead.number, Stage.RULED))


@clause("41A")
def of_lead_to_be_faced(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a face-down lead where the Regulating Authority wants leads faced, while it lies there."""
    return opened("41", lead_to_be_faced, face_down_lead_of(table, one), one.number)


@clause("41A", "41C")
def lead_to_be_faced(lead: FaceDownLead, ruling: Ruling) -> None:
    """The card has been led and stays led: it is faced, and nothing else follows."""
    ruling.says(Msg("{seat} led face down. Here opening leads are made face up.", seat=lead.seat), "41A")
    ruling.says(Msg("It stays the lead: {seat} faces it.", seat=lead.seat), "41C")
    ruling.orders(Settled("41A", lead.number, Stage.RULED))


def face_down_taken_back_of(table: Table, one: Irregularity) -> FaceDownLead | None:
    """The facts of a face-down lead taken back, unless it lies there again."""
    if table.declarer is None or any(e.card is one.cards[0] for e in table.face_down):
        return None
    return FaceDownLead(one.number, one.seat, one.cards[0], table.declarer.lho)


@clause("41A")
def face_down_lead_taken_back(taken: FaceDownLead, ruling: Ruling) -> None:
    """Only the director may send a face-down lead back: it lies there again, if the lead was that player's."""
    cite = law_of_taking_back(ruling)
    ruling.says(Msg("{seat} took the face-down lead back without the director.", seat=taken.seat), cite)
    if taken.seat is taken.leader:
        ruling.says(Msg("It was led, and stays the lead."), cite)
        ruling.orders(FaceDownAgain(cite, taken.seat, taken.card))
    else:
        ruling.says(Msg("The lead is {leader:s}: the card stays in hand.", leader=taken.leader), cite)
    ruling.orders(Settled(cite, taken.number, Stage.RULED))


law_of_taking_back = varying("41A")
"""The clause by which a face-down lead goes back only as the director says."""


@clause("41A")
def leads_before_the_end(table: Table) -> Matter | None:
    """The matter of opening leads face down when a call is cancelled or changed since and the auction goes on."""
    # A card led during the auction, while it went on already, is Law 24 when somebody notices it.
    if not table.face_down or table.phase is not Phase.AUCTION:
        return None
    early = {c for i in table.irregularities if i.kind is Kind.FACE_DOWN_IN_AUCTION for c in i.cards}
    leads = tuple(e for e in table.face_down if e.card not in early)
    return matter("41", leads_go_back, leads) if leads else None


@clause("41A")
def leads_go_back(leads: tuple[FaceDown, ...], ruling: Ruling) -> None:
    """They go back to hand unseen; the lead is made anew, with any card, when the auction has ended."""
    for down in leads:
        ruling.says(Msg("The auction goes on: the lead of {seat} goes back unseen.", seat=down.seat), "41A")
        ruling.orders(BackToHand("41A", down.seat, down.card))


def awaits_opening_lead(table: Table) -> bool:
    """True where no card has been faced as an opening lead in turn, nor another accepted as one."""
    return table.contract is not None and (
        not table.tricks or (len(table.tricks) == 1 and table.tricks[0].lead is None)
    )


def is_opening_lead(table: Table, hand: Seat) -> bool:
    """True where a card faced from this hand would be the opening lead in turn."""
    if table.contract is None or len(table.tricks) > 1 or table.turn is not hand:
        return False
    return not table.tricks or not table.tricks[0].cards


@clause("41C", "41D")
def after_opening_lead(before: Table, after: Table, hand: Seat) -> Table:
    """The table when the opening lead may just have been faced in turn: then dummy is spread."""
    if before.dummy is None or not is_opening_lead(before, hand):
        return after
    return carry_out(after, Spread("41D", before.dummy))


def without_face_down(table: Table, seat: Seat) -> Table:
    """The table when no lead of this seat lies face down any longer."""
    if not table.face_down:
        return table
    return evolve(table, face_down=tuple(e for e in table.face_down if e.seat is not seat))


def other_face_down(table: Table, seat: Seat, card: Card) -> Card | None:
    """The card that this seat has led face down already, if it is another."""
    return next((e.card for e in table.face_down if e.seat is seat and e.card is not card), None)


def of_hand_spread_early(table: Table, one: Irregularity) -> Matter | None:
    """The matter of dummy's hand spread too early, while no lead has been faced to make it right."""
    waits = one.seat is table.dummy and one.seat in table.spread and (not table.tricks or not table.tricks[0].cards)
    return matter("41", dummy_spread_early, one, one.number) if waits else None


@clause("41D")
def dummy_spread_early(spread: Irregularity, ruling: Ruling) -> None:
    """Dummy takes the hand up until the lead is faced; declarer's side suffers no more, but has shown its cards."""
    ruling.says(Msg("{seat} spread the hand before the lead was faced.", seat=spread.seat), "41D")
    ruling.says(Msg("The defenders may use what they have seen."), "16C1")
    ruling.orders(HandTakenUp("41D", spread.seat), Settled("41D", spread.number, Stage.RULED))
