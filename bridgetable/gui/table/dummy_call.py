"""The field in which declarer calls for a card from dummy: typed or put together from keys, understood before said."""

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.game.cards import SUITS_DOWN, Card, Rank, Suit
from bridgetable.game.designations import FORMS, RANK_WORDS, RANKS, SUITS, Form, pieces
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look, dimmed
from bridgetable.gui.paint.strokes import fill_round, focus_rings, line, line_round, pen
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import ENTER, Painted, PaintedButton
from bridgetable.language import tr
from bridgetable.session.sitting import Sitting
from bridgetable.views.table.designation_view import NOTHING, Understood, can_be_called, understood
from bridgetable.views.words.prose import RANK_NAMES, SEAT_NAMES, SIGNS, SUIT_NAMES


@frozen
class CardWords:
    """The part of dummy's card that declarer's words name so far: a manner (`low`), a suit, a rank."""

    form: Form | None = None
    suit: Suit | None = None
    rank: Rank | None = None

    @property
    def words(self) -> str:
        """The words of declarer: `low heart`, `run the diamonds`, `king`."""
        suit = "" if self.suit is None else written(self.suit)
        if self.form is Form.RUN:
            return f"{RUN} the {suit}s" if suit else RUN
        return " ".join(written(part) for part in (self.form, self.suit, self.rank) if part is not None)


Part = Form | Suit | Rank
RUN = "run"
SUIT_WORDS = {Suit.S: "spade", Suit.H: "heart", Suit.D: "diamond", Suit.C: "club"}
WITHOUT_SUIT = frozenset({Form.WIN, Form.ANYTHING})
RANKS_DOWN: tuple[Rank, ...] = tuple(reversed(Rank))
FORM_KEYS: tuple[Form, ...] = (Form.HIGH, Form.WIN, Form.LOW, Form.RUN, Form.ANYTHING)
PARTS: tuple[Part, ...] = (*SUITS_DOWN, *RANKS_DOWN, *FORM_KEYS)


def said_in(words: str) -> CardWords:
    """The words understood in a text that is still being typed."""
    heard = CardWords()
    for token in words.lower().split():
        for piece in pieces(token):
            for known in (FORMS, SUITS, RANKS):
                if piece in known:
                    heard = with_part(heard, known[piece])
    return heard


def with_part(said: CardWords, part: Part) -> CardWords:
    """The words with a part added; parts that do not go with it are dropped."""
    match part:
        case Suit():
            return CardWords(None if said.form in WITHOUT_SUIT else said.form, part, said.rank)
        case Rank():
            return CardWords(None, said.suit, part)
        case Form():
            return CardWords(part, None if part in WITHOUT_SUIT else said.suit, None)


def pressed(words: str, part: Part) -> str:
    """The words after a key has been pressed: its part added, or taken back when it was there."""
    said = said_in(words)
    if not has(said, part):
        return with_part(said, part).words
    form, suit, rank = said.form, said.suit, said.rank
    return CardWords(
        form if form is not part else None, suit if suit is not part else None, rank if rank is not part else None
    ).words


def has(said: CardWords, part: Part) -> bool:
    """True where a part is said; a suit and a rank can have the same number."""
    return any(part is one for one in (said.form, said.suit, said.rank))


def key_words(part: Part, ten: str) -> str:
    """The text on a key; `ten` is how a ten is written."""
    if isinstance(part, Suit):
        return SIGNS[part]
    if isinstance(part, Rank):
        return ten if part is Rank.TEN else str(part)
    return tr("any") if part is Form.ANYTHING else key_name(part)


def key_name(part: Part) -> str:
    """The name of a key for a screen reader: what the word that it adds means."""
    if isinstance(part, Suit):
        return SUIT_NAMES[part]
    if isinstance(part, Rank):
        return RANK_NAMES[part]
    return tr("run") if part is Form.RUN else tr(part.value)


def written(part: Part) -> str:
    """The word that a key adds, as the notation has it."""
    if isinstance(part, Suit):
        return SUIT_WORDS[part]
    if isinstance(part, Rank):
        return RANK_WORDS[list(Rank).index(part)]
    return RUN if part is Form.RUN else part.value


SHARE = 45
"""The height of the window in heights of the type, the least that is read from the back of a room."""
LEAST = 8.0
GAP, ROW, PAD = 0.3, 1.75, 0.5
FIRST_OF_ROW = (RANKS_DOWN[0], FORM_KEYS[0])
SAY, MEANT, THAT, CLOSE = tr("Say it"), tr("He meant it"), tr("that card"), "✕"


