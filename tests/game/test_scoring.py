"""Law 77: every contract, doubling, vulnerability and number of tricks against an independent reckoning."""

from __future__ import annotations

from itertools import product

import pytest

from bridgetable.game.auction import Contract
from bridgetable.game.boards import numbered
from bridgetable.game.calls import PASS, Bid, Strain, call
from bridgetable.game.deals import shuffled
from bridgetable.game.scoring import contract_score
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import new_table
from bridgetable.session.calls.consequences import called

# The book's table, written out: trick by trick, and penalty by penalty.
EACH = {Strain.C: 20, Strain.D: 20, Strain.H: 30, Strain.S: 30, Strain.NT: 30}
DOWN_DOUBLED = {
    False: [100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500],
    True: [200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800],
}


def by_the_table(level: int, strain: Strain, doubled: int, *, vulnerable: bool, tricks: int) -> int:
    over = tricks - 6 - level
    if over < 0:
        if doubled == 1:
            return over * (100 if vulnerable else 50)
        return -DOWN_DOUBLED[vulnerable][-over - 1] * (1 if doubled == 2 else 2)
    points = sum((40 if strain is Strain.NT and n == 0 else EACH[strain]) * doubled for n in range(level))
    bonus = 50 if points < 100 else 500 if vulnerable else 300
    slam = {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0)
    extra = {1: EACH[strain], 2: 200 if vulnerable else 100, 4: 400 if vulnerable else 200}[doubled]
    return points + bonus + slam + over * extra + {1: 0, 2: 50, 4: 100}[doubled]


def test_every_contract_scores_as_the_table_says() -> None:
    for level, strain, doubled, vulnerable, tricks in product(range(1, 8), Strain, (1, 2, 4), (False, True), range(14)):
        contract = Contract(Bid(level, strain), doubled, Seat.S)
        expected = by_the_table(level, strain, doubled, vulnerable=vulnerable, tricks=tricks)
        assert expected == contract_score(contract, vulnerable=vulnerable, tricks=tricks)


def test_each_side_scores_nothing_when_all_four_pass() -> None:
    table = new_table(numbered(4, shuffled(77)))
    assert [None, None] == [table.score_for(side) for side in Side]
    for seat in (Seat.W, Seat.N, Seat.E, Seat.S):
        table = called(table, seat, PASS)
    assert [0, 0] == [table.score_for(side) for side in Side]


@pytest.mark.parametrize(
    ("bid", "doubled", "vulnerable", "tricks", "points"),
    [
        ("4S", 1, False, 10, 420),
        ("4S", 1, True, 10, 620),
        ("4S", 1, True, 12, 680),
        ("6S", 1, True, 12, 1430),
        ("6S", 1, False, 12, 980),
        ("6S", 1, True, 11, -100),
        ("1NT", 2, False, 7, 180),
        ("4S", 2, False, 7, -500),
        ("6C", 2, False, 9, -500),
        ("3NT", 1, False, 9, 400),
        ("2NT", 1, False, 9, 150),
        ("5C", 1, False, 8, -150),
        ("3H", 1, False, 11, 200),
        ("1C", 2, True, 8, 340),
        ("1NT", 4, False, 7, 560),
        ("4S", 4, False, 6, -1600),
    ],
)
def test_worked_scores_come_out(bid: str, doubled: int, vulnerable: bool, tricks: int, points: int) -> None:
    """QBA-121."""
    one = call(bid)
    assert isinstance(one, Bid)
    assert points == contract_score(Contract(one, doubled, Seat.S), vulnerable=vulnerable, tricks=tricks)
