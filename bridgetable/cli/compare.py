"""The command `bridgetable compare`: where books of the Laws first differ on a journal, or what changed between two."""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

import cattrs

from bridgetable.cli.output import put, put_json
from bridgetable.cli.rule import READABLE, ended_at
from bridgetable.cli.typed import Mistyped, typed
from bridgetable.formats.journal import book
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.opening import open_file
from bridgetable.language import tr
from bridgetable.views.book.changes import Change, changes
from bridgetable.views.books_compared import FirstDifference, UnderBook, first_difference

FORMAT, CHANGES_FORMAT, VERSION = "bridgetable-books", "bridgetable-changes", 1


@typed
def editions_in(text: str) -> tuple[str, ...]:
    """The editions that are named, each once."""
    return tuple(dict.fromkeys(book(one.strip()).edition for one in text.split(",")))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help=READABLE)
    parser.add_argument(
        "--books", type=editions_in, default="2017,2007", metavar="YEARS", help=tr("editions, such as 2017,2007")
    )
    parser.add_argument(
        "--changes", type=editions_in, metavar="YEARS", help=tr("what changed, clause by clause, such as 2007,2017")
    )
    parser.add_argument("--json", action="store_true", help=tr("write one JSON object instead of lines"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the first difference between the books on a journal, or that there is none; or all that changed."""
    if args.changes is not None:
        return tell_changes(args)
    if args.file is None:
        raise Mistyped(tr("name a FILE, or --changes 2007,2017 for all that changed"))
    editions = args.books
    if len(editions) < 2:
        raise Mistyped(tr("name two editions at least, such as --books 2017,2007"))
    found = first_difference(open_file(args.file)[0].journal, editions)
    if args.json:
        told = None if found is None else cattrs.unstructure(found)
        whole = {"format": FORMAT, "version": VERSION, **named(editions), "difference": told}
        put_json(json.dumps(whole, indent=2, ensure_ascii=False))
    else:
        put("\n".join((*lines(editions, found), "")))
    return 0


def named(editions: tuple[str, ...]) -> dict[str, object]:
    """The books in the JSON: their editions and, by these, their titles, which say of a draft that it is one."""
    return {"books": editions, "titles": {one: tr(book_of(one).title) for one in editions}}


def tell_changes(args: argparse.Namespace) -> int:
    """Print what changed from one edition to another."""
    editions = args.changes
    if len(editions) != 2 or args.file is not None:
        raise Mistyped(tr("name two editions and no FILE, such as --changes 2007,2017"))
    found = changes(*editions)
    if args.json:
        whole = {"format": CHANGES_FORMAT, "version": VERSION, **named(editions), "changes": [*map(as_json, found)]}
        put_json(json.dumps(whole, indent=2, ensure_ascii=False))
    else:
        put("\n".join((*change_lines(editions, found), "")))
    return 0


def as_json(one: Change) -> dict[str, object]:
    """A change in the JSON."""
    sides = {
        name: side and {"cite": side.id, "gloss": side.gloss} for name, side in (("old", one.old), ("new", one.new))
    }
    told = {"example": one.example.path, "shows": one.example.shows.value, "after": one.example.after}
    return {"sort": one.sort.value, "law": one.heading, **sides, "uncertain": one.is_uncertain, **told}


def change_lines(editions: tuple[str, ...], found: tuple[Change, ...]) -> Iterator[str]:
    """The changes as lines, under the heading of each law."""
    yield " → ".join(tr(book_of(edition).title) for edition in editions)
    heading = ""
    for one in found:
        if one.heading != heading:
            heading = one.heading
            yield heading
        yield f"  {one.words}" + (tr(" (not sure: from memory)") if one.is_uncertain else "")
        sides = zip((book_of(edition).name for edition in editions), (one.old, one.new), strict=True)
        yield from (f"    {name} [{side.id}] {side.gloss}" for name, side in sides if side is not None)
        if one.example.path:
            yield tr("    example ({shows}): {path}", shows=one.example.shows.words, path=one.example.path)


def lines(editions: tuple[str, ...], found: FirstDifference | None) -> Iterator[str]:
    """The difference as lines."""
    if found is None:
        yield tr(
            "no difference between the Laws of {years} on this journal",
            years=", ".join(book_of(one).name for one in editions),
        )
        return
    words = "first difference, after action {number}, {action}: {aspect}"
    yield tr(words, number=found.after, action=found.action, aspect=tr(found.aspect.value))
    for one in found.books:
        yield from side_lines(one)


def side_lines(one: UnderBook) -> Iterator[str]:
    """The sentences of one book at the place of the difference, and its clauses."""
    yield tr(book_of(one.edition).title)
    yield from (f"  {text}" for text in one.says)
    for clause in one.clauses:
        words = "  [{cite}] {gloss} (not sure: from memory)" if clause.uncertain else "  [{cite}] {gloss}"
        yield tr(words, cite=clause.cite, gloss=clause.gloss)
    if one.not_ruled:
        yield tr("  not ruled by this book yet, but as in 2017: {clauses}", clauses=" ".join(one.not_ruled))
    if one.left_out:
        yield tr("  answers left out, since it does not ask: {answers}", answers="; ".join(one.left_out))
    if one.not_done:
        yield f"  {ended_at(one.not_done)}"
