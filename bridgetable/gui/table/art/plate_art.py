"""Seat plates and the director's: who decides, waits, has gone wrong; and the plaque with what is known of a board."""

from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import Align, Style, Text, on_fill, on_plate, paint_line, width_of, words
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, focus_rings, line, line_round, pen, ring, whole
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.views.table.table_view import Light


@frozen
class PlateModel:
    """A plate's words: the name in capitals, the role after it, a word in gold (waits), and a pill (TO PLAY)."""

    name: str
    role: str = ""
    emphasis: str = ""
    pill: str = ""
    light: Light = Light.PLAIN
    has_focus: bool = False
    wrong: str = ""  # On a red pill before that one: what the player on turn has done wrong.
    # The type of the role and of the pills, as shares of their own.
    role_size: float = 1.0
    pill_size: float = 1.0

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        model = cut_plate(self, rect.width(), palette, metrics)
        _paint_ground(painter, rect, model, palette, metrics)
        x = rect.left() + metrics.plate_padding
        x = _paint_words(painter, rect, x, _name(model), _name_style(model, palette, metrics)) + metrics.px(10)
        if model.role or model.emphasis:
            _paint_words(painter, rect, x, _role(model, palette), _role_style(model, palette, metrics))
        _paint_pills(painter, rect, model, palette, metrics)
        if self.has_focus:
            focus_rings(painter, rect, rect.height() / 2, palette, metrics)


SMALLER = (0.95, 0.9, 0.85, 0.8, 0.75)
"""The sizes of type, as shares of their own, in which a role and then the pills are tried before words are cut."""


def plate_size(model: PlateModel, palette: Palette, metrics: Metrics) -> QSizeF:
    """The size of a plate, without ring and focus, in logical pixels."""
    u = metrics.u
    width = metrics.plate_padding + width_of(_name(model), _name_style(model, palette, metrics))
    if model.role or model.emphasis:
        width += 10 * u + width_of(_role(model, palette), _role_style(model, palette, metrics))
    pills = sum(_pill_width(pill, palette, metrics) + 7 * u for pill in _pills(model))
    width += 16 * u + pills if model.pill else metrics.plate_padding
    return QSizeF(width, metrics.plate_height)


def cut_plate(model: PlateModel, width: float, palette: Palette, metrics: Metrics) -> PlateModel:
    """The plate with its words cut to a width: the role smaller or not at all, the pills smaller, then their words."""

    def fits(one: PlateModel) -> bool:
        return plate_size(one, palette, metrics).width() <= width + 1

    if fits(model):
        return model
    # Half a role says less than none, and whose turn it is more than what he has done.
    bare = evolve(model, role="")
    smaller = (evolve(model, role_size=size) for size in SMALLER)
    smaller_pills = (evolve(bare, pill_size=size) for size in SMALLER)
    tried = (*smaller, bare, *smaller_pills, evolve(bare, wrong="" if model.pill else model.wrong))
    found = next(filter(fits, tried), tried[-1])
    while found.pill and not fits(found):
        found = evolve(found, pill=shorter(found.pill))
    while found.wrong and not fits(found):
        found = evolve(found, wrong=shorter(found.wrong))
    return found


def shorter(text: str) -> str:
    """A text without its last letter, with an ellipsis; nothing where nothing is left."""
    left = text.removesuffix(rich_text.ELLIPSIS)[:-1].rstrip()
    return left + rich_text.ELLIPSIS if left else ""


def plate_reach(metrics: Metrics) -> float:
    """The reach of ring and focus beyond a plate, at most."""
    return metrics.px(13)


def _paint_ground(painter: QPainter, rect: QRectF, model: PlateModel, palette: Palette, metrics: Metrics) -> None:
    radius = rect.height() / 2
    lit = model.light is Light.LIT
    fill_round(painter, rect, radius, palette.decides if lit else palette.plate)
    match model.light:
        case Light.LIT:
            wide = line(palette, metrics, 4)
            if not model.has_focus:
                ring(painter, rect, radius, whole(metrics, 4), pen(palette.decides_ring, wide))
        case Light.WAITS:
            dashes = dashed_pen(palette.decides_line, line(palette, metrics, 3), metrics.px(9), metrics.px(6))
            line_round(painter, rect, radius, dashes)
        case Light.IRREGULAR:
            line_round(painter, rect, radius, pen(palette.wrong, line(palette, metrics, 3)))
        case Light.PLAIN:
            line_round(painter, rect, radius, pen(palette.plate_line, line(palette, metrics, 1.5)))
        case _:
            assert_never(model.light)


def _name(model: PlateModel) -> Text:
    return words(model.name)


def _role(model: PlateModel, palette: Palette) -> Text:
    said = words(model.role)
    if model.emphasis:
        before = " " if model.role else ""
        said = (*said, rich_text.Words(before + model.emphasis, Weight.BOLD, palette.decides_line))
    return said


def _name_style(model: PlateModel, palette: Palette, metrics: Metrics) -> Style:
    if model.light is Light.LIT:
        return on_fill(palette, metrics.seat, palette.on_decides, Weight.EXTRA_BOLD)
    return on_plate(palette, metrics.seat, Weight.EXTRA_BOLD)


