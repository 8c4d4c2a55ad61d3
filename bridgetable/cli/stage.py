"""The command `bridgetable stage`: cases in which something has gone wrong, one journal each."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from bridgetable.api import stage
from bridgetable.api.staged import wanted_in_words
from bridgetable.chance import any_seed
from bridgetable.cli.output import mention, put
from bridgetable.cli.typed import Mistyped, edition, number, typed
from bridgetable.formats.file_names import hyphened
from bridgetable.formats.files import see_writable, write_whole
from bridgetable.game.books import LAWS_2017
from bridgetable.language import tr
from bridgetable.staging.wanted import CannotBeStaged
from bridgetable.views.staging import not_staged_words, staging_rows

MOST = 10_000
LEVEL = "easy"
LEVELS = tr("noticed at once (easy), after both sides have played on (club), or two irregularities that meet (hard)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add = parser.add_argument
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--law", metavar="N", help=tr("what a law rules on, such as 61"))
    what.add_argument("--kind", metavar="WORD", help=tr("what goes wrong, such as revoke"))
    what.add_argument("--any", action="store_true", help=tr("anything at all (the default)"))
    what.add_argument(
        "--list", action="store_true", help=tr("stage nothing: print every law and WORD that can be staged")
    )
    add("--from", dest="source", type=Path, metavar="PATH", help=tr("play boards of a file or a folder"))
    add("--seed", type=number(0), metavar="N", help=tr("the seed of the first case; the next ones follow it"))
    add("-n", dest="count", type=number(1, MOST), default=1, metavar="COUNT", help=tr("how many cases (default 1)"))
    add("--level", type=level, default=LEVEL, metavar="LEVEL", help=LEVELS)
    add("--book", type=edition, metavar="YEAR", help=tr("by another edition of the Laws, such as 2007"))
    add("-o", "--output", type=Path, default=Path("staged"), metavar="FOLDER", help=tr("default: staged"))
    parser.set_defaults(run=run)


@typed
def level(text: str) -> str:
    """A level."""
    wanted_in_words(None, None, text)
    return text


def run(args: argparse.Namespace) -> int:
    """Stage the cases, write each as a journal, and print its seed, its title and its file."""
    if args.list:
        put("".join(f"{line}\n" for line in listed(args.book or LAWS_2017.edition)))
        return 0
    try:
        wanted_in_words(args.law, args.kind, LEVEL, args.book)
    except CannotBeStaged as error:
        raise Mistyped(str(error)) from None
    first = any_seed() if args.seed is None else args.seed
    tables = (
        (n, stage(law=args.law, kind=args.kind, seed=n, level=args.level, source=args.source, book=args.book))
        for n in range(first, first + args.count)
    )
    for seed, table in tables:
        args.output.mkdir(parents=True, exist_ok=True)
        path = args.output / f"{seed}-{hyphened(table.title.partition(' (Law')[0])}.table"
        see_writable(path)
        write_whole(path, table.journal().encode())
        mention(tr("seed {seed}: {title}: {path}\n", seed=seed, title=table.title, path=path))
    return 0


def listed(edition: str) -> Iterator[str]:
    """Everything that can be staged by an edition, a line each, and in the last what it has no law on."""
    for row in staging_rows(edition):
        yield f"{row.law or '':>3}  {row.word:<36}{row.name}"
    if missing := not_staged_words(edition):
        yield missing
