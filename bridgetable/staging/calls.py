"""Irregular calls that somebody may make now, and cards let be seen before there is a contract."""

from collections.abc import Callable, Iterable, Iterator

from bridgetable.game.auction import contract_of
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.cards import Card, Rank
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.cards.actions import DropCard, LeadFaceDown, PlayCard, ShowCard
from bridgetable.session.talk.actions import AskToChange
from bridgetable.staging.bidding import FIT, LONG, STRONG, sensible_call
from bridgetable.staging.choice import Acts, Pick, mixed
from bridgetable.staging.play import sensible_card
from bridgetable.staging.shapes import beside, over, shape_of

LEAST_TO_DOUBLE = 10
"""Points with which a player doubles."""
SHORT = 2
"""The most cards of a suit that he doubles for take-out."""
SLAM = 6
"""The level of a small slam."""
GRAND_POINTS = 29
"""Points on both hands with which people bid a grand slam in a suit that fits."""


def turn_of_auction(table: Table) -> Iterator[Seat]:
    """The seat to call, as long as the auction lasts."""
    if table.phase is Phase.AUCTION and table.turn is not None:
        yield table.turn


def overlooked_bids(table: Table, _pick: Pick) -> Iterator[Action]:
    """The seat to call has not seen the last bid, or is wrong about its level by one: his own was enough before it."""
    last = table.auction.reached.bid
    if last is None or not isinstance(last.call, Bid) or last.seat.lho not in turn_of_auction(table):
        return
    before = table.auction.before(next(n for n, m in enumerate(table.auction.made) if m is last))
    without = sensible_call(evolve(table, auction=before), last.seat.lho)
    meant = sensible_call(table, last.seat.lho)
    lower = Bid(meant.level - 1, meant.strain) if isinstance(meant, Bid) and meant.level > 1 else PASS
    for call in dict.fromkeys((without, lower)):
        enough = before.reached.admits(last.seat.lho, call)
        if isinstance(call, Bid) and enough and not table.auction.reached.admits(last.seat.lho, call):
            yield MakeCall(last.seat.lho, call)


def insufficient_bids(table: Table, pick: Pick) -> Iterator[Action]:
    """The seat to call bids no higher than the last bid."""
    last = table.auction.reached.bid
    if last is None or not isinstance(last.call, Bid):
        return
    lower = [Bid(n, s) for n in range(max(1, last.call.level - 1), last.call.level + 1) for s in Strain]
    for seat in turn_of_auction(table):
        yield from (MakeCall(seat, bid) for bid in mixed(lower, pick))


