"""The command `bridgetable show`: the table drawn as the window would, without a display."""

import argparse
from pathlib import Path

from bridgetable.api.looks import EYES, LONGEST, SMALLEST, THEMES
from bridgetable.cli.output import mention
from bridgetable.cli.rule import READABLE, add_place, table_chosen
from bridgetable.cli.typed import number, typed
from bridgetable.formats.picture_kind import kind_of
from bridgetable.game.errors import NotationError
from bridgetable.language import tr


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add = parser.add_argument
    add("file", type=Path, metavar="FILE", help=READABLE)
    add("-o", "--output", type=picture_path, required=True, metavar="OUT", help=tr(".png, .pdf or .svg"))
    add("--size", type=size, default=(1920, 1080), metavar="WxH", help=tr("pixels (default 1920x1080)"))
    add("--eye", choices=EYES, default="all", help=tr("who looks: all hands, the table alone, or a seat"))
    add("--theme", choices=THEMES, help=tr("colours (default dark; a summary is black on white)"))
    add("--summary", action="store_true", help=tr("draw the summary page of the board, on sheets of A4"))
    add("--projector", action="store_true", help=tr("the large layout for a class"))
    add("--option", type=number(1), metavar="N", help=tr("preview this option of the pending question, from 1"))
    add_place(parser)
    parser.set_defaults(run=run)


@typed
def picture_path(text: str) -> Path:
    """The file to write, of an ending that can be drawn."""
    path = Path(text)
    kind_of(path)
    return path


@typed
def size(text: str) -> tuple[int, int]:
    """A size in pixels."""
    parts = text.lower().split("x")
    sides = [int(part) for part in parts if part.isdecimal() and len(part) <= len(str(LONGEST))]
    if len(parts) != 2 or len(sides) != 2 or sides[0] < SMALLEST[0] or sides[1] < SMALLEST[1] or max(sides) > LONGEST:
        words = "a size from {smallest}x{smallest_2} to {longest}x{longest}, such as 1920x1080"
        expected = tr(words, smallest=SMALLEST[0], smallest_2=SMALLEST[1], longest=LONGEST)
        raise NotationError(text, expected)
    return sides[0], sides[1]


def run(args: argparse.Namespace) -> int:
    """Draw the table after the last action, or after the one chosen, or its summary page."""
    table = table_chosen(args)
    if args.summary:
        table.save_summary(args.output, eye=args.eye, theme=args.theme or "paper")
    else:
        theme = args.theme or "dark"
        table.save_picture(
            args.output, size=args.size, eye=args.eye, theme=theme, projector=args.projector, option=args.option
        )
    mention(f"{args.output}\n")
    return 0
