"""A new edition is made of a register file and a module alone: one is pretended, with four differences."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable import resources
from bridgetable.formats import lawbook
from bridgetable.formats.journal import Journal, acted_out, read_journal
from bridgetable.formats.under_book import under_book
from bridgetable.views.books_compared import Aspect, first_difference
from bridgetable.views.report.report import report
from bridgetable.views.transcript import transcript
from bridgetable.views.view import view_for
from tests.golden import golden

PRETENDED = Path(__file__).parents[1] / "editions" / "pretended" / "2027.toml"


@pytest.fixture(autouse=True)
def pretended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shutil.copytree(resources.resource("lawbook"), tmp_path / "lawbook")
    shutil.copy(PRETENDED, tmp_path / "lawbook")
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    for kept in (lawbook.editions, lawbook.book_of, lawbook.lawbook, lawbook.difference):
        kept.cache_clear()
    yield
    for kept in (lawbook.editions, lawbook.book_of, lawbook.lawbook, lawbook.difference):
        kept.cache_clear()


def journal(name: str) -> Journal:
    return read_journal(golden(name).read_text(encoding="utf-8"))


def test_a_journal_names_the_new_edition() -> None:
    text = golden("law_27/QBA-065-double").read_text(encoding="utf-8").replace("book: 2017", "book: 2027")
    assert "Laws of 2027, pretended" == read_journal(text).book.title


def test_a_trick_count_of_64a1_is_another() -> None:
    revoke = journal("law_64/NZ-030")
    old, new = report(acted_out(revoke)), report(under_book(revoke, lawbook.book_of("2027")).history)
    assert 2 == old.transfers[0].tricks
    assert 1 == new.transfers[0].tricks


def test_a_clause_that_stands_elsewhere_is_said_in_its_new_number_and_answered_by_it() -> None:
    passed = journal("law_30/30A-passed-while-the-director-asked")
    told = under_book(passed, lawbook.book_of("2027"))
    assert "72C" in {r.law for r in report(acted_out(passed)).reviews}
    assert {"72D"} == {r.law for r in report(told.history).reviews}
    assert "72C" == told.book.cite_of("72D")


def test_a_clause_that_is_dropped_is_offered_no_more() -> None:
    early = journal("law_57/QBA-141-four-options")
    found = first_difference(early, ("2017", "2027"))
    assert found is not None
    assert Aspect.OPTIONS is found.aspect
    assert "Require another suit" in str(found.books[0].says)
    assert "Require another suit" not in str(found.books[1].says)


def test_a_new_option_is_asked_where_the_journal_has_no_answer_to_it() -> None:
    told = under_book(journal("law_27/QBA-065-double"), lawbook.book_of("2027"))
    pending = told.history.now.pending
    assert pending is not None
    assert ("comparable", "strength", "no") == pending.keys


PLANNED = """
[[clause]]
id = "64A2"
gloss = "As yet nothing of it is ruled."
status = "planned"
was = "64A2"
"""


def test_of_an_edition_that_is_not_ruled_in_full_window_transcript_and_json_say_so() -> None:
    whole = resources.resource("lawbook") / "2027.toml"
    whole.write_text(whole.read_text(encoding="utf-8") + PLANNED, encoding="utf-8")
    history = acted_out(
        read_journal(golden("law_64/NZ-028-one-trick").read_text(encoding="utf-8").replace("book: 2017", "book: 2027"))
    )
    assert ("Laws of 2027, pretended", "not in full yet") == view_for(history).plaque.lines[-2:]
    assert "book: 2027, not ruled in full yet" in transcript(history).splitlines()
    shown = report(history)
    assert not shown.book_in_full
    assert ("64A2",) == shown.not_ruled
