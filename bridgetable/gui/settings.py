"""What a person has chosen and wants to find again: theme, colours, tens, motion, and the files opened last."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from PySide6.QtCore import QSettings

from bridgetable.game.values import evolve, frozen

ORGANISATION = PROGRAM = "bridgetable"
MOST_RECENT = 8
MOST_BYTES = 1024 * 1024
"""The largest file of settings that is read."""


@frozen
class ClassChoice:
    """How the class window was left: its eye and what it hides, by their names, its theme, and its screen.

    `theme` is empty where it is that of the window; `geometry` is its place as Qt writes it, in base 64.
    """

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
    recent: tuple[str, ...] = ()
    geometry: str = ""
    classroom: ClassChoice = ClassChoice()

    def with_recent(self, path: str) -> Settings:
        """The same choices, this file the first of those opened last (at most eight)."""
        others = tuple(p for p in self.recent if p != path)
        return evolve(self, recent=(path, *others)[:MOST_RECENT])


def settings_path() -> Path:
    """The file in which the choices are kept, where this system keeps such files."""
    if os.name == "nt":
        return Path(os.environ.get("APPDATA", ""), ORGANISATION, f"{PROGRAM}.ini")
    folder = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(folder, ORGANISATION, f"{PROGRAM}.ini")


def kept_settings() -> QSettings | None:
    """The store in which the choices are kept; none where a folder, a pipe or something huge lies in its place."""
    path = settings_path()
    for one in (path, path.with_name(f"{path.name}.lock")):
        try:
            found = one.stat()
        except FileNotFoundError:
            continue
        except (OSError, ValueError):
            return None
        # Qt would wait for a pipe for ever, and read a file of any size.
        if not stat.S_ISREG(found.st_mode) or found.st_size > MOST_BYTES:
            return None
    return QSettings(str(path), QSettings.Format.IniFormat)


def read_settings(store: QSettings | None) -> Settings:
    """The choices in a store; what is missing or has another type is as if nobody had chosen."""
    plain = Settings()
    if store is None:
        return plain
    return Settings(
        theme=_text(store, "theme", plain.theme),
        four_colours=_truth(store, "four_colours", default=plain.four_colours),
        ten_in_figures=_truth(store, "ten_in_figures", default=plain.ten_in_figures),
        motion=_truth(store, "motion", default=plain.motion),
        rule_first=_truth(store, "rule_first", default=plain.rule_first),
        worth=_truth(store, "worth", default=plain.worth),
        start_page=_truth(store, "start_page", default=plain.start_page),
        recent=tuple(line for line in _text(store, "recent", "").split("\n") if line)[:MOST_RECENT],
        geometry=_ascii(store, "geometry"),
        classroom=ClassChoice(
            eye=_text(store, "class/eye", plain.classroom.eye),
            hides=_names(store, "class/hides"),
            theme=_text(store, "class/theme", ""),
            screen=_text(store, "class/screen", ""),
            geometry=_ascii(store, "class/geometry"),
        ),
    )


def write_settings(store: QSettings | None, settings: Settings) -> None:
    """Keep the choices in a store, if there is one."""
    if store is None:
        return
    store.setValue("theme", settings.theme)
    store.setValue("four_colours", settings.four_colours)
    store.setValue("ten_in_figures", settings.ten_in_figures)
    store.setValue("motion", settings.motion)
    store.setValue("rule_first", settings.rule_first)
    store.setValue("worth", settings.worth)
    store.setValue("start_page", settings.start_page)
    # One text: a list comes back as a text from another process when it has a single member.
    store.setValue("recent", "\n".join(settings.recent))
    store.setValue("geometry", settings.geometry)
    shown = settings.classroom
    store.setValue("class/eye", shown.eye)
    if shown.hides is not None:
        store.setValue("class/hides", "\n".join(("", *shown.hides)))
    store.setValue("class/theme", shown.theme)
    store.setValue("class/screen", shown.screen)
    store.setValue("class/geometry", shown.geometry)
    store.sync()


def _text(store: QSettings, key: str, default: str) -> str:
    value = store.value(key, default)
    return value if isinstance(value, str) else default


def _ascii(store: QSettings, key: str) -> str:
    return _text(store, key, "").encode("ascii", errors="ignore").decode("ascii")


def _names(store: QSettings, key: str) -> tuple[str, ...] | None:
    """The names kept under a key, one a line after an empty one; None where nothing was chosen."""
    value = store.value(key)
    return tuple(line for line in value.split("\n") if line) if isinstance(value, str) else None


def _truth(store: QSettings, key: str, *, default: bool) -> bool:
    value = store.value(key, default)
    if isinstance(value, bool):
        return value
    return {"true": True, "false": False}.get(str(value), default)
