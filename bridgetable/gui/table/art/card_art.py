"""A card in every state."""

from enum import Enum, Flag, auto
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QTransform

from bridgetable.game.cards import Card, Rank, Suit
from bridgetable.game.values import frozen
from bridgetable.gui.paint import strokes
from bridgetable.gui.paint.fonts import Weight, font_metrics, rank_font
from bridgetable.gui.paint.pips import COURT_ASPECT, court_path, pip_in, placed
from bridgetable.gui.paint.rich_text import Align, Style, on_fill, paint_line, words
from bridgetable.gui.paint.theme import Metrics, Palette

# Everything on a card in shares of its width.
ASPECT = 1.4
RADIUS = 0.085
TAB_PAD = 5.0  # Between the words of a tab and its edge, in a window 1080 high.
CAP, BASELINE, RANK_X = 0.405, 0.5, 0.255
TEN_WIDTH, TEN_X = 0.38, 0.249
INDEX_PIP = QRectF(0.10, 0.57, 0.31, 0.31)
CORNER_PIP = QRectF(0.61, 0.12, 0.29, 0.29)
BIG_PIP, ACE_PIP, BIG_PIP_AT = 0.41, 0.43, QPointF(0.75, 1.105)
COURT_WIDTH, COURT_X, COURT_Y = 0.37, 0.75, 0.59
COURT_PIP, COURT_PIP_AT = 0.37, QPointF(0.75, 1.125)


class CardState(Flag):
    """The state of a card; states that make sense together are joined with `|`."""

    PLAIN = 0
    HOVER = auto()
    FOCUS = auto()
    PLAYABLE = auto()
    MUST = auto()
    FORBIDDEN = auto()
    IRREGULAR = auto()
    MAJOR = auto()
    MINOR = auto()
    NOTED = auto()
    INSTEAD = auto()
    GHOST = auto()
    DRAGGED = auto()


DRAG_SCALE = 1.04


@frozen
class Shows:
    """The part of a card that its neighbours leave to be seen: shares of its width and height from the upper left."""

    across: float = 1.0
    down: float = 1.0


class TabAt(Enum):
    """The place of a card's tab; it stands on the foot's edge where nothing else is near."""

    ON_FOOT = auto()
    IN_FOOT = auto()  # where others lie close by
    ON_HEAD = auto()  # where another card would lie over the foot


@frozen
class CardModel:
    """The model of one painted card; no card is a back. `words` are the tab's lines, `ten` is "10" or "T"."""

    card: Card | None
    state: CardState = CardState.PLAIN
    words: tuple[str, ...] = ()
    shows: Shows = Shows()
    ten: str = "10"
    tab_at: TabAt = TabAt.ON_FOOT


def card_size(width: float) -> QSizeF:
    """The size of a card of this width."""
    return QSizeF(width, width * ASPECT)


def lift(state: CardState, metrics: Metrics) -> float:
    """The height of a card in this state above its place."""
    if CardState.MUST in state:
        return metrics.must_lift
    return metrics.hover_lift if state & (CardState.HOVER | CardState.FOCUS) else 0.0


def tab_rect(model: CardModel, rect: QRectF, metrics: Metrics) -> QRectF:
    """The place of the tab over a card's lower edge, as wide as its words need; empty where there are none."""
    if not model.words:
        return QRectF()
    high = metrics.tab_height if len(model.words) == 1 else metrics.tab_height_two
    # A second line grows half up, over the card, and half down.
    top = rect.bottom() - metrics.tab_over_card - (high - metrics.tab_height) * 0.55
    if model.tab_at is TabAt.IN_FOOT:
        top = rect.bottom() + metrics.tab_over_card - high
    if model.shows.down < 1:
        # What lies over the card leaves room for the words above it.
        top = _shown(rect, model).bottom() - high
    if model.tab_at is TabAt.ON_HEAD:
        top = rect.top() - high
    type_of = font_metrics(metrics.text, Weight.EXTRA_BOLD)
    needed = max(type_of.horizontalAdvance(word) for word in model.words) + 2 * metrics.px(TAB_PAD)
    beyond = max(metrics.tab_beyond, (needed - rect.width()) / 2)
    return QRectF(rect.left(), top, rect.width(), high).adjusted(-beyond, 0, beyond, 0)


def card_bounds(model: CardModel, rect: QRectF, palette: Palette, metrics: Metrics) -> QRectF:
    """The rectangle that everything painted of a card stays in: shadow, rings, bar and tab."""
    around = strokes.grown(rect, strokes.line(palette, metrics, 20)) if model.state else strokes.grown(rect, 1)
    shadow = rect.translated(shadow_of(model.state, metrics))
    return around.united(shadow).united(tab_rect(model, rect, metrics))


