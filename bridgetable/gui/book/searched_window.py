"""What the law book and the handbook share: a window beside the table with a field that searches it, and its keys."""

from __future__ import annotations

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from bridgetable.gui.host import Host
from bridgetable.gui.paint.look import Look, look_for, qt_palette
from bridgetable.gui.widgets.choices import WordsField
from bridgetable.gui.widgets.painted import ENTER

# At 1080: the bar at the head, and the field in it.
BAR, FIELD = 75.0, 440.0


class SearchedWindow(QDialog):
    """A window over that of its host, with the size of its look: at the left a list, at the head a field that searches.

    Who inherits it makes `list` before the first look, and tells in `arrange` where its parts stand.
    """

    KEY = QKeyCombination(Qt.Key.Key_unknown)
    """The key that opens the window, and puts it away."""
    list: QWidget

    def __init__(self, host: Host, sought: str, examples: str) -> None:
        """Create it with an empty field: what that searches, and what may be typed."""
        super().__init__(host.widget)
        self._host = host
        self.look = look_for(host.widget.height(), host.look.palette)
        self.search = WordsField(self.look, sought, examples)
        self.search.entered.connect(self.to_list)

    def come_forward(self) -> None:
        """Show it over all other windows, ready to be searched."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.search.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def to_list(self) -> None:
        """Give the keyboard to the list."""
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter_row(self) -> None:
        """Do what Enter does in the list."""
        raise NotImplementedError

    # How it looks.

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self.setPalette(qt_palette(look.palette))
        self.setStyleSheet(bar_style(look))
        self.search.set_look(look)

    def arrange(self) -> None:
        """Put the parts where they belong; the field at the right of the bar."""
        look = self.look
        field, bar = round(look.dock(FIELD)), round(look.dock(BAR))
        tall = round(self.search.height_for(field))
        self.search.setGeometry(self.width() - field - round(look.dock(28)), (bar - tall) // 2, field, tall)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.set_look(look_for(self.height(), self._host.look.palette))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.height() != self.look.height:
            self.set_look(look_for(self.height(), self._host.look.palette))
        else:
            self.arrange()

    # Keys.

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


def bar_style(look: Look) -> str:
    """The style sheet of narrow scroll bars."""
    palette, wide = look.palette, round(look.dock(12))
    return (
        f"QScrollBar:vertical {{ background: {palette.dock.name()}; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {palette.option_line.name()}; min-height: 40px;"
        f" border-radius: {wide // 2}px; }}"
        "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
        f"QTreeView {{ background: {palette.dock.name()}; }}"
    )
