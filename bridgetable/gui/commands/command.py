"""A command of the window, written down where its handler is: menus, tool bar and the list of keys are made from it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypedDict, Unpack

from bridgetable.game.values import frozen
from bridgetable.gui.host import Host
from bridgetable.keys import MAC_KEYS

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QPoint

    from bridgetable.game.seats import Seat
    from bridgetable.gui.classroom.before_class import BeforeClass
    from bridgetable.gui.classroom.classroom import Classroom
    from bridgetable.gui.lesson_editor.writing import LessonWriting
    from bridgetable.gui.paint.icons import Icon
    from bridgetable.gui.paint.look import Screen
    from bridgetable.gui.panel.line_play import LinePlay
    from bridgetable.gui.panel.panel import Dock
    from bridgetable.gui.settings import Settings
    from bridgetable.gui.table_area import TableArea
    from bridgetable.gui.timeline.bar import TimelineBar
    from bridgetable.views.eyes import Eye


class CommandHost(Host, Protocol):
    """The window as the handlers of commands know it, with its parts."""

    commands: tuple[Command, ...]
    table: TableArea
    dock: Dock
    timeline: TimelineBar
    line: LinePlay
    writing: LessonWriting
    before_class: BeforeClass | None
    screen_kind: Screen
    covers_dummy: bool
    eye_before: Eye
    has_table: bool
    is_complete: bool

    @property
    def classroom(self) -> Classroom | None:
        """The class of this window, once there has been one."""

    @property
    def has_class(self) -> bool:
        """True where a class looks."""

    def with_class(self) -> BeforeClass:
        """The teacher's side of a class, made when it is first asked for."""

    def cover_dummy(self, *, covers: bool) -> None:
        """Show dummy's hand as backs in this window, or as it lies."""

    def choose(self, settings: Settings) -> None:
        """Apply other settings, and write them down."""

    def remember(self, path: Path) -> None:
        """Add a file to those opened last."""

    def set_screen(self, kind: Screen) -> None:
        """Switch to the desk, or to the projector."""

    def fill_screen(self, fills: bool) -> None:
        """Fill the whole screen, or be as large again as before."""

    def set_eye(self, eye: Eye) -> None:
        """Show the table as another eye sees it."""

    def set_bottom(self, seat: Seat) -> None:
        """Put a seat at the bottom of the screen."""

    def complete(self) -> None:
        """Create what the first picture did without, where that has not been done yet."""

    def open_start(self) -> None:
        """Show the start page."""

    def open_meaning_form(self) -> None:
        """Open the form that tells what a call means."""

    def place_under(self, icon: Icon) -> QPoint:
        """The place on the screen under the tool bar's button with this icon."""

    def for_paper(self) -> Host:
        """The same table in another window, which is never on the screen and is laid out for a page."""

    def dress_again(self) -> None:
        """Apply this window's colours to the application again."""


@frozen(eq=False)
class Command:
    """A command: its menu, words, keys as Qt writes them, a description, and the handler."""

    # `enabled` tells whether it can be had, None meaning always; `checked` whether it is on, None meaning that it is
    # not switched. `in_class` are the keys, those of a presenter's remote among them, that it has while a class looks.
    # While one can be had that `takes_keys`, its keys are its alone. `at_work` it can be had while long work goes on.
    # `under` names a menu within its own.
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
    takes_keys: bool = False
    at_work: bool = False
    under: str = ""

    @property
    def place(self) -> str:
        """The way to it through the menus, by the names that commands give them."""
        return f"{self.menu} > {self.under}" if self.under else self.menu

    def keys_now(self, *, in_class: bool, taken: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """The keys that it has: before a class its own there first, and none that are `taken` there."""
        return (*self.in_class, *(key for key in self.keys if key not in taken)) if in_class else self.keys

    def __call__(self, host: CommandHost) -> None:
        """Carry out the command."""
        self.handler(host)


Handler = Callable[[CommandHost], object]


class Extras(TypedDict, total=False):
    """The fields of a command that not every one has."""

    starts_group: bool
    icon: Icon
    enabled: Callable[[CommandHost], bool]
    checked: Callable[[CommandHost], bool]
    in_class: tuple[str, ...]
    takes_keys: bool
    at_work: bool


@frozen
class CommandMenu:
    """A menu, or one `under` it, called to decorate a handler that becomes a command of it."""

    name: str
    under: str = ""

    def __call__(
        self, words: str, keys: tuple[str, ...], about: str, **more: Unpack[Extras]
    ) -> Callable[[Handler], Command]:
        """The words of the command, its keys, its description, and its other fields."""
        ours = tuple(MAC_KEYS.get(key, key) for key in keys) if sys.platform == "darwin" else keys
        return lambda handler: Command(self.name, words, ours, about, handler, under=self.under, **more)
