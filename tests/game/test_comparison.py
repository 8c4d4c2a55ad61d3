"""Law 78: IMPs against the book's table line by line, and matchpoints against the units of each comparison."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bridgetable.game.scoring import Matchpoints, imps, matchpoints

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
