"""A button of our own painting: a sign, words, and a line round it where it is to stand out."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter

from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.rich_text import Style, cut_to, fit, lay_out, on_fill, paint_text, plain, width_of, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import Painted, PaintedButton

TEXT, LARGE_TEXT = 17.5, 20.0
SIGN_SIZE = 20.0


class BarButton(PaintedButton):
    """A sign and words; `gold` has a gold line, `lined` a plain one, `short` is a sign alone, `large` is at a foot."""

    def __init__(self, look: Look, text: str, icon: Icon | None = None, *, lined: bool = False) -> None:
        super().__init__(look)
        self.icon_shown = icon
        self.lined, self.gold, self.short, self.large = lined, False, False, False
        self.sign = SIGN_SIZE
        # Where the room for the words is fixed, longer ones are cut.
        self.room: float | None = None
        self._measured: tuple[tuple[str, Look, bool, bool], float] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.unsetCursor()
        self.say(text)

    def say(self, text: str) -> None:
        """Change the words."""
        self.setText(text)
        self.setAccessibleName(plain(words(text)))
        self.updateGeometry()
        self.update()

    def _style(self) -> Style:
        palette = self.look.palette
        colour = self._ink()
        size = self.look.bar_type(LARGE_TEXT if self.large else TEXT)
        return on_fill(palette, size, colour, Weight.BOLD if self.gold or self.large else Weight.MEDIUM)

    def _ink(self) -> QColor:
        palette = self.look.palette
        if not self.isEnabled():
            return dimmed(palette)
        return palette.decides_line if self.gold else palette.dock_text

    def width_needed(self) -> float:
        """The width in logical pixels of sign and words."""
        type_of = self.look.bar_type
        sign = type_of(self.sign) if self.icon_shown else 0.0
        text = 0.0 if self.short and self.icon_shown else self._words_width()
        gap = type_of(8) if sign and text else 0.0
        return round(sign + gap + text + type_of(30 if self.large else 22))

    def _words_width(self) -> float:
        if self.room is not None:
            return self.look.bar_type(self.room)
        asked = (self.text(), self.look, self.gold, self.large)
        if self._measured is None or self._measured[0] != asked:
            self._measured = (asked, width_of(words(self.text()), self._style()))
        return self._measured[1]

    def height_for(self, width: float) -> float:
        """The height in logical pixels."""
        return round(self.look.bar_type(54) if self.large else max(self.look.bar(38), self.look.bar_type(34)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, type_of = self.look.palette, self.look.bar_type
        rect = grown(rect, -1)
        radius = type_of(5)
        if self.isDown() or (self.isEnabled() and self.underMouse()):
            fill_round(painter, rect, radius, palette.option_hover)
        elif self.lined:
            fill_round(painter, rect, radius, palette.option)
        if self.gold:
            line_round(painter, rect, radius, pen(palette.decides_line, max(1.5, type_of(2.5)) * palette.lines))
        elif self.lined:
            line_round(painter, rect, radius, pen(palette.option_line, max(1.0, type_of(1.5)) * palette.lines))
        if is_ringed(self):
            line_round(painter, rect, radius, pen(palette.pointer, type_of(3)))
        self._paint_words(painter, rect)

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        type_of, style = self.look.bar_type, self._style()
        alone = self.short and self.icon_shown is not None
        said = words("" if alone else self.text())
        if self.room is not None:
            said = cut_to(said, style, type_of(self.room))
        text = lay_out(said, style)
        sign = type_of(self.sign) if self.icon_shown else 0.0
        gap = type_of(8) if sign and text.size.width() else 0.0
        x = rect.center().x() - (sign + gap + text.size.width()) / 2
        if self.room is not None and not alone:
            x = rect.left() + type_of(10)
        if self.icon_shown:
            square = QRectF(x, rect.center().y() - sign / 2, sign, sign)
            paint_icon(painter, square, self.icon_shown, style.colour, 2.1)
        paint_text(painter, QPointF(x + sign + gap, rect.center().y() - text.size.height() / 2), text)


class FirstButton(BarButton):
    """The button of what a person most likely wants, one in a view: light, because gold stays with who decides."""

    def _ink(self) -> QColor:
        return self.look.palette.dock if self.isEnabled() else dimmed(self.look.palette)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, thick = self.look.palette, self.look.bar_type(3)
        rect, radius = grown(rect, -thick), self.look.bar_type(7)
        if not self.isEnabled():
            line_round(painter, rect, radius, pen(palette.option_line, self.look.bar_type(1.5)))
        else:
            fill_round(painter, rect, radius, palette.pointer if self.isDown() else palette.dock_text)
        if is_ringed(self) or (self.isEnabled() and self.underMouse()):
            line_round(painter, grown(rect, thick / 2), radius, pen(palette.pointer, thick))
        self._paint_words(painter, rect)


class BarText(Painted):
    """Words on a bar, such as the file's name."""

    def __init__(self, look: Look, text: str = "", *, size: float = 16) -> None:
        """Create it with words, and their size for a window 1080 high."""
        super().__init__(look)
        self.text, self._size = text, size

    def say(self, text: str) -> None:
        """Change the words."""
        self.text = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    def _style(self) -> Style:
        return on_fill(self.look.palette, self.look.bar_type(self._size), self.look.palette.dock_second, Weight.MEDIUM)

    def sizeHint(self) -> QSize:
        size = lay_out(words(self.text), self._style()).size
        return QSize(ceil(size.width() + self.look.bar(20)), round(self.look.metrics.menu_height))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        text, room = words(self.text), max(0, self.width() - self.look.bar(20))
        style = fit(text, self._style(), room)
        layout = lay_out(cut_to(text, style, room), style)
        x = room - layout.size.width()
        paint_text(painter, QPointF(x, (self.height() - layout.size.height()) / 2), layout)
