"""The places of the files that travel with the program: law book, lessons, courses, charts, systems, fonts, sign."""

import sys
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


class ResourceNotFound(FileNotFoundError):
    """A file that should have come with the program is not there."""


def resource(*parts: str) -> Path:
    """The path of a file or folder under `resources/`, which exists; raises `ResourceNotFound`."""
    path = root().joinpath(*parts)
    if not path.exists():
        message = f"{'/'.join(parts)} is not among the program's own files in {root()}: install the program again."
        raise ResourceNotFound(message)
    return path


def lessons() -> tuple[Path, ...]:
    """The lessons that come with the program, in the order of their numbers; raises `ResourceNotFound`."""
    return tuple(sorted(resource("lessons").glob("*.table"), key=lambda path: (number_of(path), path.name)))


def courses() -> tuple[Path, ...]:
    """The courses that come with the program, in the order of their numbers; raises `ResourceNotFound`."""
    return tuple(sorted(resource("courses").glob("*.course"), key=lambda path: (number_of(path), path.name)))


def chart_subjects() -> tuple[Path, ...]:
    """The journals that bring each law to its question, in the order of the laws; raises `ResourceNotFound`."""
    return tuple(sorted(resource("charts").glob("*.table"), key=lambda path: (number_of(path), path.name)))


def number_of(path: Path) -> int:
    """The number with which the name of a lesson, a course or a subject begins; those without one come last."""
    first = path.stem.partition("-")[0]
    return int(first) if first.isdecimal() else sys.maxsize


@cache
def root() -> Path:
    """The folder that holds all resources; raises `ResourceNotFound` where none does."""
    places = candidates(PACKAGE, getattr(sys, "_MEIPASS", None))
    for place in places:
        if place.is_dir():
            return place
    message = (
        f"The program's own files are missing: looked in {', '.join(map(str, places))}. Install the program again."
    )
    raise ResourceNotFound(message)


def candidates(package: Path, frozen: str | None) -> tuple[Path, ...]:
    """The folders where resources may be, best first: inside the package, or beside it in a checkout."""
    inside = (Path(frozen) / "bridgetable" / "_resources",) if frozen else ()
    checkout = (package.parent / "resources",) if (package.parent / "pyproject.toml").is_file() else ()
    return (*inside, *checkout, package / "_resources")
