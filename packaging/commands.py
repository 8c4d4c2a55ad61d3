"""Everything a newcomer needs, from a checkout and Python alone: set up, run, test, lint.

    python3 packaging/dev.py run [FILE]        open the program, on a file or on a lesson
    python3 packaging/dev.py test [ARGUMENTS]  the tests; arguments go to pytest: test -k revoke
        --python 3.13                          … on another Python, found here or brought by uv
        --qt lowest|newest                     … with the oldest or the newest Qt that is allowed
    python3 packaging/dev.py newer             tests of what breaks between versions, on the newest Python at hand
    python3 packaging/dev.py lint              ruff, mypy, the layers, and what nobody uses
    python3 packaging/dev.py core [ARGUMENTS]  the tests of what people do without the window, where Qt is absent
    python3 packaging/dev.py words             write the catalogue of all sentences anew, for translators
    python3 packaging/dev.py package [KIND]    build packages, then install and start each: wheel, deb, bundle
    python3 packaging/dev.py pictures [NAME]   draw the pictures of the README anew, or one of them

The standard library is all it stands on. An environment counts as made when its stamp is written, which is done last.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import importlib.util
import io
import json
import locale
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CORE_VENV = ROOT / ".venv-core"
STAMP = "installed.json"
NEWEST_PYTHON = (3, 13)
THIS_PYTHON = "{}.{}".format(*sys.version_info)
# Tests of what has broken between versions of Python and Qt: drops, pictures, packages, the start.
BREAKS_BETWEEN_VERSIONS = (
    "tests/gui/commands/test_dropped_files.py",
    "tests/gui/start",
    "tests/gui/test_app.py",
    "tests/gui/test_pictures.py",
    "tests/gui/test_save_picture.py",
    "tests/gui/test_settings.py",
    "tests/packaging/test_desktop.py",
    "tests/packaging/test_dev.py",
    "tests/packaging/test_packages.py",
    "tests/packaging/test_resources.py",
    "tests/test_api.py",
)

# Tests of what people do without the window: the command line and other programs, which rule and show lessons as well.
# That nothing beneath them imports Qt the linter holds, inside functions too.
WITHOUT_WINDOW = ("tests/cli", "tests/test_api.py", "tests/test_api_arguments.py")

# What Qt wants of a bare Debian or Ubuntu: to be imported at all, and to open real windows on X11 and on Wayland.
LIBRARIES = ("libegl1", "libgl1", "libglib2.0-0", "libfontconfig1", "libdbus-1-3", "libxkbcommon0")
WINDOW_LIBRARIES = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxcb-xkb1",
    "libxkbcommon-x11-0",
    "libwayland-cursor0",
)
# The tools by which tests look at what a desktop is told: CI installs them, and without one its test is skipped.
VALIDATORS = ("desktop-file-utils", "appstream", "shared-mime-info", "libglib2.0-bin", "mandoc", "zsh")
VENV_PACKAGE = f"python{THIS_PYTHON}-venv"
# Seconds in which a display answers, if it ever does.
LONGEST_WAIT = 60
WITHOUT_DISPLAY = "To go on without a window, set QT_QPA_PLATFORM=offscreen and start it again: pictures are written."
# How Linux says that a library of the system is absent or too old; anything else is a damaged installation.
SYSTEM_LACKS = ("cannot open shared object file", "GLIBC")

Fill = Callable[[Path], None]


class CannotGoOnError(Exception):
    """Set-up met something that a person has to put right; the message says what to do."""


def main(arguments: list[str]) -> int:
    """The exit status of one command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # A terminal may lack the letters of a path.
    commands = {
        "run": run,
        "test": test,
        "newer": newer,
        "lint": lint,
        "core": core,
        "words": words,
        "package": package,
        "pictures": pictures,
    }
    if not arguments or arguments[0] not in commands:
        print(__doc__)
        return 0 if arguments and arguments[0] in ("-h", "--help", "help") else 2
    try:
        return commands[arguments[0]](arguments[1:])
    except CannotGoOnError as error:
        print(f"\n{error}", file=sys.stderr)
    except OSError as error:
        print(f"\n{error.filename}: {error.strerror}", file=sys.stderr)
    except KeyboardInterrupt:
        return 130
    return 1


