"""A board as an exercise on paper: the position when the director came, the questions, the consequences."""

from collections.abc import Callable, Iterator
from functools import partial

from bridgetable.formats.journal import Journal
from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.values import evolve, frozen
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.views.result.page import Summary
from bridgetable.views.result.summary import summary_of
from bridgetable.views.table.table_view import DecisionView, FactView, Sign
from bridgetable.views.view import view_for


@frozen
class HandoutQuestion:
    """A question of an exercise: the events since the one before, the question, and the answer's key and reason."""

    happened: tuple[str, ...]
    decision: DecisionView
    answered: str
    reason: str


@frozen
class Handout:
    """The board before anything was asked, the questions in order, and what was read aloud in the end."""

    board: Summary
    questions: tuple[HandoutQuestion | OwnQuestion, ...]
    closing: FactView | None


def handout_of(history: History, title: str = "", lesson: Journal | None = None) -> Handout:
    """The exercise that a board is, with everything done that the history holds, and what its lesson asks."""
    end = history.at(len(history.done) + len(history.undone))
    asked = partial(own_questions, lesson, end)
    questions = tuple(questions_of(end, asked))
    places = range(len(end.done) + 1)
    first = next((n for n in places if end.after(n).pending is not None or asked(n)), len(end.done))
    summary = summary_of(end.at(first), title)
    board = evolve(summary, entries=(), reviews=(), lapsed=(), force=())
    # Where a question is still open, as by another book than the lesson was written for, nothing has come to its end.
    closings = () if end.now.pending else (view_for(end.at(n)).closing for n in range(len(end.done), first, -1))
    return Handout(board, questions, next((c for c in closings if c is not None), None))


def own_questions(lesson: Journal | None, end: History, count: int) -> tuple[OwnQuestion, ...]:
    """The teacher's own questions where `count` actions are done, as the lesson does them."""
    is_followed = lesson is not None and lesson.actions[:count] == end.done[:count]
    return lesson.own_questions_before(count) if lesson is not None and is_followed else ()


def questions_of(
    end: History, asked: Callable[[int], tuple[OwnQuestion, ...]]
) -> Iterator[HandoutQuestion | OwnQuestion]:
    """The questions in order: the teacher's own, and the director's that were answered, or wait in the end."""
    shown, line = 0, None
    for number, done in enumerate((*end.done, None)):
        yield from asked(number)
        if not isinstance(done, Reply | None) or end.after(number).pending is None:
            continue
        view = view_for(end.at(number))
        if view.decision is None:
            continue
        lines = [line.text for line in view.trail[shown:] if shown or line.sign is not Sign.RULING]
        if view.line is not None and view.line != line:
            line = view.line
            lines += [line.words(number) for number in range(1, len(line.tricks) + 1)]
        key, reason = (done.answer.key, done.answer.reason) if isinstance(done, Reply) else ("", "")
        yield HandoutQuestion(tuple(lines), view.decision, key, reason)
        shown = len(view.trail)
