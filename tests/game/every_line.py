"""Every line of an ending, one by one: what the search must find, told again with cards in sets and nothing remembered."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations

from attrs import evolve

from bridgetable.game.calls import Strain
from bridgetable.game.cards import PACK, Card, Suit
from bridgetable.game.endings.ending import Bonds, Claimer, DrawTrumps, Ending, Intention, Order, PlayIt, RunSuit
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, BySeat, Seat, Side
from bridgetable.game.values import frozen

Hands = dict[Seat, frozenset[Card]]


def dice_of(number: int) -> random.Random:
    """Dice that fall the same for the same number."""
    return random.Random(number)  # noqa: S311 -- cards for a test, not a secret


def random_ending(dice: random.Random, size: int, begun: int = 0) -> Ending:
    """An ending of so many cards a hand, in which some hands may have played to a trick."""
    pack = dice.sample(PACK, 4 * size)
    hands = BySeat.each(lambda s: frozenset(pack[size * s : size * (s + 1)]))
    trump = dice.choice([None, *Suit])
    trick = Trick(dice.choice(SEATS))
    for _ in range(begun):
        seat = trick.turn
        led = trick.suit_led
        card = dice.choice(sorted([c for c in hands[seat] if c.suit is led] or hands[seat]))
        trick, hands = trick.with_card(Played(seat, card)), hands.set(seat, hands[seat] - {card})
    return Ending(hands, trump, trick)


def bonds_for(dice: random.Random, ending: Ending) -> Bonds:
    """Penalty cards and restrictions of the lead that might lie on East-West in this ending."""
    held = {s: sorted(ending.hands[s]) for s in (Seat.E, Seat.W)}
    theirs = held[Seat.E] + held[Seat.W]
    majors = frozenset(dice.sample(theirs, min(len(theirs), dice.choice((0, 1, 1, 2)))))
    small = [c for c in theirs if not c.is_honour and all(c not in held[s] or not majors & set(held[s]) for s in held)]
    minors = frozenset(dice.sample(small, 1)) if small and dice.random() < 0.5 else frozenset()
    first = ending.trick.leader
    leads = first in held
    barred = (dice.choice(list(Suit)),) if leads and dice.random() < 0.3 else ()
    owed = tuple((s, tuple(dice.sample(list(Suit), 2))) for s in held if dice.random() < 0.2)
    only = ((ending.trick.turn, ending.hands[ending.trick.turn]),) if dice.random() < 0.1 else ()
    chosen = leads and dice.random() < 0.2
    requirable = tuple((s, suits[:1]) for s, suits in owed if dice.random() < 0.5)
    return Bonds(majors, minors, barred, owed, chosen, only, requirable)


def fewest(ending: Ending, plan: Claimer, order: Order) -> int:
    """The fewest tricks of the claimer's side on any line."""
    hands = {s: ending.hands[s] for s in SEATS}
    lines = outcomes(hands, ending.trick, plan, order, ending.trump, Under(ending.bonds, None))
    return min(lines)


@frozen
class Under:
    """What binds, and the suit that declarer required of the lead."""

    bonds: Bonds
    required: Suit | None


def outcomes(
    hands: Hands, trick: Trick, plan: Claimer, order: Order, trump: Suit | None, under: Under
) -> Iterator[int]:
    """The tricks of the claimer's side on each line."""
    if trick.is_complete:
        winner = holder(trick, trump)
        ours = int(winner.side is plan.seat.side)
        if not any(hands.values()):
            yield ours
            return
        barred = under.bonds.barred if winner is trick.leader else ()
        later = Under(evolve(under.bonds, barred=barred, chosen=False, only=()), None)
        yield from (ours + rest for rest in outcomes(hands, Trick(winner), plan, order, trump, later))
        return
    if not trick.cards and not under.bonds.chosen:
        for one in wishes(hands, trick.leader, under):
            yield from outcomes(hands, trick, plan, order, trump, one)
        return
    seat = trick.turn
    for card in choices(hands, trick, plan, order, trump, under):
        left = {**hands, seat: hands[seat] - {card}}
        yield from outcomes(left, trick.with_card(Played(seat, card)), plan, order, trump, under)


