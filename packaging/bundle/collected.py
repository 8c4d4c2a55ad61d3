"""What a bundle is made of on every system, for the specs of PyInstaller beside this file.

The commands, the rooms of the law book and much of the window are imported by name or late, so that PyInstaller cannot
see them: all submodules are collected.
"""

from pathlib import Path

from PyInstaller.utils.hooks import collect_data_files, collect_submodules

HERE = Path(__file__).resolve().parent
LAUNCHER = str(HERE / "launcher.py")
HIDDEN = [*collect_submodules("bridgetable"), "PySide6.QtSvg", "PySide6.QtPrintSupport"]
DATA = collect_data_files("bridgetable", include_py_files=False)
WITHOUT = [
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "lib2to3",
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
]
PLUGINS_LEFT_OUT = (
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
    "/translations/",
    "libQt6Qml",
    "libQt6Quick",
    "libQt6VirtualKeyboard",
    "libQt6Pdf",
)


def wanted(entries: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Those of the files found that the program can ever need: no translations, and no plugin for another use of Qt."""
    return [entry for entry in entries if not any(part in entry[0].replace("\\", "/") for part in PLUGINS_LEFT_OUT)]
