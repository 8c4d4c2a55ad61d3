"""A name made from words can be that of a file on every system."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.formats.file_names import MOST_BYTES, hyphened, name_of_words


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Reading: drop a card?", "Reading drop a card"),
        ("CON", "the CON"),
        ("aux.", "the aux"),
        ("Com1.old", "the Com1.old"),
        ("control", "control"),
        ("..hidden", "hidden"),
        ("a\nb\\c", "a b c"),
        ("", ""),
        ("牌" * 100, "牌" * (MOST_BYTES // 3)),
    ],
)
def test_what_a_system_does_not_take_is_left_out_or_marked(words: str, name: str) -> None:
    assert name == name_of_words(words)


@given(st.text(max_size=300))
def test_any_words_are_a_name_or_nothing(words: str) -> None:
    for name in (name_of_words(words), hyphened(words)):
        assert not set(name) & set('/\\:*?"<>|\0\n')
        assert name == name.strip(". ")
        assert len(name.encode()) <= MOST_BYTES + len("the ")


def test_words_with_hyphens_are_in_small_letters() -> None:
    assert ("board-3-open-room", "the-con") == (hyphened("Board 3, open room"), hyphened("CON"))
