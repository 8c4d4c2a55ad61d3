"""The lessons that came with the program, and the titles of lessons, known without acting any of them out."""

from pathlib import Path

from bridgetable.formats.course import Course, CourseLesson, CourseStep, OpenedCourse
from bridgetable.game.printable import unescaped, visible
from bridgetable.gui.documents.reading import FileTrouble, read_text
from bridgetable.language import tr
from bridgetable.resources import ResourceNotFound, lessons, number_of

ALL_LESSONS = Path("lessons")
"""A placeholder for the file of the course that has all lessons."""


def lesson_paths() -> tuple[Path, ...]:
    """The lessons that came with the program, in order; none where the folder is missing."""
    try:
        return lessons()
    except ResourceNotFound:
        return ()


def all_lessons() -> OpenedCourse:
    """The lessons that came with the program, as one course."""
    paths = lesson_paths()
    course = Course(tr("All lessons"), "", tuple(CourseLesson(number_of(path)) for path in paths))
    return OpenedCourse(ALL_LESSONS, course, paths)


def step_among_all(path: Path | None) -> CourseStep | None:
    """The place of a lesson among all that came with the program, if it is one of them."""
    every = all_lessons()
    return CourseStep(every, every.files.index(path)) if path in every.files else None


def step_title(step: CourseStep) -> str:
    """The title of a lesson in its course."""
    return step.named.title or title_of(step.file)


def title_of(path: Path) -> str:
    """The title of a journal, from its header, or its file's name."""
    try:
        head = read_text(path).partition("\n\n")[0]
    except FileTrouble:
        return path.stem
    lines = (line.partition(":") for line in head.splitlines())
    return next((visible(unescaped(value.strip())) for key, _, value in lines if key == "title"), path.stem)
