"""`bridgetable rule FILE --summary` prints the page of a board, so far or at its end."""

from pathlib import Path

import pytest

from bridgetable.cli import main

LESSON = Path(__file__).parents[2] / "resources" / "lessons" / "5-established-revokes.table"
TOLD = Path(__file__).parent / "summaries_told" / "established-revokes.txt"


def test_the_page_is_printed_as_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rule", str(LESSON), "--summary"])
    assert TOLD.read_text(encoding="utf-8") == capsys.readouterr().out


def test_the_page_is_that_of_the_place_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rule", str(LESSON), "--summary", "--at", "0"])
    assert "No contract yet" in capsys.readouterr().out


def test_a_page_and_json_are_not_asked_for_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rule", str(LESSON), "--summary", "--json"])
    assert "not allowed with" in capsys.readouterr().err
