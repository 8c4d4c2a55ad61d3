"""Everything a newcomer needs, from a checkout and Python alone: set up, run, test, lint.

    python3 packaging/dev.py run [FILE]        open the program, on a file or on a lesson
    python3 packaging/dev.py test [ARGUMENTS]  the tests; arguments go to pytest: test -k revoke
    python3 packaging/dev.py lint              ruff, mypy and the layers
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
    have_libraries(libraries)
    python = environment(VENV)
    stamp = VENV / "installed.json"
    wanted = sorted({*extras, *installed_extras(stamp)})
    if stale(stamp, wanted):
        say("Installing bridgetable and what it stands on …")
        install(python, "-e", f".[{','.join(wanted)}]" if wanted else ".")
        write_stamp(stamp, wanted)
    if libraries and call([python, "-c", "import PySide6.QtWidgets"], quiet=True) != 0:
        call([python, "-c", "import PySide6.QtWidgets"])
        message = "Qt cannot be loaded; the last line above names what the system lacks."
        raise CannotGoOnError(message)
    return python


def set_up_core() -> Path:
    """The Python of an environment that has everything but Qt."""
    python = environment(CORE_VENV)
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


def environment(folder: Path) -> Path:
    """The Python of a virtual environment, which is made if it is not there or does not work."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if python.exists() and call([python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"], quiet=True) == 0:
        return python
    say(f"Making {folder.name} …")
    uv = shutil.which("uv")
    if uv:
        made = call([uv, "venv", "--quiet", "--seed", "--clear", "--python", sys.executable, folder])
    else:
        have_venv()
        made = call([sys.executable, "-m", "venv", "--clear", folder])
    if made != 0:
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


def have_libraries(packages: tuple[str, ...]) -> None:
    """Install missing system packages where we may, or print the one line that does it."""
    if not (packages and shutil.which("apt-get") and shutil.which("dpkg-query")):
        return
    present = installed_packages()
    apt_install([name for name in packages if name not in present])


def have_venv() -> None:
    """Debian takes `venv` out of Python into a package of its own: get it, or say how."""
    if importlib.util.find_spec("venv") is not None and importlib.util.find_spec("ensurepip") is not None:
        return
    if not shutil.which("apt-get"):
        message = "This Python lacks its modules venv and ensurepip: install them with your system's packages."
        raise CannotGoOnError(message)
    if not apt_install([f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"]):
        message = "Python cannot make an environment without that package."
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


def apt_install(packages: list[str]) -> bool:
    """Whether these packages are there in the end: installed if we are root, and asked for in one line if not."""
    if not packages:
        return True
    if os.geteuid() != 0:
        say(f"The system lacks libraries. Type:\n\n    sudo apt-get install -y {' '.join(packages)}\n")
        return False
    say(f"Installing system packages: {' '.join(packages)} …")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    call(["apt-get", "update", "-qq"], quiet, quiet=True)
    return call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], quiet, quiet=True) == 0


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
