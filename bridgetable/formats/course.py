"""A course: lessons in an order, as the text of a `.course` file, which people write by hand, or as a folder."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from bridgetable.formats.journal_kind import SUFFIX as JOURNAL
from bridgetable.game.errors import BridgetableError
from bridgetable.game.limits import LONGEST_TITLE, MOST_LINES
from bridgetable.game.printable import excerpt, out_of_quotes, unescaped
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.resources import ResourceNotFound, courses, lessons, number_of

MAGIC = "bridgetable course 1"
SUFFIX = ".course"
MOST_LESSONS = 300
"""The most lessons that a course has."""
EXPECTED = tr('expected “lesson 6” or “table my-own.table”, and behind it a title: “lesson 6: "Too early"”')
_LESSON = re.compile(r'^(?:lesson (?P<number>\d{1,6})|table (?P<file>.*?\S))(?:: "(?P<title>(?:[^"\\]|\\.)*)")?$')


class CourseError(BridgetableError):
    """A course that cannot be read: the file, the line, what was found and what was expected there."""


@frozen
class CourseLesson:
    """A lesson of a course: the number of one that came with the program, or its file as seen from the course."""

    where: int | str
    title: str = ""

    @property
    def line(self) -> str:
        """The line that names it, without its title."""
        return f"lesson {self.where}" if isinstance(self.where, int) else f"table {self.where}"


@frozen
class Course:
    """A course: its title, what it is about in a sentence or nothing, and its lessons in order."""

    title: str = ""
    about: str = ""
    lessons: tuple[CourseLesson, ...] = ()


@frozen
class OpenedCourse:
    """A course, the file or folder from which it was read, and the journals of its lessons in order."""

    path: Path
    course: Course
    files: tuple[Path, ...]

    @property
    def title(self) -> str:
        """The title, or the name of the file where it has none."""
        return self.course.title or self.path.stem


@frozen
class CourseStep:
    """A lesson in its place in a course, counted from 0."""

    course: OpenedCourse
    at: int

    @property
    def file(self) -> Path:
        """The journal of the lesson."""
        return self.course.files[self.at]

    @property
    def named(self) -> CourseLesson:
        """The lesson as the course names it."""
        return self.course.course.lessons[self.at]

    @property
    def words(self) -> str:
        """The place, for people."""
        words = "{title}: lesson {at} of {count}"
        return tr(words, title=self.course.title, at=self.at + 1, count=len(self.course.files))

    def steps(self, by: int) -> tuple[CourseStep, ...]:
        """The lessons after it (`by` 1) or before it (-1), the nearest first."""
        last = len(self.course.files) if by > 0 else -1
        return tuple(CourseStep(self.course, at) for at in range(self.at + by, last, by))


def is_course(text: str, path: Path) -> bool:
    """True where a file is a course, by its first words or its ending."""
    return text.removeprefix("\ufeff").startswith(MAGIC) or path.suffix.lower() == SUFFIX


def read_course(text: str, name: str = tr("the course"), folder: Path | None = None) -> Course:
    """Read a course; where a folder is given, its files are looked for there. Raises CourseError."""
    found = list[CourseLesson]()
    heads = {"title": "", "about": ""}
    if text.count("\n") > MOST_LINES:
        raise CourseError(tr("{name}: more than {most_lines} lines", name=name, most_lines=MOST_LINES))
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise CourseError(tr("{name}, line 1: expected “{magic}”", name=name, magic=MAGIC))
    for number, line in enumerate(lines[1:], 2):
        said = line.strip()
        if not said or said.startswith("#"):
            continue
        word, colon, value = said.partition(":")
        if colon and word in heads and not found:
            heads[word] = unescaped(value.strip())[:LONGEST_TITLE]
            continue
        try:
            found.append(lesson_of(said, folder))
        except ValueError as error:
            raise CourseError(tr("{name}, line {number}: {error}", name=name, number=number, error=error)) from None
        if len(found) > MOST_LESSONS:
            words = "{name}, line {number}: more than {most_lessons} lessons"
            raise CourseError(tr(words, name=name, number=number, most_lessons=MOST_LESSONS))
    if not found:
        raise CourseError(tr("{name}: no lesson; {expected}", name=name, expected=EXPECTED))
    return Course(heads["title"], heads["about"], tuple(found))


def lesson_of(said: str, folder: Path | None = None) -> CourseLesson:
    """The lesson that a line names. Raises ValueError with what was expected."""
    found = _LESSON.match(said)
    if found is None:
        raise ValueError(tr("“{said}” names no lesson; {expected}", said=excerpt(said), expected=EXPECTED))
    title = out_of_quotes(found["title"] or "")[:LONGEST_TITLE]
    if found["number"] is not None:
        one = CourseLesson(int(found["number"]), title)
        if shipped(int(found["number"])) is None:
            raise ValueError(tr("no lesson has the number {where}; `bridgetable lessons` lists them", where=one.where))
        return one
    if folder is not None and not (folder / found["file"]).is_file():
        raise ValueError(tr("there is no file {found} in {folder}", found=excerpt(found["file"]), folder=folder))
    return CourseLesson(found["file"], title)


def shipped(number: int) -> Path | None:
    """The lesson of this number that came with the program, if there is one."""
    return _by_number().get(number)


@cache
def _by_number() -> dict[int, Path]:
    return {number_of(path): path for path in lessons()}


def open_course(path: Path) -> OpenedCourse:
    """The course of a file, or of a folder: the one in it, or its sorted journals. Raises CourseError, RecordError."""
    if path.is_dir():
        inside = sorted(path.iterdir(), key=lambda one: (number_of(one), one.name))
        own = [one for one in inside if one.suffix.lower() == SUFFIX]
        if len(own) != 1:
            return course_of_journals(path, [one for one in inside if one.suffix.lower() == JOURNAL])
        path = own[0]
    # The window starts without what reads files of any kind.
    from bridgetable.formats.files import read_text  # noqa: PLC0415

    course = read_course(read_text(path), path.name, path.parent)
    return OpenedCourse(path, course, tuple(file_of(one, path.parent) for one in course.lessons))


def course_of_journals(folder: Path, journals: list[Path]) -> OpenedCourse:
    """The journals of a folder as a course named after it. Raises CourseError when there is none, or too many."""
    if not journals:
        words = "{folder} holds no lesson: expected files that end in {journal}, or one that ends in {suffix}"
        raise CourseError(tr(words, folder=folder, journal=JOURNAL, suffix=SUFFIX))
    if len(journals) > MOST_LESSONS:
        msg = tr("{folder} holds more than {most_lessons} lessons", folder=folder, most_lessons=MOST_LESSONS)
        raise CourseError(msg)
    named = tuple(CourseLesson(one.name) for one in journals)
    return OpenedCourse(folder, Course(folder.resolve().name, "", named), tuple(journals))


def file_of(one: CourseLesson, folder: Path) -> Path:
    """The journal of a lesson of a course in this folder. Raises CourseError when no lesson has its number."""
    if isinstance(one.where, str):
        return folder / one.where
    found = shipped(one.where)
    if found is None:
        raise CourseError(tr("no lesson has the number {where}", where=one.where))
    return found


def own_courses() -> tuple[OpenedCourse, ...]:
    """The courses that came with the program, in order; one that is damaged or missing is left out."""
    found = []
    try:
        paths = courses()
    except ResourceNotFound:
        return ()
    for path in paths:
        try:
            found.append(open_course(path))
        except BridgetableError:
            continue
    return tuple(found)
