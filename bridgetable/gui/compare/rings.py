"""A table on which what is different from another is ringed and numbered."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, words
from bridgetable.gui.paint.strokes import dashed_pen, line, line_round
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.table.layout.places import CardPlace, Rect, TableLayout, Where, union
from bridgetable.gui.table.scene.view import TableGraphicsView
from bridgetable.views.compare import Ring, Ringed

NumberedRing = tuple[int, Ring]


class RingedTable(TableGraphicsView):
    """The table of an option, with the rings round what is different, as long as it lies as the option left it."""

    rings: tuple[NumberedRing, ...] = ()

    def show_rings(self, rings: tuple[NumberedRing, ...]) -> None:
        """Draw these rings over the table."""
        self.rings = rings
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawForeground(painter, rect)
        layout, palette = self.table_scene.layout, self.table_scene.look.palette
        if layout is None:
            return
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        taken: list[QPointF] = []
        for number, ring in self.rings:
            place = ring_place(ring, layout)
            if place is not None:
                paint_ring(painter, place, number, palette, layout.metrics, taken)
        painter.restore()


def ring_place(ring: Ring, layout: TableLayout) -> QRectF | None:
    """Where a ring goes on the table; nothing where what it is about is not there."""
    found: Rect | None
    match ring.what:
        case Ringed.CARDS:
            found = union(p.part for p in layout.cards if p.seat is ring.seat and p.shown.card in ring.cards)
        case Ringed.SUITS:
            found = union(p.part for p in layout.cards if in_suits(p, ring))
        case Ringed.PLATE:
            found = layout.plates[ring.seat]
        case Ringed.CALLS:
            found = layout.calls[ring.seat]
        case _:
            assert_never(ring.what)
    if found is None:
        found = layout.plates[ring.seat]
    away = layout.metrics.px(7)
    return QRectF(found.x, found.y, found.width, found.height).adjusted(-away, -away, away, away)


def in_suits(place: CardPlace, ring: Ring) -> bool:
    """Whether a card is among the suits of a hand that are ringed."""
    card = place.shown.card
    return place.where is Where.HAND and place.seat is ring.seat and card is not None and card.suit in ring.suits


def paint_ring(
    painter: QPainter, place: QRectF, number: int, palette: Palette, metrics: Metrics, taken: list[QPointF]
) -> None:
    """Paint a dashed ring with its number at a corner; `taken` are the middles of numbers that stand already."""
    dashes = dashed_pen(palette.pointer, line(palette, metrics, 3.5), metrics.px(9), metrics.px(6))
    line_round(painter, place, metrics.px(6), dashes)
    corners = (place.topLeft(), place.topRight(), place.bottomRight(), place.bottomLeft())
    near = metrics.px(44)
    at = next((c for c in corners if all((c - t).manhattanLength() > near for t in taken)), corners[0])
    taken.append(at)
    paint_number(painter, at, number, palette, metrics.px(36))


def paint_number(painter: QPainter, at: QPointF, number: int, palette: Palette, side: float) -> None:
    """Paint a number on a blue disc round a point."""
    disc = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.pointer)
    painter.drawEllipse(disc)
    style = on_fill(palette, side * 0.58, palette.on_pointer, Weight.BOLD)
    paint_line(painter, disc, words(str(number)), evolve(style, align=Align.CENTRE))
