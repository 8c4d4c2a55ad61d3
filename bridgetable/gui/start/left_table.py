"""A table that was left open, on the start page: its picture, its words, and its buttons."""

import time
from collections.abc import Callable

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.formats.recovery import Recovered, close_for_others
from bridgetable.game.printable import visible
from bridgetable.game.values import evolve
from bridgetable.gui.files.left_tables import open_table
from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import cut_to, on_dock, paint_line, second, words
from bridgetable.gui.start.offers import Offer, table_words
from bridgetable.gui.start.tiles import Tile
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr, tr_n
from bridgetable.views.table.table_view import TableView
from bridgetable.views.view import view_for


class LeftTable(Painted):
    """A table that was left open: its picture, its words, and its buttons."""

    gone = Signal()

    def __init__(self, look: Look, host: Host, one: Recovered, parent: QWidget, chosen: Callable[[], None]) -> None:
        """Create it with the table; `chosen` is called before it is opened."""
        super().__init__(look, parent)
        self.one, self._host, self._chosen = one, host, chosen
        self.title = visible(one.title) or tr("A table")
        self.line = tr_n("{n} action", "{n} actions", one.done)
        self.picture = Picture(look, self)
        self.open_it = BarButton(look, tr("Open"), lined=True)
        self.put_away = BarButton(look, tr("Put away"))
        self.put_away.setToolTip(tr("It stays in the menu Board, under Recent tables"))
        for button in (self.open_it, self.put_away):
            button.setParent(self)
            button.setAccessibleName(f"{button.text()}: {self.title}")
        self.open_it.clicked.connect(self.open)
        self.put_away.clicked.connect(self.let_go)

    def show_table(self) -> None:
        """Draw the table, and say what waits there."""
        view = view_for(self.one.history())
        self.line = table_words(view)
        self.picture.show_table(view)
        self.update()

    def open(self) -> None:
        """Go on with this table."""
        self._chosen()
        open_table(self._host, evolve(self.one, closed=int(time.time())))

    def let_go(self) -> None:
        """Put it among the recent tables, where it can be had again."""
        close_left(self._host, (self.one,))
        self.hide()
        self.gone.emit()

    def arrange(self) -> None:
        """Put the picture at the left and the buttons under the words."""
        look, high = self.look, self.height()
        wide = round(high * 1.48)
        self.picture.setGeometry(0, 0, wide, high)
        x = wide + look.bar(18)
        for button in (self.open_it, self.put_away):
            size = button.sizeHint()
            button.setGeometry(round(x), round(high - size.height() - look.bar(2)), size.width(), size.height())
            x += size.width() + look.bar(8)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        bold = on_dock(palette, look.bar_type(19), Weight.BOLD)
        pale = second(on_dock(palette, look.bar_type(17)), palette.dock_second)
        left = self.picture.width() + look.bar(18)
        room = self.width() - left - look.bar(10)
        high = self.open_it.y() / 2
        paint_line(painter, QRectF(left, 0, room, high), cut_to(words(self.title), bold, room), bold)
        paint_line(painter, QRectF(left, high, room, high), cut_to(words(self.line), pale, room), pale)


class Picture(Tile):
    """The picture of a table alone, which cannot be chosen."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, Offer("", "", lambda: None), parent)
        self.setEnabled(False)

    def frame(self) -> QRectF:
        return QRectF(self.rect())

    def foot_height(self) -> float:
        return 0.0

    def paint_foot(self, painter: QPainter, foot: QRectF) -> None:
        pass

    def show_table(self, view: TableView) -> None:
        super().show_table(view)
        self.setAccessibleName(tr("The table"))


def close_left(host: Host, tables: tuple[Recovered, ...]) -> None:
    """Put tables that were left open among the recent ones; a sentence where one cannot be, which then comes again."""
    for one in tables:
        try:
            close_for_others(one.path, one.time)
        except OSError as error:
            words = "{path} cannot be written: {strerror}. It will be offered again at the next start"
            host.say(tr(words, path=one.path, strerror=error.strerror or error))
