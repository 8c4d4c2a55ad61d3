"""The window of an examination: the table, one question after another, the time that is left, and no help."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.values import evolve
from bridgetable.gui.auction.grid import AuctionBlock
from bridgetable.gui.examination.result import ResultPage, points_words
from bridgetable.gui.examination.tricks_block import TricksBlock
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look, Screen
from bridgetable.gui.paint.rich_text import Align, cut_to, on_dock, paint_line, words
from bridgetable.gui.paint.theme import Pace
from bridgetable.gui.panel.trial_sheet import TrialSheet, TrialWords
from bridgetable.gui.table.scene.base_view import BaseTableView
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.gui.widgets.bar_button import BarButton
from bridgetable.gui.widgets.painted import ENTER, Painted
from bridgetable.gui.widgets.plain import message_box
from bridgetable.language import tr, tr_n
from bridgetable.training.examination import Marked, Paper, Place, Script, marked, points_of_case
from bridgetable.training.parts import Mark
from bridgetable.training.trial import Trial, begin_own
from bridgetable.training.veil import veiled
from bridgetable.views.classroom.class_view import auction_seen
from bridgetable.views.eyes import Watcher
from bridgetable.views.result.summary import summary_of
from bridgetable.views.view import view_for

HEAD, SIDE = 64.0, 600.0  # The height of the head and the width of the questions, in a window 1080 high.
LITTLE = 5 * 60
"""So many seconds before the end the time is told in another colour."""
TICK = 500
REVIEWED = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""The keys that go through what was answered."""
AUCTION = 0.34
"""The share of the height that the auction has at most."""


