"""Nothing hidden is printed, and whatever is written on a line of a file is read as the same again."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.limits import LONGEST_MESSAGE
from bridgetable.game.printable import (
    HIDDEN,
    escaped,
    in_quotes,
    message,
    out_of_quotes,
    unescaped,
    visible,
    visible_json,
    visible_lines,
)

SEPARATORS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
EVERYTHING = st.text(st.characters(exclude_categories=()) | st.sampled_from(f'{SEPARATORS}\\"uU0\u202e\x1b \ud800'))
JOINERS = "\u200c\u200d"


def test_every_character_that_ends_a_line_or_steers_a_terminal_is_hidden() -> None:
    ending = [c for c in map(chr, range(0x110000)) if len(f"a{c}b".splitlines()) > 1]
    assert set(ending) == set(SEPARATORS)
    steering = [c for c in map(chr, range(0x110000)) if unicodedata.category(c) in {"Cc", "Cs", "Zl", "Zp"}]
    turning = [
        c
        for c in map(chr, range(0x110000))
        if unicodedata.bidirectional(c) in set("LRE RLE LRO RLO PDF LRI RLI FSI PDI".split())
    ]
    assert all(HIDDEN.fullmatch(c) for c in (*ending, *steering, *turning, "\u200e", "\u200f", "\u061c"))
    assert not any(HIDDEN.search(c) for c in f"{JOINERS}ä♠ \u00a0é中🂡")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J", "␛[2J"),
        ("a\nb\tc\x00", "a␊b␉c␀"),
        ("\x7f\x9b\u202eevil", "␡<U+009B><U+202E>evil"),
        ("\ud800\U000e0041", "<U+D800><U+E0041>"),
        ("♠K “as it is”", "♠K “as it is”"),
    ],
)
def test_what_is_hidden_is_shown_as_a_sign(text: str, shown: str) -> None:
    assert shown == visible(text)


@given(EVERYTHING)
def test_nothing_hidden_is_left_and_all_of_it_can_be_encoded(text: str) -> None:
    for shown in (visible(text), visible_lines(text).replace("\n", ""), visible_json(text).replace("\n", "")):
        assert not HIDDEN.search(shown)
        assert shown.encode("utf-8")[:0] == b""


@given(EVERYTHING)
def test_json_says_the_same_when_its_hidden_characters_are_escaped(text: str) -> None:
    told = json.dumps({"words": text}, ensure_ascii=False, indent=1)
    assert json.loads(told) == json.loads(visible_json(told))


@given(EVERYTHING | st.integers(0, 2000).map(lambda n: "\x1b" * n))
def test_a_message_is_one_short_line(text: str) -> None:
    said = message(text)
    assert len(said) <= LONGEST_MESSAGE
    assert len(said.splitlines()) <= 1
    assert said.endswith("…") or said == visible(text)


def test_a_message_that_is_too_long_is_cut_where_it_can_be_seen() -> None:
    assert message("x" * 1000) == "x" * (LONGEST_MESSAGE - 1) + "…"
    assert message("x" * LONGEST_MESSAGE) == "x" * LONGEST_MESSAGE


@given(EVERYTHING)
def test_what_is_escaped_is_one_line_without_blanks_at_its_ends_and_comes_back(text: str) -> None:
    line = escaped(text)
    assert len(line.splitlines()) <= 1
    assert line == line.strip()
    assert text == unescaped(line)
    line.encode("utf-8")


@given(EVERYTHING)
def test_what_is_quoted_is_one_line_and_comes_back(text: str) -> None:
    line = in_quotes(text)
    assert len(line.splitlines()) <= 1
    assert text == out_of_quotes(line)
    line.encode("utf-8")


@pytest.mark.parametrize("text", ["C:\\new\\table", "a\\b", "\\", "\\\\", "\\u12", "½ “a”"])
def test_titles_written_by_hand_stay_as_they_are(text: str) -> None:
    assert text == escaped(text) == unescaped(text)
