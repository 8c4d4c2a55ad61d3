"""The class as the teacher sees it in his own window: the head of its panel, plates on its table, the next step."""

from collections.abc import Callable
from math import dist

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.values import evolve
from bridgetable.gui.classroom.classroom import Classroom
from bridgetable.gui.classroom.desk import ClassDesk, DeskWords
from bridgetable.gui.classroom.face import ClassFace
from bridgetable.gui.classroom.on_table import TableMarks
from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import TextLayout, lay_out, on_plate, paint_text, words
from bridgetable.gui.paint.strokes import dashed_pen, fill_round, line_round
from bridgetable.gui.paint.theme import Direction
from bridgetable.gui.panel.panel import Dock
from bridgetable.gui.panel.rule_first import RuleFirst
from bridgetable.gui.table.layout.places import Rect, TableLayout, Where
from bridgetable.gui.table.layout.sketch import PLATE_REACH
from bridgetable.gui.table.scene.targets import shared
from bridgetable.gui.widgets.painted import Painted
from bridgetable.gui.widgets.toast import Toast
from bridgetable.language import tr
from bridgetable.views.classroom.class_view import ClassView
from bridgetable.views.classroom.marks import Tool
from bridgetable.views.classroom.showing import Part
from bridgetable.views.eyes import Eye
from bridgetable.views.panel.grouped_calls import BY_CALL
from bridgetable.views.table.table_view import TableView
from bridgetable.views.view import named_steps
from bridgetable.views.words.prose import SEAT_NAMES

SAID = tr("Hidden from the class")
TEXT, HIGH, SIDE, GAP, DISTANCE = 22.0, 42.0, 24.0, 12.0, 14.0  # Lengths in a window 1080 high.
ACROSS, DOWN = 16, 24  # How many places across and down are tried where nothing beside a hand is free.


