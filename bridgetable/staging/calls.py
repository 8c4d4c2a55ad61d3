"""Irregular calls that somebody may make now, and cards let be seen before there is a contract."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.cards import Card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.cards.actions import DropCard, LeadFaceDown, PlayCard, ShowCard
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.regular import sane_call


def turn_of_auction(table: Table) -> Iterator[Seat]:
    """The seat to call, as long as the auction lasts."""
    if table.phase is Phase.AUCTION and table.turn is not None:
        yield table.turn


def insufficient_bids(table: Table, pick: Pick) -> Iterator[Action]:
    """The seat to call bids no higher than the last bid."""
    last = table.auction.reached.bid
    if last is None or not isinstance(last.call, Bid):
        return
    lower = [Bid(n, s) for n in range(max(1, last.call.level - 1), last.call.level + 1) for s in Strain]
    for seat in turn_of_auction(table):
        yield from (MakeCall(seat, bid) for bid in mixed(lower, pick))


def calls_out_of_rotation(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody calls whose turn it is not."""
    for turn in turn_of_auction(table):
        for seat in mixed([s for s in SEATS if s is not turn], pick):
            calls: list[Call] = [sane_call(table, seat), PASS, Bid(1 + pick(2), Strain(pick(5))), DOUBLE]
            yield MakeCall(seat, mixed(calls, pick)[0])


def inadmissible_doubles(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody doubles or redoubles what cannot be doubled."""
    for turn in turn_of_auction(table):
        for seat in (turn, turn, *SEATS)[pick(3) :]:
            doubles: list[Call] = [DOUBLE, REDOUBLE]
            yield from (MakeCall(seat, call) for call in mixed(doubles, pick))


def bids_over_seven(table: Table, pick: Pick) -> Iterator[Action]:
    """The seat to call bids eight."""
    yield from (MakeCall(seat, Bid(8, Strain(pick(5)))) for seat in turn_of_auction(table))


def barred_calls(table: Table, pick: Pick) -> Iterator[Action]:
    """A player bound by a ruling calls something else."""
    calls: list[Call] = [Bid(1 + pick(4), Strain(pick(5))), PASS, DOUBLE, *(Bid(n, s) for n in (3, 7) for s in Strain)]
    for turn in turn_of_auction(table):
        yield from (MakeCall(turn, call) for call in calls)


def late_calls(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody calls when the auction is over."""
    if table.phase is Phase.CLARIFICATION:
        calls: list[Call] = [PASS, DOUBLE, Bid(1 + pick(7), Strain(pick(5)))]
        yield from (MakeCall(seat, calls[pick(3)]) for seat in mixed(SEATS, pick))


def changes_of_call(table: Table, pick: Pick) -> Iterator[Action]:
    """Who called last lays another call over it."""
    if table.phase is Phase.AUCTION and table.auction.standing:
        last = table.auction.standing[-1]
        calls: list[Call] = [PASS, sane_call(table, last.seat), Bid(1 + pick(3), Strain(pick(5))), DOUBLE]
        yield from (ChangeCall(last.seat, call) for call in mixed(calls, pick) if call != last.call)


def a_card(table: Table, seat: Seat, pick: Pick) -> Card | None:
    """A card of this hand, if it has one."""
    cards = sorted(table.hands[seat])
    return cards[pick(len(cards))] if cards else None


def cards_seen_in_auction(table: Table, pick: Pick) -> Iterator[Action]:
    """A card is dropped or shown before there is a contract."""
    if table.phase is Phase.AUCTION:
        for seat in mixed(SEATS, pick):
            if (card := a_card(table, seat, pick)) is not None:
                yield ShowCard(seat, card) if pick(2) else DropCard(seat, card)


def cards_led_in_auction(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody leads although the auction goes on."""
    if table.phase is Phase.AUCTION:
        cards = ((seat, a_card(table, seat, pick)) for seat in mixed(SEATS, pick))
        yield from (PlayCard(seat, card) for seat, card in cards if card is not None)


def cards_led_face_down(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody leads face down, in the auction or by the wrong hand."""
    cards = ((seat, a_card(table, seat, pick)) for seat in mixed(SEATS, pick))
    yield from (LeadFaceDown(seat, card) for seat, card in cards if card is not None)
