"""Laws 77 and 78: every contract against an independent reckoning, IMPs against the book, and matchpoints."""

from fractions import Fraction
from itertools import product

import pytest

from bridgetable.game.auction import Contract
from bridgetable.game.boards import numbered
from bridgetable.game.calls import PASS, Bid, Strain, call
from bridgetable.game.deals import shuffled
from bridgetable.game.scoring import Matchpoints, contract_score, imps, matchpoints
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


# The rows of the book's table: the least and the greatest difference in points, and the IMPs.
ROWS = [
    *((0, 10, 0), (20, 40, 1), (50, 80, 2), (90, 120, 3), (130, 160, 4), (170, 210, 5), (220, 260, 6)),
    *((270, 310, 7), (320, 360, 8), (370, 420, 9), (430, 490, 10), (500, 590, 11), (600, 740, 12)),
    *((750, 890, 13), (900, 1090, 14), (1100, 1290, 15), (1300, 1490, 16), (1500, 1740, 17)),
    *((1750, 1990, 18), (2000, 2240, 19), (2250, 2490, 20), (2500, 2990, 21), (3000, 3490, 22)),
    *((3500, 3990, 23), (4000, 8000, 24)),
]


@pytest.mark.parametrize(("least", "greatest", "won"), ROWS)
def test_every_difference_is_worth_the_imps_of_its_row(least: int, greatest: int, won: int) -> None:
    """QBA-121."""
    differences = range(least, greatest + 10, 10)
    assert {won} == {imps(d, 0) for d in differences}
    assert {-won} == {imps(0, d) for d in differences}


def test_the_rows_leave_out_no_difference() -> None:
    assert [least for least, _, _ in ROWS[1:]] == [greatest + 10 for _, greatest, _ in ROWS[:-1]]


@pytest.mark.parametrize(
    ("ours", "theirs", "won"),
    [(420, 170, 6), (1430, 650, 13), (680, 650, 1), (650, 650, 0), (-100, 650, -13), (-50, -620, 11), (50, -50, 3)],
)
def test_worked_comparisons_come_out(ours: int, theirs: int, won: int) -> None:
    """QBA-014 holds the four against +650."""
    assert won == imps(ours, theirs)


@pytest.mark.parametrize(
    ("ours", "field", "units", "percent"),
    [
        (420, [420, 420, 450, -50, 170], 6, Fraction(60)),
        (420, [], 0, Fraction(50)),
        (0, [-90, 110, 0], 3, Fraction(50)),
        (-1400, [620, 650], 0, Fraction(0)),
        (50, [-420, -450], 4, Fraction(100)),
    ],
)
def test_two_units_for_each_score_beaten_one_for_each_equal_one(
    ours: int, field: list[int], units: int, percent: Fraction
) -> None:
    won = matchpoints(ours, field)
    assert Matchpoints(units, 2 * len(field)) == won
    assert percent == won.percent


def test_what_one_side_wins_the_other_loses() -> None:
    scores = [420, 450, -50, 420, 170, 0, -1400]
    for at, mine in enumerate(scores):
        rest = [s for n, s in enumerate(scores) if n != at]
        assert matchpoints(mine, rest).units + matchpoints(-mine, [-s for s in rest]).units == 2 * len(rest)


def test_a_table_of_frequencies_gives_each_score_its_matchpoints() -> None:
    """QBA-011."""
    times = {480: 2, 450: 13, 420: 8, 170: 4, 110: 2, -50: 3}
    field = [score for score, many in times.items() for _ in range(many)]
    won = {}
    for score in times:
        others = list(field)
        others.remove(score)
        won[score] = matchpoints(score, others).units
    assert {480: 61, 450: 46, 420: 25, 170: 13, 110: 7, -50: 2} == won
