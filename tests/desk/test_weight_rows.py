"""Weighted results typed in rows are the line that the command reads."""

from fractions import Fraction

import pytest

from bridgetable.desk.points import weighted_scores
from bridgetable.desk.weight_rows import WeightRow, rest_of, rows_of, text_of, total_of
from tests.desk.desk import first_two


def rows(*typed: str) -> tuple[WeightRow, ...]:
    return tuple(WeightRow(*(part.strip() for part in (one + "|").split("|")[:2])) for one in typed)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        (("620|60", "-100|40"), "60:620,40:-100"),
        (("620|60", "-100|", "|"), "60:620,40:-100"),
        (("400|1/3", "-50"), "1/3:400,2/3:-50"),
        (("4S by S 10 vul|33.33", "|", "140|"), "33.33:4S by S 10 vul,2/3:140"),
        (("620",), "620"),
        (("60:620,40:-100",), "60:620,40:-100"),
        (("620", "-100"), ":620,:-100"),
        (("620|60", "-100|50"), "60:620,50:-100"),
        (("620|x", "-100"), "x:620,:-100"),
        ((), ""),
    ],
)
def test_rows_are_one_line(typed: tuple[str, ...], line: str) -> None:
    assert line == text_of(rows(*typed))


@pytest.mark.parametrize("line", ["60:620,40:-100", "1/3:400,2/3:4S by S 10 vul", "620", ""])
def test_a_line_is_rows_and_the_line_again(line: str) -> None:
    assert line == text_of(rows_of(line))


def test_the_only_weight_that_is_left_out_is_the_rest() -> None:
    assert Fraction(1, 5) == rest_of(rows("1|50", "2|30", "3", "|"))
    assert [None] * 4 == [
        rest_of(rows(*typed)) for typed in (("1|50", "2|50"), ("1", "2"), ("1|100", "2"), ("1|x", "2"))
    ]
    assert None is total_of(rows("1|x"))
    assert Fraction(9, 10) == total_of(rows("1|50", "2|40"))


def test_a_score_of_three_parts_is_what_the_command_makes_of_its_line() -> None:
    typed = text_of(rows("1430|30", "680|40", "650|20", "-100"))
    assert weighted_scores("x").read(typed) == weighted_scores("x").read("30:1430,40:680,20:650,10:-100")
    assert (3, -3) == first_two("weighted-imps", weights=typed, other="650")
