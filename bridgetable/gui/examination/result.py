"""The outcome of an examination: points, percentage, whether it was passed, and the points of each case."""

from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Align, cut_to, lay_out, on_dock, paint_line, paint_text, words
from bridgetable.gui.paint.strokes import fill_round
from bridgetable.gui.widgets.bar_button import BarButton, FirstButton
from bridgetable.gui.widgets.painted import Painted
from bridgetable.language import tr
from bridgetable.training.examination import Marked, Paper, tenths

WIDE = 1100.0


def points_words(points: Fraction, marks: int) -> str:
    """The points of a case, of how many."""
    return tr("{points} of {marks}", points=tenths(points), marks=marks)


class ResultPage(Painted):
    """The page at the end of an examination."""

    closed = Signal()
    looked_through = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.title, self.about = "", ""
        self.passes = False
        self.rows: list[tuple[str, str]] = []
        self.close_button = FirstButton(look, tr("Close"))
        self.close_button.setParent(self)
        self.close_button.clicked.connect(self.closed)
        self.review_button = BarButton(look, tr("Look through the answers"), lined=True)
        self.review_button.setParent(self)
        self.review_button.clicked.connect(self.looked_through)

    def show_result(self, paper: Paper, result: Marked, *, is_late: bool) -> None:
        """Show how it went."""
        self.passes = result.passes
        self.title = tr("Passed") if result.passes else tr("Not passed")
        about = tr(
            "{total} of {whole} points, {percent} %; {needed} % are needed.",
            total=tenths(result.total),
            whole=result.whole,
            percent=result.percent,
            needed=result.passes_at,
        )
        self.about = f"{tr('The time is over.')} {about}" if is_late else about
        pairs = zip(paper.cases, result.points, strict=True)
        self.rows = [
            (f"{number}   {case.told}", points_words(points, case.marks))
            for number, (case, points) in enumerate(pairs, 1)
        ]
        self.arrange()
        self.setAccessibleName("\n".join((self.title, self.about, *(" ".join(row) for row in self.rows))))
        self.update()

    def _top(self) -> float:
        return max(self.look.dock(24), (self.height() - self._high()) / 2)

    def _row(self) -> float:
        return self.look.dock(44) * min(1.0, 15 / max(1, len(self.rows)))

    def _high(self) -> float:
        return self.look.dock(232) + self._row() * len(self.rows)

    def arrange(self) -> None:
        hint = self.close_button.sizeHint()
        left = (self.width() - self.look.dock(WIDE)) / 2
        y = min(self._top() + self._high() - self.look.dock(50), self.height() - hint.height() - self.look.dock(20))
        self.close_button.setGeometry(round(left), round(y), hint.width(), hint.height())
        other = self.review_button.sizeHint()
        beside = round(left) + hint.width() + round(self.look.dock(16))
        self.review_button.setGeometry(beside, round(y) + (hint.height() - other.height()) // 2, *other.toTuple())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self.look, self.look.palette
        painter.fillRect(rect, palette.dock)
        wide = look.dock(WIDE)
        left, y = (rect.width() - wide) / 2, self._top()
        colour = palette.regular if self.passes else palette.wrong
        fill_round(painter, QRectF(left, y, look.dock(10), look.dock(122)), look.dock(4), colour)
        big = on_dock(palette, look.dock_type(68, 68), Weight.BOLD)
        paint_line(painter, QRectF(left + look.dock(28), y, wide, look.dock(76)), words(self.title), big)
        style = on_dock(palette, look.dock_type(30, 30))
        said = lay_out(words(self.about), style, wide - look.dock(28))
        paint_text(painter, QPointF(left + look.dock(28), y + look.dock(82)), said)
        y += look.dock(154)
        row = self._row()
        small = on_dock(palette, min(look.dock_type(26, 26), 0.62 * row))
        for name, points in self.rows:
            line = QRectF(left, y, wide, row)
            room = wide - look.dock(140)
            paint_line(painter, QRectF(left, y, room, row), cut_to(words(name), small, room), small)
            paint_line(painter, line, words(points), evolve(small, align=Align.RIGHT))
            y += row
