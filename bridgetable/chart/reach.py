"""The table at a node of a chart: the history as it would be, had the case come there."""

from __future__ import annotations

from bridgetable.chart.grow import shared
from bridgetable.game.errors import BridgetableError
from bridgetable.rulings.decisions import Answer
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.session.sitting import Case, Sitting


def at_node(history: History, case: Case, answers: tuple[Answer, ...]) -> History:
    """The history at a node that these answers lead to; of other cases on the way the first answers are given."""
    kept = shared(answers, case.answers)
    place = next(
        (n for n in range(len(history.done) + 1) if stands_at(history.after(n), case, kept)), len(history.done)
    )
    there = history.at(place)
    try:
        for answer in answers[kept:]:
            there = answered(there, case, answer)
    except BridgetableError:
        return there
    return there


def stands_at(sitting: Sitting, case: Case, count: int) -> bool:
    """Whether a case has got so many of its answers."""
    same = (one for one in (*sitting.cases, *sitting.ruled) if one.matter == case.matter and one.base == case.base)
    return any(shared(one.answers, case.answers) == len(one.answers) == count for one in same)


def answered(history: History, case: Case, answer: Answer) -> History:
    """The history when the case has got one answer more. Raises AnswerDoesNotFit."""
    now = history.now
    while now.cases and now.cases[-1].matter != case.matter and now.pending is not None:
        history = history.act(Reply(Answer(now.pending.cite, now.pending.options[0].key)))
        now = history.now
    return history.act(Reply(answer))
