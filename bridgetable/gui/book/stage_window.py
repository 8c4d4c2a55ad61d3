"""“How do I stage…”: irregularities by their everyday names, done on the table or on one where they fit."""

import re
from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QListWidget

from bridgetable.formats.cases import examples_under
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.book.book_list import WHAT, BookTree, Index, row_of
from bridgetable.gui.book.demonstration import Demonstration
from bridgetable.gui.book.parts import second_words
from bridgetable.gui.book.searched_window import SearchedWindow
from bridgetable.gui.host import Host
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton, FirstButton
from bridgetable.gui.widgets.blocks import Heading, TextBlock, second_style
from bridgetable.gui.widgets.choices import ChoiceButton, ChoiceRows
from bridgetable.gui.widgets.column import Column
from bridgetable.gui.widgets.column import Row as Part
from bridgetable.language import in_small, tr
from bridgetable.views.book.stageable import Row, index, rows
from bridgetable.views.book.staged_acts import StagedAct, choices, fitting, staged_acts, why_nobody
from bridgetable.views.numbering import in_sentence
from bridgetable.views.search import count_of
from bridgetable.views.words.acts import act_words
from bridgetable.views.words.prose import SEAT_NAMES

LEFT = 26.0  # At 1080: where words begin.


def lit(text: str, typed: str, look: Look) -> rich_text.Text:
    """The words, with those that were typed in bold and in the colour of the pointer."""
    wanted = [re.escape(word) for word in typed.split() if not word[:1].isdecimal()]
    if not wanted:
        return rich_text.words(text)
    spans: list[rich_text.Span] = []
    for number, part in enumerate(re.split(f"({'|'.join(wanted)})", text, flags=re.IGNORECASE)):
        spans += (rich_text.Words(part, Weight.BOLD, look.palette.pointer),) if number % 2 else rich_text.words(part)
    return tuple(spans)


class StageList(BookTree):
    """The rows, with a heading wherever another time begins."""

    EDGES, ROW, HEAD = (LEFT, 20.0), 72.0, 50.0

    def __init__(self, look: Look) -> None:
        super().__init__(look, tr("What can be staged"))
        self.typed = ""

    def paint_row(self, painter: QPainter, rect: QRectF, index: Index) -> None:
        look, row = self.look, index.data(WHAT)
        inside = rect.adjusted(look.dock(LEFT), 0, -look.dock(20), 0)
        chip = rich_text.lay_out((rich_text.Chip(row.number),), rich_text.on_dock(look.palette, look.dock(19)))
        left = inside.right() - chip.size.width()
        rich_text.paint_text(painter, QPointF(left, inside.center().y() - chip.size.height() / 2), chip)
        room = left - inside.left() - look.dock(12)
        upper = QRectF(inside.left(), inside.top() + look.dock(8), room, look.dock(32))
        name = rich_text.on_dock(look.palette, look.dock(22))
        rich_text.paint_line(painter, upper, rich_text.cut_to(lit(row.name, self.typed, look), name, room), name)
        lower = QRectF(inside.left(), upper.bottom(), room, look.dock(24))
        book = evolve(second_style(look, look.dock(17)))
        rich_text.paint_line(painter, lower, rich_text.cut_to(lit(row.in_book, self.typed, look), book, room), book)
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), look.palette.dock_line)

    def scrollTo(self, index: Index, hint: BookTree.ScrollHint = BookTree.ScrollHint.EnsureVisible) -> None:
        if self.viewport().height() < self.visualRect(index).height():
            return  # The list is being opened and has no room yet: it begins at its top.
        super().scrollTo(index, hint)
        # Qt's tree leaves the last line of a row hidden.
        if self.visualRect(index).bottom() == self.viewport().rect().bottom() + 1:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + 1)

    def show_rows(self, rows: tuple[Row, ...], typed: str) -> None:
        """Show these rows, best first, with what was typed lit; where nothing was, all beneath their times."""
        self.typed = typed
        self.clear()
        when = None
        for row in rows:
            if not typed and row.when is not when:
                when = row.when
                head = row_of(when.value, when.value)
                head.setFlags(Qt.ItemFlag.NoItemFlags)
                self.addTopLevelItem(head)
            said = tr("{row}. {in_book}, Law {law}", row=row.name, in_book=row.in_book, law=row.number)
            self.addTopLevelItem(row_of(said, row))
        if rows:
            self.go_to_row(rows[0])
            self.scrollToTop()

    def current(self) -> Row | None:
        """The row that is gone to."""
        what = self.currentIndex().data(WHAT)
        return what if isinstance(what, Row) else None


