"""The command `bridgetable demo`: the main job done without a display, into a folder of pictures and a transcript."""

from __future__ import annotations

import argparse
from pathlib import Path

from bridgetable.cli.output import put
from bridgetable.formats.files import write_whole
from bridgetable.formats.journal import acted_out
from bridgetable.formats.opening import open_file
from bridgetable.resources import lessons
from bridgetable.views.transcript import transcript


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("-o", "--output", type=Path, default=Path("demo"), metavar="FOLDER", help="default: demo")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="instead of the first lesson")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw the table at every question that was asked and at the end, and write the transcript."""
    from bridgetable.gui.files.show import Looks, draw

    path = args.file or lessons()[0]
    journal = open_file(path)[0].journal
    history = acted_out(journal, path.name)
    folder: Path = args.output
    folder.mkdir(parents=True, exist_ok=True)
    asked = [n for n in range(len(history.done)) if history.after(n).pending is not None]
    for number, count in enumerate((*asked, len(history.done)), 1):
        draw(history.at(count), journal, Looks(), folder / f"{number:02}.png", name=path.name)
    write_whole(folder / "transcript.txt", transcript(history.now).encode())
    put(f"{len(asked) + 1} pictures and transcript.txt are in {folder.resolve()}\n")
    return 0
