"""The line that the director shows is played out on the table, trick by trick, and nothing is played."""

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.gui.commands.step_handlers import line_on
from bridgetable.gui.commands.table_handlers import undo
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.paint.rich_text import Chip
from bridgetable.gui.panel.line_row import LineRow
from bridgetable.gui.panel.line_step import LineStep
from bridgetable.gui.table.art.card_art import CardState
from bridgetable.gui.table.layout.places import Where
from bridgetable.gui.table.scene.card_pieces import STATES
from bridgetable.gui.table.scene.piece import PieceKind
from bridgetable.gui.window import Window
from bridgetable.views.table.table_view import Back, Mark, TableView
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD
from tests.views.four_tricks_left import CLAIMED, CONTESTED

DECIDED = CONTESTED + "70C3 normal\n70C2 yes\n70A 3\n"
BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def row_of(window: Window) -> LineRow:
    """The line in the dock, which must be there."""
    row = window.dock.column.line
    assert row is not None
    return row


def on_table(window: Window) -> TableView:
    """What the table shows now."""
    view = window.table.view.table_scene.view
    assert view is not None
    return view


def trick(window: Window) -> dict[Seat, str]:
    """The cards on the mat."""
    cards = on_table(window).trick.cards
    return {s: str(shown.card) for s in Seat if (shown := cards[s]) is not None}


@pytest.mark.parametrize("text", [CONTESTED, DECIDED], ids=["while he judges", "when he has ruled"])
def test_next_lays_each_trick_of_the_line_on_the_mat_and_the_history_stays(opened: Opened, text: str) -> None:
    window = opened(text)
    before = window.controller.history
    QTest.mouseClick(row_of(window).buttons[LineStep.ON], Qt.MouseButton.LeftButton)
    assert {Seat.S: "HA", Seat.W: "HK", Seat.N: "H3", Seat.E: "D5"} == trick(window)
    QTest.mouseClick(row_of(window).buttons[LineStep.LAST], Qt.MouseButton.LeftButton)
    assert 4 == window.line.at
    assert [0] * 4 == [len(on_table(window).hands[s].cards) for s in Seat]
    assert before is window.controller.history


def test_cards_of_the_line_are_ghosts_and_the_card_that_takes_a_trick_away_bears_its_clause(opened: Opened) -> None:
    window = opened(CONTESTED)
    window.line.go(1)
    cards = on_table(window).trick.cards
    assert {Mark.LINE} == {shown.mark for s in (Seat.S, Seat.W, Seat.N) if (shown := cards[s]) is not None}
    lost = cards[Seat.E]
    assert lost is not None
    assert (Mark.LINE_LOST, "LOST 70C3") == (lost.mark, lost.tab)
    assert all(CardState.GHOST in STATES[mark] for mark in (Mark.LINE, Mark.LINE_LOST))
    assert "WINS" == on_table(window).plates[Seat.E].pill


def test_the_dock_says_what_happens_in_the_trick_with_its_clause(opened: Opened) -> None:
    window = opened(CONTESTED)
    row = row_of(window)
    assert "On this line N–S win three of the last four." == row.text.accessibleName()
    window.line.go(1)
    told = "Trick 10: South ♥A, ♥K, ♥3 and ♦5. East wins with ♦5: N–S lose the trick. 70C3"
    assert told == row.text.accessibleName()
    assert Chip("70C3") in row.text.text
    window.line.go(2)
    assert [] == [span for span in row.text.text if isinstance(span, Chip)]


def test_tricks_of_the_line_that_are_quitted_are_told_from_those_that_were_played(opened: Opened) -> None:
    window = opened(CONTESTED)
    window.line.go(3)
    backs = [one.back for one in on_table(window).quitted]
    assert [Back.PLAIN] * 9 + [Back.LINE] * 2 == backs
    assert [False, True] == [one.won_by_ns for one in on_table(window).quitted[9:]]


def test_first_and_back_lead_to_the_table_as_it_lies(opened: Opened) -> None:
    window = opened(CONTESTED)
    window.line.go(2)
    window.line.step(LineStep.BACK)
    assert 1 == window.line.at
    window.line.step(LineStep.BACK)
    assert window.shown == on_table(window)
    window.line.go(4)
    window.line.step(LineStep.FIRST)
    assert window.shown == on_table(window)
    assert [False, False, True, True] == [button.isEnabled() for button in row_of(window).buttons.values()]


