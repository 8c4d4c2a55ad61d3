"""Law 70: What still binds the players on every line of play after a claim, and declarer's choices about leads."""

from __future__ import annotations

from bridgetable.game.calls import Bid
from bridgetable.game.cards import Card, Suit, descending
from bridgetable.game.endings.ending import Bonds, LeadBond
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import LeadChosen, LeadMayBeBarred, LeadProhibited
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws.common.legal_play import is_leading, legal_cards
from bridgetable.laws.law_26_lead_restrictions import has_had_turn_to_lead
from bridgetable.rulings.citations import clause


@clause("50D1a", "50C", "26B")
def bonds_of(table: Table) -> Bonds:
    """Bonds of the hands on a table with a contract: penalty cards, restrictions of the lead, rights not yet used."""
    if not table.penalty_cards and not table.obligations:
        return Bonds()
    leader = leader_of(table)
    return Bonds(
        frozenset(p.card for p in table.penalty_cards if p.major),
        frozenset(p.card for p in table.penalty_cards if not p.major),
        barred_to(table, leader),
        tuple((d.seat.partner, left_to_bar(table, d)) for d in still_owed(table)),
        has_chosen(table, leader),
        () if awaits_choice(table, leader) else only_cards(table, leader),
    )


def leader_of(table: Table) -> Seat | None:
    """The hand that leads, or has led, to the trick in progress."""
    if table.tricks:
        return table.tricks[-1].leader
    return None if table.declarer is None else table.declarer.lho


def barred_to(table: Table, leader: Seat | None) -> tuple[Suit, ...]:
    """The suits that the hand on lead may not lead as long as it keeps the lead."""
    bans = (d.suits for d in table.obligations if isinstance(d, LeadProhibited) and d.seat is leader)
    return tuple(dict.fromkeys(s for suits in bans for s in suits))


def still_owed(table: Table) -> tuple[LeadMayBeBarred, ...]:
    """The rights of declarer to bar a suit that he has not yet come to use."""
    rights = (d for d in table.obligations if isinstance(d, LeadMayBeBarred) and table.is_defender(d.seat))
    return tuple(d for d in rights if not has_had_turn_to_lead(table, d.seat.partner))


def left_to_bar(table: Table, right: LeadMayBeBarred) -> tuple[Suit, ...]:
    """The suits that the offender did not name in his legal calls."""
    calls = (m.call for m in table.auction.standing if m.seat is right.seat)
    named = {c.strain.suit for c in calls if isinstance(c, Bid)}
    return tuple(s for s in Suit if s not in named)


def has_chosen(table: Table, leader: Seat | None) -> bool:
    """Whether declarer has made his choice about the lead to the trick in progress."""
    chosen = (d for d in table.obligations if isinstance(d, LeadChosen))
    return any((d.seat, d.trick) == (leader, table.trick_number) for d in chosen)


def awaits_choice(table: Table, leader: Seat | None) -> bool:
    """Whether a lead is to come about which declarer may still choose."""
    if leader is None or not is_leading(table, leader) or has_chosen(table, leader):
        return False
    owed = any(d.seat is leader.partner for d in still_owed(table))
    return owed or table.has_major_penalty_card(leader.partner)


def only_cards(table: Table, leader: Seat | None) -> tuple[tuple[Seat, frozenset[Card]], ...]:
    """For each hand that is still to play to the trick in progress, where that is known, what it may legally play."""
    if leader is None:
        return ()
    if is_leading(table, leader):
        return ((leader, legal_cards(table, leader)),)
    trick = table.tricks[-1]
    return tuple((s, legal_cards(table, s)) for s in Seat if trick.card_of(s) is None)


@clause("50D1a", "50C")
def bonds_words(table: Table) -> tuple[Msg, ...]:
    """The penalty cards that bind the defenders on every line."""
    told = []
    for seat in Seat:
        cards = descending(p.card for p in table.penalty_cards_of(seat))
        words = "{cards} before {seat} is a penalty card, on every line of play."
        if len(cards) > 1:
            words = "{cards} before {seat} are penalty cards, on every line of play."
        if cards:
            told.append(Msg(words, cards=cards, seat=seat))
    return tuple(told)


def wish_words(trick: int, wish: LeadBond, left: int) -> Msg:
    """The lead that declarer is taken to want, when so many tricks (1 to 13) were left."""
    number = TRICKS - left + trick
    if wish.required is not None:
        words = "In trick {trick} declarer requires {suit:a} from {seat}."
        return Msg(words, trick=number, suit=wish.required, seat=wish.leader)
    if wish.prohibited:
        words = "In trick {trick} declarer prohibits {seat} to lead {suits:s or}."
        return Msg(words, trick=number, seat=wish.leader, suits=wish.prohibited)
    return Msg("In trick {trick} declarer leaves {seat:s} lead free.", trick=number, seat=wish.leader)
