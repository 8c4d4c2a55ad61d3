"""The menu bar, made from the commands; and menus of choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from bridgetable.language import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu, QMenuBar

    from bridgetable.gui.commands.command import Command, CommandHost

T = TypeVar("T")

TITLES = {
    "Board": tr("Board"),
    "Lessons": tr("Lessons"),
    "Table": tr("Table"),
    "Director": tr("Director"),
    "Step": tr("Step"),
    "Class": tr("Class"),
    "View": tr("View"),
    "Help": tr("Help"),
}
"""The titles in the menu bar, by the menu that a command names."""


class Menus:
    """The menu bar: the menus by name, those within them too, and once they are filled the actions by command."""

    def __init__(self, host: CommandHost, bar: QMenuBar, commands: tuple[Command, ...]) -> None:
        """Make a menu, still empty, for each that the commands name."""
        self._host = host
        self._commands = commands
        self.actions: dict[Command, QAction] = {}
        self._given: tuple[bool, frozenset[str]] = (False, frozenset())
        names = dict.fromkeys(command.menu for command in commands)
        self.menus = {name: bar.addMenu(f"&{TITLES[name]}") for name in names}

    def fill(self) -> None:
        """Make an action for each command, in its menu."""
        for command in self._commands:
            if command.place not in self.menus:
                self.menus[command.place] = under = self.menus[command.menu].addMenu(command.under)
                # By its name macOS would take “Settings” for a dialog, and move it away without what is in it.
                under.menuAction().setMenuRole(QAction.MenuRole.NoRole)
            menu = self.menus[command.place]
            if command.starts_group:
                menu.addSeparator()
            menu.addAction(self._action(command))
        # Known to the window as well: the keys work where the menu bar is hidden.
        self._host.widget.addActions(list(self.actions.values()))

    def _action(self, command: Command) -> QAction:
        action = QAction(command.words, self._host.widget)
        action.setShortcuts([QKeySequence(key) for key in (() if command.takes_keys else command.keys)])
        action.setStatusTip(command.about)
        action.setToolTip(command.about)
        action.setCheckable(command.checked is not None)
        action.triggered.connect(lambda: self.run(command))
        self.actions[command] = action
        return action

    def run(self, command: Command) -> None:
        """Run a command, then show which commands are available; in the middle of long work only what ends it."""
        if command.at_work or not self._host.controller.patience.is_waiting:
            command(self._host)
        else:
            self._host.controller.refuse_at_work()
        self.show_state()

    def show_state(self) -> None:
        """Show which commands are available now, and which are switched on."""
        for command, action in self.actions.items():
            action.setEnabled(command.enabled is None or command.enabled(self._host))
            if command.checked is not None:
                action.setChecked(command.checked(self._host))
        self.share_keys()

    def share_keys(self) -> None:
        """Give every key to the one command that has it now; the letters of a vote are no commands."""
        takers = ((command, action) for command, action in self.actions.items() if command.takes_keys)
        letters = self._host.dock.letters if self._host.has_table else ""
        taken = frozenset((*letters, *(key for command, action in takers for key in keys_of(command, action))))
        given = (self._host.has_class, taken)
        if self.actions and given != self._given:
            self._given = given
            self._give_keys(taken)

    def _give_keys(self, taken: frozenset[str]) -> None:
        """Give the keys anew, before a class a remote's; Qt would run neither of two commands that have one."""
        remote = frozenset(key for command in self.actions for key in command.in_class)
        for command, action in self.actions.items():
            keys = command.keys_now(in_class=self._host.has_class, taken=remote)
            now = keys_of(command, action) if command.takes_keys else [key for key in keys if key not in taken]
            action.setShortcuts([QKeySequence(key) for key in now])


def keys_of(command: Command, action: QAction) -> list[str]:
    """The keys that a command has while it can be had."""
    return list(command.keys) if action.isEnabled() else []


def choices(
    parent: QMenu, title: str, rows: Iterable[tuple[str, T]], chosen: Callable[[T], object], now: T | None = None
) -> QMenu:
    """A menu under another, one row a choice, the present one ticked."""
    menu = parent.addMenu(title)
    fill(menu, rows, chosen, now)
    return menu


def fill(menu: QMenu, rows: Iterable[tuple[str, T]], chosen: Callable[[T], object], now: T | None = None) -> None:
    """Fill a menu with choices anew."""
    menu.clear()
    group = QActionGroup(menu)
    for words, value in rows:
        action = menu.addAction(words)
        action.setCheckable(now is not None)
        action.setChecked(value == now)
        group.addAction(action)
        action.triggered.connect(lambda _=False, v=value: chosen(v))
    menu.setEnabled(not menu.isEmpty())
