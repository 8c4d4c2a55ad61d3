"""A small form that gives a call its meaning: kinds of hands, purpose, sort, and the same as words."""

from collections.abc import Iterator
from enum import Enum

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent

from bridgetable.game import meanings
from bridgetable.game.calls import Call
from bridgetable.game.cards import SUITS_DOWN, Suit
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen
from bridgetable.gui.documents.typed import HalfTyped
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.dialog_style import dress
from bridgetable.gui.widgets.plain import make_editable, plain_label
from bridgetable.gui.widgets.rows import filled
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.talk.actions import Explain, TellMeaning
from bridgetable.views.words.prose import SEAT_NAMES, SIDE_NAMES, SIGNS, SUITS_OF_CARDS, word
from bridgetable.views.words.short_meaning import short_meaning

MOST_KINDS = 4
PURPOSES = ("", "asks for aces", "asks for a major", "relay", "puppet", "waiting")
SORTS = ("", "natural", "artificial")
NEXT_ALONE = tr("What was said with the call taken back stands: this is for the next such call.")


class MeaningSource(Enum):
    """The source of a meaning."""

    METHODS = "methods"
    EXPLAINED = "explained"
    CALLED = "called"


@frozen
class About:
    """The call that is given a meaning: its player, what is known of it, whether it was made, and the first source."""

    seat: Seat
    call: Call
    made: bool = True
    meaning: str = ""
    told: str = ""
    first: MeaningSource = MeaningSource.METHODS
    is_gone: bool = False  # It was taken back; what was said with it stands.

    @property
    def sources(self) -> tuple[MeaningSource, ...]:
        """The sources that are offered."""
        offered = MeaningSource
        return (offered.METHODS, offered.EXPLAINED) if self.made else (offered.CALLED, offered.METHODS)

    def named(self, source: MeaningSource) -> str:
        """A source in words."""
        match source:
            case MeaningSource.METHODS:
                return tr("By the methods of {side} it means", side=SIDE_NAMES[self.seat.side])
            case MeaningSource.EXPLAINED:
                return tr("{partner} explains it to the opponents as", partner=SEAT_NAMES[self.seat.partner])
            case MeaningSource.CALLED:
                return tr("{seat} calls it and means", seat=SEAT_NAMES[self.seat])

    def action(self, source: MeaningSource, words: str) -> Action:
        """The action that gives the call this meaning."""
        match source:
            case MeaningSource.METHODS:
                return TellMeaning(self.seat, self.call, words)
            case MeaningSource.EXPLAINED:
                return Explain(self.seat.partner, self.call, words)
            case MeaningSource.CALLED:
                return MakeCall(self.seat, self.call, words)

    def is_for_the_next(self, source: MeaningSource) -> bool:
        """True where the meaning holds for the next such call alone."""
        return source is MeaningSource.METHODS and self.is_gone and bool(self.meaning)

    def words(self, source: MeaningSource) -> str:
        """The meaning that is already known."""
        return self.told if source is MeaningSource.EXPLAINED else self.meaning


POINTS = ("", "0-5", "6-10", "8-16", "10-15", "11-15", "12-21", "15-17", "16+", "20-21", "22+")
LENGTHS = ("", "0", "0-2", "2+", "3+", "4", "4+", "5", "5+", "6", "6+", "7+")
COLUMNS: tuple[str | Suit, ...] = (tr("Points"), *SUITS_DOWN, "")
AS_WRITTEN = {Suit.S: "spades", Suit.H: "hearts", Suit.D: "diamonds", Suit.C: "clubs"}
"""The suits in the words of the notation, in which a meaning is kept."""


def heading(column: str | Suit, look: Look) -> QtWidgets.QLabel:
    """The name of a column: “Points”, or a suit's sign in its colour."""
    if isinstance(column, str):
        return plain_label(column)
    label = plain_label(SIGNS[column])
    label.setStyleSheet(f"color: {look.palette.text_suits[column].name()}; font-size: {round(look.bar_type(22))}px")
    label.setAccessibleName(SUITS_OF_CARDS[column].capitalize())
    return label


def cell(name: str, choices: tuple[str, ...]) -> QtWidgets.QComboBox:
    """A field in which numbers are written, with those most often wanted in a list; empty for any."""
    box = QtWidgets.QComboBox()
    make_editable(box, name, choices, tr("any"))
    box.setMinimumContentsLength(4)
    return box


