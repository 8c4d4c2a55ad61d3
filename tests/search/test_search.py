"""Everyday words, slips of the hand and numbers find what they mean, the plainest first, in all three lists."""

import tomllib
from pathlib import Path

import pytest

from bridgetable.formats.lawbook import lawbook
from bridgetable.views import staging
from bridgetable.views.book import stageable
from bridgetable.views.book.clauses import found_by
from bridgetable.views.everyday_words import meanings, sayings, stem_of, without_bids, words_in
from bridgetable.views.search import Index
from bridgetable.views.staging import StagingRow

Queries = dict[str, list[str]]

WRITTEN = tomllib.loads((Path(__file__).parent / "queries.toml").read_text("utf-8"))
IN_THREE: dict[str, Queries] = WRITTEN.pop("three")
QUERIES: dict[str, Queries] = WRITTEN
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
    assert sum(map(len, QUERIES.values())) >= 400


def found(listed: str, typed: str) -> list[str]:
    match listed:
        case "book":
            return [clause.id for clause in found_by(BOOK, typed).rows]
        case "stage":
            return [row.of.name for row in stageable.index().find(typed).rows]
        case _:
            return [subject_of(row) for row in staging.index().find(typed).rows]


def is_meant(listed: str, name: str, meant: list[str]) -> bool:
    """True where a name found is one of those meant; a clause may go on where they end."""
    return name.startswith(tuple(meant)) if listed == "book" else name in meant


@pytest.mark.parametrize("listed", QUERIES)
def test_everyday_words_find_first_what_they_mean(listed: str) -> None:
    first = {typed: found(listed, typed)[0] for typed in QUERIES[listed]}
    assert {} == {typed: name for typed, name in first.items() if not is_meant(listed, name, QUERIES[listed][typed])}


@pytest.mark.parametrize(("listed", "typed"), [(listed, typed) for listed, of in IN_THREE.items() for typed in of])
def test_everyday_words_find_among_the_first_three_what_they_mean(listed: str, typed: str) -> None:
    names = found(listed, typed)[:3]
    assert any(is_meant(listed, name, IN_THREE[listed][typed]) for name in names), names


def test_a_bid_too_low_is_seen_in_the_bids_that_are_typed() -> None:
    assert "insufficient bid" in without_bids("1H over 1S")
    assert "insufficient bid" in without_bids("two spades? no, 2♣ on 2 clubs")
    assert "insufficient bid" in without_bids("two hearts after two spades")
    assert "insufficient" not in without_bids("1NT over 1S")
    assert "insufficient" not in without_bids("three clubs over two spades")
    assert ["eight", "bid"] == without_bids("8 spades").split()


def test_what_people_say_is_said_of_something_that_there_is() -> None:
    known = {clause.id for law in BOOK.law for clause in law.clause}
    known |= {row.of.name for row in stageable.rows().values()} | {row.said_under for row in staging.staging_rows()}
    assert set() == set(sayings()) - known


@pytest.mark.parametrize("word", ["revokes", "revoked", "revoking", "revoke"])
def test_the_endings_of_a_word_do_not_count(word: str) -> None:
    assert "revok" == stem_of(word)


def test_what_has_every_word_comes_before_what_has_more_besides() -> None:
    assert ("Red apples", "Apples and pears", "Plums") == FRUIT.find("apple").rows
    assert ("Apples and pears",) == FRUIT.find("weights of apples").rows


def test_what_is_typed_to_the_last_small_word_comes_before_what_has_the_same_words() -> None:
    texts = [
        (name, "1A", ((name, 3.0), (said, 1.0))) for name, said in (("Pear", "plum or fig"), ("Date", "plum and fig"))
    ]
    assert "Date" == Index(texts).find("plum and fig").rows[0]
    assert "Pear" == Index(reversed(texts)).find("plum or fig").rows[0]


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
    known |= {stem_of(w) for said in sayings().values() for one in said for w in words_in(one)}
    known |= {stem_of(w) for r in staging.staging_rows() for w in words_in(f"{r.name} {r.heading} {r.word}")}
    assert {said: meant for said, meant in meanings().items() if not any(set(one) <= known for one in meant)} == {}
