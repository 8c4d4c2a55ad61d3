"""The plays from each hand of an ending: any legal card by the other side, any normal one by the claimer's.

Where the statement says what to do the claimer does it; else he plays carelessly, but not irrationally:

* he leads any suit, from the top (or any card of it), or low to a winner in the other hand;
* he takes a trick that he can take, unless the other hand is still to play and can take it: last of all as cheaply as
  he can, else with a card that cannot be beaten, or with an honour that only one of theirs beats, or cheaply when who
  plays behind has none of the suit;
* he wastes no card on a trick that is his whatever is played behind him, and lets such an honour of his other hand run;
* no honour that could win falls under a winner of his other hand, while another lead wins;
* else he follows with his lowest card, and throws the lowest of any suit, but no high honour while a small card loses.

Some of these are lapses, as told in `lapses`: only those that are allowed are made, where there is another play. The
partner of a defender who claims plays normally too. What may be played at all is in `rules`.
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

from attrs import field

from bridgetable.game.cards import Card, Suit
from bridgetable.game.endings import ending
from bridgetable.game.endings.ending import ALL_LAPSES, Claimer, Ending, Irrational, Lapse, Manner, Order
from bridgetable.game.endings.lapses import lapse_of
from bridgetable.game.endings.layout import Cards, Lying, Now, Position, above, each, low, top
from bridgetable.game.seats import SEATS
from bridgetable.game.values import frozen


@frozen(eq=False)
class PlannedPosition(Position):
    """A position with the moves that the claimer's plan and normal play allow."""

    # For the cards left and the step of the plan that is due `promises` are the cards that were said to be played, and
    # `led_for` the step for which a card was led.
    promises: dict[tuple[Cards, int], Cards] = field(init=False, factory=dict)
    draws: bool = field(init=False)
    led_for: dict[tuple[Cards, int, Cards], ending.Intention] = field(init=False, factory=dict)

    @draws.default
    def _draws(self) -> bool:
        return ending.DrawTrumps() in self.plan.statement

    def moves(self, now: Now, hand: Cards, lying: Lying | None) -> Cards:
        """The cards that a hand of the claimer's side plays at this step of the plan, of those that it may play."""
        if not hand & (hand - 1):
            return hand
        if lying is None:
            return self.own_lead(now, hand)
        said = self.discards or now.step < len(self.plan.statement)
        stated = self.stated_follow(now, hand, lying) if said and self.his[now.seat] else 0
        return stated or self.own_follow(now, hand, lying)

    def is_stated(self, now: Now, hand: Cards, lying: Lying | None) -> bool:
        """True where he said what he would play from this hand now."""
        return bool(self.stated_lead(now, hand) if lying is None else self.stated_follow(now, hand, lying))

    # --- what is normal where nothing was said -----------------------------------------------------------------------

    def own_lead(self, now: Now, hand: Cards) -> Cards:
        """The leads of the claimer's side: as he said, else any suit, last of all one in which he gives up a trick."""
        stated = self.stated_lead(now, hand) if self.his[now.seat] else 0
        if stated:
            return stated
        if self.order is Order.ANY:
            found = hand & self.lowest_own_equals(now.whole) or hand
        else:
            found = 0
            for suit in self.suits:
                found |= self.from_the_top(now, hand & suit, suit)
        if self.lost and self.his[now.seat]:
            found = found & ~self.lost or found
        found = self.unwasted(now, found)
        return self.allowed(now, self.rational(now, Manner.LEAD, found), None)

    def unwasted(self, now: Now, leads: Cards) -> Cards:
        """The leads without winners under which an honour of the other hand falls that could win, if another wins."""
        if not (self.his[now.seat] and self.his[now.seat ^ 2]):
            return leads
        opposite, winners = now.whole & self.hands[now.seat ^ 2], self.all_winners(now.whole)
        wasted = useful = 0
        for suit in self.suits:
            held, there = now.whole & self.hands[now.seat] & suit, opposite & suit
            if not leads & suit:
                continue
            if there and not there & ~(winners & self.honours) and leads & suit & winners:
                rounds = max(held.bit_count(), there.bit_count())
                # Who has said that he draws trumps knows when they are drawn, and keeps the others for ruffs.
                drawn = suit == self.trumps and not now.whole & self.opposing & suit and self.draws
                if drawn or (winners & suit).bit_count() <= rounds:
                    wasted |= leads & suit & winners
            if winners & suit or (not there and opposite & self.trumps):
                useful |= leads & suit
        kept = leads & ~wasted
        return kept if kept & useful else leads

    def allowed(self, now: Now, cards: Cards, lying: Lying | None) -> Cards:
        """The cards without those that would be a lapse which is not allowed, unless no other is left."""
        if self.lapses is ALL_LAPSES or not cards & (cards - 1) or not self.his[now.seat]:
            return cards
        kept = 0
        for card in each(cards):
            lapse = lapse_of(self, now, card, cards, lying)
            if lapse is None or lapse in self.lapses:
                kept |= card
            else:
                self.withheld.add(lapse)
        return kept or cards

    def from_the_top(self, now: Now, held: Cards, suit: Cards) -> Cards:
        """The leads of a suit: the highest, or low to a card in the other hand that is higher or a winner."""
        if not held:
            return 0
        opposite = now.whole & self.hands[now.seat ^ 2] & suit
        reaches = opposite and (opposite > top(held) or opposite > now.whole & self.opposing & suit)
        return top(held) | low(held) if reaches else top(held)

    def own_follow(self, now: Now, hand: Cards, lying: Lying) -> Cards:
        """The cards that the claimer's side plays to a trick when nothing was said."""
        cards = self.by_manner(now, hand & lying.led, self.normal_follow(now, hand, lying))
        return self.allowed(now, cards, lying)

    def normal_follow(self, now: Now, hand: Cards, lying: Lying) -> Cards:
        """The normal plays to a trick, careless ones among them."""
        left = now.left
        following = hand & lying.led
        winning = self.winning(hand, lying)
        if winning:
            winning = self.sensible(winning, now, lying)
        thrown = 0 if following else self.thrown(now, hand)
        small = low(following) if following else thrown or low(hand)
        if self.ours[lying.holder]:
            if not (winning and self.in_danger(left, lying)):
                return small
            # A card is not wasted on one that is as good.
            beaten = left & self.opposing & lying.led & above(lying.best)
            better = sum(c for c in each(winning) if not following or (beaten and c > low(beaten)))
            runs = not better or not following or self.may_run(lying.best, left)
            small = small if following else small & ~self.all_winners(now.whole)
            return small | better if runs or not better else better
        if not winning:
            return small
        other_can = any(self.ours[t] and self.winning(left & self.hands[t], lying) for t in lying.behind)
        return winning | (low(following) or thrown) if other_can else winning

    def sensible(self, winning: Cards, now: Now, lying: Lying) -> Cards:
        """Of the cards that would hold the trick those that are not silly: the cheapest when nobody is behind."""
        # Else a card that cannot be beaten or is finessed, the highest where there is none, or the cheapest when nobody
        # behind has the suit; and of ruffs the lowest and the highest.
        left, threats, before = now.left, 0, 0
        for seat, hand in enumerate(self.hands):
            if seat in lying.behind and not self.ours[seat]:
                threats |= hand
            elif not self.ours[seat]:
                before |= hand
        if not threats:
            return winning & -winning
        if not winning & lying.led:
            return low(winning) | top(winning)
        cheap = 0 if left & threats & lying.led else low(winning)
        if threats and before and not now.whole & before & lying.led:
            # Who has just failed to follow does not hold the card that is finessed.
            return cheap | (winning & self.winners(left, lying.led) or top(winning))
        runs = 0
        for card in each(winning):
            if self.may_run(card, left):
                runs |= card
        return cheap | (runs or top(winning))

    def may_run(self, card: Cards, left: Cards) -> bool:
        """True where a card may well hold a trick: none of theirs in the suit is higher, or one and it is an honour."""
        higher = (left & self.opposing & self.suit_with[card] & above(card)).bit_count()
        return not higher or (higher == 1 and bool(card & self.honours))

    def winning(self, hand: Cards, lying: Lying) -> Cards:
        """The cards of a hand that it may play and that would hold the trick."""
        following = hand & lying.led
        best, trumps = lying.best, self.trumps
        # Every bit above a card is this: the function for it costs too much here.
        higher = -(best << 1)
        if following:
            return 0 if best & trumps and lying.led != trumps else following & higher
        return hand & trumps & higher if best & trumps else hand & trumps

    def in_danger(self, left: Cards, lying: Lying) -> bool:
        """True where an opponent still to play can take the trick."""
        return any(not self.ours[seat] and self.winning(left & self.hands[seat], lying) for seat in lying.behind)

    def thrown(self, now: Now, hand: Cards) -> Cards:
        """The lowest card of each suit but trumps, of those that he did not say he would still play."""
        found = self.lowest_of_suits(hand)
        if not self.his[now.seat]:
            return found
        free = self.lowest_of_suits(hand & ~self.promised(now)) if self.plan.statement else 0
        found = free or found
        winners = self.all_winners(now.left)
        if found & ~winners & ~self.honours:
            # An honour that wins is not thrown where a small card can be that does not.
            found &= ~(winners & self.honours)
        return found & ~self.sole_entry(now) or found

    def lowest_of_suits(self, hand: Cards) -> Cards:
        """The lowest card of each suit but trumps."""
        found = 0
        for suit in self.suits:
            held = hand & suit
            if held and suit != self.trumps:
                found |= held & -held
        return found

    def sole_entry(self, now: Now) -> Cards:
        """The one card of a hand to which the other of his can cross, where it has winners that wait there."""
        hand, other = now.whole & self.hands[now.seat], now.whole & self.hands[now.seat ^ 2]
        winners = self.all_winners(now.whole) & hand
        entries = 0
        for suit in self.suits:
            if other & suit:
                entries |= winners & suit & above(low(other & suit))
        return entries if entries & (entries - 1) == 0 and winners & ~entries else 0

    def by_manner(self, now: Now, following: Cards, cards: Cards) -> Cards:
        """The cards without those that were marked for the manner in which they would be played."""
        if not self.marked:
            return cards
        if following:
            return self.rational(now, Manner.FOLLOW, cards)
        ruffs, rest = cards & self.trumps, cards & ~self.trumps
        kept = rest & ~self._marked(now, Manner.DISCARD)
        return kept | (ruffs and ruffs & ~self._marked(now, Manner.RUFF)) or cards

    def rational(self, now: Now, manner: Manner, cards: Cards) -> Cards:
        """The cards without those that were marked for this manner, unless no other is left."""
        return cards & ~self._marked(now, manner) or cards if self.marked else cards

    def _marked(self, now: Now, manner: Manner) -> Cards:
        found = 0
        for how, when, cards in self.marked:
            if how is manner and (not when or when == self.trick_of(now.whole)):
                found |= cards
        return found

    def trick_of(self, whole: Cards) -> int:
        """The trick (1 upwards) before which these cards are left."""
        return (len(self.cards) - whole.bit_count()) // len(SEATS) + 1

    # --- what was said -----------------------------------------------------------------------------------------------

    def promised(self, now: Now) -> Cards:
        """The cards of his hands that he said he would still play, and so does not throw (70B1)."""
        found = self.promises.get((now.whole, now.step))
        if found is None:
            done, coming = self.plan.statement[: now.step], self.plan.statement[now.step :]
            kept = (s for s in done if isinstance(s, ending.TakeTricks | ending.DummyIsHigh))
            found = 0
            for step in (*coming, *kept):
                found |= cards_of_step(self, now.whole, step)
            self.promises[now.whole, now.step] = found
        return found & now.left & self.his_cards

    def due_step(self, whole: Cards, step: int, leader: int) -> int:
        """The step of the plan that comes next: those done, or that cannot be done any more, are passed over."""
        while step < len(self.plan.statement) and self.is_over(whole, self.plan.statement[step], leader):
            step += 1
        return step

    def is_over(self, whole: Cards, step: ending.Intention, leader: int) -> bool:
        """True where a step is done, cannot be done any more, or says nothing of the order."""
        held = whole & self.his_cards
        match step:
            case ending.PlayIt(card=card) | ending.RuffIt(card=card) | ending.RunIt(card=card):
                return not held & self.bit(card)
            case ending.RunSuit(suit=suit) | ending.Duck(suit=suit) | ending.PlayRound(suit=suit):
                return not held & self.suit(suit)
            case ending.RuffSuit(suit=suit) | ending.WinIn(suit=suit):
                return not whole & self.suit(suit)
            case ending.SetUp(suit=suit):
                return not held & self.suit(suit) & ~self.winners(whole, self.suit(suit))
            case ending.KnockOut(card=card):
                return not (held & self.suit(card.suit) and whole & self.opposing & self.bit(card))
            case ending.Reach(seat=seat):
                return leader == int(seat)
            case ending.LeadTo(suit=suit, to=to):
                return not held & self.suit(suit) or (to is not None and not whole & self.own & self.bit(to))
            case ending.DrawTrumps():
                return not (held & self.trumps and whole & self.opposing & self.trumps)
            case ending.CrossRuff():
                return not held & self.trumps
            case ending.Discard(on=on):
                return len(on) != 1 or not held & self.bit(on[0])
            case ending.TakeTricks() | ending.Lose() | ending.DummyIsHigh():
                return True
            case _:
                assert_never(step)

    def step_after(self, step: int, leader: int, trick: tuple[Cards, ...]) -> int:
        """The step of the plan after a trick, its cards in order from the leader: some steps are done once."""
        if step >= len(self.plan.statement):
            return step
        match self.plan.statement[step]:
            case ending.Duck(suit=suit) | ending.LeadTo(suit=suit) | ending.PlayRound(suit=suit):
                return step + (self.his[leader] and bool(trick[0] & self.suit(suit)))
            case ending.Reach():
                return step + self.his[leader]
            case ending.WinIn(suit=suit):
                return step + bool(trick[0] & self.suit(suit))
            case ending.RuffSuit(suit=suit):
                own = (c for n, c in enumerate(trick) if self.his[(leader + n) % len(SEATS)])
                ruffed = trick[0] & self.suit(suit) and self.suit(suit) != self.trumps
                return step + bool(ruffed and any(c & self.trumps for c in own))
            case (
                ending.PlayIt()
                | ending.RunSuit()
                | ending.DrawTrumps()
                | ending.RuffIt()
                | ending.Discard()
                | ending.RunIt()
                | ending.KnockOut()
                | ending.SetUp()
                | ending.CrossRuff()
                | ending.TakeTricks()
                | ending.Lose()
                | ending.DummyIsHigh()
            ):
                return step
            case _:
                assert_never(self.plan.statement[step])

    def stated_lead(self, now: Now, hand: Cards) -> Cards:
        """The lead that he named from this hand, if any: the first step of the plan that it can take."""
        found = 0
        for step in self.plan.statement[now.step :]:
            found = self.lead_of(step, now, hand)
            if found:
                return found
        if any(isinstance(s, ending.DummyIsHigh) for s in self.plan.statement) and now.seat == self.plan.seat:
            for suit in self.suits:
                high = self.winners(now.whole, suit) & self.hands[self.plan.seat.partner]
                found |= low(hand & suit) if high else 0
        return found

    def lead_of(self, step: ending.Intention, now: Now, hand: Cards) -> Cards:
        """The leads that a step requires from this hand; none where it cannot be taken."""
        match step:
            case ending.PlayIt(card=card):
                wanted = self.bit(card)
                there = wanted & now.whole & self.his_cards
                return hand & wanted or (low(hand & self.suit(card.suit)) if there else 0)
            case ending.LeadTo(suit=suit, to=to, lead=lead):
                if to is not None and hand & self.bit(to):
                    return 0
                return (hand & self.bit(lead) if lead is not None else 0) or low(hand & self.suit(suit))
            case ending.RuffIt(card=card) | ending.RunIt(card=card):
                return hand & self.bit(card)
            case ending.RuffSuit(suit=suit, seat=seat):
                return 0 if now.seat == seat else low(hand & self.suit(suit))
            case ending.Duck(suit=suit):
                return low(hand & self.suit(suit))
            case ending.Discard(on=(card,)) if self.bit(card):
                return self.leads_before(now, hand & self.suit(card.suit), self.bit(card))
            case ending.RunSuit(suit=suit) | ending.PlayRound(suit=suit) | ending.SetUp(suit=suit):
                return self._run(now, hand & self.suit(suit), self.suit(suit))
            case ending.KnockOut(card=card):
                return self._run(now, hand & self.suit(card.suit), self.suit(card.suit))
            case ending.Reach(seat=seat):
                return 0 if now.seat == seat else self.leads_to(now, hand, seat)
            case ending.DrawTrumps():
                there = now.whole & self.opposing & self.trumps
                return self._run(now, hand & self.trumps, self.trumps) if there else 0
            case ending.CrossRuff():
                # A winner beside may be cashed on the way.
                ruffed = self.to_be_ruffed(now, hand)
                return ruffed and ruffed | hand & self.all_winners(now.whole) & ~self.trumps
            case ending.WinIn() | ending.Discard() | ending.TakeTricks() | ending.Lose() | ending.DummyIsHigh():
                return 0
            case _:
                assert_never(step)

    def _run(self, now: Now, held: Cards, suit: Cards) -> Cards:
        if not held:
            return 0
        opposite = now.whole & self.hands[now.seat ^ 2] & suit if self.his[now.seat ^ 2] else 0
        both = top(held) | low(held)
        return both if opposite > top(held) else self.unwasted(now, both) & top(held) or low(held)

    def leads_before(self, now: Now, held: Cards, card: Cards) -> Cards:
        """The lead in the suit of a card on which is to be thrown: others first while the other hand has the suit."""
        opposite = now.whole & self.hands[now.seat ^ 2] & self.suit_with[card] & ~card
        others = held & ~card
        return (top(others) if others and opposite else held & card) or low(held)

    def leads_to(self, now: Now, hand: Cards, seat: int) -> Cards:
        """The lowest card of each suit in which another hand has a winner, or ruffs."""
        there, found = now.whole & self.hands[seat], 0
        for suit in self.suits:
            ruffs = suit != self.trumps and not there & suit and there & self.trumps
            if self.winners(now.whole, suit) & there or ruffs:
                found |= low(hand & suit)
        return found

    def to_be_ruffed(self, now: Now, hand: Cards) -> Cards:
        """The lowest card of each suit that the other hand of his can ruff."""
        opposite = now.whole & self.hands[now.seat ^ 2] if self.his[now.seat ^ 2] else 0
        found = 0
        for suit in self.suits:
            if suit != self.trumps and opposite & self.trumps and not opposite & suit:
                found |= low(hand & suit)
        return found

    def stated_follow(self, now: Now, hand: Cards, lying: Lying) -> Cards:
        """The cards that he said he would play from this hand to the trick; none where the plan does not mention it."""
        following, taken = hand & lying.led, self.step_taken(now, lying)
        if not following and (thrown := self.to_be_thrown(now, hand, lying, taken)):
            return thrown
        match taken:
            case ending.PlayIt(card=card) | ending.LeadTo(to=Card() as card):
                wanted, winning = following & self.bit(card), self.winning(hand, lying)
                return 0 if self.ours[lying.holder] is False and winning and not winning & wanted else wanted
            case ending.Duck(suit=suit):
                return low(following) if self._led_by_him(now, lying) & self.suit(suit) else 0
            case ending.RunIt():
                return low(following) if self.ours[lying.holder] else 0
            case ending.Reach(seat=seat) if now.seat == seat and self._led_by_him(now, lying):
                winning = self.winning(hand, lying)
                return winning & self.winners(now.left, lying.led) or low(winning)
            case ending.WinIn(suit=suit, seat=seat) if lying.led == self.suit(suit):
                winning = self.winning(hand, lying)
                return (winning & self.winners(now.left, lying.led) or winning) if now.seat == seat else low(following)
            case ending.RuffIt(using=using) | ending.RuffSuit(using=using) if self._ruffs_now(now, lying, taken):
                with_it = hand & self.bit(using) if using is not None and not following else 0
                return with_it or (0 if following else self.winning(hand, lying) or low(hand & self.trumps))
            case ending.CrossRuff() if not following and self._led_by_him(now, lying) & ~self.all_winners(now.whole):
                return self.winning(hand, lying) or low(hand & self.trumps)
            case _:
                return 0

    def to_be_thrown(self, now: Now, hand: Cards, lying: Lying, taken: ending.Intention | None) -> Cards:
        """The card that he said he would throw on what lies in the trick, unless by the step that is taken he ruffs."""
        if not self.discards or self._ruffs_now(now, lying, taken):
            return 0
        own = now.whole & ~now.left & self.his_cards
        return next((low(hand & cards) for cards, on in self.discards if hand & cards and on & own), 0)

    def step_taken(self, now: Now, lying: Lying) -> ending.Intention | None:
        """The step that is being taken in this trick: the one for which he led to it, else the next."""
        steps = self.plan.statement
        if now.step + 1 >= len(steps):
            return steps[now.step] if now.step < len(steps) else None
        card = self._led_by_him(now, lying)
        if not card:
            return steps[now.step]
        found = self.led_for.get((now.whole, now.step, card))
        if found is None:
            leader = self.holder_of[card]
            before = Now(leader, now.whole, now.whole, now.step)
            hand = now.whole & self.hands[leader]
            led_for = (s for s in steps[now.step :] if self.lead_of(s, before, hand) & card)
            found = self.led_for[now.whole, now.step, card] = next(led_for, steps[now.step])
        return found

    def _ruffs_now(self, now: Now, lying: Lying, taken: ending.Intention | None) -> bool:
        """True where the card that he said he would ruff, or one of that suit, has been led from his other hand."""
        led = self._led_by_him(now, lying)
        match taken:
            case ending.RuffIt(card=card):
                return bool(led & self.bit(card))
            case ending.RuffSuit(suit=suit, seat=seat):
                return lying.led == self.suit(suit) and seat in {None, now.seat}
            case ending.CrossRuff():
                return bool(led & ~self.all_winners(now.whole))
            case _:
                return False

    def _led_by_him(self, now: Now, lying: Lying) -> Cards:
        """The card of the suit led that lies in the trick from a hand of his, if any."""
        return now.whole & ~now.left & lying.led & self.his_cards


