"""Open every window and dialog in the language of the environment, and write what Qt's widgets say, a line each.

    python -m tests.gui.spoken_windows

A line is the class of the widget, a tab and the text, its own lines with dots between them: menus, tool tips, accessible names, rows, labels, file dialogs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QInputDialog,
    QMenu,
    QMessageBox,
    QWidget,
)

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.pictures import Looks, window_for
from bridgetable.gui.widgets import print_dialog
from bridgetable.gui.window import Window
from tests.gui.every_window import SHOTS, every_window

SCREEN, SIZE = "6-comparable", (1280, 720)
NAMES = ("accessibleName", "accessibleDescription", "toolTip", "statusTip", "windowTitle")
WRITTEN = ("text", "placeholderText", "title")
MOST_ROWS = 40
TOP = QModelIndex()


def say(sort: str, text: object) -> None:
    """Write one text."""
    if isinstance(text, str) and text.strip():
        line = text.replace("\n", " · ").replace("\t", " ")
        sys.stdout.write(f"{sort}\t{line}\n")


def told(widget: QWidget) -> None:
    """Write what a widget and all in it say."""
    for one in (widget, *widget.findChildren(QWidget)):
        sort = type(one).__name__
        for name in (*NAMES, *(n for n in WRITTEN if callable(getattr(one, n, None)))):
            say(sort, getattr(one, name)())
        if isinstance(one, QComboBox):
            rows(sort, one.model())
        if isinstance(one, QAbstractItemView):
            rows(sort, one.model())
        for action in one.actions():
            say("QAction", action.text())
            say("QAction", action.toolTip())
            say("QAction", action.statusTip())


def rows(sort: str, model: QAbstractItemModel | None) -> None:
    """Write the rows of a list, and its headings."""
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(TOP)
    for column in range(columns):
        say(sort, model.headerData(column, Qt.Orientation.Horizontal))
        for row in range(min(MOST_ROWS, model.rowCount(TOP))):
            say(sort, model.index(row, column).data())


def menus(window: Window) -> None:
    """Fill every menu, as if somebody opened it."""
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()


def asked(dialog: QDialog) -> int:
    """Write what a dialog says, and go away from it."""
    if not isinstance(dialog, QFileDialog):
        told(dialog)
    return 0


def asked_for_file(*texts: object, **_: object) -> tuple[str, str]:
    """Write what a dialog for a file would say: its title and its kinds of files."""
    for text in (*texts[1:2], *texts[3:]):
        say("QFileDialog", text)
    return "", ""


def asked_for_files(*texts: object, **named: object) -> tuple[list[str], str]:
    """Several files that somebody does not choose."""
    asked_for_file(*texts, **named)
    return [], ""


def answered(*texts: object, **_: object) -> QMessageBox.StandardButton:
    """Write what a box would say."""
    for text in texts[1:]:
        say("QMessageBox", text)
    return QMessageBox.StandardButton.No


@contextmanager
def every_dialog(looked_at: Callable[[QDialog], int]) -> Iterator[None]:
    """Have every dialog looked at where it would wait for an answer, and go away from it."""
    with (
        patch.object(QDialog, "exec", looked_at),
        patch.object(QMessageBox, "exec", looked_at),
        patch.object(QInputDialog, "exec", looked_at),
        patch.object(QFileDialog, "exec", looked_at),
        patch.object(QMenu, "exec", lambda menu, *_: told(menu)),
        patch.object(QFileDialog, "getOpenFileName", asked_for_file),
        patch.object(QFileDialog, "getOpenFileNames", asked_for_files),
        patch.object(QFileDialog, "getSaveFileName", asked_for_file),
        patch.object(QMessageBox, "about", answered),
        patch.object(print_dialog, "QPrintDialog", Unprinted),
    ):
        yield


def main() -> None:
    """Open everything."""
    app = QApplication([])
    history = acted_out(read_journal((SHOTS / f"{SCREEN}.table").read_text(encoding="utf-8")))
    window = window_for(history, None, Looks(SIZE), SCREEN)
    menus(window)
    told(window)
    with every_dialog(asked):
        for other in every_window(window):
            told(other)
    window.hide()
    app.quit()


class Unprinted:
    """A dialog of a printer that nobody answers."""

    DialogCode = QDialog.DialogCode

    def __init__(self, *_: object) -> None:
        """Be made for a printer."""

    def exec(self) -> int:
        """Go away from it."""
        return 0


if __name__ == "__main__":
    main()
