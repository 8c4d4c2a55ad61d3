"""A table that another program acts on, asks, draws and saves."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bridgetable.api.errors import Error, public
from bridgetable.api.looks import EYES, PAPERS, SMALLEST, THEMES, check_looks, check_paper, check_picture
from bridgetable.chart.make import case_of, chart_of
from bridgetable.desk.forms import PaperForm, form_named
from bridgetable.formats.convert import ENDINGS
from bridgetable.formats.files import same_file, see_writable, write_whole
from bridgetable.formats.journal import Journal, acted_out, journal_text, with_actions
from bridgetable.formats.journal import book as law_book
from bridgetable.formats.journal_kind import SUFFIX
from bridgetable.formats.kept_forms import texts_of
from bridgetable.formats.picture_kind import kind_of
from bridgetable.formats.records import Record
from bridgetable.formats.regulation_sets import known_set
from bridgetable.formats.under_book import Retold, under_book, under_set
from bridgetable.formats.written import record_bytes
from bridgetable.game.deals import deal_text
from bridgetable.game.errors import BridgetableError
from bridgetable.game.outcomes import contract_text
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.start.display import needing_qt
from bridgetable.language import tr, tr_n
from bridgetable.session.director.actions import renumbered
from bridgetable.session.history import History
from bridgetable.session.notation import action, action_text
from bridgetable.views.event import with_texts
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.forms import filled, form_json, form_view
from bridgetable.views.report.report import by_denomination, laws_about, plain_report
from bridgetable.views.report.report import question as question_of
from bridgetable.views.report.report import report as made_report
from bridgetable.views.report.shape import Report
from bridgetable.views.result.handout import Handout, handout_of
from bridgetable.views.result.page import Summary
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text
from bridgetable.views.transcript import transcript
from bridgetable.worth.options import QuestionWorth
from bridgetable.worth.position import DealTable
from bridgetable.worth.process import shared_process

IN_A_NOTEBOOK = (1280, 720)


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


class Table:
    """A board with everything that has been done at it, which can be acted on, undone, told, drawn and saved."""

    @public
    def __init__(self, journal: Journal, name: str = "table", record: Record | None = None) -> None:
        """Act a journal out; `name` is what errors and pictures call it, `record` where it came from. Raises Error."""
        self._history: History = acted_out(journal, name)
        self._record = record
        self._journal = journal
        self._name = name
        self._not_done = ""

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

    @property
    def event(self) -> dict[str, str]:
        """The event that is told: `event`, `site`, `date`, `round`, `table`, `scoring`, and the players by seat."""
        return dict(self._journal.event.told())

    @public
    def with_event(self, **fields: str) -> "Table":
        """The same table with other names or another event, such as `with_event(north="A. Player", site="")`.

        The fields are those of `event`; an empty one is told no longer. `journal` has them, and `write` changes no
        other tag of the PBN file that the board was opened from. Raises Error for another field, or one that is long.
        """
        journal = evolve(self._journal, event=with_texts(self._journal.event, fields))
        other = Table(evolve(journal, entries=()), self._name, self._record)
        other._journal, other._history = journal, self._history
        return other

    def _so_far(self) -> Journal:
        return with_actions(self._journal, self._history.done)

    def _told(self, told: Retold) -> "Table":
        other = Table(evolve(told.journal, entries=()), self._name)
        other._history, other._not_done = told.history, told.not_done
        return other

    @property
    def not_done(self) -> str:
        """The action at which `under` or `regulated_by` ended, as its journal writes it; empty where all was done."""
        return self._not_done

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
        board = f"board {table.board.number}" if table.board.number else "a board"
        told = [] if self._name.lower().startswith(board) else [board, "of"]
        contract = f", {contract_text(table.contract)}" if table.contract is not None else ""
        asked = self.question
        waits = f"; {asked.who} is asked {asked.clause}" if asked is not None else ""
        return f"<bridgetable.Table {' '.join([*told, self._name])}{contract}, {len(self._history.done)} lines{waits}>"

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
    def form(self, name: str, texts: Mapping[str, str] | None = None) -> dict[str, Any]:
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
