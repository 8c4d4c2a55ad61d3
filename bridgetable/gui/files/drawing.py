"""The window drawn to a file or on a page, in shapes that stay sharp at any scale or in pixels; a table as an image."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPainter, QRadialGradient, QRegion
from PySide6.QtWidgets import QWidget

from bridgetable.formats.files import write_whole
from bridgetable.formats.picture_kind import PictureKind, kind_of
from bridgetable.game.values import evolve
from bridgetable.gui.host import Host
from bridgetable.gui.paint.export import pdf_bytes, png_bytes, svg_bytes
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.table.layout.places import Size
from bridgetable.gui.table.scene.painting import paint_pieces
from bridgetable.gui.table.scene.scene import TableScene
from bridgetable.views.table.table_view import TableView

POINTS_PER_PIXEL = 0.75
PER_INCH = 96


def write_picture(window: Host, output: Path, title: str = "") -> None:
    """Write a window as it stands to a file, its kind told by the ending. Raises OSError or NoPictureKind."""
    write_whole(output, picture_of(window, kind_of(output), title))


def picture_of(window: Host, kind: PictureKind, title: str) -> bytes:
    """A window as it stands as the content of a file of this kind."""
    size = window.widget.size()
    match kind:
        case PictureKind.PDF:
            page = QPageSize(
                QSizeF(size) * POINTS_PER_PIXEL, QPageSize.Unit.Point, "window", QPageSize.SizeMatchPolicy.ExactMatch
            )
            return pdf_bytes([partial(paint_window, window)], page, PER_INCH, title)
        case PictureKind.SVG:
            return svg_bytes(partial(paint_window, window), size, PER_INCH, title)
        case PictureKind.PNG:
            return window.controller.patience.beside(partial(png_bytes, image_of(window.widget)))


def image_of(window: QWidget) -> QImage:
    """A window as an image, in pixels of the screen."""
    image = QImage(window.size(), QImage.Format.Format_RGB32)
    flags = QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren
    with QPainter(image) as painter:
        window.render(painter, QPoint(0, 0), QRegion(), flags)
    return image


def paint_window(window: Host, painter: QPainter) -> None:
    """Paint a window: the table from its pieces, everything else as it paints itself."""
    widget, view = window.widget, window.table_view
    area = view.parentWidget() or view
    painter.fillRect(widget.rect(), window.look.palette.bar)
    painter.save()
    painter.translate(QPointF(area.mapTo(widget, QPoint(0, 0))))
    painter.setClipRect(QRectF(area.rect()))
    paint_scene(painter, QRectF(area.rect()), view.table_scene, window.look.palette)
    painter.restore()
    view.hide()
    widget.render(painter, QPoint(0, 0), QRegion(), QWidget.RenderFlag.DrawChildren)
    view.show()


def paint_scene(painter: QPainter, rect: QRectF, scene: TableScene, palette: Palette) -> None:
    """Paint a table with what is previewed on it."""
    felt = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
    felt.setColorAt(0, palette.felt)
    felt.setColorAt(1, palette.felt_edge)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.fillRect(rect, felt)
    layout = scene.shown
    if layout is not None:
        pieces = sorted((item.piece for item in scene.items_by_key.values()), key=lambda piece: piece.z)
        paint_pieces(painter, pieces, palette, layout.metrics)


TABLE = Size(1360.0, 920.0)
"""The table in a window of 1920 x 1080, which is drawn smaller."""
ROUNDED = 3.0
"""The difference in width or height below which a picture has the table's own proportions, rounded to whole pixels."""


def table_picture(view: TableView, size: QSize, look: Look) -> QImage:
    """A table as an image of this size in pixels, laid out for its proportions."""
    scale = min(size.width() / TABLE.width, size.height() / TABLE.height)
    whole = Size(size.width() / scale, size.height() / scale)
    if whole.width - TABLE.width < ROUNDED and whole.height - TABLE.height < ROUNDED:
        whole, scale = TABLE, size.width() / TABLE.width
    scene = TableScene()
    scene.set_look(evolve(scene.look, palette=look.palette))
    scene.set_size(whole)
    scene.show_view(view, animate=False)
    image = QImage(size, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint_scene(painter, QRectF(0, 0, whole.width, whole.height), scene, look.palette)
    return image
