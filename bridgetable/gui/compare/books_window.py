"""One journal under two books of the Laws: both tables, what each book says, and the first difference across both."""

from functools import partial
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QVBoxLayout

from bridgetable.formats.journal import Journal
from bridgetable.formats.lawbook import book_of, editions
from bridgetable.game.books import own_number
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.gui.compare.pane import Pane, level
from bridgetable.gui.compare.rows_area import RowsArea, RowsOfBoth
from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look, look_for, qt_palette
from bridgetable.gui.paint.rich_text import (
    Align,
    TextLayout,
    fit,
    lay_out,
    on_dock,
    on_fill,
    on_lines,
    paint_line,
    paint_text,
    width_of,
    words,
)
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, grown, line_round, polygon
from bridgetable.gui.widgets.bar_button import TEXT, BarButton, BarText
from bridgetable.gui.widgets.blocks import second_style, with_chips
from bridgetable.gui.widgets.painted import Painted
from bridgetable.gui.widgets.rows import filled
from bridgetable.gui.widgets.toast import say_over
from bridgetable.language import tr
from bridgetable.session.history import History
from bridgetable.views import books_compared
from bridgetable.views.book.changes import Change, pair_for
from bridgetable.views.compare import After
from bridgetable.views.view import view_for
from bridgetable.views.words.acts import small, step_words

HEAD, BAR = 66.0, 64.0
ALIKE = tr("Both books say the same of this table.")
ABOVE, EDGE, ROOM = 12.0, 20.0, 68.0
"""At 1080: the room above and below all rows, at both edges, and before a sentence for the sign of its sort."""
Glosses = tuple[books_compared.Gloss, ...]
NO_GLOSSES: tuple[Glosses, Glosses] = ((), ())
NONE = ("", "")
"""No clauses of either book."""
LABEL = 22.0
"""At 1080: as much of the words “first difference” stands above their band."""


class BookHead(Painted):
    """The title of a book, and at its right how the ruling ends there, on several lines where one is too short."""

    def __init__(self, look: Look, title: str) -> None:
        super().__init__(look)
        self._px = look.height / 1080
        self._title, self.ending = title, ""
        self._style = on_dock(look.palette, 34 * self._px, Weight.BOLD)

    def say(self, ending: str) -> None:
        """Change how the ruling ends."""
        self.ending = ending
        self.setAccessibleName(f"{self._title}, {ending}" if ending else self._title)
        self.update()

    def _room(self, width: float) -> float:
        return width - width_of(words(self._title), self._style) - 78 * self._px

    def _laid(self, width: float) -> TextLayout:
        text, room = words(self.ending), self._room(width)
        style = fit(text, self._style, room)
        size = style.size if width_of(text, style) <= room else 22 * self._px
        return lay_out(text, evolve(style, size=size, align=Align.RIGHT), room)

    def height_for(self, width: float) -> float:
        """The height in logical pixels at this width."""
        return max(HEAD * self._px, self._laid(width).size.height() + 10 * self._px)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, self.look.palette.dock)
        inner, laid = rect.adjusted(24 * self._px, 0, -24 * self._px, 0), self._laid(rect.width())
        paint_line(painter, inner, words(self._title), self._style)
        at = QPointF(inner.right() - self._room(rect.width()), rect.center().y() - laid.size.height() / 2)
        paint_text(painter, at, laid)


