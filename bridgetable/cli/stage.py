"""The command `bridgetable stage`: cases in which something has gone wrong, one journal each."""

import argparse
import re
import secrets
from pathlib import Path

from bridgetable.api import stage, wanted_in_words
from bridgetable.cli.output import mention, put
from bridgetable.cli.typed import number, typed
from bridgetable.formats.files import see_writable, write_whole
from bridgetable.language import tr
from bridgetable.views.staging import staging_rows

SEEDS = 1_000_000
MOST = 10_000
LEVEL = "easy"
LEVELS = tr("noticed at once (easy), after both sides have played on (club), or two irregularities that meet (hard)")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add = parser.add_argument
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--law", type=law, metavar="N", help=tr("what a law rules on, such as 61"))
    what.add_argument("--kind", type=kind, metavar="WORD", help=tr("what goes wrong, such as revoke"))
    what.add_argument("--any", action="store_true", help=tr("anything at all (the default)"))
    what.add_argument(
        "--list", action="store_true", help=tr("stage nothing: print every law and WORD that can be staged")
    )
    add("--from", dest="source", type=Path, metavar="PATH", help=tr("play boards of a file or a folder"))
    add("--seed", type=number(0), metavar="N", help=tr("the seed of the first case; the next ones follow it"))
    add("-n", dest="count", type=number(1, MOST), default=1, metavar="COUNT", help=tr("how many cases (default 1)"))
    add("--level", type=level, default=LEVEL, metavar="LEVEL", help=LEVELS)
    add("-o", "--output", type=Path, default=Path("staged"), metavar="FOLDER", help=tr("default: staged"))
    parser.set_defaults(run=run)


@typed
def law(text: str) -> str:
    """A law that can be staged."""
    wanted_in_words(text, None, LEVEL)
    return text


@typed
def kind(text: str) -> str:
    """Something that can go wrong."""
    wanted_in_words(None, text, LEVEL)
    return text


@typed
def level(text: str) -> str:
    """A level."""
    wanted_in_words(None, None, text)
    return text


def run(args: argparse.Namespace) -> int:
    """Stage the cases, write each as a journal, and print its seed, its title and its file."""
    if args.list:
        put("".join(f"{row.law or '':>3}  {row.word:<36}{row.name}\n" for row in staging_rows()))
        return 0
    first = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    tables = (
        (n, stage(law=args.law, kind=args.kind, seed=n, level=args.level, source=args.source))
        for n in range(first, first + args.count)
    )
    for seed, table in tables:
        args.output.mkdir(parents=True, exist_ok=True)
        word = re.sub(r"[^a-z0-9]+", "-", table.title.partition(" (Law")[0].lower()).strip("-")
        path = args.output / f"{seed}-{word}.table"
        see_writable(path)
        write_whole(path, table.journal().encode())
        mention(tr("seed {seed}: {title}: {path}\n", seed=seed, title=table.title, path=path))
    return 0
