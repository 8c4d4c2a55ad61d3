"""The command `bridgetable open`, and `bridgetable` alone: the window."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a journal, or a PBN or LIN file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window on the file, or on a lesson that is ready to use."""
    from bridgetable.gui.app import run as open_window

    return open_window(args.file)
