"""Files read as a whole and written as a whole, or not at all; and files held by a living process."""

import contextlib
import errno
import os
import re
import stat
import sys
from functools import cache
from pathlib import Path
from typing import IO

from bridgetable.formats.encodings import decode
from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.game.limits import MOST_BYTES, MOST_OPENED
from bridgetable.language import tr

_TEMPORARY = re.compile(r"\.bridgetable-[a-z0-9_]+\.saving")
_PREFIX, _SUFFIX = ".bridgetable-", ".saving"
_READING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
_APPENDING = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_APPENDING |= getattr(os, "O_BINARY", 0)  # without it Windows would make two line ends of one
_NEW = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
STANDARD_INPUT = Path("-")
"""The name that stands for standard input where a file is expected."""


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of a plain file of at most so many bytes, or of standard input (`-`). Raises RecordError."""
    if path == STANDARD_INPUT:
        return standard_input(most)
    try:
        refuse_unreadable(path, path.stat(), most)
        # The pipe that somebody puts in the place of the file meanwhile is not waited for.
        with os.fdopen(os.open(path, _READING), "rb") as file:
            refuse_unreadable(path, os.fstat(file.fileno()), most)
            content = file.read(most + 1)
    except OSError as trouble:
        raise unreadable(path, trouble.strerror or tr("no file")) from trouble
    except ValueError:
        raise unreadable(path, tr("a name that no file can have")) from None
    if len(content) > most:
        raise too_large(path, len(content), most)
    return content


def read_text(path: Path, most: int = MOST_OPENED) -> str:
    """The text of a file that is opened, in any encoding; each line ends with a newline alone. Raises RecordError."""
    return decode(read_bytes(path, most)).text


@cache
def standard_input(most: int = MOST_BYTES) -> bytes:
    """The content of standard input, which can be read only once. Raises RecordError when it is closed or too large."""
    if sys.stdin is None:
        raise unreadable(STANDARD_INPUT, tr("no standard input"))
    content = sys.stdin.buffer.read(most + 1)
    if len(content) > most:
        expected = tr("at most {most_bytes} bytes", most_bytes=most)
        raise RecordError(TextPlace(str(STANDARD_INPUT), 0), tr("too much to read"), expected)
    return content


def refuse_unreadable(path: Path, found: os.stat_result, most: int) -> None:
    """See that this is a plain file of at most so many bytes. Raises RecordError when it is not."""
    if stat.S_ISDIR(found.st_mode):
        raise unreadable(path, os.strerror(errno.EISDIR))
    if not stat.S_ISREG(found.st_mode):
        raise unreadable(path, tr("a pipe or a device"))
    if found.st_size > most:
        raise too_large(path, found.st_size, most)


def unreadable(path: Path, found: str) -> RecordError:
    """The error about what is no file that can be read."""
    return RecordError(TextPlace(str(path), 0), found, tr("a file that can be read"))


def too_large(path: Path, size: int, most: int) -> RecordError:
    """The error about a file of so many bytes, or more."""
    expected = tr("at most {most_bytes}", most_bytes=most)
    return RecordError(TextPlace(str(path), 0), tr("a file of {size} bytes", size=size), expected)


def is_read_only(path: Path) -> bool:
    """True where there is a file that nobody is meant to write to, though it could be replaced."""
    try:
        return not path.stat().st_mode & _WRITABLE
    except OSError:
        return False


def same_file(one: Path, other: Path) -> bool:
    """True where two paths lead to one file that is there."""
    with contextlib.suppress(OSError, ValueError):
        return one.samefile(other)
    return False


def see_writable(path: Path) -> None:
    """See that a file can be written there, before work is done for it. Raises OSError."""
    path = end_of_links(path)
    try:
        folder = path.parent
        folder.stat()
        with contextlib.suppress(FileNotFoundError):
            path.lstat()
    except ValueError:
        raise OSError(errno.EINVAL, tr("a name that no file can have"), str(path)) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if is_read_only(path):
        raise OSError(errno.EACCES, tr("read-only, and so left as it is"), str(path))


def write_whole(path: Path, content: bytes) -> None:
    """Write the file that somebody named, or the one that it links to: all of it, or nothing. Raises OSError."""
    path = end_of_links(path)
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, tr("no plain file, and so left as it is"), str(path))
    _replace(path, content, 0o666)


def keep_whole(path: Path, content: bytes) -> None:
    """Write a file of the program's own, in a folder made for it, all or nothing. Raises OSError."""
    # Its owner alone may read it. A link in its place is replaced: it may lead to what somebody else would have spoilt.
    path.parent.mkdir(parents=True, exist_ok=True)
    _replace(path, content, 0o600)


