"""The menus under the rows of a menu."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu


def menu_under(row: QAction) -> QMenu | None:
    """The menu that a row opens, if it opens one.

    `row.menu()` says the same, but before 6.11.2 Qt for Python deleted a menu after it was asked for so.
    """
    owner = row.parent()
    return owner if isinstance(owner, QMenu) and owner.menuAction() is row else None
