"""The field of a board at the desk: worked cases, second slow implementations, and what must hold of every field."""

import random
import time
from fractions import Fraction
from itertools import pairwise

import pytest

from bridgetable.desk.frequencies import frequencies
from bridgetable.desk.sorts import Part
from bridgetable.desk.working import Refused
from bridgetable.game.scoring import imps, matchpoints
from tests.desk.desk import chart, first_two, numbers, worked

QBA_11 = "480x2,450x13,420x8,170x4,110x2,-50x3"
WB_241 = "630,600x2,150,-100"
FRAME, SECOND = 0.016, 1.0


def fields(seed: int, count: int, most: int = 14) -> list[tuple[int, ...]]:
    chance = random.Random(seed)  # noqa: S311 -- cases that can be had again
    return [tuple(10 * chance.randint(-40, 40) for _ in range(chance.randint(2, most))) for _ in range(count)]


def text(field: tuple[int, ...]) -> str:
    return ",".join(map(str, field))


# --- matchpoints


def test_qba_011_matchpoints_of_a_frequency_table() -> None:
    rows = chart("matchpoints", scores=QBA_11)
    assert {480: 61, 450: 46, 420: 25, 170: 13, 110: 7, -50: 2} == {score: row[1] for score, row in rows.items()}
    assert 62 == numbers("matchpoints", scores=QBA_11)[0]


def test_matchpoints_are_those_of_each_score_against_all_others_and_sum_to_what_they_must() -> None:
    for field in fields(1, 60):
        rows = chart("matchpoints", scores=text(field))
        n = len(field)
        for place, score in enumerate(field):
            others = (*field[:place], *field[place + 1 :])
            assert matchpoints(score, others).units == rows[score][1]
            assert 2 * (n - 1) == rows[score][1] + rows[score][2]
        assert n * (n - 1) == sum(row[0] * row[1] for row in rows.values())


def test_parts_of_a_score_leave_the_sum_of_all_matchpoints_as_it_must_be() -> None:
    for field in fields(2, 40):
        parts = (Part(Fraction(1, 3), 620), Part(Fraction(2, 3), -100))
        found = frequencies(field).with_parts(parts)
        n = len(field) + 1
        assert n * (n - 1) == sum(often * found.chart[score] for score, often in found.rows)


# --- fewer scores


def test_wb_038_neuberg_gives_the_factored_chart() -> None:
    rows = chart("neuberg", scores="650,-100x2,-200,-790", expected="6")
    fifths = {650: (6, 49, 1), -100: (12, 31, 19), -200: (6, 13, 37), -790: (6, 1, 49)}
    assert {s: tuple(Fraction(n, 5) for n in row) for s, row in fifths.items()} == rows


def slow_neuberg(score: int, group: tuple[int, ...], expected: int) -> Fraction:
    """The formula as it is printed, from the matchpoints within the group."""
    others = list(group)
    others.remove(score)
    within = sum(2 if score > other else 1 if score == other else 0 for other in others)
    actual = len(group)
    return Fraction(within * expected + expected - actual, actual)


def test_neuberg_is_the_formula_for_every_field() -> None:
    for field in fields(3, 60):
        for more in (0, 1, 5):
            expected = len(field) + more
            rows = chart("neuberg", scores=text(field), expected=str(expected))
            for score in field:
                assert abs(slow_neuberg(score, field, expected) - rows[score][1]) <= Fraction(1, 20_000)
            assert 2 * (expected - 1) == numbers("neuberg", scores=text(field), expected=str(expected))[0]


def test_neuberg_rounds_halves_of_its_unit_away_from_the_average() -> None:
    rows = chart("neuberg", scores=",".join(map(str, range(0, 640, 10))), expected="65")
    exact = {score: slow_neuberg(score, tuple(range(0, 640, 10)), 65) for score in (630, 0)}
    assert {630: Fraction(8191, 64), 0: Fraction(1, 64)} == exact
    assert (Fraction("127.9844"), Fraction("0.0156")) == (rows[630][1], rows[0][1])


def test_more_scores_than_expected_are_refused() -> None:
    with pytest.raises(Refused, match="expected"):
        worked("neuberg", scores="1,2,3", expected="2")


def test_wb_242_qba_127_a_fouled_board_is_scored_by_its_forms() -> None:
    first, second = text(tuple(range(0, 400, 20))), "100,100,-50,-50"
    told = worked("fouled", first=first, second=second)
    assert 46 == numbers("fouled", first=first, second=second)[0]
    assert [20, 2] == [len(grid.rows) for grid in told.grids]
    rows = chart("fouled", 1, first=first, second=second)
    assert {100: (12, 35, 11), -50: (12, 11, 35)} == rows


def test_wb_242_a_form_that_was_played_once_gets_an_artificial_score() -> None:
    told = worked("fouled", first="100,200,300", second="50")
    assert 1 == len(told.grids)
    assert any(step.clauses == ("12C2a",) for step in told.steps)


