"""A session when something is done at one of its boards: its result and its ruling take the place of those before."""

from __future__ import annotations

from bridgetable.formats.match.draft import OpenedMatch, PlayedBoard
from bridgetable.formats.match.played import result_and_change
from bridgetable.game.values import evolve
from bridgetable.match.results import Change, Match
from bridgetable.session.history import History


def with_history(opened: OpenedMatch, one: PlayedBoard, history: History) -> OpenedMatch:
    """The session with what was done at a board that was played in it."""
    result, change = result_and_change(history.now.table, one.table)
    now = evolve(one, history=history, change=change)
    lines = tuple(
        evolve(line, result=result) if (line.board, line.table) == (one.board, one.table) else line
        for line in opened.match.lines
    )
    match = with_change(evolve(opened.match, lines=lines), one.change, change)
    return evolve(opened, match=match, played=tuple(now if known is one else known for known in opened.played))


def with_change(match: Match, before: Change | None, change: Change | None) -> Match:
    """The session with a change in the place of the one that a board had, or behind the others."""
    at = next((n for n, known in enumerate(match.changes) if known is before), len(match.changes))
    rest = match.changes[at + 1 :]
    return evolve(match, changes=(*match.changes[:at], *(() if change is None else (change,)), *rest))