class HandFields(QObject):
    """One row of fields in a grid; `edited` is emitted when a field changes, `given_up` when the row is removed."""

    edited = Signal()
    given_up = Signal()

    def __init__(self, row: int, grid: QtWidgets.QGridLayout, parent: QObject) -> None:
        """Stand in a row (1 upwards) of a grid."""
        super().__init__(parent)
        self.points = cell(tr("Kind of hand {row}: points", row=row), POINTS)
        self.lengths = {
            suit: cell(tr("Kind of hand {row}: {suits}", row=row, suits=SUITS_OF_CARDS[suit]), LENGTHS)
            for suit in SUITS_DOWN
        }
        self.balanced = QtWidgets.QCheckBox(tr("balanced"))
        self.balanced.setAccessibleName(tr("Kind of hand {row}: balanced", row=row))
        self.away = QtWidgets.QPushButton("−")
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

    def fill(self, one: meanings.Showing) -> None:
        """Show a kind of hand."""
        self.points.setEditText(
            ""
            if one.points == meanings.ANY_POINTS
            else meanings.span_text(one.points, meanings.MOST_POINTS, exact=False)
        )
        for suit, box in self.lengths.items():
            length = one.lengths[suit]
            box.setEditText(
                "" if length == meanings.ANY_LENGTH else meanings.span_text(length, meanings.MOST_CARDS, exact=True)
            )
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


