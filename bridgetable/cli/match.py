"""The command `bridgetable match`: a session, what every adjustment moved in it, and its `.match` file written."""

import argparse
import json
from pathlib import Path

from bridgetable.api import Session, new_session, open_session
from bridgetable.api.looks import PAPERS
from bridgetable.cli.form import field_text
from bridgetable.cli.handout import pdf_path
from bridgetable.cli.output import mention, put, put_json, see_replaceable
from bridgetable.cli.typed import Mistyped
from bridgetable.formats.match_kind import SUFFIX
from bridgetable.language import tr


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add = parser.add_argument
    help_text = tr("a .match file, PBN with its results, CSV, a journal, or a folder of them; - reads standard input")
    add("paths", type=Path, nargs="+", metavar="FILE", help=help_text)
    add("--json", action="store_true", help=tr("write one JSON object instead of lines"))
    into = tr("write a .match file: a new one of these files, or that which was read with --set and --add")
    add("-o", "--output", type=Path, metavar="X.match", help=into)
    words = tr('a line of its header, such as title="Tuesday pairs" or ended=22:10; may be given several times')
    add("--set", type=field_text, action="append", default=[], metavar="KEY=VALUE", help=words)
    words = tr("add a line, such as 'penalty NS 4: 10%%'; may be given several times")
    add("--add", action="append", default=[], metavar="LINE", help=words)
    add("--pdf", type=pdf_path, metavar="X.pdf", help=tr("write the boards and the standings as a PDF"))
    add("--paper", choices=PAPERS, default=PAPERS[0], help=tr("default {papers}", papers=PAPERS[0]))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the session, or write its file. Raises BridgetableError."""
    session = session_of(args)
    for key, value in args.set if args.paths[0].suffix.lower() == SUFFIX else ():
        session.set(**{key: value})
    for line in args.add:
        session.add(line)
    if args.output is not None:
        see_replaceable(args.output)
        session.write(args.output)
        mention(f"{args.output}\n")
    if args.pdf is not None:
        session.save_pdf(args.pdf, paper=args.paper)
        mention(f"{args.pdf}\n")
    if args.json:
        put_json(json.dumps(session.report(), indent=1, ensure_ascii=False))
    elif args.output is None and args.pdf is None:
        put(session.transcript())
    return 0


def session_of(args: argparse.Namespace) -> Session:
    """The session of the arguments: one that is read, or a new one of several files. Raises Mistyped."""
    first: Path = args.paths[0]
    is_match = first.suffix.lower() == SUFFIX
    if len(args.paths) == 1 and (args.output is None or is_match):
        if (args.set or args.add) and not is_match:
            raise Mistyped(tr("lines are set and added in a .match file: write one with --output"))
        return open_session(first)
    if args.output is None:
        raise Mistyped(tr("several files make a new session: say with --output where it is to be written"))
    return new_session(args.output, args.paths, **dict(args.set))
