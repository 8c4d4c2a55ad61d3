"""A board of a session put on the table, with what the session tells of it elsewhere."""

from collections.abc import Iterator
from fractions import Fraction

from bridgetable.formats.acted import Scene, board_scene
from bridgetable.formats.event import Event
from bridgetable.formats.journal import Journal
from bridgetable.formats.match.draft import OpenedMatch, PlayedBoard
from bridgetable.game.conditions import Session as OtherBoards
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_TITLE, MOST_SCORES
from bridgetable.game.rounding import Halves, rounded
from bridgetable.game.seats import Side
from bridgetable.game.values import evolve
from bridgetable.gui.documents.document import Document, record_document
from bridgetable.language import tr
from bridgetable.match.boards import is_other_table
from bridgetable.match.results import Assigned, Line
from bridgetable.match.standings import session_of
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import TellSession
from bridgetable.session.history import History
from bridgetable.session.score.actions import TellField, TellOtherTable
from bridgetable.views.match.session import BoardRow, Session

HUNDREDTH = Fraction(1, 100)


def played_on(opened: OpenedMatch, row: BoardRow) -> PlayedBoard | None:
    """The board of a row to be put on the table: as it was played, else its cards alone, where they are known."""
    table = row.line.table if row.line is not None else ""
    known = opened.played_at(row.board, table)
    known = known or next((one for one in opened.played if one.board == row.board and row.line is None), None)
    if known is not None and (known.history is not None or scene_of(opened, known) is not None):
        return known
    if row.board not in opened.boards or row.line is None:
        return None
    return PlayedBoard(row.board, table, str(row.board), cards_document(opened, row.board, table).history)


def document_for(session: Session, row: BoardRow, one: PlayedBoard) -> Document:
    """The document of a board, with the field, the other table and the averages told. Raises BridgetableError."""
    document = plain_document(session.opened, one)
    history = document.history
    line = next((li for li in session.match.lines if (li.board, li.table) == (one.board, one.table)), row.line)
    for action in () if line is None else told_by(session, line):
        try:
            history = history if is_told(history, action) else history.act(action)
        except BridgetableError:
            continue
    return evolve(document, history=history)


def scene_of(opened: OpenedMatch, one: PlayedBoard) -> Scene | None:
    """The play of a board's record, under the book and the regulations of the session; None without any."""
    match = opened.match
    return None if one.record is None else board_scene(one.record, match.book, match.terms.regulations)


def cards_document(opened: OpenedMatch, board: int, table: str) -> Document:
    """The cards of a board alone at a table, under the book and the regulations of the session."""
    match, event = opened.match, Event(event=opened.match.title[:LONGEST_TITLE], table=table[:LONGEST_TITLE])
    title = tr("Board {number}", number=board)
    cards, regulations = opened.boards[board], match.terms.regulations
    journal = Journal(cards, title=title, book=match.book, regulations=regulations, event=event)
    return Document(History(journal.start), journal, tr("board {number}", number=board))


def plain_document(opened: OpenedMatch, one: PlayedBoard) -> Document:
    """The board as it is: its journal, its record, or its cards. Raises BridgetableError."""
    if one.journal is not None and one.history is not None:
        return Document(one.history, one.journal, one.source, one.path, one.text)
    scene = scene_of(opened, one)
    if one.record is not None and scene is not None and one.history is None:
        return record_document(one.record, scene, opened.path)
    return cards_document(opened, one.board, one.table)


def is_told(history: History, action: Action) -> bool:
    """True where the board knows such a thing already: what somebody told stays."""
    contest = history.now.table.contest
    match action:
        case TellField():
            return bool(contest.field)
        case TellOtherTable():
            return contest.other_table is not None
        case TellSession(session=told):
            return contest.session_of(told.side) is not None
        case _:
            return True


def told_by(session: Session, line: Line) -> Iterator[Action]:
    """The acts by which a session tells of a board: the scores beside it, and what both sides have elsewhere."""
    form = session.match.terms.form
    board = session.last.scores.by_number[line.board]
    if form.is_of_teams:
        other = next((one for one in board.lines if is_other_table(line, one)), None)
        points = None if other is None else points_of(other)
        if other is not None and points is not None:
            made = None if other.result.outcome is None else other.result.outcome.contract
            yield TellOtherTable(points, made)
    else:
        others = [points_of(one) for one in board.lines if one.table != line.table]
        field = tuple(one for one in others if one is not None)[:MOST_SCORES]
        if field:
            yield TellField(field)
    for side in Side:
        rows = session.last.scores.by_contestant.get(line.contestant(side), [])
        found = session_of(side, (row for row in rows if row.line.board != line.board), form)
        if found is not None:
            yield TellSession(as_told(found, has_top=form.has_top))


def points_of(line: Line) -> int | None:
    """The points of North-South of a line, where they are one number."""
    ns = line.result.ns
    return ns.points if isinstance(ns, Assigned) else None


def as_told(found: OtherBoards, *, has_top: bool) -> OtherBoards:
    """A score on other boards as people tell it: a percentage to a hundredth, or whole IMPs."""
    return evolve(found, won=rounded(found.won, HUNDREDTH if has_top else 1, halves=Halves.AWAY))
