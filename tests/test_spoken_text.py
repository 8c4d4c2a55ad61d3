"""In another language every line of a transcript, of a summary and of a checked record speaks it."""

import os
import re
import subprocess
import sys
from pathlib import Path

from bridgetable.game.regulations import ROWS
from bridgetable.language import PSEUDO, VARIABLE

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


def test_every_word_that_is_not_notation_is_looked_up(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.spoken_text", str(tmp_path), str(STEP)],
        env={**os.environ, VARIABLE: PSEUDO},
        cwd=Path(__file__).parents[1],
        capture_output=True,
        check=True,
        encoding="utf-8",
    ).stdout
    assert len(told) > 100_000
    assert set() == left_in_english(told)


def test_a_word_in_english_is_found() -> None:
    assert {"by", "the"} == left_in_english("pláýééd by thééé the\n  > 62C1 HK\n  keep: Léáávéé ♥K “it is”\nS SA")
