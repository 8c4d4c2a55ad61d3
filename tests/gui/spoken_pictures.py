"""Draw screens in the language of the environment, and write every text that they paint, a line each.

    python -m tests.gui.spoken_pictures FOLDER

FOLDER receives the pictures. A line is the name of the screen, a tab and the text.
"""

import sys
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import Journal, acted_out, read_journal
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint import rich_text
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.summary.files import draw_summary
from bridgetable.views.result.summary import summary_of

SHOTS = Path(__file__).parents[1] / "shots"
SIZE = (1280, 720)
SCREENS = {"1-play": 2, "3-lead": None, "5-claim": None}
"""The journals, each with the option that is previewed."""
SUMMARY, SUMMARY_PAGE = "4-end", "summary"
START = "start"


def journal_of(name: str) -> Journal:
    """The journal of a screen."""
    return read_journal((SHOTS / f"{name}.table").read_text(encoding="utf-8"))


def main(folder: Path) -> None:
    """Draw the screens and the summary page."""
    painted: list[str] = []
    draw = rich_text.draw_words

    def noted(painter: QPainter, at: QPointF, text: str, face: QFont, colour: QColor) -> None:
        painted.append(text)
        draw(painter, at, text, face, colour)

    rich_text.draw_words = noted
    app = QApplication([])
    for name, option in SCREENS.items():
        window = window_for(acted_out(journal_of(name)), None, Looks(SIZE, option=option), name)
        painted.clear()
        image_of(window).save(str(folder / f"{name}.png"))
        tell(name, painted)
        window.hide()
    window = window_for(acted_out(journal_of(SUMMARY)), None, Looks(SIZE), START)
    window.open_start()
    if window.start.page is not None:
        window.start.page.fill(())
    QApplication.processEvents()
    painted.clear()
    image_of(window).save(str(folder / f"{START}.png"))
    tell(START, painted)
    window.hide()
    painted.clear()
    draw_summary(summary_of(acted_out(journal_of(SUMMARY)), SUMMARY), folder / f"{SUMMARY_PAGE}.png", "paper")
    tell(SUMMARY_PAGE, painted)
    app.quit()


def tell(name: str, painted: list[str]) -> None:
    """Write what a screen has painted."""
    for text in dict.fromkeys(painted):
        sys.stdout.write(f"{name}\t{text}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
