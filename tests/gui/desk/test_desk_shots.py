"""The desk looks as approved, at both sizes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bridgetable.desk.registry import calculation_named
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.desk.window import DeskWindow
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.pictures import Looks, window_for
from tests.gui.test_shots import FOLDER, SIZES, looks_as_approved

ready_to_paint()
TYPED = {"weights": "50:650,30:620,20:-100", "other": "600", "played": "-100"}


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_weighted_score_looks_as_approved(
    theme: str, size: tuple[int, int], qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    journal = read_journal((FOLDER / "4-end.table").read_text(encoding="utf-8"))
    desk = DeskWindow(window_for(acted_out(journal), journal, Looks(size, theme=theme)))
    desk.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    desk.show()
    desk.form.typed["weighted-imps"] = TYPED
    desk.list.go_to(calculation_named("weighted-imps"))
    QApplication.processEvents()
    assert looks_as_approved(image_of(desk), f"desk{'' if theme == 'dark' else '-light'}-{size[1]}", request)
