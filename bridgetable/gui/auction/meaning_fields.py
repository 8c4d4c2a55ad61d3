"""The fields of one kind of hand: points, the length of each suit, and whether it is balanced."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QLineEdit, QPushButton

from bridgetable.game.cards import SUITS_DOWN, Suit
from bridgetable.game.meanings import ANY_LENGTH, ANY_POINTS, MOST_CARDS, MOST_POINTS, Showing, span_text
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.plain import plain_label
from bridgetable.language import tr
from bridgetable.views.words.prose import SIGNS, SUITS_OF_CARDS

POINTS = ("", "0-5", "6-10", "8-16", "10-15", "11-15", "12-21", "15-17", "16+", "20-21", "22+")
LENGTHS = ("", "0", "0-2", "2+", "3+", "4", "4+", "5", "5+", "6", "6+", "7+")
COLUMNS: tuple[str | Suit, ...] = (tr("Points"), *SUITS_DOWN, "")
AS_WRITTEN = {Suit.S: "spades", Suit.H: "hearts", Suit.D: "diamonds", Suit.C: "clubs"}
"""The suits in the words of the notation, in which a meaning is kept."""


def heading(column: str | Suit, look: Look) -> QLabel:
    """The name of a column: “Points”, or a suit's sign in its colour."""
    if isinstance(column, str):
        return plain_label(column)
    label = plain_label(SIGNS[column])
    label.setStyleSheet(f"color: {look.palette.text_suits[column].name()}; font-size: {round(look.bar_type(22))}px")
    label.setAccessibleName(SUITS_OF_CARDS[column].capitalize())
    return label


def cell(name: str, choices: tuple[str, ...]) -> QComboBox:
    """A field in which numbers are written, with those most often wanted in a list; empty for any."""
    box = QComboBox()
    box.setEditable(True)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.addItems(choices)
    box.setAccessibleName(name)
    field = box.lineEdit()
    if isinstance(field, QLineEdit):
        field.setPlaceholderText(tr("any"))
    box.setMinimumContentsLength(4)
    return box


class HandFields(QObject):
    """One row of fields in a grid; `edited` is emitted when a field changes, `given_up` when the row is removed."""

    edited = Signal()
    given_up = Signal()

    def __init__(self, row: int, grid: QGridLayout, parent: QObject) -> None:
        """Stand in a row (1 upwards) of a grid."""
        super().__init__(parent)
        self.points = cell(tr("Kind of hand {row}: points", row=row), POINTS)
        self.lengths = {
            suit: cell(tr("Kind of hand {row}: {suits}", row=row, suits=SUITS_OF_CARDS[suit]), LENGTHS)
            for suit in SUITS_DOWN
        }
        self.balanced = QCheckBox(tr("balanced"))
        self.balanced.setAccessibleName(tr("Kind of hand {row}: balanced", row=row))
        self.away = QPushButton("−")
        self.away.setAccessibleName(tr("Kind of hand {row}: take it away", row=row))
        self.away.setToolTip(tr("Not this kind of hand"))
        self.away.setFixedWidth(self.away.sizeHint().height())
        for column, field in enumerate((self.points, *self.lengths.values(), self.balanced, self.away)):
            grid.addWidget(field, row, column)
        for box in (self.points, *self.lengths.values()):
            box.currentTextChanged.connect(self.edited)
        self.balanced.toggled.connect(self.edited)
        self.away.clicked.connect(self.given_up)

    def show_row(self, *, shown: bool, removable: bool) -> None:
        """Show the row or not, and whether it can be taken away."""
        for field in (self.points, *self.lengths.values(), self.balanced):
            field.setVisible(shown)
        self.away.setVisible(shown and removable)

    def fill(self, one: Showing) -> None:
        """Show a kind of hand."""
        self.points.setEditText("" if one.points == ANY_POINTS else span_text(one.points, MOST_POINTS, exact=False))
        for suit, box in self.lengths.items():
            length = one.lengths[suit]
            box.setEditText("" if length == ANY_LENGTH else span_text(length, MOST_CARDS, exact=True))
        self.balanced.setChecked(one.balanced)

    def written(self) -> str:
        """The kind of hand as it is written in the notation; empty where nothing is filled in."""
        return ", ".join(self._items())

    def _items(self) -> Iterator[str]:
        points = self.points.currentText().strip()
        if points:
            yield points
        if self.balanced.isChecked():
            yield "balanced"
        for suit, box in self.lengths.items():
            length = box.currentText().strip()
            if length:
                yield f"{length} {AS_WRITTEN[suit]}"
