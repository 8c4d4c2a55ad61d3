"""The public interface: a table that another program opens, acts on, asks and saves.

Everything here is exported by the package itself: `import bridgetable`, then `bridgetable.open_file("lesson.table")`.
What is public changes its meaning only together with `REPORT_VERSION`.
"""

import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from bridgetable.chart.make import case_of, chart_of, charts_of_laws
from bridgetable.desk.forms import PaperForm, form_named
from bridgetable.desk.registry import calculation_named
from bridgetable.desk.registry import calculations as every_calculation
from bridgetable.formats.check import Finding
from bridgetable.formats.check_files import check_paths
from bridgetable.formats.convert import ENDINGS
from bridgetable.formats.detect import FileKind
from bridgetable.formats.detect import kind_of as kind_of_text
from bridgetable.formats.encodings import Decoded
from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.files import read_text, same_file, see_writable, write_whole
from bridgetable.formats.journal import Journal, acted_out, journal_text, read_journal, with_actions
from bridgetable.formats.journal import book as law_book
from bridgetable.formats.journal import whole_deal as four_hands
from bridgetable.formats.journal_kind import SUFFIX
from bridgetable.formats.kept_forms import texts_of
from bridgetable.formats.match.opening import match_of, open_match
from bridgetable.formats.match.written import new_match, save_match, with_header, with_line
from bridgetable.formats.opening import Opened, boards_of, boards_of_text
from bridgetable.formats.opening import open_file as boards_in
from bridgetable.formats.picture_kind import PictureKind, kind_of
from bridgetable.formats.records import Record
from bridgetable.formats.regulation_sets import known_set
from bridgetable.formats.staged import staged_from, staged_journal
from bridgetable.formats.under_book import Retold, under_book, under_set
from bridgetable.formats.written import record_bytes
from bridgetable.game.arguments import FileText, arguments_of
from bridgetable.game.boards import Board, dealer_of, seat, vulnerability, vulnerability_of
from bridgetable.game.books import LAWS_2017
from bridgetable.game.deals import deal_text
from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.game.outcomes import contract_text
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.start.display import needing_qt
from bridgetable.language import tr, tr_n
from bridgetable.session.director.actions import renumbered
from bridgetable.session.history import History
from bridgetable.session.notation import action, action_text
from bridgetable.staging.case import Level, Wanted
from bridgetable.staging.wanted import subject_named, subjects_in, wanted_of_law
from bridgetable.training.examination import on_paper, paper_of
from bridgetable.training.series import read_practice
from bridgetable.views.desk import Json, working_json
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.forms import filled, form_json, form_view
from bridgetable.views.match.report import match_json, match_lines
from bridgetable.views.match.session import Session as ToldSession
from bridgetable.views.report.report import by_denomination, laws_about, plain_report
from bridgetable.views.report.report import question as question_of
from bridgetable.views.report.report import report as made_report
from bridgetable.views.report.shape import VERSION as REPORT_VERSION
from bridgetable.views.report.shape import Report
from bridgetable.views.result.handout import Handout, handout_of
from bridgetable.views.result.page import Summary
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text
from bridgetable.views.transcript import transcript
from bridgetable.worth.options import QuestionWorth
from bridgetable.worth.position import DealTable
from bridgetable.worth.process import shared_process

__all__ = [
    "REPORT_VERSION",
    "Error",
    "Fault",
    "FilesChecked",
    "Finding",
    "Option",
    "OptionWorth",
    "Question",
    "Report",
    "Session",
    "Table",
    "boards",
    "calculate",
    "calculations",
    "check",
    "from_text",
    "new_session",
    "new_table",
    "open_file",
    "open_session",
    "save_charts",
    "save_examination",
    "save_handbook",
    "save_handout",
    "stage",
]

P = ParamSpec("P")
T = TypeVar("T")

