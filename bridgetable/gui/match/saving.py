"""A session saved: the journals of the boards on which something was done, and then its file, which names them."""

from pathlib import Path

from bridgetable.formats.journal_kind import SUFFIX
from bridgetable.formats.match.draft import OpenedMatch
from bridgetable.formats.match.written import naming, new_match, save_match, with_line
from bridgetable.game.values import frozen
from bridgetable.gui.documents.document import ChangedFile, Document, save
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.views.match.entries import head_texts

BoardAt = tuple[int, str]
"""A board, and the table at which it was played."""
Documents = dict[BoardAt, tuple[History, Document]]
"""The boards that were put on the table: each as it was there at first, and as it was left."""


@frozen(eq=False)
class SavedSession:
    """A session as it was written and read again, and its boards as they were saved."""

    opened: OpenedMatch
    documents: Documents


def changed(documents: Documents) -> dict[BoardAt, Document]:
    """The boards on which something was done since."""
    return {at: now for at, (before, now) in documents.items() if now.history is not before}


def content_for(opened: OpenedMatch, path: Path) -> bytes:
    """The content of a session's file: its own, or a new one at a place that names what it was gathered from."""
    if opened.content is not None:
        return opened.content
    told = {key.replace("_", " "): text for key, text in head_texts(opened).items() if text}
    return new_match(path, told, opened.files)


def see_unchanged(opened: OpenedMatch, path: Path) -> None:
    """See that nobody has written the session's file since it was read. Raises ChangedFile."""
    if opened.content is not None and path.exists() and path.read_bytes() != opened.content:
        raise ChangedFile(tr("{path} was changed by somebody else since it was read here", path=path))


def save_session(opened: OpenedMatch, documents: Documents, path: Path) -> SavedSession:
    """Write every board that was changed, then the session. Raises BridgetableError or OSError."""
    see_unchanged(opened, path)
    content = content_for(opened, path)
    found: Documents = dict(documents)
    for (board, table), document in changed(documents).items():
        at = board, table
        one = opened.played_at(board, table)
        own = one.path if one is not None and one.journal is not None else None
        file = own or document.path or new_file(path.parent, board, table)
        now = save(document, document.history, file)
        found[at] = now.history, now
        if own is None:
            content = with_line(content, naming(file, path, table))
    return SavedSession(save_match(path, content), found)


def new_file(folder: Path, board: int, table: str) -> Path:
    """A file for a board at a table that is not there yet."""
    plain = "".join(sign if sign.isalnum() else "-" for sign in table)
    name = f"board-{board:02}-table-{plain}"
    names = (name, *(f"{name}-{n}" for n in range(2, 1000)))
    return next(path for one in names if not (path := folder / f"{one}{SUFFIX}").exists())
