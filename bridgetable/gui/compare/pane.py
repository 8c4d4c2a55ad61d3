"""One of two options: its title, the table after it with rings round the differences, and the question there."""

from functools import partial
from typing import assert_never

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.gui.controller import Controller
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look, Screen
from bridgetable.gui.paint.rich_text import Align, on_fill, paint_line, words
from bridgetable.gui.paint.strokes import dashed_pen, grown, line, line_round, pen
from bridgetable.gui.paint.theme import Metrics, Pace, Palette
from bridgetable.gui.table.layout.places import CardPlace, Rect, TableLayout, Where, union
from bridgetable.gui.table.scene.view import TableGraphicsView
from bridgetable.gui.widgets.painted import Painted
from bridgetable.gui.widgets.plain import plain_label, unmarked
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import FaceLead
from bridgetable.session.director.actions import Notice
from bridgetable.session.history import History
from bridgetable.views.compare import After, Ring, Ringed
from bridgetable.views.eyes import Eye
from bridgetable.views.table.offers import Offer, offers_for
from bridgetable.views.view import view_for, who_notices

NumberedRing = tuple[int, Ring]


class RingedTable(TableGraphicsView):
    """The table of an option, with rings round the differences until something is done at it."""

    rings: tuple[NumberedRing, ...] = ()

    def show_rings(self, rings: tuple[NumberedRing, ...]) -> None:
        """Draw these rings over the table."""
        self.rings = rings
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawForeground(painter, rect)
        layout, palette = self.table_scene.layout, self.table_scene.look.palette
        if layout is None:
            return
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        taken: list[QPointF] = []
        for number, ring in self.rings:
            paint_ring(painter, ring_place(ring, layout), number, palette, layout.metrics, taken)
        painter.restore()


def ring_place(ring: Ring, layout: TableLayout) -> QRectF:
    """The rectangle of a ring on the table: round the plate where its card is not there."""
    found: Rect | None
    match ring.what:
        case Ringed.CARDS:
            found = union(p.part for p in layout.cards if p.seat is ring.seat and p.shown.card in ring.cards)
        case Ringed.SUITS:
            found = union(p.part for p in layout.cards if in_suits(p, ring))
        case Ringed.PLATE:
            found = layout.plates[ring.seat]
        case Ringed.CALLS:
            found = layout.calls[ring.seat]
        case _:
            assert_never(ring.what)
    found = found or layout.plates[ring.seat]
    return grown(QRectF(found.x, found.y, found.width, found.height), layout.metrics.px(7))


def in_suits(place: CardPlace, ring: Ring) -> bool:
    """True where a card is among the suits of a hand that are ringed."""
    card = place.shown.card
    return place.where is Where.HAND and place.seat is ring.seat and card is not None and card.suit in ring.suits


def paint_ring(
    painter: QPainter, place: QRectF, number: int, palette: Palette, metrics: Metrics, taken: list[QPointF]
) -> None:
    """Paint a dashed ring with its number at a corner; `taken` are the middles of numbers that stand already."""
    dashes = dashed_pen(palette.pointer, line(palette, metrics, 3.5), metrics.px(9), metrics.px(6))
    line_round(painter, place, metrics.px(6), dashes)
    corners = (place.topLeft(), place.topRight(), place.bottomRight(), place.bottomLeft())
    near = metrics.px(44)
    at = next((c for c in corners if all((c - t).manhattanLength() > near for t in taken)), corners[0])
    taken.append(at)
    paint_number(painter, at, number, palette, metrics.px(36))


def paint_number(painter: QPainter, at: QPointF, number: int, palette: Palette, side: float) -> None:
    """Paint a number on a blue disc round a point."""
    disc = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.pointer)
    painter.drawEllipse(disc)
    style = on_fill(palette, side * 0.58, palette.on_pointer, Weight.BOLD)
    paint_line(painter, disc, words(str(number)), evolve(style, align=Align.CENTRE))


EDGE, QUESTION = 24, 18.0
"""The room at the sides of a question in pixels, and its type in a window 1080 high."""


class Head(Painted):
    """The digit and the title of an option, and at the right its worth, where that is known."""

    def __init__(self, look: Look, after: After, worth: str) -> None:
        super().__init__(look)
        self._after, self._worth = after, worth
        self._px = look.height / 1080
        self.setFixedHeight(round(70 * self._px))
        name = tr("Option {number}: {title}. {worth}", number=after.number, title=after.title, worth=worth)
        self.setAccessibleName(name.strip())

    def _in(self, at_1080: float) -> float:
        return at_1080 * self._px

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, side = self.look.palette, self._in(44)
        painter.fillRect(self.rect(), palette.dock)
        box = QRectF(self._in(24), (self.height() - side) / 2, side, side)
        line_round(painter, box, self._in(5), pen(palette.dock_text, self._in(1.5)))
        digit = rich_text.on_fill(palette, self._in(26), palette.dock_text, Weight.BOLD)
        centred = evolve(digit, align=rich_text.Align.CENTRE)
        rich_text.paint_line(painter, box, rich_text.words(str(self._after.number)), centred)
        bold = rich_text.second(rich_text.on_dock(palette, self._in(28), Weight.BOLD), palette.dock_text)
        worth = rich_text.words(self._worth)
        right, left = self.width() - self._in(24) - rich_text.width_of(worth, bold), box.right() + self._in(18)
        rich_text.paint_line(painter, rect.adjusted(right, 0, 0, 0), worth, bold)
        title = rich_text.on_dock(palette, self._in(34), Weight.BOLD)
        said = rich_text.cut_to(rich_text.words(self._after.title), title, right - left - self._in(18))
        rich_text.paint_line(painter, rect.adjusted(left, 0, 0, 0), said, title)


