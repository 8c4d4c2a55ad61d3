"""Sessions with anything wrong in them are read or refused in a sentence: never a fault of the program."""

import random
import shutil
from pathlib import Path

import pytest

from bridgetable.formats.match.opening import open_match
from bridgetable.game.errors import BridgetableError
from bridgetable.views.match.page import page_of
from bridgetable.views.match.report import match_json, match_lines
from bridgetable.views.match.session import Session
from tests.formats.match.test_opening import GAME, TABLE, TOTALS

FOLDER = Path(__file__).parents[2] / "shots" / "match"
SIGNS = '0123456789:;,"[]%|/+-= \tABNESWavX\u00e9\ufeff\x00\\\n'
NUMBERS = ("0", "1", "99999", "1" + 20 * "0", "-1")
OTHER_LINES = (
    "fouled 3: 1 2 | 3 4 5 6 7",
    "adjust 3 at 2: NS A+; EW 60:+420,40:-50",
    "adjust 4 at 9: +50",
    "1 at 8: 8 v 9: 4S by S 10",
    "penalty NS 3: 3 IMPs",
)
FORMS = ("matchpoints", "cross-imps", "butler", "teams", "board-a-match")
TIMES = 12


def changed(text: str, chance: random.Random) -> str:
    """A text with one thing wrong in it."""
    at, lines = chance.randrange(len(text) + 1), text.split("\n")
    match chance.randrange(5):
        case 0:
            return text[:at] + chance.choice(SIGNS) + text[at:]
        case 1:
            return text[:at] + text[at + 1 + chance.randrange(3) :]
        case 2:
            lines.insert(chance.randrange(len(lines) + 1), chance.choice(lines))
        case 3 if len(lines) > 1:
            lines.pop(chance.randrange(len(lines)))
        case _:
            return text[:at] + chance.choice(NUMBERS) + text[at:]
    return "\n".join(lines)


def told(path: Path) -> bool:
    """Tell all of a session; whether it could be read."""
    try:
        session = Session(open_match(path))
    except BridgetableError:
        return False
    assert list(match_lines(session))
    assert match_json(session)["boards"]
    assert all(page_of(session, row).title for row in session.rows)
    return True


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("name", ["tuesday.match", "tuesday.csv", "a.pbn"])
def test_whatever_is_wrong_is_read_or_refused_in_a_sentence(tmp_path: Path, name: str, seed: int) -> None:
    chance = random.Random(f"{name} {seed}")  # noqa: S311 -- cases that can be had again
    for number in range(TIMES):
        folder = Path(shutil.copytree(FOLDER, tmp_path / str(number)))
        (folder / "a.pbn").write_text(GAME + TABLE + TOTALS, encoding="utf-8")
        match = folder / "tuesday.match"
        text = match.read_text(encoding="utf-8").replace("matchpoints", chance.choice(FORMS))
        match.write_text(f"{text}{chance.choice(OTHER_LINES)}\n", encoding="utf-8")
        wrong = (folder / name).read_text(encoding="utf-8")
        for _ in range(chance.randrange(1, 4)):
            wrong = changed(wrong, chance)
        (folder / name).write_bytes(wrong.encode())
        told(folder / name)
        if name.endswith("csv"):
            told(match)


def test_what_is_not_wrong_is_read() -> None:
    assert told(FOLDER / "tuesday.match")
