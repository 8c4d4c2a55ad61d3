"""The public interface draws what the window shows."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import bridgetable

LESSON = Path(__file__).parents[2] / "resources" / "lessons" / "1-penalty-cards.table"

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_picture_has_the_size_asked_for_and_shows_the_eye_asked_for(tmp_path: Path) -> None:
    table = bridgetable.open_file(LESSON)
    table.save_picture(tmp_path / "all.png", size=(1280, 720))
    table.save_picture(str(tmp_path / "south.png"), size=(1280, 720), eye="S")
    everything, south = QImage(str(tmp_path / "all.png")), QImage(str(tmp_path / "south.png"))
    assert QSize(1280, 720) == everything.size() == south.size()
    assert everything != south


def test_the_summary_is_drawn_on_sheets(tmp_path: Path) -> None:
    bridgetable.open_file(LESSON).save_summary(tmp_path / "page.pdf")
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")


def test_a_folder_that_is_not_there_is_the_one_error(tmp_path: Path) -> None:
    with pytest.raises(bridgetable.Error, match="No such file or directory"):
        bridgetable.open_file(LESSON).save_picture(tmp_path / "none" / "a.png", size=(1280, 720))


def test_no_window_is_left_when_its_picture_is_written(tmp_path: Path) -> None:
    before = set(QApplication.topLevelWidgets())
    bridgetable.open_file(LESSON).save_picture(tmp_path / "a.png", size=(1280, 720))
    assert [] == [one for one in QApplication.topLevelWidgets() if one not in before]


GROWTH_KB = 30_000
GROWING = """
import resource, sys
import bridgetable
table, seen = bridgetable.open_file(sys.argv[1]), []
for _ in range(12):
    table.save_picture(sys.argv[2])
    seen.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print(seen[-1] - seen[1])
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is told in kilobytes on Linux")
def test_pictures_drawn_one_after_the_other_keep_no_memory(tmp_path: Path) -> None:
    command = [sys.executable, "-c", GROWING, str(LESSON), str(tmp_path / "a.png")]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert int(done.stdout) < GROWTH_KB
