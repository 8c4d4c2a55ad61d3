"""A session when something is done at one of its boards: its result and its ruling take the place of those before."""

from __future__ import annotations

from bridgetable.formats.match.draft import OpenedMatch, PlayedBoard
from bridgetable.formats.match.played import result_and_change
from bridgetable.game.values import evolve
from bridgetable.match.results import Change, Line, Match
from bridgetable.session.history import History


def with_history(opened: OpenedMatch, one: PlayedBoard, history: History) -> OpenedMatch:
    """The session with what was done at a board of it; a result told elsewhere stands until the board is over."""
    result, change = result_and_change(history.now.table, one.table)
    now = evolve(one, history=history, change=change)

    def told(line: Line) -> Line:
        is_it = (line.board, line.table) == (one.board, one.table)
        return evolve(line, result=result) if is_it and result.is_finished else line

    lines = tuple(map(told, opened.match.lines))
    match = with_change(evolve(opened.match, lines=lines), one.change, change)
    others = (known for known in opened.played if (known.board, known.table) != (one.board, one.table))
    return evolve(opened, match=match, played=(*others, now))


def with_change(match: Match, before: Change | None, change: Change | None) -> Match:
    """The session with a change in the place of the one that a board had, or behind the others."""
    at = next((n for n, known in enumerate(match.changes) if known is before), len(match.changes))
    rest = match.changes[at + 1 :]
    return evolve(match, changes=(*match.changes[:at], *(() if change is None else (change,)), *rest))
