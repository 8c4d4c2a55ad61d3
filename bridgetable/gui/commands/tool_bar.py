"""The thin tool bar: open, deal, undo and redo by name, the director, claim; eye, rotation, projector at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetable.gui.commands.commands import Do
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.bar_button import BarButton

LEFT: tuple[tuple[Do, str, Icon], ...] = (
    (Do.OPEN, "Open", Icon.OPEN),
    (Do.DEAL, "Deal", Icon.DEAL),
    (Do.UNDO, "Undo", Icon.UNDO),
    (Do.REDO, "Redo", Icon.REDO),
    (Do.DIRECTOR, "Director!", Icon.BELL),
    (Do.CLAIM, "Claim", Icon.FLAG),
)
RIGHT: tuple[tuple[Do, str, Icon], ...] = (
    (Do.ROTATE, "Rotate", Icon.ROTATE),
    (Do.PROJECTOR, "Projector", Icon.SCREEN),
)
RULES_BEFORE = (Do.UNDO, Do.DIRECTOR)
# What is shown as a sign alone when there is not room for all the words, first to last.
GIVES_WAY = (Do.PROJECTOR, Do.ROTATE, Do.OPEN, Do.DEAL, Do.CLAIM, Do.REDO)
ALWAYS_SHORT_BELOW = 1400
LONGEST = 32


class ToolBar(QWidget):
    """The bar; `buttons` are by command, `eye` opens the list of eyes."""

    def __init__(self, look: Look) -> None:
        """Begin with a look."""
        super().__init__()
        self.look = look
        self.buttons = {do: BarButton(look, text, icon) for do, text, icon in (*LEFT, *RIGHT)}
        self.buttons[Do.DIRECTOR].gold = True
        self.eye = BarButton(look, "All hands", Icon.EYE, lined=True)
        for do, _, _ in LEFT:
            self.buttons[do].setParent(self)
        self.eye.setParent(self)
        for do, _, _ in RIGHT:
            self.buttons[do].setParent(self)
        self._rules: list[float] = []
        self.setAccessibleName("Tools")
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        """Take another palette or size."""
        self.look = look
        for button in (*self.buttons.values(), self.eye):
            button.set_look(look)
        self.setFixedHeight(round(look.metrics.tool_bar_height))
        self.arrange()

    def name_undo(self, undo: str, redo: str) -> None:
        """Say what would be undone and redone; empty for nothing."""
        for do, word, named in ((Do.UNDO, "Undo", undo), (Do.REDO, "Redo", redo)):
            short = named if len(named) <= LONGEST else named[: LONGEST - 1] + "…"
            self.buttons[do].say(f"{word}: {short}" if named else word)
            self.buttons[do].setEnabled(bool(named))
        self.arrange()

    def arrange(self) -> None:
        """Put the buttons in their places; the least needed words give way first."""
        narrow = self.width() < ALWAYS_SHORT_BELOW
        for do, button in self.buttons.items():
            button.short = narrow and do in {Do.PROJECTOR, Do.ROTATE, Do.OPEN}
        for do in GIVES_WAY:
            if self._need() <= self.width():
                break
            self.buttons[do].short = True
        self._place()
        self.update()

    def _gap(self) -> float:
        return self.look.bar_type(6)

    def _need(self) -> float:
        gaps = (len(self.buttons) + 6) * self._gap()
        return sum(b.width_needed() for b in (*self.buttons.values(), self.eye)) + gaps

    def _place(self) -> None:
        x, gap = self.look.bar_type(11), self._gap()
        self._rules = []
        for do, _, _ in LEFT:
            if do in RULES_BEFORE:
                self._rules.append(round(x + gap))
                x += 2.4 * gap
            x = self._put(self.buttons[do], x) + gap
        right = self.width() - self.look.bar_type(10)
        for button in (*(self.buttons[do] for do, _, _ in reversed(RIGHT)), self.eye):
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

    def sizeHint(self) -> QSize:
        return QSize(900, round(self.look.metrics.tool_bar_height))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.look.palette
        painter.fillRect(self.rect(), palette.bar)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), palette.dock_line)
        high = self.look.bar_type(24)
        for x in self._rules:
            painter.fillRect(QRectF(x, (self.height() - high) / 2, 1, high), palette.dock_line)
        painter.end()
