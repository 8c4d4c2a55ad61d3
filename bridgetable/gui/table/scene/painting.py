"""The measures of a view, its layout, and its pieces painted into any painter."""

from collections.abc import Iterable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.paint.theme import DARK, Metrics, Palette
from bridgetable.gui.table.art.art import paint_art, qt
from bridgetable.gui.table.art.plate_art import plaque_size, plate_size
from bridgetable.gui.table.art.preview_art import LabelModel, label_size
from bridgetable.gui.table.layout.layout import lay_out
from bridgetable.gui.table.layout.places import Measured, Size, TableLayout, table_metrics
from bridgetable.gui.table.scene.piece import Piece
from bridgetable.gui.table.scene.pieces import plaque_model, plate_model
from bridgetable.language import tr
from bridgetable.views.table.table_view import TableView


def measure(view: TableView, bottom: Seat, palette: Palette, metrics: Metrics) -> Measured:
    """Measure the texts of a view."""

    def size(found: QSizeF) -> Size:
        return Size(found.width(), found.height())

    label = label_size(LabelModel(words(tr("Preview of option 2")), Icon.EYE), palette, metrics)
    director = Size(0.0, 0.0)
    if view.director is not None:
        director = size(plate_size(plate_model(view.director), palette, metrics))
    return Measured(
        view.plates.map(lambda plate: size(plate_size(plate_model(plate), palette, metrics))),
        size(plaque_size(plaque_model(view.plaque, bottom), palette, metrics)),
        director,
        label.width(),
    )


@frozen(eq=False)
class TableLook:
    """The looks of a table: its colours, who sits at the bottom, and the kind of screen."""

    palette: Palette = DARK
    bottom: Seat = Seat.S
    screen: Screen = Screen.DESK


def layout_for(view: TableView, size: Size, look: TableLook) -> TableLayout:
    """The places of everything in a view, its words measured."""
    load_fonts()
    metrics = table_metrics(size, look.screen)
    return lay_out(view, size, measure(view, look.bottom, look.palette, metrics), look.bottom, look.screen)


def paint_pieces(painter: QPainter, pieces: Iterable[Piece], palette: Palette, metrics: Metrics) -> None:
    """Paint pieces with the lowest first, as shapes that stay sharp at any scale."""
    for piece in pieces:
        painter.setOpacity(piece.opacity)
        paint_art(painter, qt(piece.rect), piece.art, palette, metrics)
    painter.setOpacity(1.0)