class CallKey(PaintedButton):
    """One key: a suit, a rank, a manner, or what is done with the words."""

    def __init__(self, look: Look, text: str, name: str, parent: QWidget) -> None:
        """Create it with what stands on it, and what a screen reader says."""
        super().__init__(look, text, parent)
        self.size_of_type, self.gold = 16.0, False
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.unsetCursor()

    def width_for(self, size: float) -> float:
        """The width in logical pixels with type of this size."""
        return max(1.6 * size, rich_text.width_of(rich_text.words(self.text()), self._style(size)) + 0.9 * size)

    def _style(self, size: float) -> rich_text.Style:
        palette = self.look.palette
        if not self.isEnabled():
            style = rich_text.on_fill(palette, size, dimmed(palette))
        elif self.gold:
            style = rich_text.on_fill(palette, size, palette.on_decides, Weight.EXTRA_BOLD)
        else:
            style = rich_text.on_card(palette, size)
        return evolve(style, align=rich_text.Align.CENTRE)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, metrics = self.look.palette, self.look.metrics
        inset = 3.0 if is_ringed(self) else 1.0
        rect, radius = rect.adjusted(inset, inset, -inset, -inset), 0.28 * self.size_of_type
        fill = palette.decides if self.gold else palette.face
        fill_round(painter, rect, radius, fill if self.isEnabled() else palette.option)
        wide = line(palette, metrics, 4 if self.isChecked() else 1)
        line_round(painter, rect, radius, pen(palette.pointer if self.isChecked() else palette.dock_line, wide))
        if self.underMouse() and self.isEnabled():
            line_round(painter, rect, radius, pen(palette.pointer, line(palette, metrics, 3)))
        if is_ringed(self):
            focus_rings(painter, rect, radius, palette, metrics)
        rich_text.paint_line(painter, rect, rich_text.words(self.text()), self._style(self.size_of_type))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Return is for the whole field.
        if event.key() in ENTER:
            event.ignore()
        else:
            super().keyPressEvent(event)


