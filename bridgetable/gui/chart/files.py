"""Charts as files and on pages: one picture as large as it is, or a page of A4 for each, with heading and shapes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter

from bridgetable.chart.chart import Chart, Shape
from bridgetable.formats.files import write_whole
from bridgetable.formats.picture_kind import PictureKind, kind_of
from bridgetable.game.values import frozen
from bridgetable.gui.chart.art import Drawing, drawing_of, paint_chart, paint_shape
from bridgetable.gui.paint.export import pdf_bytes, png_bytes, ready_to_paint, svg_bytes
from bridgetable.gui.paint.fonts import Weight, load_fonts
from bridgetable.gui.paint.rich_text import cut_to, lay_out, on_dock, paint_text, second, words
from bridgetable.gui.paint.theme import PAPER, Palette, palette_named
from bridgetable.language import tr

PER_INCH = 150
UPRIGHT = QSizeF(1240, 1754)
MARGIN, EDGE, TITLE, SUBTITLE = 60.0, 24.0, 44.0, 22.0
HEAD, FOOT = 112.0, 66.0
LARGEST = 1.25
PER_SCREEN_INCH = 96


def write_chart(chart: Chart, output: Path, theme: str, about: str = "") -> None:
    """Write a chart to a file, its kind told by the ending. Raises OSError, NoPictureKind."""
    write_whole(output, chart_bytes(chart, kind_of(output), palette_of(theme), about))


def write_charts(charts: Iterable[tuple[Chart, str]], output: Path, theme: str) -> None:
    """Write charts to a PDF, a page for each. Raises OSError; then the file, if there was one, is as before."""
    prepare()
    drawn = [Sheet(drawing_of(chart, palette_of(theme)), about) for chart, about in charts]
    write_whole(output, on_paper(drawn, tr("The Laws as charts")))


def palette_of(theme: str) -> Palette:
    """The colours of a theme by its name, or of paper."""
    return PAPER if theme == PAPER.name else palette_named(theme)


def prepare() -> None:
    """Make Qt ready to paint."""
    ready_to_paint()
    load_fonts()


def chart_bytes(chart: Chart, kind: PictureKind, palette: Palette, about: str = "") -> bytes:
    """A chart as the content of a picture: on a page of A4 as PDF, else as large as it is."""
    prepare()
    match kind:
        case PictureKind.PDF:
            return on_paper([Sheet(drawing_of(chart, palette), about)], chart.title)
        case PictureKind.SVG:
            drawn = drawing_of(chart, palette)
            paint = partial(paint_whole, drawn=drawn, about=about)
            return svg_bytes(paint, whole_size(drawn).toSize(), PER_SCREEN_INCH, chart.title)
        case PictureKind.PNG:
            return png_bytes(picture_of(chart, palette, about))


def picture_of(chart: Chart, palette: Palette, about: str = "") -> QImage:
    """A chart as an image, with its heading and the shapes."""
    drawn = drawing_of(chart, palette)
    image = QImage(whole_size(drawn).toSize(), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_whole(painter, drawn, about)
    return image


@frozen(eq=False)
class Sheet:
    """A page with a chart: upright or on its side, as the chart is larger on it."""

    drawn: Drawing
    about: str

    @property
    def side(self) -> QPageLayout.Orientation:
        """The orientation of the page."""
        upright, across = (self.scale_on(size) for size in (UPRIGHT, UPRIGHT.transposed()))
        return QPageLayout.Orientation.Portrait if upright > across else QPageLayout.Orientation.Landscape

    @property
    def size(self) -> QSizeF:
        """The size of the page."""
        return UPRIGHT if self.side is QPageLayout.Orientation.Portrait else UPRIGHT.transposed()

    def room_on(self, size: QSizeF) -> QRectF:
        """The part of a page of this size that the chart may fill."""
        return QRectF(QPointF(0, 0), size).adjusted(MARGIN - EDGE, MARGIN + HEAD - EDGE, EDGE - MARGIN, -MARGIN - FOOT)

    def scale_on(self, size: QSizeF) -> float:
        """The scale of the chart on a page of this size; 1 is its size on the screen."""
        room, layout = self.room_on(size), self.drawn.layout
        return min(LARGEST, room.width() / layout.width, room.height() / layout.height)

    def paint(self, painter: QPainter) -> None:
        """Paint the page."""
        size, palette = self.size, self.drawn.palette
        painter.fillRect(QRectF(QPointF(0, 0), size), palette.dock)
        paint_heading(painter, self.drawn, QPointF(MARGIN, MARGIN), self.about, size.width() - 2 * MARGIN)
        paint_shapes(painter, palette, QPointF(MARGIN, size.height() - MARGIN - 34), size.width() - 2 * MARGIN)
        painter.save()
        painter.translate(self.room_on(size).topLeft())
        painter.scale(self.scale_on(size), self.scale_on(size))
        paint_chart(painter, self.drawn)
        painter.restore()


def on_paper(sheets: Sequence[Sheet], title: str) -> bytes:
    """Pages of A4 as the content of a PDF."""
    size, sides = QPageSize(QPageSize.PageSizeId.A4), [sheet.side for sheet in sheets]
    return pdf_bytes([sheet.paint for sheet in sheets], size, PER_INCH, title, sides)


def whole_size(drawn: Drawing) -> QSizeF:
    """The size of a chart with its heading and the shapes."""
    layout = drawn.layout
    return QSizeF(max(layout.width, 1420.0), layout.height + HEAD + FOOT)


def paint_whole(painter: QPainter, drawn: Drawing, about: str) -> None:
    """Paint a chart in its own size under its heading."""
    size = whole_size(drawn)
    painter.fillRect(QRectF(QPointF(0, 0), size), drawn.palette.dock)
    paint_heading(painter, drawn, QPointF(EDGE, EDGE), about, size.width() - 2 * EDGE)
    painter.save()
    painter.translate(0, HEAD)
    paint_chart(painter, drawn)
    painter.restore()
    paint_shapes(painter, drawn.palette, QPointF(EDGE, size.height() - FOOT + 8), size.width() - 2 * EDGE)


def paint_heading(painter: QPainter, drawn: Drawing, at: QPointF, about: str, wide: float) -> None:
    """Paint the law and its heading, and under it what the case is called."""
    title = on_dock(drawn.palette, TITLE, Weight.BOLD)
    style = second(on_dock(drawn.palette, SUBTITLE), drawn.palette.dock_second)
    paint_text(painter, at, lay_out(cut_to(words(drawn.chart.title), title, wide), title))
    paint_text(painter, at + QPointF(0, TITLE * 1.4), lay_out(cut_to(words(about), style, wide), style))


def paint_shapes(painter: QPainter, palette: Palette, at: QPointF, wide: float) -> None:
    """Paint what each shape means, in a row so wide at most."""
    style = second(on_dock(palette, SUBTITLE), palette.dock_second)
    said = [(shape, lay_out(words(shape.value), style)) for shape in Shape]
    whole = sum(100 + layout.size.width() for _, layout in said)
    painter.save()
    painter.translate(at)
    painter.scale(min(1.0, wide / whole), min(1.0, wide / whole))
    x = 0.0
    for shape, layout in said:
        paint_shape(painter, palette, shape, QRectF(x, 0, 52, 30))
        paint_text(painter, QPointF(x + 64, 15 - layout.size.height() / 2), layout)
        x += 100 + layout.size.width()
    painter.restore()
