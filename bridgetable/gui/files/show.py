"""Pictures of the window without a display: PNG, PDF or SVG, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPoint, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.formats.files import write_whole
from bridgetable.formats.journal import Journal
from bridgetable.game.values import frozen
from bridgetable.gui.files.documents import Document
from bridgetable.gui.files.sharp import paint_window
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.settings import Settings
from bridgetable.gui.window import Window
from bridgetable.session.history import History
from bridgetable.views.eyes import Eye, Watcher

THEMES = {"contrast": "high-contrast"}
POINTS_PER_PIXEL = 0.75


@frozen
class Looks:
    """How a picture is to look: its size in pixels, who looks, the theme, and the option that is previewed, if any."""

    size: tuple[int, int] = (1920, 1080)
    eye: Eye = Watcher.ALL
    theme: str = "dark"
    projector: bool = False
    option: int | None = None
    four_colours: bool = False


def ready_to_paint() -> QApplication:
    """The application, made without a display where there is none yet."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QApplication(["bridgetable", "-style", "fusion"])


def window_for(history: History, journal: Journal | None, looks: Looks, name: str = "") -> Window:
    """The window as it would stand there, not shown."""
    ready_to_paint()
    settings = Settings(theme=THEMES.get(looks.theme, looks.theme), four_colours=looks.four_colours, motion=False)
    window = Window(Document(history, journal, name), settings, looks.size)
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show()
    if looks.projector:
        window.set_screen(Screen.PROJECTOR)
    if looks.eye is not Watcher.ALL:
        window.set_eye(looks.eye)
    QApplication.processEvents()
    if looks.option:
        window.point(looks.option)
    QApplication.processEvents()
    return window


def render(history: History, looks: Looks | None = None, journal: Journal | None = None, name: str = "") -> QImage:
    """The window as a picture."""
    window = window_for(history, journal, looks or Looks(), name)
    image = image_of(window)
    window.hide()
    window.deleteLater()
    return image


def _paint(painter: QPainter, window: Window) -> None:
    flags = QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren
    window.render(painter, QPoint(0, 0), QRegion(), flags)


def draw(history: History, journal: Journal | None, looks: Looks, output: Path, *, name: str = "") -> None:
    """Write a picture of the window to a file, its kind told by the ending: .png, .pdf or .svg.

    Raises OSError; then the file, if there was one, is as before.
    """
    window = window_for(history, journal, looks, name)
    try:
        write_picture(window, output)
    finally:
        window.hide()
        window.deleteLater()


def write_picture(window: Window, output: Path) -> None:
    """Write a window as it stands to a file, its kind told by the ending: .png, .pdf or .svg.

    Raises OSError; then the file, if there was one, is as before.
    """
    match output.suffix.lower():
        case ".pdf":
            content = pdf_bytes(window)
        case ".svg":
            content = svg_bytes(window)
        case _:
            content = png_bytes(image_of(window))
    write_whole(output, content)


def image_of(window: Window) -> QImage:
    """A window as a picture, in pixels of the screen."""
    image = QImage(window.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    _paint(painter, window)
    painter.end()
    return image


def png_bytes(image: QImage) -> bytes:
    """A picture as a PNG file's content."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(data.data())


def pdf_bytes(window: Window) -> bytes:
    """A window as a PDF file's content, one page of the window's shape, drawn in lines and letters."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    size = QSizeF(window.size()) * POINTS_PER_PIXEL
    writer.setPageSize(QPageSize(size, QPageSize.Unit.Point, "window", QPageSize.SizeMatchPolicy.ExactMatch))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(96)
    writer.setCreator("bridgetable")
    writer.setTitle(window.document.name)
    painter = QPainter(writer)
    paint_window(painter, window)
    painter.end()
    buffer.close()
    return bytes(data.data())


def svg_bytes(window: Window) -> bytes:
    """A window as an SVG file's content, drawn in lines."""
    from PySide6.QtSvg import QSvgGenerator

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QSvgGenerator()
    writer.setOutputDevice(buffer)
    writer.setResolution(96)
    writer.setSize(window.size())
    writer.setViewBox(QRectF(window.rect()))
    writer.setTitle(window.document.name)
    painter = QPainter(writer)
    paint_window(painter, window)
    painter.end()
    buffer.close()
    return bytes(data.data())
