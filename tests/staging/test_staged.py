# ruff: noqa: S311  (a test draws its choices, it keeps no secrets)
"""Every kind of irregularity that is said to be staged comes about, and regular going-on breaks no law."""

from random import Random

import pytest

from bridgetable.formats.journal import Journal
from bridgetable.game.boards import numbered
from bridgetable.game.deals import shuffled
from bridgetable.game.irregularities import Kind
from bridgetable.game.outcomes import contract
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import evolve
from bridgetable.session.act import act
from bridgetable.session.cards.actions import LeadCard, PlayCard
from bridgetable.session.claims.actions import Claim
from bridgetable.session.sitting import Sitting
from bridgetable.staging.cards import next_cards
from bridgetable.staging.regular import goes_on
from bridgetable.staging.staged import STAGED, NotStaged, stageable, staged
from tests.matrix.path import Path, start_of


@pytest.mark.parametrize("kind", stageable(), ids=lambda k: k.name)
def test_the_irregularity_comes_about_on_one_of_a_few_deals(kind: Kind) -> None:
    paths = (Path(start_of(seed, kind), Random(seed), lambda *_: iter(())) for seed in range(200))
    path = next(p for p in paths if p.until(kind))
    assert any(i.kind is kind for i in path.sitting.table.irregularities)


@pytest.mark.parametrize("kind", [k for k in Kind if k not in stageable()], ids=lambda k: k.name)
def test_what_cannot_be_staged_says_why(kind: Kind) -> None:
    row = STAGED[kind]
    assert isinstance(row, NotStaged)
    assert row.why
    sitting = Journal(numbered(1, shuffled(1))).start
    assert staged(kind, sitting, lambda _count: 0) is None


@pytest.mark.parametrize("seed", range(30))
def test_regular_going_on_breaks_no_law_and_comes_to_an_end(seed: int) -> None:
    random = Random(seed)
    sitting = Journal(numbered(seed % 16 + 1, shuffled(seed))).start
    while (action := goes_on(sitting, random.randrange)) is not None:
        sitting = act(sitting, action)
    assert Phase.END is sitting.table.phase
    assert () == sitting.table.irregularities


def test_a_card_is_played_after_a_claim_also_where_nobody_has_led() -> None:
    sitting = act(Journal(numbered(1, shuffled(1)), contract=contract("3NT by S")).start, Claim(Seat.S, 13))
    assert isinstance(staged(Kind.PLAY_AFTER_CLAIM, sitting, lambda _count: 0), PlayCard)


def test_a_hand_that_has_no_card_left_plays_none() -> None:
    start = Journal(numbered(1, shuffled(1)), contract=contract("3NT by S")).start.table
    led = act(Sitting(start), LeadCard(Seat.W, min(start.hands[Seat.W]))).table
    assert [Seat.N] == [action.seat for action in next_cards(led, lambda _count: 0) if isinstance(action, PlayCard)]
    assert [] == list(next_cards(evolve(led, hands=led.hands.set(Seat.N, frozenset())), lambda _count: 0))


def test_no_two_kinds_have_one_everyday_name() -> None:
    assert len(Kind) == len({kind.record.everyday for kind in Kind})
