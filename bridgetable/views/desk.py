"""The working of a calculation as lines for people and as JSON, and the help of a calculation."""

import tomllib
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, NotRequired, TypedDict

from bridgetable.desk.amounts import Amount, exact_text
from bridgetable.desk.calculation import Asks, Calculation, Input
from bridgetable.desk.points import NorthSouth
from bridgetable.desk.registry import calculations
from bridgetable.desk.sorts import BoardResult, Choice, Several, Sort
from bridgetable.desk.weighing import Assigned
from bridgetable.desk.working import Grid, Step, Working
from bridgetable.desk.working import Result as OneResult
from bridgetable.game.boards import Vulnerability
from bridgetable.game.conditions import NO_CONTEST
from bridgetable.game.outcomes import WHOLE
from bridgetable.game.regulations import Elsewhere, Regulations
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.laws.law_12_compared_score import HALVES
from bridgetable.resources import resource
from bridgetable.views.search import SAID, Field, Index, Result

FORMAT, VERSION = "bridgetable-desk", 1


class StepReport(TypedDict):
    """A step or a remark: its words, and the clauses that it rests on."""

    text: str
    clauses: list[str]


class GridReport(TypedDict):
    """A table: the heads of its columns, its cells as people read them, and what its rows come to, where they do."""

    columns: list[str]
    rows: list[list[str]]
    together: list[str]


ResultReport = TypedDict("ResultReport", {"for": str, "text": str, "exact": NotRequired[str], "unit": NotRequired[str]})
"""A result: for whom or what, its words, and of a number the exact one (`-11/10`) and its unit."""


class WorkingReport(TypedDict):
    """The JSON of `bridgetable desk NAME`, field by field; `resources/report.md` tells the same to people."""

    format: str
    version: int
    book: str
    name: str
    title: str
    inputs: dict[str, str | None]
    results: list[ResultReport]
    steps: list[StepReport]
    tables: list[GridReport]
    remarks: list[StepReport]


@cache
def index() -> Index[Calculation[Any]]:
    """The calculations with their words, to be searched."""
    return Index((one, "", tuple(fields_of(one))) for one in calculations())


@cache
def sayings() -> dict[str, tuple[str, ...]]:
    """The sayings of people who look for a page, by its name. Raises ResourceNotFound."""
    written: dict[str, list[str]] = tomllib.loads(resource("desk", "sayings.toml").read_text(encoding="utf-8"))
    return {name: tuple(said) for name, said in written.items()}


def fields_of(one: Calculation[Any]) -> Iterator[Field]:
    """The words by which a calculation is found, with the weight of each: title, sayings, sentences, choices."""
    yield from ((one.title, 8.0), (one.about, 2.0))
    yield from ((said, SAID) for said in sayings().get(one.name, ()))
    yield " ".join(field.sort.about for field in one.inputs()), 1.0
    chosen = (field.sort for field in one.inputs() if isinstance(field.sort, Choice))
    yield from ((sort.in_words(member), 0.5) for sort in chosen for member in sort.of)


def found(typed: str) -> Result[Calculation[Any]]:
    """The calculations that are meant by what is typed, one of that name first; all of them where that is nothing."""
    hits = index().find(typed)
    name = typed.strip().lower()
    return evolve(hits, rows=tuple(sorted(hits.rows, key=lambda one: name not in {one.name, one.title.lower()})))


def filled_from(one: Calculation[Any], table: Table) -> dict[str, str]:
    """The inputs of a calculation that the table tells, as they are written: results, other tables, regulations."""
    points, others = dict(points_told(table)), dict(otherwise_told(table, one))
    told = laid_down_by(table.regulations, one)
    for field in one.inputs():
        known = points if is_north_south(field.sort) else others
        if isinstance(field.sort, BoardResult) and field.is_required and table.phase is Phase.END:
            told[field.name] = field.sort.written(table.outcome)
        elif isinstance(field.sort, Choice) and field.sort.of is Vulnerability:
            told[field.name] = field.sort.written(table.board.vulnerability)
        elif field.name in known and field.sort.holds(known[field.name]):
            told[field.name] = field.sort.written(known[field.name])
    return told


