"""An examination is the same for everybody, marked as it says, kept while it is sat, and printed without its answers."""

from fractions import Fraction
from pathlib import Path

import pytest
from attrs import evolve

from bridgetable.formats.journal import read_journal
from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.errors import BridgetableError
from bridgetable.staging.case import Level
from bridgetable.training.examination import (
    DamagedExamination,
    Paper,
    Sat,
    Script,
    marked,
    on_paper,
    paper_of,
    points_of_case,
    read_sat,
    sat_text,
    share_of,
    tenths,
)
from bridgetable.training.examined import ExaminedError, examined, examined_csv, read_examined
from bridgetable.training.parts import Asks, Candidate, Part
from bridgetable.training.series import CaseName, Practice, PracticeError, Terms, practice_text, read_practice
from tests.gui.told import LESSON

SERIES = """bridgetable practice 1
title: Directors, spring
minutes: 30
pass: 55
law 54 easy seed 3
law 61 club seed 1-2 marks 6
table penalty.table marks 2
"""
SMALL = Practice("Small", (CaseName(54, 3, Level.EASY), CaseName(27, 201)), Terms(20, 50), (4, 8))


def small() -> Paper:
    return paper_of(SMALL, read_journal)


def all_right(paper: Paper) -> Script:
    script = Script()
    while (place := script.next_place(paper)) is not None:
        script = script.answered(place, paper.cases[place[0]].parts[place[1]].right)
    return script


# --- the series -------------------------------------------------------------------------------------------------------


def test_a_series_with_a_time_and_a_pass_mark_is_an_examination() -> None:
    read = read_practice(SERIES)
    assert Terms(30, 55) == read.terms
    assert (4, 6, 6, 2) == read.marks
    assert read == read_practice(practice_text(read))
    assert read_practice("bridgetable practice 1\nlaw 54 seed 3\n").terms is None
    assert Terms(45, 60) == read_practice("bridgetable practice 1\nminutes: 45\nlaw 54 seed 3\n").terms


@pytest.mark.parametrize(
    "line", ["minutes: 0", "minutes: soon", "pass: 101", "law 54 seed 3 marks 21", "law 54 seed 3 marks 0"]
)
def test_terms_that_cannot_be_are_told_with_their_line(line: str) -> None:
    with pytest.raises(PracticeError, match=r"line 2: .*expected a whole number from 1 to "):
        read_practice(f"bridgetable practice 1\n{line}\nlaw 61 seed 1\n")


# --- the paper --------------------------------------------------------------------------------------------------------


def test_everybody_is_asked_the_same() -> None:
    assert [case.parts for case in small().cases] == [case.parts for case in small().cases]
    assert Asks.FOLLOWS in {part.asks for case in small().cases for part in case.parts}
    assert all(case.told for case in small().cases)


def test_a_case_of_a_file_is_asked_at_its_first_question() -> None:
    practice = Practice("", ("penalty.table",), Terms(), (3,))
    paper = paper_of(practice, lambda _: read_journal(LESSON))
    assert paper.cases[0].history.now.pending is not None
    assert () == paper.cases[0].history.undone, "nothing lies ahead"


def test_a_file_in_which_nothing_is_asked_is_told() -> None:
    quiet = read_journal(LESSON.partition("E drops")[0])
    with pytest.raises(BridgetableError, match="asked nothing"):
        paper_of(Practice("", ("quiet.table",), Terms(), (3,)), lambda _: quiet)


def test_the_printed_questions_do_not_tell_who_decides() -> None:
    for one in on_paper(small()):
        assert one.questions
        assert one.closing is None
        for question in one.questions:
            assert isinstance(question, OwnQuestion)
            assert not question.lacks
            assert not question.question.startswith(
                ("What may North", "What may East", "What may South", "What may West")
            )


# --- the marks --------------------------------------------------------------------------------------------------------

FIVE = Part(Asks.FACTS, "?", (), tuple(Candidate(str(n), right=n < 2) for n in range(5)))


