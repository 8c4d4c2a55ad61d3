"""Quitted tricks are faced, turned and asked about with mouse and keyboard; several cards are taken at once."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.gui.table.layout.places import Rect, TableLayout, Where
from bridgetable.gui.table.scene.card_pieces import card_key, plate_key
from bridgetable.gui.table.scene.piece import PieceKey, PieceKind
from bridgetable.gui.window import Window
from bridgetable.session.notation import action_text
from bridgetable.session.table.actions import LookAtTrick, PointCard
from bridgetable.views.eyes import Watcher
from bridgetable.views.view import view_for
from tests.gui.menus import menu_under
from tests.gui.told import AUCTION, HEAD, PLAY, history_of

Opened = Callable[[str], Window]
SEAT_GROUPS = ["Say", "Ask and explain", "Methods", "With the cards", "With the tricks", "Look", "Claim"]
SEAT_GROUPS += ["Deal", "Board", "Score"]
THREE_TRICKS = HEAD + AUCTION + PLAY


def laid(window: Window) -> TableLayout:
    layout = window.table.view.table_scene.layout
    assert layout is not None
    return layout


def back(window: Window, seat: Seat, trick: int) -> QPoint:
    """A point of a quitted card that the next one leaves free."""
    rect = laid(window).quitted[seat][trick - 1]
    return QPoint(round(rect.x + 3), round(rect.centre.y))


def last(window: Window) -> str:
    return action_text(window.controller.history.done[-1])


def drag(window: Window, start: QPoint, end: QPoint) -> None:
    """Press, go there, and leave the button down."""
    port = window.table.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * step / 8)


def release(window: Window, at: QPoint) -> None:
    QTest.mouseRelease(window.table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def drawn(window: Window, seat: Seat, trick: int) -> Rect:
    return window.table.view.table_scene.items_by_key[PieceKey(PieceKind.BACK, seat, trick)].at


def test_a_quitted_card_dragged_is_turned_and_dragged_again_points_rightly(opened: Opened) -> None:
    window = opened(THREE_TRICKS)
    before, start = drawn(window, Seat.E, 1), back(window, Seat.E, 1)
    won = window.controller.history.now.table.winners[0].side is Seat.E.side
    drag(window, start, start + QPoint(30, 20))
    held = drawn(window, Seat.E, 1)
    assert (before.height, before.width) == (held.width, held.height)
    release(window, start + QPoint(30, 20))
    assert PointCard(Seat.E, 1, won=not won) == window.controller.history.done[-1]
    lies = laid(window).quitted[Seat.E][0]
    assert (before.height, before.width) == (lies.width, lies.height)
    start = back(window, Seat.E, 1)
    drag(window, start, start + QPoint(30, 20))
    release(window, start + QPoint(30, 20))
    assert PointCard(Seat.E, 1, won=won) == window.controller.history.done[-1]
    assert before == laid(window).quitted[Seat.E][0]


def test_a_quitted_card_that_is_brought_back_lies_as_before(opened: Opened) -> None:
    window = opened(THREE_TRICKS)
    history, start = window.controller.history, back(window, Seat.E, 1)
    before = drawn(window, Seat.E, 1)
    drag(window, start, start + QPoint(30, 20))
    QTest.mouseMove(window.table.view.viewport(), start)
    release(window, start)
    drag(window, start, start + QPoint(30, 20))
    QTest.keyClick(window.table.view, Qt.Key.Key_Escape)
    release(window, start + QPoint(30, 20))
    assert history is window.controller.history
    assert before == drawn(window, Seat.E, 1)


def test_a_double_click_on_a_quitted_card_has_its_trick_faced_until_something_else_is_done(opened: Opened) -> None:
    window = opened(THREE_TRICKS)
    QTest.mouseDClick(window.table.view.viewport(), Qt.MouseButton.LeftButton, pos=back(window, Seat.W, 3))
    assert LookAtTrick(Seat.W, 3) == window.controller.history.done[-1]
    view = window.shown
    assert view is not None
    trick = window.controller.history.now.table.tricks[2]
    assert {p.card for p in trick.cards} == {one.card for one in view.trick.cards if one is not None}
    assert "Trick 3 faced again" == view.looked
    window.controller.undo()
    assert window.shown is not None
    assert "" == window.shown.looked


def test_a_double_click_leads_face_down_and_another_faces_the_lead(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    port = window.table.view.viewport()
    own = card_key(next(p for p in laid(window).cards if p.shown.card is card("CQ")))
    at = window.table.view.table_scene.items_by_key[own].at
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x + 3), round(at.y + 3)))
    assert "W leads CQ face down" == last(window)
    lead = next(p for p in laid(window).cards if p.where is Where.TRICK).rect.centre
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=QPoint(round(lead.x), round(lead.y)))
    assert "W faces CQ" == last(window)


def test_his_own_card_a_player_looks_at_alone() -> None:
    history = history_of(THREE_TRICKS + "E looks at own 3\n")
    own = history.now.table.tricks[2].card_of(Seat.E)
    for eye, seen in ((Watcher.ALL, [own]), (Seat.E, [own]), (Seat.N, [])):
        view = view_for(history, eye)
        shown = [one.card for one in view.trick.cards if one is not None] if view.looked else []
        assert seen == shown


def test_after_play_any_trick_is_looked_at_beside_the_reckoning() -> None:
    told = history_of(THREE_TRICKS + 'S claims 8: "all good"\nall agree\nS looks at trick 2\n')
    view = view_for(told)
    assert view.ledger is not None
    assert view.ledger.trick is not None
    assert (2, "Trick 2 faced again") == (view.ledger.trick.number, view.looked)
    assert not [one for one in told.now.table.irregularities if one.law == "66C"]


def menu_rows(menu: QMenu) -> list[str]:
    return [row.text() for row in menu.actions() if not row.isSeparator()]


def right_click(window: Window, at: QPoint) -> None:
    port = window.table.view.viewport()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(port, QContextMenuEvent(reason, at, port.mapToGlobal(at)))


def test_a_right_click_on_a_quitted_card_opens_what_can_be_done_with_it(opened: Opened) -> None:
    window = opened(THREE_TRICKS)
    right_click(window, back(window, Seat.W, 2))
    menu = window.lists.players.trick
    rows = menu_rows(menu)
    menu.hide()
    assert rows[0] == "Have trick 2 faced – irregular, Law 66C"
    assert any(row.startswith("Look at his own") for row in rows)
    next(row for row in menu.actions() if row.text().startswith("Lose ")).trigger()
    assert last(window).startswith("W loses ")


@pytest.mark.parametrize("by", ["mouse", "keyboard", "long press"])
def test_a_plate_opens_the_menu_of_its_seat(opened: Opened, by: str) -> None:
    window = opened(THREE_TRICKS)
    view, middle = window.table.view, laid(window).plates[Seat.W].centre
    at = QPoint(round(middle.x), round(middle.y))
    if by == "mouse":
        right_click(window, at)
    elif by == "keyboard":
        view._focus(plate_key(Seat.W))
        QTest.keyClick(view, Qt.Key.Key_Return)
    else:
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        view._long.timeout.emit()
    menu = window.lists.players.of[Seat.W]
    assert menu.isVisible()
    groups = [row.text() for row in menu.actions() if menu_under(row) is not None]
    assert SEAT_GROUPS == groups
    menu.hide()


def test_the_menu_of_every_trick_is_reached_from_the_plate(opened: Opened) -> None:
    window = opened(THREE_TRICKS)
    players = window.lists.players
    players.fill(Seat.E)
    tricks = next(menu_under(row) for row in players.of[Seat.E].actions() if row.text() == "With the tricks")
    assert isinstance(tricks, QMenu)
    won = len(window.controller.history.now.table.winners)
    assert [f"Trick {n}" for n in range(won, 0, -1)] == menu_rows(tricks)


def test_a_rectangle_drawn_over_cards_takes_those_of_one_hand(opened: Opened) -> None:
    window = opened(THREE_TRICKS)
    hand = [p for p in laid(window).cards if p.seat is Seat.S and p.where is Where.HAND][:2]
    start = QPoint(round(hand[0].rect.x - 12), round(hand[0].rect.y - 12))
    end = QPoint(round(hand[1].rect.x + 8), round(hand[1].rect.y + 14))
    drag(window, start, end)
    release(window, end)
    assert {card_key(p) for p in hand} == window.table.view.table_scene.touch.selected


def test_shift_and_an_arrow_take_the_next_card_too(opened: Opened) -> None:
    window = opened(THREE_TRICKS)
    view = window.table.view
    hand = [p for p in laid(window).cards if p.seat is Seat.S and p.where is Where.HAND]
    view._focus(card_key(hand[0]))
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert {card_key(p) for p in hand[:3]} == view.table_scene.touch.selected
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.menu is not None
    words = menu_rows(view.menu)
    view.menu.hide()
    assert any(word.startswith("Play ") and "at once – irregular, Law 58B" in word for word in words)


def test_a_card_turned_before_the_trick_is_whole_is_a_back_with_its_word() -> None:
    told = history_of(THREE_TRICKS + "W turns\n")
    mat = view_for(told).trick.cards[Seat.W]
    assert mat is not None
    assert (None, "TURNED") == (mat.card, mat.tab)
    assert card("DA") is told.now.table.tricks[-1].card_of(Seat.W)
