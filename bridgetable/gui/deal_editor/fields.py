"""The fields of the editor: those of a board, and those for wishes about hands; and the style of Qt's own."""

from typing import TypeVar

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from bridgetable.game.auction import Contract
from bridgetable.game.boards import Board, Vulnerability, dealer_of, vulnerability_of
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.dealing import Wishes, hold_together, holds, wish
from bridgetable.game.deals import Deal
from bridgetable.game.drafts import HAND, Draft
from bridgetable.game.errors import BridgetableError
from bridgetable.game.meanings import Meaning
from bridgetable.game.seats import SEATS, BySeat, Seat, Side
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.strokes import grown, line_round, pen, smooth
from bridgetable.gui.widgets.plain import make_editable, plain_label
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.views.words.prose import SEAT_NAMES, SHORT_SIDES, VULNERABLE_SIDES


class ArrowBox(QComboBox):
    """A list to choose from; a style sheet takes Qt's arrow away, so that it paints its own."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with smooth(self) as painter:
            by = self.look.dock(5)
            middle = QPointF(self.width() - self.look.dock(16), self.height() / 2)
            colour = self.look.palette.dock_second if self.isEnabled() else dimmed(self.look.palette)
            painter.setPen(pen(colour, max(1.5, self.look.dock(2.5))))
            corners = (QPointF(-by, -by / 2), QPointF(0, by / 2), QPointF(by, -by / 2))
            painter.drawPolyline([middle + corner for corner in corners])


class NumberBox(QSpinBox):
    """A field for a number with Qt's own arrows, in a frame like those of the other fields."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setMinimumHeight(round(look.dock(38)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Else what is typed would lie over the frame.
        inset = round(self.look.dock(6))
        place = self.lineEdit().geometry()
        self.lineEdit().setGeometry(inset, inset, place.right() - inset, self.height() - 2 * inset)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with smooth(self) as painter:
            palette, focused = self.look.palette, self.hasFocus()
            wide = max(1, round(self.look.dock(3 if focused else 1.5)))
            stroke = pen(palette.pointer if focused else palette.option_line, wide)
            line_round(painter, grown(QRectF(self.rect()), -wide / 2), self.look.dock(6), stroke)


Named = TypeVar("Named", bound=QWidget)


def heading(look: Look, name: str) -> QLabel:
    """The name of a section or a field, in capitals."""
    label = plain_label(name.upper())
    label.setFont(font(look.dock_type(15, 15), Weight.BOLD))
    label.setStyleSheet(f"color: {look.palette.dock_second.name()}")
    return label


def named(field: Named, name: str) -> Named:
    """A field with its name for those who do not see the heading over it."""
    field.setAccessibleName(name)
    return field


def editor_style(look: Look) -> str:
    """The style sheet of Qt's own widgets in the editor: our lines and corners, a thick frame at the keyboard."""
    palette = look.palette
    text, second, ground, edge = (
        c.name() for c in (palette.dock_text, palette.dock_second, palette.option, palette.option_line)
    )
    hover, focus, dim, bar = (c.name() for c in (palette.option_hover, palette.pointer, dimmed(palette), palette.dock))
    high, radius, side = round(look.dock(38)), round(look.dock(6)), round(look.dock(10))
    size = round(look.dock_type(18.5, 18.5))
    thin, thick = max(1, round(look.dock(1.5))), max(2, round(look.dock(3)))
    return (
        f"QLineEdit, QComboBox, QPushButton {{ background: {ground}; color: {text}; font-size: {size}px;"
        f" border: {thin}px solid {edge}; border-radius: {radius}px; padding: 0 {side}px;"
        f" min-height: {high - 2 * thick}px; }}"
        f"QLineEdit {{ border-color: {palette.plate_line.name()}; }}"
        f"QPushButton {{ font-weight: 600; padding: 0 {round(1.4 * side)}px; }}"
        f"QPushButton:hover, QComboBox:hover {{ background: {hover}; }}"
        f"QPushButton:disabled, QComboBox:disabled {{ color: {dim}; background: {bar}; }}"
        f"QLineEdit:focus, QComboBox:focus, QPushButton:focus {{ border: {thick}px solid {focus}; }}"
        f"QComboBox QLineEdit, QSpinBox QLineEdit {{ border: 0; padding: 0; background: transparent; min-height: 0; }}"
        f"QComboBox QLineEdit:focus, QSpinBox QLineEdit:focus {{ border: 0; }}"
        f"QComboBox::drop-down {{ border: 0; width: {round(look.dock(24))}px; }}"
        f"QComboBox QAbstractItemView {{ background: {ground}; color: {text}; selection-background-color: {hover}; }}"
        f"QPushButton#first {{ background: {text}; color: {bar}; font-weight: 700; }}"
        f"QPushButton#first:disabled {{ background: {ground}; color: {second}; font-weight: 500; }}"
        f"QSpinBox {{ font-size: {size}px; }}"
        f"QLineEdit#hand {{ background: {palette.plate.name()}; color: {palette.plate_text.name()};"
        f" font-size: {round(look.metrics.px(24))}px; font-weight: 600; }}"
    )


