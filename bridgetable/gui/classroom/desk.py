"""The head of the teacher's panel: what the class sees, what is next, and the tools for pointing."""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.values import evolve, frozen
from bridgetable.gui.classroom.classroom import Classroom
from bridgetable.gui.classroom.pointing import MarksLayer
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import cut_to, lay_out, on_dock, paint_text, plain, words
from bridgetable.gui.paint.strokes import line_round, pen
from bridgetable.gui.panel.trial_rows import LightButton
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.blocks import Heading, second_style
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr
from bridgetable.views.classroom.marks import Tool

AFTER = 60  # Milliseconds of rest before the small picture is drawn anew, so that no step waits for it.
EDGE, GAP, HIGH = 20.0, 10.0, 170.0  # Lengths in a window 1080 high; the last is the height of the small picture.
HIGH_WHEN_LOW = 104.0
NOTHING = tr("Nothing lies ahead: go on at the table.")
TOOL_WORDS = {Tool.POINTER: tr("Pointer"), Tool.SPOTLIGHT: tr("Spotlight"), Tool.PEN: tr("Pen")}
TAKEN = Icon.TICK  # The sign on the tool in hand.
TOOL_KEYS = {Tool.POINTER: "A", Tool.SPOTLIGHT: "S", Tool.PEN: "W"}


@frozen
class DeskWords:
    """The words for the teacher about his class: its eye, the number of options it sees, and the next step."""

    hands: str
    options: str
    following: str
    place: str


class SmallPicture(QWidget):
    """A small picture of the class window; pointer, spotlight and pen work on it as on the class's own screen."""

    def __init__(self, look: Look, room: Classroom) -> None:
        super().__init__()
        self.look, self._room = look, room
        self.drawn = QPixmap()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("What the class sees, small"))
        hint = tr("Arrows move pointer, spotlight and pen; the space bar puts the pen down or up")
        self.setAccessibleDescription(hint)
        self.marks = MarksLayer(look, room.pointing, self)
        self._rest = QTimer(self, singleShot=True, interval=AFTER)
        self._rest.timeout.connect(self.draw)

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self.marks.set_look(look)

    def draw_soon(self) -> None:
        """Draw it anew after a moment of rest."""
        self._rest.start()

    def draw(self) -> None:
        """Draw it anew from the screen of the class as it is."""
        face = self._room.shown
        if face is None or not self.isVisible():
            return
        face.marks.hide()
        whole = face.grab()
        face.marks.show()
        ratio = self.devicePixelRatioF()
        ways = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        self.drawn = whole.scaled(self.size() * ratio, *ways)
        self.drawn.setDevicePixelRatio(ratio)
        self.marks.setGeometry(self._inside().toRect())
        self.update()

    def width_for(self, height: float) -> float:
        """The width that a picture of this height has."""
        face = self._room.shown
        return height * (face.width() / face.height() if face is not None and face.height() else 16 / 9)

    def _inside(self) -> QRectF:
        size = self.drawn.deviceIndependentSize()
        found = QRectF(0, 0, size.width(), size.height())
        found.moveCenter(QRectF(self.rect()).center())
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.draw_soon()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            palette, inside = self.look.palette, self._inside()
            painter.fillRect(self.rect(), palette.bar)
            painter.drawPixmap(inside.topLeft(), self.drawn)
            colour = palette.pointer if is_ringed(self) else palette.option_line
            thick = max(1.0, self.look.dock(3 if is_ringed(self) else 1.5))
            line_round(painter, QRectF(self.rect()), 2, pen(colour, thick))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._room.pointing.key(event):
            super().keyPressEvent(event)


