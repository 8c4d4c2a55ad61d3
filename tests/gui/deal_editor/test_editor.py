"""A deal is made in the editor: by mouse alone, by keyboard alone, by typing, by pasting, as it is wished for."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.formats.deal_forms.write import DealForm, written
from bridgetable.formats.detect import read_any
from bridgetable.formats.records import Record
from bridgetable.game.auction import Contract
from bridgetable.game.boards import Board, Vulnerability, numbered
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.cards import PACK, card
from bridgetable.game.dealing import points_of
from bridgetable.game.deals import deal, deal_text, hand, is_whole
from bridgetable.game.drafts import NOTHING_DEALT
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.gui.commands.deal_handlers import copy_deal
from bridgetable.gui.commands.file_handlers import board_before, edit_deal, paste_deal, save_as, write_record
from bridgetable.gui.deal_editor.editor import DealEditor
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.paint.fonts import font, load_fonts
from bridgetable.gui.paint.look import look_for, qt_palette
from bridgetable.gui.paint.rich_text import plain
from bridgetable.gui.paint.theme import palette_named
from bridgetable.gui.window import Window
from tests.gui.test_shots import FOLDER, SHARE_THAT_MAY_DIFFER, SIZES, keep, share_of_difference
from tests.gui.told import AUCTION, HEAD

Opened = Callable[[str], Window]
A = deal("N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4")
BOARD = numbered(15, A)
EMPTY = numbered(1, NOTHING_DEALT.hands)


@pytest.fixture
def edited(qtbot: QtBot) -> Callable[..., DealEditor]:
    """Open an editor on a board."""

    def make(board: Board = BOARD, size: tuple[int, int] = (1280, 720), theme: str = "dark") -> DealEditor:
        app = ready_to_paint()
        load_fonts()
        look = look_for(size[1], palette_named(theme))
        app.setPalette(qt_palette(look.palette))
        app.setFont(font(round(max(12.0, look.bar_type(16)))))
        editor = DealEditor(look, board, chance=lambda: 7)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
        qtbot.addWidget(editor)
        editor.resize(*size)
        editor.show()
        qtbot.waitExposed(editor)
        return editor

    return make


Edited = Callable[..., DealEditor]


def middle(editor: DealEditor, name: str) -> QPoint:
    """A point of a card that no other covers: its left edge, halfway down its index."""
    at = editor.table._at[card(name)]
    return QPoint(round(at.left() + 4), round(at.top() + 10))


def drag(editor: DealEditor, name: str, to: QPoint) -> None:
    table, begin = editor.table, middle(editor, name)
    QTest.mousePress(table, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
    for step in (1, 2, 3):
        QTest.mouseMove(table, begin + (to - begin) * step / 3)
        QApplication.processEvents()
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, to)


def area(editor: DealEditor, seat: Seat | None) -> QPoint:
    places = editor.table._places()
    return (places.box if seat is None else places.seats[seat].whole).center().toPoint()


def press(editor: DealEditor, name: str, key: Qt.Key) -> None:
    button = editor.table.cards[card(name)]
    button.setFocus()
    QTest.keyClick(button, key)


def control(editor: DealEditor, key: Qt.Key) -> None:
    QTest.keyClick(editor.focusWidget(), key, Qt.KeyboardModifier.ControlModifier)


def typed(editor: DealEditor, seat: Seat, text: str) -> None:
    field = editor.table.fields[seat]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def result(editor: DealEditor) -> list[tuple[Board, Contract | None]]:
    made: list[tuple[Board, Contract | None]] = []
    editor.made.connect(lambda board, contract: made.append((board, contract)))
    editor.accept_button.click()
    return made


# Cards.


def test_a_card_is_dragged_to_another_hand_and_to_nobody(edited: Edited) -> None:
    editor = edited()
    drag(editor, "SK", area(editor, Seat.W))
    assert card("SK") in editor.draft.hands[Seat.W]
    assert "West has 14 cards; a hand has thirteen." == editor.status.text()
    drag(editor, "ST", area(editor, Seat.N))
    assert card("ST") in editor.draft.hands[Seat.N]
    drag(editor, "CA", area(editor, None))
    assert {card("CA")} == set(editor.draft.left)
    assert "1 card is not dealt yet." == editor.status.text()


def test_a_card_that_is_dropped_where_it_was_stays(edited: Edited) -> None:
    editor = edited()
    drag(editor, "SK", area(editor, Seat.N))
    assert A == editor.draft.hands
    assert not editor.undo.isEnabled()


def test_escape_puts_a_dragged_card_back_before_it_leaves_the_editor(edited: Edited) -> None:
    editor = edited()
    table, begin = editor.table, middle(editor, "SK")
    QTest.mousePress(table, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, begin)
    QTest.mouseMove(table, area(editor, Seat.W))
    QApplication.processEvents()
    QTest.keyClick(editor.focusWidget(), Qt.Key.Key_Escape)
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, area(editor, Seat.W))
    assert editor.isVisible()
    assert A == editor.draft.hands
    QTest.keyClick(editor.focusWidget(), Qt.Key.Key_Escape)
    assert not editor.isVisible()


def test_keys_send_a_card_and_go_on_with_the_next(edited: Edited) -> None:
    editor = edited(EMPTY)
    for key in (Qt.Key.Key_N, Qt.Key.Key_E, Qt.Key.Key_S, Qt.Key.Key_W, Qt.Key.Key_N):
        QTest.keyClick(editor.focusWidget(), key)
    assert [hand("AT..."), hand("K..."), hand("Q..."), hand("J...")] == list(editor.draft.hands)
    press(editor, "SK", Qt.Key.Key_Delete)
    assert card("SK") in editor.draft.left


def test_arrows_walk_along_a_hand_and_from_suit_to_suit(edited: Edited) -> None:
    editor = edited()
    for begin, key, end in (
        ("SK", Qt.Key.Key_Right, "S9"),
        ("SK", Qt.Key.Key_Left, "D4"),
        ("S9", Qt.Key.Key_Down, "HA"),
        ("C2", Qt.Key.Key_Up, "HA"),
    ):
        press(editor, begin, key)
        assert editor.focusWidget() is editor.table.cards[card(end)]


def test_the_last_cards_go_to_the_only_hand_that_lacks_them(edited: Edited) -> None:
    editor = edited()
    for name in ("D5", "C4"):
        press(editor, name, Qt.Key.Key_Delete)
    assert "Give the rest to West" == editor.table.give_rest.text()
    editor.table.give_rest.click()
    assert A == editor.draft.hands
    assert not editor.table.give_rest.isVisible()


def test_ctrl_enter_in_a_field_takes_what_is_typed_there_first(edited: Edited) -> None:
    editor = edited()
    editor.table.fields[Seat.N].setFocus()
    editor.table.fields[Seat.N].selectAll()
    QTest.keyClicks(editor.table.fields[Seat.N], "K94.A75.94.QT65")
    control(editor, Qt.Key.Key_Return)
    assert editor.isVisible()
    assert "1 card is not dealt yet." == editor.status.text()


# Hands.


@pytest.mark.parametrize("text", ["AKQ2.KQ.432.5432", "S AKQ2 H KQ D 432 C 5432", "akq2 kq 432 5432"])
def test_a_hand_is_typed_in_any_usual_form(edited: Edited, text: str) -> None:
    editor = edited(EMPTY)
    typed(editor, Seat.E, text)
    assert hand("AKQ2.KQ.432.5432") == editor.draft.hands[Seat.E]
    assert "AKQ2.KQ.432.5432" == editor.table.fields[Seat.E].text()


def test_a_hand_that_cannot_be_read_stays_in_its_field_with_a_sentence(edited: Edited) -> None:
    editor = edited()
    typed(editor, Seat.E, "AKX.KQ.432.5432")
    assert A == editor.draft.hands
    assert "AKX.KQ.432.5432" == editor.table.fields[Seat.E].text()
    assert editor.status.text().startswith("East: “X” found")


def test_a_whole_deal_may_be_typed_in_any_field(edited: Edited) -> None:
    editor = edited(EMPTY)
    typed(editor, Seat.E, deal_text(A))
    assert A == editor.draft.hands


def test_hands_are_swapped_rotated_cleared_and_each_is_undone(edited: Edited) -> None:
    editor = edited()
    editor.swap.click()
    menu = next(m for m in editor.findChildren(QMenu) if m.isVisible())
    next(a for a in menu.actions() if a.text() == "North and West").trigger()
    menu.close()
    assert (A[Seat.W], A[Seat.N]) == (editor.draft.hands[Seat.N], editor.draft.hands[Seat.W])
    editor.rotate.click()
    assert A[Seat.W] == editor.draft.hands[Seat.E]
    editor.clear.click()
    assert NOTHING_DEALT == editor.draft
    for _ in range(3):
        control(editor, Qt.Key.Key_Z)
    assert A == editor.draft.hands
    assert not editor.undo.isEnabled()


# Pasting, wishes, the board.


@pytest.mark.parametrize("form", [DealForm.PBN, DealForm.LIN, DealForm.ADDRESS, DealForm.DIAGRAM])
def test_a_deal_is_pasted_with_its_board(edited: Edited, form: DealForm) -> None:
    editor = edited(EMPTY)
    QGuiApplication.clipboard().setText(written(BOARD, form))
    editor.paste.click()
    assert [(BOARD, None)] == result(editor)


def test_what_is_pasted_and_is_no_deal_is_said(edited: Edited) -> None:
    editor = edited()
    editor.paste_field.setText("hello")
    QTest.keyClick(editor.paste_field, Qt.Key.Key_Return)
    assert editor.status.text().startswith("Nothing pasted: “hello” found, expected a deal")
    assert A == editor.draft.hands


def test_the_rest_is_dealt_as_it_is_wished_for(edited: Edited) -> None:
    editor = edited(EMPTY)
    typed(editor, Seat.N, "K94.A75.94.QT652")
    editor.wishes.fields[Seat.S].setEditText("15-17, balanced")
    editor.wishes.fields[Side.NS].setEditText("24-26")
    assert "–" == editor.wishes.verdicts[Seat.S].text()
    editor.deal_rest.click()
    assert A[Seat.N] == editor.draft.hands[Seat.N]
    assert 15 <= points_of(editor.draft.hands[Seat.S]) <= 17
    assert ("✓", "✓") == (editor.wishes.verdicts[Seat.S].text(), editor.wishes.verdicts[Side.NS].text())
    editor.deal_all.click()
    assert A[Seat.N] != editor.draft.hands[Seat.N]
    assert is_whole(editor.draft.hands)


def test_a_wish_that_is_too_rare_or_not_understood_is_said(edited: Edited) -> None:
    editor = edited(EMPTY)
    editor.wishes.fields[Seat.S].setEditText("36-37")
    editor.deal_all.click()
    assert "as wished" in editor.status.text()
    editor.wishes.fields[Seat.S].setEditText("a good hand")
    assert "?" == editor.wishes.verdicts[Seat.S].text()
    editor.deal_all.click()
    assert editor.status.text().startswith("“a good hand” found")
    assert NOTHING_DEALT == editor.draft


def test_a_number_brings_dealer_and_vulnerability(edited: Edited) -> None:
    editor = edited()
    editor.board.number.setValue(4)
    assert [(numbered(4, A), None)] == result(editor)


def test_a_contract_may_be_given_without_an_auction(edited: Edited) -> None:
    editor = edited()
    assert not editor.board.declarer.isEnabled()
    editor.board.bid.setCurrentText("3NT")
    editor.board.risk.setCurrentText("doubled")
    editor.board.declarer.setCurrentText("by South")
    editor.board.sides.setCurrentText("Both")
    expected = Board(15, Seat.S, Vulnerability.ALL, A), Contract(Bid(3, Strain.NT), 2, Seat.S)
    assert [expected] == result(editor)


def test_only_four_whole_hands_are_put_on_the_table(edited: Edited) -> None:
    editor = edited(EMPTY)
    assert not editor.accept_button.isEnabled()
    control(editor, Qt.Key.Key_Return)
    assert editor.isVisible()
    assert "52 cards are not dealt yet." == editor.status.text()
    editor.deal_rest.click()
    assert editor.accept_button.isEnabled()
    control(editor, Qt.Key.Key_Return)
    assert not editor.isVisible()


# In the window.


def editor_of(window: Window) -> DealEditor:
    (editor,) = window.findChildren(DealEditor)
    return editor


def test_the_editor_opens_the_deal_of_the_table_and_makes_a_new_board(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    before = window.controller.history
    window.menus.run(edit_deal)
    editor = editor_of(window)
    assert before.start.table.board.deal == editor.draft.hands
    editor.rotate.click()
    editor.accept_button.click()
    assert before.start.table.board.deal[Seat.N] == window.controller.history.now.table.hands[Seat.E]
    assert () == window.controller.history.done
    window.menus.run(board_before)
    assert before.done == window.controller.history.done


def test_a_board_with_a_contract_begins_with_the_lead(opened: Opened, tmp_path: Path) -> None:
    window = opened(HEAD)
    window.menus.run(edit_deal)
    editor = editor_of(window)
    editor.board.bid.setCurrentText("4♠")
    editor.board.declarer.setCurrentText("by North")
    editor.accept_button.click()
    table = window.controller.history.now.table
    assert Contract(Bid(4, Strain.S), 1, Seat.N) == table.contract
    assert "contract: 4S by N" in window.document.text(window.controller.history)


def test_the_contract_that_was_reached_goes_with_the_deal(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    reached = window.controller.history.now.table.contract
    assert reached is not None
    window.menus.run(edit_deal)
    editor = editor_of(window)
    assert reached == editor.board.contract
    editor.accept_button.click()
    assert reached == window.controller.history.now.table.contract


def test_a_deal_is_pasted_into_the_editor_at_once_after_it_is_opened(opened: Opened) -> None:
    window = opened(HEAD)
    window.menus.run(edit_deal)
    editor = editor_of(window)
    QGuiApplication.clipboard().setText("N:T864.QJ72.K6.A85 Q5.84.AT752.9642 AKJ93.AK5.84.T73 72.T963.QJ93.KQJ")
    control(editor, Qt.Key.Key_V)
    assert hand("T864.QJ72.K6.A85") == editor.draft.hands[Seat.N]


def test_a_hand_lies_in_the_editor_in_the_order_of_the_table(opened: Opened) -> None:
    window = opened(HEAD)
    on_table = [c.card for c in window.shown.hands[Seat.S].cards] if window.shown is not None else []
    window.menus.run(edit_deal)
    assert on_table == list(editor_of(window).draft.cards_of(Seat.S))


def test_escape_leaves_the_table_as_it_was(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    before = window.controller.history
    window.menus.run(edit_deal)
    editor_of(window).clear.click()
    QTest.keyClick(editor_of(window), Qt.Key.Key_Escape)
    assert before is window.controller.history


@pytest.mark.parametrize("form", [DealForm.PBN, DealForm.LIN, DealForm.ADDRESS, DealForm.DIAGRAM])
def test_a_deal_is_copied_from_one_table_and_pasted_at_another(opened: Opened, form: DealForm) -> None:
    window = opened(HEAD + AUCTION)
    board = window.controller.history.start.table.board
    copy_deal(window, form)
    other = opened(HEAD.replace("board: 3", "board: 5"))
    other.menus.run(paste_deal)
    assert board == other.controller.history.now.table.board
    assert other.before is not None


def test_the_menu_copies_in_every_form(opened: Opened) -> None:
    window = opened(HEAD)
    copies = window.lists.copies
    assert copies.menuAction() in window.menus.menus["Board > More deals"].actions()
    copies.aboutToShow.emit()
    assert [form.value for form in DealForm] == [action.text() for action in copies.actions()]
    copies.actions()[-1].trigger()
    assert deal_text(window.controller.history.now.table.board.deal) == QGuiApplication.clipboard().text()


def test_a_deal_that_is_pasted_in_part_opens_in_the_editor(opened: Opened) -> None:
    window = opened(HEAD)
    before = window.controller.history
    QGuiApplication.clipboard().setText("N: K94.A75.94.QT652\nS: AQ5.K94.A72.KJ83")
    window.menus.run(paste_deal)
    assert before is window.controller.history
    assert [13, 0, 13, 0] == [len(held) for held in editor_of(window).draft.hands]


def test_what_is_no_deal_is_not_pasted(opened: Opened) -> None:
    window = opened(HEAD)
    before = window.controller.history
    QGuiApplication.clipboard().setText("hello")
    window.menus.run(paste_deal)
    assert before is window.controller.history
    assert "Nothing pasted" in plain(window.table.toast.text)


# How it looks, and who can use it.


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize("board", [BOARD, EMPTY], ids=["dealt", "empty"])
def test_every_card_lies_with_its_hand_and_nothing_covers_another(
    edited: Edited, size: tuple[int, int], board: Board
) -> None:
    editor = edited(board, size)
    places = editor.table._places()
    areas = [*(places.seats[seat].whole for seat in SEATS), places.box]
    inside = editor.table.rect()
    assert all(inside.contains(one.toAlignedRect()) for one in areas)
    assert not any(one.intersects(other) for n, one in enumerate(areas) for other in areas[:n])
    for one in PACK:
        holder = editor.draft.holder(one)
        area = places.box if holder is None else places.seats[holder].cards
        assert area.adjusted(-1, -1, 1, 1).contains(editor.table._at[one]), one
    for widget in (editor.cancel, editor.status, *editor.wishes.fields.values()):
        assert editor.rect().contains(widget.rect().translated(widget.mapTo(editor, QPoint(0, 0))))


def test_tab_comes_to_every_hand_field_and_button_and_each_has_a_name(edited: Edited) -> None:
    editor = edited()
    seen: list[QWidget] = []
    widget = editor.focusWidget()
    while widget not in seen:
        seen.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        widget = editor.focusWidget()
    wanted = [
        *editor.table.fields.values(),
        *editor.wishes.fields.values(),
        *(editor.board.number, editor.board.dealer, editor.board.sides, editor.board.bid),
        *(editor.paste_field, editor.paste, editor.deal_rest, editor.deal_all),
        *(editor.accept_button, editor.cancel, editor.swap, editor.rotate, editor.clear),
    ]
    assert not [w for w in wanted if w not in seen]
    assert {"king of spades", "jack of spades", "ace of spades", "ten of spades"} <= {w.accessibleName() for w in seen}
    assert not [w for w in seen if not (w.accessibleName() or getattr(w, "text", str)())]


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_the_editor_looks_as_approved(edited: Edited, size: tuple[int, int], request: pytest.FixtureRequest) -> None:
    editor = edited(BOARD, size)
    for name in ("D5", "C4"):
        press(editor, name, Qt.Key.Key_Delete)
    for who, text in ((Seat.S, "15-17, balanced"), (Seat.N, "5+ clubs"), (Side.EW, "8+ spades")):
        editor.wishes.fields[who].setEditText(text)
    QApplication.processEvents()
    now, approved = editor.grab().toImage(), FOLDER / f"12-deal-editor-{size[1]}.png"
    if request.config.getoption("--renew"):
        keep(now, approved)
    then = now.__class__(str(approved))
    assert size == (then.width(), then.height())
    assert share_of_difference(then, now) <= SHARE_THAT_MAY_DIFFER


# Kept for other programs.


@pytest.mark.parametrize("ending", [".pbn", ".lin"])
def test_save_as_writes_what_stood_for_other_programs(
    opened: Opened, ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def choose(dialog: QFileDialog) -> int:
        dialog.selectNameFilter(next(f for f in dialog.nameFilters() if ending in f))
        dialog.filterSelected.emit(dialog.selectedNameFilter())
        dialog.selectFile(str(tmp_path / "mine"))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose)
    window = opened(HEAD + AUCTION)
    document = window.document
    window.menus.run(save_as)
    (record,) = [r for r in read_any(tmp_path / f"mine{ending}") if isinstance(r, Record)]
    table = window.controller.history.now.table
    assert table.board == record.board_played()
    assert table.contract == record.final_contract
    assert record.auction is not None
    assert [made.call for made in table.auction.standing] == [entry.call for entry in record.auction.calls]
    assert document is window.document


def test_what_lin_has_no_words_for_is_said_and_no_file_is_written(opened: Opened, tmp_path: Path) -> None:
    window = opened(HEAD.rstrip("\n") + "\ncontract: 4S by S\n\n")
    write_record(window, tmp_path / "mine.lin")
    assert "never bid" in plain(window.table.toast.text)
    assert [] == list(tmp_path.iterdir())
