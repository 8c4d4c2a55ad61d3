"""The command `bridgetable form`: a form of a tournament, filled from a board, as a PDF or JSON."""

import argparse
import json
from pathlib import Path

from bridgetable.api.looks import PAPERS
from bridgetable.cli.handout import pdf_path
from bridgetable.cli.output import mention, put, put_json
from bridgetable.cli.rule import READABLE, add_place, table_chosen
from bridgetable.cli.typed import Mistyped, typed
from bridgetable.desk.forms import FORMS
from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    kinds = [one.name for one in FORMS]
    parser.add_argument("kind", choices=kinds, metavar="KIND", help=tr("one of {names}", names=", ".join(kinds)))
    parser.add_argument("file", type=Path, metavar="FILE", help=READABLE)
    parser.add_argument("-o", "--output", type=pdf_path, metavar="X.pdf", help=tr("the file to write"))
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help=tr("default {papers}", papers=PAPERS[0]))
    words = tr("put a text into a field, over what the board tells or the journal keeps; may be given several times")
    parser.add_argument("--set", type=field_text, action="append", default=[], metavar="FIELD=TEXT", help=words)
    parser.add_argument("--json", action="store_true", help=tr("write one JSON object instead of lines"))
    add_place(parser)
    parser.set_defaults(run=run)


@typed
def field_text(text: str) -> tuple[str, str]:
    """A field and the text that is put into it."""
    name, equals, said = text.partition("=")
    if not equals:
        raise BridgetableError(tr("“{text}” found, expected a field, “=” and its text", text=text))
    return name.strip().replace("-", "_"), said


def run(args: argparse.Namespace) -> int:
    """Write a form, or print its fields."""
    if args.json and args.output is not None:
        raise Mistyped(tr("a form is written as a PDF or as JSON: leave --output or --json out"))
    table, texts = table_chosen(args), dict(args.set)
    if args.output is not None:
        table.save_form(args.kind, args.output, texts, paper=args.paper)
        mention(f"{args.output}\n")
        return 0
    told = table.form(args.kind, texts)
    if args.json:
        put_json(json.dumps(told, indent=1, ensure_ascii=False))
    else:
        put("".join(f"{name}: {text}\n" for name, text in told["fields"].items()))
    return 0
