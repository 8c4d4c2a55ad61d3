"""The bidding box: every call for any seat, irregular ones marked and never refused."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.screens import is_across, screenmate, tray_lies_with
from bridgetable.game.seats import Seat
from bridgetable.gui.auction.bidding_box import UNSEEN
from bridgetable.gui.auction.bidding_keys import CALL_KEYS, KEYS, Extra, heading
from bridgetable.gui.auction.call_drag import lanes_for
from bridgetable.gui.panel.news import news
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.gui.table.scene.pieces import pieces_of
from bridgetable.gui.window import Window
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import ChangeCall, MakeCall
from bridgetable.session.families import breaches
from bridgetable.session.talk.actions import Alert, PassTray, ShowStop
from bridgetable.views.panel.grouped_calls import grouped_calls
from bridgetable.views.table.table_view import Light
from tests.gui.told import AUCTION, HEAD

Opened = Callable[[str], Window]
ONE_SPADE = HEAD + "S calls 1S\n"
INSUFFICIENT = HEAD + "S calls 1S\nW calls Pass\nN calls 2S\nE calls Pass\nS calls 2H\nW notices\n25A no\n"


def test_all_calls_are_there() -> None:
    calls = {key.target for key in CALL_KEYS}
    assert {Bid(level, strain) for level in range(1, 8) for strain in Strain} | {PASS, DOUBLE, REDOUBLE, None} == calls


def test_no_two_keys_share_a_place(opened: Opened) -> None:
    box = opened(HEAD).table.box
    places = [box.place(key) for key in KEYS]
    assert not [(a, b) for n, a in enumerate(places) for b in places[n + 1 :] if a.intersects(b)]
    assert all(box.rect().toRectF().contains(place) for place in places)


@pytest.mark.parametrize("text", [HEAD, ONE_SPADE])
@pytest.mark.parametrize("seat", list(Seat))
def test_a_call_is_marked_just_when_it_would_be_irregular(opened: Opened, text: str, seat: Seat) -> None:
    window = opened(text)
    box, table = window.table.box, window.controller.history.now.table
    box.choose_seat(seat)
    for key in CALL_KEYS:
        if key.target is not None and not isinstance(key.target, Seat | Extra):
            assert bool(breaches(table, MakeCall(seat, key.target))) == (key.target in box._marked)


def test_a_call_that_takes_the_place_of_a_slip_is_marked_only_when_it_would_be_wrong_in_that_place(
    opened: Opened,
) -> None:
    box = opened(HEAD + "S calls 1S\nW calls 1H\nN notices\n25A yes\n").table.box
    assert Seat.W is box.seat
    assert {Bid(1, strain) for strain in (Strain.C, Strain.D, Strain.H, Strain.S)} | {REDOUBLE} == box._marked


def test_a_click_calls_for_the_seat_on_turn(opened: Opened) -> None:
    window = opened(ONE_SPADE)
    box = window.table.box
    at = box.place(next(key for key in KEYS if key.target == PASS)).center().toPoint()
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=at)
    assert MakeCall(Seat.W, PASS) == window.controller.history.done[-1]


def test_another_seat_calls_when_it_is_chosen_first_and_the_call_is_irregular(opened: Opened) -> None:
    window = opened(ONE_SPADE)
    box = window.table.box
    for target in (Seat.E, Bid(1, Strain.H)):
        at = box.place(next(key for key in KEYS if key.target == target)).center().toPoint()
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=at)
    assert MakeCall(Seat.E, Bid(1, Strain.H)) == window.controller.history.done[-1]
    assert 1 == len(window.controller.history.now.table.irregularities)


def test_arrows_walk_the_box_and_enter_calls(opened: Opened) -> None:
    window = opened(HEAD)
    box = window.table.box
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(box, key)
    assert MakeCall(Seat.S, Bid(2, Strain.D)) == window.controller.history.done[-1]


def test_every_key_is_reached_by_arrows(opened: Opened) -> None:
    box = opened(HEAD).table.box
    seen, edge = {box.at}, [box.at]
    while edge:
        here = edge.pop()
        for arrow in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            box.at = here
            QTest.keyClick(box, arrow)
            if box.at not in seen:
                seen.add(box.at)
                edge.append(box.at)
    assert set(KEYS) == seen


def test_a_bid_of_eight_can_be_made(opened: Opened, qtbot: QtBot) -> None:
    window = opened(HEAD)
    box = window.table.box
    box.press(CALL_KEYS[-1])
    menu = box.findChildren(QMenu)[-1]
    menu.actions()[0].trigger()
    assert MakeCall(Seat.S, Bid(8, Strain.C)) == window.controller.history.done[-1]
    menu.close()


def test_a_bid_of_eight_is_dragged_to_any_lane_and_its_denomination_chosen_there(opened: Opened) -> None:
    window = opened(ONE_SPADE)
    box = window.table.box
    begin = box.place(CALL_KEYS[-1]).center().toPoint()
    there = box.mapFromParent(lane(window, MakeCall(Seat.E, Bid(8, Strain.C))))
    QTest.mousePress(box, Qt.MouseButton.LeftButton, pos=begin)
    for step in range(1, 11):
        QTest.mouseMove(box, begin + (there - begin) * step / 10)
    QTest.mouseRelease(box, Qt.MouseButton.LeftButton, pos=there)
    rows = {action.text(): action for action in window.table.over.actions()}
    rows["8NT"].trigger()
    assert MakeCall(Seat.E, Bid(8, Strain.NT)) == window.controller.history.done[-1]
    window.table.over.close()


def test_from_the_keyboard_a_player_changes_his_call(opened: Opened) -> None:
    window = opened(ONE_SPADE)
    box = window.table.box
    box.choose_seat(Seat.S)
    box.at = next(key for key in KEYS if key.target == Bid(2, Strain.S))
    QTest.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    rows = {action.text(): action for action in window.calls.menu.actions()}
    rows["South changes 1♠ to 2♠"].trigger()
    assert ChangeCall(Seat.S, Bid(2, Strain.S)) == window.controller.history.done[-1]
    window.calls.menu.close()


def test_an_alerted_call_has_the_alert_card_beside_it(opened: Opened) -> None:
    view = opened(ONE_SPADE + "N alerts\n").table.view
    assert view.table_scene.view is not None
    assert view.table_scene.layout is not None
    shown = {piece.key: piece for piece in pieces_of(view.table_scene.view, view.table_scene.layout)}
    assert not shown[PieceKey(PieceKind.CALL, Seat.S, 1)].rect.overlaps(shown[PieceKey(PieceKind.CALL, Seat.S)].rect)


def test_the_heading_says_who_calls_and_whether_in_turn(opened: Opened) -> None:
    table = opened(ONE_SPADE).controller.history.now
    assert "West calls" == heading(table, Seat.W)
    assert "North, out of turn" == heading(table, Seat.N)


def test_after_the_auction_the_box_is_away(opened: Opened) -> None:
    assert opened(HEAD).table.box.isVisible()
    assert not opened(HEAD + AUCTION).table.box.isVisible()


def test_where_a_call_answers_the_question_the_heading_says_which_answer_and_calls_are_not_marked(
    opened: Opened,
) -> None:
    window = opened(INSUFFICIENT)
    sitting, box = window.controller.history.now, window.table.box
    assert box.isVisible()
    assert Seat.W is box.seat
    assert heading(sitting, Seat.W).startswith("Any call accepts ")
    assert PASS not in box._marked
    box.choose_seat(Seat.N)
    assert PASS in box._marked


def test_a_call_that_answers_is_made_and_the_question_is_gone(opened: Opened) -> None:
    window = opened(INSUFFICIENT)
    window.controller.do(MakeCall(Seat.W, PASS))
    assert window.controller.history.now.pending is None


def test_the_box_makes_way_while_a_card_is_dragged_in_the_auction(opened: Opened, qtbot: QtBot) -> None:
    window = opened(HEAD)
    view, box = window.table.view, window.table.box
    layout = view.table_scene.layout
    assert layout is not None
    rect = layout.cards[0].rect
    begin = QPoint(round(rect.x + 6), round(rect.y + 6))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=begin)
    for step in range(1, 9):
        QTest.mouseMove(view.viewport(), begin + QPoint(0, 6 * step))
    assert not box.isVisible()
    with qtbot.waitSignal(view.carrying):
        view.cancel_gesture()
    assert box.isVisible()


def test_where_the_options_are_calls_the_dock_names_the_sorts_and_the_box_answers(opened: Opened) -> None:
    window = opened(INSUFFICIENT + "27A1 no\n")
    decision = window.shown.decision if window.shown is not None else None
    assert decision is not None
    assert ["Sufficient bid: 2NT to 7NT", "Pass", "Too low again: 1♣ to 2♠"] == [
        f.text for f in grouped_calls(decision)[:3]
    ]
    assert [] == window.dock.column.options
    box = window.table.box
    assert Seat.S is box.seat
    box.press(next(key for key in KEYS if key.target == Bid(3, Strain.H)))
    assert Bid(3, Strain.H) == window.controller.history.now.table.auction.made[-1].call


def test_alert_is_by_the_partner_of_who_has_called_last(opened: Opened) -> None:
    window = opened(ONE_SPADE)
    window.table.box.press(next(key for key in KEYS if key.target is Extra.ALERT))
    assert Alert(Seat.N) == window.controller.history.done[-1]


def test_the_stop_card_is_shown_until_its_owner_has_called_and_stays_with_the_call(opened: Opened) -> None:
    window = opened(ONE_SPADE)
    box = window.table.box
    box.press(next(key for key in KEYS if key.target is Extra.STOP))
    assert (ShowStop(Seat.W), Seat.W) == (window.controller.history.done[-1], box._stopped())
    assert "West: stop, then the call" == box._heading()
    window.controller.do(MakeCall(Seat.W, Bid(3, Strain.D)))
    assert box._stopped() is None
    assert window.shown is not None
    assert [False, True, False] == [call.stopped for call in window.shown.auction.calls]


def test_where_there_is_a_screen_the_key_of_the_stop_card_passes_the_tray(opened: Opened) -> None:
    window = opened(ONE_SPADE.replace("deal:", "screens: yes\ndeal:", 1))
    seats = [seat for seat in Seat if tray_lies_with(window.controller.history.now.table, seat)]
    window.table.box.choose_seat(seats[0])
    window.table.box.press(next(key for key in KEYS if key.target is Extra.STOP))
    assert PassTray(seats[0]) == window.controller.history.done[-1]


def test_who_looks_from_beyond_the_screen_learns_nothing_of_the_call_that_is_made_there(opened: Opened) -> None:
    window = opened(ONE_SPADE.replace("deal:", "screens: yes\ndeal:", 1))
    turn = window.controller.history.now.table.turn
    assert turn is not None
    window.set_eye(screenmate(turn))
    assert UNSEEN != window.table.box._heading()
    assert window.table.box._marked
    window.set_eye(turn.lho if is_across(turn, turn.lho) else turn.rho)
    assert (UNSEEN, frozenset()) == (window.table.box._heading(), window.table.box._marked)
    assert window.shown is not None
    assert (Light.PLAIN, "auction") == (window.shown.plates[turn].light, window.shown.status)


def test_who_shows_the_stop_card_out_of_turn_calls_next_from_the_box(opened: Opened) -> None:
    box = opened(ONE_SPADE).table.box
    box.choose_seat(Seat.E)
    box.press(next(key for key in KEYS if key.target is Extra.STOP))
    assert Seat.E is box.seat


def drag_to(window: Window, call: Call, end: QPoint) -> None:
    """Drag a bidding card from the box to a point of the table's place, and leave the button down."""
    box = window.table.box
    begin = box.place(next(key for key in KEYS if key.target == call)).center().toPoint()
    QTest.mousePress(box, Qt.MouseButton.LeftButton, pos=begin)
    there = box.mapFromParent(end)
    for step in range(1, 11):
        QTest.mouseMove(box, begin + (there - begin) * step / 10)