# --- the commands


def run(arguments: list[str]) -> int:
    """Open the program; where there is no display, show its main job in pictures instead."""
    display = has_display()
    python = set_up(extras=(), libraries=libraries(), window=display)
    here = Path.cwd()  # A file is named from where the person stands, and nothing that lies there is imported.
    program: list[str | Path] = [python, "-P", "-m", "bridgetable"]
    if display:
        return call([*program, *arguments], here=here)
    demo = demo_folder()
    say(f"There is no display, so the pictures and the transcript of a ruling are written to {demo} instead.")
    return call([*program, "demo", "-o", demo, *arguments], {"QT_QPA_PLATFORM": "offscreen"}, here=here)


def test(arguments: list[str]) -> int:
    """Pytest, without a display unless QT_QPA_PLATFORM names one; its summary is the last thing printed."""
    parser = argparse.ArgumentParser("dev.py test", allow_abbrev=False, add_help=False)
    parser.add_argument("--python", default="")
    parser.add_argument("--qt", choices=("lowest", "newest"), default="")
    asked, rest = parser.parse_known_args(arguments)
    if asked.python not in {"", THIS_PYTHON}:
        return call([python_named(asked.python), ROOT / "packaging" / "dev.py", "test", *arguments], here=Path.cwd())
    check_writable(ROOT)
    beside = "".join(f"-{part}" for part in (asked.python, asked.qt) if part)
    python = set_up(extras=("test",), libraries=libraries(), beside=beside, qt=asked.qt)
    if os.environ.get("CI") and (lacking := get_packages(VALIDATORS)):
        say(lacking)
    platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
    return call([python, "-m", "pytest", *strictly(), *spread(rest)], {"QT_QPA_PLATFORM": platform})


def newer(_: list[str]) -> int:
    """The tests of what breaks between versions, on the newest Python at hand that is newer than this one."""
    for minor in range(NEWEST_PYTHON[1], sys.version_info[1], -1):
        version = f"{NEWEST_PYTHON[0]}.{minor}"
        if found := found_python(version):
            say(f"With Python {version} and the newest Qt:")
            what = [*spread([]), *BREAKS_BETWEEN_VERSIONS]
            return call([found, ROOT / "packaging" / "dev.py", "test", "--python", version, "--qt", "newest", *what])
    newest = ".".join(map(str, NEWEST_PYTHON))
    say(f"No Python newer than {THIS_PYTHON} is at hand, up to {newest}: nothing was tried.")
    return 0


def lint(_: list[str]) -> int:
    """Every check of the text of the program; all of them run, and one that fails is enough."""
    check_writable(ROOT)
    python = set_up(extras=("test", "lint"), libraries=())
    checks: tuple[list[str | Path], ...] = (
        [python, "-m", "ruff", "check"],
        [python, "-m", "ruff", "format", "--check"],
        [python, "-m", "mypy"],
        [python, "-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo"],
        [python, "-m", "vulture"],
    )
    catalogue = call([python, "-m", "sentences", "--check"], {"PYTHONPATH": str(ROOT / "packaging")})
    return max([*(call(check) for check in checks), catalogue])


def core(arguments: list[str]) -> int:
    """The tests of what people do without the window, in an environment of their own where Qt cannot be imported."""
    check_writable(ROOT)
    python = set_up_core()
    if call([python, "-c", "import PySide6"], quiet=True) == 0:
        message = f"PySide6 can be imported in {CORE_VENV}, where it should be absent: delete that folder."
        raise CannotGoOnError(message)
    named = any((ROOT / argument.partition("::")[0]).exists() for argument in arguments)
    which = arguments or [*spread([]), "-m", "not slow"]
    return call([python, "-m", "pytest", *which, *(() if named else WITHOUT_WINDOW)])


def words(arguments: list[str]) -> int:
    """The catalogue of all sentences, written anew, and the translations brought up to it."""
    check_writable(ROOT)
    python = set_up(extras=("lint",), libraries=())
    return call([python, "-m", "sentences", *arguments], {"PYTHONPATH": str(ROOT / "packaging")})


