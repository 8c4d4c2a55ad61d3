"""The moving picture: a card falls, the director is called, and declarer chooses; done by the pointer in the window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from bridgetable.game.cards import card
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.book.demonstration import ARROW
from bridgetable.gui.documents.document import Document
from bridgetable.gui.files.drawing import image_of
from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.paint.theme import MOVING
from bridgetable.gui.settings import Settings
from bridgetable.gui.table.layout.places import TableLayout
from bridgetable.gui.table.scene.targets import places_for
from bridgetable.gui.window import Window
from bridgetable.views.table.offers import Place
from pictures.scenes import STORY

SIZE = (960, 600)
STEP = 60
"""The time for which a frame of a motion is seen, in milliseconds."""
ARROW_HIGH = 26.0
TAKEN = 2
"""The option that is chosen in the end, from 1."""
LEFT = Qt.MouseButton.LeftButton


@frozen(eq=False)
class Frame:
    """A picture, and how long it is seen in milliseconds."""

    image: QImage
    lasts: int


class Story:
    """The window and the pointer, and what is done with them."""

    def __init__(self) -> None:
        """Open the window where the story begins."""
        ready_to_paint()
        history = evolve(STORY.history, undone=())
        self.window = Window(Document(history, None, "Monday.table"), Settings(), SIZE)
        self.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.window.show()
        QApplication.processEvents()
        self.at = QPointF(SIZE[0] * 0.47, SIZE[1] * 0.56)

    def frames(self) -> Iterator[Frame]:
        """The story from its beginning to its end."""
        window = self.window
        yield self.seen(900)
        # The king falls as East looks for a diamond.
        king = self.card("HK")
        yield from self.moves_to(king)
        yield from self.drags_to(self.dropped_by(Seat.E), king)
        yield from self.flies()
        yield self.seen(1000)
        # He plays the diamond, and the trick is quitted.
        diamond = self.card("D3")
        yield from self.moves_to(diamond)
        QTest.mouseDClick(window.table.view.viewport(), LEFT, pos=self.on_table(diamond))
        yield from self.flies()
        yield self.seen(800)
        window.table.view.quit_trick()
        yield from self.flies()
        yield self.seen(500)
        # The director is called, and asks.
        bell = next(b for b in window.tools.findChildren(QWidget) if getattr(b, "gold", False))
        yield from self.clicks(bell)
        yield self.seen(1700)
        # Each option is pointed at, and one taken.
        for number in (1, 2, 3, TAKEN):
            yield from self.points_at(number)
            yield self.seen(1700)
        QTest.mouseClick(window.dock.column.options[TAKEN - 1], LEFT)
        # The option is seen to be taken before it is carried out.
        yield self.seen(250)
        QTest.qWait(2 * MOVING.option_pressed)
        yield from self.flies()
        yield self.seen(4200)

    # What is pointed at.

    @property
    def layout(self) -> TableLayout:
        """The places of everything."""
        layout = self.window.table.view.table_scene.layout
        assert layout is not None  # noqa: S101 -- the window is shown
        return layout

    def card(self, written: str) -> QPointF:
        """The place of a card that can be taken, in the window: a point that its neighbours leave free."""
        wanted = card(written)
        part = next(p.part for p in self.layout.cards if p.shown.card is wanted)
        return self.in_window(QPointF(part.x + part.width / 3, part.y + part.height / 3))

    def dropped_by(self, seat: Seat) -> QPointF:
        """The place where a card of a player falls by accident."""
        middle = places_for(self.layout, seat, face_down=False)[Place.TRAY_DROPPED].centre
        return self.in_window(QPointF(middle.x, middle.y))

    def in_window(self, at: QPointF) -> QPointF:
        """A point of the table in the window."""
        view = self.window.table.view
        return QPointF(view.mapTo(self.window, view.mapFromScene(at)))

    def on_table(self, at: QPointF) -> QPoint:
        """A point of the window on the table."""
        return self.window.table.view.viewport().mapFrom(self.window, at.toPoint())

    def middle_of(self, widget: QWidget) -> QPointF:
        """The middle of a widget in the window."""
        return QPointF(widget.mapTo(self.window, widget.rect().center()))

    # What is done.

    def moves_to(self, there: QPointF) -> Iterator[Frame]:
        """The pointer goes somewhere, slower at both ends."""
        began, steps = self.at, max(4, round(((there - self.at).manhattanLength()) / 60))
        for step in range(1, steps + 1):
            share = step / steps
            self.at = began + (there - began) * (share * share * (3 - 2 * share))
            yield self.seen(STEP)

    def points_at(self, number: int) -> Iterator[Frame]:
        """The pointer goes to an option (from 1), and the table shows what it would lead to."""
        yield from self.moves_to(self.middle_of(self.window.dock.column.options[number - 1]))
        # No event of entering comes to a window that is never on the screen.
        self.window.display.point(number)
        QTest.qWait(MOVING.preview_rest * 2)
        yield from self.flies()

    def drags_to(self, there: QPointF, card: QPointF) -> Iterator[Frame]:
        """A card is taken, carried, and let go."""
        view = self.window.table.view.viewport()
        QTest.mousePress(view, LEFT, pos=self.on_table(card))
        began, steps = self.at, 16
        for step in range(1, steps + 1):
            share = step / steps
            self.at = began + (there - began) * (share * share * (3 - 2 * share))
            QTest.mouseMove(view, self.on_table(self.at))
            yield self.seen(STEP)
        yield self.seen(700)
        QTest.mouseRelease(view, LEFT, pos=self.on_table(self.at))

    def clicks(self, widget: QWidget) -> Iterator[Frame]:
        """The pointer goes to a button, and clicks it."""
        yield from self.moves_to(self.middle_of(widget))
        yield self.seen(250)
        QTest.mouseClick(widget, LEFT)
        QApplication.processEvents()

    def flies(self) -> Iterator[Frame]:
        """The frames of a motion, from step to step until everything has arrived."""
        motion = self.window.table.view.table_scene.motion
        running = QVariantAnimation.State.Running
        for clock in (one for one in motion.findChildren(QVariantAnimation) if one.state() == running):
            clock.pause()
            for now in range(STEP, clock.duration(), STEP):
                clock.setCurrentTime(now)
                yield self.seen(STEP)
        motion.finish()

    def seen(self, lasts: int) -> Frame:
        """The window as it is now, with the pointer."""
        QApplication.processEvents()
        image = image_of(self.window)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = ARROW_HIGH / 24
        painter.setPen(QPen(QColor("#101418"), 1.6))
        painter.setBrush(QColor("white"))
        painter.drawPolygon(QPolygonF([self.at + QPointF(x, y) * scale for x, y in ARROW]))
        painter.end()
        return Frame(image, lasts)
