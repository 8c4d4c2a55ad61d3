"""What changed from one book to another: each clause in both, how it differs, and a journal that both rule otherwise."""

import pytest

from bridgetable.formats.journal import RULE, read_journal
from bridgetable.formats.lawbook import difference
from bridgetable.views.book.changes import Change, Sort, changes, example_path, found_in
from bridgetable.views.books_compared import first_difference

PAIR = ("2007", "2017")
LEAST_WITH_EXAMPLE = 110


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


def test_nearly_every_change_of_content_has_an_example() -> None:
    content = [one for one in changes(*PAIR) if one.sort is not Sort.RENUMBERED]
    assert sum(bool(one.example) for one in content) >= LEAST_WITH_EXAMPLE


@pytest.mark.parametrize("pair", [PAIR, ("draft2006", "2017")])
def test_the_two_books_part_on_every_example(pair: tuple[str, str]) -> None:
    paths = {path for one in changes(*pair) if (path := example_path(one)) is not None}
    texts = {path.name: path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0] + "\n" for path in sorted(paths)}
    assert [] == [name for name, text in texts.items() if first_difference(read_journal(text), pair) is None]