EYES: dict[str, Eye] = {"all": Watcher.ALL, "table": Watcher.TABLE, **{str(s): s for s in Seat}}
THEMES = ("dark", "light", "contrast")
PAPERS = ("A4", "letter")
SMALLEST = (640, 400)
# The longest side in pixels: what much larger pictures need, few memories hold.
LONGEST = 8192
IN_A_NOTEBOOK = (1280, 720)
SETTLED_NS = 2_000_000_000
"""The age of a file, in nanoseconds, from which its next change is sure to have a later time."""


class Error(BridgetableError):
    """Something that cannot be read, done or written; its text is one sentence that says what, where and why."""


def public(call: Callable[P, T]) -> Callable[P, T]:
    """A function that takes what its annotations say, and raises Error where it is given or meets anything else."""

    @wraps(call)
    def checked(*given: P.args, **named: P.kwargs) -> T:
        try:
            arguments = arguments_of(call, given, named)
            return call(*arguments.args, **arguments.kwargs)
        except Error:
            raise
        except (BridgetableError, OSError) as error:
            raise Error(sentence_of(error)) from error

    return checked


@frozen
class Option:
    """One answer to a question: `line` is what `Table.do` takes, `says` what people are told of its consequences."""

    line: str
    title: str
    clauses: tuple[str, ...]
    says: tuple[str, ...]


@frozen
class Question:
    """The question that waits.

    `who` is the seat that answers (`N`, `E`, `S`, `W`) or `director`, `clause` the clause that asks. Where `form` is
    not empty, the options are examples of what may be answered, and `form` shows how any other is written.
    """

    who: str
    clause: str
    text: str
    criteria: tuple[str, ...]
    options: tuple[Option, ...]
    form: str


@frozen
class OptionWorth:
    """The worth of an option by best play of all, under the restrictions that it imposes.

    `line` is the option's; `side` is declarer's, `NS` or `EW`; `tricks` are its tricks (0 to 13), None where the
    director gives a score without them, and `points` its score. `about` tells that they are a bound, `best` that no
    other option is better for the player who chooses.
    """

    line: str
    side: str
    tricks: int | None
    points: int
    about: bool
    best: bool


@frozen
class Fault:
    """A board or a file that cannot be read: the file, the line (0 for the whole), what was found and expected."""

    file: str
    line: int
    found: str
    expected: str


@frozen
class FilesChecked:
    """The outcome of `check`: so many files and boards, what is irregular in them, and what could not be read."""

    files: int
    boards: int
    findings: tuple[Finding, ...]
    faults: tuple[Fault, ...]


