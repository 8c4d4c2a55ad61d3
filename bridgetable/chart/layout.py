"""The layout of a chart: questions go down, answers to the right, and all ends stand in the last column.

A row holds one way from left to right, so that no line runs through a node; what is reached by a second way is entered
from a lane before its column. Lengths are in pixels of a window 1080 high.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from bridgetable.chart.chart import Chart, Edge, Node, Shape
from bridgetable.game.pauses import pause
from bridgetable.game.values import evolve, frozen

WIDTH, END_WIDTH = 410.0, 410.0
INDENT, SPINE, TRUNK = 56.0, 26.0, 44.0
BETWEEN, LABELLED = 22.0, 36.0
GUTTER, LANE = 72.0, 16.0
LINE, POINT = 26.0, 24.0
"""The distance from a node's upper edge to its entrance, and the most by which a fact's ends are pointed."""
MARGIN = 24.0
TRIES, MOST_NODES = 12, 60
"""The number of times that answers change places to save crossings, and the largest chart in which they do."""
Measure = Callable[[Node, float], tuple[float, float]]
"""The width and height of a node that may be so wide."""
Point = tuple[float, float]


@frozen
class Box:
    """The place of a node."""

    x: float
    y: float
    width: float
    height: float


@frozen
class Route:
    """An edge with its corners, and where its label begins: its left edge and the middle of its height."""

    edge: Edge
    points: tuple[Point, ...]
    label: Point


@frozen
class Layout:
    """A chart laid out from (0, 0): a place for each node in its order, the edges, and the size of all."""

    boxes: tuple[Box, ...]
    routes: tuple[Route, ...]
    width: float
    height: float
    crossings: tuple[Point, ...] = ()


@frozen
class Cell:
    """The column of a node, the row on which it is entered, and whether it stands indented."""

    column: int
    row: int
    indented: bool = False


@frozen
class Link:
    """The path by which an edge leaves its node: on its own row, or from its foot and along a row further down."""

    edge: Edge
    row: int
    from_foot: bool


class Grid:
    """A grid that gives each node a cell; rows are counted from the top, and no two edges share one."""

    def __init__(self, chart: Chart) -> None:
        """Place all nodes of a chart."""
        self.chart = chart
        self.cells: dict[int, Cell] = {}
        self.links: list[Link] = []
        self._ways = {node.number: chart.edges_from(node.number) for node in chart.nodes}
        self._sizes: dict[int, int] = {}
        self.rows = self._place(0, 0, 0)
        self.last = max((cell.column for cell in self.cells.values() if cell.column >= 0), default=0) + 1

    def is_end(self, number: int) -> bool:
        """True where a node stands in the last column."""
        return not self._ways[number]

    def _size(self, number: int) -> int:
        if number not in self._sizes:
            self._sizes[number] = 1 + sum(self._size(edge.end) for edge in self._ways[number])
        return self._sizes[number]

    def _place(self, number: int, column: int, row: int, *, indented: bool = False) -> int:
        """Place a node and all that is first reached from it; the first row that is free below."""
        if self.is_end(number):
            self.cells[number] = Cell(-1, row)
            return row + 1
        self.cells[number] = Cell(column, row, indented)
        ways = self._ways[number]
        nodes = self.chart.nodes
        # Options stand one below another, indented under their question, as on the panel.
        if any(nodes[edge.end].is_option for edge in ways):
            below = row + 1
            for edge in ways:
                self.links.append(Link(edge, below, from_foot=True))
                below = self._place(edge.end, column, below, indented=True)
            return below
        if nodes[number].is_option:
            return self._to_right(ways[0], column, row)
        return self._on(ways, column, row)

    def _to_right(self, edge: Edge, column: int, row: int) -> int:
        """Lead an edge to the right; from the foot, on a row of its own, to what stands further left already."""
        known = self.cells.get(edge.end)
        if known is None:
            self.links.append(Link(edge, row, from_foot=False))
            return self._place(edge.end, column + 1, row)
        if known.column < 0 or known.column > column:
            self.links.append(Link(edge, row, from_foot=False))
            return row + 1
        self.links.append(Link(edge, row + 1, from_foot=True))
        return row + 2

    def _on(self, ways: tuple[Edge, ...], column: int, row: int) -> int:
        """The branches of a node: the largest goes down, the other to the right."""
        onward = [edge for edge in ways if not self.is_end(edge.end) and edge.end not in self.cells]
        # The largest part goes down, so that the chart grows in height, which can be scrolled, and not in width.
        down = max(onward, key=lambda edge: self._size(edge.end)) if onward else None
        below = row + 1
        for place, edge in enumerate(edge for edge in ways if edge is not down):
            if not place:
                below = self._to_right(edge, column, row)
                continue
            self.links.append(Link(edge, below, from_foot=True))
            below = below + 1 if edge.end in self.cells else self._place(edge.end, column + 1, below)
        if down is None:
            return below
        self.links.append(Link(down, below, from_foot=True))
        return below + 1 if down.end in self.cells else self._place(down.end, column, below)


def point_of(height: float) -> float:
    """The length of the points of a fact of this height."""
    return min(POINT, height / 2.2)


def laid_out(chart: Chart, measure: Measure) -> Layout:
    """A chart laid out, its nodes as large as they measure; answers change places where that saves crossings."""
    sizes: dict[tuple[int, float], tuple[float, float]] = {}

    # Measuring lays out text, and each attempt at fewer crossings measures every node again.
    def remembered(node: Node, width: float) -> tuple[float, float]:
        key = node.number, width
        if key not in sizes:
            sizes[key] = measure(node, width)
        return sizes[key]

    best, fewest = in_this_order(chart, remembered)
    tries = TRIES
    while fewest and tries:
        tries -= 1
        better = next((found for found in swapped(chart, remembered) if found[2] < fewest), None)
        if better is None:
            break
        chart, best, fewest = better
    return best


def in_this_order(chart: Chart, measure: Measure) -> tuple[Layout, int]:
    """A chart laid out as its answers stand, and how many edges cross."""
    pause()
    found = Placing(Grid(chart), measure).layout()
    return found, len(found.crossings)


def swapped(chart: Chart, measure: Measure) -> Iterator[tuple[Chart, Layout, int]]:
    """The charts in which two neighbouring answers have changed places."""
    if len(chart.nodes) > MOST_NODES:
        return
    for place, (one, other) in enumerate(pairwise(chart.edges)):
        if one.start == other.start:
            edges = (*chart.edges[:place], other, one, *chart.edges[place + 2 :])
            changed = evolve(chart, edges=edges)
            yield changed, *in_this_order(changed, measure)


class Placing:
    """Turns cells into pixels."""

    def __init__(self, grid: Grid, measure: Measure) -> None:
        """Measure all nodes."""
        self._grid = grid
        self._cells = {n: Cell(grid.last, c.row) if c.column < 0 else c for n, c in grid.cells.items()}
        self._sizes = {node.number: measure(node, self._room(node.number)) for node in grid.chart.nodes}
        self._lanes = self._lanes_of()
        self._left = self._columns()
        self._top = self._rows()

    def _room(self, number: int) -> float:
        cell = self._cells[number]
        if cell.column == self._grid.last:
            return END_WIDTH
        return WIDTH - INDENT if cell.indented else WIDTH

    def _lanes_of(self) -> Mapping[int, int]:
        """For each node that is entered from other rows its lane, counted from its column to the left."""
        spans: dict[int, tuple[int, int]] = {}
        for link in self._grid.links:
            cell = self._cells[link.edge.end]
            if self._straight_down(link) or link.row == cell.row:
                continue
            low, high = spans.get(link.edge.end, (cell.row, cell.row))
            spans[link.edge.end] = min(low, link.row), max(high, link.row)
        found: dict[int, int] = {}
        for number, (low, high) in sorted(spans.items(), key=lambda item: item[1][1] - item[1][0]):
            column = self._cells[number].column
            taken = {
                found[other]
                for other in found
                if self._cells[other].column == column and spans[other][0] <= high and low <= spans[other][1]
            }
            found[number] = next(lane for lane in range(len(found) + 1) if lane not in taken)
        return found

    def _straight_down(self, link: Link) -> bool:
        """True where an edge goes down to a node of its own column."""
        start, end = self._cells[link.edge.start], self._cells[link.edge.end]
        return link.from_foot and start.column == end.column and link.row == end.row

    def _columns(self) -> list[float]:
        """The left edge of each column."""
        left, found = MARGIN, []
        for column in range(self._grid.last + 1):
            lanes = [lane for number, lane in self._lanes.items() if self._cells[number].column == column]
            left += (max(lanes, default=-1) + 1) * LANE
            found.append(left)
            left += max((self._across(n) for n, c in self._cells.items() if c.column == column), default=0.0) + GUTTER
        return found

    def _across(self, number: int) -> float:
        return self._sizes[number][0] + (INDENT if self._cells[number].indented else 0.0)

    def _rows(self) -> list[float]:
        """The upper edge of each row; ends may reach below theirs."""
        in_row: dict[int, list[int]] = {}
        for number, cell in self._cells.items():
            in_row.setdefault(cell.row, []).append(number)
        labelled = {link.row for link in self._grid.links if link.from_foot and link.edge.label}
        found, free, free_of_ends = [], MARGIN, MARGIN
        for row in range(self._grid.rows):
            top = free + (LABELLED - BETWEEN if row in labelled else 0.0)
            ends = [n for n in in_row.get(row, ()) if self._cells[n].column == self._grid.last]
            top = max(top, free_of_ends) if ends else top
            found.append(top)
            others = [self._sizes[n][1] for n in in_row.get(row, ()) if n not in ends]
            free = top + max(others, default=LINE) + BETWEEN
            if ends:
                free_of_ends = top + self._sizes[ends[0]][1] + BETWEEN
        return found

    def layout(self) -> Layout:
        """Everything in its place."""
        boxes = tuple(self._box(node.number) for node in self._grid.chart.nodes)
        routes = tuple(self._route(link, boxes) for link in self._grid.links)
        width = max(box.x + box.width for box in boxes) + MARGIN
        height = max(box.y + box.height for box in boxes) + MARGIN
        return Layout(boxes, routes, width, height, tuple(crossings(routes)))

    def _box(self, number: int) -> Box:
        cell, (width, height) = self._cells[number], self._sizes[number]
        return Box(self._left[cell.column] + (INDENT if cell.indented else 0.0), self._top[cell.row], width, height)

    def _route(self, link: Link, boxes: tuple[Box, ...]) -> Route:
        start, end = boxes[link.edge.start], boxes[link.edge.end]
        if self._straight_down(link) and not self._cells[link.edge.end].indented:
            x = start.x + TRUNK
            return Route(link.edge, ((x, start.y + start.height), (x, end.y)), (x + 12, end.y - LABELLED / 2))
        along, into = self._top[link.row] + LINE, end.y + LINE
        if link.from_foot:
            x = start.x + (SPINE if self._cells[link.edge.end].indented else TRUNK)
            begun = [(x, start.y + start.height), (x, along)]
            label = (x + 12, along - 14)
        else:
            begun = [(start.x + start.width - self._slant(link.edge.start, start), along)]
            label = (start.x + start.width + 16, along - 14)
        if along != into:
            lane = self._left[self._cells[link.edge.end].column] - (self._lanes[link.edge.end] + 1) * LANE - LANE
            begun += [(lane, along), (lane, into)]
        return Route(link.edge, (*begun, (end.x + self._slant(link.edge.end, end), into)), label)

    def _slant(self, number: int, box: Box) -> float:
        """The distance by which the pointed end of a fact draws back where an edge meets it."""
        if self._grid.chart.nodes[number].shape not in {Shape.FACT, Shape.JUDGEMENT}:
            return 0.0
        return point_of(box.height) * abs(2 * LINE / box.height - 1)


def crossings(routes: tuple[Route, ...]) -> Iterator[Point]:
    """The points where two edges cross that neither come to the same node nor leave the same."""
    for place, one in enumerate(routes):
        for other in routes[place + 1 :]:
            if one.edge.end != other.edge.end and one.edge.start != other.edge.start:
                yield from (at for a in segments(one) for b in segments(other) if (at := crossing(a, b)) is not None)


Segment = tuple[Point, Point]


def segments(route: Route) -> Iterator[Segment]:
    """The straight parts of an edge."""
    yield from pairwise(route.points)


def crossing(one: Segment, other: Segment) -> Point | None:
    """The point where an upright and a level part cross, if they do."""
    if (one[0][0] == one[1][0]) == (other[0][0] == other[1][0]):
        return None
    upright, level = (one, other) if one[0][0] == one[1][0] else (other, one)
    (x, top), (_, foot) = sorted(upright, key=lambda p: p[1])
    left, right = sorted((level[0][0], level[1][0]))
    y = level[0][1]
    return (x, y) if left < x < right and top < y < foot else None