def lane(window: Window, action: Action) -> QPoint:
    """The middle of the place that stands for an action, for whoever drags its call."""
    layout = window.table.view.table_scene.layout
    assert layout is not None
    assert isinstance(action, MakeCall | ChangeCall)
    lanes = lanes_for(window.controller.history.now, action.call, layout)
    rect = next(one.rect for one in lanes if one.action == action)
    return QPoint(round(rect.centre.x), round(rect.centre.y))


@pytest.mark.parametrize(
    "action",
    [
        MakeCall(Seat.W, Bid(2, Strain.H)),
        MakeCall(Seat.E, Bid(2, Strain.H)),
        MakeCall(Seat.N, PASS),
        ChangeCall(Seat.S, Bid(2, Strain.S)),
    ],
    ids=str,
)
def test_a_call_is_dragged_to_any_players_lane_or_over_his_last_call(
    opened: Opened, action: MakeCall | ChangeCall
) -> None:
    window = opened(ONE_SPADE)
    end = lane(window, action)
    drag_to(window, action.call, end)
    assert window.table.drag.isVisible()
    box = window.table.box
    QTest.mouseRelease(box, Qt.MouseButton.LeftButton, pos=box.mapFromParent(end))
    assert action == window.controller.history.done[-1]
    assert not window.table.drag.isVisible()


