"""The tricks that the claimer's side can win with the best of its normal plays, whatever the others do.

What is normal, and what was said, is as in the search for the worst line; there every choice of the claimer's side goes
wrong, here every one goes right. A play after which less can be won than before is one that costs something.
"""

from __future__ import annotations

from attrs import field, mutable

from bridgetable.game.endings.layout import Cards, Now
from bridgetable.game.endings.rules import Wish
from bridgetable.game.endings.search import NOTHING, SIZE, Done, Key, Laid, Search, State, TooMany, Top, unbeaten
from bridgetable.game.pauses import pause

MOST = 100_000
"""So many tricks are played to their end before it is given up."""


@mutable
class Bounds:
    """The bounds found for a state: the claimer's side can win at least and at most so many tricks."""

    least: int
    most: int


@mutable(eq=False)
class Best:
    """A search for the best line, with its results so far; `chooses` where declarer's wishes are its own."""

    search: Search
    chooses: bool
    known: dict[Key, Bounds] = field(factory=dict)
    left: int = MOST

    def copy(self) -> Best:
        """The same with its results so far, which goes on by itself."""
        known = {key: Bounds(found.least, found.most) for key, found in self.known.items()}
        return Best(self.search, self.chooses, known, self.left)

    def tricks(self, state: State, begun: Laid = (), least: int = 0) -> int:
        """The tricks (0 to 13) that the claimer's side can win when the next begins like this. Raises TooMany."""
        # At `least` so many are known to be won.
        need = least + 1
        while need <= state.left.bit_count() // SIZE and self.wins(state, begun, need):
            need += 1
        return need - 1

    def wins(self, state: State, begun: Laid, need: int) -> bool:
        """True where it can win as many when the next trick begins with these cards. Raises TooMany."""
        left, top = self.search.lain(state, begun)
        return self._from(state, Wish(state.duty), left, top, begun, need) if begun else self.can_win(state, need)

    def can_win(self, state: State, need: int) -> bool:
        """True where the claimer's side can win as many tricks from here. Raises TooMany."""
        key = self.search.key(state)
        found = self.known.get(key)
        if found is None:
            pause()
            size = state.left.bit_count() // SIZE
            found = self.known[key] = Bounds(self.search.sure(state), size - self.theirs(state))
        if need <= found.least:
            return True
        if need > found.most:
            return False
        wishes = self.search.rules.wishes(state.leader, state.left, state.duty)
        ways = (self._from(state, wish, state.left, NOTHING, (), need) for wish in wishes)
        good = any(ways) if self.chooses else all(ways)
        if good:
            found.least = need
        else:
            found.most = need - 1
        return good

    def _from(self, state: State, wish: Wish, left: Cards, top: Top, trick: Laid, need: int) -> bool:
        if len(trick) == SIZE:
            self.left -= 1
            if self.left < 0:
                raise TooMany
            after = self.search.after(state, Done(trick, left, top[2], wish))
            return self.can_win(after, need - self.search.position.ours[top[2]])
        seat = (state.leader + len(trick)) % SIZE
        ours = self.search.position.ours[seat]
        cards = self.cards(state, wish, left, top, trick)
        led, best, _ = top
        takes = self.search.holding(led, best) if led else cards
        # Those that would hold the trick first, the highest of them before the others.
        for some in (cards & takes, cards & ~takes):
            left_of_them = some
            while left_of_them:
                card = 1 << left_of_them.bit_length() - 1
                left_of_them ^= card
                held = (led or self.search.position.suit_with[card], card, seat) if card & takes else top
                if self._from(state, wish, left ^ card, held, (*trick, card), need) is ours:
                    return ours
        return not ours

    def cards(self, state: State, wish: Wish, left: Cards, top: Top, trick: Laid) -> Cards:
        """The cards that the next hand may play, of cards worth the same only one."""
        search, seat = self.search, (state.leader + len(trick)) % SIZE
        position = search.position
        hand = search.rules.playable(seat, state.left, left & position.hands[seat], top[0], wish)
        if not hand & (hand - 1):
            return hand
        if not position.ours[seat]:
            return hand & position.lowest_equals(state.left) or hand
        return position.moves(Now(seat, state.left, left, state.step), hand, search.seen_by(seat, trick, top))

    def theirs(self, state: State) -> int:
        """Tricks that the other side cannot fail to win with the trumps of one hand."""
        position = self.search.position
        trumps = state.left & position.trumps
        own = trumps & position.own
        others = (h for h, mine in zip(position.hands, position.ours, strict=True) if not mine)
        return max(unbeaten(trumps & h, own) for h in others) if trumps & position.opposing else 0