def paint_card(painter: QPainter, rect: QRectF, model: CardModel, palette: Palette, metrics: Metrics) -> None:
    """Paint a card face up or face down, with all that its state adds, its edges at `rect`."""
    radius = RADIUS * rect.width()
    strokes.fill_round(painter, rect.translated(shadow_of(model.state, metrics)), radius, palette.shadow)
    if model.card is None:
        _paint_back(painter, rect, palette, metrics)
    else:
        _paint_face(painter, rect, model.card, model, palette)
    if CardState.FORBIDDEN in model.state:
        _paint_veil(painter, rect, palette, metrics)
    edge = strokes.line(palette, metrics, 1)
    strokes.line_round(painter, rect, radius, strokes.pen(palette.face_line, edge))
    _paint_rings(painter, rect, model, palette, metrics)
    if CardState.PLAYABLE in model.state:
        paint_playable_bar(painter, _shown(rect, model), palette, metrics, goes_on=model.shows.across < 1)
    if model.words:
        _paint_tab(painter, tab_rect(model, rect, metrics), model, palette, metrics)


def paint_playable_bar(
    painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics, *, goes_on: bool = False
) -> None:
    """Paint the green bar above the part that shows of a playable card, or of a run; it may go on over the next."""
    high = strokes.line(palette, metrics, 6) if palette.lines == 1 else metrics.px(8)
    bar = QRectF(rect.left(), rect.top() - metrics.px(4) - high, rect.width(), high)
    inset = metrics.px(4)
    strokes.fill_round(painter, bar.adjusted(inset, 0, -inset, 0), high / 2, palette.regular)
    if goes_on:
        painter.drawRect(QRectF(bar.center().x(), bar.top(), bar.width() / 2 + inset + high / 2, high))


@frozen
class RingArt:
    """The dashed ring of a preview round a card, a part of one or a row of them; again above its neighbours."""

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        width = strokes.line(palette, metrics, 3.5)
        dashes = strokes.dashed_pen(palette.pointer, width, metrics.px(9), metrics.px(6))
        strokes.ring(painter, rect, RADIUS * metrics.card_width, strokes.whole(metrics, 2), dashes)


