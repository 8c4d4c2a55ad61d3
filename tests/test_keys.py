"""Keys in sentences are called on macOS as they stand on its keyboards."""

import pytest

from bridgetable import language
from bridgetable.keys import on_macos
from bridgetable.language import OnMacos, tr, tr_n


@pytest.mark.parametrize(
    ("words", "there"),
    [
        ("Ctrl+Backspace goes back", "Cmd+Backspace goes back"),
        ("(Ctrl+Shift+Right)", "(Cmd+Shift+Right)"),
        ("with Ctrl+M, and", "with Ctrl+Cmd+M, and"),
        ("Ctrl+Shift+M", "Cmd+Shift+M"),
        ("F12 turns, F1 helps, Ctrl+F12", "Ctrl+Cmd+T turns, F1 helps, Cmd+F12"),
    ],
)
def test_a_key_has_the_name_that_macos_gives_it(words: str, there: str) -> None:
    assert there == on_macos(words)


def test_every_sentence_is_told_so_on_macos(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "_catalogue", OnMacos(None))
    assert "Cmd+E and 3" == tr("Ctrl+E and {n}", n=3)
    assert ("Cmd+E once", "Cmd+E 2 times") == tuple(tr_n("Ctrl+E once", "Ctrl+E {n} times", n) for n in (1, 2))
