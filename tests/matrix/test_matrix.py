"""Where two laws meet the rulings hold, and while questions wait: samples of what `python -m tests.matrix` walks on."""

from collections.abc import Callable
from functools import partial, reduce
from itertools import accumulate, islice

import pytest

from bridgetable.formats.journal import Journal, read_journal
from bridgetable.formats.lawbook import book_of
from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.session.act import act
from bridgetable.session.cards.actions import TakeBack
from tests.golden import golden
from tests.matrix import meanwhile
from tests.matrix.asked import (
    Position,
    asks,
    clauses_that_ask,
    every_position,
    journal_of,
    listed,
    sitting_at,
    unreached,
)
from tests.matrix.matrix import laws_staged, walks
from tests.matrix.staying import Watch, faults_of_cards_ordered_back, faults_of_taking_back

SEED, WALKS = 1, 60
INTERRUPTED = 240


def test_rulings_hold_where_two_laws_meet() -> None:
    walked = list(islice(walks("", SEED), WALKS))
    assert {} == {one.what: (one.path.wrong, one.path.text) for one in walked if one.path.wrong}
    assert sum(one.met for one in walked) >= WALKS // 3


def test_a_law_for_which_nothing_is_staged_has_no_paths() -> None:
    assert ["50" in laws_staged(), list(walks("50", SEED))] == [False, []]


def test_every_clause_that_asks_is_listed_where_it_asks() -> None:
    known = {one.clause for one in listed()} | set(unreached())
    assert set() == clauses_that_ask() - known
    assert [] == [one for one in listed() if not asks(sitting_at(one), one.clause)]


@pytest.mark.slow
def test_no_clause_asks_in_a_golden_ruling_that_is_not_listed() -> None:
    asked = {one.clause for one in every_position()}
    assert asked == {one.clause for one in listed()}


@pytest.mark.parametrize("asked", [listed, partial(every_position, "2007")])
def test_a_question_that_waits_stays_whatever_is_done_meanwhile(asked: Callable[[], tuple[Position, ...]]) -> None:
    walked = list(islice(meanwhile.walks(asked(), SEED), INTERRUPTED))
    wrong = {(one.what, fault): one.text_until(meanwhile.sort_of(fault)) for one in walked for _, fault in one.faults}
    assert {} == wrong
    assert sum(one.met for one in walked) >= INTERRUPTED // 5


def faults_by_step(told: Journal) -> list[list[str]]:
    """What is wrong with each step of a journal while questions wait."""
    watch, after = Watch(), list(accumulate(told.actions, act, initial=told.start))
    return [list(watch.step(*step)) for step in zip(after, told.actions, after[1:], strict=False)]


def test_a_question_waits_behind_another_of_its_case_of_which_somebody_has_spoken() -> None:
    assert not any(faults_by_step(journal_of(golden("law_46/46B-next-hand-follows-while-the-director-asks"))))


TWO_SLIPS = """bridgetable 1
book: 2007
deal: N:T864.QJ72.K6.A85 Q5.84.AT752.9642 AKJ93.AK5.84.T73 72.T963.QJ93.KQJ
contract: 1S by S

W leads CK
E plays C2
S plays C3
S notices
E changes to S5
45C4b yes
S changes to SJ
45C4b no
"""


def test_two_players_are_asked_whether_they_have_named_a_card_by_a_slip() -> None:
    assert not any(faults_by_step(read_journal(TWO_SLIPS)))


TWO_CARDS = """bridgetable 1
book: 2007
deal: N:T864.QJ72.K6.A85 Q5.84.AT752.9642 AKJ93.AK5.84.T73 72.T963.QJ93.KQJ
contract: 4S by S

W plays CK H9
N plays CA
E plays C2
S notices
58B1 all
58B2 H9
E leads H8
58B3 HJ
"""


def test_only_the_card_that_is_asked_about_may_be_taken_back_and_not_a_lead_that_may_go_in_its_place() -> None:
    told = read_journal(TWO_CARDS)
    sitting = reduce(act, told.actions, told.start)
    led, played = TakeBack(Seat.E, card("H8")), TakeBack(Seat.E, card("C2"))
    assert [[], []] == [list(faults_of_taking_back(sitting, back)) for back in (led, played)]
    assert ["10B", "47D"] == [one.cite for back in (led, played) if (one := act(sitting, back).pending) is not None]


def test_a_card_that_is_ordered_back_is_seen_where_it_lies_in_its_trick_still() -> None:
    told = journal_of(golden("law_53/53B-lead-from-hand"))
    *_, before, after = accumulate(told.actions, act, initial=told.start)
    assert [] == list(faults_of_cards_ordered_back(before, after))
    (fault,) = faults_of_cards_ordered_back(before, evolve(after, floor=before.table))
    assert "53B: a card that is ordered back lies in its trick still" == fault


def test_rulings_hold_under_the_laws_of_2007_where_two_laws_meet() -> None:
    walked = list(islice(walks("", SEED, book_of("2007")), WALKS // 2))
    assert {} == {one.what: (one.path.wrong, one.path.text) for one in walked if one.path.wrong}


CALLED_OVER = """bridgetable 1
book: 2007
dealer: S
deal: N:T864.QJ72.K6.A85 Q5.84.AT752.9642 AKJ93.AK5.84.T73 72.T963.QJ93.KQJ

S calls 1S
W calls Pass
E calls 2D
S notices
N calls 1H
27A1 no
27B 2H
N calls Pass while S calls 1D
29A yes
29A no
30C yes
27B1a yes
27A1 no
27B 7S
27B1b no
"""


def test_a_call_in_the_place_of_one_accepted_out_of_rotation_is_on_record_with_it() -> None:
    assert not any(faults_by_step(read_journal(CALLED_OVER)))
