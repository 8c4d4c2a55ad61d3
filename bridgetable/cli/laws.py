"""The command `bridgetable laws`: the register of the Laws, the code that carries it, and the cases that prove it."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from bridgetable.cli.output import put, put_json
from bridgetable.cli.typed import edition, number
from bridgetable.formats.cases import IDS, Example, examples, tables
from bridgetable.formats.journal import LAST_LAW, RULE, Journal, acted_out, read_journal
from bridgetable.formats.lawbook import STATUSES, Clause, Lawbook, book_of, lawbook
from bridgetable.formats.under_book import under_book
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.resources import root
from bridgetable.rulings.editions import functions_by
from bridgetable.views.book.clauses import found_by, leading_number, load_laws
from bridgetable.views.book.moments import comes_to
from bridgetable.views.transcript import transcript

CASES = Path("tests") / "rulings_told"
FORMAT, VERSION = "bridgetable-laws", 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    add = parser.add_argument
    add("cite", nargs="?", metavar="CLAUSE", help=tr("a clause with those beneath it (57A), or a law (57)"))
    add("--law", type=number(1, LAST_LAW), metavar="N", help=tr("only this law, 1 to 93"))
    by = tr("by another edition of the Laws, such as 2007")
    add("--book", type=edition, default=LAWS_2017.edition, metavar="YEAR", help=by)
    add("--status", choices=STATUSES, help=tr("only clauses of this status"))
    add("--search", metavar="WORDS", help=tr("only clauses that these everyday words mean"))
    add("--without-case", action="store_true", help=tr("only clauses that no worked case shows"))
    add("--json", action="store_true", help=tr("write one JSON object, with functions and examples"))
    add("--cases", action="store_true", help=tr("print each worked case and whether it stands"))
    add("--from", dest="folder", type=Path, metavar="FOLDER", help=tr("where the worked cases are"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the register or a part of it, or the worked cases; 1 when a case does not stand."""
    if args.cases:
        folders = folders_of_cases(args.folder)
        # A checkout has those of another edition beside those of the Laws of 2017.
        beside = (folder.parent / "editions" / args.book for folder in folders)
        cases = golden_cases(args.book, *folders, *beside)
        if not cases:
            raise BridgetableError(tr("no worked case there is under the {title}", title=tr(book_of(args.book).title)))
        put("\n".join((*(case_line(*one) for one in cases), tr("{count} cases told", count=len(cases)), "")))
        return int(not all(case.stands for _, case in cases))
    book, register = book_of(args.book), lawbook(args.book)
    clauses = chosen(register, args)
    told = entries(book, clauses, folders_if_any(args.folder))
    if args.json:
        put_json(json_text(book, told))
        return 0
    lines = register_lines(register, clauses) if args.cite is None else entry_lines(told)
    head = () if book == LAWS_2017 else (tr(book.title),)
    put("\n".join((*head, *lines, "")))
    return 0


def chosen(book: Lawbook, args: argparse.Namespace) -> tuple[Clause, ...]:
    """The clauses that all arguments together choose, in the order of the book. Raises BridgetableError."""
    kept = [c for law in book.law if args.law in {None, law.number} for c in law.clause]
    if args.cite is not None:
        named = beneath(book, args.cite)
        kept = [c for c in kept if c in named]
    if args.search is not None:
        found = found_by(book, args.search)
        kept = [c for c in kept if found.exact and c in found.rows]
        if not kept:
            raise BridgetableError(tr("no clause that is asked for is meant by “{words}”", words=args.search))
    if args.without_case:
        kept = [
            entry.clause
            for entry in entries(book_of(args.book), kept, folders_if_any(args.folder))
            if not entry.examples
        ]
    return tuple(c for c in kept if args.status in {None, c.status})


def folders_of_cases(given: Path | None) -> tuple[Path, ...]:
    """The folders of worked cases: the one given, or the program's and those of a checkout. Raises BridgetableError."""
    here = next((p for p in (Path.cwd() / CASES, Path(__file__).parents[2] / CASES) if tables(p)), None)
    places = (given,) if given is not None else (root() / "cases", *(() if here is None else (here,)))
    found = tuple(place for place in places if tables(place))
    if found:
        return found
    raise BridgetableError(tr("no worked cases in {places}: name their folder with --from", places=places[0]))


def folders_if_any(given: Path | None) -> tuple[Path, ...]:
    """The folders of worked cases, if there are any. Raises BridgetableError when the one that is named has none."""
    try:
        return folders_of_cases(given)
    except BridgetableError:
        if given is not None:
            raise
        return ()


def register_lines(book: Lawbook, clauses: tuple[Clause, ...]) -> Iterator[str]:
    """The laws of these clauses with the clauses, then the count of each status in the whole book."""
    kept = {c.id for c in clauses}
    for law in book.law:
        told = [c for c in law.clause if c.id in kept]
        if told:
            yield tr("Law {number}: {title}", number=law.number, title=law.title)
            yield from (clause_line(c) for c in told)
    counts = book.counts()
    yield tr("{s}: {total} clauses", s=", ".join(f"{counts[s]} {s}" for s in STATUSES), total=counts.total())