def most(ending: Ending, plan: Claimer, order: Order) -> int:
    """The tricks that the claimer's side wins when it makes the best of its normal plays, and the others of theirs."""
    hands = {s: ending.hands[s] for s in SEATS}
    return best(hands, ending.trick, plan, order, ending.trump, Under(ending.bonds, None))


def best(hands: Hands, trick: Trick, plan: Claimer, order: Order, trump: Suit | None, under: Under) -> int:
    """The same from a trick in progress."""
    if trick.is_complete:
        winner = holder(trick, trump)
        ours = int(winner.side is plan.seat.side)
        if not any(hands.values()):
            return ours
        barred = under.bonds.barred if winner is trick.leader else ()
        later = Under(evolve(under.bonds, barred=barred, chosen=False, only=()), None)
        return ours + best(hands, Trick(winner), plan, order, trump, later)
    if not trick.cards and not under.bonds.chosen:
        values = [best(hands, trick, plan, order, trump, one) for one in wishes(hands, trick.leader, under)]
        return max(values) if plan.seat.side is Side.NS else min(values)
    seat = trick.turn
    values = []
    for card in choices(hands, trick, plan, order, trump, under):
        left = {**hands, seat: hands[seat] - {card}}
        values.append(best(left, trick.with_card(Played(seat, card)), plan, order, trump, under))
    return max(values) if seat.side is plan.seat.side else min(values)


def wishes(hands: Hands, leader: Seat, under: Under) -> Iterator[Under]:
    """What declarer may want of a lead: a suit barred by right, and a penalty card of partner's picked up or not."""
    by_right = dict(under.bonds.owed).get(leader, ())
    rest = tuple(o for o in under.bonds.owed if o[0] is not leader)
    for suit in dict(under.bonds.requirable).get(leader, ()) if by_right else ():
        yield Under(evolve(under.bonds, owed=rest, chosen=True), suit)
    for more in ((), *((s,) for s in by_right)):
        now = evolve(under.bonds, barred=(*under.bonds.barred, *more), owed=rest, chosen=True)
        yield Under(now, None)
        lying = now.majors & hands[leader.partner]
        suits = sorted({c.suit for c in lying})
        for suit in suits:
            kept = frozenset(c for c in now.majors if c not in lying or c.suit is not suit)
            yield Under(evolve(now, majors=kept), suit)
        for count in range(1, len(suits) + 1):
            for some in combinations(suits, count):
                kept = frozenset(c for c in now.majors if c not in lying or c.suit not in some)
                yield Under(evolve(now, majors=kept, barred=(*now.barred, *some)), None)


def playable(hands: Hands, trick: Trick, under: Under) -> frozenset[Card]:
    """What the next hand may legally play; a rule that leaves no card is passed over."""
    held, bonds = hands[trick.turn], under.bonds
    rules: list[Callable[[Card], bool]] = [lambda c: c.suit is trick.suit_led]
    if not trick.cards:
        rules = [lambda c: c.suit is under.required, lambda c: c.suit not in bonds.barred]
    rules.append(lambda c: trick.turn not in dict(bonds.only) or c in dict(bonds.only)[trick.turn])
    rules.append(lambda c: c in bonds.majors)
    for rule in rules:
        held = frozenset(c for c in held if rule(c)) or held
    lying = {c.suit for c in held if c in bonds.minors}
    if held & bonds.majors or not lying:
        return held
    return frozenset(c for c in held if c.suit not in lying or c in bonds.minors or c.is_honour)


def holder(trick: Trick, trump: Suit | None) -> Seat:
    """Who holds the trick so far."""
    return trick.winner(Strain.NT if trump is None else Strain(trump))


