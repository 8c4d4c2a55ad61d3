"""What a call shows: read, written, and compared hand by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.errors import NotationError
from bridgetable.game.meanings import FREE, SHAPES, Meaning, Showing, Span, meaning, understood
from tests.game.meanings import is_subset, meaning_text

points = st.tuples(st.integers(0, 37), st.integers(0, 37)).map(lambda p: Span(min(p), max(p)))
length = st.tuples(st.integers(0, 13), st.integers(0, 13)).map(lambda p: Span(min(p), max(p)))
showing = st.builds(Showing, points, st.tuples(length, length, length, length), st.booleans())
purpose = st.sampled_from(["", "asks for aces", "relay", "waiting"])
shown = st.builds(
    Meaning,
    st.lists(showing, min_size=1, max_size=3, unique=True).map(tuple),
    purpose,
    st.sampled_from(["", "artificial", "natural"]),
)


@given(shown)
def test_a_meaning_that_is_written_is_read_as_the_same(one: Meaning) -> None:
    assert one == meaning(meaning_text(one))


@given(shown)
def test_every_meaning_is_a_subset_of_itself_and_of_any_hand(one: Meaning) -> None:
    assert is_subset(one, one)
    assert is_subset(one, meaning("any"))


@given(shown, shown)
def test_a_subset_of_both_ways_shows_the_same_hands(one: Meaning, other: Meaning) -> None:
    assert (one.hands == other.hands) == (is_subset(one, other) and is_subset(other, one))


@pytest.mark.parametrize(
    ("new", "expected"),
    [
        ("16-20, 6 hearts", True),
        ("10-15, 5+ hearts, 4 clubs", True),
        ("10-15, 5+ hearts, 5 clubs or 5 diamonds", True),
        ("6-10, 6+ hearts", False),
        ("10-20, 4 hearts", False),
    ],
)
def test_the_subsets_of_five_hearts_and_ten_to_twenty_points(new: str, expected: bool) -> None:
    """QBA-040."""
    assert expected == is_subset(meaning(new), meaning("10-20, 5+ hearts"))


def test_two_spades_is_a_subset_of_a_multi() -> None:
    """QBA-041."""
    multi = meaning("6-10, 6+ hearts or 6+ spades; 20+, balanced")
    assert is_subset(meaning("6-10, 6+ spades"), multi)
    assert not is_subset(meaning("6-11, 6+ spades"), multi)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("6-10, six spades or six hearts", "6-10, 6 spades; 6-10, 6 hearts"),
        ("four or more hearts, 6 points or more", "6+, 4+ hearts"),
        ("at least 11 points, at least five spades", "11+, 5+ spades"),
        ("12+, no hearts", "12+, 0 hearts"),
        ("up to 7 points", "0-7"),
        ("5+ in a minor", "5+ clubs; 5+ diamonds"),
        ("15-17, Balanced", "15-17, balanced"),
        ("asks for aces", "asks for aces"),
        ("16+, any, artificial", "artificial, 16+"),
        ("5-card major", "5 hearts; 5 spades"),
    ],
)
def test_how_people_write_meanings(text: str, canonical: str) -> None:
    assert canonical == meaning_text(meaning(text))


@pytest.mark.parametrize("text", ["", "spades", "many hearts", "10-15, weak", "5+ trumps"])
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        meaning(text)
    assert understood(text) is None


def test_there_are_560_shapes_and_39_patterns() -> None:
    assert (560, 39) == (len(SHAPES), len({tuple(sorted(s)) for s in SHAPES}))
    assert {13} == {sum(s) for s in SHAPES}


def test_balanced_is_four_threes_or_one_doubleton_at_most() -> None:
    patterns = {tuple(sorted(s)) for s in SHAPES if Showing(lengths=FREE, balanced=True).has(s)}
    assert {(3, 3, 3, 4), (2, 3, 4, 4), (2, 3, 3, 5)} == patterns


@pytest.mark.parametrize(
    ("said", "as_if"),
    [
        ("12-14 balanced", "12-14, balanced"),
        ("15–17 balanced", "15-17, balanced"),
        ("balanced 20-21", "20-21, balanced"),
        ("10-15 hcp 5+ diamonds", "10-15, 5+ diamonds"),
        ("6-10 6+ spades or 6+ hearts", "6-10, 6+ spades or 6+ hearts"),
        ("artificial 16+ any", "artificial, 16+, any"),
        ("4-6 spades", "4-6 spades"),
        ("12-14 points", "12-14"),
    ],
)
def test_items_with_nothing_between_them_are_read_as_people_say_them(said: str, as_if: str) -> None:
    assert meaning(as_if) == meaning(said)
