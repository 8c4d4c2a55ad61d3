"""The command `bridgetable convert`: boards of one format written in another."""

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from bridgetable.cli.check import boards_words
from bridgetable.cli.output import complain, mention
from bridgetable.cli.typed import Mistyped
from bridgetable.formats.convert import ENDINGS, Converted, Found, converted, found_in, found_in_text
from bridgetable.formats.encodings import Decoded
from bridgetable.formats.errors import RecordError
from bridgetable.formats.file_names import hyphened
from bridgetable.formats.files import see_writable, write_whole
from bridgetable.formats.journal_kind import SUFFIX
from bridgetable.formats.pbn.write import TagOrder
from bridgetable.formats.viewer_address import ADDRESS
from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.language import tr


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add = parser.add_argument
    add(
        "sources",
        nargs="+",
        metavar="IN",
        help=tr("a .table, .pbn, .lin, .rbn, .dup or .dlm, the address of a hand viewer, or - for standard input"),
    )
    into = tr("a .pbn or .lin for all boards, a .table for one, or a folder for a .table of each board")
    add("-o", "--output", type=Path, required=True, metavar="OUT", help=into)
    add("--export", action="store_true", help=tr("write PBN in its export format, also what is in PBN already"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Write the boards, and print how many and what their new format does not hold; 1 when one was not read or held."""
    output: Path = args.output
    is_folder = output.is_dir() or not output.suffix
    if not is_folder and output.suffix.lower() not in ENDINGS:
        words = "{path}: boards are written into a .table, a .pbn, a .lin, or a folder of .table files"
        raise Mistyped(tr(words, path=output))
    if not is_folder:
        see_writable(output)
    boards: list[Found] = []
    unread = 0
    for one in every_board(args.sources):
        if isinstance(one, RecordError):
            complain(str(one))
            unread += 1
        else:
            boards.append(one)
    order = TagOrder.EXPORT if args.export else TagOrder.AS_READ
    made = converted(boards, SUFFIX if is_folder else output.suffix.lower(), order)
    if not made.contents:
        words = tr("{output}: not written, for there is no board for it", output=output)
        raise BridgetableError("; ".join([words, lost_line(made)] if made.lost else [words]))
    if len(made.contents) > 1 and not is_folder:
        words = "{output}: not written, for a .table holds one board, and there are {count}: name a folder"
        raise BridgetableError(tr(words, output=output, count=made.boards))
    for count, (path, content) in enumerate(
        zip(places(output, boards, is_folder=is_folder), made.contents, strict=False)
    ):
        try:
            write_whole(path, content)
        except OSError as error:
            if not count:
                raise
            words = "{trouble}; written before it: {boards}"
            raise BridgetableError(tr(words, trouble=sentence_of(error), boards=boards_words(count))) from None
    mention(f"{output}: {boards_words(made.boards)}\n")
    if made.lost:
        mention(lost_line(made) + "\n")
    return 1 if unread or made.boards < len(boards) else 0


def every_board(sources: Iterable[str]) -> Iterator[Found | RecordError]:
    """The boards of every file and address."""
    for source in sources:
        if ADDRESS.match(source):
            yield from found_in_text(Decoded(source, "utf-8"), Path("address"))
        else:
            yield from found_in(Path(source))


def places(output: Path, boards: list[Found], *, is_folder: bool) -> Iterator[Path]:
    """The files to write into: the one that was named, or in a folder one for each board, named after it."""
    if not is_folder:
        yield output
        return
    output.mkdir(parents=True, exist_ok=True)
    names: set[str] = set()
    for at, board in enumerate(boards, 1):
        number, plain = at, hyphened(board.name) or "board"
        name = plain
        while name in names:
            name, number = f"{plain}-{number}", number + 1
        names.add(name)
        yield output / f"{name}{SUFFIX}"


def lost_line(made: Converted) -> str:
    """One line with what the new format does not hold, with the number of boards that have it."""
    by_count: dict[int, list[str]] = {}
    for what, count in made.lost.items():
        by_count.setdefault(count, []).append(what)
    parts = (f"{', '.join(whats)} ({boards_words(count)})" for count, whats in by_count.items())
    return tr("not held by this format: {parts}", parts="; ".join(parts))
