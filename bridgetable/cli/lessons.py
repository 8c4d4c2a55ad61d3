"""The command `bridgetable lessons`: the lessons that come with the program with their laws, and one of them opened."""

from __future__ import annotations

import argparse
from pathlib import Path

from bridgetable.api import Table, open_file
from bridgetable.cli.open import open_window
from bridgetable.cli.output import put
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.resources import lessons, number_of
from bridgetable.views.book.clauses import leading_number

CLAIMS = 68


@frozen
class Lesson:
    """A lesson: its file and number, its title, and the laws that it is about, in the order of the book."""

    path: Path
    number: int
    title: str
    laws: tuple[int, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    help_text = "open the lesson of this number, or the one whose title has these words; without it all are listed"
    parser.add_argument("words", nargs="*", metavar="LESSON", help=help_text)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the lessons, or open the one that is named."""
    known = tuple(map(lesson, lessons()))
    if args.words:
        return open_window(named(known, " ".join(args.words)).path)
    put("".join(f"{line(one)}\n" for one in known))
    return 0


def lesson(path: Path) -> Lesson:
    """The lesson of a file, acted out to its end."""
    table = open_file(path)
    return Lesson(path, number_of(path), table.title, laws_of(table))


def laws_of(table: Table) -> tuple[int, ...]:
    """The laws which were broken at a table, by which it was ruled and what was asked, and that of claims."""
    report = table.report()
    laws = [one["law"] for one in (*report["rulings"], *report["irregularities"])]
    asked = [answer.split()[0] for one in report["rulings"] for answer in one["answers"]]
    settled = [one["cite"] for one in report["unruled"]]
    cites = map(leading_number, (*laws, *asked, *settled))
    return tuple(sorted({*map(int, cites), *([CLAIMS] if report["claims"] else [])}))


def line(one: Lesson) -> str:
    """A lesson as one line: its number, title and laws."""
    laws = f" ({'Law' if len(one.laws) == 1 else 'Laws'} {', '.join(map(str, one.laws))})" if one.laws else ""
    return f"{one.number:>3}  {one.title}{laws}"


def named(known: tuple[Lesson, ...], words: str) -> Lesson:
    """The lesson of this number, or the one whose title has all of these words.

    Raises BridgetableError when none has, or more than one.
    """
    wanted = words.casefold().split()
    found = [one for one in known if words == str(one.number)]
    found = found or [one for one in known if all(word in one.title.casefold() for word in wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        several = ", ".join(f"{one.number} ({one.title})" for one in found)
        msg = f"“{words}” is in the titles of several lessons; name one by its number: {several}"
    else:
        msg = f"no lesson is called “{words}”; `bridgetable lessons` lists them, 1 to {len(known)}"
    raise BridgetableError(msg)
