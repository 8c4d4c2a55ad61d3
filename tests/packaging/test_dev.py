"""The set-up script says what it needs, and passes on what it is given."""

import ast
import importlib.util
import os
import runpy
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


@pytest.fixture
def dev() -> ModuleType:
    """The commands, loaded afresh so that a test may change them."""
    spec = importlib.util.spec_from_file_location("dev_commands", CHECKOUT / "packaging" / "commands.py")
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
    monkeypatch.setattr(dev, "check_writable", lambda *_: None)
    return made


Calls = list[tuple[list[str], dict[str, str]]]


def test_arguments_of_test_go_to_pytest(dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv("CI", "true")
    monkeypatch.setattr(dev, "get_packages", lambda _: "")
    assert 0 == dev.main(["test", "-k", "revoke"])
    assert [(["python", "-m", "pytest", "-k", "revoke"], {"QT_QPA_PLATFORM": "offscreen"})] == calls


def test_what_others_call_deprecated_fails_no_users_tests(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    dev.main(["test", "-k", "revoke"])
    softened = ["-Wdefault::DeprecationWarning", "-Wdefault::PendingDeprecationWarning"]
    assert ["python", "-m", "pytest", *softened, "-k", "revoke"] == calls[0][0]


# --- other versions of Python and Qt


@pytest.fixture
def other_pythons(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Pythons of other versions, each a short program for the shell, and no others."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path / "pyenv"))

    def there(version: str, at: str = "", *, says: str = "") -> Path:
        python = tmp_path / (at or f"python{version}")
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text(f"#!/bin/sh\necho {says or version} {python}\n", encoding="utf-8")
        python.chmod(0o755)
        return python

    return there


@pytest.mark.skipif(os.name == "nt", reason="the programs are written for a shell")
def test_the_tests_are_passed_on_to_the_python_that_is_named(
    dev: ModuleType, calls: Calls, other_pythons: Callable[..., Path]
) -> None:
    other_pythons("3.9", says="3.8")  # A link to another version, or a shim that cannot choose.
    found = other_pythons("3.9", "pyenv/versions/3.9.7/bin/python")
    arguments = ["test", "--python", "3.9", "--qt", "lowest", "-k", "revoke"]
    assert 0 == dev.main(arguments)
    assert [str(found), str(CHECKOUT / "packaging" / "dev.py"), *arguments] == calls[0][0]


@pytest.mark.skipif(os.name == "nt", reason="the programs are written for a shell")
def test_a_python_that_is_not_there_is_brought_by_uv_or_asked_for(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    other_pythons: Callable[..., Path],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert 1 == dev.main(["test", "--python", "3.9"])
    assert (
        "There is no Python 3.9 here. Install it from python.org or your system, or install uv."
        in capsys.readouterr().err
    )
    other_pythons("", "uv", says="no")
    brought: list[list[str]] = []

    def call(command: list[str], **_: object) -> int:
        brought.append(command[1:])
        other_pythons("3.9")
        return 0

    monkeypatch.setattr(dev, "call", call)
    assert "python3.9" == dev.python_named("3.9").name
    assert [["python", "install", "--quiet", "3.9"]] == brought


def test_each_python_and_qt_has_an_environment_of_its_own(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, list[str]]] = []

    def environment(folder: Path, _wanted: list[str], fill: Callable[[Path], None], _lacking: str, **_: bool) -> Path:
        monkeypatch.setattr(dev, "install", lambda _, *what: made.append((folder.name, list(what))))
        fill(folder)
        return folder

    for name, value in (
        ("environment", environment),
        ("qt_trouble", lambda *_, **__: []),
        ("call", lambda *_, **__: 0),
    ):
        monkeypatch.setattr(dev, name, value)
    monkeypatch.setattr(dev, "installed_extras", lambda _: [])
    monkeypatch.setattr(dev, "get_packages", lambda _: "")
    this = dev.THIS_PYTHON
    for arguments in ([], ["--qt", "lowest"], ["--qt", "newest", "--python", this]):
        dev.main(["test", *arguments])
    lowest = "PySide6-Essentials==6.11.1"
    expected = [
        (".venv", ["-e", ".[test]"]),
        (".venv-lowest", [lowest, "-e", ".[test]"]),
        (f".venv-{this}-newest", ["--upgrade", "PySide6-Essentials", "-e", ".[test]"]),
    ]
    assert expected == made


@pytest.mark.parametrize("newest", [(3, 13), (3, 11)])
def test_what_breaks_between_versions_is_tried_on_the_newest_python_at_hand(
    dev: ModuleType,
    calls: Calls,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    newest: tuple[int, int],
) -> None:
    monkeypatch.setattr(dev, "NEWEST_PYTHON", newest)
    monkeypatch.setattr(dev.sys, "version_info", (3, 11, 2))
    monkeypatch.setattr(dev, "found_python", lambda version: Path("other") if version == "3.12" else None)
    assert 0 == dev.main(["newer"])
    if newest == (3, 11):
        assert "No Python newer than" in capsys.readouterr().out
        assert [] == calls
    else:
        assert ["other", "test", "--python", "3.12", "--qt", "newest"] == [calls[0][0][0], *calls[0][0][2:7]]
        assert set(dev.BREAKS_BETWEEN_VERSIONS) <= set(calls[0][0])


def test_what_breaks_between_versions_is_in_tests_that_are_there(dev: ModuleType) -> None:
    assert [] == [name for name in dev.BREAKS_BETWEEN_VERSIONS if not (CHECKOUT / name).exists()]


def test_every_python_that_the_project_names_can_be_tried(dev: ModuleType) -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    said = "Programming Language :: Python :: "
    named = [name.removeprefix(said) for name in project["classifiers"] if name.startswith(said)]
    assert ["{}.{}".format(*dev.NEWEST_PYTHON), "3.11"] == [named[-1], named[0]]


def test_a_platform_that_somebody_chose_is_kept(dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    dev.main(["test", "-x"])
    assert {"QT_QPA_PLATFORM": "xcb"} == calls[0][1]


def test_arguments_of_package_go_to_what_builds_packages(dev: ModuleType, calls: Calls) -> None:
    assert 0 == dev.main(["package", "deb", "--twice"])
    command = ["python", "-m", "packages", "deb", "--twice"]
    assert [(command, {"PYTHONPATH": str(CHECKOUT / "packaging")})] == calls


@pytest.mark.parametrize(("where", "expected"), [("true", True), ("", False)])
def test_the_tools_that_look_at_what_a_desktop_is_told_are_installed_by_ci_alone(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, where: str, expected: bool
) -> None:
    asked: list[str] = []

    def get_packages(wanted: Sequence[str]) -> str:
        asked.extend(wanted)
        return ""

    monkeypatch.setenv("CI", where)
    monkeypatch.setattr(dev, "get_packages", get_packages)
    dev.main(["test"])
    assert expected == ("appstream" in asked)


def test_an_interrupt_while_loading_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    first = runpy.run_path
    monkeypatch.setattr(runpy, "run_path", interrupted)
    with pytest.raises(SystemExit, match="130"):
        first(str(CHECKOUT / "packaging" / "dev.py"))


@pytest.mark.skipif(os.name == "nt", reason="a terminal of Windows sends Ctrl+C otherwise")
def test_set_up_interrupted_at_a_terminal_ends_with_one_sentence(tmp_path: Path) -> None:
    tool = tmp_path / "tool.py"
    tool.write_text("import time; print('begun', flush=True); time.sleep(60)")
    # A shell that started the tests in the background has them ignore this signal, and whoever they start with them.
    code = "signal.signal(signal.SIGINT, signal.default_int_handler); from commands import *\n"
    code += "with one_at_a_time(): call([sys.executable, sys.argv[1]], apart=True)"
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            f"import signal, sys\ntry:\n exec({code!r})\nexcept KeyboardInterrupt: sys.exit(130)",
            tool,
        ],
        env={**os.environ, "PYTHONPATH": str(CHECKOUT / "packaging")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
        text=True,
    )
    assert process.stdout is not None
    assert "begun\n" == process.stdout.readline()
    os.killpg(process.pid, signal.SIGINT)
    assert "Set-up was interrupted: start it again, and it goes on.\n" == process.communicate(timeout=30)[0]
    assert 130 == process.returncode


def test_run_opens_the_file_where_there_is_a_display(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "has_display", lambda: True)
    dev.main(["run", "revoke.pbn"])
    assert [(["python", "-P", "-m", "bridgetable", "revoke.pbn"], {})] == calls


def test_run_without_a_display_says_so_and_writes_the_demonstration_into_a_folder_it_names(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "has_display", lambda: False)
    assert 0 == dev.main(["run"])
    command = ["python", "-P", "-m", "bridgetable", "demo", "-o", str(CHECKOUT / "demo")]
    assert [(command, {"QT_QPA_PLATFORM": "offscreen"})] == calls
    said = capsys.readouterr().out
    assert "There is no display" in said
    assert str(CHECKOUT / "demo") in said


@pytest.mark.parametrize("name", ["json", "shutil", "tempfile"])
def test_a_python_without_all_of_its_library_is_told_how_to_get_it(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(SystemExit, match=r"sudo apt-get update && sudo apt-get install .*python3 "):
        runpy.run_path(str(CHECKOUT / "packaging" / "dev.py"))
    assert "lacks a part of its library" in capsys.readouterr().err


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


def test_the_pictures_go_elsewhere_where_the_checkout_belongs_to_somebody_else(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "has_display", lambda: False)
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert 0 == dev.main(["run"])
    folder = Path(calls[0][0][6])
    assert CHECKOUT not in folder.parents
    assert str(folder) in capsys.readouterr().out
    folder.rmdir()


def test_the_checks_of_lint_need_no_script_that_names_the_place_where_it_was_installed(
    dev: ModuleType, calls: Calls
) -> None:
    assert 0 == dev.main(["lint"])
    assert ["python"] * 6 == [command[0] for command, _ in calls]


# --- an old Python


@pytest.mark.parametrize("version", [(2, 7, 18), (3, 6, 15), (3, 10, 0)])
def test_an_old_python_is_told_politely_what_is_needed(
    version: tuple[int, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", version)
    monkeypatch.setattr(subprocess, "call", lambda *_, **__: 1)
    with pytest.raises(SystemExit, match="1"):
        runpy.run_path(str(CHECKOUT / "packaging" / "dev.py"))
    told = capsys.readouterr().err
    assert "bridgetable needs Python 3.11 or newer, and this is" in told
    assert "Install a newer one" in told


def test_the_first_file_is_written_in_what_every_python_since_2_7_can_read() -> None:
    text = (CHECKOUT / "packaging" / "dev.py").read_bytes()
    assert text.isascii()
    newer = (ast.JoinedStr, ast.FunctionDef, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.Nonlocal, ast.Starred)
    nodes = list(ast.walk(ast.parse(text, feature_version=(3, 7))))
    assert [] == [node for node in nodes if isinstance(node, newer)]
    raised = [node.cause for node in nodes if isinstance(node, ast.Raise)]
    assert [] == [cause for cause in raised if cause is not None]


# --- environments


class Interrupted:
    """Set-up in a folder of its own, where nothing is fetched and each step can be interrupted."""

    def __init__(self, dev: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Copy the project's file, and let two small distributions stand for all that is installed."""
        shutil.copy(CHECKOUT / "pyproject.toml", root)
        monkeypatch.setattr(dev, "ROOT", root)
        monkeypatch.setattr(dev, "VENV", root / ".venv")
        monkeypatch.setattr(dev.shutil, "which", lambda _: None)
        monkeypatch.setattr(dev, "qt_trouble", lambda *_, **__: [])
        self.call = dev.call
        monkeypatch.setattr(dev, "call", self.quick)
        monkeypatch.setattr(dev, "install", self.install)
        self.dev = dev
        self.venv: Path = root / ".venv"
        self.steps = 0
        self.last = sys.maxsize

    def step(self) -> None:
        """Be interrupted here, if it was so chosen."""
        self.steps += 1
        if self.steps > self.last:
            raise KeyboardInterrupt

    def quick(self, command: list[object], *rest: object, **settings: object) -> int:
        """Make environments without pip, which takes seconds; whoever needs it puts one there."""
        words = [str(word) for word in command]
        if "venv" not in words:
            return int(self.call(words, *rest, **settings))
        self.step()
        status = int(self.call([*words, "--without-pip"], *rest, **settings))
        self.step()
        return status

    def install(self, _: Path, *__: str) -> None:
        """Install, file by file."""
        (site,) = map(Path, self.dev.site_folders(self.venv))
        for name, folder in (("attrs", "attr"), ("PySide6_Essentials", "PySide6")):
            files = [f"{name}-1.dist-info/METADATA", f"{name}-1.dist-info/RECORD", f"{folder}/__init__.py"]
            texts = [f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "".join(f"{f},,\n" for f in files), ""]
            for file, text in zip(files, texts, strict=True):
                self.step()
                (site / file).parent.mkdir(exist_ok=True)
                (site / file).write_text(text, encoding="utf-8")
        self.step()

    def set_up(self) -> Path:
        """The Python that is set up."""
        self.steps = 0
        return Path(self.dev.set_up(extras=(), libraries=("libegl1",)))

    def whole(self) -> bool:
        """Whether everything is there."""
        (site,) = map(Path, self.dev.site_folders(self.venv))
        there = [(site / folder / "__init__.py").is_file() for folder in ("attr", "PySide6")]
        return all(there) and (self.venv / "pyvenv.cfg").is_file() and not self.dev.lost(self.venv, {"attrs"})


@pytest.fixture
def place(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Interrupted:
    return Interrupted(dev, tmp_path, monkeypatch)


@pytest.mark.parametrize("last", range(9))
def test_set_up_that_was_interrupted_anywhere_succeeds_the_next_time(place: Interrupted, last: int) -> None:
    place.last = last
    with pytest.raises(KeyboardInterrupt):
        place.set_up()
    place.last = sys.maxsize
    assert place.venv in place.set_up().parents
    assert place.whole()


def test_an_environment_that_is_whole_is_used_as_it_is(place: Interrupted) -> None:
    place.set_up()
    assert 9 == place.steps
    place.set_up()
    assert 0 == place.steps


SITE = "lib/python{}.{}/site-packages".format(*sys.version_info)
DAMAGES = ["lib", "bin", "pyvenv.cfg", "installed.json", f"{SITE}/PySide6", f"{SITE}/attr", f"{SITE}/attrs-1.dist-info"]


@pytest.mark.skipif(os.name == "nt", reason="environments have other folders there")
@pytest.mark.parametrize("gone", DAMAGES)
def test_an_environment_of_which_something_was_lost_is_made_anew(place: Interrupted, gone: str) -> None:
    place.set_up()
    lost = place.venv / gone
    if lost.is_dir():
        shutil.rmtree(lost)
    else:
        lost.unlink()
    place.set_up()
    assert place.whole()
    assert lost.exists()


@pytest.mark.skipif(os.name == "nt", reason="who may make links there differs")
def test_an_environment_that_is_a_link_to_nowhere_is_made_anew(place: Interrupted) -> None:
    place.venv.symlink_to(place.venv.with_name("gone"))
    place.set_up()
    assert not place.venv.is_symlink()
    assert place.whole()


@pytest.mark.skipif(os.name == "nt", reason="the folder has no version there")
def test_an_environment_of_a_python_that_became_another_one_is_made_anew(place: Interrupted) -> None:
    place.set_up()
    (folder,) = (place.venv / "lib").iterdir()
    folder.rename(folder.with_name("python3.10"))
    place.set_up()
    assert [folder] == list((place.venv / "lib").iterdir())
    assert place.whole()


def test_what_is_set_up_is_compiled_for_users_who_cannot_write_there(place: Interrupted) -> None:
    module = place.dev.ROOT / "bridgetable" / "game" / "cards.py"
    module.parent.mkdir(parents=True)
    module.touch()
    place.set_up()
    assert Path(importlib.util.cache_from_source(str(module))).exists()


def test_an_environment_whose_qt_is_damaged_is_made_anew_once(
    place: Interrupted, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = [["ImportError: libQt6Core.so.6: file too short"]] * 2
    monkeypatch.setattr(dev, "qt_trouble", lambda *_, **__: said.pop())
    with pytest.raises(dev.CannotGoOnError, match="its files are damaged"):
        place.set_up()
    assert 18 == place.steps


def test_an_environment_that_a_person_made_is_completed(place: Interrupted) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place.venv], check=True)
    (site,) = map(Path, place.dev.site_folders(place.venv))
    (site / "pip.py").touch()
    place.set_up()
    assert (site / "pip.py").exists()
    assert place.whole()


def test_an_environment_without_a_stamp_of_which_something_was_lost_is_made_anew(place: Interrupted) -> None:
    place.set_up()
    (site,) = map(Path, place.dev.site_folders(place.venv))
    (site / "pip.py").touch()
    (place.venv / "installed.json").unlink()
    shutil.rmtree(site / "attr")
    place.set_up()
    assert 9 == place.steps
    assert place.whole()


def test_an_environment_of_a_person_without_pip_is_made_anew(place: Interrupted) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place.venv], check=True)
    (place.venv / "note").touch()
    place.set_up()
    assert not (place.venv / "note").exists()
    assert place.whole()


def test_an_environment_stays_as_it_was_where_more_cannot_be_installed(
    place: Interrupted, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.set_up()

    def refused(*_: object) -> None:
        raise dev.CannotGoOnError

    monkeypatch.setattr(dev, "install", refused)
    with pytest.raises(dev.CannotGoOnError):
        dev.set_up(extras=("test",), libraries=())
    place.set_up()
    assert 0 == place.steps


@pytest.mark.parametrize("change", ["extras", "project", "place"])
def test_an_environment_is_installed_again_when_the_project_or_what_is_wanted_or_its_place_changed(
    place: Interrupted, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    place.set_up()
    if change == "extras":
        dev.set_up(extras=("test",), libraries=())
        assert ["test"] == dev.installed_extras(place.venv)
        assert 16 == place.steps  # Completed, not made anew.
    elif change == "project":
        (dev.ROOT / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
        place.set_up()
        assert 7 == place.steps
    else:
        moved = dev.ROOT.rename(dev.ROOT.with_name("moved"))
        monkeypatch.setattr(dev, "ROOT", moved)
        monkeypatch.setattr(dev, "VENV", moved / ".venv")
        place.venv = moved / ".venv"
        place.set_up()
        assert 9 == place.steps


def test_a_checkout_is_named_in_ascii_where_its_path_has_other_letters(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path / "brücke")
    site = dev.ROOT / ".venv" / "site"
    site.mkdir(parents=True)
    pointer = site / "_editable_impl_bridgetable.pth"
    pointer.write_text(str(dev.ROOT), encoding="utf-8")
    dev.point_home(site)
    assert pointer.read_bytes().isascii()
    assert dev.ROOT == (site / pointer.read_text(encoding="ascii").strip()).resolve()


@pytest.mark.skipif(os.name == "nt", reason="the way out is written for a shell")
def test_who_cannot_write_to_the_checkout_is_given_a_line_that_copies_it(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    root, home = tmp_path / "our table", tmp_path / "home"
    for folder in (root / "packaging", root / ".ci", root / ".venv", home / "bridgetable"):
        folder.mkdir(parents=True)
    (root / "packaging" / "dev.py").write_text("import sys; print(sys.argv)", encoding="utf-8")
    (root / "packaging").chmod(0o555)
    monkeypatch.setattr(dev, "ROOT", root)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr(sys, "argv", ["packaging/dev.py", "run", "a file"])
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(dev.CannotGoOnError) as told:
        dev.check_writable(root)
    (line,) = (line for line in str(told.value).splitlines() if line.startswith("    "))
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True)
    own = home / "bridgetable-2"
    assert done.stdout == f"['{own}/packaging/dev.py', 'run', 'a file']\n"
    assert {path.name for path in own.iterdir()} == {".ci", "packaging"}
    assert (own / "packaging").stat().st_mode & 0o200


def test_what_cannot_be_written_to_is_named_where_the_rest_can_be(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    locked = tmp_path / ".venv"
    locked.mkdir()
    monkeypatch.setattr(os, "access", lambda path, _: path != locked)
    with pytest.raises(dev.CannotGoOnError, match=f"This user cannot write to {locked}, and"):
        dev.check_writable(tmp_path, locked)


def test_who_cannot_write_to_the_checkout_may_use_what_another_set_up(
    place: Interrupted, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.set_up()
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert place.venv in place.set_up().parents


@pytest.mark.skipif(os.name == "nt", reason="no locks there")
def test_a_second_set_up_waits_for_the_first(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import fcntl

    monkeypatch.setattr(dev, "ROOT", tmp_path)
    asked: list[int] = []

    def taken(_: int, how: int) -> None:
        asked.append(how)
        if how & fcntl.LOCK_NB:
            raise BlockingIOError

    monkeypatch.setattr(fcntl, "flock", taken)
    with dev.one_at_a_time():
        assert [fcntl.LOCK_EX | fcntl.LOCK_NB, fcntl.LOCK_EX] == asked
    assert "Waiting for another set-up" in capsys.readouterr().out


# --- the system


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt asks for no locale")
@pytest.mark.parametrize(("language", "expected"), [("C", "C.UTF-8"), ("C.UTF-8", "C.UTF-8"), ("POSIX", "C.UTF-8")])
def test_what_is_started_has_a_locale_of_utf_8(language: str, expected: str) -> None:
    script = f"import runpy; call = runpy.run_path({str(CHECKOUT / 'packaging' / 'commands.py')!r})['call']; "
    program = "call(['sh', '-c', 'echo $LC_ALL'])"
    env = {**os.environ, "LC_ALL": language}
    done = subprocess.run([sys.executable, "-c", script + program], env=env, capture_output=True, text=True, check=True)
    assert expected == done.stdout.strip()


@pytest.fixture
def debian(dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """A Debian on which nothing is installed; its apt-get is a short program for the shell."""

    def prepared(program: str) -> None:
        for name, text in (("apt-get", program), ("dpkg-query", "exit 0")):
            (tmp_path / name).write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
            (tmp_path / name).chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")

    monkeypatch.setattr(dev, "installed_packages", set)
    return prepared


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Debian's package manager is not here")
def test_who_is_not_root_is_given_the_one_line_to_type(
    dev: ModuleType, debian: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    debian("exit 1")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    line = "sudo apt-get update && sudo apt-get install --no-install-recommends -y libegl1 libgl1"
    assert f"\n    {line}\n" in dev.get_packages(["libegl1", "libgl1"])


@pytest.mark.parametrize(("display", "expected"), [(True, True), (False, False)])
def test_where_there_is_a_display_the_libraries_of_the_window_are_named_with_the_others(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, display: bool, expected: bool
) -> None:
    monkeypatch.setattr(dev, "has_display", lambda: display)
    assert {"libegl1"} <= set(dev.libraries())
    assert expected == ({"libxcb-cursor0", "libwayland-cursor0"} <= set(dev.libraries()))


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Debian's package manager is not here")
@pytest.mark.parametrize(("step", "expected"), [("*", "the network?"), ("*libegl1", "E: No space left on device")])
def test_root_is_told_what_apt_get_says_last(
    dev: ModuleType, debian: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, step: str, expected: str
) -> None:
    debian(f"case \"$*\" in {step}) echo 'Reading lists'; echo 'E: No space left on device' >&2; exit 100;; esac")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    told = dev.get_packages(["libegl1"])
    assert told.startswith("The system packages could not be ")
    assert ": libegl1.\nE: No space left on device" in told
    assert told.endswith(expected)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Debian's package manager is not here")
def test_root_gets_what_is_missing_installed(
    dev: ModuleType, debian: Callable[[str], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    debian(f"echo \"$@\" >> '{tmp_path}/asked'")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert "" == dev.get_packages(["libegl1"])
    update, download, install = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    assert download == f"{install} --download-only"
    assert update.startswith("update")
    assert install.startswith("install -y")
    assert "--no-install-recommends" in install
    assert install.endswith(" libegl1")


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Debian's package manager is not here")
@pytest.mark.parametrize(("step", "ends"), [("update*", False), ("*--download-only", False), ("*libegl1", True)])
def test_an_interrupt_ends_apt_get_at_once_unless_it_is_installing(
    dev: ModuleType,
    debian: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    step: str,
    ends: bool,
) -> None:
    done, heard = tmp_path / "done", tmp_path / "heard"

    class Heard(subprocess.Popen[bytes]):
        """A process that can see when it is listened to: the set-up can be interrupted from then on."""

        def __init__(self, *how: Any, **named: Any) -> None:
            heard.unlink(missing_ok=True)
            super().__init__(*how, **named)

        def communicate(self, *how: Any, **named: Any) -> tuple[bytes, bytes]:
            heard.touch()
            return super().communicate(*how, **named)

    monkeypatch.setattr(dev.subprocess, "Popen", Heard)
    waits = f'until [ -e "{heard}" ]; do sleep 0.05; done; kill -INT $PPID'
    goes_on = "sleep 0.2" if ends else "sleep 60 >/dev/null 2>&1 & wait"
    debian(rf'trap "kill \$!; exit 1" TERM; case "$*" in *{step}) {waits}; {goes_on}; touch "{done}";; esac')
    # A shell that starts this in the background lets interrupts be ignored.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    with pytest.raises(KeyboardInterrupt):
        dev.apt_install(["libegl1"])
    signal.signal(signal.SIGINT, before)
    assert ends == done.exists()


QT_SAYS = [
    (
        "ImportError: libEGL.so.1: cannot open shared object file: No such file or directory",
        1,
        "the system lacks a lib",
    ),
    ("ImportError: libQt6Core.so.6: file too short", 1, "its files are damaged"),
    ("qt.qpa.xcb: could not connect to display :9\nThis application failed to start", 134, "cannot open a window here"),
]


@pytest.mark.skipif(os.name == "nt", reason="the program is written for a shell")
@pytest.mark.parametrize(("says", "status", "expected"), QT_SAYS)
def test_what_keeps_qt_from_starting_is_told_in_a_sentence_before_it_is_started(
    dev: ModuleType, tmp_path: Path, says: str, status: int, expected: str
) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\ncat >&2 <<'END'\n{says}\nEND\nexit {status}\n", encoding="utf-8")
    python.chmod(0o755)
    said = dev.qt_trouble(python, window=True)
    assert expected in dev.qt_sentence(said)
    assert says.splitlines()[0] in dev.qt_sentence(said)
    assert ("damaged" in expected) == dev.is_damage(said)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt asks for no locale")
def test_qt_is_tried_in_the_locale_in_which_the_program_is_started(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\necho $LC_ALL >&2; exit 1\n", encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(dev, "utf8", lambda: {"LC_ALL": "C.UTF-8"})
    assert ["C.UTF-8"] == dev.qt_trouble(python, window=False)


def test_a_display_that_does_not_answer_is_not_waited_for_without_end(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "LONGEST_WAIT", 0.01)
    waits = tmp_path / "python"
    waits.write_text("#!/bin/sh\nexec sleep 60\n", encoding="utf-8")
    waits.chmod(0o755)
    said = dev.qt_trouble(waits, window=True)
    assert not dev.is_damage(said)
    assert "the display does not answer" in dev.qt_sentence(said)


def test_who_has_a_display_that_cannot_be_reached_is_told_how_to_go_on_and_nothing_that_is_untrue(
    place: Interrupted, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = ["qt.qpa.xcb: could not connect to display :9", "qt.qpa.plugin: From 6.5.0, xcb-cursor0 is needed"]
    monkeypatch.setattr(dev, "qt_trouble", lambda *_, **__: said)
    with pytest.raises(dev.CannotGoOnError) as told:
        place.set_up()
    assert "connect to display :9" in str(told.value)
    assert "QT_QPA_PLATFORM=offscreen" in str(told.value)
    assert "xcb-cursor0" not in str(told.value)
    assert "xcb-cursor0" in dev.qt_sentence(said[1:])


def test_nothing_is_said_of_a_qt_that_starts(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev.subprocess, "run", lambda *_, **__: subprocess.CompletedProcess([], 0, stderr=b"a remark"))
    assert [] == dev.qt_trouble(Path("python"), window=True)


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


@pytest.mark.parametrize(
    ("told", "without_window"), [(["-k", "revoke"], True), (["tests/cli/test_match.py::test_that"], False)]
)
def test_the_core_runs_what_needs_no_window_unless_other_tests_are_named(
    dev: ModuleType, calls: Calls, monkeypatch: pytest.MonkeyPatch, told: list[str], *, without_window: bool
) -> None:
    monkeypatch.setattr(dev, "set_up_core", lambda: "python")
    record = dev.call
    # Qt cannot be imported there.
    monkeypatch.setattr(dev, "call", lambda command, **told: 1 if "quiet" in told else record(command))
    assert 0 == dev.main(["core", *told])
    assert ["python", "-m", "pytest", *told, *(dev.WITHOUT_WINDOW if without_window else ())] == calls[-1][0]


def test_the_pins_keep_away_from_the_qt_that_eats_references() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    expected = [
        "PySide6-Essentials>=6.11.1,<6.12; python_version < '3.12'",
        "PySide6-Essentials>=6.11.1; python_version >= '3.12'",
    ]
    assert expected == [name for name in project["dependencies"] if name.startswith("PySide6")]
