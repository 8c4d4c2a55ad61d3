"""A small frozen model for everything that is painted on the table, and one function that paints any of them."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.strokes import fill_round, focus_rings, grown, line, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.table.art.bid_art import BidModel, paint_bid, paint_lane
from bridgetable.gui.table.art.card_art import (
    RADIUS,
    CardModel,
    card_bounds,
    paint_card,
    paint_preview_ring,
    paint_tray,
)
from bridgetable.gui.table.art.ledger_art import LedgerModel, TrickPanel, paint_ledger, paint_trick_panel
from bridgetable.gui.table.art.plaque_art import PlaqueModel, paint_plaque
from bridgetable.gui.table.art.plate_art import PlateModel, paint_plate, plate_reach
from bridgetable.gui.table.art.preview_art import LabelModel, paint_arrow, paint_label
from bridgetable.gui.table.art.target_art import TargetModel, paint_target
from bridgetable.gui.table.art.trick_art import SlotModel, paint_mat, paint_slot, paint_trick_back
from bridgetable.gui.table.layout.geometry import Rect
from bridgetable.views.table.table_view import Back


@frozen
class CardArt:
    """A card; `scale` is its width as a share of a card's width in a hand."""

    model: CardModel
    scale: float = 1.0


@frozen
class BackArt:
    """The back of a quitted trick."""

    kind: Back


@frozen
class MatArt:
    """The mat on which a trick is played."""


@frozen
class TrayArt:
    """The dotted line round cards lying face up."""


@frozen
class RingArt:
    """The dashed ring of a preview round a part of a hand."""


@frozen
class NumberArt:
    """The number of a trick, bold where something happened in it."""

    text: str
    weight: Weight = Weight.MEDIUM


@frozen
class ArrowArt:
    """The arrow along which a card would go, from one corner of its rectangle to the other: 1 is right or down."""

    right: int
    down: int


@frozen
class TabArt:
    """The word over cards that must be played."""

    text: str


@frozen
class FocusArt:
    """The double ring of the focus round the part of a card that shows."""


@frozen
class LaneArt:
    """The place where a call is awaited."""


@frozen
class ReasonArt:
    """Why a card may not, or must, be played, with its clause."""

    text: str
    cite: str


Art = (
    CardArt
    | PlateModel
    | PlaqueModel
    | BackArt
    | MatArt
    | SlotModel
    | TrayArt
    | RingArt
    | NumberArt
    | ArrowArt
    | ReasonArt
    | LabelModel
    | TargetModel
    | BidModel
    | LaneArt
    | FocusArt
    | TabArt
    | TrickPanel
    | LedgerModel
)


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
    """Paint a model so that it fills `rect`; rings and shadows lie outside."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    match art:
        case CardArt():
            paint_card(painter, rect, art.model, palette, scaled(metrics, art.scale))
        case PlateModel():
            paint_plate(painter, rect, art, palette, metrics)
        case PlaqueModel():
            paint_plaque(painter, rect, art, palette, metrics)
        case BackArt():
            paint_trick_back(painter, rect, art.kind, palette, metrics)
        case MatArt():
            paint_mat(painter, rect, palette, metrics)
        case SlotModel():
            paint_slot(painter, rect, art, palette, metrics)
        case LabelModel():
            paint_label(painter, rect, art, palette, metrics)
        case TargetModel():
            paint_target(painter, rect, art, palette, metrics)
        case BidModel():
            paint_bid(painter, rect, art, palette, metrics)
        case LaneArt():
            paint_lane(painter, rect, palette, metrics)
        case TrickPanel():
            paint_trick_panel(painter, rect, art, palette, metrics)
        case LedgerModel():
            paint_ledger(painter, rect, art, palette, metrics)
        case _:
            _paint_small(painter, rect, art, palette, metrics)
    painter.restore()


def _paint_small(
    painter: QPainter,
    rect: QRectF,
    art: TrayArt | RingArt | NumberArt | ArrowArt | ReasonArt | FocusArt | TabArt,
    palette: Palette,
    metrics: Metrics,
) -> None:
    match art:
        case TrayArt():
            paint_tray(painter, rect, palette, metrics)
        case TabArt():
            fill_round(painter, rect, metrics.px(6), palette.regular)
            tab = rich_text.on_fill(palette, metrics.text, palette.on_regular, Weight.EXTRA_BOLD)
            rich_text.paint_line(painter, rect, rich_text.words(art.text), evolve(tab, align=rich_text.Align.CENTRE))
        case FocusArt():
            focus_rings(painter, rect, RADIUS * metrics.card_width, palette, metrics)
        case RingArt():
            paint_preview_ring(painter, rect, palette, metrics)
        case NumberArt():
            style = evolve(rich_text.on_felt(palette, metrics.text, art.weight), align=rich_text.Align.CENTRE)
            if art.weight is Weight.MEDIUM:
                style = evolve(style, colour=palette.felt_second)
            rich_text.paint_line(painter, rect, rich_text.words(art.text), style)
        case ArrowArt():
            left, right = (rect.left(), rect.right()) if art.right > 0 else (rect.right(), rect.left())
            top, bottom = (rect.top(), rect.bottom()) if art.down > 0 else (rect.bottom(), rect.top())
            paint_arrow(painter, QPointF(left, top), QPointF(right, bottom), palette, metrics)
        case ReasonArt():
            _paint_reason(painter, rect, art, palette, metrics)
        case _:
            assert_never(art)


# --- why a card may not be played -------------------------------------------------------------------------------------

REASON_WIDTH = 440.0


def reason_size(art: ReasonArt, palette: Palette, metrics: Metrics) -> QSizeF:
    """The size of a reason, wrapped, in logical pixels."""
    pad = metrics.label_padding
    layout = rich_text.lay_out(_reason_text(art), rich_text.on_plate(palette, metrics.text), metrics.px(REASON_WIDTH))
    return QSizeF(layout.size.width() + 2 * pad, layout.size.height() + pad)


def _paint_reason(painter: QPainter, rect: QRectF, art: ReasonArt, palette: Palette, metrics: Metrics) -> None:
    fill_round(painter, rect, metrics.radius_label, palette.plate)
    line_round(painter, rect, metrics.radius_label, pen(palette.pointer, line(palette, metrics, 3)))
    layout = rich_text.lay_out(_reason_text(art), rich_text.on_plate(palette, metrics.text), metrics.px(REASON_WIDTH))
    at = QPointF(rect.left() + metrics.label_padding, rect.top() + metrics.label_padding / 2)
    rich_text.paint_text(painter, at, layout)


def _reason_text(art: ReasonArt) -> rich_text.Text:
    chip = f" {{{art.cite}}}" if art.cite else ""
    return rich_text.marked(art.text + chip)
