"""The tiles of the start page: a picture of a table, a title, a line, and the key that chooses it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QEnterEvent, QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.values import evolve
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen, rounded
from bridgetable.gui.start.kept_pictures import DEAL, keep_picture, kept_picture
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import PaintedButton
from bridgetable.language import VARIABLE as LANGUAGE
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.gui.paint.look import Look
    from bridgetable.gui.start.offers import Offer
    from bridgetable.views.table.table_view import TableView

RING = 10.0
"""The room round a tile for the rings of the focus, in a window 1080 high."""
TITLE, LINE = 27.0, 20.0
PADDING, RADIUS = 20.0, 14.0
LATE_MS = 80
MOST_LINES = 2


class Tile(PaintedButton):
    """One thing that can be chosen; its picture comes when there is time for it."""

    def __init__(
        self, look: Look, offer: Offer, parent: QWidget, *, title: float = TITLE, pictured: bool = True, place: str = ""
    ) -> None:
        """Create it with an offer, the size of its title, and the picture kept for its `place`, or room for one."""
        super().__init__(look, parent=parent)
        self.offer = offer
        self.line = offer.line
        self._title, self.pictured = title, pictured
        self._place = place
        # What stands in the place of the picture where there will be none; nothing where there will be one.
        self.empty: str | None = None
        self.view: TableView | None = None
        self._image: QImage | None = None
        self._laid: tuple[tuple[Look, str, int], rich_text.TextLayout] | None = None
        # While a window is dragged larger, its old picture is stretched.
        self._late = QTimer(self, singleShot=True, interval=LATE_MS)
        self._late.timeout.connect(self.draw)
        self.clicked.connect(self._choose)
        self._name()

    def _name(self) -> None:
        said = filter(None, (self.offer.title, self.line, self.offer.when))
        self.setAccessibleName(". ".join(rich_text.plain(rich_text.words(part)) for part in said))
        self.setAccessibleDescription(tr("Key {key}", key=self.offer.key) if self.offer.key else "")

    def _choose(self) -> None:
        self.offer.choose()

    def tell(self, line: str) -> None:
        """Say another line beneath the title."""
        if line == self.line:
            return
        self.line = line
        self._name()
        self.update()

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._late.start()

    def show_table(self, view: TableView) -> None:
        """Draw a table in the place for the picture, now and whenever that place changes."""
        self.view = view
        self.draw()

    def _about(self) -> tuple[str, str]:
        """The place under which its picture is kept, and everything that the picture depends on."""
        from bridgetable import __version__

        palette = self.look.palette
        colours = f"{palette.name} {palette.card_suits.clubs.name()}"
        size = f"{self.width()} {self.height()} {self.devicePixelRatioF()}"
        language = os.environ.get(LANGUAGE, "")
        place = self.offer.shown if self._place == DEAL else self._place
        return place, f"{__version__}\n{language}\n{self.offer.shown}\n{self.offer.line}\n{colours}\n{size}"

    def _recall(self) -> None:
        """Take the picture that was kept the last time, where it is of the same table in the same size."""
        if self._place and self.offer.shown and self.view is None and self._image is None:
            found = kept_picture(*self._about())
            if found is not None:
                self._image, self.line = found
                self._image.setDevicePixelRatio(self.devicePixelRatioF())
                self._name()

    def keep(self) -> None:
        """Keep the picture for the next time."""
        if self._place and self.offer.shown and self._image is not None:
            keep_picture(*self._about(), self._image, self.line)

    def draw(self) -> None:
        """Draw the picture at the size of its place."""
        from bridgetable.gui.files.drawing import table_picture

        ratio, place = self.devicePixelRatioF(), self.picture_rect()
        size = QSize(round(place.width() * ratio), round(place.height() * ratio))
        if self.view is not None and not size.isEmpty():
            drawn = table_picture(self.view, size, self.look)
            drawn.setDevicePixelRatio(ratio)
            # The one that was kept is most often the same.
            if drawn != self._image:
                self._image = drawn
                self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._late.start()

    # Where what is.

    def frame(self) -> QRectF:
        """The tile itself, without the room for its rings."""
        return grown(QRectF(self.rect()), -self.look.bar(RING))

    def foot_height(self) -> float:
        """The height of title and line."""
        return self.words_height() + self.look.bar(30)

    def words_height(self) -> float:
        """The height of title and line, which takes two lines where one is too short for it."""
        return self._title_height(self._title_layout()) + self._line_layout().size.height()

    def _title_layout(self) -> rich_text.TextLayout:
        """The title in one line, smaller where it is long; of a tile beside its like in two lines of their size."""
        look, title = self.look, rich_text.words(self.offer.title)
        style = rich_text.on_plate(look.palette, look.bar_type(self._title), Weight.BOLD)
        side = look.bar_type(34) + look.bar(16) if self.offer.key else 0.0
        room = self.frame().width() - 2 * look.bar(PADDING) - side
        if not self.pictured and (wrapped := rich_text.lay_out(title, style, room)).lines <= MOST_LINES:
            return wrapped
        style = rich_text.fit(title, style, room)
        return rich_text.lay_out(rich_text.cut_to(title, style, room), style)

    def _title_height(self, laid: rich_text.TextLayout) -> float:
        return max(self.look.bar_type(1.36 * self._title), laid.size.height())

    def _line_layout(self) -> rich_text.TextLayout:
        of = (self.look, self.line, self.width())
        if self._laid is None or self._laid[0] != of:
            self._laid = of, self._laid_out()
        return self._laid[1]

    def _laid_out(self) -> rich_text.TextLayout:
        palette, line = self.look.palette, rich_text.words(self.line)
        style = rich_text.second(rich_text.on_plate(palette, self.look.bar_type(LINE)), palette.plate_second)
        when = rich_text.words(self.offer.when)
        beside = rich_text.width_of(when, style) + self.look.bar(16) if self.offer.when else 0.0
        room = self.frame().width() - 2 * self.look.bar(PADDING) - beside
        wrapped = rich_text.lay_out(line, style, room)
        fits = wrapped.lines <= MOST_LINES
        return wrapped if fits else rich_text.lay_out(rich_text.cut_to(line, style, room), style)

    def picture_rect(self) -> QRectF:
        """The place of the picture, in whole logical pixels."""
        frame = grown(self.frame(), -max(1.0, self.look.bar(2)))
        return QRectF(frame.adjusted(0, 0, 0, -self.foot_height()).toAlignedRect())

    def foot_rect(self) -> QRectF:
        """The place of title and line."""
        frame = self.frame()
        top = frame.bottom() - self.foot_height() if self.pictured else frame.top()
        side = self.look.bar(PADDING)
        return QRectF(frame.left() + side, top, frame.width() - 2 * side, frame.bottom() - top)

    # How it looks.

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        self._recall()
        palette, look, frame = self.look.palette, self.look, self.frame()
        radius = look.bar(RADIUS)
        hovered = self.isEnabled() and self.underMouse()
        fill_round(painter, frame, radius, palette.option_hover if self.isDown() else palette.plate)
        if self.pictured:
            place = self.picture_rect()
            painter.save()
            painter.setClipPath(rounded(grown(frame, -look.bar(2)), radius))
            painter.fillRect(place, palette.felt if self.empty is None else palette.plate)
            if self.empty:
                hint = aligned(
                    rich_text.second(rich_text.on_plate(palette, look.bar_type(LINE)), palette.plate_second),
                    rich_text.Align.CENTRE,
                )
                rich_text.paint_line(
                    painter,
                    place,
                    rich_text.words(self.empty),
                    rich_text.fit(rich_text.words(self.empty), hint, place.width()),
                )
            if self._image is not None:
                painter.drawImage(place, self._image)
            painter.restore()
        line_round(painter, frame, radius, pen(palette.plate_line, max(1.0, look.bar(1.5)) * palette.lines))
        if is_ringed(self):
            line_round(painter, grown(frame, look.bar(5)), radius + look.bar(5), pen(palette.pointer, look.bar(5)))
            line_round(painter, grown(frame, look.bar(9)), radius + look.bar(9), pen(palette.felt_text, look.bar(3)))
        elif hovered:
            line_round(painter, grown(frame, look.bar(4)), radius + look.bar(4), pen(palette.pointer, look.bar(3)))
        self.paint_foot(painter, self.foot_rect())

    def paint_foot(self, painter: QPainter, foot: QRectF) -> None:
        """Paint title, line, when and key into the foot."""
        palette, look, offer = self.look.palette, self.look, self.offer
        pale = rich_text.second(rich_text.on_plate(palette, look.bar_type(LINE)), palette.plate_second)
        top = foot.center().y() - self.words_height() / 2
        laid = self._title_layout()
        upper = QRectF(foot.left(), top, foot.width(), self._title_height(laid))
        side = look.bar_type(34) if offer.key else 0.0
        rich_text.paint_text(painter, upper.center() - QPointF(upper.width() / 2, laid.size.height() / 2), laid)
        if offer.when:
            lower = QRectF(foot.left(), upper.bottom(), foot.width(), look.bar_type(1.36 * LINE))
            rich_text.paint_line(painter, lower, rich_text.words(offer.when), aligned(pale, rich_text.Align.RIGHT))
        if offer.key:
            box = QRectF(foot.right() - side, upper.center().y() - side / 2, side, side)
            line_round(painter, box, look.bar(7), pen(palette.plate_line, max(1.0, look.bar(1.5)) * palette.lines))
            key = rich_text.on_plate(palette, look.bar_type(20), Weight.BOLD)
            rich_text.paint_line(painter, box, rich_text.words(offer.key), aligned(key, rich_text.Align.CENTRE))
        rich_text.paint_text(painter, upper.bottomLeft(), self._line_layout())

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)


class FileRow(Tile):
    """A file opened last: its name, and when it was written."""

    def __init__(self, look: Look, offer: Offer, parent: QWidget) -> None:
        super().__init__(look, offer, parent, pictured=False)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        if self.underMouse() or self.isDown():
            fill_round(painter, grown(rect, -1), look.bar(6), palette.option_hover)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1, rect.width(), 1), palette.plate_line)
        name, pale = rich_text.on_plate(palette, look.bar_type(18.5)), rich_text.on_plate(palette, look.bar_type(15.5))
        pale = rich_text.second(pale, palette.plate_second)
        side = look.bar(6)
        inner = rect.adjusted(side, 0, -side, 0)
        when = rich_text.width_of(rich_text.words(self.line), pale)
        title, room = rich_text.words(self.offer.title), inner.width() - when - look.bar(14)
        name = rich_text.fit(title, name, room)
        rich_text.paint_line(painter, inner, rich_text.cut_to(title, name, room), name)
        rich_text.paint_line(painter, inner, rich_text.words(self.line), aligned(pale, rich_text.Align.RIGHT))
        if is_ringed(self):
            line_round(painter, grown(rect, -1), look.bar(6), pen(palette.pointer, look.bar(4)))


def aligned(style: rich_text.Style, align: rich_text.Align) -> rich_text.Style:
    """The style at another side of its line."""
    return evolve(style, align=align)
