"""A series of cases to practise on: one board after another, ruled on first, with the results kept."""

import contextlib
import os
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QInputDialog

from bridgetable.formats.files import write_whole
from bridgetable.formats.journal import Entry, acted_out
from bridgetable.formats.journal_kind import is_journal
from bridgetable.formats.lawbook import law_heading
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.documents.document import Document, journal_document
from bridgetable.gui.documents.folders import data_folder
from bridgetable.gui.documents.reading import read_text
from bridgetable.gui.host import Host
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr
from bridgetable.training.boxes import CardFile, read_results, results_text
from bridgetable.training.parts import Mark
from bridgetable.training.series import CaseName, NoCase, Practice, make


def results_path() -> Path:
    """The file in which the results are kept."""
    return data_folder() / "practice.results"


def read_kept(path: Path) -> tuple[CardFile, str]:
    """The results that were kept, and why there are none of them; a damaged file is put aside, never written over."""
    if not os.path.lexists(path):
        return CardFile(), ""
    try:
        return read_results(read_text(path)), ""
    except BridgetableError as error:
        aside = path.with_name(f"{path.name}.damaged")
        with contextlib.suppress(OSError):
            path.replace(aside)
        words = "The results of practice are damaged and begin anew; the old file is {aside}: {error}"
        return CardFile(), tr(words, aside=aside.name, error=error)


def write_kept(path: Path, kept: CardFile) -> str:
    """Keep the results, all or nothing; why that could not be done, or nothing."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, results_text(kept).encode("utf-8"))
    except OSError as error:
        return tr("The results of practice are not kept: {path}: {why}", path=path, why=error.strerror or error)
    return ""


class PracticeRun:
    """A series that is gone through: the window's playlist, which rules first and keeps what was marked."""

    def __init__(self, host: Host, practice: Practice, results: Path, folder: Path | None = None) -> None:
        """Create it; journals named in the series are looked for in the folder."""
        self._host, self.practice, self._results, self._folder = host, practice, results, folder
        self.kept, self._why = read_kept(results)
        self.kept = self.kept.begin()
        self.at = -1
        self.marks: list[Mark] = []
        self._done: set[int] = set()

    @property
    def place(self) -> str:
        """Which case of how many."""
        return tr("case {at} of {count}", at=self.at + 1, count=len(self.practice.cases))

    def begin(self) -> None:
        """Open the first case."""
        self._host.take_playlist(self)
        self._host.series = self
        self.open(0)
        if self._why:
            self._host.say(self._why)

    # As a playlist.

    def show(self) -> None:
        """Let somebody go to another case."""
        rows = [f"{n}: {case_words(case)}" for n, case in enumerate(self.practice.cases, 1)]
        title = self.practice.title or tr("Practice")
        row, chosen = QInputDialog.getItem(
            self._host.widget, title, tr("Go to case:"), rows, max(0, self.at), editable=False
        )
        if chosen:
            self.open(rows.index(row))

    def step(self, by: int) -> None:
        """Open the case so many places on; at the end the results are told."""
        at = self.at + by
        if at >= len(self.practice.cases):
            right = sum(m.is_right for m in self.marks)
            words = "The series ends here: {right} of {count} parts right"
            self._host.say(tr(words, right=right, count=len(self.marks)), Icon.TICK)
        elif at >= 0:
            self.open(at)

    def put_away(self) -> None:
        """Practise no more; whoever looks rules first only where that is chosen."""
        self._host.series = None

    # One case.

    def open(self, at: int) -> None:
        """Open a case; where it cannot be had, one sentence says why."""
        self.at = at
        case = self.practice.cases[at]
        try:
            document = self._document(case)
        except BridgetableError as error:
            self._host.say(tr("Case {at} cannot be opened: {error}", at=at + 1, error=error))
            return
        self._case_marks: list[Mark] = []
        self._host.set_document(document)

    def _document(self, case: CaseName | str) -> Document:
        if isinstance(case, CaseName):
            return staged_document(case)
        path = (self._folder or Path()) / case
        text = read_text(path)
        if not is_journal(text, path):
            raise NoCase(tr("{case} is no journal", case=case))
        return journal_document(text, path)

    def note(self, mark: Mark) -> None:
        """Keep how a part was answered."""
        self.marks.append(mark)
        self._case_marks.append(mark)
        self.kept = self.kept.answered(mark, datetime.now().astimezone().strftime("%Y-%m-%d"))
        self._keep()

    def ended(self) -> None:
        """Close the case in hand: its card goes a box on, or back to the first."""
        case = self.practice.cases[self.at]
        if self.at not in self._done and self._case_marks:
            self._done.add(self.at)
            if isinstance(case, CaseName):
                self.kept = self.kept.closed(case, right=all(m.is_right for m in self._case_marks))
                self._keep()
        rest = tr("N goes on to the next") if self.at + 1 < len(self.practice.cases) else tr("N ends the series")
        self._host.say(tr("Ruled, {place}: {rest}", place=self.place, rest=rest), Icon.TICK)

    def _keep(self) -> None:
        why = write_kept(self._results, self.kept)
        if why:
            self._host.say(why)


def staged_document(name: CaseName) -> Document:
    """A case as a document, where the director has just been called. Raises NoCase."""
    case = make(name)
    # Its own title would tell what went wrong.
    title = tr("Law {law}, {level}, seed {seed}", law=name.law, level=tr(name.level.value), seed=name.seed)
    acts = tuple(Entry(action) for action in case.journal.actions)
    journal = evolve(case.journal, title=title, entries=acts)
    return Document(acted_out(journal), journal, tr("Practice"))


def case_words(case: CaseName | str) -> str:
    """A case as it is named in a list, without what the trainer asks."""
    return case if isinstance(case, str) else tr("Seed {seed}, {level}", seed=case.seed, level=tr(case.level.value))


def law_words(number: int) -> str:
    """A law by its number and what it is about."""
    return f"{number} · {law_heading(str(number))}"
