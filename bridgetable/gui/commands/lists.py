"""The lists in the menus that change: files, lessons by course and by law, eyes, seats, themes."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QMenu

from bridgetable.game.printable import visible
from bridgetable.game.seats import SEATS
from bridgetable.game.values import evolve
from bridgetable.gui.classroom.before_class import eye_words
from bridgetable.gui.classroom.classroom import showing_of
from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.commands.deal_handlers import copy_deal
from bridgetable.gui.commands.file_handlers import open_path, paste_deal
from bridgetable.gui.commands.menus import choices, fill
from bridgetable.gui.commands.player_menu import PlayerMenus
from bridgetable.gui.documents.folders import recovery_folder
from bridgetable.gui.documents.lesson_files import lesson_paths
from bridgetable.gui.files.left_tables import open_table, recent_tables
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.theme import DARK, HIGH_CONTRAST, LIGHT, PALETTES
from bridgetable.gui.settings import write_language
from bridgetable.gui.widgets.plain import unmarked
from bridgetable.language import ENGLISH, PSEUDO, chosen, languages, tr
from bridgetable.session.cards.actions import SpreadHand
from bridgetable.session.director.actions import Notice, TimePasses
from bridgetable.views.classroom.showing import Part, toggle, with_eye
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.words.acts import MOMENTS
from bridgetable.views.words.prose import SEAT_NAMES

EYES: tuple[Eye, ...] = (*Watcher, *SEATS)
THEME_NAMES = {DARK.name: tr("Dark"), LIGHT.name: tr("Light"), HIGH_CONTRAST.name: tr("High contrast")}


def language_name(code: str) -> str:
    """A language by its own name."""
    name = QLocale(code).nativeLanguageName() if code != ENGLISH else "English"
    return name[:1].upper() + name[1:] or code


def choose_language(host: CommandHost, code: str) -> None:
    """Keep the language for the next start, and say so."""
    name = language_name(code)
    host.say(write_language(code) or tr("From the next start on everything is in {name}", name=name), Icon.TICK)


class Lists:
    """The menus under the menus of a window."""

    def __init__(self, host: CommandHost, menus: dict[str, QMenu]) -> None:
        """Add them to the menus of these names, empty where they change."""
        self._host = host
        do = host.controller.do
        board = menus["Board"]
        first = board.actions()[1]
        self.recent, self.tables = QMenu(tr("Open recent"), board), QMenu(tr("Recent tables"), board)
        for menu in (self.recent, self.tables):
            board.insertMenu(first, menu)
        self.tables.aboutToShow.connect(self._fill_tables)
        self.copies = menus[paste_deal.place].addMenu(tr("Copy deal as"))
        self.copies.aboutToShow.connect(self._fill_copies)
        self.eyes = menus["View"].addMenu(tr("Eye"))
        self.bottom = menus["View"].addMenu(tr("Seat at the bottom"))
        self.themes = menus["View"].addMenu(tr("Theme"))
        self.languages = menus["View"].addMenu(tr("Language"))
        self.languages.aboutToShow.connect(self._fill_languages)
        drawn = [(tr("by {s}", s=SEAT_NAMES[s]), s) for s in SEATS]
        choices(menus["Director"], tr("Attention drawn"), drawn, lambda s: do(Notice(s)))
        moments = [(words, m) for m, words in MOMENTS.items()]
        choices(menus["Director"], tr("Time passes"), moments, lambda m: do(TimePasses(m)))
        choices(menus["Table"], tr("Spread a hand"), [(SEAT_NAMES[s], s) for s in SEATS], lambda s: do(SpreadHand(s)))
        self.class_eyes = menus["Class"].addMenu(tr("Eye of the class"))
        self.class_hides = menus["Class"].addMenu(tr("Hidden from the class"))
        self.class_themes = menus["Class"].addMenu(tr("Theme of the class window"))
        for menu in (self.class_eyes, self.class_hides, self.class_themes):
            menu.aboutToShow.connect(self.fill_class)
        self.fill_class()
        self.players = PlayerMenus(host, menus["Table"])
        self.players.serve(host.table.view)
        self.players.add_for_director(menus["Director"])

    def refill(self) -> None:
        """Fill every list anew from what is chosen now."""
        host, settings = self._host, self._host.settings
        own = set(lesson_paths())
        recent = [(unmarked(visible(Path(p).name)), Path(p)) for p in settings.recent if Path(p) not in own]
        fill(self.recent, recent, partial(open_path, host))
        fill(self.eyes, [(eye_words(e), e) for e in EYES], host.set_eye, host.eye)
        fill(self.bottom, [(SEAT_NAMES[s], s) for s in SEATS], host.set_bottom, host.bottom)
        themes = [(THEME_NAMES[p.name], p.name) for p in PALETTES]
        fill(self.themes, themes, lambda name: host.choose(evolve(host.settings, theme=name)), settings.theme)

    def fill_class(self) -> None:
        """Fill the lists about the class anew from what it may see now."""
        room = self._host.classroom
        showing = showing_of(self._host.settings.classroom) if room is None else room.showing
        fill(self.class_eyes, [(eye_words(e), e) for e in EYES], self._choose_class_eye, showing.eye)
        own = self._host.settings.classroom.theme
        themes = [(THEME_NAMES[p.name], p.name) for p in PALETTES]
        fill(self.class_themes, [(tr("As this window"), ""), *themes], self._choose_class_theme, own)
        self.class_hides.clear()
        for part in Part:
            action = self.class_hides.addAction(part.value)
            action.setCheckable(True)
            action.setChecked(showing.is_hidden(part))
            action.triggered.connect(lambda _=False, p=part: self._hide_from_class(p))

    def _choose_class_eye(self, eye: Eye) -> None:
        room = self._host.with_class().room
        room.become(with_eye(room.showing, eye))

    def _hide_from_class(self, part: Part) -> None:
        room = self._host.with_class().room
        room.become(toggle(room.showing, part))

    def _choose_class_theme(self, name: str) -> None:
        self._host.with_class().room.choose_theme(name)

    def _fill_copies(self) -> None:
        from bridgetable.formats.deal_forms.write import DealForm

        fill(self.copies, [(form.value, form) for form in DealForm], partial(copy_deal, self._host))

    def _fill_languages(self) -> None:
        named = [(language_name(code), code) for code in languages() if code != PSEUDO]
        fill(self.languages, named, partial(choose_language, self._host), chosen() or ENGLISH)

    def _fill_tables(self) -> None:
        rows = [(unmarked(words), one) for words, one in recent_tables(recovery_folder())]
        fill(self.tables, rows, partial(open_table, self._host))
        if not rows:
            self.tables.addAction(tr("Nothing was done at another table yet")).setEnabled(False)
            self.tables.setEnabled(True)

    def show_eyes(self) -> None:
        """Open the list of eyes under its button."""
        self.eyes.popup(self._host.place_under(Icon.EYE))
