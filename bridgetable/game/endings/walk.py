"""A statement played out trick by trick as its claimer sees it: only as far as he has said what he plays.

The other side takes a trick with the lowest card that nobody behind can beat, and else plays low. Where it is to lead
the walk ends, since what it leads is its own choice; so it does where the hand on lead can take none of the steps.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import mutable

from bridgetable.game.cards import Card
from bridgetable.game.endings.ending import SANE, Claimer, Discard, DummyIsHigh, Ending
from bridgetable.game.endings.layout import Cards, Lying, Now, each
from bridgetable.game.endings.lines import SearchLimits, is_searchable, search_for
from bridgetable.game.endings.rules import Wish
from bridgetable.game.endings.search import SIZE, Laid, Search, State
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import frozen


@frozen
class Walked:
    """A trick of a walk: every card in order, who wins it, and the intentions (from 0) that are carried out in it."""

    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat
    taken: frozenset[int]


def walked(ending: Ending, claimer: Claimer) -> tuple[Walked, ...]:
    """The tricks that a statement plays, the one in progress first; none where the hands are not whole."""
    if not is_searchable(ending):
        return ()
    found = search_for(ending, claimer, SearchLimits(lapses=SANE))
    return tuple(Walk(found.search).tricks(found.start, found.lies))


@mutable(eq=False)
class Walk:
    """The tricks of a statement as they are played, and the intentions carried out so far."""

    search: Search
    taken: frozenset[int] = frozenset()

    def tricks(self, state: State, lies: Laid) -> Iterator[Walked]:
        """The tricks from a state with these cards in its first trick."""
        position, laid = self.search.position, lies
        while state.left and (laid or self.leads(state) is not None):
            before = self.taken
            while len(laid) < SIZE:
                laid = (*laid, self.card(state, laid))
            done = self.search.tricks(state, laid)[0]
            plays = tuple((SEATS[(state.leader + n) % SIZE], position.card(card)) for n, card in enumerate(laid))
            yield Walked(plays, SEATS[done.winner], self.taken - before)
            state, laid = self.search.after(state, done), ()

    def leads(self, state: State) -> int | None:
        """The intention (from 0) with which the hand on lead leads, if it can take one."""
        position, steps = self.search.position, self.search.position.plan.statement
        now = Now(state.leader, state.left, state.left, state.step)
        hand = state.left & position.hands[state.leader]
        if not position.his[state.leader] or not position.stated_lead(now, hand):
            return None
        due = (n for n in range(state.step, len(steps)) if position.lead_of(steps[n], now, hand))
        return next(due, next((n for n, step in enumerate(steps) if isinstance(step, DummyIsHigh)), None))

    def card(self, state: State, laid: Laid) -> Cards:
        """The card that the next hand plays; what was said of it counts as carried out."""
        search, position = self.search, self.search.position
        left, top = search.lain(state, laid)
        seat = (state.leader + len(laid)) % SIZE
        lying = search.seen_by(seat, laid, top)
        if lying is None:
            lead = self.leads(state)
            self.taken |= frozenset() if lead is None else {lead}
            return self.lowest(search.choices(state, laid))
        if not position.ours[seat]:
            hand = left & position.hands[seat]
            allowed = search.rules.playable(seat, state.left, hand, lying.led, Wish(state.duty))
            return self.following(seat, allowed, left, lying)
        card = self.following(seat, search.choices(state, laid), left, lying)
        now = Now(seat, state.left, left, state.step)
        if position.his[seat] and position.stated_follow(now, left & position.hands[seat], lying) & card:
            self.carry_out(now, lying, card)
        return card

    def carry_out(self, now: Now, lying: Lying, card: Cards) -> None:
        """Count as carried out what was said of a card that follows, or is thrown."""
        position, steps = self.search.position, self.search.position.plan.statement
        step = position.step_taken(now, lying)
        if position.to_be_thrown(now, card, lying, step):
            these = [n for n, s in enumerate(steps) if isinstance(s, Discard) and position.bits_of(s.cards) & card]
            # Of two cards of a suit each counts as the one that is thrown next.
            self.taken |= {next((n for n in these if n not in self.taken), these[0])}
        elif step is not None:
            self.taken |= {steps.index(step, now.step)}

    def following(self, seat: int, cards: Cards, left: Cards, lying: Lying) -> Cards:
        """Of the cards that may follow the lowest that takes the trick and cannot be beaten, else the lowest."""
        position = self.search.position
        against = [s for s in lying.behind if position.ours[s] is not position.ours[seat]]

        def stays(best: Cards) -> bool:
            return not any(position.winning(left & position.hands[s], lying._replace(best=best)) for s in against)

        is_won = position.ours[lying.holder] is position.ours[seat] and stays(lying.best)
        taking = 0 if is_won else sum(c for c in each(position.winning(cards, lying)) if stays(c))
        return self.lowest(taking or cards)

    def lowest(self, cards: Cards) -> Cards:
        """The lowest of some cards by its rank, of trumps last."""
        position = self.search.position
        return min(each(cards), key=lambda card: (bool(card & position.trumps), position.card(card).rank))
