"""An option of the question as a button: pointer and focus preview it, a click, its digit or Enter chooses it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QFocusEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from bridgetable.game.values import evolve
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.strokes import grown
from bridgetable.gui.paint.theme import MOVING
from bridgetable.gui.panel import option_art, option_details
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.gui.widgets.glosses import book_of, brief_gloss, open_clause
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import LastHeight, PaintedButton
from bridgetable.language import tr
from bridgetable.views.panel.worth import WorthView
from bridgetable.views.table.table_view import OptionView

RING = 6.0
STRIP_TITLE = 77.0
SHRUNK = 0.78  # The least share of its size to which a title shrinks, before it goes on on another line.


class OptionButton(PaintedButton):
    """One option as a button."""

    pointed = Signal(bool)  # It begins (True) or ceases (False) to be the one that is looked at.
    chosen = Signal()
    compared = Signal()  # It is to be set beside another.

    def __init__(self, look: Look, option: OptionView, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self.option = option
        self.worth: WorthView | None = None
        self.has_worth = False
        self.is_seen: bool | None = None
        # Without what follows, where there is no room for it beside what a class sees or what the options are worth;
        # pointing previews it on the table.
        self.is_brief = False
        self._last = LastHeight()
        self._name_itself()
        self.tell_seen(None)
        self.clicked.connect(self._press)

    def _name_itself(self) -> None:
        option = self.option
        worth = () if self.worth is None else (self.worth.said,)
        said = "\n".join((option.title, *option.lines, *(detail.text for detail in option.details), *worth))
        heard = rich_text.plain(rich_text.marked(said))
        self.setAccessibleName(tr("Option {number}: {plain}", number=option.number, plain=heard))

    def show_worth(self, worth: WorthView | None, *, has_column: bool) -> None:
        """Show what the option is worth, or that it is not known; without the column its room is the option's own."""
        self.worth, self.has_worth = worth, has_column
        self._name_itself()
        self.update()

    def tell_seen(self, is_seen: bool | None) -> None:
        """Show whether a class sees the option, or nothing of that where there is no class."""
        self.is_seen = is_seen
        state = {None: "", True: tr("the class sees it"), False: tr("still covered for the class")}[is_seen]
        self.setAccessibleDescription(", ".join(part for part in (*self.option.cites, state) if part))
        self.update()

    @property
    def ring(self) -> float:
        """The reach of the focus ring beyond the option, on each side."""
        return self.look.dock(RING)

    def height_for(self, width: float) -> float:
        """The height in logical pixels, ring included, at this width, ring included."""
        asked = (self.look, width, self.is_brief, self.is_seen is None, self.has_worth, self.worth)
        return self._last.of(asked, lambda: self._measured(width))

    def _measured(self, width: float) -> float:
        inside = width - 2 * self.ring
        if self.look.is_projected:
            below = option_details.strip_details_height(self.option.details, inside, self.look)
            return _strip_height(self._model(), inside, self.look) + below + 2 * self.ring
        plain_height = option_art.option_height(self._model(), inside, self.look.palette, self.look.metrics)
        details = 0.0
        if not self.is_brief:
            details = option_details.details_height(self.option.details, inside - self._beside, self.look)
        return round(plain_height + details) + 2 * self.ring

    @property
    def _beside(self) -> float:
        return self.look.dock(option_art.worth_width(is_close=self.look.is_close)) if self.has_worth else 0.0

    def _model(self) -> option_art.OptionModel:
        option = evolve(self.option, lines=()) if self.is_brief else self.option
        model = evolve(option_model(option, self._state()), is_close=self.look.is_close, is_seen=self.is_seen)
        return evolve(model, worth=self.worth, has_worth=self.has_worth)

    def _state(self) -> option_art.OptionState:
        if self.isDown():
            return option_art.OptionState.PRESSED
        if is_ringed(self):
            return option_art.OptionState.FOCUS
        return option_art.OptionState.HOVER if self.property("pointed") else option_art.OptionState.REST

    def show_pointed(self, pointed: bool) -> None:
        """Show the option as pointed at, or not."""
        self.setProperty("pointed", pointed)
        self.update()

    def _press(self) -> None:
        self.setDown(True)
        self.repaint()
        QTimer.singleShot(0 if self.property("still") else MOVING.option_pressed, self.chosen.emit)

    def chip_at(self, at: QPointF) -> str:
        """The clause of the chip at a point; empty where there is none."""
        seeker = rich_text.ChipSeeker()
        self.paint(seeker, QRectF(self.rect()))
        return seeker.found_at(at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cite = self.chip_at(event.position()) if event.button() is Qt.MouseButton.LeftButton else ""
        if cite:
            open_clause(self, cite)
        else:
            super().mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Compare with another option…")).triggered.connect(self.compared)
        menu.popup(event.globalPos())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        rect = grown(rect, -self.ring)
        if self.look.is_projected:
            paint_strip_option(painter, rect, self._model(), self.look)
            top = _strip_height(self._model(), rect.width(), self.look)
            lower = rect.adjusted(0, top - self.look.dock(12), 0, 0)
            option_details.paint_strip_details(painter, lower, self.option.details, self.look)
        else:
            option_art.paint_option(painter, rect, self._model(), self.look.palette, self.look.metrics)
            if self.option.details and not self.is_brief:
                upper = option_art.option_height(self._model(), rect.width(), self.look.palette, self.look.metrics)
                lower = rect.adjusted(0, upper - self.look.dock(6), -self._beside, 0)
                option_details.paint_details(painter, lower, self.option.details, self.look)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.show_pointed(True)
        self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.show_pointed(False)
        self.pointed.emit(self.hasFocus())
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.pointed.emit(bool(self.property("pointed")))
        super().focusOutEvent(event)

    def tip_at(self, at: QPointF) -> str:
        return "\n".join(brief_gloss(cite, book_of(self)) for cite in self.option.cites)


def option_model(option: OptionView, state: option_art.OptionState) -> option_art.OptionModel:
    """The model by which an option is painted."""
    title, consequence = rich_text.words(option.title), rich_text.on_lines(option.lines[:2])
    return option_art.OptionModel(str(option.number), title, consequence, option.cites, state)


def _strip_text(model: option_art.OptionModel, width: float, look: Look) -> rich_text.TextLayout:
    text = tuple(rich_text.Words(" ") if isinstance(span, rich_text.Break) else span for span in model.consequence)
    style = rich_text.on_dock(look.palette, look.dock(24 if model.is_close else 28))
    leading = 1.22 if model.is_close else 1.32
    style = evolve(style, colour=option_art.ink_of(model, look.palette), leading=leading)
    whole = (*text, *with_chips("", model.clauses), *_strip_worth(model))
    return rich_text.lay_out(whole, style, width - look.dock(34))


def _strip_worth(model: option_art.OptionModel) -> rich_text.Text:
    """The value of the option, on a line of its own; the best is bolder."""
    if model.worth is None:
        return ()
    ahead: rich_text.Text = (rich_text.Break(),) if model.consequence or model.clauses else ()
    return (*ahead, rich_text.Words(model.worth.brief, Weight.BOLD if model.worth.is_best else None))


def _strip_title(model: option_art.OptionModel, width: float, look: Look) -> rich_text.TextLayout:
    """The title, a little smaller where it is long, then on more lines: it is never tiny."""
    style = rich_text.on_dock(look.palette, look.dock(35), Weight.BOLD)
    style = evolve(style, colour=option_art.ink_of(model, look.palette), leading=1.2)
    room = width - look.dock(STRIP_TITLE) - look.dock(16)
    wide = rich_text.lay_out(model.title, style).size.width()
    size = style.size * max(SHRUNK, min(1.0, 0.99 * room / wide))
    return rich_text.lay_out(model.title, evolve(style, size=size), room)


def _strip_upper(title: rich_text.TextLayout, look: Look, *, is_close: bool) -> float:
    """The distance of the consequence from the upper edge."""
    return look.dock(56 if is_close else 72) + (title.lines - 1) * title.size.height() / title.lines


def _strip_height(model: option_art.OptionModel, width: float, look: Look) -> float:
    upper = _strip_upper(_strip_title(model, width, look), look, is_close=model.is_close)
    foot = 6 if model.is_close else 14
    return upper + look.dock(2) + _strip_text(model, width, look).size.height() + look.dock(foot)


def paint_strip_option(painter: QPainter, rect: QRectF, model: option_art.OptionModel, look: Look) -> None:
    """Paint an option for people at the back of the room: digit and title, the consequence beneath at full width."""
    option_art.paint_ground(painter, rect, model.state, look.palette, look.dock(9), look.dock)
    side, above = look.dock(40 if model.is_close else 46), look.dock(9 if model.is_close else 17)
    box = QRectF(rect.left() + look.dock(17), rect.top() + above, side, side)
    digit = rich_text.on_fill(look.palette, look.dock(28), look.palette.dock_text, Weight.BOLD)
    option_art.paint_digit(painter, box, model, digit, look.dock(6), max(1.0, look.dock(2)))
    title = _strip_title(model, rect.width(), look)
    line = title.size.height() / title.lines
    rich_text.paint_text(painter, QPointF(rect.left() + look.dock(STRIP_TITLE), box.center().y() - line / 2), title)
    upper = rect.top() + _strip_upper(title, look, is_close=model.is_close)
    rich_text.paint_text(painter, QPointF(box.left(), upper), _strip_text(model, rect.width(), look))
