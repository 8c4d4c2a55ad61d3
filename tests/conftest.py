"""What every test stands on: no display, and settings for an environment without Qt."""

import gc
import importlib.util
import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings

# Before Qt is imported by anything: tests never open a window unless somebody asks for one.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# What can be made again, and what is chosen, is kept in a folder of this run, not in a person's own.
CACHE = tempfile.TemporaryDirectory(prefix="bridgetable-")
os.environ["XDG_CACHE_HOME"] = os.environ["XDG_CONFIG_HOME"] = CACHE.name

# The same examples for everybody, and no clock: a slow machine is not a defect. `--hypothesis-profile explore` looks further.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile("house")

# Nothing goes while tests are collected, and to look for it takes as long as to collect them.
gc.disable()
# Objects made since the last collection: some tens of tests with a window.
ENOUGH_TO_COLLECT = 200_000


def pytest_addoption(parser: pytest.Parser) -> None:
    """Make the settings of pytest-qt known where it is absent (the core's tests)."""
    if importlib.util.find_spec("pytestqt") is None:
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "read by pytest-qt alone")
    parser.addoption("--renew", action="store_true", help="write golden files anew instead of comparing them")


def pytest_collection_finish() -> None:
    collect()
    gc.enable()


def collect() -> None:
    """Collect what is rubbish, and leave what is not out of each later collection: tests and registers by the million."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def collect_between_tests_only(request: pytest.FixtureRequest) -> None:
    """Let no window of a test die in the middle of an event.

    A window that a test has forgotten lies in a circle of references until the collector comes, which it does whenever it
    likes: also while Qt walks from one window to the next under the pointer, and then the process dies. The program is
    not concerned: it has one window and keeps it.
    """
    if "qtbot" in request.fixturenames:
        gc.disable()
    else:
        gc.enable()
    if gc.get_count()[0] > ENOUGH_TO_COLLECT:
        collect()


@pytest.fixture(autouse=True)
def hide_what_was_left_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the windows that a test did not close, and let go of a button that it holds: both would take the pointer.

    A window would lie over the next test's; a double click made by Qt's own test functions leaves the button pressed.
    """
    yield
    if "qtbot" in request.fixturenames:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication, QWidget

        for widget in QApplication.topLevelWidgets():
            widget.hide()
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            ground = QWidget()
            ground.show()
            QTest.mouseRelease(ground, Qt.MouseButton.LeftButton)
            ground.close()
