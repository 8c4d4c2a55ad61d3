"""An installed package is started as a person would start it: every command, and the window to its first picture."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import frozen

from packages.place import BUILD, ROOT, PackageError, plain_environment, run, version

COMMANDS = ("open", "rule", "check", "show", "laws", "lessons", "demo")
PATIENCE_S = 60
FEW_COLOURS = 50
"""A screen with fewer colours than this shows no table."""
ENDED = (128 + signal.SIGTERM, -signal.SIGTERM)
LOOK = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
picture = app.primaryScreen().grabWindow(0)
picture.save(sys.argv[1])
image = picture.toImage()
print(len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}))
"""


@frozen
class Program:
    """An installed program: the words that start it, and the folder that it takes for the root of the disk."""

    words: tuple[str, ...]
    root: Path = Path("/")

    def folder(self) -> TemporaryDirectory[str]:
        """A new folder that everybody may write to, where the program can see it."""
        folder = TemporaryDirectory(prefix="bridgetable-", dir=self.root / "tmp" if self.root != Path("/") else None)
        Path(folder.name).chmod(0o777)
        return folder

    def inside(self, path: Path) -> Path:
        """A path as the program sees it."""
        return Path("/") / path.relative_to(self.root)

    def settings(self, home: Path) -> dict[str, str]:
        """The settings of a person who has just moved in."""
        kept = {k: v for k, v in plain_environment().items() if not k.startswith(("XDG_", "DISPLAY", "WAYLAND"))}
        return kept | {"HOME": str(self.inside(home)), "LC_ALL": "C.UTF-8"}


def check_program(program: Program, lessons: Path) -> list[str]:
    """Run every command and open the window; a line for each thing that was seen.

    `lessons` is the folder of the installed lessons, as the program sees it. Raises PackageError.
    """
    with program.folder() as name:
        home = Path(name)
        settings = program.settings(home) | {"QT_QPA_PLATFORM": "offscreen"}

        def said(*words: str) -> str:
            return run([*program.words, *words], settings, cwd=Path("/"))

        if said("--version") != f"bridgetable {version()}\n":
            raise PackageError(f"--version says {said('--version')!r}")
        for command in COMMANDS:
            said(command, "--help")
        said("demo", "-o", str(program.inside(home / "demo")))
        pictures = sorted(path.name for path in (home / "demo").iterdir())
        if len(pictures) < 3 or "transcript.txt" not in pictures:
            raise PackageError(f"demo wrote {pictures}")
        for number in ("27B1a", "68D"):
            if number not in said("laws", number):
                raise PackageError(f"laws {number} does not print it")
        expected = len(list((ROOT / "resources" / "lessons").glob("*.table")))
        if len(said("lessons").splitlines()) != expected:
            raise PackageError(f"lessons does not list all {expected}")
        if not said("rule", str(lessons / "1-penalty-cards.table"), "--json").startswith("{"):
            raise PackageError("rule --json prints no object")
    lesson = lessons / "1-penalty-cards.table"
    lines = [f"every command loads, demo wrote {len(pictures)} files, {expected} lessons are listed"]
    lines.append(check_window(program, lesson, {"QT_QPA_PLATFORM": "offscreen"}, "offscreen"))
    if shutil.which("Xvfb"):
        with x_server() as display:
            lines.append(check_window(program, lesson, {"DISPLAY": display}, "under Xvfb"))
    else:
        lines.append("not started under Xvfb, which is not installed")
    return lines


def check_window(program: Program, lesson: Path, platform: dict[str, str], where: str) -> str:
    """Open the window on a lesson until its first picture is there, look at it, and end it; what was seen."""
    with program.folder() as name, (Path(name) / "said.txt").open("w+b") as said:
        home = Path(name)
        begun = time.monotonic()
        process = subprocess.Popen(
            [*program.words, str(lesson)],
            cwd="/",
            env=program.settings(home) | platform,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
        )
        try:
            taken = wait_for_first_picture(process, home, begun)
            seen = look(platform) if "DISPLAY" in platform else ""
        finally:
            process.terminate()
            status = process.wait(PATIENCE_S)
        said.seek(0)
        complaint = said.read().decode(errors="replace").strip()
        if status not in ENDED or complaint:
            raise PackageError(f"the window {where} ended with {status} and said: {complaint or 'nothing'}")
    return f"the window opened {where} in {taken:.1f} s{seen}"


def wait_for_first_picture(process: subprocess.Popen[bytes], home: Path, begun: float) -> float:
    """The seconds until the table on the screen is recorded, which begins when the first picture is there.

    Raises PackageError where the program ends before, or never comes to it.
    """
    while time.monotonic() - begun < PATIENCE_S:
        if any((home / ".local" / "share" / "bridgetable" / "tables").glob("*")):
            taken = time.monotonic() - begun
            time.sleep(1)
            return taken
        if process.poll() is not None:
            said = (home / "said.txt").read_text(encoding="utf-8", errors="replace")
            raise PackageError(f"the window ended with {process.returncode} before its first picture: {said}")
        time.sleep(0.05)
    raise PackageError(f"the window showed nothing in {PATIENCE_S} s")


def look(platform: dict[str, str]) -> str:
    """The picture of the screen, which is kept among what was built.

    Raises PackageError where it is empty.
    """
    picture = BUILD / "screen.png"
    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(picture)],
        env=os.environ | platform | {"QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode != 0:
        return ", which could not be looked at: this environment lacks what Qt needs for X11"
    colours = int(done.stdout)
    if colours < FEW_COLOURS:
        raise PackageError(f"the screen has {colours} colours: see {picture}")
    return f" and showed {colours} colours"


@contextmanager
def x_server() -> Iterator[str]:
    """An X server without a screen, for as long as it is needed; the name of its display."""
    heard, told = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(told), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=[told],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(told)
    try:
        with os.fdopen(heard) as answer:
            number = answer.readline().strip()
        if not number:
            raise PackageError("Xvfb does not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def check_resources(folder: Path) -> str:
    """See that an installed package has every file of `resources/` but the README's pictures; what was seen."""
    resources = ROOT / "resources"
    files = (path.relative_to(resources) for path in resources.rglob("*") if path.is_file())
    ours = {path for path in files if path.parts[0] != "pictures"}
    missing = [p for p in sorted(ours) if not same(folder / p, ROOT / "resources" / p)]
    if missing:
        raise PackageError(f"missing or different in {folder}: {', '.join(map(str, missing))}")
    return f"all {len(ours)} resources are there"


def same(one: Path, other: Path) -> bool:
    """True where two files hold the same."""
    return one.is_file() and one.read_bytes() == other.read_bytes()
