"""The worst line itself, card by card, and the play of the claimer's side that made it so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache

from bridgetable.game.cards import Card
from bridgetable.game.endings import ending as endings
from bridgetable.game.endings.best import MOST as MOST_OF_BEST
from bridgetable.game.endings.best import Best
from bridgetable.game.endings.lapses import lapse_of
from bridgetable.game.endings.layout import Cards, Now, each
from bridgetable.game.endings.moves import PlannedPosition, position_of
from bridgetable.game.endings.rules import rules_of
from bridgetable.game.endings.search import FEW, SIZE, Done, Laid, Search, State, TooMany, patience_for
from bridgetable.game.seats import SEATS, clockwise_from
from bridgetable.game.values import evolve, frozen

REMEMBERED = 512
SEARCHES = 12
"""The number of searches that are kept with their results, for other questions about the same ending."""
NOBODY = -1
"""The hand on lead where that is not yet known."""
EVERY_TRICK = 14
"""More than can be claimed."""
IN_TIME, WITH_MANY_CARDS = 10_000, 3_000
"""The number of tricks played to their end in a search that somebody waits for: with few cards a hand, and many."""


@frozen
class SearchLimits:
    """The lines that are searched: the order in which suits are played, what is not normal, and which lapses are made.

    `patience` is the number of ways to play a trick that are looked at before a search is not exact, or 0 for as many
    as there is time for where nobody waits.
    """

    order: endings.Order = endings.Order.FROM_THE_TOP
    irrational: tuple[endings.Irrational, ...] = ()
    lapses: frozenset[endings.Lapse] = endings.ALL_LAPSES
    patience: int = 0


ANY_SORT = SearchLimits()


@frozen
class Below:
    """A search for a line below some number of tricks: was one found, and what lapses not made might change that."""

    found: bool
    withheld: frozenset[endings.Lapse]


def is_searchable(ending: endings.Ending) -> bool:
    """True where all hands have had the same number of cards, and the trick in progress lies in rotation."""
    lying = {p.seat for p in ending.trick.cards}
    sizes = {len(ending.hands[s]) + (s in lying) for s in SEATS}
    order = clockwise_from(ending.trick.leader)
    return len(sizes) == 1 and 0 not in sizes and lying == set(order[: len(lying)])


@lru_cache(maxsize=REMEMBERED)
def worst_line(
    ending: endings.Ending, plan: endings.Claimer, sort: SearchLimits = ANY_SORT, claimed: int = EVERY_TRICK
) -> endings.Line:
    """The line on which the claimer's side wins the fewest tricks, he playing as he said and otherwise normally."""
    # The ending must be searchable. When it has too many positions the line is one of many, and not exact. What each
    # play on it costs is looked at only when it wins fewer tricks than claimed (0 to 13).
    return search_for(ending, plan, sort).line(claimed)


@lru_cache(maxsize=REMEMBERED)
def fewest_tricks(ending: endings.Ending, plan: endings.Claimer, sort: SearchLimits = ANY_SORT) -> int | None:
    """The tricks (0 to 13) of the claimer's side on its worst line, or nothing when there are too many positions."""
    found = search_for(ending, plan, sort)
    try:
        return found.worth(found.start, found.lies)
    except TooMany:
        return None


@lru_cache(maxsize=REMEMBERED)
def search_below(ending: endings.Ending, plan: endings.Claimer, sort: SearchLimits, bar: int) -> Below:
    """Search for a line that wins fewer tricks than this (1 to 13), however few."""
    found = search_for(ending, plan, sort)
    try:
        is_found = any(found.can_fall_to(found.start, found.lies, limit) for limit in range(bar))
    except TooMany:
        is_found = found.line_of(found.any_line()).tricks < bar
    return Below(is_found, frozenset(found.position.withheld))


