"""The desk at which a lesson is written looks as approved, at both sizes."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.gui.commands.file_handlers import open_path
from bridgetable.gui.commands.lesson_handlers import edit_lesson
from bridgetable.gui.commands.table_handlers import do_written
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.window import Window
from tests.gui.conftest import Opened
from tests.gui.test_shots import SIZES, looks_as_approved
from tests.gui.told import HEAD

ASKED = 26


def noted(window: Window) -> None:
    """A note that is looked at."""
    window.controller.go_to(ASKED + 1)


def asked(window: Window) -> None:
    """A question put where the director asks."""
    window.controller.go_to(ASKED)
    if window.writing.lesson is not None:
        window.writing.lesson.ask()


def left_out(window: Window) -> None:
    """An action put into the middle, and what no longer fits."""
    window.controller.go_to(17)
    do_written(window, "E plays D3")
    if window.writing.lesson is not None:
        window.writing.lesson.step_row(1)


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("state", [noted, asked, left_out], ids=lambda state: state.__name__)
def test_the_desk_looks_as_approved(
    opened: Opened, qtbot: QtBot, state: Callable[[Window], None], size: tuple[int, int], request: pytest.FixtureRequest
) -> None:
    window = opened(HEAD)
    window.resize(*size)
    open_path(window, lesson_paths()[0])
    window.menus.run(edit_lesson)
    state(window)
    # Which part has the keyboard is told by its frame, and a caret blinks: nothing has it.
    window.setFocus()
    qtbot.wait(60)
    name = f"13-lesson-{state.__name__.replace('_', '-')}-{size[1]}"
    assert looks_as_approved(window.grab().toImage(), name, request)
