"""Ctrl+C ends every command quietly, wherever it is."""

import pytest

from bridgetable import cli


def test_an_interrupt_while_a_command_is_being_loaded_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "import_module", interrupted)
    assert cli.INTERRUPTED == cli.main(["laws"])
    assert ("", "") == capfd.readouterr()