def package(arguments: list[str]) -> int:
    """Packages, built and checked by packaging/packages; where they may be, and what is seen, is told there."""
    check_writable(ROOT)
    # Each package opens its window, on the display that Xvfb gives where there is none.
    python = set_up(extras=("test",), libraries=LIBRARIES + WINDOW_LIBRARIES)
    return call([python, "-m", "packages", *arguments], {"PYTHONPATH": str(ROOT / "packaging")})


def pictures(arguments: list[str]) -> int:
    """The pictures of the README, drawn by the program; what they show is told in packaging/pictures."""
    check_writable(ROOT)
    python = set_up(extras=("test", "pictures"), libraries=libraries())
    settings = {"PYTHONPATH": str(ROOT / "packaging"), "QT_QPA_PLATFORM": "offscreen"}
    return call([python, "-m", "pictures", *arguments], settings)


def spread(arguments: list[str]) -> list[str]:
    """Pytest's arguments, spread over the processors when all tests run and nobody asked for anything."""
    processors = min(os.cpu_count() or 1, 4)
    return arguments or (["-n", str(processors), "--dist", "worksteal"] if processors > 1 else [])


def strictly() -> list[str]:
    """In CI what others call deprecated is an error, as every warning is; no user's tests fail by it."""
    deprecated = ("DeprecationWarning", "PendingDeprecationWarning")
    return [] if os.environ.get("CI") else [f"-Wdefault::{name}" for name in deprecated]


def demo_folder() -> Path:
    """The folder for the pictures: in the checkout, or a new one where that belongs to somebody else."""
    demo = ROOT / "demo"
    if os.access(demo if demo.exists() else ROOT, os.W_OK):
        return demo
    return Path(tempfile.mkdtemp(prefix="bridgetable-demo-"))


# --- set-up


def set_up(
    *, extras: tuple[str, ...], libraries: tuple[str, ...], window: bool = False, beside: str = "", qt: str = ""
) -> Path:
    """The Python of an environment in which the program is installed, and Qt can be loaded if it has libraries.

    `beside` is the end of its folder's name, `qt` the oldest allowed (`lowest`), the newest (`newest`), or any.
    Raises CannotGoOnError with what a person has to do, all of it at once.
    """
    folder = VENV.with_name(f"{VENV.name}{beside}")
    with one_at_a_time():
        lacking = get_packages([*libraries, *venv_package(folder)])
        wanted = sorted({*extras, *installed_extras(folder)})

        def fill(python: Path) -> None:
            install(python, *qt_wanted(qt), "-e", f".[{','.join(wanted)}]" if wanted else ".")

        python = environment(folder, wanted, fill, lacking, anew=qt == "newest")
        said = qt_trouble(python, window=window) if libraries else []
        if is_damage(said):
            make(folder, lacking)
            complete(folder, wanted, fill)
            said = qt_trouble(python, window=window)
    if said:
        way_out = lacking or (WITHOUT_DISPLAY if of_display(said) else "")
        raise CannotGoOnError("\n\n".join(part for part in (qt_sentence(said), way_out) if part))
    return python


def set_up_core() -> Path:
    """The Python of an environment that has everything but Qt."""

    def fill(python: Path) -> None:
        install(python, *core_requirements())
        install(python, "--no-deps", "-e", ".")

    with one_at_a_time():
        lacking = get_packages(venv_package(CORE_VENV))
        return environment(CORE_VENV, ["test-core"], fill, lacking)


