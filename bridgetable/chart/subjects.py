"""The charts of all laws, from journals that bring each law to its question."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bridgetable.chart.chart import Chart
from bridgetable.chart.make import case_of, chart_of
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.language import tr
from bridgetable.resources import ResourceNotFound, chart_subjects, number_of


def charts_of_laws() -> Iterator[tuple[Chart, str]]:
    """The chart of each law with the title of its subject, in the order of the book.

    Raises ResourceNotFound, or a BridgetableError where a subject cannot be acted out.
    """
    for path in chart_subjects():
        yield chart_of_subject(path)


def chart_of_subject(path: Path) -> tuple[Chart, str]:
    """The chart of a law, and the title of the journal that brings it to its question.

    Raises ResourceNotFound when the journal does not.
    """
    journal = read_journal(path.read_text(encoding="utf-8"), path.name)
    law = str(number_of(path))
    case = case_of(acted_out(journal, path.name).now, law)
    if case is None:
        msg = tr("{path} brings no ruling by Law {law}: install the program again.", path=path.name, law=law)
        raise ResourceNotFound(msg)
    return chart_of(case, law=law), journal.title
