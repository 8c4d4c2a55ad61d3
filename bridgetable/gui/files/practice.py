"""A series of cases to practise on: one board after another, ruled on first, with the results kept."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

from bridgetable.formats.files import keep_whole
from bridgetable.formats.journal import Entry, acted_out
from bridgetable.formats.journal_kind import is_journal
from bridgetable.formats.lawbook import law_heading
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.documents.clock import now
from bridgetable.gui.documents.document import Document, journal_document
from bridgetable.gui.documents.folders import data_folder, put_aside
from bridgetable.gui.documents.reading import read_text
from bridgetable.gui.documents.unfinished import SERIES
from bridgetable.gui.host import Host
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.widgets.typed_dialog import typed_dialog
from bridgetable.language import tr
from bridgetable.training.boxes import CardFile, read_results, results_text
from bridgetable.training.parts import Mark
from bridgetable.training.series import CaseName, NoCase, Practice, make, practice_text, read_practice

PLACE = re.compile(
    r"^# at (?P<at>\d{1,4}) right (?P<right>\d{1,6}) of (?P<asked>\d{1,6}) done (?P<done>[\d,]*)$", re.MULTILINE
)
"""The line in which a series that was begun tells how far somebody has come."""
CASE_RIGHT = re.compile(r"^# case (true|false)$", re.MULTILINE)
"""A line that tells if every part of the case in hand has been answered rightly so far."""
STEP = re.compile(r"^# step (.*)$", re.MULTILINE)
"""A line for each thing that was done with the case in hand, as JSON."""


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
        aside = put_aside(path)
        words = "The results of practice are damaged and begin anew; the old file is {aside}: {error}"
        return CardFile(), tr(words, aside=aside.name, error=error)


def write_kept(path: Path, kept: CardFile) -> str:
    """Keep the results, all or nothing; why that could not be done, or nothing."""
    try:
        keep_whole(path, results_text(kept).encode("utf-8"))
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
        self.asked = self.right = 0
        self._case_right: bool | None = None  # None before a part of the case has been answered.
        self._done: set[int] = set()
        self._steps: list[tuple[str, ...]] = []
        self._is_again = False

    @property
    def place(self) -> str:
        """The number of this case, and of how many."""
        return tr("case {at} of {count}", at=self.at + 1, count=len(self.practice.cases))

    def begin(self, at: int = 0) -> None:
        """Open the first case, or that at another place."""
        self._host.take_playlist(self)
        self._host.series = self
        steps, right = self._steps, self._case_right
        self.open(at)
        self._do_again(steps, right)
        if self._why:
            self._host.say(self._why)

    def _do_again(self, steps: list[tuple[str, ...]], right: bool | None) -> None:
        """Go on with a case where it was left: what was answered has been counted."""
        self._is_again = True
        self._host.rule_again(steps)
        self._is_again = False
        self._steps, self._case_right = steps, right
        self._keep_place()

    # As a playlist.

    def show(self) -> None:
        """Let somebody go to another case."""
        rows = [f"{n}: {case_words(case)}" for n, case in enumerate(self.practice.cases, 1)]
        title = self.practice.title or tr("Practice")
        dialog = typed_dialog(self._host.widget, title, tr("Go to case:"))
        dialog.setComboBoxItems(rows)
        dialog.setTextValue(rows[max(0, self.at)])
        if dialog.exec():
            self.open(rows.index(dialog.textValue()))

    def step(self, by: int) -> None:
        """Open the case so many places on; at the end the results are told."""
        at = self.at + by
        if at >= len(self.practice.cases):
            words = "The series ends here: {right} of {count} parts right"
            self._host.say(tr(words, right=self.right, count=self.asked), Icon.TICK)
            SERIES.finish()
        elif at >= 0:
            self.open(at)

    def put_away(self) -> None:
        """Practise no more; whoever looks rules first only where that is chosen."""
        self._host.series = None
        SERIES.finish()

    # One case.

    def open(self, at: int) -> None:
        """Open a case; where it cannot be had, one sentence says why, and where it is stopped the one before stays."""
        before, self.at = (self.at, self._case_right), at
        case = self.practice.cases[at]
        try:
            document = self._host.controller.worked(lambda: self._document(case))
        except BridgetableError as error:
            self._host.say(tr("Case {at} cannot be opened: {error}", at=at + 1, error=error))
            return
        self._case_right, self._steps = None, []
        if document is None or not self._host.set_document(document):
            self.at, self._case_right = before
        self._keep_place()

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
        if self._is_again:
            return
        self.asked, self.right = self.asked + 1, self.right + mark.is_right
        self._case_right = mark.is_right and self._case_right is not False
        self.kept = self.kept.answered(mark, now().strftime("%Y-%m-%d"), self._host.book_in_force.edition)
        self._keep()

    def took(self, step: tuple[str, ...]) -> None:
        """Keep what somebody did with the case in hand, to do it again after a kill."""
        if not self._is_again:
            self._steps.append(step)
            self._keep_place()

    def ended(self) -> None:
        """Close the case in hand: its card goes a box on, or back to the first."""
        case = self.practice.cases[self.at]
        if self.at not in self._done and self._case_right is not None:
            self._done.add(self.at)
            if isinstance(case, CaseName):
                self.kept = self.kept.closed(case, right=self._case_right)
                self._keep()
        rest = tr("N goes on to the next") if self.at + 1 < len(self.practice.cases) else tr("N ends the series")
        self._host.say(tr("Ruled, {place}: {rest}", place=self.place, rest=rest), Icon.TICK)

    def _keep(self) -> None:
        why = write_kept(self._results, self.kept) or self._keep_place()
        if why:
            self._host.say(why)

    def _keep_place(self) -> str:
        """Keep where somebody is in the series, and how it has gone, until it is ended or put away."""
        folder = self._folder or Path()
        cases = (
            case if isinstance(case, CaseName) else str((folder / case).absolute()) for case in self.practice.cases
        )
        done = ",".join(map(str, sorted(self._done)))
        told = f"# at {self.at} right {self.right} of {self.asked} done {done}\n"
        right = "" if self._case_right is None else json.dumps(self._case_right)
        steps = "".join(f"# step {json.dumps(step)}\n" for step in self._steps)
        case = f"# case {right}\n"
        return SERIES.write(practice_text(evolve(self.practice, cases=tuple(cases))) + told + case + steps)

    @classmethod
    def left(cls, host: Host, results: Path) -> PracticeRun | None:
        """Find the series that was not ended when the program was, at the case where it was left; None without one."""
        text = SERIES.read()
        found = PLACE.search(text)
        if found is None:
            return None
        try:
            run = cls(host, read_practice(text), results)
            run._steps = [tuple(map(str, json.loads(step))) for step in STEP.findall(text)]
        except (BridgetableError, ValueError, TypeError):
            return None
        # It has been counted as begun.
        run.kept = read_kept(results)[0]
        at, run.right, run.asked = (int(found[name]) for name in ("at", "right", "asked"))
        run.at = min(at, len(run.practice.cases) - 1)
        run._done = {int(place) for place in found["done"].split(",") if place}
        run._case_right = {"true": True, "false": False}.get("".join(CASE_RIGHT.findall(text)))
        return run


def staged_document(name: CaseName) -> Document:
    """A case as a document, where the director has just been called. Raises NoCase."""
    case = make(name)
    # Its own title would tell what went wrong.
    title = tr("Law {law}, {level}, seed {seed}", law=name.law, level=tr(name.level.value), seed=name.seed)
    if name.edition != LAWS_2017.edition:
        title = tr("{book}: {title}", book=tr(case.journal.book.title), title=title)
    acts = tuple(Entry(action) for action in case.journal.actions)
    journal = evolve(case.journal, title=title, entries=acts)
    return Document(acted_out(journal), journal, tr("Practice"))


def case_words(case: CaseName | str) -> str:
    """A case as it is named in a list, without what the trainer asks."""
    return case if isinstance(case, str) else tr("Seed {seed}, {level}", seed=case.seed, level=tr(case.level.value))


def law_words(number: int, book: Book = LAWS_2017) -> str:
    """A law of a book by its number and what it is about."""
    return f"{number} · {law_heading(str(number), book)}"