def test_keys_step_along_the_line(opened: Opened, qtbot: QtBot) -> None:
    window = opened(CONTESTED)
    qtbot.waitUntil(window.isActiveWindow)
    found = []
    for key, with_it in (
        (Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Right, BOTH),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Left, BOTH),
    ):
        QTest.keyClick(window, key, with_it)
        found.append(window.line.at)
    assert [1, 4, 3, 0] == found


def test_where_there_is_no_line_nothing_steps(opened: Opened) -> None:
    for text in (HEAD + AUCTION, CLAIMED, CLAIMED + "all agree\n"):
        window = opened(text)
        assert window.dock.column.line is None
        assert not window.menus.actions[line_on].isEnabled()
        window.line.step(LineStep.ON)
        assert window.shown == on_table(window)


def test_what_is_done_next_brings_the_table_back_as_it_lies(opened: Opened) -> None:
    window = opened(CONTESTED)
    window.line.go(2)
    window.controller.answer("normal")
    assert 0 == window.line.at
    assert window.shown == on_table(window)
    window.line.go(2)
    window.menus.run(undo)
    assert 0 == row_of(window).at
    assert window.shown == on_table(window)


def test_cards_of_the_line_cannot_be_put_anywhere(opened: Opened) -> None:
    window = opened(CONTESTED)
    assert window.display.offers(Seat.S, (card("SA"),))
    window.line.go(1)
    assert () == window.display.offers(Seat.S, (card("SA"),))
    assert () == window.display.more(Seat.S, card("SA"))


def test_an_option_looked_at_leaves_the_line_on_the_table(opened: Opened) -> None:
    window = opened(CONTESTED)
    window.line.go(1)
    window.display.point(1)
    assert window.table.view.table_scene.preview is None
    assert {Seat.S: "HA", Seat.W: "HK", Seat.N: "H3", Seat.E: "D5"} == trick(window)


def test_cards_move_to_the_mat_in_less_than_400_ms_and_not_at_all_where_motion_is_off(opened: Opened) -> None:
    window = opened(CONTESTED)
    motion = window.table.view.table_scene.motion
    window.line.go(1)
    times = [0 if not motion.flying() else motion._total]
    window.choose(evolve(window.settings, motion=True))
    for at in range(1, 5):
        window.line.go(at)
        times.append(motion._total if motion.flying() else 0)
        motion.finish()
    assert 0 == times[0]
    assert all(0 < taken < 400 for taken in times[1:])


def test_a_label_says_that_what_is_seen_has_not_been_played(opened: Opened) -> None:
    window = opened(CONTESTED)
    stage = window.table.view.table_scene
    assert not [key for key in stage.items_by_key if key.kind is PieceKind.PREVIEW]
    window.line.go(2)
    assert 1 == len([key for key in stage.items_by_key if key.kind is PieceKind.PREVIEW])
    layout = stage.layout
    assert layout is not None
    assert 4 == len([place for place in layout.cards if place.where is Where.TRICK])


def test_the_button_for_the_summary_gives_way_to_the_line(opened: Opened) -> None:
    window = opened(DECIDED)
    assert window.table.page.isVisible()
    window.line.go(1)
    assert not window.table.page.isVisible()
    window.line.go(0)
    assert window.table.page.isVisible()


def test_a_trick_in_progress_is_finished_by_the_line(opened: Opened) -> None:
    begun = CLAIMED.replace("S claims 4\nS spreads\n", "S leads HA\nW plays HK\nS claims 3\nE doubts\nE notices\n")
    window = opened(begun)
    window.line.go(1)
    assert {Seat.S: "HA", Seat.W: "HK"} == {s: c for s, c in trick(window).items() if s in {Seat.S, Seat.W}}
    assert 4 == len(trick(window))
    assert [3] * 4 == [len(on_table(window).hands[s].cards) for s in Seat]


@pytest.mark.parametrize("screen", Screen)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_in_the_dock_moves_while_the_line_is_played(
    opened: Opened, screen: Screen, size: tuple[int, int]
) -> None:
    window = opened(CONTESTED)
    window.resize(*size)
    window.set_screen(screen)
    places = [option.geometry() for option in window.dock.column.options]
    for at in (1, 2, 3, 4, 0):
        window.line.go(at)
        row = row_of(window)
        assert int(row.text.height_for(row.text.width())) <= row.text.height()
        assert places == [option.geometry() for option in window.dock.column.options]