# At 1080: the window, its list, its foot, the field, and the room for the list of acts.
WIDE, HIGH, LIST, FOOT, FIELD = 1460.0, 968.0, 800.0, 92.0, 430.0
ACTS = 296.0
BACK = tr("Ctrl+Backspace goes back to the table before")


def name_style(look: Look) -> rich_text.Style:
    """The name of what is staged."""
    return rich_text.on_dock(look.palette, look.dock(30), Weight.BOLD)


def body_style(look: Look) -> rich_text.Style:
    """The gesture."""
    return rich_text.on_dock(look.palette, look.dock(21))


class ActList(QListWidget):
    """The acts of one player by which it is staged, each a sentence."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.staged: tuple[StagedAct, ...] = ()
        self.setAccessibleName(tr("With which card, or which call"))
        self.setFont(font(look.dock(19)))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def height_for(self, width: float) -> float:
        """The height in logical pixels: of its rows, as far as there is room."""
        row = self.look.dock(32)
        return min(self.look.dock(ACTS), row * max(1, self.count()) + self.look.dock(10))

    def show_acts(self, acts: tuple[StagedAct, ...], at: StagedAct) -> None:
        """List these acts, and go to one of them."""
        self.staged = acts
        self.clear()
        for staged in acts:
            self.addItem(staged.words)
        self.setCurrentRow(next((n for n, staged in enumerate(acts) if staged.action == at.action), 0))

    def current(self) -> StagedAct | None:
        """The act that is gone to."""
        return self.staged[self.currentRow()] if 0 <= self.currentRow() < len(self.staged) else None


class StageWindow(SearchedWindow):
    """The list over the table of a window; what is staged happens there."""

    BAR, TITLE, MIDDLE = 82.0, 28.0, (WIDE, HIGH)
    list: StageList
    _host: Host

    def __init__(self, host: Host) -> None:
        hint = tr("drops, too low, {law}…", law=host.book_in_force.number_of("57"))
        super().__init__(host, tr("Search what can be staged, by name or law"), hint)
        self.staged: tuple[StagedAct, ...] = ()
        self.seats: dict[Seat, ChoiceButton] = {}
        self.acts: ActList | None = None
        self.setWindowTitle(tr("How do I stage…"))
        self.list = StageList(self.look)
        self.side = Column(self.look, 30)
        self.do_it = FirstButton(self.look, tr("Do it"), Icon.TICK)
        self.fit = BarButton(self.look, tr("Open a table where it fits"), Icon.OPEN, lined=True)
        self.fit_first = FirstButton(self.look, tr("Open a table where it fits"), Icon.OPEN)
        self.show_me = BarButton(self.look, tr("Show me"), Icon.EYE, lined=True)
        self.hold(self.search, self.list, self.side, self.do_it, self.fit, self.fit_first, self.show_me)
        self.list.currentItemChanged.connect(lambda *_: self.show_row())
        self.list.itemActivated.connect(lambda _: self.stage())
        self.search.changed.connect(self._search)
        self.do_it.clicked.connect(self.stage)
        self.fit.clicked.connect(self.open_fitting)
        self.fit_first.clicked.connect(self.open_fitting)
        self.show_me.clicked.connect(self.demonstrate)
        host.controller.refused.connect(self._refused)
        self._search("")

    def _search(self, typed: str) -> None:
        self._edition = self._host.book_in_force.edition
        self.hits = index(self._edition).find(typed)
        self.found = self.hits.rows
        self.list.show_rows(self.found, typed)
        self.show_row()
        self.update()

    def follow_table(self) -> None:
        """Show what can be staged on the table as it is now, by the book that is in force there."""
        if self._edition == self._host.book_in_force.edition:
            self.show_row()
        else:
            self._search(self.search.field.text())

    def show_row(self) -> None:
        """Show the current row: its gesture, who can do it now, or why nobody can."""
        row = self.list.current()
        sitting = self._host.controller.history.now
        self.staged = staged_acts(row, sitting, self._host.eye) if row is not None else ()
        self.seats, self.acts = {}, None
        self.side.show_rows(self._parts(row) if row is not None else ())
        self.arrange()
        if row is not None:
            announce(self, f"{row.name}. {row.gesture}")

    def _parts(self, row: Row) -> Iterator[Part]:
        look = self.look
        yield Part(TextBlock(look, rich_text.words(row.name), name_style))
        named = tr("In the book: {in_book}", in_book=in_small(row.in_book))
        book = (*rich_text.words(f"{named} "), rich_text.Chip(row.number))
        yield Part(TextBlock(look, book, second_words), 4)
        yield Part(Heading(look, tr("The gesture")), 26, ruled=True)
        yield Part(TextBlock(look, rich_text.words(row.gesture), body_style), 2)
        if not self.staged:
            yield Part(Heading(look, tr("Not on this table")), 30, ruled=True)
            yield Part(
                TextBlock(look, rich_text.words(why_nobody(row, self._host.controller.history.now)), body_style), 2
            )
            return
        yield Part(Heading(look, tr("Here and now")), 30, ruled=True)
        who = [staged.seat for staged in self.staged if staged.seat is not None]
        if who:
            self.seats = {seat: self._seat_button(seat, able=seat in who) for seat in SEATS}
            yield Part(ChoiceRows(look, tuple(self.seats.values()), 4), 4)
        for before in self.staged[0].before:
            said = tr("First: {act}", act=act_words(self._host.controller.history.now, before))
            yield Part(TextBlock(look, rich_text.words(said), second_words), 8)
        self.acts = ActList(look)
        self.acts.itemActivated.connect(lambda _: self.stage())
        self._choose_act(self.staged[0])
        yield Part(self.acts, 10)

    def _seat_button(self, seat: Seat, *, able: bool) -> ChoiceButton:
        button = ChoiceButton(self.look, SEAT_NAMES[seat])
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setEnabled(able)
        button.clicked.connect(lambda: self.choose_seat(seat))
        return button

    def choose_seat(self, seat: Seat) -> None:
        """Let this player do it."""
        staged = next((staged for staged in self.staged if staged.seat is seat), None)
        if staged is not None:
            self._choose_act(staged)
            self.side.arrange()

    def _choose_act(self, staged: StagedAct) -> None:
        row = self.list.current()
        if staged.seat is not None and staged.seat in self.seats:
            self.seats[staged.seat].setChecked(True)
        if self.acts is not None and row is not None:
            self.acts.show_acts(choices(row, self._host.controller.history.now, staged, self._host.eye), staged)

    def stage(self) -> None:
        """Do it on the table; where nobody can, open one where it fits."""
        staged = self.acts.current() if self.acts is not None else None
        if staged is None:
            self.open_fitting()
        elif self._host.controller.do_all(staged.actions):
            self.hide()
            self._host.say(tr("{words}. Ctrl+Z takes it back, D calls the director", words=staged.words), Icon.TICK)

    def _refused(self, why: str) -> None:
        if self.isVisible():
            self.refuse(why)

    def open_fitting(self) -> None:
        """Open a case just before somebody does it."""
        row = self.list.current()
        fits = fitting(row, examples_under(self._host.book_in_force)) if row is not None else None
        if row is None or fits is None:
            self.refuse(tr("No case shows it yet"))
            return
        scene, case = fits
        try:
            self.put_on_table(scene, case)
        except BridgetableError as error:
            self.refuse(str(error))
            return
        self.show_row()
        self._host.say(
            tr("A case of Law {law}, just before it. {back}", law=in_sentence(case.law, case.book), back=BACK),
            Icon.OPEN,
        )

    def demonstrate(self) -> None:
        """Show on the table how it is done, and take it back."""
        row, staged = self.list.current(), self.acts.current() if self.acts is not None else None
        if row is not None and staged is not None:
            self.hide()
            Demonstration(self._host, staged, row.gesture, self).begin()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self.show_row()

    def style_sheet(self, look: Look) -> str:
        chosen = f"background: {look.palette.option_hover.name()}; color: {look.palette.dock_text.name()};"
        return (
            super().style_sheet(look) + f"QListWidget {{ background: {look.palette.dock.name()}; outline: 0; }}"
            f"ActList {{ border: 1px solid {look.palette.option_line.name()}; }}"
            f"ActList::item {{ padding: {round(look.dock(3))}px; }} ActList::item:selected {{ {chosen} }}"
        )

    def arrange(self) -> None:
        look, wide, high = self.look, self.width(), self.height()
        bar, rows_wide, foot = round(look.dock(self.BAR)), round(look.dock(LIST)), round(look.dock(FOOT))
        rows_wide = min(rows_wide, round(wide * LIST / WIDE))
        field, tall = round(look.dock(FIELD)), round(self.search.height_for(0))
        self.search.setGeometry(round(look.dock(290)), (bar - tall) // 2, field, tall)
        self.list.setGeometry(0, bar + 1, rows_wide, high - bar - 1)
        self.side.setGeometry(rows_wide + 1, bar + 1, wide - rows_wide - 1, high - bar - foot - 2)
        x, gap = rows_wide + round(look.dock(30)), round(look.dock(14))
        row = self.list.current()
        for button in (self.do_it, self.show_me, self.fit, self.fit_first):
            size = button.sizeHint()
            # Nothing can be shown or done where nobody can do it: then the first button opens a table.
            button.setVisible(row is not None and bool(self.staged) is (button is not self.fit_first))
            button.setGeometry(x, high - foot + (foot - size.height()) // 2, size.width(), size.height())
            x += size.width() + gap if not button.isHidden() else 0

    def heading(self) -> tuple[str, str, float]:
        count = count_of(self.hits, len(rows(self._edition)))
        told = "  ·  ".join(filter(None, (count, self._host.book_in_force.other_title)))
        return tr("How do I stage…"), told, float(self.search.geometry().right())

    def paint_more(self, painter: QPainter) -> None:
        top = self.height() - round(self.look.dock(FOOT)) - 1
        painter.fillRect(self.side.x(), top, self.width(), 1, self.look.palette.dock_line)

    def enter_field(self) -> None:
        self.stage()

    def enter_row(self) -> None:
        self.stage()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Up} and self.focusWidget() is self.search.field:
            self._walk(1 if event.key() == Qt.Key.Key_Down else -1)
        else:
            super().keyPressEvent(event)

    def _walk(self, by: int) -> None:
        """Go to the next row, or the one before, while the keyboard stays in the field."""
        row = self.list.currentIndex().siblingAtRow(self.list.currentIndex().row() + by)
        while row.isValid() and not row.flags() & Qt.ItemFlag.ItemIsSelectable:
            row = row.siblingAtRow(row.row() + by)
        if row.isValid():
            self.list.setCurrentIndex(row)


def show_stages(host: Host) -> StageWindow:
    """Show what can be staged over the table of a window."""
    shown = host.widget.findChild(StageWindow) or StageWindow(host)
    shown.come_forward()
    shown.follow_table()
    return shown
