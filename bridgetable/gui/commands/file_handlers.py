"""The commands that open, keep, print and deal boards; a failure is one sentence, and the present table stays."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.chance import any_seed
from bridgetable.formats.journal_kind import SUFFIX, is_journal
from bridgetable.formats.picture_kind import PictureKind
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve
from bridgetable.gui.commands.command import CommandHost, CommandMenu
from bridgetable.gui.commands.deal_handlers import open_editor, paste
from bridgetable.gui.documents.folders import last_path
from bridgetable.gui.documents.reading import read_text
from bridgetable.gui.host import saying_why
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.formats.course import CourseStep, OpenedCourse
    from bridgetable.training.series import Practice

command = CommandMenu("Board")
printing_command = CommandMenu("Board", tr("Print or picture"))
more_deals_command = CommandMenu("Board", tr("More deals"))
practising_command = CommandMenu("Board", tr("Practice"))
other_boards_command = CommandMenu("Board", tr("Other boards"))
SERIES, SERIES_MAGIC = ".practice", "bridgetable practice"
BOARD_ENDINGS = ("table", "match", "pbn", "lin", "rbn", "dup", "dlm")
BOARD_FILES = " ".join(f"*.{one}" for ending in BOARD_ENDINGS for one in (ending, ending.upper()))
FILES = ";;".join(
    (
        tr("Boards ({patterns})", patterns=BOARD_FILES),
        tr("Courses ({patterns})", patterns="*.course"),
        tr("Series ({patterns})", patterns="*.practice"),
        tr("All files ({patterns})", patterns="*"),
    )
)
PICTURES = tr("Pictures ({patterns})", patterns=" ".join(f"*{kind.value}" for kind in PictureKind))
ENDINGS = {
    tr("Journals ({patterns})", patterns=f"*{SUFFIX}"): SUFFIX.removeprefix("."),
    "PBN (*.pbn)": "pbn",
    "LIN (*.lin)": "lin",
}
SAVED_AS = ";;".join(ENDINGS)
RECORDS = frozenset({".pbn", ".lin"})
MOST_SEED = 2**31 - 1


@command(tr("Open…"), ("Ctrl+O",), tr("Open a journal, PBN or LIN file"), icon=Icon.OPEN)
def open_file(host: CommandHost) -> None:
    """Ask for a file, and open it."""
    from PySide6.QtWidgets import QFileDialog

    folder = str(host.document.path.parent) if host.document.path else ""
    name, _ = QFileDialog.getOpenFileName(host.widget, tr("Open"), folder, FILES)
    if name:
        open_path(host, Path(name))


def open_path(host: CommandHost, path: Path) -> None:
    """Open a file; where that fails, one sentence says why and the present table stays."""
    from bridgetable.formats.course import is_course, open_course
    from bridgetable.formats.match_kind import is_match, match_in
    from bridgetable.gui.documents.document import journal_document

    with opening(host, path):
        if path.is_dir() and (session := match_in(path)) is not None:
            open_session(host, session)
        elif path.is_dir() or is_course(text := read_text(path), path):
            go_on_with(host, open_course(path))
        elif is_match(text, path):
            open_session(host, path)
        elif path.suffix.lower() == SERIES or text.startswith(SERIES_MAGIC):
            open_series(host, text, path)
        elif is_journal(text, path):
            with host.controller.patience.work():
                document = journal_document(text, path)
            host.take_playlist(None)
            host.set_document(document)
        else:
            from bridgetable.gui.files.board_chooser import BoardChooser

            BoardChooser(host, path).begin()
        host.remember(path)


@contextmanager
def opening(host: CommandHost, path: Path) -> Iterator[None]:
    """Say in one sentence why a file could not be opened, or that somebody waits for it no longer."""
    from bridgetable.gui.patience import Stopped

    with saying_why(host):
        try:
            yield
        except Stopped:
            host.say(tr("Stopped: {path} was not opened", path=path.name))


def open_session(host: CommandHost, path: Path) -> None:
    """Show a session over the window. Raises BridgetableError where it cannot be read."""
    from bridgetable.gui.match.window import show_match

    host.complete()
    show_match(host, path)


def go_on_with(host: CommandHost, course: OpenedCourse) -> None:
    """Open a course where somebody was in it, or on its first lesson; a place that cannot be known is told of."""
    from bridgetable.formats.course import CourseStep
    from bridgetable.gui.files.course_places import place_in, places_path, read_kept_places

    kept, why = read_kept_places(places_path())
    found = place_in(course, kept)
    if found is None:
        open_step(host, CourseStep(course, 0))
    else:
        open_step(host, found.step, found.done)
    if why:
        host.say(why)


def open_step(host: CommandHost, step: CourseStep, done: int | None = None) -> None:
    """Open a lesson of a course at its beginning, or after so many actions; where that fails, a sentence says why."""
    from bridgetable.gui.documents.document import lesson_in

    with opening(host, step.file):
        with host.controller.patience.work():
            document = evolve(lesson_in(step.file), step=step)
        if done is not None:
            document = evolve(document, history=document.history.at(done))
        host.take_playlist(None)
        host.set_document(document)
        host.say(step.words, Icon.PAGE)


def open_series(host: CommandHost, text: str, path: Path) -> None:
    """Begin a series of cases that somebody has written. Raises NotationError."""
    from bridgetable.gui.files.practice import PracticeRun, results_path
    from bridgetable.training.series import read_practice

    practice = read_practice(text, path.name)
    if practice.terms is not None:
        examine(host, practice, path.parent)
    else:
        PracticeRun(host, practice, results_path(), path.parent).begin()


@command(tr("Save"), ("Ctrl+S",), tr("Keep what was done as a journal"), starts_group=True)
def save(host: CommandHost) -> None:
    """Keep what was done in the document's own file, or ask for one."""
    from bridgetable.gui.documents.lesson_files import lesson_paths

    path = host.document.path
    if path is None or path in lesson_paths():
        save_as(host)
    else:
        save_to(host, path)


