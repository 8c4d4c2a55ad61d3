"""The commands that write a lesson: notes, questions and stops where the table stands, and what is done there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bridgetable.gui.commands.command import Command, CommandHost
from bridgetable.gui.commands.file_handlers import save
from bridgetable.gui.paint.icons import Icon
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.gui.lesson_editor.editor import LessonEditor

LESSONS = "Lessons"


def is_writing(host: CommandHost) -> bool:
    """Whether a lesson is being written."""
    return host.writing.lesson is not None


def has_row(host: CommandHost) -> bool:
    """Whether a row of the lesson that is being written is looked at."""
    return host.writing.lesson is not None and host.writing.lesson.now.chosen is not None


@partial(
    Command,
    LESSONS,
    tr("New lesson from this table"),
    ("Ctrl+Shift+L",),
    tr("Write notes to what is done at this table"),
    starts_group=True,
)
def new_lesson(host: CommandHost) -> None:
    """Begin a lesson from what has been done at the table."""
    host.write_lesson(new=True)
    host.say(tr("A new lesson: play on as you like; N writes a note where you are, Ctrl+S keeps it"), Icon.TICK)


@partial(
    Command,
    LESSONS,
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


@partial(
    Command,
    LESSONS,
    tr("Try it"),
    ("F9",),
    tr("Follow the lesson from its beginning, as a class sees it"),
    enabled=is_writing,
)
def try_lesson(host: CommandHost) -> None:
    """Show the lesson that is being written from its first step."""
    host.writing.follow()
    host.controller.go_to(0)
    host.say(tr("As a class sees it: N goes on, Ctrl+Shift+E edits it again"), Icon.TICK)


def on_lesson(host: CommandHost) -> LessonEditor:
    """The lesson that is being written; the commands that ask for it can be had only then."""
    assert host.writing.lesson is not None  # noqa: S101 -- a command that is not enabled is not run
    return host.writing.lesson


@partial(
    Command,
    LESSONS,
    tr("Note here"),
    ("N",),
    tr("Write the note of this place, or change it"),
    starts_group=True,
    enabled=is_writing,
    takes_keys=True,
)
def note(host: CommandHost) -> None:
    """Write the note of the place where the table stands."""
    on_lesson(host).write_note()
    host.writing.to_note()


@partial(
    Command,
    LESSONS,
    tr("Another note here"),
    ("Shift+N",),
    tr("A note more at this place"),
    enabled=is_writing,
    takes_keys=True,
)
def another_note(host: CommandHost) -> None:
    """Write a note more at the place where the table stands."""
    on_lesson(host).add_note()
    host.writing.to_note()


@partial(
    Command,
    LESSONS,
    tr("Question here"),
    ("Q",),
    tr("Whoever follows the lesson rules first here; again: no more"),
    enabled=is_writing,
    takes_keys=True,
)
def question(host: CommandHost) -> None:
    """Put a question where the table stands, or take it away."""
    on_lesson(host).ask()


@partial(
    Command,
    LESSONS,
    tr("Stop here"),
    ("S",),
    tr("Next stops here without a word; again: no more"),
    enabled=is_writing,
    takes_keys=True,
)
def stop(host: CommandHost) -> None:
    """Let Next stop where the table stands, or no more."""
    on_lesson(host).stop()


@partial(
    Command,
    LESSONS,
    tr("Move it back"),
    ("Alt+Left",),
    tr("The note, question or stop that is looked at, by one action"),
    starts_group=True,
    enabled=has_row,
    takes_keys=True,
)
def move_back(host: CommandHost) -> None:
    """Move the row looked at back by one action."""
    on_lesson(host).move(-1)


@partial(
    Command,
    LESSONS,
    tr("Move it on"),
    ("Alt+Right",),
    tr("The note, question or stop that is looked at, by one action"),
    enabled=has_row,
    takes_keys=True,
)
def move_on(host: CommandHost) -> None:
    """Move the row looked at on by one action."""
    on_lesson(host).move(1)


@partial(
    Command,
    LESSONS,
    tr("Remove it"),
    ("Del",),
    tr("The note, question or stop that is looked at"),
    enabled=has_row,
    takes_keys=True,
)
def remove(host: CommandHost) -> None:
    """Take away the row that is looked at."""
    on_lesson(host).remove()


@partial(
    Command,
    LESSONS,
    tr("To the note before"),
    ("Ctrl+Up",),
    tr("Look at the row before, with its table"),
    starts_group=True,
    enabled=is_writing,
)
def row_before(host: CommandHost) -> None:
    """Look at the row before."""
    on_lesson(host).step_row(-1)


@partial(
    Command,
    LESSONS,
    tr("To the next note"),
    ("Ctrl+Down",),
    tr("Look at the next row, with its table"),
    enabled=is_writing,
)
def row_after(host: CommandHost) -> None:
    """Look at the next row."""
    on_lesson(host).step_row(1)


@partial(
    Command,
    LESSONS,
    tr("To title and laws"),
    ("Ctrl+Shift+T",),
    tr("Write the title of the lesson"),
    enabled=is_writing,
)
def to_title(host: CommandHost) -> None:
    """Put the keyboard on the title."""
    host.writing.to_title()


@partial(
    Command,
    LESSONS,
    tr("Take out the action before"),
    ("Ctrl+Del",),
    tr("The last action before this place; what then no longer fits is shown, and kept"),
    starts_group=True,
    enabled=is_writing,
)
def take_out(host: CommandHost) -> None:
    """Take out the action before the place where the table stands."""
    on_lesson(host).take_out()


@partial(
    Command,
    LESSONS,
    tr("Cut off what follows"),
    ("Ctrl+Shift+Del",),
    tr("All actions and notes behind this place"),
    enabled=is_writing,
)
def cut_off(host: CommandHost) -> None:
    """Cut off everything behind the place where the table stands."""
    on_lesson(host).cut()


def may_close(host: CommandHost) -> bool:
    """Whether the window may close: somebody is asked where a lesson has changes that are in no file."""
    if not host.writing.has_unkept:
        return True
    from PySide6.QtWidgets import QMessageBox

    from bridgetable.gui.widgets.plain import message_box

    buttons = QMessageBox.StandardButton
    question_asked = tr(
        "The lesson “{name}” has changes that are in no file yet.\n\nSave them?", name=host.document.name
    )
    box = message_box(host.widget, question_asked, buttons.Save | buttons.Discard | buttons.Cancel)
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


LESSON_EDITOR_COMMANDS = (
    new_lesson,
    edit_lesson,
    try_lesson,
    note,
    another_note,
    question,
    stop,
    move_back,
    move_on,
    remove,
    row_before,
    row_after,
    to_title,
    take_out,
    cut_off,
)
