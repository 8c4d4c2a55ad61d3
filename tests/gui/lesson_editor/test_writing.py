"""A lesson is written in the window: with keys alone, with the mouse alone, and nothing of it is lost."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.formats.hands import Counted, Hands
from bridgetable.formats.journal import journal_text, read_journal
from bridgetable.formats.lesson import Sort
from bridgetable.formats.recovery import read_recovery, recoveries
from bridgetable.gui.commands import file_handlers
from bridgetable.gui.commands.file_handlers import open_path, save, save_to
from bridgetable.gui.commands.lesson_handlers import edit_lesson, may_close, new_lesson
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.commands.table_handlers import do_written, undo
from bridgetable.gui.documents import folders
from bridgetable.gui.documents.document import Document
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.files.left_tables import open_table
from bridgetable.gui.lesson_editor.editor import LessonEditor
from bridgetable.gui.lesson_editor.lane import Tag
from bridgetable.gui.lesson_editor.panel import LessonPanel
from bridgetable.gui.lesson_editor.rows import ClosedRow
from bridgetable.gui.paint.look import Screen
from bridgetable.gui.window import Window
from bridgetable.session.notation import action_text
from tests.gui.conftest import Opened
from tests.gui.told import AUCTION, HEAD, LESSON, PLAY

ALT, CTRL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
BEFORE_THE_FALL = 24


def writing(opened: Opened, text: str = LESSON, at: int | None = None) -> Window:
    """A window in which a lesson is written, at this number of actions."""
    window = opened(text)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.menus.run(edit_lesson)
    if at is not None:
        window.controller.go_to(at)
    window.table.view.setFocus()
    return window


def editor_of(window: Window) -> LessonEditor:
    assert window.writing.lesson is not None
    return window.writing.lesson


def panel_of(window: Window) -> LessonPanel:
    assert window.writing.desk is not None
    return window.writing.desk.panel


def press(window: Window, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the keyboard is."""
    QTest.keyClick(QApplication.focusWidget() or window, key, modifiers)
    QApplication.processEvents()


def write(text: str) -> None:
    """Type where the keyboard is."""
    QTest.keyClicks(QApplication.focusWidget() or QWidget(), text)
    QApplication.processEvents()


def rows(window: Window) -> list[tuple[int, str]]:
    return [(row.count, row.words) for row in editor_of(window).view.rows]


def lines(window: Window) -> str:
    return journal_text(editor_of(window).now.journal).partition("\n\n")[2]


def document(window: Window) -> Document:
    return window.document


# --- with keys alone --------------------------------------------------------------------------------------------------


def test_n_writes_the_note_of_the_place_and_letters_in_it_are_no_commands(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL - 4)
    press(window, Qt.Key.Key_N)
    write("dcbnrqs 12: now count.")
    assert (BEFORE_THE_FALL - 4, "dcbnrqs 12: now count.") in rows(window)
    press(window, Qt.Key.Key_Escape)
    assert window.table.view is QApplication.focusWidget()
    press(window, Qt.Key.Key_N)
    write(" Twice.")
    assert (BEFORE_THE_FALL - 4, "dcbnrqs 12: now count. Twice.") in rows(window)
    assert 4 == len(rows(window))


def test_a_note_that_was_begun_and_never_written_leaves_no_trace(opened: Opened) -> None:
    window = writing(opened, at=3)
    before = lines(window)
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_PageDown)
    assert before == lines(window)
    assert ("", "") == editor_of(window).named_changes
    assert not window.writing.has_unkept


def test_alt_with_arrows_moves_the_note_and_the_table_goes_with_it(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL)
    for _ in range(2):
        press(window, Qt.Key.Key_Right, ALT)
    press(window, Qt.Key.Key_Left, ALT)
    assert (BEFORE_THE_FALL + 1, "Now a card falls.") in rows(window)
    assert BEFORE_THE_FALL + 1 == len(window.controller.history.done)
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_Left, ALT)
    assert (BEFORE_THE_FALL, "Now a card falls.") in rows(window), "also while its words are typed"


