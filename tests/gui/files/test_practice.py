"""A series of cases in the window: ruled on first, kept, shown by law; a damaged file of results harms nothing."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar

from bridgetable.gui.commands.file_handlers import open_path
from bridgetable.gui.commands.step_handlers import next_note
from bridgetable.gui.files import practice
from bridgetable.gui.files.practice import PracticeRun, law_words, read_kept
from bridgetable.gui.files.practice_dialogs import ResultsDialog, SeriesDialog
from bridgetable.gui.paint.rich_text import plain
from bridgetable.gui.window import Window
from bridgetable.staging.case import Level
from bridgetable.training.boxes import CardFile
from bridgetable.training.series import CaseName, Practice, laws
from bridgetable.training.trial import Stage
from tests.gui.conftest import Opened

DEAL = "bridgetable 1\nboard: 1\ndealer: N\nvulnerable: None\ndeal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4\n\n"
CASES = (CaseName(61, 1, Level.EASY), CaseName(54, 2, Level.EASY))


@pytest.fixture
def window(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    monkeypatch.setattr(practice, "data_folder", lambda: tmp_path / "data")
    return opened(DEAL)


def rule(window: Window, *, rightly: bool) -> None:
    """Answer every part of the case in hand, and choose the first option."""
    for _ in range(40):
        if not window.is_ruling_first:
            return
        column = window.dock.trial_sheet().column
        trial = column.trial
        assert trial is not None
        if trial.part is not None and rightly:
            for place in trial.part.right:
                column.digit(place + 1)
        elif trial.stage is Stage.CHOOSES:
            column.digit(1)
        column.press()
    pytest.fail("the case does not end")


def begun(window: Window) -> PracticeRun:
    run = PracticeRun(window, Practice("Leads", CASES), practice.results_path())
    run.begin()
    return run


def test_a_series_asks_first_whatever_the_settings_say(window: Window) -> None:
    begun(window)
    assert not window.settings.rule_first
    assert window.is_ruling_first
    assert "case 1 of 2" == window.dock.trial_sheet().column.told.place


def test_results_are_kept_as_each_part_is_marked_and_the_case_goes_into_its_box(window: Window) -> None:
    run = begun(window)
    rule(window, rightly=True)
    kept, why = read_kept(practice.results_path())
    assert "" == why
    assert kept == run.kept
    assert all(s.right == s.asked for s in kept.scores)
    assert [(CASES[0], 2)] == [(c.name, c.box) for c in kept.cards]


def test_next_goes_on_to_the_next_case_and_a_case_missed_stays_in_the_first_box(window: Window) -> None:
    run = begun(window)
    rule(window, rightly=True)
    window.menus.run(next_note)
    assert 1 == run.at
    rule(window, rightly=False)
    assert [2, 1] == [c.box for c in run.kept.cards]
    window.menus.run(next_note)
    assert "The series ends here" in plain(window.table.toast.text)


def test_another_board_ends_the_series(window: Window, tmp_path: Path) -> None:
    begun(window)
    other = tmp_path / "deal.table"
    other.write_text(DEAL, encoding="utf-8")
    open_path(window, other)
    assert window.series is None
    assert not window.is_ruling_first


def test_a_series_that_somebody_has_written_is_opened_with_the_journals_beside_it(
    window: Window, tmp_path: Path
) -> None:
    lead = (Path(__file__).parents[2] / "shots" / "3-lead.table").read_text(encoding="utf-8")
    (tmp_path / "lead.table").write_text(lead, encoding="utf-8")
    series = tmp_path / "mine.practice"
    series.write_text("bridgetable practice 1\ntitle: Mine\ntable lead.table\nlaw 61 easy seed 1\n", encoding="utf-8")
    open_path(window, series)
    assert window.is_ruling_first
    assert "lead.table" == window.document.name
    series.write_text("bridgetable practice 1\nlaw 99 seed 1\n", encoding="utf-8")
    before = window.document
    open_path(window, series)
    assert "line 2" in plain(window.table.toast.text)
    assert before is window.document


def test_damaged_results_are_put_aside_and_the_program_goes_on(window: Window) -> None:
    path = practice.results_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff\x00 not ours")
    run = begun(window)
    assert CardFile(series=1) == run.kept
    assert b"\xff\x00 not ours" == path.with_name("practice.results.damaged").read_bytes()
    rule(window, rightly=True)
    assert "" == read_kept(path)[1]


def test_a_folder_in_the_place_of_the_results_stops_nobody(window: Window) -> None:
    practice.results_path().mkdir(parents=True)
    (practice.results_path() / "x").touch()
    begun(window)
    rule(window, rightly=True)
    assert not window.is_ruling_first


def test_the_dialog_makes_a_series_by_law_level_and_number(window: Window) -> None:
    dialog = SeriesDialog(window, CardFile())
    dialog.rows.item(laws().index(61)).setCheckState(Qt.CheckState.Checked)
    dialog.level.setCurrentIndex(2)
    dialog.count.setValue(3)
    cases = dialog.practice(seed=1).cases
    assert 3 == len(cases)
    assert {(61, Level.HARD)} == {(c.law, c.level) for c in cases if isinstance(c, CaseName)}
    assert cases == dialog.practice(seed=1).cases
    dialog.deleteLater()


def test_results_are_shown_by_law_and_kept_as_a_table_for_other_programs(window: Window, tmp_path: Path) -> None:
    run = begun(window)
    rule(window, rightly=True)
    page = ResultsDialog(window, run.kept)
    bars = page.findChildren(QProgressBar)
    assert len(run.kept.by_law()) == len(bars) == page.tree.topLevelItemCount()
    assert all("right" in bar.accessibleName() for bar in bars)
    longest = max(page.tree.fontMetrics().horizontalAdvance(law_words(one.law)) for one in run.kept.by_law())
    assert longest < page.tree.sizeHintForColumn(0)
    page.show()
    assert page.height() < 260, "a list of one row is no larger than its row"
    assert not page.tree.verticalScrollBar().isVisible()
    page.write(tmp_path / "out.csv")
    assert (tmp_path / "out.csv").read_text(encoding="utf-8").startswith("clause,asked,right,last seen,book\n")
    page.deleteLater()
