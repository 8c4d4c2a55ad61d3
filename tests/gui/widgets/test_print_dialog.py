"""Who prints where there is no printer is told what is missing first."""

import ctypes
from typing import NoReturn

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.gui.widgets.print_dialog import PDF_ALL_THE_SAME, accepts_printer, why_no_printer


@pytest.fixture
def asker(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QWidget:
    """A widget that asks, on a system without printers; the dialog is accepted at once."""
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: QPrintDialog.DialogCode.Accepted)
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    words: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda _asker, _title, sentence: words.append(sentence))
    return words


def absent(_: str) -> NoReturn:
    raise OSError


@pytest.mark.parametrize(("has_cups", "expected"), [(False, "libcups2"), (True, "No printer is set up")])
def test_what_is_missing_is_told_and_a_file_can_be_printed_all_the_same(
    asker: QWidget, said: list[str], monkeypatch: pytest.MonkeyPatch, has_cups: bool, expected: str
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", (lambda _: None) if has_cups else absent)
    assert accepts_printer(QPrinter(), asker)
    assert [True] == [expected in sentence for sentence in said]
    assert said[0].endswith(PDF_ALL_THE_SAME)


def test_nothing_is_said_where_there_is_a_printer(
    asker: QWidget, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Office"])
    assert "" == why_no_printer()
    assert accepts_printer(QPrinter(), asker)
    assert [] == said
