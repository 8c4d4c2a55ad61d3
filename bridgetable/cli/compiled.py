"""The place of the program's compiled code when it cannot lie beside the program's own files."""

import os
import sys
from contextlib import suppress
from importlib.util import cache_from_source
from pathlib import Path

from bridgetable.resources import PACKAGE


def keep_compiled() -> None:
    """Keep it among the user’s own files where it cannot lie beside ours: else each start would compile it again."""
    beside = Path(cache_from_source(str(PACKAGE / "__init__.py")))
    if sys.pycache_prefix or sys.dont_write_bytecode or hasattr(sys, "frozen") or beside.exists():
        return
    with suppress(OSError, RuntimeError):
        folder = user_cache() / "bridgetable" / "compiled"
        folder.mkdir(parents=True, exist_ok=True)
        # What somebody else put there would be run.
        if os.access(folder, os.W_OK) and folder.stat().st_uid == getattr(os, "getuid", lambda: 0)():
            sys.pycache_prefix = str(folder)


def user_cache() -> Path:
    """The folder where a user's programs keep what can be made again. Raises RuntimeError where he has no home."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    on_windows = sys.platform == "win32"
    named = Path(os.environ.get("LOCALAPPDATA" if on_windows else "XDG_CACHE_HOME", ""))
    return named if named.is_absolute() else Path.home() / ("AppData/Local" if on_windows else ".cache")
