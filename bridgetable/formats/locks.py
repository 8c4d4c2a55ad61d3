"""Files held by a living process: the system lets go of them when it ends, however it ends."""

import errno
import sys
from pathlib import Path
from typing import IO

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
    """Whether a living process holds this file, or it cannot be opened to see."""
    try:
        with path.open("rb") as file:
            return not lock(file)
    except OSError:
        return True