@pytest.mark.parametrize(
    ("places", "share"),
    [((0, 1), "1"), ((0,), "1/2"), ((0, 1, 2), "1/2"), ((0, 2), "0"), ((2, 3), "0"), ((), "0"), (range(5), "0")],
)
def test_a_part_gives_what_is_right_less_what_is_wrong(places: tuple[int, ...], share: str) -> None:
    assert Fraction(share) == share_of(FIVE, frozenset(places))


def test_a_part_that_was_left_out_gives_nothing() -> None:
    assert 0 == share_of(FIVE, None)


def test_all_right_is_all_marks_and_half_of_the_cases_is_their_marks() -> None:
    paper = small()
    whole = marked(paper, all_right(paper))
    assert (Fraction(12), 12, True, "100.0") == (whole.total, whole.whole, whole.passes, whole.percent)
    first = Script(tuple(one for one in all_right(paper).answers if one[0][0] == 0))
    half = marked(paper, first)
    assert (Fraction(4), Fraction(0)) == half.points
    assert not half.passes
    assert 4 == points_of_case(paper.cases[0], 0, first)


def test_the_points_of_the_cases_add_up_as_they_are_shown() -> None:
    paper = small()
    first = Script(tuple(one for one in all_right(paper).answers if one[0][1] == 0))
    assert 3 == Fraction(4) / points_of_case(paper.cases[0], 0, first), "a third of the four marks"
    result = marked(paper, first)
    assert "1.3" == tenths(result.points[0])
    assert sum(Fraction(tenths(one)) for one in result.points) == Fraction(tenths(result.total))


def test_a_pass_mark_that_is_just_missed_is_not_rounded_up() -> None:
    assert "59.9" == tenths(Fraction(59999, 1000))
    result = evolve(marked(small(), Script()), points=(Fraction(7199, 1000), Fraction(0)), passes_at=60)
    assert ("59.9", False) == (result.percent, result.passes)


# --- kept -------------------------------------------------------------------------------------------------------------


def test_an_examination_that_is_being_sat_is_read_as_it_was_written() -> None:
    script = Script().answered((0, 0), frozenset({2, 0})).answered((1, 3), frozenset())
    sat = Sat(read_practice(SERIES), "Candidate 7", 1_790_000_000, script, "/somewhere")
    assert sat == read_sat(sat_text(sat))
    assert Sat(SMALL, "", 5) == read_sat(sat_text(Sat(SMALL, "", 5)))


@pytest.mark.parametrize("damage", ["", "bridgetable examination 1\n", "bridgetable examination 1\n---\n"])
def test_an_examination_that_is_damaged_is_told(damage: str) -> None:
    with pytest.raises(DamagedExamination):
        read_sat(damage)
    with pytest.raises(DamagedExamination):
        read_sat(sat_text(Sat(SMALL, "", 5)).replace("\n---", "\ncase 1 part one: 3\n---"))


def test_the_next_question_is_the_first_that_was_not_answered() -> None:
    paper = small()
    assert (0, 0) == Script().next_place(paper)
    assert (0, 1) == Script().answered((0, 0), frozenset()).next_place(paper)
    assert all_right(paper).next_place(paper) is None


def test_results_are_kept_as_a_table_that_other_programs_read() -> None:
    paper = small()
    result = marked(paper, all_right(paper))
    row = examined(result, day="2026-11-22", candidate='=A, "B"', title="Small", minutes=12)
    text = examined_csv((row,))
    assert text.startswith("date,candidate,examination,points,of,percent,pass at,passed,minutes,cases\n")
    assert '2026-11-22,"\'=A, ""B""",Small,12.0,12,100.0,50,yes,12,4.0 8.0\n' in text
    assert (row,) == read_examined(text)
    with pytest.raises(ExaminedError):
        read_examined("date\n")
    with pytest.raises(ExaminedError):
        read_examined(f"{text}{200_000 * 'x'}\n")
    with pytest.raises(ExaminedError, match="line 2"):
        read_examined(text.replace(",yes,12,", ",yes,a while,"))


def test_the_folder_of_a_series_is_no_part_of_its_text(tmp_path: Path) -> None:
    assert str(tmp_path) not in practice_text(Sat(SMALL, "", 5, Script(), str(tmp_path)).practice)
