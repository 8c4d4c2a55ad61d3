"""The command `bridgetable demo`: pictures and the transcript of one ruling, written without a display."""

import argparse
from pathlib import Path

from bridgetable.api import open_file
from bridgetable.cli.output import mention
from bridgetable.formats.files import write_whole
from bridgetable.language import tr
from bridgetable.resources import lessons


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("-o", "--output", type=Path, default=Path("demo"), metavar="FOLDER", help=tr("default: demo"))
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=tr("instead of the first lesson"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw the table at every question that was asked and at the end, and write the transcript."""
    table = open_file(args.file or lessons()[0])
    end = len(table.lines)
    folder: Path = args.output
    folder.mkdir(parents=True, exist_ok=True)
    pictures = 0
    for place in range(end + 1):
        table.go_to(place)
        if place == end or table.question is not None:
            pictures += 1
            table.save_picture(folder / f"{pictures:02}.png")
    write_whole(folder / "transcript.txt", table.transcript().encode())
    mention(tr("{pictures} pictures and transcript.txt are in {folder}\n", pictures=pictures, folder=folder.resolve()))
    return 0
