"""What a file says is shown as it is: nothing in it is taken for a page, and no picture that it names is loaded."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.gui.commands.dialogs import overwrites
from bridgetable.gui.commands.file_handlers import open_path, summary_page
from bridgetable.gui.files.board_chooser import BoardChooser
from bridgetable.gui.files.keeper import closes_all_the_same
from bridgetable.gui.files.left_tables import offer_left_tables
from bridgetable.gui.widgets.plain import as_it_is, message_box
from bridgetable.gui.widgets.tips import show_tip
from bridgetable.gui.window import Window
from bridgetable.session.notation import action
from tests.gui.told import AUCTION, HEAD, PLAY

Opened = Callable[[str], Window]
GUI = Path(__file__).resolve().parents[3] / "bridgetable" / "gui"
IMAGE = "<img src=file:///nowhere.png>"
MARKED = f"<h1>{IMAGE}</h1>"
JOURNAL = HEAD.replace("A major penalty card", MARKED) + AUCTION + PLAY + f'E remarks: "{MARKED}"\nS notices\n'
PBN = f'[Event "{IMAGE}"]\n[Board "1"]\n[Deal "{IMAGE}"]\n\n[Board "2{IMAGE}"]\n[Deal "{IMAGE}"]\n'


def labels() -> list[QLabel]:
    """Every label of every window that is open."""
    return [label for top in QApplication.topLevelWidgets() for label in top.findChildren(QLabel)]


def rich(label: QLabel) -> bool:
    """Whether Qt would take the text of a label for a page."""
    return label.textFormat() is not Qt.TextFormat.PlainText and "<" in label.text()


def test_no_label_shows_what_a_file_says_as_a_page(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, records = tmp_path / "<b>one.table", tmp_path / "<b>two.pbn"
    path.write_text(JOURNAL, encoding="utf-8")
    records.write_text(PBN, encoding="utf-8")
    window = opened(HEAD)
    open_path(window, path)
    assert MARKED in (window.document.journal.title if window.document.journal else "")
    window.menus.run(summary_page)
    chooser = BoardChooser(window, records)
    chooser.begin()
    while chooser.reading._timer.isActive():
        QApplication.processEvents()
    assert IMAGE in chooser.words.text()
    monkeypatch.setattr(QMessageBox, "exec", lambda _: 0)
    closes_all_the_same(window, MARKED)
    overwrites(window, MARKED)
    found = labels()
    assert chooser.words in found
    assert any(MARKED in label.text() for label in found if label is not chooser.words)
    assert [] == [label.text() for label in found if rich(label)]


def test_the_list_of_tables_that_were_open_shows_titles_as_they_are(opened: Opened, tmp_path: Path) -> None:
    first = opened(JOURNAL)
    first.keeper.record_in(tmp_path)
    assert first.controller.do(action('E remarks: "well"'))
    assert first.keeper.recording is not None
    assert first.keeper.recording._recorder is not None
    first.keeper.recording._sync.wait()
    first.keeper.recording._recorder.file.close()
    first.keeper.recording = None
    dialog = offer_left_tables(opened(HEAD), tmp_path)
    assert dialog is not None
    assert dialog.list.item(0).text().startswith(MARKED)
    assert [] == [label.text() for label in dialog.findChildren(QLabel) if rich(label)]
    dialog.close()


def test_a_tool_tip_shows_its_text_as_it_is(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    owner.show()
    show_tip(owner, f"a & b\n{IMAGE}")
    assert "<img" not in QToolTip.text()
    assert "a &amp; b<br>&lt;img" in QToolTip.text()
    assert "one\ntwo & three" == as_it_is("one\ntwo & three")
    show_tip(owner, "")


@pytest.mark.parametrize("source", sorted(GUI.rglob("*.py")), ids=lambda path: path.relative_to(GUI).as_posix())
def test_labels_boxes_and_tool_tips_are_made_where_they_are_made_plain(source: Path) -> None:
    called = [n.func for n in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(n, ast.Call)]
    names = [ast.unparse(one) for one in called]
    barred = {"QLabel", "QMessageBox", "QToolTip.showText", "QErrorMessage", "QTextBrowser"}
    asked = {f"QMessageBox.{name}" for name in ("question", "warning", "information", "critical")}
    asked |= {f"QInputDialog.{name}" for name in ("getInt", "getItem", "getText")}  # They are in Qt's own style.
    # The handbook is the program's own, and the only page that is shown as one.
    if source.name not in {"plain.py", "tips.py", "handbook_window.py"}:
        assert [] == [name for name in names if name in barred | asked]


def test_dialogs_of_qts_widgets_are_in_the_programs_own_style(opened: Opened) -> None:
    window = opened(HEAD)
    box = message_box(window, "Save it?", QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    yes = box.button(QMessageBox.StandardButton.Yes)
    box.setDefaultButton(QMessageBox.StandardButton.Yes)
    box.show()
    assert window.look.palette.option.name() in box.styleSheet()
    assert QMessageBox.Icon.NoIcon is box.icon()
    light = yes.grab().toImage().pixelColor(yes.width() // 2, 5)
    assert light.lightness() > 200
    box.close()
