"""The lesson's note for a class: a band beneath the table, where it stays in sight while a question fills the strip."""

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.values import evolve
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look, Screen, look_for
from bridgetable.gui.paint.rich_text import TextLayout, lay_out, on_dock, on_lines, paint_text
from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import Block
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr

HEIGHT, EDGE, GAP = 118.0, 25.0, 20.0  # Lengths in a window 1080 high.
LEADING = 1.25
SIZES = (34.0, 30.0, 27.0, 24.0)  # The type is the largest of these in which the note fits.

CLASS = (1920.0, 1080.0)
STRIP, BUTTON = 440.0, 110.0
"""The screen of a class, the strip beside the note on it, and the width of the button behind the note."""


def lines_for_class(notes: tuple[str, ...], palette: Palette) -> tuple[int, int]:
    """The number of lines that notes take for a class in the least type, and the number there is room for."""
    look = look_for(CLASS[1], palette, Screen.PROJECTOR)
    style = evolve(on_dock(palette, look.dock(SIZES[-1])), leading=LEADING)
    wide = CLASS[0] - look.dock(STRIP) - look.dock(BUTTON) - look.dock(2 * EDGE + GAP)
    return lay_out(on_lines(notes), style, wide).lines, int(look.dock(HEIGHT - GAP) / (LEADING * style.size))


class LargeNote(Block):
    """The note in the strip of a class between rulings, as large as there is room."""

    SIZES = (46.0, 40.0, 36.0, 32.0, 28.0, 24.0)

    def __init__(self, look: Look, notes: tuple[str, ...]) -> None:
        super().__init__(look)
        self._notes = notes
        self.room = 0.0
        self.setAccessibleName(" ".join(notes))

    def _layout(self, width: float) -> TextLayout:
        styles = (evolve(on_dock(self.look.palette, self.look.dock(size)), leading=LEADING) for size in self.SIZES)
        *larger, least = (lay_out(on_lines(self._notes), style, width) for style in styles)
        return next((way for way in larger if way.size.height() <= self.room), least)

    def height_for(self, width: float) -> float:
        return self._layout(width).size.height()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        paint_text(painter, rect.topLeft(), self._layout(rect.width()))


class Caption(Painted):
    """The note as large as it can be, and the button that goes on, where it `offers_next`."""

    next_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget, *, offers_next: bool = True) -> None:
        super().__init__(look, parent)
        self._notes: tuple[str, ...] = ()
        self.button = BarButton(look, tr("Next"), Icon.FORWARD, lined=True)
        self.button.setParent(self)
        self.button.setToolTip(tr("The lesson’s next step (N)"))
        self.button.clicked.connect(self.next_wanted)
        self.button.setVisible(offers_next)
        self._offers_next = offers_next

    @property
    def height_needed(self) -> float:
        """Its height in logical pixels, the same for every note, so that the table never moves."""
        return self.look.dock(HEIGHT)

    def show_notes(self, notes: tuple[str, ...], *, ends: bool) -> None:
        """Say these notes; where the lesson ends with them, the button opens the next."""
        self._notes = notes
        self.setAccessibleName(" ".join(notes))
        self.button.say(tr("Next lesson") if ends else tr("Next"))
        self.arrange()
        self.update()

    def arrange(self) -> None:
        wide = self.button.width_needed()
        high = self.button.height_for(wide)
        left = self.width() - self.look.dock(EDGE) - wide
        self.button.setGeometry(round(left), round((self.height() - high) / 2), round(wide), round(high))

    def _layout(self) -> TextLayout:
        edge = self.look.dock(EDGE)
        room = (self.button.x() - self.look.dock(GAP) if self._offers_next else self.width() - edge) - edge
        styles = (evolve(on_dock(self.look.palette, self.look.dock(size)), leading=LEADING) for size in SIZES)
        *larger, least = (lay_out(on_lines(self._notes), style, room) for style in styles)
        return next((way for way in larger if way.size.height() <= self.height() - self.look.dock(GAP)), least)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(self.rect(), self.look.palette.dock)
        painter.fillRect(QRectF(0, 0, self.width(), max(1.0, self.look.dock(2))), self.look.palette.dock_line)
        said = self._layout()
        paint_text(painter, QPointF(self.look.dock(EDGE), (self.height() - said.size.height()) / 2), said)
