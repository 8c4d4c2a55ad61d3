"""A teacher's own question is written with keys or mouse alone, asked of one person or a class, and printed."""

from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.api import open_file
from bridgetable.formats.journal import acted_out, journal_text, read_journal
from bridgetable.formats.own_question import LONGEST_ANSWER, LONGEST_QUESTION, OwnAnswer, OwnQuestion
from bridgetable.gui.commands.class_handlers import class_window
from bridgetable.gui.commands.lesson_handlers import edit_lesson
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.panel.trial_rows import CheckRow, StepHead
from bridgetable.gui.panel.trial_sheet import TrialColumn
from bridgetable.gui.panel.vote_row import VoteRow
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.window import Window
from bridgetable.training.trial import Stage
from bridgetable.views.classroom.showing import Part
from tests.gui.conftest import Opened
from tests.gui.lesson_editor.test_writing import (
    BEFORE_THE_FALL,
    CTRL,
    editor_of,
    lines,
    panel_of,
    press,
    write,
    writing,
)
from tests.gui.test_shots import SIZES
from tests.gui.told import LESSON

ASKED = "? ask Who leads to trick one? | - South | + West | = The player to declarer’s left leads."
OWN = OwnQuestion(
    "Who leads to trick one?",
    (OwnAnswer("South"), OwnAnswer("West", right=True)),
    "The player to declarer’s left leads.",
)
LONG = (
    "? ask East has led out of turn and dummy’s hand is not yet spread: who may choose, and among how many ways?"
    " | - South, and he has three ways: he accepts the lead, or he requires or forbids the suit"
    " | + South, and he has five ways: spread, accept, penalty card, require the suit, forbid it"
    " | - West, since the lead was his, and he may put his own card down instead"
    " | - North, since dummy is his hand and the lead was made to him"
    " | - South, but he must say it before his hand is spread, and cannot ask partner"
    " | - Nobody chooses: the lead stands, and play goes on from it"
    " | = Declarer may spread his hand, let dummy be spread, leave the card as a penalty card, or require or forbid it."
)
ASKING = LESSON.replace("W leads CQ face down\n", f"{ASKED}\nW leads CQ face down\n", 1)


def column(window: Window) -> TrialColumn:
    return window.dock.trial_sheet().column


def every_word(widget: QWidget) -> str:
    return " | ".join(w.accessibleName() for w in widget.findChildren(QWidget) if w.isVisible())


def follow_to_question(window: Window) -> None:
    window.controller.go_to(7)
    window.menus.run(next_note)
    assert window.is_ruling_first


# --- written --------------------------------------------------------------------------------------------------------


def test_a_question_is_written_with_keys_alone(opened: Opened) -> None:
    window = writing(opened, at=3)
    press(window, Qt.Key.Key_Q)
    form = panel_of(window).open.form
    assert form.question is QApplication.focusWidget()
    write("What does East call?")
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Tab)
    assert form.answers[0] is QApplication.focusWidget()
    write("Pass")
    press(window, Qt.Key.Key_Return)
    assert form.answers[1] is QApplication.focusWidget()
    write("Four | hearts")
    QTest.keyClick(form.rights[0], Qt.Key.Key_Space)
    form.answers[1].setFocus()
    press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Return)
    assert form.why is QApplication.focusWidget()
    write("He has nothing.")
    press(window, Qt.Key.Key_Return)
    assert window.table.view is QApplication.focusWidget()
    assert "? ask What does East call? | + Pass | - Four / hearts | = He has nothing.\nE calls Pass" in lines(window)


def test_what_is_typed_into_a_question_is_undone_together(opened: Opened) -> None:
    window = writing(opened, at=3)
    before = lines(window)
    press(window, Qt.Key.Key_Q)
    write("What now?")
    form = panel_of(window).open.form
    press(window, Qt.Key.Key_Z, CTRL)
    assert before == lines(window)
    assert "" == form.question.toPlainText() or not form.isVisible()
    press(window, Qt.Key.Key_Y, CTRL)
    assert "? ask What now?" in lines(window)


