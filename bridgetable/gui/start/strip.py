"""The strip at the foot of the start page: the tables that were left open, or else the courses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import lay_out, on_dock, paint_text, second, words
from bridgetable.gui.paint.strokes import fill_round, grown, line_round, pen
from bridgetable.gui.start.tiles import RADIUS, RING, Tile
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr, tr_n

if TYPE_CHECKING:
    from bridgetable.formats.recovery import Recovered
    from bridgetable.gui.host import Host
    from bridgetable.gui.paint.look import Look
    from bridgetable.gui.start.left_table import LeftTable
    from bridgetable.gui.start.offers import Offer

SHOWN = 2
"""The number of recovered tables that have a picture."""
HEAD = 330.0
"""The width of heading and sentence in a window 1080 high."""
NUMBERS = {1: tr("One table"), 2: tr("Two tables"), 3: tr("Three tables"), 4: tr("Four tables")}


class Strip(Painted):
    """A heading and a sentence at the left, and things to choose beside them; empty until it is known what they are."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title, self.sentence = "", ""
        self.parts: list[Tile | LeftTable] = []

    def show_courses(self, offers: tuple[Offer, ...]) -> None:
        """Show the courses."""
        if not offers:
            return
        parts = [Tile(self.look, offer, self, title=21.0, pictured=False) for offer in offers]
        self._show(tr("Courses"), tr("The menu Lessons lists them by law, too."), [*parts])

    def show_tables(self, host: Host, tables: tuple[Recovered, ...], chosen: Callable[[], None]) -> None:
        """Show tables that were open when the program ended by accident; `chosen` is called before one is opened."""
        if not tables:
            return
        from bridgetable.gui.start.left_table import LeftTable

        parts = [LeftTable(self.look, host, one, self, chosen) for one in tables[:SHOWN]]
        for part in parts:
            part.gone.connect(self._let_go)
        more = len(tables) - SHOWN
        they = tr_n("it was", "they were", len(tables))
        sentence = tr("The program ended before {they} closed. Nothing is lost.", they=they)
        if more > 0:
            sentence = tr("Nothing is lost. {more} more: menu Board, Recent tables.", more=more)
        title = tr("{get} recovered", get=NUMBERS.get(len(tables), tr("{count} tables", count=len(tables))))
        self._show(title, sentence, [*parts])

    def _show(self, title: str, sentence: str, parts: list[Tile | LeftTable]) -> None:
        for old in self.parts:
            old.hide()
            old.deleteLater()
        self.title, self.sentence, self.parts = title, sentence, parts
        self.setAccessibleName(f"{title}. {sentence}")
        for part in parts:
            part.show()
        self.arrange()
        self.update()

    def _let_go(self) -> None:
        """Show one table less; the last one leaves the sentence that says where they are."""
        left = [part for part in self.parts if not part.isHidden()]
        if not left:
            self._show(tr("Put away"), tr("They are in the menu Board, under Recent tables."), [])
        self.arrange()

    def arrange(self) -> None:
        """Put what can be chosen side by side."""
        parts = [part for part in self.parts if not part.isHidden()]
        look = self.look
        left = look.bar(24 + HEAD)
        if not parts:
            return
        room = (self.width() - left - look.bar(14)) / max(len(self.parts), 1)
        out = look.bar(RING) if isinstance(parts[0], Tile) else 0.0
        for at, part in enumerate(parts):
            top = look.bar(14) - out
            part.setGeometry(
                round(left + at * room), round(top), round(room - look.bar(4)), round(self.height() - 2 * top)
            )

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        rect = grown(rect, -0.5)
        fill_round(painter, rect, look.bar(RADIUS), palette.dock)
        line_round(painter, rect, look.bar(RADIUS), pen(palette.dock_line, max(1.0, look.bar(1.5))))
        bold = on_dock(palette, look.bar_type(23), Weight.BOLD)
        pale = evolve(second(on_dock(palette, look.bar_type(17.5)), palette.dock_second), leading=1.3)
        wide = look.bar(HEAD - 20)
        title = lay_out(words(self.title), bold, wide)
        sentence = lay_out(words(self.sentence), pale, wide)
        y = rect.center().y() - (title.size.height() + sentence.size.height()) / 2
        for text in (title, sentence):
            paint_text(painter, QRectF(look.bar(24), y, wide, 0).topLeft(), text)
            y += text.size.height()
