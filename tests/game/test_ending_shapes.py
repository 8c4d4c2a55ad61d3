"""Endings that are remembered as one are worth the same, whatever was said, marked, or lies on the table."""

import pytest
from attrs import evolve
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridgetable.game.cards import Suit
from bridgetable.game.endings.ending import (
    Claimer,
    CrossRuff,
    Discard,
    DrawTrumps,
    Duck,
    DummyIsHigh,
    Irrational,
    KnockOut,
    Lapse,
    LeadTo,
    Lose,
    Manner,
    Order,
    PlayIt,
    PlayRound,
    Reach,
    RuffIt,
    RuffSuit,
    RunIt,
    RunSuit,
    SetUp,
    TakeTricks,
    WinIn,
)
from bridgetable.game.endings.layout import Cards, Layout, Shape
from bridgetable.game.endings.lines import EVERY_TRICK, SearchLimits, search_for
from bridgetable.game.seats import Seat
from tests.game.every_line import bonds_for, dice_of, random_ending


def as_it_lies(_layout: Layout, whole: Cards) -> Shape:
    """A shape that only the very same cards have."""
    return (whole,)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32), size=st.integers(2, 4), defends=st.booleans(), order=st.sampled_from(Order))
def test_endings_of_one_shape_are_worth_the_same(
    monkeypatch: pytest.MonkeyPatch, seed: int, size: int, order: Order, *, defends: bool
) -> None:
    dice = dice_of(seed)
    free = random_ending(dice, size)
    found = evolve(free, bonds=bonds_for(dice, free)) if seed % 2 else free
    hands = (Seat.E,) if defends else (Seat.N, Seat.S)
    own, suit = sorted(c for h in hands for c in found.hands[h]), dice.choice(list(Suit))
    cards = [make(dice.choice(own)) for make in (PlayIt, RuffIt, RunIt, KnockOut)]
    low, high = sorted((dice.choice(own), dice.choice(own)))
    to = LeadTo(high.suit, high, low if low.suit is high.suit else None)
    of_suit = (make(suit) for make in (RunSuit, Duck, RuffSuit, Lose, PlayRound, LeadTo, SetUp))
    thrown = Discard((dice.choice(own),), dice.choice(((), (dice.choice(own),))))
    in_hand = (make(dice.choice(hands)) for make in (Reach, lambda seat: WinIn(suit, seat)))
    rest = (DrawTrumps(), CrossRuff(), TakeTricks(suit, 2), DummyIsHigh())
    steps = (*cards, *of_suit, to, thrown, *in_hand, *rest)
    plan = Claimer(hands[-1], hands, tuple(dice.sample(steps, dice.choice((0, 1, 2)))))
    marks = tuple(Irrational(dice.choice(own), how, dice.choice((0, 1))) for how in dice.sample(list(Manner), 1))
    sort = SearchLimits(order, marks, frozenset(dice.sample(list(Lapse), dice.choice((0, 1, len(Lapse))))))
    search_for.cache_clear()
    line = search_for(found, plan, sort).line(EVERY_TRICK)
    with monkeypatch.context() as patch:
        patch.setattr(Layout, "shape", as_it_lies)
        search_for.cache_clear()
        other = search_for(found, plan, sort).line(EVERY_TRICK)
    assert (other.tricks, other.best) == (line.tricks, line.best)