def test_a_question_that_was_begun_and_never_written_leaves_no_trace(opened: Opened) -> None:
    window = writing(opened, at=3)
    before = lines(window)
    press(window, Qt.Key.Key_Q)
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_PageDown)
    assert before == lines(window)


def test_a_question_is_written_with_the_mouse_beside_that_of_the_director(opened: Opened) -> None:
    window = writing(opened, at=BEFORE_THE_FALL + 3)
    panel = panel_of(window)
    QTest.mouseClick(panel.question, Qt.MouseButton.LeftButton)
    assert "? ask\n50D2" in lines(window)
    assert panel.open.own.isVisible()
    QTest.mouseClick(panel.open.own, Qt.MouseButton.LeftButton)
    form = panel.open.form
    assert form.isVisible()
    QTest.mouseClick(form.answers[0], Qt.MouseButton.LeftButton)
    QTest.keyClicks(form.answers[0], "Anything")
    QTest.mouseClick(form.rights[0], Qt.MouseButton.LeftButton)
    chosen = editor_of(window).view.chosen
    assert chosen is not None
    assert chosen.own is not None
    assert (OwnAnswer("Anything", right=True),) == chosen.own.answers
    assert chosen.about == "Write the question."


# --- asked ----------------------------------------------------------------------------------------------------------


def test_a_lesson_stops_at_the_question_and_tells_nothing_before_it_is_answered(opened: Opened) -> None:
    window = opened(ASKING)
    follow_to_question(window)
    said = every_word(window.dock)
    assert "Who leads to trick one?" in said
    assert "left leads" not in said
    assert "right" not in said.replace("Who leads", "")
    done = len(window.controller.history.done)
    window.menus.run(next_note)
    assert done == len(window.controller.history.done), "the lesson goes on when it is answered"


def test_a_question_is_marked_and_the_lesson_goes_on(opened: Opened) -> None:
    window = opened(ASKING)
    follow_to_question(window)
    column(window).digit(1)
    column(window).press()
    trial = column(window).trial
    assert trial is not None
    assert Stage.MARKED is trial.stage
    names = [row.accessibleName() for row in column(window).findChildren(CheckRow) if row.isVisible()]
    assert any("South, wrong" in name for name in names)
    assert any("West, missed" in name for name in names)
    assert "The player to declarer’s left leads." in every_word(window.dock)
    column(window).press()
    assert not window.is_ruling_first
    window.menus.run(next_note)
    assert BEFORE_THE_FALL == len(window.controller.history.done)
    window.controller.go_to(8)
    assert window.is_ruling_first, "whoever comes back is asked again"


def test_a_class_votes_and_is_told_why_only_when_that_is_revealed(opened: Opened) -> None:
    window = opened(ASKING)
    follow_to_question(window)
    column(window).set_class(has_class=True)
    votes = [row for row in column(window).rows if isinstance(row, VoteRow)]
    votes[1].count(12)
    assert {""} == {row.sentence for row in votes}
    column(window).press()
    assert ["", "The player to declarer’s left leads."] == [row.sentence for row in votes]
    told = window.document.journal_of(window.controller.history).hands_until(8)
    assert [(OWN.question, 12)] == [(one.question, one.whole) for one in told]