def core_requirements() -> list[str]:
    """The requirements in pyproject.toml without Qt and without what tests Qt."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [name for name in project["dependencies"] if not name.startswith("PySide6")]
    return [*needed, *project["optional-dependencies"]["test-core"]]


def qt_wanted(which: str) -> list[str]:
    """The constraints by which the installer takes the oldest or the newest Qt that pyproject.toml allows."""
    if which == "newest":
        return ["--upgrade", "PySide6-Essentials"]
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return [f"PySide6-Essentials=={oldest}" for oldest in {*re.findall(r"PySide6-Essentials>=([\d.]+)", text)} if which]


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other set-up is at work in this checkout, where the system can tell."""
    try:
        import fcntl  # noqa: PLC0415  (Windows has none)
    except ImportError:
        yield
        return
    checkout = os.open(ROOT, os.O_RDONLY)
    try:
        with suppress(OSError):  # A network's file system may have no locks.
            try:
                fcntl.flock(checkout, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Waiting for another set-up of this checkout to end …")
                fcntl.flock(checkout, fcntl.LOCK_EX)
        yield
    except KeyboardInterrupt:
        say("Set-up was interrupted: start it again, and it goes on.")
        raise
    finally:
        os.close(checkout)


# --- environments


def environment(folder: Path, wanted: list[str], fill: Fill, lacking: str, *, anew: bool = False) -> Path:
    """The Python of an environment that holds what is wanted: found whole, completed, or made anew.

    With `anew` it is looked each time whether something newer is to be had.
    """
    if not usable(folder):
        make(folder, lacking)
    if anew or stale(folder, wanted):
        complete(folder, wanted, fill)
    return python_of(folder)


def python_of(folder: Path) -> Path:
    """The interpreter of an environment."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def usable(folder: Path) -> bool:
    """True where an environment can be used or completed: made to its end, here, and nothing of it lost.

    One that a person made has no stamp; it is used if packages can be installed into it.
    """
    python = python_of(folder)
    stamp = read_stamp(folder)
    if stamp.get("unfinished") or stamp.get("from", str(ROOT)) != str(ROOT) or not (folder / "pyvenv.cfg").is_file():
        return False
    # The Python of the system may have become another one, which looks for what is installed in another folder.
    there = "import os, sys, sysconfig; there = os.path.isdir(sysconfig.get_path('purelib'))"
    if call([python, "-c", f"{there}; sys.exit(not there or sys.version_info < (3, 11))"], quiet=True) != 0:
        return False
    if not stamp and not shutil.which("uv") and call([python, "-m", "pip", "--version"], quiet=True) != 0:
        return False
    return not lost(folder, set(stamp.get("holds", ())))


def lost(folder: Path, names: set[str]) -> bool:
    """True where one of these distributions is no longer in an environment, or any file of one that is."""
    installed = list(distributions(path=site_folders(folder)))
    # Since Python 3.12 the files of a distribution are those that are still there: its record names all of them.
    records = ((d, d.read_text("RECORD") or "") for d in installed)
    files = (d.locate_file(row[0]) for d, record in records for row in csv.reader(record.splitlines()) if row)
    return not names <= {d.name for d in installed} or not all(
        os.path.lexists(str(file)) for file in files if not str(file).endswith(".pyc")
    )


def site_folders(folder: Path) -> list[str]:
    """The folders in which an environment keeps what is installed."""
    return [str(site) for site in (*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages"))]


def make(folder: Path, lacking: str) -> None:
    """Make an empty environment anew, marked as unfinished from its first moment to its last."""
    check_writable(ROOT, folder)
    uv = shutil.which("uv")
    if not uv and lacks_venv():
        message = f"This Python has no module venv, which is needed to go on; Debian keeps it in {VENV_PACKAGE}."
        raise CannotGoOnError(f"{message}\n\n{lacking}" if lacking else message)
    say(f"Making {folder.name} …")
    clear(folder)
    with_uv: list[str | Path] = [uv or "uv", "venv", "--quiet", "--seed", "--allow-existing", "--python", base_python()]
    if call([*with_uv, folder] if uv else [base_python(), "-m", "venv", folder], apart=True) != 0:
        message = f"{folder} could not be made: see above."
        raise CannotGoOnError(message)


def clear(folder: Path) -> None:
    """Empty a folder but for a stamp that says that it is unfinished."""
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    folder.mkdir(exist_ok=True)
    write_stamp(folder, {"unfinished": True})
    for entry in folder.iterdir():
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        elif entry.name != STAMP:
            entry.unlink()


def base_python() -> str:
    """The Python that environments are made with: this one, or the one beneath it where this one may be deleted."""
    inside = ROOT in Path(sys.prefix).resolve().parents
    return str(getattr(sys, "_base_executable", sys.executable)) if inside else sys.executable


def complete(folder: Path, wanted: list[str], fill: Fill) -> None:
    """Install what is wanted; interrupted, the environment is unfinished, and refused, it is what it was before."""
    check_writable(ROOT, folder)
    say(f"Installing {'what the core’s tests need' if folder == CORE_VENV else 'bridgetable and what it stands on'} …")
    before = read_stamp(folder)
    write_stamp(folder, {"unfinished": True})
    try:
        fill(python_of(folder))
    except CannotGoOnError:
        if before:
            write_stamp(folder, before)
        else:
            (folder / STAMP).unlink()
        raise
    for site in site_folders(folder):
        point_home(Path(site))
    # Another user may be unable to write here: without this, each start would compile the program again.
    compiling: list[str | Path] = [python_of(folder), "-m", "compileall", "-q", ROOT / "bridgetable"]
    if call([*compiling, "-j", "0"], quiet=True) != 0:  # Where memory cannot be shared, processes cannot work together.
        call(compiling, quiet=True)
    holds = sorted(d.name for d in distributions(path=site_folders(folder)))
    write_stamp(folder, {**origin(wanted), "holds": holds})


def point_home(site: Path) -> None:
    """Name the checkout from where its packages are, in ASCII: Python reads these files in the locale's encoding."""
    for pointer in site.glob("*bridgetable*.pth"):
        text = pointer.read_bytes()
        if text.strip() == os.fsencode(ROOT) and not text.isascii():
            pointer.write_text(f"{os.path.relpath(ROOT, site)}\n", encoding="ascii")


def install(python: Path, *what: str) -> None:
    """Install into the environment of this Python, with uv if it is there and pip if not."""
    uv = shutil.which("uv")
    with_uv: list[str | Path] = [uv or "uv", "pip", "install", "--compile-bytecode", "--python", python]
    tool = with_uv if uv else [python, "-m", "pip", "install"]
    if call([*tool, "--quiet", *what], {"PIP_DISABLE_PIP_VERSION_CHECK": "1"}, apart=True) != 0:
        message = "Installing failed: see above. Is this computer connected to the network?"
        raise CannotGoOnError(f"{message} If it is, delete {python.parent.parent} and try again.")


def installed_extras(folder: Path) -> list[str]:
    """The extras that an environment has already."""
    return [str(extra) for extra in read_stamp(folder).get("extras", ())]


def stale(folder: Path, wanted: list[str]) -> bool:
    """True where an environment lacks extras, or was installed from another pyproject.toml or another place."""
    stamp = read_stamp(folder)
    return "holds" not in stamp or {key: stamp.get(key) for key in origin(wanted)} != origin(wanted)


def origin(wanted: list[str]) -> dict[str, object]:
    """The origin of an environment: extras, the place of the checkout, and the hash of its pyproject.toml."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return {"extras": wanted, "from": str(ROOT), "pyproject": digest}


def read_stamp(folder: Path) -> dict[str, Any]:
    """The notes about an environment; empty where it has no stamp."""
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    except OSError:
        return {}
    except ValueError:
        return {"unfinished": True}
    return stamp if isinstance(stamp, dict) else {"unfinished": True}


def write_stamp(folder: Path, stamp: dict[str, object]) -> None:
    """Note of an environment what it was installed from and holds, or that it is unfinished."""
    (folder / STAMP).write_text(json.dumps(stamp), encoding="utf-8")


def check_writable(*folders: Path) -> None:
    """Tell a way out where what has to be written to belongs to somebody else.

    Raises CannotGoOnError.
    """
    locked = [folder for folder in folders if folder.exists() and not os.access(folder, os.W_OK)]
    if not locked:
        return
    message = f"This user cannot write to {locked[0]}, and that is needed to go on. Copy {ROOT} to a folder of your own"
    if os.name == "nt":
        raise CannotGoOnError(f"{message} and start it there.")
    homes = (Path.home() / f"bridgetable{end}" for end in ("", *(f"-{n}" for n in range(2, 1000))))
    own = next(home for home in homes if not home.exists())
    there, here = shlex.quote(str(own)), shlex.quote(str(ROOT))
    # Hidden folders are caches, of which some may be read by their owner alone; what nobody may write to is copied so.
    copy = f"mkdir {there} && cp -R {here}/* {here}/.ci {there} && chmod -R u+w {there}"
    again = shlex.join(["python3", str(own / "packaging" / "dev.py"), *sys.argv[1:]])
    raise CannotGoOnError(f"{message}; type:\n\n    {copy} && {again}\n")


# --- other Pythons


def python_named(version: str) -> Path:
    """The interpreter of this version, such as 3.13: found here, or brought by uv.

    Raises CannotGoOnError.
    """
    uv = shutil.which("uv")
    if found := found_python(version):
        return found
    if uv and call([uv, "python", "install", "--quiet", version]) == 0 and (found := found_python(version)):
        return found
    message = f"There is no Python {version} here. Install it from python.org or your system, or install uv."
    raise CannotGoOnError(message)


def found_python(version: str) -> Path | None:
    """The interpreter of this version on this machine: on the path, kept by pyenv or uv, or known to Windows."""
    ask = "import sys; print('{}.{}'.format(*sys.version_info), sys.executable)"
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions")
    uv = shutil.which("uv")
    tried: list[list[str]] = [[f"python{version}"], *([str(p)] for p in pyenv.glob(f"{version}.*/bin/python"))]
    tried += [["py", f"-{version}"]] if os.name == "nt" else []
    tried += [[uv, "run", "--no-project", "--offline", "--quiet", "--python", version, "python"]] if uv else []
    for command in tried:
        with suppress(OSError):
            said = subprocess.run([*command, "-c", ask], capture_output=True, text=True, check=False).stdout.split(
                " ", 1
            )
            if said[0] == version:
                return Path(said[1].strip())
    return None


# --- the system


def has_display() -> bool:
    """True where a window can be opened: always on macOS and Windows, and where X11 or Wayland answers."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if platform.startswith(("offscreen", "minimal")):
        return False
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def libraries() -> tuple[str, ...]:
    """The packages that Qt needs here: those of the window as well where there is a display, so that all are named."""
    return LIBRARIES + (WINDOW_LIBRARIES if has_display() else ())


def lacks_venv() -> bool:
    """True where this Python lacks what makes environments, which Debian keeps in a package of its own."""
    return any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip"))


def venv_package(folder: Path) -> list[str]:
    """The package with which environments are made, where there is none yet and Python lacks it."""
    return [VENV_PACKAGE] if not shutil.which("uv") and lacks_venv() and not usable(folder) else []


def qt_trouble(python: Path, *, window: bool) -> list[str]:
    """The lines of Qt's complaint where it cannot be loaded or can open no window; empty where all is well.

    Without its libraries Qt ends the process instead of raising an error, so another process tries.
    """
    program = "from PySide6.QtWidgets import QApplication"
    if window and sys.platform.startswith("linux"):
        program += "; QApplication([])"
    try:
        command, env = [str(python), "-c", program], {**os.environ, **utf8()}
        patience = LONGEST_WAIT if window else None
        tried = subprocess.run(command, env=env, capture_output=True, check=False, timeout=patience)
    except subprocess.TimeoutExpired:
        return ["qt.qpa: the display does not answer."]
    said = tried.stderr.decode(errors="replace").strip().splitlines()
    return (said or ["no reason given"]) if tried.returncode != 0 else []


def is_damage(said: list[str]) -> bool:
    """True where Qt's own files are at fault, and neither a library of the system nor the display."""
    return bool(said) and not of_display(said) and not any(sign in said[-1] for sign in SYSTEM_LACKS)


def of_display(said: list[str]) -> list[str]:
    """The lines of Qt about the display, or about what it lacks to open windows there."""
    return [line for line in said if line.startswith("qt.qpa")]


def qt_sentence(said: list[str]) -> str:
    """The trouble with Qt, for the person at the terminal."""
    if reasons := of_display(said):
        unreachable = any("could not connect" in line for line in reasons)
        reasons = [line for line in reasons if not (unreachable and "xcb-cursor0" in line)]  # Qt only supposes that.
        return "\n".join(["Qt cannot open a window here:", *reasons])
    because = "its files are damaged" if is_damage(said) else "the system lacks a library"
    return f"Qt cannot be loaded, because {because}. {said[-1]}"


def installed_packages() -> set[str]:
    """The Debian packages that are installed, and those they stand in for (libglib2.0-0t64 for libglib2.0-0)."""
    listing = subprocess.run(
        ["dpkg-query", "-W", "-f", "${db:Status-Status}\t${Package}\t${Provides}\n"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    names: set[str] = set()
    for line in listing.stdout.splitlines():
        status, package, provides = line.split("\t")
        if status == "installed":
            names |= {package, *(name.split()[0] for name in provides.split(",") if name.strip())}
    return names


def get_packages(wanted: Sequence[str]) -> str:
    """The packages that the system still lacks in the end, as an advice; a user who is root gets them installed.

    Only Debian and its like know them by these names; elsewhere Qt itself says what it lacks.
    """
    if not (wanted and shutil.which("apt-get") and shutil.which("dpkg-query")):
        return ""
    present = installed_packages()
    missing = [name for name in wanted if name not in present]
    if not missing:
        return ""
    if os.geteuid() != 0:
        install_them = f"sudo apt-get install --no-install-recommends -y {' '.join(missing)}"
        return f"The system lacks packages. Type:\n\n    sudo apt-get update && {install_them}\n"
    return apt_install(missing)


def apt_install(packages: Sequence[str]) -> str:
    """Install packages as root; what apt-get says last where it cannot, and nothing where it can."""
    say(f"Installing system packages: {' '.join(packages)} …")
    install_them = ("install", "-y", "-qq", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120", *packages)
    apt("update", "-qq")
    status, said = apt(*install_them, "--download-only")
    if status != 0:
        return refused("fetched", packages, [*said, "Is this computer connected to the network?"])
    status, said = apt(*install_them, to_the_end=True)
    return refused("installed", packages, said) if status != 0 else ""


def refused(step: str, packages: Sequence[str], said: list[str]) -> str:
    """The step with system packages that failed, and the last lines of its output."""
    reasons = [line for line in said if line.startswith(("E:", "dpkg: error", "Is this"))] or said
    return "\n".join([f"The system packages could not be {step}: {' '.join(packages)}.", *reasons[-3:]])


def apt(*words: str, to_the_end: bool = False) -> tuple[int, list[str]]:
    """The exit status of apt-get and what it said; Ctrl+C ends it, or waits for it, so that the system stays whole."""
    process = subprocess.Popen(
        ["apt-get", *words],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=to_the_end,
    )
    try:
        said = process.communicate()[0]
    except KeyboardInterrupt:
        if to_the_end:
            say("Waiting for apt-get to finish what it began …")
        else:
            process.terminate()
        process.communicate()
        raise
    return process.returncode, [line for line in said.decode(errors="replace").splitlines() if line.strip()]


def call(
    command: Sequence[str | Path],
    settings: dict[str, str] | None = None,
    *,
    here: Path = ROOT,
    quiet: bool = False,
    apart: bool = False,
) -> int:
    """The exit status of another program, run in a folder with these settings added to its environment.

    Ctrl+C reaches it as well, unless it runs `apart`: then it is ended without a word.
    """
    sink = subprocess.DEVNULL if quiet else None
    env = {**os.environ, **utf8(), **(settings or {})}
    words = [str(part) for part in command]
    try:
        with subprocess.Popen(words, cwd=here, env=env, stdout=sink, stderr=sink, start_new_session=apart) as process:
            try:
                return process.wait()
            except KeyboardInterrupt:
                end(process, and_its_own=apart)
                raise
    except OSError as error:
        if not quiet:
            say(f"{command[0]}: {error.strerror}")
        return 127


def end(process: subprocess.Popen[bytes], *, and_its_own: bool) -> None:
    """End a program that was interrupted; one that runs apart with all that it has begun, where the system can tell."""
    if and_its_own and hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    else:
        process.kill()


def utf8() -> dict[str, str]:
    """The setting that gives another program UTF-8 on a Linux whose locale has it not, of which Qt complains."""
    if not sys.platform.startswith("linux") or locale.nl_langinfo(locale.CODESET).upper() == "UTF-8":
        return {}
    return {"LC_ALL": "C.UTF-8"}


def say(sentence: str) -> None:
    """Tell the person at the terminal, before another program goes on writing there."""
    print(sentence, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
