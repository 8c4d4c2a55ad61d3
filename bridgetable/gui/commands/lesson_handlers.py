"""The commands of lessons: from one to the next along a course, and those for writing one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from bridgetable.gui.commands.command import Command, CommandHost, CommandMenu
from bridgetable.gui.commands.file_handlers import open_step, save
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.gui.lesson_editor.editor import LessonEditor

command, writing_command = CommandMenu("Lessons"), CommandMenu("Lessons", tr("Write"))


@command(tr("All lessons…"), ("F3",), tr("The lessons by course, searched by words or by law"))
def all_lessons(host: CommandHost) -> None:
    """Show the list of the lessons over the table."""
    from bridgetable.gui.book.lesson_list import show_lessons

    show_lessons(host, partial(open_step, host))


next_lesson = command(
    tr("Next lesson"),
    ("Ctrl+Shift+PgDown",),
    tr("The next lesson of the course"),
    enabled=lambda host: host.document.is_lesson,
)(lambda host: open_beside(host, 1, tr("This is the last lesson")))
previous_lesson = command(
    tr("Previous lesson"),
    ("Ctrl+Shift+PgUp",),
    tr("The lesson before it in the course"),
    enabled=lambda host: host.document.is_lesson,
)(lambda host: open_beside(host, -1, tr("This is the first lesson")))


def open_beside(host: CommandHost, by: int, none: str) -> None:
    """Open the lesson beside this one in its course; a sentence where there is none."""
    here = host.document.place
    beside = host.document.lesson_beside(by)
    if beside is not None:
        open_step(host, beside)
    elif here is not None:
        host.say(tr("{none} of the course “{title}”", none=none, title=here.course.title), Icon.TICK)
    else:
        host.say(tr("This lesson is of no course"))


@command(tr("Where I was"), ("Ctrl+Shift+Home",), tr("Go on in the course in which you were last"))
def where_i_was(host: CommandHost) -> None:
    """Go on where one was last in a course."""
    from bridgetable.gui.files.course_places import latest_place, places_path, read_kept_places

    kept, why = read_kept_places(places_path())
    found = latest_place(kept)
    if found is not None:
        open_step(host, found.step, found.done)
    else:
        host.say(why or tr("No lesson was opened yet: choose one in the menu Lessons"))


@command(
    tr("Handout…"),
    ("Ctrl+Shift+H",),
    tr("This lesson, board or course as exercises on paper, the answers on sheets apart"),
    starts_group=True,
)
def handout(host: CommandHost) -> None:
    """Ask what is to be handed out, on which paper, and print it or keep it."""
    from bridgetable.gui.files.handout_dialog import show_handout

    show_handout(host)


# A lesson being written.


def is_writing(host: CommandHost) -> bool:
    """True where a lesson is being written."""
    return host.writing.lesson is not None


def has_row(host: CommandHost) -> bool:
    """True where a row of the lesson that is being written is looked at."""
    return host.writing.lesson is not None and host.writing.lesson.now.chosen is not None


@command(
    tr("New lesson from this table"),
    ("Ctrl+Shift+L",),
    tr("Write notes to what is done at this table"),
    starts_group=True,
)
def new_lesson(host: CommandHost) -> None:
    """Begin a lesson from what has been done at the table."""
    host.write_lesson(new=True)
    host.say(
        tr("A new lesson: write its title, then Enter; play on, N writes a note where you are, Ctrl+S keeps it"),
        Icon.TICK,
    )


@command(
    tr("Edit this lesson"),
    ("Ctrl+Shift+E",),
    tr("Change the notes and the actions of this lesson, or go back to following it"),
    checked=is_writing,
    enabled=lambda host: is_writing(host) or host.document.journal is not None,
)
def edit_lesson(host: CommandHost) -> None:
    """Begin to edit the lesson on the table, or end it."""
    if host.writing.lesson is None:
        host.write_lesson()
    else:
        host.writing.follow()


@command(tr("Try it"), ("F9",), tr("Follow the lesson from its beginning, as a class sees it"), enabled=is_writing)
def try_lesson(host: CommandHost) -> None:
    """Show the lesson that is being written from its first step."""
    host.writing.follow()
    host.controller.go_to(0)
    host.say(tr("As a class sees it: N goes on, Ctrl+Shift+E edits it again"), Icon.TICK)


def lesson_in_hand(host: CommandHost) -> LessonEditor:
    """The lesson that is being written; the commands that ask for it can be had only then."""
    assert host.writing.lesson is not None  # noqa: S101 -- a command that is not enabled is not run
    return host.writing.lesson


def edit(
    words: str,
    keys: str,
    about: str,
    edits: Callable[[LessonEditor], object],
    *,
    starts_group: bool = False,
    enabled: Callable[[CommandHost], bool] = is_writing,
) -> Command:
    """A command that does something to the lesson that is being written."""
    # Their other keys have no other meaning while a lesson is being followed.
    takes_keys = not keys.startswith("Ctrl")
    row = writing_command(words, (keys,), about, starts_group=starts_group, enabled=enabled, takes_keys=takes_keys)
    return row(lambda host: edits(lesson_in_hand(host)))


@writing_command(
    tr("Note here"), ("N",), tr("Write the note of this place, or change it"), enabled=is_writing, takes_keys=True
)
def note(host: CommandHost) -> None:
    """Write the note of the place where the table stands."""
    lesson_in_hand(host).write_note()
    host.writing.to_note()


@writing_command(
    tr("Another note here"), ("Shift+N",), tr("A note more at this place"), enabled=is_writing, takes_keys=True
)
def another_note(host: CommandHost) -> None:
    """Write a note more at the place where the table stands."""
    lesson_in_hand(host).add_note()
    host.writing.to_note()


ROW = tr("The note, question or stop that is looked at")
MOVED = tr("The note, question or stop that is looked at, by one action")


@writing_command(
    tr("Question here"),
    ("Q",),
    tr("Whoever follows the lesson is asked here; again: the director asks no more"),
    enabled=is_writing,
    takes_keys=True,
)
def question(host: CommandHost) -> None:
    """Let the director ask at the place where the table stands, or write a question where he asks nothing."""
    lesson_in_hand(host).ask()
    host.writing.to_question()


@writing_command(
    tr("Question of your own here"),
    ("Shift+Q",),
    tr("Ask in words of your own, with up to six answers"),
    enabled=is_writing,
    takes_keys=True,
)
def own_question(host: CommandHost) -> None:
    """Write a question of one's own at the place where the table stands."""
    lesson_in_hand(host).ask_own()
    host.writing.to_note()