class Table:
    """A board with everything that has been done at it, which can be acted on, undone, told, drawn and saved."""

    @public
    def __init__(self, journal: Journal, name: str = "table", record: Record | None = None) -> None:
        """Act a journal out; `name` is what errors and pictures call it, `record` where it came from. Raises Error."""
        self._history: History = acted_out(journal, name)
        self._record = record
        self._journal = journal
        self._name = name

    @property
    def title(self) -> str:
        """The title of the journal, empty where it has none."""
        return self._journal.title

    @public
    def under(self, book: str) -> "Table":
        """The same done under another edition of the Laws, such as `2007`, as far as the answers given fit there.

        Answers to what that edition does not ask are left out; it ends where it asks what nobody has answered. Raises
        Error when the program does not know the edition.
        """
        return self._told(under_book(self._so_far(), law_book(book)))

    @public
    def regulated_by(self, name: str) -> "Table":
        """The same done under a named set of regulations and its edition of the Laws, such as `EBU 2013`.

        Answers that do not fit are left out, as by `under`. Raises Error when the program does not know the set.
        """
        return self._told(under_set(self._so_far(), known_set(name)))

    def _so_far(self) -> Journal:
        return with_actions(self._journal, self._history.done)

    def _told(self, told: Retold) -> "Table":
        other = Table(evolve(told.journal, entries=()), self._name)
        other._history = told.history
        return other

    @property
    def lines(self) -> tuple[str, ...]:
        """The actions so far, as lines of the notation."""
        return tuple(action_text(a) for a in self._history.done)

    @property
    def question(self) -> Question | None:
        """The question that waits for an answer, if a ruling is in progress."""
        found = question_of(self._history.now)
        if found is None:
            return None
        options = tuple(Option(f"{found.cite} {o.key}", o.title, o.cites, o.says) for o in found.options)
        return Question(found.by, found.cite, found.text, found.criteria, options, found.form)

    @public
    def do(self, line: str) -> None:
        """Do what a line of the notation says: `W calls 1H`, or the answer to the question, `27A1 no`.

        What breaks a law of bridge is done all the same; that is what the table is for. Raises Error, and changes
        nothing, when the line cannot be read, nobody could do it at this table, or it answers no question that waits.
        """
        number = self._history.now.table.book.cite_of
        self._history = self._history.act(renumbered(action(line), number))

    @public
    def undo(self) -> str:
        """Take back what was done last; its line, or nothing when nothing was done."""
        undone = self._history.done[-1:]
        self._history = self._history.undo()
        return "".join(action_text(a) for a in undone)

    @public
    def redo(self) -> str:
        """Do again what was undone last; its line, or nothing when nothing was undone."""
        redone = self._history.undone[:1]
        self._history = self._history.redo()
        return "".join(action_text(a) for a in redone)

    @public
    def go_to(self, place: int) -> None:
        """Undo or redo until so many lines are done, 0 for the beginning. Raises Error when there are fewer."""
        there = len(self._history.done) + len(self._history.undone)
        if not 0 <= place <= there:
            words = "{name} has {there} actions, so there is no place {place}"
            msg = tr(words, name=self._name, there=there, place=place)
            raise BridgetableError(msg)
        self._history = self._history.at(place)

    @public
    def report(self, *, worth: bool = False) -> dict[str, Any]:
        """Everything about the table as plain values: the JSON of `bridgetable rule`, as in `resources/report.md`.

        With `worth` best play is told as well; that needs the extra `[dd]`, and raises Error without it.
        """
        return plain_report(self._history, *(self._solved() if worth else ()))

    @public
    def typed_report(self, *, worth: bool = False) -> Report:
        """The same as values with types, field by field: `typed_report().score.points` for one. Raises Error."""
        return made_report(self._history, *(self._solved() if worth else ()))

    @public
    def laws(self) -> tuple[int, ...]:
        """The laws that the header names, or else those broken or applied, in the order of the book."""
        return laws_about(self._journal, self._history)

    @public
    def transcript(self, *, worth: bool = False) -> str:
        """Everything as lines for people; `worth` tells best play as well. Raises Error without the extra `[dd]`."""
        return transcript(self._history, *(self._solved() if worth else ()))

    @public
    def worth(self) -> tuple[OptionWorth, ...]:
        """The worth of the question's options; none where that cannot be said. Raises Error without `[dd]`."""
        decision = self._history.now.pending
        found = None if decision is None else shared_process().options(self.journal())
        if decision is None or found is None:
            return ()
        return tuple(
            OptionWorth(f"{decision.cite} {o.key}", str(found.side), o.tricks, o.points, o.about, o.key in found.best)
            for o in found.options
        )

    @public
    def best_play(self) -> dict[str, dict[str, int]]:
        """The tricks (0 to 13) of each seat as declarer, by denomination, by best play. Raises Error without `[dd]`."""
        return by_denomination(shared_process().table(deal_text(self._history.start.table.board.deal)))

    def _solved(self) -> tuple[QuestionWorth | None, DealTable]:
        solver = shared_process()
        worth = None if self._history.now.pending is None else solver.options(self.journal())
        return worth, solver.table(deal_text(self._history.start.table.board.deal))

    @public
    def summary(self) -> str:
        """The summary page of the board as text, 80 columns wide."""
        return summary_text(self._summary())

    def _summary(self, eye: Eye = Watcher.ALL) -> Summary:
        hands = with_actions(self._journal, self._history.done).hands_until(len(self._history.done))
        return summary_of(self._history, self._journal.title, eye, hands, self._journal.event)

    @public
    def journal(self) -> str:
        """The board, what was done at it and its notes as a journal, which `open_file` reads again."""
        return journal_text(with_actions(self._journal, self._history.done))

    @public
    def save_picture(
        self,
        path: str | Path,
        *,
        size: tuple[int, int] = (1920, 1080),
        eye: str = "all",
        theme: str = "dark",
        projector: bool = False,
        option: int | None = None,
    ) -> None:
        """Draw the table as the window would show it; the ending of the path is `.png`, `.pdf` or `.svg`.

        `size` is width and height in pixels, `eye` who looks (`all`, `table` or a seat), `theme` `dark`, `light` or
        `contrast`; `projector` asks for the large layout, `option` previews an option of the question, from 1.
        Raises Error when the file cannot be written or Qt cannot be loaded; then an older picture is as before.
        """
        output = Path(path)
        kind = kind_of(output).name.lower()
        see_writable(output)
        write_whole(
            output, self.picture(kind=kind, size=size, eye=eye, theme=theme, projector=projector, option=option)
        )

    @public
    def picture(
        self,
        *,
        kind: str = "png",
        size: tuple[int, int] = (1920, 1080),
        eye: str = "all",
        theme: str = "dark",
        projector: bool = False,
        option: int | None = None,
    ) -> bytes:
        """The picture that `save_picture` writes, as bytes; `kind` is `png`, `pdf` or `svg`. Raises Error."""
        sort = kind_of(Path(f"picture.{kind}"))
        check_looks(size, eye, theme)
        self._check_option(option)
        with needing_qt(tr("a picture")):
            from bridgetable.gui.pictures import Looks, drawn  # noqa: PLC0415 -- only pictures need Qt

            looks = Looks(size, EYES[eye], theme, projector=projector, option=option)
            return drawn(self._history, self._journal, looks, sort, name=self._name)

    def _repr_png_(self) -> bytes | None:
        """The table as a notebook shows it; None where there is no Qt to draw it."""
        try:
            return self.picture(size=IN_A_NOTEBOOK)
        except Error:
            return None

    def __repr__(self) -> str:
        """Tell the board, how far it has come and who is asked."""
        table = self._history.now.table
        number = f"board {table.board.number}" if table.board.number else "a board"
        contract = f", {contract_text(table.contract)}" if table.contract is not None else ""
        asked = self.question
        waits = f"; {asked.who} is asked {asked.clause}" if asked is not None else ""
        return f"<bridgetable.Table {number} of {self._name}{contract}, {len(self._history.done)} lines{waits}>"

    @public
    def write(self, path: str | Path) -> None:
        """Write the board as a `.table`, `.pbn` or `.lin`, by the ending; PBN and LIN hold what stood in the end.

        Into the PBN file that it was opened from it is written with all that stands there, its other boards too.
        Raises Error when it cannot be written, or the format cannot hold it.
        """
        output = Path(path)
        see_writable(output)
        if output.suffix.lower() == SUFFIX:
            write_whole(output, self.journal().encode())
        elif output.suffix.lower() in ENDINGS:
            is_its_own = self._record is not None and same_file(Path(self._record.place.file), output)
            now, event = self._history.now.table, self._journal.event
            write_whole(output, record_bytes(now, output, event, self._record if is_its_own else None))
        else:
            words = "{output} found, expected a name that ends in {endings}"
            raise BridgetableError(tr(words, output=output.name, endings=", ".join(ENDINGS)))

    def _check_option(self, option: int | None) -> None:
        count = 0 if self.question is None else len(self.question.options)
        if option is not None and not 1 <= option <= count:
            msg = tr("{name}: there is no option {option} to preview", name=self._name, option=option)
            if count:
                msg = tr_n(
                    "{name}: the question has {n} option, so there is no option {option}",
                    "{name}: the question has {n} options, so there is no option {option}",
                    count,
                    name=self._name,
                    option=option,
                )
            raise BridgetableError(msg)

    @public
    def handout(self) -> Handout:
        """The board as an exercise on paper; `save_handout` draws it."""
        return handout_of(self._history, self._journal.title, self._journal)

    @public
    def save_summary(self, path: str | Path, *, eye: str = "all", theme: str = "paper") -> None:
        """Draw the summary page of the board on sheets of A4, as `.pdf`, `.png` or `.svg`. Raises Error."""
        output = Path(path)
        check_picture(output, SMALLEST, eye, theme, (*THEMES, "paper"))
        with needing_qt(tr("a picture")):
            from bridgetable.gui.summary.files import draw_summary  # noqa: PLC0415 -- only pictures need Qt

            draw_summary(self._summary(EYES[eye]), output, theme)

    @public
    def form(self, name: str, texts: Mapping[str, str] | None = None) -> Json:
        """A form filled from the board, what the journal keeps and these `texts`, as JSON. Raises Error."""
        form = form_named(name)
        return form_json(form, self._texts(form, texts or {}))

    @public
    def save_form(
        self, name: str, path: str | Path, texts: Mapping[str, str] | None = None, *, paper: str = PAPERS[0]
    ) -> None:
        """Write a form as a PDF, filled likewise; `paper` is `A4` or `letter`. Raises Error."""
        form = form_named(name)
        check_paper(paper)
        see_writable(Path(path))
        told = form_view(form, self._history, self._texts(form, texts or {}), self._journal.event)
        with needing_qt(tr("a form")):
            from bridgetable.gui.forms.page import write_form  # noqa: PLC0415 -- only pictures need Qt

            write_form(told, Path(path), paper)

    def _texts(self, form: PaperForm, texts: Mapping[str, str]) -> dict[str, str]:
        """The texts of a form: of the board, over them those kept in the journal, over them these."""
        known = {one.name: one for one in form.inputs()}
        strange = next((name for name in texts if name not in known), None)
        if strange is not None:
            raise BridgetableError(
                tr("“{name}” is no field of this form; it has {names}", name=strange, names=", ".join(known))
            )
        for name, text in texts.items():
            known[name].sort.read(text)
        told = filled(form, self._history, self._journal.event)
        return {**told, **texts_of(self._journal, form.name), **texts}

    @public
    def save_chart(self, path: str | Path, *, law: str = "", theme: str = "paper") -> None:
        """Draw the chart of the case in hand, or the last one by a law, as `.pdf`, `.svg` or `.png`. Raises Error."""
        output = Path(path)
        check_picture(output, SMALLEST, "all", theme, (*THEMES, "paper"))
        found = case_of(self._history.now, law)
        if found is None:
            which = tr("no ruling by Law {law}", law=law) if law else tr("no ruling")
            msg = tr("{name}: there has been {which} of which a chart could be drawn", name=self._name, which=which)
            raise BridgetableError(msg)
        with needing_qt(tr("a chart")):
            from bridgetable.gui.chart.files import write_chart  # noqa: PLC0415 -- only pictures need Qt

            write_chart(chart_of(found, law=law), output, theme, self.title)


