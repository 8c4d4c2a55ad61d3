"""Those parts of PySide6 that the program uses: its modules, plugins, and the libraries that these need."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from packages.place import PackageError, run

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport")
PYTHON_FILES = ("__init__.py", "_config.py", "_git_pyside_version.py")
PLUGINS = (
    "platforms/libqxcb.so",
    "platforms/libqwayland*.so",
    "platforms/libqoffscreen.so",
    "platforms/libqminimal.so",
    "imageformats/libqsvg.so",
    "iconengines/libqsvgicon.so",
    "platforminputcontexts/libcompose*.so",
    "platforminputcontexts/libibus*.so",
    "platformthemes/*.so",
    "printsupport/*.so",
    "wayland-decoration-client/*.so",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "wayland-shell-integration/libxdg-shell.so",
    "xcbglintegrations/*.so",
)
"""The plugins that open windows on X11 and Wayland, draw without either, read pictures, take keys, and print."""
LINKED = re.compile(r"=> (/.+) \(0x[0-9a-f]+\)$", re.MULTILINE)


def keep_used(site: Path) -> None:
    """Take out of a `site-packages` all of PySide6 and shiboken6 that the program does not use.

    Raises PackageError where a part that is used is not there.
    """
    qt = site / "PySide6" / "Qt"
    kept = [site / "PySide6" / name for name in PYTHON_FILES]
    kept += [site / "PySide6" / f"{module}.abi3.so" for module in MODULES]
    kept += (site / "PySide6").glob("libpyside6.abi3.so*")
    kept += [plugin for pattern in PLUGINS for plugin in found(qt / "plugins", pattern)]
    kept += [site / "shiboken6" / name for name in ("__init__.py", "_config.py", "_git_shiboken_module_version.py")]
    kept += [site / "shiboken6" / "Shiboken.abi3.so", *(site / "shiboken6").glob("libshiboken6.abi3.so*")]
    kept += libraries([path for path in kept if ".so" in path.name], qt / "lib")
    if missing := [path for path in kept if not path.exists()]:
        msg = f"PySide6 has another shape than expected, without {', '.join(map(str, missing))}"
        raise PackageError(msg)
    remove_but(site / "PySide6", set(kept))
    remove_but(site / "shiboken6", set(kept))


def found(folder: Path, pattern: str) -> list[Path]:
    """The files of a pattern, of which there must be one. Raises PackageError."""
    files = sorted(folder.glob(pattern))
    if not files:
        msg = f"Qt has no {pattern} among its plugins"
        raise PackageError(msg)
    return files


def libraries(files: list[Path], folder: Path) -> set[Path]:
    """The libraries of a folder that these files need, directly or not, as the system's linker finds them."""
    said = "".join(run(["ldd", file]) for file in files)
    linked = {Path(path).resolve() for path in LINKED.findall(said)}
    return {path for path in linked if path.parent == folder.resolve()}


def remove_but(folder: Path, kept: set[Path]) -> None:
    """Remove all files of a folder but these, and the folders that are then empty."""
    whole = {path.resolve() for path in kept}
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            if not any(path.iterdir()):
                shutil.rmtree(path)
        elif path.resolve() not in whole:
            path.unlink()
