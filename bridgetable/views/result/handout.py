"""A board as an exercise on paper: how it was when the director came, what is asked, and what each answer leads to."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.game.values import evolve, frozen
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.views.result.page import Summary
from bridgetable.views.result.summary import summary_of
from bridgetable.views.table.table_view import DecisionView, FactView, Sign
from bridgetable.views.view import view_for


@frozen
class HandoutQuestion:
    """What has happened since the question before, what is asked now, and the key and reason that were answered."""

    happened: tuple[str, ...]
    decision: DecisionView
    answered: str
    reason: str


@frozen
class Handout:
    """The board before anything was ruled, the questions in order, and what was read aloud in the end."""

    board: Summary
    questions: tuple[HandoutQuestion, ...]
    closing: FactView | None


def handout_of(history: History, title: str = "") -> Handout:
    """The exercise that a board is, with everything done that the history holds, undone or not."""
    end = history.at(len(history.done) + len(history.undone))
    questions = tuple(questions_of(end))
    first = next((n for n in range(len(end.done) + 1) if end.after(n).pending is not None), len(end.done))
    told = summary_of(end.at(first), title)
    board = evolve(told, entries=(), reviews=(), lapsed=(), force=())
    closings = (view_for(end.at(n)).closing for n in range(len(end.done), first, -1))
    return Handout(board, questions, next((c for c in closings if c is not None), None))


def questions_of(end: History) -> Iterator[HandoutQuestion]:
    """The questions that were asked and answered, in order."""
    told, line = 0, None
    for number, done in enumerate(end.done):
        if not isinstance(done, Reply) or end.after(number).pending is None:
            continue
        view = view_for(end.at(number))
        if view.decision is None:
            continue
        lines = [line.text for line in view.trail[told:] if told or line.sign is not Sign.RULING]
        if view.line is not None and view.line != line:
            line = view.line
            lines += [line.words(number) for number in range(1, len(line.tricks) + 1)]
        yield HandoutQuestion(tuple(lines), view.decision, done.answer.key, done.answer.reason)
        told = len(view.trail)