stop = edit(tr("Stop here"), "S", tr("Next stops here without a word; again: no more"), lambda one: one.stop())
move_back = edit(tr("Move it back"), "Alt+Left", MOVED, lambda one: one.move(-1), starts_group=True, enabled=has_row)
move_on = edit(tr("Move it on"), "Alt+Right", MOVED, lambda one: one.move(1), enabled=has_row)
remove = edit(tr("Remove it"), "Del", ROW, lambda one: one.remove(), enabled=has_row)
row_before = edit(
    tr("To the note before"),
    "Ctrl+Up",
    tr("Look at the row before, with its table"),
    lambda one: one.step_row(-1),
    starts_group=True,
)
row_after = edit(
    tr("To the next note"), "Ctrl+Down", tr("Look at the next row, with its table"), lambda one: one.step_row(1)
)
to_title = writing_command(
    tr("To title and laws"), ("Ctrl+Shift+T",), tr("Write the title of the lesson"), enabled=is_writing
)(lambda host: host.writing.to_title())
take_out = edit(
    tr("Take out the action before"),
    "Ctrl+Del",
    tr("The last action before this place; what then no longer fits is shown, and kept"),
    lambda one: one.take_out(),
    starts_group=True,
)
cut_off = edit(
    tr("Cut off what follows"), "Ctrl+Shift+Del", tr("All actions and notes behind this place"), lambda one: one.cut()
)


def may_close(host: CommandHost) -> bool:
    """True where the window may close: somebody is asked where a lesson has changes that are in no file."""
    if not host.writing.has_unkept:
        return True
    from PySide6.QtWidgets import QMessageBox

    from bridgetable.gui.widgets.plain import message_box

    buttons = QMessageBox.StandardButton
    asked = tr("The lesson “{name}” has changes that are in no file yet.\n\nSave them?", name=host.document.name)
    box = message_box(host.widget, asked, buttons.Save | buttons.Discard | buttons.Cancel)
    box.setDefaultButton(buttons.Save)
    box.setEscapeButton(buttons.Cancel)
    match box.exec():
        case buttons.Save:
            save(host)
            return not host.writing.has_unkept
        case buttons.Discard:
            return True
        case _:
            return False
