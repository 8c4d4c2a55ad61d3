"""The folder of what the program keeps for a person, and what lies in it."""

import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from bridgetable.formats.journal_kind import SUFFIX

NAME = "bridgetable"
TABLES = "tables"
DAMAGED = ".damaged"
Kind = QStandardPaths.StandardLocation


def data_folder() -> Path:
    """The folder where this system keeps what belongs to a person and a program; it may not be there yet."""
    return _folder(Kind.GenericDataLocation)


def cache_folder() -> Path:
    """The folder where this system keeps what can be made again; it may not be there yet."""
    return _folder(Kind.GenericCacheLocation)


def settings_folder() -> Path:
    """The folder where this system keeps what a person has chosen; it may not be there yet."""
    return _folder(Kind.GenericConfigLocation)


def _folder(kind: Kind) -> Path:
    if os.name == "posix" and not os.environ.get("HOME"):
        # Without it Qt would put everything at the root of all folders.
        os.environ.pop("HOME", None)
        home = Path("~").expanduser()
        os.environ["HOME"] = str(home if home.is_dir() and home != Path("/") else own_folder())
    return Path(QStandardPaths.writableLocation(kind)) / NAME


def own_folder() -> Path:
    """The folder of a person among what is kept for a while only, which is there on any system."""
    import tempfile

    whose = f"-{os.getuid()}" if os.name == "posix" else ""
    return Path(tempfile.gettempdir()) / f"{NAME}{whose}"


def last_path() -> Path:
    """The journal of what was on the table when the window was closed."""
    return data_folder() / f"last{SUFFIX}"


def recovery_folder() -> Path:
    """The folder where every table is kept as it is played."""
    return data_folder() / TABLES


def spare_folders() -> tuple[Path, ...]:
    """The folders where tables are kept while that folder cannot be had."""
    return cache_folder() / TABLES, own_folder() / TABLES


def put_aside(path: Path) -> Path:
    """Give a damaged file another name, so that nothing is written over it; the file as it is then called."""
    aside = path.with_name(path.name + DAMAGED)
    with suppress(OSError):
        return path.replace(aside)
    return path
