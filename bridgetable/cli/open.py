"""The command `bridgetable open`, and `bridgetable` alone: the window."""

from __future__ import annotations

import argparse
from pathlib import Path

from bridgetable.api import needing_qt


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a journal, or a PBN or LIN file")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Open the window on the file, or on a lesson that is ready to use."""
    return open_window(args.file)


def open_window(file: Path | None) -> int:
    """Open the window on a file, or on the first lesson; the exit status.

    Raises Error where Qt is not installed, or the system lacks a library that it needs.
    """
    with needing_qt("the window"):
        from bridgetable.gui.app import run as run_window

        return run_window(file)
