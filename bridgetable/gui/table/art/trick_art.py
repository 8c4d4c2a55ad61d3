"""Quitted tricks, the mat, and the places of a trick that wait for cards."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, lay_out, on_felt, on_fill, paint_line, paint_text, words
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
        line_round(painter, rect, radius, dashes if self.kind in {Back.LINE, Back.OPEN} else pen(edge, wide))
        if self.kind is Back.OPEN:
            return
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
            Back.OPEN: (palette.mat, palette.felt_second, palette.felt_second),
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
    """The mat on which a trick is played, or any box on the felt; what lies open on it is named in its corners."""

    heading: str = ""
    notes: tuple[str, ...] = ()
    room: float = 0.0  # how wide the words may be

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        fill_round(painter, rect, metrics.radius_mat, palette.mat)
        line_round(painter, rect, metrics.radius_mat, pen(palette.mat_line, line(palette, metrics, 1.5)))
        at = rect.topLeft() + QPointF(metrics.px(14), metrics.px(8))
        paint_text(
            painter, at, lay_out(words(self.heading), on_felt(palette, metrics.text, Weight.EXTRA_BOLD), self.room)
        )
        for note in self.notes:
            # In the other corner, or the second line of a narrow mat would end beneath the card at its left.
            laid = lay_out(words(note), on_felt(palette, metrics.text, Weight.MEDIUM), self.room)
            paint_text(painter, QPointF(rect.right() - metrics.px(14) - laid.size.width(), at.y()), laid)
            at += QPointF(0, laid.size.height())
