"""The names in a file of a page of the desk: each that must be there, and none that nothing reads."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

Told = dict[str, Any]
"""A part of a file as it is written there."""
NAMES = {
    "page": ("title about clauses handbook asks", "book judged remarks rows steps tables"),
    "question": ("about", "default missing required values"),
    "row": ("says why clauses", "book results then when"),
    "step": ("text", "clauses"),
    "table": ("columns rows", ""),
}
"""For each sort of part the names that it must have, and those that it may have."""


def check_names(file: str, told: Told) -> None:
    """Make sure that every name in a file is read, and is there where it is asked for. Raises ValueError."""
    wrong = next(faults(told), "")
    if wrong:
        msg = f"{file}: {wrong}"
        raise ValueError(msg)


def faults(told: Told) -> Iterator[str]:
    """Each name that is wrong in a file, in one sentence, with the part in which it stands."""
    asks, steps, books = (told.get(name, {}) for name in ("asks", "steps", "book"))
    yield from in_part("page", "the page", told)
    for name, ask in asks.items():
        yield from in_part("question", f"[asks.{name}]", ask)
    for name, step in steps.items():
        yield from in_part("step", f"[steps.{name}]", step)
    for at, table in enumerate(told.get("tables", ()), 1):
        yield from in_part("table", f"table {at}", table)
    for at, row in enumerate(told.get("rows", ()), 1):
        yield from in_part("row", f"row {at}", row)
        asked = asks | books.get(row.get("book"), {}).get("asks", {})
        yield from unknown(f"row {at}", "question", row.get("when", {}), asked)
        yield from unknown(f"row {at}", "step", [one for one in row.get("then", ()) if isinstance(one, str)], steps)
        for name, answers in row.get("when", {}).items():
            if "values" in asked.get(name, {}):
                given = map(str, answers) if isinstance(answers, list) else [str(answers)]
                yield from unknown(f"row {at}", f"answer to “{name}”", given, asked[name]["values"])


def in_part(sort: str, where: str, told: Told) -> Iterator[str]:
    """The names that a part of a file lacks, and those that nothing reads there."""
    needed, more = (names.split() for names in NAMES[sort])
    yield from (f"{where} lacks “{name}”" for name in needed if name not in told)
    yield from (f"nothing reads “{name}” in {where}" for name in told if name not in {*needed, *more})


def unknown(where: str, what: str, named: Iterable[str], known: Collection[str]) -> Iterator[str]:
    """The names that a row uses and the file does not explain."""
    yield from (f"there is no {what} “{name}”, as {where} has it" for name in named if name not in known)
