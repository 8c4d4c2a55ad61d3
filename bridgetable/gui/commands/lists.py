"""The lists in the menus that change: files, lessons, eyes, seats, themes."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu

from bridgetable.game.irregularities import Moment
from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.commands.commands import Do
from bridgetable.gui.commands.menus import choices, fill
from bridgetable.gui.commands.player_menu import PlayerMenus
from bridgetable.gui.files.documents import lesson_paths, title_of
from bridgetable.gui.paint.theme import PALETTES
from bridgetable.session.cards.actions import SpreadHand
from bridgetable.session.director.actions import Notice, TimePasses
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.words.prose import SEAT_NAMES

if TYPE_CHECKING:
    from bridgetable.gui.window import Window

EYES: tuple[Eye, ...] = (*Watcher, *SEATS)


def eye_words(eye: Eye) -> str:
    """An eye in words."""
    return SEAT_NAMES[eye] if isinstance(eye, Seat) else str(eye).capitalize()


class Lists:
    """The menus under the menus of a window."""

    def __init__(self, window: Window) -> None:
        """Make them, empty where they change."""
        self.window = window
        menus, do = window.menus.menus, window.controller.do
        board = menus["Board"]
        first = board.actions()[1]
        self.recent, self.lessons = QMenu("Open recent", board), QMenu("Lessons", board)
        for menu in (self.recent, self.lessons):
            board.insertMenu(first, menu)
        self.lessons.aboutToShow.connect(self._fill_lessons)
        self.eyes = menus["View"].addMenu("Eye")
        self.bottom = menus["View"].addMenu("Seat at the bottom")
        self.themes = menus["View"].addMenu("Theme")
        choices(
            menus["Director"], "Attention drawn", [(f"by {SEAT_NAMES[s]}", s) for s in SEATS], lambda s: do(Notice(s))
        )
        moments = [(m.value[:1].upper() + m.value[1:], m) for m in Moment]
        choices(menus["Director"], "Time passes", moments, lambda m: do(TimePasses(m)))
        choices(menus["Table"], "Spread a hand", [(SEAT_NAMES[s], s) for s in SEATS], lambda s: do(SpreadHand(s)))
        calls = partial(window.deeds.do, Do.CALL_CARD)
        self.players = PlayerMenus(menus["Table"], lambda: window.controller.history.now, do, calls, window.say)
        self.players.serve(window.table.view)
        self.players.add_for_director(menus["Director"])
        self.players.claims = window.deeds.at_table.claim

    def refill(self) -> None:
        """Fill every list anew from what is chosen now."""
        window, settings = self.window, self.window.settings
        recent = [(Path(p).name, Path(p)) for p in settings.recent]
        fill(self.recent, recent, window.deeds.files.open_path)
        fill(self.eyes, [(eye_words(e), e) for e in EYES], window.set_eye, window.eye)
        fill(self.bottom, [(SEAT_NAMES[s], s) for s in SEATS], window.set_bottom, window.bottom)
        themes = [(p.name.replace("-", " ").capitalize(), p.name) for p in PALETTES]
        fill(self.themes, themes, self._choose_theme, settings.theme)
        for do, on in (
            (Do.FOUR_COLOURS, settings.four_colours),
            (Do.TEN, settings.ten_in_figures),
            (Do.MOTION, settings.motion),
        ):
            window.menus.switch(do, on=on)

    def _choose_theme(self, name: str) -> None:
        self.window.choose(evolve(self.window.settings, theme=name))

    def _fill_lessons(self) -> None:
        fill(self.lessons, [(title_of(p), p) for p in lesson_paths()], self.window.deeds.files.open_path)

    def show_eyes(self) -> None:
        """Open the list of eyes under its button."""
        button = self.window.tools.eye
        self.eyes.popup(button.mapToGlobal(QPoint(0, button.height())))
