"""The protocols and checklists of the desk, each a file of `resources/desk/pages`, in the folder of its group."""

import tomllib
from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial
from typing import Annotated, Any, cast

import attrs

from bridgetable.desk.calculation import Calculation, inputs_of
from bridgetable.desk.checklist import checked
from bridgetable.desk.page_names import Told, check_names
from bridgetable.desk.protocol import Finding, Judged, found
from bridgetable.desk.sorts import Choice, Sort, YesOrNo
from bridgetable.desk.working import Column, Grid, Result, Step, Working
from bridgetable.language import tr
from bridgetable.resources import resource


def written(group: str = "*") -> Iterator[Told]:
    """The files of a group, or of all, as they are written, with their names and folders. Raises ResourceNotFound."""
    for path in sorted(resource("desk", "pages").glob(f"{group}/*.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        check_names(f"{path.parent.name}/{path.name}", told)
        yield {"group": path.parent.name, "name": path.stem} | told


def page(told: Told, edition: str) -> Calculation[Any]:
    """The page of a file by an edition, which may have other words, clauses and questions than that of 2017."""
    other = told.get("book", {}).get(edition, {})
    asks = told["asks"] | other.get("asks", {})
    told = told | other
    bases = (Judged,) if told.get("judged") else (object,)
    fields = {name: field_of(ask) for name, ask in asks.items()}
    takes = attrs.make_class("Answers", fields, bases=bases, frozen=True, kw_only=True)
    return Calculation(
        told["group"],
        told["name"],
        tr(told["title"]),
        tr(told["about"]),
        tuple(told["clauses"]),
        tuple(told["handbook"]),
        takes,
        protocol(told, takes, edition) if "rows" in told else checklist(asks),
        edition,
    )


def field_of(ask: Told) -> object:
    """A question as a field of the answers; a point of a checklist is not in order until somebody says so."""
    default = attrs.NOTHING if ask.get("required") else ask.get("default", False if "missing" in ask else None)
    kind: Any = Annotated[object, sort_of(ask)]
    return attrs.field(default=default, type=kind)


def sort_of(ask: Told) -> Sort:
    """The sort of a question: one of its values, or yes or no."""
    about = tr(ask["about"])
    if "values" not in ask:
        return YesOrNo(about)
    values = {name.replace("-", "_").upper(): tr(words) for name, words in ask["values"].items()}
    return Choice(about, cast("type[Enum]", Enum("Values", names=values)))


def checklist(asks: Told) -> Callable[[object], Working]:
    """The points that are still open."""
    return partial(checked, {name: step_of(ask["missing"]) for name, ask in asks.items()})


def protocol(told: Told, takes: type, edition: str) -> Callable[[object], Working]:
    """The first row that fits, of those that an edition has."""
    sorts = {one.name: one.sort for one in inputs_of(takes)}
    steps = {name: step_of(step) for name, step in told.get("steps", {}).items()}
    rows = tuple(row_of(row, sorts, steps) for row in told["rows"] if row.get("book", edition) == edition)
    grids = tuple(Grid(tuple(Column(tr(c)) for c in one["columns"]), cells_of(one)) for one in told.get("tables", ()))
    return partial(found, rows, remarks=tuple(map(step_of, told.get("remarks", ()))), grids=grids)


def row_of(row: Told, sorts: dict[str, Sort], steps: dict[str, Step]) -> Finding:
    """A row as it is written; what is done then may be a step that the file has named."""
    then = tuple(steps[step] if isinstance(step, str) else step_of(step) for step in row.get("then", ()))
    results = tuple(Result(tr(label), value) for label, value in row.get("results", {}).items())
    when = tuple((name, answers_of(answers, sorts[name])) for name, answers in row.get("when", {}).items())
    return Finding(when, tr(row["says"]), Step(tr(row["why"]), tuple(row["clauses"])), then, results)


def answers_of(told: object, sort: Sort) -> tuple[object, ...]:
    """The answers that lead to a row: yes or no, a value by its name, or one of several."""
    if not isinstance(sort, Choice):
        return (told,)
    return tuple(sort.names[name] for name in (told if isinstance(told, list) else [str(told)]))


def step_of(told: Told) -> Step:
    """A step as it is written."""
    return Step(tr(told["text"]), tuple(told.get("clauses", ())))


def cells_of(told: Told) -> tuple[tuple[str, ...], ...]:
    """The rows of a table in words."""
    return tuple(tuple(tr(cell) for cell in row) for row in told["rows"])
