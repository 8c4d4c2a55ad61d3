"""A session of several tables that another program opens, changes and writes."""

from collections.abc import Sequence
from pathlib import Path

from bridgetable.api.errors import public
from bridgetable.api.looks import PAPERS, check_paper
from bridgetable.formats.files import see_writable
from bridgetable.formats.match.opening import match_of, open_match
from bridgetable.formats.match.written import new_match, save_match, with_header, with_line
from bridgetable.game.errors import BridgetableError
from bridgetable.gui.start.display import needing_qt
from bridgetable.language import tr
from bridgetable.views.match.report import Json, match_json, match_lines
from bridgetable.views.match.session import Session as ToldSession


class Session:
    """A session of several tables: its results, its standings, and what every ruling moved in them."""

    @public
    def __init__(self, path: Path, content: bytes | None = None) -> None:
        """Read it from a file or a folder, or from the content of a `.match` file there. Raises Error."""
        self._opened = open_match(path) if content is None else match_of(content, path)
        self._told = ToldSession(self._opened)

    @property
    def title(self) -> str:
        """The title of the session."""
        return self._opened.match.title

    @public
    def report(self) -> Json:
        """The session as `bridgetable match FILE --json` writes it: boards, standings, changes, what is open."""
        return match_json(self._told)

    @public
    def transcript(self) -> str:
        """The session as `bridgetable match FILE` prints it."""
        return "\n".join((*match_lines(self._told), ""))

    @public
    def set(self, **header: str) -> None:
        """Give lines of the header these values, `our_table` for `our table`; empty ones go. Raises Error."""
        self._take(with_header(self._content(), {key.replace("_", " "): value for key, value in header.items()}))

    @public
    def add(self, line: str) -> None:
        """Add a line of the notation, such as `penalty NS 4: 10%`. Raises Error when it does not fit the session."""
        self._take(with_line(self._content(), line))

    @public
    def write(self, path: str | Path | None = None) -> None:
        """Write the `.match` file whole or not at all, where it was or elsewhere. Raises Error or OSError."""
        save_match(self._opened.path if path is None else Path(path), self._content())

    @public
    def save_pdf(self, path: str | Path, *, paper: str = PAPERS[0]) -> None:
        """Keep boards, standings and all that is open as a PDF; needs Qt. Raises Error or OSError."""
        check_paper(paper)
        see_writable(Path(path))
        with needing_qt(tr("a page")):
            from bridgetable.gui.match.paper import rows_on_paper  # noqa: PLC0415 -- only pictures need Qt
            from bridgetable.gui.summary.sheets import write_sheets  # noqa: PLC0415 -- only pictures need Qt

            write_sheets(rows_on_paper(self._told), self._told.match.title, Path(path), paper)

    def _content(self) -> bytes:
        """The content of its `.match` file. Raises BridgetableError where it has none."""
        if self._opened.content is None:
            words = "{title} has no .match file: make one with new_session"
            raise BridgetableError(tr(words, title=self.title))
        return self._opened.content

    def _take(self, content: bytes) -> None:
        self._opened = match_of(content, self._opened.path)
        self._told = ToldSession(self._opened)


@public
def open_session(path: str | Path) -> Session:
    """The session of a `.match` file, PBN with its results, CSV, a journal, or a folder of them. Raises Error."""
    return Session(Path(path))


@public
def new_session(path: str | Path, files: Sequence[str | Path], **header: str) -> Session:
    """A new session for a `.match` file at a path, of boards and results; nothing is written yet. Raises Error.

    The header has a title and perhaps scoring, regulations and so on, `our_table` for `our table`.
    """
    told = {key.replace("_", " "): value for key, value in header.items()}
    return Session(Path(path), new_match(Path(path), told, map(Path, files)))
