"""Book and regulations in a window: chosen, changed, used at the table and kept, by the keyboard and by the mouse."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetable.formats.detect import read_any
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import book_of, editions, lawbook
from bridgetable.formats.records import Record
from bridgetable.formats.regulation_sets import set_named
from bridgetable.game.books import LAWS_2017, SILENT
from bridgetable.game.regulations import STANDARD, CallsBy, ClaimOrder, OpeningLeads, differing, own_of
from bridgetable.game.values import evolve
from bridgetable.gui.commands import deal_handlers, file_handlers
from bridgetable.gui.commands.file_handlers import board_before
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.documents import new_tables
from bridgetable.gui.documents.document import WITHOUT_WORDS, first_document
from bridgetable.gui.documents.folders import data_folder
from bridgetable.gui.documents.new_tables import terms_of_new_tables
from bridgetable.gui.documents.unfinished import REGULATIONS
from bridgetable.gui.files.board_list import rows_of
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.paint.rich_text import plain
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.regulations import window as regulations_window
from bridgetable.gui.regulations.rows import INCREASE, SideText, Steps
from bridgetable.gui.regulations.window import KEPT, RegulationsWindow, show_regulations
from bridgetable.gui.start.offers import offers_for
from bridgetable.gui.widgets.toast import Toast
from bridgetable.gui.window import Window
from bridgetable.views.regulations import open_rows
from tests.formats.test_viewer_address import PLAYED
from tests.gui.conftest import Opened, refusal_over
from tests.gui.test_shots import FOLDER, SIZES, looks_as_approved
from tests.gui.told import AUCTION, HEAD, PLAY
from tests.training.cases import LESSONS

ready_to_paint()
pytestmark = pytest.mark.usefixtures("three_books")
LEFT, ENTER = Qt.MouseButton.LeftButton, Qt.Key.Key_Return


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(HEAD + AUCTION + PLAY)


@pytest.fixture
def shown(window: Window) -> RegulationsWindow:
    return show_regulations(window)


def test_a_value_chosen_by_the_mouse_is_in_force_once_it_is_used_and_ctrl_backspace_goes_back(
    window: Window, shown: RegulationsWindow
) -> None:
    done = window.controller.history.done
    QTest.mouseClick(shown.blocks["claims"].buttons[ClaimOrder.FROM_TOP], LEFT)
    assert STANDARD == window.controller.history.now.table.regulations
    QTest.mouseClick(shown.use, LEFT)
    table = window.controller.history.now.table
    assert (ClaimOrder.FROM_TOP, done) == (table.regulations.claims, window.controller.history.done)
    window.menus.run(board_before)
    assert STANDARD == window.controller.history.now.table.regulations


def test_the_keyboard_alone_opens_it_chooses_a_set_and_uses_it(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_F2, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    shown = window.findChild(RegulationsWindow)
    assert isinstance(shown, RegulationsWindow)
    for _ in range(20):
        if shown.focusWidget() is shown.cards["EBU 2013"]:
            break
        QTest.keyClick(shown.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_Space)
    QTest.keyClick(shown, ENTER)
    table = window.controller.history.now.table
    assert ("2007", "EBU 2013", 20) == (table.book.edition, table.regulations.named, table.regulations.correction)


def test_the_keyboard_stays_at_the_set_and_at_the_value_that_it_chose(shown: RegulationsWindow) -> None:
    shown.cards["Club"].setFocus()
    QTest.keyClick(shown.cards["Club"], Qt.Key.Key_Space)
    assert "Club" == shown.regulations.named
    assert shown.cards["Club"] is shown.focusWidget()
    more = shown.blocks["pause"].buttons["+"]
    more.setFocus()
    QTest.keyClick(more, Qt.Key.Key_Space)
    assert 5 == shown.regulations.pause
    assert shown.blocks["pause"].buttons["+"] is shown.focusWidget()


def test_a_lesson_goes_on_under_another_book_without_the_words_of_its_own(opened: Opened) -> None:
    window = opened((LESSONS / "11-pass-out-of-rotation.table").read_text("utf-8"))
    window.controller.go_to(2)
    shown = show_regulations(window)
    shown.take_book("2007")
    shown.use_at_table()
    assert 2 == len(window.controller.history.done)
    assert (WITHOUT_WORDS,) == window.document.notes_for(window.controller.history.done)
    for count in (3, 4, 8, 10):
        window.menus.run(next_note)
        assert count == len(window.controller.history.done)
    # What this book asks and the lesson does not answer waits: the lesson ends there.
    waiting = window.controller.history.now
    assert ("2007", "30C") == (waiting.table.book.edition, waiting.pending and waiting.pending.cite)
    assert not any(window.document.notes_at(count) for count in range(11))


def test_a_number_goes_up_and_down_by_its_steps_and_stays_within_its_limits(shown: RegulationsWindow) -> None:
    steps = shown.blocks["pause"].inner
    assert isinstance(steps, Steps)
    QTest.mouseClick(steps.less, LEFT)
    assert 0 == shown.regulations.pause
    for _ in range(8):
        steps = shown.blocks["pause"].inner
        assert isinstance(steps, Steps)
        QTest.mouseClick(steps.more, LEFT)
    assert 30 == shown.regulations.pause


@pytest.mark.parametrize("edition", ["2017", "2007", "draft2006"])
def test_each_regulation_that_a_book_leaves_open_is_laid_down_by_a_click_and_in_force_once_used(
    window: Window, edition: str
) -> None:
    shown, own = show_regulations(window), own_of(edition)
    shown.take_book(edition)
    rows = tuple(row for row in open_rows(book_of(edition)) if row.field != "bidding")  # screens leave boxes alone
    for row in rows:
        block, value = shown.blocks[row.field], getattr(own, row.field)
        if isinstance(block.inner, Steps):
            QTest.mouseClick(block.inner.more, LEFT)
        else:
            QTest.mouseClick(next(button for one, button in block.buttons.items() if one is not value), LEFT)
        assert getattr(shown.regulations, row.field) != value, row.field
    laid_down = shown.regulations
    QTest.mouseClick(shown.use, LEFT)
    table = window.controller.history.now.table
    assert (edition, laid_down) == (table.book.edition, table.regulations)
    assert rows == differing(table.regulations, edition)
    assert laid_down == read_journal(window.document.text(window.controller.history)).regulations


def test_what_contradicts_another_regulation_is_refused_in_one_sentence_and_the_form_stays_as_it_was(
    shown: RegulationsWindow,
) -> None:
    QTest.mouseClick(shown.blocks["bidding"].buttons[CallsBy.SPOKEN], LEFT)
    QTest.mouseClick(shown.blocks["screens"].buttons[True], LEFT)
    said = shown.findChild(Toast)
    assert isinstance(said, Toast)
    told = "Behind screens calls are made with bidding boxes: nobody beyond would hear or see another call."
    assert told == said.accessibleName()
    assert (CallsBy.SPOKEN, False) == (shown.regulations.bidding, shown.regulations.screens)
    assert shown.blocks["screens"].buttons[False].isChecked()


def test_what_another_book_leaves_to_nobody_has_no_row(shown: RegulationsWindow) -> None:
    assert "asking_partner" not in shown.blocks
    shown.take_book("2007")
    assert "asking_partner" in shown.blocks


@pytest.mark.parametrize("edition", editions())
def test_a_regulation_names_only_clauses_that_its_book_has(shown: RegulationsWindow, edition: str) -> None:
    shown.take_book(edition)
    cited = {cite for block in shown.blocks.values() for cite in block.cites}
    there = lawbook(edition).by_id
    silent = {cite for cite in cited if cite.startswith(SILENT)}
    assert set() == {c for c in cited - silent if c not in there and not any(one.startswith(c) for one in there)}


@pytest.mark.parametrize("name", ["EBU 2013", "Club", ""])
def test_new_tables_begin_under_what_was_chosen_for_them_until_the_book_is_chosen_again(
    window: Window, shown: RegulationsWindow, name: str, tmp_path: Path
) -> None:
    QTest.mouseClick(shown.cards[name or "Screens"], LEFT)
    if not name:
        QTest.mouseClick(shown.blocks["screens"].buttons[False], LEFT)
    chosen = shown.book, shown.regulations
    QTest.mouseClick(shown.usual, LEFT)
    now = window.controller.history.now.table
    assert chosen == (now.book, now.regulations)
    path = tmp_path / "a.txt"
    path.write_text(PLAYED, encoding="utf-8")
    (record,) = (one for one in read_any(path) if isinstance(one, Record))
    QGuiApplication.clipboard().setText(PLAYED)
    for begin in (
        lambda: file_handlers.deal_seed(window, 7),
        lambda: deal_handlers.open_board(window, now.board),
        lambda: deal_handlers.paste(window),
        lambda: window.set_document(next(rows_of(record)).document(path)),
    ):
        begin()
        table = window.controller.history.now.table
        assert chosen == (table.book, table.regulations)
        saved = read_journal(window.document.text(window.controller.history))
        assert chosen == (saved.book, saved.regulations)
    again = show_regulations(window)
    QTest.mouseClick(again.cards["2017"], LEFT)
    QTest.mouseClick(again.back, LEFT)
    QTest.mouseClick(again.usual, LEFT)
    assert (LAWS_2017, STANDARD) == terms_of_new_tables()


def test_what_new_tables_begin_under_is_told_and_a_file_of_it_that_is_damaged_counts_for_nothing(
    window: Window, shown: RegulationsWindow
) -> None:
    def told() -> str:
        return " ".join(one.accessibleName() for one in show_regulations(window).sources.findChildren(SideText))

    assert "New tables begin under: Laws of 2017." in told()
    QTest.mouseClick(shown.cards["EBU 2013"], LEFT)
    QTest.mouseClick(shown.usual, LEFT)
    assert "New tables begin under: Laws of 2007, EBU 2013." in told()
    new_tables.KEPT.write("book: 2027")
    assert "New tables begin under: Laws of 2017." in told()


def test_a_journal_that_is_pasted_and_a_lesson_keep_their_own_book(window: Window) -> None:
    new_tables.choose_for_new_tables(book_of("2007"), own_of("2007"))
    QGuiApplication.clipboard().setText(HEAD + AUCTION)
    deal_handlers.paste(window)
    assert LAWS_2017 == window.controller.history.now.table.book
    assert LAWS_2017 == first_document().history.now.table.book


def test_law_book_practice_and_deal_of_the_start_page_are_of_the_book_of_new_tables(window: Window) -> None:
    new_tables.choose_for_new_tables(book_of("2007"), own_of("2007"))
    assert "2017" == window.book_in_force.edition
    window.open_start()
    assert "2007" == window.book_in_force.edition
    assert "Shuffled, all hands open · Laws of 2007" == offers_for(window).deal.line


def test_what_new_tables_begin_under_and_cannot_be_kept_is_told_over_the_window_that_asked(
    shown: RegulationsWindow, window: Window
) -> None:
    new_tables.KEPT.path.mkdir(parents=True)
    QTest.mouseClick(shown.cards["EBU 2013"], LEFT)
    QTest.mouseClick(shown.usual, LEFT)
    said = shown.findChild(Toast)
    assert isinstance(said, Toast)
    assert "cannot be written" in said.accessibleName()
    assert LAWS_2017 == window.controller.history.now.table.book


def test_values_are_kept_as_a_set_and_found_again(
    window: Window, shown: RegulationsWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regulations_window, "asked_text", lambda *_: ("Tuesday", True))
    QTest.mouseClick(shown.blocks["screens"].buttons[True], LEFT)
    QTest.mouseClick(shown.keep, LEFT)
    again = show_regulations(window)
    QTest.mouseClick(again.cards["Tuesday"], LEFT)
    assert ("Tuesday", True) == (again.regulations.named, again.regulations.screens)


def test_a_set_with_the_name_of_one_of_the_programs_own_is_refused_where_it_is_seen(
    shown: RegulationsWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(regulations_window, "asked_text", lambda *_: ("Club", True))
    QTest.mouseClick(shown.keep, LEFT)
    said = shown.findChild(Toast)
    assert isinstance(said, Toast)
    assert said.isVisible()
    assert "The set cannot be kept: “Club” comes with the program: choose another name." == said.accessibleName()


def test_what_was_chosen_and_not_used_is_there_again_after_a_kill_until_it_is_used(window: Window) -> None:
    shown = show_regulations(window)
    QTest.mouseClick(shown.blocks["claims"].buttons[ClaimOrder.ANY], LEFT)
    again = show_regulations(window)  # as in another program that is started
    assert STANDARD == again.regulations
    QTest.mouseClick(again.cards["Your changes"], LEFT)
    assert ClaimOrder.ANY is again.regulations.claims
    assert again.cards["Your changes"].isChecked()
    assert "" == again.regulations.named
    again.use_at_table()
    assert ClaimOrder.ANY is window.controller.history.now.table.regulations.claims
    assert "Your changes" not in show_regulations(window).cards


def test_what_is_chosen_and_cannot_be_kept_is_told_at_once_and_stays_chosen(shown: RegulationsWindow) -> None:
    REGULATIONS.path.mkdir(parents=True)
    QTest.mouseClick(shown.blocks["screens"].buttons[True], LEFT)
    assert "cannot be written" in refusal_over(shown)
    assert shown.regulations.screens


def test_a_set_that_cannot_be_read_is_told_with_the_reason(shown: RegulationsWindow) -> None:
    folder = data_folder() / KEPT
    folder.mkdir(parents=True)
    (folder / "a.regulations").write_text("name: A\nwhatever\n", encoding="utf-8")
    (folder / "b.regulations").write_bytes(b"\xff")
    shown.show_all()
    told = " ".join(one.accessibleName() for one in shown.sources.findChildren(SideText))
    assert "a.regulations, line 2: “whatever” is no line of a set" in told
    assert "b.regulations is no text in UTF-8" in told


def test_plaque_and_saved_file_say_what_is_laid_down(window: Window, shown: RegulationsWindow) -> None:
    QTest.mouseClick(shown.cards["EBU 2013"], LEFT)
    QTest.mouseClick(shown.use, LEFT)
    assert window.shown is not None
    assert "EBU 2013" in window.shown.plaque.lines
    assert "regulations: EBU 2013\n" in window.document.text(window.controller.history)


def test_the_first_value_that_is_not_the_books_own_is_in_sight(opened: Opened) -> None:
    shown = show_regulations(opened((HEAD + AUCTION + PLAY).replace("deal:", "rulings and appeals: 20\ndeal:", 1)))
    QApplication.processEvents()
    assert not shown.blocks["appeals"].visibleRegion().isEmpty()
    shown.take(shown.book, evolve(STANDARD, opening_leads=OpeningLeads.FACE_UP))
    assert not shown.blocks["opening_leads"].visibleRegion().isEmpty()


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
def test_it_looks_as_approved(size: tuple[int, int], qapp: QApplication, request: pytest.FixtureRequest) -> None:
    journal = read_journal((FOLDER / "4-end.table").read_text(encoding="utf-8"))
    shown = RegulationsWindow(window_for(acted_out(journal), journal, Looks(size)))
    shown.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    shown.show()
    ebu = set_named("EBU 2013")
    assert ebu is not None
    shown.take(book_of(ebu.edition), ebu.regulations)
    QApplication.processEvents()
    assert looks_as_approved(image_of(shown), f"regulations-{size[1]}", request)


def test_the_card_of_a_book_or_a_set_shows_its_whole_title_and_line(shown: RegulationsWindow) -> None:
    for card in shown.cards.values():
        texts = card.texts(card.width())
        said = ["".join(plain((piece.span,)) for piece in text.pieces).replace(" ", "") for text in texts]
        assert [card.text().replace(" ", ""), card.about.replace(" ", "")] == said
        assert sum(text.size.height() for text in texts) <= card.height()
        assert max(text.size.width() for text in texts) <= card.width()


def test_a_value_says_of_which_set_it_is_and_a_book_in_a_pill_that_it_was_never_enacted(opened: Opened) -> None:
    shown = show_regulations(opened(HEAD))
    assert ("Draft of 2006", "never enacted") == (shown.cards["draft2006"].text(), shown.cards["draft2006"].pill)
    shown.cards["EBU 2013"].click()
    assert {"", "EBU 2013"} == {block.pill for block in shown.blocks.values()}
    shown.blocks["pause"].buttons[INCREASE].click()
    assert {"", "laid down"} == {block.pill for block in shown.blocks.values()}
