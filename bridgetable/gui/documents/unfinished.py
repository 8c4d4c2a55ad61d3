"""The things that are begun and not finished, each kept in a small file from change to change: a kill loses none."""

from contextlib import suppress
from pathlib import Path

from bridgetable.formats.files import keep_whole
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.gui.documents import folders
from bridgetable.gui.documents.reading import read_text
from bridgetable.language import tr


@frozen
class Unfinished:
    """One thing that is begun, such as a deal in the editor, by the name of its file."""

    name: str

    @property
    def path(self) -> Path:
        """The file; it lies there as long as the thing is not finished."""
        return folders.data_folder() / self.name

    def write(self, text: str) -> str:
        """Keep it as it is now, all or nothing; the reason why that could not be done, or nothing."""
        try:
            keep_whole(self.path, text.encode("utf-8"))
        except OSError as error:
            return tr("{path} cannot be written: {why}", path=self.path, why=error.strerror or error)
        return ""

    def read(self) -> str:
        """Read how it was left; empty where nothing was left, or it cannot be read."""
        with suppress(BridgetableError, OSError):
            return read_text(self.path)
        return ""

    def finish(self) -> None:
        """Keep it no longer."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


DEAL = Unfinished("deal.draft")
REGULATIONS = Unfinished("regulations.draft")
SERIES = Unfinished("practice.begun")
