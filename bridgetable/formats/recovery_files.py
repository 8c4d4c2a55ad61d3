"""The recovery files of a folder, and whether each was closed: known without what reads the tables in them."""

import contextlib
import os
import re
from collections.abc import Iterable
from pathlib import Path

SUFFIX = ".recovery"
CLOSE = "close"
"""The word of the line with which a table is closed."""
_LAST = 64
_CLOSED = re.compile(rb"(?:^|\n)[0-9a-f]{8} " + CLOSE.encode() + rb" \d+\n$")


def files_in(folder: Path) -> tuple[Path, ...]:
    """The recovery files of a folder, in the order of their names."""
    try:
        return tuple(sorted(p for p in folder.iterdir() if p.suffix == SUFFIX and p.is_file() and not p.is_symlink()))
    except OSError:
        return ()


def bring_back(spare: Iterable[Path], folder: Path) -> None:
    """Move the recovery files of spare folders that no living program holds into the folder where they belong."""
    import shutil  # noqa: PLC0415 -- the start page knows the files without it

    from bridgetable.formats.files import is_locked  # noqa: PLC0415

    for path in (p for one in spare for p in files_in(one)):
        with contextlib.suppress(OSError):
            if not is_locked(path):
                folder.mkdir(parents=True, exist_ok=True)
                # A file of that name stays where it is, and both stay.
                if not (folder / path.name).exists():
                    shutil.move(path, folder / path.name)


def is_closed(path: Path) -> bool:
    """True where the last line of a recovery file is that of a closed table; false also where it cannot be read."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - _LAST))
            return _CLOSED.search(file.read()) is not None
    except OSError:
        return False