def _role_style(model: PlateModel, palette: Palette, metrics: Metrics) -> Style:
    size = metrics.text * model.role_size
    if model.light is Light.LIT:
        return on_fill(palette, size, palette.on_decides, Weight.MEDIUM)
    return evolve(on_plate(palette, size), colour=palette.plate_second)


@frozen
class _Pill:
    """A word on a plate, whether it tells of something wrong, and its type as a share of its own."""

    word: str
    light: Light
    size: float


def _pills(model: PlateModel) -> tuple[_Pill, ...]:
    """The pills of a plate from the right: the turn, or what is wrong, stands outermost."""
    said = (_Pill(model.pill, model.light, model.pill_size), _Pill(model.wrong, Light.IRREGULAR, model.pill_size))
    return tuple(pill for pill in said if pill.word)


def _pill_colours(pill: _Pill, palette: Palette) -> tuple[QColor, QColor]:
    if pill.light is Light.IRREGULAR:
        return palette.wrong, palette.on_wrong
    return palette.on_decides, palette.decides


def _pill_style(pill: _Pill, palette: Palette, metrics: Metrics) -> Style:
    return on_fill(palette, metrics.text * pill.size, _pill_colours(pill, palette)[1], Weight.BOLD)


def _pill_width(pill: _Pill, palette: Palette, metrics: Metrics) -> float:
    return width_of(words(pill.word), _pill_style(pill, palette, metrics)) + 2 * metrics.px(13)


def _paint_words(painter: QPainter, rect: QRectF, x: float, text: Text, style: Style) -> float:
    wide = width_of(text, style)
    paint_line(painter, QRectF(x, rect.top(), wide, rect.height()), text, style)
    return x + wide


def _paint_pills(painter: QPainter, rect: QRectF, model: PlateModel, palette: Palette, metrics: Metrics) -> None:
    right, high = rect.right(), metrics.pill_height
    for pill in _pills(model):
        wide = _pill_width(pill, palette, metrics)
        box = QRectF(right - metrics.px(7) - wide, rect.center().y() - high / 2, wide, high)
        fill_round(painter, box, high / 2, _pill_colours(pill, palette)[0])
        _paint_words(painter, box, box.left() + metrics.px(13), words(pill.word), _pill_style(pill, palette, metrics))
        right = box.left()


@frozen
class SignArt:
    """The sign beside a plate that its player has hesitated, asked or explained something."""

    sign: str

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        fill_round(painter, rect, rect.height() / 2, palette.plate_text)
        line_round(painter, rect, rect.height() / 2, pen(palette.plate_line, line(palette, metrics, 2)))
        style = on_fill(palette, metrics.seat, palette.plate, Weight.EXTRA_BOLD)
        paint_line(painter, rect, words(self.sign), evolve(style, align=Align.CENTRE))


# --- the board plaque -------------------------------------------------------------------------------------------------


@frozen
class PlaqueModel:
    """The plaque's lines, the contract first if there is one, and whether each pair, as it sits, is vulnerable."""

    contract: Text = ()
    lines: tuple[Text, ...] = ()
    top_bottom_vulnerable: bool = False
    left_right_vulnerable: bool = False

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        metrics = enlarged(metrics)
        fill_round(painter, rect, metrics.radius_plaque, palette.plate)
        line_round(painter, rect, metrics.radius_plaque, pen(palette.plate_line, line(palette, metrics, 1.5)))
        _paint_bars(painter, rect, self, palette, metrics)
        for top, layout in _laid_out(self, palette, metrics):
            rich_text.paint_text(painter, QPointF(rect.left() + metrics.plaque_padding, rect.top() + top), layout)


LEAST_TEXT, MOST_TIMES = 12.5, 1.4
"""The type of the plaque on a small table: as many logical pixels, but at most so many times its share of the table."""


def enlarged(metrics: Metrics) -> Metrics:
    """The sizes of the plaque: those of its table, or larger ones where its words would be too small to read."""
    return Metrics.at(max(metrics.u, min(metrics.u * LEAST_TEXT / metrics.text, metrics.u * MOST_TIMES)))


def _laid_out(model: PlaqueModel, palette: Palette, metrics: Metrics) -> tuple[tuple[float, rich_text.TextLayout], ...]:
    """The lines, each with its top edge from the plaque's."""
    laid: list[tuple[float, rich_text.TextLayout]] = []
    y = metrics.px(14)
    if model.contract:
        layout = rich_text.lay_out(model.contract, on_plate(palette, metrics.contract, Weight.EXTRA_BOLD))
        laid.append((y - metrics.px(4), layout))
        y += layout.size.height() - metrics.px(6)
    for text in model.lines:
        layout = rich_text.lay_out(text, on_plate(palette, metrics.text))
        laid.append((y, layout))
        y += layout.size.height()
    return tuple(laid)


def plaque_size(model: PlaqueModel, palette: Palette, metrics: Metrics) -> QSizeF:
    """The size of the plaque, without what its bars reach beyond it, in logical pixels."""
    metrics = enlarged(metrics)
    laid = _laid_out(model, palette, metrics)
    width = max((layout.size.width() for _, layout in laid), default=0.0)
    bottom = max((top + layout.size.height() for top, layout in laid), default=0.0)
    return QSizeF(width + 2 * metrics.plaque_padding, bottom + metrics.px(13))


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
