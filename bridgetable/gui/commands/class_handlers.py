"""The commands for a teacher before a class: its window, what it sees, and what he points with."""

from __future__ import annotations

from functools import partial

from bridgetable.game.values import evolve
from bridgetable.gui.commands.command import Command, CommandHost
from bridgetable.gui.commands.step_handlers import RULE_FIRST, back, next_note, on
from bridgetable.gui.commands.view_handlers import VIEW, projector
from bridgetable.gui.paint.look import Screen
from bridgetable.language import tr
from bridgetable.views.classroom.marks import Tool
from bridgetable.views.classroom.showing import Part, cover_all, toggle
from bridgetable.views.eyes import Watcher

CLASS = "Class"


def has_class(host: CommandHost) -> bool:
    """Whether a class looks."""
    return host.has_class


# Its window.


@partial(
    Command,
    VIEW,
    tr("Class window"),
    ("Ctrl+F5",),
    tr("A window for the class, on the second screen where there is one"),
    starts_group=True,
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


@partial(
    Command,
    VIEW,
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


@partial(
    Command, VIEW, tr("Show all hands"), ("H",), tr("All four hands, to the class where there is one; again hides them")
)
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


@partial(
    Command,
    VIEW,
    tr("Hide dummy"),
    ("Shift+H",),
    tr("Dummy’s hand as backs, for the class where there is one; again shows it"),
)
def hide_dummy(host: CommandHost) -> None:
    """Hide dummy's hand from the class, or in this window where there is none; or show it again."""
    room = host.classroom
    if room is not None and room.is_on:
        room.become(toggle(room.showing, Part.DUMMY))
    else:
        host.cover_dummy(covers=not host.covers_dummy)


# What comes next.


@partial(
    Command,
    CLASS,
    tr("Next for the class"),
    (),
    tr("Ask a hidden question, uncover the next option, reveal a vote; else the next step"),
    enabled=has_class,
    in_class=("PgDown",),
)
def class_next(host: CommandHost) -> None:
    """Do what comes next: what is covered is uncovered first, and then the lesson or the board goes on."""
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


@partial(
    Command,
    CLASS,
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


@partial(
    Command, CLASS, tr("Uncover all options"), ("Ctrl+U",), tr("Let the class see every option"), enabled=has_class
)
def uncover_options(host: CommandHost) -> None:
    """Uncover every option."""
    room = host.with_class().room
    room.uncover(*room.numbers)


@partial(
    Command,
    CLASS,
    tr("Cover all options"),
    ("Ctrl+Shift+U",),
    tr("Hide every option from the class"),
    enabled=has_class,
)
def cover_options(host: CommandHost) -> None:
    """Cover every option."""
    room = host.with_class().room
    room.become(cover_all(room.showing))


@partial(
    Command,
    CLASS,
    tr("Curtain"),
    ("Ctrl+K",),
    tr("Cover the whole screen of the class, or uncover it"),
    starts_group=True,
    enabled=has_class,
    checked=lambda host: host.classroom is not None and host.classroom.showing.curtain,
    in_class=("B", "."),
)
def curtain(host: CommandHost) -> None:
    """Lower the curtain, or raise it."""
    room = host.with_class().room
    room.become(evolve(room.showing, curtain=not room.showing.curtain))


@partial(
    Command,
    CLASS,
    tr("Freeze"),
    ("Ctrl+F",),
    tr("The class goes on seeing what it sees while you go on, or follows you again"),
    enabled=has_class,
    checked=lambda host: host.classroom is not None and host.classroom.showing.holds,
)
def freeze(host: CommandHost) -> None:
    """Hold what the class sees, or let it follow again."""
    room = host.with_class().room
    room.become(evolve(room.showing, holds=not room.showing.holds))


# What the teacher points with.


def tool_in_hand(host: CommandHost, tool: Tool) -> bool:
    """Whether a tool is in the teacher's hand."""
    return host.classroom is not None and host.classroom.pointing.marks.tool is tool


@partial(
    Command,
    CLASS,
    tr("Pointer"),
    (),
    tr("Point with the mouse on the screen of the class, or on its small picture"),
    starts_group=True,
    enabled=has_class,
    checked=partial(tool_in_hand, tool=Tool.POINTER),
    # P is Pass in the bidding box.
    in_class=("A",),
)
def pointer(host: CommandHost) -> None:
    """Take the pointer, or put it away."""
    host.with_class().take(Tool.POINTER)


@partial(
    Command,
    CLASS,
    tr("Spotlight"),
    (),
    tr("Darken all but a circle; the wheel, plus and minus widen it"),
    enabled=has_class,
    checked=partial(tool_in_hand, tool=Tool.SPOTLIGHT),
    in_class=("S",),
)
def spotlight(host: CommandHost) -> None:
    """Take the spotlight, or put it away."""
    host.with_class().take(Tool.SPOTLIGHT)


@partial(
    Command,
    CLASS,
    tr("Pen"),
    (),
    tr("Draw with the mouse button held; what is drawn fades after a few seconds"),
    enabled=has_class,
    checked=partial(tool_in_hand, tool=Tool.PEN),
    in_class=("W",),
)
def pen(host: CommandHost) -> None:
    """Take the pen, or put it away."""
    host.with_class().take(Tool.PEN)


@partial(Command, CLASS, tr("Wipe"), (), tr("Take away what was drawn"), enabled=has_class, in_class=("E",))
def wipe(host: CommandHost) -> None:
    """Take away every stroke."""
    host.with_class().room.pointing.wipe()


CLASS_COMMANDS = (
    class_window,
    turn_to_class,
    all_hands,
    hide_dummy,
    class_next,
    class_back,
    uncover_options,
    cover_options,
    curtain,
    freeze,
    pointer,
    spotlight,
    pen,
    wipe,
)
