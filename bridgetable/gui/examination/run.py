"""An examination that is sat: kept after every answer, taken up again after a kill, and its result kept in the end."""

import contextlib
import os
import time
from collections.abc import Callable
from pathlib import Path

from bridgetable.formats.files import keep_whole
from bridgetable.formats.journal import Journal, read_journal
from bridgetable.formats.journal_kind import is_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.documents.clock import LATEST, moment
from bridgetable.gui.documents.folders import data_folder
from bridgetable.gui.documents.reading import read_text
from bridgetable.gui.examination.window import ExaminationWindow
from bridgetable.gui.host import Host
from bridgetable.language import tr
from bridgetable.training.examination import Marked, Sat, Script, paper_of, read_sat, sat_text
from bridgetable.training.examined import Examined, examined, examined_csv, read_examined
from bridgetable.training.series import NoCase


def sat_path() -> Path:
    """The file of the examination that is being sat."""
    return data_folder() / "examination.sat"


def examined_path() -> Path:
    """The file in which the results of examinations are kept."""
    return data_folder() / "examinations.csv"


def journal_in(folder: Path, name: str) -> Journal:
    """The journal of a case that is named by its file. Raises BridgetableError."""
    path = folder / name
    text = read_text(path)
    if not is_journal(text, path):
        raise NoCase(tr("{case} is no journal", case=name))
    return read_journal(text, path.name)


def read_being_sat(path: Path) -> tuple[Sat | None, str]:
    """The examination that is being sat, and why it cannot be gone on with; a damaged file is put aside."""
    if not os.path.lexists(path):
        return None, ""
    try:
        return read_sat(read_text(path)), ""
    except BridgetableError as error:
        return None, tr("The old file is {aside}: {error}", aside=put_aside(path), error=error)


def read_results_kept(path: Path) -> tuple[tuple[Examined, ...], str]:
    """The results that were kept, and why there are none of them; a damaged file is put aside."""
    if not os.path.lexists(path):
        return (), ""
    try:
        return read_examined(read_text(path)), ""
    except BridgetableError as error:
        words = "The results of examinations are damaged and begin anew; the old file is {aside}: {error}"
        return (), tr(words, aside=put_aside(path), error=error)


def put_aside(path: Path) -> str:
    """Rename a file that is damaged, so that it is never written over; its new name."""
    aside = path.with_name(f"{path.name}.damaged")
    with contextlib.suppress(OSError):
        path.replace(aside)
    return aside.name


class ExaminationRun:
    """One examination from its beginning, or from where it was left, to its result."""

    def __init__(self, host: Host, sat: Sat, kept: Path, results: Path, clock: Callable[[], float] = time.time) -> None:
        """Create it; `clock` tells the seconds since 1970."""
        self._host, self.sat, self._kept, self._results, self._clock = host, sat, kept, results, clock
        self.window: ExaminationWindow | None = None
        self.why = ""

    def left(self) -> int:
        """The seconds that are left; the time runs on while the program does not."""
        assert self.sat.practice.terms is not None  # noqa: S101  (that makes it an examination)
        return int(self.sat.begun + 60 * self.sat.practice.terms.minutes - self._clock())

    def open(self) -> ExaminationWindow | None:
        """Make its window; nothing where a case cannot be had, which is said in a sentence."""
        host, sat = self._host, self.sat
        try:
            paper = host.controller.worked(
                lambda: paper_of(sat.practice, lambda name: journal_in(Path(sat.folder), name))
            )
        except BridgetableError as error:
            host.say(str(error))
            return None
        if paper is None:
            return None
        self.window = ExaminationWindow(host.widget, host.look, paper, self.sat.script, self.left)
        self.window.answered.connect(self._keep)
        self.window.ended.connect(self._ended)
        self._keep(self.sat.script)
        return self.window

    def sit(self) -> None:
        """Let somebody sit it, to its end or until the window is closed."""
        window = self.open()
        if window is None:
            return
        window.begin()
        window.exec()
        if window.outcome is None:
            self._host.say(
                tr("The examination is kept, and its time runs on: Board > Practice > Examination… goes on with it")
            )
        elif self.why:
            self._host.say(self.why)
        window.deleteLater()

    def _keep(self, script: Script) -> None:
        self.sat = evolve(self.sat, script=script)
        self._write(self._kept, sat_text(self.sat))

    def _write(self, path: Path, text: str) -> bool:
        try:
            keep_whole(path, text.encode("utf-8"))
        except OSError as error:
            why = error.strerror or error
            self.why = tr("The answers are not kept ({why}): {path}", why=why, path=path)
            self._host.say(self.why)
        else:
            self.why = ""
        if self.window is not None:
            self.window.warn(self.why)
        return not self.why

    def _ended(self, result: Marked) -> None:
        now = self._clock()
        day = (moment(now) or LATEST).strftime("%Y-%m-%d")
        practice = self.sat.practice
        most = practice.terms.minutes if practice.terms is not None else 0
        minutes, title = max(0, min(int((now - self.sat.begun) // 60), most)), practice.title
        row = examined(result, day=day, candidate=self.sat.candidate, title=title, minutes=minutes)
        rows, why = read_results_kept(self._results)
        if self._write(self._results, examined_csv((*rows, row))):
            self.why = why
            with contextlib.suppress(OSError):
                self._kept.unlink()
