"""An examination is sat against the time, tells nothing, survives a kill, and its result is kept."""

import csv
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from bridgetable.formats.own_question import OwnQuestion
from bridgetable.gui.examination.dialogs import ExaminationDialog, ExaminedDialog
from bridgetable.gui.examination.run import ExaminationRun, examined_path, read_being_sat, read_results_kept, sat_path
from bridgetable.gui.examination.window import ExaminationWindow, clock_words
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.panel.trial_rows import CheckRow, FoldedStep, NextStep
from bridgetable.gui.summary.handout import pages_of
from bridgetable.gui.window import Window
from bridgetable.staging.case import Level
from bridgetable.training.examination import Sat, Script, on_paper, paper_of, sat_text
from bridgetable.training.series import CaseName, Practice, Terms, read_practice
from bridgetable.views.words.prose import card_text
from tests.gui.conftest import Opened
from tests.gui.told import PENALTY_CARD

BEGUN = 1_790_000_000
SERIES = Practice("Directors, spring", (CaseName(54, 3, Level.EASY), CaseName(27, 201)), Terms(20, 50), (4, 8))


RUNS: list[ExaminationRun] = []
"""Kept as long as their windows."""


class Clock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = float(BEGUN)

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def host(opened: Opened) -> Window:
    return opened(PENALTY_CARD)


def sitting(
    host: Window, tmp_path: Path, clock: Clock, script: Script | None = None, series: Practice = SERIES
) -> ExaminationWindow:
    """An examination that somebody has begun to sit."""
    sat = Sat(series, "Candidate 7", BEGUN, script or Script())
    run = ExaminationRun(host, sat, tmp_path / "kept" / "examination.sat", tmp_path / "kept" / "results.csv", clock)
    window = run.open()
    assert window is not None
    window.show()
    window.begin()
    RUNS.append(run)
    return window


