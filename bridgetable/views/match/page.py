"""One board of a session as a page: its cards, what went wrong and was ruled, its field and the standing it moved."""

from fractions import Fraction

from bridgetable.formats.match.draft import PlayedBoard
from bridgetable.game.boards import Board, dealer_of, vulnerability_of
from bridgetable.game.seats import Side
from bridgetable.game.values import frozen
from bridgetable.language import tr, tr_n
from bridgetable.match.boards import BoardField
from bridgetable.match.results import Assigned, Change, Fouled, Line, Penalty, Rescored, Score
from bridgetable.match.stages import Moved, Stage
from bridgetable.match.standings import Field, Place
from bridgetable.views.match.report import change_sentence, worth_words
from bridgetable.views.match.session import BoardRow, Session
from bridgetable.views.match.words import (
    VULNERABLE,
    contestant_words,
    figure_words,
    in_few_words,
    result_words,
    side_words,
    won_words,
)
from bridgetable.views.table.table_view import FactView
from bridgetable.views.words import prose

MOST_PLACES = 10
"""The places of a standing that are shown at once."""


@frozen
class FieldRow:
    """A score of the field: in words, the tables that have it, the one that had it before, and its worth."""

    score: str
    tables: tuple[str, ...]
    left: str
    before: str
    after: str


@frozen
class FieldView:
    """The field of a board: its rows from the best score of North-South, and the table that is ours or was changed."""

    heading: str
    right: str
    rows: tuple[FieldRow, ...]
    table: str
    is_changed: bool
    told: str


@frozen
class PlaceView:
    """A contestant in a standing."""

    contestant: str
    rank: str
    name: str
    figure: str


@frozen
class StandingView:
    """The standing before and after a change, or as it is where none is shown; `ours` is the contestant to look at."""

    heading: str
    before: tuple[PlaceView, ...]
    after: tuple[PlaceView, ...]
    ours: str
    others: str
    told: str
    clauses: tuple[str, ...]

    @property
    def is_changed(self) -> bool:
        """True where both are shown."""
        return bool(self.before)


@frozen(eq=False)
class BoardPage:
    """A board of a session, as it is shown."""

    title: str
    conditions: str
    contract: str
    became: str
    board: Board | None
    played: PlayedBoard | None
    wrong: tuple[FactView, ...]
    ruled: tuple[FactView, ...]
    field: FieldView
    standing: StandingView | None


def page_of(session: Session, row: BoardRow) -> BoardPage:
    """The page of a board of the list."""
    number = stage_of(session, row)
    one = session.opened.played_at(row.board, row.line.table) if row.line is not None else None
    if one is None:
        one = next((p for p in session.opened.played if p.board == row.board), None)
    ruled = () if one is None else session.ruled_at(one)
    for n in stages_of(session, row):
        if (change := session.stages[n].change) is not None:
            why = f" (“{change.why}”)" if change.why else ""
            ruled = (*ruled, FactView(changed_words(session, n) + why, change.clauses))
    return BoardPage(
        tr("Board {board}", board=row.board),
        conditions_of(row.board),
        *contract_and_result(row),
        session.opened.boards.get(row.board),
        one,
        () if one is None else session.wrong_at(one),
        ruled,
        field_view(session, row, number if isinstance(session.stages[number].change, Rescored) else 0),
        standing_view(session, row.line.contestant(Side.NS) if row.line is not None else "", number),
    )


def conditions_of(board: int) -> str:
    """The dealer and who is vulnerable on a board, in words."""
    who = VULNERABLE[vulnerability_of(board)]
    return tr("dealer {seat} · {who} vulnerable", seat=prose.SEAT_NAMES[dealer_of(board)], who=who)


def contract_and_result(row: BoardRow) -> tuple[str, str]:
    """The contract with its declarer, and what became of it."""
    if row.line is None:
        return "", ""
    ruled = (tr("ruled"),) if row.ruled else ()
    outcome = row.result.outcome
    if isinstance(row.result.ns, Assigned) and row.result.ns.points is None:
        return tr("weighted"), ", ".join(ruled)
    if outcome is None or outcome.contract is None:
        return result_words(row.result), ", ".join(ruled)
    made = f"{prose.contract_text(outcome.contract)} {prose.SEAT_NAMES[outcome.contract.declarer]}"
    return made, ", ".join((prose.ending(outcome.contract, outcome.tricks).strip(), *ruled))