class HiddenPlates(Painted):
    """The plates; the mouse goes through them to the table."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.hidden: tuple[Seat, ...] = ()
        self.places: dict[Seat, Rect] = {}
        self._layout: TableLayout | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def _text(self) -> TextLayout:
        style = on_plate(self.look.palette, self.look.bar(TEXT), Weight.MEDIUM)
        return lay_out(words(SAID), evolve(style, colour=self.look.palette.plate_text))

    def show_hidden(self, look: Look, layout: TableLayout | None, hidden: tuple[Seat, ...]) -> None:
        """Show which hands are hidden, each beside its hand and over no card or plate where there is room."""
        if layout is self._layout and (look, hidden) == (self.look, self.hidden):
            return
        self._layout = layout
        self.look, self.hidden = look, hidden if layout is not None else ()
        self.setVisible(bool(self.hidden))
        self.setAccessibleName(f"{SAID}: " + ", ".join(seat.name for seat in self.hidden))
        self.places = {}
        if layout is not None:
            for seat in self.hidden:
                self.places[seat] = self._place(layout, seat)
        self.update()

    def _place(self, layout: TableLayout, seat: Seat) -> Rect:
        bar = self.look.bar
        wide, high, far = self._text().size.width() + bar(SIDE + GAP + 30), bar(HIGH), bar(DISTANCE)
        mine = [place.rect for place in layout.cards if place.seat is seat and place.where is Where.HAND]
        hand = layout.hands[seat]
        if mine:
            left, top = min(r.x for r in mine), min(r.y for r in mine)
            right, bottom = max(r.right for r in mine), max(r.bottom for r in mine)
            hand = Rect(left, top, right - left, bottom - top)
        reach = bar(PLATE_REACH)
        taken = [place.rect for place in layout.cards]
        taken += [*(plate.grown(reach) for plate in layout.plates), layout.plaque]
        taken += [*(r for r in (layout.mat, layout.centre, layout.director) if r)]
        taken += [*self.places.values(), *(r for row in layout.quitted for r in row)]
        middle = hand.y + (hand.height - high) / 2
        tried = (
            Rect(hand.x, hand.bottom + far, wide, high),
            Rect(hand.right - wide, hand.bottom + far, wide, high),
            Rect(hand.right + far, middle, wide, high),
            Rect(hand.x - far - wide, middle, wide, high),
            Rect(hand.x, hand.y - far - high, wide, high),
            Rect(hand.right - wide, hand.y - far - high, wide, high),
            Rect(hand.x + (hand.width - wide) / 2, hand.bottom - high - far, wide, high),
        )
        edge = bar(8)

        def inside(rect: Rect) -> Rect:
            x = min(max(edge, rect.x), layout.size.width - edge - wide)
            return Rect(x, min(max(edge, rect.y), layout.size.height - edge - high), wide, high)

        def covers(rect: Rect) -> float:
            return sum(shared(rect, one) for one in taken)

        def is_free(rect: Rect) -> bool:
            return not any(shared(rect, one) for one in taken)

        best = min(map(inside, tried), key=covers)
        if is_free(best):
            return best
        # Nothing beside the hand is free: the nearest place on the table that is.
        across, down = (layout.size.width - wide) / ACROSS, (layout.size.height - high) / DOWN
        everywhere = (Rect(x * across, y * down, wide, high) for x in range(ACROSS + 1) for y in range(DOWN + 1))
        from_here = (hand.centre.x, hand.centre.y)
        by_distance = sorted(map(inside, everywhere), key=lambda r: dist((r.centre.x, r.centre.y), from_here))
        return next(filter(is_free, by_distance), best)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, bar, text = self.look.palette, self.look.bar, self._text()
        for place in self.places.values():
            rect = QRectF(place.x, place.y, place.width, place.height)
            fill_round(painter, rect, bar(8), palette.plate)
            line_round(painter, rect, bar(8), dashed_pen(palette.plate_line, max(1.5, bar(2)), bar(6), bar(5)))
            side = bar(SIDE)
            sign = QRectF(rect.left() + bar(GAP), rect.center().y() - side / 2, side, side)
            paint_icon(painter, sign, Icon.HIDDEN, palette.plate_text, 2.1)
            paint_text(painter, QPointF(sign.right() + bar(GAP), rect.center().y() - text.size.height() / 2), text)


def hidden_hands(mine: TableView | None, theirs: ClassView) -> tuple[Seat, ...]:
    """The players of whose cards in hand the teacher sees more than his class."""
    if mine is None or theirs.table is None:
        return ()

    def seen(view: TableView, seat: Seat) -> int:
        return sum(card.card is not None for card in view.hands[seat].cards)

    table = theirs.table
    return tuple(seat for seat in SEATS if seen(mine, seat) > seen(table, seat))


TURNED = tr("F12 turns back.")
FROM_EDGE = 16  # How far the hint is from the corner, in logical pixels.


class BeforeClass(QObject):
    """The teacher's side of a class: its parts in his window, beside those that the window always has."""

    shown = Signal()  # The teacher is shown anew what his class sees.
    turned = Signal(bool)  # The window is turned to the class, or back.

    def __init__(self, host: Host, body: QWidget, dock: Dock, trials: Callable[[], RuleFirst | None]) -> None:
        super().__init__(host.widget)
        self._host, self._body, self._dock = host, body, dock
        self.room: Classroom = Classroom(host, trials)
        self.room.changed.connect(self.show)
        self.room.turned.connect(self._turn)
        self.desk = ClassDesk(host.look, self.room)
        self.desk.setParent(body)
        self.desk.hide()
        self.desk.taken.connect(self.take)
        self.plates = HiddenPlates(host.look, host.table_view.parentWidget() or host.table_view)
        self.marks = TableMarks(host.look, self.room, host.table_view)
        host.table_view.laid_out.connect(self._show_plates)
        self.hint: Toast | None = None
        host.widget.installEventFilter(self)

    def follow(self, *, animate: bool, way: Direction) -> None:
        """Show the class the history as it is now, and the teacher what it sees."""
        if self.room.is_on:
            self.room.looks_back = False
            self.room.follow(animate=animate, way=way)
            self.show()

    def show(self) -> None:
        """Show the teacher what his class sees, in his panel and on his table."""
        dock, room = self._dock, self.room
        is_open = room.is_open
        seen = room.uncovered if is_open and room.decision() is not None else None
        hides = is_open and room.showing.is_hidden(Part.NOTES)
        dock.set_class(has_class=room.is_on)
        dock.tell_class(seen, hides_notes=hides)
        self.desk.setVisible(is_open)
        if is_open:
            self.desk.show_class(desk_words(self._host, room))
        self._show_plates()
        self.shown.emit()

    def show_count(self) -> None:
        """Show the class how many hands were counted, and what is right once that is revealed."""
        if self.room.is_on:
            self.room.follow()
            self.desk.show_class(desk_words(self._host, self.room))

    def _show_plates(self) -> None:
        host, view = self._host, self._host.table_view
        hidden = hidden_hands(view.table_scene.view, self.room.view) if self.room.is_open else ()
        self.plates.setGeometry(view.geometry())
        self.plates.show_hidden(host.look, view.table_scene.layout, hidden)
        self.marks.show_where()

    def arrange(self, left: int, top: int, wide: int) -> int:
        """Put the head of the panel in its place; the height that it takes."""
        if self.desk.isHidden():
            return 0
        self.desk.resize(wide, self.desk.height())
        high = round(self.desk.height_needed)
        self.desk.setGeometry(left, top, wide, high)
        return high

    def restyle(self) -> None:
        """Apply colours and sizes again."""
        self.desk.set_look(self._host.look)
        self.marks.set_look(self._host.look)
        self.room.restyle()
        self._show_plates()

    def take(self, tool: Tool) -> None:
        """Take a tool or put it away; in the teacher's window the keyboard then moves it on the small picture."""
        self.room.pointing.take(tool)
        if self.room.pointing.marks.tool is not Tool.NONE and self.room.is_open:
            self.desk.picture.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _turn(self) -> None:
        """Show the class's face in place of the window's other parts, or the teacher's again."""
        turned, face = self.room.is_turned, self.room.face
        self._body.setVisible(not turned)
        if not turned:
            self._host.table_view.setFocus(Qt.FocusReason.OtherFocusReason)
        elif face is not None:
            self._tell_keys(face)
        self.turned.emit(turned)

    def _tell_keys(self, face: ClassFace) -> None:
        if self.hint is None:
            self.hint = Toast(face.look, face)
            # In the corner it covers no hand, no plate and no word.
            self.hint.free = lambda size: QPoint(FROM_EDGE, face.height() - size.height() - FROM_EDGE)
        self.hint.look = face.look
        self.hint.say(TURNED, Icon.SCREENS)

    def key(self, event: QKeyEvent) -> bool:
        """Take a key for pointing; true where it was one."""
        if not self.room.is_on:
            return False
        if event.key() == Qt.Key.Key_Escape:
            return self.room.pointing.put_away()
        return self.room.is_turned and self.room.pointing.key(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.room.is_turned and self.room.face is not None:
            self.room.face.setGeometry(self._host.widget.rect())
            if self.hint is not None:
                self.hint.place()
        return super().eventFilter(watched, event)


def following_words(host: Host, room: Classroom) -> str:
    """The next step for the class, in words; empty where there is none."""
    if room.votes:
        return tr("Go on") if room.is_revealed else tr("Reveal")
    decision, number = room.decision(), room.next_covered
    if decision is not None and not room.is_asked:
        return tr("Ask the question")
    if decision is not None and number:
        option = next(
            (o for o in decision.options if o.number == number and not (decision.by_call or decision.is_number)), None
        )
        if option is None:
            return tr("Uncover {number}", number=number)
        return tr("Uncover {number}: {title}", number=number, title=option.title)
    if host.is_ruling_first:
        return ""
    if host.document.is_lesson:
        return tr("Next step of the lesson")
    _, redone = named_steps(host.controller.history, host.eye)
    return tr("On: {redone}", redone=redone) if redone else ""


def eye_words(eye: Eye) -> str:
    """The name of an eye."""
    return SEAT_NAMES[eye] if isinstance(eye, Seat) else str(eye).capitalize()


def desk_words(host: Host, room: Classroom) -> DeskWords:
    """The words about his class for the teacher."""
    showing = room.showing
    hands = eye_words(showing.looks)
    if showing.is_hidden(Part.DUMMY):
        hands = tr("{hands}, not dummy", hands=hands)
    state = tr("curtain down") if showing.curtain else tr("frozen") if showing.holds else ""
    place = f"{state} · {room.place}" if state else room.place
    return DeskWords(hands, options_said(room), following_words(host, room), place)


def options_said(room: Classroom) -> str:
    """The number of options that the class sees, in words."""
    ballot = room.ballot
    if ballot is not None:
        return tr("{sum} hands up", sum=sum(row.hands for row in ballot.rows))
    decision = room.decision()
    if decision is None:
        return tr("nothing asked")
    if not room.is_asked:
        return tr("question hidden")
    if not room.numbers:
        return BY_CALL if decision.by_call else tr("hidden cards")
    return tr("{count} of {numbers}", count=len(room.uncovered), numbers=len(room.numbers))
