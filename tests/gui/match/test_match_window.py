"""A session in a window: gone through with the keys, put on the table with what it tells, scored again as one rules."""

import shutil
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetable.desk.registry import calculation_named
from bridgetable.formats.kept_forms import texts_of
from bridgetable.formats.match.draft import OpenedMatch, PlayedBoard
from bridgetable.formats.match.opening import open_match
from bridgetable.game.boards import numbered
from bridgetable.game.deals import shuffled
from bridgetable.game.regulations import STANDARD
from bridgetable.game.seats import Seat, Side
from bridgetable.game.values import evolve
from bridgetable.gui.commands.file_handlers import next_board, open_path, previous_board
from bridgetable.gui.desk.window import DeskWindow
from bridgetable.gui.documents.document import ChangedFile, save
from bridgetable.gui.documents.typed import PAUSE, read_typed
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.forms.window import show_forms
from bridgetable.gui.match.blocks import (
    APART,
    HANDS_WIDE,
    PLACES,
    SUIT_WIDE,
    FieldBlock,
    StandingBlock,
    fitting,
    more_words,
)
from bridgetable.gui.match.board_list import COLUMNS, WIDE, sign_box
from bridgetable.gui.match.entry_window import EntryWindow
from bridgetable.gui.match.window import MatchWindow, begin_session, show_match
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import look_for
from bridgetable.gui.paint.rich_text import on_dock, on_felt, width_of, words
from bridgetable.gui.paint.theme import DARK
from bridgetable.gui.window import Window
from bridgetable.match.results import Form
from bridgetable.match.standings import sum_of
from bridgetable.session.history import begin
from bridgetable.session.notation import action
from bridgetable.views.match.entries import ENTRIES
from bridgetable.views.match.page import FieldRow, FieldView
from bridgetable.views.match.report import match_lines, total_words
from bridgetable.views.match.session import Session
from bridgetable.views.match.words import won_words
from tests.benchmarks.last_run import longer
from tests.formats.boards import REGULAR
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD
from tests.match.sessions import drawn

FOLDER = Path(__file__).parents[2] / "shots" / "match"
LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
FRAME = 0.016


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(HEAD + AUCTION)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "tuesday"))


@pytest.fixture
def session(window: Window, folder: Path) -> MatchWindow:
    return show_match(window, folder)


def said(shown: MatchWindow) -> str:
    return "\n".join(row.widget.accessibleName() for row in (*shown.page.rows, *shown.beside.rows))


def test_over_the_hands_a_weighted_score_is_one_word_and_in_the_field_it_is_whole(window: Window, folder: Path) -> None:
    with (folder / "tuesday.match").open("a", encoding="utf-8") as session:
        session.write("adjust 7 at 3: 50% 4S by S 10, 50% 4S by S 9\n")
    shown = show_match(window, folder)
    shown.list.go_to(7)
    assert "weighted ruled. North" in said(shown)
    assert "50 % +620, 50 % −100: 3" in said(shown)


def test_the_boards_are_gone_through_with_the_keys(session: MatchWindow) -> None:
    assert "Board 1, dealer North" in said(session)
    QTest.keyClick(session.list, Qt.Key.Key_PageDown)
    assert "Board 2" in said(session)
    QTest.keyClick(session.list, Qt.Key.Key_Down)
    assert "Board 3" in said(session)
    QTest.keyClick(session.list, Qt.Key.Key_PageUp)
    assert "Board 2" in said(session)


def test_the_page_of_a_board_tells_the_reason_of_a_change(session: MatchWindow) -> None:
    session.list.go_to(14)
    assert "(“the finesse was a guess after a hesitation”)" in said(session)


def test_the_last_board_has_none_after_it(session: MatchWindow) -> None:
    session.list.go_to(21)
    assert not session.next.isEnabled()
    QTest.keyClick(session.list, Qt.Key.Key_PageDown)
    assert "Board 21" in said(session)
    QTest.keyClick(session.list, Qt.Key.Key_PageUp)
    assert "Board 20" in said(session)
    assert session.next.isEnabled()
    QTest.mouseClick(session.next, LEFT)
    assert "Board 21" in said(session)


