"""The names and the event typed over a board: in its journal at once, put back, in a lesson, and in the PBN it came from."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from shiboken6 import isValid

from bridgetable.formats.acted import board_scene
from bridgetable.formats.encodings import decode
from bridgetable.formats.event import Event
from bridgetable.formats.journal import read_journal
from bridgetable.formats.pbn.reader import records
from bridgetable.formats.records import Record
from bridgetable.formats.recovery import recoveries
from bridgetable.game.limits import LONGEST_TITLE
from bridgetable.gui.commands.file_handlers import names_and_event, write_record
from bridgetable.gui.documents.document import record_document
from bridgetable.gui.documents.typed import PAUSE
from bridgetable.gui.forms.event_window import EventWindow
from bridgetable.gui.window import Window
from bridgetable.views.event import WHERE
from tests.formats.boards import REGULAR, SLAMMISH
from tests.gui.conftest import Opened
from tests.gui.told import HEAD

BOARD = HEAD.replace("title:", "event: Ours\nnorth: A. Adams\ntitle:", 1)


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(BOARD)


def form(window: Window) -> EventWindow:
    window.menus.run(names_and_event)
    (found,) = (one for one in window.findChildren(EventWindow) if one.isVisible())
    return found


def typed(shown: EventWindow, field: str, text: str) -> None:
    block = next(block for form in shown.forms.values() for name, block in form.blocks.items() if name == field)
    block.field.field.setText(text)


def kept(window: Window) -> Event:
    return read_journal(window.document.text(window.controller.history)).event


def test_typed_with_the_keyboard_alone_it_is_in_the_journal(window: Window) -> None:
    shown = form(window)
    QTest.keyClicks(shown.focusWidget(), "B. Brown")
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClicks(shown.focusWidget(), "C. Clark")
    QTest.keyClick(shown.focusWidget(), Qt.Key.Key_Return)
    assert not shown.isVisible()
    assert Event(event="Ours", north="B. Brown", east="C. Clark") == kept(window)


def test_as_it_was_before_is_one_click(window: Window) -> None:
    before, shown = kept(window), form(window)
    assert not shown.back.isEnabled()
    typed(shown, "north", "")
    typed(shown, "site", "  The   Hall ")
    assert Event(event="Ours", site="The Hall") == kept(window)
    shown.back.click()
    assert before == kept(window)
    assert not shown.back.isEnabled()


def test_what_is_too_long_is_refused_beneath_its_field_and_the_event_stays(window: Window) -> None:
    before, shown = kept(window), form(window)
    typed(shown, "west", "x" * (LONGEST_TITLE + 1))
    assert [bool(block.refused) for one in shown.forms.values() for block in one.blocks.values()].count(True) == 1
    assert before == kept(window)


def test_a_date_in_words_is_kept_and_the_form_says_beneath_what_pbn_expects(window: Window) -> None:
    shown = form(window)
    typed(shown, "date", "Tuesday")
    assert "Tuesday" == kept(window).date
    block = shown.forms[WHERE].blocks["date"]
    assert ("", "Kept as it is; PBN expects a date such as 1999.06.13.") == (block.refused, block.remark)
    typed(shown, "date", "2026.11.29")
    assert "" == block.remark


def test_a_program_that_is_killed_has_kept_it(window: Window, tmp_path: Path) -> None:
    window.keeper.record_in(tmp_path)
    typed(form(window), "south", "D “Dunn” \\ of\tOurs")
    QTest.qWait(2 * PAUSE)
    (found,) = recoveries(tmp_path)
    assert (True, kept(window)) == (found.is_touched, found.journal.event)
    assert "D “Dunn” \\ of Ours" == found.journal.event.south


def test_the_event_of_another_board_is_shown_as_soon_as_it_lies_on_the_table(window: Window, opened: Opened) -> None:
    shown = form(window)
    typed(shown, "north", "Somebody")
    window.set_document(opened(HEAD).document)
    assert (Event(), Event()) == (shown.shown, kept(window))


def test_a_window_that_was_closed_hears_of_no_other_board(window: Window, opened: Opened) -> None:
    shown = form(window)
    shown.close()
    QCoreApplication.sendPostedEvents(shown, QEvent.Type.DeferredDelete)
    window.set_document(opened(HEAD).document)
    assert not isValid(shown)


def test_a_lesson_that_is_written_takes_it_and_undoes_it(window: Window) -> None:
    window.write_lesson()
    typed(form(window), "north", "B. Brown")
    window.writing.to_title()
    assert window.writing.lesson is not None
    window.writing.lesson.name("Another title")
    assert ("Another title", "B. Brown") == (window.document.title, kept(window).north)
    window.controller.undo()
    window.controller.undo()
    assert "A. Adams" == kept(window).north


def test_a_pbn_that_the_board_came_from_gets_the_name_and_nothing_else(window: Window, tmp_path: Path) -> None:
    path = tmp_path / "two.pbn"
    content = f'[North "A"]\n{REGULAR}\n{SLAMMISH}'.encode()
    path.write_bytes(content)
    record = next(r for r in records(decode(content), str(path)) if isinstance(r, Record))
    scene = board_scene(record)
    assert scene is not None
    window.set_document(record_document(record, scene, path))
    typed(form(window), "north", "B")
    write_record(window, path)
    assert content.replace(b'[North "A"]', b'[North "B"]') == path.read_bytes()
