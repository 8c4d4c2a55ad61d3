"""Handouts from the menu: the lesson or the board on the table, or the whole course, in a PDF file or on a printer."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrinter

from bridgetable.gui.commands.file_handlers import open_path
from bridgetable.gui.commands.lesson_handlers import handout
from bridgetable.gui.files.handout_dialog import HandoutDialog
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.summary import printing
from bridgetable.gui.summary.handout import pages_of
from bridgetable.gui.summary.printing import ask_and_print_handout
from bridgetable.gui.window import Window
from tests.gui.told import HEAD, PENALTY_CARD

Opened = Callable[[str], Window]


@pytest.fixture
def course(tmp_path: Path) -> Path:
    path = tmp_path / "monday.course"
    path.write_text('bridgetable course 1\ntitle: Monday & more\nlesson 6: "Too early"\nlesson 3\n', encoding="utf-8")
    return path


def dialog_on(window: Window) -> HandoutDialog:
    window.menus.run(handout)
    return window.findChildren(HandoutDialog)[-1]


def pages(path: Path) -> list[tuple[int, int]]:
    """The width and height in points of each page of a PDF."""
    content = path.read_bytes()
    assert content.startswith(b"%PDF")
    boxes = re.findall(rb"/Type /Page\n.*?/MediaBox \[\S+ \S+ (\S+) (\S+)\]", content, flags=re.DOTALL)
    return [(round(float(wide)), round(float(high))) for wide, high in boxes]


@pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("letter", (612, 792))])
def test_the_lesson_on_the_table_is_kept_as_a_pdf(
    opened: Opened, course: Path, tmp_path: Path, paper: str, size: tuple[int, int]
) -> None:
    window = opened(HEAD)
    open_path(window, course)
    dialog = dialog_on(window)
    assert "&This lesson: Too early" == dialog.one.text()
    dialog.size_of_paper.setCurrentText(paper)
    dialog.keep_in(tmp_path / "one.pdf")
    assert "The handout is kept in one.pdf." == dialog.line.text()
    assert {size} == set(pages(tmp_path / "one.pdf"))
    dialog.close()


def test_the_whole_course_is_kept_with_the_titles_that_it_gives(opened: Opened, course: Path, tmp_path: Path) -> None:
    window = opened(HEAD)
    open_path(window, course)
    dialog = dialog_on(window)
    assert dialog.course.isVisible()
    assert "The whole &course: Monday && more, 2 lessons" == dialog.course.text()
    dialog.course.setChecked(True)
    assert "monday" == dialog.name
    assert ["Too early", "An opening lead out of turn and its five options"] == [
        one.board.title for one in dialog.exercises()
    ]
    dialog.keep_in(tmp_path / "all.pdf")
    assert len(pages(tmp_path / "all.pdf")) > 2
    dialog.close()


def test_a_board_of_no_course_is_handed_out_alone(opened: Opened, tmp_path: Path) -> None:
    dialog = dialog_on(opened(PENALTY_CARD))
    assert dialog.one.text().startswith("&This board")
    assert not dialog.course.isVisible()
    assert 1 == len(dialog.exercises())
    dialog.close()


def test_what_cannot_be_read_or_written_is_one_sentence(opened: Opened, course: Path, tmp_path: Path) -> None:
    window = opened(HEAD)
    (tmp_path / "own.table").write_text(HEAD, encoding="utf-8")
    course.write_text("bridgetable course 1\nlesson 6\ntable own.table\n", encoding="utf-8")
    open_path(window, course)
    dialog = dialog_on(window)
    dialog.keep_in(tmp_path / "nowhere" / "one.pdf")
    assert "cannot be written" in dialog.line.text()
    (tmp_path / "own.table").write_text("nothing", encoding="utf-8")
    dialog.course.setChecked(True)
    dialog.keep_in(tmp_path / "all.pdf")
    assert "own.table" in dialog.line.text()
    assert not (tmp_path / "all.pdf").exists()
    dialog.close()


def test_it_is_printed_on_the_paper_that_was_chosen(
    opened: Opened, course: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(HEAD)
    open_path(window, course)
    dialog = dialog_on(window)
    chosen: list[QPageSize.PageSizeId] = []

    def accept(printer: QPrinter, _asker: object) -> bool:
        chosen.append(printer.pageLayout().pageSize().id())
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "printed.pdf"))
        return True

    monkeypatch.setattr(printing, "accepts_printer", accept)
    dialog.size_of_paper.setCurrentText("letter")
    dialog.print_pages()
    assert [QPageSize.PageSizeId.Letter] == chosen
    assert len(pages_of(dialog.exercises(), PAPER)) == len(pages(tmp_path / "printed.pdf"))
    assert "The handout is printed." == dialog.line.text()
    monkeypatch.setattr(printing, "accepts_printer", lambda *_: False)
    assert not ask_and_print_handout(dialog, dialog.exercises(), "A4")
    dialog.close()