@lru_cache(maxsize=REMEMBERED)
def most_tricks(
    ending: endings.Ending, plan: endings.Claimer, sort: SearchLimits, played: tuple[Card, ...]
) -> int | None:
    """The most tricks (0 to 13) that the claimer's side can still win, whatever the others do, after some cards."""
    # The cards are those played first, in turn, beginning with those of the trick in progress. Nothing when there are
    # too many positions.
    found = search_for(ending, plan, sort)
    state, laid = found.when_played(played)
    try:
        return found.best().tricks(state, laid)
    except TooMany:
        return None


@lru_cache(maxsize=REMEMBERED)
def can_win(
    ending: endings.Ending, plan: endings.Claimer, sort: SearchLimits, played: tuple[Card, ...], tricks: int
) -> bool | None:
    """True where the claimer's side can still win so many (0 to 13): found sooner than the most that it can win."""
    found = search_for(ending, plan, sort)
    state, laid = found.when_played(played)
    try:
        return found.best().wins(state, laid, tricks)
    except TooMany:
        return None


@lru_cache(maxsize=SEARCHES)
def search_for(ending: endings.Ending, plan: endings.Claimer, sort: SearchLimits) -> LineSearch:
    """A search that stands before its first trick."""
    position = position_of(ending, plan, sort.order, sort.irrational, sort.lapses)
    lying = {p.seat: p.card for p in ending.trick.cards}
    lies = tuple(position.bit(lying[s]) for s in clockwise_from(ending.trick.leader) if s in lying)
    whole = sum(position.hands)
    rules, duty = rules_of(position, ending.bonds)
    search = Search(position, rules, sort.patience or patience_for(len(position.cards) // SIZE))
    due = position.due_step(whole, 0, NOBODY if lies else ending.trick.leader)
    start = State(whole, ending.trick.leader, due, duty)
    widest = evolve(sort, lapses=endings.ALL_LAPSES)
    wide = None if sort == widest else search_for(ending, plan, widest)
    return LineSearch(search, start, lies, sort.patience, wide)


@frozen
class PlayStep:
    """One trick of a line: the state before it, the cards that lay in it already, and how it was played."""

    state: State
    lay: Laid
    done: Done


@frozen(eq=False)
class LineSearch:
    """A search, its start, the cards in the first trick, and, where it differs, the search with every lapse."""

    search: Search
    start: State
    lies: Laid
    patience: int
    wide: LineSearch | None

    def when_played(self, played: tuple[Card, ...]) -> tuple[State, Laid]:
        """The state before a trick, and what lies in it, when these cards have been played from the start."""
        state, laid = self.start, tuple(self.position.bit(c) for c in played)
        while len(laid) >= SIZE:
            state, laid = self.search.after(state, self.search.tricks(state, laid[:SIZE])[0]), laid[SIZE:]
        return state, laid

    def best(self) -> Best:
        """A new search for the best line, so that its result does not depend on earlier questions."""
        if self.wide is not None:
            return self.wide.best()
        # Declarer's wishes about leads are his own side's, unless it is the defenders that claim.
        rules, own = self.search.rules, self.position.own
        bound = any(suits and self.position.ours[seat] for seat, suits in enumerate(rules.owed))
        return Best(self.search, not (bound or rules.majors & own), left=self.patience_for_best)

    @property
    def patience_for_best(self) -> int:
        """The number of tricks that are played to their end before the search for the best line is given up."""
        few = len(self.position.cards) <= FEW * SIZE
        return MOST_OF_BEST if not self.patience else IN_TIME if few else WITH_MANY_CARDS

    def line(self, claimed: int) -> endings.Line:
        """The worst line, or any when there are too many; the costs of its plays only where it loses tricks claimed."""
        try:
            steps = tuple(self.steps())
            line = self.line_of(steps)
            line = evolve(line, least=line.tricks)
        except TooMany:
            steps = self.any_line()
            line = evolve(self.line_of(steps), exact=False, least=self.least())
        return line if line.tricks >= claimed else self.with_choices(line, steps)

    def with_choices(self, line: endings.Line, steps: tuple[PlayStep, ...]) -> endings.Line:
        """The line with its alternatives, and the tricks that could have been won."""
        best = best_from_start(self if self.wide is None else self.wide)
        try:
            most = best.tricks(self.start, self.lies)
            return evolve(line, best=most, choices=self.choices(steps, best))
        except TooMany:
            return evolve(line, choices=self.choices(steps, None))

    def least(self) -> int:
        """The tricks of the claimer's side below which no line was found as far as there was time to look."""
        limit = 0
        try:
            while not self.can_fall_to(self.start, self.lies, limit):
                limit += 1
        except TooMany:
            pass
        return limit

    def steps(self) -> Iterator[PlayStep]:
        """The tricks of the worst line. Raises TooMany."""
        state, lay = self.start, self.lies
        left = self.worth(state, lay)
        while state.left:
            done = next(d for d in self.search.tricks(state, lay) if self.falls_to(state, d, left))
            yield self.step(state, lay, done)
            left -= self.position.ours[done.winner]
            state, lay = self.search.after(state, done), ()

    def any_line(self) -> tuple[PlayStep, ...]:
        """The tricks of a line that is bad enough, each lost where it can be."""
        found, state, lay = list[PlayStep](), self.start, self.lies
        while state.left:
            done = min(self.search.tricks(state, lay), key=lambda d: self.position.ours[d.winner])
            found.append(self.step(state, lay, done))
            state, lay = self.search.after(state, done), ()
        return tuple(found)

    def step(self, state: State, lay: Laid, done: Done) -> PlayStep:
        """A trick of a line, declarer having said what he wants of its lead."""
        return PlayStep(state._replace(duty=done.wish.duty), lay, done)

    @property
    def position(self) -> PlannedPosition:
        """The position that is searched."""
        return self.search.position

    def falls_to(self, state: State, done: Done, limit: int) -> bool:
        """True where the claimer's side can be brought to win no more than this with this trick and after it."""
        ours = self.position.ours[done.winner]
        return limit >= ours and self.search.falls_to(self.search.after(state, done), limit - ours)

    def can_fall_to(self, state: State, lay: Laid, limit: int) -> bool:
        """True where the claimer's side can be held to this many tricks when the next trick begins like this."""
        return any(self.falls_to(state, d, limit) for d in self.search.tricks(state, lay))

    def worth(self, state: State, lay: Laid) -> int:
        """The fewest tricks of the claimer's side when the next trick begins with these cards."""
        limit = 0
        while not self.can_fall_to(state, lay, limit):
            limit += 1
        return limit

    def choices(self, steps: tuple[PlayStep, ...], best: Best | None) -> tuple[endings.Choice, ...]:
        """The plays of the claimer's side that had an alternative, and what each costs, where the best is known."""
        return tuple(c for number, step in enumerate(steps, 1) for c in self.choices_in(step, number, best))

    def choices_in(self, step: PlayStep, number: int, best: Best | None) -> Iterator[endings.Choice]:
        """The choices in a trick, in order."""
        for place in range(len(step.lay), SIZE):
            seat = (step.state.leader + place) % SIZE
            lay, card = step.done.cards[:place], step.done.cards[place]
            others = tuple(each(self.others(step.state, lay, card))) if self.position.ours[seat] else ()
            if not others:
                continue
            costs, instead = self.cost(step.state, lay, card, others, best)
            made, better = self.position.card(card), self.position.card(instead)
            lapse = self.lapse(step.state, lay, card)
            yield endings.Choice(SEATS[seat], made, self.manner(lay, card), better, number, costs, lapse)

    def lapse(self, state: State, lay: Laid, card: Cards) -> endings.Lapse | None:
        """The kind of lapse that a play is of which nothing was said, if it is one."""
        search = self.search if self.wide is None else self.wide.search
        left, top = search.lain(state, lay)
        seat = (state.leader + len(lay)) % SIZE
        now, lying = Now(seat, state.left, left, state.step), search.seen_by(seat, lay, top)
        hand = left & self.position.hands[seat]
        if not self.position.his[seat] or self.position.is_stated(now, hand, lying):
            return None
        return lapse_of(self.position, now, card, search.choices(state, lay) | card, lying)

    def cost(
        self, state: State, lay: Laid, card: Cards, others: tuple[Cards, ...], best: Best | None
    ) -> tuple[int, Cards]:
        """The tricks that a play costs beside the best of the others, and that best; zero and any where unknown."""
        if best is None:
            return 0, others[-1]
        worth = best.tricks(state, (*lay, card))
        need, instead = worth, others[-1]
        for other in others:
            while best.wins(state, (*lay, other), need + 1):
                need, instead = need + 1, other
        return need - worth, instead

    def others(self, state: State, lay: Laid, card: Cards) -> Cards:
        """The other normal plays of a hand of the claimer's side, of cards worth the same only one."""
        equals = self.position.lowest_equals(state.left)
        others = (self.search if self.wide is None else self.wide.search).choices(state, lay) & ~card
        worth = lowest_of(card, equals & self.position.suit_with[card])
        return sum(c for c in each(others) if lowest_of(c, equals & self.position.suit_with[c]) != worth)

    def manner(self, lay: Laid, card: Cards) -> endings.Manner:
        """The manner in which a card came into a trick that held these cards."""
        if not lay:
            return endings.Manner.LEAD
        if card & self.position.suit_with[lay[0]]:
            return endings.Manner.FOLLOW
        return endings.Manner.RUFF if card & self.position.trumps else endings.Manner.DISCARD

    def line_of(self, steps: tuple[PlayStep, ...]) -> endings.Line:
        """The line with its cards and winners, declarer's wishes, and the steps that could not be taken."""
        plays = tuple(
            (SEATS[(s.state.leader + place) % SIZE], self.position.card(card))
            for s in steps
            for place, card in enumerate(s.done.cards)
        )
        winners = tuple(SEATS[s.done.winner] for s in steps)
        tricks = sum(self.position.ours[w] for w in winners)
        wishes = tuple((n, s.done.wish.bond) for n, s in enumerate(steps, 1) if s.done.wish.bond is not None)
        return endings.Line(plays, winners, tricks, wishes=wishes, stuck=tuple(self.stuck(steps)))

    def stuck(self, steps: tuple[PlayStep, ...]) -> Iterator[endings.Stuck]:
        """The steps that he could not take when they were due, since the hand on lead had no such card."""
        stated = set[int]()
        for number, step in enumerate(steps, 1):
            state, plan = step.state, self.position.plan.statement
            due = state.step if state.step < len(plan) and not step.lay else None
            if due is None or due in stated or not self.position.his[state.leader]:
                continue
            hand = state.left & self.position.hands[state.leader]
            now = Now(state.leader, state.left, state.left, due)
            if not self.position.lead_of(plan[due], now, hand) and not self.position.stated_lead(now, hand):
                stated.add(due)
                yield endings.Stuck(number, SEATS[state.leader], plan[due])


@lru_cache(maxsize=SEARCHES)
def known_from_start(found: LineSearch) -> Best:
    """A search for the best line that has looked at the start, as far as it comes."""
    best = found.best()
    with suppress(TooMany):
        best.tricks(found.start, found.lies)
    return best


def best_from_start(found: LineSearch) -> Best:
    """A search for the best line that goes on from what is known of the start, and knows of no later question."""
    return known_from_start(found).copy()


def lowest_of(card: Cards, equals: Cards) -> Cards:
    """The lowest card of the suit that is worth as much, of those that stand for the others."""
    below = equals & (card | card - 1)
    return 1 << (below.bit_length() - 1)
