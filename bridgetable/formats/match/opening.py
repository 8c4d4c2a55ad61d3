"""A session opened from whatever holds it: a `.match` file, PBN or other records, CSV, a journal, or a folder."""

from pathlib import Path

from bridgetable.formats.detect import FileKind, boards_in, kind_of
from bridgetable.formats.encodings import CUT, Decoded, decode
from bridgetable.formats.event import Event
from bridgetable.formats.files import read_bytes
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.journal_kind import SUFFIX as JOURNAL
from bridgetable.formats.journal_kind import is_journal
from bridgetable.formats.match.csv_results import csv_rows, is_csv
from bridgetable.formats.match.draft import ONE_TABLE, Draft, MatchError, OpenedMatch, PlayedBoard
from bridgetable.formats.match.match_file import ChangeTold, FileTold, LineTold, MatchFile, UnknownLine, read_match
from bridgetable.formats.match.pbn_results import add_records
from bridgetable.formats.match.played import before_rulings
from bridgetable.formats.match.rows import line_of
from bridgetable.formats.match_kind import SUFFIX, is_match
from bridgetable.game.boards import Vulnerability, vulnerability_of
from bridgetable.game.errors import BridgetableError, NotationError
from bridgetable.game.limits import MOST_OPENED
from bridgetable.game.printable import excerpt
from bridgetable.game.values import evolve
from bridgetable.language import tr
from bridgetable.match.results import Fouled, Line, Penalty, Rescored
from bridgetable.match.stages import NoSuchPlace, stages

RECORDS = (".pbn", ".lin", ".rbn")
CSV = (".csv", ".tsv", ".txt")
MOST_FILES = 1000
"""The most files of a folder that are read as a session."""


def open_match(path: Path) -> OpenedMatch:
    """The session that a file or a folder holds. Raises MatchError, or RecordError where it cannot be read."""
    if path.is_dir():
        return open_folder(path)
    content = read_bytes(path, MOST_OPENED)
    decoded = decode(content)
    if is_match(decoded.text, path):
        return match_of(content, path)
    draft = Draft(path.name)
    add_boards(draft, decoded, path, path.name)
    return seen_sound(evolve(draft.finished(path), files=(path,)))


def match_of(content: bytes, path: Path) -> OpenedMatch:
    """The session of a `.match` file of this content at a place. Raises MatchError."""
    draft, text = Draft(path.name), decode(content).text
    if text.endswith(CUT):
        draft.remarks.append(tr("{file} ends in the middle of a letter: what came behind it is lost", file=path.name))
    add_match(draft, read_match(text, path.name), path.parent, path.name)
    return seen_sound(evolve(draft.finished(path), content=content))


def open_folder(folder: Path) -> OpenedMatch:
    """The session of a folder: its `.match` file, or all its boards and results. Raises MatchError."""
    inside = sorted(one for one in folder.iterdir() if one.is_file() and not one.name.startswith("."))
    own = [one for one in inside if one.suffix.lower() == SUFFIX]
    if len(own) > 1:
        raise MatchError(str(folder), 0, tr("several sessions: {names}", names=", ".join(one.name for one in own)))
    if own:
        return evolve(open_match(own[0]), path=own[0])
    results = [one for one in inside if one.suffix.lower() in CSV[:2]]
    found = [*results, *(one for one in inside if one.suffix.lower() in (JOURNAL, *RECORDS))]
    if not found:
        expected = tr(
            "files that end in {endings}, or one in {suffix}", endings=", ".join((JOURNAL, *RECORDS)), suffix=SUFFIX
        )
        raise MatchError(str(folder), 0, tr("no boards in it, expected {expected}", expected=expected))
    if len(found) > MOST_FILES:
        raise MatchError(str(folder), 0, tr("more than {most} files", most=MOST_FILES))
    draft = Draft(folder.resolve().name, title=folder.resolve().name)
    for one in found:
        add_boards(draft, decode(read_bytes(one, MOST_OPENED)), one, one.name)
    return seen_sound(evolve(draft.finished(folder), files=tuple(found)))


def seen_sound(opened: OpenedMatch) -> OpenedMatch:
    """The session, when its changes fit it. Raises MatchError."""
    try:
        stages(opened.match)
    except NoSuchPlace as error:
        raise MatchError(opened.path.name, 0, str(error)) from None
    return opened


def add_boards(draft: Draft, decoded: Decoded, path: Path, name: str, table: str = "") -> None:
    """Add the boards or results of a file that is no session itself. Raises MatchError, RecordError or JournalError."""
    text = decoded.text
    if is_journal(text, path):
        add_journal(draft, text, path, table)
    elif kind_of(text) is FileKind.OTHER and (is_csv(text) or path.suffix.lower() in CSV):
        add_csv(draft, text, name)
    else:
        add_records(draft, boards_in(decoded, path), name)


# --- journals ---------------------------------------------------------------------------------------------------------


