"""The folder of what the program keeps for a person, and what lies in it."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from bridgetable.formats.journal_kind import SUFFIX


def data_folder() -> Path:
    """The folder where this system keeps what belongs to a person and a program; it may not be there yet."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericDataLocation)) / "bridgetable"


def cache_folder() -> Path:
    """The folder where this system keeps what can be made again; it may not be there yet."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation)) / "bridgetable"


def settings_folder() -> Path:
    """The folder where this system keeps what a person has chosen; it may not be there yet."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)) / "bridgetable"


def last_path() -> Path:
    """The journal of what was on the table when the window was closed."""
    return data_folder() / f"last{SUFFIX}"


def recovery_folder() -> Path:
    """The folder where every table is kept as it is played."""
    return data_folder() / "tables"
