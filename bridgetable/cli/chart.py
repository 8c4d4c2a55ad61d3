"""The command `bridgetable chart`: the decision chart of a case, or of every law, as a picture."""

import argparse
from pathlib import Path

from bridgetable.api import save_charts
from bridgetable.api.looks import THEMES
from bridgetable.cli.output import mention
from bridgetable.cli.rule import add_place, table_chosen
from bridgetable.cli.show import picture_path
from bridgetable.cli.typed import Mistyped
from bridgetable.formats.picture_kind import PictureKind, kind_of
from bridgetable.game.books import LAWS_2017
from bridgetable.language import tr


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add = parser.add_argument
    whose = parser.add_mutually_exclusive_group(required=True)
    whose.add_argument("file", type=Path, nargs="?", metavar="FILE", help=tr("a journal, or a PBN or LIN file"))
    whose.add_argument(
        "--all", action="store_true", help=tr("every law that rules on something, a page for each (.pdf)")
    )
    add("-o", "--output", type=picture_path, required=True, metavar="OUT", help=tr(".svg, .pdf or .png"))
    add("--law", default="", metavar="N", help=tr("the last case of this law (default: the case in hand)"))
    themes = (*THEMES, "paper")
    add("--theme", choices=themes, default="paper", help=tr("colours (default paper: black on white)"))
    add_place(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Draw the chart of the case in hand after the last action, or after the one chosen; or those of all laws."""
    if args.all:
        if kind_of(args.output) is not PictureKind.PDF:
            words = "{output} found, expected a name that ends in .pdf: the charts of all laws are many pages"
            raise Mistyped(tr(words, output=args.output.name))
        if args.regulations is not None:
            raise Mistyped(tr("--regulations stands with a FILE: the charts of all laws are drawn by a book alone"))
        save_charts(args.output, theme=args.theme, book=args.book or LAWS_2017.edition)
    else:
        table_chosen(args).save_chart(args.output, law=args.law, theme=args.theme)
    mention(f"{args.output}\n")
    return 0
