"""In another language every line of a transcript, of a summary and of a checked record speaks it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.game.regulations import ROWS
from bridgetable.language import ACCENTED, PSEUDO, VARIABLE

STEP = 12
NOTATION = (
    r"^  > .*$",  # an answer as a journal has it
    rf"^(?:{'|'.join(re.escape(row.key) for row in ROWS)}): .*$",  # a regulation as a journal has it
    r"^  [\w ]+:",  # the key of an option
    r"(?s)“[^”]*”",  # what somebody said, or wrote
    r"déésk: .*$",  # a result of the desk, as it was entered
    r"\b[SHDC][2-9TJQKA]\b|\b[1-8](?:[SHDC]|NT)X{0,2}\b|\bX{1,2}\b|\b[NESW] Pass\b",  # cards and calls
    r"\b(?:NS|EW)\b|\bby [NESW](?: \d+)?\b",  # sides, and the declarer of an outcome
    r"\b\w*\d\w*\b|\[[A-Z][a-z]+\]",  # clauses, and tags of PBN
)
NEVER_SPOKEN = re.compile(r"[^\W\d_]*[aeiouyncAEIOUYNC][^\W\d_]*")
"""A word with a letter that has an accent wherever it was looked up."""


def left_in_english(text: str) -> set[str]:
    """The words that were not looked up; what is notation, or was said by a player, is left out."""
    for one in NOTATION:
        text = re.sub(one, " ", text, flags=re.MULTILINE)
    return {word for word in NEVER_SPOKEN.findall(text) if len(word) > 1}


def told_by(folder: Path, *module: str) -> str:
    """What is written where a module runs the one that tells everything."""
    told = subprocess.run(
        [sys.executable, "-m", *module, str(folder), str(STEP)],
        env={**os.environ, VARIABLE: PSEUDO},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        check=True,
        encoding="utf-8",
    ).stdout
    assert len(told) > 100_000
    return told


def test_every_word_that_is_not_notation_is_looked_up(tmp_path: Path) -> None:
    assert set() == left_in_english(told_by(tmp_path, "tests.spoken_text"))


PARTS = re.compile(r"(?<=[.!?:;…])\s+| {2,}|\n| · | > |;;")
"""The ends of sentences, of columns and of entries: each may be in a language of its own."""
PROPER = re.compile(r"\b(?:North|East|South|West|Pass)\b|\bdesk: .*$")


def in_two_languages(text: str, notation: tuple[str, ...] = NOTATION) -> set[str]:
    """The sentences of which a part was translated and another was not; what is notation is left out."""
    for one in notation:
        text = re.sub(one, " , ", text, flags=re.MULTILINE)
    found = set()
    for part in PARTS.split(text):
        words = re.findall(r"[^\W\d_]{3,}", PROPER.sub(" ", part))
        if any(map(ACCENTED.search, words)) and any(map(re.compile("^[a-zA-Z]*[aeiouync][a-zA-Z]*$").search, words)):
            found.add(part)
    return found


@pytest.mark.parametrize("chance", ["a", "b"])
def test_no_sentence_of_a_translation_that_is_begun_is_in_two_languages(tmp_path: Path, chance: str) -> None:
    told = told_by(tmp_path, "tests.begun", chance, "tests.spoken_text")
    assert 0.1 < len([line for line in told.splitlines() if ACCENTED.search(line)]) / told.count("\n") < 0.9
    assert set() == in_two_languages(told)


def test_a_sentence_in_two_languages_is_found() -> None:
    assert {"East must pass, tó thééé éñd"} == in_two_languages("Híís tuuúrn. East must pass, tó thééé éñd")
    assert set() == in_two_languages("East must pass. Tó thééé éñd óóf ♥K, 27B2")


def test_a_word_in_english_is_found() -> None:
    assert {"by", "the"} == left_in_english("pláýééd by thééé the\n  > 62C1 HK\n  keep: Léáávéé ♥K “it is”\nS SA")
