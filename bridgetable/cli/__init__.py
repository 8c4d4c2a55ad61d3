"""The command line: open the window, or print and draw what a file holds without one."""

import argparse
import contextlib
import os
import re
import sys
import time
from collections.abc import Sequence
from importlib import import_module

from bridgetable import __version__
from bridgetable.cli.compiled import keep_compiled
from bridgetable.cli.output import complain, flush, hold_places, reader_has_gone, see_replaceable
from bridgetable.cli.typed import Mistyped, Parser
from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.language import tr, trouble

COMMANDS = {
    "open": tr("open the window on a file, or on a lesson (the command when none is named)"),
    "rule": tr("act a journal out and print the table: the pending question, orders, cards, score"),
    "compare": tr("rule a journal by several books of the Laws, and print the first difference"),
    "check": tr("find the irregularities in PBN and LIN files and folders"),
    "convert": tr("write boards of journals, PBN, LIN, RBN and duplicating machines in another format"),
    "show": tr("draw the table as the window would, without a display"),
    "chart": tr("draw the decision chart of a ruling, every answer tried, or the charts of all laws"),
    "laws": tr("print the register of the Laws, and how much of it is built"),
    "lessons": tr(
        "list the lessons with their laws, by course or by law, or open one by its number or words of its title"
    ),
    "desk": tr("calculate at the director's desk: scores, fields, events, penalties; the list of calculations alone"),
    "match": tr("print a session: its boards, the standings before and after each change, and what each change moved"),
    "form": tr("fill a form of a tournament from a board: ruling, report of hand, poll sheet, appeal, scores"),
    "deal": tr("deal boards, with hands as they are wished for"),
    "handout": tr("write exercises on paper from lessons, courses or journals, and their answers on sheets apart"),
    "handbook": tr("print the handbook, or write it as a PDF"),
    "stage": tr("stage cases in which something has gone wrong, each a journal that stops with the director called"),
    "demo": tr("do the main job without a display, and write pictures and the transcript"),
}
COMMAND_LIKE = re.compile(r"[^-./\\][^./\\]*")
"""A word that looks like a command and not like the name of a file."""
CLOSED_PIPE = 141
"""The status that a shell gives a program whose reader has gone."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status: 2 for what was mistyped, 1 for what could not be read or done."""
    hold_places()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    keep_compiled()
    if not_spoken := trouble():
        complain(not_spoken)
    try:
        try:
            return run(list(sys.argv[1:] if argv is None else argv))
        finally:
            flush(sys.stdout)
    except (BridgetableError, OSError) as error:
        if reader_has_gone(error):
            return CLOSED_PIPE
        if isinstance(error, OSError) and error.filename is None:
            error.filename = tr("the output")
        complain(sentence_of(error))
        return 2 if isinstance(error, Mistyped) else 1


def run(words: list[str]) -> int:
    """Run the command that the words name, or open the window; the exit status. Raises BridgetableError."""
    try:
        time.time()
    except OverflowError:
        raise BridgetableError(tr("the clock of this computer is set later than the year 2262: set it right")) from None
    if (strange := next((word for word in words if "\0" in word), None)) is not None:
        raise Mistyped(tr("“{strange}” found: no name and no text has such a sign", strange=strange))
    first = words[0] if words else ""
    if first not in COMMANDS and first not in {"-h", "--help", "--version"}:
        if COMMAND_LIKE.fullmatch(first) and not os.path.lexists(first):
            sentence = "“{first}” is no file and no command; the commands are {commands}"
            raise Mistyped(tr(sentence, first=first, commands=", ".join(COMMANDS)))
        words.insert(0, "open")
    args = parser_for(words[0]).parse_args(words)
    if (output := getattr(args, "output", None)) is not None:
        see_replaceable(output)
    return int(args.run(args))


def parser_for(chosen: str) -> argparse.ArgumentParser:
    """The parser; only the command that was chosen is loaded, so that each starts fast."""
    parser = Parser("bridgetable", description=tr("A bridge table that knows the Laws."))
    parser.add_argument("--version", action="version", version=f"bridgetable {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, help_text in COMMANDS.items():
        command = commands.add_parser(name, help=help_text, description=help_text)
        if name == chosen:
            import_module(f"bridgetable.cli.{name}").add_arguments(command)
    return parser