class MeaningForm(QtWidgets.QDialog):
    """The form, beside the window; `kept` is emitted with the action that comes of it."""

    # What is typed is kept under the name of the `place`; an end of the program left there what is shown again.

    kept = Signal(object)

    def __init__(self, look: Look, about: About, place: str, parent: QtWidgets.QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.about = look, about
        self.setWindowTitle(tr("What {seat}’s {call} shows", seat=SEAT_NAMES[about.seat], call=word(about.call)))
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(self)
        self._filling = False
        self._count = 1
        self._build()
        self._choose(about.first if about.first in about.sources else about.sources[0])
        half_typed = HalfTyped(self, "meaning", f"{about.seat} {about.call} {place}", self._typed)
        left = half_typed.left()
        for source in self.sources:
            if source.value == left.get("source"):
                self._choose(source)
                self.text.setText(left.get("words", ""))
        self.text.textChanged.connect(half_typed.start)
        self.finished.connect(half_typed.finish)

    def _typed(self) -> dict[str, str]:
        return {"source": self.source.value, "words": self.text.text()}

    def _build(self) -> None:
        name = plain_label(self.windowTitle())
        name.setFont(font(self.look.bar_type(20), Weight.BOLD))
        self._sources = QtWidgets.QButtonGroup(self)
        self.sources = {source: QtWidgets.QRadioButton(self.about.named(source)) for source in self.about.sources}
        for source, button in self.sources.items():
            self._sources.addButton(button)
            button.clicked.connect(lambda _=False, w=source: self._choose(w))
        whole = filled(QtWidgets.QVBoxLayout(self), name, *self.sources.values())
        filled(whole, self._hands(), self._beside())
        self.text = QtWidgets.QLineEdit()
        self.text.setAccessibleName(tr("The meaning in words"))
        self.text.setPlaceholderText("6-10, 6+ spades or 6+ hearts")
        self.text.textChanged.connect(self._from_text)
        self.verdict = plain_label(wraps=True)
        named = plain_label(tr("The same in &words"))
        named.setBuddy(self.text)
        self.buttons = QtWidgets.QDialogButtonBox(
            QtWidgets.QDialogButtonBox.StandardButton.Ok | QtWidgets.QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self._keep)
        self.buttons.rejected.connect(self.close)
        filled(whole, named, self.text, self.verdict, self.buttons)

    def _hands(self) -> QtWidgets.QGridLayout:
        grid = QtWidgets.QGridLayout()
        for number, column in enumerate(COLUMNS):
            grid.addWidget(heading(column, self.look), 0, number)
        self.kinds = tuple(HandFields(row, grid, self) for row in range(1, MOST_KINDS + 1))
        for number, kind in enumerate(self.kinds):
            kind.edited.connect(self._from_fields)
            kind.given_up.connect(lambda n=number: self._take_away(n))
        return grid

    def _beside(self) -> QtWidgets.QHBoxLayout:
        self.more = QtWidgets.QPushButton(tr("&Or another kind of hand"))
        self.more.clicked.connect(self._add)
        self.purpose = QtWidgets.QComboBox()
        make_editable(self.purpose, tr("Purpose"), PURPOSES, tr("purpose: asks, relay"))
        self.purpose.currentTextChanged.connect(self._from_fields)
        self.sort = QtWidgets.QComboBox()
        self.sort.addItems([tr("natural?"), *SORTS[1:]])
        self.sort.setAccessibleName(tr("Natural or artificial"))
        self.sort.currentTextChanged.connect(self._from_fields)
        return filled(QtWidgets.QHBoxLayout(), self.more, self.purpose, self.sort)

    # What it means.

    @property
    def source(self) -> MeaningSource:
        """The source that is chosen."""
        return next(source for source, button in self.sources.items() if button.isChecked())

    def _choose(self, source: MeaningSource) -> None:
        self.sources[source].setChecked(True)
        self.text.setText(self.about.words(source))
        self._from_text()

    def _add(self) -> None:
        self._show_kinds(self._count + 1)
        self.kinds[self._count - 1].points.setFocus()

    def _take_away(self, number: int) -> None:
        rows = [kind.written() for kind in self.kinds[: self._count]]
        self._write([*rows[:number], *rows[number + 1 :]])

    def _show_kinds(self, count: int) -> None:
        self._count = max(1, min(MOST_KINDS, count))
        for number, kind in enumerate(self.kinds):
            kind.show_row(shown=number < self._count, removable=self._count > 1)
        self.more.setEnabled(self._count < MOST_KINDS)
        self.adjustSize()

    def _from_fields(self) -> None:
        """Write the words anew from the fields."""
        if not self._filling:
            self._write([kind.written() for kind in self.kinds[: self._count]], keep=True)

    def _write(self, rows: list[str], *, keep: bool = False) -> None:
        beside = [self.purpose.currentText().strip(), SORTS[max(0, self.sort.currentIndex())]]
        first = ", ".join(words for words in (*rows[:1], *beside) if words)
        self._filling = keep
        self.text.setText("; ".join(words for words in (first, *rows[1:]) if words))
        self._filling = False
        self._judge()

    def _from_text(self) -> None:
        """Fill the fields anew from the words, where they are understood."""
        if self._filling:
            return
        shown = meanings.understood(self.text.text()) or (None if self.text.text().strip() else meanings.Meaning())
        if shown is not None and len(shown.showings) <= MOST_KINDS:
            self._fill(shown)
        self._judge()

    def _fill(self, shown: meanings.Meaning) -> None:
        self._filling = True
        self._show_kinds(len(shown.showings))
        for kind, one in zip(self.kinds, shown.showings, strict=False):
            kind.fill(one)
        self.purpose.setEditText(shown.purpose)
        self.sort.setCurrentIndex(SORTS.index(shown.sort))
        self._filling = False

    def _judge(self) -> None:
        """Say whether the words are understood, as they are written."""
        words = self.text.text().strip()
        ok = self.buttons.button(QtWidgets.QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(bool(words))
        if not words:
            self.verdict.setText(tr("Nothing is told yet."))
        elif meanings.understood(words) is None:
            self.verdict.setText(
                tr("Kept as it is, but nothing is reckoned from it. Expected: {expected}.", expected=meanings.EXPECTED)
            )
        else:
            self.verdict.setText(tr("Understood: {short_meaning}", short_meaning=short_meaning(words)))
        if self.about.is_for_the_next(self.source):
            self.verdict.setText(f"{self.verdict.text()}\n{NEXT_ALONE}")
        self._grow()

    def _grow(self) -> None:
        """Be high enough for what is said: Qt gives a dialog no more room for a text that has become longer."""
        layout = self.layout()
        if layout is not None:
            least = layout.totalMinimumSize().height()
            self.setMinimumHeight(max(least, layout.totalHeightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._grow()

    def _keep(self) -> None:
        words = self.text.text().strip()
        if words:
            self.kept.emit(self.about.action(self.source, words))
            self.close()
