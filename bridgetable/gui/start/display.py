"""The test for a display: where no display answers, Qt itself ends the process without a word to catch."""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from bridgetable.game.errors import BridgetableError
from bridgetable.language import tr

WITHOUT = tr("Draw a picture instead (bridgetable show FILE -o OUT.png), or start it where there is a desktop")
NO_DISPLAY = tr("There is no display to open a window on. {without}", without=WITHOUT)
PATIENCE_S = 5.0
"""The time within which a display must answer, in seconds."""
X11, WAYLAND = "xcb", "wayland"
PAINT_ONLY = frozenset({"offscreen", "minimal"})
"""The platforms that need no display."""


class NoQt(BridgetableError):
    """Qt, or a library of the system that it needs, is missing."""


@contextmanager
def needing_qt(what: str) -> Iterator[None]:
    """Say in one sentence that Qt, or a library of the system that it needs, is missing. Raises NoQt."""
    try:
        yield
    except ImportError as error:
        where = f"{error.name or ''} {error.path or ''}".strip()
        if where and not any(name in where for name in ("PySide6", "shiboken6")):
            raise
        words = "{what} needs Qt, which cannot be loaded: {error}; install PySide6-Essentials and what it asks for"
        raise NoQt(tr(words, what=what, error=error)) from error


def why_no_window() -> str:
    """The reason why no window can be opened here, in a sentence; empty where one can."""
    named = os.environ.get("QT_QPA_PLATFORM", "")
    if not named and not sys.platform.startswith("linux"):
        return ""
    if not named and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return NO_DISPLAY
    if not known():
        return ""  # Qt is missing, or comes from elsewhere: its loading will tell
    tried = [WAYLAND, X11] if os.environ.get("WAYLAND_DISPLAY") else [X11]  # by Qt itself on Linux
    platforms = [one.partition(":")[0] for one in named.split(";") if one] or tried
    if any(opens(one) for one in platforms) or can_try():
        return ""
    plugins = [plugin for one in platforms if (plugin := plugin_of(one)) is not None]
    lacking = next((why for plugin in plugins if (why := why_not_loaded(plugin))), "")
    if lacking:
        return tr("Qt lacks a library of the system: {lacking}. Install it, and start again", lacking=lacking)
    if plugins:
        words = "No display answers ({named_display}). {without}"
        return tr(words, named_display=", ".join(map(named_display, platforms)), without=WITHOUT)
    words = "Qt knows no platform “{named}” (QT_QPA_PLATFORM); leave it away, or name one of {known}"
    return tr(words, named=named, known=", ".join(known()))


def named_display(platform: str) -> str:
    """A platform with the display that the environment names for it."""
    variable = {X11: "DISPLAY", WAYLAND: "WAYLAND_DISPLAY"}.get(platform.partition("-")[0])
    return f"{variable}={os.environ.get(variable, '')}" if variable else platform


def plugin_folder() -> Path | None:
    """The folder of Qt's plugins for platforms, where Qt brings it along."""
    found = find_spec("PySide6")
    places = found.submodule_search_locations if found is not None else None
    folders = [Path(place, *inside, "plugins", "platforms") for place in places or () for inside in (("Qt",), ())]
    return next((folder for folder in folders if folder.is_dir()), None)


def known() -> dict[str, Path]:
    """The plugins for platforms, by name."""
    folder = plugin_folder()
    paths = sorted(folder.iterdir()) if folder is not None else ()
    return {path.stem.removeprefix("lib").removeprefix("q"): path for path in paths}


def plugin_of(platform: str) -> Path | None:
    """The plugin for a platform, if there is one."""
    family = platform.partition("-")[0]
    return next((path for name, path in known().items() if name.partition("-")[0] == family), None)


def why_not_loaded(plugin: Path) -> str:
    """The system's words for why a plugin, which Qt will load in any case, cannot be loaded; empty where it can."""
    import ctypes

    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error)
    return ""


def opens(platform: str) -> bool:
    """True where it is certain, at a small cost, that a window can be opened on this platform."""
    plugin = plugin_of(platform)
    if plugin is None or platform in PAINT_ONLY:
        return plugin is not None
    if not sys.platform.startswith("linux"):
        return False
    asked = {X11: x11_answers, WAYLAND: wayland_answers}.get(platform.partition("-")[0])
    return asked is not None and in_time(asked) and not why_not_loaded(plugin)


def in_time(asked: Callable[[], bool]) -> bool:
    """The answer to a question that might wait for ever; False where it takes too long."""
    said: list[bool] = []
    thread = threading.Thread(target=lambda: said.append(asked()), daemon=True)
    thread.start()
    thread.join(PATIENCE_S)
    return said == [True]


def x11_answers() -> bool:
    """True where the X server that DISPLAY names lets us in."""
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = (ctypes.c_char_p, ctypes.c_void_p)
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = (ctypes.c_void_p,)
    connection = xcb.xcb_connect(None, None)
    is_in = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return is_in


def wayland_answers() -> bool:
    """True where the compositor that WAYLAND_DISPLAY names lets us in."""
    if not Path(os.environ.get("XDG_RUNTIME_DIR", ""), os.environ.get("WAYLAND_DISPLAY", "")).is_absolute():
        return False
    import ctypes

    try:
        wayland = ctypes.CDLL("libwayland-client.so.0")
    except OSError:
        return False
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_connect.argtypes = (ctypes.c_char_p,)
    wayland.wl_display_disconnect.argtypes = (ctypes.c_void_p,)
    connection = wayland.wl_display_connect(None)
    if connection:
        wayland.wl_display_disconnect(connection)
    return bool(connection)


def can_try() -> bool:
    """True where Qt starts in a copy of this process, which may die of it: asked where nothing is certain."""
    if not hasattr(os, "fork"):
        return True
    copy = os.fork()
    if not copy:
        try_and_end()
    said: list[bool] = []
    waiting = threading.Thread(target=lambda: said.append(os.waitpid(copy, 0)[1] == 0), daemon=True)
    waiting.start()
    waiting.join(PATIENCE_S)
    if not said:
        import signal

        os.kill(copy, signal.SIGKILL)
        waiting.join()
    return said == [True]


def try_and_end() -> None:
    """Start Qt, and end this process, with 0 where that went well; it says nothing, and leaves no picture of itself."""
    import resource

    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        from PySide6.QtGui import QGuiApplication

        app = QGuiApplication(["bridgetable"])
        os._exit(0 if app.screens() else 1)
    finally:
        os._exit(1)
