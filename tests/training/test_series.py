# ruff: noqa: S311  (a test draws its choices, it keeps no secrets)
"""Series of cases come out the same again, ask something, and are written and read as the same."""

from random import Random

import pytest

from bridgetable.staging.case import Level
from bridgetable.training.boxes import Card, CardFile, ResultsError, Score, read_results, results_csv, results_text
from bridgetable.training.parts import Asks, Candidate, Mark, Part
from bridgetable.training.series import (
    ASKED_BESIDE,
    CaseName,
    NoCase,
    Practice,
    PracticeError,
    laws,
    make,
    read_practice,
)


@pytest.mark.parametrize("law", laws())
def test_a_case_of_each_law_asks_something_and_comes_again_from_its_seed(law: int) -> None:
    name = CaseName(law, 3)
    case = make(name)
    assert case.history.now.pending is not None
    assert case.history.now.pending == case.case.sitting.pending
    assert case.journal == make(name).journal


@pytest.mark.parametrize("law", [2, 9])
def test_where_nobody_is_asked_anything_there_is_no_case(law: int) -> None:
    with pytest.raises(NoCase):
        make(CaseName(law, 1))


@pytest.mark.parametrize("level", Level)
def test_a_case_of_each_level_can_be_made(level: Level) -> None:
    assert level is make(CaseName(57, 3, level)).case.level


# --- boxes ------------------------------------------------------------------------------------------------------------

PART = Part(Asks.LAW, "What?", ("54", "50D2a"), (Candidate("a", right=True), Candidate("b", right=False)))
RIGHT, WRONG = Mark(PART, frozenset({0})), Mark(PART, frozenset({1}))


def test_each_clause_of_a_part_has_its_score() -> None:
    kept = CardFile().answered(RIGHT, "2026-11-21").answered(WRONG, "2026-11-22")
    assert (Score("50D2a", 2, 1, "2026-11-22"), Score("54", 2, 1, "2026-11-22")) == kept.scores
    assert [50, 54] == [one.law for one in kept.by_law()]


def test_a_case_missed_comes_back_sooner_than_one_ruled_rightly() -> None:
    missed, known = CaseName(54, 1), CaseName(54, 2)
    kept = CardFile().begin().closed(missed, right=False).closed(known, right=True).begin()
    series = kept.deal((54,), Level.CLUB, 3, Random(1).randrange)
    assert missed in series
    assert known not in series
    assert known in kept.begin().deal((54,), Level.CLUB, 3, Random(1).randrange)
    assert 3 == len(set(series))


def test_a_case_ruled_rightly_goes_a_box_on_and_back_to_the_first_when_missed() -> None:
    name = CaseName(61, 5)
    kept = CardFile(cards=(Card(name, 5, 0),)).closed(name, right=True)
    assert 5 == kept.cards[0].box
    assert 1 == kept.closed(name, right=False).cards[0].box


# --- text -------------------------------------------------------------------------------------------------------------


def test_a_series_is_written_by_hand_with_comments_and_several_seeds() -> None:
    text = "bridgetable practice 1\ntitle: Leads\n\n# the first two\nlaw 54 easy seed 1-2\nlaw 61 seed 7\n"
    named = (CaseName(54, 1, Level.EASY), CaseName(54, 2, Level.EASY), CaseName(61, 7, Level.CLUB))
    assert Practice("Leads", named) == read_practice(text)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("law 93 seed 1", "no case can be made on Law 93"),
        ("law 61", "expected “law 61 club seed 1-4”"),
        ("law 61 seed 9-1", "the lower first"),
        ("law 61 seed 1-999999", "at most 200 seeds"),
    ],
)
def test_a_line_that_is_wrong_is_told_with_its_number(line: str, expected: str) -> None:
    with pytest.raises(PracticeError, match=rf"x.practice, line 2: .*{expected}"):
        read_practice(f"bridgetable practice 1\n{line}\n", "x.practice")


@pytest.mark.parametrize(
    "text", ["", "something else\n", "bridgetable practice 1\n", "bridgetable practice 1\n# only\n"]
)
def test_what_is_no_series_is_refused(text: str) -> None:
    with pytest.raises(PracticeError):
        read_practice(text)


def test_results_are_read_as_they_are_written() -> None:
    kept = CardFile().begin().answered(RIGHT, "2026-11-22").closed(CaseName(54, 1, Level.EASY), right=True)
    assert kept == read_results(results_text(kept))
    assert "clause,asked,right,last seen,book\n50D2a,1,1,2026-11-22,2017\n54,1,1,2026-11-22,2017\n" == results_csv(kept)


def test_what_is_answered_by_another_book_is_summed_apart() -> None:
    kept = CardFile().answered(RIGHT, "2026-11-22").answered(WRONG, "2026-11-23", "2007")
    assert kept == read_results(results_text(kept))
    assert [(50, 1, 1, "2017"), (54, 1, 1, "2017"), (50, 1, 0, "2007"), (54, 1, 0, "2007")] == [
        (one.law, one.asked, one.right, one.edition) for one in kept.by_law()
    ]


@pytest.mark.parametrize(
    "text",
    ["", "bridgetable results 1\n", "bridgetable results 1\nseries x\n", "bridgetable results 1\nseries 1\n??\n"],
)
def test_damaged_results_are_refused(text: str) -> None:
    with pytest.raises(ResultsError):
        read_results(text)


def test_a_law_that_asks_nothing_is_not_offered_though_an_old_series_may_name_it() -> None:
    assert not ASKED_BESIDE & set(laws())
    assert (CaseName(60, 13, Level.EASY),) == read_practice("bridgetable practice 1\nlaw 60 easy seed 13\n").cases
