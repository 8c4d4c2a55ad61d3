"""The command `bridgetable compare`: one journal under several books of the Laws, and where they first differ."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import cattrs

from bridgetable.cli.output import put, put_json
from bridgetable.cli.rule import READABLE
from bridgetable.cli.typed import Mistyped
from bridgetable.formats.journal import book
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.opening import open_file
from bridgetable.language import tr
from bridgetable.views.books_compared import FirstDifference, UnderBook, first_difference

FORMAT, VERSION = "bridgetable-books", 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("file", type=Path, metavar="FILE", help=READABLE)
    parser.add_argument("--books", default="2017,2007", metavar="YEARS", help=tr("editions, such as 2017,2007"))
    parser.add_argument("--json", action="store_true", help=tr("write one JSON object instead of lines"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the first difference between the books on a journal, or that there is none."""
    editions = tuple(book(text.strip()).edition for text in args.books.split(","))
    if len(set(editions)) < 2:
        raise Mistyped(tr("name two editions at least, such as --books 2017,2007"))
    found = first_difference(open_file(args.file)[0].journal, editions)
    if args.json:
        told = None if found is None else cattrs.unstructure(found)
        whole = {"format": FORMAT, "version": VERSION, "books": editions, "difference": told}
        put_json(json.dumps(whole, indent=2, ensure_ascii=False))
    else:
        put("\n".join((*lines(editions, found), "")))
    return 0


def lines(editions: tuple[str, ...], found: FirstDifference | None) -> Iterator[str]:
    """The difference as lines."""
    if found is None:
        yield tr("no difference between the Laws of {years} on this journal", years=", ".join(editions))
        return
    words = "first difference, after action {number}, {action}: {aspect}"
    yield tr(words, number=found.after, action=found.action, aspect=tr(found.aspect.value))
    for one in found.books:
        yield from side_lines(one)


def side_lines(one: UnderBook) -> Iterator[str]:
    """The sentences of one book at the place of the difference, and its clauses."""
    yield tr(book_of(one.edition).title)
    yield from (f"  {text}" for text in one.says or (tr("nothing"),))
    for clause in one.clauses:
        words = "  [{cite}] {gloss} (not sure: from memory)" if clause.uncertain else "  [{cite}] {gloss}"
        yield tr(words, cite=clause.cite, gloss=clause.gloss)
    if one.not_ruled:
        yield tr("  not ruled by this book yet, but as in 2017: {clauses}", clauses=" ".join(one.not_ruled))