@public
def save_charts(path: str | Path, *, theme: str = "paper", book: str = "2017") -> None:
    """Draw the charts of all laws of an edition that rule on something, a page for each, as `.pdf`. Raises Error."""
    output = Path(path)
    check_picture(output, SMALLEST, "all", theme, (*THEMES, "paper"))
    if kind_of(output) is not PictureKind.PDF:
        words = "{output} found, expected a name that ends in .pdf: the charts of all laws are many pages"
        raise BridgetableError(tr(words, output=output.name))
    with needing_qt(tr("a chart")):
        from bridgetable.gui.chart.files import write_charts  # noqa: PLC0415 -- only pictures need Qt

        write_charts(charts_of_laws(law_book(book)), output, theme)


@public
def save_handout(tables: Sequence[Table], path: str | Path, *, paper: str = PAPERS[0]) -> None:
    """Write exercises with room to write, and their answers on sheets apart, into a PDF. Raises Error.

    Each board is shown as it was when the director was first asked; `paper` is `A4` or `letter`.
    """
    if not tables:
        raise BridgetableError(tr("a handout needs a board, and there is none"))
    check_paper(paper)
    see_writable(Path(path))
    with needing_qt(tr("a handout")):
        from bridgetable.gui.summary.handout import write_handout  # noqa: PLC0415 -- only pictures need Qt

        write_handout([table.handout() for table in tables], Path(path), paper)


