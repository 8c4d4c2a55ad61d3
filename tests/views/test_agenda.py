"""The agenda says what is settled in a ruling, and what is known to be asked or ruled on after it."""

from pathlib import Path

from bridgetable.game.seats import Seat
from bridgetable.session.history import History
from bridgetable.session.notation import action
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.table_view import DecisionView
from bridgetable.views.view import view_for
from tests.views.test_panel import history_of

TESTS = Path(__file__).parents[1]
REVOKE = TESTS / "gui/table/shown/20-trick-62C1.table"
INTERRUPTED = TESTS / "rulings_told/law_10/62C1-a-card-goes-back-while-it-is-asked-whether-another-changes.table"


def told(path: Path) -> History:
    return history_of(path.read_text(encoding="utf-8").partition("---")[0])


def asked(history: History, eye: Eye = Watcher.ALL) -> DecisionView:
    decision = view_for(history, eye).decision
    assert decision is not None
    return decision


def to_come(history: History, eye: Eye = Watcher.ALL) -> list[tuple[str, tuple[str, ...]]]:
    return [(fact.text, fact.cites) for fact in asked(history, eye).to_come]


def test_what_has_been_ordered_is_settled_with_its_clause() -> None:
    settled = [(fact.text, fact.cites) for fact in asked(told(REVOKE)).settled]
    assert [("West plays ♠9 instead of ♦8", ("62B",)), ("♦8 is a major penalty card", ("62B1",))] == settled


def test_a_question_that_some_answers_lead_to_names_them() -> None:
    assert [("Then, with option 2 or 3: Does East change ♠4?", ("62C2",))] == to_come(told(REVOKE))


def test_a_question_that_no_answer_leads_to_is_not_announced() -> None:
    history = told(REVOKE)
    assert history.act(action("62C1 keep")).now.pending is None
    assert "option 1" not in to_come(history)[0][0]


def test_a_question_interrupted_by_another_is_asked_again() -> None:
    history = told(INTERRUPTED)
    while history.done and (history.now.pending is None or history.now.pending.cite != "10B"):
        history = history.undo()
    assert [("Then again: Does South change ♥5?", ("62C1",))] == to_come(history)


def test_an_irregularity_that_waits_is_to_be_ruled() -> None:
    text = """bridgetable 1
title: Two noticed at once
board: 3
dealer: S
vulnerable: EW
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4

S calls 1S
W calls 1H
E calls 1D
N notices
"""
    history = history_of(text)
    assert history.now.waiting
    assert ("Then to be ruled: West: insufficient bid, 1♥", ("27",)) in to_come(history)


def test_who_sees_one_hand_is_not_told_what_an_answer_would_lead_to() -> None:
    assert [] == to_come(told(REVOKE), Seat.S)
