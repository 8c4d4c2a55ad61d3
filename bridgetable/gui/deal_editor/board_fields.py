"""The fields of the editor for number, dealer, vulnerability, and a contract that was never bid."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from bridgetable.game.auction import Contract
from bridgetable.game.boards import Board, Vulnerability, dealer_of, vulnerability_of
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.deals import Deal
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import SEATS, Side
from bridgetable.gui.deal_editor.parts import ArrowBox, NumberBox, heading, named
from bridgetable.gui.paint.look import Look
from bridgetable.language import tr
from bridgetable.views.words.prose import SEAT_NAMES, SHORT_SIDES, strain_text

MOST_NUMBER = 9999
SIDES = one_row_each(
    Vulnerability,
    {
        Vulnerability.NONE: tr("None"),
        Vulnerability.NS: SHORT_SIDES[Side.NS],
        Vulnerability.EW: SHORT_SIDES[Side.EW],
        Vulnerability.ALL: tr("Both"),
    },
)
BIDS = tuple(Bid(level, strain) for level in range(1, 8) for strain in Strain)
RISKS = {1: tr("undoubled"), 2: tr("doubled"), 4: tr("redoubled")}
AUCTION_HELD = tr("to be bid")


class BoardFields(QWidget):
    """The fields; a number brings dealer and vulnerability with it, as Law 2 has them."""

    changed = Signal()

    def __init__(self, look: Look, board: Board, contract: Contract | None) -> None:
        """Create them as a board has them."""
        super().__init__()
        self.number, self.dealer, self.sides = NumberBox(look), ArrowBox(look), ArrowBox(look)
        self.bid, self.risk, self.declarer = ArrowBox(look), ArrowBox(look), ArrowBox(look)
        self.number.setRange(1, MOST_NUMBER)
        self.number.setAccessibleName(tr("Board"))
        for seat in SEATS:
            self.dealer.addItem(SEAT_NAMES[seat], seat)
            self.declarer.addItem(tr("by {seat}", seat=SEAT_NAMES[seat]), seat)
        for sides, name in SIDES.items():
            self.sides.addItem(name, sides)
        self.bid.addItem(AUCTION_HELD, None)
        for bid in BIDS:
            self.bid.addItem(f"{bid.level}{strain_text(bid.strain)}", bid)
        for risk, name in RISKS.items():
            self.risk.addItem(name, risk)
        self._lay_out(look)
        self.show_board(board)
        self.show_contract(contract)
        self.number.valueChanged.connect(self._by_number)
        for field in (self.dealer, self.sides, self.bid, self.risk, self.declarer):
            field.currentIndexChanged.connect(self._note)

    def _lay_out(self, look: Look) -> None:
        whole, grid = QVBoxLayout(self), QGridLayout()
        whole.setContentsMargins(0, 0, 0, 0)
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
        whole.addLayout(grid)

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
