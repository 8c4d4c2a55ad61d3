"""Irregular calls that somebody may make now, and cards let be seen before there is a contract."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from bridgetable.game.auction import contract_of
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.cards import Card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.cards.actions import DropCard, LeadFaceDown, PlayCard, ShowCard
from bridgetable.staging.bidding import sensible_call, shape_of
from bridgetable.staging.choice import Acts, Pick, mixed
from bridgetable.staging.play import sensible_card

LEAST_TO_DOUBLE = 10
"""Points with which a player doubles."""


def turn_of_auction(table: Table) -> Iterator[Seat]:
    """The seat to call, as long as the auction lasts."""
    if table.phase is Phase.AUCTION and table.turn is not None:
        yield table.turn


def overlooked_bids(table: Table, pick: Pick) -> Iterator[Action]:
    """The seat to call has overlooked the last bid, or is wrong about its level by one."""
    last = table.auction.reached.bid
    if last is None or not isinstance(last.call, Bid) or last.seat.lho not in turn_of_auction(table):
        return
    made = table.auction.made
    seen = evolve(table, auction=table.auction.before(next(n for n, m in enumerate(made) if m is last)))
    without, meant = sensible_call(seen, last.seat.lho), sensible_call(table, last.seat.lho)
    if isinstance(without, Bid) and not table.auction.reached.admits(last.seat.lho, without):
        yield MakeCall(last.seat.lho, without)
    if isinstance(meant, Bid) and meant.level > 1 and pick(2):
        yield MakeCall(last.seat.lho, Bid(meant.level - 1, meant.strain))


def insufficient_bids(table: Table, pick: Pick) -> Iterator[Action]:
    """The seat to call bids no higher than the last bid."""
    last = table.auction.reached.bid
    if last is None or not isinstance(last.call, Bid):
        return
    lower = [Bid(n, s) for n in range(max(1, last.call.level - 1), last.call.level + 1) for s in Strain]
    for seat in turn_of_auction(table):
        yield from (MakeCall(seat, bid) for bid in mixed(lower, pick))


def calls_meant_out_of_rotation(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who believes that it is his turn calls what he would call then."""
    for turn in turn_of_auction(table):
        early = len(table.auction.made) < 2
        others = mixed([s for s in SEATS if s is not turn], pick) if early else [turn.lho, turn.partner]
        yield from (MakeCall(seat, sensible_call(table, seat)) for seat in others)


def passes_out_of_turn(table: Table, pick: Pick) -> Iterator[Action]:
    """A player with nothing to say passes before it is his turn."""
    for turn in turn_of_auction(table):
        others = [s for s in SEATS if s is not turn and sensible_call(table, s) == PASS]
        yield from (MakeCall(seat, PASS) for seat in mixed(others, pick))


def bids_before_rho(table: Table, _pick: Pick) -> Iterator[Action]:
    """A player bids before the player at his right has called."""
    for turn in turn_of_auction(table):
        call = sensible_call(table, turn.lho)
        if isinstance(call, Bid):
            yield MakeCall(turn.lho, call)


def doubles_out_of_turn(table: Table, pick: Pick) -> Iterator[Action]:
    """A player doubles before it is his turn, when he has the values for it or short in the suit bid."""
    last = table.auction.reached.bid
    if last is None or table.auction.reached.doubled > 1:
        return
    for turn in turn_of_auction(table):
        others = [s for s in SEATS if s is not turn and s.side is not last.seat.side]
        strong = [s for s in others if shape_of(table.hands[s]).points >= LEAST_TO_DOUBLE]
        yield from (MakeCall(seat, DOUBLE) for seat in mixed(strong, pick))


