"""Best play under restrictions: what is proven is what trying everything comes to, and a bound says so."""

from functools import cache

import pytest

from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.rulings.decisions import Answer
from bridgetable.session.act import act
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.director.actions import Reply
from bridgetable.session.sitting import Sitting
from bridgetable.worth import best_play
from bridgetable.worth.best_play import BestPlay, Tricks
from bridgetable.worth.position import position_of, restricted_sides
from tests.worth.endings import ending, with_penalty_cards
from tests.worth.plain_solver import solve

SEEDS = range(24)


def everything_tried(sitting: Sitting) -> int:
    """The tricks of declarer's side when every legal card and every answer of a player is tried to the end."""
    table = sitting.table
    assert table.declarer is not None
    side = table.declarer.side
    if table.phase is Phase.END:
        return table.tricks_credited(side)
    if sitting.pending is not None:
        by = sitting.pending.by
        assert isinstance(by, Seat)
        after = [act(sitting, Reply(Answer(sitting.pending.cite, key))) for key in sitting.pending.keys]
        return (max if by.side is side else min)(everything_tried(one) for one in after)
    turn = table.turn
    assert turn is not None
    after = [act(sitting, PlayCard(turn, c)) for c in legal_cards(table, turn)]
    return (max if turn.side is side else min)(everything_tried(one) for one in after)


@cache
def staged(seed: int) -> tuple[Sitting, Side, int]:
    """An ending with penalty cards, declarer's side, and the tricks that trying everything gives it."""
    sitting = with_penalty_cards(seed, 3).now
    declarer = sitting.table.declarer
    assert declarer is not None
    return sitting, declarer.side, everything_tried(sitting)


def found(seed: int) -> Tricks:
    sitting, side, _ = staged(seed)
    number = BestPlay(solve, side).of_option(sitting, 1)
    assert number is not None
    return number


def test_what_is_looked_at_to_the_end_is_what_trying_everything_comes_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_play, "DEEPEST", 50)
    monkeypatch.setattr(best_play, "MOST_SOLVED", 5_000)
    for seed in SEEDS:
        assert Tricks(staged(seed)[2], proven=True) == found(seed)


def test_what_is_proven_at_a_glance_is_true_and_what_is_not_is_a_bound_for_declarer() -> None:
    for seed in SEEDS:
        number = found(seed)
        assert number.number == staged(seed)[2] if number.proven else number.number <= staged(seed)[2]


def test_what_cannot_be_looked_at_is_a_bound_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_play, "DEEPEST", 0)
    bounds = [found(seed) for seed in SEEDS if not found(seed).proven]
    assert len(bounds) > len(SEEDS) / 3
    assert all(found(seed).number <= staged(seed)[2] for seed in SEEDS)


def test_a_restriction_can_change_the_number_of_tricks() -> None:
    def free(seed: int) -> int:
        sitting, side, _ = staged(seed)
        position = position_of(sitting.table)
        assert position is not None
        best = max(solve(position).values())
        return sitting.table.tricks_credited(side) + (best if position.turn.side is side else 3 - best)

    assert any(free(seed) < staged(seed)[2] for seed in SEEDS)


def test_nobody_is_restricted_where_nothing_has_gone_wrong() -> None:
    sitting = ending(7, 3).now
    assert frozenset() == restricted_sides(sitting.table)
    assert sitting.table.declarer is not None
    number = BestPlay(solve, sitting.table.declarer.side).of_option(sitting, 1)
    assert Tricks(everything_tried(sitting), proven=True) == number
