"""The base of law book, handbook and “How do I stage…”: a window with a list, a search field and its keys."""

from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.formats.cases import Example
from bridgetable.gui.documents.document import Document
from bridgetable.gui.host import Host
from bridgetable.gui.hosted_window import HostedWindow, in_a_row
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import on_dock, paint_line, words
from bridgetable.gui.widgets.blocks import second_style
from bridgetable.gui.widgets.choices import WordsField
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.views.book.moments import Scene

FIELD = 440.0  # The width of the field in a window 1080 high.


class SearchedWindow(HostedWindow):
    """A window as large as its host's, with a list at the left and a field at the head that searches it."""

    KEY: QKeyCombination | None = None  # The key that opens the window, and puts it away.
    BAR, LEFT, TITLE = 75.0, 26.0, 24.0
    """At 1080: the bar at the head, where the name of the window begins in it, and the size of its type."""
    list: QWidget  # Made before the first look by who inherits this.

    def __init__(self, host: Host, sought: str, examples: str) -> None:
        """Create it with an empty field: what that searches, and what may be typed."""
        super().__init__(host)
        self.search = WordsField(self.look, sought, examples)
        self.search.entered.connect(self.enter_field)

    def come_forward(self) -> None:
        """Show it over all other windows, ready to be searched."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.search.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def to_list(self) -> None:
        """Give the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter_field(self) -> None:
        """Do what Enter does in the field."""
        self.to_list()

    def enter_row(self) -> None:
        """Do what Enter does in the list."""
        raise NotImplementedError

    def heading(self) -> tuple[str, str, float]:
        """The name of the window, the words beside it, and their distance in logical pixels."""
        raise NotImplementedError

    def put_on_table(self, scene: Scene, case: Example) -> None:
        """Put a case on the window's table, without a file, so that saving asks for one. Raises BridgetableError."""
        self._host.take_playlist(None)
        self._host.set_document(Document(scene.history, scene.journal, case.words))

    def arrange(self) -> None:
        """Put the parts where they belong; the field at the right of the bar."""
        look = self.look
        field, bar = round(look.dock(FIELD)), round(look.dock(self.BAR))
        tall = round(self.search.height_for(field))
        self.search.setGeometry(self.width() - field - round(look.dock(28)), (bar - tall) // 2, field, tall)

    def to_the_left_of_search(self, buttons: Iterable[QWidget]) -> None:
        """Put buttons of the bar beside the field, from right to left."""
        bar, gap = round(self.look.dock(self.BAR)), round(self.look.dock(14))
        in_a_row(buttons, self.search.x() - round(self.look.dock(12)) - gap, 0, bar, -gap)

    def paint(self, painter: QPainter) -> None:
        look, palette, bar = self.look, self.look.palette, round(self.look.dock(self.BAR))
        painter.fillRect(0, bar, self.width(), 1, palette.dock_line)
        painter.fillRect(self.list.width(), bar, 1, self.height(), palette.dock_line)
        name, told, beside = self.heading()
        head = QRectF(look.dock(self.LEFT), 0, self.width(), bar)
        paint_line(painter, head, words(name), on_dock(palette, look.dock(self.TITLE), Weight.BOLD))
        paint_line(painter, head.adjusted(beside, 0, 0, 0), words(told), second_style(look, look.dock(20)))
        self.paint_more(painter)

    def paint_more(self, painter: QPainter) -> None:
        """Paint lines and words beneath the bar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case _ if event.keyCombination() == self.KEY:
                self.hide()
            case Qt.Key.Key_Escape if self.search.text:
                self.search.field.clear()
            case Qt.Key.Key_F if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.search.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
                self.search.field.selectAll()
            case Qt.Key.Key_Down if self.focusWidget() is self.search.field:
                self.to_list()
            case key if key in ENTER and self.focusWidget() is self.list:
                self.enter_row()
            case _:
                super().keyPressEvent(event)
