"""Play as one learns it: top of a sequence, second hand low, third hand high, low discards."""

from bridgetable.game.auction import Contract
from bridgetable.game.calls import Bid
from bridgetable.game.cards import Card, Rank, Suit, of_suit
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.staging.meanings import is_artificial

TRUMPS_TO_DRAW, FOUR = 7, 4
"""With so many trumps on both hands declarer draws trumps, and with so many a defender looks for no ruff."""


def sensible_card(table: Table, hand: Seat) -> Card:
    """The legal card that this hand plays now."""
    cards = sorted(legal_cards(table, hand), key=lambda c: (c.rank, c.suit))
    if len(cards) == 1:
        return cards[0]
    trick = table.tricks[-1] if table.tricks else None
    if trick is None or not trick.cards or trick.turn is trick.leader:
        return card_to_lead(table, hand, cards)
    if trick.suit_led is not None and cards[0].suit is not trick.suit_led:
        return ruff_or_discard(table, trick, hand, cards)
    return card_to_follow(table, trick, hand, cards)


# --- leading ----------------------------------------------------------------------------------------------------------


def card_to_lead(table: Table, hand: Seat, cards: list[Card]) -> Card:
    """The card to lead to a trick."""
    contract = table.contract
    if contract is not None and hand.side is contract.declarer.side:
        return declarers_lead(table, hand, cards, contract)
    suit = max({c.suit for c in cards}, key=lambda s: suit_worth(table, hand, cards, s))
    return from_suit(table, hand, suit, cards)


def declarers_lead(table: Table, hand: Seat, cards: list[Card], contract: Contract) -> Card:
    """Declarer draws trumps first, then plays the suit that is longest on both hands, from the top if it is good."""
    trumps, both = contract.strain.suit, table.hands[hand] | table.hands[hand.partner]
    theirs = table.hands[hand.lho] | table.hands[hand.rho]
    held = {c.suit for c in cards}
    gone = sum(p.card.suit is trumps for t in table.tricks for p in t.cards)
    if trumps in held and of_suit(theirs, trumps) and len(of_suit(both, trumps)) + gone // 2 >= TRUMPS_TO_DRAW:
        suit = trumps
    else:
        side = [s for s in held if s is not trumps] or list(held)
        led = table.tricks[-2].suit_led if len(table.tricks) > 1 else None
        # A suit that runs is played to its end.
        goes_on = {c.suit for c in cards if c.suit is led and is_master(table, c)}
        good = {c.suit for c in both if is_master(table, c)}
        suit = max(side, key=lambda s: (s in goes_on, s in good, len(of_suit(both, s)), s))
    of_it = [c for c in cards if c.suit is suit]
    best = of_it[-1]
    return best if is_master(table, best) or runs(of_it[-2:]) else of_it[0]


def suit_worth(table: Table, hand: Seat, cards: list[Card], suit: Suit) -> tuple[int, int, int]:
    """The preference of a defender for a suit: partner's, a singleton, a sequence or length; theirs and trumps last."""
    of_it = [c for c in cards if c.suit is suit]
    trumps = None if table.contract is None else table.contract.strain.suit
    if suit is trumps:
        return 0, 0, suit
    named = [m for m in table.auction.made if isinstance(m.call, Bid) and m.call.strain.suit is suit]
    bidders = {m.seat for m in named if not is_artificial(table, m.seat, m.call)} - {hand}
    if hand.partner in bidders or any(t.leader.side is hand.side and t.suit_led is suit for t in table.tricks):
        return 4, len(of_it), suit
    if (
        trumps is not None
        and len(of_it) == 1
        and not table.tricks[1:]
        and len(of_suit(table.hands[hand], trumps)) < FOUR
    ):
        return 3, 0, suit
    under_ace = trumps is not None and of_it[-1].rank is Rank.ACE and not runs(of_it[-2:])
    touching = runs(of_it[-2:]) * (1 + (trumps is not None or runs(of_it[-3:-1]))) if of_it[2:] else 0
    return 1 if under_ace else 2, len(of_it) + touching - 2 * bool(bidders), suit


def runs(two: list[Card]) -> bool:
    """True where these are two touching cards of which the higher is an honour."""
    return len(two) == 2 and two[1].rank - two[0].rank == 1 and two[1].rank >= Rank.JACK


