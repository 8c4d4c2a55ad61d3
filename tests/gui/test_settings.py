"""What a person has chosen comes back as it was chosen, from another process too."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from bridgetable.gui.settings import MOST_RECENT, Settings, read_settings, write_settings


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
