"""What a player can say or do beside calls and cards is in a menu of his own."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from bridgetable.game.calls import Bid, Strain
from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.commands.spoken.player import entries_of, possible_entries
from bridgetable.gui.widgets import typed_dialog
from bridgetable.gui.window import Window
from bridgetable.session.cards.actions import NameCard
from bridgetable.session.notation import action, action_text
from bridgetable.session.talk.actions import AskAbout, Hesitate, Remark
from bridgetable.views.table.offers import more_for
from tests.gui.menus import menu_under
from tests.gui.told import AUCTION, HEAD, PLAY

Opened = Callable[[str], Window]


def choose(window: Window, seat: Seat, words: str) -> None:
    """Choose a row of a seat's menu."""
    menus = window.lists.players
    menus.fill(seat)
    groups = [menu_under(row) for row in menus.of[seat].actions()]
    rows = [row for group in groups if group is not None for row in group.actions()]
    next(row for row in rows if row.text() == words).trigger()


def test_a_row_does_what_it_says_for_its_seat(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\n")
    choose(window, Seat.W, "Hesitates")
    choose(window, Seat.W, "Asks about 1♠ by South")
    assert (Hesitate(Seat.W), AskAbout(Seat.W, Bid(1, Strain.S))) == window.controller.history.done[-2:]


def test_a_remark_is_asked_for_in_words_and_given_up_without(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(HEAD)
    monkeypatch.setattr(typed_dialog, "asked_text", lambda *_: ("", True))
    choose(window, Seat.E, "Makes a remark…")
    assert not window.controller.history.done
    monkeypatch.setattr(typed_dialog, "asked_text", lambda *_: ("oh dear", True))
    choose(window, Seat.E, "Makes a remark…")
    assert Remark(Seat.E, "oh dear") == window.controller.history.done[-1]


@pytest.mark.parametrize("text", [HEAD, HEAD + "S calls 1S\n", HEAD + AUCTION, HEAD + AUCTION + PLAY])
def test_every_row_that_is_offered_can_be_done_and_written_down(opened: Opened, text: str) -> None:
    history = opened(text).controller.history
    for seat in SEATS:
        for entry in possible_entries(history.now, seat):
            made = entry.make(entry.sample)
            assert made == action(action_text(made))
            assert made == history.act(made).done[-1]


def test_what_cannot_be_done_is_not_in_the_menu(opened: Opened) -> None:
    sitting = opened(HEAD).controller.history.now
    rows = [entry.words for entry in possible_entries(sitting, Seat.W)]
    assert "Alerts partner’s call" not in rows
    assert "Alerts partner’s call" in [entry.words for entry in entries_of(sitting, Seat.W)]


def test_what_no_place_on_the_table_stands_for_is_in_the_list_of_a_card(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    view = window.table.view
    layout = view.table_scene.layout
    assert layout is not None
    place = next(one for one in layout.cards if one.seat is Seat.E)
    assert place.shown.card is not None
    view._open_menu(place, QPoint(0, 0))
    assert view.menu is not None
    rows = [row for under in view.menu.findChildren(QMenu) for row in under.actions()]
    view.menu.hide()
    next(row for row in rows if row.text().startswith("Say that East holds")).trigger()
    assert NameCard(Seat.E, place.shown.card) == window.controller.history.done[-1]


@pytest.mark.parametrize("text", [HEAD, HEAD + AUCTION, HEAD + AUCTION + PLAY])
def test_whatever_else_is_offered_for_a_card_can_be_done(opened: Opened, text: str) -> None:
    history = opened(text).controller.history
    for seat in SEATS:
        for card in sorted(history.now.table.hands[seat])[:3]:
            for other in more_for(history.now, seat, card):
                assert other.action == history.act(other.action).done[-1]
