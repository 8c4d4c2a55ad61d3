"""Parts of the dock that paint themselves: a text with chips that explain themselves, a banner, a heading."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.values import evolve
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.strokes import fill_round, grown
from bridgetable.gui.widgets.glosses import book_of, gloss, open_clause
from bridgetable.gui.widgets.painted import Painted

StyleOf = Callable[[Look], rich_text.Style]


class Block(Painted):
    """A part of the dock: it knows its height for a width, and paints itself."""

    @property
    def spill(self) -> float:
        """The distance by which it reaches beyond its width, at each side."""
        return 0.0

    def height_for(self, width: float) -> float:
        """The height in logical pixels that is needed at this width."""
        raise NotImplementedError

    def area(self) -> QRectF:
        return super().area().adjusted(self.spill, 0, -self.spill, 0)

    def chip_at(self, at: QPointF) -> str:
        """The clause of the chip at a point; empty where there is none."""
        seeker = rich_text.ChipSeeker()
        self.paint(seeker, self.area())
        return seeker.found_at(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = bool(self.chip_at(event.position()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cite = self.chip_at(event.position())
        if cite:
            open_clause(self, cite)
        else:
            super().mousePressEvent(event)


class TextBlock(Block):
    """A text wrapped to the width; its chips say their gloss when the pointer rests on them, and open the law book."""

    def __init__(self, look: Look, text: rich_text.Text, style_of: StyleOf, parent: QWidget | None = None) -> None:
        """Create it with a text, and the style that it has in each look."""
        super().__init__(look, parent)
        self.text = text
        self._style_of = style_of
        self._laid: tuple[Look, float, rich_text.TextLayout] | None = None
        self.setAccessibleName(rich_text.plain(text))
        self.setMouseTracking(True)

    @property
    def indent(self) -> float:
        """The room left free before the text, in logical pixels."""
        return 0.0

    def _layout(self, width: float) -> rich_text.TextLayout:
        if self._laid is None or self._laid[:2] != (self.look, width):
            room = width - self.indent
            self._laid = (self.look, width, rich_text.lay_out(self.text, self._style_of(self.look), room))
        return self._laid[2]

    def height_for(self, width: float) -> float:
        return self._layout(width).size.height()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        rich_text.paint_text(painter, rect.topLeft() + QPointF(self.indent, 0), self._layout(rect.width()))

    def chip_at(self, at: QPointF) -> str:
        inside = at - QPointF(self.indent, 0)
        return next((cite for place, cite in self._layout(self.width()).chips() if place.contains(inside)), "")

    def tip_at(self, at: QPointF) -> str:
        cite = self.chip_at(at)
        return gloss(cite, book_of(self)) if cite else ""


LEADING = 1.27
"""The height of a line for its type where there is little room."""
SHRUNK = 0.84
"""The least share of its size to which a banner's type shrinks so that it stays on one line."""


class Banner(Block):
    """The gold band that says who chooses: a bold part, the rest, and a sign, which is an arrow or a bell."""

    def __init__(self, look: Look, said: tuple[str, str], icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.said = said
        self.icon = icon
        self.setAccessibleName("".join(said))

    def _sizes(self) -> tuple[float, float, float]:
        if self.look.is_projected:
            return 64.0, 36.0, 35.0
        return 35.0 if self.look.is_close else 40.0, 26.0, 21.0

    def _text(self) -> rich_text.TextLayout:
        style = rich_text.on_fill(
            self.look.palette, self.look.dock(self._sizes()[2]), self.look.palette.on_decides, Weight.MEDIUM
        )
        bold, rest = self.said
        wide = self.width() - self.look.dock(2.6 * self._sizes()[1])
        said = (rich_text.Words(bold, Weight.BOLD), *rich_text.words(rest))
        needed = rich_text.lay_out(said, style).size.width()
        if wide < needed <= wide / SHRUNK:
            style = evolve(style, size=style.size * wide / needed * 0.995)
        return rich_text.lay_out(said, style, wide)

    def height_for(self, width: float) -> float:
        high, _, size = self._sizes()
        self.resize(round(width), self.height())
        return self.look.dock(high) + (self._text().lines - 1) * self.look.dock(size * 1.44)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        fill_round(painter, rect, look.dock(6), palette.decides)
        side = look.dock(self._sizes()[1])
        x = rect.left() + look.dock(14)
        circle = QRectF(x, rect.center().y() - side / 2, side, side)
        if self.icon is Icon.TURN:
            paint_icon(painter, circle, self.icon, palette.on_decides)
        else:
            fill_round(painter, circle, side / 2, palette.on_decides)
            paint_icon(painter, grown(circle, -0.2 * side), self.icon, palette.decides, 2.8)
        text = self._text()
        rich_text.paint_text(
            painter, QPointF(x + side + look.dock(11), rect.center().y() - text.size.height() / 2), text
        )


NAME_TYPE = 16.0
"""The size of a section's name in a window 1080 high."""


class Heading(Block):
    """A section's name in spaced capitals, with words at the right."""

    def __init__(
        self,
        look: Look,
        name: str,
        right: rich_text.Text = (),
        parent: QWidget | None = None,
        *,
        name_gives_way: bool = False,
    ) -> None:
        """Create it; where the name gives way it is left out rather than that the words at the right are cut."""
        super().__init__(look, parent)
        self.name, self.right, self.name_gives_way = name, right, name_gives_way
        self.setAccessibleName(f"{name}: {rich_text.plain(right)}" if right else name)

    def height_for(self, width: float) -> float:
        return self.look.dock(30)

    def shown_name(self, width: float) -> str:
        """The name that is shown in this width."""
        wide = rich_text.width_of(self.right, heading_style(self.look))
        return "" if self.name_gives_way and wide > room_beside(self.name, width, self.look) else self.name

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        paint_heading(painter, rect, self.shown_name(rect.width()), self.right, self.look)


def name_font(look: Look) -> QFont:
    """The spaced type of a section's name."""
    spaced = QFont(font(look.metrics.dock_u * NAME_TYPE, Weight.BOLD))
    spaced.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 109)
    return spaced


