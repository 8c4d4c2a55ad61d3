"""A sheet of paper for the summary: its drawing, the division of strips into pages, and the painting of a page.

Lengths are in 150ths of an inch, so that a sheet is as large as A4 and 21 is type of ten points. The same sheet is
painted on paper in black, and on the screen in the colours of the theme.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.rich_text import Style, Text, TextLayout, lay_out, on_dock, paint_text, second
from bridgetable.gui.paint.strokes import fill_round, line_round, pen
from bridgetable.gui.paint.theme import Palette

PER_INCH = 150.0
SHEET = QSizeF(1240, 1754)
MARGIN, FOOT = 96.0, 84.0
WIDE = SHEET.width() - 2 * MARGIN
HIGH = SHEET.height() - MARGIN - FOOT - 40.0
BODY = 21.0


@frozen(eq=False)
class PlacedText:
    """A text with its upper left corner at a point, struck through or not."""

    at: QPointF
    layout: TextLayout
    struck: bool = False


@frozen(eq=False)
class Filled:
    """An area in one colour, its corners round."""

    rect: QRectF
    colour: QColor
    radius: float = 0.0


@frozen(eq=False)
class Framed:
    """A line round an area."""

    rect: QRectF
    colour: QColor
    radius: float = 0.0
    width: float = 2.0


@frozen(eq=False)
class Signed:
    """A sign in a square."""

    rect: QRectF
    icon: Icon
    colour: QColor


Drawn = PlacedText | Filled | Framed | Signed


@frozen(eq=False)
class Strip:
    """A part of the page from margin to margin: its height, its drawing from the upper left corner, its gap above."""

    height: float
    drawn: tuple[Drawn, ...] = ()
    gap: float = 0.0
    keeps: bool = False  # It is held on one page with the next strip.
    again: tuple[Strip, ...] = ()  # Put above it where it comes to stand first on a page.


@frozen(eq=False)
class Page:
    """A page: the strips with their tops, from the upper margin, its foot, and the scale of the strips on the paper."""

    strips: tuple[tuple[float, Strip], ...]
    foot: Strip
    scale: float = 1.0


def style(palette: Palette, size: float = BODY, weight: Weight = Weight.MEDIUM) -> Style:
    """The style of text on a sheet."""
    return evolve(on_dock(palette, size, weight), leading=1.36)


def faint(palette: Palette, size: float = BODY, weight: Weight = Weight.MEDIUM) -> Style:
    """The style of text of second rank."""
    return second(style(palette, size, weight), palette.dock_second)


def said(text: Text, how: Style, at: QPointF, width: float = 1e6) -> PlacedText:
    """A text at a point, wrapped to a width."""
    return PlacedText(at, lay_out(text, how, width))


def said_right(text: Text, how: Style, right: float, top: float) -> PlacedText:
    """A text on one line that ends at a place."""
    layout = lay_out(text, how)
    return PlacedText(QPointF(right - layout.size.width(), top), layout)


def on_pages(strips: Iterable[Strip], height: float = HIGH) -> list[list[tuple[float, Strip]]]:
    """The strips on pages of this height, each with its top; what is to be kept together stays together."""
    pages: list[list[tuple[float, Strip]]] = [[]]
    bottom = 0.0
    for bundle in bundles(strips):
        needed = sum(s.gap + s.height for s in bundle)
        if pages[-1] and bottom + needed > height:
            pages.append([])
            bottom = 0.0
        begins = not pages[-1]
        for strip in (*bundle[0].again, *bundle) if begins and len(pages) > 1 else bundle:
            top = bottom + (strip.gap if pages[-1] else 0.0)
            pages[-1].append((top, strip))
            bottom = top + strip.height
    return pages


def bundles(strips: Iterable[Strip]) -> Iterator[list[Strip]]:
    """The strips in groups that are kept on one page."""
    held: list[Strip] = []
    for strip in strips:
        held.append(strip)
        if not strip.keeps:
            yield held
            held = []
    if held:
        yield held


def paint_page(painter: QPainter, page: Page, palette: Palette) -> None:
    """Paint a page with its upper left corner at the origin, 150 units to the inch."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.fillRect(QRectF(QPointF(0, 0), SHEET), palette.dock)
    painter.save()
    painter.translate(MARGIN, MARGIN)
    painter.scale(page.scale, page.scale)
    for top, strip in page.strips:
        paint_strip(painter, strip, QPointF(0, top))
    painter.restore()
    paint_strip(painter, page.foot, QPointF(MARGIN, SHEET.height() - FOOT))


def paint_strip(painter: QPainter, strip: Strip, at: QPointF) -> None:
    """Paint a strip with its upper left corner at a point."""
    painter.save()
    painter.translate(at)
    for one in strip.drawn:
        paint_one(painter, one)
    painter.restore()


def paint_one(painter: QPainter, one: Drawn) -> None:
    """Paint one thing."""
    match one:
        case PlacedText():
            paint_text(painter, one.at, one.layout)
            if one.struck:
                size, how = one.layout.size, one.layout.style
                middle = one.at.y() + size.height() / 2
                painter.fillRect(QRectF(one.at.x() - 2, middle - 1, size.width() + 4, 2.4), how.colour)
        case Filled():
            fill_round(painter, one.rect, one.radius, one.colour)
        case Framed():
            line_round(painter, one.rect, one.radius, pen(one.colour, one.width))
        case Signed():
            paint_icon(painter, one.rect, one.icon, one.colour)
        case _:
            assert_never(one)
