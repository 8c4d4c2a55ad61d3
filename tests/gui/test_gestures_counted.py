"""What people do most, with the keys and clicks that it takes: none may take more than it does today.

A word that is typed counts as one gesture, a card that is dragged as one. On an X server with a window manager and xdotool the
gestures are made by a real mouse and a real keyboard: `QT_QPA_PLATFORM=xcb pytest tests/gui/test_gestures_counted.py`.
"""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.game.calls import Bid, Strain
from bridgetable.game.cards import Card, card
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.gui.auction.bidding_keys import CALL_KEYS
from bridgetable.gui.book.window import BookWindow
from bridgetable.gui.compare.books_window import BooksWindow
from bridgetable.gui.desk.window import DeskWindow
from bridgetable.gui.files.handout_dialog import HandoutDialog
from bridgetable.gui.files.staging_dialog import StagingDialog
from bridgetable.gui.panel.option_button import OptionButton
from bridgetable.gui.panel.vote_row import VoteRow
from bridgetable.gui.table.layout.places import Rect
from bridgetable.gui.table.scene.targets import places_for
from bridgetable.gui.widgets.blocks import Block
from bridgetable.gui.window import Window
from bridgetable.views.table.offers import Place
from tests.gui.conftest import Opened
from tests.gui.fingers import fingers
from tests.gui.told import AUCTION, HEAD, LESSON, PENALTY_CARD, PLAY


class Hand:
    """Somebody at mouse and keyboard; keys go where the keyboard is, and every gesture is counted."""

    def __init__(self, window: Window, bot: QtBot) -> None:
        self.window, self.bot, self.fingers = window, bot, fingers()
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

    def done(self) -> int:
        """How many actions were done."""
        return len(self.window.controller.history.done)

    def keys(self, *keys: str) -> None:
        """Press one key after the other, each with those held beside it."""
        for one in keys:
            self.count += 1
            self.fingers.key(one)

    def write(self, words: str) -> None:
        self.count += 1
        self.fingers.write(words)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.count += 1
        self.fingers.click(widget, widget.rect().center() if at is None else at)

    def press(self, *words: str) -> None:
        """Press one button after the other, by the words in which it is heard."""
        for said in words:
            buttons = (b for w in QApplication.topLevelWidgets() for b in w.findChildren(QAbstractButton))
            found = (b for b in buttons if b.isVisible() and said in f"{b.text()} {b.accessibleName()}")
            self.click(next(found), QPoint(12, 12))
            QApplication.processEvents()

    def choose(self, *path: str) -> None:
        """Open a menu of the bar, and choose a row of it."""
        bar = self.window.menuBar()
        rows = {row.text().replace("&", ""): row for row in bar.actions()}
        self.click(bar, bar.actionGeometry(rows[path[0]]).center())
        for name in path[1:]:
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            self.click(menu, menu.actionGeometry(next(r for r in menu.actions() if r.text() == name)).center())

    def call(self, call: Bid) -> None:
        """Click a call in the box."""
        box = self.window.table.box
        self.click(box, box.place(next(one for one in CALL_KEYS if one.target == call)).center().toPoint())

    def play(self, one: Card, seat: Seat) -> None:
        """Drag a card to its player's place in the trick."""
        self.count += 1
        view = self.window.table.view
        layout = view.table_scene.layout
        assert layout is not None
        start = next(p.part for p in layout.cards if p.shown.card is one)
        end = places_for(layout, seat, face_down=False)[Place.TRICK]
        self.fingers.drag(view.viewport(), quarter(start), quarter(end))

    def chip(self, cite: str) -> None:
        """Click the first chip of a clause in the dock."""
        blocks: list[Block | OptionButton] = [
            *self.window.dock.findChildren(Block),
            *self.window.dock.findChildren(OptionButton),
        ]
        for block in blocks:
            places = ((x, y) for y in range(1, block.height(), 3) for x in range(1, block.width(), 3))
            found = next((at for at in places if block.isVisible() and block.chip_at(QPointF(*at)) == cite), None)
            if found is not None:
                return self.click(block, QPoint(found[0] + 3, found[1] + 3))
        raise AssertionError(cite)

    def opened(self, kind: type[QWidget]) -> None:
        """See that another window of this kind has the keyboard."""
        self.bot.waitUntil(lambda: isinstance(QApplication.activeWindow(), kind))


def quarter(rect: Rect) -> QPoint:
    """A point of a card that its neighbours leave free."""
    return QPoint(round(rect.x + rect.width / 4), round(rect.y + rect.height / 4))


BOARD = HEAD + AUCTION + PLAY
REVOKED = (Path(__file__).parent / "table" / "shown" / "20-trick-62B.table").read_text(encoding="utf-8")
REVOKED = REVOKED.removesuffix("S notices\n")
BY_MOUSE = pytest.mark.parametrize("by_mouse", [False, True], ids=["by keys", "by mouse"])


@BY_MOUSE
def test_a_revoke_is_staged_and_ruled_on_in_four(opened: Opened, qtbot: QtBot, *, by_mouse: bool) -> None:
    hand = Hand(opened(HEAD), qtbot)
    hand.choose("Board", "Something goes wrong…") if by_mouse else hand.keys("Ctrl+G")
    # The program draws a seed by itself; the same one is taken at each run.
    hand.window.findChildren(StagingDialog)[-1].seed.setValue(7)
    hand.write("revoke noticed in time")
    hand.press("Stage it") if by_mouse else hand.keys("Enter")
    hand.back()
    staged = hand.done()
    assert Kind.REVOKE in hand.kinds()
    hand.press("Option 1") if by_mouse else hand.keys("1")
    hand.bot.waitUntil(lambda: staged + 1 == hand.done())
    assert 4 + by_mouse == hand.count


