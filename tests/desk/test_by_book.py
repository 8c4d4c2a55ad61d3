"""A page of the desk says what the book on the table has otherwise than the Laws of 2017, by which it is worked out."""

import inspect
import re
from typing import Any

import pytest

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import calculation_named, calculations
from bridgetable.formats.lawbook import book_of
from bridgetable.game.books import Book
from bridgetable.views.desk_by_book import OTHERWISE, in_book
from tests.desk.desk import worked

BOOKS = {edition: book_of(edition) for edition in ("2017", "2007", "draft2006")}
WEIGHTED = {"weights": "50:620,50:600", "other": "600"}


def remarks(book: Book, name: str, **typed: str) -> list[str]:
    one = calculation_named(name)
    return [step.text for step in in_book(book, one, worked(name, **typed)).remarks]


def test_every_page_that_is_named_is_there() -> None:
    named = {name for pages in OTHERWISE.values() for name in pages}
    assert set() == named - {one.name for one in calculations()}
    assert OTHERWISE.keys() <= BOOKS.keys()


def test_a_page_that_cites_what_only_2017_has_says_so_under_2007() -> None:
    lacking = {one.name for one in calculations() if any(map(BOOKS["2007"].lacks, cited_by(one)))}
    assert lacking
    assert set() == lacking - OTHERWISE["2007"].keys()


def cited_by(one: Calculation[Any]) -> set[str]:
    """The clauses that the file of a page cites."""
    return set(re.findall(r'"(\d{1,2}[A-Z]\w*)"', inspect.getsource(inspect.getmodule(one.work) or one.work)))


def test_under_the_laws_of_2017_nothing_is_otherwise() -> None:
    working = worked("weighted-imps", **WEIGHTED)
    assert working == in_book(BOOKS["2017"], calculation_named("weighted-imps"), working)


@pytest.mark.parametrize(
    ("name", "typed", "said"),
    [
        ("other-table", {}, "may use a clearly favourable result and need not"),
        ("self-inflicted-values", {"table": "1", "sound": "2", "before": "3"}, "or a wild or gambling action"),
        ("weighted-imps", WEIGHTED, "12C1e of 2007 nothing is weighed"),
        ("late-request", {"in_time": "no", "score": "yes"}, "know no correction after"),
        ("sit-out", {"rounds": "55,60"}, "a regulation must set them"),
        ("several-boards", {"boards": "2", "ns": "none", "ew": "none"}, "a regulation must set them"),
    ],
)
def test_under_the_laws_of_2007_a_page_says_first_what_they_have_otherwise(
    name: str, typed: dict[str, str], said: str
) -> None:
    assert said in remarks(BOOKS["2007"], name, **typed)[0]
    assert not any("2007" in text for text in remarks(BOOKS["2017"], name, **typed))


def test_a_page_on_which_2007_agrees_is_left_as_it_is() -> None:
    assert (
        worked("knockout", ns="3", ew="1").remarks
        == in_book(BOOKS["2007"], calculation_named("knockout"), worked("knockout", ns="3", ew="1")).remarks
    )


def test_under_the_draft_every_page_names_the_laws_it_works_by() -> None:
    assert "works by the Laws of 2017" in remarks(BOOKS["draft2006"], "knockout", ns="3", ew="1")[0]
