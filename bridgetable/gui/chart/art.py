"""The painting of a chart: a shape for each sort of node, the path taken lit, open questions in gold."""

from enum import Enum, auto
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bridgetable.chart.chart import Chart, Line, Node, Shape
from bridgetable.chart.layout import Box, Layout, Point, Route, laid_out, point_of
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.strokes import grown, pen, rounded
from bridgetable.gui.paint.theme import Palette, mixed
from bridgetable.gui.widgets.blocks import with_chips

TYPE, CHIP, LABEL = 22.0, 17.0, 20.0
LEAST_HEIGHT, PADDING = 52.0, 9.0
BAND = 10.0
CORNERS = {Shape.HAPPENED: 9.0, Shape.CHOICE: 28.0, Shape.ORDER: 0.1}
ARROW = 12.0
HARD_SPACE = "\N{NO-BREAK SPACE}"
TAKEN, USUAL, GAP = 5.0, 2.0, 7.0
INSETS = one_row_each(
    Shape, {Shape.HAPPENED: 22.0, Shape.FACT: 38.0, Shape.JUDGEMENT: 42.0, Shape.CHOICE: 30.0, Shape.ORDER: 26.0}
)


class Tone(Enum):
    """The emphasis of a node or an edge: it waits, was taken, was not, or nobody has answered anything yet."""

    PENDING = auto()
    TAKEN = auto()
    PLAIN = auto()
    DIM = auto()


@frozen(eq=False)
class Drawing:
    """A chart laid out in the colours of a palette; `is_begun` tells that somebody has answered."""

    chart: Chart
    layout: Layout
    palette: Palette
    is_begun: bool

    def tone(self, node: Node) -> Tone:
        """The emphasis of a node."""
        if node.pending:
            return Tone.PENDING
        return Tone.TAKEN if node.taken else Tone.DIM if self.is_begun else Tone.PLAIN

    def rect(self, number: int) -> QRectF:
        """The place of a node."""
        return rect_of(self.layout.boxes[number])

    def at(self, point: QPointF) -> Node | None:
        """The node at a point."""
        return next((n for n in self.chart.nodes if self.rect(n.number).contains(point)), None)


def drawing_of(chart: Chart, palette: Palette) -> Drawing:
    """Lay a chart out for a palette."""
    is_begun = any(node.taken and node.answers for node in chart.nodes)
    return Drawing(chart, laid_out(chart, partial(measured, palette)), palette, is_begun)


def rect_of(box: Box) -> QRectF:
    """A place as a rectangle."""
    return QRectF(box.x, box.y, box.width, box.height)


def measured(palette: Palette, node: Node, width: float) -> tuple[float, float]:
    """The width and height of a node that may be so wide."""
    text = text_of(node, style_of(palette, Tone.PLAIN), width)
    wide = text.size.width() + 2 * INSETS[node.shape]
    return min(width, wide + 1), max(LEAST_HEIGHT, text.size.height() + 2 * PADDING)


def text_of(node: Node, style: rich_text.Style, width: float) -> rich_text.TextLayout:
    """The words of a node, who chooses first, its clauses as chips."""
    spans: list[rich_text.Text] = [(rich_text.Words(f"{node.who.upper()}  ", Weight.EXTRA_BOLD),)] if node.who else []
    for number, line in enumerate(node.lines):
        spans += [(rich_text.Break(),)] if number else []
        spans.append(line_text(line, node))
    return rich_text.lay_out(tuple(span for text in spans for span in text), style, width - 2 * INSETS[node.shape])


def line_text(line: Line, node: Node) -> rich_text.Text:
    """A sentence with its clauses; an answer with its first, for its consequences cite the others."""
    cites = line.cites[:1] if node.is_option else line.cites
    return with_chips(line.text.removesuffix("."), cites, HARD_SPACE)


def style_of(palette: Palette, tone: Tone) -> rich_text.Style:
    """The type of a node."""
    plain = evolve(rich_text.on_dock(palette, TYPE), leading=1.32, chip=CHIP)
    match tone:
        case Tone.PENDING:
            return evolve(rich_text.on_fill(palette, TYPE, palette.on_decides, Weight.MEDIUM), leading=1.32, chip=CHIP)
        case Tone.DIM:
            return rich_text.second(plain, palette.dock_second)
        case Tone.TAKEN | Tone.PLAIN:
            return plain