def changed_words(session: Session, number: int) -> str:
    """The sentence about the result of a table before and after a change."""
    change, before = session.stages[number].change, session.before_of(number)
    if not isinstance(change, Rescored) or before is None:
        return change_sentence(session, number)
    words = "Table {table}: {was} is now {now}"
    return tr(words, table=change.table, was=result_words(before), now=result_words(change.result))


def stage_of(session: Session, row: BoardRow) -> int:
    """The change of a board that is shown: the last result, else the last penalty; 0 where there is none."""
    found = stages_of(session, row)
    results = [n for n in found if isinstance(session.stages[n].change, Rescored)]
    return (results or found or [0])[-1]


def stages_of(session: Session, row: BoardRow) -> list[int]:
    """The changes of a board: those at the table that is shown, else those at any."""
    found = [n for n, one in enumerate(session.stages) if is_about(one.change, row.board)]
    line = row.line
    here = [n for n in found if line is not None and is_at(session.stages[n].change, line)]
    return here or found


def is_about(change: Change | None, board: int) -> bool:
    """True where a change is a result or a penalty of a board."""
    return isinstance(change, Rescored | Penalty) and change.board == board


def is_at(change: Change | None, line: Line) -> bool:
    """True where a result is of a table, or a penalty of somebody who sat there."""
    match change:
        case Rescored():
            return change.table == line.table
        case Penalty():
            return change.contestant in {line.ns, line.ew}
        case Fouled() | None:
            return False


# --- the field --------------------------------------------------------------------------------------------------------


def field_view(session: Session, row: BoardRow, number: int) -> FieldView:
    """The scores of all tables on a board, before and after a change (0 for none)."""
    last = session.stages[number] if number else session.last
    board = last.scores.by_number.get(row.board)
    if board is None:
        return FieldView(tr("Nobody has a result"), "", (), "", is_changed=False, told="")
    change = last.change if number else None
    earlier = session.stages[number - 1] if number else last
    table = change.table if isinstance(change, Rescored) else "" if row.line is None else row.line.table
    rows = tuple(field_rows(session, earlier, last, board, table if number else ""))
    unit = tr("of {top}", top=board.top) if board.terms.form.has_top else tr("IMPs")
    right = tr("{unit}, before and after", unit=unit) if number else unit
    heading = tr_n("{n} table", "{n} tables", len(board.lines))
    return FieldView(heading, right, rows, table, is_changed=bool(number), told=field_words(session, row, number))


def field_rows(session: Session, earlier: Stage, last: Stage, board: BoardField, changed: str) -> list[FieldRow]:
    """The rows of a field, the best scores of North-South first; artificial ones and unplayed tables at the end."""
    form = session.match.terms.form
    before = earlier.scores.by_number[board.number]
    by_score: dict[Score, list[Line]] = {}
    for line in board.lines:
        by_score.setdefault(line.result.ns, []).append(line)
    old = before.at_table[changed].result.ns if changed else None
    if changed:
        by_score.setdefault(old, [])
    rows = []
    for score in sorted(by_score, key=best_first):
        # The table that changed stands last, where the line to it ends.
        tables = tuple(sorted((line.table for line in by_score[score]), key=lambda table: table == changed))
        had = [line for line in before.lines if line.result.ns == score]
        was, now = one_worth(session, earlier, had), one_worth(session, last, by_score[score])
        left = changed if changed and score == old and changed not in tables else ""
        told = tuple("" if worth is None else won_words(worth, form) for worth in (was, now))
        rows.append(FieldRow(in_few_words(score), tables, left, *told))
    return rows


def one_worth(session: Session, stage: Stage, lines: list[Line]) -> Fraction | None:
    """The worth of a score, where it is the same at all tables that have it: at teams it hangs on the other table."""
    found = {session.won_at(stage, line, Side.NS) for line in lines}
    return next(iter(found)) if len(found) == 1 else None


def best_first(score: Score) -> tuple[int, float]:
    """The key by which the best score of North-South stands first."""
    if not isinstance(score, Assigned):
        return (1 if score is not None else 2), 0.0
    return 0, -float(sum(part.weight * part.value for part in score.parts))


