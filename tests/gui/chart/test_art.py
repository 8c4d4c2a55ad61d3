"""How a chart is painted: what was not taken is dim once somebody has answered, and words have contrast enough."""

import pytest
from PySide6.QtWidgets import QApplication

from bridgetable.chart.chart import Chart, Shape
from bridgetable.chart.make import case_of, chart_of
from bridgetable.gui.chart.art import Tone, drawing_of, fill_of, outline, style_of
from bridgetable.gui.chart.files import UPRIGHT, Sheet
from bridgetable.gui.paint.theme import PALETTES, PAPER, Palette
from tests.gui.pictures import contrast
from tests.laws.test_leaves import acted

pytestmark = pytest.mark.usefixtures("qapp")


def chart_in(told: str, back: int = 0) -> Chart:
    """The chart of a golden ruling, some actions before its end."""
    history = acted(told)
    case = case_of(history.at(len(history.done) - back).now)
    assert case is not None
    return chart_of(case)


def tones(chart: Chart) -> set[Tone]:
    """How the nodes of a chart stand out."""
    drawing = drawing_of(chart, PAPER)
    return {drawing.tone(node) for node in chart.nodes}


def test_no_way_is_dim_before_somebody_answers() -> None:
    assert tones(chart_in("law_27/asked-from-the-start")) == {Tone.TAKEN, Tone.PENDING, Tone.PLAIN}


def test_ways_not_taken_are_dim_once_somebody_has_answered() -> None:
    assert tones(chart_in("law_23/NZ-006-comparable")) == {Tone.TAKEN, Tone.DIM}


@pytest.mark.parametrize("palette", [*PALETTES, PAPER], ids=lambda palette: palette.name)
@pytest.mark.parametrize("tone", list(Tone))
def test_words_can_be_read_on_every_node(palette: Palette, tone: Tone) -> None:
    for node in chart_in("law_27/asked-from-the-start").nodes:
        assert contrast(style_of(palette, tone).colour, fill_of(palette, node, tone)) >= 7, node.shape


def test_a_node_is_as_large_as_its_words(qapp: QApplication) -> None:
    drawing = drawing_of(chart_in("law_55/asked"), PAPER)
    for node in drawing.chart.nodes:
        rect = drawing.rect(node.number)
        assert outline(node.shape, rect).boundingRect() == rect
        assert rect.width() <= 420


def test_shapes_differ() -> None:
    drawing = drawing_of(chart_in("law_55/asked"), PAPER)
    rect = drawing.rect(0)
    paths = [outline(shape, rect) for shape in Shape if shape is not Shape.JUDGEMENT]
    assert not [(a, b) for a in range(4) for b in range(a) if paths[a] == paths[b]]


def test_a_page_is_turned_to_make_the_chart_large() -> None:
    for told in ("law_27/asked-from-the-start", "law_55/asked"):
        sheet = Sheet(drawing_of(chart_in(told), PAPER), "")
        assert sheet.scale_on(sheet.size) == max(sheet.scale_on(UPRIGHT), sheet.scale_on(UPRIGHT.transposed()))
