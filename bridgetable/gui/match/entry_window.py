"""The lines of a session: its header, other results, penalties, fouled boards and names, typed into fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from bridgetable.desk.working import Refused
from bridgetable.formats.match.draft import MatchError
from bridgetable.formats.match.opening import match_of
from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.book.searched_window import SearchedWindow
from bridgetable.gui.desk.form import Form
from bridgetable.gui.desk.result import remark_style, result_style
from bridgetable.gui.host import Host
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import cut_to, on_dock, paint_line, words
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import Heading, TextBlock
from bridgetable.gui.widgets.column import Column, Row
from bridgetable.language import tr
from bridgetable.views.match.entries import ENTRIES, EntryForm, head_texts
from bridgetable.views.match.report import change_sentence, conditions
from bridgetable.views.match.session import Session

if TYPE_CHECKING:
    from bridgetable.formats.match.draft import OpenedMatch

ROW, FOOT = 52.0, 84.0
"""At 1080: a row of the list, and the room for the button."""
LIST, TYPED = 0.2, 0.42
"""The shares of the window that the list and the fields have; what comes of it has the rest."""


class EntryList(BookTree):
    """The forms, one beneath the other."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("Lines of the session"))
        for one in ENTRIES:
            self.addTopLevelItem(row_of(f"{one.title}. {one.about}", one))
        self.go(0)

    def row_height(self, index: Index) -> float:
        return ROW

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        style = on_dock(self.look.palette, self.look.dock(21))
        inside = rect.adjusted(self.look.dock(26), 0, -self.look.dock(10), 0)
        paint_line(painter, inside, cut_to(words(index.data(WHAT).title), style, inside.width()), style)

    def go(self, place: int) -> None:
        """Go to the form at a place."""
        row = self.topLevelItem(place)
        if row is not None:
            self.setCurrentItem(row)

    def current(self) -> EntryForm:
        """The form that is gone to, at first the first."""
        what = self.currentIndex().data(WHAT)
        return what if isinstance(what, EntryForm) else ENTRIES[0]


class EntryWindow(SearchedWindow):
    """The lines of a session over its window: what comes of what is typed stands beside it, before it is written."""

    list: EntryList

    def __init__(self, host: Host, opened: OpenedMatch, write: Callable[[bytes], bool]) -> None:
        """Create it for a session that has a file; `write` writes its new content, and says whether it did."""
        super().__init__(host, tr("Search the lines"), tr("penalty, result, title…"))
        self.setWindowTitle(tr("Lines of the session"))
        self._write = write
        self.opened, self.content = opened, b""
        self.list = EntryList(self.look)
        self.form, self.told = Form(self.look), Column(self.look, 34)
        self.enter = BarButton(self.look, tr("Write it into the session"), Icon.TICK, lined=True)
        for part in (self.search, self.list, self.form, self.told, self.enter):
            part.setParent(self)
        self.resize(host.widget.size())
        self.list.currentItemChanged.connect(lambda *_: self.show_form())
        self.list.itemActivated.connect(lambda _: self.form.to_keyboard())
        self.search.changed.connect(self._search)
        self.form.changed.connect(self.work_out)
        self.enter.clicked.connect(self.write_it)

    def open(self, opened: OpenedMatch) -> None:  # type: ignore[override]
        """Go on with the session as it is now."""
        self.opened = opened
        self.show_form()

    def _search(self, typed: str) -> None:
        sought = typed.strip().lower()
        found = (n for n, one in enumerate(ENTRIES) if sought in f"{one.title} {one.about}".lower())
        at = next(found, None)
        if sought and at is not None:
            self.list.go(at)

    def show_form(self) -> None:
        """Show the fields of the form: the header as it is, others as they were typed."""
        one = self.list.current()
        self.form.show_inputs(one, head_texts(self.opened) if one.name == ENTRIES[0].name else {})
        self.work_out()

    def work_out(self) -> None:
        """Try what is typed: what comes of it, or what is missing or wrong beneath its field."""
        one, texts = self.list.current(), self.form.texts()
        self.content = b""
        self.form.refuse("", "")
        try:
            content = one.read(texts).written(self.opened.content or b"")
            session = Session(match_of(content, self.opened.path))
        except Refused as error:
            self.form.refuse(error.field if error.field in texts else "", error.sentence)
            said = error.sentence if error.field in texts else tr("What comes of it stands here.")
            self.told.show_rows((Row(TextBlock(self.look, words(said), remark_style)),))
        except BridgetableError as error:
            why = error.why if isinstance(error, MatchError) else sentence_of(error)
            field = self._field_of(why)
            self.form.refuse(field, why)
            if field:
                self.form.show_block(field)
            self.told.show_rows((Row(TextBlock(self.look, words(why), remark_style)),))
        else:
            self.content = content
            self.told.show_rows(self._rows(session))
        self.enter.setEnabled(bool(self.content) and self.content != self.opened.content)

    def _field_of(self, why: str) -> str:
        """The field that a sentence is about: the one whose text it quotes, else the first."""
        texts = self.form.texts()
        return next((name for name, text in texts.items() if f"“{text}”" in why), next(iter(texts), ""))

    def _rows(self, session: Session) -> tuple[Row, ...]:
        """The words of the session about it: its conditions, or the change, and whose total it moves."""
        look = self.look
        if self.list.current().name in {"head", "name"}:
            said = (session.match.title, conditions(session))
        else:
            moved = session.moved_by(len(session.stages) - 1)
            names = (session.match.name_of(one.after.contestant) for one in moved.places)
            said = (change_sentence(session, len(session.stages) - 1), ", ".join(names))
        first, second = said
        return (
            Row(Heading(look, tr("What comes of it"))),
            Row(TextBlock(look, words(first), result_style), 6),
            *((Row(TextBlock(look, words(second), remark_style), 10),) if second else ()),
        )

    def write_it(self) -> None:
        """Write the session with it; what was typed is done with, or stays where it could not be written."""
        one = self.list.current()
        if self.content and self._write(self.content):
            self.form.forget(one)
            self.show_form()

    def come_forward(self) -> None:
        super().come_forward()
        self.form.to_keyboard()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        for part in (self.list, self.form, self.told):
            part.set_look(look)
        self.enter.set_look(look)
        self.arrange()
        self.show_form()

    def arrange(self) -> None:
        super().arrange()
        look, wide, high = self.look, self.width(), self.height()
        bar, foot = round(look.dock(self.BAR)), round(look.dock(FOOT))
        first, second = round(wide * LIST), round(wide * (LIST + TYPED))
        self.list.setGeometry(0, bar + 1, first, high - bar - 1)
        self.form.setGeometry(first + 1, bar + 1, second - first - 1, high - bar - 1)
        self.told.setGeometry(second + 1, bar + 1, wide - second - 1, high - bar - foot - 1)
        size = self.enter.sizeHint()
        self.enter.setGeometry(second + round(look.dock(34)), high - foot + 4, size.width(), size.height())

    def heading(self) -> tuple[str, str, float]:
        return tr("Lines of the session"), "", float(self.list.width())

    def paint_more(self, painter: QPainter) -> None:
        painter.fillRect(self.told.x() - 1, self.told.y(), 1, self.height(), self.look.palette.dock_line)

    def enter_row(self) -> None:
        self.form.to_keyboard()

    def enter_field(self) -> None:
        self.form.to_keyboard()
