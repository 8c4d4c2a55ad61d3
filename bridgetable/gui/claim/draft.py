"""A claim that is not made yet: the sheet on which it is chosen, step by step."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.statements.grammar import Statement
from bridgetable.game.table import Claimed, Table
from bridgetable.gui.claim.steps import StepsBlock
from bridgetable.gui.documents.typed import HalfTyped
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import marked, words
from bridgetable.gui.widgets.blocks import Block, Heading, TextBlock, body, small, with_chips
from bridgetable.gui.widgets.choices import ChangingText, ChoiceButton, ChoiceRows, ParagraphField
from bridgetable.gui.widgets.painted import ENTER, Painted
from bridgetable.language import tr, tr_n
from bridgetable.laws.law_70_lines import said_by
from bridgetable.session.actions import Action
from bridgetable.session.cards.actions import SpreadHand
from bridgetable.views.claims import sheet, steps
from bridgetable.views.claims.played_steps import played_rows
from bridgetable.views.eyes import Eye
from bridgetable.views.words.prose import NUMBERS, SEAT_NAMES, say

ACROSS, NUMBER_HIGH = 7, 58.0
FACES, KEEPS = tr("✓ Faces his cards"), tr("Keeps his cards up")


class ClaimDraft(Painted):
    """A claim that is not made yet; `resized` is emitted for another height, `made` and `closed` at its end."""

    resized = Signal()
    made = Signal(object)
    closed = Signal()

    def __init__(self, look: Look, table: Table, claimer: Seat | None, eye: Callable[[], Eye], place: str) -> None:
        """Create it with a claim of all tricks, by declarer where nobody else is meant, for the eye that looks."""
        # What is typed is kept under the name of the `place`; an end of the program left there what is shown again.
        super().__init__(look)
        self.table, self.eye, self.place = table, eye, place
        self.claimer = sheet.likely_claimer(table) if claimer is None else claimer
        self.left = table.tricks_left
        self.tricks = self.left
        self.foot = 0.0  # The height down to which it is seen; 0 where all of it is.
        self._typed = ""
        self.seats = {seat: self._choice(SEAT_NAMES[seat]) for seat in SEATS}
        self.numbers = tuple(self._choice(self._number_words(n)) for n in range(self.left + 1))
        self.faces = ChoiceButton(look, FACES, cite="68A")
        self.faces.setCheckable(True)
        self.faces.setChecked(True)
        self.sentence = ChangingText(look, body)
        self.steps = StepsBlock(look, self._changes, say(sheet.FORMS))
        self.field = ParagraphField(look, tr("What he says"), sheet.EXAMPLE)
        self.claim = ChoiceButton(look, tr("Claim"))
        self.claim.first = True
        self.cancel = ChoiceButton(look, "Cancel")
        self._ends = ChoiceRows(look, (self.claim, self.cancel), 2)
        self._placed = tuple(self._parts())
        for _, part in self._placed:
            part.setParent(self)
        self._ends.setAutoFillBackground(True)
        self.half_typed = HalfTyped(self, "claim", place, lambda: self.typed)
        left = self.half_typed.left()
        self._connect()
        self._show()
        if claimer is None or claimer.name == left.get("claimer"):
            self.take_up(left)

    def _choice(self, text: str) -> ChoiceButton:
        button = ChoiceButton(self.look, text)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        return button

    def _number_words(self, number: int) -> str:
        if number == self.left:
            return tr("All {number}", number=number)
        return str(number) if number else tr("None")

    def _parts(self) -> list[tuple[float, Block]]:
        look = self.look
        projected = look.is_projected
        seats = ChoiceRows(look, tuple(self.seats.values()), 2 if projected else 4)
        numbers = ChoiceRows(look, self.numbers, min(5 if projected else ACROSS, self.left + 1), NUMBER_HIGH)
        how_many = tr("Tricks for his side, of {left}", left=NUMBERS[self.left])
        return [
            (0, Heading(look, tr("Claim"), marked(tr("Law **68** · claim or concession")))),
            (2, TextBlock(look, words(tr("Who claims")), small)),
            (2, seats),
            (8, TextBlock(look, words(how_many), small)),
            (2, numbers),
            (8, self.sentence),
            (10, TextBlock(look, words(tr("What he says")), small)),
            (2, self.field),
            (4, self.steps),
            (6, ChoiceRows(look, (self.faces,), 1)),
            (8, self._ends),
        ]

    def _connect(self) -> None:
        for seat, button in self.seats.items():
            button.clicked.connect(lambda _=False, s=seat: self.choose_seat(s))
        for number, button in enumerate(self.numbers):
            button.clicked.connect(lambda _=False, n=number: self.choose_tricks(n))
            button.setAccessibleName(self._number_name(number))
        self.faces.toggled.connect(self._name_faces)
        self.field.field.textChanged.connect(self._show)
        self.field.field.entered.connect(self.make)
        self.steps.rewritten.connect(self.field.field.write)
        self.steps.emptied.connect(self.field.field.setFocus)
        self.claim.clicked.connect(self.make)
        self.cancel.clicked.connect(self.closed)

    def _number_name(self, number: int) -> str:
        if not number:
            return tr("None: all tricks are conceded")
        if number == self.left:
            return tr_n("All {number} trick", "All {number} tricks", number, number=NUMBERS[number])
        return tr_n("{number} trick", "{number} tricks", number, number=NUMBERS[number])

    @property
    def typed(self) -> dict[str, str]:
        """The texts of what is chosen and typed on the sheet."""
        faces = str(self.faces.isChecked())
        return {"said": self.field.text, "faces": faces, "tricks": str(self.tricks), "claimer": self.claimer.name}

    def take_up(self, typed: Mapping[str, str]) -> None:
        """Show what was chosen and typed before; what nobody could have chosen here is left out."""
        with suppress(KeyError, ValueError):
            self.field.field.write(typed["said"])
            self.faces.setChecked(typed["faces"] == str(True))
            tricks = int(typed["tricks"])
            self.choose_tricks(tricks if 0 <= tricks <= self.left else self.left)
            self.choose_seat(Seat[typed["claimer"]])

    def choose_seat(self, seat: Seat) -> None:
        """Let another player claim."""
        self.claimer = seat
        self._show()

    def choose_tricks(self, number: int) -> None:
        """Claim so many of the tricks that are left (0 to 13)."""
        self.tricks = number
        self._show()

    def digit(self, digit: int) -> None:
        """Take a digit of the number of tricks; a second one makes ten and more, where so many are left."""
        typed = self._typed + str(digit)
        if len(typed) > 2 or int(typed) > self.left:
            typed = str(digit)
        if int(typed) <= self.left:
            self._typed = typed
            self.numbers[int(typed)].setFocus(Qt.FocusReason.TabFocusReason)
            self.choose_tricks(int(typed))

    def _name_faces(self, on: bool) -> None:
        self.faces.setText(FACES if on else KEEPS)
        self.faces.setAccessibleName(tr("Faces his cards") if on else tr("Keeps his cards up"))
        self.faces.update()

    def _show(self) -> None:
        self.seats[self.claimer].setChecked(True)
        self.numbers[self.tricks].setChecked(True)
        is_dummy = self.claimer is self.table.dummy
        said = say(sheet.what_it_is(self.table, self.claimer, self.tricks))
        self.sentence.say(with_chips(said, sheet.clauses_of_it(self.table, self.claimer, self.tricks)))
        self._show_steps()
        self.faces.setEnabled(not is_dummy and self.claimer not in self.table.spread)
        self.claim.setText(tr("Claim") if self.tricks else tr("Concede"))
        self.claim.setAccessibleName(f"{self.claim.text()}: {said}")
        role = sheet.role_at(self.table, self.claimer)
        name = tr("Claim by {claimer}, {role}. {said}", claimer=SEAT_NAMES[self.claimer], role=role, said=said)
        self.setAccessibleName(name)
        self.half_typed.start()
        self.resized.emit()
        self.arrange()
        self.update()

    def _show_steps(self) -> None:
        said = self.said
        self.field.field.underline(((gap.start, gap.end) for gap in said.gaps), self.look.palette.irregular)
        told = " ".join(one.text for one in sheet.understood(said))
        self.steps.show_rows(played_rows(self.table, self.claimed, self.eye()), told or say(sheet.FORMS))
        walked = (self.field.field, *self.steps.buttons, self.faces)
        for before, after in pairwise(walked):
            QWidget.setTabOrder(before, after)

    def _changes(self, place: int) -> steps.Changes:
        """The changes that can be made to the step at a place among those said."""
        return steps.changes_of(self.table, self.claimed, place, self.eye())

    @property
    def claimed(self) -> Claimed:
        """The claim as it stands on the sheet."""
        return Claimed(self.claimer, self.tricks, self.field.text)

    @property
    def said(self) -> Statement:
        """The words as they are read."""
        return said_by(self.table, self.claimed)

    def to_do(self) -> tuple[Action, ...]:
        """The actions by which the claim is made: the claim itself, and the hand faced."""
        claim = sheet.claim_made(self.table, self.claimer, self.tricks, " ".join(self.field.text.split()))
        faced = self.faces.isEnabled() and self.faces.isChecked() and self.table.hands[self.claimer]
        return (claim, SpreadHand(self.claimer)) if faced else (claim,)

    def make(self) -> None:
        """Make the claim."""
        self.made.emit(self.to_do())

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._show_steps()

    def height_for(self, width: float) -> float:
        """The height in logical pixels at this width."""
        return self._walk(width, place=False)

    def arrange(self) -> None:
        self._walk(self.width(), place=True)

    def _walk(self, width: float, *, place: bool) -> float:
        look = self.look
        edge, y = look.dock(25 if look.is_projected else 20), look.dock(7)
        for gap, part in self._placed:
            y += look.dock(gap)
            high = part.height_for(width - 2 * edge)
            if place:
                top = min(y, self.foot - high) if self.foot and part is self._ends else y
                part.setGeometry(round(edge), round(top), round(width - 2 * edge), round(high))
            y += high
        return y + look.dock(6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.digit(key - Qt.Key.Key_0)
        elif key in ENTER:
            self.make()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(self.rect(), self.look.palette.dock)
