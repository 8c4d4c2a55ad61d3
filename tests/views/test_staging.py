"""What can be staged is found by its law, by words of its everyday name and of the book's, and all of it is there."""

import pytest

from bridgetable.game.irregularities import Kind
from bridgetable.staging.case import Level
from bridgetable.staging.wanted import LEADS_TO, SUBJECTS
from bridgetable.views.staging import index, staging_rows

ROWS = staging_rows()


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("62", "A revoke noticed in time"),
        ("law 62", "A revoke noticed in time"),
        ("eight", "A bid of eight"),
        ("one’s own call", "One’s own call explained"),
        ("random", "Anything, at random"),
        ("premature play", "A card played too soon"),
    ],
)
def test_a_row_is_found_by_law_or_words(words: str, name: str) -> None:
    assert name in [row.name for row in index().find(words).rows]


def test_every_subject_and_every_later_law_has_a_row_with_a_name_of_its_own() -> None:
    assert len(ROWS) == len(SUBJECTS) + len(LEADS_TO) + 1
    assert len(ROWS) == len({row.name for row in ROWS})


def test_a_row_says_what_is_wanted() -> None:
    by_name = {row.name: row for row in ROWS}
    assert (Kind.REVOKE,) == by_name["A revoke"].wanted(Level.CLUB).subjects
    late = by_name["A revoke noticed too late"].wanted(Level.CLUB)
    assert ("64", Level.CLUB) == (late.law, late.level)
    assert set(SUBJECTS) == set(by_name["Anything, at random"].wanted(Level.EASY).subjects)
