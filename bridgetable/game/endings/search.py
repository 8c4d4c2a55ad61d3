"""The worst line of an ending for a claimer, found by looking at every line.

Both sides play for the claimer's loss: the other side because it may, his own because every doubt goes against him.
So the worst line is a shortest way: all cards are to be played with as few tricks of his as can be. It is sought with a
limit of none, of one, of two tricks, until there is a way; what has been found of a position is remembered.
"""

from itertools import islice
from typing import NamedTuple

from attrs import field, mutable

from bridgetable.game.endings.ending import CrossRuff, Lapse, Order, RuffIt, RuffSuit
from bridgetable.game.endings.layout import Cards, Lying, Now, Shape, each, low
from bridgetable.game.endings.moves import PlannedPosition
from bridgetable.game.endings.rules import FREE, Duty, Rules, Wish
from bridgetable.game.errors import BridgetableError
from bridgetable.game.pauses import pause

SIZE = 4
MOST, MOST_OF_MANY_CARDS, FEW = 600_000, 60_000, 8
"""The ways to play a trick that are searched before the result is not exact: up to eight cards a hand, and more."""
CROSSING_LAPSES = frozenset({Lapse.GIVES_UP, Lapse.CROSSES, Lapse.FINESSES})
"""The lapses by which a hand on lead may not come to cash its winners."""


def patience_for(size: int) -> int:
    """The number of ways to play a trick that are tried, with so many cards a hand (1 to 13), where nobody waits."""
    return MOST if size <= FEW else MOST_OF_MANY_CARDS


class TooMany(BridgetableError):
    """The ending has more positions than the search looks at."""


class State(NamedTuple):
    """The state between tricks: the cards left, the hand on lead (0 to 3), the next step of the plan, the duties."""

    left: Cards
    leader: int
    step: int
    duty: Duty = FREE


Key = tuple[Shape, int, int, Duty]
"""The key that states share if they are worth the same."""


@mutable
class Known:
    """The bounds found for a state: the claimer's side wins at least and at most so many, and what may follow."""

    least: int
    most: int
    next: tuple[tuple[Key, State], ...] = ()


Laid = tuple[Cards, ...]
"""The cards of a trick in order from the leader."""
Top = tuple[Cards, Cards, int]
"""The suit led, the card that holds the trick, and whose it is (0 to 3)."""
NOTHING: Top = (0, 0, 0)
BEHIND = tuple(tuple(tuple((seat + i) % SIZE for i in range(1, n + 1)) for n in range(SIZE)) for seat in range(SIZE))
"""For each hand, the next none, one, two or three hands."""


class Before(NamedTuple):
    """The state before a trick, of cards worth the same in one hand the lowest, and what declarer wants of the lead."""

    state: State
    equals: Cards
    wish: Wish


class Done(NamedTuple):
    """A trick that has been played: its cards in order, the cards left, the hand that won it, and declarer's wish."""

    cards: Laid
    left: Cards
    winner: int
    wish: Wish


