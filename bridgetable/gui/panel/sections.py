"""Lower sections of the dock: their heads and tabs, the trail so far, and the orders in force."""

from operator import attrgetter

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from bridgetable.game.rows import one_row_each
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.auction.grid import in_lines
from bridgetable.gui.paint import rich_text
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon, paint_icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.strokes import dashed_pen, line_round, pen
from bridgetable.gui.paint.theme import mixed
from bridgetable.gui.widgets.blocks import Block, body, paint_heading, second_style, with_chips
from bridgetable.gui.widgets.keyboard import is_ringed
from bridgetable.gui.widgets.painted import PaintedButton
from bridgetable.language import reworded, together, tr
from bridgetable.views.table.table_view import Force, ForceView, Sign, TrailView

PITCH, SIZE = 25.5, 17.5  # How far apart the lines of the trail are, and how large its print is, in the dock's units.


SIGNS = {
    Sign.IRREGULAR: (Icon.TRIANGLE, attrgetter("wrong")),
    Sign.RULING: (Icon.DIAMOND, attrgetter("decides_line")),
    Sign.HEARD: (Icon.SPEECH, attrgetter("dock_second")),
}
FORCE_ICONS = one_row_each(
    Force,
    {
        Force.PENALTY_CARD: (Icon.PENALTY, attrgetter("wrong")),
        Force.PROHIBITED: (Icon.FORBIDDEN, attrgetter("irregular")),
        Force.REQUIRED: (Icon.TICK, attrgetter("regular")),
        Force.TRANSFER: (Icon.TRANSFER, attrgetter("decides_line")),
        Force.REVIEW: (Icon.BELL, attrgetter("decides_line")),
    },
)


def read_aloud(text: str) -> str:
    """A text with marks as a screen reader says it."""
    return reworded(text, lambda one: rich_text.plain(rich_text.marked(one)))


class SectionHead(PaintedButton):
    """The line that names a section, and folds and unfolds it; folded, the section's last word stands at its right."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look)
        self.name, self.right = name, rich_text.words("")
        self.folded = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, right: rich_text.Text, *, folded: bool) -> None:
        """Change the words at the right, and whether the section is folded."""
        self.right, self.folded = right, folded
        name = tr("{section}, folded" if folded else "{section}, unfolded", section=self.name)
        self.setAccessibleName(name + (f": {rich_text.plain(right)}" if right else ""))
        self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look = self.look
        painter.fillRect(QRectF(0, 0, rect.width(), 1), look.palette.dock_line)
        inside = rect.adjusted(look.dock(20), 0, -look.dock(20), 0)
        if self.folded:
            side = look.dock(14)
            box = QRectF(inside.left(), inside.center().y() - side / 2, side, side)
            paint_icon(painter, box, Icon.FOLDED, look.palette.dock_second)
            inside.setLeft(inside.left() + look.dock(18))
        paint_heading(painter, inside, self.name, self.right, look)
        if is_ringed(self):
            line_round(painter, rect.adjusted(2, 3, -2, -2), look.dock(6), pen(look.palette.pointer, look.dock(3)))


class Tab(PaintedButton):
    """One of the tabs that take the place of the sections in a low window."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look)
        self.name, self.number = name, 0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(name)
        self.unsetCursor()

    def words_shown(self) -> rich_text.Text:
        """The name, and how many entries there are."""
        return rich_text.words(self.name + (f" {self.number}" if self.number else ""))

    def width_needed(self) -> float:
        style = rich_text.on_dock(self.look.palette, self.look.dock(18), Weight.BOLD)
        return rich_text.width_of(self.words_shown(), style) + self.look.dock(30)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        palette, look = self.look.palette, self.look
        on = self.isChecked()
        painter.fillRect(rect, palette.dock if on else mixed(palette.dock, palette.dock_line, 0.45))
        painter.fillRect(QRectF(rect.right() - 1, 0, 1, rect.height()), palette.option_line)
        if on:
            painter.fillRect(QRectF(0, 0, rect.width(), look.dock(3)), palette.dock_text)
        colour = palette.dock_text if on else palette.dock_second
        style = rich_text.on_fill(palette, look.dock(18), colour, Weight.BOLD)
        rich_text.paint_line(painter, rect, self.words_shown(), evolve(style, align=rich_text.Align.CENTRE))
        if is_ringed(self):
            line_round(painter, rect.adjusted(1, 1, -1, -1), 3, pen(palette.pointer, look.dock(3)))


