"""A command of the window, written down where its handler is: menus, tool bar and the list of keys are made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from bridgetable.game.values import frozen
from bridgetable.gui.files.drawn import Drawn
from bridgetable.gui.panel.line_host import LineHost

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QPoint

    from bridgetable.game.seats import Seat
    from bridgetable.gui.classroom.classroom import Classroom
    from bridgetable.gui.classroom.desk import ClassDesk
    from bridgetable.gui.documents.document import Document
    from bridgetable.gui.lesson_editor.editor import LessonEditor
    from bridgetable.gui.paint.icons import Icon
    from bridgetable.gui.paint.look import Screen
    from bridgetable.gui.panel.line_play import LinePlay
    from bridgetable.gui.panel.panel import Dock
    from bridgetable.gui.settings import Settings
    from bridgetable.gui.table_area import TableArea
    from bridgetable.gui.timeline.bar import TimelineBar
    from bridgetable.session.history import History
    from bridgetable.views.eyes import Eye


class CommandHost(LineHost, Drawn, Protocol):
    """The window as the handlers of commands know it; `lesson` is the one that is being written."""

    commands: tuple[Command, ...]
    table: TableArea
    dock: Dock
    timeline: TimelineBar
    line: LinePlay
    bottom: Seat
    screen_kind: Screen
    covers_dummy: bool
    eye_before: Eye

    @property
    def class_desk(self) -> ClassDesk | None:
        """What tells the teacher of his class, while its window is open."""

    lesson: LessonEditor | None

    @property
    def is_ruling_first(self) -> bool:
        """Whether something is asked before the program tells it."""

    @property
    def classroom(self) -> Classroom | None:
        """What goes on between this window and a class, once there has been one."""

    @property
    def has_class(self) -> bool:
        """Whether a class looks."""

    def with_class(self) -> Classroom:
        """What goes on between this window and a class, made when it is first asked for."""

    def cover_dummy(self, *, covers: bool) -> None:
        """Show dummy's hand as backs in this window, or as it lies."""

    @property
    def kept_history(self) -> History:
        """What a file keeps: all of a lesson that is being written, else what has been done."""

    @property
    def has_unkept_lesson(self) -> bool:
        """Whether a lesson that was written here has changes that are in no file."""

    def follow_lesson(self) -> None:
        """Follow the lesson that is being written, as others will."""

    def to_note(self) -> None:
        """Put the keyboard on the note that is looked at."""

    def to_title(self) -> None:
        """Put the keyboard on the title of the lesson."""

    def take_kept(self, document: Document) -> None:
        """Take a document that was written to its file just now."""

    def choose(self, settings: Settings) -> None:
        """Apply other settings, and write them down."""

    def set_screen(self, kind: Screen) -> None:
        """Switch to the desk, or to the projector."""

    def fill_screen(self, fills: bool) -> None:
        """Fill the whole screen, or be as large again as before."""

    def set_eye(self, eye: Eye) -> None:
        """Show the table as another eye sees it."""

    def set_bottom(self, seat: Seat) -> None:
        """Put a seat at the bottom of the screen."""

    def name_file(self, name: str) -> None:
        """Show the name of what is open."""

    def remember(self, path: Path) -> None:
        """Add a file to those opened last."""

    def complete(self) -> None:
        """Create what the first picture did without, where that has not been done yet."""

    def open_start(self) -> None:
        """Show the start page."""

    def open_meaning_form(self) -> None:
        """Open the form that tells what a call means."""

    def place_under(self, icon: Icon) -> QPoint:
        """The place on the screen under the tool bar's button with this icon."""

    def for_paper(self) -> Drawn:
        """The same table in another window, which is never on the screen and is laid out for a page."""

    def dress_again(self) -> None:
        """Apply this window's colours to the application again."""


@frozen(eq=False)
class Command:
    """A command: its menu, words, keys as Qt writes them, what it does in words, and the handler.

    A rule is drawn before it where it `starts_group`. One with an icon is on the tool bar as well. `enabled` tells
    whether it can be had, None meaning always; `checked` whether it is on, None meaning that it is not switched.
    `in_class` are the keys, those of a presenter's remote among them, that it has while a class looks.
    While one can be had that `takes_keys`, its keys are its alone.
    """

    menu: str
    words: str
    keys: tuple[str, ...]
    about: str
    handler: Callable[[CommandHost], object]
    starts_group: bool = False
    icon: Icon | None = None
    enabled: Callable[[CommandHost], bool] | None = None
    checked: Callable[[CommandHost], bool] | None = None
    in_class: tuple[str, ...] = ()

    def keys_now(self, *, in_class: bool, taken: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """The keys that it has: before a class its own there first, and none that are `taken` there."""
        return (*self.in_class, *(key for key in self.keys if key not in taken)) if in_class else self.keys

    takes_keys: bool = False

    def __call__(self, host: CommandHost) -> None:
        """Carry out the command."""
        self.handler(host)
