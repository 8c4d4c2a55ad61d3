"""The command `bridgetable show`: the table drawn as the window would, without a display."""

from __future__ import annotations

import argparse
from pathlib import Path

from bridgetable.cli.output import put
from bridgetable.cli.rule import add_place, board_chosen, chosen
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import Seat
from bridgetable.views.eyes import Eye, Watcher

EYES: dict[str, Eye] = {"all": Watcher.ALL, "table": Watcher.TABLE, **{str(s): s for s in Seat}}
THEMES = ("dark", "light", "contrast")
SUFFIXES = (".png", ".pdf", ".svg")
# The longest side in pixels: what much larger pictures need, few memories hold.
MOST = 8192


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal, or a PBN or LIN file")
    parser.add_argument("-o", "--output", type=picture_path, required=True, metavar="OUT", help=".png, .pdf or .svg")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="pixels (default 1920x1080)")
    parser.add_argument("--eye", choices=EYES, default="all", help="who looks: all hands, the table alone, or a seat")
    parser.add_argument("--theme", choices=THEMES, help="colours (default dark; a summary is black on white)")
    parser.add_argument("--summary", action="store_true", help="draw the summary page of the board, on sheets of A4")
    parser.add_argument("--projector", action="store_true", help="the large layout for a class")
    parser.add_argument("--option", type=int, metavar="N", help="preview this option of the pending question, from 1")
    add_place(parser)
    parser.set_defaults(run=run)


def picture_path(text: str) -> Path:
    """The file to write.

    Raises ArgumentTypeError when its ending is none that can be drawn.
    """
    path = Path(text)
    if path.suffix.lower() not in SUFFIXES:
        msg = f"{text} does not end in {', '.join(SUFFIXES)}"
        raise argparse.ArgumentTypeError(msg)
    return path


def size(text: str) -> tuple[int, int]:
    """A size in pixels.

    Raises ArgumentTypeError.
    """
    parts = text.lower().split("x")
    sides = [int(part) for part in parts if part.isdecimal() and len(part) <= len(str(MOST))]
    if len(parts) != 2 or len(sides) != 2 or sides[0] < 640 or sides[1] < 400 or max(sides) > MOST:
        expected = f"a size from 640x400 to {MOST}x{MOST}, such as 1920x1080"
        raise argparse.ArgumentTypeError(str(NotationError(text, expected)))
    return sides[0], sides[1]


def run(args: argparse.Namespace) -> int:
    """Draw the sitting after the last action, or after the one chosen, or its summary page."""
    journal = board_chosen(args).journal
    if args.summary:
        from bridgetable.gui.summary.files import draw_summary
        from bridgetable.views.result.summary import summary_of

        draw_summary(summary_of(chosen(args), journal.title, EYES[args.eye]), args.output, args.theme or "paper")
    else:
        from bridgetable.gui.files.show import Looks, draw

        looks = Looks(args.size, EYES[args.eye], args.theme or "dark", projector=args.projector, option=args.option)
        draw(chosen(args), journal, looks, args.output, name=args.file.name)
    put(f"{args.output}\n")
    return 0
