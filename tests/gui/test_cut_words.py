"""No word is cut at 1280x720 or written as in a file, in English, in any translation, or in a language whose sentences are a third longer."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.language import VARIABLE, languages


@pytest.mark.parametrize("language", languages())
def test_no_word_is_cut_and_every_window_fits_on_a_small_screen(language: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.cut_words"],
        env={**os.environ, VARIABLE: language, "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert [] == done.stdout.splitlines()