def heading_style(look: Look) -> rich_text.Style:
    """The style of the words at the right of a section's name."""
    return second_style(look, look.metrics.dock_u * 17)


def room_beside(name: str, width: float, look: Look) -> float:
    """The width in logical pixels that a section's name leaves to the words at its right."""
    return width - QFontMetricsF(name_font(look)).horizontalAdvance(name.upper()) - look.dock(16) if name else width


def paint_heading(painter: QPainter, rect: QRectF, name: str, right: rich_text.Text, look: Look) -> None:
    """Paint a section's name in spaced capitals, and words at the right on the same line."""
    high = rich_text.CAP_HEIGHT * look.metrics.dock_u * NAME_TYPE
    at = QPointF(rect.left(), rect.center().y() + high / 2)
    rich_text.draw_words(painter, at, name.upper(), name_font(look), look.palette.dock_second)
    if right:
        style = heading_style(look)
        layout = rich_text.lay_out(cut(right, style, room_beside(name, rect.width(), look)), style)
        rich_text.paint_text(
            painter, QPointF(rect.right() - layout.size.width(), rect.center().y() - layout.size.height() / 2), layout
        )


def cut(text: rich_text.Text, style: rich_text.Style, width: float) -> rich_text.Text:
    """The text, ended by an ellipsis where it is wider than this."""
    while rich_text.lay_out(text, style).size.width() > width and text:
        last = text[-1]
        shorter = last.text.rstrip("…")[:-1] if isinstance(last, rich_text.Words) else ""
        text = (
            (*text[:-1], evolve(last, text=shorter + "…"))
            if isinstance(last, rich_text.Words) and shorter
            else text[:-1]
        )
    return text


def second_style(look: Look, size: float, weight: Weight = Weight.MEDIUM) -> rich_text.Style:
    """The dock's second colour at a size; red suits stay red."""
    return rich_text.second(rich_text.on_dock(look.palette, size, weight), look.palette.dock_second)


def with_chips(text: str, cites: tuple[str, ...], separator: str = " ") -> rich_text.Text:
    """Words, and the clauses after them as chips."""
    spans: list[rich_text.Words | rich_text.Chip] = []
    for cite in cites:
        spans += [rich_text.Words(separator), rich_text.Chip(cite)]
    return (*rich_text.words(text), *spans)


def body(look: Look) -> rich_text.Style:
    """The dock's text."""
    return closer(rich_text.on_dock(look.palette, look.dock_type(18.5, 28)), look)


def aloud(look: Look) -> rich_text.Style:
    """The style of the words that are read aloud when a ruling has closed."""
    chip = look.dock_type(15.4, 24)
    return evolve(rich_text.on_dock(look.palette, look.dock_type(21.5, 36), Weight.BOLD), leading=1.28, chip=chip)


def closer(style: rich_text.Style, look: Look) -> rich_text.Style:
    """The style with its lines nearer to each other where there is little room."""
    return evolve(style, leading=LEADING) if look.is_close else style


def pale(look: Look) -> rich_text.Style:
    """The dock's text in the second colour."""
    return second_style(look, look.dock_type(18, 28))


def asked(look: Look) -> rich_text.Style:
    """The dock's text about what was not understood."""
    return evolve(pale(look), colour=look.palette.irregular)


def small(look: Look) -> rich_text.Style:
    """Small words in the second colour, such as the heading of a group."""
    return second_style(look, look.dock_type(18, 28))


def question(look: Look) -> rich_text.Style:
    """The question."""
    chip = look.dock_type(15.4, 24)
    return evolve(rich_text.on_dock(look.palette, look.dock_type(28, 46), Weight.BOLD), leading=1.22, chip=chip)