@command(tr("Save as…"), ("Ctrl+Shift+S",), tr("Keep it under another name"))
def save_as(host: CommandHost) -> None:
    """Ask for a file, and keep what was done in it."""
    from PySide6.QtWidgets import QFileDialog

    name = host.document.proposed_name + SUFFIX
    dialog = QFileDialog(host.widget, tr("Save as"), name, SAVED_AS)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    # The dialog itself must know it, to ask before it writes over a file that was named without it.
    dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(ENDINGS.get(kind, "")))
    if dialog.exec():
        path = Path(dialog.selectedFiles()[0])
        if path.suffix.lower() in RECORDS:
            write_record(host, path)
        else:
            save_to(host, path)


def write_record(host: CommandHost, path: Path) -> None:
    """Write what stood at the table as PBN or LIN, in the PBN file that it came from all that stands there besides."""
    from bridgetable.formats.files import write_whole
    from bridgetable.formats.written import record_bytes

    with saying_why(host, path):
        history, document = host.controller.history, host.document
        content = record_bytes(history.now.table, path, document.journal_for(history).event, document.origin)
        write_whole(path, content)
        words = "Written in {path}: cards, calls and result; rulings are kept in a {suffix} alone"
        host.say(tr(words, path=path.name, suffix=SUFFIX), Icon.TICK)


def save_to(host: CommandHost, path: Path, *, asked: bool = False) -> None:
    """Keep what was done in a file, whole or not at all; a person is asked where something else would be lost."""
    from bridgetable.gui.documents.document import ChangedFile, ReadOnlyFile
    from bridgetable.gui.documents.document import save as save_document

    try:
        document = save_document(host.document, host.writing.kept_history, path, asked=asked)
    except (ReadOnlyFile, ChangedFile) as error:
        save_all_the_same(host, path, str(error))
        return
    except BridgetableError as error:
        host.say(str(error))
        return
    host.writing.keep(document)
    host.remember(path)
    host.say(tr("Kept in {path}", path=path.name), Icon.TICK)


