"""A sheet with every state of card, plate, target, timeline, trick, option and call, to judge and to keep."""

from collections.abc import Callable

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from bridgetable.game.cards import card
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.gui.paint.fonts import Weight, load_fonts
from bridgetable.gui.paint.rich_text import Align, Style, on_felt, paint_line, words
from bridgetable.gui.paint.theme import Metrics, Palette
from bridgetable.gui.panel.option_art import OptionModel, OptionState, paint_option
from bridgetable.gui.table.art.card_art import DRAG_SCALE, CardModel, CardState, card_size, lift, paint_card
from bridgetable.gui.table.art.felt_art import felt_pixmap
from bridgetable.gui.table.art.plate_art import PlateModel, plate_size
from bridgetable.gui.table.art.target_art import TargetKind, TargetModel
from bridgetable.gui.table.art.trick_art import BackArt
from bridgetable.gui.timeline.bar import TimelineInk, paint_mark, paint_present, paint_span
from bridgetable.gui.widgets.call_art import CallModel, paint_call
from bridgetable.views.table.table_view import Back, Cell, Light, Sign


@frozen(eq=False)
class Sheet:
    """What is painted on, and how."""

    painter: QPainter
    palette: Palette
    metrics: Metrics

    def rect(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """A rectangle given for a sheet 1080 high."""
        px = self.metrics.px
        return QRectF(px(x), px(y), px(wide), px(high))

    def style(self, weight: Weight = Weight.MEDIUM, align: Align = Align.LEFT) -> Style:
        """The style of the sheet's own words."""
        return evolve(on_felt(self.palette, self.metrics.text, weight), align=align)

    def say(self, rect: QRectF, text: str, style: Style) -> None:
        """Write one line."""
        paint_line(self.painter, rect, words(text), style)


def states_sheet(size: QSize, palette: Palette, ratio: float = 1.0) -> QImage:
    """The sheet in a palette, `size` logical pixels large (16 : 9), as a picture."""
    load_fonts()
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    paint_states_sheet(painter, QRectF(QPointF(0, 0), size.toSizeF()), palette)
    painter.end()
    return image


def paint_states_sheet(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the sheet so that it fills a rectangle of 16 : 9 at (0, 0)."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    ratio = painter.device().devicePixelRatio()
    painter.drawPixmap(rect.topLeft(), felt_pixmap(rect.size().toSize(), palette, ratio))
    sheet = Sheet(painter, palette, Metrics(rect.height() / 1080))
    parts: tuple[Callable[[Sheet], None], ...] = (_cards, _plates, _targets, _timeline, _tricks, _options, _calls)
    for part in parts:
        part(sheet)


def _head(sheet: Sheet, x: float, y: float, text: str) -> None:
    sheet.say(sheet.rect(x, y - 16, 600, 32), text, sheet.style(Weight.BOLD))


P = CardState
CARDS: tuple[tuple[float, str, CardState, tuple[str, ...], str, str], ...] = (
    (50, "HK", P.PLAIN, (), "in hand", ""),
    (195, "HK", P.HOVER, (), "hover", ""),
    (340, "HK", P.FOCUS, (), "focus", ""),
    (485, "D8", P.PLAYABLE, (), "playable", "when asked"),
    (630, "C5", P.MUST, ("MUST",), "must play", "raised"),
    (775, "H9", P.FORBIDDEN, (), "forbidden", "says why"),
    (920, "SQ", P.IRREGULAR, ("REVOKE",), "irregular", "a red word"),
    (1065, "HK", P.MAJOR, ("MAJOR",), "penalty", "major"),
    (1210, "C4", P.MINOR, ("MINOR",), "penalty", "minor"),
    (1355, "SQ", P.NOTED, ("WON IT",), "noted", ""),
    (1500, "S9", P.INSTEAD, ("INSTEAD",), "instead", "of another"),
    (1645, "HK", P.GHOST, (), "preview", "ghost"),
    (1790, "D8", P.DRAGGED, (), "dragged", "lifted"),
)


def _cards(sheet: Sheet) -> None:
    _head(sheet, 50, 40, "A card")
    metrics = sheet.metrics
    for x, text, state, tab, title, detail in CARDS:
        model = CardModel(card(text), state, tab)
        size = card_size(metrics.card_width * (DRAG_SCALE if state is P.DRAGGED else 1))
        place = QRectF(QPointF(metrics.px(x), metrics.px(96) - lift(state, metrics)), size)
        paint_card(sheet.painter, _whole(place), model, sheet.palette, metrics)
        middle = sheet.rect(x - 40, 286, 184, 32)
        sheet.say(middle, title, sheet.style(Weight.BOLD, Align.CENTRE))
        second = evolve(sheet.style(align=Align.CENTRE), colour=sheet.palette.felt_second)
        sheet.say(middle.translated(0, metrics.px(30)), detail, second)


def _whole(rect: QRectF) -> QRectF:
    return QRectF(rect.toRect())


PLATES: tuple[tuple[float, PlateModel], ...] = (
    (50, PlateModel("NORTH", "dummy")),
    (322, PlateModel("WEST", pill="TO PLAY", light=Light.LIT)),
    (617, PlateModel("SOUTH", "declarer", pill="CHOOSES", light=Light.LIT)),
    (1050, PlateModel("WEST", "on lead,", "waits", light=Light.WAITS)),
    (1384, PlateModel("EAST", "led", pill="OUT OF TURN", light=Light.IRREGULAR)),
)


def _plates(sheet: Sheet) -> None:
    _head(sheet, 50, 394, "A seat plate")
    for x, model in PLATES:
        size = plate_size(model, sheet.palette, sheet.metrics)
        place = QRectF(QPointF(sheet.metrics.px(x), sheet.metrics.px(430)), size)
        model.paint(sheet.painter, _whole(place), sheet.palette, sheet.metrics)


TARGETS: tuple[TargetModel, ...] = (
    TargetModel(TargetKind.REGULAR, "play"),
    TargetModel(TargetKind.IRREGULAR, "irregular", "Law 44C"),
    TargetModel(TargetKind.IRREGULAR, "tray", "by accident"),
    TargetModel(TargetKind.IRREGULAR, "tray", "on purpose"),
)


def _targets(sheet: Sheet) -> None:
    _head(sheet, 50, 544, "Where a dragged card may go")
    for number, model in enumerate(TARGETS):
        place = sheet.rect(48 + 220 * number, 574, 200, 116)
        model.paint(sheet.painter, _whole(place), sheet.palette, sheet.metrics)


def _timeline(sheet: Sheet) -> None:
    _head(sheet, 50, 748, "The timeline")
    palette, painter, metrics = sheet.palette, sheet.painter, sheet.metrics
    ink = TimelineInk(palette.felt_second, palette.mat_line, palette.felt_text, palette)

    def at(x: float) -> QPointF:
        return QPointF(metrics.px(x), metrics.px(830))

    paint_span(painter, at(50), at(690), ink, metrics, done=True)
    paint_span(painter, at(710), at(900), ink, metrics, done=False)
    for x, mark, done, text in (
        (100, Sign.PLAIN, True, "done"),
        (265, Sign.IRREGULAR, True, "irregular"),
        (440, Sign.RULING, True, "ruling"),
        (570, Sign.PLAIN, True, ""),
        (820, Sign.PLAIN, False, "undone"),
    ):
        paint_mark(painter, at(x), mark, ink, metrics, done=done)
        sheet.say(sheet.rect(x - 80, 842, 160, 32), text, sheet.style(align=Align.CENTRE))
    paint_present(painter, at(700), ink, metrics)
    sheet.say(sheet.rect(620, 842, 160, 32), "now", sheet.style(align=Align.CENTRE))


TRICKS: tuple[tuple[float, float, Side, Back, str], ...] = (
    (64, 135, Side.NS, Back.PLAIN, "won by N–S"),
    (308, 397, Side.EW, Back.PLAIN, "by E–W"),
    (508, 597, Side.EW, Back.REVOKE, "revoke"),
    (708, 797, Side.EW, Back.TRANSFERRED, "transferred"),
)


def _tricks(sheet: Sheet) -> None:
    _head(sheet, 50, 924, "A quitted trick")
    for x, text_x, winner, kind, text in TRICKS:
        upright = QSizeF(sheet.metrics.end_back_width, sheet.metrics.end_back_height)
        size = upright if winner is Side.NS else upright.transposed()
        top = sheet.metrics.px(998) - size.height() / 2
        place = QRectF(QPointF(sheet.metrics.px(x), top), size)
        BackArt(kind).paint(sheet.painter, _whole(place), sheet.palette, sheet.metrics)
        sheet.say(sheet.rect(text_x, 982, 300, 32), text, sheet.style())


OPTIONS: tuple[tuple[float, OptionModel], ...] = (
    (572, OptionModel("1", words("At rest"), words("Its consequence, in one or two lines."), ("50D2a",))),
    (
        657,
        OptionModel(
            "2", words("Hovered: previewed"), words("The table shows what would follow."), ("50D2a",), OptionState.HOVER
        ),
    ),
    (742, OptionModel("3", words("Focused"), words("Same preview, and a second ring."), ("50D2b",), OptionState.FOCUS)),
    (
        832,
        OptionModel(
            "4", words("Pressed"), words("The panel folds it into the trail."), ("50D2b",), OptionState.PRESSED
        ),
    ),
)


def _options(sheet: Sheet) -> None:
    _head(sheet, 990, 542, "An option")
    for y, model in OPTIONS:
        place = sheet.rect(990, y, 560, 76)
        paint_option(sheet.painter, _whole(place), model, sheet.palette, sheet.metrics)


CALLS: tuple[tuple[float, CallModel, str], ...] = (
    (572, CallModel(words("1♠")), "made"),
    (639, CallModel(words("1♥"), Cell.IRREGULAR), "irregular"),
    (706, CallModel(words("1♥"), Cell.WITHDRAWN), "withdrawn"),
    (773, CallModel(words("X"), Cell.CANCELLED), "cancelled"),
    (840, CallModel(words("1♥"), Cell.ACCEPTED), "accepted"),
    (907, CallModel(words("?"), Cell.ON_TURN), "on turn"),
)


def _calls(sheet: Sheet) -> None:
    _head(sheet, 1600, 542, "A call in the grid")
    for y, model, text in CALLS:
        place = sheet.rect(1600, y, 112, 52)
        paint_call(sheet.painter, _whole(place), model, sheet.palette, sheet.metrics)
        sheet.say(sheet.rect(1730, y, 180, 52), text, sheet.style())
