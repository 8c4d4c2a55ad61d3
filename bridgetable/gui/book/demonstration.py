"""A demonstration on the table: a pointer goes to the place slowly, the act is done, and then taken back."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from bridgetable.game.cards import Card
from bridgetable.gui.host import Host
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import lay_out, on_plate, paint_text, words
from bridgetable.gui.paint.strokes import fill_round, line_round, pen, smooth
from bridgetable.gui.table.scene.piece import PieceKind
from bridgetable.gui.table_area import TableArea
from bridgetable.gui.widgets.toast import NARROW_SHARE
from bridgetable.language import tr
from bridgetable.views.book.staged_acts import StagedAct

# How long, in milliseconds, the pointer goes to the card, carries it, and what was done is seen.
GOES, CARRIES, SEEN = 1100, 900, 6000
# The pointer as lines, in a square 24 high, and its height at 1080.
ARROW = ((0, 0), (0, 17), (4, 13.4), (7, 20), (9.6, 18.9), (6.7, 12.5), (12, 12.2))
POINTER = 46.0


class Demonstration(QWidget):
    """Lies over the table while it lasts; a click or a key ends it, and the table is as it was."""

    def __init__(self, host: Host, staged: StagedAct, gesture: str, asker: QWidget) -> None:
        self._area = area = host.table_view.parentWidget() or host.table_view
        super().__init__(area)
        self._host, self.staged, self.gesture, self._asker = host, staged, gesture, asker
        self._before = host.controller.history
        self.setGeometry(area.rect())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Shown on the table: {words}", words=staged.words))
        self.at = QPointF(self.rect().center())
        self.moving = QVariantAnimation(self)
        self.moving.valueChanged.connect(self._move)
        self._steps = QTimer(self, singleShot=True)
        self._steps.timeout.connect(self._next)
        self._told = 0
        host.widget.installEventFilter(self)

    def begin(self) -> None:
        """Begin to show it."""
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._go(self.where(), GOES)
        self._steps.start(GOES + CARRIES // 2)

    def where(self) -> QPointF:
        """The place where the act begins or ends: the card, else the player's plate, else the middle."""
        scene, view = self._host.table_view.table_scene, self._host.table_view
        card, seat, items = getattr(self.staged.action, "card", None), self.staged.seat, scene.items_by_key.items()
        cards = [item for key, item in items if isinstance(card, Card) and key.card is card]
        plates = [item for key, item in items if key.kind is PieceKind.PLATE and seat is not None and key.seat is seat]
        for item in (*cards, *plates):
            rect = item.piece.rect
            spot = view.mapFromScene(QPointF(rect.x + rect.width * 0.3, rect.y + rect.height * 0.5))
            return QPointF(view.mapTo(self._area, spot))
        return QPointF(self.rect().center())

    def _go(self, to: QPointF, duration: int) -> None:
        self.moving.stop()
        self.moving.setStartValue(QPointF(self.at))
        self.moving.setEndValue(to)
        self.moving.setDuration(duration)
        self.moving.start()

    def _move(self, to: object) -> None:
        if isinstance(to, QPointF):
            self.at = to
            self.update()

    def _next(self) -> None:
        self._told += 1
        if self._told == 1:
            self._host.controller.do_all(self.staged.actions)
            self.raise_()
            self._go(self.where(), CARRIES)
            self._steps.start(CARRIES + SEEN)
        else:
            self.end()

    def end(self) -> None:
        """Take the act back, and return to the window that asked for it."""
        if self._told < 0:
            return
        self._told = -1
        self._steps.stop()
        self.moving.stop()
        self._host.widget.removeEventFilter(self)
        self._host.controller.open(self._before)
        self.hide()
        self.deleteLater()
        self._asker.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A command would be given at a table that is about to be as it was.
        if event.type() in {QEvent.Type.ShortcutOverride, QEvent.Type.Close, QEvent.Type.Resize}:
            self.end()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end()

    def paintEvent(self, event: QPaintEvent) -> None:
        with smooth(self) as painter:
            look = self._host.look
            self._paint_caption(painter, look)
            scale = look.dock(POINTER) / 24
            arrow = QPolygonF([QPointF(self.at.x() + x * scale, self.at.y() + y * scale) for x, y in ARROW])
            painter.setPen(pen(look.palette.dock, max(2.0, scale)))
            painter.setBrush(look.palette.dock_text)
            painter.drawPolygon(arrow)

    def _paint_caption(self, painter: QPainter, look: Look) -> None:
        style = on_plate(look.palette, look.dock(26), Weight.BOLD)
        pad = look.dock(18)
        text = lay_out(words(self.gesture), style, self.width() * NARROW_SHARE)
        size = QSizeF(text.size.width() + 2 * pad, text.size.height() + pad)
        # It stands where it covers no hand, plate or tray.
        corner = self._area.free_place(size.toSize()) if isinstance(self._area, TableArea) else QPoint(0, 0)
        rect = QRectF(QPointF(corner), size)
        fill_round(painter, rect, look.dock(10), look.palette.plate)
        line_round(painter, rect, look.dock(10), pen(look.palette.pointer, look.dock(3)))
        paint_text(painter, QPointF(rect.left() + pad, rect.top() + pad / 2), text)
