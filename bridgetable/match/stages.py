"""A session through its changes: the standings before and after each, and everything that it moved."""

from collections.abc import Iterator
from fractions import Fraction

from bridgetable.desk.amounts import amount
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import Side
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.match.boards import BoardField
from bridgetable.match.results import Change, Fouled, Line, Match, Penalty, Rescored
from bridgetable.match.standings import Place, Scores


class NoSuchPlace(BridgetableError):
    """A change of a board, a table, a contestant or a unit that the session does not have."""


@frozen(eq=False)
class Stage:
    """The session after a change; before any, there is none."""

    change: Change | None
    scores: Scores


@frozen
class BoardMove:
    """The score of a contestant on a board before and after a change (None while it waits), and the board's top."""

    line: Line
    side: Side
    before: Fraction | None
    after: Fraction | None
    top: int


@frozen
class PlaceMove:
    """The place of a contestant before and after a change."""

    before: Place
    after: Place


@frozen
class Moved:
    """Everything that a change moved: scores on boards, and places or totals."""

    boards: tuple[BoardMove, ...]
    places: tuple[PlaceMove, ...]


def first_scores(match: Match) -> Scores:
    """The session scored before any change."""
    numbers = sorted({line.board for line in match.lines})
    by_board: dict[int, list[Line]] = {number: [] for number in numbers}
    for line in match.lines:
        by_board[line.board].append(line)
    boards = tuple(BoardField(number, match.terms, tuple(by_board[number])) for number in numbers)
    return Scores(match.terms, boards, winners=match.winners)


def stages(match: Match) -> tuple[Stage, ...]:
    """The session before any change and after each. Raises NoSuchPlace."""
    found = [Stage(None, first_scores(match))]
    for change in match.changes:
        found.append(Stage(change, after(found[-1].scores, change)))
    return tuple(found)


def after(scores: Scores, change: Change) -> Scores:
    """The session after a change; boards that it does not touch are not scored again. Raises NoSuchPlace."""
    match change:
        case Penalty():
            if change.contestant not in scores.by_contestant:
                raise NoSuchPlace(tr("nobody in the session is {contestant}", contestant=change.contestant))
            if change.board:
                board_of(scores, change.board)
            if change.unit not in scores.terms.fines:
                words = "a penalty of {fine} cannot be taken off in this form of scoring"
                raise NoSuchPlace(tr(words, fine=amount(change.amount, change.unit).in_words.removeprefix("+")))
            return evolve(scores, penalties=(*scores.penalties, change))
        case Rescored():
            board = board_of(scores, change.board)
            if change.table not in board.at_table:
                words = "board {board} was not played at table {table}"
                raise NoSuchPlace(tr(words, board=change.board, table=change.table))
            lines = (evolve(line, result=change.result) if line.table == change.table else line for line in board.lines)
            return with_board(scores, evolve(board, lines=tuple(lines)))
        case Fouled():
            board = board_of(scores, change.board)
            strange = next((t for group in change.groups for t in group if t not in board.at_table), None)
            if strange is not None:
                words = "board {board} was not played at table {table}"
                raise NoSuchPlace(tr(words, board=change.board, table=strange))
            return with_board(scores, evolve(board, groups=change.groups))


def board_of(scores: Scores, number: int) -> BoardField:
    """The board of a number. Raises NoSuchPlace."""
    found = scores.by_number.get(number)
    if found is None:
        raise NoSuchPlace(tr("nobody has a result on board {number}", number=number))
    return found


def with_board(scores: Scores, board: BoardField) -> Scores:
    """The session with one board in place of the one of its number."""
    return evolve(scores, boards=tuple(board if one.number == board.number else one for one in scores.boards))


def moved(before: Scores, later: Scores) -> Moved:
    """Everything that is not the same before and after a change."""
    return Moved(tuple(board_moves(before, later)), tuple(place_moves(before, later)))


def board_moves(before: Scores, later: Scores) -> Iterator[BoardMove]:
    """The scores on boards that are not the same, an average of the session on another board among them."""
    for who, rows in later.by_contestant.items():
        for old, new in zip(before.by_contestant[who], rows, strict=True):
            if old is not new and old.won != new.won:
                yield BoardMove(new.line, new.side, old.won, new.won, new.top)


def place_moves(before: Scores, later: Scores) -> Iterator[PlaceMove]:
    """The contestants whose total or place is not the same, in the order of their new places."""
    for old, new in zip(before.fields, later.fields, strict=True):
        for place in new.places:
            if old.by_contestant[place.contestant] != place:
                yield PlaceMove(old.by_contestant[place.contestant], place)
