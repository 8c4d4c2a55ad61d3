"""The menu of ready systems, each of which gives a side the meanings of all its openings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import Side
from bridgetable.gui.commands.menus import fill
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.views.words.prose import SIDE_NAMES

if TYPE_CHECKING:
    from bridgetable.formats.systems import System

Told = Callable[[tuple[Action, ...], str], object]


class SystemMenu:
    """A submenu of systems for each side; the systems are read when it opens."""

    def __init__(self, parent: QMenu, told: Told, say: Callable[[str], object]) -> None:
        """Add it to a menu; `told` is called with the actions of a system, `say` about a file that cannot be read."""
        self._told, self._say = told, say
        self.menu = parent.addMenu(tr("Tell a system’s openings"))
        self.of = {side: self.menu.addMenu(SIDE_NAMES[side]) for side in Side}
        self.menu.aboutToShow.connect(self.refill)

    def refill(self) -> None:
        """Fill the menus with the systems there are."""
        from bridgetable.formats.systems import systems

        try:
            rows = [(tr(system.name), system) for system in systems()]
        except BridgetableError as error:
            self._say(str(error))
            rows = []
        for side, menu in self.of.items():
            fill(menu, rows, partial(self._chosen, side))

    def _chosen(self, side: Side, system: System) -> None:
        said = tr("{side} play: {system}", side=SIDE_NAMES[side], system=tr(system.name))
        self._told(tuple(system.told_for(side)), said)