def clause_line(clause: Clause) -> str:
    """A clause as one line: its number, status and gloss."""
    return f"  {clause.id:<9}{clause.status:<10} {clause.gloss}"


def entry_lines(told: Iterable[ClauseEntry]) -> Iterator[str]:
    """Each clause with the functions that carry it and the golden rulings that prove it."""
    for entry in told:
        yield clause_line(entry.clause).lstrip()
        yield from (tr("  code  {function}", function=function) for function in entry.functions)
        yield from (
            tr("  case  {example}: {title}", example=example.name, title=example.title) for example in entry.examples
        )


def json_text(book: Book, told: Iterable[ClauseEntry]) -> str:
    """The clauses as one JSON object of a versioned shape."""
    clauses = [
        {
            "cite": entry.clause.id,
            "gloss": entry.clause.gloss,
            "status": entry.clause.status,
            "functions": list(entry.functions),
            "examples": [example.name for example in entry.examples],
        }
        for entry in told
    ]
    head = {"format": FORMAT, "version": VERSION, "book": book.edition, "book_title": tr(book.title)}
    return json.dumps({**head, "clauses": clauses}, indent=1, ensure_ascii=False)


@frozen
class ClauseEntry:
    """A clause of the register, the functions that carry it, and the golden rulings that cite it."""

    clause: Clause
    functions: tuple[str, ...]
    examples: tuple[Example, ...]


def entries(book: Book, clauses: Iterable[Clause], folders: tuple[Path, ...]) -> Iterator[ClauseEntry]:
    """The entries of these clauses of a book; without folders of golden rulings they have no examples."""
    load_laws()
    functions, known = functions_by(book), examples(*folders, book=book)
    for one in clauses:
        shown = tuple(case for case in known if one.id in case.cites and comes_to(case, one.id))
        yield ClauseEntry(one, functions.get(one.id, ()), shown)


def beneath(book: Lawbook, cite: str) -> tuple[Clause, ...]:
    """The clauses of a law (`57`), or a clause with those beneath it (`57A`: 57A, 57A1 …). Raises BridgetableError."""
    law = next((one for one in book.law if str(one.number) == leading_number(cite)), None)
    found = () if law is None else tuple(c for c in law.clause if c.id.startswith(cite))
    if found:
        return found
    there = (
        tr("the Laws have 1 to {last}", last=book.law[-1].number)
        if law is None
        else tr("Law {number} has {id}", number=law.number, id=", ".join(c.id for c in law.clause))
    )
    raise BridgetableError(tr("“{cite}” is no clause of the register; {there}", cite=cite, there=there))


@frozen
class Golden:
    """One golden ruling: its file, the ids of its cases, title, law, the text expected and the text that came."""

    path: Path
    ids: tuple[str, ...]
    title: str
    law: str
    expected: str
    came: str

    @property
    def stands(self) -> bool:
        """True where the ruling comes out as it is told."""
        return self.expected == self.came


BOOK = re.compile(r"^book: (\S+)$", re.MULTILINE)
BESIDE = re.compile(rf"^{RULE} (\d{{4}})$", re.MULTILINE)
"""The line beneath which a golden ruling tells what another edition comes to on the same journal."""


def golden(path: Path) -> Golden:
    """Act a golden ruling out; where the journal cannot be acted out, `came` holds the error."""
    text = path.read_text(encoding="utf-8")
    journal_text, _, expected = text.partition(f"\n{RULE}\n")
    title = path.stem
    try:
        journal = read_journal(journal_text + "\n", path.name)
        title = journal.title or title
        came = transcript(acted_out(journal, path.name)) + "".join(told_beside(journal, BESIDE.findall(expected)))
    except BridgetableError as error:
        came = tr("cannot be acted out: {error}\n", error=error)
    law = path.parent.name.removeprefix("law_").lstrip("0")
    ids = tuple(dict.fromkeys(IDS.findall(f"{path.stem} {title}")))
    return Golden(path, ids, title, law, expected, came)


def told_beside(journal: Journal, editions: list[str]) -> Iterator[str]:
    """The outcome of a journal by each of these editions, as far as its answers fit, each beneath a line of its own."""
    for year in editions:
        yield f"{RULE} {year}\n{transcript(under_book(journal, book_of(year)).history)}"


def golden_cases(edition: str, *folders: Path) -> list[tuple[str, Golden]]:
    """Each case of an edition with an id, or all where none has one, acted out, in the order of the ids."""
    paths = (path for folder in folders for path in tables(folder))
    under = (path for path in paths if edition == (BOOK.findall(path.read_text("utf-8")) or [LAWS_2017.edition])[0])
    found = tuple(map(golden, under))
    # Nobody has numbered cases for a book that was never in force.
    told = [(i, t) for t in found for i in t.ids] or [(t.path.stem, t) for t in found]
    return sorted(told, key=lambda pair: (pair[0], pair[1].path.name))


def case_line(one: str, case: Golden) -> str:
    """The line of a case: its id, its law, whether it comes out as told, and its title."""
    if case.stands:
        return tr("{one}  Law {law:<4}stands  {title}", one=one, law=case.law, title=case.title)
    return tr("{one}  Law {law:<4}FAILS   {title}", one=one, law=case.law, title=case.title)