def cards_of_step(position: Position, whole: Cards, step: ending.Intention) -> Cards:
    """The cards that a step needs: those named, of a suit the high ones and those of the longer hand."""
    match step:
        case ending.PlayIt() | ending.RuffIt() | ending.LeadTo() | ending.RunIt() | ending.RuffSuit():
            return position.bits_of(named_in((step,)))
        case ending.RunSuit(suit=suit):
            return position.winners(whole, position.suit(suit)) | longer(position, whole, position.suit(suit))
        case ending.PlayRound(suit=suit) | ending.TakeTricks(suit=suit) | ending.SetUp(suit=suit):
            return position.winners(whole, position.suit(suit))
        case ending.DummyIsHigh():
            return position.all_winners(whole) & position.hands[position.plan.seat.partner]
        case (
            ending.Duck()
            | ending.Discard()
            | ending.DrawTrumps()
            | ending.Reach()
            | ending.KnockOut()
            | ending.WinIn()
            | ending.CrossRuff()
            | ending.Lose()
        ):
            return 0
        case _:
            assert_never(step)


def longer(position: Position, whole: Cards, suit: Cards) -> Cards:
    """The cards of a suit in the hand of his that has most of them."""
    held = (whole & h & suit for h, his in zip(position.hands, position.his, strict=True) if his)
    return max(held, key=lambda cards: (cards.bit_count(), cards))


