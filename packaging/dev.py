"""Everything a newcomer needs, from a checkout and Python alone: set up, run, test, lint.

    python3 packaging/dev.py run [FILE]        open the program, on a file or on a lesson
    python3 packaging/dev.py test [ARGUMENTS]  the tests; arguments go to pytest: test -k revoke
    python3 packaging/dev.py lint              ruff, mypy, the layers, and what nobody uses
    python3 packaging/dev.py core [ARGUMENTS]  the tests of everything but the window, where Qt is absent

The standard library is all it stands on, and it must start on an old Python to say that a newer one is needed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CORE_VENV = ROOT / ".venv-core"
DEMO = ROOT / "demo"
OLDEST_PYTHON = (3, 11)

# What Qt wants of a bare Debian or Ubuntu: to be imported at all, and to open real windows.
LIBRARIES = ("libegl1", "libgl1", "libglib2.0-0", "libfontconfig1", "libdbus-1-3", "libxkbcommon0")
WINDOW_LIBRARIES = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
)
VENV_PACKAGE = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"


class CannotGoOnError(Exception):
    """Set-up met something that a person has to put right; the message says what to do."""


def main(arguments: list[str]) -> int:
    """The exit status of one command."""
    commands = {"run": run, "test": test, "lint": lint, "core": core}
    if not arguments or arguments[0] not in commands:
        print(__doc__)
        return 0 if arguments and arguments[0] in ("-h", "--help", "help") else 2
    try:
        check_python()
        return commands[arguments[0]](arguments[1:])
    except CannotGoOnError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


# --- the commands


def run(arguments: list[str]) -> int:
    """Open the program; where there is no display, show its main job in pictures instead."""
    display = has_display()
    python = set_up(extras=(), libraries=LIBRARIES + (WINDOW_LIBRARIES if display else ()))
    here = Path.cwd()  # A file is named from where the person stands.
    if display:
        return call([python, "-m", "bridgetable", *arguments], here=here)
    say(f"There is no display, so the pictures and the transcript of a ruling are written to {DEMO} instead.")
    return call(
        [python, "-m", "bridgetable", "demo", "-o", DEMO, *arguments], {"QT_QPA_PLATFORM": "offscreen"}, here=here
    )


def test(arguments: list[str]) -> int:
    """Pytest, without a display unless QT_QPA_PLATFORM names one; its summary is the last thing printed."""
    python = set_up(extras=("test",), libraries=LIBRARIES)
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    return call([python, "-m", "pytest", *spread(arguments)], {"QT_QPA_PLATFORM": platform})


def lint(_: list[str]) -> int:
    """Every check of the text of the program; all of them run, and one that fails is enough."""
    python = set_up(extras=("test", "lint"), libraries=())
    tools = python.parent
    checks: tuple[list[str | Path], ...] = (
        [python, "-m", "ruff", "check"],
        [python, "-m", "ruff", "format", "--check"],
        [python, "-m", "mypy"],
        [tools / "lint-imports", "--no-logo"],
        [tools / "vulture"],
    )
    return max([call(check) for check in checks])


def core(arguments: list[str]) -> int:
    """The tests outside tests/gui, in an environment of their own where Qt cannot be imported."""
    python = set_up_core()
    if call([python, "-c", "import PySide6"], quiet=True) == 0:
        message = f"PySide6 can be imported in {CORE_VENV}, where it should be absent: delete that folder."
        raise CannotGoOnError(message)
    return call([python, "-m", "pytest", "--ignore=tests/gui", *spread(arguments)])


def spread(arguments: list[str]) -> list[str]:
    """Pytest's arguments, spread over the processors when all tests run and nobody asked for anything."""
    processors = min(os.cpu_count() or 1, 4)
    return arguments or (["-n", str(processors), "--dist", "worksteal"] if processors > 1 else [])


# --- set-up


def set_up(*, extras: tuple[str, ...], libraries: tuple[str, ...]) -> Path:
    """The Python of an environment in which the program is installed and Qt can be imported."""
    python = environment(VENV, libraries)
    stamp = VENV / "installed.json"
    wanted = sorted({*extras, *installed_extras(stamp)})
    if stale(stamp, wanted):
        say("Installing bridgetable and what it stands on …")
        install(python, "-e", f".[{','.join(wanted)}]" if wanted else ".")
        write_stamp(stamp, wanted)
    if libraries:
        check_qt(python)
    return python


def set_up_core() -> Path:
    """The Python of an environment that has everything but Qt."""
    python = environment(CORE_VENV, ())
    stamp = CORE_VENV / "installed.json"
    if stale(stamp, ["test-core"]):
        say("Installing what the core's tests stand on …")
        install(python, *core_requirements())
        install(python, "--no-deps", "-e", ".")
        write_stamp(stamp, ["test-core"])
    return python


def core_requirements() -> list[str]:
    """What pyproject.toml asks for, without Qt and without what tests Qt."""
    import tomllib  # noqa: PLC0415  (absent from the old Pythons on which this file must start)

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [name for name in project["dependencies"] if not name.startswith("PySide6")]
    return [*needed, *project["optional-dependencies"]["test-core"]]