class DummyCall(Painted):
    """The field with its keys; `wanted` is emitted with what declarer does, `closed` when it has been put away."""

    wanted = Signal(object)
    closed = Signal()
    that_card = Signal()  # Which card of dummy's is meant by “that card”?

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.sitting: Sitting | None = None
        self.heard: Understood = NOTHING
        self.is_open = False
        self.field = QLineEdit(self)
        self.field.setPlaceholderText("low heart, HQ")
        self.field.setAccessibleName(tr("What declarer calls for from dummy"))
        self.field.textChanged.connect(lambda _: self._hear())
        self.field.returnPressed.connect(self.say)
        # A list of pairs: a suit and a rank can be equal as numbers.
        self.keys = tuple((part, self._key(key_words(part, "10"), key_name(part))) for part in PARTS)
        for part, key in self.keys:
            key.setCheckable(True)
            key.clicked.connect(lambda _=False, p=part: self.press(p))
        self.that = self._key(THAT, tr("That card: the card of dummy’s that has the focus"))
        self.that.clicked.connect(self.that_card)
        self.call, self.meant, self.close_key = (
            self._key(SAY, SAY),
            self._key(MEANT, MEANT),
            self._key(CLOSE, tr("Close")),
        )
        self.call.gold = True
        self.call.clicked.connect(self.say)
        self.meant.clicked.connect(self.correct)
        self.close_key.clicked.connect(self.put_away)
        self.setAccessibleName(tr("Declarer calls for a card from dummy"))
        self.hide()
        self._hear()

    def _key(self, text: str, name: str) -> CallKey:
        return CallKey(self.look, text, name, self)

    # What it is about.

    def show_sitting(self, sitting: Sitting) -> None:
        """Take the table as it is now; the words that were being said are kept while they are not said."""
        self.sitting = sitting
        self._hear()

    @property
    def can_open(self) -> bool:
        """True where declarer could call for a card now."""
        return self.sitting is not None and can_be_called(self.sitting)

    @property
    def is_shown(self) -> bool:
        """True where the field is open, and there is a dummy to call from."""
        return self.is_open and self.can_open

    def put_away(self) -> None:
        """Close the field."""
        self.is_open = False
        self.field.clear()
        self.closed.emit()

    def _hear(self) -> None:
        text = self.field.text()
        before = self.heard
        self.heard = NOTHING if self.sitting is None else understood(self.sitting, text)
        said = said_in(text)
        for part, key in self.keys:
            key.setChecked(has(said, part))
        self.call.setEnabled(self.heard.call is not None)
        self.meant.setEnabled(self.heard.change is not None)
        self.field.setAccessibleDescription(self.heard.text)
        if self.is_open and self.heard != before:
            announce(self, self.heard.text)
        self.update()

    # What people do.

    def press(self, part: Part) -> None:
        """Add what stands on a key to the words, or take it back."""
        self.field.setText(pressed(self.field.text(), part))

    def name(self, card: Card) -> None:
        """Name one card of dummy's, which somebody has pointed at."""
        self.field.setText(CardWords(None, card.suit, card.rank).words)

    def say(self) -> None:
        """Call for the card in these words, if something comes of them."""
        if self.heard.call is not None:
            made = self.heard.call
            self.field.clear()
            self.wanted.emit(made)

    def correct(self) -> None:
        """Say that this was meant from the first, and not the card that dummy has played (45C4b)."""
        if self.heard.change is not None:
            made = self.heard.change
            self.field.clear()
            self.wanted.emit(made)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        elif event.key() in ENTER and event.modifiers():
            self.correct()
        else:
            super().keyPressEvent(event)

    # Where everything is.

    def fit(self, look: Look, room: QRect, *, at_top: bool, ten: str) -> None:
        """Stand at the upper or the lower edge of a room, as high as two rows of keys."""
        self.look = look
        size = self.type_for(room.width())
        high = self.height_for(room.width())
        top = room.top() if at_top else room.bottom() + 1 - high
        self.setGeometry(room.left(), top, room.width(), high)
        for part, key in self.keys:
            key.setText(key_words(part, ten))
        for key in self._all_keys():
            key.look, key.size_of_type = look, size
            key.update()
        self._place(size)

    def _all_keys(self) -> tuple[CallKey, ...]:
        return (*(key for _, key in self.keys), self.that, self.call, self.meant, self.close_key)

    def type_for(self, wide: float) -> float:
        """The size of the type in logical pixels: as large as the window asks, smaller where the keys have no room."""
        size = self.look.height / SHARE
        while size > LEAST and self._row_width(size) > wide:
            size *= 0.98
        return size

    def height_for(self, wide: float) -> int:
        """The height in logical pixels in this width."""
        return round((2 * ROW + 2 * PAD + GAP) * self.type_for(wide))

    def _row_width(self, size: float) -> float:
        keys = (*(key for _, key in self.keys), self.that)
        return sum(key.width_for(size) for key in keys) + (GAP * (len(keys) - 1) + 2 * GAP + 2 * PAD) * size

    def _place(self, size: float) -> None:
        x, y, high = PAD * size, (PAD + ROW + GAP) * size, ROW * size
        x += max(0.0, self.width() - self._row_width(size)) / 2
        for part, key in (*self.keys, (None, self.that)):
            if any(part is first for first in FIRST_OF_ROW):
                x += GAP * size
            wide = key.width_for(size)
            key.setGeometry(round(x), round(y), round(wide), round(high))
            x += wide + GAP * size
        self._place_words(size, high)

    def _place_words(self, size: float, high: float) -> None:
        y, right = PAD * size, self.width() - PAD * size
        for key in (self.close_key, self.meant, self.call):
            wide = key.width_for(size)
            right -= wide
            key.setGeometry(round(right), round(y), round(wide), round(high))
            right -= GAP * size
        left = PAD * size + rich_text.width_of(rich_text.words(self._heading()), self._bold(size)) + size
        self.field.setGeometry(round(left), round(y), round(9 * size), round(high))
        palette = self.look.palette
        self.field.setStyleSheet(
            f"QLineEdit {{ font-size: {round(size)}px; padding: 0 {round(0.4 * size)}px; background:"
            f" {palette.option.name()}; color: {palette.dock_text.name()}; border: 2px solid"
            f" {palette.dock_second.name()}; border-radius: {round(0.28 * size)}px; }}"
            f"QLineEdit:focus {{ border-color: {palette.pointer.name()}; }}"
        )

    def _bold(self, size: float) -> rich_text.Style:
        return evolve(rich_text.on_dock(self.look.palette, size), weight=Weight.BOLD)

    def _heading(self) -> str:
        declarer = None if self.sitting is None else self.sitting.table.declarer
        return "" if declarer is None else tr("{declarer} calls", declarer=SEAT_NAMES[declarer])

    def told(self) -> rich_text.Text:
        """The words as they were understood, with their clauses."""
        return rich_text.joined(
            (rich_text.words(self.heard.text), *(rich_text.marked(f"{{{cite}}}") for cite in self.heard.cites))
        )

    def words_room(self) -> QRectF:
        """The room for what was understood, between the field and what is done with it."""
        size = self.type_for(self.width())
        left, right = self.field.geometry().right() + 0.6 * size, self.call.x() - 0.4 * size
        return QRectF(left, PAD * size, right - left, ROW * size)

    def _told_style(self) -> rich_text.Style:
        size, room = self.type_for(self.width()), self.words_room().width()
        style = rich_text.on_dock(self.look.palette, size)
        wide = rich_text.width_of(self.told(), style)
        return style if wide <= room else evolve(style, size=size * max(0.1, room / wide))

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, size = self.look.palette, self.type_for(self.width())
        painter.fillRect(self.rect(), palette.dock)
        row = QRectF(PAD * size, PAD * size, self.width(), ROW * size)
        rich_text.paint_line(painter, row, rich_text.words(self._heading()), self._bold(size))
        rich_text.paint_line(painter, self.words_room(), self.told(), self._told_style())
