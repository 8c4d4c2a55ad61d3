"""The command `bridgetable handbook`: the handbook printed as text, or written as a PDF."""

import argparse

from bridgetable.api import save_handbook
from bridgetable.api.looks import PAPERS
from bridgetable.cli.handout import pdf_path
from bridgetable.cli.output import mention, put
from bridgetable.formats.handbook import handbook
from bridgetable.language import tr


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    help_text = tr("the file to write; without it the text is printed")
    parser.add_argument("-o", "--output", type=pdf_path, metavar="X.pdf", help=help_text)
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help=tr("default {papers}", papers=PAPERS[0]))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the handbook, or write it."""
    if args.output is None:
        put("\n\n".join(chapter.text.strip() for chapter in handbook()) + "\n")
    else:
        pages = save_handbook(args.output, paper=args.paper)
        mention(tr("{output}: {pages} pages\n", output=args.output, pages=pages))
    return 0
