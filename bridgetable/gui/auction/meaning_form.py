"""A small form in which a call is given a meaning: kinds of hands, purpose, sort, and the same as words."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.game.meanings import EXPECTED, Meaning, understood
from bridgetable.gui.auction.meaning_about import About, MeaningSource
from bridgetable.gui.auction.meaning_fields import COLUMNS, HandFields, heading
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.look import Look
from bridgetable.gui.widgets.plain import plain_label
from bridgetable.language import tr
from bridgetable.views.table.auction_grid import short_meaning
from bridgetable.views.words.prose import SEAT_NAMES, word

MOST_KINDS = 4
PURPOSES = ("", "asks for aces", "asks for a major", "relay", "puppet", "waiting")
SORTS = ("", "natural", "artificial")
NEXT_ALONE = tr("What was said with the call taken back stands: this is for the next such call.")


def signs_style(look: Look) -> str:
    """The style sheet that makes round and square signs plain to see: a frame, and filled where they are chosen."""
    text, on, ground = (c.name() for c in (look.palette.dock_text, look.palette.pointer, look.palette.option))
    side = round(look.bar_type(12))
    signs = (("QRadioButton", side // 2 + 2), ("QCheckBox", 3))
    return "".join(
        f"{sign}::indicator {{ width: {side}px; height: {side}px; border: 2px solid {text};"
        f" border-radius: {round_}px; background: {ground}; }}"
        f"{sign}::indicator:checked {{ background: {on}; border-color: {on}; }}"
        f"{sign}::indicator:focus {{ border-color: {on}; }}"
        for sign, round_ in signs
    )


class MeaningForm(QDialog):
    """The form, beside the window; `kept` is emitted with the action that comes of it."""

    kept = Signal(object)

    def __init__(self, look: Look, about: About, parent: QWidget | None = None) -> None:
        """Create it with what is known of the call."""
        super().__init__(parent)
        self.look, self.about = look, about
        self.setWindowTitle(tr("What {seat}’s {call} shows", seat=SEAT_NAMES[about.seat], call=word(about.call)))
        self.setModal(False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setStyleSheet(signs_style(look))
        self._filling = False
        self._count = 1
        self._build()
        self._choose(about.first if about.first in about.ways else about.ways[0])

    def _build(self) -> None:
        whole = QVBoxLayout(self)
        name = plain_label(self.windowTitle())
        name.setFont(font(self.look.bar_type(20), Weight.BOLD))
        whole.addWidget(name)
        self._ways = QButtonGroup(self)
        self.ways = {way: QRadioButton(self.about.named(way)) for way in self.about.ways}
        for way, button in self.ways.items():
            self._ways.addButton(button)
            whole.addWidget(button)
            button.clicked.connect(lambda _=False, w=way: self._choose(w))
        whole.addLayout(self._hands())
        whole.addLayout(self._beside())
        self.text = QLineEdit()
        self.text.setAccessibleName(tr("The meaning in words"))
        self.text.setPlaceholderText("6-10, 6+ spades or 6+ hearts")
        self.text.textChanged.connect(self._from_text)
        self.verdict = plain_label()
        self.verdict.setWordWrap(True)
        named = plain_label(tr("The same in &words"))
        named.setBuddy(self.text)
        whole.addWidget(named)
        whole.addWidget(self.text)
        whole.addWidget(self.verdict)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self._keep)
        self.buttons.rejected.connect(self.close)
        whole.addWidget(self.buttons)

    def _hands(self) -> QGridLayout:
        grid = QGridLayout()
        for number, column in enumerate(COLUMNS):
            grid.addWidget(heading(column, self.look), 0, number)
        self.kinds = tuple(HandFields(row, grid, self) for row in range(1, MOST_KINDS + 1))
        for number, kind in enumerate(self.kinds):
            kind.edited.connect(self._from_fields)
            kind.given_up.connect(lambda n=number: self._take_away(n))
        return grid

    def _beside(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.more = QPushButton(tr("&Or another kind of hand"))
        self.more.clicked.connect(self._add)
        self.purpose = QComboBox()
        self.purpose.setEditable(True)
        self.purpose.addItems(PURPOSES)
        self.purpose.setAccessibleName(tr("Purpose"))
        self.purpose.currentTextChanged.connect(self._from_fields)
        self.sort = QComboBox()
        self.sort.addItems([tr("natural?"), *SORTS[1:]])
        self.sort.setAccessibleName(tr("Natural or artificial"))
        self.sort.currentTextChanged.connect(self._from_fields)
        field = self.purpose.lineEdit()
        if isinstance(field, QLineEdit):
            field.setPlaceholderText(tr("purpose: asks, relay"))
        for widget in (self.more, self.purpose, self.sort):
            row.addWidget(widget)
        return row

    # What it means.

    @property
    def way(self) -> MeaningSource:
        """The source that is chosen."""
        return next(way for way, button in self.ways.items() if button.isChecked())

    def _choose(self, way: MeaningSource) -> None:
        self.ways[way].setChecked(True)
        self.text.setText(self.about.words(way))
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
        shown = understood(self.text.text()) or (None if self.text.text().strip() else Meaning())
        if shown is not None and len(shown.showings) <= MOST_KINDS:
            self._fill(shown)
        self._judge()

    def _fill(self, shown: Meaning) -> None:
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
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(bool(words))
        if not words:
            self.verdict.setText(tr("Nothing is told yet."))
        elif understood(words) is None:
            self.verdict.setText(
                tr("Kept as it is, but nothing is reckoned from it. Expected: {expected}.", expected=EXPECTED)
            )
        else:
            self.verdict.setText(tr("Understood: {short_meaning}", short_meaning=short_meaning(words)))
        if self.about.is_for_the_next(self.way):
            self.verdict.setText(f"{self.verdict.text()}\n{NEXT_ALONE}")

    def _keep(self) -> None:
        words = self.text.text().strip()
        if words:
            self.kept.emit(self.about.action(self.way, words))
            self.close()
