"""Every window and dialog of the program, one after the other: what the commands open, and what comes of a file or a kill."""

import importlib
import pkgutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QWidget

from bridgetable import gui
from bridgetable.formats.journal import read_journal
from bridgetable.formats.match.opening import open_match
from bridgetable.formats.recovery import Recovered
from bridgetable.gui.examination.run import ExaminationRun
from bridgetable.gui.files.board_chooser import BoardChooser
from bridgetable.gui.files.left_tables import LeftTables
from bridgetable.gui.match.entry_window import EntryWindow
from bridgetable.gui.match.window import MatchWindow
from bridgetable.gui.window import Window
from bridgetable.staging.case import Level
from bridgetable.training.examination import Sat, Script
from bridgetable.training.series import CaseName, Practice, Terms
from bridgetable.views.match.session import Session

SHOTS = Path(__file__).parents[1] / "shots"
BOARDS = '[Event "A match"]\n[Board "1"]\n[Dealer "N"]\n[Deal "N:KQT92.A4.K93.842 87.QJ75.A765.Q63 J643.T982.JT2.KT A5.K63.Q84.AJ975"]\n'
SERIES = Practice("Directors, spring", (CaseName(54, 3, Level.EASY), CaseName(27, 201)), Terms(20, 50), (4, 8))
BASES = {"HostedWindow", "PaperWindow", "RecordDialog", "SearchedWindow", "TypedWindow"}
"""What other windows are made of."""


def every_window(window: Window) -> Iterator[QWidget]:
    """The windows over a main window, each shown while one looks at it; dialogs are met by `every_dialog`."""
    with TemporaryDirectory() as name:
        yield from chain(opened_by_commands(window), *(opens(window, Path(name)) for opens in OTHERS))


def opened_by_commands(window: Window) -> Iterator[QWidget]:
    """The windows that the commands of a window open, one after the other."""
    for command in window.commands:
        if command.enabled is not None and not command.enabled(window):
            continue
        command(window)
        QApplication.processEvents()
        for other in QApplication.topLevelWidgets():
            if other.isVisible() and other is not window:
                yield other
                other.close()


@contextmanager
def shown(window: QWidget) -> Iterator[QWidget]:
    """Show a window, and close it in the end."""
    window.show()
    QApplication.processEvents()
    yield window
    window.close()


def boards_of_a_file(window: Window, folder: Path) -> Iterator[QWidget]:
    """The list of the boards of a file."""
    path = folder / "boards.pbn"
    path.write_text(BOARDS + "\n" + BOARDS.replace('"1"', '"2"'), encoding="utf-8")
    chooser = BoardChooser(window, path)
    chooser.begin()
    with shown(chooser):
        while chooser.reading._timer.isActive():
            QApplication.processEvents()
        yield chooser


def sessions(window: Window, _folder: Path) -> Iterator[QWidget]:
    """A session with its scores, and its lines."""
    opened = open_match(SHOTS / "match")
    with shown(MatchWindow(window, Session(opened))) as match:
        yield match
    with shown(EntryWindow(window, opened, None, lambda _content: True)) as lines:
        yield lines


def tables_left(window: Window, _folder: Path) -> Iterator[QWidget]:
    """The tables of a program that was killed."""
    journal = read_journal((SHOTS / "1-play.table").read_text(encoding="utf-8"))
    left = Recovered(Path("left.table"), int(time.time()), None, "", journal, len(journal.entries))
    with shown(LeftTables(window, (left, left))) as tables:
        yield tables


def examinations(window: Window, folder: Path) -> Iterator[QWidget]:
    """An examination at its first question, and one whose time is over."""
    now = int(time.time())
    for begun in (now, now - 24 * 3600):
        sat = Sat(SERIES, "Candidate 7", begun, Script())
        run = ExaminationRun(window, sat, folder / "examination.sat", folder / "results.csv")
        examination = run.open()
        assert examination is not None
        with shown(examination):
            examination.begin()
            yield examination


OTHERS: tuple[Callable[[Window, Path], Iterator[QWidget]], ...] = (
    boards_of_a_file,
    sessions,
    tables_left,
    examinations,
)
"""The windows that no command opens on one table alone."""


def names_of_windows() -> set[str]:
    """The classes of all windows and dialogs of the program."""
    for module in pkgutil.walk_packages(gui.__path__, f"{gui.__name__}."):
        importlib.import_module(module.name)
    kinds: list[type] = [QDialog, QMainWindow]
    for kind in kinds:
        kinds += kind.__subclasses__()
    return {kind.__name__ for kind in kinds if kind.__module__.startswith(gui.__name__)} - BASES