# --- the datum


def test_wb_241_a_butler_datum_with_factored_frequencies() -> None:
    assert (410,) == numbers("butler", scores=WB_241, expected="8")
    rows = chart("butler", scores=WB_241, expected="8")
    assert {630: 6, 600: 5, 150: -6, -100: -11} == {score: row[1] for score, row in rows.items()}
    assert [Fraction(8, 5), Fraction(16, 5), Fraction(8, 5), Fraction(8, 5)] == [row[0] for row in rows.values()]


def slow_datum(field: tuple[int, ...], dropped: int) -> int:
    """The datum from the scores in a row, without fractions: tens nearest to the sum, a five away from nought."""
    middle = sorted(field)[dropped : len(field) - dropped]
    size, count = abs(sum(middle)), len(middle)
    tens = (2 * size + 10 * count) // (20 * count) * 10
    return tens if sum(middle) >= 0 else -tens


def test_the_datum_is_that_of_the_scores_in_a_row() -> None:
    for field in fields(4, 80):
        for dropped in (0, 1, 2):
            told = {"scores": text(field), "dropped": str(dropped)}
            if len(field) <= 2 * dropped:
                with pytest.raises(Refused, match="dropped"):
                    worked("butler", **told)
                continue
            datum = slow_datum(field, dropped)
            assert (datum,) == numbers("butler", **told)
            assert {s: imps(s, datum) for s in field} == {s: row[1] for s, row in chart("butler", **told).items()}


def test_the_datum_rounds_a_five_away_from_nought() -> None:
    assert [30, -30] == [numbers("butler", scores=s, dropped="0")[0] for s in ("20,30", "-20,-30")]


# --- cross-IMPs


def test_cross_imps_are_the_sum_of_all_comparisons_and_come_to_nothing_together() -> None:
    for field in fields(5, 60):
        rows = chart("cross-imps", scores=text(field))
        for place, score in enumerate(field):
            total = sum(imps(score, other) for at, other in enumerate(field) if at != place)
            assert (total, Fraction(total, len(field) - 1)) == rows[score][1:]
        assert 0 == sum(row[0] * row[1] for row in rows.values())


# --- a late score, and a changed one


def test_wb_041_a_late_score_lies_between_its_neighbours() -> None:
    field = "500,450x2,420x5"
    assert (9, 5) == first_two("late-score", scores=field, late="430")
    assert [14, 0] == [first_two("late-score", scores=field, late=s)[0] for s in ("600", "-50")]
    assert 11 == first_two("late-score", scores=field, late="450")[0]


def test_a_late_score_is_as_far_from_the_next_lower_as_from_the_next_higher() -> None:
    for field in fields(6, 60):
        found = frequencies(field)
        often = dict(found.rows)
        for higher, lower in pairwise([score for score, _ in found.rows]):
            won = found.matchpoints(lower + 5)
            assert found.chart[lower] + often[lower] == won == found.chart[higher] - often[higher]


def test_wb_036_a_changed_score_is_shown_before_and_after() -> None:
    told = {"scores": "650,620,-100x2,-200,-790", "old": "620", "new": "30:650,70:-100"}
    assert (Fraction(69, 10), Fraction(31, 10)) == first_two("changed-score", **told)
    before, after, moved = (chart("changed-score", n, **told) for n in range(3))
    assert {650: 10, 620: 8, -100: 5, -200: 2, -790: 0} == {s: r[1] for s, r in before.items()}
    assert {650: Fraction(97, 10), -100: Fraction(57, 10), -200: 2, -790: 0} == {s: r[1] for s, r in after.items()}
    assert {650: Fraction(-3, 10), -100: Fraction(7, 10), -200: 0, -790: 0} == {s: r[2] for s, r in moved.items()}
    with pytest.raises(Refused, match="old"):
        worked("changed-score", scores="650,620", old="600", new="100:50")


# --- its time


def scored(boards: list[tuple[int, ...]]) -> float:
    """The processor time in which all boards are scored for all pairs."""
    start = time.process_time()
    for board in boards:
        won = frequencies(board).chart
        assert len(board) * (len(board) - 1) == sum(won[score] for score in board)
    return time.process_time() - start


def test_a_session_is_scored_within_a_frame_and_a_big_field_within_a_second() -> None:
    chance = random.Random(7)  # noqa: S311 -- cases that can be had again
    usual = [620, 650, 680, 170, 140, -100, -200, 600, 630, -50, 1430, -110]

    def board(tables: int) -> tuple[int, ...]:
        return tuple(chance.choice(usual) for _ in range(tables))

    session, field = [board(20) for _ in range(27)], [board(100) for _ in range(600)]
    assert min(scored(session) for _ in range(5)) < FRAME
    assert scored(field) < SECOND