def test_a_ruled_board_shows_what_went_wrong_its_field_and_the_standing_that_it_moved(session: MatchWindow) -> None:
    session.list.go_to(7)
    told = said(session)
    assert "East: revoke, ♠Q" in told
    assert "Table 3: 4♠ South −2 is now 4♠ South made" in told
    assert "+620: 1, 4, 6, 3; 8 7" in told
    assert "−200: ; 0" in told
    assert "Table 3 had 0 before the change, and has 7 of 12 now." in told
    assert "NS 3 Eaton–Finch: 0 → 7 of 12 on board 7. From place 5 to 3." in told
    assert "Board 11: revoke, nobody has ruled" in told
    assert "a ruling may be asked for until 22:40" in told


def test_a_board_put_on_the_table_knows_its_field_and_the_averages_of_both_sides(
    window: Window, session: MatchWindow
) -> None:
    session.list.go_to(11)
    QTest.keyClick(session.list, Qt.Key.Key_Return)
    assert not session.isVisible()
    contest = window.controller.history.now.table.contest
    assert 6 == len(contest.field)
    assert {Side.NS, Side.EW} == {one.side for one in contest.sessions}
    assert "board-11.table" == window.document.name


def test_the_forms_of_the_desk_are_filled_from_the_session(window: Window, session: MatchWindow) -> None:
    session.list.go_to(11)
    QTest.keyClick(session.list, Qt.Key.Key_F3, CTRL)
    desk = window.findChild(DeskWindow)
    assert desk is not None
    table = window.controller.history.now.table
    for name, field in (("matchpoints", "scores"), ("artificial", "ns_average")):
        desk.list.go_to(calculation_named(name))
        assert desk.form.blocks[field].text
    assert table.contest.session_of(Side.NS) is not None


def test_a_ruling_at_the_table_is_scored_at_once_and_taken_back_with_it(window: Window, session: MatchWindow) -> None:
    session.list.go_to(11)
    before = session.session.last.scores.fields
    session.put_on_table()
    for line in ("S notices", '64C1 yes: "nothing more"'):
        assert window.controller.do(action(line)), line
    after = session.session
    assert 5 == len(after.stages)
    assert before != after.last.scores.fields
    session.come_forward()
    assert "revoke, nobody has ruled" not in said(session)
    window.controller.undo()
    window.controller.undo()
    assert before == session.session.last.scores.fields


def test_a_board_that_was_left_is_put_back_as_it_was_left(window: Window, session: MatchWindow) -> None:
    session.list.go_to(11)
    session.put_on_table()
    assert window.controller.do(action("S notices"))
    show_forms(window).form.blocks["facts"].lines.field.setPlainText("East revoked")
    for board in (11, 7, 11):
        session.list.go_to(board)
        session.put_on_table()
    assert action("S notices") in window.controller.history.done
    assert window.document.journal is not None
    assert {"facts": "East revoked"} == texts_of(window.document.journal, "ruling")


def test_a_result_that_is_undone_is_no_longer_in_the_session(window: Window, tmp_path: Path) -> None:
    (tmp_path / "1.table").write_text(HEAD + AUCTION + "S claims 9\n", encoding="utf-8")
    session = show_match(window, tmp_path / "1.table")
    session.put_on_table()
    assert window.controller.do(action("all agree"))
    assert [True] == [line.result.is_finished for line in session.session.match.lines]
    window.controller.undo()
    assert [False] == [line.result.is_finished for line in session.session.match.lines]


def test_a_board_that_somebody_else_has_changed_is_not_written_over_unasked(
    window: Window, session: MatchWindow, folder: Path
) -> None:
    path = folder / "board-11.table"
    path.write_text(path.read_text(encoding="utf-8") + "# another program's\n", encoding="utf-8")
    session.list.go_to(11)
    session.put_on_table()
    with pytest.raises(ChangedFile):
        save(window.document, window.controller.history, path)


