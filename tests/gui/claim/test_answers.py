"""A claim is answered by each player in his row, played on, agreed, doubted, and withdrawn later."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.game.claims import ClaimStage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.gui.commands.table_handlers import undo
from bridgetable.gui.commands.view_handlers import to_options
from bridgetable.views.table.table_view import Light
from tests.gui.claim.claiming import draft_of, last_lines, say, stage_of, table_of
from tests.gui.conftest import Opened
from tests.gui.menus import menu_under
from tests.views.four_tricks_left import CLAIMED, FOUR_LEFT


def test_each_player_answers_in_his_row_and_the_plates_show_who_has(opened: Opened) -> None:
    window = opened(CLAIMED)
    assert window.shown is not None
    assert "CLAIMS 4" == window.shown.plates[Seat.S].pill
    assert [Light.WAITS] * 2 == [window.shown.plates[s].light for s in (Seat.W, Seat.E)]
    say(window, "Agrees", Seat.W)
    assert ["AGREES", "AGREES?"] == [window.shown.plates[s].pill for s in (Seat.W, Seat.E)]
    say(window, "Objects", Seat.E)
    assert "OBJECTS" == window.shown.plates[Seat.E].pill
    rows = {row.seat: row.said for row in window.shown.sheet.rows} if window.shown.sheet else {}
    assert {Seat.W: "agrees", Seat.N: "", Seat.E: "objects"} == rows


def test_a_digit_answers_and_all_agree_ends_the_board(opened: Opened, qtbot: QtBot) -> None:
    window = opened(CLAIMED)
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_1)
    assert ["all agree"] == last_lines(window, 1)
    assert Phase.END is table_of(window).phase
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert Phase.SUSPENDED is table_of(window).phase


def test_the_keyboard_stays_on_the_answers_and_goes_on_to_the_directors_options(opened: Opened, qtbot: QtBot) -> None:
    window = opened(CLAIMED)
    qtbot.waitUntil(window.isActiveWindow)
    window.menus.run(to_options)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    assert "2: West Agrees" == window.focusWidget().accessibleName()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert ["W agrees"] == last_lines(window, 1)
    answers = window.dock.column.answers
    assert answers is not None
    assert answers.has_keyboard
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.dock.column.options[0].hasFocus()


def test_a_click_leaves_the_keyboard_where_it_is(opened: Opened, qtbot: QtBot) -> None:
    window = opened(CLAIMED)
    qtbot.waitUntil(window.isActiveWindow)
    window.table.view.setFocus()
    answers = window.dock.column.answers
    assert answers is not None
    QTest.mouseClick(answers.director, Qt.MouseButton.LeftButton)
    assert window.dock.column.options
    assert window.table.view.hasFocus()


def test_words_in_the_field_go_with_the_objection(opened: Opened) -> None:
    window = opened(CLAIMED)
    answers = window.dock.column.answers
    assert answers is not None
    QTest.keyClicks(answers.words.field, "East has a trump")
    say(window, "Objects", Seat.W)
    assert ['W doubts: "East has a trump"'] == last_lines(window, 1)


def test_all_four_who_want_to_play_on_do_so_and_the_claim_is_void(opened: Opened) -> None:
    window = opened(CLAIMED)
    say(window, "Play on?", Seat.E)
    assert window.shown is not None
    assert "ASKS TO PLAY ON" == window.shown.plates[Seat.E].pill
    for seat in (Seat.S, Seat.W, Seat.N):
        say(window, "Plays on", seat)
    assert Phase.PLAY is table_of(window).phase
    assert [ClaimStage.VOID] == [one.stage for one in table_of(window).earlier_claims]
    assert Seat.S not in table_of(window).spread


def test_one_who_refuses_to_play_on_brings_the_director(opened: Opened) -> None:
    window = opened(CLAIMED)
    say(window, "Play on?", Seat.E)
    say(window, "Refuses", Seat.S)
    assert window.shown is not None
    assert "70" == window.shown.law


def test_the_side_that_claimed_may_not_ask_to_play_on(opened: Opened) -> None:
    window = opened(CLAIMED)
    say(window, "Play on?", Seat.N)
    answers = window.dock.column.answers
    assert answers is not None
    assert "N–S claimed: only the other side may ask to play on." == answers.sheet.note
    say(window, "All play on")
    assert Phase.SUSPENDED is table_of(window).phase


def test_every_answer_that_a_sheet_offers_can_be_given_and_undone(opened: Opened) -> None:
    for text in (CLAIMED, CLAIMED + "W doubts\n", CLAIMED + "E wants to play on\n", FOUR_LEFT + "W concedes 4\n"):
        window = opened(text)
        start = window.controller.history
        sheet = window.shown.sheet if window.shown is not None else None
        assert sheet is not None
        for choice in (*sheet.choices, sheet.director):
            assert window.controller.do(choice.action), choice.words
            window.menus.run(undo)
            assert start.now == window.controller.history.now


# From the claim to the score.


def test_from_the_claim_to_the_score_and_back_by_undo(opened: Opened, qtbot: QtBot) -> None:
    window = opened(FOUR_LEFT)
    qtbot.waitUntil(window.isActiveWindow)
    start = window.controller.history.now
    QTest.keyClick(window, Qt.Key.Key_C)
    QTest.keyClick(draft_of(window).numbers[4], Qt.Key.Key_Return)
    say(window, "Objects", Seat.W)
    QTest.keyClick(window, Qt.Key.Key_D)
    for title in ("It is normal", "Yes, at all likely", "Three tricks for North–South"):
        button = next(b for b in window.dock.column.options if b.option.title == title)
        with qtbot.waitSignal(window.controller.changed):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert (Phase.END, ClaimStage.DECIDED) == (table_of(window).phase, stage_of(window))
    assert -100 == table_of(window).score_for(Seat.S.side)
    for _ in range(7):
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert start == window.controller.history.now


@pytest.mark.parametrize(
    ("seat", "late", "law"), [(Seat.W, "", "70"), (Seat.W, "round ended\n", "69"), (Seat.S, "", "71")]
)
def test_what_was_agreed_is_withdrawn_later_from_a_players_menu(
    opened: Opened, seat: Seat, late: str, law: str
) -> None:
    window = opened(FOUR_LEFT + "S claims 3\nall agree\n" + late)
    menus = window.lists.players
    menus.fill(seat)
    groups = [menu_under(row) for row in menus.of[seat].actions()]
    rows = [row for group in groups if group is not None for row in group.actions()]
    window.controller.do(next(row for row in rows if row.text() == "Withdraws it…").data())
    assert window.shown is not None
    assert law == window.shown.law
