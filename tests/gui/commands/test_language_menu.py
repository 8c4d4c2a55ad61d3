"""View > Language: the languages by their own names; what is chosen there is spoken from the next start on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable import language
from bridgetable.gui.commands import lists
from bridgetable.gui.settings import settings_path
from tests.gui.conftest import Opened
from tests.gui.told import HEAD


@pytest.fixture(autouse=True)
def polish(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(lists, "languages", lambda: ("en", "pl", "pseudo"))
    yield
    language.chosen_file().unlink(missing_ok=True)


def test_what_is_chosen_is_kept_for_the_next_start(opened: Opened) -> None:
    window = opened(HEAD)
    menu = window.lists.languages
    menu.aboutToShow.emit()
    assert ["English", "Polski"] == [action.text() for action in menu.actions()]
    assert [True, False] == [action.isChecked() for action in menu.actions()]
    menu.actions()[1].trigger()
    assert "pl" == language.kept() == language.chosen()
    assert "Polski" in window.table.toast.accessibleName()


def test_the_file_lies_beside_the_settings() -> None:
    assert settings_path().parent == language.chosen_file().parent


def test_a_folder_that_cannot_be_written_is_told(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("bridgetable.gui.settings.chosen_file", lambda: tmp_path / "file" / "language")
    window = opened(HEAD)
    lists.choose_language(window, "pl")
    assert "cannot be kept" in window.table.toast.accessibleName()
