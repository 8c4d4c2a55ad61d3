"""The screen of a class and the teacher's window beside it look as approved."""

from collections.abc import Callable

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.commands.class_handlers import class_next, class_window
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.panel.vote_row import VoteRow
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.window import Window
from bridgetable.views.classroom.showing import Part, toggle
from tests.gui.test_shots import FOLDER, SIZES, looks_as_approved

Staged = Callable[[Window], None]


def two_uncovered(window: Window) -> None:
    """Two of five options are uncovered."""
    for _ in range(2):
        class_next(window)


def everything_told(window: Window) -> None:
    """The timeline and the note are shown, and all options with what follows."""
    room = window.classroom
    assert room is not None
    for part in (Part.TIMELINE, Part.NOTES, Part.FOLLOWS, Part.OPTIONS):
        room.become(toggle(room.showing, part))


def counted(window: Window) -> None:
    """The class rules first, and its hands are counted."""
    window.choose(evolve(window.settings, rule_first=True))
    column = window.dock.trial_sheet().column
    rows = [row for row in column.rows if isinstance(row, VoteRow)]
    for row, hands in zip(rows, (9, 8, 4), strict=False):
        row.count(hands)


def revealed(window: Window) -> None:
    """The right answer is revealed."""
    counted(window)
    class_next(window)


SHOTS: dict[str, tuple[str, Staged, str]] = {
    "16-class-window": ("3-lead", two_uncovered, "dark"),
    "16-class-window-light": ("3-lead", two_uncovered, "light"),
    "16-class-window-all": ("3-lead", everything_told, "dark"),
    "16-class-vote": ("3-lead", counted, "dark"),
    "16-class-vote-revealed": ("3-lead", revealed, "dark"),
    "16-class-auction": ("2-auction", two_uncovered, "dark"),
    "16b-class-window-teacher": ("3-lead", two_uncovered, "dark"),
    "16b-class-vote-teacher": ("3-lead", counted, "dark"),
}


def shown(name: str, size: tuple[int, int]) -> QImage:
    """The window of the class, or that of the teacher, as it looks now."""
    table, stage, theme = SHOTS[name]
    text = (FOLDER / f"{table}.table").read_text(encoding="utf-8")
    if stage is everything_told:
        text = text.replace("S calls 1NT", "> A lead out of turn: ask who may choose, and what.\nS calls 1NT", 1)
    journal = read_journal(text)
    window = window_for(acted_out(journal), journal, Looks(size, theme=theme), "3-lead.table")
    window.menus.run(class_window)
    room = window.classroom
    assert room is not None
    assert room.window is not None
    room.window.setWindowState(Qt.WindowState.WindowNoState)
    room.window.resize(*size)
    # A teacher who has a screen for his class is told of none.
    window.table.toast.hide()
    QApplication.processEvents()
    stage(window)
    QApplication.processEvents()
    assert window.before_class is not None
    window.before_class.desk.picture.draw()
    seen: QWidget = window if "teacher" in name else room.window
    image = image_of(seen)
    window.close()
    return image


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("name", SHOTS)
def test_both_windows_look_as_approved(name: str, size: tuple[int, int], request: pytest.FixtureRequest) -> None:
    assert looks_as_approved(shown(name, size), f"{name}-{size[1]}", request)
