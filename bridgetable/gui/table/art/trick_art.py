"""Quitted tricks, the mat, and the places of a trick that wait for cards."""

from typing import assert_never

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, words
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, grown, line, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette, mixed
from bridgetable.views.table.table_view import Back


def paint_trick_back(painter: QPainter, rect: QRectF, kind: Back, palette: Palette, metrics: Metrics) -> None:
    """Paint the back of a quitted trick, upright or lying as `rect` is."""
    fill, edge, ornament = _colours(kind, palette)
    short = min(rect.width(), rect.height())
    radius, wide = 0.115 * short, max(1.0, min(line(palette, metrics, 2.5), 0.07 * short))
    fill_round(painter, rect, radius, fill)
    dashed = kind is Back.LINE
    line_round(painter, rect, radius, dashed_pen(edge, wide, 0.15 * short, 0.1 * short) if dashed else pen(edge, wide))
    inner = grown(rect, -0.205 * short)
    line_round(painter, inner, 0.045 * short, pen(ornament, max(1.0, 0.032 * short)))


def _colours(kind: Back, palette: Palette) -> tuple[QColor, QColor, QColor]:
    match kind:
        case Back.PLAIN:
            return palette.back, palette.back_line, palette.back_ornament
        case Back.REVOKE:
            return palette.back_revoke, palette.back_line, mixed(palette.back_revoke, palette.back_line, 0.75)
        case Back.TRANSFERRED:
            dark = palette.transferred_line
            return palette.back_transferred, dark, mixed(palette.back_transferred, dark, 0.6)
        case Back.LINE:
            return palette.preview, palette.pointer, palette.pointer
        case _:
            assert_never(kind)


@frozen
class SlotModel:
    """A place in the trick; words (`lead?`) where it waits for a card."""

    waits: str = ""


def paint_slot(painter: QPainter, rect: QRectF, model: SlotModel, palette: Palette, metrics: Metrics) -> None:
    """Paint a place in the trick: thin dots, or gold dashes with its words."""
    radius = 0.085 * rect.width()
    if model.waits:
        dashes = dashed_pen(palette.decides_line, line(palette, metrics, 3), metrics.px(9), metrics.px(6))
        line_round(painter, rect, radius, dashes)
        style = evolve(on_fill(palette, metrics.text, palette.decides_line, Weight.BOLD), align=Align.CENTRE)
        paint_line(painter, rect, words(model.waits), style)
    else:
        dots = dashed_pen(palette.mat_line, line(palette, metrics, 1.5), metrics.px(3.5), metrics.px(4.5))
        line_round(painter, rect, radius, dots)


def paint_mat(painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
    """Paint the mat on which a trick is played, or any box on the felt."""
    fill_round(painter, rect, metrics.radius_mat, palette.mat)
    line_round(painter, rect, metrics.radius_mat, pen(palette.mat_line, line(palette, metrics, 1.5)))
