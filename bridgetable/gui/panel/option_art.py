"""A part of the dock: an option with its digit and chips."""

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.views.panel.worth import WorthView


class OptionState(Enum):
    """The state of an option under pointer and keyboard."""

    REST = auto()
    HOVER = auto()
    FOCUS = auto()
    PRESSED = auto()


ABOUT = "≈"
WORTH_WIDTH, NARROW_WORTH = 104.0, 82.0
"""The width of the column of the options' worth, in a window 1080 high, and where there is little room."""


@frozen
class OptionModel:
    """An option of a decision: its digit, title, consequence, and the clauses that give it."""

    digit: str
    title: rich_text.Text
    consequence: rich_text.Text = ()
    clauses: tuple[str, ...] = ()
    state: OptionState = OptionState.REST
    is_close: bool = False
    worth: WorthView | None = None
    has_worth: bool = False  # It has room at its right for what it is worth, also where that is not known.
    is_seen: bool | None = None  # Whether a class sees it; None where there is no class.


SIGN, BESIDE_SIGN = 22.0, 12.0  # The sign that tells whether a class sees the option, and the room before it, at 1080.


def _px(metrics: Metrics, at_1080: float) -> float:
    return at_1080 * metrics.dock_u


def _beside(model: OptionModel, metrics: Metrics) -> float:
    return _px(metrics, worth_width(is_close=model.is_close)) if model.has_worth else 0.0


def worth_width(*, is_close: bool) -> float:
    """The width of the column of the options' worth, at 1080."""
    return NARROW_WORTH if is_close else WORTH_WIDTH


def _consequence(model: OptionModel, width: float, palette: Palette, metrics: Metrics) -> rich_text.TextLayout:
    style = evolve(rich_text.on_dock(palette, metrics.dock_body), colour=ink_of(model, palette))
    style = evolve(style, leading=_room_of(model).leading or style.leading)
    return rich_text.lay_out(model.consequence, style, width - _px(metrics, 60) - _px(metrics, 14))


@frozen
class _Room:
    """The room round an option's text, at 1080: above and beside its digit, to its consequence, and at its foot."""

    top: float = 8.0
    digit: float = 34.0
    upper: float = 41.0
    foot: float = 9.0
    shrunk: float = 0.86  # The least share of its size to which a title shrinks so that it stays on one line.
    leading: float = 0.0  # The height of the consequence's lines for their type, 0 where it is as usual.

    @property
    def middle(self) -> float:
        """The middle of the digit beneath the upper edge."""
        return self.top + self.digit / 2


_USUAL, _CLOSE = _Room(), _Room(4.0, 30.0, 33.0, 5.0, 0.8, 1.27)


def _room_of(model: OptionModel) -> _Room:
    return _CLOSE if model.is_close else _USUAL


@frozen(eq=False)
class _Parts:
    """An option laid out: its texts, how high the title is, and where the chips begin in height."""

    title: rich_text.TextLayout
    consequence: rich_text.TextLayout | None
    # Behind the title; where it is too long for that, behind the last line, or on a line of their own.
    chips: rich_text.TextLayout
    upper: float
    height: float
    chips_at: float


def _parts(model: OptionModel, whole: float, palette: Palette, metrics: Metrics) -> _Parts:
    width = whole - _beside(model, metrics)
    style = rich_text.on_dock(palette, metrics.dock_title, Weight.BOLD)
    style = evolve(style, colour=ink_of(model, palette), leading=1.3)
    about, room = _room_of(model), width - _px(metrics, 60) - _px(metrics, 14)
    chips = rich_text.lay_out(with_chips("", model.clauses)[1:], rich_text.on_dock(palette, metrics.dock_body))
    lower = _consequence(model, width, palette, metrics) if model.consequence else None
    wide = rich_text.lay_out(model.title, style).size.width()
    if room < wide <= room / about.shrunk:
        style = evolve(style, size=style.size * room / wide * 0.995)
    title = rich_text.lay_out(model.title, style, room)
    beside = title.lines == 1 and title.size.width() + _px(metrics, 10) + chips.size.width() <= room
    upper = _px(metrics, about.upper) + (title.lines - 1) * style.size * style.leading
    total = upper + (lower.size.height() if lower is not None else 0.0)
    if beside or not model.clauses:
        return _Parts(title, lower, chips, upper, total, _px(metrics, about.middle) - chips.size.height() / 2)
    last = lower or title
    line = last.size.height() / last.lines
    foot = total if lower is not None else upper - _px(metrics, 4)
    if last.last_width + _px(metrics, 10) + chips.size.width() <= room:
        return _Parts(title, lower, chips, upper, total, foot - line / 2 - chips.size.height() / 2)
    return _Parts(title, lower, chips, upper, foot + chips.size.height(), foot)


def _sign_room(model: OptionModel, metrics: Metrics) -> float:
    return 0.0 if model.is_seen is None else _px(metrics, SIGN + BESIDE_SIGN)


def option_height(model: OptionModel, width: float, palette: Palette, metrics: Metrics) -> float:
    """The height of an option of this width, in logical pixels."""
    parts = _parts(model, width - _sign_room(model, metrics), palette, metrics)
    return parts.height + _px(metrics, _room_of(model).foot)


