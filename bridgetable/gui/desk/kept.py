"""The texts typed in a window, kept so that no end of the program loses them; forgotten after half a day."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path

from bridgetable.formats.errors import RecordError
from bridgetable.formats.files import read_text, write_whole
from bridgetable.gui.documents.folders import settings_folder

Typed = dict[str, dict[str, str]]
"""The texts by page and by input."""
SECONDS = 12 * 60 * 60
MOST_BYTES = 1024 * 1024


def typed_path(window: str) -> Path:
    """The file in which it is kept for a window, by its name."""
    return settings_folder() / f"{window}.json"


def read_typed(window: str) -> Typed:
    """The texts that were typed in the last hours; nothing where the file cannot be read."""
    path = typed_path(window)
    try:
        is_fresh = time.time() - path.stat().st_mtime < SECONDS
        found = json.loads(read_text(path, MOST_BYTES)) if is_fresh else {}
    except (OSError, RecordError, ValueError, RecursionError):
        return {}
    pages = found.items() if isinstance(found, dict) else ()
    return {name: texts for name, texts in pages if isinstance(texts, dict) and are_texts(texts)}


def are_texts(texts: Mapping[object, object]) -> bool:
    """True where every value is a text."""
    return all(isinstance(value, str) for value in texts.values())


def write_typed(window: str, typed: Typed) -> str:
    """Keep what was typed where its owner alone may read it; why that cannot be, empty where it is kept."""
    path = typed_path(window)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps(typed).encode(), mode=0o600)
    except OSError as error:
        return error.strerror or str(error)
    return ""