def test_the_screen_of_a_class_has_nothing_of_the_answer_before_it_is_revealed(opened: Opened) -> None:
    window = opened(ASKING)
    window.controller.go_to(7)
    class_window(window)
    room = window.classroom
    assert room is not None
    room.become(evolve(room.showing, hides=room.showing.hides | {Part.QUESTION}))
    window.menus.run(next_note)
    assert room.view.ballot is not None, "the teacher asks it, whatever is hidden of a ruling"
    assert [None, None] == [row.right for row in room.view.ballot.rows]
    assert "left leads" not in repr(room.view)
    column(window).press()
    assert room.view.ballot is not None
    assert [False, True] == [row.right for row in room.view.ballot.rows]
    assert ["", "The player to declarer’s left leads."] == [row.why for row in room.view.ballot.rows]
    class_window(window)


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_a_long_question_with_six_long_answers_stands_whole_on_the_projector(size: tuple[int, int]) -> None:
    journal = read_journal(LESSON.replace("W leads CQ face down\n", f"{LONG}\nW leads CQ face down\n", 1))
    window = window_for(acted_out(journal), journal, Looks(size, projector=True))
    follow_to_question(window)
    sheet = window.dock.trial_sheet()
    assert 6 == len([row for row in sheet.column.rows if isinstance(row, VoteRow)])
    for _ in range(2):
        QApplication.processEvents()
        assert 0 == sheet.verticalScrollBar().maximum(), "nothing of it is scrolled away"
        sheet.column.press()
    window.close()


def test_the_question_stays_above_six_of_the_longest_answers_that_are_scrolled() -> None:
    asked = (("East has led out of turn. " * 12)[: LONGEST_QUESTION - 1] + "?").replace(" ?", ".?")
    answers = " | ".join(
        f"{'-+'[n == 1]} {('He says so, and leads. ' * 6)[: LONGEST_ANSWER - 3]} {n}" for n in range(6)
    )
    text = f"? ask {asked} | {answers} | = He leads."
    journal = read_journal(LESSON.replace("W leads CQ face down\n", f"{text}\nW leads CQ face down\n", 1))
    window = window_for(acted_out(journal), journal, Looks(SIZES[0]))
    follow_to_question(window)
    for _ in range(2):
        QApplication.processEvents()
    sheet = window.dock.trial_sheet()
    bar, (head,) = sheet.verticalScrollBar(), sheet.column.findChildren(StepHead)
    assert (0, True) == (bar.value(), bar.maximum() > 0), "it is read from its beginning"
    for place in (bar.maximum(), bar.maximum() // 2, 0):
        bar.setValue(place)
        assert sheet.viewport().rect().contains(head.rect().translated(head.mapTo(sheet.viewport(), QPoint())))
        assert sheet.column.childAt(head.geometry().center()) is head, "nothing lies over it"
    assert head.look.palette.dock == image_of(head).pixelColor(1, head.height() - 2)
    sheet.column.press()
    for _ in range(2):
        QApplication.processEvents()
    assert bar.value() > 0, "what was marked is read to its button"
    window.close()


def test_the_tick_of_a_right_answer_keeps_off_the_number_of_hands() -> None:
    journal = read_journal(LESSON.replace("W leads CQ face down\n", f"{LONG}\nW leads CQ face down\n", 1))
    window = window_for(acted_out(journal), journal, Looks(SIZES[0], projector=True))
    follow_to_question(window)
    row = column(window).rows[1]
    assert isinstance(row, VoteRow)
    row.count(88)
    column(window).press()
    QApplication.processEvents()
    image = image_of(row)
    ratio = image.width() / row.width()
    top = [image.pixelColor(x, round(14 * ratio)) for x in range(image.width() // 2, image.width() - round(8 * ratio))]
    ticks = [x for x, colour in enumerate(top) if colour.green() > colour.red() + 60]
    digits = [x for x, colour in enumerate(top) if colour.red() > 200]
    after = [x for x in digits if x > max(ticks)]
    assert ticks
    assert min(after) - max(ticks) > 6 * ratio
    window.close()


def test_whoever_writes_the_lesson_is_not_asked(opened: Opened) -> None:
    window = opened(ASKING)
    window.menus.run(edit_lesson)
    window.controller.go_to(8)
    assert not window.is_ruling_first


# --- printed ----------------------------------------------------------------------------------------------------------


def test_a_handout_asks_it_where_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "own.table"
    path.write_text(ASKING, encoding="utf-8")
    one = open_file(path).handout()
    assert OWN == one.questions[0]
    assert 2 == len(one.questions)
    assert () == one.board.tricks, "the board is shown as it was when that is asked"
    assert f"\n{ASKED}\nW leads" in journal_text(read_journal(ASKING))
