"""The menus, made from the table of commands, and the lists that change: eyes, seats, themes, files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from bridgetable.gui.commands.commands import COMMANDS, MENUS, Command, Do

T = TypeVar("T")
RULES_BEFORE = frozenset(
    {Do.SAVE, Do.DEAL, Do.BOARDS, Do.QUIT, Do.CLAIM, Do.WAIVE, Do.GLOSS, Do.TRICK_BACK, Do.START, Do.NEXT}
    | {Do.LINE_FIRST, Do.FOUR_COLOURS, Do.PROJECTOR, Do.TO_TABLE, Do.ABOUT}
)


class Menus:
    """The menu bar, the actions by command, and the menus by name."""

    def __init__(self, window: QWidget, bar: QMenuBar, done: Callable[[Do], None]) -> None:
        """Make all menus; `done` is told what is commanded."""
        self.actions: dict[Do, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        for name in MENUS:
            menu = bar.addMenu(f"&{name}")
            self.menus[name] = menu
            for command in COMMANDS:
                if command.menu == name:
                    if command.do in RULES_BEFORE:
                        menu.addSeparator()
                    menu.addAction(self._action(window, command, done))
        # Known to the window as well: the keys work where the menu bar is hidden.
        window.addActions(list(self.actions.values()))

    def _action(self, window: QWidget, command: Command, done: Callable[[Do], None]) -> QAction:
        action = QAction(command.words, window)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.setStatusTip(command.about)
        action.setToolTip(command.about)
        action.setCheckable(command.switched)
        action.triggered.connect(lambda _=False, do=command.do: done(do))
        self.actions[command.do] = action
        return action

    def name(self, do: Do, words: str, *, enabled: bool = True) -> None:
        """Change what a command is called, and whether it can be had."""
        self.actions[do].setText(words)
        self.actions[do].setEnabled(enabled)

    def switch(self, do: Do, *, on: bool) -> None:
        """Show a command as switched on or off."""
        self.actions[do].setChecked(on)


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