def save_all_the_same(host: CommandHost, path: Path, why: str) -> None:
    """Ask what to do about a file that should not be written over unasked, and do it."""
    from bridgetable.gui.commands.dialogs import Overwriting, overwrites

    match overwrites(host.widget, why):
        case Overwriting.OVERWRITE:
            save_to(host, path, asked=True)
        case Overwriting.ELSEWHERE:
            save_as(host)
        case Overwriting.CANCEL:
            host.say(tr("{path} is as it was; what was done here is not in it", path=path.name), Icon.TICK)


@printing_command(tr("Keep a picture…"), ("Ctrl+Shift+P",), tr("The window as PNG, PDF or SVG"))
def keep_picture(host: CommandHost) -> None:
    """Ask for a file, and draw the window into it."""
    from bridgetable.gui.widgets.file_dialog import path_to_keep

    path = path_to_keep(host.widget, tr("Keep a picture"), Path(host.document.name).stem + ".png", PICTURES)
    if path is not None:
        draw_to(host, path)


def draw_to(host: CommandHost, path: Path) -> None:
    """Draw the window into a file, whole or not at all."""
    from bridgetable.gui.files.drawing import write_picture

    path = path if path.suffix else path.with_suffix(".png")

    def drawn() -> str:
        write_picture(host, path, host.document.name)
        return tr("Drawn in {path}", path=path.name)

    with saying_why(host, path):
        if (said := host.controller.worked(drawn)) is not None:
            host.say(said, Icon.TICK)


@printing_command(tr("Print…"), ("Ctrl+P",), tr("Print the window on a page"))
def print_window(host: CommandHost) -> None:
    """Ask for a printer, and print the window as large as its page allows."""
    from bridgetable.gui.files.printing import ask_and_print

    if ask_and_print(host.widget, host.for_paper):
        # The page was in its own colours, and colours of Qt's own widgets belong to the application.
        host.dress_again()


@printing_command(tr("Summary page…"), ("F8",), tr("The board on a page: what was ruled, and the score"))
def summary_page(host: CommandHost) -> None:
    """Show the summary page of the board so far, to be printed or kept."""
    from bridgetable.gui.summary.window import show_summary

    show_summary(host)


def deal_seed(host: CommandHost, seed: int) -> None:
    """Deal the board of a seed."""
    from bridgetable.gui.documents.document import dealt

    host.take_playlist(None)
    host.set_document(dealt(seed))
    said = tr("Dealt from seed {seed}. Try a call from the box, allowed or not, and then “Director!”", seed=seed)
    host.say(said, Icon.TICK)


@command(tr("Deal"), ("Ctrl+N",), tr("Deal a board from a new seed"), starts_group=True, icon=Icon.DEAL)
def deal(host: CommandHost) -> None:
    """Deal a board from a seed that nobody has chosen."""
    deal_seed(host, any_seed())


@more_deals_command(tr("Deal from seed…"), ("Ctrl+Shift+N",), tr("Deal the board of a seed again"))
def deal_from(host: CommandHost) -> None:
    """Ask for a seed, and deal its board."""
    from PySide6.QtWidgets import QInputDialog

    from bridgetable.gui.widgets.typed_dialog import typed_dialog

    dialog = typed_dialog(host.widget, tr("Deal from seed"), tr("Seed, 0 or more:"))
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setIntRange(0, MOST_SEED)
    dialog.setIntValue(1)
    if dialog.exec():
        deal_seed(host, dialog.intValue())


@command(tr("Edit deal…"), ("Ctrl+E",), tr("Make a deal, or change this one: a new board"))
def edit_deal(host: CommandHost) -> None:
    """Open the deal of the table in the editor; what comes of it is a new board."""
    history = host.controller.history
    open_editor(host, history.start.table.board, history.now.table.contract)


