"""What a person has chosen comes back as it was chosen, from another process too."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from bridgetable.gui.settings import (
    MOST_BYTES,
    MOST_RECENT,
    Settings,
    kept_settings,
    read_settings,
    settings_path,
    write_settings,
)
from bridgetable.gui.window import Window
from tests.gui.told import HEAD, document_of


def store_at(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)


@pytest.mark.parametrize(
    "settings",
    [
        Settings(),
        Settings("light", four_colours=True, ten_in_figures=False, motion=False),
        Settings(recent=("/one file.table",)),
        Settings(recent=("/a, b.pbn", "/ü.lin"), geometry="AdnQ"),
    ],
)
def test_settings_written_are_read_again(tmp_path: Path, settings: Settings) -> None:
    write_settings(store_at(tmp_path / "kept.ini"), settings)
    # Another QSettings on the same file reads texts, as another process does.
    assert settings == read_settings(store_at(tmp_path / "kept.ini"))


def test_nothing_kept_is_as_if_nobody_had_chosen(tmp_path: Path) -> None:
    assert Settings() == read_settings(store_at(tmp_path / "none.ini"))


def test_a_file_opened_again_stands_first_and_once_among_eight() -> None:
    settings = Settings()
    for number in range(MOST_RECENT + 3):
        settings = settings.with_recent(f"/{number}")
    settings = settings.with_recent("/5")
    assert MOST_RECENT == len(settings.recent)
    assert "/5" == settings.recent[0]
    assert 1 == settings.recent.count("/5")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of the settings in a home of the test's own, where nothing lies yet."""
    for name in ("XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    settings_path().parent.mkdir(parents=True)
    return settings_path()


def test_the_settings_lie_where_qt_keeps_such_files(place: Path) -> None:
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "bridgetable", "bridgetable")
    assert place.name == Path(store.fileName()).name
    assert place.parent.name == Path(store.fileName()).parent.name


# Qt complains of what it cannot read.
@pytest.mark.qt_log_level_fail("CRITICAL")
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00[General]\ntheme=\x80\n",
        b"[General]\ntheme=no such theme\nmotion=perhaps\ngeometry=\xc3\xa4\xc3\xb6!!\nrecent=@Invalid()\n",
        b"[General]\ntheme=@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\tQFont)\nmotion=@ByteArray(x)\ngeometry=AdnQywADAAD/////\n",
        b"[General]\ntheme=a, b, c\nfour_colours=@Rect(1 2 3 4)\nrecent=" + b"x" * 100_000,
        b"[" * 5000,
        b"recent=\\x0\\n&<img src=x>\\n/dev/zero\n",
    ],
)
def test_settings_of_any_content_keep_no_window_from_opening(place: Path, qtbot: QtBot, content: bytes) -> None:
    place.write_bytes(content)
    window = Window(document_of(HEAD), read_settings(kept_settings()))
    qtbot.addWidget(window)
    window.restore()
    write_settings(kept_settings(), window.settings)
    assert window.settings == read_settings(kept_settings())


@pytest.mark.parametrize("name", ["bridgetable.ini", "bridgetable.ini.lock"])
def test_a_folder_in_the_place_of_the_settings_is_as_if_nobody_had_chosen(place: Path, name: str) -> None:
    place.with_name(name).mkdir()
    assert Settings() == read_settings(kept_settings())
    write_settings(kept_settings(), Settings("light"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipe can have a name here")
def test_a_pipe_in_the_place_of_the_settings_is_not_waited_for(place: Path) -> None:
    os.mkfifo(place)
    assert Settings() == read_settings(kept_settings())
    write_settings(kept_settings(), Settings("light"))


def test_something_huge_in_the_place_of_the_settings_is_not_read(place: Path) -> None:
    place.write_bytes(b"x" * (MOST_BYTES + 1))
    assert kept_settings() is None
