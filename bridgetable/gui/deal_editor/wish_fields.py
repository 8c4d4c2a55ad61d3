"""What is wished for of each hand and partnership, in words, each with whether it is understood and holds now."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QWidget

from bridgetable.game.dealing import Wishes, hold_together, holds, wish
from bridgetable.game.drafts import HAND, Draft
from bridgetable.game.errors import BridgetableError
from bridgetable.game.meanings import Meaning
from bridgetable.game.seats import SEATS, BySeat, Seat, Side
from bridgetable.gui.deal_editor.parts import ArrowBox
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.plain import plain_label
from bridgetable.language import tr
from bridgetable.views.words.prose import SEAT_NAMES, SHORT_SIDES

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
        """Create them empty."""
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
            field = wish_field(
                look, tr("{name} to hold", name=name_of(who)), HANDS if isinstance(who, Seat) else TOGETHER
            )
            field.editTextChanged.connect(self.changed)
            label, verdict = plain_label(name_of(who)), plain_label()
            label.setBuddy(field)
            verdict.setMinimumWidth(round(look.dock(22)))
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
            grid.addWidget(verdict, row, 2)
            self.fields[who], self.verdicts[who] = field, verdict

    def wished(self, who: Seat | Side) -> Meaning | None:
        """What is wished for of a hand or a partnership; None where nothing is.

        Raises NotationError when the words are not understood.
        """
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


def wish_field(look: Look, name: str, ready: tuple[str, ...]) -> QComboBox:
    """A field for words, with those most often wanted in a list."""
    box = ArrowBox(look)
    box.setEditable(True)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.addItems(ready)
    box.setAccessibleName(name)
    field = box.lineEdit()
    if isinstance(field, QLineEdit):
        field.setPlaceholderText(tr("anything"))
        field.setAccessibleName(name)
    return box
