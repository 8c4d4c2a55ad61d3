"""In another language every menu, dialog, tool tip and accessible name of every window speaks it."""

import os
import re
import subprocess
import sys
from pathlib import Path

from bridgetable.language import ACCENTED, PSEUDO, VARIABLE
from bridgetable.resources import courses, lessons, resource
from tests.gui.spoken_windows import SCREEN
from tests.test_spoken_text import in_two_languages

NOTATION = (
    r"\b(?:boards\.pbn|Directors, spring|lesson-50D2)\b|\b[A-Z][a-z]+–[A-Z][a-z]+\b",  # names of files, series, pairs
    r"\b\d+ [A-Z][a-z]+, \d\d:\d\d\b",  # a date, in Qt's words
    rf"\b(?:{SCREEN}|bridgetable|letter)\b",
    r"\w*\d\w*[-+]?",  # lengths, points, clauses, numbers
    r"\b[\w+]+\+\w+\b|\b(?:Ctrl|Shift|Alt|Esc|Enter|Space|Tab|Del|Home|End)\b",  # keys
    r"\*?\.\w{2,8}\b|\b[A-Z][A-Z.]+\b",  # endings of files, cards, PBN
    r"(?s)“[^”]*”",
    r"^English$",  # a language by its own name
    r"\b(?:matchpoints|cross-imps|butler|teams|board-a-match)\b|^two$",  # the words of a session's file
    r"\b(?:balanced|spades|hearts|diamonds|clubs|natural|artificial|relay|puppet|waiting|asks for .*)\b",  # meanings
)
"""What is written the same in every language."""
TITLES = re.compile(r'^(?:title|about): (.*)$|"(.*)"$|^#+ (.*)$', re.MULTILINE)
OF_QT = frozenset(("OK", "Cancel", "&Cancel", "&OK", "Open", "Close"))
"""The words of Qt's own buttons."""
PLAIN = re.compile(r"[^\W\d_]*[aeiouyncAEIOUYNC][^\W\d_]*")


def titles() -> set[str]:
    """The titles of lessons, courses, worked cases and chapters, which are documents of their own."""
    cases = resource("cases").glob("*/*.table")
    chapters = (*resource("handbook").glob("*.md"), resource("notation.md"))
    texts = (path.read_text(encoding="utf-8") for path in (*lessons(), *courses(), *cases, *chapters))
    found = {title for text in texts for titles in TITLES.findall(text) for title in titles if title}
    # The law book shows a case without the clause or the number before its title.
    return {re.sub(r"^\S*\d\S* |^.*: ", "", title).casefold() for title in found}


def left_in_english(text: str) -> bool:
    """Whether a text has a word that was not looked up, and is no notation."""
    for one in NOTATION:
        text = re.sub(one, " ", text)
    return any(len(word) > 2 and not ACCENTED.search(word) for word in PLAIN.findall(text))


def told_by(*module: str) -> list[tuple[str, str]]:
    """The classes of widgets and their texts where a module runs the one that opens every window."""
    told = subprocess.run(
        [sys.executable, "-m", *module],
        env={**os.environ, VARIABLE: PSEUDO, "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
        encoding="utf-8",
    ).stdout
    pairs = [(sort, text) for sort, _, text in (line.partition("\t") for line in told.splitlines())]
    assert len(pairs) > 3000
    return pairs


def test_every_word_of_the_windows_is_looked_up() -> None:
    known = titles()
    texts = {text: sort for sort, text in told_by("tests.gui.spoken_windows")}
    left = {text: sort for text, sort in texts.items() if left_in_english(text) and text not in OF_QT}
    assert {} == {text: sort for text, sort in left.items() if not any(t in text.casefold() for t in known)}


def test_no_sentence_of_a_translation_that_is_begun_is_in_two_languages() -> None:
    texts = {text for _, text in told_by("tests.begun", "a", "tests.gui.spoken_windows")}
    assert set() == {part for text in texts for part in in_two_languages(text, NOTATION)}


def test_a_word_in_english_is_found() -> None:
    assert left_in_english("Áúçtííóñ: West")
    assert not left_in_english("Úñdóó (Ctrl+Z), 12-14, balanced *.table “it is”")
