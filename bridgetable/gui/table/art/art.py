"""The art of the table: small frozen models that paint themselves, and those without a file of their own."""

from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.strokes import fill_round, focus_rings, grown, line, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.table.art.card_art import RADIUS, CardModel, card_bounds, paint_card
from bridgetable.gui.table.art.plate_art import PlateModel, plate_reach
from bridgetable.gui.table.art.preview_art import ArrowArt
from bridgetable.gui.table.layout.places import Rect


class Art(Protocol):
    """A thing on the table that can paint itself."""

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        """Paint it so that it fills `rect`; rings and shadows lie outside."""


def qt(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def scaled(metrics: Metrics, scale: float) -> Metrics:
    """The sizes of something drawn at another scale."""
    return metrics if scale == 1.0 else _metrics_of(metrics.u * scale)


@lru_cache(maxsize=256)
def _metrics_of(u: float) -> Metrics:
    return Metrics.at(u)


def art_bounds(art: Art, size: QSizeF, palette: Palette, metrics: Metrics) -> QRectF:
    """The rectangle that everything painted stays in, the art's own corner at (0, 0)."""
    rect = QRectF(QPointF(0, 0), size)
    match art:
        case CardArt():
            return card_bounds(art.model, rect, palette, scaled(metrics, art.scale)).adjusted(-1, -1, 1, 1)
        case PlateModel():
            return grown(rect, plate_reach(metrics) + 1)
        case ArrowArt():
            return grown(rect, metrics.px(24))
        case _:
            return grown(rect, metrics.px(10) + 2)


def paint_art(painter: QPainter, rect: QRectF, art: Art, palette: Palette, metrics: Metrics) -> None:
    """Paint a model with smooth edges, and leave the painter as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    art.paint(painter, rect, palette, metrics)
    painter.restore()


@frozen
class CardArt:
    """A card; `scale` is its width as a share of a card's width in a hand."""

    model: CardModel
    scale: float = 1.0

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        paint_card(painter, rect, self.model, palette, scaled(metrics, self.scale))


@frozen
class NumberArt:
    """The number of a trick, bold where something happened in it."""

    text: str
    weight: Weight = Weight.MEDIUM

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        style = evolve(rich_text.on_felt(palette, metrics.text, self.weight), align=rich_text.Align.CENTRE)
        if self.weight is Weight.MEDIUM:
            style = evolve(style, colour=palette.felt_second)
        rich_text.paint_line(painter, rect, rich_text.words(self.text), style)


@frozen
class TabArt:
    """The word over cards that must be played."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        fill_round(painter, rect, metrics.px(6), palette.regular)
        style = rich_text.on_fill(palette, metrics.text, palette.on_regular, Weight.EXTRA_BOLD)
        rich_text.paint_line(painter, rect, rich_text.words(self.text), evolve(style, align=rich_text.Align.CENTRE))


@frozen
class FocusArt:
    """The double ring of the focus round the part of a card that shows."""

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        focus_rings(painter, rect, RADIUS * metrics.card_width, palette, metrics)


REASON_WIDTH = 440.0


@frozen
class ReasonArt:
    """The reason why a card may not, or must, be played, with its clause."""

    text: str
    cite: str

    def _layout(self, palette: Palette, metrics: Metrics) -> rich_text.TextLayout:
        text = rich_text.marked(self.text + (f" {{{self.cite}}}" if self.cite else ""))
        return rich_text.lay_out(text, rich_text.on_plate(palette, metrics.text), metrics.px(REASON_WIDTH))

    def size(self, palette: Palette, metrics: Metrics) -> QSizeF:
        """The size of the reason, wrapped, in logical pixels."""
        pad, size = metrics.label_padding, self._layout(palette, metrics).size
        return QSizeF(size.width() + 2 * pad, size.height() + pad)

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        fill_round(painter, rect, metrics.radius_label, palette.plate)
        line_round(painter, rect, metrics.radius_label, pen(palette.pointer, line(palette, metrics, 3)))
        at = QPointF(rect.left() + metrics.label_padding, rect.top() + metrics.label_padding / 2)
        rich_text.paint_text(painter, at, self._layout(palette, metrics))