@mutable(eq=False)
class Search:
    """A search through one position, with what it has found so far."""

    position: PlannedPosition
    rules: Rules
    left: int
    known: dict[Key, Known] = field(factory=dict)

    def falls_to(self, state: State, limit: int) -> bool:
        """True where some line gives the claimer's side no more tricks than this. Raises TooMany."""
        return self._falls_to(self.key(state), state, limit)

    def _falls_to(self, key: Key, state: State, limit: int) -> bool:
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = Known(self.sure(state), state.left.bit_count() // SIZE)
        if limit < found.least:
            return False
        if limit >= found.most:
            return True
        if not found.next:
            found.next = self.following(state)
        for behind, after in found.next:
            ours = self.position.ours[after.leader]
            if limit >= ours and self._falls_to(behind, after, limit - ours):
                found.most = limit
                return True
        found.least = limit + 1
        return False

    def key(self, state: State) -> Key:
        """The key under which what is found of a state is remembered."""
        return self.position.shape(state.left), state.leader, state.step, state.duty

    def following(self, state: State) -> tuple[tuple[Key, State], ...]:
        """Every state after one trick more, those in which the other side has won it first. Raises TooMany."""
        pause()
        tricks = self.tricks(state)
        self.left -= len(tricks)
        if self.left < 0:
            raise TooMany
        if state.duty is FREE and state.step >= len(self.position.plan.statement):
            once = dict.fromkeys((d.left, d.winner) for d in tricks)
            states = {State(left, winner, state.step) for left, winner in once}
        else:
            states = {self.after(state, done) for done in tricks}
        after = {self.key(s): s for s in states}
        return tuple(sorted(after.items(), key=lambda s: self.position.ours[s[1].leader]))

    def after(self, state: State, done: Done) -> State:
        """The state after a trick."""
        duty = done.wish.duty
        if duty is not FREE:
            duty = self.rules.after(duty, done.left, keeps_lead=done.winner == state.leader)
        if state.step >= len(self.position.plan.statement):
            return State(done.left, done.winner, state.step, duty)
        step = self.position.step_after(state.step, state.leader, done.cards)
        return State(done.left, done.winner, self.position.due_step(done.left, step, done.winner), duty)

    def tricks(self, state: State, begun: Laid = ()) -> list[Done]:
        """Every way to play the next trick, as far as it matters, that begins with these cards."""
        left, top = self.lain(state, begun)
        wishes = (Wish(state.duty),) if begun else self.rules.wishes(state.leader, state.left, state.duty)
        found: list[Done] = []
        for wish in wishes:
            if len(begun) == SIZE:
                return [Done(begun, left, top[2], wish)]
            self._play(Before(state, self.position.lowest_equals(state.left), wish), left, top, begun, found)
        return found

    def choices(self, state: State, begun: Laid) -> Cards:
        """The cards that the next hand, one of the claimer's side, may play to a trick that begins with these cards."""
        left, top = self.lain(state, begun)
        seat = (state.leader + len(begun)) % SIZE
        hand = self.rules.playable(seat, state.left, left & self.position.hands[seat], top[0], Wish(state.duty))
        return self.position.moves(Now(seat, state.left, left, state.step), hand, self.seen_by(seat, begun, top))

    def lain(self, state: State, begun: Laid) -> tuple[Cards, Top]:
        """The cards left in the hands, and what holds the trick, when these cards lie in it."""
        left, top = state.left, NOTHING
        for place, card in enumerate(begun):
            left, top = left ^ card, self.with_card((state.leader + place) % SIZE, card, top)
        return left, top

    def seen_by(self, seat: int, trick: Laid, top: Top) -> Lying | None:
        """The trick in progress as a hand of the claimer's side that is to play sees it."""
        if not trick:
            return None
        led, best, holder = top
        return Lying(led, best, holder, BEHIND[seat][SIZE - 1 - len(trick)])

    def _play(self, before: Before, left: Cards, top: Top, trick: Laid, found: list[Done]) -> None:
        state, position = before.state, self.position
        seat = (state.leader + len(trick)) % SIZE
        hand = self.rules.playable(seat, state.left, left & position.hands[seat], top[0], before.wish)
        if not hand & (hand - 1):
            cards = hand
        elif position.ours[seat]:
            now = Now(seat, state.left, left, state.step)
            cards = position.moves(now, hand, self.seen_by(seat, trick, top))
        else:
            cards = hand & before.equals or hand
        led, best, holder = top
        takes = (position.trumps if best & position.trumps else led) & -(best << 1) if led else 0
        takes |= 0 if best & position.trumps else position.trumps
        if len(trick) == SIZE - 1:
            while cards:
                card = cards & -cards
                cards ^= card
                found.append(Done((*trick, card), left ^ card, seat if card & takes else holder, before.wish))
            return
        while cards:
            card = cards & -cards
            cards ^= card
            after = (led or position.suit_with[card], card, seat) if card & takes or not led else top
            self._play(before, left ^ card, after, (*trick, card), found)

    def holding(self, led: Cards, best: Cards) -> Cards:
        """The cards that would hold a trick of this suit that another holds."""
        trumps = self.position.trumps
        return trumps & -(best << 1) if best & trumps else led & -(best << 1) | trumps

    def with_card(self, seat: int, card: Cards, top: Top) -> Top:
        """The card that holds the trick with one card more from this hand."""
        led, best, _ = top
        if not led:
            return self.position.suit_with[card], card, seat
        return (led, card, seat) if card & self.holding(led, best) else top

    def sure(self, state: State) -> int:
        """Tricks that the claimer's side cannot fail to win: with the trumps of one hand, or all that is left."""
        position, left = self.position, state.left
        trumps = left & position.trumps
        theirs = trumps & position.opposing
        if not theirs and position.ours[state.leader] and self.wins_the_rest(state):
            return left.bit_count() // SIZE
        cashed = self.to_be_cashed(state) if not theirs and self.cashes_first(state) else 0
        if cashed:
            position.withheld.update({*CROSSING_LAPSES, Lapse.THROWS_WINNER} - position.lapses)
        if not trumps:
            return cashed
        hands = (h for h, mine in zip(position.hands, position.ours, strict=True) if mine)
        return max(cashed, *(unbeaten(trumps & h, theirs) for h in hands))

    def cashes_first(self, state: State) -> bool:
        """True where the hand on lead is sure to cash its winners first, nothing more having been said."""
        position = self.position
        sane = position.order is Order.FROM_THE_TOP and not position.lapses & CROSSING_LAPSES
        free = not position.marked and state.duty is FREE and state.step >= len(position.plan.statement)
        return sane and free and position.his[state.leader]

    def to_be_cashed(self, state: State) -> int:
        """The winners that the lead cashes, and one if it can cross then; none where one might be overtaken."""
        position, left = self.position, state.left
        hand, other = left & position.hands[state.leader], left & position.hands[state.leader ^ 2]
        found, crosses = 0, False
        for suit in position.suits:
            high = position.winners(left, suit)
            ours, theirs = hand & suit & high, other & suit
            rounds = ours.bit_count()
            if suit & position.lost or not hand & suit:
                continue
            if ours and rounds and any(c > low(ours) for c in lowest_few(theirs, rounds)):
                return 0
            found += rounds
            crosses |= bool(hand & suit & ~high and theirs & high and theirs.bit_count() > rounds)
        if found and Lapse.THROWS_WINNER in position.lapses:
            # On one that is cashed before the other may be thrown.
            return found
        return min(left.bit_count() // SIZE, found + (crosses and position.his[state.leader ^ 2]))

    def wins_the_rest(self, state: State) -> bool:
        """True where every card of the hand on lead, or of both hands, is a winner however they are played."""
        position, left = self.position, state.left
        suits = [s for s in position.suits if left & s]
        if all(is_above(left & s & position.own, left & s & position.opposing) for s in suits):
            return True
        if any(isinstance(s, RuffIt | RuffSuit | CrossRuff) for s in position.plan.statement[state.step :]):
            return False
        hand, opposite = position.hands[state.leader], position.hands[state.leader ^ 2]
        against = position.opposing | opposite
        return all(is_above(left & s & hand, left & s & against) for s in suits)


def lowest_few(cards: Cards, number: int) -> tuple[Cards, ...]:
    """So many of the lowest cards of a set, or all of them."""
    return tuple(islice(each(cards), number))


def is_above(cards: Cards, others: Cards) -> bool:
    """True where every one of these cards of a suit is higher than all the others, or there is none."""
    return not cards or others < low(cards)


def unbeaten(trumps: Cards, theirs: Cards) -> int:
    """The trumps of a hand that are left when each of theirs has beaten a lower one of it."""
    if theirs < low(trumps):
        return trumps.bit_count()
    if trumps < low(theirs):
        return max(0, trumps.bit_count() - theirs.bit_count())
    beaten = higher = 0
    for card in reversed(tuple(each(trumps | theirs))):
        if card & theirs:
            higher += 1
        elif higher > beaten:
            beaten += 1
    return trumps.bit_count() - beaten
