"""Regular going on: an answer to the question that waits, a sane call or a sane card."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.calls import PASS, Bid, Call, Strain
from bridgetable.game.cards import Card, Suit, of_suit
from bridgetable.game.play import Trick
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.way_in.cards import legal_cards
from bridgetable.rulings.decisions import Answer
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import FaceLead, PlayCard
from bridgetable.session.claims.actions import Agree
from bridgetable.session.director.actions import Reply
from bridgetable.session.families import breaches
from bridgetable.session.sitting import Sitting
from bridgetable.staging.choice import Pick

OPENING, RAISING, GAME, BOTH_GAME = 12, 6, 10, 25
"""High-card points to open with, to raise with, to bid game facing an opening bid, and for game on both hands."""


def goes_on(sitting: Sitting, pick: Pick) -> Action | None:
    """What somebody does next who does nothing irregular; nothing when the play has ended and nothing is asked."""
    decision = sitting.pending
    if decision is not None:
        return Reply(Answer(decision.cite, decision.keys[pick(len(decision.keys))], "as it was judged"))
    return calls_or_plays(sitting.table)


def calls_or_plays(table: Table) -> Action | None:
    """The call or card of whoever is on turn, whether or not a question waits; nothing when the play has ended."""
    if table.phase is Phase.SUSPENDED:
        return Agree()
    if table.turn is None:
        return None
    if table.phase is Phase.AUCTION:
        return MakeCall(table.turn, regular_call(table, table.turn))
    hand = hand_to_play(table, table.turn)
    lying = next((e.card for e in table.face_down if e.seat is hand), None)
    if lying is not None:
        return FaceLead(hand, lying)
    return PlayCard(hand, sane_card(table, hand))


# --- calls ------------------------------------------------------------------------------------------------------------


def regular_call(table: Table, seat: Seat) -> Call:
    """A sane call that breaks no law, or else the lowest that breaks none."""
    calls = (sane_call(table, seat), PASS, *owed(table, seat), *(Bid(n, s) for n in range(1, 8) for s in Strain))
    return next((c for c in calls if not breaches(table, MakeCall(seat, c))), PASS)


def owed(table: Table, seat: Seat) -> Iterator[Call]:
    """The calls that this seat has made before: one of them may have to be repeated."""
    return (m.call for m in reversed(table.auction.made) if m.seat is seat)


def sane_call(table: Table, seat: Seat) -> Call:
    """An opening bid or overcall with the values for it, a raise or game facing partner's bid, otherwise a pass."""
    held, last = table.hands[seat], table.auction.reached.bid
    points = sum(max(0, c.rank - 10) for c in held)
    longest = max(Suit, key=lambda s: (len(of_suit(held, s)), s))
    bids = [m for m in table.auction.standing if isinstance(m.call, Bid)]
    if any(m.seat is seat for m in bids):
        return PASS
    partners = next((m.call for m in reversed(bids) if m.seat is seat.partner), None)
    if isinstance(partners, Bid):
        return answer_to(partners, points, longest, len(of_suit(held, partners.strain.suit or longest)))
    cheapest = over(None if last is None else last.call, Strain(longest.value))
    return cheapest if points >= OPENING and cheapest.level <= 2 else PASS


def answer_to(partners: Bid, points: int, longest: Suit, support: int) -> Call:
    """What to call when partner has bid: a raise, game with the values for it, or a pass."""
    strain = partners.strain if support >= 3 else Strain(longest.value)
    if points >= GAME + (BOTH_GAME - OPENING - GAME):
        return Bid(4, strain) if strain in {Strain.H, Strain.S} else Bid(3, Strain.NT)
    return over(partners, strain) if points >= RAISING and partners.level == 1 else PASS


def over(last: Call | None, strain: Strain) -> Bid:
    """The lowest bid in a denomination over the last one."""
    if not isinstance(last, Bid):
        return Bid(1, strain)
    return Bid(last.level + (0 if strain > last.strain else 1), strain)


# --- cards ------------------------------------------------------------------------------------------------------------


def hand_to_play(table: Table, turn: Seat) -> Seat:
    """The hand to play; when somebody has led out of turn and nobody has noticed, the next hand follows."""
    trick = table.tricks[-1] if table.tricks else None
    waits = trick is not None and trick.cards and trick.lead is None
    return trick.cards[-1].seat.lho if trick is not None and waits else turn


def sane_card(table: Table, hand: Seat) -> Card:
    """A legal card: low from long suits when leading, else the cheapest that wins, or the lowest."""
    cards = sorted(legal_cards(table, hand), key=lambda c: (c.rank, c.suit))
    trick = table.tricks[-1] if table.tricks else None
    if trick is None or not trick.cards or trick.turn is trick.leader:
        length = {s: len(of_suit(cards, s)) for s in Suit}
        return max(cards, key=lambda c: (length[c.suit], -c.rank))
    trumps = None if table.contract is None else table.contract.strain.suit
    winning = [c for c in cards if wins(trick, c, trumps)]
    return winning[0] if winning and partner_loses(trick, hand, trumps) else cards[0]


def strength(card: Card, led: Suit | None, trumps: Suit | None) -> tuple[int, int]:
    """How high a card counts in a trick."""
    return (2 if card.suit is trumps else 1 if card.suit is led else 0), card.rank


def wins(trick: Trick, card: Card, trumps: Suit | None) -> bool:
    """Whether a card would be the highest in the trick so far."""
    return all(strength(card, trick.suit_led, trumps) > strength(p.card, trick.suit_led, trumps) for p in trick.cards)


def partner_loses(trick: Trick, hand: Seat, trumps: Suit | None) -> bool:
    """Whether the highest card in the trick so far is not partner's."""
    best = max(trick.cards, key=lambda p: strength(p.card, trick.suit_led, trumps))
    return best.seat is not hand.partner
