"""A call is given a meaning in a form: by fields or words, by the methods or as an explanation, by mouse or keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from bridgetable.formats.systems import systems
from bridgetable.game.calls import PASS, Bid, Strain
from bridgetable.game.cards import Suit
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.gui.auction.bidding_keys import KEYS
from bridgetable.gui.auction.meaning_form import NEXT_ALONE, MeaningForm, MeaningSource
from bridgetable.gui.commands.table_handlers import meaning
from bridgetable.gui.window import Window
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.talk.actions import Alert, AskAbout, Explain, TellMeaning
from tests.gui.told import HEAD

Opened = Callable[[str], Window]
TWO_DIAMONDS = HEAD + 'S calls 1S\nW calls 2D: "10-15, 5+ diamonds"\n'
SPADE = Bid(1, Strain.S)
DIAMOND = Bid(2, Strain.D)


def form_of(window: Window) -> MeaningForm:
    assert window.calls.form is not None
    return window.calls.form


def keep(form: MeaningForm) -> None:
    form.buttons.button(QDialogButtonBox.StandardButton.Ok).click()


def last(window: Window) -> Action:
    return window.controller.history.done[-1]


def test_the_fields_write_the_words(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\n")
    window.calls.open_made(0)
    form = form_of(window)
    form.kinds[0].points.setEditText("6-10")
    form.kinds[0].lengths[Suit.S].setEditText("6+")
    form.more.click()
    form.kinds[1].points.setEditText("20+")
    form.kinds[1].balanced.setChecked(True)
    form.sort.setCurrentText("artificial")
    assert "6-10, 6+ spades, artificial; 20+, balanced" == form.text.text()
    keep(form)
    assert TellMeaning(Seat.S, SPADE, "6-10, 6+ spades, artificial; 20+, balanced") == last(window)
    assert "6-10, 6+ spades, artificial; 20+, balanced" == window.controller.history.now.table.auction.made[0].meaning


def test_the_words_fill_the_fields_and_are_understood_as_they_are_written(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\n")
    window.calls.open_made(0)
    form = form_of(window)
    form.text.setText("6-10, six spades or six hearts")
    assert ["6-10, 6 spades", "6-10, 6 hearts"] == [kind.written() for kind in form.kinds[:2]]
    assert "Understood: 6–10, 6♠ or 6♥" == form.verdict.text()
    form.text.setText("a good hand")
    assert form.verdict.text().startswith("Kept as it is, but nothing is reckoned from it.")
    form.text.setText("asks for aces")
    assert "asks for aces" == form.purpose.currentText()
    form.text.clear()
    assert not form.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_a_kind_of_hand_can_be_taken_away_again(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\n")
    window.calls.open_made(0)
    form = form_of(window)
    form.text.setText("6-10, 6+ spades; 20+, balanced")
    form.kinds[0].away.click()
    assert ("20+, balanced", "") == (
        form.text.text(),
        form.kinds[1].written() if form.kinds[1].points.isVisible() else "",
    )


def test_what_is_known_stands_there_and_the_explanation_is_apart_from_the_meaning(opened: Opened) -> None:
    window = opened(TWO_DIAMONDS)
    window.calls.open_made(1)
    form = form_of(window)
    assert "10-15, 5+ diamonds" == form.text.text()
    form.sources[MeaningSource.EXPLAINED].click()
    assert "" == form.text.text()
    form.text.setText("6-10, 6+ hearts")
    keep(form)
    assert Explain(Seat.E, DIAMOND, "6-10, 6+ hearts") == last(window)
    shown = window.shown.auction.calls[1] if window.shown is not None else None
    assert shown is not None
    assert ("10-15, 5+ diamonds", "6-10, 6+ hearts") == (shown.meaning, shown.told)


def test_a_meaning_told_before_is_amended(opened: Opened) -> None:
    window = opened(TWO_DIAMONDS)
    window.calls.open_made(1)
    form_of(window).text.setText("6-10, 6+ hearts")
    keep(form_of(window))
    assert "6-10, 6+ hearts" == window.controller.history.now.table.auction.made[1].meaning
    window.controller.undo()
    assert "10-15, 5+ diamonds" == window.controller.history.now.table.auction.made[1].meaning


def test_of_a_call_taken_back_the_form_says_that_its_meaning_stands(opened: Opened) -> None:
    lines = 'S calls 1S\nW calls 1H: "8-16, 5+ hearts"\nN notices\n25A no\n27A1 no\n27B 2H\n'
    window = opened(HEAD + lines)
    window.calls.open_made(1)
    assert form_of(window).verdict.text().endswith(NEXT_ALONE)
    form_of(window).text.setText("10-15, 5+ hearts")
    keep(form_of(window))
    assert "8-16, 5+ hearts" == window.controller.history.now.table.auction.made[1].meaning


def test_a_click_in_the_grid_opens_the_form_and_the_window_goes_on(opened: Opened) -> None:
    window = opened(TWO_DIAMONDS)
    grid = window.dock.auction
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, pos=grid.place_of(1).center().toPoint())
    assert (Seat.W, DIAMOND) == (form_of(window).about.seat, form_of(window).about.call)
    assert not form_of(window).isModal()
    window.controller.do(MakeCall(Seat.N, PASS))
    assert MakeCall(Seat.N, PASS) == last(window)


def test_the_keyboard_walks_the_grid_and_opens_the_form(opened: Opened) -> None:
    window = opened(TWO_DIAMONDS)
    grid = window.dock.auction
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_Left)
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert SPADE == form_of(window).about.call


def test_a_command_opens_the_form_for_the_last_call(opened: Opened) -> None:
    window = opened(TWO_DIAMONDS)
    window.menus.run(meaning)
    assert DIAMOND == form_of(window).about.call


def test_a_double_click_on_a_call_on_the_table_opens_the_form(opened: Opened) -> None:
    window = opened(TWO_DIAMONDS)
    layout = window.table.view.table_scene.layout
    assert layout is not None
    lane = layout.calls[Seat.W]
    assert lane is not None
    at = QPoint(round(lane.centre.x), round(lane.centre.y))
    QTest.mouseDClick(window.table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert DIAMOND == form_of(window).about.call


def test_the_right_button_offers_what_can_be_done_with_a_call(opened: Opened) -> None:
    window = opened(TWO_DIAMONDS)
    grid = window.dock.auction
    at = grid.place_of(1).center().toPoint()
    QApplication.sendEvent(grid, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, grid.mapToGlobal(at)))
    rows = {action.text(): action for action in window.calls.menu.actions()}
    assert [
        "What West’s 2♦ means…",
        "East explains or announces 2♦…",
        "East alerts 2♦",
        "North asks about 2♦",
        "South asks about 2♦",
    ] == list(rows)
    rows["East alerts 2♦"].trigger()
    assert Alert(Seat.E) == last(window)
    rows["North asks about 2♦"].trigger()
    assert AskAbout(Seat.N, DIAMOND) == last(window)
    window.calls.menu.close()


def test_from_the_box_a_call_is_made_with_its_meaning(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\n")
    box = window.table.box
    box.at = next(key for key in KEYS if key.target == DIAMOND)
    QTest.keyClick(box, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    window.calls.menu.actions()[0].trigger()
    form = form_of(window)
    assert MeaningSource.CALLED is form.source
    form.text.setText("6-10, 6+ hearts")
    keep(form)
    assert MakeCall(Seat.W, DIAMOND, "6-10, 6+ hearts") == last(window)
    window.calls.menu.close()


@pytest.mark.parametrize("side", list(Side))
def test_a_systems_openings_are_told_for_a_side_in_one_step(opened: Opened, side: Side) -> None:
    window = opened(HEAD)
    before = window.controller.history.now
    window.calls.systems.refill()
    window.calls.systems.of[side].actions()[0].trigger()
    assert len(systems()[0].openings) == len(window.controller.history.now.table.agreements)
    window.controller.undo()
    assert before == window.controller.history.now
    window.controller.redo()
    seat = next(s for s in SEATS if s.side is side)
    window.controller.do(MakeCall(seat, SPADE))
    assert window.shown is not None
    assert "11-21, 5+ spades, natural" == window.shown.auction.calls[0].meaning


def test_resting_on_a_call_tells_all_that_is_known_of_it(opened: Opened) -> None:
    window = opened(TWO_DIAMONDS + "E alerts\n")
    grid = window.dock.auction
    number = grid.number_at(QPointF(grid.place_of(1).center()))
    assert "West: 2♦\nAlerted by East\nIt means: 10-15, 5+ diamonds" == grid._said(number)


def test_nothing_in_the_form_is_clipped_whatever_is_said_of_the_words(opened: Opened) -> None:
    window = opened(HEAD + "S calls 1S\n")
    window.calls.open_made(0)
    form = form_of(window)
    form.resize(form.minimumSizeHint())
    for words in ("12-14 balanced", "something that nobody can reckon with at any table of bridge whatever", ""):
        form.text.setText(words)
        QApplication.processEvents()
        assert form.verdict.height() >= form.verdict.heightForWidth(form.verdict.width())
        for field in (form.text, form.kinds[0].points, form.purpose, form.sort):
            assert field.height() >= field.minimumSizeHint().height()
    form.text.setText("12-14 balanced")
    assert ("12-14", True) == (form.kinds[0].points.currentText(), form.kinds[0].balanced.isChecked())
    assert form.verdict.text().startswith("Understood")