class Pane(QWidget):
    """The table after an option: `refused` carries a sentence about what could not be done, `changed` that it was."""

    refused = Signal(str)
    changed = Signal()

    def __init__(self, after: After, head: QWidget, look: Look, eye: Eye, bottom: Seat, *, ten: str) -> None:
        super().__init__()
        self._eye, self._start, self._title = eye, after.history, after.title
        self.controller = Controller(after.history, self)
        self.table = RingedTable(self._offers, self._facing, self)
        self.table.set_look(look.palette, Screen.DESK)
        self.table.set_rotation(bottom)
        self.table.set_ten(ten)
        self.table.set_pace(Pace.STILL)
        name = tr("The table after option {number}, {title}", number=after.number, title=after.title)
        self.table.setAccessibleName(name)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._rings: tuple[NumberedRing, ...] = ()
        self.asked = plain_label(wraps=True)
        self.answers: list[QPushButton] = []
        self.all_answers = QComboBox()
        self.all_answers.setPlaceholderText(tr("Answer…"))
        self.all_answers.activated.connect(self._choose)
        self._row = filled(QHBoxLayout(), self.all_answers)
        self.question = QWidget()
        self.question.setFont(font(look.dock(QUESTION), Weight.MEDIUM))
        filled(QVBoxLayout(self.question), self.asked, self._row, None).setContentsMargins(EDGE, 4, EDGE, 4)
        filled(QVBoxLayout(self), head, (self.table, 1), self.question, edge=0, gap=0)
        self.table.wanted.connect(self.controller.do)
        self.controller.changed.connect(self._follow)
        self.controller.refused.connect(self.refused)
        self._show(after.history)

    def question_height(self, width: int) -> int:
        """The height in pixels that the question and its answers need at a width."""
        self._arrange(width)
        if self.asked.isHidden():
            return self.question.sizeHint().height() if self.answers else 0
        return self.question.heightForWidth(width)

    @property
    def steps(self) -> int:
        """The number of actions done there since the option."""
        return len(self.controller.history.done) - len(self._start.done)

    @property
    def is_played_on(self) -> bool:
        """True where something has been done there since the option."""
        return self.steps > 0

    def show_rings(self, rings: tuple[NumberedRing, ...]) -> None:
        """Ring the differences, as long as nothing has been done there."""
        self._rings = rings
        self.table.show_rings(() if self.is_played_on else rings)

    def call_director(self) -> None:
        """Draw attention to what went wrong there, where nothing is asked yet."""
        if self.answers and self.controller.history.now.pending is None:
            self.answers[0].click()

    def undo(self) -> None:
        """Take back what was done there last."""
        if self.is_played_on:
            self.controller.undo()

    def _offers(self, seat: Seat, cards: tuple[Card, ...]) -> tuple[Offer, ...]:
        return offers_for(self.controller.history.now, seat, cards)

    def _facing(self, seat: Seat) -> Action | None:
        down = self.controller.history.now.table.face_down
        return next((FaceLead(seat, lying.card) for lying in down if lying.seat is seat), None)

    def _follow(self, _old: History, new: History) -> None:
        self._show(new)
        self.table.show_rings(() if self.is_played_on else self._rings)
        self.changed.emit()

    def _show(self, history: History) -> None:
        view = view_for(history, self._eye)
        # Where the title is a book the plaque need not say it, and both tables lie alike.
        lines = tuple(words for words in view.plaque.lines if words != self._title)
        self.table.show_view(evolve(view, plaque=evolve(view.plaque, lines=lines)), animate=False)
        for gone in self.answers:
            gone.hide()
            gone.deleteLater()
        self.answers = []
        decision, table = view.decision, history.now.table
        if decision is None:
            notices = ((words, Notice(who_notices(table, self._eye, card), card)) for card, words in view.to_notice)
            choices = [(tr("Director! {words}", words=words), partial(self.controller.do, it)) for words, it in notices]
        else:
            choices = [(one.title, partial(self.controller.answer, one.key)) for one in decision.options]
        self.asked.setVisible(decision is not None)
        self.asked.setText("" if decision is None else f"{''.join(decision.banner)} {decision.question}")
        self.all_answers.clear()
        self.all_answers.setAccessibleName(self.asked.text())
        self.all_answers.setMinimumWidth(1)  # else the longest answer would make the window wider than a screen
        for title, choose in choices:
            self.all_answers.addItem(title, choose)
            button = QPushButton(unmarked(title), autoDefault=False)
            button.clicked.connect(lambda _=False, it=choose: it())
            self._row.addWidget(button)
            self.answers.append(button)
        self._arrange(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width())

    def _arrange(self, width: int) -> None:
        """Show the answers beside each other where they fit; a list of them leaves the table its room where not."""
        wide = sum(one.sizeHint().width() + self._row.spacing() for one in self.answers)
        beside = wide <= width - 2 * EDGE
        for one in self.answers:
            one.setVisible(beside)
        self.all_answers.setVisible(not beside)

    def _choose(self, place: int) -> None:
        self.all_answers.itemData(place)()


def level(panes: tuple[Pane, ...], width: int) -> None:
    """Give the questions of panes side by side in a window of this width one height: their tables are equally large."""
    high = max((pane.question_height(width // len(panes)) for pane in panes), default=0)
    for pane in panes:
        pane.question.setFixedHeight(high)