def paint_option(painter: QPainter, rect: QRectF, model: OptionModel, palette: Palette, metrics: Metrics) -> None:
    """Paint an option that fills `rect`; the ring of the focus lies outside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    px = partial(_px, metrics)
    paint_ground(painter, rect, model.state, palette, metrics.radius_option, px)
    about = _room_of(model)
    side = _px(metrics, about.digit)
    box = QRectF(rect.left() + _px(metrics, 12), rect.top() + _px(metrics, about.top), side, side)
    style = rich_text.on_fill(palette, metrics.dock_digit, palette.dock_text, Weight.BOLD)
    paint_digit(painter, box, model, style, px(5), max(1.0, px(1.5)))
    aside = _sign_room(model, metrics)
    parts = _parts(model, rect.width() - aside, palette, metrics)
    x, line = rect.left() + _px(metrics, 60), parts.title.size.height() / parts.title.lines
    rich_text.paint_text(painter, QPointF(x, box.center().y() - line / 2), parts.title)
    if parts.consequence is not None:
        rich_text.paint_text(painter, QPointF(x, rect.top() + parts.upper), parts.consequence)
    edge = rect.right() - _beside(model, metrics)
    right = edge - aside - _px(metrics, 12) - parts.chips.size.width()
    rich_text.paint_text(painter, QPointF(right, rect.top() + parts.chips_at), parts.chips)
    if model.is_seen is not None:
        sign = _px(metrics, SIGN)
        square = QRectF(edge - _px(metrics, 12) - sign, box.center().y() - sign / 2, sign, sign)
        ink = ink_of(model, palette) if model.is_seen else palette.dock_second
        paint_icon(painter, square, Icon.EYE if model.is_seen else Icon.HIDDEN, ink, 2.2)
    if model.has_worth:
        paint_worth(painter, QRectF(edge, rect.top(), rect.right() - edge, rect.height()), model, palette, metrics)
    painter.restore()


def paint_worth(painter: QPainter, rect: QRectF, model: OptionModel, palette: Palette, metrics: Metrics) -> None:
    """Paint the worth of an option into the column at its right: quiet, the best alone in the colour of the text."""
    rule = palette.option_line if model.state is not OptionState.PRESSED else palette.on_pointer
    painter.fillRect(QRectF(rect.left(), rect.top() + _px(metrics, 1.5), 1.0, rect.height() - _px(metrics, 3)), rule)
    worth = model.worth
    if worth is None:
        return
    ink = ink_of(model, palette) if worth.is_best or model.state is OptionState.PRESSED else palette.worth
    weight = Weight.BOLD if worth.is_best else Weight.MEDIUM
    score = rich_text.on_fill(palette, _px(metrics, 18), ink, weight)
    lines = [rich_text.lay_out(rich_text.words(worth.score), score)]
    small = rich_text.on_fill(palette, _px(metrics, 15), ink)
    about = [rich_text.lay_out(rich_text.words(worth.before), small)] if worth.before else []
    if worth.tricks:
        large = evolve(rich_text.on_fill(palette, _px(metrics, 30), ink, weight), leading=1.1)
        lines.insert(0, rich_text.lay_out(rich_text.words(worth.tricks), large))
        if about and sum(line.size.height() for line in (*about, *lines)) > rect.height():
            # Where there is no room for the word over the number, its sign stands before it.
            about, lines[0] = [], rich_text.lay_out(rich_text.words(f"{ABOUT}{worth.tricks}"), large)
    lines, margin = [*about, *lines], _px(metrics, 14)
    if sum(line.size.height() for line in lines) > rect.height():
        sign, margin = ABOUT if worth.before else "", _px(metrics, 8)
        one = rich_text.words(f"{sign}{worth.tricks}  {worth.score}")
        share = (rect.width() - 2 * margin) / rich_text.lay_out(one, score).size.width()
        lines = [rich_text.lay_out(one, evolve(score, size=score.size * min(1.0, share * 0.995)))]
    y, right = rect.center().y() - sum(line.size.height() for line in lines) / 2, rect.right() - margin
    for line in lines:
        rich_text.paint_text(painter, QPointF(right - line.size.width(), y), line)
        y += line.size.height()


def ink_of(model: OptionModel, palette: Palette) -> QColor:
    """The colour of the words of an option."""
    return palette.on_pointer if model.state is OptionState.PRESSED else palette.dock_text


def paint_ground(
    painter: QPainter, rect: QRectF, state: OptionState, palette: Palette, radius: float, px: Callable[[float], float]
) -> None:
    """Paint the ground of an option with its line, and round it the ring of the focus; `px` scales lengths at 1080."""
    thick = px(3) * palette.lines
    match state:
        case OptionState.REST:
            fill_round(painter, rect, radius, palette.option)
            line_round(painter, rect, radius, pen(palette.option_line, max(1.0, px(1.5)) * palette.lines))
        case OptionState.HOVER | OptionState.FOCUS:
            fill_round(painter, rect, radius, palette.option_hover)
            line_round(painter, rect, radius, pen(palette.pointer, thick))
            if state is OptionState.FOCUS:
                away = px(3) + thick
                line_round(painter, grown(rect, away), radius + away, pen(palette.dock_text, thick))
        case OptionState.PRESSED:
            fill_round(painter, rect, radius, palette.pointer)
        case _:
            assert_never(state)


def paint_digit(
    painter: QPainter, box: QRectF, model: OptionModel, style: rich_text.Style, radius: float, thick: float
) -> None:
    """Paint the digit of an option in its box, which is filled where it is lit, else in a line so thick."""
    palette, ink = style.palette, ink_of(model, style.palette)
    if model.state in {OptionState.HOVER, OptionState.FOCUS}:
        fill_round(painter, box, radius, palette.pointer)
        ink = palette.on_pointer
    else:
        line_round(painter, box, radius, pen(ink, thick))
    style = evolve(style, colour=ink, align=rich_text.Align.CENTRE)
    rich_text.paint_line(painter, box, rich_text.words(model.digit), style)
