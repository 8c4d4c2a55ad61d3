"""A session while it is gathered from its files, and what it is once all of them are read."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from attrs import Factory, define

from bridgetable.formats.journal import Journal
from bridgetable.formats.match.played import changes_of
from bridgetable.formats.records import Record
from bridgetable.game.boards import Board
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.pauses import with_pauses
from bridgetable.game.printable import excerpt
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.match.results import Change, Form, Fouled, Line, Match, Penalty, Terms, Winners
from bridgetable.session.history import History

ONE_TABLE = "1"
"""The table of a board of which no table is told."""
MOST_LINES = 200_000
"""The most results of a session."""


class MatchError(BridgetableError):
    """A session that cannot be read: the file, the line where there is one, and what is wrong there."""

    def __init__(self, name: str, line: int, why: str) -> None:
        words = "{name}, line {line}: {why}" if line else "{name}: {why}"
        super().__init__(tr(words, name=excerpt(name), line=line, why=why))
        self.line, self.why = line, why


@frozen(eq=False)
class PlayedBoard:
    """A board at a table of which calls and cards are known: from a journal (its file and text) or a record."""

    board: int
    table: str
    source: str
    history: History | None = None
    journal: Journal | None = None
    path: Path | None = None
    text: str | None = None
    record: Record | None = None
    changes: tuple[Change, ...] = ()  # what its own rulings changed


@frozen(eq=False)
class OpenedMatch:
    """A session and where it was read from: its cards by board, what was played, remarks on its files."""

    path: Path
    match: Match
    boards: dict[int, Board]
    played: tuple[PlayedBoard, ...] = ()
    remarks: tuple[str, ...] = ()
    own_table: str = ""  # the table that is ours, where one is
    content: bytes | None = None  # that of its `.match` file
    files: tuple[Path, ...] = ()  # those that it was gathered from without a `.match` file

    def played_at(self, board: int, table: str) -> PlayedBoard | None:
        """The play of a board at a table, where that is known."""
        return next((one for one in self.played if (one.board, one.table) == (board, table)), None)


@define
class Draft:
    """A session being gathered; `where` tells for each line the file (and its line) that it came from."""

    name: str
    title: str = ""
    form: Form | None = None
    terms: Terms = Factory(Terms)
    book: Book | None = None
    expected: int = 0
    winners: Winners | None = None
    ended: int | None = None
    numbers: tuple[int, ...] = ()
    own_table: str = ""
    lines: dict[tuple[int, str], Line] = Factory(dict)
    where: dict[tuple[int, str], str] = Factory(dict)
    changes: list[Change] = Factory(list)
    names: dict[str, str] = Factory(dict)
    boards: dict[int, Board] = Factory(dict)
    played: list[PlayedBoard] = Factory(list)
    remarks: list[str] = Factory(list)

    def add_line(self, line: Line, where: str) -> None:
        """Add a result. Raises MatchError where the table has one on that board already."""
        key = line.board, line.table
        if key in self.lines:
            words = "board {board} has two results at table {table}, the other in {other}"
            raise MatchError(where, 0, tr(words, board=line.board, table=line.table, other=self.where[key]))
        if len(self.lines) >= MOST_LINES:
            raise MatchError(where, 0, tr("more than {most} results", most=MOST_LINES))
        self.lines[key] = line
        self.where[key] = where

    def add_board(self, board: Board, where: str) -> None:
        """Add the cards of a board. Raises MatchError where its number has other cards already."""
        known = self.boards.setdefault(board.number, board)
        if known.deal != board.deal:
            words = "two boards have the number {number}, with other cards: each session needs files of its own"
            raise MatchError(where, 0, tr(words, number=board.number))

    def add_played(self, one: PlayedBoard, line: Line) -> None:
        """Add a board at a table; who sat there is kept where other files tell it. Raises MatchError."""
        key = one.board, one.table
        twice = next((p for p in self.played if (p.board, p.table) == key), None)
        if twice is not None and twice.journal is None and one.journal is not None:
            self.played.remove(twice)  # of a record: the journal of its board tells more
        elif twice is not None:
            words = "two boards have the number {board} at table {table}: {one} and {other}"
            raise MatchError(
                self.name, 0, tr(words, board=one.board, table=one.table, one=twice.source, other=one.source)
            )
        self.played.append(one)
        known = self.lines.get(key)
        if known is None:
            self.add_line(line, one.source)
        elif one.journal is not None:
            self.lines[key] = evolve(known, result=line.result if line.result.is_finished else known.result)

    def finished(self, path: Path) -> OpenedMatch:
        """The session. Raises MatchError where it has no board."""
        if not self.lines:
            raise MatchError(self.name, 0, tr("no results and no boards in it"))
        form = self.form or self._form()
        winners = self.winners or self._winners(form)
        # The key of each is found with pauses, for there may be thousands.
        keys = sorted(((board, in_order(table)), (board, table)) for board, table in with_pauses(self.lines))
        lines = tuple(self.lines[key] for _, key in keys)
        if winners is Winners.TWO:
            sides = ((line, directed("NS", line.ns), directed("EW", line.ew)) for line in with_pauses(lines))
            lines = tuple(evolve(line, ns=ns, ew=ew) for line, ns, ew in sides)
        tables = Counter(line.board for line in lines)
        terms = evolve(self.terms, form=form, expected=max(2, self.expected or max(tables.values())))
        names = dict(self._names(lines))
        at = {(line.board, line.table): line for line in lines}
        played = tuple(with_changes(one, at[one.board, one.table], terms) for one in self.played)
        ruled = tuple(change for one in played for change in one.changes)
        book = self.book or LAWS_2017
        told = tuple(found_in(with_law(change, book), lines) for change in self.changes)
        self.remarks += map(twice_words, in_both(ruled, told))
        match = Match(
            self.title or Path(self.name).stem,
            terms,
            lines,
            (*ruled, *told),
            tuple(names.items()),
            winners,
            self.ended,
            self.numbers or tuple(sorted(tables)),
            book,
        )
        return OpenedMatch(path, match, self.boards, played, tuple(self.remarks), self.own_table)

    def _form(self) -> Form:
        """The form of scoring where none is told: that of a match where each board has two tables of it."""
        sides = {(line.board, line.ns, line.ew) for line in self.lines.values()}
        turned = sum((board, ew, ns) in sides for board, ns, ew in sides if ns and ew)
        return Form.TEAMS if turned and turned == len(sides) else Form.MATCHPOINTS

    def _winners(self, form: Form) -> Winners:
        """The number of fields where it is not told: two where nobody has sat in both directions, or against itself."""
        ns, ew = {line.ns for line in self.lines.values()}, {line.ew for line in self.lines.values()}
        against_itself = any(line.ns and line.ns == line.ew for line in self.lines.values())
        is_apart = len(self.lines) > 1 and not ns & ew - {""}
        return Winners.TWO if not form.is_of_teams and (against_itself or is_apart) else Winners.ONE

    def _names(self, lines: tuple[Line, ...]) -> Iterator[tuple[str, str]]:
        """The names of those who play, told by number alone or with the direction."""
        for who in sorted({who for line in lines for who in (line.ns, line.ew) if who}):
            told = self.names.get(who) or self.names.get(who.partition(" ")[2])
            if told:
                yield who, told


def with_changes(one: PlayedBoard, line: Line, terms: Terms) -> PlayedBoard:
    """A board with all that its own rulings change in the session."""
    return one if one.history is None else evolve(one, changes=changes_of(one.history.now.table, line, terms))


def with_law(change: Change, book: Book) -> Change:
    """A change that tells no clause, with the law that every penalty and every fouled board rests on."""
    match change:
        case Penalty(clauses=()):
            return evolve(change, clauses=(book.number_of("90A"),))
        case Fouled(clauses=()):
            return evolve(change, clauses=(book.number_of("87B"),))
        case _:
            return change


def found_in(change: Change, lines: tuple[Line, ...]) -> Change:
    """A change, a penalty of which is of the only contestant with its number where directions have their own."""
    if not isinstance(change, Penalty):
        return change
    everybody = {who for line in lines for who in (line.ns, line.ew)}
    meant = [who for who in everybody if who.partition(" ")[2] == change.contestant]
    return evolve(change, contestant=meant[0]) if change.contestant not in everybody and len(meant) == 1 else change


def in_both(ruled: tuple[Change, ...], told: tuple[Change, ...]) -> Iterator[Penalty]:
    """The penalties given at a board that a line of the session repeats, so that both of them are taken off."""
    for one in ruled:
        if isinstance(one, Penalty):
            alike = (p for p in told if isinstance(p, Penalty) and is_same_fine(one, p) and p.board in {0, one.board})
            if any(True for _ in alike):
                yield one


def is_same_fine(one: Penalty, other: Penalty) -> bool:
    """True where the same contestant loses the same amount."""
    return (one.contestant, one.amount, one.unit) == (other.contestant, other.amount, other.unit)


def twice_words(one: Penalty) -> str:
    """The remark on a penalty that stands in a journal and in a line of the session."""
    words = "board {board} gives {who} a penalty, and a line of the session the same: both are taken off"
    return tr(words, board=one.board, who=one.contestant)


def directed(side: str, contestant: str) -> str:
    """A contestant with its direction, where each direction has numbers of its own."""
    return f"{side} {contestant}" if contestant and not contestant.startswith(("NS ", "EW ")) else contestant


def in_order(table: str) -> tuple[int, str]:
    """The key by which tables stand in the order of their numbers."""
    digits = table.partition(" ")[0]
    return (int(digits) if digits.isdecimal() and len(digits) < MOST_DIGITS else 0), table


MOST_DIGITS = 9