def calls_out_of_rotation(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody calls whose turn it is not."""
    for turn in turn_of_auction(table):
        for seat in mixed([s for s in SEATS if s is not turn], pick):
            calls: list[Call] = [sensible_call(table, seat), PASS, Bid(1 + pick(2), Strain(pick(5))), DOUBLE]
            yield MakeCall(seat, mixed(calls, pick)[0])


def doubles_of_partner(table: Table, pick: Pick) -> Iterator[Action]:
    """A bid of partner's is doubled, or one that he has doubled; now and then before it is that player's turn."""
    last = table.auction.reached.bid
    for turn in turn_of_auction(table):
        if last is not None and last.seat is turn.rho and not pick(3):
            yield MakeCall(turn.lho, DOUBLE)
        if last is not None and (last.seat is turn.partner or table.auction.reached.doubled > 1):
            yield MakeCall(turn, DOUBLE)


def inadmissible_doubles(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody doubles or redoubles what cannot be doubled."""
    for turn in turn_of_auction(table):
        for seat in (turn, turn, *SEATS)[pick(3) :]:
            doubles: list[Call] = [DOUBLE, REDOUBLE]
            yield from (MakeCall(seat, call) for call in mixed(doubles, pick))


def longest_bid_over_seven(table: Table, _pick: Pick) -> Iterator[Action]:
    """The seat to call bids eight of his longest suit over a high bid."""
    for seat in turn_of_auction(table):
        if table.auction.reached.bid is not None:
            yield MakeCall(seat, Bid(8, Strain(shape_of(table.hands[seat]).longest.value)))


def bids_over_seven(table: Table, pick: Pick) -> Iterator[Action]:
    """The seat to call bids eight."""
    yield from (MakeCall(seat, Bid(8, Strain(pick(5)))) for seat in turn_of_auction(table))


def calls_wanted(table: Table, _pick: Pick) -> Iterator[Action]:
    """The seat to call calls what he would call if he were bound by nothing."""
    yield from (MakeCall(seat, sensible_call(table, seat)) for seat in turn_of_auction(table))


def barred_calls(table: Table, pick: Pick) -> Iterator[Action]:
    """A player bound by a ruling calls something else."""
    calls: list[Call] = [Bid(1 + pick(4), Strain(pick(5))), PASS, DOUBLE, *(Bid(n, s) for n in (3, 7) for s in Strain)]
    for turn in turn_of_auction(table):
        yield from (MakeCall(turn, call) for call in calls)


def one_call_more(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who has not noticed that the auction is over passes once more, or doubles the final bid."""
    if table.phase is Phase.CLARIFICATION and table.auction.standing:
        seat = table.auction.standing[-1].seat.lho
        yield MakeCall(seat, PASS if pick(3) else sensible_call(table, seat))
        yield MakeCall(seat.lho, DOUBLE)


def late_calls(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody calls when the auction is over."""
    if table.phase is Phase.CLARIFICATION:
        calls: list[Call] = [PASS, DOUBLE, Bid(1 + pick(7), Strain(pick(5)))]
        yield from (MakeCall(seat, calls[pick(3)]) for seat in mixed(SEATS, pick))


def calls_mistaken(table: Table, pick: Pick) -> Iterator[Action]:
    """The last caller, or his RHO's partner before him, has pulled the wrong card, or has thought better of it."""
    if table.phase is not Phase.AUCTION or not table.auction.standing:
        return
    late = len(table.auction.standing) > 2 and not pick(4)
    last = table.auction.standing[-3 if late else -1]
    beside: list[Call] = [sensible_call(table, last.seat)]
    if isinstance(last.call, Bid):
        place = 5 * (last.call.level - 1) + last.call.strain
        beside += [Bid(1 + n // 5, Strain(n % 5)) for n in (place + 1, place + 5, place - 1) if 0 <= n < 35]
    yield from (ChangeCall(last.seat, call) for call in mixed(beside, pick) if call != last.call)


def changes_of_call(table: Table, pick: Pick) -> Iterator[Action]:
    """The last caller lays another call over his own."""
    if table.phase is Phase.AUCTION and table.auction.standing:
        last = table.auction.standing[-1]
        calls: list[Call] = [PASS, sensible_call(table, last.seat), Bid(1 + pick(3), Strain(pick(5))), DOUBLE]
        yield from (ChangeCall(last.seat, call) for call in mixed(calls, pick) if call != last.call)


def a_card(table: Table, seat: Seat, pick: Pick) -> Card | None:
    """A card of this hand, if it has one."""
    cards = sorted(table.hands[seat])
    return cards[pick(len(cards))] if cards else None


def any_cards(table: Table, seats: Iterable[Seat], pick: Pick) -> Iterator[tuple[Seat, Card]]:
    """A card of each of these hands that has one."""
    for seat in seats:
        card = a_card(table, seat, pick)
        if card is not None:
            yield seat, card


def cards_seen_in_auction(table: Table, pick: Pick) -> Iterator[Action]:
    """A card is dropped or shown before there is a contract."""
    if table.phase is Phase.AUCTION:
        for seat, card in any_cards(table, mixed(SEATS, pick), pick):
            yield ShowCard(seat, card) if pick(2) else DropCard(seat, card)


def opening_leader(table: Table) -> tuple[Seat, Card] | None:
    """The opening leader and his card if the last bid is passed out; nothing before somebody has passed over it."""
    contract = contract_of(table.auction)
    calls = table.auction.standing
    if table.phase is not Phase.AUCTION or contract is None or not calls or calls[-1].call != PASS:
        return None
    leader = contract.declarer.lho
    return leader, sensible_card(evolve(table, contract=contract), leader)


def before_the_last_pass(leads: Callable[[Seat, Card], Action]) -> Acts:
    """The opening lead of a player who believes that the auction is over."""

    def acts(table: Table, _pick: Pick) -> Iterator[Action]:
        led = opening_leader(table)
        if led is not None:
            yield leads(*led)

    return acts


def face_down_leads(table: Table, _pick: Pick) -> Iterator[Action]:
    """The opening leader leads face down."""
    if table.phase is Phase.CLARIFICATION and table.turn is not None:
        yield LeadFaceDown(table.turn, sensible_card(table, table.turn))


def face_down_by_the_other_defender(table: Table, _pick: Pick) -> Iterator[Action]:
    """The other defender believes that the opening lead is his."""
    if table.phase is Phase.CLARIFICATION and table.turn is not None:
        seat = table.turn.partner
        yield LeadFaceDown(seat, sensible_card(table, seat))


def cards_led_in_auction(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody leads although the auction goes on."""
    if table.phase is Phase.AUCTION:
        yield from (PlayCard(seat, card) for seat, card in any_cards(table, mixed(SEATS, pick), pick))


def cards_led_face_down(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody leads face down, in the auction or by the wrong hand."""
    yield from (LeadFaceDown(seat, card) for seat, card in any_cards(table, mixed(SEATS, pick), pick))