def environment(folder: Path, libraries: tuple[str, ...]) -> Path:
    """The Python of a virtual environment that works, made if need be; first of all the system gets what it lacks."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    works = (
        python.exists() and call([python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"], quiet=True) == 0
    )
    uv = shutil.which("uv")
    wants_venv = not works and not uv and lacks_venv()
    can_make = get_packages([*libraries, *([VENV_PACKAGE] if wants_venv else [])])
    if works:
        return python
    if wants_venv and not can_make:
        message = f"This Python has no module venv, which Debian keeps in {VENV_PACKAGE}: it is needed to go on."
        raise CannotGoOnError(message)
    say(f"Making {folder.name} …")
    with_uv: list[str | Path] = [uv or "uv", "venv", "--quiet", "--seed", "--clear", "--python", sys.executable, folder]
    if call(with_uv if uv else [sys.executable, "-m", "venv", "--clear", folder]) != 0:
        message = f"{folder} could not be made: see above."
        raise CannotGoOnError(message)
    return python


def install(python: Path, *what: str) -> None:
    """Install into the environment of this Python, with uv if it is there and pip if not."""
    uv = shutil.which("uv")
    tool: list[str | Path] = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    if call([*tool, "--quiet", *what], {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}) != 0:
        message = "Installing failed: see above. Is this computer connected to the network?"
        raise CannotGoOnError(message)


def installed_extras(stamp: Path) -> list[str]:
    """The extras that an environment has already."""
    try:
        return [str(extra) for extra in json.loads(stamp.read_text(encoding="utf-8"))["extras"]]
    except (OSError, ValueError, KeyError):
        return []


def stale(stamp: Path, extras: list[str]) -> bool:
    """Whether an environment lacks extras, or was installed from another pyproject.toml or another place."""
    try:
        return stamp.read_text(encoding="utf-8") != stamp_text(extras)
    except OSError:
        return True


def write_stamp(stamp: Path, extras: list[str]) -> None:
    """Note what an environment was installed from."""
    stamp.write_text(stamp_text(extras), encoding="utf-8")


def stamp_text(extras: list[str]) -> str:
    """What an environment holds: extras, the place of the checkout, and the hash of its pyproject.toml."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return json.dumps({"extras": extras, "from": str(ROOT), "pyproject": digest})


# --- the system


def check_python() -> None:
    """Say politely that this Python is too old, and name a newer one if there is one."""
    if sys.version_info >= OLDEST_PYTHON:
        return
    newer = next(
        (name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if shutil.which(name)), None
    )
    advice = f"Try: {newer} {' '.join(sys.argv)}" if newer else "Install a newer one from python.org or your system."
    message = f"bridgetable needs Python 3.11 or newer, and this is {sys.version.split()[0]}. {advice}"
    raise CannotGoOnError(message)


def has_display() -> bool:
    """Whether a window can be opened: always on macOS and Windows, and where X11 or Wayland answers."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform.startswith(("offscreen", "minimal")):
        return False
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def lacks_venv() -> bool:
    """Whether this Python lacks what makes environments, which Debian keeps in a package of its own."""
    return any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip"))


def check_qt(python: Path) -> None:
    """Say what is wrong where Qt is installed and cannot be loaded."""
    command = [str(python), "-c", "import PySide6.QtWidgets"]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    if tried.returncode != 0:
        reason = (tried.stderr.strip().splitlines() or ["no reason given"])[-1]
        message = f"Qt cannot be loaded, because the system lacks a library. {reason}"
        raise CannotGoOnError(message)


def installed_packages() -> set[str]:
    """The Debian packages that are installed, and those they stand in for (libglib2.0-0t64 for libglib2.0-0)."""
    listing = subprocess.run(
        ["dpkg-query", "-W", "-f", "${db:Status-Status}\t${Package}\t${Provides}\n"],
        capture_output=True,
        text=True,
        check=False,
    )
    names: set[str] = set()
    for line in listing.stdout.splitlines():
        status, package, provides = line.split("\t")
        if status == "installed":
            names |= {package, *(name.split()[0] for name in provides.split(",") if name.strip())}
    return names


def get_packages(wanted: list[str]) -> bool:
    """Whether the system has these packages in the end: installed if we are root, asked for in one line if not.

    Only Debian and its like know them by these names; elsewhere Qt itself says what it lacks.
    """
    if not (wanted and shutil.which("apt-get") and shutil.which("dpkg-query")):
        return True
    present = installed_packages()
    missing = [name for name in wanted if name not in present]
    return not missing or apt_install(missing)


def apt_install(packages: list[str]) -> bool:
    """Whether these packages were installed; who is not root is told the line to type."""
    if os.geteuid() != 0:
        say(f"The system lacks packages. Type:\n\n    sudo apt-get install -y {' '.join(packages)}\n")
        return False
    say(f"Installing system packages: {' '.join(packages)} …")
    settings = {"DEBIAN_FRONTEND": "noninteractive"}
    call(["apt-get", "update", "-qq"], settings, quiet=True)
    return call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], settings, quiet=True) == 0


def call(
    command: Sequence[str | Path],
    settings: dict[str, str] | None = None,
    *,
    here: Path = ROOT,
    quiet: bool = False,
) -> int:
    """The exit status of another program, run in a folder with these settings added to its environment."""
    sink = subprocess.DEVNULL if quiet else None
    env = {**os.environ, **(settings or {})}
    return subprocess.call([str(part) for part in command], cwd=here, env=env, stdout=sink, stderr=sink)


def say(sentence: str) -> None:
    """Tell the person at the terminal, before another program goes on writing there."""
    print(sentence, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
