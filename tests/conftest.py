"""What every test stands on: no display, and settings for an environment without Qt."""

import importlib.util
import os

import pytest
from hypothesis import settings

# Before Qt is imported by anything: tests never open a window unless somebody asks for one.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same examples for everybody, and no clock: a slow machine is not a defect. `--hypothesis-profile explore` looks further.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None, max_examples=2_000, print_blob=True)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Make `qt_api` a known setting where pytest-qt, which reads it, is absent (the core's tests)."""
    if importlib.util.find_spec("pytestqt") is None:
        parser.addini("qt_api", "read by pytest-qt alone")
    parser.addoption("--renew", action="store_true", help="write golden files anew instead of comparing them")
