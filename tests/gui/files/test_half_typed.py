"""A program killed while something is half typed in each of its forms and editors: all of it is there again.

A deal, a vote, a series of practice, a lesson and the boards of a session are in `test_unfinished.py`.
"""

import shutil
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from bridgetable.desk.forms import form_named
from bridgetable.desk.registry import calculation_named
from bridgetable.formats.kept_forms import texts_of
from bridgetable.formats.recovery import recoveries
from bridgetable.game.regulations import ClaimOrder
from bridgetable.game.seats import Seat
from bridgetable.gui.auction.meaning_form import MeaningForm, MeaningSource
from bridgetable.gui.commands.table_handlers import claim
from bridgetable.gui.desk.window import show_desk
from bridgetable.gui.documents import folders
from bridgetable.gui.documents.typed import PAUSE, read_typed
from bridgetable.gui.examination.run import ExaminationRun, examined_path, read_being_sat, sat_path
from bridgetable.gui.forms.event_window import show_event
from bridgetable.gui.forms.window import show_forms
from bridgetable.gui.match.entry_window import EntryWindow
from bridgetable.gui.match.window import show_match
from bridgetable.gui.regulations.window import show_regulations
from bridgetable.gui.window import Window
from bridgetable.training.examination import Sat, Script
from bridgetable.views.event import PLAYERS
from bridgetable.views.match.entries import ENTRIES
from tests.gui.claim.claiming import draft_of
from tests.gui.conftest import Opened
from tests.gui.examination.test_examination_window import BEGUN, SERIES, answer_rightly
from tests.gui.files.test_unfinished import kill_after
from tests.gui.told import HEAD, document_of
from tests.views.four_tricks_left import FOUR_LEFT

SESSION = Path(__file__).parents[2] / "shots" / "match"
AUCTION = HEAD + "S calls 1S\nW calls 2D\n"


def half_type(window: Window, session: Path) -> None:
    """Begin something in each form and editor, and end nothing."""
    window.complete()
    window.set_document(document_of(AUCTION))
    QTest.keyClicks(meaning_of(window, 1, MeaningSource.EXPLAINED).text, "10-15, 5+ dia")
    QTest.qWait(2 * PAUSE)
    claim_begun(window)
    desk = show_desk(window)
    desk.list.go_to(calculation_named("imps"))
    QTest.keyClicks(desk.form.blocks["ours"].typed_in, "62")
    forms = show_forms(window)
    forms.list.go_to(form_named("ruling"))
    forms.form.blocks["facts"].lines.field.setPlainText("East thou")
    QTest.keyClicks(show_event(window).forms[PLAYERS].blocks["west"].typed_in, "D. Du")
    QTest.keyClicks(lines_of(window, session).form.blocks["who"].typed_in, "NS 1")
    show_regulations(window).blocks["claims"].buttons[ClaimOrder.ANY].click()
    run = ExaminationRun(
        window, Sat(SERIES, "Candidate 7", BEGUN, Script()), sat_path(), examined_path(), lambda: BEGUN
    )
    sitting = run.open()
    assert sitting is not None
    sitting.show()
    sitting.begin()
    answer_rightly(sitting, 2)
    QTest.qWait(4 * PAUSE)


def meaning_of(window: Window, number: int, first: MeaningSource = MeaningSource.METHODS) -> MeaningForm:
    """The form for the meaning of the call at a place of the record."""
    window.calls.open_made(number, first)
    assert window.calls.form is not None
    return window.calls.form


def claim_begun(window: Window) -> None:
    """Begin a claim of West's in the middle of a word."""
    window.set_document(document_of(FOUR_LEFT))
    window.menus.run(claim)
    draft = draft_of(window)
    draft.choose_seat(Seat.W)
    draft.digit(2)
    draft.faces.click()
    QTest.keyClicks(draft.field.field, "ruffing a hea")


def lines_of(window: Window, session: Path) -> EntryWindow:
    """The lines of a session, at those of a penalty."""
    shown = show_match(window, session)
    shown.show_lines()
    lines = shown.findChild(EntryWindow)
    assert lines is not None
    lines.list.go_to(ENTRIES[2])
    return lines


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a person whose program was killed; in it the session that was open."""
    folder = tmp_path_factory.mktemp("killed")
    session = shutil.copytree(SESSION, folder / "session")
    lines = f"""
        import os
        os.environ["XDG_CONFIG_HOME"] = {str(folder / "config")!r}
        from pathlib import Path
        from {__name__} import {half_type.__name__} as begin
        begin(window, Path({str(session)!r}))
    """
    kill_after(lines, folder / "share")
    return folder


@pytest.fixture
def window(opened: Opened, left: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A window that is opened behind the kill, on the table that was killed."""
    for name, folder in (("XDG_DATA_HOME", "share"), ("XDG_CONFIG_HOME", "config")):
        shutil.copytree(left / folder, tmp_path / folder)
        monkeypatch.setenv(name, str(tmp_path / folder))
    return opened(FOUR_LEFT)


def test_a_claim_is_gone_on_with_at_its_table_until_it_is_put_away(window: Window) -> None:
    window.menus.run(claim)
    draft = draft_of(window)
    typed = (draft.claimer, draft.tricks, draft.faces.isChecked(), draft.field.text)
    assert (Seat.W, 2, False, "ruffing a hea") == typed
    window.dock.sheet.close_sheet()
    window.menus.run(claim)
    assert (Seat.S, 4, "") == (draft_of(window).claimer, draft_of(window).tricks, draft_of(window).field.text)


def test_a_claim_of_another_table_begins_anew(window: Window) -> None:
    window.controller.undo()
    window.menus.run(claim)
    assert "" == draft_of(window).field.text
    assert "ruffing a hea" == next(iter(read_typed("claim").values()))["said"]


def test_what_was_typed_at_the_desk_is_there(window: Window) -> None:
    desk = show_desk(window)
    desk.list.go_to(calculation_named("imps"))
    assert "62" == desk.form.blocks["ours"].text


def test_what_was_typed_in_a_form_is_in_the_table_that_was_left(window: Window) -> None:
    (found,) = recoveries(folders.recovery_folder())
    assert "East thou" == texts_of(found.journal, "ruling")["facts"]
    assert "D. Du" == found.journal.event.west


def test_what_was_typed_for_a_session_is_there(window: Window, left: Path) -> None:
    assert "NS 1" == lines_of(window, left / "session").form.blocks["who"].text


def test_the_agreements_chosen_are_there(window: Window) -> None:
    shown = show_regulations(window)
    shown.cards["Your changes"].click()
    assert ClaimOrder.ANY is shown.regulations.claims


def test_the_answers_of_an_examination_are_there(window: Window) -> None:
    sat, why = read_being_sat(sat_path())
    assert sat is not None
    assert ("", "Candidate 7", 2) == (why, sat.candidate, len(sat.script.answers))


def test_a_meaning_is_gone_on_with_for_its_call_alone_until_the_form_is_closed(window: Window) -> None:
    window.set_document(document_of(AUCTION))
    kept = meaning_of(window, 1)
    assert (MeaningSource.EXPLAINED, "10-15, 5+ dia") == (kept.source, kept.text.text())
    other = meaning_of(window, 0)
    assert (MeaningSource.METHODS, "") == (other.source, other.text.text())
    assert "" == meaning_of(window, 1).text.text()