class ClassDesk(Painted):
    """The teacher's view of his class; `next_wanted` is emitted by the button that says what is next."""

    next_wanted = Signal()
    held = Signal()
    curtained = Signal()
    taken = Signal(object)

    def __init__(self, look: Look, room: Classroom) -> None:
        super().__init__(look)
        self._room = room
        self.said = DeskWords("", "", "", "")
        self.heading = Heading(look, tr("The class sees"))
        self.picture = SmallPicture(look, room)
        self.freeze = BarButton(look, tr("Freeze"), lined=True)
        self.black = BarButton(look, tr("Curtain"), lined=True)
        self.tools = {tool: BarButton(look, said, lined=True) for tool, said in TOOL_WORDS.items()}
        self.following = LightButton(look, "", tr("Page Down"))
        for widget in (self.heading, self.picture, self.freeze, self.black, *self.tools.values(), self.following):
            widget.setParent(self)
        self.freeze.setToolTip(tr("The class goes on seeing this while you go on (Ctrl+F)"))
        self.black.setToolTip(tr("Cover the whole screen of the class (Ctrl+K)"))
        self.freeze.clicked.connect(self.held)
        self.black.clicked.connect(self.curtained)
        self.following.clicked.connect(self.next_wanted)
        for tool, button in self.tools.items():
            button.clicked.connect(lambda _=False, t=tool: self.taken.emit(t))
        room.pointing.changed.connect(self._show_tool)

    def show_class(self, said: DeskWords) -> None:
        """Show what the class sees now, and what is next."""
        self.said = said
        self.heading.right = words(said.place)
        seen = "The class sees: {hands}; options {options}; {place}"
        self.heading.setAccessibleName(tr(seen, hands=said.hands, options=said.options, place=said.place))
        self.heading.update()
        showing = self._room.showing
        self.freeze.say(tr("Go on") if showing.holds else tr("Freeze"))
        self.black.say(tr("Curtain up") if showing.curtain else tr("Curtain"))
        self.freeze.gold = self.black.gold = False
        self._name_following(said.following)
        self._show_tool()
        self.picture.draw_soon()
        self.arrange()
        self.update()

    def _name_following(self, text: str) -> None:
        style = on_dock(self.look.palette, self.look.dock_type(19, 32), Weight.BOLD)
        self.following.setText(plain(cut_to(words(text), style, self.width() - self.look.dock(2 * EDGE + 170))))
        self.following.setAccessibleName(text)
        self.following.setVisible(bool(text))

    def _show_tool(self) -> None:
        for tool, button in self.tools.items():
            taken = self._room.pointing.marks.tool is tool
            said = tr("{tool}, in hand", tool=TOOL_WORDS[tool]) if taken else TOOL_WORDS[tool]
            # While a class votes the letters are its answers.
            about, is_free = (
                tr("On your table, on the screen of the class or on its small picture"),
                not self._room.votes,
            )
            button.setToolTip(tr("{about} ({key})", about=about, key=TOOL_KEYS[tool]) if is_free else about)
            if button.accessibleName() != said:
                button.icon_shown = TAKEN if taken else None
                button.setAccessibleName(said)
                button.update()
                self.arrange()

    @property
    def height_needed(self) -> float:
        """Its height in logical pixels."""
        return self._place(places=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._name_following(self.said.following)
        self.arrange()

    def arrange(self) -> None:
        self._place(places=True)

    def _place(self, *, places: bool) -> float:
        look = self.look
        edge, gap, low = look.dock(EDGE), look.dock(GAP), look.is_low
        y = look.dock(6)
        high = look.dock(HIGH_WHEN_LOW if low else HIGH)
        wide = min(self.picture.width_for(high), self.width() * 0.56)
        if places:
            self.heading.setGeometry(round(edge), round(y), round(self.width() - 2 * edge), round(look.dock(30)))
        y += look.dock(34)
        if places:
            self.picture.setGeometry(round(edge), round(y), round(wide), round(high))
            self._text_at = QPointF(edge + wide + look.dock(18), y)
            bottom = y + high - self.freeze.height_for(0)
            x = self._text_at.x()
            for button in (self.freeze, self.black):
                x = self._put(button, x, bottom) + look.dock(8)
        y += high + gap
        if places:
            x = edge
            for button in self.tools.values():
                x = self._put(button, x, y) + look.dock(8)
        y += self.freeze.height_for(0) + look.dock(4)
        foot = self.following.height_for(0)
        if places:
            self.following.setGeometry(round(edge - 4), round(y), round(self.width() - 2 * edge + 8), round(foot))
        return y + foot + look.dock(8)

    @staticmethod
    def _put(button: BarButton, x: float, y: float) -> float:
        wide = button.width_needed()
        button.setGeometry(round(x), round(y), round(wide), round(button.height_for(wide)))
        return x + wide

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        painter.fillRect(self.rect(), palette.dock)
        for line in (QRectF(0, 0, 1, self.height()), QRectF(0, self.height() - 1, self.width(), 1)):
            painter.fillRect(line, palette.dock_line)
        if self.following.isHidden():
            text = lay_out(words(NOTHING), second_style(look, look.dock(18)))
            place = self.following.geometry()
            paint_text(painter, QPointF(look.dock(EDGE), place.center().y() - text.size.height() / 2), text)
        size, y = look.dock(16 if look.is_low else 19), self._text_at.y()
        for name, value in ((tr("Hands"), self.said.hands), (tr("Options"), self.said.options)):
            label = lay_out(words(f"{name} "), second_style(look, size))
            text = lay_out(words(value), evolve(on_dock(palette, size, Weight.BOLD), leading=1.3))
            at = QPointF(self._text_at.x(), y)
            paint_text(painter, at, label)
            if look.is_low:
                paint_text(painter, at + QPointF(label.size.width() + look.dock(4), 0), text)
                y += text.size.height()
            else:
                paint_text(painter, at + QPointF(0, label.size.height()), text)
                y += label.size.height() + text.size.height() + look.dock(4)
