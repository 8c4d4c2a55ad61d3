"""The commands for a teacher before a class: its window, its view, and his tools for pointing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bridgetable.game.values import evolve
from bridgetable.gui.commands.command import Command, CommandHost, CommandMenu
from bridgetable.gui.commands.step_handlers import RULE_FIRST, back, next_note, on
from bridgetable.gui.commands.view_handlers import command, projector
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Screen
from bridgetable.language import tr
from bridgetable.views.classroom.marks import Tool
from bridgetable.views.classroom.showing import Part, cover_all, toggle
from bridgetable.views.eyes import Watcher

if TYPE_CHECKING:
    from bridgetable.gui.classroom.before_class import BeforeClass
    from bridgetable.gui.classroom.classroom import Classroom
    from bridgetable.views.classroom.showing import Showing

CLASS = "Class"
class_command = CommandMenu(CLASS)


def has_class(host: CommandHost) -> bool:
    """True where a class looks."""
    return host.has_class


# Its window.


@class_command(
    tr("Class window"),
    ("Ctrl+F5",),
    tr("A window for the class, on the second screen where there is one"),
    icon=Icon.SCREENS,
    checked=lambda host: host.classroom is not None and host.classroom.is_open,
)
def class_window(host: CommandHost) -> None:
    """Open the class window, or close it."""
    leave_projector(host)
    room = host.with_class().room
    if room.is_open:
        room.close()
    else:
        room.open()


def leave_projector(host: CommandHost) -> None:
    """Go back from the projector to the desk: a class looks elsewhere now, and the teacher wants his menus."""
    if host.screen_kind is Screen.PROJECTOR:
        projector(host)


@class_command(
    tr("Turn this window to the class"),
    ("F12",),
    tr("With one screen: what the class may see in place of what you see; the same key turns it back"),
    checked=lambda host: host.classroom is not None and host.classroom.is_turned,
)
def turn_to_class(host: CommandHost) -> None:
    """Turn the one window to the class, or back to the teacher."""
    leave_projector(host)
    room = host.with_class().room
    if room.is_open:
        room.close()
    room.turn()


@command(tr("Show all hands"), ("H",), tr("All four hands, to the class where there is one; again hides them"))
def all_hands(host: CommandHost) -> None:
    """Show all hands to the class, or in this window where there is none; or again as before."""
    room = host.classroom
    if room is not None and room.is_on:
        room.become(evolve(room.showing, all_hands=not room.showing.all_hands))
    elif host.eye is not Watcher.ALL:
        host.eye_before = host.eye
        host.set_eye(Watcher.ALL)
    else:
        host.set_eye(host.eye_before)


@command(tr("Hide dummy"), ("Shift+H",), tr("Dummy’s hand as backs, for the class where there is one; again shows it"))
def hide_dummy(host: CommandHost) -> None:
    """Hide dummy's hand from the class, or in this window where there is none; or show it again."""
    room = host.classroom
    if room is not None and room.is_on:
        room.become(toggle(room.showing, Part.DUMMY))
    else:
        host.cover_dummy(covers=not host.covers_dummy)


# What comes next.


@class_command(
    tr("Next for the class"),
    (),
    tr("Ask a hidden question, uncover the next option, reveal a vote; else the next step"),
    starts_group=True,
    enabled=has_class,
    in_class=("PgDown",),
)
def class_next(host: CommandHost) -> None:
    """Take the next step: covered options are uncovered first, and then the lesson or the board goes on."""
    room = host.with_class().room
    number = room.next_covered
    if room.votes:
        host.dock.trial_sheet().column.press()
    elif room.decision() is not None and not room.is_asked:
        room.uncover()
    elif number:
        room.uncover(number)
    elif host.is_ruling_first:
        host.say(RULE_FIRST)
    elif host.document.is_lesson or host.series is not None:
        next_note(host)
    else:
        on(host)


@class_command(
    tr("Back for the class"),
    (),
    tr("Back to the note before in a lesson, else by one action"),
    enabled=has_class,
    in_class=("PgUp",),
)
def class_back(host: CommandHost) -> None:
    """Go back to the note before, or by one action where this is no lesson or has left it."""
    document, done = host.document, host.controller.history.done
    journal = document.journal
    if journal is None or not document.is_lesson or done != journal.actions[: len(done)]:
        back(host)
    else:
        host.controller.follow(journal.actions, document.stop_before(len(done)))


def for_class(
    words: str,
    about: str,
    handler: Callable[[BeforeClass], object],
    *keys: str,
    checked: Callable[[Classroom], bool] | None = None,
    starts_group: bool = False,
) -> Command:
    """A command while a class looks, given the teacher's side of it; a single letter is a key before a class alone."""

    def is_on(host: CommandHost) -> bool:
        return checked is not None and host.classroom is not None and checked(host.classroom)

    return Command(
        CLASS,
        words,
        tuple(key for key in keys if len(key) > 1),
        about,
        lambda host: handler(host.with_class()),
        starts_group=starts_group,
        enabled=has_class,
        checked=None if checked is None else is_on,
        in_class=tuple(key for key in keys if len(key) == 1),
    )


def become(changed: Callable[[Showing], Showing]) -> Callable[[BeforeClass], object]:
    """A handler that lets the class see something else from now on."""
    return lambda teacher: teacher.room.become(changed(teacher.room.showing))


def tool(one: Tool, words: str, about: str, key: str, *, starts_group: bool = False) -> Command:
    """The command that takes a tool, or puts it away."""
    return for_class(
        words,
        about,
        lambda teacher: teacher.take(one),
        key,
        checked=lambda room: room.pointing.marks.tool is one,
        starts_group=starts_group,
    )


uncover_options = for_class(
    tr("Uncover all options"),
    tr("Let the class see every option"),
    lambda teacher: teacher.room.uncover(*teacher.room.numbers),
    "Ctrl+U",
)
cover_options = for_class(
    tr("Cover all options"), tr("Hide every option from the class"), become(cover_all), "Ctrl+Shift+U"
)
curtain = for_class(
    tr("Curtain"),
    tr("Cover the whole screen of the class, or uncover it"),
    become(lambda showing: evolve(showing, curtain=not showing.curtain)),
    "Ctrl+K",
    "B",
    ".",
    checked=lambda room: room.showing.curtain,
    starts_group=True,
)
freeze = for_class(
    tr("Freeze"),
    tr("The class goes on seeing what it sees while you go on, or follows you again"),
    become(lambda showing: evolve(showing, holds=not showing.holds)),
    "Ctrl+F",
    checked=lambda room: room.showing.holds,
)
pointer = tool(
    Tool.POINTER,
    tr("Pointer"),
    tr("Point with the mouse on the screen of the class, or on its small picture"),
    # P is Pass in the bidding box.
    "A",
    starts_group=True,
)
spotlight = tool(
    Tool.SPOTLIGHT, tr("Spotlight"), tr("Darken all but a circle; the wheel, plus and minus widen it"), "S"
)
pen = tool(Tool.PEN, tr("Pen"), tr("Draw with the mouse button held; what is drawn fades after a few seconds"), "W")
wipe = for_class(tr("Wipe"), tr("Take away what was drawn"), lambda teacher: teacher.room.pointing.wipe(), "E")
