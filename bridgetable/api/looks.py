"""The looks of a picture or a sheet: eyes, themes, paper and sizes."""

from collections.abc import Collection
from pathlib import Path

from bridgetable.formats.files import see_writable
from bridgetable.formats.picture_kind import kind_of
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import Seat
from bridgetable.language import tr
from bridgetable.views.eyes import Eye, Watcher

EYES: dict[str, Eye] = {"all": Watcher.ALL, "table": Watcher.TABLE, **{str(s): s for s in Seat}}
THEMES = ("dark", "light", "contrast")
PAPERS = ("A4", "letter")
SMALLEST = (640, 400)
# The longest side in pixels: what much larger pictures need, few memories hold.
LONGEST = 8192


def check_paper(paper: str) -> None:
    """Refuse a size of paper that is not known. Raises BridgetableError."""
    if paper not in PAPERS:
        raise BridgetableError(tr("paper is {papers}, not {paper}", papers=tr(" or ").join(PAPERS), paper=paper))


def check_picture(output: Path, size: tuple[int, int], eye: str, theme: str, themes: Collection[str] = THEMES) -> None:
    """Refuse a picture that cannot be drawn, or not be written there. Raises BridgetableError, or OSError."""
    kind_of(output)
    check_looks(size, eye, theme, themes)
    see_writable(output)


def check_looks(size: tuple[int, int], eye: str, theme: str, themes: Collection[str] = THEMES) -> None:
    """Refuse a picture that cannot be drawn. Raises BridgetableError."""
    width, height = size
    if width < SMALLEST[0] or height < SMALLEST[1] or max(size) > LONGEST:
        words = "{width}x{height} found, expected a size from {smallest}x{smallest_2} to {longest}x{longest}"
        msg = tr(words, width=width, height=height, smallest=SMALLEST[0], smallest_2=SMALLEST[1], longest=LONGEST)
        raise BridgetableError(msg)
    for found, known in ((eye, EYES), (theme, themes)):
        if found not in known:
            raise BridgetableError(tr("“{found}” found, expected one of {known}", found=found, known=", ".join(known)))
