"""`bridgetable compare` prints the first difference between editions of the Laws on a journal."""

import json
import re

import pytest

from bridgetable.cli import main
from bridgetable.resources import lessons
from tests.golden import golden

DOUBLE = str(golden("law_27/QBA-065-double"))
SHOWN = """\
first difference, after action 5, E calls X: question
Laws of 2017
  Is X comparable with 1♣?
  What an artificial call shows counts, not what it names.
  [23A] A call replacing a withdrawn one is comparable if any one of three tests is met.
Laws of 2007
  Does X mean the same as 1♣, or the same more precisely?
  Every hand for X must be one for 1♣; to ask for the same thing on other hands will not do.
  [27B1b] A legal call with the same or a more precise meaning, wholly within that of the bid: free, but see D.
  not acted out from “23A no” on: it asks what the journal does not answer
"""


def test_the_first_difference_is_told_with_the_clauses_of_each_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["compare", DOUBLE])
    assert SHOWN == capsys.readouterr().out


def test_a_book_that_asks_nothing_tells_its_orders_and_which_answers_were_left_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert 0 == main(["compare", DOUBLE, "--books", "2017,draft2006"])
    told = capsys.readouterr().out
    assert "  asks nothing\n  1♣ by East is withdrawn\n" in told
    assert "  answers left out, since it does not ask: 23A no\n" in told


def test_an_answer_is_told_with_the_clause_by_the_number_of_the_journals_own_book(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lesson = next(str(path) for path in lessons() if path.name.startswith("72-"))
    assert 0 == main(["compare", lesson, "--books", "2017,draft2006"])
    assert "first difference, after action 10, 44A2 H3: orders" == capsys.readouterr().out.partition("\n")[0]


def test_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["compare", DOUBLE, "--books", "2007,2017", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert ["2007", "2017"] == told["books"]
    assert (5, "question") == (told["difference"]["after"], told["difference"]["aspect"])
    assert ["27B1b"] == [c["cite"] for c in told["difference"]["books"][0]["clauses"]]


def test_all_that_changed_is_told_clause_by_clause_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["compare", "--changes", "2007,2017"])
    told = capsys.readouterr().out
    assert told.startswith("Laws of 2007 → Laws of 2017\nLaw 9 · ")
    assert "Law 23 · Comparable call\n  new\n    2017 [23A] A call replacing a withdrawn one is comparable" in told
    assert "  new number\n    2007 [16D1] " in told
    assert "    example (ruled otherwise): cases/law_" in told


def test_all_that_changed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["compare", "--changes", "2007,2017", "--json"])
    whole = json.loads(capsys.readouterr().out)
    assert ("bridgetable-changes", ["2007", "2017"]) == (whole["format"], whole["books"])
    first = next(one for one in whole["changes"] if one["new"] and one["new"]["cite"] == "23A")
    assert (None, "new") == (first["old"], first["sort"])


@pytest.mark.parametrize("given", [["--changes", "2017"], ["--changes", "2007,2017", DOUBLE], []])
def test_changes_want_two_editions_and_no_file_and_nothing_at_all_says_what_to_name(
    given: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["compare", *given])
    assert "name " in capsys.readouterr().err


def test_where_books_rule_alike_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["compare", str(golden("law_27/accepted"))])
    assert "no difference between the Laws of 2017, 2007 on this journal\n" == capsys.readouterr().out


@pytest.mark.parametrize("years", ["2017", "2017,2017"])
def test_one_book_cannot_be_compared(years: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["compare", DOUBLE, "--books", years])
    assert "name two editions at least" in capsys.readouterr().err


def test_a_journal_is_ruled_by_another_book_as_far_as_its_answers_fit(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rule", DOUBLE, "--book", "2007"])
    shown = capsys.readouterr().out
    assert "book: 2007\n" in shown
    assert "question to director [27B1b]" in shown


def test_a_journal_is_ruled_by_a_named_set_and_its_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rule", DOUBLE, "--regulations", "EBU 2013"])
    shown = capsys.readouterr().out
    assert "book: 2007\n" in shown
    assert "regulations: EBU 2013\n" in shown


def test_a_set_that_nobody_knows_is_refused_with_the_names_of_those_known(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["rule", DOUBLE, "--regulations", "Atlantis"])
    assert "“Atlantis” is no set of regulations; known are: Club, EBU 2013" in capsys.readouterr().err


@pytest.mark.parametrize(
    "line",
    [
        ["rule", DOUBLE, "--book", "1897"],
        ["compare", DOUBLE, "--books", "2017,1897"],
        ["compare", "--changes", "1897,2017"],
        ["laws", "--book", "1897"],
    ],
)
def test_a_book_that_nobody_knows_is_a_command_line_that_is_wrong_by_itself(
    line: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(line)
    assert re.search(r"“1897” found, expected an edition of the laws: .*2017, 2007", capsys.readouterr().err)