def choices(
    hands: Hands, trick: Trick, plan: Claimer, order: Order, trump: Suit | None, under: Under
) -> frozenset[Card]:
    """What the next hand plays, if it is of the claimer's side, or may play."""
    seat = trick.turn
    held = playable(hands, trick, under)
    hands = {**hands, seat: held}
    followed = frozenset(c for c in held if c.suit is trick.suit_led)
    if seat.side is not plan.seat.side:
        return followed or held
    said = stated(hands, trick, plan, trump) if seat in plan.hands else frozenset()
    if said and not (trick.cards and is_beaten_needlessly(hands, trick, seat, said, trump)):
        return said
    if not trick.cards:
        found = held if order is Order.ANY else leads(hands, seat)
        return unwasted(hands, seat, plan, trump, found) if set(plan.hands) == set(seat.side.seats) else found
    winning = frozenset(c for c in followed or held if takes(trick, seat, c, trump))
    thrown = frozenset() if followed else throws(hands, trick, plan, trump)
    rest = lowest(followed) if followed else thrown or lowest(held)
    behind = [s for s in SEATS if trick.card_of(s) is None and s is not seat]
    winning = sensible(hands, trick, winning, [s for s in behind if s.side is not seat.side])
    if holder(trick, trump).side is seat.side:
        threat = any(can_take(hands, trick, s, trump) for s in behind if s.side is not seat.side)
        if not (winning and threat):
            return rest
        best = trick.card_of(holder(trick, trump))
        assert best is not None
        if not followed:
            return rest - unbeaten(hands, trick) | winning
        higher = [c for s in (seat.lho, seat.rho) for c in hands[s] if c.suit is best.suit and c > best]
        winning = frozenset(c for c in winning if higher and c > min(higher))
        return rest | winning if not winning or may_run(hands, seat, best) else winning
    if not winning:
        return rest
    other = any(can_take(hands, trick, s, trump) for s in behind if s.side is seat.side)
    alternative = lowest(followed) if followed else thrown
    return winning | alternative if other else winning


def throws(hands: Hands, trick: Trick, plan: Claimer, trump: Suit | None) -> frozenset[Card]:
    """The lowest card of each suit but trumps, of those that he did not say he would still play."""
    side = frozenset(c for c in hands[trick.turn] if c.suit is not trump)
    if trick.turn not in plan.hands:
        return lowest(side)
    kept: set[Card] = set()
    before = {s: hands[s] | {p.card for p in trick.cards if p.seat is s} for s in SEATS}
    for step in still_to_do(hands, trick, plan, trump):
        match step:
            case PlayIt(card=card):
                kept.add(card)
            case RunSuit(suit=suit):
                theirs = [c for s in SEATS if s.side is not plan.seat.side for c in before[s] if c.suit is suit]
                own = [tuple(sorted(c for c in before[s] if c.suit is suit)) for s in plan.hands]
                kept |= {c for cards in own for c in cards if all(c > other for other in theirs)}
                longest: tuple[Card, ...] = max(own, key=lambda cards: (len(cards), cards[::-1]))
                kept |= set(longest)
            case _:
                pass
    found, high = lowest(side - kept) or lowest(side), unbeaten(hands, trick)
    now_high = unbeaten(hands, Trick(trick.turn))
    if any(c not in now_high and not c.is_honour for c in found):
        found = frozenset(c for c in found if not (c in now_high and c.is_honour))
    return found - sole_entry(hands, trick, high) or found


def unwasted(hands: Hands, seat: Seat, plan: Claimer, trump: Suit | None, found: frozenset[Card]) -> frozenset[Card]:
    """The leads that do not bring down an honour opposite that could win a trick of its own, if they may win one."""
    high, partner = unbeaten(hands, Trick(seat)), hands[seat.partner]
    theirs = {c.suit for s in seat.side.other.seats for c in hands[s]}

    def is_waste(lead: Card) -> bool:
        own, opposite = ({c for c in hands[s] if c.suit is lead.suit} for s in (seat, seat.partner))
        if lead not in high or not opposite or any(c not in high or not c.is_honour for c in opposite):
            return False
        drawn = lead.suit is trump and trump not in theirs and DrawTrumps() in plan.statement
        return drawn or len((own | opposite) & high) <= max(len(own), len(opposite))

    def may_win(lead: Card) -> bool:
        ruffs = all(c.suit is not lead.suit for c in partner) and any(c.suit is trump for c in partner)
        return ruffs or any(c.suit is lead.suit for c in high)

    kept = frozenset(c for c in found if not is_waste(c))
    return kept if any(map(may_win, kept)) else found


