"""The command `bridgetable match`: a session, and what every adjustment moved in it."""

import argparse
import json
from pathlib import Path

from bridgetable.cli.output import put, put_json
from bridgetable.formats.match.opening import open_match
from bridgetable.language import tr
from bridgetable.views.match.report import match_json, match_lines
from bridgetable.views.match.session import Session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    help_text = tr("a .match file, PBN with its results, CSV, a journal, or a folder of them; - reads standard input")
    parser.add_argument("path", type=Path, metavar="FILE", help=help_text)
    parser.add_argument("--json", action="store_true", help=tr("write one JSON object instead of lines"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the session. Raises BridgetableError."""
    session = Session(open_match(args.path))
    if args.json:
        put_json(json.dumps(match_json(session), indent=1, ensure_ascii=False))
    else:
        put("\n".join((*match_lines(session), "")))
    return 0
