"""What a person has chosen and wants to find again: theme, colours, tens, motion, and the files opened last."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QSettings

from bridgetable.game.values import frozen

ORGANISATION = PROGRAM = "bridgetable"
MOST_RECENT = 8


@frozen
class Settings:
    """The choices kept between one start and the next; `geometry` is the window's place as Qt writes it, in base 64."""

    theme: str = "dark"
    four_colours: bool = False
    ten_in_figures: bool = True
    motion: bool = True
    recent: tuple[str, ...] = ()
    geometry: str = ""

    def with_recent(self, path: str) -> Settings:
        """The same choices, this file the first of those opened last (at most eight)."""
        others = tuple(p for p in self.recent if p != path)
        return evolve(self, recent=(path, *others)[:MOST_RECENT])


def kept_settings() -> QSettings:
    """The file in which the choices are kept, where this system keeps such files."""
    return QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, PROGRAM)


def read_settings(store: QSettings) -> Settings:
    """The choices in a store; what is missing or has another type is as if nobody had chosen."""
    plain = Settings()
    return Settings(
        theme=_text(store, "theme", plain.theme),
        four_colours=_truth(store, "four_colours", default=plain.four_colours),
        ten_in_figures=_truth(store, "ten_in_figures", default=plain.ten_in_figures),
        motion=_truth(store, "motion", default=plain.motion),
        recent=tuple(line for line in _text(store, "recent", "").split("\n") if line),
        geometry=_text(store, "geometry", plain.geometry),
    )


def write_settings(store: QSettings, settings: Settings) -> None:
    """Keep the choices in a store."""
    store.setValue("theme", settings.theme)
    store.setValue("four_colours", settings.four_colours)
    store.setValue("ten_in_figures", settings.ten_in_figures)
    store.setValue("motion", settings.motion)
    # One text: a list comes back as a text from another process when it has a single member.
    store.setValue("recent", "\n".join(settings.recent))
    store.setValue("geometry", settings.geometry)
    store.sync()


def _text(store: QSettings, key: str, default: str) -> str:
    value = store.value(key, default, type=str)
    return value if isinstance(value, str) else default


def _truth(store: QSettings, key: str, *, default: bool) -> bool:
    value = store.value(key, default, type=bool)
    return value if isinstance(value, bool) else default
