"""The examinations that were sat: one row each, kept as a table that other programs read too."""

import csv

from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.training.examination import Marked, tenths

HEADINGS = ("date", "candidate", "examination", "points", "of", "percent", "pass at", "passed", "minutes", "cases")
MOST_ROWS = 10_000
"""The most examinations that are read from a file."""


class ExaminedError(BridgetableError):
    """Results of examinations that are damaged, and what was expected in their place."""


@frozen
class Examined:
    """An examination that was sat: the day (2026-11-22), who, its title, and the result; points of each case last."""

    day: str
    candidate: str
    title: str
    points: str
    whole: int
    percent: str
    passes_at: int
    passed: bool
    minutes: int
    cases: str


def examined(result: Marked, *, day: str, candidate: str, title: str, minutes: int) -> Examined:
    """The row of an examination that has just been marked."""
    cases = " ".join(map(tenths, result.points))
    total, percent = tenths(result.total), result.percent
    return Examined(
        day, candidate, title, total, result.whole, percent, result.passes_at, result.passes, minutes, cases
    )


def examined_csv(rows: tuple[Examined, ...]) -> str:
    """All examinations as a table for other programs."""
    lines: list[tuple[str, ...]] = [HEADINGS]
    for one in rows:
        passed = "yes" if one.passed else "no"
        told = (one.points, one.whole, one.percent, one.passes_at, passed, one.minutes, one.cases)
        lines.append((one.day, plain(one.candidate), plain(one.title), *map(str, told)))
    return "".join(",".join(map(quoted, line)) + "\n" for line in lines)


def quoted(cell: str) -> str:
    """A cell as it stands in such a table: between quotation marks where it has a comma, a mark or an end of line."""
    return '"' + cell.replace('"', '""') + '"' if set(cell) & set(',"\r\n') else cell


def plain(words: str) -> str:
    """Words that no program takes for a formula."""
    return f"'{words}" if words[:1] in {"=", "+", "-", "@"} else words


def read_examined(text: str) -> tuple[Examined, ...]:
    """Read the examinations that were kept. Raises ExaminedError."""
    found = []
    try:
        rows = list(csv.reader(text.splitlines(keepends=True)))
    except csv.Error:
        rows = []
    if not rows or tuple(rows[0]) != HEADINGS or len(rows) > MOST_ROWS:
        raise ExaminedError(tr("expected the headings {headings}", headings=", ".join(HEADINGS)))
    for number, row in enumerate(rows[1:], 2):
        if len(row) != len(HEADINGS) or not all(n.isascii() and n.isdigit() for n in (row[4], row[6], row[8])):
            raise ExaminedError(tr("line {number} is no result of an examination", number=number))
        day, who, title, points, whole, percent, passes_at, passed, minutes, cases = row
        result = (points, int(whole), percent, int(passes_at), passed == "yes", int(minutes), cases)
        found.append(Examined(day, who.removeprefix("'"), title.removeprefix("'"), *result))
    return tuple(found)
