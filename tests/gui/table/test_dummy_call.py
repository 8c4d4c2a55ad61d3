"""Declarer calls for a card from dummy in a field: typed, put together from keys, or pointed at."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.game.cards import Suit, card
from bridgetable.game.designations import Form
from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.commands.table_handlers import call_card
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.rich_text import on_dock, width_of
from bridgetable.gui.table.dummy_call import PARTS, SHARE, DummyCall, key_name, pressed, said_in
from bridgetable.gui.table.layout.places import Where
from bridgetable.gui.table.scene.hits import card_at
from bridgetable.gui.window import Window
from bridgetable.session.cards.actions import ChangeCard
from bridgetable.session.table.actions import CallFor
from bridgetable.views.table.designation_view import understood
from tests.gui.told import AUCTION, HEAD

Opened = Callable[[str], Window]
LED = HEAD + AUCTION + "W leads CQ face down\nW faces CQ\n"


def opened_field(window: Window) -> DummyCall:
    """The field of a window, opened."""
    window.menus.run(call_card)
    assert window.table.call is not None
    return window.table.call


def click(call: DummyCall, part: object) -> None:
    key = next(key for one, key in call.keys if one is part)
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)


def test_what_is_typed_is_called_in_declarers_own_words(opened: Opened) -> None:
    window = opened(LED)
    call = opened_field(window)
    assert call.field is window.focusWidget()
    QTest.keyClicks(call.field, "low club")
    QTest.keyClick(call.field, Qt.Key.Key_Return)
    assert CallFor("low club") == window.controller.history.done[-1]
    assert card("C2") is window.controller.history.now.table.tricks[0].card_of(Seat.N)
    assert "" == call.field.text()


def test_keys_put_words_together_and_say_it_calls(opened: Opened) -> None:
    window = opened(LED)
    call = opened_field(window)
    for part in (Form.LOW, Suit.C):
        click(call, part)
    assert "low club" == call.field.text()
    QTest.mouseClick(call.call, Qt.MouseButton.LeftButton)
    assert CallFor("low club") == window.controller.history.done[-1]


PRESSES = [
    ("", (Form.HIGH, Suit.H), "high heart"),
    ("high", (Suit.H, Form.LOW), "low heart"),
    ("low heart", (Form.WIN,), "win"),
    ("win", (Suit.D,), "diamond"),
    ("king", (Form.LOW,), "low"),
    ("hq", (Suit.S,), "spade queen"),
    ("heart", (Suit.H,), ""),
    ("", (Suit.D, Form.RUN), "run the diamonds"),
    ("run the diamonds", (Form.RUN,), "diamond"),
]


@pytest.mark.parametrize(("before", "parts", "after"), PRESSES)
def test_a_key_adds_its_part_or_takes_it_back_and_what_does_not_go_with_it_gives_way(
    before: str, parts: tuple[Form | Suit, ...], after: str
) -> None:
    words = before
    for part in parts:
        words = pressed(words, part)
    assert after == words


def test_every_key_alone_is_heard_again_in_its_own_words() -> None:
    for part in PARTS:
        said = said_in(key_name(part))
        assert [part] == [one for one in (said.form, said.suit, said.rank) if one is not None]
    assert len(PARTS) == len({key_name(part) for part in PARTS})


UNDERSTOOD = [
    ("low", "Dummy plays ♣2, unless plainly not meant.", "46B1c"),
    ("club nine", "Dummy plays ♣9.", "46A"),
    ("spade", "Dummy plays ♠4: irregular.", "46B2 44C"),
    ("anything", "Either defender may choose the card.", "46B5"),
    ("HA", "No such card: South will be asked again.", "46B4"),
    ("blue", "Say a card, a suit, a rank, high, low or win.", ""),
]


@pytest.mark.parametrize(("words", "told", "cites"), UNDERSTOOD, ids=[row[0] for row in UNDERSTOOD])
def test_what_was_understood_is_told_with_its_clauses_before_it_is_said(
    opened: Opened, words: str, told: str, cites: str
) -> None:
    window = opened(LED)
    heard = understood(window.controller.history.now, words)
    assert (told, cites) == (heard.text, " ".join(heard.cites))
    assert (heard.call is not None) == bool(cites)
    window.resize(1280, 720)
    call = opened_field(window)
    call.field.setText(words)
    assert call.words_room().width() >= 0.9 * width_of(call.told(), on_dock(call.look.palette, 720 / SHARE))


def test_what_nobody_understands_cannot_be_said(opened: Opened) -> None:
    window = opened(LED)
    call = opened_field(window)
    before = window.controller.history
    for words in ("", "blue", "high low"):
        call.field.setText(words)
        QTest.keyClick(call.field, Qt.Key.Key_Return)
        assert not call.call.isEnabled()
    assert before is window.controller.history


def test_declarer_says_that_he_meant_another_card(opened: Opened) -> None:
    window = opened(LED + 'declarer calls "low club"\n')
    call = opened_field(window)
    assert not call.meant.isEnabled()
    call.field.setText("C9")
    QTest.mouseClick(call.meant, Qt.MouseButton.LeftButton)
    assert ChangeCard(Seat.N, card("C9")) == window.controller.history.done[-1]
    pending = window.controller.history.now.pending
    assert pending is not None
    assert "45C4b" == pending.cite


def test_a_card_of_dummys_that_is_clicked_is_named_and_that_card_names_it_again(opened: Opened) -> None:
    window = opened(LED)
    call = opened_field(window)
    view = window.table.view
    layout = view.table_scene.layout
    assert layout is not None
    place = next(p for p in layout.cards if p.seat is Seat.N and p.where is Where.HAND and p.shown.card is card("C9"))
    at = QPoint(round(place.part.x + 6), round(place.part.y + 6))
    assert place == card_at(layout, place.part.centre)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert "club nine" == call.field.text()
    call.field.clear()
    QTest.mouseClick(call.that, Qt.MouseButton.LeftButton)
    assert "club nine" == call.field.text()


def test_two_clicks_on_dummys_plate_open_the_field_and_on_a_defenders_do_not(opened: Opened) -> None:
    window = opened(LED)
    view = window.table.view
    for seat, there in ((Seat.E, False), (Seat.N, True)):
        layout = view.table_scene.layout
        assert layout is not None
        middle = layout.plates[seat].centre
        at = QPoint(round(middle.x), round(middle.y))
        QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert there == (window.table.call is not None and window.table.call.isVisible())


def test_escape_puts_the_field_away_and_gives_the_table_its_room_again(opened: Opened) -> None:
    window = opened(LED)
    whole = window.table.view.height()
    call = opened_field(window)
    assert whole > window.table.view.height()
    QTest.keyClick(call.field, Qt.Key.Key_Escape)
    assert not call.isVisible()
    assert whole == window.table.view.height()
    assert window.table.view is window.focusWidget()


def test_before_dummy_is_spread_there_is_no_field(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    assert not opened_field(window).isVisible()
    assert window.table.toast.isVisible()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("bottom", SEATS, ids=str)
@pytest.mark.parametrize("screen", list(Screen), ids=lambda s: s.name.lower())
def test_the_field_covers_no_card_and_its_keys_lie_apart_at_dummys_edge(
    opened: Opened, size: tuple[int, int], bottom: Seat, screen: Screen
) -> None:
    window = opened(LED)
    window.resize(*size)
    window.set_screen(screen)
    window.set_bottom(bottom)
    call = opened_field(window)
    area, strip = window.table.rect(), call.geometry()
    assert not strip.intersects(window.table.view.geometry())
    assert area == strip.united(window.table.view.geometry())
    assert (bottom is Seat.S) == (strip.top() == 0)
    keys = [key.geometry() for key in call._all_keys()] + [call.field.geometry()]
    assert all(call.rect().contains(key) for key in keys)
    assert not [(a, b) for n, a in enumerate(keys) for b in keys[n + 1 :] if a.intersects(b)]


def test_the_key_m_opens_the_field_and_tab_reaches_every_key(opened: Opened, qtbot: QtBot) -> None:
    window = opened(LED)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_M)
    call = window.table.call
    assert call is not None
    assert call.isVisible()
    seen = set()
    for _ in range(40):
        focused = window.focusWidget()
        assert focused is not None
        if focused.parent() is call:
            seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    enabled = {key for key in call._all_keys() if key.isEnabled()}
    assert enabled <= seen
