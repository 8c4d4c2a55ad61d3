"""The desk in a window: looked up, filled in, worked out and copied, with the keyboard alone and with the mouse alone."""

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from bridgetable.desk.calculation import Calculation
from bridgetable.desk.registry import calculation_named, calculations
from bridgetable.game.seats import Side
from bridgetable.gui.desk.form import InputBlock
from bridgetable.gui.desk.paper import rows_on_paper
from bridgetable.gui.desk.picture import ChartBlock
from bridgetable.gui.desk.window import DeskWindow, show_desk
from bridgetable.gui.documents.typed import PAUSE, read_typed, typed_path
from bridgetable.gui.regulations.window import RegulationsWindow
from bridgetable.gui.summary.sheet import SHEET
from bridgetable.gui.summary.sheets import sheets
from bridgetable.gui.window import Window
from bridgetable.session.notation import action, action_text
from bridgetable.views.desk import result_text
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text
from tests.desk.test_two_laws import DESK
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, PLAY, document_of

LEFT, ENTER, CTRL = Qt.MouseButton.LeftButton, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(HEAD + AUCTION + PLAY)


@pytest.fixture
def desk(window: Window) -> DeskWindow:
    return show_desk(window)


def said(desk: DeskWindow) -> list[str]:
    return [row.widget.accessibleName() for row in desk.outcome.rows]


def type_in(desk: DeskWindow, name: str, text: str) -> None:
    field = desk.form.blocks[name].field.field
    field.clear()
    QTest.keyClicks(field, text)


