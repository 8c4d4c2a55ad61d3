"""A part of the dock: an option with its digit and chips."""

from enum import Enum, auto
from typing import assert_never

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.values import frozen
from bridgetable.gui.fonts import Weight
from bridgetable.gui.rich_text import (
    Align,
    Chip,
    Text,
    TextLayout,
    lay_out,
    on_dock,
    on_fill,
    paint_line,
    paint_text,
    words,
)
from bridgetable.gui.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.theme import Metrics, Palette


class OptionState(Enum):
    """What the pointer and the keyboard do with an option."""

    REST = auto()
    HOVER = auto()
    FOCUS = auto()
    PRESSED = auto()


@frozen
class OptionModel:
    """An option of a decision: its digit, title, consequence, and the clauses that give it."""

    digit: str
    title: Text
    consequence: Text = ()
    clauses: tuple[str, ...] = ()
    state: OptionState = OptionState.REST


def _px(metrics: Metrics, at_1080: float) -> float:
    return at_1080 * metrics.dock_u


def _chips(model: OptionModel, palette: Palette, metrics: Metrics) -> TextLayout:
    spans: list[Chip] = [Chip(clause) for clause in model.clauses]
    text: Text = tuple(part for chip in spans for part in (*words(" "), chip))[1:]
    return lay_out(text, on_dock(palette, metrics.dock_body))


def _consequence(model: OptionModel, width: float, palette: Palette, metrics: Metrics) -> TextLayout:
    style = evolve(on_dock(palette, metrics.dock_body), colour=_ink(model, palette))
    return lay_out(model.consequence, style, width - _px(metrics, 60) - _px(metrics, 14))


def option_height(model: OptionModel, width: float, palette: Palette, metrics: Metrics) -> float:
    """The height of an option of this width, in logical pixels."""
    lower = _consequence(model, width, palette, metrics).size.height() if model.consequence else 0.0
    return _px(metrics, 41) + lower + _px(metrics, 9)


def paint_option(painter: QPainter, rect: QRectF, model: OptionModel, palette: Palette, metrics: Metrics) -> None:
    """Paint an option that fills `rect`; the ring of the focus lies outside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ground(painter, rect, model, palette, metrics)
    side = _px(metrics, 34)
    box = QRectF(rect.left() + _px(metrics, 12), rect.top() + _px(metrics, 8), side, side)
    _paint_digit(painter, box, model, palette, metrics)
    ink = _ink(model, palette)
    title = evolve(on_dock(palette, metrics.dock_title, Weight.BOLD), colour=ink)
    x = rect.left() + _px(metrics, 60)
    paint_line(painter, QRectF(x, box.top(), rect.right() - x, box.height()), model.title, title)
    paint_text(painter, QPointF(x, rect.top() + _px(metrics, 41)), _consequence(model, rect.width(), palette, metrics))
    chips = _chips(model, palette, metrics)
    at = QPointF(rect.right() - _px(metrics, 12) - chips.size.width(), box.center().y() - chips.size.height() / 2)
    paint_text(painter, at, chips)
    painter.restore()


def _ink(model: OptionModel, palette: Palette) -> QColor:
    return palette.on_pointer if model.state is OptionState.PRESSED else palette.dock_text


def _paint_ground(painter: QPainter, rect: QRectF, model: OptionModel, palette: Palette, metrics: Metrics) -> None:
    radius, thick = metrics.radius_option, _px(metrics, 3) * palette.lines
    match model.state:
        case OptionState.REST:
            fill_round(painter, rect, radius, palette.option)
            line_round(painter, rect, radius, pen(palette.option_line, max(1.0, _px(metrics, 1.5)) * palette.lines))
        case OptionState.HOVER | OptionState.FOCUS:
            fill_round(painter, rect, radius, palette.option_hover)
            line_round(painter, rect, radius, pen(palette.pointer, thick))
            if model.state is OptionState.FOCUS:
                away = _px(metrics, 3) + thick
                line_round(painter, grown(rect, away), radius + away, pen(palette.dock_text, thick))
        case OptionState.PRESSED:
            fill_round(painter, rect, radius, palette.pointer)
        case _:
            assert_never(model.state)


def _paint_digit(painter: QPainter, box: QRectF, model: OptionModel, palette: Palette, metrics: Metrics) -> None:
    radius = _px(metrics, 5)
    if model.state in {OptionState.HOVER, OptionState.FOCUS}:
        fill_round(painter, box, radius, palette.pointer)
        ink = palette.on_pointer
    else:
        ink = _ink(model, palette)
        line_round(painter, box, radius, pen(ink, max(1.0, _px(metrics, 1.5))))
    style = evolve(on_fill(palette, metrics.dock_digit, ink, Weight.BOLD), align=Align.CENTRE)
    paint_line(painter, box, words(model.digit), style)
