"""The window of a session looks as approved, at both sizes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.match.opening import open_match
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.match.window import MatchWindow
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.views.match.session import Session
from tests.gui.test_shots import FOLDER, SIZES, looks_as_approved

ready_to_paint()


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
@pytest.mark.parametrize(("board", "theme"), [(7, "dark"), (14, "dark"), (7, "light")])
def test_a_session_looks_as_approved(
    board: int, theme: str, size: tuple[int, int], qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    journal = read_journal((FOLDER / "4-end.table").read_text(encoding="utf-8"))
    shown = MatchWindow(
        window_for(acted_out(journal), journal, Looks(size, theme=theme)), Session(open_match(FOLDER / "match"))
    )
    shown.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    shown.show()
    shown.list.go_to(board)
    QApplication.processEvents()
    name = f"match-{board}{'' if theme == 'dark' else '-light'}-{size[1]}"
    assert looks_as_approved(image_of(shown), name, request)
