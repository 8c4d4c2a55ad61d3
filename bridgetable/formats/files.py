"""Files read as a whole and written as a whole, or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from bridgetable.formats.errors import Place, RecordError


def read_bytes(path: Path) -> bytes:
    """The content of a file.

    Raises RecordError when it cannot be read.
    """
    try:
        return path.read_bytes()
    except OSError as trouble:
        raise RecordError(Place(str(path), 0), trouble.strerror or "no file", "a file that can be read") from trouble


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that it holds either all of the new content or all of the old.

    Raises OSError when it cannot be written; the old file then stands.
    """
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as trouble:
        raise OSError(trouble.errno, trouble.strerror, str(path)) from None
    try:
        with os.fdopen(handle, "wb") as new:
            new.write(content)
            new.flush()
            os.fsync(new.fileno())
        Path(name).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
        Path(name).replace(path)
    except OSError as trouble:
        Path(name).unlink(missing_ok=True)
        raise OSError(trouble.errno, trouble.strerror, str(path)) from None
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
