"""The set-up script says what it needs, and passes on what it is given."""

import ast
import importlib.util
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture
def dev() -> ModuleType:
    """The script, loaded afresh so that a test may change it."""
    spec = importlib.util.spec_from_file_location("dev_script", CHECKOUT / "packaging" / "dev.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def calls(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    """What would have been started, with its settings; set-up is left out."""
    made: list[tuple[list[str], dict[str, str]]] = []

    def record(command: list[object], settings: dict[str, str] | None = None, **_: object) -> int:
        made.append(([str(part) for part in command], settings or {}))
        return 0

    monkeypatch.setattr(dev, "call", record)
    monkeypatch.setattr(dev, "set_up", lambda **_: Path("python"))
    return made


Calls = list[tuple[list[str], dict[str, str]]]


def test_arguments_of_test_go_to_pytest(dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    assert 0 == dev.main(["test", "-k", "revoke"])
    assert [(["python", "-m", "pytest", "-k", "revoke"], {"QT_QPA_PLATFORM": "offscreen"})] == calls


def test_a_platform_that_somebody_chose_is_kept(dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    dev.main(["test", "-x"])
    assert {"QT_QPA_PLATFORM": "xcb"} == calls[0][1]


def test_run_opens_the_file_where_there_is_a_display(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "has_display", lambda: True)
    dev.main(["run", "revoke.pbn"])
    assert [(["python", "-m", "bridgetable", "revoke.pbn"], {})] == calls


def test_run_without_a_display_says_so_and_writes_the_demonstration_into_a_folder_it_names(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "has_display", lambda: False)
    assert 0 == dev.main(["run"])
    command = ["python", "-m", "bridgetable", "demo", "-o", str(CHECKOUT / "demo")]
    assert [(command, {"QT_QPA_PLATFORM": "offscreen"})] == calls
    said = capsys.readouterr().out
    assert "There is no display" in said
    assert str(CHECKOUT / "demo") in said


@pytest.mark.skipif(sys.platform != "linux", reason="only there a display may be absent")
@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
    ],
)
def test_there_is_a_display_where_x11_or_wayland_is_named_and_qt_is_not_told_otherwise(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert expected == dev.has_display()


def test_an_old_python_is_told_politely_what_is_needed(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 0))
    assert 1 == dev.main(["run"])
    assert "bridgetable needs Python 3.11 or newer, and this is" in capsys.readouterr().err


def test_the_script_can_be_read_by_python_3_9() -> None:
    text = (CHECKOUT / "packaging" / "dev.py").read_text(encoding="utf-8")
    assert ast.parse(text, feature_version=(3, 9)).body


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Debian's package manager is not here")
def test_who_is_not_root_is_given_the_one_line_to_type(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert dev.apt_install(["libegl1", "libgl1"]) is False
    assert "\n    sudo apt-get install -y libegl1 libgl1\n" in capsys.readouterr().out


def test_a_package_that_stands_in_for_another_counts_as_that_other(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    listing = "installed\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.80)\nconfig-files\tlibgl1\t\ninstalled\tlibegl1\t\n"
    done = subprocess.CompletedProcess[str]([], 0, stdout=listing)
    monkeypatch.setattr(dev.subprocess, "run", lambda *_, **__: done)
    assert {"libglib2.0-0t64", "libglib2.0-0", "libegl1"} == dev.installed_packages()


def test_the_core_is_installed_without_qt(dev: ModuleType) -> None:
    names = dev.core_requirements()
    assert [] == [name for name in names if "qt" in name.lower() or "pyside" in name.lower()]
    assert {"attrs", "cattrs", "pytest", "hypothesis"} <= {name.split(">")[0] for name in names}


def test_an_environment_is_installed_again_when_the_project_or_what_is_wanted_changed(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = tmp_path / "installed.json"
    assert dev.stale(stamp, ["test"])
    dev.write_stamp(stamp, ["test"])
    assert ["test"] == dev.installed_extras(stamp)
    assert not dev.stale(stamp, ["test"])
    assert dev.stale(stamp, ["lint", "test"])
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    assert dev.stale(stamp, ["test"])


def test_the_pins_keep_away_from_the_qt_that_eats_references() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    expected = [
        "PySide6-Essentials>=6.8,<6.12; python_version < '3.12'",
        "PySide6-Essentials>=6.8; python_version >= '3.12'",
    ]
    assert expected == [name for name in project["dependencies"] if name.startswith("PySide6")]
