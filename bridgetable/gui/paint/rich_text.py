"""Words with suit pips, clause chips, weights and colours: measured, wrapped and painted."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import lru_cache
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPaintEngine, QPainter, QPainterPath

from bridgetable.game.cards import Suit
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight, copied_whole, font, font_metrics
from bridgetable.gui.paint.pips import pip_in
from bridgetable.gui.paint.strokes import fill_round, line_round, pen
from bridgetable.gui.paint.theme import BySuit, Palette

PIP_SHARE, PIP_BEFORE, PIP_AFTER = 0.82, 0.07, 0.05
CHIP_SHARE = 0.83
CAP_HEIGHT = 0.727
ELLIPSIS = "…"
SIGNS: dict[str, Suit] = {"♠": Suit.S, "♥": Suit.H, "♦": Suit.D, "♣": Suit.C}

# --- what is said -----------------------------------------------------------------------------------------------------


@frozen
class Words:
    """Plain words; a weight or colour of None is that of the style."""

    text: str
    weight: Weight | None = None
    colour: QColor | None = None


@frozen
class Pip:
    """The pip of a suit; a colour of None is that of the suit in the style."""

    suit: Suit
    colour: QColor | None = None


@frozen
class Chip:
    """A clause on a small plate of its own, such as 50D2a."""

    clause: str


@frozen
class Break:
    """The end of a line."""


Span = Words | Pip | Chip | Break
Text = tuple[Span, ...]


def words(text: str, weight: Weight | None = None, colour: QColor | None = None) -> Text:
    """Words whose suit signs have become pips; a colour given holds for the words alone."""
    return tuple(
        Pip(SIGNS[part]) if part in SIGNS else Words(part, weight, colour)
        for part in re.split("([♠♥♦♣])", text)
        if part
    )


def on_lines(texts: Iterable[str]) -> Text:
    """Several texts, each on a line of its own."""
    return tuple(span for n, text in enumerate(texts) for span in (*((Break(),) if n else ()), *words(text)))


def marked(text: str) -> Text:
    """Words with `**bold**`, `{50D2a}` for a chip, a line break for a break, and suit signs for pips."""
    return tuple(_marked(text))


def _marked(text: str) -> Iterator[Span]:
    weight: Weight | None = None
    for part in re.split(r"(\*\*|\{[^}]*\}|\n)", text):
        if part == "**":
            weight = Weight.BOLD if weight is None else None
        elif part == "\n":
            yield Break()
        elif part.startswith("{") and part.endswith("}"):
            yield Chip(part[1:-1])
        else:
            yield from words(part, weight)


def plain(text: Text) -> str:
    """The same for a screen reader: letters for suits, clauses as they are written."""
    names = {suit: sign for sign, suit in SIGNS.items()}
    said = []
    for span in text:
        match span:
            case Words(text=said_words):
                said.append(said_words)
            case Pip(suit=suit):
                said.append(names[suit])
            case Chip(clause=clause):
                said.append(clause)
            case Break():
                said.append("\n")
            case _:
                assert_never(span)
    return "".join(said)


# --- how it looks -----------------------------------------------------------------------------------------------------


class Align(Enum):
    """The alignment of a line: the share of the free width that goes before it."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@frozen(eq=False)
class Style:
    """Size in logical pixels, colours, weight, line height as a multiple of the size, and the type size of chips."""

    size: float
    colour: QColor
    suits: BySuit
    palette: Palette
    weight: Weight = Weight.MEDIUM
    leading: float = 1.36
    align: Align = Align.LEFT
    chip: float | None = None


def on_plate(palette: Palette, size: float, weight: Weight = Weight.MEDIUM) -> Style:
    """The style of text on plates, plaques and boxes."""
    return Style(size, palette.plate_text, _suits(palette, palette.plate_text), palette, weight)


def on_felt(palette: Palette, size: float, weight: Weight = Weight.MEDIUM) -> Style:
    """The style of text on the felt."""
    return Style(size, palette.felt_text, _suits(palette, palette.felt_text), palette, weight)


