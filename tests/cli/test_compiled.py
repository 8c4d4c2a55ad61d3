"""Compiled code goes to the user's own files where it cannot lie beside the program."""

import os
import subprocess
import sys
from importlib.util import cache_from_source
from pathlib import Path

import pytest

from bridgetable.cli import compiled

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installation that nobody compiled."""
    monkeypatch.setattr(sys, "pycache_prefix", None)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path / "bridgetable")
    monkeypatch.setattr(compiled, "user_cache", lambda: tmp_path / "cache")
    return tmp_path


def test_an_installation_that_is_not_compiled_has_a_folder_for_it_among_the_users_own_files(installed: Path) -> None:
    compiled.keep_compiled()
    assert str(installed / "cache" / "bridgetable" / "compiled") == sys.pycache_prefix


def test_one_that_is_compiled_is_left_alone(installed: Path) -> None:
    beside = Path(cache_from_source(str(installed / "bridgetable" / "__init__.py")))
    beside.parent.mkdir(parents=True)
    beside.touch()
    compiled.keep_compiled()
    assert sys.pycache_prefix is None
    assert not (installed / "cache").exists()


@pytest.mark.parametrize("name", ["dont_write_bytecode", "frozen"])
def test_where_nothing_is_to_be_written_nothing_is(installed: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(sys, name, True, raising=False)
    compiled.keep_compiled()
    assert sys.pycache_prefix is None


def test_without_a_folder_of_ones_own_the_program_starts_all_the_same(installed: Path) -> None:
    (installed / "cache").touch()
    compiled.keep_compiled()
    assert sys.pycache_prefix is None


def test_a_command_finds_its_compiled_code_there_the_next_time(tmp_path: Path) -> None:
    # What is imported before the command is chosen is little, and compiled each time.
    program = (
        "from bridgetable.cli import compiled, main; from pathlib import Path; import sys; sys.pycache_prefix = None; "
    )
    program += f"sys.dont_write_bytecode = False; compiled.PACKAGE = Path({str(tmp_path)!r}); main(['laws', '27B'])"
    env = {"XDG_CACHE_HOME": str(tmp_path), "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path), "PYTHONUTF8": "1"}
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=env, check=True, capture_output=True)
    assert list(tmp_path.rglob("laws.*.pyc"))


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="no variable names the folder there")
@pytest.mark.parametrize("named", ["", ".", "cache"])
def test_the_folder_is_never_in_the_current_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: str) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", named)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert tmp_path / ".cache" == compiled.user_cache()


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="files have no such owner here")
def test_a_folder_that_is_somebody_elses_is_left_alone(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "getuid", lambda: 123456)
    compiled.keep_compiled()
    assert sys.pycache_prefix is None