@frozen
class TrailRow:
    """An entry of the trail as it is laid out: sign, words in one or two lines, and the words at its right."""

    sign: Sign
    words: rich_text.TextLayout
    right: rich_text.TextLayout


class TrailBlock(Block):
    """The trail of what happened so far, an entry each; the last entries where there is not room for all."""

    LEAST = 3

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.trail: tuple[TrailView, ...] = ()
        self.most = 6
        self._made: dict[tuple[TrailView, float], TrailRow] = {}

    def set_look(self, look: Look) -> None:
        self._made.clear()
        super().set_look(look)

    def show_trail(self, trail: tuple[TrailView, ...]) -> None:
        """Show these entries."""
        self.trail = trail
        self._made.clear()
        said = "; ".join(together((read_aloud(row.text), row.right), ", ") for row in trail[-self.most :])
        self.setAccessibleName(tr("So far: {said}", said=said) if said else tr("So far: nothing yet"))
        self.update()

    def last_word(self) -> rich_text.Text:
        """The last entry, for a section that is folded."""
        return rich_text.marked(self.trail[-1].text) if self.trail else rich_text.words(tr("nothing yet"))

    def _pitch(self) -> float:
        return self.look.dock(PITCH)

    def height_for(self, width: float) -> float:
        return self._pitch() * sum(row.words.lines for row in self._rows(width, self.most)) + self.look.dock(2)

    def _rows(self, width: float, most: int) -> list[TrailRow]:
        """The last entries that have room in so many lines, at least the last of all."""
        rows: list[TrailRow] = []
        for entry in reversed(self.trail[-most:]):
            row = self._laid(entry, width)
            if rows and sum(r.words.lines for r in rows) + row.words.lines > most:
                break
            rows.insert(0, row)
        return rows

    def _laid(self, entry: TrailView, width: float) -> TrailRow:
        """An entry laid out, kept because the dock tries many heights before it has room for all."""
        if (entry, width) not in self._made:
            self._made[entry, width] = self._lay_out(entry, width)
        return self._made[entry, width]

    def _lay_out(self, entry: TrailView, width: float) -> TrailRow:
        look = self.look
        right = rich_text.lay_out(rich_text.words(entry.right), second_style(look, look.dock(17)))
        plain_style, bold = (
            second_style(look, look.dock(SIZE)),
            rich_text.on_dock(look.palette, look.dock(SIZE), Weight.BOLD),
        )
        style = evolve(plain_style if entry.sign in {Sign.PLAIN, Sign.HEARD} else bold, leading=PITCH / SIZE)
        room = width - look.dock(34) - right.size.width()
        return TrailRow(entry.sign, in_lines(rich_text.marked(entry.text), style, room), right)

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        pitch = self._pitch()
        if not self.trail:
            line = QRectF(rect.left(), rect.top(), rect.width(), pitch)
            rich_text.paint_line(
                painter, line, rich_text.words(tr("nothing yet")), second_style(self.look, self.look.dock(17))
            )
        room = max(1, int((rect.height() + 1) / pitch))
        top = rect.top()
        for row in self._rows(rect.width(), min(room, self.most)):
            self._paint_row(painter, QRectF(rect.left(), top, rect.width(), pitch), row)
            top += row.words.lines * pitch

    def _paint_row(self, painter: QPainter, line: QRectF, row: TrailRow) -> None:
        look, palette = self.look, self.look.palette
        side = look.dock(14)
        box = QRectF(line.left(), line.center().y() - side / 2, side, side)
        if row.sign is Sign.PLAIN:
            painter.fillRect(QRectF(box.center().x() - 1, box.top() + 1, 2, side - 2), palette.dock_second)
        else:
            icon, ink = SIGNS[row.sign]
            paint_icon(painter, box, icon, ink(palette))
        rich_text.paint_text(painter, QPointF(line.left() + look.dock(24), line.top()), row.words)
        at = QPointF(line.right() - row.right.size.width(), line.center().y() - row.right.size.height() / 2)
        rich_text.paint_text(painter, at, row.right)


