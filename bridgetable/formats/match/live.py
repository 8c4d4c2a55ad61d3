"""A session when something is done at one of its boards: its result and its rulings take the place of those before."""

from bridgetable.formats.match.draft import OpenedMatch, PlayedBoard, with_changes
from bridgetable.formats.match.played import before_rulings
from bridgetable.game.values import evolve
from bridgetable.match.results import Change, Line
from bridgetable.session.history import History


def with_history(opened: OpenedMatch, one: PlayedBoard, history: History) -> OpenedMatch:
    """The session with what was done at a board of it; a result told elsewhere stands until the board is over."""
    result = before_rulings(history.now.table)

    def told(line: Line) -> Line:
        return evolve(line, result=result) if is_it(line) and result.is_finished else line

    def is_it(at: Line | PlayedBoard) -> bool:
        return (at.board, at.table) == (one.board, one.table)

    lines = tuple(map(told, opened.match.lines))
    now = evolve(one, history=history)
    now = with_changes(now, next(filter(is_it, lines)), opened.match.terms)
    changes = replaced(opened.match.changes, one.changes, now.changes)
    others = (known for known in opened.played if not is_it(known))
    return evolve(opened, match=evolve(opened.match, lines=lines, changes=changes), played=(*others, now))


def replaced(changes: tuple[Change, ...], before: tuple[Change, ...], now: tuple[Change, ...]) -> tuple[Change, ...]:
    """The changes of a session with those of a board in the place of the ones that it had, or behind the others."""
    old = {id(one) for one in before}
    at = next((n for n, known in enumerate(changes) if id(known) in old), len(changes))
    return (*changes[:at], *now, *(known for known in changes[at:] if id(known) not in old))
