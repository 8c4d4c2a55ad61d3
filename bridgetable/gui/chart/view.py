"""A chart on the screen: zoomed, moved about, and walked from node to node."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from bridgetable.chart.chart import Node, Shape
from bridgetable.chart.layout import INDENT
from bridgetable.game.rows import one_row_each
from bridgetable.gui.chart.art import Drawing, outline, paint_chart
from bridgetable.gui.paint.rich_text import plain, words
from bridgetable.gui.paint.strokes import grown, pen
from bridgetable.gui.widgets.accessibility import announce, spoken
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.language import tr

SMALLEST, LARGEST, STEP = 0.15, 4.0, 1.2
READABLE, FOR_A_CLASS = 0.62, 1.1
"""The smallest scale at which a chart is opened, on a desk and on the projector, even where not all of it fits."""
NATURAL = 1.6
SLACK = 5
BELOW = 0.5  # So much of the height is kept for what follows from the question that waits.
DIRECTIONS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}


class ChartItem(QGraphicsItem):
    """The whole chart, and the ring round the current node."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__()
        self.drawing = drawing
        self.chosen: Node | None = None

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self.drawing.layout.width, self.drawing.layout.height)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_chart(painter, self.drawing)
        if self.chosen is None:
            return
        palette, rect = self.drawing.palette, self.drawing.rect(self.chosen.number)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for by, width, colour in ((7, 5, palette.pointer), (12, 3, palette.dock_text)):
            painter.setPen(pen(colour, width))
            painter.drawPath(outline(self.chosen.shape, grown(rect, by)))


