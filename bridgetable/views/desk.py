"""The working of a calculation as lines for people and as JSON, and the help of a calculation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from bridgetable.desk.amounts import Amount, exact_text
from bridgetable.desk.calculation import Calculation, Input
from bridgetable.desk.registry import GROUPS, calculations
from bridgetable.desk.sorts import BoardResult, Choice
from bridgetable.desk.working import Grid, Step, Working
from bridgetable.desk.working import Result as OneResult
from bridgetable.game.boards import Vulnerability
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.views.search import Index, Result

FORMAT, VERSION = "bridgetable-desk", 1
Json = dict[str, Any]


def list_lines() -> Iterator[str]:
    """All calculations by group, each with its sentence."""
    width = max(len(one.name) for one in calculations())
    for group, title in GROUPS.items():
        yield title
        yield from (f"  {one.name:<{width}}  {one.about}" for one in calculations() if one.group == group)


@cache
def index() -> Index[Calculation[Any]]:
    """The calculations with their words, to be searched."""
    return Index(
        (one, "", ((one.title, 8.0), (one.about, 2.0), (" ".join(field.sort.about for field in one.inputs()), 1.0)))
        for one in calculations()
    )


def found(typed: str) -> Result[Calculation[Any]]:
    """The calculations that are meant by what is typed, one of that name first; all of them where that is nothing."""
    hits = index().find(typed)
    name = typed.strip().lower()
    return evolve(hits, rows=tuple(sorted(hits.rows, key=lambda one: name not in {one.name, one.title.lower()})))


def filled_from(one: Calculation[Any], table: Table) -> dict[str, str]:
    """The inputs of a calculation that the table tells, as they are written: the result, who is vulnerable."""
    told: dict[str, str] = {}
    for field in one.inputs():
        if isinstance(field.sort, BoardResult) and field.is_required and table.phase is Phase.END:
            told[field.name] = field.sort.written(table.outcome)
        elif isinstance(field.sort, Choice) and field.sort.of is Vulnerability:
            told[field.name] = field.sort.written(table.board.vulnerability)
    return told


def source_words(one: Calculation[Any]) -> str:
    """The clauses and the sections on which a calculation rests."""
    laws = tr("Laws {clauses}", clauses=", ".join(one.clauses)) if one.clauses else ""
    book = tr("White Book {sections}", sections=", ".join(one.handbook)) if one.handbook else ""
    return "; ".join(filter(None, (laws, book)))


def input_words(one: Input) -> str:
    """The sentence of an input, the words for what is accepted, and its default."""
    told = tr("{about}: {expected}", about=one.sort.about, expected=one.sort.expected)
    default = "" if one.is_required or one.default is None else one.sort.written(one.default)
    return tr("{told} ({default} where it is left out)", told=told, default=default) if default else told


def working_lines(working: Working) -> Iterator[str]:
    """The results, the steps with their clauses, the tables and the remarks, each on a line."""
    yield from (f"{result.label}: {result_text(result)}" for result in working.results)
    yield ""
    yield from (f"{number}. {step_text(step)}" for number, step in enumerate(working.steps, 1))
    for grid in working.grids:
        yield ""
        yield from grid_lines(grid)
    if working.remarks:
        yield ""
    yield from map(step_text, working.remarks)


def result_text(result: OneResult) -> str:
    """The value of a result as it is read."""
    return result.value.in_words if isinstance(result.value, Amount) else result.value


def step_text(step: Step) -> str:
    """A step with its clauses behind it."""
    return f"{step.text} [{', '.join(step.clauses)}]" if step.clauses else step.text


def grid_lines(grid: Grid) -> Iterator[str]:
    """A table with its columns under their heads: words at the left, numbers at the right."""
    lines = [[column.head for column in grid.columns], *grid.texts()]
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    are_words = [isinstance(cell, str) for cell in grid.rows[0]] if grid.rows else [True] * len(widths)
    for line in lines:
        parts = zip(line, widths, are_words, strict=True)
        yield "  ".join(text.ljust(width) if is_left else text.rjust(width) for text, width, is_left in parts).rstrip()


def working_json(one: Calculation[Any], given: object, working: Working) -> Json:
    """A calculation with its inputs and its working, as one JSON object of a versioned shape."""
    put = {i.name: None if (value := getattr(given, i.name)) is None else i.sort.written(value) for i in one.inputs()}
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": one.name,
        "title": one.title,
        "inputs": put,
        "results": [result_json(result) for result in working.results],
        "steps": [step_json(step) for step in working.steps],
        "tables": [{"columns": [c.head for c in grid.columns], "rows": grid.texts()} for grid in working.grids],
        "remarks": [step_json(step) for step in working.remarks],
    }


def result_json(result: OneResult) -> Json:
    """A result: its words, and where it is a number the exact one and its unit."""
    told = {"for": result.label, "text": result_text(result)}
    if isinstance(result.value, Amount):
        told |= {"exact": exact_text(result.value.value), "unit": result.value.unit.value}
    return told


def step_json(step: Step) -> Json:
    """A step and its clauses."""
    return {"text": step.text, "clauses": list(step.clauses)}