def position_of(
    one: Ending, plan: Claimer, order: Order, irrational: Iterable[Irrational], lapses: frozenset[Lapse] = ALL_LAPSES
) -> PlannedPosition:
    """The position of an ending: what lies in the trick still counts among the cards of its hand."""
    hands = tuple(tuple(sorted((*one.hands[s], *(p.card for p in one.trick.cards if p.seat is s)))) for s in SEATS)
    cards = tuple(sorted(c for h in hands for c in h))
    bits = {c: 1 << i for i, c in enumerate(cards)}
    suits = tuple(sum(bits[c] for c in cards if c.suit is s) for s in Suit)
    marked = tuple((i.manner, i.trick, bits[i.card]) for i in irrational if i.card in bits)
    lying = one.bonds.majors | one.bonds.minors
    special = {*named_in(plan.statement), *lying, *(i.card for i in irrational)}
    return PlannedPosition(
        cards,
        tuple(sum(bits[c] for c in h) for h in hands),
        suits,
        tuple(s.side is plan.seat.side for s in SEATS),
        sum(bits[c] for c in special if c in bits),
        bool(one.bonds.minors),
        0 if one.trump is None else suits[one.trump],
        tuple(s in plan.hands for s in SEATS),
        plan,
        order,
        marked,
        lapses,
    )


def named_in(statement: tuple[ending.Intention, ...]) -> Iterator[Card]:
    """The cards that were named in a statement."""
    for step in statement:
        for value in vars(step).values():
            yield from (c for c in (value if isinstance(value, tuple) else (value,)) if isinstance(c, Card))
