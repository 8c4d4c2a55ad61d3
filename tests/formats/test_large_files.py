"""What is too large is refused before it takes the memory of the machine; what real files hold is read."""

import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.formats.course import CourseError, read_course
from bridgetable.formats.detect import read_any
from bridgetable.formats.errors import RecordError
from bridgetable.formats.journal import JournalError, read_journal
from bridgetable.formats.opening import open_file
from bridgetable.formats.records import Record
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import MOST_BOARDS_OPENED, MOST_LINES, MOST_OPENED
from bridgetable.training.series import PracticeError, read_practice
from tests.formats.boards import REGULAR, REGULAR_LIN

DEAL = "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"
SIZE = 3_000_000
MOST_KB = 100_000
"""A program that has read nothing takes a third of it; some of these files took a gigabyte."""
ABSURD = {
    "short.table": (f"bridgetable 1\ndeal: {DEAL}\n\n", "a\n"),
    "lessons.course": ("bridgetable course 1\n", "lesson 1\n"),
    "tags.pbn": ("", '[A ""]\n'),
    "rows.pbn": (f'[Deal "{DEAL}"]\n[ScoreTable "a"]\n', "x\n"),
    "wrong rows.pbn": (f'[Deal "{DEAL}"]\n[ScoreTable "a"]\n', "}\n"),
    "comments.pbn": ('[Event "x"]\n', ";\n"),
    "braces.pbn": ('[Event "x"]\n', "\n}"),
    "characters.pbn": ('[Event "x"]\n', "\x01\n"),
    "calls.pbn": (f'[Dealer "N"]\n[Deal "{DEAL}"]\n[Auction "N"]\n', "Pass\n"),
    "lines.pbn": ('[Event "x"]\n', "\n"),
    "boards.pbn": ("", f'[Deal "{DEAL}"]\n\n'),
    "words.lin": ("", "pg||\n"),
    "no words.lin": ("md|x|\n!\n", "pg|\n"),
    "boards.lin": ("", "md||"),
    "labels.rbn": ("", "B 1\n"),
    "sections.dlm": ("", "[x]\n"),
}
PEAK = """
import sys
from pathlib import Path
from bridgetable.formats.course import read_course
from bridgetable.formats.files import read_text
from bridgetable.formats.opening import open_file
from bridgetable.game.errors import BridgetableError
path = Path(sys.argv[1])
try:
    read_course(read_text(path)) if path.suffix == ".course" else open_file(path)
except BridgetableError:
    pass
# Of this program alone: what `resource` tells includes the one that started it.
print(next(line.split()[1] for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM")))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is told in kilobytes on Linux")
@pytest.mark.parametrize("name", ABSURD)
def test_no_file_takes_more_memory_than_it_may(name: str, tmp_path: Path) -> None:
    head, line = ABSURD[name]
    path = tmp_path / name
    path.write_text(head + line * (SIZE // len(line)), encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", PEAK, str(path)], check=True, capture_output=True, text=True)
    assert int(done.stdout) < MOST_KB


def test_a_file_larger_than_is_opened_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    with path.open("wb") as file:
        file.truncate(MOST_OPENED + 1)
    with pytest.raises(RecordError, match=f"a file of {MOST_OPENED + 1} bytes; expected at most {MOST_OPENED}"):
        open_file(path)


def test_a_text_of_too_many_lines_is_refused_in_words() -> None:
    lines = "\n" * (MOST_LINES + 1)
    with pytest.raises(JournalError, match=f"expected at most {MOST_LINES}"):
        read_journal("bridgetable 1" + lines)
    with pytest.raises(CourseError, match=f"more than {MOST_LINES} lines"):
        read_course("bridgetable course 1" + lines)
    with pytest.raises(PracticeError, match=f"more than {MOST_LINES} lines"):
        read_practice("bridgetable practice 1" + lines)


def test_a_thousand_boards_are_opened(tmp_path: Path) -> None:
    for name, text in (("a.pbn", REGULAR + "\n"), ("a.lin", REGULAR_LIN)):
        path = tmp_path / name
        path.write_text(text * 1000, encoding="utf-8")
        assert 1000 == len(open_file(path))


def test_a_file_of_more_boards_than_are_opened_is_refused_and_can_be_checked(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text('[Event "x"]\n\n' * (MOST_BOARDS_OPENED + 1), encoding="utf-8")
    with pytest.raises(BridgetableError, match="check reads them"):
        open_file(path)
    assert MOST_BOARDS_OPENED + 1 == sum(isinstance(one, Record) for one in read_any(path))