@BY_MOUSE
def test_an_insufficient_bid_is_made_and_the_director_called_in_two(
    opened: Opened, qtbot: QtBot, *, by_mouse: bool
) -> None:
    hand = Hand(opened(HEAD + "S calls 1S\n"), qtbot)
    hand.call(Bid(1, Strain.H))
    hand.press("Director!") if by_mouse else hand.keys("D")
    assert [Kind.INSUFFICIENT_BID] == hand.kinds()
    assert hand.window.shown is not None
    assert hand.window.shown.decision is not None
    assert 2 == hand.count


def test_a_card_is_dragged_to_the_trick_in_one(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(BOARD), qtbot)
    done = hand.done()
    hand.play(card("D3"), Seat.E)
    assert done + 1 == hand.done()
    assert [] == hand.kinds()
    assert 1 == hand.count


@BY_MOUSE
def test_a_lead_out_of_turn_is_made_and_the_director_called_in_two(
    opened: Opened, qtbot: QtBot, *, by_mouse: bool
) -> None:
    hand = Hand(opened(BOARD + "E plays D3\n"), qtbot)
    hand.play(card("C8"), Seat.E)
    hand.press("Director!") if by_mouse else hand.keys("D")
    assert [Kind.LEAD_OUT_OF_TURN] == hand.kinds()
    assert 2 == hand.count


@BY_MOUSE
def test_a_revoke_is_noticed_and_ruled_on_in_two(opened: Opened, qtbot: QtBot, *, by_mouse: bool) -> None:
    hand = Hand(opened(REVOKED), qtbot)
    done = hand.done()
    hand.press("Director!", "Option 1") if by_mouse else hand.keys("D", "1")
    hand.bot.waitUntil(lambda: done + 2 == hand.done())
    assert 2 == hand.count


@BY_MOUSE
def test_all_tricks_are_claimed_in_two_and_agreed_in_one(opened: Opened, qtbot: QtBot, *, by_mouse: bool) -> None:
    hand = Hand(opened(BOARD), qtbot)
    hand.press("Claim", "Claim: South") if by_mouse else hand.keys("C", "Enter")
    assert hand.window.shown is not None
    assert hand.window.shown.sheet is not None
    assert 2 == hand.count
    hand.press("All agree") if by_mouse else hand.keys("1")
    assert Phase.END is hand.window.controller.history.now.table.phase
    assert 3 == hand.count


@BY_MOUSE
def test_an_option_is_chosen_in_one(opened: Opened, qtbot: QtBot, *, by_mouse: bool) -> None:
    hand = Hand(opened(PENALTY_CARD), qtbot)
    done = hand.done()
    hand.press("Option 2") if by_mouse else hand.keys("2")
    hand.bot.waitUntil(lambda: done + 1 == hand.done())
    assert 1 == hand.count


def test_a_lesson_is_opened_in_three_and_the_next_in_one(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD), qtbot)
    hand.keys("F3")
    hand.write("insufficient accepted")
    hand.keys("Enter")
    assert "An insufficient bid accepted" == hand.window.document.title
    assert 3 == hand.count
    hand.back()
    hand.keys("Ctrl+Shift+PgDown")
    assert "An insufficient bid accepted" != hand.window.document.title
    assert 4 == hand.count


@BY_MOUSE
def test_a_new_lesson_has_its_title_in_three(opened: Opened, qtbot: QtBot, *, by_mouse: bool) -> None:
    hand = Hand(opened(BOARD), qtbot)
    hand.choose("Lessons", "New lesson from this table") if by_mouse else hand.keys("Ctrl+Shift+L")
    hand.write("Clubs from the top")
    hand.keys("Enter")
    assert hand.window.writing.lesson is not None
    assert "Clubs from the top" == hand.window.writing.lesson.now.journal.title
    assert 3 + by_mouse == hand.count


@BY_MOUSE
def test_a_class_votes_on_a_question_in_three_and_one_for_each_hand(
    opened: Opened, qtbot: QtBot, *, by_mouse: bool
) -> None:
    hand = Hand(opened(PENALTY_CARD), qtbot)
    if by_mouse:
        hand.choose("View", "Rule first")
        hand.press("Projector")
        rows = [row for row in hand.window.dock.trial_sheet().column.rows if isinstance(row, VoteRow)]
        for row in rows[:2]:
            hand.click(row, row.signs()[1].center().toPoint())
        hand.press("Reveal")
    else:
        hand.keys("F5", "Ctrl+R", "A", "B", "Enter")
    column = hand.window.dock.trial_sheet().column
    assert column.is_revealed
    assert (1, 1) == column.count_now().hands[:2]
    assert 3 + by_mouse + 2 == hand.count


def test_a_clause_is_opened_by_its_everyday_word_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD), qtbot)
    hand.keys("F2")
    hand.opened(BookWindow)
    hand.write("hesitation")
    assert 2 == hand.count


def test_a_clause_that_is_cited_is_opened_in_one(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(PENALTY_CARD), qtbot)
    hand.chip("50D2")
    hand.opened(BookWindow)
    assert 1 == hand.count


def test_two_books_stand_side_by_side_in_one(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(PENALTY_CARD), qtbot)
    hand.keys("Ctrl+Shift+F3")
    hand.opened(BooksWindow)
    assert 1 == hand.count


def test_a_page_of_the_desk_is_found_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(HEAD), qtbot)
    hand.keys("Ctrl+F3")
    hand.opened(DeskWindow)
    hand.write("victory points")
    assert 2 == hand.count


def test_a_handout_is_printed_in_two(opened: Opened, qtbot: QtBot) -> None:
    hand = Hand(opened(LESSON), qtbot)
    hand.keys("Ctrl+Shift+H")
    hand.opened(HandoutDialog)
    assert 1 == hand.count
