"""All tricks of a case, where its answers are looked through: a line each, in two columns where there are many."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, on_dock, paint_line, width_of, words
from bridgetable.gui.widgets.blocks import Block, second_style
from bridgetable.language import tr
from bridgetable.views.result.page import PlayedSummary, TrickSummary
from bridgetable.views.words.prose import SEAT_NAMES, card_text

LINE, TYPE = 27.0, 19.0
"""At 1080: the height of a line, and its type."""
HIGHEST = 7
"""The most tricks beneath each other."""
ORDER = (Seat.W, Seat.N, Seat.E, Seat.S)
"""The order of the columns, as in the auction."""
NUMBER, GAP = 0.14, 0.06
"""The shares of a column that the number of the trick and the room before the next column have."""


class TricksBlock(Block):
    """The tricks: who led is underlined, who won is bold."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.tricks: tuple[TrickSummary, ...] = ()

    def show_tricks(self, tricks: tuple[TrickSummary, ...]) -> None:
        """Show these."""
        self.tricks = tricks
        self.setAccessibleName(" ".join(map(trick_words, tricks)))
        self.update()

    @property
    def _across(self) -> int:
        return 1 if len(self.tricks) <= HIGHEST else 2

    @property
    def _line(self) -> float:
        return self.look.dock(LINE)

    def height_for(self, width: float) -> float:
        down = -(-len(self.tricks) // self._across)
        return (down + 1) * self._line if self.tricks else 0.0

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        wide = rect.width() / self._across
        down = -(-len(self.tricks) // self._across)
        for number, one in enumerate(self.tricks):
            across, place = divmod(number, down)
            left = rect.left() + across * wide
            if place == 0:
                self._paint_head(painter, QRectF(left, rect.top(), wide, self._line))
            self._paint_trick(painter, QRectF(left, rect.top() + (place + 1) * self._line, wide, self._line), one)

    def _cells(self, line: QRectF) -> tuple[QRectF, ...]:
        """The places of the four cards on a line."""
        first = line.width() * NUMBER
        wide = line.width() * (1 - NUMBER - GAP) / len(ORDER)
        return tuple(QRectF(line.left() + first + n * wide, line.top(), wide, line.height()) for n in range(len(ORDER)))

    def _paint_head(self, painter: QPainter, line: QRectF) -> None:
        style = second_style(self.look, self.look.dock(TYPE))
        for cell, seat in zip(self._cells(line), ORDER, strict=True):
            paint_line(painter, cell, words(SEAT_NAMES[seat]), style)

    def _paint_trick(self, painter: QPainter, line: QRectF, one: TrickSummary) -> None:
        size, cells = self.look.dock(TYPE), self._cells(line)
        number = QRectF(line.left(), line.top(), cells[0].left() - line.left() - 0.6 * size, line.height())
        paint_line(painter, number, words(str(one.number)), evolve(second_style(self.look, size), align=Align.RIGHT))
        for cell, seat in zip(cells, ORDER, strict=True):
            self._paint_card(painter, cell, one.cards[seat], size)

    def _paint_card(self, painter: QPainter, cell: QRectF, played: PlayedSummary | None, size: float) -> None:
        palette = self.look.palette
        won = played is not None and played.won
        style = on_dock(palette, size, Weight.EXTRA_BOLD if won else Weight.MEDIUM)
        text = words("–" if played is None else card_text(played.card))
        paint_line(painter, cell, text, style)
        if played is not None and played.led:
            under = QRectF(cell.left(), cell.center().y() + 0.55 * size, width_of(text, style), max(1.5, 0.1 * size))
            painter.fillRect(under, palette.dock_text)


def trick_words(one: TrickSummary) -> str:
    """A trick for who hears it."""
    led = next((seat for seat in ORDER if (card := one.cards[seat]) is not None and card.led), None)
    order = ORDER if led is None else clockwise_from(led)
    cards = ", ".join(card_text(card.card) for seat in order if (card := one.cards[seat]) is not None)
    leader = "" if led is None else SEAT_NAMES[led]
    if one.winner is None:
        return tr("Trick {number}, led by {leader}: {cards}.", number=one.number, leader=leader, cards=cards)
    said = "Trick {number}, led by {leader}: {cards}; {winner} won it."
    return tr(said, number=one.number, leader=leader, cards=cards, winner=SEAT_NAMES[one.winner])
