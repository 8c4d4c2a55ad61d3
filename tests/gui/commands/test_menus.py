"""The menus of the window: each short enough to be read at a glance."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from bridgetable.gui.commands.lesson_handlers import cut_off
from tests.gui.conftest import Opened
from tests.gui.menus import menu_under
from tests.gui.told import AUCTION, HEAD, LESSON, PLAY

MOST = 15
TAKEN_BY_MACOS = ("about", "config", "preference", "options", "setting", "setup", "quit", "exit")
"""The beginnings of words by which Qt moves an entry into the program's own menu there."""


def too_long(menu: QMenu, name: str) -> list[str]:
    """The menus with more entries than are read at a glance, this one and those within it."""
    menu.aboutToShow.emit()
    rows = [action for action in menu.actions() if not action.isSeparator()]
    found = [f"{name}: {len(rows)}"] if len(rows) > MOST else []
    for action in rows:
        under = menu_under(action)
        if under is not None:
            found += too_long(under, f"{name} > {action.text()}")
    return found


def test_no_menu_has_more_than_fifteen_entries(opened: Opened) -> None:
    for text in (HEAD, LESSON, HEAD + AUCTION + PLAY):
        menus = opened(text).menus.menus
        assert [] == [long for name, menu in menus.items() if " > " not in name for long in too_long(menu, name)]


def test_a_command_stands_in_the_menu_within_its_menu(opened: Opened) -> None:
    window = opened(LESSON)
    menu = window.menus.menus[cut_off.place]
    assert "Lessons > Write" == cut_off.place
    assert window.menus.actions[cut_off] in menu.actions()
    assert menu.menuAction() in window.menus.menus["Lessons"].actions()


def test_macos_takes_nothing_out_of_the_menus_but_about_and_quit(opened: Opened) -> None:
    window = opened(LESSON)
    # It looks at the entries of the menus in the bar, not at those of a menu within one.
    rows = [row for name, menu in window.menus.menus.items() if " > " not in name for row in menu.actions()]
    by_its_name = [row for row in rows if row.menuRole() is QAction.MenuRole.TextHeuristicRole]
    taken = {row.text().lower() for row in by_its_name if row.text().lower().startswith(TAKEN_BY_MACOS)}
    assert {"about bridgetable", "quit"} == taken
