"""Journals compared under three books: none fails, and each book says something at the first difference."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import read_journal
from bridgetable.game.books import INFERRED, SILENT
from bridgetable.views.books_compared import endings, first_difference, gloss_of, places_apart
from tests.golden import CHECKOUT

EDITIONS = ("2017", "2007", "draft2006")
EVERY = 40
"""One in so many of all journals is compared."""
JOURNALS = sorted(path for root in ("resources", "tests") for path in (CHECKOUT / root).rglob("*.table"))[::EVERY]


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_each_book_says_something_where_three_books_first_part(path: Path) -> None:
    journal = read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0].rstrip() + "\n", path.name)
    found = first_difference(journal, EDITIONS)
    for one in () if found is None else found.books:
        assert one.says
        assert not one.not_ruled
        assert all(clause.gloss for clause in one.clauses)


def test_at_least_fifty_journals_are_compared() -> None:
    assert 50 <= len(JOURNALS)


def test_a_clause_of_which_the_draft_is_silent_is_shown_with_its_mark_and_the_gloss_of_2017() -> None:
    silent = gloss_of("draft2006", f"{SILENT}54E")
    assert silent is not None
    assert f"{SILENT}54E" == silent.cite
    assert silent.gloss.startswith("silent, and ruled as in 2017: ")


def test_a_clause_whose_text_does_not_decide_is_shown_with_its_reading() -> None:
    inferred = gloss_of("draft2006", f"{INFERRED}41C")
    assert inferred is not None
    assert "Inferred: " in inferred.gloss


ENDS = {
    "2007/law_30/30A-nobody-had-bid": (
        "South must pass at the next turn",
        "North must pass once unless what South calls next is comparable with Pass",
    ),
    "2007/law_26/WB-112": (
        "West must pass to the end of the auction",
        "Is 2♦ the lowest bid that shows what 1NT showed?",
    ),
    "2007/law_45/45C4b-lead": ("", ""),
}
"""How the ruling on a journal of an edition ends under 2007 and under 2017, where they first part."""


@pytest.mark.parametrize(("name", "ends"), ENDS.items(), ids=ENDS)
def test_the_end_of_a_ruling_in_each_book_is_one_sentence(name: str, ends: tuple[str, str]) -> None:
    text = (CHECKOUT / "tests/editions" / f"{name}.table").read_text(encoding="utf-8").partition("\n---\n")[0]
    assert ends == endings(places_apart(read_journal(f"{text.rstrip()}\n"), ("2007", "2017"))[0].ends)
