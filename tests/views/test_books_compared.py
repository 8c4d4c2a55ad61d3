"""Journals compared under three books: none fails, and each book says something at the first difference."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import Journal, read_journal
from bridgetable.game.books import INFERRED, SILENT
from bridgetable.views.books_compared import Aspect, bare, books_rows, endings, first_difference, gloss_of, places_apart
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


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("law_36/36B1-high-from-the-last-hand", ("North: unclear designation, ♥Q", "North: unclear designation, ♥J")),
        ("law_21/21E4-leaders-partner-asks", ("nothing of the kind", "East: question not allowed")),
    ],
)
def test_what_is_not_ruled_on_and_differs_is_a_difference(name: str, says: tuple[str, str]) -> None:
    text = (CHECKOUT / f"tests/editions/draft2006/{name}.table").read_text(encoding="utf-8").partition("\n---\n")[0]
    journal = read_journal(f"{text}\n", name)
    found = first_difference(journal, ("2017", "draft2006"))
    assert found is not None
    assert Aspect.RESULT is found.aspect
    assert says == tuple(one.says[0] for one in found.books)
    *_, place = places_apart(journal, ("2017", "draft2006"))
    sides = [tuple(line and line.text for line in row.sides) for row in books_rows(*place.histories) if row.first]
    assert [tuple(None if text == "nothing of the kind" else text for text in says)] == sides


def test_the_number_of_a_law_in_a_sentence_is_no_difference() -> None:
    assert bare("Only exposed: Law 49 decides about ♠Q.") == bare("Only exposed: Law 39B3 decides about ♠Q.")
    assert bare("3NT by S, 10 tricks") == "3NT by S, 10 tricks"
    assert first_difference(journal_in("editions/2007/law_06/6D1-seen-begun"), ("2017", "draft2006")) is None


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
    assert ends == endings(places_apart(journal_in(f"editions/{name}"), ("2007", "2017"))[0].ends)


def journal_in(name: str) -> Journal:
    """The journal of a golden ruling."""
    text = (CHECKOUT / "tests" / f"{name}.table").read_text(encoding="utf-8").partition("\n---\n")[0]
    return read_journal(f"{text.rstrip()}\n")


def test_what_both_books_say_stands_beside_itself_and_the_first_that_each_orders_otherwise_is_marked() -> None:
    place = places_apart(journal_in("rulings_told/law_49/named-honour"), ("2007", "2017"))[0]
    rows = books_rows(*place.histories)
    said = [("" if line is None else line.text for line in row.sides) for row in rows if not row.is_alike]
    explained, *others = map(tuple, said)
    assert ("That ♥K must be played, everybody may use; West may use nothing else that he sees of it.", "") == explained
    assert [("West may not use having seen ♥K", "♥K: everybody may use what he sees")] == others
    assert [others[0]] == [tuple(line.text for line in row.sides if line) for row in rows if row.first]


def test_what_all_books_say_is_no_part_of_the_difference() -> None:
    found = first_difference(journal_in("editions/2007/law_12/WB-020"), ("2017", "2007"))
    assert found is not None
    assert [["12C1e"], ["12C1b"]] == [[clause.cite for clause in one.clauses] for one in found.books]


def test_a_book_that_offers_no_more_is_shown_with_the_clause_that_asks() -> None:
    found = first_difference(journal_in("rulings_told/law_57/highest"), ("2017", "2007"))
    assert found is not None
    told = [(len(one.says), [clause.cite for clause in one.clauses]) for one in found.books]
    assert [(1, ["57A3"]), (1, ["57A"])] == told


def test_the_criteria_by_which_the_director_judges_are_part_of_what_a_book_says() -> None:
    found = first_difference(journal_in("editions/draft2006/law_49/49D-asked"), ("draft2006", "2017"))
    assert found is not None
    assert Aspect.QUESTION is found.aspect
    draft, of_2017 = (one.says for one in found.books)
    assert ("Normal includes careless and inferior play, for a player of this class.",) == of_2017
    assert (
        "Normal includes inferior or careless play, whoever the player is; absurd play is not introduced.",
    ) == draft


def test_a_book_that_cannot_go_on_stays_where_it_ended_while_the_other_rules_on() -> None:
    journal = journal_in("editions/2007/law_17/17D2-another-call")
    last = places_apart(journal, ("2007", "2017"), 9)[-1]
    assert (0, 9, 9, 4) == (last.number, last.after, *(len(history.done) for history in last.histories))
