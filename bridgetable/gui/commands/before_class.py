"""What a teacher's window does while a class looks: the head of its panel, plates on its table, the face it turns."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from bridgetable.gui.classroom.classroom import Classroom, RoomHost
from bridgetable.gui.classroom.desk import ClassDesk
from bridgetable.gui.classroom.face import ClassFace
from bridgetable.gui.classroom.hidden_plates import HiddenPlates, hidden_hands
from bridgetable.gui.commands.class_handlers import class_next, curtain, freeze, take
from bridgetable.gui.commands.class_words import desk_words
from bridgetable.gui.commands.command import CommandHost
from bridgetable.gui.commands.menus import Menus
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.table.scene.direction import Direction
from bridgetable.gui.widgets.toast import Toast
from bridgetable.language import tr
from bridgetable.views.classroom.showing import Part

TURNED = tr("F12 turns back.")
FROM_EDGE = 16
"""How far the hint is from the corner, in logical pixels."""


class TeacherHost(CommandHost, RoomHost, Protocol):
    """The window of a teacher."""

    menus: Menus
    body: QWidget

    def arrange(self) -> None:
        """Put the parts in their places."""

    def restyle(self) -> None:
        """Apply colours and sizes again."""


class BeforeClass(QObject):
    """The teacher's side of a class: what of it stands in his window, beside what the window has anyway."""

    def __init__(self, host: TeacherHost) -> None:
        """Create it with the class window closed."""
        super().__init__(host.widget)
        self._host = host
        self.room = Classroom(host)
        self.desk = ClassDesk(host.look, self.room)
        self.desk.setParent(host.body)
        self.desk.hide()
        self.desk.next_wanted.connect(partial(host.menus.run, class_next))
        self.desk.held.connect(partial(host.menus.run, freeze))
        self.desk.curtained.connect(partial(host.menus.run, curtain))
        self.desk.taken.connect(partial(take, host))
        self.plates = HiddenPlates(host.look, host.table)
        host.table.view.laid_out.connect(self._show_plates)
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
        host, room = self._host, self.room
        is_open = room.is_open
        seen = room.uncovered if is_open and room.decision() is not None else None
        hides = is_open and room.showing.is_hidden(Part.NOTES)
        if host.dock.is_trying or room.is_on:
            host.dock.trial_sheet().column.set_class(has_class=room.is_on)
        host.dock.tell_class(seen, hides_notes=hides)
        self.desk.setVisible(is_open)
        if is_open:
            self.desk.show_class(desk_words(host))
        self._show_plates()
        host.menus.show_state()
        host.arrange()

    def show_count(self) -> None:
        """Show the class how many hands were counted."""
        if self.room.is_on:
            self.room.follow()
            self.desk.show_class(desk_words(self._host))

    def _show_plates(self) -> None:
        host, view = self._host, self._host.table.view
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

    def turn_face(self, face: ClassFace | None) -> None:
        """Fill the window with the class's face, or show the teacher's again."""
        host = self._host
        if face is not None:
            face.setGeometry(host.widget.rect())
            face.show()
            face.raise_()
            face.setFocus(Qt.FocusReason.OtherFocusReason)
            host.body.hide()
            self._tell_keys(face)
        elif self.room.face is not None:
            host.body.show()
            self.room.face.hide()
            host.table.view.setFocus(Qt.FocusReason.OtherFocusReason)
        host.fill_screen(face is not None)
        host.restyle()

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
