"""The program's start: the window on a file, or on the first lesson, as fast as Qt allows."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridgetable.gui.window import Window

NO_DISPLAY = 2
FAULTS = "faults.txt"
NO_DISPLAY_WORDS = (
    "bridgetable: there is no display to open a window on. "
    "Draw a picture instead (bridgetable show FILE -o OUT.png), or start it where there is a desktop."
)


def has_display() -> bool:
    """Whether a window can be opened here; Qt would end the process without a word to catch."""
    if os.environ.get("QT_QPA_PLATFORM"):
        return True
    if not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY"))


def run(file: Path | None = None) -> int:
    """Open the window on a file, or on a lesson; the exit status, 2 where there is no display."""
    if not has_display():
        print(NO_DISPLAY_WORDS, file=sys.stderr)  # noqa: T201 -- said to the person at the terminal
        return NO_DISPLAY
    # Collecting garbage while everything is being made costs a tenth of the start and finds nothing.
    gc.disable()
    from bridgetable.gui.documents import first_document

    document = first_document()
    plain_import = builtins.__import__
    from PySide6.QtWidgets import QApplication

    # Qt for Python looks into the source of every module imported after it, for a feature that is not used here.
    builtins.__import__ = plain_import
    if fault := window_fault():
        print(f"bridgetable: Qt cannot open a window here: {fault}", file=sys.stderr)  # noqa: T201 -- the same
        return NO_DISPLAY
    app = QApplication.instance() or QApplication(["bridgetable", "-style", "fusion"])
    from bridgetable.gui.commands.file_handlers import open_path
    from bridgetable.gui.first_picture import FirstPicture
    from bridgetable.gui.settings import kept_settings, read_settings
    from bridgetable.gui.window import Window

    app.setApplicationName("bridgetable")
    window = Window(document, read_settings(kept_settings()), at_once=file is not None)
    window.keeps = True
    window.restore()
    if file is not None:
        open_path(window, file.absolute())
    watch_over(window)
    first = FirstPicture(window, lambda: settle(window))
    window.table.view.viewport().installEventFilter(first)
    window.show()
    # Else Qt gives the keyboard to the first button of the tool bar, and Enter opens a file.
    window.table.view.setFocus()
    return app.exec()


def window_fault() -> str:
    """Why Qt can load nothing that opens windows on the display there is, most often a library that the system lacks.

    Qt would end the process. Nothing is said where somebody chose the platform, or where it is not found by its name.
    """
    from PySide6.QtCore import QLibrary, QLibraryInfo

    if os.environ.get("QT_QPA_PLATFORM") or not sys.platform.startswith("linux"):
        return ""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    displays = (("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "xcb"))
    found = [one for name, platform in displays if os.environ.get(name) for one in folder.glob(f"libq{platform}*.so")]
    fault = ""
    for library in map(QLibrary, map(str, found)):
        if library.load():
            return ""
        fault = library.errorString()
    return fault


def watch_over(window: Window) -> None:
    """Report an unexpected error in a sentence, and write its particulars to a file; the table stays as it was."""

    def told(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        import traceback

        from bridgetable.gui.documents import data_folder

        path = data_folder() / FAULTS
        where = f"the particulars are in {path}"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write("".join(traceback.format_exception(kind, fault, trace)) + "\n")
        except OSError as error:
            where = f"the particulars cannot be written to {path}: {error.strerror or error}"
        window.say(f"The program has made a mistake, and the table stays as it was; {where}")

    sys.excepthook = told


def settle(window: Window) -> None:
    """Create what the first picture did not need, and turn garbage collection on again."""
    from PySide6.QtGui import QIcon

    from bridgetable.resources import resource

    window.complete()
    window.setWindowIcon(QIcon(str(resource("icons", "bridgetable.svg"))))
    gc.freeze()
    gc.enable()