def test_another_board_on_the_table_leaves_the_session_alone(window: Window, session: MatchWindow) -> None:
    session.list.go_to(7)
    session.put_on_table()
    before = session.session
    open_path(window, FOLDER.parents[1] / "shots" / "2-auction.table")
    assert session.session is before


@pytest.mark.parametrize("path", [FOLDER, FOLDER / "tuesday.match"])
def test_a_session_is_opened_like_any_file(window: Window, path: Path) -> None:
    open_path(window, path)
    shown = window.findChild(MatchWindow)
    assert shown is not None
    assert "Tuesday pairs" == shown.windowTitle()


def test_a_session_that_cannot_be_read_is_one_sentence_and_the_table_stays(window: Window, tmp_path: Path) -> None:
    before = window.document
    (tmp_path / "a.match").write_text("bridgetable match 1\nscoring: marbles\n", encoding="utf-8")
    open_path(window, tmp_path / "a.match")
    assert window.findChild(MatchWindow) is None
    assert window.document is before


def test_another_session_takes_the_place_of_the_one_before(
    window: Window, session: MatchWindow, tmp_path: Path
) -> None:
    text = "bridgetable match 1\ntitle: Wednesday\n1 at 1: 1 v 2: +420\n1 at 2: 3 v 4: -50\n"
    (tmp_path / "b.match").write_text(text, encoding="utf-8")
    assert show_match(window, tmp_path / "b.match") is session
    assert "Wednesday" == session.windowTitle()
    assert 2 == session.list.topLevelItemCount()


def test_a_session_in_which_nothing_is_compared_says_so(window: Window, tmp_path: Path) -> None:
    (tmp_path / "b.match").write_text("bridgetable match 1\n1 at 1: 1 v 2: +420\n", encoding="utf-8")
    assert "Nothing is compared yet" in said(show_match(window, tmp_path / "b.match"))


def test_tables_for_which_there_is_no_room_are_not_told_as_a_score() -> None:
    tables = tuple(map(str, range(1, 15)))
    assert ["", "and 8"] == [more_words(FieldRow("−100", some, "", "", "+8")) for some in (tables[:7], tables)]


def test_the_way_of_a_score_that_moved_ends_before_the_figures() -> None:
    rows = (
        FieldRow("+600", ("11 Open",), "", "+13", "+5"),
        FieldRow("60 % +600, 40 % −200", ("11 Closed",), "", "", "−5"),
        FieldRow("−200", (), "11 Closed", "−13", ""),
    )
    for high in (720, 1080):
        look = look_for(high, DARK)
        block = FieldBlock(look, FieldView("", "", rows, "11 Closed", True, ""))
        block.resize(round(0.287 * high * 16 / 9), round(block.height_for(0)))
        before = width_of(words("−13"), on_dock(look.palette, look.dock(21)))
        painted = image_of(block)
        gold = {x for x in range(block.width()) for y in range(block.height()) if is_gold(painted.pixelColor(x, y))}
        assert gold
        assert max(gold) + look.dock(8) < block.width() - look.dock(APART) - before


def is_gold(colour: QColor) -> bool:
    wanted = DARK.decides_line
    return abs(colour.red() - wanted.red()) + abs(colour.blue() - wanted.blue()) < 20


def test_a_long_suit_of_north_ends_before_the_hand_of_east() -> None:
    look = look_for(1080, DARK)
    style = on_felt(look.palette, look.dock(21), Weight.BOLD)
    line, room = "♦ A K Q 9 8 7 5 2", look.dock(SUIT_WIDE)
    assert room < look.dock(HANDS_WIDE) * (PLACES[Seat.E][0] - PLACES[Seat.N][0])
    assert width_of(words(line), fitting(style, line, room)) <= room < width_of(words(line), style)


