"""Irregular cards that somebody may lead, play, show or take back now."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.cards import Card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.way_in.cards import legal_cards
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import (
    AddCard,
    DropCard,
    LeadCard,
    NameCard,
    PlayCard,
    PlayCards,
    ShowCard,
    SpreadHand,
    TakeBack,
)
from bridgetable.staging.calls import a_card
from bridgetable.staging.choice import Pick, mixed


def is_played(table: Table) -> bool:
    """Whether there is a contract and play has not ended."""
    return table.phase in {Phase.CLARIFICATION, Phase.PLAY}


def any_cards(table: Table, pick: Pick) -> Iterator[tuple[Seat, Card]]:
    """A card of each hand."""
    for seat in mixed(SEATS, pick):
        card = a_card(table, seat, pick)
        if card is not None:
            yield seat, card


def leads_by_others(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand leads whose lead it is not."""
    if is_played(table):
        yield from (LeadCard(seat, card) for seat, card in any_cards(table, pick) if seat is not table.turn)


def plays_by_others(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand plays whose turn it is not, a card that it could play."""
    if table.phase is Phase.PLAY:
        for seat in mixed(SEATS, pick):
            cards = sorted(legal_cards(table, seat))
            if cards and seat is not table.turn:
                yield PlayCard(seat, cards[pick(len(cards))])


def cards_left_lying(table: Table, pick: Pick) -> Iterator[Action]:
    """The hand to play plays a card that it may not play: another suit, or not the card that must be played."""
    if is_played(table) and table.turn is not None:
        wrong = sorted(table.hands[table.turn] - legal_cards(table, table.turn))
        yield from (PlayCard(table.turn, card) for card in mixed(wrong, pick))


def plays_at_once(table: Table, pick: Pick) -> Iterator[Action]:
    """The hand to play puts down two cards at once."""
    if is_played(table) and table.turn is not None and table.turn is not table.dummy:
        first = sorted(legal_cards(table, table.turn))[0:1]
        others = mixed(sorted(table.hands[table.turn]), pick)
        yield from (PlayCards(table.turn, (card, other)) for card in first for other in others if other is not card)


def fifth_cards(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand plays a second card to a trick."""
    if table.phase is Phase.PLAY:
        yield from (AddCard(seat, card) for seat, card in any_cards(table, pick))


def cards_dropped(table: Table, pick: Pick) -> Iterator[Action]:
    """A card is dropped or shown."""
    if is_played(table):
        yield from ((ShowCard, DropCard)[pick(2)](seat, card) for seat, card in any_cards(table, pick))


def cards_named(table: Table, pick: Pick) -> Iterator[Action]:
    """A player says that he holds a card."""
    if is_played(table):
        yield from (NameCard(seat, card) for seat, card in any_cards(table, pick))


def hands_spread(table: Table, pick: Pick) -> Iterator[Action]:
    """A hand is faced that should not be, or not yet."""
    if is_played(table):
        yield from (SpreadHand(seat) for seat in mixed(SEATS, pick) if seat not in table.spread)


def cards_played_now(table: Table, pick: Pick) -> Iterator[Action]:
    """Any card of any hand is played: what is wrong with it depends on what waits."""
    if table.phase is not Phase.END:
        for seat in mixed(SEATS, pick):
            yield from (PlayCard(seat, card) for card in mixed(sorted(table.hands[seat]), pick)[:4])


def cards_taken_back(table: Table, pick: Pick) -> Iterator[Action]:
    """A player takes back a card that he has played, or that lies face up before him."""
    lying = [(e.seat, e.card) for e in table.exposed] + [(p.seat, p.card) for p in table.penalty_cards]
    lying += [(p.seat, p.card) for t in table.tricks[-2:] for p in t.cards]
    yield from (TakeBack(seat, card) for seat, card in mixed(lying, pick))