MOST_NUMBER = 9999
BIDS = tuple(Bid(level, strain) for level in range(1, 8) for strain in Strain)
RISKS = {1: tr("undoubled"), 2: tr("doubled"), 4: tr("redoubled")}
AUCTION_HELD = tr("to be bid")


class BoardFields(QWidget):
    """The fields; a number brings dealer and vulnerability with it, as Law 2 has them."""

    changed = Signal()

    def __init__(self, look: Look, board: Board, contract: Contract | None) -> None:
        super().__init__()
        self.number, self.dealer, self.sides = NumberBox(look), ArrowBox(look), ArrowBox(look)
        self.bid, self.risk, self.declarer = ArrowBox(look), ArrowBox(look), ArrowBox(look)
        self.number.setRange(1, MOST_NUMBER)
        self.number.setAccessibleName(tr("Board"))
        for seat in SEATS:
            self.dealer.addItem(SEAT_NAMES[seat], seat)
            self.declarer.addItem(tr("by {seat}", seat=SEAT_NAMES[seat]), seat)
        for sides, name in VULNERABLE_SIDES.items():
            self.sides.addItem(name, sides)
        self.bid.addItem(AUCTION_HELD, None)
        for bid in BIDS:
            self.bid.addItem(bid.in_words, bid)
        for risk, name in RISKS.items():
            self.risk.addItem(name, risk)
        self._lay_out(look)
        self.show_board(board)
        self.show_contract(contract)
        self.number.valueChanged.connect(self._by_number)
        for field in (self.dealer, self.sides, self.bid, self.risk, self.declarer):
            field.currentIndexChanged.connect(self._note)

    def _lay_out(self, look: Look) -> None:
        grid = QGridLayout()
        rows = (
            ((self.number, tr("Board")), (self.dealer, tr("Dealer")), (self.sides, tr("Vulnerable"))),
            ((self.bid, tr("Contract")), (self.risk, tr("Doubled")), (self.declarer, tr("Declarer"))),
        )
        for row, fields in enumerate(rows):
            for column, (field, name) in enumerate(fields):
                grid.addWidget(heading(look, name), 3 * row, column)
                grid.addWidget(named(field, name), 3 * row + 1, column)
                grid.setColumnStretch(column, 1)
        grid.setRowMinimumHeight(2, round(look.dock(6)))
        grid.setHorizontalSpacing(round(look.dock(10)))
        grid.setVerticalSpacing(round(look.dock(5)))
        filled(QVBoxLayout(self), grid, edge=0)

    def _by_number(self, number: int) -> None:
        choose(self.dealer, dealer_of(number))
        choose(self.sides, vulnerability_of(number))
        self._note()

    def _note(self) -> None:
        held = self.bid.currentData() is None
        self.risk.setEnabled(not held)
        self.declarer.setEnabled(not held)
        self.changed.emit()

    def show_board(self, board: Board) -> None:
        """Show number, dealer and vulnerability of a board."""
        self.number.setValue(max(1, board.number))
        choose(self.dealer, board.dealer)
        choose(self.sides, board.vulnerability)

    def show_contract(self, contract: Contract | None) -> None:
        """Show a contract that was never bid, or that there is none."""
        choose(self.bid, None if contract is None else contract.bid)
        if contract is not None:
            choose(self.risk, contract.doubled)
            choose(self.declarer, contract.declarer)
        self._note()

    def board(self, hands: Deal) -> Board:
        """The board with these hands."""
        return Board(
            self.number.value(), SEATS[self.dealer.currentData()], Vulnerability(self.sides.currentData()), hands
        )

    @property
    def contract(self) -> Contract | None:
        """The contract with which the play begins; None where the auction is held."""
        bid = self.bid.currentData()
        if not isinstance(bid, Bid):
            return None
        return Contract(bid, int(self.risk.currentData()), SEATS[self.declarer.currentData()])


