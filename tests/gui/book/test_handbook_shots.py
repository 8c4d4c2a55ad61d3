"""The handbook looks as approved, at both sizes: every sort of block, and what is sought marked."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from bridgetable.formats.handbook import read_chapter
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.book import handbook_window
from bridgetable.gui.book.handbook_window import HandbookWindow
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.pictures import Looks, window_for
from tests.gui.test_shots import FOLDER, SIZES, looks_as_approved

ready_to_paint()

# A page of its own, so that a change of the handbook's words is none of its looks.
PAGE = """# For the teacher

Open a lesson under **Lessons > All lessons…**, and press **N**. The page [The notation](notation.md) has the rest.

## A series

It is a text file whose name ends in `.practice`:

```practice
bridgetable practice 1
law 54 easy seed 3
```

1. First the law.
2. Then the *level*.

## Keys

| key | what it does |
|---|---|
| **D** | calls the director |
| **F2** | opens the law book |

* The cards fly too slowly: turn off **View > Settings > Motion**.
* The wrong window has the keyboard: **View > To the table (F6)**.
"""


@pytest.mark.parametrize("size", SIZES, ids=lambda s: str(s[1]))
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_handbook_looks_as_approved(
    theme: str,
    size: tuple[int, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qapp: QApplication,
    request: pytest.FixtureRequest,
) -> None:
    (tmp_path / "1-teacher.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "notation.md").write_text("# The notation\n\n## Who, and what\n\nWords.\n", encoding="utf-8")
    chapters = tuple(read_chapter(tmp_path / name) for name in ("1-teacher.md", "notation.md"))
    monkeypatch.setattr(handbook_window, "handbook", lambda: chapters)
    journal = read_journal((FOLDER / "1-play.table").read_text(encoding="utf-8"))
    book = HandbookWindow(window_for(acted_out(journal), journal, Looks(size, theme=theme)))
    book.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    book.show()
    book.search.field.setText("law")
    QApplication.processEvents()
    assert looks_as_approved(image_of(book), f"handbook{'' if theme == 'dark' else '-light'}-{size[1]}", request)