def unbeaten(hands: Hands, trick: Trick) -> frozenset[Card]:
    """The cards of the side on turn, those in the trick among them, that no card of the others in their suit beats."""
    before = {s: hands[s] | {p.card for p in trick.cards if p.seat is s} for s in SEATS}
    side = trick.turn.side
    theirs = [c for s in side.other.seats for c in before[s]]
    own = [c for s in side.seats for c in before[s]]
    return frozenset(c for c in own if all(c > other for other in theirs if other.suit is c.suit))


def sole_entry(hands: Hands, trick: Trick, high: frozenset[Card]) -> frozenset[Card]:
    """The one winner of a hand to which partner can lead, where others wait for it."""
    partner = trick.turn.partner
    led_from = hands[partner] | {p.card for p in trick.cards if p.seat is partner}
    own = hands[trick.turn] & high
    entries = frozenset(c for c in own if any(c > low for low in led_from if low.suit is c.suit))
    return entries if len(entries) == 1 and own - entries else frozenset()


def sensible(hands: Hands, trick: Trick, winning: frozenset[Card], threats: list[Seat]) -> frozenset[Card]:
    """The winning cards that are not silly."""
    cards = sorted(winning)
    if not cards or not threats:
        return frozenset(cards[:1])
    if cards[0].suit is not trick.suit_led:
        return frozenset({cards[0], cards[-1]})
    void = all(c.suit is not trick.suit_led for s in threats for c in hands[s])
    cheap = frozenset(cards[:1]) if void else frozenset()
    other = threats[0].partner
    before = hands[other] | {p.card for p in trick.cards if p.seat is other}
    if trick.card_of(other) is not None and all(c.suit is not trick.suit_led for c in before):
        behind = [c for c in hands[threats[0]] if c.suit is trick.suit_led]
        sure = frozenset(c for c in cards if all(c > held for held in behind))
        return cheap | (sure or frozenset(cards[-1:]))
    return cheap | (frozenset(c for c in cards if may_run(hands, threats[0].lho, c)) or frozenset(cards[-1:]))


def may_run(hands: Hands, seat: Seat, card: Card) -> bool:
    """Whether no card of the opponents in the suit is higher, or one and this is an honour."""
    higher = sum(card < c for s in (seat.lho, seat.rho) for c in hands[s] if c.suit is card.suit)
    return higher == 0 or (higher == 1 and card.is_honour)


def stated(hands: Hands, trick: Trick, plan: Claimer, trump: Suit | None) -> frozenset[Card]:
    """What the first step that is not done makes him play: cards, suits from the top, or trumps to be drawn.

    A hand that cannot take that step takes the next one that it can.
    """
    before = {s: hands[s] | {p.card for p in trick.cards if p.seat is s} for s in SEATS}
    todo, held = still_to_do(hands, trick, plan, trump), hands[trick.turn]
    if not trick.cards:
        return next((found for s in todo if (found := led(s, hands, trick.turn, plan, trump))), frozenset())
    leader = trick.leader
    if leader in plan.hands and todo:
        first, opened = trick.cards[0].card, {**hands, leader: before[leader]}
        todo = [s for s in todo if first in led(s, opened, leader, plan, trump)] or todo
    taken = todo[0] if todo else None
    match taken:
        case PlayIt(card=card):
            return frozenset({card} & held) if card.suit is trick.suit_led else frozenset()
        case _:
            return frozenset()


