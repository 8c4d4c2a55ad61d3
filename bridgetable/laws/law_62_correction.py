"""Law 62: Correction of a revoke."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played
from bridgetable.game.seats import SEATS, Seat, clockwise_from
from bridgetable.game.table import Information, Source, Table
from bridgetable.laws.law_61_revoke import Revoke, could_legally_play, tell_revoke, turn_order
from bridgetable.laws.law_63_establishment import TWELFTH
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import (
    BackToHand,
    Informed,
    MajorPenaltyCard,
    MinorPenaltyCard,
    Settled,
    Substituted,
)
from bridgetable.rulings.ruling import Ruling

KEEP = "keep"


@clause("62A")
def unestablished_revoke(revoke: Revoke, ruling: Ruling) -> None:
    """A revoke that can still be corrected, and so must be."""
    tell_revoke(revoke, ruling)
    numbers = {i.seat: i.number for i in shared_with(ruling.table, revoke)}
    if len({s.side for s in numbers}) > 1:
        ruling.says(Msg("Both sides revoked in trick {trick}: both correct it.", trick=revoke.trick), "62C3")
    if revoke.trick == TWELFTH:
        trick_thirteen_goes_back(ruling)
    changed: set[Seat] = set()
    for seat in in_turn_from_first(ruling.table, revoke, numbers):
        if seat in numbers:
            offender_substitutes(seat, revoke, ruling)
            changed.add(seat)
        elif may_change(ruling.table, revoke, seat, numbers, changed) and changes(seat, revoke, numbers, ruling):
            changed.add(seat)
    next_trick_taken_back(revoke, numbers, ruling)
    for number in numbers.values():
        ruling.orders(Settled("62A", number, Stage.RULED))


def shared_with(table: Table, revoke: Revoke) -> tuple[Irregularity, ...]:
    """The revokes of this trick that are to be corrected together."""
    return tuple(
        i
        for i in table.irregularities
        if i.kind is Kind.REVOKE and i.trick == revoke.trick and i.stage not in {Stage.RULED, Stage.LAPSED}
        if table.tricks[i.trick - 1].card_of(i.seat) is i.cards[0]
    )


def in_turn_from_first(table: Table, revoke: Revoke, numbers: dict[Seat, int]) -> Iterator[Seat]:
    """The hands that have a card in the trick, in rotation from the first that revoked."""
    trick = table.tricks[revoke.trick - 1]
    first = min(turn_order(trick, s) for s in numbers)
    for seat in clockwise_from(trick.leader):
        if turn_order(trick, seat) >= first and trick.card_of(seat) is not None:
            yield seat


@clause("62D1")
def trick_thirteen_goes_back(ruling: Ruling) -> None:
    """The cards of trick thirteen go back to their hands before trick twelve is put right."""
    if len(ruling.table.tricks) > TWELFTH:
        for played in ruling.table.tricks[TWELFTH].cards:
            ruling.orders(BackToHand("62D1", played.seat, played.card))


@clause("62B")
def offender_substitutes(seat: Seat, revoke: Revoke, ruling: Ruling) -> None:
    """The offender takes his card back and plays a legal one."""
    old = in_trick(ruling.table, revoke.trick, seat)
    cards = tuple(c for c in could_legally_play(ruling.table, revoke.trick, seat) if c is not old.card)
    if not cards:
        return
    by = ruling.table.player_of(seat)
    question = Msg("Which card does {seat} play instead of {card}?", seat=seat, card=old.card)
    fate = what_becomes(ruling.table, seat, old.card)
    options = [Option(str(c), Msg("Play {card}", card=c), (fate,), ("62B",)) for c in cards]
    key = ruling.choose(by, "62B", question, options)
    card = next(c for c in cards if str(c) == key)
    ruling.orders(Substituted("62B", seat, revoke.trick, old.card, card))
    withdrawn_by_offender(seat, old, ruling)


def what_becomes(table: Table, seat: Seat, card: Card) -> Msg:
    """What becomes of a card that this hand withdraws, in words."""
    if table.is_defender(seat):
        return Msg("{card} stays face up, a major penalty card.", card=card)
    return Msg("{card} goes back to hand.", card=card)


@clause("62B1", "62B2", "50A")
def withdrawn_by_offender(seat: Seat, old: Played, ruling: Ruling) -> None:
    """A defender's card becomes a penalty card, or is one again; declarer's and dummy's goes back."""
    if not ruling.table.is_defender(seat):
        ruling.orders(Informed("16C", unauthorized_for_offenders(seat, old.card)))
    elif old.penalty == "minor":
        ruling.orders(MinorPenaltyCard("62B2", seat, old.card))
    else:
        becomes_major("62B2" if old.penalty else "62B1", seat, old.card, ruling)


def becomes_major(cite: str, seat: Seat, card: Card, ruling: Ruling) -> None:
    """The card becomes a major penalty card, of which all may know while it lies there (50E1)."""
    ruling.orders(MajorPenaltyCard(cite, seat, card))
    ruling.orders(Informed("50E1", Information(seat, card, Source.ON_TABLE, SEATS, (), "50E1")))