def test_page_keys_step_by_actions_from_the_note_too_and_alt_arrows_step_again_afterwards(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL)
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_PageDown)
    assert BEFORE_THE_FALL + 1 == len(window.controller.history.done)
    window.menus.run(edit_lesson)
    window.table.view.setFocus()
    press(window, Qt.Key.Key_Left, ALT)
    assert BEFORE_THE_FALL == len(window.controller.history.done)
    press(window, Qt.Key.Key_N)
    assert BEFORE_THE_FALL + 3 == len(window.controller.history.done), "N is Next again"


def test_del_takes_the_note_away_and_undo_brings_it_back(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL)
    before = lines(window)
    press(window, Qt.Key.Key_Delete)
    assert "Now a card falls." not in lines(window)
    assert "Undo: a note taken away" == window.menus.actions[undo].text()
    press(window, Qt.Key.Key_Z, CTRL)
    assert before == lines(window)
    press(window, Qt.Key.Key_Y, CTRL)
    assert "Now a card falls." not in lines(window)


def test_del_while_words_are_typed_takes_a_letter_and_not_the_note(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL)
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_Home)
    press(window, Qt.Key.Key_Delete)
    assert (BEFORE_THE_FALL, "ow a card falls.") in rows(window)


def test_undo_while_words_are_typed_undoes_them_together(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL)
    press(window, Qt.Key.Key_N)
    write(" Look.")
    assert (BEFORE_THE_FALL, "Now a card falls. Look.") in rows(window)
    press(window, Qt.Key.Key_Z, CTRL)
    assert (BEFORE_THE_FALL, "Now a card falls.") in rows(window)
    assert "Now a card falls." == panel_of(window).open.field.toPlainText()


def test_q_puts_the_directors_question_where_a_ruling_waits(opened: Opened) -> None:
    window = writing(opened, at=3)
    window.controller.go_to(BEFORE_THE_FALL + 3)
    assert window.dock.isVisible(), "what the director asks stands beneath"
    press(window, Qt.Key.Key_Q)
    assert "> Point at each option.\n? ask\n50D2 no restriction" in lines(window)
    press(window, Qt.Key.Key_Q)
    assert "? ask" not in lines(window)


def test_s_lets_next_stop_without_a_word(opened: Opened) -> None:
    window = writing(opened, at=4)
    press(window, Qt.Key.Key_S)
    assert "S calls 4S\n" in lines(window)
    assert "E calls Pass\n>\nS calls 4S" in lines(window)
    window.menus.run(edit_lesson)
    window.controller.go_to(0)
    next_note(window)
    assert 4 == len(window.controller.history.done)
    assert ("South plays in spades.",) == window.document.notes_for(window.controller.history.done)


def test_ctrl_with_arrows_goes_from_note_to_note(opened: Opened) -> None:
    window = writing(opened, at=5)
    press(window, Qt.Key.Key_Down, CTRL)
    assert BEFORE_THE_FALL == len(window.controller.history.done)
    press(window, Qt.Key.Key_Up, CTRL)
    assert 0 == len(window.controller.history.done)


# --- what is done -----------------------------------------------------------------------------------------------------


def test_what_is_done_in_the_middle_is_put_there_and_the_rest_stays(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL - 1)
    whole = len(window.controller.history.done) + len(window.controller.history.undone)
    do_written(window, "S hesitates")
    assert whole == len(window.controller.history.done) + len(window.controller.history.undone) - 1
    assert BEFORE_THE_FALL == len(window.controller.history.done)
    assert "> Now a card falls." in lines(window)


def test_what_no_longer_fits_is_shown_greyed_and_can_be_put_back_or_kept_or_removed(opened: Opened) -> None:
    window = writing(opened, at=18)
    do_written(window, "E plays D3")
    lost = [row for row in editor_of(window).view.rows if row.sort is Sort.LEFT_OUT]
    assert "East plays ♠5" == lost[0].words
    assert "# left out: E plays S5" in lines(window)
    shown = [row for row in panel_of(window).findChildren(ClosedRow) if row.isVisible() and row.row in lost]
    assert shown
    editor_of(window).choose(lost[0].index)
    opened_row = panel_of(window).open
    assert opened_row.back.isVisible()
    opened_row.comment.click()
    assert "# E plays S5" in lines(window)
    press(window, Qt.Key.Key_Z, CTRL)
    panel_of(window).open.back.click()
    assert "E plays D3\nE plays S5\n" in lines(window)
    press(window, Qt.Key.Key_Z, CTRL)
    press(window, Qt.Key.Key_Z, CTRL)
    assert [] == [row for row in editor_of(window).view.rows if row.sort is Sort.LEFT_OUT]


