"""What people do most, with the keys and clicks that it takes: none may take more than it does today.

A word that is typed counts as one gesture, a card that is dragged as one.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.game.calls import Bid, Strain
from bridgetable.game.cards import Card, card
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.gui.auction.bidding_keys import CALL_KEYS
from bridgetable.gui.book.window import BookWindow
from bridgetable.gui.compare.books_window import BooksWindow
from bridgetable.gui.desk.window import DeskWindow
from bridgetable.gui.files.handout_dialog import HandoutDialog
from bridgetable.gui.files.staging_dialog import StagingDialog
from bridgetable.gui.table.layout.places import Rect
from bridgetable.gui.table.scene.targets import places_for
from bridgetable.gui.window import Window
from bridgetable.views.table.offers import Place
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, LESSON, PENALTY_CARD, PLAY

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


class Hand:
    """Somebody at mouse and keyboard; keys go where the keyboard is, and every gesture is counted."""

    def __init__(self, window: Window, bot: QtBot) -> None:
        self.window, self.bot = window, bot
        self.count = 0
        self.back()

    def back(self) -> None:
        """Be at the table again, as a desktop gives the keyboard back when another window has closed."""
        self.window.activateWindow()
        self.bot.waitUntil(self.window.isActiveWindow)
        self.window.table.view.setFocus()

    def kinds(self) -> list[Kind]:
        """What has gone wrong at the table."""
        return [one.kind for one in self.window.controller.history.now.table.irregularities]

    def _keyboard(self) -> QWidget:
        QApplication.processEvents()
        return QApplication.focusWidget() or QApplication.activeWindow() or self.window

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.count += 1
        QTest.keyClick(self._keyboard(), key, modifiers)

    def write(self, words: str) -> None:
        self.count += 1
        QTest.keyClicks(self._keyboard(), words)

    def call(self, call: Bid) -> None:
        """Click a call in the box."""
        self.count += 1
        box = self.window.table.box
        key = next(one for one in CALL_KEYS if one.target == call)
        QTest.mouseClick(box, LEFT, pos=box.place(key).center().toPoint())

    def play(self, one: Card, seat: Seat) -> None:
        """Drag a card to its player's place in the trick."""
        self.count += 1
        view = self.window.table.view
        layout = view.table_scene.layout
        assert layout is not None
        start = next(p.part for p in layout.cards if p.shown.card is one)
        end = places_for(layout, seat, face_down=False)[Place.TRICK]
        at, to = quarter(start), quarter(end)
        QTest.mouseMove(view.viewport(), at)
        QTest.mousePress(view.viewport(), LEFT, pos=at)
        for step in range(1, 9):
            QTest.mouseMove(view.viewport(), at + (to - at) * step / 8)
        QTest.mouseRelease(view.viewport(), LEFT, pos=to)

    def opened(self, kind: type[QWidget]) -> None:
        """See that another window of this kind has the keyboard."""
        self.bot.waitUntil(lambda: isinstance(QApplication.activeWindow(), kind))


def quarter(rect: Rect) -> QPoint:
    """A point of a card that its neighbours leave free."""
    return QPoint(round(rect.x + rect.width / 4), round(rect.y + rect.height / 4))


def test_a_revoke_is_staged_and_ruled_on_in_four(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD), qtbot)
    hand.key(Qt.Key.Key_G, CTRL)
    # The program draws a seed by itself; the same one is taken at each run.
    hand.window.findChildren(StagingDialog)[-1].seed.setValue(7)
    hand.write("revoke noticed in time")
    hand.key(Qt.Key.Key_Return)
    hand.back()
    staged = len(hand.window.controller.history.done)
    assert Kind.REVOKE in hand.kinds()
    hand.key(Qt.Key.Key_1)
    hand.bot.waitUntil(lambda: staged + 1 == len(hand.window.controller.history.done))
    assert 4 == hand.count


def test_an_insufficient_bid_is_made_and_the_director_called_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD + "S calls 1S\n"), qtbot)
    hand.call(Bid(1, Strain.H))
    hand.key(Qt.Key.Key_D)
    assert [Kind.INSUFFICIENT_BID] == hand.kinds()
    assert hand.window.shown is not None
    assert hand.window.shown.decision is not None
    assert 2 == hand.count


def test_a_lead_out_of_turn_is_made_and_the_director_called_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD + AUCTION + PLAY + "E plays D3\n"), qtbot)
    hand.play(card("C8"), Seat.E)
    hand.key(Qt.Key.Key_D)
    assert [Kind.LEAD_OUT_OF_TURN] == hand.kinds()
    assert 2 == hand.count


def test_all_tricks_are_claimed_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD + AUCTION + PLAY), qtbot)
    hand.key(Qt.Key.Key_C)
    hand.key(Qt.Key.Key_Return)
    assert hand.window.shown is not None
    assert hand.window.shown.sheet is not None
    assert 2 == hand.count


def test_an_option_is_chosen_in_one(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(PENALTY_CARD), qtbot)
    done = len(hand.window.controller.history.done)
    hand.key(Qt.Key.Key_2)
    hand.bot.waitUntil(lambda: done + 1 == len(hand.window.controller.history.done))
    assert 1 == hand.count


def test_a_lesson_is_opened_in_three_and_the_next_in_one(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD), qtbot)
    hand.key(Qt.Key.Key_F3)
    hand.write("insufficient accepted")
    hand.key(Qt.Key.Key_Return)
    assert "An insufficient bid accepted" == hand.window.document.title
    assert 3 == hand.count
    hand.back()
    hand.key(Qt.Key.Key_PageDown, CTRL | SHIFT)
    assert "An insufficient bid accepted" != hand.window.document.title
    assert 4 == hand.count


def test_a_class_votes_on_a_question_in_three_and_one_for_each_hand(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(PENALTY_CARD), qtbot)
    hand.key(Qt.Key.Key_F5)
    hand.key(Qt.Key.Key_R, CTRL)
    hand.key(Qt.Key.Key_A)
    hand.key(Qt.Key.Key_B)
    hand.key(Qt.Key.Key_Return)
    assert hand.window.display.trials is not None
    assert 3 + 2 == hand.count


def test_a_clause_is_opened_by_its_everyday_word_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD), qtbot)
    hand.key(Qt.Key.Key_F2)
    hand.opened(BookWindow)
    hand.write("hesitation")
    assert 2 == hand.count


def test_two_books_stand_side_by_side_in_one(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(PENALTY_CARD), qtbot)
    hand.key(Qt.Key.Key_F3, CTRL | SHIFT)
    hand.opened(BooksWindow)
    assert 1 == hand.count


def test_a_page_of_the_desk_is_found_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD), qtbot)
    hand.key(Qt.Key.Key_F3, CTRL)
    hand.opened(DeskWindow)
    hand.write("victory points")
    assert 2 == hand.count


def test_a_handout_is_printed_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(LESSON), qtbot)
    hand.key(Qt.Key.Key_H, CTRL | SHIFT)
    hand.opened(HandoutDialog)
    assert 1 == hand.count
