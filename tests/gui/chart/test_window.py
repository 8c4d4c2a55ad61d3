"""The chart in its window: driven by mouse and by keyboard alone, heard, kept, and shown on the table."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.chart.chart import Node
from bridgetable.game.seats import Seat
from bridgetable.gui.chart import view as chart_view
from bridgetable.gui.chart.window import ChartWindow, print_sheet, show_chart
from bridgetable.gui.commands.table_handlers import chart_of_case
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.window import Window
from bridgetable.resources import chart_subjects
from tests.golden import golden
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, PLAY


def subject(law: str) -> str:
    """The text of the journal that brings a law to its question."""
    return next(path for path in chart_subjects() if path.stem == law).read_text(encoding="utf-8")


def acted_text(told: str) -> str:
    """The journal of a golden ruling."""
    return golden(told).read_text(encoding="utf-8").partition("\n---\n")[0] + "\n"


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(subject("54"))


@pytest.fixture
def shown(window: Window, qtbot: QtBot) -> ChartWindow:
    found = show_chart(window)
    assert found is not None
    qtbot.waitExposed(found)
    return found


def chosen(shown: ChartWindow) -> Node:
    """The node that is looked at."""
    assert shown.view.item is not None
    assert shown.view.item.chosen is not None
    return shown.view.item.chosen


def press(shown: ChartWindow, *keys: Qt.Key) -> None:
    """Press keys on the chart."""
    for key in keys:
        QTest.keyClick(shown.view, key)


def click(shown: ChartWindow, words: str) -> None:
    """Click on the node that says this."""
    item = shown.view.item
    assert item is not None
    node = next(n for n in item.drawing.chart.nodes if words in n.text)
    at = shown.view.mapFromScene(item.drawing.rect(node.number).center())
    QTest.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_the_command_shows_it_and_there_is_none_before_a_ruling(opened: Opened) -> None:
    quiet = opened(HEAD + AUCTION + PLAY)
    assert not quiet.menus.actions[chart_of_case].isEnabled()
    assert show_chart(quiet) is None
    ruling = opened(subject("54"))
    assert ruling.menus.actions[chart_of_case].isEnabled()
    ruling.menus.run(chart_of_case)
    (found,) = ruling.findChildren(ChartWindow)
    assert found.windowTitle().startswith("Law 54: faced opening lead out of turn")
    found.close()


def test_it_opens_at_the_question_that_waits(shown: ChartWindow) -> None:
    assert chosen(shown).pending
    assert "Could South have seen a card" in shown.side.words.said()
    assert "54C" in shown.side.words.said()


def test_arrows_walk_along_the_edges_and_within_a_column(shown: ChartWindow) -> None:
    press(shown, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert chosen(shown).text == "Become dummy"
    press(shown, Qt.Key.Key_Right)
    assert chosen(shown).text.startswith("East’s lead stands\nNorth is declarer")
    press(shown, Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert chosen(shown).who == "South"
    press(shown, Qt.Key.Key_Home)
    assert chosen(shown).number == 0
    press(shown, Qt.Key.Key_End)
    assert chosen(shown).pending


def test_every_node_can_be_come_to_with_the_arrows(shown: ChartWindow) -> None:
    item = shown.view.item
    assert item is not None
    found, waiting = {0}, [item.drawing.chart.nodes[0]]
    while waiting:
        node = waiting.pop()
        for way in chart_view.DIRECTIONS.values():
            other = chart_view.next_node(item.drawing, node, way)
            if other.number not in found:
                found.add(other.number)
                waiting.append(other)
    assert len(found) == len(item.drawing.chart.nodes)


def test_a_click_shows_the_table_as_it_would_be_and_leaves_the_window_as_it_is(
    shown: ChartWindow, window: Window
) -> None:
    before = window.controller.history
    click(shown, "Become dummy")
    view = shown.side.table.table_scene.view
    assert view is not None
    assert view.plates[Seat.N].role == "declarer"
    assert window.controller.history is before
    assert window.shown is not None
    assert window.shown.plates[Seat.N].role != "declarer"


def test_dragging_moves_the_chart_and_chooses_nothing(shown: ChartWindow) -> None:
    before = chosen(shown)
    shown.view.zoom_to(2.5)
    port = shown.view.viewport()
    bar = shown.view.verticalScrollBar()
    bar.setValue(0)
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=QPoint(400, 400))
    QTest.mouseMove(port, QPoint(400, 350))
    QTest.mouseMove(port, QPoint(400, 300))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(400, 300))
    assert bar.value() > 0
    assert chosen(shown) is before


def test_wheel_keys_and_buttons_zoom(shown: ChartWindow) -> None:
    size = shown.view.zoom
    at = QPointF(200, 200)
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.NoButton
    wheel = QWheelEvent(at, at, QPoint(0, 0), QPoint(0, 120), left, none, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(shown.view.viewport(), wheel)
    assert shown.view.zoom > size
    size = shown.view.zoom
    QTest.keyClick(shown.view, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert shown.view.zoom < size
    QTest.keyClick(shown.view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert shown.view.zoom == pytest.approx(size)
    QTest.mouseClick(shown.buttons["larger"], Qt.MouseButton.LeftButton)
    assert shown.view.zoom > size
    QTest.mouseClick(shown.buttons["whole"], Qt.MouseButton.LeftButton)
    whole = shown.view.mapFromScene(shown.view.sceneRect()).boundingRect()
    assert whole.width() <= shown.view.viewport().width() + 2
    assert whole.height() <= shown.view.viewport().height() + 2


def test_on_the_projector_it_opens_large_enough_for_a_class(opened: Opened, qtbot: QtBot) -> None:
    window = opened(subject("27"))
    window.set_screen(Screen.PROJECTOR)
    shown = show_chart(window)
    assert shown is not None
    qtbot.waitExposed(shown)
    assert shown.view.zoom >= chart_view.FOR_A_CLASS
    shown.close()


def test_enter_takes_the_table_there_and_what_was_done_can_be_had_again(shown: ChartWindow, window: Window) -> None:
    done = window.controller.history.done
    press(shown, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert window.shown is not None
    assert window.shown.plates[Seat.N].role == "declarer"
    assert window.document.path is None
    assert window.before is not None
    assert window.before.history.done == done
    assert "Ctrl+Backspace" in shown.line.text()


def test_enter_on_the_way_taken_steps_along_what_was_done(opened: Opened, qtbot: QtBot) -> None:
    window = opened(subject("54") + "54C no\n")
    shown = show_chart(window)
    assert shown is not None
    count = len(window.controller.history.done)
    press(shown, Qt.Key.Key_Home, Qt.Key.Key_Return)
    assert len(window.controller.history.done) == count - 1
    assert len(window.controller.history.undone) == 1
    shown.close()


def test_it_follows_what_is_answered(shown: ChartWindow, window: Window) -> None:
    taken = sum(node.taken for node in shown.chart.nodes) if shown.chart is not None else 0
    window.controller.answer("no")
    assert shown.chart is not None
    assert sum(node.taken for node in shown.chart.nodes) == taken + 1
    assert chosen(shown).who == "South"


def test_another_ruling_of_the_board_can_be_chosen(opened: Opened, qtbot: QtBot) -> None:
    window = opened(acted_text("law_54/with-other-penalty-cards"))
    shown = show_chart(window)
    assert shown is not None
    qtbot.waitExposed(shown)
    laws = [shown.cases.itemText(n).split(":")[0] for n in range(shown.cases.count())]
    assert len(laws) > 1
    assert shown.cases.isVisible()
    QTest.keyClick(shown.cases, Qt.Key.Key_Down)
    assert shown.windowTitle().startswith(laws[1])
    shown.close()


def test_one_ruling_needs_no_choice(shown: ChartWindow) -> None:
    assert not shown.cases.isVisible()


def test_a_closed_chart_follows_no_longer(shown: ChartWindow, window: Window) -> None:
    shown.close()
    window.controller.answer("no")
    assert window.controller.history.now.pending is not None


def test_a_screen_reader_hears_what_a_node_is_says_and_leads_to(shown: ChartWindow) -> None:
    assert shown.view.accessibleName() == "Chart of Law 54: faced opening lead out of turn"
    said = shown.view.accessibleDescription()
    assert said.startswith("A fact. waits here. Could South have seen a card of North’s, since the auction?")
    assert "Law 54C" in said
    assert said.endswith("leads to: yes; no")
    click(shown, "Require a diamond")
    assert shown.view.accessibleDescription().startswith("An answer. Require a diamond. Law 54D")
    assert all(button.text() for button in shown.findChildren(QPushButton))


def test_an_eye_sees_no_more_on_the_small_table_than_on_the_large(window: Window) -> None:
    window.set_eye(Seat.S)
    shown = show_chart(window)
    assert shown is not None
    view = shown.side.table.table_scene.view
    assert view is not None
    assert all(held.card is None for held in view.hands[Seat.W].cards)
    shown.close()


@pytest.mark.parametrize(("name", "begins"), [("a.pdf", b"%PDF"), ("a.svg", b"<?xml"), ("a.png", b"\x89PNG")])
def test_it_is_kept_as_a_picture(shown: ChartWindow, tmp_path: Path, name: str, begins: bytes) -> None:
    shown.keep_in(tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(begins)
    assert shown.line.text() == f"The chart is kept in {name}."


def test_what_cannot_be_kept_is_one_sentence(shown: ChartWindow, tmp_path: Path) -> None:
    shown.keep_in(tmp_path / "nowhere" / "a.pdf")
    assert "cannot be written" in shown.line.text()
    shown.keep_in(tmp_path / "a.doc")
    assert shown.line.text() == "a.doc does not end in .png, .pdf, .svg."


def test_it_is_printed_on_one_page(shown: ChartWindow, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    print_sheet(printer, shown.sheet)
    assert (tmp_path / "printed.pdf").read_bytes().count(b"/Type /Page\n") == 1
