"""`bridgetable rule` prints a file as lines, as JSON or as its summary page, so far or at its end."""

import json
from pathlib import Path

import pytest

import bridgetable
from bridgetable.cli import main

CHECKOUT = Path(__file__).parents[2]
LESSON = CHECKOUT / "resources" / "lessons" / "5-established-revokes.table"
SUMMARY = CHECKOUT / "tests" / "views" / "summaries_told" / "established-revokes.txt"


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 0 == main(["rule", str(LESSON), *words])
    return capsys.readouterr().out


def test_the_lines_are_the_transcript_of_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert bridgetable.open_file(LESSON).transcript() == printed(capsys)


def test_the_json_is_the_report_of_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert bridgetable.open_file(LESSON).report() == json.loads(printed(capsys, "--json"))


def test_the_place_chosen_is_told_and_what_comes_later_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    table = bridgetable.open_file(LESSON)
    table.go_to(5)
    assert table.report() == json.loads(printed(capsys, "--json", "--at", "5"))
    assert table.report() != bridgetable.open_file(LESSON).report()


@pytest.mark.parametrize(
    ("words", "why"), [(("--at", "999"), "so there is no place 999"), (("--board", "2"), "so there is no board 2")]
)
def test_a_place_or_board_that_is_not_there_is_refused_in_one_sentence(
    words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == main(["rule", str(LESSON), *words])
    told = capsys.readouterr()
    assert "" == told.out
    assert 1 == len(told.err.splitlines())
    assert why in told.err


def test_the_summary_is_printed_as_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert SUMMARY.read_text(encoding="utf-8") == printed(capsys, "--summary")


def test_the_summary_is_that_of_the_place_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert "No contract yet" in printed(capsys, "--summary", "--at", "0")


def test_a_page_and_json_are_not_asked_for_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["rule", str(LESSON), "--summary", "--json"])
    assert "not allowed with" in capsys.readouterr().err


def test_that_another_book_asks_what_the_file_does_not_answer_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    lesson = LESSON.with_name("11-pass-out-of-rotation.table")
    assert 0 == main(["rule", str(lesson), "--book", "2007"])
    said = capsys.readouterr().err
    assert "bridgetable: not acted out from “W calls Pass” on: it asks what the journal does not answer\n" == said
    assert 0 == main(["rule", str(lesson), "--book", "2017"])
    assert "" == capsys.readouterr().err
