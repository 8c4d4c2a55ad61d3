"""The ring of the focus, which only the keyboard brings, and the tips, of which a class is shown none."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.gui.commands.class_handlers import class_window
from bridgetable.gui.commands.file_handlers import deal
from bridgetable.gui.commands.view_handlers import projector
from bridgetable.gui.paint.fonts import font
from bridgetable.gui.widgets.keyboard import is_ringed, keyboard
from bridgetable.gui.window import Window
from tests.gui.told import AUCTION, HEAD, LESSON, PENALTY_CARD, PLAY

Opened = Callable[[str], Window]


def press(window: Window, key: Qt.Key) -> None:
    """Press a key as the desktop does, which tells the window of it first."""
    handle = window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, key)
    QApplication.processEvents()


def click(window: Window, widget: QWidget) -> None:
    """Click in the middle of a widget as the desktop does."""
    handle = window.windowHandle()
    assert handle is not None
    at = widget.mapTo(window, widget.rect().center())
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QApplication.processEvents()


def ringed(window: Window) -> bool:
    """True where a ring is painted on the table or anywhere else."""
    touch = window.table.view.table_scene.touch
    at = QApplication.focusWidget()
    return (touch.focus is not None and touch.ringed) or (
        at is not window.table.view and at is not None and is_ringed(at)
    )


@pytest.fixture
def active(opened: Opened, qtbot: QtBot) -> Callable[[str], Window]:
    """Open an active window, in which nobody has walked yet."""

    def make(text: str) -> Window:
        window = opened(text)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        keyboard().show(walks=False)
        window.table.view.setFocus()
        return window

    return make


@pytest.mark.parametrize("then", ["mouse", "deal", "open"])
def test_the_ring_that_the_keyboard_brought_goes_with_mouse_deal_and_open(
    active: Callable[[str], Window], then: str
) -> None:
    window = active(HEAD + AUCTION + PLAY)
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Right)
    assert ringed(window)
    if then == "mouse":
        click(window, window.timeline)
    elif then == "deal":
        window.menus.run(deal)
    else:
        window.set_document(window.document)
    assert not ringed(window)
    press(window, Qt.Key.Key_Tab)
    assert ringed(window)


def test_what_is_clicked_has_no_ring_until_somebody_walks_on(active: Callable[[str], Window]) -> None:
    window = active(PENALTY_CARD)
    button = window.timeline.line
    click(window, button)
    assert button.hasFocus()
    assert not is_ringed(button)
    press(window, Qt.Key.Key_Tab)
    at = QApplication.focusWidget()
    assert at is not None
    assert is_ringed(at)


def tip_of(widget: QWidget, at: QPoint) -> str:
    """The words of a tip where the pointer rests on a widget."""
    QToolTip.hideText()
    QApplication.sendEvent(widget, QHelpEvent(QHelpEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    return QToolTip.text() if QToolTip.isVisible() else ""


def all_tips(window: QWidget) -> set[str]:
    """The words of every tip of a window says, at any place of it."""
    QApplication.processEvents()
    # What is gone is destroyed only when nothing else is done any more.
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shown = [one for one in window.findChildren(QWidget) if one.isVisible()]
    shares = (0.05, 0.3, 0.55, 0.8, 0.95)
    return {
        tip_of(one, QPoint(round(x * one.width()), round(y * one.height())))
        for one in shown
        for x in shares
        for y in shares
    } - {""}


@pytest.mark.parametrize("text", [PENALTY_CARD, LESSON])
def test_a_projector_shows_no_tip_anywhere(opened: Opened, text: str) -> None:
    window = opened(text)
    window.resize(1280, 720)
    assert all_tips(window) != set()
    window.menus.run(projector)
    assert all_tips(window) == set()


def test_the_window_of_a_class_shows_no_tip_anywhere(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    window.menus.run(class_window)
    room = window.classroom
    assert room is not None
    assert room.window is not None
    room.uncover(*room.numbers)
    assert all_tips(room.window) == set()
    window.menus.run(class_window)


def test_every_tip_has_the_type_and_the_colours_of_the_program(opened: Opened) -> None:
    window = opened(PENALTY_CARD)
    option = window.dock.column.options[0]
    assert tip_of(option, option.rect().center()).startswith("50D2a")
    assert QToolTip.font().family() == font(12).family()
    assert QToolTip.palette().toolTipBase().color() == window.look.palette.option
    assert QToolTip.palette().toolTipText().color() == window.look.palette.dock_text
