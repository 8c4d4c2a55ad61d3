"""A candidate answer before a class: its letter and words, the hands counted for it, and a bar."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter

from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.rich_text import Align, TextLayout, lay_out, on_dock, on_fill, paint_line, paint_text, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import ENTER, PaintedButton
from bridgetable.language import tr
from bridgetable.training.parts import Candidate

LETTERS = "ABCDEFGHI"
MOST_HANDS = 99
MINUS, PLUS = -1, 1
SIGN = 42  # The side of the signs to count with, at the size of a screen 1080 high.
SHARES = tuple(share / 100 for share in range(150, 55, -5))  # How large the rows are: the first at which all have room.
SMALLEST = 0.72  # The least share of the size of its type.


class VoteRow(PaintedButton):
    """One answer and its hands; before it is revealed nothing tells which is right, and then letter and place stay."""

    counted = Signal()  # The number has changed.

    def __init__(self, look: Look, place: int, candidate: Candidate) -> None:
        """Create it with its place (0 upwards)."""
        super().__init__(look)
        self.place, self.candidate = place, candidate
        self.share = 1.0
        self.hands, self.most = 0, 0
        self.sentence = ""
        self.is_current, self.is_revealed, self._typed = False, False, False
        # Where a class only looks, there is nothing to count with.
        self.counts = True
        self.say()

    def say(self) -> None:
        """Say for a screen reader what is seen."""
        said = tr("{place}: {words}, {hands} hands")
        if self.is_revealed and self.candidate.right:
            said = tr("{place}: {words}, {hands} hands, right")
        elif self.is_revealed:
            said = tr("{place}: {words}, {hands} hands, not right")
        self.setAccessibleName(tr(said, place=LETTERS[self.place], words=self.candidate.words, hands=self.hands))
        told = tr("Its letter counts a hand, plus and minus too; digits type them; Enter reveals")
        self.setAccessibleDescription(told if self.counts else "")
        self.update()

    def count(self, hands: int) -> None:
        """Count so many hands (0 to 99)."""
        self.hands = max(0, min(MOST_HANDS, hands))
        self.say()
        self.counted.emit()

    def type_digit(self, digit: int) -> None:
        """Take a digit behind those typed just before."""
        before = self.hands if self._typed else 0
        self._typed = True
        self.count((before * 10 + digit) % 100)

    def begin(self, *, current: bool) -> None:
        """Be the one whose hands are counted now, or not."""
        self.is_current, self._typed = current, False
        self.update()

    def reveal(self, sentence: str = "") -> None:
        """Show whether it is right, and for what is right a sentence that says why."""
        self.sentence = sentence if self.candidate.right else ""
        self.is_revealed, self.is_current = True, False
        self.say()

    def _px(self, at_1080: float) -> float:
        return self.look.dock(at_1080 * self.share)

    def _type(self, at_1080: float) -> float:
        return self.look.metrics.dock_u * at_1080 * max(SMALLEST, self.share)

    def _title(self, width: float) -> TextLayout:
        style = on_dock(self.look.palette, self._type(39), Weight.BOLD)
        dim = self.is_revealed and not self.candidate.right
        colour = self.look.palette.dock_second if dim else self.look.palette.dock_text
        # At the right stand the tick and the number, or the number alone.
        tick = self._px(70) if self.is_revealed and self.candidate.right else 0.0
        room = width - self._px(96) - tick - self._type(78) - self._px(22)
        return lay_out(words(self.candidate.words), evolve(style, colour=colour, leading=1.2), room)

    def _chips(self, width: float) -> TextLayout | None:
        if not (self.is_revealed and self.candidate.right and (self.candidate.cites or self.sentence)):
            return None
        style = evolve(on_dock(self.look.palette, self.look.dock(31 if self.share > SMALLEST else 28)), leading=1.25)
        cites = self.candidate.cites[:3]
        said = with_chips(self.sentence, cites) if cites else words(self.sentence)
        style = evolve(style, chip=self.look.dock(26))
        return lay_out(said if self.sentence else said[1:], style, width - self._px(96) - self._px(24))

    @property
    def _has_signs(self) -> bool:
        return self.counts and not self.is_revealed

    def _bar(self) -> float:
        return self._px(14 if self.is_revealed else 26)

    def _foot(self) -> float:
        """The height of the line with the bar, and with the signs to count with."""
        return self._px(SIGN) if self._has_signs else self._bar()

    def height_for(self, width: float) -> float:
        chips = self._chips(width)
        below = chips.size.height() + self._px(14) if chips is not None else 0.0
        return max(self._px(52), self._title(width).size.height()) + below + self._foot() + self._px(38)

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.height_for(600)))

    def signs(self) -> tuple[QRectF, QRectF]:
        """The places of minus and plus."""
        side = self._px(SIGN)
        plus = QRectF(self.width() - self._px(22) - side, self.height() - self._px(14) - side, side, side)
        return plus.translated(-side - self._px(14), 0), plus

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look, rect = self.look.palette, self.look, grown(rect, -3)
        right = self.is_revealed and self.candidate.right
        fill_round(painter, rect, look.dock(9), palette.option)
        edge = palette.regular if right else palette.decides_line if self.is_current else palette.option_line
        thick = look.dock(4) if right else look.dock(3) if self.is_current else max(1.0, look.dock(2))
        line_round(painter, rect, look.dock(9), pen(edge, thick * palette.lines))
        if is_ringed(self):
            line_round(painter, grown(QRectF(self.rect()), -1), look.dock(11), pen(palette.pointer, look.dock(3)))
        self._paint_letter(painter, right=right)
        title = self._title(self.width())
        side = self._px(52)
        top = self._px(16) + max(0.0, (side - title.size.height()) / 2)
        paint_text(painter, QPointF(self._px(96), top), title)
        chips = self._chips(self.width())
        if chips is not None:
            y = self._px(20) + max(side, title.size.height())
            paint_text(painter, QPointF(self._px(96), y), chips)
        self._paint_count(painter, right=right)
        self._paint_bar(painter, right=right)

    def _paint_letter(self, painter: QPainter, *, right: bool) -> None:
        palette, look, side = self.look.palette, self.look, self._px(52)
        box = QRectF(self._px(24), self._px(16), side, side)
        colour = palette.regular if right else palette.decides if self.is_current else None
        ink = palette.on_regular if right else palette.on_decides if self.is_current else palette.dock_text
        if colour is not None:
            fill_round(painter, box, look.dock(7), colour)
        else:
            line_round(painter, box, look.dock(7), pen(palette.dock_second, look.dock(2)))
        style = evolve(on_fill(palette, self._type(30), ink), align=Align.CENTRE)
        paint_line(painter, box, words(LETTERS[self.place]), style)

    def _paint_count(self, painter: QPainter, *, right: bool) -> None:
        palette, look = self.look.palette, self.look
        style = on_fill(palette, self._type(52), palette.dock_text, Weight.BOLD)
        side, wide = self._px(52), self._type(78)
        count = QRectF(self.width() - self._px(22) - wide, self._px(16), wide, side)
        paint_line(painter, count, words(str(self.hands)), evolve(style, align=Align.RIGHT))
        if self.is_revealed and right:
            paint_icon(painter, QRectF(count.left() - side, count.top(), side, side), Icon.TICK, palette.regular, 3.2)
        for box, sign in zip(self.signs(), (MINUS, PLUS), strict=True) if self._has_signs else ():
            line_round(painter, box, look.dock(7), pen(palette.option_line, max(1.0, look.dock(2))))
            middle, half = box.center(), box.width() * 0.24
            painter.setPen(pen(palette.dock_second, look.dock(4)))
            painter.drawLine(QPointF(middle.x() - half, middle.y()), QPointF(middle.x() + half, middle.y()))
            if sign == PLUS:
                painter.drawLine(QPointF(middle.x(), middle.y() - half), QPointF(middle.x(), middle.y() + half))

    def _paint_bar(self, painter: QPainter, *, right: bool) -> None:
        palette, high = self.look.palette, self._bar()
        top = self.height() - self._px(14) - (self._foot() + high) / 2
        end = self.signs()[0].left() - self._px(18) if self._has_signs else self.width() - self._px(24)
        rail = QRectF(self._px(24), top, end - self._px(24), high)
        fill_round(painter, rail, high / 2, palette.bar)
        if self.hands and self.most:
            wide = max(high, rail.width() * self.hands / self.most)
            rest = dimmed(palette) if self.is_revealed else palette.dock_second
            colour = palette.regular if right else palette.decides if self.is_current else rest
            fill_round(painter, QRectF(rail.left(), top, wide, high), high / 2, colour)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self.is_revealed:
            return
        for box, sign in zip(self.signs(), (MINUS, PLUS), strict=True):
            if grown(box, self._px(6)).contains(event.position()):
                self.count(self.hands + sign)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.is_revealed or key in ENTER:
            # Enter is for the window: it reveals.
            event.ignore()
        elif key in {Qt.Key.Key_Plus, Qt.Key.Key_Equal}:
            self.count(self.hands + 1)
        elif key in {Qt.Key.Key_Minus, Qt.Key.Key_Underscore}:
            self.count(self.hands - 1)
        elif key == Qt.Key.Key_Backspace:
            self.count(self.hands // 10)
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.type_digit(key - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)
