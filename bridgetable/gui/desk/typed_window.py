"""The base of the desk, the forms and the lines of a session: a list, the fields of one, and what comes of it."""

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QRectF, QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QTreeWidgetItem

from bridgetable.desk.calculation import Asks
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.book.searched_window import SearchedWindow
from bridgetable.gui.desk.form import Form
from bridgetable.gui.documents.typed import PAUSE
from bridgetable.gui.host import Host
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import cut_to, on_dock, paint_line, words
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.column import Column
from bridgetable.language import tr

A = TypeVar("A", bound=Asks)
EDGE, GAP = 34.0, 14.0
"""At 1080: the room beside what comes of the fields, and that between buttons."""


class AskedList(BookTree, Generic[A]):
    """A list of things to fill in, with words as headings between them; one of them is always gone to."""

    gone_to = Signal()
    ROW, HEAD = 46.0, 56.0

    def __init__(self, look: Look, name: str, rows: Iterable[A | str]) -> None:
        super().__init__(look, name)
        self._current: A | None = None
        self.currentItemChanged.connect(self._follow)
        self.show_asked(rows)

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        style = on_dock(self.look.palette, self.look.dock(20))
        inside = rect.adjusted(self.look.dock(26), 0, -self.look.dock(10), 0)
        paint_line(painter, inside, cut_to(words(index.data(WHAT).title), style, inside.width()), style)

    def show_asked(self, rows: Iterable[A | str]) -> None:
        """List these, and go to the first; where there are none what was gone to stays so."""
        with QSignalBlocker(self):  # or each row that goes would be gone to before it does
            self.clear()
        for one in rows:
            self.addTopLevelItem(row_of(one if isinstance(one, str) else f"{one.title}. {one.about}", one))
        first = next(iter(self.asked()), None)
        if first is not None:
            self.go_to(first)

    def asked(self) -> tuple[A, ...]:
        """All that is listed, without the headings."""
        found = (row.data(0, WHAT) for row in self.items())
        return tuple(one for one in found if not isinstance(one, str))

    def current(self) -> A:
        """The one that was gone to last."""
        assert self._current is not None  # noqa: S101 -- the first list is never empty
        return self._current

    def go_to(self, wanted: A) -> None:
        """Go to one that is listed."""
        self.go_to_row(wanted)

    def _follow(self, row: QTreeWidgetItem | None, _before: object) -> None:
        what = None if row is None else row.data(0, WHAT)
        if what is not None and not isinstance(what, str):
            self._current = what
            self.gone_to.emit()


class TypedWindow(SearchedWindow, Generic[A]):
    """A window in which something is chosen and filled in; what comes of it stands beside the fields at once."""

    SHARES = (0.2, 0.4)
    """The shares of the window that the list and the fields have; what comes of them has the rest."""
    list: AskedList[A]

    def __init__(self, host: Host, title: str, examples: str, rows: Iterable[A | str]) -> None:
        """Create it with what can be filled in; `examples` are words that somebody may search for."""
        super().__init__(host, tr("Search: {title}", title=title), examples)
        self.setWindowTitle(title)
        self.list = AskedList[A](self.look, title, rows)
        self.form, self.outcome = Form(self.look), Column(self.look, EDGE)
        self.pause = QTimer(self, singleShot=True, interval=PAUSE)
        self.pause.timeout.connect(self.keep_typed)
        self.form.changed.connect(self.follow_typed)
        self.form.changed.connect(self.pause.start)
        self.buttons: list[BarButton] = []
        self.hold(self.search, self.list, self.form, self.outcome)
        self.list.gone_to.connect(self.show_form)
        self.list.itemActivated.connect(lambda _: self.form.to_keyboard())
        self.search.changed.connect(self.search_for)

    def add(self, button: BarButton, pressed: Callable[[], Any]) -> BarButton:
        """One more button beneath what comes of the fields."""
        button.setParent(self)
        button.clicked.connect(pressed)
        self.buttons.append(button)
        return button

    def show_form(self) -> None:
        """Show the fields of what is gone to, and what comes of them."""
        raise NotImplementedError

    def follow_typed(self) -> None:
        """Show what comes of the fields as they are now."""
        raise NotImplementedError

    def keep_typed(self) -> None:
        """Write down what was typed."""
        raise NotImplementedError

    def search_for(self, typed: str) -> None:
        """Go to the first whose title has the words, else to the first that says them of itself."""
        sought, rows = typed.strip().lower(), self.list.asked()
        by_title = (one for one in rows if sought in one.title.lower())
        hit = next(by_title, next((one for one in rows if sought in one.about.lower()), None))
        if sought and hit is not None:
            self.list.go_to(hit)

    def come_forward(self) -> None:
        if self.isVisible():  # else it is shown with its form
            self.show_form()
        super().come_forward()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.show_form()

    def arrange(self) -> None:
        super().arrange()
        wide, high, bar = self.width(), self.height(), round(self.look.dock(self.BAR))
        first, second = round(wide * self.SHARES[0]), round(wide * sum(self.SHARES))
        foot = self._arrange_buttons(second + round(self.look.dock(EDGE)))
        self.list.setGeometry(0, bar + 1, first, high - bar - 1)
        self.form.setGeometry(first + 1, bar + 1, second - first - 1, high - bar - 1)
        self.outcome.setGeometry(second + 1, bar + 1, wide - second - 1, foot - bar - 1)

    def _arrange_buttons(self, left: int) -> int:
        """Put the buttons side by side at the foot, large where a row holds them; where the room above them ends."""
        gap, edge = round(self.look.dock(GAP)), round(self.look.dock(GAP))
        for is_large in (True, False):
            for button in self.buttons:
                button.large = is_large
            if left + sum(button.sizeHint().width() + gap for button in self.buttons) <= self.width():
                break
        rows: list[list[BarButton]] = [[]]
        x = left
        for button in self.buttons:
            wide = button.sizeHint().width()
            if x > left and x + wide > self.width() - edge:
                rows.append([])
                x = left
            rows[-1].append(button)
            x += wide + gap
        y = self.height() - edge
        for row in reversed(rows):
            y -= max(button.sizeHint().height() for button in row) + gap
            x = left
            for button in row:
                button.setGeometry(x, y + gap, button.sizeHint().width(), button.sizeHint().height())
                x += button.width() + gap
        return y

    def heading(self) -> tuple[str, str, float]:
        return self.windowTitle(), "", float(self.list.width())

    def paint_more(self, painter: QPainter) -> None:
        line, left, foot = self.look.palette.dock_line, self.outcome.x() - 1, self.outcome.geometry().bottom() + 1
        painter.fillRect(left, self.outcome.y(), 1, self.height(), line)
        painter.fillRect(left, foot, self.width(), 1, line)

    def enter_row(self) -> None:
        self.form.to_keyboard()

    def enter_field(self) -> None:
        self.form.to_keyboard()
