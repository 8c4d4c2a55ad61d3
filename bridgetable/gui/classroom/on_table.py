"""The teacher's own table as a place to point and draw on: his class sees his marks at the same cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.seats import Seat
from bridgetable.gui.classroom.pointing import MarksLayer
from bridgetable.gui.paint.look import Look
from bridgetable.views.classroom.marks import Place, Tool

if TYPE_CHECKING:
    from bridgetable.gui.classroom.classroom import Classroom
    from bridgetable.gui.table.layout.places import Point, TableLayout
    from bridgetable.gui.table.scene.view import TableGraphicsView

NEAR = 1e-4
"""The distance, in shares squared, below which a place is that of a thing itself."""


def things_on(layout: TableLayout) -> dict[object, Place]:
    """The middle of everything that lies on a table, by what it is, in shares of the table's width and height."""
    points: dict[object, Point] = {("plate", seat): layout.plates[seat].centre for seat in Seat}
    points |= {(card.seat, card.where, card.index): card.rect.centre for card in layout.cards}
    points["plaque"] = layout.plaque.centre
    if layout.mat is not None:
        points["mat"] = layout.mat.centre
    found: dict[object, Place] = {
        thing: (point.x / layout.size.width, point.y / layout.size.height) for thing, point in points.items()
    }
    return found | {(x, y): (x, y) for x in (0.0, 1.0) for y in (0.0, 1.0)}


def moved(at: Place, here: dict[object, Place], there: dict[object, Place]) -> Place:
    """The matching place on another table: beside the same things, the nearest first."""
    across = down = weights = 0.0
    for thing, place in here.items():
        if thing in there:
            far = (at[0] - place[0]) ** 2 + (at[1] - place[1]) ** 2
            weight = 1 / (far * far + NEAR * NEAR)
            weights += weight
            across += weight * (there[thing][0] - place[0])
            down += weight * (there[thing][1] - place[1])
    return at[0] + across / weights, at[1] + down / weights


class TableMarks(MarksLayer):
    """The marks over the teacher's table; the mouse goes through them, and the spotlight leaves the rest in light."""

    def __init__(self, look: Look, room: Classroom, view: TableGraphicsView) -> None:
        super().__init__(look, room.pointing, cast("QWidget", view.parentWidget()))
        self._room, self._view = room, view
        # A place that was pointed at here is shown where it was, for two of a hidden hand can be one to the class.
        self._own: dict[Place, Place] = {}
        # The places of the class on this table, as long as both tables lie as they do.
        self._here: dict[Place, Place] = {}
        self._lying: tuple[tuple[TableLayout, TableLayout] | None, Place] | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_where(self) -> None:
        """Lie over the table while a class looks elsewhere, and only then hear of the mouse."""
        self.setVisible(self._room.is_open)
        # A filter that outlives what it watches, as the end of the program can have it, ends Python with a fault.
        watched = self._view.viewport()
        watched.removeEventFilter(self)
        if self._room.is_open:
            watched.installEventFilter(self)
        self.setGeometry(self._view.geometry())
        self.raise_()

    def _tables(self) -> tuple[TableLayout, TableLayout] | None:
        """The teacher's table and that of his class."""
        face = self._room.shown
        mine, theirs = self._view.table_scene.layout, None if face is None else face.table.table_scene.layout
        return None if mine is None or theirs is None else (mine, theirs)

    def _share(self) -> Place:
        """The share of the class's screen that its table has."""
        face = self._room.shown
        if face is None or not face.width() or not face.height():
            return 1.0, 1.0
        return face.table.width() / face.width(), face.table.height() / face.height()

    def place_of(self, event: QMouseEvent) -> Place:
        own, tables, share = super().place_of(event), self._tables(), self._share()
        place = own if tables is None else moved(own, things_on(tables[0]), things_on(tables[1]))
        found = place[0] * share[0], place[1] * share[1]
        if not self.pointing.marks.strokes:
            self._own.clear()
        self._own[found] = own
        return found

    def _point(self, place: Place) -> QPointF:
        own = self._own.get(place)
        return super()._point(self._here_of(place) if own is None else own)

    def _here_of(self, place: Place) -> Place:
        """The place on this table that matches one on the screen of the class."""
        tables, share = self._tables(), self._share()
        if not self._lies(tables, share):
            self._here, self._lying = {}, (tables, share)
        if place not in self._here:
            on_theirs = place[0] / share[0], place[1] / share[1]
            found = on_theirs if tables is None else moved(on_theirs, things_on(tables[1]), things_on(tables[0]))
            self._here[place] = found
        return self._here[place]

    def _lies(self, tables: tuple[TableLayout, TableLayout] | None, share: Place) -> bool:
        """True where both tables lie as they did when the last place was looked for."""
        if self._lying is None or self._lying[1] != share or (self._lying[0] is None) is not (tables is None):
            return False
        return all(one is other for one, other in zip(self._lying[0] or (), tables or (), strict=True))

    def _paint_spot(self, painter: QPainter, at: QPointF, radius: float) -> None:
        self._ring_spot(painter, at, radius)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pointing = self.pointing
        tool = pointing.marks.tool
        if tool is Tool.NONE or not self._room.is_open:
            return False
        match event.type():
            case QEvent.Type.MouseMove if isinstance(event, QMouseEvent):
                pointing.move(self.place_of(event))
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick if isinstance(event, QMouseEvent):
                if tool is Tool.PEN and event.button() is Qt.MouseButton.LeftButton:
                    pointing.press(self.place_of(event))
            case QEvent.Type.MouseButtonRelease if tool is Tool.PEN:
                pointing.lift()
            case QEvent.Type.Leave if not pointing.marks.draws:
                pointing.move(None)
                return False
            case QEvent.Type.Wheel if isinstance(event, QWheelEvent) and tool is Tool.SPOTLIGHT:
                pointing.widen(1 if event.angleDelta().y() > 0 else -1)
                return True
            case _:
                return False
        # The pen draws; with the others cards can be played meanwhile.
        return tool is Tool.PEN
