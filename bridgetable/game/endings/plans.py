"""A statement as the search follows it: each of its steps, in the hands as they lie."""

from collections.abc import Iterator
from typing import assert_never

from bridgetable.game.cards import Card, Rank, Suit, card_of, of_suit
from bridgetable.game.endings import ending as endings
from bridgetable.game.endings.ending import Ending, Intention
from bridgetable.game.seats import Seat
from bridgetable.game.statements import steps as said
from bridgetable.game.statements.steps import Place, Step
from bridgetable.game.values import frozen

Followed = tuple[tuple[Intention, Step], ...]
"""The intentions of a statement, each with the step that it comes from."""
UNORDERED = said.Give | said.Take | said.Rest | said.AnyOrder | said.AllGood


@frozen
class Planner:
    """The cards that are left, and whose plan it is."""

    ending: Ending
    seat: Seat
    hands: tuple[Seat, ...]

    def followed(self, steps: tuple[Step, ...]) -> Followed:
        """The intentions of a statement, in order."""
        return tuple((one, step) for place, step in enumerate(steps) for one in self.of_step(steps, place, step))

    def of_step(self, steps: tuple[Step, ...], place: int, step: Step) -> Iterator[Intention]:
        """The intentions in one step."""
        match step:
            case said.Cash(suit=Suit() as suit, ranks=ranks, rounds=rounds):
                yield from self.cashed(suit, ranks, rounds, is_counted=all(is_unordered(s) for s in steps))
            case said.Small(suit=suit):
                yield endings.LeadTo(suit)
            case said.Cross():
                yield from self.crossed(step, named_before(steps[:place]))
            case said.LeadTo(to=to, lead=lead):
                yield endings.LeadTo(to.suit, to, lead)
                # He still plays that card when another has taken the trick.
                yield endings.PlayIt(to)
            case said.Finesse():
                yield from self.finessed(step)
            case said.Ruff(suit=suit, rank=rank, place=where, using=using):
                seat = None if where is None else self.seat_of(where)
                card = None if rank is None else card_of(suit, rank)
                yield endings.RuffSuit(suit, seat, using) if card is None else endings.RuffIt(card, using)
            case said.Throw():
                yield self.thrown(steps, place, step)
            case said.Overtake(card=card, using=using):
                yield endings.LeadTo(card.suit, using, card)
            case said.Draw(rounds=0):
                yield endings.DrawTrumps()
            case said.Draw(rounds=rounds):
                yield from [endings.PlayRound(self.ending.trump)] * rounds if self.ending.trump is not None else ()
            case said.CrossRuff():
                yield endings.CrossRuff()
            case said.Give(suit=Suit() as suit):
                is_last = all(isinstance(s, UNORDERED) for s in steps[place:])
                yield endings.Lose(suit) if is_last else endings.Duck(suit)
            case said.Duck(suit=suit):
                yield endings.Duck(suit)
            case said.KnockOut(card=card):
                yield endings.KnockOut(card)
            case said.SetUp(suit=suit):
                yield endings.SetUp(suit)
            case said.Win(suit=suit, place=where):
                yield endings.WinIn(suit, self.seat_of(where))
            case said.AllGood(place=Place.DUMMY):
                yield endings.DummyIsHigh()
            case said.Cash() | said.Give() | said.Take() | said.Rest() | said.AnyOrder() | said.AllGood():
                return
            case _:
                assert_never(step)

    def seat_of(self, place: Place) -> Seat:
        """The hand that is spoken of."""
        return self.seat if place is Place.HAND else self.seat.partner

    def held(self, seat: Seat, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit in a hand, lowest first."""
        return tuple(sorted(of_suit(self.ending.hands[seat], suit)))

    def cashed(self, suit: Suit, ranks: tuple[Rank, ...], rounds: int, *, is_counted: bool) -> Iterator[Intention]:
        """Cards, rounds or a suit that are played; tricks that are only counted are played in no order."""
        if ranks:
            yield from (endings.PlayIt(card_of(suit, rank)) for rank in ranks)
        elif not rounds:
            yield endings.RunSuit(suit)
        elif is_counted:
            yield endings.TakeTricks(suit, rounds)
        else:
            yield from [endings.PlayRound(suit)] * rounds

    def crossed(self, step: said.Cross, played: frozenset[Card]) -> Iterator[Intention]:
        """The way to a hand: with the card that was named, else with the highest of the suit that is still there."""
        seat = self.seat_of(step.place)
        if step.suit is None:
            yield endings.Reach(seat)
            return
        there = tuple(c for c in self.held(seat, step.suit) if c not in played)
        card = None if step.rank is None else card_of(step.suit, step.rank)
        if card is not None and card not in there:
            yield endings.LeadTo(step.suit, there[-1] if there else None, card)
        elif seat not in self.hands:
            yield endings.LeadTo(step.suit)
        else:
            yield endings.LeadTo(step.suit, card or (there[-1] if there else None))
            yield from () if card is None else (endings.PlayIt(card),)

    def finessed(self, step: said.Finesse) -> Iterator[Intention]:
        """The card that is finessed: led to from the other hand, or led from its own and let run."""
        seats = self.hands if step.against is None else tuple(s for s in self.hands if s is step.against.lho)
        theirs = [c for s in self.seat.side.other.seats for c in self.held(s, step.suit)]
        if step.rank is not None:
            card = card_of(step.suit, step.rank)
            holder = next((s for s in self.hands if card in self.ending.hands[s]), self.seat)
            own, opposite = self.held(holder, step.suit), self.held(holder.partner, step.suit)
            # The highest of its hand is let run where the other hand has a higher one behind it.
            leads = bool(own and opposite) and own[-1] == card < opposite[-1] and step.against is None
            runs = len(self.hands) == 1 or holder not in seats or not opposite or leads
            yield endings.RunIt(card) if runs else endings.LeadTo(step.suit, card)
            return
        below = [c for s in seats for c in self.held(s, step.suit) if theirs and c < max(theirs) and c > min(theirs)]
        if below:
            yield endings.LeadTo(step.suit, max(below))
        else:
            yield endings.LeadTo(step.suit)

    def thrown(self, steps: tuple[Step, ...], place: int, step: said.Throw) -> endings.Discard:
        """The cards that may be thrown, and those on which they are: of the step before where none was named."""
        alike = [s for s in steps if isinstance(s, said.Throw) and s.suit is step.suit]
        before = next((s for s in reversed(steps[:place]) if not isinstance(s, said.Throw)), None)
        on = step.on
        if on is None and isinstance(before, said.Cash) and before.suit is not None:
            on = card_of(before.suit, before.ranks[-1]) if before.ranks else before.suit
        if isinstance(on, Suit):
            on_cards = tuple(c for s in self.hands for c in self.held(s, on))
        else:
            on_cards = () if on is None else (on,)
        if step.rank is not None:
            return endings.Discard((card_of(step.suit, step.rank),), on_cards)
        lowest = (c for s in self.hands for c in self.held(s, step.suit)[: len(alike)])
        return endings.Discard(tuple(lowest), on_cards)


def is_unordered(step: Step) -> bool:
    """True where a step only counts tricks."""
    return isinstance(step, UNORDERED) or (isinstance(step, said.Cash) and bool(step.rounds))


def named_before(steps: tuple[Step, ...]) -> frozenset[Card]:
    """The cards that earlier steps have played."""
    found: set[Card] = set()
    for step in steps:
        if isinstance(step, said.Cash | said.Cross) and step.suit is not None:
            ranks = step.ranks if isinstance(step, said.Cash) else () if step.rank is None else (step.rank,)
            found.update(card_of(step.suit, rank) for rank in ranks)
        elif isinstance(step, said.LeadTo | said.Overtake):
            found.add(step.to if isinstance(step, said.LeadTo) else step.using)
    return frozenset(found)