def choose(box: QComboBox, value: object) -> None:
    """Choose the row of a value; Qt would compare some values as numbers."""
    for row in range(box.count()):
        if box.itemData(row) == value:
            box.setCurrentIndex(row)
            return


HANDS = (
    "",
    "15-17, balanced",
    "12-14, balanced",
    "20-21, balanced",
    "22+",
    "11-15, 5+ hearts",
    "11-15, 5+ spades",
    "6-10, 6+ hearts",
    "6-10, 6+ spades",
    "6-9",
    "0-5",
)
TOGETHER = ("", "25-27", "28-31", "33+", "20-23", "8+ spades", "8+ hearts", "9+ spades", "9+ hearts")
HOLDS, NOT_YET, NOT_UNDERSTOOD = "✓", "–", "?"
SAID = {HOLDS: tr("it is so"), NOT_YET: tr("not so yet"), NOT_UNDERSTOOD: tr("not understood"), "": ""}


class WishFields(QWidget):
    """The fields: one for each player, one for each partnership."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.fields: dict[Seat | Side, QComboBox] = {}
        self.verdicts: dict[Seat | Side, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(round(look.dock(5)))
        grid.setHorizontalSpacing(round(look.dock(10)))
        grid.setColumnStretch(1, 1)
        for row, who in enumerate((*SEATS, *Side)):
            field, name = ArrowBox(look), tr("{name} to hold", name=name_of(who))
            make_editable(field, name, HANDS if isinstance(who, Seat) else TOGETHER, tr("anything"))
            field.editTextChanged.connect(self.changed)
            label, verdict = plain_label(name_of(who)), plain_label()
            label.setBuddy(field)
            verdict.setMinimumWidth(round(look.dock(22)))
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(verdict, row, 2)
            self.fields[who], self.verdicts[who] = field, verdict

    def wished(self, who: Seat | Side) -> Meaning | None:
        """The meaning wished for a hand or a partnership, if any; raises NotationError where it is not understood."""
        text = self.fields[who].currentText().strip()
        return wish(text) if text else None

    def wishes(self) -> Wishes:
        """All that is wished for. Raises NotationError."""
        sides = tuple((side, meant) for side in Side if (meant := self.wished(side)) is not None)
        return Wishes(BySeat.each(self.wished), sides)

    def show_draft(self, draft: Draft) -> None:
        """Show which of the wishes the hands fulfil."""
        for who, label in self.verdicts.items():
            verdict = self._verdict(who, draft)
            palette = self.look.palette
            colour = {HOLDS: palette.regular, NOT_UNDERSTOOD: palette.wrong}.get(verdict, palette.dock_second)
            label.setText(verdict)
            label.setStyleSheet(f"color: {colour.name()}; font-weight: 700")
            label.setAccessibleName(SAID[verdict])
            label.setToolTip(SAID[verdict])
            self.fields[who].setAccessibleDescription(SAID[verdict])

    def _verdict(self, who: Seat | Side, draft: Draft) -> str:
        try:
            meant = self.wished(who)
        except BridgetableError:
            return NOT_UNDERSTOOD
        if meant is None:
            return ""
        if isinstance(who, Seat):
            held = len(draft.hands[who]) == HAND and holds(draft.hands[who], meant)
        else:
            whole = all(len(draft.hands[seat]) == HAND for seat in who.seats)
            held = whole and hold_together(draft.hands, who, meant)
        return HOLDS if held else NOT_YET


def name_of(who: Seat | Side) -> str:
    """The name of a player, or of a partnership."""
    return SEAT_NAMES[who] if isinstance(who, Seat) else SHORT_SIDES[who]
