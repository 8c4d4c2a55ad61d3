"""The law book and the list of what can be staged look as approved, at both sizes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.book.stage_window import StageWindow
from bridgetable.gui.book.window import BookWindow
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.window import Window
from tests.gui.test_shots import FOLDER, SIZES, looks_as_approved

ready_to_paint()


def table(size: tuple[int, int], theme: str, done: int | None = None) -> Window:
    journal = read_journal((FOLDER / "1-play.table").read_text(encoding="utf-8"))
    history = acted_out(journal)
    return window_for(history if done is None else history.at(done), journal, Looks(size, theme=theme))


def law_book(size: tuple[int, int], theme: str) -> QImage:
    """The book at 27B1a, its cases drawn."""
    book = BookWindow(table(size, theme))
    book.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    book.show()
    book.open_clause("27B1a")
    book.draw()
    QApplication.processEvents()
    return image_of(book)


def how_to_stage(size: tuple[int, int], theme: str) -> QImage:
    """The list, searched for a card that drops."""
    shown = StageWindow(table(size, theme, done=15))
    shown.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    shown.show()
    shown.search.field.setText("card")
    row = next(row for row in shown.found if row.name == "A defender’s card dropped")
    shown.list.go_to_row(row)
    QApplication.processEvents()
    return image_of(shown)


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("drawn", [law_book, how_to_stage], ids=lambda f: f.__name__)
def test_the_book_and_the_list_look_as_approved(
    drawn: object, theme: str, size: tuple[int, int], qapp: QApplication, request: pytest.FixtureRequest
) -> None:
    assert callable(drawn)
    name = drawn.__name__.replace("_", "-")  # type: ignore[attr-defined]
    name += f"{'' if theme == 'dark' else '-light'}-{size[1]}"
    assert looks_as_approved(drawn(size, theme), name, request)
