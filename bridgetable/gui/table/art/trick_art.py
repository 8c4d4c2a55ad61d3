"""Quitted tricks, the mat, and the places of a trick that wait for cards."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, words
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, grown, line, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette, mixed
from bridgetable.views.table.table_view import Back


@frozen
class BackArt:
    """The back of a quitted trick, upright or lying as its rectangle is."""

    kind: Back

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        fill, edge, ornament = _colours(self.kind, palette)
        short = min(rect.width(), rect.height())
        radius, wide = 0.115 * short, max(1.0, min(line(palette, metrics, 2.5), 0.07 * short))
        fill_round(painter, rect, radius, fill)
        dashes = dashed_pen(edge, wide, 0.15 * short, 0.1 * short)
        line_round(painter, rect, radius, dashes if self.kind is Back.LINE else pen(edge, wide))
        inner = grown(rect, -0.205 * short)
        line_round(painter, inner, 0.045 * short, pen(ornament, max(1.0, 0.032 * short)))


def _colours(kind: Back, palette: Palette) -> tuple[QColor, QColor, QColor]:
    """The fill, the edge and the ornament of a back."""
    red, gold, dark = palette.back_revoke, palette.back_transferred, palette.transferred_line
    return one_row_each(
        Back,
        {
            Back.PLAIN: (palette.back, palette.back_line, palette.back_ornament),
            Back.REVOKE: (red, palette.back_line, mixed(red, palette.back_line, 0.75)),
            Back.TRANSFERRED: (gold, dark, mixed(gold, dark, 0.6)),
            Back.LINE: (palette.preview, palette.pointer, palette.pointer),
        },
    )[kind]


@frozen
class SlotModel:
    """A place in the trick; words (`lead?`) where it waits for a card."""

    waits: str = ""

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        radius = 0.085 * rect.width()
        if self.waits:
            dashes = dashed_pen(palette.decides_line, line(palette, metrics, 3), metrics.px(9), metrics.px(6))
            line_round(painter, rect, radius, dashes)
            style = evolve(on_fill(palette, metrics.text, palette.decides_line, Weight.BOLD), align=Align.CENTRE)
            paint_line(painter, rect, words(self.waits), style)
        else:
            dots = dashed_pen(palette.mat_line, line(palette, metrics, 1.5), metrics.px(3.5), metrics.px(4.5))
            line_round(painter, rect, radius, dots)


@frozen
class MatArt:
    """The mat on which a trick is played, or any box on the felt."""

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        fill_round(painter, rect, metrics.radius_mat, palette.mat)
        line_round(painter, rect, metrics.radius_mat, pen(palette.mat_line, line(palette, metrics, 1.5)))