@frozen
class TrayArt:
    """The dotted line round cards lying face up."""

    def paint(self, painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
        dots = strokes.dotted_pen(palette.felt_second, strokes.line(palette, metrics, 2), metrics.px(8))
        strokes.line_round(painter, rect, metrics.radius_target, dots)


# --- parts ------------------------------------------------------------------------------------------------------------


def shadow_of(state: CardState, metrics: Metrics) -> QPointF:
    """The distance of the shadow from the card."""
    return (
        QPointF(metrics.px(7), metrics.px(12))
        if CardState.DRAGGED in state
        else QPointF(metrics.px(1.5), metrics.px(3))
    )


def _shown(rect: QRectF, model: CardModel) -> QRectF:
    return QRectF(rect.topLeft(), QSizeF(rect.width() * model.shows.across, rect.height() * model.shows.down))


def _paint_face(painter: QPainter, rect: QRectF, card: Card, model: CardModel, palette: Palette) -> None:
    face = palette.ghost if CardState.GHOST in model.state else palette.face
    strokes.fill_round(painter, rect, RADIUS * rect.width(), face)
    paint_signs(painter, rect, card, model.ten, palette)


def paint_signs(painter: QPainter, rect: QRectF, card: Card, ten: str, palette: Palette) -> None:
    """Paint rank and pips on a card whose edges are at `rect`."""
    width = rect.width()
    colour = palette.card_suits[card.suit]
    painter.translate(rect.topLeft())
    for path in (_index_path(card, ten), _art_path(card)):
        painter.fillPath(QTransform.fromScale(width, width).map(path), colour)
    painter.translate(-rect.topLeft())


def _paint_back(painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
    width = rect.width()
    strokes.fill_round(painter, rect, RADIUS * width, palette.back)
    strokes.line_round(
        painter,
        rect,
        RADIUS * width,
        strokes.pen(palette.back_line, max(strokes.line(palette, metrics, 2), 0.035 * width)),
    )
    inner = strokes.grown(rect, -0.13 * width)
    strokes.line_round(painter, inner, 0.05 * width, strokes.pen(palette.back_ornament, max(1.0, 0.014 * width)))
    lattice = strokes.pen(QColor(palette.back_ornament), max(1.0, 0.01 * width))
    shape = strokes.rounded(strokes.grown(inner, -0.045 * width), 0.03 * width)
    painter.save()
    painter.setOpacity(0.45)
    strokes.hatch(painter, shape, lattice, 0.1 * width)
    painter.translate(rect.center().x() * 2, 0)
    painter.scale(-1, 1)
    strokes.hatch(painter, shape, lattice, 0.1 * width)
    painter.restore()


def _paint_veil(painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> None:
    shape = strokes.rounded(rect, RADIUS * rect.width())
    painter.fillPath(shape, palette.veil)
    strokes.hatch(painter, shape, strokes.pen(palette.hatch, strokes.line(palette, metrics, 2)), metrics.px(12.5))


def _paint_rings(painter: QPainter, rect: QRectF, model: CardModel, palette: Palette, metrics: Metrics) -> None:
    """Paint the ring of what has happened to the card and, outside it, that of pointer or focus."""
    state, radius = model.state, RADIUS * rect.width()
    reach = 0.0
    if CardState.MINOR in state:
        reach = _double_ring(painter, rect, palette, metrics)
    elif state & (CardState.MAJOR | CardState.IRREGULAR | CardState.MUST):
        wide, gap = strokes.line(palette, metrics, 5), strokes.whole(metrics, 1)
        strokes.ring(painter, rect, radius, gap, strokes.pen(_tab_colours(state, palette)[0], wide))
        reach = gap + wide
    if CardState.GHOST in state:
        RingArt().paint(painter, _shown(rect, model), palette, metrics)
    around = strokes.grown(rect, reach)
    if CardState.FOCUS in state:
        strokes.focus_rings(painter, around, radius + reach, palette, metrics)
    elif CardState.HOVER in state:
        strokes.ring(
            painter,
            around,
            radius + reach,
            strokes.whole(metrics, 2),
            strokes.pen(palette.pointer, strokes.line(palette, metrics, 3)),
        )


def _double_ring(painter: QPainter, rect: QRectF, palette: Palette, metrics: Metrics) -> float:
    radius = RADIUS * rect.width()
    inner, outer = strokes.line(palette, metrics, 3), strokes.line(palette, metrics, 2)
    gap, between = strokes.whole(metrics, 1), strokes.whole(metrics, 3)
    strokes.ring(painter, rect, radius, gap, strokes.pen(palette.irregular, inner))
    strokes.ring(painter, rect, radius, gap + inner + between, strokes.pen(palette.irregular, outer))
    return gap + inner + between + outer


def _tab_colours(state: CardState, palette: Palette) -> tuple[QColor, QColor]:
    if CardState.MINOR in state:
        return palette.irregular, palette.on_irregular
    if state & (CardState.MAJOR | CardState.IRREGULAR):
        return palette.wrong, palette.on_wrong
    if CardState.NOTED in state:
        return palette.face, palette.card_suits[Suit.S]
    return palette.regular, palette.on_regular


def _paint_tab(painter: QPainter, rect: QRectF, model: CardModel, palette: Palette, metrics: Metrics) -> None:
    fill, ink = _tab_colours(model.state, palette)
    strokes.fill_round(painter, rect, metrics.px(6), fill)
    if CardState.NOTED in model.state:
        strokes.line_round(painter, rect, metrics.px(6), strokes.pen(ink, strokes.line(palette, metrics, 1.5)))
    style = _narrowed(on_fill(palette, metrics.text, ink, Weight.EXTRA_BOLD))
    high = rect.height() / len(model.words)
    squeeze = metrics.px(1.5) if len(model.words) > 1 else 0.0
    for number, word in enumerate(model.words):
        row = QRectF(rect.left(), rect.top() + number * high, rect.width(), high)
        paint_line(painter, row.translated(0, squeeze - number * 2 * squeeze), words(word), style)


def _narrowed(style: Style) -> Style:
    return Style(style.size, style.colour, style.suits, style.palette, style.weight, style.leading, Align.CENTRE)


@cache
def _index_path(card: Card, ten: str) -> QPainterPath:
    """Rank and pip on the left, and the pip on the right, on a card one wide."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPath(rank_path(card.rank, ten))
    path.addPath(pip_in(card.suit, INDEX_PIP))
    path.addPath(pip_in(card.suit, CORNER_PIP))
    return path


@cache
def rank_path(rank: Rank, ten: str = "10") -> QPainterPath:
    """The rank in its place on a card one wide; "10" is squeezed so that it fits the part that shows in a fan."""
    text = ten if rank is Rank.TEN else str(rank)
    outline = QPainterPath()
    outline.addText(QPointF(0, 0), rank_font(), text)
    scale = CAP / _height_of_capitals()
    box = outline.boundingRect()
    across = min(scale, TEN_WIDTH / box.width())
    # Between the middle of the ink and the middle of the type: letters with a stem on the left lean right.
    middle = (box.center().x() + QFontMetricsF(rank_font()).horizontalAdvance(text) / 2) / 2
    x = TEN_X - across * box.center().x() if len(text) > 1 else RANK_X - across * middle
    return QTransform(across, 0, 0, scale, x, BASELINE).map(outline)


@cache
def _height_of_capitals() -> float:
    capital = QPainterPath()
    capital.addText(QPointF(0, 0), rank_font(), "H")
    return capital.boundingRect().height()


@cache
def _art_path(card: Card) -> QPainterPath:
    """The part of a card one wide that is right of 0.52 and below 0.58, so that an overlapped card shows no sliver."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    court = court_path(card.rank)
    if court.isEmpty():
        size = ACE_PIP if card.rank is Rank.ACE else BIG_PIP
        path.addPath(pip_in(card.suit, _square(BIG_PIP_AT, size)))
        return path
    place = QRectF(COURT_X - COURT_WIDTH / 2, COURT_Y, COURT_WIDTH, COURT_WIDTH * COURT_ASPECT)
    path.addPath(placed(court, place))
    path.addPath(pip_in(card.suit, _square(COURT_PIP_AT, COURT_PIP)))
    return path


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
