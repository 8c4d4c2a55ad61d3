"""A `.match` file written: a new one of boards and results, or one that was read with lines of it changed or added.

Comments, blank lines, the order of the lines, their endings and the encoding stay as they are.
"""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from bridgetable.formats.detect import FileKind, kind_of
from bridgetable.formats.encodings import Edit, decode, edited
from bridgetable.formats.files import read_bytes, see_writable, write_whole
from bridgetable.formats.journal_kind import is_journal
from bridgetable.formats.match.csv_results import is_csv
from bridgetable.formats.match.draft import MatchError, OpenedMatch
from bridgetable.formats.match.match_file import COMMENT, FIRST_LINE, HEADER
from bridgetable.formats.match.opening import CSV, match_of
from bridgetable.game.limits import MOST_OPENED
from bridgetable.game.printable import escaped, unescaped
from bridgetable.language import tr


def new_match(path: Path, header: Mapping[str, str], files: Iterable[Path]) -> bytes:
    """The content of a new session at a place: its header, and the files that it names as seen from there."""
    content = f"{FIRST_LINE}\n".encode()
    content = with_header(content, header)
    for one in files:
        content = with_line(content, naming(one, path))
    return content


def naming(file: Path, match: Path, table: str = "") -> str:
    """The line by which a session names a file: a journal, results or records. Raises RecordError."""
    try:
        name = Path(os.path.relpath(file, match.parent)).as_posix()
    except ValueError:  # on another drive
        name = str(file)
    if table:
        return f"table {table}: {escaped(name)}"
    text = decode(read_bytes(file, MOST_OPENED)).text
    if is_journal(text, file):
        return f"journal: {escaped(name)}"
    is_results = kind_of(text) is FileKind.OTHER and (is_csv(text) or file.suffix.lower() in CSV)
    return f"{'results' if is_results else 'records'}: {escaped(name)}"


def with_header(content: bytes, header: Mapping[str, str]) -> bytes:
    """The content with these values in its header, by key; an empty one takes its line away."""
    for key, value in header.items():
        if key not in HEADER:
            words = "“{key}” is no line of the header: {keys}"
            raise MatchError(key, 0, tr(words, key=key, keys=", ".join(HEADER)))
        content = edited(content, [edit] if (edit := header_edit(decode(content).text, key, value)) else [])
    return content


def header_edit(text: str, key: str, value: str) -> Edit | None:
    """The edit that gives a key of the header a value, or takes its line away."""
    told = f"{key}: {escaped(value)}\n" if value else ""
    place = after_header = 0
    for line in text.split("\n"):
        begin, place = place, min(place + len(line) + 1, len(text))
        found = key_of(line)
        if found == key:
            return Edit(begin, place, told)
        if found in HEADER or not begin:
            after_header = place
    if not told:
        return None
    return Edit(after_header, after_header, told if text[:after_header].endswith("\n") else f"\n{told}")


def header_told(content: bytes) -> dict[str, str]:
    """The values of the header as they stand there, by key."""
    lines = decode(content).text.split("\n")
    return {key: unescaped(line.partition(":")[2].strip()) for line in lines if (key := key_of(line)) in HEADER}


def key_of(line: str) -> str:
    """The key of a line; empty for comments and for lines without one."""
    key, colon, _ = line.partition(":")
    return key.strip() if colon and not line.lstrip().startswith(COMMENT) else ""


def with_line(content: bytes, line: str) -> bytes:
    """The content with one more line at its end."""
    text = decode(content).text
    before = "" if not text or text.endswith("\n") else "\n"
    return edited(content, [Edit(len(text), len(text), f"{before}{line}\n")])


def save_match(path: Path, content: bytes) -> OpenedMatch:
    """Write a session whole, once all that it names has been read and fits together. Raises MatchError or OSError."""
    opened = match_of(content, path)
    see_writable(path)
    write_whole(path, content)
    return opened
