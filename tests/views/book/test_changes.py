"""What changed from one book to another: each clause in both, how it differs, and a journal that both rule otherwise."""

from functools import cache
from pathlib import Path

import pytest

from bridgetable.formats.journal import read_journal
from bridgetable.formats.lawbook import difference
from bridgetable.resources import resource
from bridgetable.views.book.changes import Change, Sort, changes, example_path, found_in
from tests.views.book.examples_of_changes import PAIRS, Cites, cited_under, count_cited, journal_text, shows

PAIR = ("2007", "2017")
LEAST_THAT_PART_AT_THE_CLAUSE = {PAIRS[0]: 119, PAIRS[1]: 202, PAIRS[2]: 227}


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
def shown_by(pair: tuple[str, str], path: Path) -> tuple[Cites, Cites]:
    """The clauses cited where two books part on an example, and anywhere."""
    return cited_under(read_journal(journal_text(path)), pair)


@pytest.mark.parametrize("pair", PAIRS)
def test_on_each_example_the_two_books_part_and_come_to_the_clause(pair: tuple[str, str]) -> None:
    examples = {one: path for one in changes(*pair) if (path := example_path(one)) is not None}
    told = {one: shown_by(pair, path) for one, path in examples.items()}
    assert [] == [one.key for one, (parted, anywhere) in told.items() if not shows(one, parted, anywhere)]
    assert [] == [one.key for one, (parted, _) in told.items() if not any(parted)]
    assert sum(count_cited(one, parted) > 0 for one, (parted, _) in told.items()) >= LEAST_THAT_PART_AT_THE_CLAUSE[pair]


def test_a_journal_on_which_the_books_part_by_another_law_shows_nothing_of_a_change() -> None:
    parted, anywhere = shown_by(PAIR, resource("lessons", "9-insufficient-bid-comparable.table"))
    assert shows(change(">23A"), parted, anywhere)
    assert not shows(change("50E2>50E2"), parted, anywhere)


def test_every_journal_that_lies_among_the_changes_is_the_example_of_one() -> None:
    named = {example_path(one) for pair in PAIRS for one in changes(*pair)}
    assert [] == [path.name for path in resource("changes").glob("*/*.table") if path not in named]


def test_a_pair_has_the_examples_of_the_pair_with_2017_but_for_its_own() -> None:
    pair = ("draft2006", "2007")
    assert change("15A>6B", pair).example == change("15A>6B", ("draft2006", "2017")).example
    assert change("41A>51A", pair).example != change("41A>51A", ("draft2006", "2017")).example


def test_an_example_is_the_same_either_way_round() -> None:
    for older, newer in PAIRS:
        forth = {one.key: one.example for one in changes(older, newer)}
        assert forth == {">".join(reversed(one.key.split(">"))): one.example for one in changes(newer, older)}
