"""Under another book than that of 2017 the law book shows cases that come to a clause by it, by its own numbers."""

import pytest

from bridgetable.formats.cases import examples_under
from bridgetable.formats.lawbook import book_of, lawbook
from bridgetable.views.book.clauses import page
from bridgetable.views.book.moments import cited, comes_to, scene_of_clause

BOOK = book_of("2007")
CASES = examples_under(BOOK)


@pytest.mark.parametrize("cite", ["16D1", "16C1", "53C", "25B2", "67B2a"])
def test_each_case_of_a_clause_comes_to_that_clause_by_this_book(cite: str) -> None:
    shown = page(lawbook("2007"), cite, CASES, comes_to)
    assert shown is not None
    assert shown.examples
    for case in shown.examples:
        scene = scene_of_clause(case, cite, "")
        assert case.shown(cite) is not None or cite in cited(scene.history)
        assert BOOK == scene.history.now.table.book


@pytest.mark.parametrize("cite", ["17D2", "25A2", "27B1b", "23", "64C", "13D1"])
def test_what_this_book_has_otherwise_is_shown_by_a_case_that_comes_to_it_by_this_book(cite: str) -> None:
    shown = page(lawbook("2007"), cite, CASES, comes_to)
    assert shown is not None
    assert shown.examples
    assert all(cite in cited(scene_of_clause(case, cite, "").history) for case in shown.examples)


def test_the_cases_of_2017_are_as_they_were() -> None:
    shown = page(lawbook(), "16D2", examples_under(book_of("2017")))
    assert shown is not None
    assert {"2017"} == {case.book.edition for case in shown.examples}
