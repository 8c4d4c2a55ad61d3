"""The score of a contract and the IMPs of two scores, at the desk."""

from __future__ import annotations

from fractions import Fraction

import pytest

import bridgetable


def main_result(name: str, **inputs: object) -> Fraction:
    return Fraction(bridgetable.calculate(name, **inputs)["results"][0]["exact"])


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
    assert points == main_result("score", result=result, vulnerable=vulnerable)


@pytest.mark.parametrize(("ours", "theirs", "won"), [(1430, 650, 13), (680, 650, 1), (-100, 650, -13), (620, 620, 0)])
def test_imps_are_those_of_the_scale(ours: int, theirs: int, won: int) -> None:
    assert won == main_result("imps", ours=ours, theirs=theirs)
    assert -won == main_result("imps", ours=-ours, theirs=-theirs)
