"""The form of a calculation, made from its inputs: a field or choices for each, and beneath what is wrong with it."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.desk.calculation import Asks, Input
from bridgetable.desk.forms import Line, Lines
from bridgetable.desk.sorts import Choice, Sort, Weights, YesOrNo
from bridgetable.game.boards import Vulnerability
from bridgetable.game.values import evolve
from bridgetable.gui.desk.weight_rows import WeightRows
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import TextLayout, lay_out, on_dock, paint_text, words
from bridgetable.gui.summary.sheets import about_style, title_style
from bridgetable.gui.widgets.blocks import Block, TextBlock, second_style
from bridgetable.gui.widgets.choices import ChoiceButton, ChoiceRows, LinesField, WordsField
from bridgetable.gui.widgets.column import Column, Row
from bridgetable.language import capital, tr
from bridgetable.views.desk import source_words
from bridgetable.views.words.prose import VULNERABLE_SIDES

ACROSS = ((10, 4), (22, 2))
"""The choices that stand side by side where the longest of their words has at most so many letters; else one."""
NO_REMARKS: Mapping[str, str] = MappingProxyType({})
Changed = Callable[[], object]


class InputBlock(Block):
    """One input: its sentence, its field or its choices, and beneath what is accepted, or why it is refused."""

    def __init__(self, look: Look, one: Input, text: str, changed: Changed) -> None:
        """Create it with the text that it begins with; `changed` is called when that becomes another."""
        super().__init__(look)
        self.one, self.refused, self.remark = one, "", ""
        self.buttons: dict[str, ChoiceButton] = {}
        name = sentence(one)
        if isinstance(one.sort, Choice | YesOrNo):
            labels = labels_of(one.sort)
            for key, label in labels.items():
                button = self.buttons[key] = ChoiceButton(look, label)
                button.setAccessibleDescription(name)
                button.setCheckable(True)
                button.setAutoExclusive(True)
                button.setChecked(key == text)
                button.clicked.connect(changed)
            inner: Block = ChoiceRows(look, tuple(self.buttons.values()), across(labels))
        elif isinstance(one.sort, Weights):
            inner = WeightRows(look, one.sort, name, text, changed)
            self.field = inner.fields[0][0]
        elif isinstance(one.sort, Lines):
            self.lines = LinesField(look, name, tr("may be left out"))
            self.lines.field.setPlainText(text)
            self.lines.changed.connect(changed)
            inner = self.lines
        else:
            self.field = WordsField(look, name, "" if one.is_required else tr("may be left out"))
            self.field.field.setText(text)
            self.field.field.setCursorPosition(0)  # so that a long text is read from its beginning
            self.field.changed.connect(lambda _: changed())
            inner = self.field
        self.inner = inner
        inner.setParent(self)
        self.weights = inner if isinstance(inner, WeightRows) else None

    @property
    def typed_in(self) -> QWidget:
        """The field in which it is typed."""
        return self.lines.field if isinstance(self.one.sort, Lines) else self.field.field

    @property
    def text(self) -> str:
        """The input as it is written; empty where nothing is."""
        if self.buttons:
            return next((key for key, button in self.buttons.items() if button.isChecked()), "")
        if self.weights is not None:
            return self.weights.text
        return self.lines.text if isinstance(self.one.sort, Lines) else self.field.text

    def refuse(self, why: str, remark: str) -> None:
        """Say beneath the field why it is refused, or a remark on what is accepted."""
        self.refused, self.remark = why, remark
        self.setAccessibleDescription(why or remark)
        self.update()

    def _name(self, width: float) -> TextLayout:
        return lay_out(words(sentence(self.one)), on_dock(self.look.palette, self.look.dock(20), Weight.BOLD), width)

    def _told(self, width: float) -> TextLayout:
        style = second_style(self.look, self.look.dock(17))
        if self.refused:
            style = evolve(style, colour=self.look.palette.wrong)
        accepted = "" if self.buttons or isinstance(self.one.sort, Line) else expected(self.one.sort)
        return lay_out(words(self.refused or self.remark or accepted), style, width)

    def height_for(self, width: float) -> float:
        parts = self._name(width).size.height() + self.inner.height_for(width)
        if self.buttons or isinstance(self.one.sort, Line):
            told = self._told(width).size.height() if self.refused or self.remark else 0.0
            return parts + told + self.look.dock(10)
        # The longer of both texts has its room, so that nothing moves while somebody types.
        return parts + max(self._told(width).size.height(), 2 * self.look.dock(22)) + self.look.dock(14)

    def arrange(self) -> None:
        top = self._name(self.width()).size.height() + self.look.dock(6)
        self.inner.setGeometry(0, round(top), self.width(), round(self.inner.height_for(self.width())))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        paint_text(painter, rect.topLeft(), self._name(rect.width()))
        under = QPointF(rect.left(), self.inner.geometry().bottom() + self.look.dock(5))
        paint_text(painter, under, self._told(rect.width()))


def across(labels: Mapping[str, str]) -> int:
    """The number of choices that stand side by side."""
    longest = max(map(len, labels.values()))
    return min(len(labels), next((count for most, count in ACROSS if longest <= most), 1))


def labels_of(sort: Choice | YesOrNo) -> dict[str, str]:
    """The words of each choice, by the name by which it is written."""
    if isinstance(sort, YesOrNo):
        return {"yes": tr("Yes"), "no": tr("No")}
    return {
        key: VULNERABLE_SIDES[one] if isinstance(one, Vulnerability) else str(one.value)
        for key, one in sort.names.items()
    }


def expected(sort: Sort) -> str:
    """The words for what may be typed; of weights, which have fields of their own, that of a result."""
    return (
        tr("{one}; the last weight is the rest", one=sort.of.expected) if isinstance(sort, Weights) else sort.expected
    )


def sentence(one: Input) -> str:
    """The sentence of an input, as a heading."""
    return capital(one.sort.about)


class Form(Column):
    """The inputs of one calculation; what was typed in another is there again when that is shown once more."""

    changed = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look, 34)
        self.blocks: dict[str, InputBlock] = {}
        self.typed: dict[str, dict[str, str]] = {}
        self._name = ""

    def show_inputs(self, one: Asks, filled: Mapping[str, str]) -> None:
        """Show the inputs of a calculation or a form; those not typed yet are `filled`, or have their default."""
        typed = {**filled, **self.typed.get(one.name, {})}
        self._name = one.name
        self.blocks = {}
        for given in one.inputs():
            has_default = not given.is_required and given.default is not None
            text = typed.get(given.name, given.sort.written(given.default) if has_default else "")
            self.blocks[given.name] = InputBlock(self.look, given, text, self._keep)
        title = TextBlock(self.look, words(one.title), title_style)
        about = TextBlock(self.look, words(about_words(one)), about_style)
        self.show_rows((Row(title), Row(about, 6), *(Row(block, 20) for block in self.blocks.values())))

    def forget(self, one: Asks) -> None:
        """Forget what was typed in a calculation or a form."""
        self.typed.pop(one.name, None)

    def _keep(self) -> None:
        self.typed[self._name] = {name: block.text for name, block in self.blocks.items()}
        self.arrange()
        self.changed.emit()

    def texts(self) -> dict[str, str]:
        """The inputs as they are written, without those that are left out."""
        return {name: block.text for name, block in self.blocks.items() if block.text}

    def refuse(self, field: str, why: str, remarks: Mapping[str, str] = NO_REMARKS) -> None:
        """Say beneath one field why it is refused, and beneath the others a remark or nothing."""
        for name, block in self.blocks.items():
            told = (why if name == field else "", remarks.get(name, ""))
            if told != (block.refused, block.remark):
                block.refuse(*told)
                self.arrange()

    def show_block(self, field: str) -> None:
        """Scroll to a field."""
        self.ensureWidgetVisible(self.blocks[field], 0, round(self.look.dock(self.edge)))

    def to_keyboard(self) -> None:
        """Put the keyboard into the first field."""
        first = next(iter(self.blocks.values()), None)
        if first is not None:
            chosen = next((button for button in first.buttons.values() if button.isChecked()), None)
            target: QWidget = (chosen or next(iter(first.buttons.values()))) if first.buttons else first.typed_in
            target.setFocus(Qt.FocusReason.OtherFocusReason)


def about_words(one: Asks) -> str:
    """The sentence about a calculation or a form, and on what it rests."""
    source = source_words(one)
    return tr("{about} {source}.", about=one.about, source=source) if source else one.about