@public
def save_examination(series: str | Path, path: str | Path, *, paper: str = PAPERS[0]) -> int:
    """Write a series, and its answers on sheets apart, into a PDF; of how many cases. Raises Error."""
    source = Path(series)
    check_paper(paper)
    see_writable(Path(path))
    made = paper_of(read_practice(read_text(source), source.name), lambda name: whole_journal(source.parent / name))
    with needing_qt(tr("a handout")):
        from bridgetable.gui.summary.handout import write_handout  # noqa: PLC0415 -- only pictures need Qt

        write_handout(on_paper(made), Path(path), paper, head=made.head)
    return len(made.cases)


def whole_journal(path: Path) -> Journal:
    """The journal in a file. Raises BridgetableError."""
    return read_journal(read_text(path), path.name)


@public
def save_handbook(path: str | Path, *, paper: str = PAPERS[0]) -> int:
    """Write the handbook into a PDF, on `A4` or `letter`; on how many pages. Raises Error."""
    check_paper(paper)
    see_writable(Path(path))
    with needing_qt(tr("the handbook")):
        from bridgetable.gui.book.handbook_pdf import write_handbook  # noqa: PLC0415 -- only pictures need Qt

        return write_handbook(Path(path), paper)


def check_paper(paper: str) -> None:
    """Refuse a size of paper that is not known. Raises BridgetableError."""
    if paper not in PAPERS:
        raise BridgetableError(tr("paper is {papers}, not {paper}", papers=tr(" or ").join(PAPERS), paper=paper))