class Head(Painted):
    """The head of the window: what is sat, which case, and the time that is left."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.left, self.middle, self.right = "", "", ""
        self.is_late = False

    def tell(self, left: str, middle: str, right: str, *, is_late: bool) -> None:
        """Say what is sat, which case it is, and how much time is left."""
        if (left, middle, right, is_late) != (self.left, self.middle, self.right, self.is_late):
            self.left, self.middle, self.right, self.is_late = left, middle, right, is_late
            self.setAccessibleName(f"{left} · {middle} · {right}")
            self.update()

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        look, palette = self.look, self.look.palette
        painter.fillRect(rect, palette.bar)
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), palette.dock_line)
        edge = look.dock(24)
        bold = on_dock(palette, look.dock_type(24, 24), Weight.BOLD)
        colour = palette.irregular if self.is_late else palette.dock_text
        room = rect.adjusted(edge, 0, -look.dock(170), 0)
        third = room.width() / 3
        paint_line(painter, room, cut_to(words(self.left), bold, 1.3 * third), bold)
        centre = evolve(on_dock(palette, look.dock_type(21, 21)), align=Align.CENTRE)
        middle = room.adjusted(third, 0, -third / 2, 0)
        paint_line(painter, middle, cut_to(words(self.middle), centre, middle.width()), centre)
        paint_line(painter, room, words(self.right), evolve(bold, colour=colour, align=Align.RIGHT))


class ExaminationWindow(QDialog):
    """One examination, from the first question that has not been answered to the last, or to the end of its time."""

    answered = Signal(object)  # The Script with an answer more.
    ended = Signal(object)  # The examination, Marked.

    def __init__(self, parent: QWidget, look: Look, paper: Paper, script: Script, left: Callable[[], int]) -> None:
        """Create it with the answers given so far; `left` tells how many seconds are left."""
        super().__init__(parent)
        self.paper, self.script, self._left = paper, script, left
        self.look = look if look.screen is Screen.DESK else evolve(look, screen=Screen.DESK)
        self.place: Place | None = None
        self.outcome: Marked | None = None
        self.warning = ""
        self.setWindowTitle(tr("Examination"))
        self.setModal(True)
        self.head = Head(self.look, self)
        self.table = BaseTableView(self)
        self.table.set_pace(Pace.STILL)
        self.table.set_look(self.look.palette, self.look.screen)
        self.sheet = TrialSheet(self.look)
        self.sheet.setParent(self)
        self.sheet.column.marked.connect(self._answer)
        self.sheet.column.read.connect(self._review_next)
        self.sheet.column.grown.connect(self._place_parts)
        self.auction = AuctionBlock(self.look)
        self.auction.setParent(self)
        self.auction.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.tricks = TricksBlock(self.look, self)
        self.tricks.hide()
        self.end_button = BarButton(self.look, tr("End…"), lined=True)
        self.end_button.setParent(self)
        self.end_button.setToolTip(tr("End the examination before its time is over"))
        self.end_button.clicked.connect(self._ask_to_end)
        self.back_button = BarButton(self.look, tr("Result"), lined=True)
        self.back_button.setParent(self)
        self.back_button.clicked.connect(self._to_result)
        self.back_button.hide()
        self.page = ResultPage(self.look, self)
        self.page.hide()
        self.page.looked_through.connect(self.review)
        self.page.closed.connect(self.accept)
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self.tick)
        self.resize(parent.size())

    def begin(self) -> None:
        """Show the first question that waits, and let the time run."""
        self._timer.start()
        self._go_on()
        self.tick()

    def tick(self) -> None:
        """Tell the time that is left; the examination ends when there is none."""
        if self.outcome is not None:
            return
        if self._left() <= 0:
            self.finish()
        else:
            self._tell()

    def _tell(self) -> None:
        left = max(0, self._left())
        done = len(self.script.answers)
        whole = len(self.paper.places)
        case = 1 if self.place is None else self.place[0] + 1
        middle = tr(
            "case {case} of {cases} · {done} of {whole} answered",
            case=case,
            cases=len(self.paper.cases),
            done=done,
            whole=whole,
        )
        self.head.tell(self.title, self.warning or middle, clock_words(left), is_late=left < LITTLE)

    def warn(self, why: str) -> None:
        """Say over the questions what went wrong with keeping the answers; an empty text when they are kept again."""
        if why != self.warning:
            self.warning = why
            if why:
                announce(self, why)
            if self.outcome is None:
                self._tell()
            else:
                self.head.tell(self.title, why, "", is_late=False)

    @property
    def title(self) -> str:
        """The title of the examination."""
        return self.paper.practice.title or tr("Examination")

    # The questions.

    def _go_on(self) -> None:
        before, self.place = self.place, self.script.next_place(self.paper)
        if self.place is None:
            self.finish()
            return
        number, at = self.place
        case = self.paper.cases[number]
        trial = Trial(case.history.now, 0, case.parts[at:])
        if before is None or before[0] != number:
            # Everything stays hidden all along, as for a question of the teacher's: nothing tells what was answered.
            view = view_for(case.history, Watcher.ALL)
            self.table.show_view(veiled(view, begin_own(case.history.now, OwnQuestion())), animate=False)
            self.auction.show_auction(auction_seen(view.auction, hides_wrong=True))
        marks = tr_n("{n} mark", "{n} marks", case.marks)
        place = tr("{at} of {count} · {marks}", at=at + 1, count=len(case.parts), marks=marks)
        told = TrialWords(case.told, place, at, is_examined=True)
        self.sheet.column.show_trial(trial, told)
        self.sheet.show()
        self._place_parts()
        self.sheet.column.to_keyboard()
        part = case.parts[at]
        announce(self, " ".join((part.question, *(f"{n}: {c.words}." for n, c in enumerate(part.candidates, 1)))))
        self._tell()

    def _answer(self, places: frozenset[int] | None) -> None:
        if self.place is None or places is None or self.outcome is not None:
            return
        self.script = self.script.answered(self.place, places)
        self.answered.emit(self.script)
        self._go_on()

    # The end.

    def _ask_to_end(self) -> None:
        whole = len(self.paper.places)
        missing = whole - len(self.script.answers)
        asked = tr_n(
            "{n} question is not answered. End the examination?",
            "{n} questions are not answered. End the examination?",
            missing,
        )
        buttons = QMessageBox.StandardButton
        if message_box(self, asked, buttons.Yes | buttons.No).exec() == buttons.Yes:
            self.finish()

    def finish(self) -> None:
        """Mark it, and show how it went."""
        if self.outcome is not None:
            return
        self._timer.stop()
        self.outcome = marked(self.paper, self.script)
        for part in (self.sheet, self.table, self.auction, self.end_button):
            part.hide()
        self.page.show_result(self.paper, self.outcome, is_late=self._left() <= 0)
        self._to_result()
        self.ended.emit(self.outcome)

    def _to_result(self) -> None:
        for part in (self.sheet, self.table, self.auction, self.tricks, self.back_button):
            part.hide()
        self.head.tell(self.title, "", "", is_late=False)
        self.page.show()
        self._place_parts()
        self.page.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    # What was answered, looked through when it has been marked.

    def review(self) -> None:
        """Show the first answer that was wrong, with what is right and why; all of them where none was."""
        if self.outcome is None:
            return
        wrong = (place for place in self.paper.places if not self._mark(place).is_right)
        self._review_at(next(wrong, self.paper.places[0]))

    def _mark(self, place: Place) -> Mark:
        return Mark(self.paper.part(place), self.script.at(place) or frozenset())

    def _review_at(self, place: Place) -> None:
        self.place = place
        number, at = place
        case = self.paper.cases[number]
        marks = tuple(self._mark((number, n)) for n in range(at + 1))
        view = view_for(case.history, Watcher.ALL)
        self.table.show_view(view, animate=False)
        self.auction.show_auction(view.auction)
        self.tricks.show_tricks(summary_of(case.history).tricks)
        points = points_words(points_of_case(case, number, self.script), case.marks)
        trial = Trial(case.history.now, 0, (), marks, is_marked=True)
        self.sheet.column.show_trial(trial, TrialWords(case.told, points, is_examined=True))
        done = tr("{at} of {count}", at=self.paper.places.index(place) + 1, count=len(self.paper.places))
        middle = tr("case {case} of {cases} · answer {done}", case=number + 1, cases=len(self.paper.cases), done=done)
        self.head.tell(self.title, middle, "", is_late=False)
        self.page.hide()
        for part in (self.sheet, self.table, self.auction, self.tricks, self.back_button):
            part.show()
        self._place_parts()
        self.sheet.column.to_keyboard()

    def _review_next(self, step: int = 1) -> None:
        """Look at the next answer, or at the one before; behind the last is the result."""
        if self.outcome is None or self.place is None:
            return
        at = self.paper.places.index(self.place) + step
        if at == len(self.paper.places):
            self._to_result()
        elif at >= 0:
            self._review_at(self.paper.places[at])

    def closeEvent(self, event: QCloseEvent) -> None:
        self._timer.stop()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer with digits and Enter wherever the keyboard is; Esc does not end what one cannot begin again."""
        if event.key() == Qt.Key.Key_Escape:
            event.accept()
        elif event.key() in ENTER and (self.outcome is None or not self.page.isVisible()):
            self.sheet.column.press()
        elif event.key() in REVIEWED and self.outcome is not None and not self.page.isVisible():
            self._review_next(REVIEWED[Qt.Key(event.key())])
        elif Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9 and self.outcome is None:
            self.sheet.column.digit(event.key() - Qt.Key.Key_0)
        else:
            super().keyPressEvent(event)

    # Where it stands.

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_parts()

    def _place_parts(self) -> None:
        look, wide, high = self.look, self.width(), self.height()
        head, side = round(look.dock(HEAD)), min(round(look.dock(SIDE)), wide // 2)
        self.head.setGeometry(0, 0, wide, head)
        size = self.end_button.sizeHint()
        top = (head - size.height()) // 2
        self.end_button.setGeometry(QRect(wide - size.width() - 16, top, size.width(), size.height()))
        self.end_button.raise_()
        size = self.back_button.sizeHint()
        self.back_button.setGeometry(QRect(wide - size.width() - 16, top, size.width(), size.height()))
        self.back_button.raise_()
        self.table.setGeometry(0, head, wide - side, high - head)
        edge = look.dock(20)
        auction = min(round(self.auction.height_for(side - 2 * edge) + 2 * edge), round(AUCTION * high))
        # While it is sat nothing tells which cards were played.
        tricks = round(self.tricks.height_for(side - 2 * edge))
        self.sheet.setGeometry(wide - side, head, side, high - head - auction - tricks)
        self.sheet.place(side, high - head - auction - tricks)
        grid = QRectF(wide - side, high - auction - tricks, side, auction).adjusted(edge, edge, -edge, -edge)
        self.auction.setGeometry(grid.toRect())
        self.tricks.setGeometry(QRectF(grid.left(), grid.bottom(), grid.width(), tricks).toRect())
        self.page.setGeometry(0, head, wide, high - head)


def clock_words(seconds: int) -> str:
    """The time that is left, as minutes and seconds."""
    return tr("{minutes}:{seconds:02d} left", minutes=seconds // 60, seconds=seconds % 60)