def paint_chart(painter: QPainter, drawing: Drawing) -> None:
    """Paint a chart: edges below, those not taken first, so that the path taken lies over them."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    for route in sorted(drawing.layout.routes, key=lambda one: one.edge.taken):
        paint_route(painter, drawing, route)
    for x, y in drawing.layout.crossings:
        paint_bridge(painter, drawing, x, y)
    for node in drawing.chart.nodes:
        paint_node(painter, drawing, node)


def paint_bridge(painter: QPainter, drawing: Drawing, x: float, y: float) -> None:
    """Paint the upright one of two edges that cross as a bridge over the level one."""
    over = any(
        edge.taken
        for edge, points in ((route.edge, route.points) for route in drawing.layout.routes)
        if any(a[0] == b[0] == x and min(a[1], b[1]) < y < max(a[1], b[1]) for a, b in pairwise(points))
    )
    width = (TAKEN if over else USUAL) * drawing.palette.lines
    painter.fillRect(QRectF(x - GAP, y - GAP, 2 * GAP, 2 * GAP), drawing.palette.dock)
    colour = drawing.palette.dock_text if over else quiet_line(drawing.palette)
    painter.fillRect(QRectF(x - width / 2, y - GAP, width, 2 * GAP), colour)


def paint_route(painter: QPainter, drawing: Drawing, route: Route) -> None:
    """Paint an edge with its arrow and its label."""
    palette = drawing.palette
    width = (TAKEN if route.edge.taken else USUAL) * palette.lines
    colour = palette.dock_text if route.edge.taken else quiet_line(palette)
    path = bent(route.points)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, width))
    painter.drawPath(path)
    paint_arrow(painter, route.points, colour)
    if route.edge.label:
        weight = Weight.BOLD if route.edge.taken else Weight.MEDIUM
        style = rich_text.on_dock(palette, LABEL, weight)
        style = style if route.edge.taken else rich_text.second(style, palette.dock_second)
        layout = rich_text.lay_out(rich_text.words(route.edge.label), style)
        rich_text.paint_text(painter, QPointF(route.label[0], route.label[1] - layout.size.height() / 2), layout)


def quiet_line(palette: Palette) -> QColor:
    """The colour of edges and outlines that were not taken."""
    return mixed(palette.dock, palette.dock_second, 0.55)


def bent(points: tuple[Point, ...]) -> QPainterPath:
    """An edge, which ends before the point of its arrow."""
    (x, _), (end_x, end_y) = points[-2:]
    last = (end_x - ARROW / 2, end_y) if end_x > x else (end_x, end_y - ARROW / 2)
    path = QPainterPath(QPointF(*points[0]))
    for point in (*points[1:-1], last):
        path.lineTo(QPointF(*point))
    return path


def paint_arrow(painter: QPainter, points: tuple[Point, ...], colour: QColor) -> None:
    """Paint the head of an arrow at the end of an edge."""
    (x, _), (end_x, end_y) = points[-2:]
    half = ARROW * 0.6
    if end_x > x:
        corners = [(end_x, end_y), (end_x - ARROW, end_y - half), (end_x - ARROW, end_y + half)]
    else:
        corners = [(end_x, end_y), (end_x - half, end_y - ARROW), (end_x + half, end_y - ARROW)]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def paint_node(painter: QPainter, drawing: Drawing, node: Node) -> None:
    """Paint a node: its shape, its outline, its words."""
    palette, tone, rect = drawing.palette, drawing.tone(node), drawing.rect(node.number)
    paint_outline(painter, palette, node, tone, rect)
    if tone is Tone.PENDING:
        painter.setPen(pen(palette.decides_ring, 4))
        painter.drawPath(outline(node.shape, grown(rect, 7)))
    text = text_of(node, style_of(palette, tone), rect.width())
    left = rect.left() + INSETS[node.shape]
    rich_text.paint_text(painter, QPointF(left, rect.center().y() - text.size.height() / 2), text)


def paint_shape(painter: QPainter, palette: Palette, shape: Shape, rect: QRectF) -> None:
    """Paint a shape without words, for the key to the shapes."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    paint_outline(painter, palette, Node(0, shape, ()), Tone.PLAIN, rect)


def paint_outline(painter: QPainter, palette: Palette, node: Node, tone: Tone, rect: QRectF) -> None:
    """Paint the shape of a node with its line, the second line of a judgement, the band of an order."""
    shape, stroke = outline(node.shape, rect), stroke_of(palette, node, tone)
    painter.fillPath(shape, fill_of(palette, node, tone))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(stroke)
    painter.drawPath(shape)
    if node.shape is Shape.JUDGEMENT:
        painter.setPen(pen(stroke.color(), 1.5 * palette.lines))
        painter.drawPath(outline(node.shape, grown(rect, -6)))
    if node.shape is Shape.ORDER:
        painter.fillRect(QRectF(rect.left(), rect.top(), BAND, rect.height()), stroke.color())


def outline(shape: Shape, rect: QRectF) -> QPainterPath:
    """The outline of a node."""
    if shape in {Shape.FACT, Shape.JUDGEMENT}:
        return hexagon(rect)
    return rounded(rect, min(CORNERS[shape], rect.height() / 2))


def hexagon(rect: QRectF) -> QPainterPath:
    """A rectangle whose ends are pointed."""
    point = point_of(rect.height())
    path = QPainterPath(QPointF(rect.left() + point, rect.top()))
    left, right, middle = rect.left(), rect.right(), rect.center().y()
    beneath = ((right - point, rect.bottom()), (left + point, rect.bottom()), (left, middle))
    for x, y in ((right - point, rect.top()), (right, middle), *beneath):
        path.lineTo(QPointF(x, y))
    path.closeSubpath()
    return path


def fill_of(palette: Palette, node: Node, tone: Tone) -> QColor:
    """The fill of a node."""
    if tone is Tone.PENDING:
        return palette.decides
    if node.shape is Shape.HAPPENED:
        return mixed(palette.dock, palette.wrong, 0.12)
    return palette.option if tone is not Tone.DIM else mixed(palette.dock, palette.option, 0.5)


def stroke_of(palette: Palette, node: Node, tone: Tone) -> QPen:
    """The line round a node."""
    if node.shape is Shape.HAPPENED:
        return pen(palette.wrong, 3 * palette.lines)
    match tone:
        case Tone.PENDING:
            return pen(palette.on_decides, USUAL * palette.lines)
        case Tone.TAKEN:
            return pen(palette.dock_text, 3.5 * palette.lines)
        case Tone.PLAIN | Tone.DIM:
            return pen(quiet_line(palette), USUAL * palette.lines)