def laid_down_by(regulations: Regulations, one: Calculation[Any]) -> dict[str, str]:
    """The inputs of a calculation that regulations decide, as they are written."""
    known: dict[str, object] = {
        "serious": Fraction(regulations.significant, WHOLE),
        # The period of that page is the one in which scores are corrected.
        "minutes": regulations.correction if one.name == "results" else regulations.appeals,
        "correction": regulations.correction,
        "average_plus": regulations.average_plus,
        "average_minus": regulations.average_minus,
        "average_imps": regulations.average_imps,
        "left_to_innocent": regulations.elsewhere is Elsewhere.INNOCENT,
        "assigned": Assigned[regulations.assigned.name],
        "screens": regulations.screens,
        "whole": HALVES.get(regulations.part_of_imp),
    }
    decided = (field for field in one.inputs() if field.name in known and field.sort.holds(known[field.name]))
    return {field.name: field.sort.written(known[field.name]) for field in decided}


def is_north_south(sort: Sort) -> bool:
    """True where a score of North-South, or several of them, is put in."""
    return isinstance(sort.of if isinstance(sort, Several) else sort, NorthSouth)


def points_told(table: Table) -> Iterator[tuple[str, object]]:
    """The scores of North-South that a table tells, by the names of the inputs that mean them."""
    points = table.score_for(Side.NS) if table.phase is Phase.END else None
    contest = table.contest
    if points is not None:
        yield from (("played", points), ("old", points))
    if contest.other_table is not None:
        yield "other", contest.other_table
    if contest.field:
        yield "others", contest.field
        yield "scores", contest.field if points is None else (*contest.field, points)


def otherwise_told(table: Table, one: Calculation[Any]) -> Iterator[tuple[str, object]]:
    """The other things that a table tells: averages of the session, the form of scoring."""
    contest = table.contest
    scoring = next((field.sort for field in one.inputs() if field.name == "scoring"), None)
    if scoring is not None and contest != NO_CONTEST:
        yield "scoring", scoring.read("imps" if contest.is_in_imps else "matchpoints")
    for side in Side:
        session = contest.session_of(side)
        if session is not None and (session.boards or scoring is not None):
            average = session.won / session.boards if session.boards else session.won
            yield f"{side.name.lower()}_average", Fraction(average)


def given_lines(one: Calculation[Any], texts: Mapping[str, str]) -> Iterator[str]:
    """The inputs that were given, each as a sentence with its value."""
    for field in one.inputs():
        if texts.get(field.name):
            yield tr(
                "{about}: {value}",
                about=field.sort.about,
                value=field.sort.in_words(field.sort.read(texts[field.name])),
            )


def entered_words(one: Calculation[Any], working: Working) -> str:
    """The results of a calculation as they are entered on the board."""
    told = "; ".join(tr("{label}: {value}", label=r.label, value=result_text(r)) for r in working.results)
    return tr("{title}: {told}", title=one.title, told=told)


def source_words(one: Asks) -> str:
    """The clauses and the sections on which a calculation or a form rests."""
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
    lines = [[column.head for column in grid.columns], *grid.texts(), *filter(None, [grid.line(grid.together)])]
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    are_words = [isinstance(cell, str) for cell in grid.rows[0]] if grid.rows else [True] * len(widths)
    for line in lines:
        parts = zip(line, widths, are_words, strict=True)
        yield "  ".join(text.ljust(width) if is_left else text.rjust(width) for text, width, is_left in parts).rstrip()


def working_json(one: Calculation[Any], given: object, working: Working) -> WorkingReport:
    """A calculation with its inputs and its working, as one JSON object of a versioned shape."""
    values = ((i, getattr(given, i.name)) for i in one.inputs())
    put = {i.name: None if value is None else i.sort.written(value) or None for i, value in values}
    return {
        "format": FORMAT,
        "version": VERSION,
        "book": one.edition,
        "name": one.name,
        "title": one.title,
        "inputs": put,
        "results": [result_json(result) for result in working.results],
        "steps": [step_json(step) for step in working.steps],
        "tables": [*map(grid_json, working.grids)],
        "remarks": [step_json(step) for step in working.remarks],
    }


def result_json(result: OneResult) -> ResultReport:
    """A result: its words, and where it is a number the exact one and its unit."""
    told: ResultReport = {"for": result.label, "text": result_text(result)}
    if isinstance(result.value, Amount):
        told |= {"exact": exact_text(result.value.value), "unit": result.value.unit.value}
    return told


def grid_json(grid: Grid) -> GridReport:
    """A table with its last line."""
    heads = [column.head for column in grid.columns]
    return {"columns": heads, "rows": grid.texts(), "together": grid.line(grid.together)}


def step_json(step: Step) -> StepReport:
    """A step and its clauses."""
    return {"text": step.text, "clauses": list(step.clauses)}
