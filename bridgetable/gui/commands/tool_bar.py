"""The thin tool bar: open, deal, undo and redo by name, the director, claim; eye, rotation, projector at the right."""

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from bridgetable.gui.commands.class_handlers import class_window
from bridgetable.gui.commands.file_handlers import deal, open_file
from bridgetable.gui.commands.table_handlers import claim, director, redo, undo
from bridgetable.gui.commands.view_handlers import projector, rotate
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.language import tr

LEFT = (open_file, deal, undo, redo, director, claim)
RIGHT = (rotate, class_window, projector)
RULES_BEFORE = (undo, director)
OF_TABLE = (undo, redo, director, claim, rotate, class_window)
# What is shown as a sign alone when there is not room for all the words, first to last.
GIVES_WAY = (projector, class_window, rotate, open_file, deal, claim, redo)
ALWAYS_SHORT_BELOW = 1400
NAMED_ROOM, MORE_ROOM, ROOMY = 190.0, 150.0, 1500.0
"""The room for the names of undo and redo, and the most added where the bar is wider.

All for a window 1080 high. No button moves when other words stand there.
"""


class ToolBar(QWidget):
    """The bar; `buttons` are by command, `eye` opens the list of eyes."""

    def __init__(self, look: Look, *, is_start: bool = False) -> None:
        """Create it with a look, for the start page or for a table."""
        super().__init__()
        self.look = look
        self.buttons = {one: BarButton(look, one.words.removesuffix("…"), one.icon) for one in (*LEFT, *RIGHT)}
        self.buttons[director].gold = True
        self.eye = BarButton(look, tr("All hands"), Icon.EYE, lined=True)
        # In the order in which Tab goes from one to the next.
        left, right = [self.buttons[c] for c in LEFT], [self.buttons[c] for c in RIGHT]
        for button in (*left, self.eye, *right):
            button.setParent(self)
        self._rules: list[float] = []
        self._is_start = is_start
        self.setAccessibleName(tr("Tools"))
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        for button in (*self.buttons.values(), self.eye):
            button.set_look(look)
        self.setFixedHeight(round(look.metrics.tool_bar_height))
        self.arrange()

    def show_start(self, *, is_start: bool) -> None:
        """Leave out what belongs to a table while the start page is shown."""
        for button in (*(self.buttons[command] for command in OF_TABLE), self.eye):
            button.setVisible(not is_start)
        if is_start != self._is_start:
            self._is_start = is_start
            self.arrange()

    def name_undo(self, undone: str, redone: str) -> None:
        """Name the next changes to undo and redo; an empty text for none."""
        for command, named in ((undo, undone), (redo, redone)):
            self.buttons[command].say(f"{command.words}: {named}" if named else command.words)
            self.buttons[command].setToolTip(f"{command.about}: {named}" if named else command.about)
            self.buttons[command].setEnabled(bool(named))

    def arrange(self) -> None:
        """Put the buttons in their places, once the bar is seen; the least needed words give way first."""
        if not self.isVisible():
            return
        narrow = self.width() < ALWAYS_SHORT_BELOW
        more = (self.width() / self.look.bar_type(1) - ROOMY) / 3
        for command in (undo, redo):
            self.buttons[command].room = NAMED_ROOM + max(0.0, min(MORE_ROOM, more))
        for command, button in self.buttons.items():
            button.short = narrow and command in GIVES_WAY[:4] and not self._is_start
        for command in GIVES_WAY:
            if self._is_start or self._need() <= self.width():
                break
            self.buttons[command].short = True
        self._place()
        self.update()

    def place_under(self, icon: Icon) -> QPoint:
        """The place on the screen under the button with this icon."""
        button = next(b for b in (*self.buttons.values(), self.eye) if b.icon_shown is icon)
        return button.mapToGlobal(QPoint(0, button.height()))

    def _gap(self) -> float:
        return self.look.bar_type(6)

    def _need(self) -> float:
        gaps = (len(self.buttons) + 6) * self._gap()
        return sum(b.width_needed() for b in (*self.buttons.values(), self.eye)) + gaps

    def _place(self) -> None:
        x, gap = self.look.bar_type(11), self._gap()
        self._rules = []
        for command in LEFT:
            if command in RULES_BEFORE:
                self._rules.append(round(x + gap))
                x += 2.4 * gap
            x = self._put(self.buttons[command], x) + gap
        right = self.width() - self.look.bar_type(10)
        for button in (*(self.buttons[command] for command in reversed(RIGHT)), self.eye):
            wide = button.width_needed()
            right -= wide
            self._put(button, right)
            right -= gap * 0.6

    def _put(self, button: BarButton, x: float) -> float:
        wide = button.width_needed()
        high = button.height_for(wide)
        button.setGeometry(round(x), round((self.height() - high) / 2), round(wide), round(high))
        return x + wide

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        self.arrange()

    def sizeHint(self) -> QSize:
        return QSize(900, round(self.look.metrics.tool_bar_height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.look.palette
        painter.fillRect(self.rect(), palette.bar)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), palette.dock_line)
        high = self.look.bar_type(24)
        for x in () if self._is_start else self._rules:
            painter.fillRect(QRectF(x, (self.height() - high) / 2, 1, high), palette.dock_line)
        painter.end()
