"""Where a chart's nodes lie: none on another, no edge through a node, few edges that cross."""

import pytest

from bridgetable.chart.chart import Chart, Edge, Node, Shape
from bridgetable.chart.layout import POINT, Box, Layout, laid_out, segments
from bridgetable.chart.make import chart_of
from tests.laws.test_leaves import SUBJECTS, acted, case_of

CROSSED = 30
"""As many crossings are left in the most tangled chart of some forty nodes."""


def size(node: Node, width: float) -> tuple[float, float]:
    """The size of a node, roughly as it is painted."""
    lines = sum(1 + 11 * len(line.text) // round(width) for line in node.lines)
    return min(width, 60 + 12.0 * max(len(line.text) for line in node.lines)), 24 + 29.0 * lines


def layout_in(told: str) -> tuple[Chart, Layout]:
    """The layout of a golden ruling's chart."""
    chart = chart_of(case_of(acted(told)))
    return chart, laid_out(chart, size)


def overlap(one: Box, other: Box) -> bool:
    """Whether two nodes lie on each other."""
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


def runs_through(box: Box, a: tuple[float, float], b: tuple[float, float]) -> bool:
    """Whether a straight part of an edge runs through a node."""
    (left, right), (top, foot) = sorted((a[0], b[0])), sorted((a[1], b[1]))
    inner = Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2)
    return left < inner.x + inner.width and inner.x < right + 0.01 and top < inner.y + inner.height and inner.y < foot


def inner(box: Box) -> Box:
    """A node without its pointed ends."""
    return Box(box.x + POINT, box.y, box.width - 2 * POINT, box.height)


@pytest.mark.parametrize(("law", "told"), SUBJECTS)
def test_a_chart_is_laid_out_so_that_it_can_be_read(law: str, told: str) -> None:
    chart, layout = layout_in(told)
    assert_apart(layout, law)
    assert_joined(chart, layout, law)
    assert_ends_last(chart, layout, law)
    # One that fits a page has few crossings.
    assert len(layout.crossings) <= CROSSED or len(chart.nodes) > 45, law


def assert_apart(layout: Layout, law: str) -> None:
    """See that no node lies on another, and that no edge runs through one."""
    boxes = list(enumerate(layout.boxes))
    assert not [(a, b) for a, one in boxes for b, other in boxes[a + 1 :] if overlap(one, other)], law
    for route in layout.routes:
        others = [box for n, box in boxes if n not in {route.edge.start, route.edge.end}]
        assert not [box for box in others for part in segments(route) if runs_through(box, *part)], route.edge
        own = [inner(layout.boxes[n]) for n in (route.edge.start, route.edge.end)]
        assert not [box for box in own for part in segments(route) if runs_through(box, *part)], route.edge


def assert_joined(chart: Chart, layout: Layout, law: str) -> None:
    """See that every edge joins its nodes, in level and upright parts."""
    assert len(layout.routes) == len(chart.edges), law
    for route in layout.routes:
        start, end = layout.boxes[route.edge.start], layout.boxes[route.edge.end]
        (x, y), (end_x, end_y) = route.points[0], route.points[-1]
        assert start.x <= x <= start.x + start.width
        assert start.y <= y <= start.y + start.height
        assert end.x <= end_x <= end.x + end.width
        assert end.y <= end_y <= end.y + end.height
        assert all(a[0] == b[0] or a[1] == b[1] for a, b in segments(route))


def assert_ends_last(chart: Chart, layout: Layout, law: str) -> None:
    """See that the ends stand in the last column."""
    ends = {layout.boxes[n.number].x for n in chart.nodes if not chart.edges_from(n.number)}
    others = {layout.boxes[n.number].x for n in chart.nodes if chart.edges_from(n.number)}
    assert len(ends) == 1, law
    assert max(others) < min(ends)


def test_answers_change_places_where_that_saves_a_crossing() -> None:
    node = Node(0, Shape.ORDER, ())
    nodes = tuple(
        Node(n, shape, node.lines, is_option=2 <= n <= 4)
        for n, shape in enumerate([Shape.HAPPENED, Shape.CHOICE, *[Shape.CHOICE] * 3, Shape.ORDER, Shape.ORDER])
    )
    ways = [(0, 1), (1, 2), (1, 3), (1, 4), (2, 5), (3, 6), (4, 5)]
    chart = Chart("54", "", nodes, tuple(Edge(a, b) for a, b in ways))
    layout = laid_out(chart, lambda _, width: (width, 50.0))
    assert not layout.crossings
    tops = {n: layout.boxes[n].y for n in (2, 3, 4)}
    assert tops[3] != sorted(tops.values())[1]