def calls_meant_out_of_rotation(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who believes that it is his turn, since he has not called last, calls what he would call then."""
    for turn in turn_of_auction(table):
        made = table.auction.made
        others = mixed([s for s in SEATS if s is not turn], pick) if len(made) < 2 else [turn.lho, turn.partner]
        called = made[-1].seat if made else turn
        yield from (MakeCall(seat, sensible_call(table, seat)) for seat in others if seat is not called)


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
    """A player who would double the last bid if it were theirs doubles partner's, or one that he has doubled."""
    last = table.auction.reached.bid
    if last is None or not isinstance(last.call, Bid):
        return
    for turn in turn_of_auction(table):
        if last.seat is turn.rho and not pick(3) and would_double(table, turn.lho, last.call):
            yield MakeCall(turn.lho, DOUBLE)
        ours = last.seat is turn.partner or table.auction.reached.doubled > 1
        if ours and would_double(table, turn, last.call):
            yield MakeCall(turn, DOUBLE)


def would_double(table: Table, seat: Seat, bid: Bid) -> bool:
    """True for a hand that would double this bid of an opponent's: for take-out without a long suit, or notrump."""
    shape, suit = shape_of(table.hands[seat]), bid.strain.suit
    if suit is None:
        return shape.points >= STRONG - 2
    return shape.points > LEAST_TO_DOUBLE and shape.length[suit] <= SHORT and max(shape.length.values()) < LONG


def inadmissible_doubles(table: Table, pick: Pick) -> Iterator[Action]:
    """Somebody doubles or redoubles what cannot be doubled."""
    for turn in turn_of_auction(table):
        for seat in (turn, turn, *SEATS)[pick(3) :]:
            doubles: list[Call] = [DOUBLE, REDOUBLE]
            yield from (MakeCall(seat, call) for call in mixed(doubles, pick))


def grand_slams(table: Table, _pick: Pick) -> Iterator[Action]:
    """The seat to call bids seven of the suit that partner has just bid or raised, with a fit and the values."""
    last = table.auction.reached.bid
    for seat in turn_of_auction(table):
        partners = last.call if last is not None and last.seat is seat.partner else PASS
        if isinstance(partners, Bid) and partners.level > 1 and partners.strain.suit is not None:
            both = [shape_of(table.hands[s]) for s in seat.side.seats]
            longer = sum(shape.length[partners.strain.suit] for shape in both) - FIT
            if longer >= 0 and sum(shape.points for shape in both) + 2 * longer >= GRAND_POINTS:
                yield MakeCall(seat, Bid(7, partners.strain))


def sacrifices_over_seven(table: Table, _pick: Pick) -> Iterator[Action]:
    """The seat to call has lost count, and bids a long suit of his over the opponents' grand slam."""
    last = table.auction.reached.bid
    for seat in turn_of_auction(table):
        if last is not None and isinstance(last.call, Bid) and last.seat.side is not seat.side:
            shape = shape_of(table.hands[seat])
            bid = over(last.call, Strain(shape.longest.value))
            if bid.level > 7 and bid.strain is not last.call.strain and shape.length[shape.longest] > 4:
                yield MakeCall(seat, bid)


def bids_over_seven(table: Table, pick: Pick) -> Iterator[Action]:
    """The seat to call bids eight."""
    yield from (MakeCall(seat, Bid(8, Strain(pick(5)))) for seat in turn_of_auction(table))


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


def slips(table: Table, pick: Pick) -> Iterator[Action]:
    """The seat to call pulls the bid beside the one that he means from the box."""
    for seat in turn_of_auction(table):
        meant, now = sensible_call(table, seat), table.auction.reached
        pulled = (c for c in beside(meant) if isinstance(meant, Bid) and now.admits(seat, c))
        yield from (MakeCall(seat, call) for call in mixed(pulled, pick))


def slips_made(table: Table) -> Iterator[tuple[Seat, Call]]:
    """The last two callers whose call lies beside the one that they mean, the later first, and what they mean."""
    made = table.auction.made if table.phase is Phase.AUCTION else ()
    for place in range(len(made) - 1, max(-1, len(made) - 3), -1):
        seat = made[place].seat
        meant = sensible_call(evolve(table, auction=table.auction.before(place)), seat)
        if made[place].call in beside(meant):
            yield seat, meant


def slips_seen(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who has pulled another call than he means puts it right, at once or when LHO has called."""
    if pick(3):
        yield from (ChangeCall(seat, meant) for seat, meant in slips_made(table))


def slips_asked_about(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who has pulled another call than he means asks whether he may change it."""
    if pick(3):
        yield from (AskToChange(seat) for seat, _ in slips_made(table))


def calls_instead(table: Table, pick: Pick) -> Iterator[Action]:
    """A player who must repeat his call passes, believing that he is barred, or bids his long suit once more."""
    for seat in turn_of_auction(table):
        bids = [m.call for m in table.auction.made if m.seat is seat and isinstance(m.call, Bid)]
        long = {Strain(suit.value) for suit, n in shape_of(table.hands[seat]).length.items() if n >= LONG}
        found: list[Call] = [
            PASS,
            *(Bid(b.level + 1, b.strain) for b in bids[-1:] if b.level < SLAM and b.strain in long),
        ]
        yield from (MakeCall(seat, call) for call in (found if pick(3) else reversed(found)))


def calls_though_barred(table: Table, _pick: Pick) -> Iterator[Action]:
    """A player who must pass has forgotten it, and bids or doubles as he would if he were bound by nothing."""
    for seat in turn_of_auction(table):
        call = sensible_call(table, seat)
        if call != PASS and any(one.seat is seat for one in table.obligations):
            yield MakeCall(seat, call)


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
            yield ShowCard(seat, card) if card.rank is Rank.ACE else DropCard(seat, card)


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