def test_the_signs_of_a_board_end_before_its_number(window: Window, folder: Path) -> None:
    shown = show_match(window, folder)
    for size in ((1280, 720), (1920, 1080)):
        shown.resize(*size)
        QApplication.processEvents()
        look, rect = shown.look, QRectF(0, 0, shown.list.viewport().width(), 30)
        number = width_of(words("11"), on_dock(look.palette, look.dock(20), Weight.BOLD))
        ends = look.dock(COLUMNS[0][1]) * rect.width() / look.dock(WIDE)
        assert sign_box(rect, 1, look).right() < ends - number


def test_a_session_of_27_boards_and_40_pairs_follows_a_change_within_a_frame(window: Window, tmp_path: Path) -> None:
    match = drawn(3, 27, 20)
    board = numbered(5, shuffled(5))
    played = PlayedBoard(5, "3", "5", begin(board))
    shown = MatchWindow(window, Session(OpenedMatch(tmp_path, match, {5: board}, (played,))))
    shown.list.go_to(5)
    shown.put_on_table()
    least = 60.0
    for line in ("N calls 1C", "E calls Pass", "S calls Pass", "W calls Pass"):
        before = shown.session
        assert window.controller.do(action(line))
        begun = time.process_time()
        shown.score_again()
        least = min(least, time.process_time() - begun)
        assert shown.session is not before
    QApplication.processEvents()
    assert least < longer(FRAME)


def test_a_session_is_read_again_from_its_folder(folder: Path) -> None:
    assert open_match(folder).match == open_match(folder / "tuesday.match").match


# --- its file


def change(shown: MatchWindow, window: Window, board: int = 8) -> None:
    """Put a board of the session on the table, and end it otherwise."""
    shown.list.go_to(board)
    shown.put_on_table()
    assert window.controller.do(action('director penalises E: "late"'))
    assert window.controller.do(action("90B 90B1"))
    assert window.controller.do(action("90A 10%"))


def test_what_was_done_at_a_board_is_saved_with_the_session(window: Window, session: MatchWindow, folder: Path) -> None:
    before = (folder / "tuesday.match").read_bytes()
    assert not session.keep.isEnabled()
    change(session, window, 7)
    assert session.keep.isEnabled()
    figures = session.session.last.scores.fields
    QTest.keyClick(session, Qt.Key.Key_S, CTRL)
    assert not session.keep.isEnabled()
    assert before == (folder / "tuesday.match").read_bytes()  # which names the journal already
    assert 'director penalises E: "late"' in (folder / "board-07.table").read_text()
    again = open_match(folder)
    assert figures == Session(again).last.scores.fields == session.session.last.scores.fields
    assert window.document.path == folder / "board-07.table"