def unauthorized_for_offenders(seat: Seat, card: Card) -> Information:
    """What is known of an offender's withdrawn card: for the other side alone (16C)."""
    return Information(seat, card, Source.WITHDRAWN, seat.side.other.seats, seat.side.seats, "16C")


@clause("62C1", "62C2")
def may_change(table: Table, revoke: Revoke, seat: Seat, numbers: dict[Seat, int], changed: set[Seat]) -> bool:
    """Whether a hand that did not revoke may take back the card it played after the revoke.

    A non-offender may, and after him the next of the offending side (62C2).
    """
    trick = table.tricks[revoke.trick - 1]
    if any(was_played_after(trick.cards, seat, offender) for offender in numbers if offender.side is not seat.side):
        return True
    return seat.rho in changed and seat.rho.side is not seat.side and was_played_after(trick.cards, seat, seat.rho)


def was_played_after(cards: tuple[Played, ...], seat: Seat, other: Seat) -> bool:
    """Whether this hand's card was put down after the other hand's."""
    order = [p.seat for p in cards]
    return order.index(seat) > order.index(other)


def changes(seat: Seat, revoke: Revoke, numbers: dict[Seat, int], ruling: Ruling) -> bool:
    """Ask a player whether he takes back his card, and carry it out; a card now illegal must be taken back."""
    old = in_trick(ruling.table, revoke.trick, seat)
    cards = could_legally_play(ruling.table, revoke.trick, seat)
    offending = is_offending(seat, numbers)
    cite = "62C2" if offending else "62C1"
    fate = fate_of(ruling.table, seat, old, offending=offending)
    options = [Option(str(c), Msg("Play {card} instead", card=c), (fate,), (cite,)) for c in cards if c is not old.card]
    if old.card in cards:
        options.insert(0, Option(KEEP, Msg("Leave {card}", card=old.card), (), (cite,)))
    if not options[1:] and old.card in cards:
        return False
    question = Msg("Does {seat} change {card}?", seat=seat, card=old.card)
    key = ruling.choose(ruling.table.player_of(seat), cite, question, options)
    if key == KEEP:
        return False
    card = next(c for c in cards if str(c) == key)
    ruling.orders(Substituted(cite, seat, revoke.trick, old.card, card))
    withdrawn_by_other(cite, seat, old, ruling, offending=offending)
    return True


def is_offending(seat: Seat, numbers: dict[Seat, int]) -> bool:
    """Whether a partner of this hand is among those that revoked in the trick."""
    return any(offender.side is seat.side for offender in numbers)


def fate_of(table: Table, seat: Seat, old: Played, *, offending: bool) -> Msg:
    """What becomes of a card that a hand without a revoke takes back, in words."""
    if offending or not table.is_defender(seat):
        return what_becomes(table, seat, old.card)
    if old.penalty:
        return Msg("{card} lies face up again, a penalty card.", card=old.card)
    return Msg("{card} goes back to hand.", card=old.card)


def withdrawn_by_other(cite: str, seat: Seat, old: Played, ruling: Ruling, *, offending: bool) -> None:
    """What becomes of a card taken back after the revoke: a penalty card for a defender of the offending side."""
    if offending and ruling.table.is_defender(seat):
        becomes_major(cite, seat, old.card, ruling)
    elif offending:
        ruling.orders(Informed("16C", unauthorized_for_offenders(seat, old.card)))
    else:
        known = Information(seat, old.card, Source.WITHDRAWN, seat.side.seats, seat.side.other.seats, "16C")
        ruling.orders(Informed("16C", known))


@clause("62C1", "62C3")
def next_trick_taken_back(revoke: Revoke, numbers: dict[Seat, int], ruling: Ruling) -> None:
    """What was already played to the next trick goes back, or may, when the trick before it has changed."""
    table = ruling.table
    if table.contract is None or len(table.tricks) <= revoke.trick:
        return
    winner = table.tricks[revoke.trick - 1].winner(table.contract.strain)
    early = table.tricks[revoke.trick]
    if not early.cards:
        return
    first = early.cards[0]
    if early.leader is winner and first.seat is winner and not takes_back_lead(first, ruling):
        return
    for played in early.cards:
        offending = is_offending(played.seat, numbers)
        if offending and table.is_defender(played.seat):
            becomes_major("62C3", played.seat, played.card, ruling)
        else:
            ruling.orders(BackToHand("62C1", played.seat, played.card))
            withdrawn_by_other("62C1", played.seat, played, ruling, offending=offending)


def takes_back_lead(lead: Played, ruling: Ruling) -> bool:
    """Ask the player who led to the next trick whether he takes his lead back."""
    question = Msg("Does {seat} take back the lead of {card}?", seat=lead.seat, card=lead.card)
    options = (
        Option(KEEP, Msg("No, {card} stays led", card=lead.card), (), ("62C1",)),
        Option("take back", Msg("Yes, take back {card}", card=lead.card), (), ("62C1",)),
    )
    return ruling.choose(ruling.table.player_of(lead.seat), "62C1", question, options) != KEEP


def in_trick(table: Table, trick: int, seat: Seat) -> Played:
    """The card that a hand has in a trick (1 to 13), with what it was before."""
    return next(p for p in table.tricks[trick - 1].cards if p.seat is seat)
