"""“How do I stage…”: looked up, done, shown and taken back, with the keyboard alone and with the mouse alone."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.gui.book import demonstration, stage_window
from bridgetable.gui.book.demonstration import Demonstration
from bridgetable.gui.book.stage_window import StageWindow, show_stages
from bridgetable.gui.window import Window
from bridgetable.session.cards.actions import DropCard
from bridgetable.views.book.stageable import rows
from tests.gui.conftest import Opened, refusal_over
from tests.gui.told import AUCTION, HEAD, PLAY

LEFT, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Return


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(HEAD + AUCTION + PLAY)


def last_kind(window: Window) -> Kind | None:
    found = window.controller.history.now.table.irregularities
    return found[-1].kind if found else None


def test_typed_and_done_with_the_keyboard_alone(window: Window, qtbot: QtBot) -> None:
    QTest.keyClick(window, Qt.Key.Key_F2, Qt.KeyboardModifier.ControlModifier)
    shown = window.findChild(StageWindow)
    assert isinstance(shown, StageWindow)
    assert shown.focusWidget() is shown.search.field
    QTest.keyClicks(shown.search.field, "drops")
    assert 4 == len(shown.found)
    assert shown.acts is not None
    QTest.keyClick(shown.search.field, ENTER)
    assert Kind.CARD_EXPOSED is last_kind(window)
    assert not shown.isVisible()
    window.controller.undo()
    assert last_kind(window) is None


def test_what_is_staged_has_the_numbers_of_the_book_in_force_and_none_on_which_that_has_no_law(opened: Opened) -> None:
    window = opened((HEAD + AUCTION + PLAY).replace("deal:", "book: draft2006\ndeal:"))
    shown = show_stages(window)
    named = {row.of: row.number for row in shown.found}
    assert "drops, too low, 32…" == shown.search.field.placeholderText()
    assert ("25", "26") == (named[Kind.INSUFFICIENT_BID], named[Kind.CALL_OUT_OF_ROTATION])
    assert Kind.PLAYED_TWICE not in named
    assert shown.heading()[1] == f"{len(named)} of {len(named)}  ·  Draft of 2006, never enacted"


def test_the_list_opens_with_its_first_heading(window: Window, qtbot: QtBot) -> None:
    shown = show_stages(window)
    qtbot.waitExposed(shown)
    qtbot.wait(50)
    assert shown.list.currentItem() is shown.list.topLevelItem(1)
    assert 0 == shown.list.verticalScrollBar().value()


def test_player_and_card_are_chosen_with_the_mouse_alone(window: Window, qtbot: QtBot) -> None:
    shown = show_stages(window)
    shown.search.field.setText("drops")
    QTest.mouseClick(shown.seats[Seat.W], LEFT)
    assert shown.acts is not None
    number = next(n for n, way in enumerate(shown.acts.staged) if way.words == "West drops ♥10")
    place = shown.acts.visualItemRect(shown.acts.item(number))
    shown.acts.scrollToItem(shown.acts.item(number))
    place = shown.acts.visualItemRect(shown.acts.item(number))
    QTest.mouseClick(shown.acts.viewport(), LEFT, pos=place.center())
    QTest.mouseClick(shown.do_it, LEFT)
    done = window.controller.history.done[-1]
    assert isinstance(done, DropCard)
    assert (Seat.W, "HT") == (done.seat, str(done.card))


def test_only_players_who_can_do_it_can_be_chosen(window: Window) -> None:
    shown = show_stages(window)
    shown.search.field.setText("defender’s card dropped")
    assert {Seat.E, Seat.W} == {seat for seat, button in shown.seats.items() if button.isEnabled()}


def test_the_arrows_walk_along_the_rows_from_the_field(window: Window, qtbot: QtBot) -> None:
    shown = show_stages(window)
    first = shown.list.current()
    QTest.keyClick(shown.search.field, Qt.Key.Key_Down)
    second = shown.list.current()
    assert first is not None
    assert second is not None
    assert first is not second
    for _ in range(12):
        QTest.keyClick(shown.search.field, Qt.Key.Key_Down)
        assert shown.list.current() is not None, "headings are passed over"
    QTest.keyClick(shown.search.field, Qt.Key.Key_Up)
    assert shown.list.current() is not None


def test_where_nobody_can_do_it_a_table_is_opened_where_it_fits_and_then_it_is_done(
    window: Window, qtbot: QtBot
) -> None:
    left = window.controller.history
    shown = show_stages(window)
    QTest.keyClicks(shown.search.field, "too low")
    assert not shown.staged
    assert shown.do_it.isHidden()
    assert not shown.fit_first.isHidden()
    QTest.keyClick(shown.search.field, ENTER)
    assert shown.isVisible()
    assert window.before is not None
    assert left.done == window.before.history.done
    assert shown.staged
    QTest.keyClick(shown.search.field, ENTER)
    assert Kind.INSUFFICIENT_BID is last_kind(window)


def test_why_nothing_is_staged_is_said_over_the_list(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = show_stages(window)
    monkeypatch.setattr(stage_window, "fitting", lambda *_: None)
    shown.open_fitting()
    assert "No case shows it yet." == refusal_over(shown)
    window.controller.refused.emit("South has no spade.")
    assert "South has no spade." == refusal_over(shown)


def test_it_is_shown_on_the_table_and_taken_back(window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("GOES", "CARRIES", "SEEN"):
        monkeypatch.setattr(demonstration, name, 30)
    window.controller.undo()
    left = window.controller.history
    shown = show_stages(window)
    shown.search.field.setText("drops")
    seen: list[Kind | None] = []
    window.controller.changed.connect(lambda *_: seen.append(last_kind(window)))
    QTest.mouseClick(shown.show_me, LEFT)
    assert not shown.isVisible()
    qtbot.waitUntil(shown.isVisible)
    assert [Kind.CARD_EXPOSED, None] == seen
    assert window.controller.history is left, "what could be redone can be redone still"


def test_what_is_shown_is_seen_for_seconds_and_its_words_cover_no_hand(window: Window, qtbot: QtBot) -> None:
    assert demonstration.SEEN >= 5000
    shown = show_stages(window)
    shown.search.field.setText("drops")
    shown.demonstrate()
    over = window.findChild(Demonstration)
    assert isinstance(over, Demonstration)
    caption = QRect(window.table.free_place(QSize(400, 60)), QSize(400, 60))
    layout = window.table.view.table_scene.layout
    assert layout is not None
    hands = [QRect(*map(round, (c.rect.x, c.rect.y, c.rect.width, c.rect.height))) for c in layout.cards]
    assert hands
    assert not [hand for hand in hands if hand.intersects(caption)]
    over.end()


def test_a_key_ends_what_is_shown_and_the_table_is_as_it_was(window: Window, qtbot: QtBot) -> None:
    left = window.controller.history
    shown = show_stages(window)
    shown.search.field.setText("drops")
    shown.demonstrate()
    over = window.findChild(Demonstration)
    assert isinstance(over, Demonstration)
    over._next()
    assert window.controller.history is not left
    QTest.keyClick(over, Qt.Key.Key_Escape)
    assert window.controller.history is left
    assert shown.isVisible()


def test_esc_empties_the_field_first_and_then_closes(window: Window, qtbot: QtBot) -> None:
    shown = show_stages(window)
    QTest.keyClicks(shown.search.field, "revoke")
    QTest.keyClick(shown.search.field, Qt.Key.Key_Escape)
    assert shown.isVisible()
    assert len(rows()) == len(shown.found)
    QTest.keyClick(shown.search.field, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert not shown.isVisible()


def test_everything_has_a_name_for_those_who_do_not_see_it(window: Window) -> None:
    shown = show_stages(window)
    shown.search.field.setText("drops")
    assert shown.acts is not None
    named = (shown.search.field, shown.list, shown.acts, shown.do_it, shown.show_me, shown.fit, *shown.seats.values())
    assert all(part.accessibleName() for part in named)
    first = shown.list.topLevelItem(0)
    assert first is not None
    assert "A defender’s card dropped. Card exposed, Law 49" == first.text(0)
