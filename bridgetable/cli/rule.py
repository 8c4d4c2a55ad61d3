"""The command `bridgetable rule`: a journal acted out and told."""

from __future__ import annotations

import argparse
from pathlib import Path

from bridgetable.cli.output import put, put_json
from bridgetable.formats.journal import acted_out
from bridgetable.formats.opening import Opened, open_file
from bridgetable.game.errors import BridgetableError
from bridgetable.session.history import History
from bridgetable.views.report import report_json
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text
from bridgetable.views.transcript import transcript


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal, or a PBN or LIN file")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="write one JSON object instead of lines")
    form.add_argument("--summary", action="store_true", help="write the summary page of the board, 80 columns wide")
    add_place(parser)
    parser.set_defaults(run=run)


def add_place(parser: argparse.ArgumentParser) -> None:
    """Let a board of the file and a place in it be chosen."""
    parser.add_argument("--board", type=int, default=1, metavar="N", help="which board of the file, from 1 (default 1)")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N actions")


def run(args: argparse.Namespace) -> int:
    """Print the sitting after the last action, or after the one chosen."""
    history = chosen(args)
    if args.summary:
        put(summary_text(summary_of(history, board_chosen(args).journal.title)))
    elif args.json:
        put_json(report_json(history.now))
    else:
        put(transcript(history.now))
    return 0


def chosen(args: argparse.Namespace) -> History:
    """The history that the arguments choose: file, board and place.

    Raises BridgetableError when there is no such board or place.
    """
    opened = board_chosen(args)
    history = acted_out(opened.journal, args.file.name)
    if args.at is None:
        return history
    if not 0 <= args.at <= len(history.done):
        msg = f"{args.file.name} has {len(history.done)} actions, so there is no place {args.at}"
        raise BridgetableError(msg)
    return history.at(args.at)


def board_chosen(args: argparse.Namespace) -> Opened:
    """The board of the file that the arguments choose.

    Raises BridgetableError when there is no such board.
    """
    boards = open_file(args.file)
    if not 1 <= args.board <= len(boards):
        msg = f"{args.file.name} has {len(boards)} boards that can be shown, so there is no board {args.board}"
        raise BridgetableError(msg)
    number: int = args.board
    return boards[number - 1]
