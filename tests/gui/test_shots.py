"""The window looks as approved: the states of the screen, at both sizes, compared with a tolerance."""

from pathlib import Path
from typing import cast

import pytest
from attrs import frozen
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.paint.theme import DARK
from bridgetable.gui.pictures import Looks, render
from tests.gui.states_sheet import states_sheet

FOLDER = Path(__file__).parents[1] / "shots"
JOURNALS = (FOLDER, Path(__file__).parent / "table" / "shown")
SIZES = ((1280, 720), (1920, 1080))
SHARE_THAT_MAY_DIFFER = 0.002
STEP_THAT_COUNTS = 24


@frozen
class Shot:
    """A picture: the journal it shows, and how it looks."""

    journal: str
    option: int | None = None
    theme: str = "dark"
    projector: bool = False
    is_lesson: bool = False

    def name(self, size: tuple[int, int]) -> str:
        """The name of the approved picture."""
        looks = "-projector" if self.projector else "" if self.theme == "dark" else f"-{self.theme}"
        return f"{self.journal}{looks}-{size[1]}.png"


SHOTS = (
    Shot("1-play", option=2),
    Shot("1-play", option=2, theme="light"),
    Shot("1-play", option=2, projector=True),
    Shot("2-auction"),
    Shot("3-lead"),
    Shot("4-end"),
    Shot("5-claim"),
    Shot("6-comparable"),
    Shot("20-trick-45C4b", option=1),
    Shot("20-trick-62B", option=1),
    Shot("20-trick-62C1", option=2),
    Shot("20-trick-62C1", option=2, projector=True),
    Shot("20-trick-64A"),
    Shot("20-trick-67B"),
    Shot("21-long-dummy"),
    Shot("22-claim"),
    Shot("23-pad"),
    Shot("23-pad", projector=True),
    Shot("24-note", projector=True, is_lesson=True),
    Shot("26-nine-dummy"),
    Shot("26-nine-dummy-side"),
)


def picture(shot: Shot, size: tuple[int, int]) -> QImage:
    """The window as it looks now."""
    path = next(path for folder in JOURNALS if (path := folder / f"{shot.journal}.table").exists())
    journal = read_journal(path.read_text(encoding="utf-8"))
    looks = Looks(size, theme=shot.theme, projector=shot.projector, option=shot.option)
    return render(acted_out(journal), looks, journal if shot.is_lesson else None, name=f"{journal.title}.table")


def line(image: QImage, y: int) -> bytes:
    """The bytes of one line of a picture; Qt's types do not say that it is a memoryview."""
    return bytes(cast("memoryview", image.constScanLine(y)))


def share_of_difference(one: QImage, other: QImage) -> float:
    """The share of the pixels (0 to 1) in which two pictures of one size differ by more than a step."""
    kind = QImage.Format.Format_Grayscale8
    first, second = (i.convertToFormat(kind) for i in (one, other))
    different = sum(
        abs(a - b) > STEP_THAT_COUNTS
        for y in range(0, first.height(), 2)
        for a, b in zip(line(first, y)[::2], line(second, y)[::2], strict=True)
    )
    return 4 * different / (first.width() * first.height())


STEPS = bytes(round(round(value / 255 * 31) * 255 / 31) for value in range(256))
"""A part of a colour (0 to 255) in one of 32 steps: less than half of the room, and nobody sees it."""


def keep(image: QImage, path: Path) -> None:
    """Approve a picture: keep it in few colours, packed as tightly as PNG can (quality 0)."""
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    kept = QImage(plain.size(), plain.format())
    cast("memoryview", kept.bits())[:] = bytes(cast("memoryview", plain.constBits())).translate(STEPS)
    kept.save(str(path), quality=0)


def test_a_kept_picture_is_read_like_the_one_that_was_approved(tmp_path: Path) -> None:
    now = picture(SHOTS[0], SIZES[0])
    keep(now, tmp_path / "kept.png")
    kept = QImage(str(tmp_path / "kept.png"))
    assert (now.size(), 0.0) == (kept.size(), share_of_difference(now, kept))
    assert max(abs(value - step) for value, step in enumerate(STEPS)) < STEP_THAT_COUNTS / 4


def looks_as_approved(now: QImage, name: str, request: pytest.FixtureRequest) -> bool:
    """Whether a picture looks like the one that was approved under this name; with --renew it is approved."""
    approved = FOLDER / f"{name}.png"
    if request.config.getoption("--renew"):
        keep(now, approved)
    then = QImage(str(approved))
    assert then.size() == now.size()
    return share_of_difference(then, now) <= SHARE_THAT_MAY_DIFFER


def test_every_state_looks_as_approved(qapp: QApplication, request: pytest.FixtureRequest) -> None:
    assert looks_as_approved(states_sheet(QSize(1920, 1080), DARK), "7-states-1080", request)


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("shot", SHOTS, ids=lambda s: s.name((0, 0)).removesuffix("-0.png"))
def test_the_window_looks_as_approved(shot: Shot, size: tuple[int, int], request: pytest.FixtureRequest) -> None:
    assert looks_as_approved(picture(shot, size), shot.name(size).removesuffix(".png"), request)
