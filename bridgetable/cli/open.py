"""The command `bridgetable open`, and `bridgetable` alone: the window."""

import argparse
from pathlib import Path

from bridgetable.language import tr


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    what = tr("a journal, a PBN or LIN file, a course or a folder of lessons, or a series to practise on")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=what)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window on the file, or on its start page."""
    return open_window(args.file)


def open_window(file: Path | None) -> int:
    """Open the window on a file, or on its start page; the exit status. Raises NoWindow or NoQt."""
    from bridgetable.gui.app import run as run_window

    return run_window(file)