def from_suit(table: Table, hand: Seat, suit: Suit, cards: list[Card]) -> Card:
    """The card of a suit that a defender leads: a sure trick, the top of a sequence or doubleton, or fourth best."""
    of_it = [c for c in cards if c.suit is suit]
    if runs(of_it[-2:]) or (is_master(table, of_it[-1]) and table.tricks[1:]) or len(of_it) <= 2:
        return of_it[-1]
    whole = hand is not table.dummy and len(of_it) >= 4
    return of_it[-4] if whole else of_it[0]


# --- following --------------------------------------------------------------------------------------------------------


def card_to_follow(table: Table, trick: Trick, hand: Seat, cards: list[Card]) -> Card:
    """The card with which to follow suit."""
    trumps = None if table.contract is None else table.contract.strain.suit
    best = best_of(trick, trumps)
    winning = [c for c in cards if beats(trick, c, trumps)]
    if not winning:
        return cards[0]
    match len(trick.cards):
        case 3:
            return cards[0] if best.seat is hand.partner else winning[0]
        case 2:
            lies = best.card.rank >= Rank.KING or is_master(table, best.card) or not gains(table, winning[-1], best)
            return cards[0] if best.seat is hand.partner and lies else lowest_touching(winning)
        case _:
            covers = best.card.rank >= Rank.TEN and winning[-1].rank >= Rank.JACK and len(cards) > 1
            # Nothing is left to declarer's other hand that could win instead.
            other = of_suit(table.hands[hand.partner], winning[-1].suit)
            is_alone = not table.is_defender(hand) and len(other) <= 1 and not any(is_master(table, c) for c in other)
            wins = is_master(table, winning[-1]) and (len(cards) == 2 or is_alone)
            return lowest_touching(winning) if covers or wins else cards[0]


def gains(table: Table, card: Card, best: Played) -> bool:
    """True where it is worth while to go over partner's card, which may be as good."""
    between = range(best.card.rank + 1, card.rank)
    gone = {p.card.rank for t in table.tricks for p in t.cards if p.card.suit is card.suit}
    return any(rank not in gone for rank in between) or best.card.rank < Rank.TEN


def lowest_touching(winning: list[Card]) -> Card:
    """The lowest of the cards that are as good as the highest."""
    card = winning[-1]
    for lower in reversed(winning[:-1]):
        if card.rank - lower.rank != 1:
            break
        card = lower
    return card


def ruff_or_discard(table: Table, trick: Trick, hand: Seat, cards: list[Card]) -> Card:
    """A trump when the trick is not partner's and it wins, else a low card of a long suit."""
    trumps = None if table.contract is None else table.contract.strain.suit
    best = best_of(trick, trumps)
    ruffs = [c for c in cards if c.suit is trumps and beats(trick, c, trumps)]
    if ruffs and best.seat is not hand.partner and not wins_yet(table, trick, hand.partner):
        return ruffs[0]
    others = [c for c in cards if c.suit is not trumps] or cards
    length = {s: len(of_suit(others, s)) for s in Suit}
    return min(others, key=lambda c: (c.rank >= Rank.JACK, -length[c.suit], c.rank, c.suit))


def wins_yet(table: Table, trick: Trick, hand: Seat) -> bool:
    """True where this hand of declarer's side, which everybody there knows, has still to play the highest card."""
    held = table.hands[hand] if trick.card_of(hand) is None and not table.is_defender(hand) else ()
    return any(c.suit is trick.suit_led and is_master(table, c) for c in held)


# --- what beats what --------------------------------------------------------------------------------------------------


def strength(card: Card, led: Suit | None, trumps: Suit | None) -> tuple[int, int]:
    """The strength of a card in a trick."""
    return (2 if card.suit is trumps else 1 if card.suit is led else 0), card.rank


def best_of(trick: Trick, trumps: Suit | None) -> Played:
    """The card that is winning the trick so far."""
    return max(trick.cards, key=lambda p: strength(p.card, trick.suit_led, trumps))


def beats(trick: Trick, card: Card, trumps: Suit | None) -> bool:
    """True where a card would be the highest in the trick so far."""
    led = trick.suit_led
    return all(strength(card, led, trumps) > strength(p.card, led, trumps) for p in trick.cards)


def is_master(table: Table, card: Card) -> bool:
    """True where no higher card of the suit is left in any hand."""
    return not any(c.suit is card.suit and c.rank > card.rank for seat in SEATS for c in table.hands[seat])
