"""What a teacher's window does while a class looks: the head of its panel, plates on its table, the face it turns."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from bridgetable.gui.classroom.class_words import desk_words
from bridgetable.gui.classroom.classroom import Classroom
from bridgetable.gui.classroom.desk import ClassDesk
from bridgetable.gui.classroom.face import ClassFace
from bridgetable.gui.classroom.hidden_plates import HiddenPlates, hidden_hands
from bridgetable.gui.host import Host
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.panel.panel import Dock
from bridgetable.gui.panel.rule_first import RuleFirst
from bridgetable.gui.table.scene.motion import Direction
from bridgetable.gui.widgets.toast import Toast
from bridgetable.language import tr
from bridgetable.views.classroom.marks import Tool
from bridgetable.views.classroom.showing import Part

TURNED = tr("F12 turns back.")
FROM_EDGE = 16
"""How far the hint is from the corner, in logical pixels."""


class BeforeClass(QObject):
    """The teacher's side of a class: what of it stands in his window, beside what the window has anyway.

    `shown` is emitted when the teacher is shown anew what his class sees, `turned` when the window is turned to the
    class, or back.
    """

    shown = Signal()
    turned = Signal(bool)

    def __init__(self, host: Host, body: QWidget, dock: Dock, trials: Callable[[], RuleFirst | None]) -> None:
        """Create it with the class window closed; what of it stands in the teacher's window is over its body."""
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
        if dock.is_trying or room.is_on:
            dock.trial_sheet().column.set_class(has_class=room.is_on)
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
        self.room.restyle()
        self._show_plates()

    def take(self, tool: Tool) -> None:
        """Take a tool or put it away; in the teacher's window the keyboard then moves it on the small picture."""
        self.room.pointing.take(tool)
        if self.room.pointing.marks.tool is not Tool.NONE and self.room.is_open:
            self.desk.picture.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _turn(self) -> None:
        """Show the class's face in place of what the window has else, or the teacher's again."""
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
        """Take a key that belongs to what the teacher points with; whether it did."""
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