@command(tr("Names and event…"), (), tr("Who plays, and in which event: kept with the journal, and in a PBN"))
def names_and_event(host: CommandHost) -> None:
    """Show the names and the event of the board, to be changed."""
    from bridgetable.gui.forms.event_window import show_event

    show_event(host)


@more_deals_command(tr("Paste deal"), ("Ctrl+Shift+V",), tr("A deal from the clipboard, in any usual form"))
def paste_deal(host: CommandHost) -> None:
    """Put the deal on the clipboard on the table; an incomplete one is opened in the editor."""
    paste(host)


@command(tr("Something goes wrong…"), ("Ctrl+G",), tr("Stage a case, with the director called"))
def something_goes_wrong(host: CommandHost) -> None:
    """Ask what is to go wrong, and put the case in place of the table."""
    from bridgetable.gui.files.staging_dialog import StagingDialog

    StagingDialog(host, any_seed()).show()


@practising_command(
    tr("Practise…"), ("Ctrl+Shift+R",), tr("Rule on a series of cases; what you missed comes back sooner")
)
def practise(host: CommandHost) -> None:
    """Ask which laws, which level and how many cases, and begin."""
    from bridgetable.gui.files.practice import PracticeRun, read_kept, results_path
    from bridgetable.gui.files.practice_dialogs import SeriesDialog

    left = PracticeRun.left(host, results_path()) if host.series is None else None
    if left is not None and goes_on(host, left.place):
        left.begin(left.at)
        return
    dialog = SeriesDialog(host, read_kept(results_path())[0])
    if dialog.exec():
        PracticeRun(host, dialog.practice(), results_path()).begin()


def goes_on(host: CommandHost, place: str) -> bool:
    """Ask whether somebody goes on with a series that was begun."""
    from PySide6.QtWidgets import QMessageBox

    from bridgetable.gui.widgets.plain import message_box

    words = tr("A series was begun and not ended: you were at {place}.\n\nGo on with it?", place=place)
    buttons = QMessageBox.StandardButton
    return message_box(host.widget, words, buttons.Yes | buttons.No).exec() == buttons.Yes


@practising_command(
    tr("Examination…"), (), tr("A series with a time, marks and a pass mark, and no help; here or on paper")
)
def examination(host: CommandHost) -> None:
    """Go on with the examination that is being sat, or set one."""
    from bridgetable.gui.examination.run import ExaminationRun, examined_path, read_being_sat, sat_path

    sat, why = read_being_sat(sat_path())
    if why:
        host.say(why)
    if sat is not None and sat.practice.terms is not None:
        ExaminationRun(host, sat, sat_path(), examined_path()).sit()
    else:
        examine(host)


def examine(host: CommandHost, given: Practice | None = None, folder: Path | None = None) -> None:
    """Ask for the terms of an examination, or who sits one that is given, and begin it."""
    import time

    from bridgetable.gui.examination.dialogs import ExaminationDialog
    from bridgetable.gui.examination.run import ExaminationRun, examined_path, sat_path
    from bridgetable.training.examination import Sat

    dialog = ExaminationDialog(host, given, folder)
    if dialog.exec():
        candidate = " ".join(dialog.candidate.text().split())
        beside = "" if folder is None else str(folder.absolute())
        sat = Sat(dialog.practice(), candidate, int(time.time()), folder=beside)
        ExaminationRun(host, sat, sat_path(), examined_path()).sit()


@practising_command(tr("Results of examinations…"), (), tr("Date, candidate, points, passed or not; to be kept as CSV"))
def examination_results(host: CommandHost) -> None:
    """Show the examinations that were sat."""
    from bridgetable.gui.examination.dialogs import ExaminedDialog
    from bridgetable.gui.examination.run import examined_path, read_results_kept

    rows, why = read_results_kept(examined_path())
    if why:
        host.say(why)
    ExaminedDialog(host, rows).exec()


