"""The targets of a dragged card: green where the drop is regular, amber where it would be irregular."""

from enum import Enum, auto

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, Style, lay_out, on_felt, on_plate, paint_line, words
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, grown, hatch, line, line_round, pen, rounded
from bridgetable.gui.paint.theme import Metrics, Palette


class TargetKind(Enum):
    """The meaning of a drop there; a target over somebody's cards is not drawn until a card is over it."""

    REGULAR = auto()
    IRREGULAR = auto()
    ON_CARDS = auto()


@frozen
class TargetModel:
    """A drop target: what dropping means, the law or the manner on a second line, and whether a card is over it."""

    kind: TargetKind
    title: str
    detail: str = ""
    has_card: bool = False

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        if self.kind is TargetKind.REGULAR:
            _paint_regular(painter, rect, self, palette, metrics)
        elif self.kind is TargetKind.ON_CARDS and not self.has_card:
            _paint_quiet(painter, rect, self, palette, metrics)
        else:
            _paint_irregular(painter, rect, self, palette, metrics)


def _tinted(colour: QColor, share: float) -> QColor:
    tint = QColor(colour)
    tint.setAlphaF(share)
    return tint


def _paint_regular(painter: QPainter, rect: QRectF, model: TargetModel, palette: Palette, metrics: Metrics) -> None:
    wide = line(palette, metrics, 6 if model.has_card else 4)
    fill_round(painter, rect, metrics.radius_target, _tinted(palette.regular, 0.3 if model.has_card else 0.16))
    line_round(painter, rect, metrics.radius_target, pen(palette.regular, wide))
    title = evolve(on_felt(palette, metrics.seat, Weight.BOLD), align=Align.CENTRE)
    _paint_lines(painter, grown(rect, -wide), model, title, evolve(on_felt(palette, metrics.text), align=Align.CENTRE))


def _paint_quiet(painter: QPainter, rect: QRectF, model: TargetModel, palette: Palette, metrics: Metrics) -> None:
    """One line on a plate, a thin dashed line round it."""
    style = evolve(on_plate(palette, metrics.text), align=Align.CENTRE)
    text = words(f"{model.title} · {model.detail}" if model.detail else model.title)
    wide, high = lay_out(text, style).size.width() + metrics.px(20), metrics.px(40)
    plate = QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high)
    fill_round(painter, plate, metrics.px(8), palette.plate)
    dashes = dashed_pen(palette.irregular, line(palette, metrics, 2.5), metrics.px(7), metrics.px(5))
    line_round(painter, plate, metrics.px(8), dashes)
    paint_line(painter, plate, text, style)


def _paint_irregular(painter: QPainter, rect: QRectF, model: TargetModel, palette: Palette, metrics: Metrics) -> None:
    wide = line(palette, metrics, 6 if model.has_card else 4)
    radius = metrics.radius_target
    if model.has_card:
        fill_round(painter, rect, radius, _tinted(palette.irregular, 0.25))
    stripes = pen(_tinted(palette.irregular, 0.55), metrics.px(6))
    hatch(painter, rounded(grown(rect, -metrics.px(2)), radius), stripes, metrics.px(19))
    line_round(painter, rect, radius, dashed_pen(palette.irregular, wide, metrics.px(12), metrics.px(7)))
    panel = grown(rect, -metrics.px(15))
    title = evolve(on_plate(palette, metrics.text, Weight.BOLD), colour=palette.irregular, align=Align.CENTRE)
    detail = evolve(on_plate(palette, metrics.text), align=Align.CENTRE)
    # Where the words need more room than the panel has, the hatch gives way.
    needed = max(lay_out(words(model.title), title).size.width(), lay_out(words(model.detail), detail).size.width())
    short = max(0.0, (needed + metrics.px(8) - panel.width()) / 2)
    panel = panel.adjusted(-min(short, metrics.px(11)), 0, min(short, metrics.px(11)), 0)
    fill_round(painter, panel, metrics.px(6), palette.plate)
    _paint_lines(painter, panel, model, title, detail)


def _paint_lines(painter: QPainter, rect: QRectF, model: TargetModel, title: Style, detail: Style) -> None:
    """Title and detail, each wrapped to the width, together in the middle."""
    if not model.detail:
        paint_line(painter, rect, words(model.title), title)
        return
    high = title.size * title.leading
    top = rect.center().y() - high
    paint_line(painter, QRectF(rect.left(), top, rect.width(), high), words(model.title), title)
    paint_line(painter, QRectF(rect.left(), top + high, rect.width(), high), words(model.detail), detail)
