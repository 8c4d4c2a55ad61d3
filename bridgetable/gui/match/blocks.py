"""The parts of a board's page: its cards on the felt, its field with the score that moved, the standing."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bridgetable.game.boards import Board
from bridgetable.game.cards import SUITS_DOWN
from bridgetable.game.deals import Hand
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import (
    Align,
    Style,
    cut_to,
    fit,
    lay_out,
    on_dock,
    on_felt,
    on_fill,
    on_plate,
    paint_line,
    paint_text,
    second,
    width_of,
    words,
)
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, line_round, pen
from bridgetable.gui.widgets.blocks import Block, TextBlock, second_style, with_chips
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr
from bridgetable.views.match.page import BoardPage, FieldRow, FieldView, PlaceView, StandingView
from bridgetable.views.table.table_view import FactView
from bridgetable.views.words import prose

HANDS, HANDS_WIDE = 336.0, 520.0
SUIT_LINE, NAME_LINE, SUIT_WIDE = 28.0, 26.0, 155.0
PLACES = {Seat.N: (0.37, 18.0), Seat.W: (0.05, 96.0), Seat.E: (0.70, 96.0), Seat.S: (0.37, 184.0)}
"""The place where a hand begins: the share of the width, and the distance from the top at 1080."""
WAYS = 104.0
WAYS_SHARE = 0.16
"""The room between two standings, in which the ways run: at 1080, and the share of the width that it has at most."""
FIELD_ROW, CHIP = 62.0, 56.0
WORTH, APART = 72.0, 100.0
"""The room for what a score is worth, and between before and after, at 1080."""
PLACE_ROW, PLACE_HIGH = 57.0, 48.0
MOST_CHIPS = 7
"""The tables of a score that are named; of more than that their number is."""


class HandsBlock(Block):
    """The four hands as dealt, and the contract."""

    def __init__(self, look: Look, board: Board, page: BoardPage) -> None:
        super().__init__(look)
        self.board, self.page = board, page
        told = "; ".join(f"{prose.SEAT_NAMES[seat]} {' '.join(lines_of(board.deal[seat]))}" for seat in SEATS)
        self.setAccessibleName(f"{page.contract} {page.became}. {told}")

    def height_for(self, width: float) -> float:
        return self.look.dock(HANDS)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self.look, self.look.palette
        fill_round(painter, rect, look.dock(12), palette.felt)
        line_round(painter, rect, look.dock(12), pen(palette.mat_line, look.dock(1.5)))
        scale = min(1.0, rect.width() / look.dock(HANDS_WIDE))
        for seat in SEATS:
            share, top = PLACES[seat]
            at = rect.topLeft() + QPointF(share * rect.width(), look.dock(top))
            paint_hand(painter, at, seat, self.board, look, scale)
        if self.page.contract:
            self._paint_contract(painter, rect)

    def _paint_contract(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self.look, self.look.palette
        style = on_plate(palette, look.dock(21), Weight.BOLD)
        wide = min(0.31 * rect.width(), width_of(words(self.page.contract), style) + look.dock(28))
        high = look.dock(62 if self.page.became else 44)
        box = QRectF(rect.left() + look.dock(16), rect.top() + look.dock(18), wide, high)
        fill_round(painter, box, look.dock(6), palette.plate)
        line_round(painter, box, look.dock(6), pen(palette.plate_line, look.dock(1.5)))
        centred = evolve(fitting(style, self.page.contract, wide - look.dock(10)), align=Align.CENTRE)
        said = cut_to(words(self.page.contract), centred, wide - look.dock(10))
        paint_line(painter, QRectF(box.left(), box.top() + look.dock(5), wide, look.dock(34)), said, centred)
        if self.page.became:
            lower = QRectF(box.left(), box.top() + look.dock(34), wide, look.dock(24))
            small = second(on_plate(palette, look.dock(17)), palette.plate_second)
            paint_line(painter, lower, words(self.page.became), evolve(small, align=Align.CENTRE))


def fitting(style: Style, text: str, room: float) -> Style:
    """The style made smaller, to seven tenths at the least, so that a line has room."""
    return evolve(style, size=style.size * max(0.7, min(1.0, room / width_of(words(text), style))))


def lines_of(hand: Hand) -> list[str]:
    """A hand, a suit on each line."""
    found = []
    for suit in SUITS_DOWN:
        ranks = sorted((card.rank for card in hand if card.suit is suit), reverse=True)
        text = " ".join("10" if str(rank) == "T" else str(rank) for rank in ranks)
        found.append(f"{prose.SIGNS[suit]} {text or '–'}")
    return found


def paint_hand(painter: QPainter, at: QPointF, seat: Seat, board: Board, look: Look, scale: float) -> None:
    """Paint a hand from its corner downwards, its type at a scale."""
    palette = look.palette
    name = second(on_felt(palette, scale * look.dock(16), Weight.BOLD), palette.felt_second)
    paint_text(painter, at, lay_out(words(prose.SEAT_NAMES[seat].upper()), name))
    style = on_felt(palette, scale * look.dock(21), Weight.BOLD)
    room = scale * look.dock(SUIT_WIDE)
    for number, line in enumerate(lines_of(board.deal[seat])):
        top = QPointF(at.x(), at.y() + look.dock(NAME_LINE + number * SUIT_LINE))
        paint_text(painter, top, lay_out(words(line), fitting(style, line, room)))


class SignedBlock(TextBlock):
    """A sentence behind a sign: what went wrong, or what was ruled."""

    def __init__(self, look: Look, icon: Icon, fact: FactView) -> None:
        super().__init__(look, with_chips(fact.text, fact.cites), fact_style)
        self.icon = icon

    @property
    def indent(self) -> float:
        return self.look.dock(34)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, side = self.look, self.look.dock(17)
        colour = look.palette.wrong if self.icon is Icon.TRIANGLE else look.palette.decides_line
        paint_icon(painter, QRectF(rect.left() + 1, rect.top() + look.dock(7), side, side), self.icon, colour)
        super().paint(painter, rect)


def fact_style(look: Look) -> Style:
    """The style of what went wrong or was ruled."""
    return evolve(on_dock(look.palette, look.dock(20), Weight.BOLD), chip=look.dock(15.4))


class FieldBlock(Block):
    """The scores of a field with the tables that have each, what each is worth, and the way of the one that moved."""

    def __init__(self, look: Look, view: FieldView) -> None:
        super().__init__(look)
        self.view = view
        told = (f"{r.score}: {', '.join(r.tables)}; {r.before} {r.after}".strip() for r in view.rows)
        self.setAccessibleName("\n".join(told))

    def height_for(self, width: float) -> float:
        return self.look.dock(FIELD_ROW) * len(self.view.rows)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, high = self.look, self.look.dock(FIELD_ROW)
        # Beside two tables with long names the way of the one that moved needs room before the figures.
        share = 0.34 if any(row.left for row in self.view.rows) else 0.44
        left = rect.left() + min(share * rect.width(), self._score_room())
        found: dict[str, QRectF] = {}
        for number, row in enumerate(self.view.rows):
            line = QRectF(rect.left(), rect.top() + number * high, rect.width(), high)
            self._paint_row(painter, line, row, left, found)
            painter.fillRect(QRectF(line.left(), line.bottom() - 1, line.width(), 1), look.palette.dock_line)
        if "left" in found and "now" in found:
            self._paint_way(painter, found["left"], found["now"], list(found.values()))

    def _score_room(self) -> float:
        style = on_dock(self.look.palette, self.look.dock(22), Weight.BOLD)
        return max((width_of(words(r.score), style) for r in self.view.rows), default=0.0) + self.look.dock(28)

    def _paint_row(self, painter: QPainter, line: QRectF, row: FieldRow, left: float, found: dict[str, QRectF]) -> None:
        look, palette = self.look, self.look.palette
        is_left = bool(row.left) and not row.tables
        score = on_dock(palette, look.dock(22), Weight.BOLD)
        score = second(score, palette.dock_second) if is_left else score
        box = QRectF(line.left(), line.top(), left - line.left() - look.dock(16), line.height())
        # A weighted score takes two lines, which the row has room for, before it is cut.
        score = evolve(fitting(score, row.score, box.width()), align=Align.RIGHT)
        told = lay_out(words(row.score), score, box.width())
        paint_text(painter, QPointF(box.left(), box.center().y() - told.size.height() / 2), told)
        x = left
        end = line.right() - look.dock(WORTH + (APART if self.view.is_changed else 0))
        most = max(len(one.tables[:MOST_CHIPS]) + bool(one.left) for one in self.view.rows)
        wide = min(look.dock(CHIP), (end - left) / most - look.dock(6))
        more = more_words(row)
        for table in row.tables[: MOST_CHIPS - bool(more)]:
            is_ours = table == self.view.table
            chip = self._chip(painter, QRectF(x, line.top(), wide, line.height()), table, is_ours=is_ours)
            found["now" if is_ours else table] = chip
            x = chip.right() + look.dock(6)
        if more:
            room = QRectF(x, line.top(), end - x, line.height())
            paint_line(painter, room, words(more), second_style(look, look.dock(20)))
        if row.left:
            found["left"] = self._ghost(painter, QRectF(x, line.top(), end - x, line.height()), row.left, wide)
        self._paint_worth(painter, line, row)

    def _chip(self, painter: QPainter, at: QRectF, table: str, *, is_ours: bool) -> QRectF:
        look, palette = self.look, self.look.palette
        style = on_fill(palette, look.dock(19), palette.dock if is_ours else palette.dock_text, Weight.BOLD)
        wide = max(at.width(), width_of(words(table), style) + look.dock(8))
        chip = QRectF(at.left(), at.center().y() - look.dock(18), wide, look.dock(36))
        fill_round(painter, chip, look.dock(5), palette.dock_text if is_ours else palette.option_line)
        paint_line(painter, chip, words(table), evolve(style, align=Align.CENTRE))
        return chip

    def _ghost(self, painter: QPainter, room: QRectF, table: str, wide: float) -> QRectF:
        """The place that the table has left, in a room; what it takes up."""
        look, palette = self.look, self.look.palette
        style = on_fill(palette, look.dock(19), palette.wrong, Weight.BOLD)
        wide = max(wide, width_of(words(table), style) + look.dock(8))
        chip = QRectF(room.left(), room.center().y() - look.dock(18), wide, look.dock(36))
        line_round(painter, chip, look.dock(5), dashed_pen(palette.wrong, look.dock(2), look.dock(6), look.dock(4)))
        paint_line(painter, chip, words(table), evolve(style, align=Align.CENTRE))
        said, pale = words(tr("before")), second_style(look, look.dock(18))
        needed = look.dock(12) + width_of(said, pale)
        if chip.right() + needed + look.dock(40) > room.right():
            return chip
        paint_line(painter, QRectF(chip.right() + look.dock(12), room.top(), needed, room.height()), said, pale)
        return chip.adjusted(0, 0, needed, 0)

    def _paint_worth(self, painter: QPainter, line: QRectF, row: FieldRow) -> None:
        look = self.look
        bold, pale = on_dock(look.palette, look.dock(22), Weight.BOLD), second_style(look, look.dock(21))
        last = QRectF(line.right() - look.dock(WORTH), line.top(), look.dock(WORTH), line.height())
        shown = row.after if self.view.is_changed else row.after or row.before
        paint_line(painter, last, words(shown), evolve(bold, align=Align.RIGHT))
        if self.view.is_changed and row.before:
            first = last.translated(-look.dock(APART), 0)
            paint_line(painter, first, words(row.before), evolve(pale, align=Align.RIGHT))
            if row.after and row.after != row.before:
                y = line.center().y()
                start, end = (QPointF(first.right() + look.dock(one), y) for one in (12, 50))
                paint_arrow(painter, start, end, look.palette.dock_second, look)

    def _paint_way(self, painter: QPainter, start: QRectF, end: QRectF, chips: list[QRectF]) -> None:
        """The way of the score that moved: along its old row and to the new one, or round what lies between them."""
        look, colour = self.look, self.look.palette.decides_line
        low, high = sorted((start.center().y(), end.center().y()))
        between = [chip.right() for chip in chips if low < chip.center().y() < high]
        x, y = end.center().x(), start.center().y()
        if x > max((start.right() + look.dock(20), *between)):
            tip = QPointF(x, end.bottom() + look.dock(3) if end.center().y() < y else end.top() - look.dock(3))
            corners = [QPointF(x, y)]
        else:
            x = max((start.right(), end.right() + look.dock(16), *between)) + look.dock(14)
            tip = QPointF(end.right() + look.dock(4), end.center().y())
            corners = [QPointF(x, y), QPointF(x, tip.y())]
        path = QPainterPath(QPointF(start.right() + look.dock(6), y))
        for corner in corners:
            path.lineTo(corner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(colour, look.dock(2.6)))
        painter.drawPath(path)
        paint_arrow(painter, corners[-1], tip, colour, look)


def paint_arrow(painter: QPainter, start: QPointF, end: QPointF, colour: QColor, look: Look) -> None:
    """A straight arrow."""
    painter.setPen(pen(colour, look.dock(2.4)))
    painter.drawLine(start, end)
    along = end - start
    length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    unit = along / length
    across = QPointF(-unit.y(), unit.x())
    size = look.dock(9)
    head = QPainterPath(end)
    head.lineTo(end - unit * size * 1.4 + across * size * 0.7)
    head.lineTo(end - unit * size * 1.4 - across * size * 0.7)
    head.closeSubpath()
    painter.fillPath(head, colour)


class StandingBlock(Block):
    """A standing, or two with the way of each contestant from the one to the other."""

    def __init__(self, look: Look, view: StandingView) -> None:
        super().__init__(look)
        self.view = view
        told = (f"{p.rank}. {p.name} {p.figure}" for p in view.after)
        self.setAccessibleName("\n".join((view.heading, *told)))

    def height_for(self, width: float) -> float:
        head = 34.0 if self.view.is_changed else 0.0
        return self.look.dock(head + PLACE_ROW * len(self.view.after) + (30 if self.view.others else 0))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, view = self.look, self.view
        top = rect.top()
        if not view.is_changed:
            self._paint_places(painter, rect, view.after, top, was=False)
        else:
            wide = (rect.width() - min(look.dock(WAYS), WAYS_SHARE * rect.width())) / 2
            first, last = QRectF(rect.left(), top, wide, 0), QRectF(rect.right() - wide, top, wide, 0)
            for box, said in ((first, tr("before the ruling")), (last, tr("after it"))):
                head = QRectF(box.left(), top, wide, look.dock(28))
                paint_line(painter, head, words(said), second_style(look, look.dock(18)))
            top += look.dock(34)
            self._paint_ways(painter, first.right(), last.left(), top)
            self._paint_places(painter, first, view.before, top, was=True)
            self._paint_places(painter, last, view.after, top, was=False)
        if view.others:
            low = QRectF(rect.left(), top + look.dock(PLACE_ROW * len(view.after)), rect.width(), look.dock(28))
            paint_line(painter, low, words(view.others), second_style(look, look.dock(18)))

    def _paint_places(
        self, painter: QPainter, rect: QRectF, places: tuple[PlaceView, ...], top: float, *, was: bool
    ) -> None:
        look, palette = self.look, self.look.palette
        for number, place in enumerate(places):
            box = QRectF(rect.left(), top + look.dock(number * PLACE_ROW), rect.width(), look.dock(PLACE_HIGH))
            is_ours = place.contestant == self.view.ours
            is_lit = is_ours and not was
            fill_round(painter, box, look.dock(6), palette.dock_text if is_lit else palette.option)
            if not is_lit:
                colour = palette.dock_text if is_ours else palette.option_line
                line_round(painter, box, look.dock(6), pen(colour, look.dock(1.8 if is_ours else 1.3)))
            ink = palette.dock if is_lit else palette.dock_text
            bold = on_fill(palette, look.dock(18.5), ink, Weight.BOLD)
            paint_place(painter, box, place, bold, look)

    def _paint_ways(self, painter: QPainter, left: float, right: float, top: float) -> None:
        look, palette, view = self.look, self.look.palette, self.view
        order = {p.contestant: n for n, p in enumerate(view.after)}
        drawn = sorted(enumerate(view.before), key=lambda one: one[1].contestant == view.ours)
        for number, place in drawn:
            if place.contestant not in order:
                continue
            is_ours = place.contestant == view.ours
            y = top + look.dock(number * PLACE_ROW + PLACE_HIGH / 2)
            to = top + look.dock(order[place.contestant] * PLACE_ROW + PLACE_HIGH / 2)
            start, end = QPointF(left + look.dock(6), y), QPointF(right - look.dock(6), to)
            colour = palette.dock_text if is_ours else palette.worth
            paint_curve(painter, start, end, colour, look.dock(4.4 if is_ours else 2.2), look)


def paint_place(painter: QPainter, box: QRectF, place: PlaceView, bold: Style, look: Look) -> None:
    """A contestant in its box: place, name, total."""
    inside = box.adjusted(look.dock(10), 0, -look.dock(10), 0)
    paint_line(painter, inside, words(place.rank), bold)
    paint_line(painter, inside, words(place.figure), evolve(bold, align=Align.RIGHT))
    left = max(look.dock(22), width_of(words(place.rank), bold) + look.dock(8))
    room = inside.adjusted(left, 0, -width_of(words(place.figure), bold) - look.dock(6), 0)
    name = evolve(bold, weight=Weight.MEDIUM)
    paint_line(painter, room, cut_to(words(place.name), name, room.width()), name)


def paint_curve(painter: QPainter, start: QPointF, end: QPointF, colour: QColor, wide: float, look: Look) -> None:
    """A curve from a place to a place, with an arrow's head."""
    neck = QPointF(end.x() - look.dock(12), end.y())
    middle = (start.x() + neck.x()) / 2
    path = QPainterPath(start)
    path.cubicTo(QPointF(middle, start.y()), QPointF(middle, neck.y()), neck)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, wide))
    painter.drawPath(path)
    paint_arrow(painter, neck, end, colour, look)


class PageHead(Painted):
    """The title of a board, and who dealt and is vulnerable."""

    def __init__(self, look: Look, page: BoardPage) -> None:
        super().__init__(look)
        self.page = page
        self.setAccessibleName(f"{page.title}, {page.conditions}")

    def height_for(self, width: float) -> float:
        """The height in logical pixels."""
        return self.look.dock(42)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        style = on_dock(look.palette, look.dock(32), Weight.BOLD)
        paint_line(painter, rect, words(self.page.title), style)
        beside = rect.adjusted(width_of(words(self.page.title), style) + look.dock(20), look.dock(5), 0, 0)
        told = words(self.page.conditions)
        paint_line(painter, beside, told, fit(told, second_style(look, look.dock(20)), beside.width()))


def more_words(row: FieldRow) -> str:
    """The number of tables of a score for which there is no room, in words: a plus would be read as IMPs."""
    return tr("and {n}", n=len(row.tables) - MOST_CHIPS + 1) if len(row.tables) > MOST_CHIPS else ""
