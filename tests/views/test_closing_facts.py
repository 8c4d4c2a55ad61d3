"""What a ruling leaves to be read: the last words of the director, and what is written on the plates."""

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import Seat
from bridgetable.session.history import History
from bridgetable.session.notation import action
from bridgetable.views.view import view_for

TRICK_POINTED = """bridgetable 1
title: A trick pointed wrongly
board: 3
dealer: S
vulnerable: EW
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4

S calls 4S
W calls Pass
N calls Pass
E calls Pass
W leads CQ
N plays C2
E plays CA
S plays C5
E plays DT
W points 1 lost
"""


def history_of(text: str) -> History:
    return acted_out(read_journal(text, "told.table"), "told.table")


def facts(history: History) -> list[str]:
    return [fact.text for fact in view_for(history).facts]


def test_a_ruling_without_a_question_is_told_until_something_else_is_done() -> None:
    noticed = history_of(TRICK_POINTED).act(action("N notices CQ"))
    assert noticed.now.pending is None
    assert "West’s card of trick 1 points wrongly: East–West won that trick." in facts(noticed)
    assert [] == facts(noticed.act(action("S plays D2")))
    assert [] == facts(noticed.undo())


def test_what_was_said_before_an_answer_is_not_told_again_after_it() -> None:
    asked = history_of(TRICK_POINTED.partition("W calls")[0] + "W calls 3H\nN notices\n")
    assert asked.now.pending is not None
    before = facts(asked)
    ended = asked.act(action("25A no")).act(action("27A1 yes"))
    assert ended.now.pending is None
    assert not set(before) & set(facts(ended))


def test_a_plate_calls_no_explanation_a_call() -> None:
    told = TRICK_POINTED.partition("W calls")[0] + 'W calls Pass\nN explains 4S: "weak"\n'
    plate = view_for(history_of(told + 'S corrects 4S: "strong"\n')).plates[Seat.N]
    assert ("", "MISEXPLAINED") == (plate.role, plate.pill)
