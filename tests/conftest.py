"""What every test stands on: no display, and settings for an environment without Qt."""

import importlib.util
import os

import pytest

# Before Qt is imported by anything: tests never open a window unless somebody asks for one.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Make `qt_api` a known setting where pytest-qt, which reads it, is absent (the core's tests)."""
    if importlib.util.find_spec("pytestqt") is None:
        parser.addini("qt_api", "read by pytest-qt alone")