@practising_command(tr("Results of practice…"), (), tr("By law: asked, right, last seen"))
def practice_results(host: CommandHost) -> None:
    """Show what has been practised."""
    from bridgetable.gui.files.practice import read_kept, results_path
    from bridgetable.gui.files.practice_dialogs import ResultsDialog

    kept, why = read_kept(results_path())
    if why:
        host.say(why)
    ResultsDialog(host, kept).exec()


# Several boards.


def has_playlist(host: CommandHost) -> bool:
    """True where a file with a list of boards is open."""
    return host.playlist is not None


@other_boards_command(
    tr("Boards of this file…"),
    ("Ctrl+B",),
    tr("Choose among the boards of the file"),
    starts_group=True,
    enabled=has_playlist,
)
def boards(host: CommandHost) -> None:
    """Show the boards of the file that is open."""
    if host.playlist is None:
        host.say(tr("This file holds one board: open a PBN or LIN file to choose among its boards"))
    else:
        host.playlist.show()


@other_boards_command(
    tr("Next board"), ("Ctrl+PgDown",), tr("Go to the next board of the playlist"), enabled=has_playlist
)
def next_board(host: CommandHost) -> None:
    """Go on in the playlist."""
    if host.playlist is not None:
        host.playlist.step(1)


@other_boards_command(tr("Previous board"), ("Ctrl+PgUp",), tr("Go to the board before"), enabled=has_playlist)
def previous_board(host: CommandHost) -> None:
    """Go back in the playlist."""
    if host.playlist is not None:
        host.playlist.step(-1)


@other_boards_command(tr("Back to the board before"), ("Ctrl+Backspace",), tr("What was open before, as it was"))
def board_before(host: CommandHost) -> None:
    """Go back to what was open before, as it was left."""
    if host.before is None:
        host.say(tr("No other board was open before this one"))
    else:
        host.set_document(host.before)


# What was on the table when the window was closed.


@other_boards_command(tr("Take up where I left off"), (), tr("What was on the table when the window was closed"))
def take_up(host: CommandHost) -> None:
    """Put back what was on the table when the window was closed; it has no file, so that saving asks for one."""
    from bridgetable.gui.documents.document import journal_document

    path = last_path()
    if not os.path.lexists(path):
        host.say(tr("Nothing was left on the table"))
        return
    with saying_why(host):
        document = journal_document(read_text(path), path)
        title = document.journal.title if document.journal is not None else ""
        history = document.history.at(len(document.history.done) + len(document.history.undone))
        host.take_playlist(None)
        host.set_document(evolve(document, history=history, name=title or path.name, path=None))


start_page = command(
    tr("Start page"),
    ("Alt+Home",),
    tr("Go on, a deal, a lesson, practice, or a file, with their tables"),
    enabled=lambda host: host.writing.lesson is None,
)(lambda host: host.open_start())
quit_program = command(tr("Quit"), ("Ctrl+Q",), tr("Close the window"), starts_group=True, at_work=True)(
    lambda host: host.widget.close()
)


@other_boards_command(tr("New session…"), (), tr("Write a session of boards and results, and show it"))
def new_session(host: CommandHost) -> None:
    """Ask for the boards and results of a session and for its file, and show it."""
    from pathlib import Path

    from PySide6.QtWidgets import QFileDialog

    from bridgetable.formats.match_kind import SUFFIX
    from bridgetable.gui.host import saying_why
    from bridgetable.gui.match.window import SESSION_FILES, begin_session

    folder = str(host.document.path.parent) if host.document.path else ""
    said = tr("The boards and results of the session")
    names, _ = QFileDialog.getOpenFileNames(host.widget, said, folder, SESSION_FILES)
    if not names:
        return
    files = [Path(name) for name in names]
    proposed = str(files[0].with_name(f"{files[0].resolve().parent.name}{SUFFIX}"))
    sort = tr("Sessions ({patterns})", patterns=f"*{SUFFIX}")
    chosen, _ = QFileDialog.getSaveFileName(host.widget, tr("Save the session"), proposed, sort)
    if chosen:
        path = Path(chosen).with_suffix(SUFFIX)
        with saying_why(host, path):
            begin_session(host, path, files)