class ForceBlock(Block):
    """The orders in force, an entry each; while an option is looked at, also what would end and begin with it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.force: tuple[ForceView, ...] = ()
        self.after: tuple[ForceView, ...] | None = None
        self.option = 0

    @property
    def spill(self) -> float:
        return self.look.dock(8)

    def show_force(self, force: tuple[ForceView, ...]) -> None:
        """Show the orders in force now, and no preview."""
        self.force, self.after, self.option = force, None, 0
        said = "; ".join(together((read_aloud(row.text), row.until), ", ") for row in force)
        self.setAccessibleName(tr("In force: {said}", said=said or tr("nothing yet")))
        self.update()

    def show_preview(self, after: tuple[ForceView, ...] | None, option: int) -> None:
        """Show also what would be in force after an option (its digit), or cease to."""
        self.after, self.option = after, option
        self.update()

    def _rows(self) -> list[tuple[ForceView, rich_text.Text, QColor | None]]:
        """The entries, each with its second line and, where it would begin, the colour of its frame."""
        palette = self.look.palette
        after = self.force if self.after is None else self.after
        rows: list[tuple[ForceView, rich_text.Text, QColor | None]] = []
        for row in self.force:
            ends: rich_text.Text = ()
            if row not in after:
                said = tr(" · ends with option {option}") if row.until else tr("ends with option {option}")
                ends = (rich_text.Words(tr(said, option=self.option), None, palette.pointer),)
            rows.append((row, (*rich_text.words(row.until), *ends), None))
        for row in after:
            if row not in self.force:
                until = f"{row.until} · " if row.until else ""
                said = tr("{until}with option {option}", until=until, option=self.option)
                rows.append((row, rich_text.words(said), palette.pointer))
        return rows

    def _laid(
        self, width: float
    ) -> list[tuple[ForceView, rich_text.TextLayout, rich_text.TextLayout | None, QColor | None]]:
        look = self.look
        room = width - look.dock(36)
        made = []
        for row, second, frame in self._rows():
            first = with_chips(row.text, (row.cite,) if row.cite else ())
            lower = rich_text.lay_out(second, second_style(look, look.dock(17)), room) if second else None
            made.append((row, rich_text.lay_out(first, body(look), room), lower, frame))
        return made

    def height_for(self, width: float) -> float:
        total = 0.0
        for _, first, lower, frame in self._laid(width):
            total += first.size.height() + (lower.size.height() if lower else 0.0) + self.look.dock(13 if frame else 3)
        return total

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, y = self.look, rect.top()
        if not self.force and not self.after:
            line = QRectF(rect.left(), rect.top(), rect.width(), look.dock(26))
            rich_text.paint_line(painter, line, rich_text.words(tr("nothing yet")), second_style(look, look.dock(17)))
        for row, first, lower, frame in self._laid(rect.width()):
            high = first.size.height() + (lower.size.height() if lower else 0.0)
            pad = look.dock(5) if frame is not None else 0.0
            if frame is not None:
                box = QRectF(rect.left() - look.dock(6), y + 1, rect.width() + look.dock(12), high + 2 * pad - 2)
                line_round(painter, box, look.dock(6), dashed_pen(frame, max(1.0, look.dock(2)), 5, 3))
            side = look.dock(25)
            icon, ink = FORCE_ICONS[row.sort]
            square = QRectF(rect.left(), y + pad + first.style.size * 0.72 - side / 2, side, side)
            paint_icon(painter, square, icon, frame or ink(look.palette), 2.4)
            rich_text.paint_text(painter, QPointF(rect.left() + look.dock(34), y + pad), first)
            if lower is not None:
                rich_text.paint_text(
                    painter, QPointF(rect.left() + look.dock(34), y + pad + first.size.height()), lower
                )
            y += high + look.dock(13 if frame is not None else 3)
