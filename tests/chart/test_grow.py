"""Each node of a chart can be seen on the table."""

import pytest

from bridgetable.chart.grow import at_node
from bridgetable.chart.make import chart_of
from tests.laws.test_leaves import SUBJECTS, acted, case_of


def keys(answers: tuple[object, ...]) -> list[tuple[str, str]]:
    """Answers without their reasons."""
    return [(getattr(a, "cite", ""), getattr(a, "key", "")) for a in answers]


@pytest.mark.parametrize(("law", "told"), SUBJECTS)
def test_the_table_comes_to_every_node(law: str, told: str) -> None:
    history = acted(told)
    case = case_of(history)
    for node in chart_of(case).nodes:
        now = at_node(history, case, node.answers).now
        found = [c for c in (*now.cases, *now.ruled) if c.matter == case.matter and c.base == case.base]
        assert keys(node.answers) in [keys(c.answers) for c in found], (law, node.text)


def test_what_was_done_stays_as_it_was_on_the_way_taken() -> None:
    history = acted("law_62/NZ-026-asked")
    case = case_of(history)
    there = at_node(history, case, case.answers)
    assert there.done == history.done
    assert at_node(history, case, ()).done == history.done[: len(at_node(history, case, ()).done)]
