"""The texts typed in a window or a small form, kept so that no end of the program loses them, for half a day."""

import json
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QTimer

from bridgetable.formats.errors import RecordError
from bridgetable.formats.files import keep_whole, read_text
from bridgetable.game.deals import deal_text
from bridgetable.gui.documents.folders import settings_folder
from bridgetable.session.history import History
from bridgetable.session.notation import action_text

Typed = dict[str, dict[str, str]]
"""The texts by page and by input."""
SECONDS = 12 * 60 * 60
MOST_BYTES = 1024 * 1024
PAUSE = 300
"""The milliseconds after a key behind which what was typed is written down, so that no end of the program loses it."""


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
        keep_whole(path, json.dumps(typed).encode())
    except OSError as error:
        return error.strerror or str(error)
    return ""


def place_of(history: History) -> str:
    """A name of a deal and of all that was done with it, the same whenever the program is started."""
    return "\n".join((deal_text(history.start.table.hands), *map(action_text, history.done)))


class HalfTyped(QTimer):
    """The texts of a small form at one place of a table, kept soon after each change until they are done with."""

    def __init__(self, parent: QObject, name: str, place: str, texts: Callable[[], dict[str, str]]) -> None:
        """Create it for the form `parent`; to `start` it is to tell it of a change."""
        super().__init__(parent, singleShot=True, interval=PAUSE)
        self._name, self._place = name, place
        self.timeout.connect(lambda: write_typed(name, {place: texts()}))

    def left(self) -> dict[str, str]:
        """The texts that were left at this place; none where the form was closed."""
        return read_typed(self._name).get(self._place, {})

    def finish(self) -> None:
        """Keep them no longer."""
        self.stop()
        write_typed(self._name, {})