def on_dock(palette: Palette, size: float, weight: Weight = Weight.MEDIUM) -> Style:
    """The style of text in the dock and on its options."""
    return Style(size, palette.dock_text, _suits(palette, palette.dock_text), palette, weight, 1.44)


def on_card(palette: Palette, size: float, weight: Weight = Weight.BOLD) -> Style:
    """The style of text on white: bidding cards."""
    return Style(size, palette.card_suits[Suit.S], palette.card_suits, palette, weight)


def on_fill(palette: Palette, size: float, colour: QColor, weight: Weight = Weight.BOLD) -> Style:
    """The style of text on a coloured fill: words and pips alike in one colour."""
    return Style(size, colour, BySuit(colour, colour, colour, colour), palette, weight)


def second(style: Style, colour: QColor) -> Style:
    """The same style in a second colour; red suits stay red."""
    return evolve(style, colour=colour, suits=evolve(style.suits, spades=colour))


def _suits(palette: Palette, colour: QColor) -> BySuit:
    """The suits in text; black ones in the colour of the words unless the pack has four colours."""
    of = palette.text_suits
    clubs = of.clubs if of.clubs != of.spades else colour
    return BySuit(clubs, of.diamonds, of.hearts, colour)


# --- where it lies ----------------------------------------------------------------------------------------------------


@frozen(eq=False)
class LinePiece:
    """A part of a line with its place: left edge and width, of words, a pip or a chip."""

    span: Words | Pip | Chip
    width: float
    x: float = 0.0
    baseline: float = 0.0


@frozen(eq=False)
class TextLayout:
    """A text laid out from (0, 0): its pieces in place, and the size they take in logical pixels."""

    style: Style
    pieces: tuple[LinePiece, ...]
    size: QSizeF
    lines: int = 1

    @property
    def last_width(self) -> float:
        """The width of the last line."""
        last = max((p.baseline for p in self.pieces), default=0.0)
        return max((p.x + p.width for p in self.pieces if p.baseline == last), default=0.0)

    def chips(self) -> tuple[tuple[QRectF, str], ...]:
        """The places of the clause chips, each with its clause."""
        return tuple((_chip_rect(self.style, p), p.span.clause) for p in self.pieces if isinstance(p.span, Chip))


def lay_out(text: Text, style: Style, width: float = 1e6) -> TextLayout:
    """The text wrapped at blanks to a width in logical pixels; a single word may be wider."""
    lines = _wrapped(text, style, width)
    height = style.size * style.leading
    widths = [_length(line) for line in lines]
    across = width if width < 1e6 else max(widths, default=0.0)
    first = height / 2 + CAP_HEIGHT * style.size / 2
    pieces: list[LinePiece] = []
    for number, (line, long) in enumerate(zip(lines, widths, strict=True)):
        x = (across - long) * style.align.value
        for piece in line:
            pieces.append(LinePiece(piece.span, piece.width, x, first + number * height))
            x += piece.width
    return TextLayout(style, tuple(pieces), QSizeF(max(widths, default=0.0), height * len(lines)), len(lines))


def _length(line: list[LinePiece]) -> float:
    return sum(piece.width for piece in line)


def _wrapped(text: Text, style: Style, width: float) -> list[list[LinePiece]]:
    lines: list[list[LinePiece]] = [[]]
    filled = 0.0
    for cluster in _clusters(text, style):
        if cluster is None:
            lines.append([])
            filled = 0.0
            continue
        blank, pieces = cluster
        long = _length(pieces)
        space = [blank] if blank is not None and lines[-1] else []
        if lines[-1] and blank is not None and filled + blank.width + long > width:
            lines.append([])
            filled, space = 0.0, []
        lines[-1].extend([*space, *pieces])
        filled += _length(space) + long
    return lines


Cluster = tuple[LinePiece | None, list[LinePiece]]
_BLANKS = re.compile("(?<!%)( +)(?!%)")
"""The blanks at which a line may end: a sign of per cent stays with its number, and with what has that weight."""