def still_to_do(hands: Hands, trick: Trick, plan: Claimer, trump: Suit | None) -> list[Intention]:
    """The steps that are not done."""
    before = {s: hands[s] | {p.card for p in trick.cards if p.seat is s} for s in SEATS}
    mine = frozenset(c for s in plan.hands for c in before[s])
    theirs = frozenset(c for s in SEATS if s.side is not plan.seat.side for c in before[s])
    return [s for s in plan.statement if not is_done(s, mine, theirs, trump)]


def led(step: Intention, hands: Hands, seat: Seat, plan: Claimer, trump: Suit | None) -> frozenset[Card]:
    """What a step makes a hand lead."""
    held = hands[seat]
    match step:
        case PlayIt(card=card):
            small = frozenset(sorted(c for c in held if c.suit is card.suit)[:1])
            return frozenset({card}) if card in held else small
        case RunSuit(suit=suit):
            return run(hands, seat, suit, plan, trump)
        case DrawTrumps() if trump is not None:
            return run(hands, seat, trump, plan, trump)
        case _:
            return frozenset()


def is_done(step: Intention, mine: frozenset[Card], theirs: frozenset[Card], trump: Suit | None) -> bool:
    """Whether a step is done, or cannot be done any more."""
    match step:
        case PlayIt(card=card):
            return card not in mine
        case RunSuit(suit=suit):
            return all(c.suit is not suit for c in mine)
        case DrawTrumps():
            return all(c.suit is not trump for c in mine) or all(c.suit is not trump for c in theirs)
        case _:
            msg = f"{step} is not told again here"
            raise TypeError(msg)


def run(hands: Hands, seat: Seat, suit: Suit, plan: Claimer, trump: Suit | None) -> frozenset[Card]:
    """The highest of the suit, or the lowest to a higher one in his other hand."""
    held = sorted(c for c in hands[seat] if c.suit is suit)
    other = [c for c in hands[seat.partner] if c.suit is suit] if seat.partner in plan.hands else []
    if other and held and max(other) < held[-1]:
        found = unwasted(hands, seat, plan, trump, frozenset({held[0], held[-1]}))
        return found & {held[-1]} or found
    return frozenset(held[-1:] + (held[:1] if held and other and max(other) > held[-1] else []))


def is_beaten_needlessly(hands: Hands, trick: Trick, seat: Seat, said: frozenset[Card], trump: Suit | None) -> bool:
    """Whether the card named would lose to an opponent's while another of the hand would take the trick."""
    theirs = holder(trick, trump).side is not seat.side
    return theirs and can_take(hands, trick, seat, trump) and not any(takes(trick, seat, c, trump) for c in said)


def leads(hands: Hands, seat: Seat) -> frozenset[Card]:
    """The highest of each suit, or the lowest to a card in the other hand that is higher or cannot be beaten."""
    found: set[Card] = set()
    for suit in Suit:
        held = sorted(c for c in hands[seat] if c.suit is suit)
        if not held:
            continue
        found.add(held[-1])
        opposite = [c for c in hands[seat.partner] if c.suit is suit]
        against = [c for s in (seat.lho, seat.rho) for c in hands[s] if c.suit is suit]
        if opposite and (max(opposite) > held[-1] or not against or max(opposite) > max(against)):
            found.add(held[0])
    return frozenset(found)


def lowest(cards: Iterator[Card] | frozenset[Card]) -> frozenset[Card]:
    """The lowest card of each suit among these."""
    there = sorted(cards)
    return frozenset(next(c for c in there if c.suit is suit) for suit in {c.suit for c in there})


def takes(trick: Trick, seat: Seat, card: Card, trump: Suit | None) -> bool:
    """Whether this card would hold the trick."""
    return holder(trick.with_card(Played(seat, card)), trump) is seat


def can_take(hands: Hands, trick: Trick, seat: Seat, trump: Suit | None) -> bool:
    """Whether this hand has a card that it may play and that would hold the trick."""
    followed = [c for c in hands[seat] if c.suit is trick.suit_led]
    return any(takes(trick, seat, c, trump) for c in followed or hands[seat])