def add_journal(draft: Draft, text: str, path: Path, table: str) -> None:
    """Add the board of a journal at its table, and what rulings changed there. Raises JournalError or MatchError."""
    journal = read_journal(text, path.name)
    history = acted_out(journal, path.name)
    at = table or journal.event.table or draft.own_table or ONE_TABLE
    now = history.now.table
    draft.add_board(journal.board, path.name)
    if journal.book != draft.book and draft.book is not None:
        words = "{file} is ruled by the {own}, the session by the {book}"
        draft.remarks.append(tr(words, file=path.name, own=journal.book.title, book=draft.book.title))
    line = Line(journal.board.number, at, *seated(journal.event), before_rulings(now), journal.event.round)
    draft.add_played(PlayedBoard(journal.board.number, at, path.name, history, journal, path, text), line)


def seated(event: Event) -> tuple[str, str]:
    """The names of those who sat at a table, side by side; empty where none are told."""
    return "–".join(filter(None, (event.north, event.south))), "–".join(filter(None, (event.east, event.west)))


# --- CSV --------------------------------------------------------------------------------------------------------------


def add_csv(draft: Draft, text: str, name: str) -> None:
    """Add the results of a CSV. Raises MatchError."""
    for number, row in csv_rows(text, name):
        where = tr("{file}, line {line}", file=name, line=number)
        try:
            line, remark = line_of(row, vulnerability_at(draft, row.get("board", "")))
        except NotationError as error:
            raise MatchError(name, number, str(error)) from None
        if remark:
            draft.remarks.append(f"{where}: {remark}")
        for key, who in (("names_ns", line.ns), ("names_ew", line.ew)):
            if row.get(key) and who:
                draft.names[who] = " ".join(row[key].split())
        at = line.table or str(1 + sum(board == line.board for board, _ in draft.lines))
        draft.add_line(evolve(line, table=at), where)


def vulnerability_at(draft: Draft, board: str) -> Vulnerability:
    """The vulnerability of a board: by its cards where they are known, else by its number."""
    number = int(board) if board.isdecimal() and len(board) < 9 else 0
    known = draft.boards.get(number)
    return known.vulnerability if known is not None else vulnerability_of(max(number, 1))


# --- a `.match` file --------------------------------------------------------------------------------------------------


def add_match(draft: Draft, told: MatchFile, folder: Path, name: str) -> None:
    """Add what a `.match` file tells and the files that it names. Raises MatchError."""
    draft.title, draft.form, draft.winners = told.title, told.form, told.winners
    draft.terms = evolve(draft.terms, scale=told.scale, regulations=told.regulations, knockout=told.knockout)
    draft.book = told.book
    draft.ended, draft.expected, draft.numbers = told.ended, told.expected, told.boards
    draft.own_table = told.own_table
    files = [one for one in told.entries if isinstance(one, FileTold)]
    # Records and results first: a journal tells of a table more than they do.
    for one in sorted(files, key=lambda file: file.sort == "journal"):
        add_named(draft, one, folder, name)
    for entry in told.entries:
        match entry:
            case LineTold():
                result = entry.told.read(vulnerability_at(draft, str(entry.board)))
                line = Line(entry.board, entry.table, entry.ns, entry.ew, result, entry.round)
                add_told(draft, line, tr("{file}, line {line}", file=name, line=entry.line))
            case ChangeTold():
                result = entry.told.read(vulnerability_at(draft, str(entry.board)))
                draft.changes.append(Rescored(entry.board, entry.table, result, entry.why, entry.clauses))
            case Penalty() | Fouled():
                draft.changes.append(entry)
            case UnknownLine():
                words = "{file}, line {line}: “{text}” is not known here, and stays as it is"
                draft.remarks.append(tr(words, file=name, line=entry.line, text=excerpt(entry.text)))
            case FileTold():
                pass
    draft.names |= dict(told.names)


def add_named(draft: Draft, one: FileTold, folder: Path, name: str) -> None:
    """Add a file that a session names, as seen from it. Raises MatchError."""
    path = folder / one.name
    if not path.is_file():
        raise MatchError(name, one.line, tr("there is no file {file} in {folder}", file=one.name, folder=folder))
    try:
        decoded = decode(read_bytes(path, MOST_OPENED))
        is_session = is_match(decoded.text, path)
        if not is_session:
            add_boards(draft, decoded, path, one.name, one.table)
    except MatchError:
        raise
    except BridgetableError as error:
        raise MatchError(name, one.line, str(error)) from None
    if is_session:
        words = "{file} is a session itself, expected boards or results of this one"
        raise MatchError(name, one.line, tr(words, file=one.name))


def add_told(draft: Draft, line: Line, where: str) -> None:
    """Add a result; who sat at a table of which the journal is known is told here. Raises MatchError."""
    known = draft.lines.get((line.board, line.table))
    is_seated_here = known is not None and any((p.board, p.table) == (line.board, line.table) for p in draft.played)
    if known is not None and is_seated_here and not line.result.is_finished:
        draft.lines[line.board, line.table] = evolve(known, ns=line.ns or known.ns, ew=line.ew or known.ew)
    else:
        draft.add_line(line, where)