@public
def open_file(path: str | Path, board: int = 1) -> Table:
    """The table of a journal, or of one board of a file of records (from 1), with everything done. Raises Error."""
    file = Path(path)
    state = _state(file)
    found = _boards_kept(file, state) if state else boards_in(file)
    if not 1 <= board <= len(found):
        words = "{file} has {count} boards that can be shown, so there is no board {board}"
        raise BridgetableError(tr(words, file=file.name, count=len(found), board=board))
    return Table(found[board - 1].journal, file.name, found[board - 1].record)


@public
def boards(source: FileText | Path) -> Iterator[Table]:
    """Every board of a file, or of a text such as a file holds, one by one, with everything done at it.

    The file is read once, at the first board. What cannot be put on a table is left out; `check` tells of it. Raises
    Error, at the first board, when nothing can be.
    """
    is_text = isinstance(source, str) and kind_of_text(source) is not FileKind.OTHER
    if is_text:
        return as_errors(boards_of_text(Decoded(str(source), "utf-8"), Path(tr("the text"))))
    return as_errors(boards_of(Path(source)))


def as_errors(found: Iterator[Opened | RecordError]) -> Iterator[Table]:
    """The boards found as tables. Raises Error for whatever their reading raises."""
    trouble: BridgetableError = RecordError(TextPlace(tr("the text"), 0), tr("no board"), tr("a board"))
    any_shown = False
    try:
        for one in found:
            if isinstance(one, Opened):
                yield Table(one.journal, one.name, one.record)
                any_shown = True
            else:
                trouble = one
        if not any_shown:
            raise trouble
    except Error:
        raise
    except (BridgetableError, OSError) as error:
        raise Error(sentence_of(error)) from error


@public
def from_text(text: FileText) -> Table:
    """The table of the first board of a text such as a file holds, or of a hand viewer's address. Raises Error."""
    return next(boards(text))


@public
def check(paths: Sequence[str | Path], *, jobs: int = 1) -> FilesChecked:
    """The irregularities in files of records and in folders of them, so many files at once. Raises Error."""
    found = check_paths(map(Path, paths), max(jobs, 1))
    faults = tuple(Fault(e.file, e.line, e.found, e.expected) for e in found.unreadable)
    return FilesChecked(found.counts.files, found.counts.boards, tuple(found.findings), faults)


