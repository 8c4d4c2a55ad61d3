"""Pictures of the window without a display, written whole or not at all."""

import gc
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bridgetable.formats.files import write_whole
from bridgetable.formats.journal import Journal
from bridgetable.formats.picture_kind import PictureKind, kind_of
from bridgetable.game.values import frozen
from bridgetable.gui.documents.document import Document
from bridgetable.gui.files.drawing import image_of, picture_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.settings import Settings
from bridgetable.gui.window import Window
from bridgetable.session.history import History
from bridgetable.views.eyes import Eye, Watcher


@frozen
class Looks:
    """The looks of a picture: its size in pixels, who looks, the theme, and the option that is previewed, if any."""

    size: tuple[int, int] = (1920, 1080)
    eye: Eye = Watcher.ALL
    theme: str = "dark"
    projector: bool = False
    option: int | None = None
    four_colours: bool = False


def window_for(history: History, journal: Journal | None, looks: Looks, name: str = "") -> Window:
    """The window as it would stand there, never on the screen."""
    ready_to_paint()
    settings = Settings(theme=looks.theme, four_colours=looks.four_colours, motion=False)
    window = Window(Document(history, journal, name), settings, looks.size)
    window.stand_off_screen(looks.eye, Screen.PROJECTOR if looks.projector else Screen.DESK)
    if looks.option:
        window.display.point(looks.option)
    QApplication.processEvents()
    return window


def render(history: History, looks: Looks | None = None, journal: Journal | None = None, name: str = "") -> QImage:
    """The window as an image."""
    window = window_for(history, journal, looks or Looks(), name)
    try:
        return image_of(window)
    finally:
        end(window)


def drawn(history: History, journal: Journal | None, looks: Looks, kind: PictureKind, *, name: str = "") -> bytes:
    """A picture of the window as the content of a file of this kind."""
    window = window_for(history, journal, looks, name)
    try:
        return picture_of(window, kind, name)
    finally:
        end(window)
        # The wrappers of a window refer to each other, so that Python alone would keep their pictures for long.
        gc.collect()


def draw(history: History, journal: Journal | None, looks: Looks, output: Path, *, name: str = "") -> None:
    """Write a picture of the window to a file, its kind told by the ending: .png, .pdf or .svg. Raises OSError."""
    write_whole(output, drawn(history, journal, looks, kind_of(output), name=name))


def end(window: Window) -> None:
    """Delete a window at once: a program that only draws pictures has no event loop that would do it later."""
    window.hide()
    window.deleteLater()
    QApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete.value)