class ChartView(QGraphicsView):
    """A chart; `chosen` is emitted with the current node, `entered` with the one to which to take the table."""

    chosen = Signal(object)
    entered = Signal(object)

    def __init__(self, *, for_class: bool = False) -> None:
        super().__init__()
        self._readable = FOR_A_CLASS if for_class else READABLE
        self.setScene(QGraphicsScene(self))
        self.item: ChartItem | None = None
        self._whole = False
        self._pressed: QPointF | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_drawing(self, drawing: Drawing) -> None:
        """Show a chart, the node that waits chosen, at a size at which it can be read."""
        first = self.item is None
        scene = self.scene()
        scene.clear()
        self.item = ChartItem(drawing)
        scene.addItem(self.item)
        scene.setSceneRect(self.item.boundingRect())
        self.setBackgroundBrush(drawing.palette.dock)
        self.setAccessibleName(tr("Chart of {title}", title=drawing.chart.title))
        if first or self._whole:
            self.to_readable()
        here = here_of(drawing)
        self.choose(here)
        # What follows from it is seen as well.
        below = self.viewport().height() / self.zoom * BELOW
        self.ensureVisible(drawing.rect(here.number).adjusted(0, -20, 0, below), 12, 12)

    def choose(self, node: Node) -> None:
        """Make a node current."""
        if self.item is None:
            return
        self.item.chosen = node
        self.item.update()
        self.ensureVisible(grown(self.item.drawing.rect(node.number), 20), 12, 12)
        said = heard_of(self.item.drawing, node)
        self.setAccessibleDescription(said)
        announce(self, said)
        self.chosen.emit(node)

    @property
    def zoom(self) -> float:
        """The scale of the chart; 1 is the size in which it is laid out."""
        return self.transform().m11()

    def zoom_to(self, size: float) -> None:
        """Show the chart in this size, as far as that makes sense."""
        self._whole = False
        size = min(LARGEST, max(SMALLEST, size))
        self.resetTransform()
        self.scale(size, size)

    def zoom_by(self, factor: float) -> None:
        """Show the chart larger or smaller."""
        self._whole = False
        factor = min(LARGEST, max(SMALLEST, self.zoom * factor)) / self.zoom
        self.scale(factor, factor)

    def fitting(self) -> float:
        """The size at which all of the chart is seen."""
        room, whole = self.viewport().size(), self.sceneRect()
        return min(NATURAL, room.width() / whole.width(), room.height() / whole.height())

    def fit(self) -> None:
        """Show all of the chart."""
        self.zoom_to(self.fitting() * 0.995)
        self._whole = True

    def to_readable(self) -> None:
        """Show all of the chart where it is readable so, else as much of it as fits."""
        fitting = self.fitting()
        if fitting >= self._readable:
            self.fit()
        else:
            self.zoom_to(max(self._readable, min(NATURAL, self.viewport().width() / self.sceneRect().width())))
            self._whole = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._whole and self.item is not None:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.zoom_by(STEP ** (event.angleDelta().y() / 120))
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        if pressed is not None and (event.position() - pressed).manhattanLength() <= SLACK:
            node = self.node_at(event.position())
            if node is not None:
                self.choose(node)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position())
        if node is not None:
            self.entered.emit(node)

    def node_at(self, at: QPointF) -> Node | None:
        """The node at a place in the view."""
        return None if self.item is None else self.item.drawing.at(self.mapToScene(at.toPoint()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, chosen = Qt.Key(event.key()), None if self.item is None else self.item.chosen
        if self.item is None or chosen is None:
            return
        drawing = self.item.drawing
        if key in DIRECTIONS:
            self.choose(next_node(drawing, chosen, DIRECTIONS[key]))
        elif key in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.choose(drawing.chart.nodes[0] if key == Qt.Key.Key_Home else here_of(drawing))
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus}:
            self.zoom_by(1 / STEP if key == Qt.Key.Key_Minus else STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        elif key in ENTER:
            self.entered.emit(chosen)
        else:
            super().keyPressEvent(event)


def here_of(drawing: Drawing) -> Node:
    """The node that the case has reached: the question that waits, or else the last one."""
    nodes = drawing.chart.nodes
    taken = [node for node in nodes if node.taken]
    ends = [node for node in taken if not any(edge.taken for edge in drawing.chart.edges_from(node.number))]
    return next((node for node in nodes if node.pending), (ends or list(nodes))[-1])


def next_node(drawing: Drawing, node: Node, way: tuple[int, int]) -> Node:
    """The node to which an arrow leads: along an edge to the side, up and down within a column."""
    chart, across = drawing.chart, way[0]
    if across:
        edges = chart.edges_from(node.number) if across > 0 else chart.edges_to(node.number)
        ends = [edge.end if across > 0 else edge.start for edge in sorted(edges, key=lambda one: not one.taken)]
        return chart.nodes[min(ends, key=lambda n: across_first(drawing, node, n))] if ends else node
    here = drawing.rect(node.number)
    column = [n for n in chart.nodes if abs(drawing.rect(n.number).left() - here.left()) <= INDENT]
    beyond = [n for n in column if (drawing.rect(n.number).top() - here.top()) * way[1] > 0]
    return min(beyond, key=lambda n: abs(drawing.rect(n.number).top() - here.top()), default=node)


def across_first(drawing: Drawing, node: Node, other: int) -> float:
    """The key by which edges are sorted: nodes at the side come before nodes below."""
    return abs(drawing.rect(other).top() - drawing.rect(node.number).top())


SHAPE_WORDS = one_row_each(
    Shape,
    {
        Shape.HAPPENED: tr("What happened"),
        Shape.FACT: tr("A fact"),
        Shape.JUDGEMENT: tr("The director judges"),
        Shape.CHOICE: tr("A choice"),
        Shape.ORDER: tr("Ordered"),
    },
)


def heard_of(drawing: Drawing, node: Node) -> str:
    """The text that a screen reader says of a node: its sort, its words, its clauses, and where it leads."""
    chart = drawing.chart
    sort = tr("An answer") if node.is_option else SHAPE_WORDS[node.shape]
    state = tr("waits here") if node.pending else tr("taken") if node.taken else ""
    ways = [edge.label or chart.nodes[edge.end].text for edge in chart.edges_from(node.number)]
    clauses = tr("Law {cites}", cites=", ".join(node.cites)) if node.cites else ""
    follows = tr("leads to: {ways}", ways="; ".join(ways)) if ways else tr("an end")
    return spoken(". ".join(filter(None, (sort, state, plain(words(node.text)), clauses, follows))))
