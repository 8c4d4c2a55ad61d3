"""The folder where packages are built, their version and time, and the way in which other programs are run."""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
BUILD = ROOT / "build"
NO_HISTORY = 1_580_601_600
"""The time that hatchling gives files where nobody tells another: 2 February 2020."""
LAST_LINES = 20


class PackageError(Exception):
    """A package cannot be built, or does not do what it should; the message says what and why."""


def version() -> str:
    """The version of the program, which stands in `bridgetable/__init__.py` alone."""
    tree = ast.parse((ROOT / "bridgetable" / "__init__.py").read_text(encoding="utf-8"))
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__version__")], value=ast.Constant(value=str(text))):
                return text
            case _:
                continue
    raise PackageError("bridgetable/__init__.py names no version")


@cache
def epoch() -> int:
    """The time that everything in a package bears, in seconds since 1970: that of the last commit when it was asked."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    if not shutil.which("git"):
        return NO_HISTORY
    done = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    return int(done.stdout) if done.returncode == 0 and done.stdout.strip() else NO_HISTORY


def moment() -> datetime:
    """The same time as a date of the world's clock."""
    return datetime.fromtimestamp(epoch(), UTC)


def run(command: Sequence[str | Path], settings: Mapping[str, str] | None = None, *, cwd: Path = ROOT) -> str:
    """The output of another program, run with these settings, and without what the caller has set for Python.

    Raises PackageError with the last lines it said where it fails.
    """
    words = [str(word) for word in command]
    done = subprocess.run(
        words,
        cwd=cwd,
        env=plain_environment() | dict(settings or {}),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        last = "\n".join(done.stdout.splitlines()[-LAST_LINES:])
        msg = f"{' '.join(words)} ended with {done.returncode}:\n{last}"
        raise PackageError(msg)
    return done.stdout


def plain_environment() -> dict[str, str]:
    """The settings of this process, without those that would let a program find this checkout or this environment."""
    hidden = ("PYTHON", "VIRTUAL_ENV", "QT_")
    return {k: v for k, v in os.environ.items() if not k.startswith(hidden)} | {
        "SOURCE_DATE_EPOCH": str(epoch()),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def fresh(*parts: str) -> Path:
    """An empty folder among those for building."""
    folder = BUILD.joinpath(*parts)
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


def environment(name: str) -> Path:
    """The Python of a new, empty environment."""
    folder = fresh(name)
    run([sys.executable, "-m", "venv", folder])
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive that was built here; no file of it lands elsewhere, where Python knows how to see to that."""
    with tarfile.open(archive) as packed:
        # Python 3.11.2 of Debian 12 has no such filter, and no argument for one.
        packed.extraction_filter = getattr(tarfile, "data_filter", None)
        packed.extractall(folder)  # noqa: S202


def put(text: str, path: Path, *, mode: int = 0o644) -> None:
    """Write a text file, with the folders it needs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    path.chmod(mode)


def age(folder: Path) -> None:
    """Give everything in a folder the time of the package, so that two builds are alike."""
    for path in (folder, *folder.rglob("*")):
        os.utime(path, (epoch(), epoch()), follow_symlinks=False)


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def megabytes(path: Path) -> float:
    """The size of a file, or of all files in a folder, in millions of bytes."""
    files = path.rglob("*") if path.is_dir() else (path,)
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6
