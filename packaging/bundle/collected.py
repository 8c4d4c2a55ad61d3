"""The contents of a bundle on every system, for the specs of PyInstaller beside this file.

The commands, the modules of the laws and much of the window are imported by name or late, so that PyInstaller cannot
see them: all submodules are collected.
"""

from pathlib import Path

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

HERE = Path(__file__).resolve().parent
LAUNCHER = str(HERE / "launcher.py")
FIRST = [str(HERE / "interrupted.py")]
HIDDEN = [*collect_submodules("bridgetable"), "PySide6.QtSvg", "PySide6.QtPrintSupport"]
# The examples are programs in Python that lie among the resources, and not modules of the program.
EXAMPLES = collect_data_files("bridgetable", include_py_files=True, subdir="_resources/examples")
DATA = [*collect_data_files("bridgetable"), *EXAMPLES]
WITHOUT = [
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "lib2to3",
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "ssl",
    "_ssl",
    "_hashlib",
]
OTHER_USES = (
    "platforms/libqeglfs",
    "platforms/libqlinuxfb",
    "platforms/libqvkkhrdisplay",
    "platforms/libqvnc",
    "platforms/libqminimalegl",
    "platforminputcontexts/libqtvirtualkeyboardplugin",
    "egldeviceintegrations/",
    "networkinformation/",
    "tls/",
    "generic/",
    "imageformats/libqpdf",
    "imageformats/libqtiff",
    "imageformats/libqwebp",
    "platformthemes/libqgtk3",
    "libQt6Qml",
    "libQt6Quick",
    "libQt6VirtualKeyboard",
    "libQt6Pdf",
    "libQt6EglFS",
    "libQt6Network",
)
"""Parts of Qt for other uses: screens without a desktop, other pictures, the network, QML."""
OF_DESKTOPS = (
    *("libatk-", "libcairo", "libdatrie", "libfribidi", "libgdk", "libgtk", "libgraphite2", "libharfbuzz", "libpango"),
    *("libpixman", "libthai", "libgio-", "libgmodule-", "libgobject-", "libmount", "libblkid", "libselinux"),
    *("libcups", "libavahi", "libgnutls", "libhogweed", "libnettle", "libp11-kit", "libtasn1", "libgmp", "libidn2"),
    *("libunistring", "libgssapi", "libkrb5", "libk5crypto", "libcom_err", "libkeyutils", "libjpeg"),
)
"""Libraries of GTK and of CUPS: a desktop that has printers has them, and without them the rest goes on."""


def wanted(entries: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Those of the files found that the program needs, and that not every desktop has."""

    def is_wanted(name: str) -> bool:
        # Of Qt's words those of dialogs and buttons alone: Cancel, Open.
        if "/translations/" in name and "/qtbase_" not in name:
            return False
        return not any(part in name for part in OTHER_USES) and not name.startswith(OF_DESKTOPS)

    return [entry for entry in entries if is_wanted(entry[0].replace("\\", "/"))]
