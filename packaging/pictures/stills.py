"""The pictures that stand still, drawn as the window and the summary page are."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bridgetable.game.values import evolve
from bridgetable.gui.commands.class_handlers import class_next, class_window
from bridgetable.gui.documents.document import Document
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.panel.line_step import LineStep
from bridgetable.gui.panel.trial_sheet import TrialColumn
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.summary.files import picture_of
from bridgetable.gui.summary.rulings import pages_of
from bridgetable.gui.window import Window
from bridgetable.training.parts import Asks, Part
from bridgetable.views.result.summary import summary_of
from pictures.scenes import STILLS, Scene

SIZE = (1280, 720)
UNCOVERED = 2
"""The number of options that the class sees."""
PAGE_WIDE, PAGE_TOP, PAGE_HIGH = 1100, 50, 1172
"""Of the summary so much of the first page is shown, in pixels."""


def stills() -> dict[str, Callable[[], QImage]]:
    """The functions that draw the pictures, by name."""
    return {name: drawer(name, scene) for name, scene in STILLS.items()}


def drawer(name: str, scene: Scene) -> Callable[[], QImage]:
    """The function that draws one picture."""
    match name:
        case "trainer":
            return lambda: trainer(scene)
        case "claim":
            return lambda: claim(scene)
        case "class-window":
            return lambda: class_screen(scene)
        case "summary":
            return lambda: summary(scene)
        case _:
            return lambda: table(scene)


def window_at(scene: Scene) -> Window:
    """The window at a scene, never on the screen."""
    looks = Looks(SIZE, option=scene.option, four_colours=False)
    return window_for(scene.history, scene.journal, looks, scene.file.name)


def put_away(window: Window) -> QImage:
    """The window as an image; it is closed."""
    image = image_of(window)
    window.hide()
    window.deleteLater()
    return image


def table(scene: Scene) -> QImage:
    """The window, perhaps with an option pointed at."""
    return put_away(window_at(scene))


def claim(scene: Scene) -> QImage:
    """A claim with the line that costs a trick played out as far as its first trick."""
    window = window_at(scene)
    window.line.step(LineStep.ON)
    return put_away(window)


def trainer(scene: Scene) -> QImage:
    """Somebody rules first: he has got two parts right and one wrong, and marks what may be chosen."""
    window = window_at(scene)
    # Without its notes and the rest of the lesson: what comes is not to be read in the timeline.
    history = evolve(window.controller.history, undone=())
    window.set_document(Document(history, None, scene.file.name))
    window.choose(evolve(window.settings, rule_first=True))
    column = window.dock.trial_sheet().column
    for part in asked_before_choices(column):
        is_facts = part.asks is Asks.FACTS
        mark(column, [min(set(range(9)) - part.right)] if is_facts else sorted(part.right))
        column.press()
    mark(column, sorted(waiting(column).right)[:-1])
    return put_away(window)


def class_screen(scene: Scene) -> QImage:
    """The screen of a class, which sees two options of five."""
    window = window_at(scene)
    window.menus.run(class_window)
    room = window.classroom
    assert room is not None  # noqa: S101 -- it has just been opened
    assert room.window is not None  # noqa: S101
    room.window.setWindowState(Qt.WindowState.WindowNoState)
    room.window.resize(*SIZE)
    QApplication.processEvents()
    for _ in range(UNCOVERED):
        class_next(window)
    QApplication.processEvents()
    image = image_of(room.window)
    window.close()
    return image


def asked_before_choices(column: TrialColumn) -> Iterator[Part]:
    """Each part that is asked before what may be chosen; how the last one was marked is read."""
    while True:
        trial = column.trial
        if trial is not None and trial.part is None:
            column.press()
        part = waiting(column)
        if part.asks is Asks.CHOICES:
            return
        yield part


def waiting(column: TrialColumn) -> Part:
    """The part that is asked now."""
    part = column.trial.part if column.trial is not None else None
    assert part is not None  # noqa: S101 -- the scene is one that asks what may be chosen
    return part


def mark(column: TrialColumn, places: list[int]) -> None:
    """Mark the answers at these places (0 upwards)."""
    for place in places:
        column.digit(place + 1)


def summary(scene: Scene) -> QImage:
    """The head of the summary page."""
    ready_to_paint()
    load_fonts()
    page = picture_of(pages_of(summary_of(scene.history, scene.journal.title), PAPER), PAPER)
    narrow = page.scaledToWidth(PAGE_WIDE, Qt.TransformationMode.SmoothTransformation)
    return narrow.copy(QRect(0, PAGE_TOP, PAGE_WIDE, PAGE_HIGH))
