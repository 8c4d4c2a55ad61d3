"""What a person has chosen comes back as it was chosen, and nothing that lies in its place is ever run."""

import os
import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from bridgetable.gui.frame import restore
from bridgetable.gui.settings import (
    MOST_BYTES,
    MOST_RECENT,
    ClassChoice,
    Settings,
    read_settings,
    settings_path,
    write_settings,
)
from bridgetable.gui.window import Window
from tests.gui.told import HEAD, document_of
from tests.stress.surroundings import Trap


def test_no_more_files_are_remembered_than_a_menu_shows(place: Path) -> None:
    place.write_bytes(b'{"recent": [' + b'"/a.table", ' * 80_000 + b'"/b.table"]}')
    assert ("/a.table",) * MOST_RECENT == read_settings().recent
    place.unlink()
    place.with_name("bridgetable.ini").write_bytes(b"[General]\nrecent=" + b"/a\\n" * 80_000 + b"\n")
    assert ("/a",) * MOST_RECENT == read_settings().recent


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of the settings in a home of the test's own, where nothing lies yet."""
    for name in ("XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.setenv(name, str(tmp_path))
    settings_path().parent.mkdir(parents=True)
    return settings_path()


CHOSEN = [
    Settings(),
    Settings("light", four_colours=True, ten_in_figures=False, motion=False),
    Settings(recent=("/one file.table",)),
    Settings(recent=("/a, b=c;d.pbn", '/ü ♠ "q".lin', "C:\\x\\new"), geometry="AdnQ"),
    Settings(classroom=ClassChoice("N", ("hands", "notes"), "contrast", "@screen 20% {a}", "AdnQywA==")),
    Settings(classroom=ClassChoice(hides=())),
]


@pytest.mark.parametrize("settings", CHOSEN)
def test_settings_written_are_read_again(place: Path, settings: Settings) -> None:
    assert "" == write_settings(settings)
    assert settings == read_settings()


def kept_by_qt(place: Path, settings: Settings) -> Path:
    """The file in which version 0.9 kept these settings."""
    path = place.with_name("bridgetable.ini")
    store = QSettings(str(path), QSettings.Format.IniFormat)
    shown = settings.classroom
    for key in ("theme", "four_colours", "ten_in_figures", "motion", "rule_first", "worth", "start_page", "geometry"):
        store.setValue(key, getattr(settings, key))
    store.setValue("recent", "\n".join(settings.recent))
    for key in ("eye", "theme", "screen", "geometry"):
        store.setValue(f"class/{key}", getattr(shown, key))
    if shown.hides is not None:
        store.setValue("class/hides", "\n".join(("", *shown.hides)))
    store.sync()
    return path


@pytest.mark.parametrize("settings", CHOSEN)
def test_settings_of_version_0_9_are_taken_over_once(place: Path, settings: Settings) -> None:
    old = kept_by_qt(place, settings)
    assert settings == read_settings()
    write_settings(read_settings())
    old.write_text("[General]\ntheme=contrast\n", encoding="utf-8")
    assert settings == read_settings()


def test_nothing_kept_is_as_if_nobody_had_chosen(place: Path) -> None:
    assert Settings() == read_settings()


def test_a_file_opened_again_stands_first_and_once_among_eight() -> None:
    settings = Settings()
    for number in range(MOST_RECENT + 3):
        settings = settings.with_recent(f"/{number}")
    settings = settings.with_recent("/5")
    assert MOST_RECENT == len(settings.recent)
    assert "/5" == settings.recent[0]
    assert 1 == settings.recent.count("/5")


ANYTHING = [
    b"",
    b"null",
    b"\xff\xfe\x00{}",
    b'{"theme": "no such theme", "motion": "perhaps", "geometry": "\xc3\xa4!!", "recent": [1, null, "\\ud800", ""]}',
    b'{"classroom": {"eye": 5, "hides": ["no such part"], "screen": "\\u0000", "geometry": "AdnQywADAAD/////"}}',
    b'{"recent": "' + b"x" * 100_000 + b'", "classroom": []}',
    b"[" * 100_000,
    b'{"motion": ' + b"1" * 5_000 + b"}",
    b'{"geometry": "\\ud800", "classroom": {"geometry": "\\ud800"}}',
    b'{"recent": ["&<img src=x>", "/dev/zero", "", "' + b"/x" * 5_000 + b'"]}',
]
ANYTHING_OF_QT = [
    b"",
    b"\xff\xfe\x00[General]\ntheme=\x80\n",
    b"theme=light\n",
    b"[General]\ntheme=no such theme\nmotion=perhaps\ngeometry=\xc3\xa4\xc3\xb6!!\nrecent=@Invalid()\n",
    b"[General]\ntheme=@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\tQFont)\nmotion=@ByteArray(x)\ngeometry=AdnQywADAAD/////\n",
    b"[General]\ntheme=a, b, c\nfour_colours=@Rect(1 2 3 4)\nrecent=" + b"x" * 100_000,
    b"[General]\ntheme\n[General]\nrecent=\\xfffff\\x110000\\ud800\n[class]\nhides=\\",
    b"[" * 5000,
    b"[General]\ngeometry=\\xd800\n[class]\ngeometry=\\xd800\n",
    b"[General]\nrecent=\\x0\\n&<img src=x>\\n/dev/zero\n",
]


@pytest.mark.parametrize(
    ("name", "content"),
    [("settings.json", one) for one in ANYTHING] + [("bridgetable.ini", one) for one in ANYTHING_OF_QT],
)
def test_settings_of_any_content_keep_no_window_from_opening(
    place: Path, qtbot: QtBot, name: str, content: bytes
) -> None:
    place.with_name(name).write_bytes(content)
    window = Window(document_of(HEAD), read_settings())
    qtbot.addWidget(window)
    restore(window, window.settings.geometry)
    assert "" == write_settings(window.settings)
    assert window.settings == read_settings()


@pytest.mark.parametrize("name", ["settings.json", "bridgetable.ini"])
def test_a_folder_in_the_place_of_the_settings_is_as_if_nobody_had_chosen(place: Path, name: str) -> None:
    place.with_name(name).mkdir()
    assert Settings() == read_settings()
    said = write_settings(Settings("light"))
    assert ("Is a directory" in said) is place.is_dir()


def test_choices_that_cannot_be_kept_are_told_of(place: Path, qtbot: QtBot) -> None:
    place.mkdir()
    window = Window(document_of(HEAD))
    qtbot.addWidget(window)
    window.keeper.keeps = True
    window.show()
    window.choose(Settings("light"))
    assert window.table.toast.isVisible()
    assert "What you choose cannot be kept" in window.table.toast.accessibleName()
    window.keeper.keeps = False


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipe can have a name here")
@pytest.mark.parametrize("name", ["settings.json", "bridgetable.ini"])
def test_a_pipe_in_the_place_of_the_settings_is_not_waited_for(place: Path, name: str) -> None:
    os.mkfifo(place.with_name(name))
    assert Settings() == read_settings()


def test_something_huge_in_the_place_of_the_settings_is_not_read(place: Path) -> None:
    place.write_bytes(b'{"theme": "light"}' + b" " * MOST_BYTES)
    assert Settings() == read_settings()


@pytest.mark.skipif(os.name == "nt", reason="who may read a file is written otherwise there")
def test_settings_are_for_their_owner_alone_and_written_through_no_link(place: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("of somebody else", encoding="utf-8")
    place.symlink_to(other)
    write_settings(Settings("light"))
    assert "of somebody else" == other.read_text(encoding="utf-8")
    assert 0o600 == stat.S_IMODE(place.lstat().st_mode)
    assert Settings("light") == read_settings()


@pytest.mark.parametrize("key", ["theme", "motion", "recent", "class/hides"])
def test_a_crafted_file_of_version_0_9_runs_nothing(place: Path, tmp_path: Path, key: str) -> None:
    sign = tmp_path / "trap"
    old = place.with_name("bridgetable.ini")
    store = QSettings(str(old), QSettings.Format.IniFormat)
    store.setValue("geometry", "AdnQ")
    store.setValue(key, Trap(sign))
    store.sync()
    assert "@Variant" in old.read_text(encoding="utf-8")
    assert Settings(geometry="AdnQ") == read_settings()
    assert not sign.exists()