def press(window: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(window, key)
    QApplication.processEvents()


def answer_rightly(window: ExaminationWindow, count: int = 99) -> None:
    for _ in range(count):
        if window.outcome is not None or window.place is None:
            break
        case, at = window.place
        for place in sorted(window.paper.cases[case].parts[at].right):
            press(window, Qt.Key(Qt.Key.Key_1 + place))
        press(window, Qt.Key.Key_Return)


def words_seen(window: QWidget) -> str:
    return " | ".join(w.accessibleName() for w in window.findChildren(QWidget) if w.isVisible())


def kept(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "examination.sat"


def test_an_examination_is_sat_with_keys_alone_and_marked_in_the_end(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    assert "20:00 left" in words_seen(window)
    assert "case 1 of 2" in words_seen(window)
    answer_rightly(window)
    assert window.outcome is not None
    assert "100.0" == window.outcome.percent
    assert "Passed" in words_seen(window)
    rows, why = read_results_kept(tmp_path / "kept" / "results.csv")
    assert ("", 1) == (why, len(rows))
    assert ("Candidate 7", "12.0", True, 0) == (rows[0].candidate, rows[0].points, rows[0].passed, rows[0].minutes)
    assert not kept(tmp_path).exists()


def test_an_examination_is_sat_with_the_mouse_alone(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    while window.outcome is None:
        assert window.place is not None
        part = window.paper.cases[window.place[0]].parts[window.place[1]]
        rows = window.sheet.column.rows
        for place in part.right:
            QTest.mouseClick(rows[place], Qt.MouseButton.LeftButton)
        button = window.sheet.column.button
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
    assert "100.0" == window.outcome.percent


def test_nothing_tells_how_an_answer_was_marked_nor_what_is_asked_later(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    press(window, Qt.Key.Key_1)
    press(window, Qt.Key.Key_Return)
    assert (0, 1) == window.place
    assert not window.findChildren(FoldedStep)
    assert not [one for one in window.findChildren(NextStep) if one.isVisible()]
    said = [row.accessibleName() for row in window.findChildren(CheckRow) if row.isVisible()]
    assert not any(", wrong" in one or ", right" in one or ", missed" in one for one in said)
    assert "OUT OF TURN" not in words_seen(window)


def test_a_question_is_left_out_only_when_that_is_said_twice(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    press(window, Qt.Key.Key_Return)
    assert (0, 0) == window.place
    press(window, Qt.Key.Key_Return)
    assert (0, 1) == window.place
    assert frozenset() == window.script.at((0, 0))


def test_what_was_answered_and_the_time_survive_a_kill(host: Window, tmp_path: Path) -> None:
    clock = Clock()
    window = sitting(host, tmp_path, clock)
    answer_rightly(window, 2)
    # Nothing is closed: whoever kills a program asks it nothing.
    sat, why = read_being_sat(kept(tmp_path))
    assert sat is not None
    assert not why
    assert 2 == len(sat.script.answers)
    clock.now += 7 * 60 + 5
    again = sitting(host, tmp_path, clock, sat.script)
    assert window.place == again.place
    assert "12:55 left" in words_seen(again)


def test_when_the_time_is_over_it_is_marked_as_it_is(host: Window, tmp_path: Path) -> None:
    clock = Clock()
    window = sitting(host, tmp_path, clock)
    answer_rightly(window, len(window.paper.cases[0].parts))
    clock.now += 20 * 60
    window.tick()
    assert window.outcome is not None
    assert ("33.3", False) == (window.outcome.percent, window.outcome.passes)
    assert "The time is over." in words_seen(window)
    assert 20 == read_results_kept(tmp_path / "kept" / "results.csv")[0][0].minutes


def test_a_clock_beyond_the_calendar_ends_it_as_any_other(host: Window, tmp_path: Path) -> None:
    clock = Clock()
    window = sitting(host, tmp_path, clock)
    clock.now = 10.0**12
    window.tick()
    assert window.outcome is not None
    assert "9999-12-30" == read_results_kept(tmp_path / "kept" / "results.csv")[0][0].day


def test_escape_does_not_end_it_and_end_asks_first(
    host: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = sitting(host, tmp_path, Clock())
    press(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    asked: list[str] = []

    def answers(box: QMessageBox) -> QMessageBox.StandardButton:
        asked.append(box.text())
        return QMessageBox.StandardButton.Yes if len(asked) > 1 else QMessageBox.StandardButton.No

    monkeypatch.setattr(QMessageBox, "exec", answers)
    QTest.mouseClick(window.end_button, Qt.MouseButton.LeftButton)
    assert "Not passed" not in words_seen(window)
    QTest.mouseClick(window.end_button, Qt.MouseButton.LeftButton)
    assert "Not passed" in words_seen(window)
    assert "questions are not answered" in asked[0]


def test_a_damaged_examination_is_put_aside_and_said(tmp_path: Path) -> None:
    path = tmp_path / "examination.sat"
    path.write_text("something else\n", encoding="utf-8")
    found, why = read_being_sat(path)
    assert found is None
    assert "examination.sat.damaged" in why
    assert (tmp_path / "examination.sat.damaged").exists()
    results = tmp_path / "examinations.csv"
    results.write_text("something else\n", encoding="utf-8")
    assert "examinations.csv.damaged" in read_results_kept(results)[1]


def test_results_that_cannot_be_written_are_said_and_the_examination_stays(
    host: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = sitting(host, tmp_path, Clock())

    def full(path: Path, content: bytes) -> None:
        if path.suffix == ".csv":
            raise OSError(28, "No space left on device")
        path.write_bytes(content)

    monkeypatch.setattr("bridgetable.gui.examination.run.keep_whole", full)
    answer_rightly(window)
    assert "No space left on device" in RUNS[-1].why
    assert "No space left on device" in window.head.accessibleName()
    assert window.outcome is not None
    assert kept(tmp_path).exists(), "it can be marked again"


def test_whoever_sits_it_reads_at_once_that_his_answers_are_not_kept(
    host: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = sitting(host, tmp_path, Clock())
    is_full = [True]

    def full(path: Path, content: bytes) -> None:
        if is_full[0]:
            raise OSError(28, "No space left on device")
        path.write_bytes(content)

    monkeypatch.setattr("bridgetable.gui.examination.run.keep_whole", full)
    answer_rightly(window, 1)
    assert "No space left on device" in window.head.accessibleName()
    is_full[0] = False
    answer_rightly(window, 1)
    assert "No space left on device" not in window.head.accessibleName()


# --- looked through ---------------------------------------------------------------------------------------------------


def answer_all_with_the_first(window: ExaminationWindow) -> None:
    while window.outcome is None:
        press(window, Qt.Key.Key_1)
        press(window, Qt.Key.Key_Return)


def test_what_was_wrong_is_looked_through_with_what_is_right_and_why(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    answer_all_with_the_first(window)
    wrong = [p for p in window.paper.places if (window.script.at(p) or frozenset()) != window.paper.part(p).right]
    QTest.mouseClick(window.page.review_button, Qt.MouseButton.LeftButton)
    assert wrong[0] == window.place
    said = [row.accessibleName() for row in window.findChildren(CheckRow) if row.isVisible()]
    assert any(", missed" in one for one in said)
    assert window.paper.part(wrong[0]).reveal.happens
    press(window, Qt.Key.Key_Return)
    places = window.paper.places
    assert places[places.index(wrong[0]) + 1] == window.place
    press(window, Qt.Key.Key_Left)
    assert wrong[0] == window.place
    QTest.mouseClick(window.back_button, Qt.MouseButton.LeftButton)
    assert window.page.isVisible()
    assert not window.sheet.isVisible()


def test_all_tricks_are_listed_where_an_answer_is_looked_through_and_none_while_it_is_sat(
    host: Window, tmp_path: Path
) -> None:
    revoke = evolve(SERIES, cases=(CaseName(61, 5, Level.EASY),), marks=(4,))
    window = sitting(host, tmp_path, Clock(), series=revoke)
    assert not window.tricks.isVisible()
    answer_rightly(window)
    window.review()
    table = window.paper.cases[0].history.now.table
    assert len(table.tricks) > 1
    said = window.tricks.accessibleName()
    for number, trick in enumerate((trick for trick in table.tricks if trick.cards), 1):
        cards = ", ".join(card_text(played.card) for played in trick.cards)
        assert f"Trick {number}, led by {trick.leader.in_words}: {cards}" in said
    assert window.tricks.isVisible()
    assert window.tricks.geometry().bottom() <= window.height()
    assert not window.tricks.geometry().intersects(window.sheet.geometry())


def test_behind_the_last_answer_is_the_result_again_and_nothing_is_marked_anew(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    answer_rightly(window)
    outcome = window.outcome
    window.review()
    assert (0, 0) == window.place
    for _ in window.paper.places:
        press(window, Qt.Key.Key_1)
        press(window, Qt.Key.Key_Return)
    assert window.page.isVisible()
    assert outcome == window.outcome
    assert 1 == len(read_results_kept(tmp_path / "kept" / "results.csv")[0])


def test_nobody_looks_through_an_examination_that_is_being_sat(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    window.review()
    assert window.end_button.isVisible()
    assert "20:00 left" in words_seen(window)


# --- set and printed --------------------------------------------------------------------------------------------------


def test_an_examination_that_is_set_is_a_file_that_asks_the_same_again(host: Window, tmp_path: Path) -> None:
    dialog = ExaminationDialog(host)
    dialog.title.setText("Spring")
    dialog.minutes.setValue(30)
    dialog.passes.setValue(55)
    dialog.count.setValue(3)
    practice = dialog.practice()
    assert practice == dialog.practice(), "what is printed is what is sat"
    assert (Terms(30, 55), 3, "Spring") == (practice.terms, len(practice.cases), practice.title)


def test_a_series_with_terms_asks_who_sits_it(host: Window) -> None:
    dialog = ExaminationDialog(host, SERIES)
    assert SERIES == dialog.practice()
    assert not dialog.rows.isVisibleTo(dialog)
    assert dialog.candidate.isVisibleTo(dialog)
    assert "2 cases, 12 marks." == dialog.about.text()


def test_an_examination_is_printed_with_its_answers_apart(host: Window, tmp_path: Path) -> None:
    path = tmp_path / "examination.pdf"
    ExaminationDialog(host, SERIES).print_to(path)
    assert path.read_bytes().startswith(b"%PDF")
    paper = paper_of(SERIES, lambda _: pytest.fail("no file is named"))
    exercises = on_paper(paper)
    pages = pages_of(exercises, PAPER, paper.head)
    feet = [
        "".join(str(one.layout.pieces[0].span) for one in page.foot.drawn if hasattr(one, "layout")) for page in pages
    ]
    first_answer = next(n for n, foot in enumerate(feet) if "Answers" in foot)
    assert all("Exercises" in foot for foot in feet[:first_answer])
    assert all(isinstance(q, OwnQuestion) for one in exercises for q in one.questions)


def test_results_are_shown_and_kept_as_csv(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    answer_rightly(window)
    rows, _ = read_results_kept(tmp_path / "kept" / "results.csv")
    dialog = ExaminedDialog(host, rows)
    assert "1 of 1 passed." == dialog.words.text()
    dialog.show()
    assert dialog.height() < 260, "a list of one row is no larger than its row"
    assert not dialog.tree.verticalScrollBar().isVisible()
    dialog.write(tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    assert [("Candidate 7", "yes")] == [(row["candidate"], row["passed"]) for row in found]


def test_the_files_are_beside_those_of_practice() -> None:
    assert sat_path().parent == examined_path().parent
    assert read_practice(sat_text(Sat(SERIES, "", 5)).partition("\n---\n")[2]) == SERIES


def test_the_time_is_told_in_minutes_and_seconds() -> None:
    assert "0:09 left" == clock_words(9)
    assert "61:00 left" == clock_words(3660)


def test_the_window_can_be_drawn(host: Window, tmp_path: Path) -> None:
    window = sitting(host, tmp_path, Clock())
    assert not image_of(window).isNull()
