"""One of two options: its title, the table after it, which can be played on, and what is asked there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from bridgetable.game.cards import Card
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.gui.compare.rings import NumberedRing, RingedTable
from bridgetable.gui.controller import Controller
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look, Screen
from bridgetable.gui.paint.strokes import line_round, pen
from bridgetable.gui.paint.theme import Pace
from bridgetable.gui.widgets.painted import Painted
from bridgetable.gui.widgets.plain import plain_label, unmarked
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import FaceLead
from bridgetable.session.history import History
from bridgetable.views.compare import After
from bridgetable.views.eyes import Eye
from bridgetable.views.table.offers import Offer, offers_for
from bridgetable.views.table.table_view import TableView
from bridgetable.views.view import view_for

MOST_BUTTONS = 6


class Head(Painted):
    """The digit and the title of an option, and at the right what it is worth, where that is known."""

    def __init__(self, look: Look, after: After, worth: str) -> None:
        """Create it with an option."""
        super().__init__(look)
        self._after, self._worth = after, worth
        self._px = look.height / 1080
        self.setFixedHeight(round(70 * self._px))
        self.setAccessibleName(
            tr("Option {number}: {title}. {worth}", number=after.number, title=after.title, worth=worth).strip()
        )

    def _in(self, at_1080: float) -> float:
        return at_1080 * self._px

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, side = self.look.palette, self._in(44)
        painter.fillRect(self.rect(), palette.dock)
        box = QRectF(self._in(24), (self.height() - side) / 2, side, side)
        line_round(painter, box, self._in(5), pen(palette.dock_text, self._in(1.5)))
        digit = rich_text.on_fill(palette, self._in(26), palette.dock_text, Weight.BOLD)
        rich_text.paint_line(
            painter, box, rich_text.words(str(self._after.number)), evolve(digit, align=rich_text.Align.CENTRE)
        )
        worth = rich_text.lay_out(
            rich_text.words(self._worth),
            rich_text.second(rich_text.on_dock(palette, self._in(28), Weight.BOLD), palette.dock_text),
        )
        right = self.width() - self._in(24) - worth.size.width()
        rich_text.paint_text(painter, QPointF(right, (self.height() - worth.size.height()) / 2), worth)
        title = rich_text.on_dock(palette, self._in(34), Weight.BOLD)
        left = box.right() + self._in(18)
        said = rich_text.lay_out(
            rich_text.cut_to(rich_text.words(self._after.title), title, right - left - self._in(18)), title
        )
        rich_text.paint_text(painter, QPointF(left, (self.height() - said.size.height()) / 2), said)


class Pane(QWidget):
    """The table after an option: `refused` tells in a sentence what could not be done there, `changed` that it was."""

    refused = Signal(str)
    changed = Signal()

    def __init__(self, after: After, look: Look, eye: Eye, bottom: Seat, *, ten: str, worth: str) -> None:
        """Create it with the table as the option leaves it."""
        super().__init__()
        self._eye, self._start = eye, after.history
        self.controller = Controller(after.history, self)
        self.table = RingedTable(self._offers, self._facing, self)
        self.table.set_look(look.palette, Screen.DESK)
        self.table.set_rotation(bottom)
        self.table.set_ten(ten)
        self.table.set_pace(Pace.STILL)
        self.table.setAccessibleName(
            tr("The table after option {number}, {title}", number=after.number, title=after.title)
        )
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._rings: tuple[NumberedRing, ...] = ()
        self.asked = plain_label()
        self.asked.setWordWrap(True)
        self.answers: list[QPushButton] = []
        self.all_answers = QComboBox()
        self.all_answers.activated.connect(self._choose)
        self._row = QHBoxLayout()
        self._row.addWidget(self.all_answers)
        question = QVBoxLayout()
        question.addWidget(self.asked)
        question.addLayout(self._row)
        question.setContentsMargins(24, 2, 24, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Head(look, after, worth))
        column.addWidget(self.table, 1)
        column.addLayout(question)
        self.table.wanted.connect(self.controller.do)
        self.controller.changed.connect(self._follow)
        self.controller.refused.connect(self.refused)
        self._show(after.view)

    @property
    def is_played_on(self) -> bool:
        """Whether something has been done there since the option."""
        return len(self.controller.history.done) > len(self._start.done)

    def show_rings(self, rings: tuple[NumberedRing, ...]) -> None:
        """Ring what is different, as long as nothing has been done there."""
        self._rings = rings
        self.table.show_rings(() if self.is_played_on else rings)

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
        self._show(view_for(new, self._eye))
        self.table.show_rings(() if self.is_played_on else self._rings)
        self.changed.emit()

    def _show(self, view: TableView) -> None:
        self.table.show_view(view, animate=False)
        for gone in self.answers:
            gone.hide()
            gone.deleteLater()
        self.answers = []
        decision = view.decision
        options = () if decision is None else decision.options
        many = len(options) > MOST_BUTTONS
        self.asked.setVisible(decision is not None)
        self.asked.setText("" if decision is None else f"{''.join(decision.banner)} {decision.question}")
        self.all_answers.setVisible(many)
        self.all_answers.clear()
        self.all_answers.setAccessibleName(self.asked.text())
        for option in options:
            if many:
                self.all_answers.addItem(option.title, option.key)
                continue
            button = QPushButton(unmarked(option.title))
            button.setAutoDefault(False)
            button.clicked.connect(lambda _=False, key=option.key: self.controller.answer(key))
            self._row.addWidget(button)
            self.answers.append(button)

    def _choose(self, place: int) -> None:
        self.controller.answer(str(self.all_answers.itemData(place)))