def _clusters(text: Text, style: Style) -> Iterator[Cluster | None]:
    """The pieces of text that may not be parted, each with the blank before it; None for a break."""
    blank: LinePiece | None = None
    held: list[LinePiece] = []
    for span in text:
        match span:
            case Break():
                yield blank, held
                yield None
                blank, held = None, []
            case Words():
                for part in _BLANKS.split(span.text):
                    if part.startswith(" "):
                        yield blank, held
                        blank, held = _piece(Words(part, span.weight, span.colour), style), []
                    elif part:
                        held.append(_piece(Words(part, span.weight, span.colour), style))
            case Pip() | Chip():
                held.append(_piece(span, style))
            case _:
                assert_never(span)
    yield blank, held


def _piece(span: Words | Pip | Chip, style: Style) -> LinePiece:
    return LinePiece(span, _width(span, style))


def _width(span: Words | Pip | Chip, style: Style) -> float:
    match span:
        case Words():
            return _advance(span.text, style.size, span.weight or style.weight)
        case Pip():
            return (PIP_SHARE + PIP_BEFORE + PIP_AFTER) * style.size
        case Chip():
            size = _chip_size(style)
            return _advance(span.clause, size, Weight.BOLD) + 0.95 * size
        case _:
            assert_never(span)


@lru_cache(maxsize=2048)
def _advance(text: str, size: float, weight: Weight) -> float:
    """The width of words; a window says the same words many times."""
    return font_metrics(size, weight).horizontalAdvance(text)


def _chip_size(style: Style) -> float:
    return CHIP_SHARE * style.size if style.chip is None else style.chip


def _chip_rect(style: Style, piece: LinePiece) -> QRectF:
    high = _chip_size(style) * 1.46
    middle = piece.baseline - CAP_HEIGHT * style.size / 2
    return QRectF(piece.x, middle - high / 2, piece.width, high)


# --- painting ---------------------------------------------------------------------------------------------------------


class ChipSeeker(QPainter):
    """A painter of which nothing remains but the places of the clause chips that were painted with it."""

    def __init__(self) -> None:
        self._sheet = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        super().__init__(self._sheet)
        self.chips: list[tuple[QRectF, str]] = []

    def found_at(self, at: QPointF) -> str:
        """The clause of the chip at a point; empty where there is none. The painter ends with that."""
        self.end()
        return next((cite for place, cite in self.chips if place.contains(at)), "")


def paint_text(painter: QPainter, at: QPointF, layout: TextLayout) -> None:
    """Paint a laid out text with its upper left corner at a point."""
    painter.save()
    painter.translate(at)
    for piece in layout.pieces:
        _paint_piece(painter, piece, layout.style)
    painter.restore()


def paint_line(painter: QPainter, rect: QRectF, text: Text, style: Style) -> None:
    """Paint a text on one line, its capitals in the middle of the rectangle's height, aligned as the style says."""
    layout = lay_out(text, style)
    x = rect.left() + (rect.width() - layout.size.width()) * style.align.value
    paint_text(painter, QPointF(x, rect.center().y() - layout.size.height() / 2), layout)


def paint_block(painter: QPainter, rect: QRectF, text: Text, style: Style) -> None:
    """Paint a text wrapped to a rectangle's width, in the middle of its height."""
    layout = lay_out(text, style, rect.width())
    paint_text(painter, QPointF(rect.left(), rect.center().y() - layout.size.height() / 2), layout)


def width_of(text: Text, style: Style) -> float:
    """The width of a text on one line."""
    longest = here = 0.0
    for span in text:
        match span:
            case Break():
                longest, here = max(longest, here), 0.0
            case Words():
                # As in `lay_out`, no line begins with a blank.
                said = span.text if here else span.text.lstrip(" ")
                weight = span.weight or style.weight
                here += sum(_advance(part, style.size, weight) for part in re.split("( +)", said) if part)
            case Pip() | Chip():
                here += _width(span, style)
            case _:
                assert_never(span)
    return max(longest, here)


SMALLEST, STEP = 0.72, 0.04
"""The shares of a size to which letters become smaller where they would find no room, and by which they do."""


