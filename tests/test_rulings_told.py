"""Golden rulings come out as they are told; `pytest --renew` writes anew what came."""

from pathlib import Path

import pytest

from bridgetable.cli.laws import golden
from bridgetable.formats.journal import RULE
from bridgetable.game.books import LAWS_2017
from tests.golden import EDITIONS, GOLDEN

BESIDE_2017 = f"{RULE} {LAWS_2017.edition}\n"


@pytest.mark.parametrize("path", [*GOLDEN, *EDITIONS], ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_ruling_comes_out_as_told(path: Path, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--renew"):
        renew(path)
    told = golden(path)
    assert told.expected == told.came
    assert not told.came.startswith("cannot be acted out")
    assert " []\n" not in told.came  # each order, question and option has its clause


def renew(path: Path) -> None:
    """Write what came beneath the journal of a golden ruling; of another edition than 2017 what comes of both."""
    text = path.read_text(encoding="utf-8")
    if path in EDITIONS and BESIDE_2017 not in text:
        path.write_text(f"{text}{BESIDE_2017}", encoding="utf-8")
    told = golden(path)
    journal_text = path.read_text(encoding="utf-8").partition(f"\n{RULE}\n")[0].rstrip("\n")
    path.write_text(f"{journal_text}\n\n{RULE}\n{told.came}", encoding="utf-8")