class BooksRows(RowsOfBoth):
    """The sentences of both books beside each other: likes paler, a dashed band across those that are marked."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.rows: tuple[books_compared.BooksRow, ...] = ()
        self.glosses: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self.label = ""

    def show_rows(
        self, rows: tuple[books_compared.BooksRow, ...], glosses: tuple[tuple[str, ...], tuple[str, ...]], label: str
    ) -> None:
        """Show other sentences, and a label over those that are marked, with the glosses of their clauses beneath."""
        self.rows, self.glosses, self.label = rows, glosses, label
        said = (" / ".join("" if line is None else line.text for line in row.sides) for row in rows)
        self.setAccessibleName("\n".join(said))
        self.update()

    def _laid(self, line: books_compared.BookLine | None, width: float, *, pale: bool) -> TextLayout:
        style = on_dock(self.look.palette, self.px(25))
        if pale:
            style = evolve(style, colour=self.look.palette.dock_second)
        text = () if line is None else with_chips(line.text, line.cites)
        return lay_out(text, style, self._room(width))

    def _told(self, texts: tuple[str, ...], width: float) -> TextLayout:
        return lay_out(on_lines(texts), second_style(self.look, self.px(20)), self._room(width))

    def _room(self, width: float) -> float:
        return width / 2 - self.px(ROOM + 1.5 * EDGE)

    def _height_of(self, row: books_compared.BooksRow, width: float) -> float:
        laid = (self._laid(line, width, pale=row.is_alike) for line in row.sides)
        high = max(one.size.height() for one in laid) + self.px(14)
        if row.first:
            high += max(self._told(texts, width).size.height() for texts in self.glosses) + self.px(14 + LABEL)
        return high

    def height_for(self, width: float) -> float:
        """The height in logical pixels at this width."""
        return sum(self._height_of(row, width) for row in self.rows) + self.px(2 * ABOVE)

    def top_of_first(self, width: float) -> float:
        """The height above the first difference, that above all rows where there is none."""
        first = next((n for n, row in enumerate(self.rows) if row.first), 0)
        return sum(self._height_of(row, width) for row in self.rows[:first]) + self.px(ABOVE)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, width, y = self.look.palette, self.width(), self.px(ABOVE)
        painter.fillRect(self.rect(), palette.dock)
        for row in self.rows:
            high = self._height_of(row, width)
            if row.first:
                y, high = y + self.px(LABEL), high - self.px(LABEL)
                band = QRectF(self.px(EDGE), y, width - self.px(2 * EDGE), high)
                fill_round(painter, band, self.px(8), palette.preview)
                dashes = dashed_pen(palette.pointer, self.px(2.5), self.px(7), self.px(5))
                line_round(painter, grown(band, -1), self.px(8), dashes)
                self._paint_label(painter, band)
            for left, line, texts in zip((0.0, width / 2), row.sides, self.glosses, strict=True):
                laid = self._laid(line, width, pale=row.is_alike and not row.first)
                at = QPointF(left + self.px(ROOM), y + self.px(7))
                paint_text(painter, at, laid)
                if line is not None:
                    self._paint_sign(painter, left + self.px(44), at.y() + laid.size.height() / laid.lines / 2, line)
                if row.first:
                    under = QPointF(at.x(), at.y() + laid.size.height() + self.px(8))
                    paint_text(painter, under, self._told(texts, width))
            y += high
        self.paint_parting(painter)

    def _paint_label(self, painter: QPainter, band: QRectF) -> None:
        palette, text = self.look.palette, words(self.label)
        style = on_fill(palette, self.px(18), palette.on_pointer, Weight.BOLD)
        wide, high = width_of(text, style) + self.px(24), self.px(30)
        place = QRectF(band.right() - wide - self.px(10), band.top() - self.px(LABEL), wide, high)
        fill_round(painter, place, self.px(5), palette.pointer)
        paint_line(painter, place, text, evolve(style, align=Align.CENTRE))

    def _paint_sign(self, painter: QPainter, x: float, y: float, line: books_compared.BookLine) -> None:
        palette, side = self.look.palette, self.px(8)
        painter.setPen(Qt.PenStyle.NoPen)
        match line.sort:
            case books_compared.Sort.QUESTION:
                painter.setBrush(palette.decides)
                painter.drawPath(polygon((x - side, y), (x, y - side), (x + side, y), (x, y + side)))
            case books_compared.Sort.ORDER | books_compared.Sort.RESULT:
                painter.setBrush(palette.dock_second)
                painter.drawRect(QRectF(x - side, y - side * 0.7, side * 2, side * 1.4))
            case books_compared.Sort.OPTION:
                painter.setBrush(palette.pointer)
                painter.drawRect(QRectF(x - side / 2, y - side / 2, side, side))
            case books_compared.Sort.SAID | books_compared.Sort.CRITERION | books_compared.Sort.IRREGULAR:
                painter.setBrush(palette.dock_second)
                painter.drawEllipse(QPointF(x, y), side / 2, side / 2)


class BooksWindow(QDialog):
    """Two books on one journal: the places at which they part, one after the other; each table can be played on."""

    def __init__(self, host: Host, journal: Journal, pair: tuple[str, str], change: Change | None = None) -> None:
        super().__init__(host.widget)
        self._host, self._journal, self._change = host, journal, change
        self.look = look_for(host.widget.height(), host.look.palette)
        self.setPalette(qt_palette(self.look.palette))
        self.setWindowTitle(tr("Two books, one table"))
        self.panes: tuple[Pane, ...] = ()
        self._played: Pane | None = None
        self.heads: tuple[BookHead, ...] = ()
        self.places: tuple[books_compared.BooksApart, ...] = ()
        self.glosses = NO_GLOSSES
        self.place = 0
        self.told = BarText(self.look, size=22)
        self.next = BarButton(self.look, tr("Next difference (N)"), lined=True)
        self.next.clicked.connect(lambda: self.go(1))
        self.changed = BarButton(self.look, tr("What changed"), lined=True)
        self.changed.clicked.connect(self.show_changed)
        # As shortcuts, since a list of books that has the keyboard would take a letter for a title.
        done = {"N": partial(self.go, 1), "Shift+N": partial(self.go, -1), "Ctrl+Z": self.undo, "D": self.call_director}
        for keys, handler in done.items():
            QShortcut(QKeySequence(keys), self).activated.connect(handler)
        self.chosen = (QComboBox(), QComboBox())
        names = (tr("Book at the left"), tr("Book at the right"))
        for box, edition, name in zip(self.chosen, pair, names, strict=True):
            for one in sorted(editions()):
                box.addItem(tr(book_of(one).title), one)
            box.setCurrentIndex(box.findData(edition))
            box.setAccessibleName(name)
            box.setFont(font(self.look.bar_type(TEXT), Weight.MEDIUM))
            box.activated.connect(lambda _at: self.compare_others())
        self.rows = BooksRows(self.look)
        self._area = RowsArea(self.rows)
        bar = filled(QHBoxLayout(), self.told, None, *self.chosen, self.changed, self.next, gap=10)
        bar.setContentsMargins(24, 6, 24, 6)
        self._across = filled(QHBoxLayout(), gap=2)
        filled(QVBoxLayout(self), bar, (self._across, 1), self._area, edge=0, gap=0)
        self.resize(host.widget.size())
        self.compare()

    @property
    def pair(self) -> tuple[str, str]:
        """The editions at the left and at the right."""
        one, other = (str(box.currentData()) for box in self.chosen)
        return one, other

    def compare_others(self) -> None:
        """Compare other books, between which the journal is no example of a change."""
        self._change = None
        self.compare()

    def compare(self) -> None:
        """Act the journal out under both books, and go to what it is the example of, or to the first difference."""
        also = None if self._change is None else self._change.example.after
        found = self._host.controller.worked(partial(books_compared.places_apart, self._journal, self.pair, also), self)
        if found is not None:
            self.places = found
            self.place = next((n for n, one in enumerate(found) if one.after == also), 0)
            self.show_place()

    @property
    def _shown(self) -> Change | None:
        """The change that is shown: the tables stand where the journal is its example, and nobody has played on."""
        stands = self._change is not None and self._change.example.after == self.places[self.place].after
        return self._change if stands and not any(pane.is_played_on for pane in self.panes) else None

    def go(self, by: int) -> None:
        """Go to the next difference (1) or the one before (-1), round at the ends."""
        if self.places:
            self.place = (self.place + by) % len(self.places)
            self.show_place()

    def show_place(self) -> None:
        """Show both tables at the place that is gone to, and what the books say there."""
        for pane in self.panes:
            self._across.removeWidget(pane)
            pane.hide()
            pane.deleteLater()
        self._played = None
        ten = "10" if self._host.settings.ten_in_figures else "T"
        panes, heads = [], []
        for number, (edition, history) in enumerate(zip(self.pair, self.places[self.place].histories, strict=True), 1):
            book = book_of(edition)
            title = tr(book.title)
            after = After(number, title, history, view_for(history, self._host.eye), ())
            head = BookHead(self.look, title)
            pane = Pane(after, head, self.look, self._host.eye, Seat(self._host.bottom), ten=ten)
            heads.append(head)
            pane.refused.connect(partial(say_over, self, self.look))
            pane.changed.connect(partial(self._follow, pane))
            self._across.addWidget(pane, 1)
            panes.append(pane)
        self.panes, self.heads = tuple(panes), tuple(heads)
        self.show_sentences()

    def _follow(self, pane: Pane) -> None:
        self._played = pane
        self.show_sentences()

    def call_director(self) -> None:
        """Call the director to both tables, where something went wrong."""
        for pane in self.panes:
            pane.call_director()

    def undo(self) -> None:
        """Take back what was done last at one of the tables."""
        last = (self._played, *self.panes)
        played = next((pane for pane in last if pane is not None and pane.is_played_on), None)
        if played is not None:
            played.undo()

    def show_sentences(self) -> None:
        """Show what the books say of both tables as they are now."""
        one, other = (pane.controller.history for pane in self.panes)
        change, rows, clauses = self._shown, books_compared.books_rows(one, other), NONE
        # Else what somebody has done at one table alone would pass for a difference of the books.
        ahead = len({pane.steps for pane in self.panes}) > 1
        label = tr("one table is further on") if ahead else tr("first difference")
        if change is not None:
            notes = self._journal.notes_before(change.example.after)
            rows = books_compared.rows_about((one, other), change, notes)
            label, clauses = change.example.shows.words, change.ids
        left, right = zip(self.panes, self.places[self.place].ends, strict=True)
        ends = books_compared.endings((at_end(*left), at_end(*right)))
        for head, ending in zip(self.heads, ends if any(ends) else books_compared.endings((one, other)), strict=True):
            head.say(ending)
        first = next((row for row in rows if row.first), None)
        own, others = NO_GLOSSES if first is None else books_compared.glosses_at(first, self.pair, clauses)
        self.glosses = without(own, others), without(others, own)
        lines, other_lines = (tuple(map(gloss_line, of_book)) for of_book in self.glosses)
        self.rows.show_rows(rows, (lines, other_lines), label)
        self.told.say(ALIKE if first is None else self._happened())
        number, last = self.places[self.place].number, max(one.number for one in self.places)
        if number == 0:
            self.next.say(tr("Next difference (N)"))
        elif last == 1:
            self.next.say(tr("The only difference"))
        else:
            self.next.say(tr("Difference {number} of {all}: next (N)", number=number, all=last))
        self.next.setEnabled(len(self.places) > 1)
        self._fit()

    def _happened(self) -> str:
        """The first sentence of the ruling, which tells what happened; the last action where none was given."""
        place = self.places[self.place]
        later = max(place.histories, key=lambda history: len(history.done))
        action = small(step_words(later)[0]) if place.after else tr("the deal")
        return books_compared.happened(later) or tr("After {action}", action=action)

    def _fit(self) -> None:
        level(self.panes, self.width())
        high = ceil(max(head.height_for(self.width() // 2) for head in self.heads))
        for head in self.heads:
            head.setFixedHeight(high)
        self._area.fit(self.width(), self.height(), self.rows.top_of_first(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def show_changed(self) -> None:
        """Show what changed between both books, at a clause that the first difference rests on."""
        sides = zip(self.pair, self.glosses, strict=True)
        cited = ((edition, own_number(one.cite)) for edition, of_book in sides for one in of_book)
        edition, cite = next((at for at in cited if at[1]), ("", ""))
        self._host.show_changes(self.pair, edition, cite)


def at_end(pane: Pane, end: History) -> History:
    """The end of the ruling on a pane, or what it has come to where somebody plays on there."""
    return pane.controller.history if pane.is_played_on else end


def without(own: Glosses, other: Glosses) -> Glosses:
    """The clauses of a book that the other has otherwise."""
    return tuple(one for one in own if one not in other)


def gloss_line(one: books_compared.Gloss) -> str:
    """A clause and its gloss; one that rests on memory says so."""
    words = tr("{cite}: {gloss} (from memory)") if one.uncertain else "{cite}: {gloss}"
    return words.format(cite=one.cite, gloss=one.gloss)


def show_books(host: Host) -> BooksWindow:
    """Show the table of a window under its own book and another beside it, the older at the left."""
    journal = host.document.whole_journal_of(host.controller.history)
    return books_beside(host, journal, pair_for(host.book_in_force.edition))


def books_beside(host: Host, journal: Journal, pair: tuple[str, str], change: Change | None = None) -> BooksWindow:
    """Show a journal under two editions, at the place where it is the example of a change."""
    shown = BooksWindow(host, journal, pair, change)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    shown.show()
    return shown