def fit(text: Text, style: Style, room: float) -> Style:
    """The style, smaller by steps where a text would else not find room, down to SMALLEST of its size."""
    sizes = (evolve(style, size=style.size * (1 - STEP * n)) for n in range(round((1 - SMALLEST) / STEP) + 1))
    found = style
    for found in sizes:
        if width_of(text, found) <= room:
            break
    return found


def cut_to(text: Text, style: Style, width: float) -> Text:
    """A text as it is where it fits, else as much of it as fits with an ellipsis."""
    if width_of(text, style) <= width:
        return text
    left = list(text)
    while left:
        last = left.pop()
        if isinstance(last, Words):
            ends = range(1, len(last.text))
            fitting = bisect_right(ends, width, key=lambda end: width_of((*left, _begun(last, end)), style))
            if fitting:
                return (*left, _begun(last, fitting))
        elif width_of((*left, Words(ELLIPSIS)), style) <= width:
            return (*left, Words(ELLIPSIS))
    return (Words(ELLIPSIS),)


def _begun(said: Words, end: int) -> Words:
    """The first letters of words, and that there are more."""
    return evolve(said, text=said.text[:end].rstrip() + ELLIPSIS)


def joined(texts: Iterable[Text], between: str = " ") -> Text:
    """Several texts as one, with the same words between."""
    spans: list[Span] = []
    for text in texts:
        spans.extend([Words(between), *text] if spans else text)
    return tuple(spans)


def _paint_piece(painter: QPainter, piece: LinePiece, style: Style) -> None:
    match piece.span:
        case Words(text=text, weight=weight, colour=colour):
            face = font(style.size, weight or style.weight)
            draw_words(painter, QPointF(piece.x, piece.baseline), text, face, colour or style.colour)
        case Pip(suit=suit, colour=colour):
            high = PIP_SHARE * style.size
            middle = piece.baseline - CAP_HEIGHT * style.size / 2
            rect = QRectF(piece.x + PIP_BEFORE * style.size, middle - high / 2, high, high)
            painter.fillPath(pip_in(suit, rect), colour or style.suits[suit])
        case Chip(clause=clause):
            _paint_chip(painter, _chip_rect(style, piece), clause, style)
        case _:
            assert_never(piece.span)


def _paint_chip(painter: QPainter, rect: QRectF, clause: str, style: Style) -> None:
    if isinstance(painter, ChipSeeker):
        painter.chips.append((painter.worldTransform().mapRect(rect), clause))
        return
    palette, size = style.palette, _chip_size(style)
    radius = 0.28 * size
    fill_round(painter, rect, radius, palette.chip)
    line_round(painter, rect, radius, pen(palette.chip_line, max(1.0, size / 15) * palette.lines))
    at = QPointF(rect.left() + 0.475 * size, rect.center().y() + CAP_HEIGHT * size / 2)
    draw_words(painter, at, clause, font(size, Weight.BOLD), palette.chip_text)


MOST_BETWEEN = 0.06
"""The most that is put between two letters, in sizes of the type."""


def draw_words(painter: QPainter, at: QPointF, text: str, face: QFont, colour: QColor) -> None:
    """Draw words from a point on their base line; as outlines in a drawing, which may be read where no font is ours."""
    if painter.paintEngine().type() is QPaintEngine.Type.SVG:
        outlines = QPainterPath()
        outlines.addText(at, face, text)
        painter.fillPath(outlines, colour)
        return
    painter.setPen(colour)
    if painter.paintEngine().type() is not QPaintEngine.Type.Pdf:
        painter.setFont(face)
        painter.drawText(at, text)
        return
    painter.setFont(as_wide(copied_whole(face), face, text))
    painter.drawText(at, text)


def as_wide(plain: QFont, face: QFont, text: str) -> QFont:
    """A font in which a text is about as wide as in another: its letters are parted, less than by a blank."""
    room = QFontMetricsF(face).horizontalAdvance(text) - QFontMetricsF(plain).horizontalAdvance(text)
    most = MOST_BETWEEN * plain.pixelSize()
    plain.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, min(room / max(1, len(text)), most))
    return plain
