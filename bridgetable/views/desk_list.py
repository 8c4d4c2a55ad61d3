"""The calculations of the desk with their inputs, as JSON and as the lines of a list."""

from collections.abc import Iterator
from typing import Any, NotRequired, TypedDict

from bridgetable.desk.amounts import Unit
from bridgetable.desk.calculation import Calculation, Input
from bridgetable.desk.registry import GROUPS, calculations
from bridgetable.desk.sorts import Choice, Entries, Exact, Several, Sort, Weights, Whole
from bridgetable.game.books import Book
from bridgetable.language import tr
from bridgetable.views.desk_by_book import page_in

FORMAT, VERSION = "bridgetable-desk-list", 1


class SortReport(TypedDict):
    """The kind of an input with its limits: unit, least and most of a number, choices with their words."""

    # `of` is the kind of each that a list, names or weights hold; `fewest` and `most` are then how many there may be.
    kind: str
    unit: NotRequired[str]
    fewest: NotRequired[int]
    least: NotRequired[int]
    most: NotRequired[int]
    choices: NotRequired[dict[str, str]]
    of: NotRequired["SortReport"]


class InputReport(SortReport):
    """An input: its name, the sentence about it, what is accepted, and its default, as it is typed."""

    name: str
    about: str
    expected: str
    required: bool
    default: str | None


class CalculationReport(TypedDict):
    """A calculation: its name, its title, its group, the sentence about it, its sources and its inputs."""

    name: str
    title: str
    group: str
    about: str
    clauses: list[str]
    handbook: list[str]
    inputs: list[InputReport]


class ListReport(TypedDict):
    """The JSON of `bridgetable desk --json`, field by field."""

    format: str
    version: int
    book: str
    book_title: str
    calculations: list[CalculationReport]


def list_lines(book: Book) -> Iterator[str]:
    """All calculations by group, each with its sentence by a book."""
    pages = [page_in(book, one) for one in calculations()]
    width = max(len(one.name) for one in pages)
    yield from filter(None, (book.other_title,))
    for group, title in GROUPS.items():
        yield title
        yield from (f"  {one.name:<{width}}  {one.about}" for one in pages if one.group == group)


def list_json(book: Book) -> ListReport:
    """All calculations by group with their inputs by a book."""
    pages = [calculation_json(page_in(book, one)) for one in calculations()]
    title = tr(book.title)
    return {"format": FORMAT, "version": VERSION, "book": book.edition, "book_title": title, "calculations": pages}


def calculation_json(one: Calculation[Any]) -> CalculationReport:
    """A calculation with its inputs."""
    return {
        "name": one.name,
        "title": one.title,
        "group": one.group,
        "about": one.about,
        "clauses": list(one.clauses),
        "handbook": list(one.handbook),
        "inputs": [*map(input_json, one.inputs())],
    }


def input_json(one: Input) -> InputReport:
    """An input with its limits."""
    is_open = one.is_required or one.default is None
    return {
        "name": one.name,
        "about": one.sort.about,
        "expected": one.sort.expected,
        "required": one.is_required,
        "default": None if is_open else one.sort.written(one.default) or None,
        **sort_json(one.sort),
    }


def sort_json(sort: Sort) -> SortReport:
    """The kind of an input with its limits."""
    told: SortReport = {"kind": sort.kind}
    if isinstance(sort, Whole | Exact):
        told |= {"least": sort.least, "most": sort.most}
        told |= {} if sort.unit is Unit.NONE else {"unit": sort.unit.value}
    elif isinstance(sort, Choice):
        told["choices"] = {name: sort.in_words(one) for name, one in sort.names.items()}
    elif isinstance(sort, Several | Entries):
        told |= {"fewest": sort.fewest, "most": sort.most, "of": sort_json(sort.of)}
    elif isinstance(sort, Weights):
        told |= {"most": sort.most, "of": sort_json(sort.of)}
    return told
