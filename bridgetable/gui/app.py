"""The program's start: the window on a file, on its start page or on the first lesson, as fast as Qt allows."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from bridgetable.game.errors import BridgetableError
from bridgetable.gui.start.display import needing_qt, why_no_window
from bridgetable.language import chosen, tr

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from bridgetable.gui.settings import Settings
    from bridgetable.gui.window import Window

FAULTS = "faults.txt"


class NoWindow(BridgetableError):
    """No window can be opened here: why, and what to do."""


def run(file: Path | None = None) -> int:
    """Open the window on a file, or on its start page; the exit status. Raises NoWindow or NoQt."""
    why = why_no_window()
    if why:
        raise NoWindow(why)
    # Collecting garbage while everything is being made costs a tenth of the start and finds nothing.
    gc.disable()
    plain_import = builtins.__import__
    with needing_qt(tr("the window")):
        from PySide6.QtWidgets import QApplication
    # Qt for Python looks into the source of every module imported after it, for a feature that is not used here.
    builtins.__import__ = plain_import
    if fault := window_fault():
        raise NoWindow(tr("Qt cannot open a window here: {fault}", fault=fault))
    present = QApplication.instance()
    app = present if isinstance(present, QApplication) else QApplication(["bridgetable", "-style", "fusion"])
    from bridgetable.gui.settings import read_settings
    from bridgetable.gui.start.ending import Ending
    from bridgetable.gui.start.first_picture import FirstPicture
    from bridgetable.gui.window import Window

    speak(app, chosen())
    app.setApplicationName("bridgetable")
    # The name of the .desktop file, by which a desktop knows whose window this is.
    app.setDesktopFileName("bridgetable")
    unsaid: list[str] = []
    settings = read_settings(unsaid.append)
    opens_start = file is None and settings.start_page
    window = Window(None, settings, restores=True) if opens_start else window_on_table(settings, file)
    window.keeper.keeps = True
    if opens_start:
        window.open_start()
    for why in unsaid:
        window.say(why)
    watch_over(window)
    if sys.platform == "darwin":
        listen_for_files(app, window)
    first = FirstPicture(window, lambda: settle(window))
    window.painted_first.installEventFilter(first)
    window.show()
    # Else Qt gives the keyboard to the first button of the tool bar, and Enter opens a file.
    if window.start.page is not None:
        window.start.page.setFocus()
    elif not window.dock.to_trial():
        window.table_view.setFocus()
    ending = Ending(app, window.keep_unasked, window.keeper.stop_recording)
    # Where this ends because the display is lost, the table is left as it is, and offered at the next start.
    status = app.exec()
    ending.deleteLater()
    return status


def window_on_table(settings: Settings, file: Path | None) -> Window:
    """The window on a file, or on the first lesson; what may take long to open is opened by a whole window."""
    from bridgetable.gui.commands.file_handlers import open_path
    from bridgetable.gui.documents.document import first_document, short_journal
    from bridgetable.gui.window import Window

    file = None if file is None else file.absolute()
    short = None if file is None else short_journal(file)
    is_waited_for = file is not None and short is None
    window = Window(short or first_document(), settings, at_once=is_waited_for, restores=True)
    window.keeper.keeps = True
    if file is not None and short is None:
        open_path(window, file)
    elif file is not None:
        window.remember(file)
    return window


def listen_for_files(app: QCoreApplication, window: Window) -> None:
    """Open what the system asks for while the program runs; only macOS does."""
    from bridgetable.gui.commands.file_handlers import open_path
    from bridgetable.gui.start.asked_files import AskedFiles

    app.installEventFilter(AskedFiles(app, partial(open_path, window)))


def speak(app: QCoreApplication, language: str) -> None:
    """Let Qt say its own words (Cancel, Open) in this language, where it has them; in English where none is chosen."""
    if not language.isidentifier():
        return  # Neither `de` nor `pt_BR`: perhaps a path to a file of somebody else.
    from PySide6.QtCore import QLibraryInfo, QTranslator

    words = QTranslator(app)
    if words.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(words)


def window_fault() -> str:
    """The reason for which Qt would end the process on this display, most often a missing library; empty where none."""
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

        from bridgetable.formats.files import append
        from bridgetable.gui.documents.folders import data_folder

        path = data_folder() / FAULTS
        where = tr("the particulars are in {path}", path=path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            append(path, "".join(traceback.format_exception(kind, fault, trace)) + "\n")
        except OSError as error:
            words = "the particulars cannot be written to {path}: {strerror}"
            where = tr(words, path=path, strerror=error.strerror or error)
        window.say(tr("The program has made a mistake, and the table stays as it was; {where}", where=where))

    sys.excepthook = told


def settle(window: Window) -> None:
    """Create the parts that the first picture did without, and turn garbage collection on again."""
    from PySide6.QtGui import QIcon

    from bridgetable.gui.documents.document import lessons_left_out
    from bridgetable.gui.documents.folders import recovery_folder, spare_folders
    from bridgetable.gui.documents.unfinished import DEAL, SERIES
    from bridgetable.gui.files.left_tables import offer_left_tables
    from bridgetable.gui.start.reading_ahead import ReadingAhead
    from bridgetable.resources import resource

    window.complete()
    window.keeper.record_in(recovery_folder(), *spare_folders())
    window.start.fill()
    if window.start.page is None:
        offer_left_tables(window, recovery_folder())
    for unfinished, words in (
        (DEAL, tr("A deal was being made when the program ended: Ctrl+E goes on with it")),
        (SERIES, tr("A series of practice was not ended: Ctrl+Shift+R goes on with it")),
    ):
        if unfinished.read():
            window.say(words)
    for why in lessons_left_out(before=window.document.path):
        window.say(why)
    window.setWindowIcon(QIcon(str(resource("icons", "bridgetable.svg"))))
    gc.freeze()
    gc.enable()
    ReadingAhead(window)
