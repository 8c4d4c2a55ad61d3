"""The place reached in each course, kept between one start and the next."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from bridgetable.formats.course import CourseStep, OpenedCourse, open_course
from bridgetable.formats.course_places import CoursePlace, PlacesError, places_text, read_places, with_place
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.gui.documents.folders import data_folder
from bridgetable.gui.documents.lesson_files import ALL_LESSONS, all_lessons
from bridgetable.gui.documents.reading import read_text
from bridgetable.language import tr
from bridgetable.resources import courses

if TYPE_CHECKING:
    from bridgetable.gui.documents.document import Document
    from bridgetable.session.history import History

SHIPPED = "shipped: "


@frozen
class FoundPlace:
    """A place in a course that was found again: the lesson, and the number of actions done there."""

    step: CourseStep
    done: int


def places_path() -> Path:
    """The file in which the places are kept."""
    return data_folder() / "courses.places"


def name_of_course(path: Path) -> str:
    """The name by which the place in a course is kept; it holds also when the program lies in another folder then."""
    if path == ALL_LESSONS:
        return str(path)
    return f"{SHIPPED}{path.name}" if path in courses() else str(path.absolute())


def course_named(name: str) -> OpenedCourse:
    """The course that is kept by this name. Raises BridgetableError when it cannot be read any more."""
    if name == str(ALL_LESSONS):
        return all_lessons()
    own = next((path for path in courses() if name == f"{SHIPPED}{path.name}"), None)
    return open_course(own or Path(name))


def read_kept_places(path: Path) -> tuple[tuple[CoursePlace, ...], str]:
    """The places that were kept, and why there are none; a damaged file is put aside, never written over."""
    if not os.path.lexists(path):
        return (), ""
    try:
        return read_places(read_text(path)), ""
    except PlacesError as error:
        aside = path.with_name(f"{path.name}.damaged")
        with contextlib.suppress(OSError):
            path.replace(aside)
        words = "Where you were in the courses is damaged and begins anew; the old file is {aside}: {error}"
        return (), tr(words, aside=aside.name, error=error)
    except BridgetableError as error:
        return (), tr("Where you were in the courses is not known: {error}", error=error)


def place_in(course: OpenedCourse, places: tuple[CoursePlace, ...]) -> FoundPlace | None:
    """The place reached in a course, found again even where lessons have since been put before it."""
    name = name_of_course(course.path)
    kept = next((one for one in places if one.course == name), None)
    if kept is None:
        return None
    lines = [one.line for one in course.course.lessons]
    if kept.lesson in lines[kept.at : kept.at + 1]:
        return FoundPlace(CourseStep(course, kept.at), kept.done)
    return FoundPlace(CourseStep(course, lines.index(kept.lesson)), kept.done) if kept.lesson in lines else None


def latest_place(places: tuple[CoursePlace, ...]) -> FoundPlace | None:
    """The place reached last, in the latest course that can still be read."""
    for one in places:
        with contextlib.suppress(BridgetableError, OSError):
            found = place_in(course_named(one.course), places)
            if found is not None:
                return found
    return None


def keep_places(path: Path, been: Iterable[tuple[Document, History]]) -> str:
    """Keep where somebody is in the courses of documents, the latest last; why that could not be done, or nothing."""
    now = [place for document, history in been if (place := place_at(document, history)) is not None]
    if not now:
        return ""
    places, why = read_kept_places(path)
    kept = places
    for place in now:
        kept = with_place(kept, place)
    if kept == places and path.exists():
        return why
    from bridgetable.formats.files import keep_whole

    try:
        keep_whole(path, places_text(kept).encode("utf-8"))
    except OSError as error:
        words = "Where you are in the course cannot be kept: {path}: {strerror}"
        return tr(words, path=path, strerror=error.strerror or error)
    return why


def place_at(document: Document, history: History) -> CoursePlace | None:
    """The place to keep for a document, as far as the lesson was followed; none where it is of no course."""
    step = document.place
    if step is None or document.journal is None:
        return None
    from bridgetable.formats.journal import common

    same = common(document.journal.actions, history.done)
    return CoursePlace(name_of_course(step.course.path), step.named.line, step.at, same)