def test_an_answer_is_recorded_with_its_digit(opened: Opened) -> None:
    window = writing(opened, LESSON.replace("50D2 no restriction\n", ""), at=BEFORE_THE_FALL + 3)
    press(window, Qt.Key.Key_3)
    assert lines(window).endswith("50D2 no restriction\n")
    assert "South imposes no restriction" == editor_of(window).named_changes[0]


def test_ctrl_del_takes_out_the_action_before_and_ctrl_shift_del_cuts_off_the_rest(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL + 1)
    press(window, Qt.Key.Key_Delete, CTRL)
    assert "E drops HK" not in lines(window)
    assert "# left out: 50D2 no restriction" in lines(window)
    press(window, Qt.Key.Key_Delete, CTRL | SHIFT)
    assert lines(window).endswith("> Now a card falls.\n")
    for _ in range(2):
        press(window, Qt.Key.Key_Z, CTRL)
    assert LESSON.partition("\n\n")[2] == lines(window)


def test_a_refused_action_leaves_the_lesson_as_it_was(opened: Opened) -> None:
    window = writing(opened, at=17)
    before = lines(window)
    do_written(window, "E plays SA")
    assert before == lines(window)
    assert 17 == len(window.controller.history.done)


# --- with the mouse ---------------------------------------------------------------------------------------------------


def test_a_row_is_opened_by_a_click_with_its_table(opened: Opened) -> None:
    window = writing(opened, at=3)
    row = next(r for r in panel_of(window).findChildren(ClosedRow) if r.row is not None and "falls" in r.row.words)
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert BEFORE_THE_FALL == len(window.controller.history.done)
    assert "Now a card falls." == panel_of(window).open.field.toPlainText()


