"""The score of a contract and the IMPs of two scores, at the desk."""

from fractions import Fraction

import pytest

from bridgetable.desk.working import Refused
from tests.desk.desk import numbers, worked


@pytest.mark.parametrize(
    ("result", "vulnerable", "points"),
    [
        ("3NT by N 10", "none", 430),  # WB-007
        ("3NT by N 11", "none", 460),
        ("3NT by N 10", "ns", 630),  # WB-008
        ("4SX by E -3", "all", 800),
        ("3NT by W 11", "ew", -660),  # WB-020
        ("passed out", "all", 0),
    ],
)
def test_the_score_of_a_contract_is_told_for_north_south(result: str, vulnerable: str, points: int) -> None:
    assert points == numbers("score", result=result, vulnerable=vulnerable)[0]


@pytest.mark.parametrize(("ours", "theirs", "won"), [(1430, 650, 13), (680, 650, 1), (-100, 650, -13), (620, 620, 0)])
def test_imps_are_those_of_the_scale(ours: int, theirs: int, won: int) -> None:
    assert won == numbers("imps", ours=str(ours), theirs=str(theirs))[0]
    assert -won == numbers("imps", ours=str(-ours), theirs=str(-theirs))[0]


def test_imps_rise_step_by_step_to_24_and_are_the_same_for_both_sides() -> None:
    won = [numbers("imps", ours=str(points))[0] for points in range(0, 7610, 10)]
    assert sorted(won) == won
    assert set(range(25)) == set(won)
    assert [-n for n in won] == [numbers("imps", ours="0", theirs=str(points))[0] for points in range(0, 7610, 10)]


@pytest.mark.parametrize(
    ("value", "unit", "average", "away", "towards"),
    [
        ("1.5", "1", "0", "2", "1"),
        ("-1.5", "1", "0", "-2", "-1"),
        ("4.5", "1", "0", "5", "4"),
        ("11.00005", "0.0001", "10", "11.0001", "11"),
        ("9.00005", "0.0001", "10", "9", "9.0001"),
        ("413", "10", "0", "410", "410"),
        ("-415", "10", "0", "-420", "-410"),
        ("7.25", "0.5", "10", "7", "7.5"),
    ],
)
def test_a_number_is_rounded_once(value: str, unit: str, average: str, away: str, towards: str) -> None:
    told = {"value": value, "unit": unit, "average": average}
    found = [numbers("rounding", **told, halves=way)[0] for way in ("away", "towards")]
    assert [Fraction(away), Fraction(towards)] == found


def test_nothing_is_rounded_to_nought() -> None:
    with pytest.raises(Refused, match="unit"):
        worked("rounding", value="1", unit="0")


def test_a_north_south_score_may_be_written_as_the_result_that_gives_it() -> None:
    by_result = "50:4S by S 11 vul,30:4S by S 10 vul,20:4S by S -1 vul"
    by_score = "50:650,30:620,20:-100"
    assert numbers("weighted-imps", weights=by_score, other="600") == numbers(
        "weighted-imps", weights=by_result, other="3NT by S 9 vul"
    )
    assert 0 == numbers("late-score", scores="-420,0", late="4H by E =")[0]
