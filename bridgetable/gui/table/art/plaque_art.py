"""The board plaque: contract, board, dealer, vulnerability with its bars, tricks won."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from bridgetable.game.values import frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Text, TextLayout, lay_out, on_plate, paint_text
from bridgetable.gui.paint.strokes import fill_round, line, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette


@frozen
class PlaqueModel:
    """The plaque's lines, the contract first if there is one, and whether each pair, as it sits, is vulnerable."""

    contract: Text = ()
    lines: tuple[Text, ...] = ()
    top_bottom_vulnerable: bool = False
    left_right_vulnerable: bool = False


def _laid_out(model: PlaqueModel, palette: Palette, metrics: Metrics) -> tuple[tuple[float, TextLayout], ...]:
    """The lines, each with its top edge from the plaque's."""
    laid: list[tuple[float, TextLayout]] = []
    y = metrics.px(14)
    if model.contract:
        layout = lay_out(model.contract, on_plate(palette, metrics.contract, Weight.EXTRA_BOLD))
        laid.append((y - metrics.px(4), layout))
        y += layout.size.height() - metrics.px(6)
    for text in model.lines:
        layout = lay_out(text, on_plate(palette, metrics.text))
        laid.append((y, layout))
        y += layout.size.height()
    return tuple(laid)


def plaque_size(model: PlaqueModel, palette: Palette, metrics: Metrics) -> QSizeF:
    """The size of the plaque, without what its bars reach beyond it, in logical pixels."""
    laid = _laid_out(model, palette, metrics)
    width = max((layout.size.width() for _, layout in laid), default=0.0)
    bottom = max((top + layout.size.height() for top, layout in laid), default=0.0)
    return QSizeF(width + 2 * metrics.plaque_padding, bottom + metrics.px(13))


def paint_plaque(painter: QPainter, rect: QRectF, model: PlaqueModel, palette: Palette, metrics: Metrics) -> None:
    """Paint the plaque with its upper left at `rect`'s, filling it."""
    fill_round(painter, rect, metrics.radius_plaque, palette.plate)
    line_round(painter, rect, metrics.radius_plaque, pen(palette.plate_line, line(palette, metrics, 1.5)))
    _paint_bars(painter, rect, model, palette, metrics)
    for top, layout in _laid_out(model, palette, metrics):
        paint_text(painter, QPointF(rect.left() + metrics.plaque_padding, rect.top() + top), layout)


def _paint_bars(painter: QPainter, rect: QRectF, model: PlaqueModel, palette: Palette, metrics: Metrics) -> None:
    """A bar across the middle of each edge: red and thick for a vulnerable pair."""
    x, y = rect.center().x(), rect.center().y()
    for red, centres, lying in (
        (model.top_bottom_vulnerable, (QPointF(x, rect.top()), QPointF(x, rect.bottom())), True),
        (model.left_right_vulnerable, (QPointF(rect.left(), y), QPointF(rect.right(), y)), False),
    ):
        long = (rect.width() if lying else rect.height()) * (0.56 if lying else 0.51)
        thick = metrics.px(7 if red else 6)
        size = QSizeF(long, thick) if lying else QSizeF(thick, long)
        for centre in centres:
            bar = QRectF(QPointF(centre.x() - size.width() / 2, centre.y() - size.height() / 2), size)
            fill_round(painter, bar, thick / 2.5, palette.wrong if red else palette.mat_line)
