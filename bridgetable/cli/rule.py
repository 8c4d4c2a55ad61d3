"""The command `bridgetable rule`: act a file out and print the table as lines, JSON or a summary page."""

import argparse
import json
from pathlib import Path

from bridgetable.api import Table, open_file
from bridgetable.cli.output import complain, put, put_json
from bridgetable.cli.typed import Mistyped, edition, number
from bridgetable.language import tr

SET_TOLD = tr("by a named set, such as “EBU 2013”, and by its book")
READABLE = tr("a journal, or a PBN or LIN file; - reads standard input")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help=READABLE)
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=tr("write one JSON object instead of lines"))
    form.add_argument("--summary", action="store_true", help=tr("write the summary page of the board, 80 columns wide"))
    parser.add_argument("--worth", action="store_true", help=tr("tell what each option is worth by best play of all"))
    add_place(parser)
    parser.set_defaults(run=run)


def add_place(parser: argparse.ArgumentParser) -> None:
    """Let a board of the file and a place in it be chosen, and the book by which it is ruled."""
    parser.add_argument(
        "--board", type=number(1), default=1, metavar="N", help=tr("which board of the file, from 1 (default 1)")
    )
    parser.add_argument("--at", type=number(0), metavar="N", help=tr("stop after N actions"))
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--book", type=edition, metavar="YEAR", help=tr("by another edition of the Laws, such as 2007"))
    other.add_argument("--regulations", metavar="NAME", help=SET_TOLD)


def run(args: argparse.Namespace) -> int:
    """Print the table after the last action, or after the one chosen."""
    if args.summary and args.worth:
        raise Mistyped(tr("the summary page does not tell what options are worth: leave --summary or --worth out"))
    table = table_chosen(args)
    if args.json:
        put_json(json.dumps(table.report(worth=args.worth), indent=2, ensure_ascii=False))
    else:
        put(table.summary() if args.summary else table.transcript(worth=args.worth))
    return 0


def table_chosen(args: argparse.Namespace) -> Table:
    """The table that the arguments choose: file, board, place and book. Raises Error when there is none of these."""
    table = open_file(args.file, args.board)
    if args.at is not None:
        table.go_to(args.at)
    if args.book is not None:
        table = table.under(args.book)
    elif args.regulations is not None:
        table = table.regulated_by(args.regulations)
    if table.not_done:
        complain(ended_at(table.not_done))
    return table


def ended_at(action: str) -> str:
    """The sentence that a book ends at an action of a journal."""
    return tr("not acted out from “{action}” on: it asks what the journal does not answer", action=action)