@lru_cache(maxsize=1)
def _boards_kept(file: Path, _state: tuple[int, ...]) -> tuple[Opened, ...]:
    """The boards of the file that was opened last, so that it is read once for all of them."""
    return boards_in(file)


def _state(file: Path) -> tuple[int, ...]:
    """The state of a file, different for another file; empty where that cannot be told, as of one written just now."""
    try:
        found = file.stat()
    except (OSError, ValueError):
        return ()
    is_new = time.time_ns() - found.st_mtime_ns < SETTLED_NS
    return () if is_new else (found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns)


@public
def new_table(
    *, deal: str, dealer: str | None = None, vulnerable: str | None = None, board: int = 1, book: str = "2017"
) -> Table:
    """The table of a board that nobody has touched.

    `deal` is written like `N:AKQ2.T98..J76543 … … …`, four whole hands clockwise from the seat named. `dealer` is a
    seat and `vulnerable` one of `None`, `NS`, `EW`, `All`; where they are not given, they follow from the number of the
    board (Law 2). `book` is the edition of the Laws. Raises Error when one of them cannot be read.
    """
    conditions = Board(
        board,
        dealer_of(board) if dealer is None else seat(dealer),
        vulnerability_of(board) if vulnerable is None else vulnerability(vulnerable),
        four_hands(deal),
    )
    return Table(Journal(conditions, book=law_book(book)))


@public
def stage(
    *,
    law: str | None = None,
    kind: str | None = None,
    seed: int = 0,
    level: str = "easy",
    source: str | Path | None = None,
    book: str | None = None,
) -> Table:
    """The table of a case in which something has gone wrong and the director is called: the same for the same seed.

    `law` is the number of a law (`61`), `kind` what goes wrong, such as `revoke`; without either it is anything.
    `level` is `easy` (noticed at once), `club` (noticed after both sides have played on) or `hard` (two irregularities
    that meet). `source` is a file, or a folder of files, whose boards are played as recorded up to what goes wrong.
    `book` is the edition of the Laws by which it is staged, and whose numbers `law` has; without it 2017, or what a
    journal of `source` names. Raises Error when that cannot be staged.
    """
    wanted = wanted_in_words(law, kind, level, book)
    found = staged_journal(wanted, seed) if source is None else staged_from(wanted, seed, Path(source))
    return Table(found.journal, tr("seed {seed}", seed=seed))


def wanted_in_words(law: str | None, kind: str | None, level: str, edition: str | None = None) -> Wanted:
    """The case that is to be staged. Raises BridgetableError when there is no such level, law, kind or edition."""
    book = LAWS_2017 if edition is None else law_book(edition)
    if level not in {one.value for one in Level}:
        msg = tr("“{level}” found, expected one of {one}", level=level, one=", ".join(one.value for one in Level))
        raise BridgetableError(msg)
    if law is not None:
        wanted = wanted_of_law(law, Level(level), book)
    else:
        subjects = subjects_in(book) if kind is None else (subject_named(kind, book),)
        wanted = Wanted(subjects, "", Level(level), book=book)
    return wanted if edition is not None else evolve(wanted, book=None)


def check_picture(output: Path, size: tuple[int, int], eye: str, theme: str, themes: Collection[str] = THEMES) -> None:
    """Refuse a picture that cannot be drawn, or not be written there. Raises BridgetableError, or OSError."""
    kind_of(output)
    check_looks(size, eye, theme, themes)
    see_writable(output)


