"""Reading the text of a file, or saying in one sentence why it cannot be read."""

from pathlib import Path

from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr


class FileTrouble(BridgetableError):
    """A file that cannot be read or written: which, why, and what to do."""


def read_text(path: Path) -> str:
    """The text of a file. Raises FileTrouble."""
    from bridgetable.formats import files
    from bridgetable.formats.errors import RecordError

    try:
        return files.read_text(path)
    except RecordError as error:
        why = error.found
        if not isinstance(error.__cause__, OSError):
            why = tr("{found}, expected {expected}", found=error.found, expected=error.expected)
        msg = tr("{path} cannot be read: {why}. The present table stays as it is", path=path, why=why)
        raise FileTrouble(msg) from None
