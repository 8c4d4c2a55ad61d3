"""Every law that rules on something has a journal that brings it to its own question."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgetable import laws
from bridgetable.chart.chart import Shape
from bridgetable.chart.make import chart_of_subject
from bridgetable.resources import chart_subjects, number_of
from bridgetable.rulings.citations import law_of
from tests.laws.test_leaves import COUNTS

LAWS = Path(laws.__file__).parent
ROOMS = {law for path in LAWS.glob("*.py") for law in re.findall(r'matter\(\s*"(\d+)"', path.read_text("utf-8"))}
ASKED_BY_OTHERS = {"23"}
"""Laws without a ruling of their own, whose question stands in those of others."""
ASKS_BY_ANOTHER = {"65"}
"""Laws whose only question is that of another (16B3)."""
NO_QUESTION = {"2", "9", "17", "37", "38", "39", "60", "81"}
"""Laws that only order: they need to ask nobody."""


def test_every_law_that_rules_on_something_has_its_subject() -> None:
    assert set() == (ROOMS | set(COUNTS) | ASKED_BY_OTHERS) - {path.stem for path in chart_subjects()}


@pytest.mark.parametrize("path", chart_subjects(), ids=lambda path: path.stem)
def test_the_chart_of_a_law_comes_to_its_own_question_or_orders_by_it(path: Path) -> None:
    law = str(number_of(path))
    chart, about = chart_of_subject(path)
    assert chart.law == law
    assert about
    asked = [n for n in chart.nodes if n.shape in {Shape.FACT, Shape.JUDGEMENT, Shape.CHOICE}]
    own = chart.nodes if law in NO_QUESTION | ASKS_BY_ANOTHER else asked
    cited = {str(law_of(cite)) for node in own for cite in node.cites}
    assert law in cited
    assert bool(asked) == (law not in NO_QUESTION)


@pytest.mark.parametrize("path", chart_subjects(), ids=lambda path: path.stem)
def test_a_subject_stops_where_the_first_question_waits(path: Path) -> None:
    chart, _ = chart_of_subject(path)
    pending = [node for node in chart.nodes if node.pending]
    assert len(pending) == (str(number_of(path)) not in NO_QUESTION)
    assert all(not node.answers for node in pending)
