"""The command `bridgetable stage`: cases in which something has gone wrong, one journal each."""

from __future__ import annotations

import argparse
import re
import secrets
from pathlib import Path

from bridgetable.api import Table, stage
from bridgetable.cli.output import put
from bridgetable.formats.files import write_whole
from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr
from bridgetable.views.staging import staging_rows

SEEDS = 1_000_000
MOST = 10_000
LEVELS = tr("noticed at once (easy), after both sides have played on (club), or two irregularities that meet (hard)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--law", metavar="N", help=tr("what a law rules on, such as 61"))
    what.add_argument("--kind", metavar="WORD", help=tr("what goes wrong, such as revoke"))
    what.add_argument("--any", action="store_true", help=tr("anything at all (the default)"))
    what.add_argument(
        "--list", action="store_true", help=tr("stage nothing: print every law and WORD that can be staged")
    )
    parser.add_argument(
        "--from", dest="source", type=Path, metavar="PATH", help=tr("play boards of a file or a folder")
    )
    parser.add_argument("--seed", type=int, metavar="N", help=tr("the seed of the first case; the next ones follow it"))
    parser.add_argument("-n", dest="count", type=int, default=1, metavar="COUNT", help=tr("how many cases (default 1)"))
    parser.add_argument("--level", default="easy", metavar="LEVEL", help=LEVELS)
    parser.add_argument(
        "-o", "--output", type=Path, default=Path("staged"), metavar="FOLDER", help=tr("default: staged")
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Stage the cases, write each as a journal, and print its seed, its title and its file."""
    if args.list:
        put("".join(f"{row.law or '':>3}  {row.word:<36}{row.name}\n" for row in staging_rows()))
        return 0
    if not 1 <= args.count <= MOST:
        raise BridgetableError(tr("{count} cases found, expected 1 to {most}", count=args.count, most=MOST))
    if args.seed is not None and args.seed < 0:
        raise BridgetableError(tr("{seed} found, expected a seed from 0", seed=args.seed))
    first = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    tables = (
        (n, stage(law=args.law, kind=args.kind, seed=n, level=args.level, source=args.source))
        for n in range(first, first + args.count)
    )
    for seed, table in tables:
        args.output.mkdir(parents=True, exist_ok=True)
        path = args.output / f"{seed}-{file_word(table)}.table"
        write_whole(path, table.journal().encode())
        put(tr("seed {seed}: {title}: {path}\n", seed=seed, title=table.title, path=path))
    return 0


def file_word(table: Table) -> str:
    """The title in a form that is fit for the name of a file."""
    title = table.title.partition(" (Law")[0].lower()
    return re.sub(r"[^a-z0-9]+", "-", title).strip("-")