def field_words(session: Session, row: BoardRow, number: int) -> str:
    """A sentence about the table that is ours, or that was changed."""
    if row.line is None:
        return ""
    now = worth_words(session, row.won, row.top)
    if not number:
        return tr("Table {table} has {worth}.", table=row.line.table, worth=now)
    before = session.won_at(session.stages[number - 1], row.line, Side.NS)
    was = won_words(before, session.match.terms.form)
    words = "Table {table} had {was} before the change, and has {worth} now."
    return tr(words, table=row.line.table, was=was, worth=now)


# --- the standing -----------------------------------------------------------------------------------------------------


def standing_view(session: Session, ours: str, number: int) -> StandingView | None:
    """The standing that a change moved, or the last one, of the field of a contestant; none before any is compared."""
    if not session.is_compared:
        return None
    if number:
        change = session.stages[number].change
        if isinstance(change, Rescored):
            ours = session.stages[number].scores.by_number[change.board].at_table[change.table].ns
        elif isinstance(change, Penalty):
            ours = change.contestant
    last = session.stages[number] if number else session.last
    at = next((n for n, one in enumerate(last.scores.fields) if ours in one.by_contestant), 0)
    now = last.scores.fields[at]
    then = session.stages[number - 1].scores.fields[at] if number else None
    shown = shown_places(now, then, ours)
    held = len(now.places) - len(shown)
    others = tr_n("and {n} other", "and {n} others", held) if held > 0 else ""
    change = last.change if number else None
    return StandingView(
        side_words(now.side),
        () if then is None else tuple(place_view(session, p) for p in then.places if p.contestant in shown),
        tuple(place_view(session, p) for p in now.places if p.contestant in shown),
        ours,
        others,
        moved_words(session, session.moved_by(number), ours) if number else "",
        () if change is None else change.clauses,
    )


def shown_places(now: Field, then: Field | None, ours: str) -> set[str]:
    """The contestants who are shown of a long standing: those round the place to look at, before and after."""
    if len(now.places) <= MOST_PLACES:
        return {place.contestant for place in now.places}
    found: list[str] = [ours] if ours in now.by_contestant else []
    for one in (now, then or now):
        order = [place.contestant for place in one.places]
        if ours not in order:
            return set(order[:MOST_PLACES])
        middle = order.index(ours)
        found += order[max(0, middle - MOST_PLACES // 4) : middle + MOST_PLACES // 4 + 1]
    return set(list(dict.fromkeys(found))[:MOST_PLACES])


def place_view(session: Session, place: Place) -> PlaceView:
    """A contestant in a standing, in words."""
    match = session.match
    name = match.name_of(place.contestant)
    figure = figure_words(place.figure, match.terms.unit, decimals=1 if match.terms.form.has_top else 2)
    return PlaceView(place.contestant, str(place.rank), name, figure)


def moved_words(session: Session, found: Moved, ours: str) -> str:
    """A sentence or two about all that a change moved."""
    form = session.match.terms.form
    boards = sorted({one.line.board for one in found.boards})
    own = next((one for one in found.boards if one.line.contestant(one.side) == ours), None)
    place = next((one for one in found.places if one.after.contestant == ours), None)
    said = []
    if own is not None:
        was, now = won_words(own.before, form), won_words(own.after, form)
        now = tr("{won} of {top}", won=now, top=own.top) if own.top else now
        who = contestant_words(session.match, ours)
        said.append(tr("{who}: {was} → {now} on board {board}.", who=who, was=was, now=now, board=own.line.board))
    if place is not None and own is None:
        was, now = (figure_words(one.figure, session.match.terms.unit) for one in (place.before, place.after))
        said.append(tr("{who}: {was} → {now} in all.", who=contestant_words(session.match, ours), was=was, now=now))
    if place is not None and place.before.rank != place.after.rank:
        said.append(tr("From place {before} to {after}.", before=place.before.rank, after=place.after.rank))
    others = [str(board) for board in boards if own is None or board != own.line.board]
    if others and own is not None:
        said.append(tr("An average of the session moved on board {boards} too.", boards=", ".join(others)))
    return " ".join(said)