def test_searched_filled_and_copied_with_the_keyboard_alone(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_F3, CTRL)
    desk = window.findChild(DeskWindow)
    assert isinstance(desk, DeskWindow)
    assert desk.focusWidget() is desk.search.field
    QTest.keyClicks(desk.search.field, "imps")
    assert calculation_named("imps") is desk.list.current()
    QTest.keyClick(desk.search.field, ENTER)
    QTest.keyClicks(desk.focusWidget(), "620")
    QTest.keyClick(desk.focusWidget(), Qt.Key.Key_Tab)
    assert desk.focusWidget() is desk.form.blocks["theirs"].field.field
    desk.form.blocks["theirs"].field.field.selectAll()
    QTest.keyClicks(desk.focusWidget(), "-100")
    assert "for the side at this table: +12 IMPs" in said(desk)
    QTest.mouseClick(desk.copy, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert "IMPs" == copied.splitlines()[0]
    assert "+12 IMPs" in copied
    assert "[78B]" in copied


@pytest.mark.parametrize(("case", "line", "won"), DESK)
def test_the_window_comes_to_what_was_worked_out_by_hand_where_two_laws_meet(
    desk: DeskWindow, case: str, line: str, won: tuple[str, ...]
) -> None:
    page, *typed = line.split()
    desk.list.go_to(calculation_named(page))
    for name, _, text in (one.partition("=") for one in typed):
        block = desk.form.blocks[name]
        if block.buttons:
            QTest.mouseClick(block.buttons[text], LEFT)
        elif block.weights is not None:
            block.field.field.setText(text)
        else:
            type_in(desk, name, text)
    one = calculation_named(page)
    by_hand = [result_text(r) for r in one(one.read(dict(part.split("=") for part in typed))).results]
    assert by_hand, case
    assert all(any(said_one.endswith(text) for said_one in said(desk)) for text in by_hand[: len(won)])


def test_what_is_wrong_is_said_beneath_its_field_and_nothing_typed_is_lost(desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("imps"))
    type_in(desk, "ours", "62o")
    assert "62o" in desk.form.blocks["ours"].refused
    assert not [line for line in said(desk) if "62o" in line], "it is told once, at its field"
    assert not desk.form.blocks["theirs"].refused
    assert not desk.copy.isEnabled()
    desk.list.go_to(calculation_named("score"))
    desk.list.go_to(calculation_named("imps"))
    assert "62o" == desk.form.blocks["ours"].text
    type_in(desk, "ours", "620")
    assert not desk.form.blocks["ours"].refused
    assert desk.copy.isEnabled()


def test_a_board_that_is_played_fills_the_form_and_can_do_so_again(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY + "S claims 9\nall agree\n")
    desk = DeskWindow(window)
    desk.list.go_to(calculation_named("score"))
    table = window.controller.history.now.table
    filled = desk.form.blocks["result"].text
    assert str(table.outcome) == filled
    type_in(desk, "result", "1C by W 7")
    QTest.mouseClick(desk.again, LEFT)
    assert filled == desk.form.blocks["result"].text
    before = said(desk)
    QTest.mouseClick(desk.form.blocks["vulnerable"].buttons["all"], LEFT)
    assert said(desk) != before


@pytest.mark.parametrize("one", calculations(), ids=lambda one: one.name)
def test_every_form_opens_and_says_what_it_lacks_only_in_fields_that_were_typed_in(
    desk: DeskWindow, one: Calculation[Any]
) -> None:
    desk.list.go_to(one)
    assert [field.name for field in one.inputs()] == list(desk.form.blocks)
    assert not [block.refused for block in desk.form.blocks.values() if block.refused]


def test_a_result_is_entered_on_the_board_and_taken_back(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY + "S claims 9\nall agree\n")
    desk = show_desk(window)
    desk.list.go_to(calculation_named("imps"))
    type_in(desk, "ours", "620")
    type_in(desk, "theirs", "-100")
    QTest.mouseClick(desk.enter, LEFT)
    table = window.controller.history.now.table
    assert ("IMPs: for the side at this table: +12 IMPs",) == table.contest.worked_out
    told = "At the desk: IMPs: for the side at this table: +12 IMPs"
    assert told in summary_text(summary_of(window.controller.history)).replace("\n", " ")
    assert action_text(window.controller.history.done[-1]).startswith('director enters "IMPs: ')
    window.controller.undo()
    assert () == window.controller.history.now.table.contest.worked_out


def test_a_page_is_kept_as_a_pdf_and_a_failure_is_one_sentence(desk: DeskWindow, tmp_path: Path) -> None:
    desk.list.go_to(calculation_named("vp"))
    type_in(desk, "imps", "23")
    assert not desk.pdf.isEnabled()
    type_in(desk, "boards", "16")
    assert desk.pdf.isEnabled()
    desk.save_in(tmp_path / "page.pdf")
    assert (tmp_path / "page.pdf").read_bytes().startswith(b"%PDF")
    desk.save_in(tmp_path / "nowhere" / "page.pdf")
    assert not (tmp_path / "nowhere").exists()


def test_a_long_page_is_parted_between_its_lines(desk: DeskWindow) -> None:
    one = calculation_named("matchpoints")
    texts = {"scores": ",".join(str(10 * n) for n in range(120))}
    pages = sheets(rows_on_paper(one, texts, one(one.read(texts))), SHEET)
    assert len(pages) > 1


def test_a_protocol_asks_its_next_question_and_scrolls_to_it(desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("ui"))
    QTest.mouseClick(desk.form.blocks["source"].buttons["tempo"], LEFT)
    assert any("It is agreed or established" in text for text in said(desk))
    QTest.mouseClick(desk.form.blocks["happened"].buttons["no"], LEFT)
    assert any("No adjustment: not established" in text for text in said(desk))
    assert not [block.refused for block in desk.form.blocks.values() if block.refused]


def test_a_scale_is_shown_as_a_picture(desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("vp"))
    type_in(desk, "imps", "23")
    type_in(desk, "boards", "16")
    charts = [row.widget for row in desk.outcome.rows if isinstance(row.widget, ChartBlock)]
    assert ["Victory points by margin"] == [chart.accessibleName() for chart in charts]


def test_forms_are_filled_from_what_the_table_knows(opened: Opened) -> None:
    lines = "S claims 9\nall agree\nother table: NS +600\nfield: NS +420 -50\nsession: NS 64%\n"
    window = opened(HEAD + AUCTION + PLAY + lines)
    desk = show_desk(window)
    table = window.controller.history.now.table
    desk.list.go_to(calculation_named("weighted-imps"))
    assert ("600", str(table.score_for(Side.NS))) == (desk.form.blocks["other"].text, desk.form.blocks["played"].text)
    desk.list.go_to(calculation_named("matchpoints"))
    assert f"420,-50,{table.score_for(Side.NS)}" == desk.form.blocks["scores"].text
    desk.list.go_to(calculation_named("artificial"))
    assert "64" == desk.form.blocks["ns_average"].text
    desk.list.go_to(calculation_named("withdrawal"))
    assert "" == desk.form.blocks["part"].text
    desk.list.go_to(calculation_named("poll"))
    assert "0.2" == desk.form.blocks["serious"].text


def test_a_weighted_score_of_three_parts_takes_few_keys(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_F3, CTRL)
    desk = window.findChild(DeskWindow)
    assert isinstance(desk, DeskWindow)
    typed = ["weighted imps", "650", "50", "620", "30", "-100", "", "600"]
    QTest.keyClicks(desk.search.field, typed[0])
    QTest.keyClick(desk.search.field, ENTER)
    for text in typed[1:]:
        QTest.keyClicks(desk.focusWidget(), text)
        QTest.keyClick(desk.focusWidget(), ENTER)  # which goes on, behind the rest to the other table
    assert any("−1.1" in text for text in said(desk))
    # At four keys a second, which is slow typing, fifteen seconds are sixty keys.
    assert sum(map(len, typed)) + len(typed) + 1 < 60


# --- weighted results, row by row


def weights_typed(desk: DeskWindow, *rows: tuple[str, str]) -> InputBlock:
    """The weights of the page, typed with the keys alone: Tab goes from each field to the next."""
    block = desk.form.blocks["weights"]
    block.typed_in.setFocus()
    for row in rows:
        for text in row:
            focused = desk.focusWidget()
            assert isinstance(focused, QLineEdit)
            QTest.keyClicks(focused, text)
            QTest.keyClick(focused, Qt.Key.Key_Tab)
    return block


def test_each_result_has_a_row_and_the_last_weight_is_the_rest(desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("weighted-imps"))
    block = weights_typed(desk, ("1430", "30"), ("680", "40"), ("650", "20"), ("-100", ""))
    assert block.weights is not None
    assert 5 == len(block.weights.fields)  # one more than is filled
    assert "10" == block.weights.fields[3][1].field.placeholderText()
    desk.form.blocks["other"].field.field.setText("650")
    assert desk.working is not None
    assert "+3 IMPs" == result_text(desk.working.results[0])
    desk.list.go_to(calculation_named("imps"))
    desk.list.go_to(calculation_named("weighted-imps"))
    assert "30:1430,40:680,20:650,10:-100" == desk.form.blocks["weights"].text
    assert desk.form.blocks["other"].y() > desk.form.blocks["weights"].geometry().bottom()


def test_weights_that_do_not_come_to_the_whole_are_one_sentence_beneath_them(desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("weighted-imps"))
    block = weights_typed(desk, ("1430", "30"), ("680", "40"))
    assert "weights that come to 100" in block.refused
    assert desk.working is None


def test_a_line_may_be_pasted_into_the_first_row(desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("weighted-imps"))
    desk.form.blocks["weights"].field.field.setText("60:620,40:-100")
    desk.form.blocks["other"].field.field.setText("0")
    assert desk.working is not None
    assert "60:620,40:-100" == desk.form.blocks["weights"].text


def test_a_page_in_which_nobody_typed_is_filled_from_the_table_as_it_is_now(window: Window) -> None:
    window.set_document(document_of(HEAD + AUCTION + "W leads CQ face down\nW faces CQ\nS claims 10\nall agree\n"))
    desk = show_desk(window)
    desk.list.go_to(calculation_named("weighted-imps"))
    assert "420" == desk.form.blocks["played"].text
    desk.list.go_to(calculation_named("imps"))
    window.controller.undo()
    window.controller.undo()
    assert window.controller.do(action("S claims 9"))
    assert window.controller.do(action("all agree"))
    desk.list.go_to(calculation_named("weighted-imps"))
    assert "-50" == desk.form.blocks["played"].text


def test_where_nothing_is_found_the_page_that_was_gone_to_stays_and_is_worked_out(desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("rounding"))
    desk.search.field.setText("qqqq")
    assert () == desk.list.asked()
    type_in(desk, "value", "2.5")
    assert desk.working is not None


def test_what_was_typed_is_there_again_after_a_kill_and_for_half_a_day(window: Window, desk: DeskWindow) -> None:
    desk.list.go_to(calculation_named("weighted-imps"))
    weights_typed(desk, ("1430", "30"), ("680", ""))
    QTest.qWait(PAUSE + 100)
    again = DeskWindow(window)  # as another program that is started
    again.list.go_to(calculation_named("weighted-imps"))
    assert "30:1430,70:680" == again.form.blocks["weights"].text
    again.fill()
    QTest.qWait(PAUSE + 100)
    assert "weighted-imps" not in read_typed("desk") or "" == read_typed("desk")["weighted-imps"].get("weights", "")
    desk.list.go_to(calculation_named("imps"))
    type_in(desk, "ours", "620")
    QTest.qWait(PAUSE + 100)
    assert "620" == read_typed("desk")["imps"]["ours"]
    os.utime(typed_path("desk"), (0, 0))
    assert {} == read_typed("desk")
    typed_path("desk").write_text('{"imps": {"ours": 5}, "vp": [], "score": {"result": "4S"}')
    assert {} == read_typed("desk")


def test_a_page_cites_by_the_numbers_of_the_book_on_the_table(opened: Opened) -> None:
    head, boards = HEAD.split("\n", 1)
    desk = show_desk(opened(f"{head}\nbook: 2007\n{boards}{AUCTION}{PLAY}"))
    desk.list.go_to(calculation_named("results"))
    type_in(desk, "shown", "22:10")
    text = "\n".join(row.widget.accessibleName() for row in (*desk.form.rows, *desk.outcome.rows))
    assert "79C" in text
    assert "79C1" not in text


def test_a_page_asks_and_reckons_by_the_book_on_the_table(opened: Opened) -> None:
    head, boards = HEAD.split("\n", 1)
    for book, inputs in (("2007", {"favoured", "left_to_innocent"}), ("2017", {"several", "favourable"})):
        desk = show_desk(opened(f"{head}\nbook: {book}\n{boards}{AUCTION}{PLAY}"))
        desk.list.go_to(calculation_named("other-table"))
        asked = {one.name for one in desk.current().inputs()}
        assert inputs == asked & {"favoured", "left_to_innocent", "several", "favourable"}
        said = " ".join(row.widget.accessibleName() for row in desk.outcome.rows)
        assert ("by its own fault" in said) == (book == "2007")


def test_the_book_is_chosen_from_the_desk_with_the_mouse(desk: DeskWindow, window: Window) -> None:
    desk.list.go_to(calculation_named("artificial"))
    assert desk.by.text() == "Laws of 2017"
    QTest.mouseClick(desk.by, LEFT)
    chosen = window.findChild(RegulationsWindow)
    assert isinstance(chosen, RegulationsWindow)
    QTest.mouseClick(chosen.cards["EBU 2013"], LEFT)
    QTest.mouseClick(chosen.use, LEFT)
    assert (desk.by.text(), desk.current().edition) == ("EBU 2013", "2007")
    assert window.controller.history.now.table.book.edition == "2007"


def test_what_the_authority_chose_is_filled_beside_what_was_typed_under_another_book(opened: Opened) -> None:
    laid_down = HEAD.replace("board: 3", "book: 2007\nassigned scores: two-sided\nboard: 3")
    desk = show_desk(opened(laid_down + AUCTION + PLAY))
    assert "Laws of 2007" == desk.by.text()
    desk.form.typed["weighted-imps"] = {"weights": "620", "ew": "650", "other": "600"}
    desk.list.go_to(calculation_named("weighted-imps"))
    assert "East–West: −2 IMPs" in said(desk)
    assert any("best result that was likely" in one for one in said(desk))
