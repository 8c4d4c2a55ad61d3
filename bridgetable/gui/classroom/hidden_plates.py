"""Dashed plates over the teacher's table that say which hands the class does not see."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import TextLayout, lay_out, on_plate, paint_text, words
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, line_round
from bridgetable.gui.table.layout.places import Rect, TableLayout, Where
from bridgetable.gui.table.layout.sketch import PLATE_REACH
from bridgetable.gui.table.scene.targets import shared
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr
from bridgetable.views.classroom.class_view import ClassView
from bridgetable.views.table.table_view import TableView

SAID = tr("Hidden from the class")
TEXT, HIGH, SIDE, GAP, DISTANCE = 22.0, 42.0, 24.0, 12.0, 14.0
"""Lengths in a window 1080 high."""
ACROSS, DOWN = 16, 24
"""How many places across and down are tried where nothing beside a hand is free."""


class HiddenPlates(Painted):
    """The plates; the mouse goes through them to the table."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Create it with nothing hidden."""
        super().__init__(look, parent)
        self.hidden: tuple[Seat, ...] = ()
        self.places: dict[Seat, Rect] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def _text(self) -> TextLayout:
        style = on_plate(self.look.palette, self.look.bar(TEXT), Weight.MEDIUM)
        return lay_out(words(SAID), evolve(style, colour=self.look.palette.plate_text))

    def show_hidden(self, look: Look, layout: TableLayout | None, hidden: tuple[Seat, ...]) -> None:
        """Show which hands are hidden, each beside its hand and over no card or plate where there is room."""
        self.look, self.hidden = look, hidden if layout is not None else ()
        self.setVisible(bool(self.hidden))
        self.setAccessibleName(f"{SAID}: " + ", ".join(seat.name for seat in self.hidden))
        self.places = {}
        if layout is not None:
            for seat in self.hidden:
                self.places[seat] = self._place(layout, seat)
        self.update()

    def _place(self, layout: TableLayout, seat: Seat) -> Rect:
        bar = self.look.bar
        wide, high, far = self._text().size.width() + bar(SIDE + GAP + 30), bar(HIGH), bar(DISTANCE)
        mine = [place.rect for place in layout.cards if place.seat is seat and place.where is Where.HAND]
        hand = layout.hands[seat]
        if mine:
            left, top = min(r.x for r in mine), min(r.y for r in mine)
            right, bottom = max(r.right for r in mine), max(r.bottom for r in mine)
            hand = Rect(left, top, right - left, bottom - top)
        reach = bar(PLATE_REACH)
        taken = [place.rect for place in layout.cards]
        taken += [*(plate.grown(reach) for plate in layout.plates), layout.plaque]
        taken += [*(r for r in (layout.mat, layout.centre, layout.director) if r)]
        taken += [*self.places.values(), *(r for row in layout.quitted for r in row)]
        middle = hand.y + (hand.height - high) / 2
        tried = (
            Rect(hand.x, hand.bottom + far, wide, high),
            Rect(hand.right - wide, hand.bottom + far, wide, high),
            Rect(hand.right + far, middle, wide, high),
            Rect(hand.x - far - wide, middle, wide, high),
            Rect(hand.x, hand.y - far - high, wide, high),
            Rect(hand.right - wide, hand.y - far - high, wide, high),
            Rect(hand.x + (hand.width - wide) / 2, hand.bottom - high - far, wide, high),
        )
        edge = bar(8)

        def inside(rect: Rect) -> Rect:
            x = min(max(edge, rect.x), layout.size.width - edge - wide)
            return Rect(x, min(max(edge, rect.y), layout.size.height - edge - high), wide, high)

        def covers(rect: Rect) -> float:
            return sum(shared(rect, one) for one in taken)

        best = min(map(inside, tried), key=covers)
        if not covers(best):
            return best
        # Nothing beside the hand is free: the nearest place on the table that is.
        everywhere = (
            Rect(x * (layout.size.width - wide) / ACROSS, y * (layout.size.height - high) / DOWN, wide, high)
            for x in range(ACROSS + 1)
            for y in range(DOWN + 1)
        )
        centre = hand.centre
        free = [rect for rect in map(inside, everywhere) if not covers(rect)]
        far_from = {rect: (rect.centre.x - centre.x) ** 2 + (rect.centre.y - centre.y) ** 2 for rect in free}
        return min(free, key=lambda rect: far_from[rect]) if free else best

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, bar, text = self.look.palette, self.look.bar, self._text()
        for place in self.places.values():
            rect = QRectF(place.x, place.y, place.width, place.height)
            fill_round(painter, rect, bar(8), palette.plate)
            line_round(painter, rect, bar(8), dashed_pen(palette.plate_line, max(1.5, bar(2)), bar(6), bar(5)))
            side = bar(SIDE)
            sign = QRectF(rect.left() + bar(GAP), rect.center().y() - side / 2, side, side)
            paint_icon(painter, sign, Icon.HIDDEN, palette.plate_text, 2.1)
            paint_text(painter, QPointF(sign.right() + bar(GAP), rect.center().y() - text.size.height() / 2), text)


def hidden_hands(mine: TableView | None, theirs: ClassView) -> tuple[Seat, ...]:
    """The players of whose cards in hand the teacher sees more than his class."""
    if mine is None or theirs.table is None:
        return ()

    def seen(view: TableView, seat: Seat) -> int:
        return sum(card.card is not None for card in view.hands[seat].cards)

    table = theirs.table
    return tuple(seat for seat in SEATS if seen(mine, seat) > seen(table, seat))
