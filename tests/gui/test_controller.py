"""The controller: the only writer, and one signal."""

import pytest

from bridgetable.game.calls import Bid, Strain
from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.gui.controller import Controller, sentence
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.history import History
from tests.gui.told import AUCTION, HEAD, PENALTY_CARD, history_of

pytestmark = pytest.mark.usefixtures("qapp")
Heard = list[tuple[History, History]]


def listened(controller: Controller) -> tuple[Heard, list[str]]:
    changes: Heard = []
    refusals: list[str] = []
    controller.changed.connect(lambda old, new: changes.append((old, new)))
    controller.refused.connect(refusals.append)
    return changes, refusals


def test_an_action_changes_the_history_once_and_tells_old_and_new() -> None:
    controller = Controller(history_of(HEAD))
    before = controller.history
    changes, refusals = listened(controller)
    assert controller.do(MakeCall(Seat.S, Bid(1, Strain.S)))
    assert [(before, controller.history)] == changes
    assert [] == refusals
    assert 1 == len(controller.history.done)


def test_an_impossible_action_changes_nothing_and_says_why_in_one_sentence() -> None:
    controller = Controller(history_of(HEAD + AUCTION))
    before = controller.history
    changes, refusals = listened(controller)
    assert not controller.do(PlayCard(Seat.W, card("SA")))
    assert before is controller.history
    assert [] == changes
    assert 1 == len(refusals)
    assert refusals[0].endswith(".")
    assert "\n" not in refusals[0]


def test_an_answer_that_does_not_fit_changes_nothing_and_says_so() -> None:
    controller = Controller(history_of(PENALTY_CARD))
    before = controller.history
    _, refusals = listened(controller)
    assert not controller.answer("what nobody offered")
    assert before is controller.history
    assert 1 == len(refusals)


def test_an_answer_where_nothing_is_asked_is_refused() -> None:
    controller = Controller(history_of(HEAD))
    _, refusals = listened(controller)
    assert not controller.answer("yes")
    assert 1 == len(refusals)


def test_undo_and_redo_at_the_ends_say_nothing() -> None:
    controller = Controller(history_of(HEAD))
    changes, refusals = listened(controller)
    controller.undo()
    controller.redo()
    assert ([], []) == (changes, refusals)


def test_go_to_stands_after_so_many_actions_and_forgets_none() -> None:
    controller = Controller(history_of(PENALTY_CARD))
    whole = controller.history
    controller.go_to(5)
    assert 5 == len(controller.history.done)
    assert whole.done[5:] == controller.history.undone
    controller.go_to(len(whole.done))
    assert whole.now == controller.history.now


def test_follow_comes_back_to_a_lesson_from_beside_it() -> None:
    told = history_of(PENALTY_CARD)
    controller = Controller(told.at(3))
    controller.do(MakeCall(Seat.E, Bid(7, Strain.NT)))
    controller.follow(told.done, 6)
    assert told.done[:6] == controller.history.done
    assert told.done[6:] == controller.history.undone


def test_words_become_a_sentence_once() -> None:
    assert "It is done." == sentence("it is done")
    assert "Is it?" == sentence("is it?")
    assert "mine.table, line 3: a card is lacking." == sentence("mine.table, line 3: a card is lacking")
