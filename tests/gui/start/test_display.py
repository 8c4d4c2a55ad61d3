"""Where no window can be opened, one sentence says why, and the status is 1: Qt would end the process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.gui.start import display

ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have one display")


def started(home: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """The program started with these variables and no display but what they name."""
    ours = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"}
    environment = {k: v for k, v in os.environ.items() if k not in ours}
    return subprocess.run(
        [sys.executable, "-m", "bridgetable"],
        env={**environment, "HOME": str(home), **variables},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )


@ON_LINUX
@pytest.mark.parametrize(
    "variables",
    [
        {},
        {"DISPLAY": ":4711"},
        {"DISPLAY": "no display"},
        {"DISPLAY": "127.0.0.1:4711"},
        {"WAYLAND_DISPLAY": "wayland-4711", "XDG_RUNTIME_DIR": "/nowhere"},
        {"WAYLAND_DISPLAY": "wayland-4711"},
        {"QT_QPA_PLATFORM": "no such platform"},
        {"QT_QPA_PLATFORM": "xcb"},
        {"QT_QPA_PLATFORM": "linuxfb:fb=/nowhere"},
    ],
    ids=str,
)
def test_where_no_window_can_be_opened_one_sentence_says_so(tmp_path: Path, variables: dict[str, str]) -> None:
    done = started(tmp_path, **variables)
    assert 1 == done.returncode, done.stderr
    assert "" == done.stdout
    assert 1 == done.stderr.count("\n")
    assert done.stderr.startswith("bridgetable: ")


def test_a_platform_that_needs_no_display_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert "" == display.why_no_window()


@ON_LINUX
def test_a_library_that_the_system_lacks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torn = tmp_path / "libqxcb.so"
    torn.write_bytes(b"no library")
    monkeypatch.setattr(display, "known", lambda: {"xcb": torn})
    monkeypatch.setattr(display, "x11_answers", lambda: True)
    monkeypatch.setattr(display, "can_try", lambda: False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert "Qt lacks a library of the system" in display.why_no_window()


@ON_LINUX
def test_a_display_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from threading import Event

    never = Event()
    monkeypatch.setattr(display, "PATIENCE_S", 0.05)
    assert not display.in_time(never.wait)
    never.set()


def test_qt_that_cannot_be_loaded_is_one_sentence(tmp_path: Path) -> None:
    inside = tmp_path / "PySide6"
    inside.mkdir()
    (inside / "__init__.py").write_text("raise ImportError('libEGL.so.1: cannot open shared object file')", "utf-8")
    paths = os.pathsep.join((str(tmp_path), os.environ.get("PYTHONPATH", "")))
    done = started(tmp_path, PYTHONPATH=paths, QT_QPA_PLATFORM="offscreen")
    assert 1 == done.returncode, done.stderr
    assert done.stderr.startswith("bridgetable: the window needs Qt, which cannot be loaded: libEGL.so.1")
    assert 1 == done.stderr.count("\n")
