"""In another language the screens speak it, and what does not fit is cut where it is meant to be."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from bridgetable.language import ACCENTED, PSEUDO, VARIABLE
from bridgetable.resources import courses, lessons
from tests.gui.spoken_pictures import SCREENS, SIZE, START, SUMMARY, SUMMARY_PAGE

NEVER_LOOKED_UP = {
    *(*SCREENS, SUMMARY),
    # What a player said.
    *("still", "have", "trump”."),
}
"""Words on these screens that are in no catalogue."""
TITLES = re.compile('^(?:table .* )?title: (.*)$|"(.*)"$', re.MULTILINE)


def in_titles() -> set[str]:
    """The words of the titles of lessons and courses, which are documents of their own."""
    texts = (path.read_text(encoding="utf-8") for path in (*lessons(), *courses()))
    titles = (" ".join(found) for text in texts for found in TITLES.findall(text))
    return {word.rstrip(":") for title in titles for word in title.split()}


WORD = re.compile("[A-Za-z]{3,}")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the pictures lie."""
    return tmp_path_factory.mktemp("spoken")


@pytest.fixture(scope="module")
def painted(folder: Path) -> dict[str, list[str]]:
    """The words that each screen paints in the language that nobody speaks."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.gui.spoken_pictures", str(folder)],
        env={**os.environ, "HOME": str(folder), VARIABLE: PSEUDO, "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    found: dict[str, list[str]] = {}
    for line in told.stdout.splitlines():
        screen, text = line.split("\t")
        found.setdefault(screen, []).append(text)
    return found


def english(texts: list[str]) -> Iterator[str]:
    """The texts that have a word and were not looked up."""
    yield from (text.rstrip(":") for text in texts if WORD.search(text) and not ACCENTED.search(text))


def test_every_word_of_the_screens_is_looked_up(painted: dict[str, list[str]]) -> None:
    assert {*SCREENS, START, SUMMARY_PAGE} == set(painted)
    never = dict.fromkeys(painted, NEVER_LOOKED_UP) | {START: in_titles()}
    assert {} == {
        screen: left for screen, texts in painted.items() if (left := [*(set(english(texts)) - never[screen])])
    }


def test_nothing_in_the_panel_or_on_the_page_is_cut(painted: dict[str, list[str]]) -> None:
    cut = {screen: [text for text in texts if text.endswith("…")] for screen, texts in painted.items()}
    assert [] == cut[SUMMARY_PAGE]
    # The name of what can be undone gives way on the tool bar.
    assert all(len(texts) <= 1 for texts in cut.values()), cut


def test_every_screen_is_drawn_whole(painted: dict[str, list[str]], folder: Path) -> None:
    drawn = {screen: QImage(str(folder / f"{screen}.png")) for screen in painted}
    assert not drawn.pop(SUMMARY_PAGE).isNull()
    assert {SIZE} == {(image.width(), image.height()) for image in drawn.values()}