def test_a_tag_is_dragged_along_the_timeline(opened: Opened) -> None:
    window = writing(opened, at=3)
    assert window.writing.desk is not None
    lane = window.writing.desk.lane
    tag = next(t for t in lane.findChildren(Tag) if t.row is not None and "falls" in t.row.words)
    there = QPoint(round(window.writing.desk.lane._x_of(10)) - tag.x(), 10)
    QTest.mousePress(tag, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    QTest.mouseMove(tag, there + QPoint(20, 0))
    QTest.mouseMove(tag, there)
    QTest.mouseRelease(tag, Qt.MouseButton.LeftButton, pos=there)
    assert 10 == next(count for count, words in rows(window) if "falls" in words)


def test_the_buttons_write_notes_questions_and_stops(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL + 3)
    panel = panel_of(window)
    panel.question.click()
    assert "? ask" in lines(window)
    window.controller.go_to(2)
    panel.note.click()
    write("Here.")
    panel.open.signs["♠"].click()
    assert (2, "Here.♠") in rows(window)
    window.controller.go_to(5)
    panel.stop.click()
    assert (5, "Next stops here") in rows(window)
    panel.try_it.click()
    assert window.writing.lesson is None
    assert () == window.controller.history.done
    assert not panel.isVisible()


def test_the_clauses_that_are_spoken_of_are_offered(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL + 3)
    assert {"49", "50B", "50D2", "50D2a"} <= set(panel_of(window).open.cites)


# --- the header -------------------------------------------------------------------------------------------------------


def test_title_laws_and_level_are_written(opened: Opened) -> None:
    window = writing(opened)
    panel = panel_of(window)
    press(window, Qt.Key.Key_T, CTRL | SHIFT)
    write("A falling king")
    panel.laws.setText("50, 49 x")
    panel.laws.editingFinished.emit()
    assert "expected numbers of laws" in window.table.toast.accessibleName()
    panel.laws.setText("50, 49")
    panel.laws.editingFinished.emit()
    panel.level.setCurrentIndex(2)
    panel.level.activated.emit(2)
    journal = editor_of(window).now.journal
    assert ("A falling king", (49, 50), "club") == (journal.title, journal.laws, journal.level)
    for _ in range(3):
        window.controller.undo()
    assert "A major penalty card" == editor_of(window).now.journal.title
    assert "A major penalty card" == panel.title.text()


# --- its file ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", lesson_paths()[::8], ids=lambda path: path.stem)
def test_a_lesson_opened_written_on_and_kept_is_the_same_text(opened: Opened, path: Path, tmp_path: Path) -> None:
    window = opened(HEAD)
    open_path(window, path)
    window.menus.run(edit_lesson)
    window.controller.go_to(3)
    save_to(window, tmp_path / "copy.table")
    assert path.read_text(encoding="utf-8") == (tmp_path / "copy.table").read_text(encoding="utf-8")


def test_a_lesson_written_by_hand_keeps_its_comments_and_empty_lines(opened: Opened, tmp_path: Path) -> None:
    text = lesson_paths()[0].read_text(encoding="utf-8")
    head, _, rest = text.partition("\n\n")
    note = next(line for line in rest.splitlines()[2:] if line.startswith("> "))
    written = f"{head}\n# for Monday\n\n".replace("\ndeal:", "\n# turned by hand\ndeal:") + rest.replace(
        note, f"\n{note}"
    )
    (tmp_path / "mine.table").write_text(written, encoding="utf-8")
    window = opened(HEAD)
    open_path(window, tmp_path / "mine.table")
    window.menus.run(edit_lesson)
    save_to(window, tmp_path / "copy.table")
    assert written == (tmp_path / "copy.table").read_text(encoding="utf-8")


def test_a_lesson_that_came_with_the_program_is_copied(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = opened(HEAD)
    open_path(window, lesson_paths()[0])
    asked: list[object] = []
    monkeypatch.setattr(file_handlers, "save_as", asked.append)
    window.menus.run(edit_lesson)
    assert window.document.path is None
    save(window)
    assert [window] == asked
    save_to(window, tmp_path / "mine.table")
    save(window)
    assert tmp_path / "mine.table" == document(window).path


def test_a_kept_lesson_is_followed_as_others_are(opened: Opened, tmp_path: Path) -> None:
    window = writing(opened, HEAD + AUCTION + PLAY, at=BEFORE_THE_FALL)
    press(window, Qt.Key.Key_N)
    write("Now a card falls.")
    press(window, Qt.Key.Key_Escape)
    for line in ("E drops HK", "E plays D3", "S notices"):
        do_written(window, line)
    press(window, Qt.Key.Key_Q)
    do_written(window, "50D2 no restriction")
    press(window, Qt.Key.Key_N)
    write("The king stays.")
    path = tmp_path / "mine.table"
    save_to(window, path)
    assert not window.writing.has_unkept
    open_path(window, path)
    assert window.writing.lesson is None
    assert ("Now a card falls.",) == window.document.notes_for(window.controller.history.done)
    next_note(window)
    assert window.is_ruling_first
    window.controller.answer("no restriction")
    assert ("The king stays.",) == window.document.notes_for(window.controller.history.done)
    next_note(window)
    assert "The lesson ends here" in window.table.toast.accessibleName()


def test_a_new_lesson_has_all_that_was_done_and_no_file(opened: Opened) -> None:
    window = opened(HEAD + AUCTION + PLAY)
    window.controller.go_to(9)
    window.menus.run(new_lesson)
    assert "new lesson" == window.document.name
    assert window.document.path is None
    assert "" == editor_of(window).now.journal.title
    assert 9 == len(window.controller.history.done)
    assert AUCTION + PLAY == lines(window)


def test_what_was_done_beside_the_lesson_is_put_into_it_when_it_is_edited(opened: Opened) -> None:
    window = opened(LESSON)
    window.controller.go_to(BEFORE_THE_FALL - 1)
    do_written(window, "S hesitates")
    window.menus.run(edit_lesson)
    assert "S hesitates\n" in lines(window)
    assert "E drops HK" in lines(window)
    assert window.writing.has_unkept


def test_trying_the_lesson_records_nothing_and_editing_goes_on_where_it_was(opened: Opened) -> None:
    window = writing(opened, at=3)
    press(window, Qt.Key.Key_S)
    before = lines(window)
    press(window, Qt.Key.Key_F9)
    window.controller.go_to(2)
    do_written(window, "E calls 4H")
    press(window, Qt.Key.Key_E, CTRL | SHIFT)
    assert before == lines(window)
    assert 2 == len(window.controller.history.done)
    assert "a stop" == editor_of(window).named_changes[0]


@pytest.mark.parametrize(
    ("button", "closes"), [(QMessageBox.StandardButton.Discard, True), (QMessageBox.StandardButton.Cancel, False)]
)
def test_changes_in_no_file_are_asked_about_before_the_window_closes(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, button: QMessageBox.StandardButton, *, closes: bool
) -> None:
    window = writing(opened, at=3)
    asked: list[str] = []

    def answer(box: QMessageBox) -> QMessageBox.StandardButton:
        asked.append(box.text())
        return button

    monkeypatch.setattr(QMessageBox, "exec", answer)
    assert may_close(window)
    assert [] == asked
    press(window, Qt.Key.Key_S)
    assert closes is may_close(window)
    assert 1 == len(asked)
    assert "changes that are in no file" in asked[0]
    assert window.windowTitle().startswith(f"{window.document.name} · changed")


def test_saving_when_asked_keeps_the_whole_lesson(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "mine.table"
    path.write_text(LESSON, encoding="utf-8")
    window = opened(HEAD)
    open_path(window, path)
    window.menus.run(edit_lesson)
    window.controller.go_to(3)
    editor_of(window).stop()
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Save)
    assert may_close(window)
    assert path.read_text(encoding="utf-8") == journal_text(editor_of(window).now.journal)
    assert "50D2 no restriction" in path.read_text(encoding="utf-8")


# --- and after a kill -------------------------------------------------------------------------------------------------


def test_after_a_kill_the_notes_are_there_and_are_written_on(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "data_folder", lambda: tmp_path)
    window = writing(opened, at=4)
    window.keeper.record_in(folders.recovery_folder())
    press(window, Qt.Key.Key_N)
    write("Half a sen")
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_PageUp)
    (found,) = recoveries(folders.recovery_folder())
    assert found.is_lesson
    recorder = window.keeper.recording._recorder if window.keeper.recording is not None else None
    assert recorder is not None
    recorder.file.close()
    window.keeper.recording = None
    told = read_recovery(recorder.path)
    assert ("Half a sen",) == told.journal.notes_before(4)
    other = opened(HEAD)
    open_table(other, told)
    assert (4, "Half a sen") in rows(other)
    assert 3 == len(other.controller.history.done)
    assert "E drops HK" in [action_text(one) for one in other.controller.history.undone]
    assert other.writing.has_unkept, "it is in no file"


# --- where it stands --------------------------------------------------------------------------------------------------


def test_another_board_ends_the_writing(opened: Opened) -> None:
    window = writing(opened, at=3)
    panel = panel_of(window)
    open_path(window, lesson_paths()[1])
    assert window.writing.lesson is None
    assert not panel.isVisible()
    assert not window.dock.is_bare
    assert window.dock.isVisible()


def test_over_the_start_page_there_is_no_desk_and_editing_leaves_that_page(opened: Opened) -> None:
    window = writing(opened, at=3)
    press(window, Qt.Key.Key_S)
    panel = panel_of(window)
    window.open_start()
    assert window.writing.lesson is None
    assert not panel.isVisible()
    assert window.writing.has_unkept
    window.menus.run(edit_lesson)
    assert window.start.page is None
    assert panel_of(window).isVisible()
    assert ">\n" in lines(window)


def test_for_a_class_the_desk_gives_way(opened: Opened) -> None:
    window = writing(opened, at=3)
    window.set_screen(Screen.PROJECTOR)
    assert not panel_of(window).isVisible()
    assert window.dock.isVisible()
    window.set_screen(Screen.DESK)
    assert panel_of(window).isVisible()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("at", [0, 10, BEFORE_THE_FALL, BEFORE_THE_FALL + 3])
def test_panel_question_and_lane_stand_apart_and_the_row_looked_at_is_seen(
    opened: Opened, qtbot: QtBot, size: tuple[int, int], at: int
) -> None:
    window = writing(opened, at=at)
    window.resize(*size)
    qtbot.wait(30)
    assert window.writing.desk is not None
    panel, lane = window.writing.desk.panel, window.writing.desk.lane
    asked = [window.dock] if window.dock.isVisible() else []
    parts = [panel, panel.foot, lane, window.table, window.timeline, *asked]
    assert not [(a, b) for n, a in enumerate(parts) for b in parts[n + 1 :] if a.geometry().intersects(b.geometry())]
    assert (at == BEFORE_THE_FALL + 3) is window.dock.isVisible()
    tags = [tag for tag in lane.tags if tag.isVisible()]
    assert not [(a, b) for n, a in enumerate(tags) for b in tags[n + 1 :] if a.geometry().intersects(b.geometry())]
    if panel.open.isVisible():
        top = panel.open.mapTo(panel.area, QPoint(0, 0)).y()
        assert 0 <= top
        assert top + panel.open.head.height() + panel.open.field.height() <= panel.area.height()


def test_the_text_of_the_lesson_is_read_as_the_same_again(opened: Opened) -> None:
    window = writing(opened, at=5)
    press(window, Qt.Key.Key_N)
    write('"Quoted" \\ and  blanks ')
    journal = editor_of(window).now.journal
    assert journal_text(journal) == journal_text(read_journal(journal_text(journal)))


def test_every_part_that_takes_the_keyboard_and_every_tag_has_a_name(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL)
    assert window.writing.desk is not None
    parts = [part for whole in window.writing.desk.parts for part in whole.findChildren(QWidget) if part.isVisible()]
    told = [part for part in parts if part.focusPolicy() is not Qt.FocusPolicy.NoFocus or isinstance(part, Tag)]
    assert len(told) > 12
    nameless = [p for p in told if not p.accessibleName() and not (isinstance(p, QAbstractButton) and p.text())]
    assert [] == nameless


def test_hands_that_a_class_raises_while_it_is_tried_are_in_its_file_and_stay_there(
    opened: Opened, tmp_path: Path
) -> None:
    path = tmp_path / "mine.table"
    window = writing(opened, at=3)
    save_to(window, path)
    window.menus.run(edit_lesson)
    hands = Hands("What went wrong?", (Counted("Revoke", 12, right=True),))
    window.document = window.document.counted(window.controller.history.done, hands)
    save_to(window, path)
    assert "? hands What went wrong?" in path.read_text(encoding="utf-8")
    window.menus.run(edit_lesson)
    press(window, Qt.Key.Key_S)
    save_to(window, path)
    assert "? hands What went wrong?" in path.read_text(encoding="utf-8")
    assert "50D2 no restriction" in path.read_text(encoding="utf-8")


def test_a_new_lesson_begins_in_its_title_which_its_file_is_named_after(opened: Opened) -> None:
    window = opened(HEAD + AUCTION)
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    bottom, done = window.bottom, window.controller.history.done
    window.menus.run(new_lesson)
    write("Reading: drop a card?")
    assert "Reading: drop a card?" == panel_of(window).title.text()
    assert (bottom, done) == (window.bottom, window.controller.history.done)
    assert "Reading drop a card" == window.document.proposed_name
    press(window, Qt.Key.Key_Return)
    assert window.table.view.hasFocus()
    press(window, Qt.Key.Key_N)
    assert not window.table.view.hasFocus()
    write("The note.")
    assert ["The note."] == [row.words for row in editor_of(window).view.rows]


@pytest.mark.parametrize(("title", "name"), [("", "new lesson"), ("a/b\\c", "a b c"), ("..hidden", "hidden")])
def test_a_title_that_no_file_can_have_is_made_one(opened: Opened, title: str, name: str) -> None:
    window = opened(HEAD + AUCTION)
    window.menus.run(new_lesson)
    editor_of(window).name(title)
    assert name == window.document.proposed_name
