"""The settings of a person: theme, colours, tens, motion, and the files opened last."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QByteArray, QLocale

from bridgetable.formats.errors import RecordError
from bridgetable.formats.files import keep_whole, read_text
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.documents.folders import put_aside, settings_folder
from bridgetable.gui.paint.theme import Palette, in_four_colours, palette_named
from bridgetable.language import chosen_file, tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

MOST_RECENT = 8
PAPERS = ("A4", "letter")
MOST_BYTES = 1024 * 1024
"""The largest file of settings that is read."""
QT_ESCAPE = re.compile(r"\\(?:x([0-9a-f]{1,5})|(.))", re.DOTALL)
ESCAPED = {"n": "\n", "r": "\r", "t": "\t", "0": "\0"}
T = TypeVar("T")


@frozen
class ClassChoice:
    """The class window as it was left: names of its eye, parts hidden, own theme, screen; its place as Qt writes it."""

    eye: str = "S"
    hides: tuple[str, ...] | None = None
    theme: str = ""
    screen: str = ""
    geometry: str = ""


@frozen
class Settings:
    """The choices kept between one start and the next; `geometry` is the window's place as Qt writes it, in base 64."""

    theme: str = "dark"
    four_colours: bool = False
    ten_in_figures: bool = True
    motion: bool = True
    rule_first: bool = False
    worth: bool = False
    start_page: bool = True
    paper: str = ""  # of pages printed or saved; until somebody has chosen, it is empty, and that of the country
    recent: tuple[str, ...] = ()
    geometry: str = ""
    classroom: ClassChoice = ClassChoice()

    def with_recent(self, path: str) -> Settings:
        """The same choices, this file the first of those opened last (at most eight)."""
        others = tuple(p for p in self.recent if p != path)
        return evolve(self, recent=(path, *others)[:MOST_RECENT])

    def switched(self, name: str) -> Settings:
        """The same choices, the one of this name switched on or off."""
        return Settings(**{**vars(self), name: not getattr(self, name)})

    @property
    def looks(self) -> tuple[object, ...]:
        """The choices by which everything is painted or moves otherwise."""
        return self.theme, self.four_colours, self.ten_in_figures, self.motion

    def coloured(self, palette: Palette) -> Palette:
        """A palette with the suits in as many colours as somebody has chosen."""
        return in_four_colours(palette) if self.four_colours else palette

    def palette(self, theme: str = "") -> Palette:
        """The palette of the theme of this name, or of the one chosen."""
        return self.coloured(palette_named(theme or self.theme))


def paper_of(settings: Settings) -> str:
    """The name of the paper that somebody has chosen, else of that which is usual in this country."""
    is_american = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return settings.paper if settings.paper in PAPERS else "letter" if is_american else "A4"


def place_of(window: QWidget) -> str:
    """A window's place on the screen, as text."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def restore_place(window: QWidget, place: str) -> bool:
    """Put a window in a place that was kept; whether that was one."""
    return window.restoreGeometry(QByteArray.fromBase64(place.encode("ascii", "ignore")))


def settings_path() -> Path:
    """The file in which the choices are kept."""
    return settings_folder() / "settings.json"


def read_settings(say: Callable[[str], object] = lambda _why: None) -> Settings:
    """The choices that were kept; what is missing or of another type is as if nobody had chosen."""
    # A damaged file is put aside, so that nothing is written over it, and that is said.
    path = settings_path()
    try:
        found = json.loads(read_text(path, MOST_BYTES)) if os.path.lexists(path) else choices_of_0_9()
    except (RecordError, ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        aside = put_aside(path)
        words = "What you had chosen cannot be read, and all is as at first; the damaged file is {aside}"
        say(tr(words, aside=aside))
        return Settings()
    kept = chosen(Settings(), found)
    return kept if len(kept.recent) <= MOST_RECENT else evolve(kept, recent=kept.recent[:MOST_RECENT])


def write_settings(settings: Settings) -> str:
    """Keep the choices where their owner alone may read them; why they cannot be kept, empty where they are."""
    import attrs

    path = settings_path()
    try:
        keep_whole(path, json.dumps(attrs.asdict(settings), indent=1).encode())
    except OSError as error:
        return tr("What you choose cannot be kept in {path}: {why}.", path=path, why=error.strerror or error)
    return ""


def write_language(code: str) -> str:
    """Keep the language to be spoken from the next start on; why it cannot be kept, empty where it is."""
    path = chosen_file()
    try:
        keep_whole(path, f"{code}\n".encode())
    except OSError as error:
        return tr("What you choose cannot be kept in {path}: {why}.", path=path, why=error.strerror or error)
    return ""


def chosen(plain: T, found: object) -> T:
    """The value found in place of a plain one, where it has the same type; else the plain one."""
    value: object
    match plain, found:
        case (bool(), bool()) | (str(), str()):
            value = found
        case (tuple() | None, list()):
            value = tuple(one for one in found if isinstance(one, str))
        case (Settings() | ClassChoice(), dict()):
            value = type(plain)(**{name: chosen(its, found.get(name)) for name, its in vars(plain).items()})
        case _:
            value = plain
    return cast("T", value)


def choices_of_0_9() -> dict[str, object]:
    """The choices that version 0.9 kept in Qt's own format, in the shape of the present ones. Raises RecordError."""
    path = settings_folder() / "bridgetable.ini"
    if not os.path.lexists(path):
        return {}
    from configparser import Error, RawConfigParser

    kept = RawConfigParser(strict=False, delimiters="=")
    with suppress(Error):
        kept.read_string(read_text(path, MOST_BYTES))
    plain = {section: {key: plain_value(text) for key, text in kept.items(section)} for section in kept.sections()}
    general, of_class = plain.get("General", {}), plain.get("class", {})
    for choices, name in ((general, "recent"), (of_class, "hides")):
        if isinstance(text := choices.get(name), str):
            choices[name] = [line for line in text.split("\n") if line]
    return {**general, "classroom": of_class}


def plain_value(text: str) -> object:
    """The value of a text in Qt's format: a text, true or false; nothing where it is none of these."""
    if text.startswith("@") and not text.startswith("@@"):
        return None
    inside = text[1:-1] if text.startswith('"') else text.removeprefix("@")
    said = QT_ESCAPE.sub(lambda sign: chr(int(sign[1], 16)) if sign[1] else ESCAPED.get(sign[2], sign[2]), inside)
    return {"true": True, "false": False}.get(said, said)
