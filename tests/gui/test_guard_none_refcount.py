"""Qt must not eat references to None: a binding that does so kills the process after some thousands of calls."""

import sys

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot


def test_five_hundred_calls_that_return_nothing_leave_none_alone(qtbot: QtBot) -> None:
    assert qtbot is not None
    before = sys.getrefcount(None)
    for _ in range(500):
        QCoreApplication.processEvents()
    assert sys.getrefcount(None) > before - 100