def _replace(path: Path, content: bytes, mode: int) -> None:
    """Put new content in the place of a file, once it has been read back. Raises OSError."""
    # A new file has this mode less the user's umask; one that was there keeps its own.
    new_path = path.with_name(f"{_PREFIX}{os.urandom(8).hex()}{_SUFFIX}")
    try:
        clear_leftovers(path.parent)
        with os.fdopen(os.open(new_path, _NEW, mode), "w+b") as new:
            lock(new)
            write_and_prove(new.fileno(), content)
            if path.is_file() and not path.is_symlink():
                new_path.chmod(path.stat().st_mode & 0o777)
            if os.name == "posix":
                new_path.replace(path)
        if os.name != "posix":
            new_path.replace(path)  # only once it is closed
        sync_folder(path.parent)
    except OSError as trouble:
        raise OSError(trouble.errno, trouble.strerror, str(path)) from None
    finally:
        with contextlib.suppress(OSError):
            new_path.unlink()


def append(path: Path, text: str) -> None:
    """Write a text at the end of a file, in UTF-8. Raises OSError, also when a link or a pipe lies in its place."""
    with os.fdopen(os.open(path, _APPENDING, 0o666), "ab") as file:
        file.write(text.encode("utf-8", "backslashreplace"))


def not_written(path: Path, error: OSError) -> str:
    """The sentence for who has chosen a place where `write_whole` could not write."""
    words = "{path} cannot be written: {why}. Choose another folder; nothing is lost."
    return tr(words, path=path, why=error.strerror or error)


def end_of_links(path: Path) -> Path:
    """The file that a link leads to; any other path as it is, and a link in a circle too."""
    with contextlib.suppress(OSError):
        if path.is_symlink():
            return Path(os.path.realpath(path))
    return path


def write_and_prove(handle: int, content: bytes) -> None:
    """Write the content to an open file, on the disk itself, and read it back. Raises OSError."""
    with os.fdopen(handle, "w+b", closefd=False) as file:
        file.write(content)
        file.flush()
        os.fsync(handle)
        file.seek(0)
        if file.read() != content:
            raise OSError(errno.EIO, tr("what was written reads back as something else"))


def sync_folder(folder: Path) -> None:
    """Put the names of a folder on the disk itself, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def clear_leftovers(folder: Path) -> None:
    """Remove the temporary files of saves that were killed: those that no living process holds."""
    with contextlib.suppress(OSError):
        for path in folder.iterdir():
            if _TEMPORARY.fullmatch(path.name) and path.is_file() and not path.is_symlink() and not is_locked(path):
                path.unlink(missing_ok=True)


# --- files that a living process holds: the system lets go of them when it ends, however it ends ----------------------

if sys.platform == "win32":
    import msvcrt

    _FAR = 0x7FFF_0000

    def lock(file: IO[bytes]) -> bool:
        """Hold a file as long as it stays open; false when another process holds it."""
        at = file.tell()
        try:
            file.seek(_FAR)  # a byte far behind what is written, so that others can read the file
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(at)
        return True

else:
    import fcntl

    _HELD = frozenset({errno.EWOULDBLOCK, errno.EAGAIN, errno.EACCES})

    def lock(file: IO[bytes]) -> bool:
        """Hold a file as long as it stays open; false when another process holds it."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in _HELD  # where a file system knows no locks, nobody holds anything
        return True


def is_locked(path: Path) -> bool:
    """True where a living process holds this file, or it cannot be opened to see."""
    try:
        with path.open("rb") as file:
            return not lock(file)
    except OSError:
        return True
