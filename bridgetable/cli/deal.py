"""The command `bridgetable deal`: boards with hands as they are wished for, printed or written into a file."""

import argparse
from pathlib import Path

from bridgetable.chance import any_seed
from bridgetable.cli.output import mention, put
from bridgetable.cli.typed import Mistyped, number, typed
from bridgetable.formats.detect import SUFFIXES
from bridgetable.formats.encodings import encode
from bridgetable.formats.files import see_writable, write_whole
from bridgetable.formats.from_table import recorded
from bridgetable.formats.journal import Journal, journal_text
from bridgetable.formats.journal_kind import SUFFIX as JOURNAL
from bridgetable.formats.lin.write import lin_text
from bridgetable.formats.pbn.write import TagOrder, pbn_text
from bridgetable.game.boards import Board, numbered
from bridgetable.game.calls import Strain
from bridgetable.game.dealing import Wishes, boards_as, wish
from bridgetable.game.deals import deal_text
from bridgetable.game.meanings import Meaning
from bridgetable.game.seats import BySeat, Seat, Side
from bridgetable.game.table import new_table
from bridgetable.language import tr
from bridgetable.worth.position import DealTable
from bridgetable.worth.process import SolverProcess

SEATS = {"north": Seat.N, "east": Seat.E, "south": Seat.S, "west": Seat.W}
SIDES = {"ns": Side.NS, "ew": Side.EW}
MOST_BOARDS = 1_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add = parser.add_argument
    for name in SEATS:
        add(
            f"--{name}",
            type=typed(wish),
            metavar="WISH",
            help=tr("what {name} holds: “5+ spades, 6+”", name=name.capitalize()),
        )
    for name in SIDES:
        add(
            f"--{name}",
            type=typed(wish),
            metavar="WISH",
            help=tr("what {name} hold together, such as “25-27”", name=name.upper()),
        )
    add("--seed", type=number(0), help=tr("the same seed and the same wishes deal the same boards"))
    add(
        "-n",
        "--number",
        type=number(1, MOST_BOARDS),
        default=1,
        metavar="COUNT",
        help=tr("how many boards (default 1)"),
    )
    add("-o", "--output", type=Path, metavar="FILE", help=tr(".table for one board, .pbn or .lin for any number"))
    add("--dd", action="store_true", help=tr("print the double-dummy table of each board"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Deal the boards, and print or write them with their seed."""
    if args.output is not None:
        see_ending(args.output, args.number)
        see_writable(args.output)
    seed = any_seed() if args.seed is None else args.seed
    deals = boards_as(wishes_of(args), seed, args.number)
    boards = tuple(numbered(number, deal) for number, deal in enumerate(deals, 1))
    if args.output is None:
        put("".join(f"{board.number}: {deal_text(board.deal)}\n" for board in boards))
    else:
        write_whole(args.output, content_of(boards, args.output))
        mention(f"{args.output}: {len(boards)} {'board' if len(boards) == 1 else 'boards'}\n")
    if args.dd:
        with SolverProcess() as solver:
            for board in boards:
                put(table_text(board.number, solver.table(deal_text(board.deal))))
    mention(tr("seed {seed}\n", seed=seed))
    return 0


def table_text(number: int, table: DealTable) -> str:
    """The double-dummy table of a board: the tricks of each seat as declarer, by denomination."""
    lines = [
        tr("best play of board {number}{strain}", number=number, strain="".join(f"{strain!s:>4}" for strain in Strain))
    ]
    wide = len(lines[0]) - 4 * len(Strain)
    lines += [f"{seat!s:>{wide}}" + "".join(f"{tricks:4}" for tricks in table[seat]) for seat in SEATS.values()]
    return "\n".join(lines) + "\n"


def wishes_of(args: argparse.Namespace) -> Wishes:
    """The wishes on the command line."""
    hands: dict[Seat, Meaning | None] = {seat: getattr(args, name) for name, seat in SEATS.items()}
    sides = tuple((side, meant) for name, side in SIDES.items() if (meant := getattr(args, name)) is not None)
    return Wishes(BySeat.each(lambda seat: hands[seat]), sides)


def see_ending(path: Path, count: int) -> None:
    """See that so many boards go into a file of this name. Raises Mistyped."""
    ending = path.suffix.lower()
    if ending == JOURNAL and count > 1:
        words = "{path}: a .table holds one board; name a .pbn or a .lin for {count} boards"
        raise Mistyped(tr(words, path=path, count=count))
    if ending not in {JOURNAL, *SUFFIXES}:
        words = "{path}: boards are written into a .table, a .pbn or a .lin; choose one of these endings"
        raise Mistyped(tr(words, path=path))


def content_of(boards: tuple[Board, ...], path: Path) -> bytes:
    """The boards as the content of a file of this name."""
    match path.suffix.lower():
        case ".pbn":
            return encode(pbn_text((recorded(new_table(board)) for board in boards), TagOrder.EXPORT))
        case ".lin":
            return lin_text(recorded(new_table(board)) for board in boards).encode()
        case _:
            return journal_text(Journal(boards[0], title=tr("Board {number}", number=boards[0].number))).encode()
