"""Everyday words, slips of the hand and numbers find what they mean, the plainest first, in all three lists."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bridgetable.formats.lawbook import lawbook
from bridgetable.views import staging
from bridgetable.views.book import stageable
from bridgetable.views.book.clauses import found_by
from bridgetable.views.search import Index, meanings, stem_of, words_in
from bridgetable.views.staging import StagingRow

QUERIES: dict[str, dict[str, list[str]]] = tomllib.loads((Path(__file__).parent / "queries.toml").read_text("utf-8"))
BOOK = lawbook()
FRUIT = Index(
    (name, cite, ((name, 3.0), (text, 1.0)))
    for name, cite, text in (
        ("Red apples", "1A", "they are sweet"),
        ("Apples and pears", "1B", "sold by weight"),
        ("Plums", "12", "like apples, but smaller"),
    )
)


def subject_of(row: StagingRow) -> str:
    return row.subject.name if row.subject is not None else row.law


def test_there_are_enough_queries() -> None:
    assert sum(map(len, QUERIES.values())) >= 150


@pytest.mark.parametrize("typed", QUERIES["book"])
def test_everyday_words_find_the_clause_that_they_mean_first(typed: str) -> None:
    first = found_by(BOOK, typed).rows[0].id
    assert first.startswith(tuple(QUERIES["book"][typed])), first


@pytest.mark.parametrize("typed", QUERIES["stage"])
def test_everyday_words_find_first_what_is_to_be_staged(typed: str) -> None:
    assert stageable.index().find(typed).rows[0].of.name in QUERIES["stage"][typed]


@pytest.mark.parametrize("typed", QUERIES["case"])
def test_everyday_words_find_first_the_case_that_goes_wrong_so(typed: str) -> None:
    assert subject_of(staging.index().find(typed).rows[0]) in QUERIES["case"][typed]


@pytest.mark.parametrize("word", ["revokes", "revoked", "revoking", "revoke"])
def test_the_endings_of_a_word_do_not_count(word: str) -> None:
    assert "revok" == stem_of(word)


def test_what_has_every_word_comes_before_what_has_more_besides() -> None:
    assert ("Red apples", "Apples and pears", "Plums") == FRUIT.find("apple").rows
    assert ("Apples and pears",) == FRUIT.find("weights of apples").rows


def test_a_slip_of_the_hand_is_understood() -> None:
    assert ("Plums",) == FRUIT.find("plmus").rows


def test_a_word_is_found_while_it_is_typed() -> None:
    assert ("Apples and pears",) == FRUIT.find("pea").rows


def test_where_nothing_has_all_the_words_the_nearest_are_offered_and_said_to_be() -> None:
    result = FRUIT.find("sweet plums")
    assert not result.exact
    assert {"Red apples", "Plums"} == set(result.rows)


def test_nothing_typed_finds_all_in_their_order_and_nonsense_nothing() -> None:
    assert ("Red apples", "Apples and pears", "Plums") == FRUIT.find(" the ").rows
    assert () == FRUIT.find("qqqq").rows


def test_a_number_is_a_law_or_begins_a_clause() -> None:
    assert ("Red apples", "Apples and pears") == FRUIT.find("law 1").rows
    assert ("Apples and pears",) == FRUIT.find("1(b)").rows


def test_every_meaning_is_made_of_words_that_some_list_has() -> None:
    known = {stem_of(w) for law in BOOK.law for c in law.clause for w in words_in(f"{law.title} {c.gloss}")}
    known |= {stem_of(w) for r in stageable.rows().values() for w in words_in(f"{r.name} {r.in_book}")}
    known |= {stem_of(w) for r in staging.staging_rows() for w in words_in(f"{r.name} {r.heading} {r.word}")}
    assert {said: meant for said, meant in meanings().items() if not any(set(one) <= known for one in meant)} == {}
