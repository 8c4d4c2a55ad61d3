"""The command `bridgetable handout`: exercises on paper from lessons or files, and their answers on sheets apart."""

import argparse
from pathlib import Path

from bridgetable.api import Table, open_file, save_examination, save_handout
from bridgetable.api.looks import PAPERS
from bridgetable.cli.lessons import lesson, named
from bridgetable.cli.output import mention
from bridgetable.cli.typed import Mistyped, edition, typed
from bridgetable.formats.course import SUFFIX as COURSE
from bridgetable.formats.course import open_course, own_courses
from bridgetable.formats.files import STANDARD_INPUT
from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr
from bridgetable.resources import lessons

BOARDS, SERIES = (".table",), ".practice"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    which = tr(
        "a lesson by its number or words of its title, a course by its title or file, a journal, a folder, "
        "or a series to be examined in; - reads standard input"
    )
    parser.add_argument("what", nargs="+", metavar="LESSON", help=which)
    parser.add_argument("-o", "--output", type=pdf_path, required=True, metavar="X.pdf", help=tr("the file to write"))
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help=tr("default {papers}", papers=PAPERS[0]))
    parser.add_argument("--book", type=edition, metavar="YEAR", help=tr("by another edition of the Laws, such as 2007"))
    parser.set_defaults(run=run)


@typed
def pdf_path(text: str) -> Path:
    """The file to write, a PDF."""
    path = Path(text)
    if path.suffix.lower() != ".pdf":
        raise BridgetableError(tr("{text}: a handout is a PDF; name a file that ends in .pdf", text=text))
    return path


def run(args: argparse.Namespace) -> int:
    """Write the handout, or the examination that a series is."""
    if len(args.what) == 1 and Path(args.what[0]).suffix.lower() == SERIES:
        if args.book is not None:
            raise Mistyped(tr("--book stands with boards: a series names the book of its own cases"))
        count = save_examination(args.what[0], args.output, paper=args.paper)
        mention(f"{args.output}: {count} {'case' if count == 1 else 'cases'}\n")
        return 0
    tables = [table for what in args.what for table in tables_of(what)]
    if args.book is not None:
        tables = [table.under(args.book) for table in tables]
    save_handout(tables, args.output, paper=args.paper)
    mention(f"{args.output}: {len(tables)} {'board' if len(tables) == 1 else 'boards'}\n")
    return 0


def tables_of(what: str) -> list[Table]:
    """The tables of a file, of a folder's sorted journals, of a course, or of a lesson. Raises BridgetableError."""
    path = Path(what)
    if path.suffix.lower() == COURSE or path.is_dir():
        return list(map(open_file, open_course(path).files))
    if path == STANDARD_INPUT or path.exists() or path.suffix.lower() in BOARDS:
        return [open_file(path)]
    course = next((one for one in own_courses() if one.title.casefold() == what.casefold()), None)
    if course is not None:
        return list(map(open_file, course.files))
    return [open_file(named(tuple(map(lesson, lessons())), what).path)]