def check_looks(size: tuple[int, int], eye: str, theme: str, themes: Collection[str] = THEMES) -> None:
    """Refuse a picture that cannot be drawn. Raises BridgetableError."""
    width, height = size
    if width < SMALLEST[0] or height < SMALLEST[1] or max(size) > LONGEST:
        words = "{width}x{height} found, expected a size from {smallest}x{smallest_2} to {longest}x{longest}"
        msg = tr(words, width=width, height=height, smallest=SMALLEST[0], smallest_2=SMALLEST[1], longest=LONGEST)
        raise BridgetableError(msg)
    for found, known in ((eye, EYES), (theme, themes)):
        if found not in known:
            raise BridgetableError(tr("“{found}” found, expected one of {known}", found=found, known=", ".join(known)))


class Session:
    """A session of several tables: its results, its standings, and what every ruling moved in them."""

    @public
    def __init__(self, path: Path, content: bytes | None = None) -> None:
        """Read it from a file or a folder, or from the content of a `.match` file there. Raises Error."""
        self._opened = open_match(path) if content is None else match_of(content, path)
        self._told = ToldSession(self._opened)

    @property
    def title(self) -> str:
        """The title of the session."""
        return self._opened.match.title

    @public
    def report(self) -> Json:
        """The session as `bridgetable match FILE --json` writes it: boards, standings, changes, what is open."""
        return match_json(self._told)

    @public
    def transcript(self) -> str:
        """The session as `bridgetable match FILE` prints it."""
        return "\n".join((*match_lines(self._told), ""))

    @public
    def set(self, **header: str) -> None:
        """Give lines of the header these values, `our_table` for `our table`; empty ones go. Raises Error."""
        self._take(with_header(self._content(), {key.replace("_", " "): value for key, value in header.items()}))

    @public
    def add(self, line: str) -> None:
        """Add a line of the notation, such as `penalty NS 4: 10%`. Raises Error when it does not fit the session."""
        self._take(with_line(self._content(), line))

    @public
    def write(self, path: str | Path | None = None) -> None:
        """Write the `.match` file whole or not at all, where it was or elsewhere. Raises Error or OSError."""
        save_match(self._opened.path if path is None else Path(path), self._content())

    @public
    def save_pdf(self, path: str | Path, *, paper: str = PAPERS[0]) -> None:
        """Keep boards, standings and all that is open as a PDF; needs Qt. Raises Error or OSError."""
        check_paper(paper)
        see_writable(Path(path))
        with needing_qt(tr("a page")):
            from bridgetable.gui.match.paper import write_session  # noqa: PLC0415 -- only pictures need Qt

            write_session(self._told, Path(path), paper)

    def _content(self) -> bytes:
        """The content of its `.match` file. Raises BridgetableError where it has none."""
        if self._opened.content is None:
            words = "{title} has no .match file: make one with new_session"
            raise BridgetableError(tr(words, title=self.title))
        return self._opened.content

    def _take(self, content: bytes) -> None:
        self._opened = match_of(content, self._opened.path)
        self._told = ToldSession(self._opened)


@public
def open_session(path: str | Path) -> Session:
    """The session of a `.match` file, PBN with its results, CSV, a journal, or a folder of them. Raises Error."""
    return Session(Path(path))


@public
def new_session(path: str | Path, files: Sequence[str | Path], **header: str) -> Session:
    """A new session for a `.match` file at a path, of boards and results; nothing is written yet. Raises Error.

    The header has a title and perhaps scoring, regulations and so on, `our_table` for `our table`.
    """
    told = {key.replace("_", " "): value for key, value in header.items()}
    return Session(Path(path), new_match(Path(path), told, map(Path, files)))


@public
def calculations() -> tuple[str, ...]:
    """The names of the calculations of the director's desk, by group."""
    return tuple(one.name for one in every_calculation())


@public
def calculate(name: str, **inputs: object) -> Json:
    """The working of a calculation of the director's desk, as `bridgetable desk NAME --json` writes it.

    An input is a number, a text as the command reads it, or a list of such. Raises Error when one cannot be read.
    """
    one = calculation_named(name)
    given = one.read({put: text_of(value) for put, value in inputs.items()})
    return working_json(one, given, one(given))


def text_of(value: object) -> str:
    """An input as the command would read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(text_of, value)) if isinstance(value, tuple | list) else str(value)
