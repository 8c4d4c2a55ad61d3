"""What changed from one book to another: each clause in both, how it differs, and a journal that shows it."""

from functools import cache

import pytest

from bridgetable.formats.journal import Journal, read_journal
from bridgetable.formats.lawbook import book_of, difference
from bridgetable.formats.under_book import under_book
from bridgetable.resources import resource
from bridgetable.session.history import History
from bridgetable.views.book.changes import Change, ChangeExample, Shows, Sort, changes, found_in
from bridgetable.views.books_compared import BooksRow, every_row
from tests.views.book.examples_of_changes import (
    CHOSEN,
    PAIRS,
    Candidate,
    count_in,
    journal_text,
    place_of,
    places_of,
    seen_in,
    shown_at,
    shown_by,
)

PAIR = ("2007", "2017")


def change(key: str, pair: tuple[str, str] = PAIR) -> Change:
    """The change of this key."""
    return next(one for one in changes(*pair) if one.key == key)


@pytest.mark.parametrize(
    ("key", "sort"),
    [
        ("30A>30A", Sort.OTHERWISE),
        (">23A", Sort.NEW),
        ("13D2>", Sort.GONE),
        ("16D1>16C1", Sort.RENUMBERED),
        ("25A2>25A4", Sort.RENUMBERED),
    ],
)
def test_a_clause_is_otherwise_new_gone_or_stands_elsewhere(key: str, sort: Sort) -> None:
    assert sort is change(key).sort


def test_what_says_the_same_under_the_same_number_is_no_change() -> None:
    assert [] == [one.key for one in changes(*PAIR) if one.old and one.new and one.old.id == one.new.id == "50D2a"]
    same = [one.key for one in changes(*PAIR) if one.old and one.new and one.old == one.new]
    assert [] == same


def test_every_clause_that_the_register_of_2007_has_otherwise_is_among_the_changes() -> None:
    told = {one.old.id for one in changes(*PAIR) if one.old is not None}
    alike = {one.id for one in difference("2007").clause} - told
    of_2017 = {c.id: c.gloss for one in changes("2017", "2007") for c in (one.old,) if c is not None}
    assert all(one not in of_2017 for one in alike)


def test_the_other_way_round_what_is_new_is_gone() -> None:
    forth = {one.key: one.sort for one in changes(*PAIR)}
    back = {">".join(reversed(one.key.split(">"))): one.sort for one in changes("2017", "2007")}
    turned = {Sort.NEW: Sort.GONE, Sort.GONE: Sort.NEW}
    assert forth == {key: turned.get(sort, sort) for key, sort in back.items()}


def test_a_book_with_numbers_of_its_own_corresponds_and_its_silence_is_no_change() -> None:
    sorts = {one.sort for one in changes("draft2006", "2017")}
    assert {Sort.CORRESPONDS, Sort.GONE} == sorts


def test_a_change_is_found_by_its_number_in_either_book_and_by_words() -> None:
    assert "16D1>16C1" in {one.key for one in found_in(*PAIR, "16D1").rows}
    assert "16D1>16C1" in {one.key for one in found_in(*PAIR, "16C1").rows}
    assert ">23A" == found_in(*PAIR, "comparable call").rows[0].key


@cache
def every() -> tuple[tuple[tuple[str, str], Change], ...]:
    """Every change between each two books."""
    return tuple((pair, one) for pair in PAIRS for one in changes(*pair))


def test_every_change_has_an_example() -> None:
    assert [] == [(pair, one.key) for pair, one in every() if not one.example.path]


@cache
def journal_at(path: str) -> Journal:
    """The journal of an example."""
    return read_journal(journal_text(resource(*path.split("/"))))


@cache
def acted(path: str, edition: str) -> tuple[History, ...]:
    """An example acted out under a book, after each action."""
    return under_book(journal_at(path), book_of(edition)).after


def rows_at(pair: tuple[str, str], example: ChangeExample) -> tuple[BooksRow, ...]:
    """The sentences of two books where an example is shown."""
    one, other = (acted(example.path, edition)[: example.after + 1][-1] for edition in pair)
    return every_row(one, other)


@pytest.mark.parametrize("pair", PAIRS)
def test_each_example_shows_what_is_said_of_it(pair: tuple[str, str]) -> None:
    untrue = []
    for one in changes(*pair):
        if one.example.shows in {Shows.SEEN, Shows.NOTHING}:
            continue
        place = place_of(rows_at(pair, one.example))
        shows, count = shown_at(one, place, CHOSEN.get(one.key, ("", ""))[1])
        if (shows, count > 0) != (one.example.shows, True):
            untrue.append((one.key, one.example))
    assert [] == untrue


def test_what_is_seen_without_a_ruling_is_named_and_explained_in_the_journal() -> None:
    seen = [(pair, one, one.example) for pair, one in every() if one.example.shows is Shows.SEEN]
    for pair, change, example in seen:
        journal = journal_at(example.path)
        text = journal_text(resource(*example.path.split("/")))
        told = [sides for after, sides in seen_in(text, journal, pair) if after == example.after]
        assert any(count_in(change, sides) for sides in told), change.key
        assert journal.notes_before(example.after), change.key


def test_of_a_clause_that_says_the_same_under_another_number_an_example_rules_alike() -> None:
    renumbered = [one for _, one in every() if one.sort is Sort.RENUMBERED]
    assert [] == [one.key for one in renumbered if one.example.shows is Shows.OTHERWISE]


def test_a_journal_on_which_the_books_part_by_another_law_shows_nothing_of_a_change() -> None:
    path = resource("lessons", "9-insufficient-bid-comparable.table")
    text = journal_text(path)
    one = Candidate(path, text, places_of(read_journal(text), PAIR), ())
    new, other = shown_by(change(">23A"), one), shown_by(change("50E2>50E2"), one)
    assert (Shows.OTHERWISE, None) == (new and new.shows, other)


def test_every_journal_that_lies_among_the_changes_is_the_example_of_one() -> None:
    named = {one.example.path for _, one in every()}
    copied = (f"changes/{path.parent.name}/{path.name}" for path in resource("changes").glob("*/*.table"))
    assert [] == [path for path in copied if path not in named]


def test_an_example_is_the_same_either_way_round() -> None:
    for older, newer in PAIRS:
        forth = {one.key: one.example for one in changes(older, newer)}
        assert forth == {">".join(reversed(one.key.split(">"))): one.example for one in changes(newer, older)}
