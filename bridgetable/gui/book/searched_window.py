"""The base of law book, handbook and “How do I stage…”: a window with a list, a search field and its keys."""

from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from bridgetable.formats.cases import Example
from bridgetable.gui.documents.document import Document
from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look, look_for, qt_palette
from bridgetable.gui.paint.rich_text import on_dock, paint_line, words
from bridgetable.gui.paint.strokes import smooth
from bridgetable.gui.widgets.blocks import second_style
from bridgetable.gui.widgets.choices import WordsField
from bridgetable.gui.widgets.column import scroll_bars
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.views.book.moments import Scene

FIELD = 440.0  # The width of the field in a window 1080 high.


class SearchedWindow(QDialog):
    """A window as large as its host's, with a list at the left and a field at the head that searches it."""

    KEY: QKeyCombination | None = None  # The key that opens the window, and puts it away.
    BAR, LEFT, TITLE = 75.0, 26.0, 24.0
    """At 1080: the bar at the head, where the name of the window begins in it, and the size of its type."""
    list: QWidget  # Made before the first look by who inherits this.

    def __init__(self, host: Host, sought: str, examples: str) -> None:
        """Create it with an empty field: what that searches, and what may be typed."""
        super().__init__(host.widget)
        self._host = host
        self.look = look_for(host.widget.height(), host.look.palette)
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

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self.setPalette(qt_palette(look.palette))
        self.setStyleSheet(self.style_sheet(look))
        self.search.set_look(look)

    def arrange(self) -> None:
        """Put the parts where they belong; the field at the right of the bar."""
        look = self.look
        field, bar = round(look.dock(FIELD)), round(look.dock(self.BAR))
        tall = round(self.search.height_for(field))
        self.search.setGeometry(self.width() - field - round(look.dock(28)), (bar - tall) // 2, field, tall)

    def to_the_left_of_search(self, buttons: Iterable[QWidget]) -> None:
        """Put buttons of the bar beside the field, from right to left."""
        bar, right = round(self.look.dock(self.BAR)), self.search.x() - round(self.look.dock(12))
        for button in buttons:
            size = button.sizeHint()
            right -= size.width() + round(self.look.dock(14))
            button.setGeometry(right, (bar - size.height()) // 2, size.width(), size.height())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.set_look(self.fitting_look())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look = self.fitting_look()
        if look.height != self.look.height:
            self.set_look(look)
        else:
            self.arrange()

    def fitting_look(self) -> Look:
        """The look for its size."""
        return look_for(self.height(), self._host.look.palette)

    def style_sheet(self, look: Look) -> str:
        """The style sheet of the list and its scroll bars."""
        return f"{scroll_bars(look)}QTreeView {{ background: {look.palette.dock.name()}; }}"

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth(self) as painter:
            look, palette, bar = self.look, self.look.palette, round(self.look.dock(self.BAR))
            painter.fillRect(self.rect(), palette.dock)
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
