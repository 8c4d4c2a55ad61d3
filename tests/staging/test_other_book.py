"""Cases are staged, listed, named and practised by the book that is chosen."""

import time
from pathlib import Path

import pytest

import bridgetable
from bridgetable.cli import main
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.staged import staged_journal
from bridgetable.game.values import evolve
from bridgetable.staging.case import Level
from bridgetable.staging.wanted import CannotBeStaged, subject_named, wanted_of_law
from bridgetable.training.boxes import Card, CardFile, read_results, results_text
from bridgetable.training.series import CaseName, make, practice_text, read_practice
from bridgetable.views.staging import not_staged_words, staging_rows

Printed = pytest.CaptureFixture[str]


@pytest.mark.parametrize("law", ["16", "25", "27", "61", "64"])
def test_a_case_of_2007_is_ruled_by_the_laws_of_2007(law: str) -> None:
    book = book_of("2007")
    found = staged_journal(wanted_of_law(law, Level.EASY, book), 3)
    assert book == found.journal.book == found.history.now.table.book


def test_what_a_book_has_no_law_on_is_neither_offered_nor_staged_and_is_said() -> None:
    comparable = "A comparable call that may have helped"
    assert comparable in {row.name for row in staging_rows()}
    for edition in ("2007", "draft2006"):
        assert comparable not in {row.name for row in staging_rows(edition)}
        assert comparable in not_staged_words(edition)
    assert not not_staged_words("2017")
    assert "A fifty-third card" in not_staged_words("draft2006")
    with pytest.raises(CannotBeStaged, match="has no law on it"):
        subject_named("fifty-third card", book_of("draft2006"))


def test_the_list_of_the_command_says_last_what_the_draft_does_not_stage(capsys: Printed) -> None:
    assert 0 == main(["stage", "--list", "--book", "draft2006"])
    assert "Not staged by the Draft of 2006, never enacted" in capsys.readouterr().out.splitlines()[-1]


def test_the_command_stages_by_the_book_that_is_named(tmp_path: Path) -> None:
    assert 0 == main(["stage", "--law", "27", "--book", "2007", "--seed", "1", "-o", str(tmp_path)])
    (path,) = tmp_path.iterdir()
    assert "book: 2007\n" in path.read_text("utf-8")
    assert "2007" == bridgetable.open_file(path).report()["book"]


def test_a_case_of_a_series_is_made_by_its_book_and_the_book_is_written_with_it() -> None:
    name = CaseName(27, 3, Level.CLUB, "2007")
    assert "2007" == make(name).journal.book.edition
    practice = read_practice("bridgetable practice 1\nlaw 61 club seed 1\nbook: 2007\nlaw 27 club seed 3\n")
    assert (CaseName(61, 1), name) == practice.cases
    assert practice.cases == read_practice(practice_text(practice)).cases


def test_a_card_of_another_book_is_kept_apart() -> None:
    of_2007 = Card(CaseName(27, 3, Level.CLUB, "2007"), 1, 0)
    kept = CardFile(cards=(Card(CaseName(27, 3), 1, 0), of_2007), series=9)
    assert kept == read_results(results_text(kept))
    assert (of_2007.name,) == kept.deal((27,), Level.CLUB, 1, lambda _: 0, "2007")
    assert (CaseName(27, 3),) == kept.deal((27,), Level.CLUB, 1, lambda _: 0)


@pytest.mark.parametrize(("law", "edition"), [("60", "2007"), ("37", "draft2006")])
def test_a_law_that_few_boards_lead_to_is_staged_in_three_seconds(law: str, edition: str) -> None:
    took = []
    for _ in range(2):
        begun = time.process_time()
        found = staged_journal(wanted_of_law(law, Level.CLUB, book_of(edition)), 5)
        took.append(time.process_time() - begun)
        assert law in found.case.laws
    # The lesser: a machine that is busy with something else only makes it longer.
    assert min(took) < 3


def test_a_book_looks_a_clause_up_once() -> None:
    book = evolve(book_of("2007"), title="another")
    assert ["16D2", "16D2"] == [book.place_of("16C2"), book.place_of("16C2")]
    assert {"16C2": "16D2"} == book.found["place_of"]