def test_a_board_of_which_only_the_cards_were_known_gets_a_journal_and_a_line(window: Window, tmp_path: Path) -> None:
    deal = "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"
    (tmp_path / "a.pbn").write_text(f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n')
    (tmp_path / "r.csv").write_text("board,table,ns,ew,score\n1,1,1,2,420\n1,2,3,4,170\n")
    text = "bridgetable match 1\nbook: 2007\n# boards\nrecords: a.pbn\nresults: r.csv\nour table: 2\n"
    (tmp_path / "a.match").write_text(text)
    shown = show_match(window, tmp_path)
    shown.put_on_table()
    assert "2007" == window.controller.history.now.table.book.edition
    assert window.controller.do(action("N calls P"))
    assert shown.save()
    assert f"{text}table 2: board-01-table-2.table\n" == (tmp_path / "a.match").read_text()
    assert "N calls P" in (tmp_path / "board-01-table-2.table").read_text()
    again = open_match(tmp_path)
    assert again.played_at(1, "2") is not None
    assert 170 == next(li for li in again.match.lines if li.table == "2").result.ns.points  # type: ignore[union-attr]


def test_a_session_that_somebody_else_changed_is_not_written_over(
    window: Window, session: MatchWindow, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(session, window, 7)
    (folder / "tuesday.match").write_text((folder / "tuesday.match").read_text() + "# somebody else\n")
    said: list[str] = []
    monkeypatch.setattr(window, "say", lambda words, *_: said.append(words))
    assert not session.save()
    assert "tuesday.match was changed by somebody else since it was read here" in said[-1]
    assert session.keep.isEnabled()
    assert "# somebody else" in (folder / "tuesday.match").read_text()


def test_a_line_is_tried_while_it_is_typed_and_written_once_it_fits(session: MatchWindow, folder: Path) -> None:
    session.show_lines()
    lines = session.findChild(EntryWindow)
    assert lines is not None
    assert "Tuesday pairs" == lines.form.blocks["title"].text
    lines.list.go_to(ENTRIES[2])
    for name, text in (("who", "NS 9"), ("amount", "10%")):
        QTest.keyClicks(lines.form.blocks[name].typed_in, text)
    assert "nobody in the session is NS 9" == lines.form.blocks["who"].refused
    assert not lines.enter.isEnabled()
    lines.list.go_to(ENTRIES[0])
    lines.list.go_to(ENTRIES[2])
    assert "NS 9" == lines.form.blocks["who"].text  # nothing typed is lost
    QTest.keyClick(lines.form.blocks["who"].typed_in, Qt.Key.Key_End)
    QTest.keyClick(lines.form.blocks["who"].typed_in, Qt.Key.Key_Backspace)
    QTest.keyClicks(lines.form.blocks["who"].typed_in, "1")
    assert "" == lines.form.blocks["who"].refused
    before = (folder / "tuesday.match").read_text()
    QTest.mouseClick(lines.enter, LEFT)
    assert f"{before}penalty NS 1: 10%\n" == (folder / "tuesday.match").read_text()
    assert "" == lines.form.blocks["who"].text
    assert 5 == len(session.session.stages)


def lines_of(session: MatchWindow) -> EntryWindow:
    """The lines of a session, shown."""
    session.show_lines()
    lines = session.findChild(EntryWindow)
    assert lines is not None
    return lines


def test_an_adjustment_is_typed_for_the_board_gone_to_with_the_standing_before_and_after(
    session: MatchWindow, folder: Path
) -> None:
    session.list.go_to(12)
    lines = lines_of(session)
    lines.list.go_to(ENTRIES[1])
    assert {"board": "12", "table": "3"} == lines.form.texts()
    QTest.keyClicks(lines.form.blocks["result"].typed_in, "60% 3D by W 9, 40% 3D by W 8")
    (shown,) = (row.widget for row in lines.outcome.rows if isinstance(row.widget, StandingBlock))
    assert shown.view.is_changed
    assert "NS 3" == shown.view.ours
    assert any(shown.view.told in row.widget.accessibleName() for row in lines.outcome.rows)
    before = (folder / "tuesday.match").read_text()
    lines.write_it()
    assert f"{before}adjust 12 at 3: 60% 3D by W 9, 40% 3D by W 8\n" == (folder / "tuesday.match").read_text()
    lines.list.go_to(ENTRIES[2])
    assert "0" == lines.form.blocks["board"].text  # a penalty need not belong to a board
    session.list.go_to(13)
    lines_of(session).list.go_to(ENTRIES[1])
    assert "13" == lines.form.blocks["board"].text


def test_what_was_typed_for_a_session_is_there_again_after_a_kill_until_it_is_written(
    window: Window, session: MatchWindow, folder: Path, tmp_path: Path
) -> None:
    lines = lines_of(session)
    lines.list.go_to(ENTRIES[2])
    QTest.keyClicks(lines.form.blocks["who"].typed_in, "NS 1")
    QTest.qWait(PAUSE + 100)
    again = lines_of(MatchWindow(window, Session(open_match(folder))))  # as another program that is started
    again.list.go_to(ENTRIES[2])
    assert "NS 1" == again.form.blocks["who"].text
    copied = shutil.copytree(folder, tmp_path / "another")
    other = lines_of(MatchWindow(window, Session(open_match(copied))))
    other.list.go_to(ENTRIES[2])
    assert "" == other.form.blocks["who"].text
    QTest.keyClicks(again.form.blocks["amount"].typed_in, "10%")
    again.write_it()
    assert {} == read_typed("lines")


def test_the_foot_tells_what_our_table_has_on_all_boards(session: MatchWindow, folder: Path) -> None:
    won = sum_of(row.won for row in session.session.rows if row.won is not None)
    top = sum(row.top for row in session.session.rows if row.won is not None)
    assert f"{won_words(won, Form.MATCHPOINTS)} of {top} · " in total_words(session.session)
    QTest.mouseClick(session.lines, LEFT)
    path = folder / "tuesday.match"
    path.write_text(path.read_text().replace("our table: 3\n", "").replace("table 3: board-07.table\n", ""))
    told = open_match(folder)
    assert "" == total_words(Session(evolve(told, played=())))


def test_a_board_of_records_comes_to_the_table_under_the_book_and_regulations_of_its_session(
    window: Window, tmp_path: Path
) -> None:
    (tmp_path / "one.pbn").write_text(REGULAR)
    (tmp_path / "a.match").write_text("bridgetable match 1\nregulations: EBU 2013\nrecords: one.pbn\n")
    shown = show_match(window, tmp_path)
    shown.put_on_table()
    table = window.controller.history.now.table
    assert "2007" == table.book.edition
    assert shown.session.match.terms.regulations == table.regulations != STANDARD
    assert "2007" == window.document.journal_for(window.controller.history).book.edition


def test_time_limits_are_cited_by_the_numbers_of_the_book_in_force(window: Window, folder: Path) -> None:
    path = folder / "tuesday.match"
    path.write_text(path.read_text().replace("boards: 1-21", "book: 2007\nboards: 1-21"))
    shown = show_match(window, folder)
    text = "\n".join((said(shown), *match_lines(shown.session)))
    assert "92B, 79C" in text
    assert "79C1" not in text


def test_the_header_is_typed_in_and_keeps_all_other_lines(session: MatchWindow, folder: Path) -> None:
    before = (folder / "tuesday.match").read_text()
    session.show_lines()
    lines = session.findChild(EntryWindow)
    assert lines is not None
    lines.form.blocks["ended"].field.field.setText("22:30")
    lines.write_it()
    assert before.replace("ended: 22:10", "ended: 22:30") == (folder / "tuesday.match").read_text()
    assert "until 23:00" in said(session)


def test_a_new_session_is_begun_from_boards(window: Window, folder: Path) -> None:
    (folder / "tuesday.match").unlink()
    path = folder / "tuesday-again.match"
    shown = begin_session(window, path, [folder / "tuesday.csv", folder / "board-07.table"])
    assert "Tuesday again" == shown.windowTitle()
    text = "bridgetable match 1\ntitle: Tuesday again\nresults: tuesday.csv\njournal: board-07.table\n"
    assert text == path.read_text()


def test_the_table_goes_through_the_boards_of_its_session(
    window: Window, session: MatchWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "say", lambda words, *_: said.append(words))
    session.list.go_to(7)
    session.put_on_table()
    assert 7 == window.controller.history.now.table.board.number
    window.menus.run(next_board)
    assert 11 == window.controller.history.now.table.board.number
    assert not session.isVisible()
    window.menus.run(next_board)
    assert "no more boards that way" in said[-1]
    window.menus.run(previous_board)
    assert 7 == window.controller.history.now.table.board.number


def test_a_session_is_kept_as_a_pdf_on_the_paper_that_is_chosen(
    window: Window, session: MatchWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = []
    for paper in ("A4", "letter"):
        window.choose(evolve(window.settings, paper=paper))
        path = tmp_path / f"{paper}.pdf"
        monkeypatch.setattr("bridgetable.gui.match.window.chosen_pdf", lambda *_, path=path: path)
        session.save_pdf()
        sizes.append(path.read_bytes().partition(b"/MediaBox [")[2].partition(b"]")[0].split()[2:])
    assert [[b"595", b"842"], [b"612", b"792"]] == [[n.split(b".")[0] for n in size] for size in sizes]