def test_a_carried_call_goes_back_to_the_box_on_escape_and_where_nobody_sits(opened: Opened) -> None:
    window = opened(ONE_SPADE)
    box, before = window.table.box, window.controller.history
    drag_to(window, PASS, QPoint(3, 3))
    QTest.mouseRelease(box, Qt.MouseButton.LeftButton, pos=box.mapFromParent(QPoint(3, 3)))
    end = lane(window, MakeCall(Seat.W, PASS))
    drag_to(window, PASS, end)
    QTest.keyClick(box, Qt.Key.Key_Escape)
    QTest.mouseRelease(box, Qt.MouseButton.LeftButton, pos=box.mapFromParent(end))
    assert before == window.controller.history


def test_a_lane_says_what_the_call_would_be_there(opened: Opened) -> None:
    window = opened(ONE_SPADE)
    layout = window.table.view.table_scene.layout
    assert layout is not None
    lanes = lanes_for(window.controller.history.now, Bid(1, Strain.H), layout)
    assert [("Out of rotation", "29"), ("Out of rotation", "29"), ("Changes 1♠", "25"), ("Insufficient", "27")] == [
        (one.title, one.law) for one in lanes
    ]
    assert not [(a.title, b.title) for n, a in enumerate(lanes) for b in lanes[n + 1 :] if a.rect.overlaps(b.rect)]


def test_a_screen_reader_hears_the_sorts_of_calls_and_not_every_call(opened: Opened) -> None:
    shown = opened(INSUFFICIENT + "27A1 no\n").shown
    assert shown is not None
    assert news(None, shown).endswith(
        "Sufficient bid: 2NT to 7NT. Pass. Too low again: 1♣ to 2♠. Not admissible: X, XX."
    )
