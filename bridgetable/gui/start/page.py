"""The start page: go on, deal, a lesson, practise, open; beneath it the tables that were left open, or the courses."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QRadialGradient
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QWidget

from bridgetable.formats.recovery_files import files_in, is_closed
from bridgetable.game.values import evolve
from bridgetable.gui.documents.clock import now
from bridgetable.gui.documents.folders import recovery_folder
from bridgetable.gui.paint.fonts import Weight, font
from bridgetable.gui.paint.rich_text import cut_to, fit, on_felt, paint_line, words
from bridgetable.gui.start.kept_pictures import DEAL
from bridgetable.gui.start.offers import FAULTS, Offers, course_offers, offers_for, opened_when, table_words
from bridgetable.gui.start.strip import Strip
from bridgetable.gui.start.tiles import PADDING, RING, FileRow, Tile
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr

if TYPE_CHECKING:
    from bridgetable.formats.recovery import Recovered
    from bridgetable.gui.commands.command import CommandHost
    from bridgetable.gui.paint.look import Look

# At 1080, from the left and the top of a page 1006 high.
MARGIN, BETWEEN, GAP = 72.0, 60.0, 24.0
HEADS, TILES, STRIP = 74.0, 116.0, 150.0
FIRST, OTHER = 813.0, 440.0
FILE_ROW = 42.0
BIG_TITLE, HEAD, OTHER_HEAD = 28.0, 40.0, 32.0


class StartPage(Painted):
    """The page that is seen before anything is chosen; `left` is emitted when somebody leaves it for the table."""

    left = Signal()

    def __init__(self, host: CommandHost, parent: QWidget, offers: Offers | None = None) -> None:
        """Create it with what can be chosen; pictures, dates and the strip come with `fill`."""
        super().__init__(host.look, parent)
        self._host = host
        self.offers = offers or offers_for(host)
        self.tables: tuple[Recovered, ...] = ()
        found = self.offers
        self.first = Tile(self.look, found.first, self, title=BIG_TITLE, place="first")
        self.others = [
            Tile(self.look, one, self, place=place)
            for place, one in ((DEAL, found.deal), ("lesson", found.lesson), ("practice", found.practice))
        ]
        self.open = Tile(self.look, found.open, self)
        self.open.empty = "" if found.files else tr("What you open is listed here")
        self.rows = [FileRow(self.look, one, self) for one in found.files]
        self.strip: Strip | None = None
        self.shows = QCheckBox(tr("Show this page at the start"), self)
        self.shows.setChecked(host.settings.start_page)
        self.shows.toggled.connect(self._choose)
        self._work: list[Callable[[], object]] = []
        for button in (self.first, *self.others, self.open, *self.rows, self.shows):
            self._make_wait(button)
        if all(map(is_closed, files_in(recovery_folder()))):
            self._show_courses()
        self.setAccessibleName(tr("Start page"))
        self.setFocusProxy(self.first)
        self._dress()

    def _choose(self, shows: bool) -> None:
        self._host.choose(evolve(self._host.settings, start_page=shows))

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        self._dress()

    def _dress(self) -> None:
        size, felt = round(self.look.bar_type(19)), self.look.palette.felt_text.name()
        self.shows.setFont(font(size))
        self.shows.setStyleSheet(f"QCheckBox {{ color: {felt}; }}")

    # What comes when there is time.

    def fill(self, tables: tuple[Recovered, ...]) -> None:
        """Show what takes longer, one after the other: the tables left open or the courses, pictures, dates."""
        self.tables = tables
        if tables:
            self._with_strip().show_tables(self._host, tables, self.close_tables)
        elif self.strip is None:
            self._show_courses()
        self._work = [partial(self._picture, tile) for tile in (self.first, *self.others)]
        strip = self._with_strip()
        self._work += [part.show_table for part in strip.parts if not isinstance(part, Tile)]
        self._work.append(self._date)
        if self.offers.fault:
            self._host.say(self.offers.fault)
        QTimer.singleShot(0, self, self._go_on)

    def _make_wait(self, button: QAbstractButton) -> None:
        """Let who is quicker than the rest of the window wait for it."""
        button.pressed.connect(self._host.complete)

    def _show_courses(self) -> None:
        strip = self._with_strip()
        strip.show_courses(course_offers(self._host))
        for part in strip.parts:
            if isinstance(part, Tile):
                self._make_wait(part)

    def _with_strip(self) -> Strip:
        if self.strip is None:
            self.strip = Strip(self.look, self)
            self.arrange()
            self.strip.show()
        return self.strip

    def _go_on(self) -> None:
        if self._work:
            with contextlib.suppress(*FAULTS):
                self._work.pop(0)()
            QTimer.singleShot(0, self, self._go_on)

    @property
    def is_filled(self) -> bool:
        """True where all of it is there."""
        return not self._work

    def _picture(self, tile: Tile) -> None:
        from bridgetable.views.view import view_for

        history = tile.offer.table()
        if history is None:
            return
        view = view_for(history)
        if tile.offer.tells:
            tile.tell(table_words(view))
        tile.show_table(view)
        tile.keep()

    def _date(self) -> None:
        today = now()
        paths = self._host.settings.recent
        for row, path in zip(self.rows, paths, strict=False):
            row.tell(opened_when(Path(path), today))

    def close_tables(self) -> None:
        """Put all tables that were left open among the recent ones: they are known of now."""
        tables, self.tables = self.tables, ()
        if tables:
            from bridgetable.gui.start.left_table import close_left

            close_left(self._host, tables)

    # Where what is.

    def arrange(self) -> None:
        u, ring = self.look.metrics.u, self.look.bar(RING)
        # A window of other proportions has wider tiles, and gaps as ever.
        spare = self.width() - u * (2 * MARGIN + BETWEEN + GAP)
        wide = max(0.0, spare) / (FIRST + 2 * OTHER)
        strip = u * STRIP
        foot = self.height() - u * 33 - strip
        top, bottom = u * TILES, foot - u * 32
        left = u * MARGIN
        first = QRectF(left, top, wide * FIRST, bottom - top)
        x, high = first.right() + u * BETWEEN, (bottom - top - u * GAP) / 2
        places = [
            QRectF(x + column * (wide * OTHER + u * GAP), top + row * (high + u * GAP), wide * OTHER, high)
            for row in range(2)
            for column in range(2)
        ]
        for tile, place in zip((self.first, *self.others, self.open), (first, *places), strict=True):
            tile.setGeometry(place.adjusted(-ring, -ring, ring, ring).toAlignedRect())
        self._arrange_rows(places[-1])
        if self.strip is not None:
            self.strip.setGeometry(QRectF(left, foot, self.width() - 2 * left, strip).toAlignedRect())
        size = self.shows.sizeHint()
        self.shows.setGeometry(
            round(self.width() - left - size.width()), round(u * HEADS - size.height() / 2), size.width(), size.height()
        )

    def _arrange_rows(self, place: QRectF) -> None:
        look = self.look
        side, high = look.bar(PADDING - 6), max(look.bar(FILE_ROW), look.bar_type(32))
        room = place.height() - self.open.foot_height() - look.bar(14)
        for at, row in enumerate(self.rows):
            row.setVisible((at + 1) * high <= room)
            top = place.top() + look.bar(12) + at * high
            row.setGeometry(QRectF(place.left() + side, top, place.width() - 2 * side, high).toRect())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        felt = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.62)
        felt.setColorAt(0, palette.felt)
        felt.setColorAt(1, palette.felt_edge)
        painter.fillRect(rect, felt)
        said = tr("Go on where you were") if self.offers.has_been else tr("Begin here")
        first, other = look.bar(MARGIN), self.others[0].x() + look.bar(RING)
        for text, x, end, size in (
            (said, first, other, HEAD),
            (tr("Or begin something"), other, self.shows.x(), OTHER_HEAD),
        ):
            style = on_felt(palette, look.bar_type(size) if look.metrics.u > 1 else look.bar(size), Weight.BOLD)
            high, room = look.bar(60), end - x - look.bar(GAP)
            line = QRectF(x, look.bar(HEADS) - high / 2, room, high)
            fitted = fit(words(text), style, room)
            paint_line(painter, line, cut_to(words(text), fitted, room), fitted)

    # Keys.

    def event(self, event: QEvent) -> bool:
        # Else a letter would do something at the table that nobody sees.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and is_plain(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        key = event.text().upper() if is_plain(event) else None
        tile = next((tile for tile in (*self.others, self.open) if tile.offer.key == key), None)
        if tile is not None:
            tile.setFocus(Qt.FocusReason.ShortcutFocusReason)
            tile.click()
        # No other key does anything at the table behind the page.
        event.accept()


def is_plain(event: QKeyEvent) -> bool:
    """True where a key is pressed by itself, and is none of those in the upper row."""
    taken = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return not event.modifiers() & taken and not Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35
