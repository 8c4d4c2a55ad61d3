"""The list of lessons over the table: by course, searched by words or by law, opened with Enter or a click."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QKeyCombination, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter

from bridgetable.formats.course import CourseStep, OpenedCourse, own_courses
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.book.searched_window import SearchedWindow
from bridgetable.gui.documents.document import trouble_with
from bridgetable.gui.documents.lesson_files import all_lessons, step_title
from bridgetable.gui.documents.reading import read_text
from bridgetable.gui.host import Host
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.blocks import second_style
from bridgetable.language import tr
from bridgetable.views.report.report import laws_about

LEFT = 24.0  # At 1080.


@frozen
class LessonRow:
    """A lesson in its course."""

    step: CourseStep
    title: str
    is_here: bool


class LessonTree(BookTree):
    """The lessons under their courses; the one that is open has an arrow, and the laws of each stand at the right."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Lessons"))
        self.laws: dict[Path, tuple[int, ...]] = {}

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        look, row = self.look, index.data(WHAT)
        inside = rect.adjusted(look.dock(LEFT), 0, -look.dock(LEFT), 0)
        laws = ", ".join(map(str, self.laws.get(row.step.file, ())))
        told = second_style(look, look.dock(18))
        style = rich_text.on_dock(look.palette, look.dock(22))
        room = inside.width() - rich_text.width_of(rich_text.words(laws), told) - look.dock(24)
        name = f"{row.step.at + 1}  {row.title}" + (tr("  ·  open now") if row.is_here else "")
        rich_text.paint_line(painter, inside, rich_text.cut_to(rich_text.words(name), style, room), style)
        at = rich_text.lay_out(rich_text.words(laws), told)
        corner = QPointF(inside.right() - at.size.width(), inside.center().y() - at.size.height() / 2)
        rich_text.paint_text(painter, corner, at)

    def current(self) -> LessonRow | None:
        """The lesson that is gone to."""
        what = self.currentIndex().data(WHAT)
        return what if isinstance(what, LessonRow) else None


class LessonList(SearchedWindow):
    """The list over the middle of the window; the laws of the lessons are read one after another while it is shown."""

    KEY, MIDDLE = QKeyCombination(Qt.Key.Key_F3), (1180.0, 968.0)
    list: LessonTree

    def __init__(self, host: Host, opens: Callable[[CourseStep], object]) -> None:
        """Create it for a window; `opens` opens a lesson at its step of a course."""
        super().__init__(host, tr("Search the lessons, by words or by law"), tr("revoke, claim, 54…"))
        self.setWindowTitle(tr("Lessons"))
        self.list = LessonTree(self.look)
        self._opens = opens
        self.found: tuple[LessonRow, ...] = ()
        self._courses: tuple[OpenedCourse, ...] = ()
        self._unread: list[Path] = []
        self.hold(self.search, self.list)
        self.list.itemClicked.connect(lambda *_: self.open_lesson())
        self.search.changed.connect(self._search)
        self._reader = QTimer(self, interval=0)
        self._reader.timeout.connect(self._read_one)

    def begin(self) -> None:
        """Show the courses as they are now, that of the open lesson first where it is none of ours."""
        now, own = self._host.document.step, own_courses()
        is_other = now is not None and now.course.path.name and now.course.path not in {one.path for one in own}
        courses = (*((now.course,) if now is not None and is_other else ()), *own)
        in_course = {path for course in courses for path in course.files}
        every = all_lessons()
        rest = tuple(path for path in every.files if path not in in_course)
        self._courses = (*courses, *((every,) if rest else ()))
        self._unread = [path for course in self._courses for path in course.files if path not in self.list.laws]
        self._search(self.search.text)
        self._reader.start()

    def _read_one(self) -> None:
        """Read the laws of the next lesson, so that nobody waits for all of them."""
        if not self._unread or not self.isVisible():
            self._reader.stop()
            if not self._unread:
                self._search(self.search.text, keeps=True)
            return
        path = self._unread.pop(0)
        why = trouble_with(path)
        if why:
            self.refuse(why)
            self.list.laws[path] = ()
            return
        try:
            journal = read_journal(read_text(path), path.name)
            self.list.laws[path] = laws_about(journal, acted_out(journal))
        except BridgetableError:
            self.list.laws[path] = ()
        self.list.viewport().update()

    def _search(self, typed: str, *, keeps: bool = False) -> None:
        here, now = self.list.current() if keeps else None, self._host.document.step
        sought = typed.casefold().split()
        self.list.clear()
        found: list[LessonRow] = []
        for course in self._courses:
            rows = [
                LessonRow(step, step_title(step), now is not None and (now.course.path, now.at) == (course.path, at))
                for at, step in enumerate(CourseStep(course, at) for at in range(len(course.files)))
                if not trouble_with(step.file)
            ]
            rows = [row for row in rows if self._is_sought(row, sought)]
            if rows:
                self.list.addTopLevelItem(row_of(course.title, course.title))
            for row in rows:
                laws = ", ".join(map(str, self.list.laws.get(row.step.file, ())))
                self.list.addTopLevelItem(row_of(f"{row.title}, {laws}" if laws else row.title, row))
            found += rows
        self.found = tuple(found)
        chosen = here or next((row for row in found if row.is_here), found[0] if found else None)
        self.list.go_to_row(chosen)
        self.update()

    def _is_sought(self, row: LessonRow, sought: Sequence[str]) -> bool:
        text = f"{row.title} {row.step.course.title}".casefold()
        laws = set(map(str, self.list.laws.get(row.step.file, ())))
        return all(word in laws if word.isdecimal() else word in text for word in sought)

    def open_lesson(self) -> None:
        """Open the lesson that is gone to."""
        row = self.list.current()
        if row is not None:
            self.hide()
            self._opens(row.step)

    def enter_field(self) -> None:
        self.open_lesson()

    def enter_row(self) -> None:
        self.open_lesson()

    def heading(self) -> tuple[str, str, float]:
        count = tr("{count} found", count=len(self.found))
        return tr("Lessons"), count, self.look.dock(180)

    def arrange(self) -> None:
        super().arrange()
        bar = round(self.look.dock(self.BAR))
        self.list.setGeometry(0, bar + 1, self.width(), self.height() - bar - 1)


def show_lessons(host: Host, opens: Callable[[CourseStep], object]) -> LessonList:
    """Show the lessons over the table of a window."""
    shown = host.widget.findChild(LessonList) or LessonList(host, opens)
    shown.search.field.clear()
    shown.come_forward()
    shown.begin()
    return shown
