"""Draw every screen and window in the language of the environment, and write each text that is not seen whole.

    python -m tests.gui.cut_words

So is one with a card, a bid or a side as they are written in files: H4 for ♥4. A line is the window and the text. What lies outside of a list, a page or a chart that scrolls that way is not cut.
"""

import re
import sys
from unittest.mock import patch

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QDialog, QFileDialog, QLabel, QWidget

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import lawbook
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint import rich_text
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.widgets.painted import PaintedButton
from bridgetable.gui.window import Window
from tests.gui import spoken_windows
from tests.gui.every_window import SHOTS, every_window, names_of_windows
from tests.gui.spoken_windows import SCREEN, SIZE, every_dialog, menus, told

WRITTEN = re.compile(r"\b(?:[SHDC](?:10|[2-9TJQKA])|[1-7][SHDC]|NS|EW|[NESW] [a-z]+s)\b(?! \d)")
"""A card, a bid or a side as it is written in files; a pair of a session has its number behind it."""
CLAUSES = frozenset(clause.id for law in lawbook().law for clause in law.clause)
"""Law 1C is no bid."""
QUOTED = re.compile(r"“[^”]*”")
"""What somebody may type."""
SLACK = 1.5
"""Pixels by which the pale edge of a letter may lie outside."""
FAR = 1e6
CUT: dict[str, None] = {}
SEEN: set[str] = set()
"""The classes of the windows that were looked at."""
DRAW = rich_text.draw_words


def noted(painter: QPainter, at: QPointF, text: str, face: QFont, colour: QColor) -> None:
    """Draw words, and note those of which a part lies outside of their widget or of what is painted of it."""
    DRAW(painter, at, text, face, colour)
    device = painter.device()
    if not text.strip() or not isinstance(device, QWidget):
        return
    metrics = QFontMetricsF(face)
    high = metrics.capHeight()
    words = painter.worldTransform().mapRect(QRectF(at.x(), at.y() - high, metrics.horizontalAdvance(text), high))
    room = QRectF(device.rect())
    if painter.hasClipping():
        room &= painter.worldTransform().mapRect(painter.clipBoundingRect())
    area = device.parentWidget()
    across = down = SLACK
    if isinstance(area, QAbstractScrollArea) and area.viewport() is device:
        down = FAR
        across = FAR if area.horizontalScrollBar().maximum() else SLACK
    room.adjust(-across, -down, across, down)
    if (WRITTEN.search(text) and text not in CLAUSES) or (not room.contains(words) and room.intersects(words)):
        note(device, text)


def note(widget: QWidget, text: str) -> None:
    """Keep the line of a text that is cut."""
    one_line = " ".join(text.split())
    CUT[f"{type(widget.window()).__name__}, {type(widget).__name__}\t{one_line}"] = None


def look_at(top: QWidget) -> None:
    """Paint a window, and look whether it fits on the screen, and the words of its labels and buttons on them."""
    SEEN.add(type(top).__name__)
    QApplication.processEvents()
    image_of(top)
    least = top.minimumSizeHint().expandedTo(top.minimumSize())
    if least.width() > SIZE[0] or least.height() > SIZE[1]:
        note(top, f"at least {least.width()} x {least.height()}")
    with patch.object(spoken_windows, "say", lambda _sort, text: said(top, text)):
        told(top)
    for one in top.findChildren(QWidget):
        if isinstance(one, QLabel | QAbstractButton) and not isinstance(one, PaintedButton):
            text = one.text()
            if text and one.isVisible() and is_too_small(one):
                note(one, text)


def said(top: QWidget, text: object) -> None:
    """Keep what a window says as it is written in files."""
    if isinstance(text, str) and WRITTEN.search(QUOTED.sub("", text)):
        note(top, text)


def is_too_small(widget: QLabel | QAbstractButton) -> bool:
    """True where a label or a button is smaller than its text."""
    size = widget.size()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(size.width()) > size.height() + 1
    # A button that somebody may make narrower says how wide its words are by the other hint.
    least = widget.sizeHint() if isinstance(widget, QAbstractButton) else widget.minimumSizeHint()
    return least.width() > size.width() + 1


def dialog_looked_at(dialog: QDialog) -> int:
    """Show a dialog, look at it, and go away from it."""
    if not isinstance(dialog, QFileDialog):
        dialog.show()
        look_at(dialog)
        dialog.hide()
    return 0


def window_of(name: str) -> Window:
    """The main window on one of the journals of the approved pictures."""
    history = acted_out(read_journal((SHOTS / f"{name}.table").read_text(encoding="utf-8")))
    return window_for(history, None, Looks(SIZE), name)


def main() -> None:
    """Look at everything."""
    rich_text.draw_words = noted
    app = QApplication([])
    for path in sorted(SHOTS.glob("*.table")):
        window = window_of(path.stem)
        look_at(window)
        window.hide()
    window = window_of(SCREEN)
    menus(window)
    with every_dialog(dialog_looked_at), patch.object(spoken_windows, "say"):
        look_at(window)
        for other in every_window(window):
            look_at(other)
    window.hide()
    sys.stdout.writelines(
        f"{line}\n" for line in (*CUT, *(f"{name}\tnot looked at" for name in names_of_windows() - SEEN))
    )
    app.quit()


if __name__ == "__main__":
    main()
