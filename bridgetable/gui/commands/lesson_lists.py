"""The lists in the menu of lessons: by course, by law, and all of them."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

from PySide6.QtWidgets import QMenu

from bridgetable.formats.course import CourseStep, OpenedCourse, own_courses
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import lawbook
from bridgetable.game.errors import BridgetableError
from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.commands.file_handlers import open_path, open_step
from bridgetable.gui.commands.menus import fill
from bridgetable.gui.documents.document import lessons_left_out, sound_lessons
from bridgetable.gui.documents.lesson_files import step_title, title_of
from bridgetable.gui.documents.reading import read_text
from bridgetable.gui.widgets.plain import unmarked
from bridgetable.language import tr
from bridgetable.views.report.laws_met import laws_about


class LessonLists:
    """The menus of lessons, each filled when it is opened."""

    def __init__(self, host: CommandHost, menu: QMenu) -> None:
        """Put them before the commands of a menu."""
        self._host = host
        first = menu.actions()[0]
        self.courses, self.laws = QMenu(tr("By course"), menu), QMenu(tr("By law"), menu)
        self.every = QMenu(tr("All lessons"), menu)
        for one in (self.courses, self.laws, self.every):
            menu.insertMenu(first, one)
        menu.insertSeparator(first)
        self.courses.aboutToShow.connect(self._fill_courses)
        self.laws.aboutToShow.connect(self._fill_laws)
        self.every.aboutToShow.connect(self._fill_every)

    def _fill_courses(self) -> None:
        """The course in hand and those that came with the program, each with its lessons, the present one ticked."""
        now = self._host.document.step
        found = own_courses()
        if now is not None and now.course.path not in {one.path for one in found} and now.course.path.name:
            found = (now.course, *found)
        self.courses.clear()
        for old in self.courses.findChildren(QMenu):
            old.deleteLater()
        for course in found:
            menu = self.courses.addMenu(unmarked(course.title))
            menu.setToolTip(course.course.about)
            here = now.at if now is not None and now.course.path == course.path else -1
            rows = [(f"{n + 1}  {unmarked(words)}", n) for n, words in enumerate(titles(course))]
            fill(menu, rows, partial(self._open_step, course), here)

    def _open_step(self, course: OpenedCourse, at: int) -> None:
        open_step(self._host, CourseStep(course, at))

    def _fill_laws(self) -> None:
        """The parts of the law book, in each its laws of which there are lessons, in each the lessons."""
        if not self.laws.isEmpty():
            return
        by_law: dict[int, list[Path]] = {}
        for path in sound_lessons():
            for law in laws_of_lesson(path):
                by_law.setdefault(law, []).append(path)
        parts: dict[str, QMenu] = {}
        for room in lawbook().law:
            if room.number not in by_law:
                continue
            if room.part not in parts:
                parts[room.part] = self.laws.addMenu(unmarked(room.part))
            under = parts[room.part].addMenu(unmarked(f"{room.number}  {room.title}"))
            fill(under, [(unmarked(title_of(p)), p) for p in by_law[room.number]], partial(open_path, self._host))

    def _fill_every(self) -> None:
        fill(self.every, [(unmarked(title_of(p)), p) for p in sound_lessons()], partial(open_path, self._host))
        for why in lessons_left_out():
            self._host.say(why)


def titles(course: OpenedCourse) -> list[str]:
    """The titles of the lessons of a course."""
    return [step_title(CourseStep(course, at)) for at in range(len(course.files))]


@cache
def laws_of_lesson(path: Path) -> tuple[int, ...]:
    """The laws that a lesson is about, acted out to its end; none where that is impossible."""
    try:
        journal = read_journal(read_text(path), path.name)
        return laws_about(journal, acted_out(journal))
    except BridgetableError:
        return ()
