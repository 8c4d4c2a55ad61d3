"""The double-dummy table of the deal in the editor: twenty numbers, asked for when the deal is settled."""

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter

from bridgetable.game.deals import Deal, deal_text
from bridgetable.game.drafts import HAND, Draft
from bridgetable.game.seats import SEATS, BySeat
from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, on_dock, paint_line, second, words
from bridgetable.gui.solver import AskedSolver
from bridgetable.gui.widgets.blocks import paint_heading
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr
from bridgetable.views.panel.worth import DealTableView, table_view_of
from bridgetable.views.words.prose import SEAT_NAMES

SETTLED_MS = 200
"""The time for which a deal must lie unchanged before it is asked about, in milliseconds."""
ROW, HEAD, NAME = 26.0, 30.0, 90.0
"""Lengths in a window 1080 high: a row, the heading, and the column of names."""
WAITS = tr("four whole hands are needed")


class BestPlayTable(Painted):
    """Best play of the deal: the tricks of each seat as declarer, those of seven and more in the colour of the text."""

    def __init__(self, look: Look, solver: AskedSolver) -> None:
        super().__init__(look)
        self.solver = solver
        self.shown: DealTableView | None = None
        self.note = WAITS
        self._deal: Deal | None = None
        self._number = 0
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLED_MS)
        self._settled.timeout.connect(self._ask)
        solver.table_told.connect(self._told)
        solver.failed.connect(self._say)
        self.setFixedHeight(round(look.dock(HEAD + 5 * ROW + 6)))
        self._say(WAITS)

    def show_draft(self, draft: Draft) -> None:
        """Ask for the table of a draft that is whole, or that can only become one deal."""
        deal, note = settled_deal(draft)
        if deal == self._deal and deal is not None:
            return
        self._deal, self.shown = deal, None
        self._say(note)
        if deal is None:
            self._settled.stop()
        else:
            self._settled.start()

    def close_solver(self) -> None:
        """End the solver's process."""
        self._settled.stop()
        self.solver.close()

    def _ask(self) -> None:
        if self._deal is not None:
            self._number = self.solver.ask_table(deal_text(self._deal))

    def _told(self, number: int, table: object) -> None:
        if number == self._number and isinstance(table, BySeat):
            self.shown = table_view_of(table)
            self._say(self.note)

    def _say(self, note: str) -> None:
        self.note = note
        rows = () if self.shown is None else self.shown.rows
        heads = () if self.shown is None else self.shown.heads
        told = (f"{name}: " + ", ".join(f"{h} {n}" for h, (n, _) in zip(heads, row, strict=True)) for name, row in rows)
        self.setAccessibleName("\n".join((tr("Best play, {note}", note=note), *told)))
        self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        palette, high, wide = look.palette, look.dock(ROW), float(self.width())
        paint_heading(painter, QRectF(0, 0, wide, look.dock(HEAD)), tr("Best play"), words(self.note), look)
        if self.shown is not None:
            left = look.dock(NAME)
            step = (wide - left) / len(self.shown.heads)
            strong = evolve(on_dock(palette, look.dock(19), Weight.BOLD), align=Align.CENTRE)
            quiet = evolve(second(on_dock(palette, look.dock(19)), palette.worth), align=Align.CENTRE)
            for place, head in enumerate(self.shown.heads):
                at = QRectF(left + place * step, look.dock(HEAD), step, high)
                paint_line(painter, at, words(head), strong)
            for row, (name, numbers) in enumerate(self.shown.rows, 1):
                y = look.dock(HEAD) + row * high
                paint_line(painter, QRectF(0, y, left, high), words(name), on_dock(palette, look.dock(18), Weight.BOLD))
                for place, (number, enough) in enumerate(numbers):
                    at = QRectF(QPointF(left + place * step, y), QPointF(left + (place + 1) * step, y + high))
                    paint_line(painter, at, words(number), strong if enough else quiet)


def settled_deal(draft: Draft) -> tuple[Deal | None, str]:
    """The deal that a draft is, or can only become, and a note on it."""
    if draft.is_whole:
        return draft.hands, tr("tricks")
    short = [seat for seat in SEATS if len(draft.hands[seat]) < HAND]
    if len(short) == 1 and len(draft.hands[short[0]]) + len(draft.left) == HAND:
        seat = short[0]
        deal = draft.hands.set(seat, draft.hands[seat] | draft.left)
        return deal, tr("tricks, if {seat} has the rest", seat=SEAT_NAMES[seat])
    return None, WAITS
