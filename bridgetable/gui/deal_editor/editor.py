"""The editor of a deal: its table, and beside it the board, the pasted text and the wishes."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import combinations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLineEdit, QMenu, QPushButton, QVBoxLayout, QWidget

from bridgetable.chance import any_seed
from bridgetable.formats.deal_forms.read import DealRead, read_deal, read_hand
from bridgetable.game.auction import Contract
from bridgetable.game.boards import Board, seat, vulnerability
from bridgetable.game.cards import Card
from bridgetable.game.deals import deal, deal_text
from bridgetable.game.drafts import HAND, NOTHING_DEALT, Draft, rest_dealt
from bridgetable.game.errors import BridgetableError
from bridgetable.game.outcomes import contract, contract_text
from bridgetable.game.seats import SEATS, Seat
from bridgetable.gui.controller import sentence
from bridgetable.gui.deal_editor.best_play import BestPlayTable
from bridgetable.gui.deal_editor.fields import BoardFields, WishFields, editor_style, heading, named
from bridgetable.gui.deal_editor.table import EditorTable
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look, look_for
from bridgetable.gui.solver import AskedSolver
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.painted import ENTER
from bridgetable.gui.widgets.plain import plain_label
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr, tr_n
from bridgetable.views.words.prose import SEAT_NAMES, card_text

LEAST = 0.85
"""The share of its first size below which it cannot be made smaller."""
PAIRS = tuple(combinations(SEATS, 2))
Chance = Callable[[], int]


class DealEditor(QDialog):
    """The editor, as large as the window; `made` tells the board, and the contract where one was given."""

    made = Signal(object, object)
    kept = Signal(str)  # The draft as a text, at each change; empty when it is finished.

    def __init__(  # noqa: PLR0913 -- what only a test or a window with a solver says has names
        self,
        look: Look,
        board: Board,
        contract: Contract | None = None,
        parent: QWidget | None = None,
        *,
        ten: str = "10",
        chance: Chance = any_seed,
        solver: AskedSolver | None = None,
    ) -> None:
        """Open it on a board, whole or not, with best play where there is a solver; a ten is written “10” or “T”."""
        super().__init__(parent)
        self.look = look_for(look.height, look.palette)
        self._chance = chance
        self.drafts = [(Draft(board.deal), "")]
        self.setWindowTitle(tr("Edit deal"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setStyleSheet(editor_style(self.look))
        self.table = EditorTable(self.look, ten)
        self.board = BoardFields(self.look, board, contract)
        self.wishes = WishFields(self.look)
        self.best_play = None if solver is None else BestPlayTable(self.look, solver)
        self._build()
        self._connect()
        if parent is not None:
            self.setGeometry(parent.window().geometry())
        # What is painted keeps the size of type with which it was opened.
        self.setMinimumSize(self.size() * LEAST)
        self._show()
        self.table.take_keyboard()
        self.finished.connect(lambda: self.kept.emit(""))

    # Made once.

    def _build(self) -> None:
        bar, below = self._bar(), filled(QHBoxLayout(), (self.table, 1), self._panel())
        filled(QVBoxLayout(self), bar, (below, 1), edge=0, gap=0)

    def _bar(self) -> QWidget:
        bar, look = QWidget(), self.look
        title = plain_label(tr("Edit deal"))
        title.setFont(font(look.bar_type(21), Weight.BOLD))
        self.undo = BarButton(look, tr("Undo"), Icon.UNDO)
        self.swap = BarButton(look, tr("Swap two hands…"), Icon.TRANSFER)
        self.rotate = BarButton(look, tr("Rotate all hands"), Icon.ROTATE)
        self.clear = BarButton(look, tr("Clear"), Icon.CROSS)
        escape = plain_label(tr("Esc puts the old board back"))
        escape.setFont(font(look.bar_type(16)))
        buttons = (self.undo, self.swap, self.rotate, self.clear)
        row = filled(QHBoxLayout(bar), title, round(look.bar(14)), *buttons, None, escape)
        row.setContentsMargins(round(look.bar(20)), round(look.bar(5)), round(look.bar(20)), round(look.bar(5)))
        bar.setFixedHeight(round(max(look.bar(52), look.bar_type(44))))
        return bar

    def _panel(self) -> QWidget:
        panel, look = QFrame(), self.look
        panel.setFixedWidth(round(max(look.metrics.dock_width, 530 * look.metrics.dock_u)))
        self.paste_field = named(QLineEdit(), tr("A deal to paste"))
        self.paste_field.setPlaceholderText(tr("Ctrl+V: PBN, LIN, an address or a line of hands"))
        self.paste = QPushButton(tr("Paste"))
        self.deal_rest, self.deal_all = QPushButton(tr("Deal the rest")), QPushButton(tr("Deal all anew"))
        self.status = plain_label(wraps=True)
        self.accept_button, self.cancel = QPushButton(tr("Put on the table")), QPushButton(tr("Cancel"))
        self.accept_button.setObjectName("first")
        self.accept_button.setToolTip("Ctrl+Enter")
        gap, side = round(look.dock(10)), round(look.dock(20))
        column = filled(
            QVBoxLayout(panel),
            *(self.board, gap, heading(look, tr("Paste")), filled(QHBoxLayout(), self.paste_field, self.paste)),
            *(gap, heading(look, tr("What the hands are to hold")), self.wishes),
            filled(QHBoxLayout(), self.deal_rest, self.deal_all, None),
            *(() if self.best_play is None else (round(look.dock(6)), self.best_play)),
            *(None, self.status, filled(QHBoxLayout(), self.accept_button, None, self.cancel)),
            gap=round(look.dock(8)),
        )
        column.setContentsMargins(side, round(look.dock(12)), side, round(look.dock(14)))
        for button in (self.paste, self.deal_rest, self.deal_all, self.accept_button, self.cancel):
            # Enter in a field reads the field, and must not end the editor.
            button.setAutoDefault(False)
        return panel

    def _connect(self) -> None:
        self.table.given.connect(self.give)
        self.table.written.connect(self.write)
        self.wishes.changed.connect(lambda: self.wishes.show_draft(self.draft))
        self.undo.clicked.connect(self.take_back)
        self.swap.clicked.connect(self._choose_pair)
        self.rotate.clicked.connect(lambda: self.change(self.draft.rotated(), tr("hands rotated")))
        self.clear.clicked.connect(lambda: self.change(NOTHING_DEALT, "clear"))
        self.paste.clicked.connect(self._paste)
        self.paste_field.returnPressed.connect(lambda: self.read(self.paste_field.text()))
        self.deal_rest.clicked.connect(lambda: self.deal(self.draft))
        self.deal_all.clicked.connect(lambda: self.deal(NOTHING_DEALT))
        self.board.changed.connect(self._keep)
        self.accept_button.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        if self.best_play is not None:
            self.finished.connect(self.best_play.close_solver)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.key() in ENTER:
            self.accept()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.take_back()
        elif event.matches(QKeySequence.StandardKey.Paste):
            # Where the keyboard is in a field, Qt pastes there and asks nobody here.
            self._paste()
        elif event.key() == Qt.Key.Key_Escape and self.table.put_back():
            event.accept()
        else:
            super().keyPressEvent(event)

    # What is done.

    @property
    def draft(self) -> Draft:
        """The deal as it is now."""
        return self.drafts[-1][0]

    def change(self, draft: Draft, what: str) -> None:
        """Show another deal, which can be undone under this name."""
        if draft != self.draft:
            self.drafts.append((draft, what))
        self._show()
        self._keep()

    def take_back(self) -> None:
        """Undo the last change."""
        if len(self.drafts) > 1:
            self.drafts.pop()
        self._show()
        self._keep()

    def _keep(self) -> None:
        self.kept.emit(draft_text(self.board.board(self.draft.hands), self.board.contract))

    def take_up(self, text: str) -> None:
        """Go on with a draft that was kept and not finished; a text that is none is left. Undo puts it away."""
        with suppress(BridgetableError, ValueError):
            board, contract = draft_in(text)
            self.board.show_board(board)
            self.board.show_contract(contract)
            self.change(Draft(board.deal), tr("the deal that was left"))
            self.say(tr("This deal was being made when the program ended; undo puts it away"))

    def give(self, card: Card, seat: Seat | None) -> None:
        """Put a card in a hand, or among those that nobody has."""
        to = tr("nobody") if seat is None else SEAT_NAMES[seat]
        self.change(self.draft.given(card, seat), tr("{card} to {to}", card=card_text(card), to=to))

    def write(self, seat: Seat, text: str) -> None:
        """Take a hand as somebody wrote it, or a whole deal that was put in its field."""
        try:
            held = read_hand(text) if text.strip() else frozenset[Card]()
        except BridgetableError as error:
            self._write_deal(seat, text, error)
            return
        self.change(self.draft.with_hand(seat, held), tr("{seat}’s hand", seat=SEAT_NAMES[seat]))

    def _write_deal(self, seat: Seat, text: str, error: BridgetableError) -> None:
        try:
            read = read_deal(text)
        except BridgetableError:
            self.table.show_trouble(seat, text)
            self.say(f"{SEAT_NAMES[seat]}: {error}")
            return
        self._take(read)

    def read(self, text: str) -> None:
        """Take a deal from a text, with what it tells of the board."""
        try:
            read = read_deal(text)
        except BridgetableError as error:
            self.say(tr("Nothing pasted: {error}", error=error))
            return
        self._take(read)

    def _take(self, read: DealRead) -> None:
        before = self.board.board(read.hands)
        if read.number:
            self.board.number.setValue(read.number)
        now = self.board.board(read.hands)
        dealer = now.dealer if read.dealer is None else read.dealer
        self.board.show_board(Board(now.number, dealer, read.vulnerability or now.vulnerability, before.deal))
        self.change(Draft(read.hands), "paste")

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text()
        self.paste_field.setText(" ".join(text.split())[:200])
        self.read(text)

    def deal(self, begun: Draft) -> None:
        """Deal what is left of a draft as it is wished for."""
        try:
            dealt = rest_dealt(begun, self.wishes.wishes(), self._chance())
        except BridgetableError as error:
            self.say(str(error))
            return
        self.change(dealt, "deal")

    def _choose_pair(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for one, other in PAIRS:
            action = menu.addAction(tr("{one} and {other}", one=SEAT_NAMES[one], other=SEAT_NAMES[other]))
            action.triggered.connect(partial(self._swap, one, other))
        menu.popup(self.swap.mapToGlobal(QPoint(0, self.swap.height())))

    def _swap(self, one: Seat, other: Seat, *_: object) -> None:
        self.change(
            self.draft.swapped(one, other),
            tr("{one} and {other} swapped", one=SEAT_NAMES[one], other=SEAT_NAMES[other]),
        )

    def accept(self) -> None:
        """Give the board away, when all four hands are whole."""
        lack = lacking(self.draft)
        if lack:
            self.say(lack)
            return
        self.made.emit(self.board.board(self.draft.hands), self.board.contract)
        super().accept()

    # What is shown.

    def _show(self) -> None:
        draft, last = self.drafts[-1]
        self.table.show_draft(draft)
        self.wishes.show_draft(draft)
        if self.best_play is not None:
            self.best_play.show_draft(draft)
        self.undo.setEnabled(len(self.drafts) > 1)
        self.undo.say(tr("Undo: {last}", last=last) if last else tr("Undo"))
        lack = lacking(draft)
        self.accept_button.setEnabled(not lack)
        self.say(lack or tr("Four whole hands"), whole=not lack)
        announce(self, f"{last}. {lack}" if lack else last)

    def say(self, words: str, *, whole: bool = False) -> None:
        """Show one sentence over the buttons."""
        palette = self.look.palette
        self.status.setText(sentence(words))
        self.status.setStyleSheet(f"color: {(palette.regular if whole else palette.irregular).name()}")


def draft_text(board: Board, contract: Contract | None) -> str:
    """Write a deal that is being made, whole or not, with its board, as a text."""
    conditions = f"{board.number} {board.dealer} {board.vulnerability}"
    return "\n".join((conditions, deal_text(board.deal), "" if contract is None else contract_text(contract)))


def draft_in(text: str) -> tuple[Board, Contract | None]:
    """Read what `draft_text` wrote. Raises BridgetableError or ValueError."""
    conditions, hands, told = text.split("\n")
    number, dealer, vulnerable = conditions.split(" ")
    board = Board(int(number), seat(dealer), vulnerability(vulnerable), deal(hands))
    return board, contract(told) if told else None


def lacking(draft: Draft) -> str:
    """The cards that a deal lacks, in one sentence; empty when it is whole."""
    over = next((seat for seat in SEATS if len(draft.hands[seat]) > HAND), None)
    if over is not None:
        return tr("{over} has {count} cards; a hand has thirteen", over=SEAT_NAMES[over], count=len(draft.hands[over]))
    left = len(draft.left)
    return tr_n("{n} card is not dealt yet", "{n} cards are not dealt yet", left) if left else ""
