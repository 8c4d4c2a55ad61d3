"""The forms in a window: filled, typed over, refused, kept with the journal, printed; and as they look."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridgetable.desk.forms import FORMS, form_named
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.kept_forms import texts_of
from bridgetable.formats.recovery import recoveries
from bridgetable.gui.documents.typed import PAUSE
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.forms.page import pages_of
from bridgetable.gui.forms.window import FormsWindow, Preview, show_forms
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.summary.sheet import HIGH
from bridgetable.gui.window import Window
from tests.golden import golden
from tests.gui.conftest import Opened
from tests.gui.test_shots import SIZES, looks_as_approved

ready_to_paint()
TOLD = golden("law_12/QBA-010").read_text(encoding="utf-8").partition("\n---\n")[0] + "\n"


@pytest.fixture
def window(opened: Opened) -> Window:
    return opened(TOLD)


@pytest.fixture
def forms(window: Window) -> FormsWindow:
    return show_forms(window)


def shown(forms: FormsWindow) -> list[str]:
    """The texts of the page that is shown."""
    view = forms.view()
    return [] if view is None else [one.text for one in (*view.head, *view.fields)]


def test_opened_and_typed_in_with_the_keyboard_alone(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    forms = window.findChild(FormsWindow)
    assert isinstance(forms, FormsWindow)
    QTest.keyClicks(forms.search.field, "appeal")
    assert form_named("appeal") is forms.list.current()
    QTest.keyClick(forms.search.field, Qt.Key.Key_Return)
    QTest.keyClicks(forms.focusWidget(), "North-South")
    QTest.keyClick(forms.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClicks(forms.focusWidget(), "Cora")
    assert {"North-South", "Cora"} <= {*shown(forms)}


def test_what_is_typed_stands_on_the_page_and_in_the_journal_and_is_there_again(
    window: Window, forms: FormsWindow
) -> None:
    forms.list.go_to(form_named("ruling"))
    forms.form.blocks["facts"].lines.field.setPlainText("East thought\nfor a minute")
    forms.form.blocks["law"].field.field.setText("16B1a")
    assert "East thought\nfor a minute" in shown(forms)
    journal = read_journal(window.document.text(window.controller.history))
    assert {"facts": "East thought\nfor a minute", "law": "16B1a"} == texts_of(journal, "ruling")
    forms.list.go_to(form_named("poll"))
    forms.list.go_to(form_named("ruling"))
    assert "16B1a" == forms.form.blocks["law"].text
    forms.fill_again()
    assert "16B3" == forms.form.blocks["law"].text
    assert {} == texts_of(read_journal(window.document.text(window.controller.history)), "ruling")


def test_a_field_that_does_not_fit_says_so_and_nothing_can_be_printed_until_it_does(forms: FormsWindow) -> None:
    forms.list.go_to(form_named("poll"))
    forms.form.blocks["calls"].field.field.setText("99")
    assert "expected a number of calls from 0 to 9" in forms.form.blocks["calls"].refused
    assert not forms.pdf.isEnabled()
    forms.form.blocks["calls"].field.field.setText("3")
    assert "" == forms.form.blocks["calls"].refused
    assert forms.pdf.isEnabled()


def test_what_is_typed_is_recovered_where_the_program_is_killed(
    window: Window, forms: FormsWindow, tmp_path: Path, qapp: QApplication
) -> None:
    window.keeper.record_in(tmp_path)
    forms.list.go_to(form_named("ruling"))
    forms.form.blocks["facts"].lines.field.setPlainText("East thought\nfor a minute")
    forms.form.blocks["law"].field.field.setText("16B1a")
    left = next(iter(recoveries(tmp_path)))
    for _ in range(20):
        if left.is_touched:
            break
        QTest.qWait(PAUSE)
        left = next(iter(recoveries(tmp_path)))
    assert left.is_touched
    assert not left.is_lesson
    assert {"facts": "East thought\nfor a minute", "law": "16B1a"} == texts_of(left.journal, "ruling")


def test_the_form_follows_what_is_done_at_the_table(window: Window, forms: FormsWindow) -> None:
    forms.list.go_to(form_named("ruling"))
    forms.form.blocks["facts"].lines.field.setPlainText("East thought")
    assert "16B3" == forms.form.blocks["law"].text
    window.controller.open(window.controller.history.at(0))
    assert "" == forms.form.blocks["law"].text
    assert "East thought" == forms.form.blocks["facts"].text


def test_a_form_is_kept_as_a_pdf(forms: FormsWindow, tmp_path: Path) -> None:
    forms.save_in(tmp_path / "a.pdf")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("form", FORMS, ids=lambda f: f.name)
def test_nothing_is_lost_at_the_foot_of_a_page_however_much_is_typed(forms: FormsWindow, form: object) -> None:
    forms.list.go_to(form)  # type: ignore[arg-type]
    for block in forms.form.blocks.values():
        if block.one.name not in {"seat", "calls"} and hasattr(block, "lines"):
            block.lines.field.setPlainText("\n".join(f"line {n}" for n in range(40)))
    view = forms.view()
    assert view is not None
    for page in pages_of(view, PAPER):
        assert all((top + strip.height) * page.scale <= HIGH for top, strip in page.strips)
    assert any(isinstance(row.widget, Preview) for row in forms.outcome.rows)


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
def test_the_forms_look_as_approved(size: tuple[int, int], qapp: QApplication, request: pytest.FixtureRequest) -> None:
    journal = read_journal(TOLD)
    forms = FormsWindow(window_for(acted_out(journal), journal, Looks(size)))
    forms.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    forms.show()
    forms.list.go_to(form_named("poll"))
    QApplication.processEvents()
    assert looks_as_approved(image_of(forms), f"forms-{size[1]}", request)
