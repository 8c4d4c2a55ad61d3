"""The strip beside the table of a class: who answers, the question, its options, or the ballot on which it votes."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.table import Phase
from bridgetable.game.values import evolve
from bridgetable.gui.auction.grid import AuctionBlock
from bridgetable.gui.classroom.option_row import CoveredNote, OptionRow
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import words
from bridgetable.gui.panel.caption import LargeNote
from bridgetable.gui.panel.ruling_content import read_aloud
from bridgetable.gui.panel.vote_row import SHARES as VOTE_SHARES
from bridgetable.gui.panel.vote_row import VoteRow
from bridgetable.gui.widgets.blocks import Banner, Block, TextBlock, aloud, body, pale, question, with_chips
from bridgetable.language import capital, tr
from bridgetable.rulings.decisions import DIRECTOR
from bridgetable.training.parts import Candidate
from bridgetable.views.classroom.class_view import Ballot, ClassView, QuestionSeen
from bridgetable.views.table.table_view import AuctionView
from bridgetable.views.words.prose import asked_aloud

SHARES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.5)  # How large everything is, the first of these at which it has room.
EDGE, TOP = 25.0, 22.0
AUCTION = 1.3  # How much larger the auction is than at a desk.

Row = Block | VoteRow


class ClassStrip(QWidget):
    """The words for a class; nobody can press anything on this strip."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.view = ClassView()
        self.rows: list[tuple[Row, float]] = []
        self.auction = AuctionBlock(look)
        self.auction.setParent(self)
        self.auction.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.auction.hide()
        self._foot: TextBlock | None = None
        self._calls: AuctionView | None = None
        self._said: tuple[object, ...] = ()

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self._said = ()
        self.show_class(self.view)

    def show_class(self, view: ClassView) -> None:
        """Show what a class sees; the earlier content is gone at once."""
        auction = view.table.auction if view.table is not None and view.table.phase is Phase.AUCTION else None
        told = view.notes if view.is_free else ()
        said = (view.question, view.ballot, view.hidden, view.said, view.aloud, view.status, told, auction)
        self.view = view
        if said == self._said:
            return
        self._said = said
        for widget, _ in self.rows:
            discard(widget)
        if self._foot is not None:
            discard(self._foot)
        self._foot = None
        self._calls = auction
        if auction is not None:
            self.auction.show_auction(auction)
        self.rows = list(self._blocks(view))
        if view.question is not None and view.question.told and view.question.options:
            self._foot = TextBlock(self.look, words(view.question.told), pale)
        for widget in (*(row for row, _ in self.rows), *((self._foot,) if self._foot is not None else ())):
            widget.setParent(self)
            widget.show()
        self.arrange()

    def _blocks(self, view: ClassView) -> Iterator[tuple[Row, float]]:
        look = self.look
        if view.hidden:
            yield CoveredNote(look, view.hidden), 0
        elif view.ballot is not None:
            yield from self._ballot(view.ballot)
        elif view.question is not None:
            yield from self._question(view.question)
        elif view.aloud is not None:
            yield TextBlock(look, read_aloud(view.aloud), aloud), 0
        elif view.notes:
            yield LargeNote(look, view.notes), 0
        elif view.status:
            yield TextBlock(look, words(capital(view.status)), question), 0
        for fact in view.said:
            yield TextBlock(look, with_chips(fact.text, fact.cites), body), 16

    def _question(self, asked: QuestionSeen) -> Iterator[tuple[Row, float]]:
        look, by_director = self.look, asked.by is DIRECTOR
        yield Banner(look, asked_aloud(asked.by, asked.sort), Icon.BELL if by_director else Icon.TURN), 0
        yield TextBlock(look, words(asked.question), question), 16
        if not asked.options:
            yield CoveredNote(look, asked.told), 24
        for number, option in enumerate(asked.options):
            yield OptionRow(look, option), 15 if number else 24

    def _ballot(self, ballot: Ballot) -> Iterator[tuple[Row, float]]:
        yield Banner(self.look, (tr("Hands up"), ""), Icon.TURN), 0
        yield TextBlock(self.look, words(ballot.question), question), 16
        most = max((row.hands for row in ballot.rows), default=0)
        most = max(most, sum(row.hands for row in ballot.rows) // 2, 10)
        for place, answer in enumerate(ballot.rows):
            row = VoteRow(self.look, place, Candidate(answer.words, bool(answer.right), answer.cites))
            row.hands, row.most, row.counts = answer.hands, most, False
            row.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            if answer.right is None:
                row.begin(current=answer.is_current)
                row.say()
            else:
                row.reveal(answer.why)
            yield row, 24 if not place else 12

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def arrange(self) -> None:
        """Put every block in its place, all a little smaller where they would not have room."""
        metrics = self.look.metrics
        self._give_note()
        self._enlarge_votes()
        for share in SHARES:
            look = evolve(self.look, metrics=evolve(metrics, dock_u=share * metrics.dock_u))
            for widget, _ in self.rows:
                widget.set_look(look)
            if self._foot is not None:
                self._foot.set_look(look)
            if self._walk(look, places=False) <= self.height() or share == SHARES[-1]:
                self._place_auction(self._walk(look, places=True))
                break

    def _enlarge_votes(self) -> None:
        """Let the answers of a vote be as large as the height allows."""
        votes = [row for row, _ in self.rows if isinstance(row, VoteRow)]
        for share in VOTE_SHARES if votes else ():
            for row in votes:
                row.share = share
            if self._walk(self.look, places=False) <= self.height() or share == 1.0:
                break

    def _give_note(self) -> None:
        """Let the note be as large as the rest allows; a long auction leaves it half of the strip."""
        look, wide = self.look, self.width() - 2 * self.look.dock(EDGE)
        calls = 0.0
        if self._calls is not None:
            self.auction.level = 0
            self.auction.set_look(evolve(look, metrics=evolve(look.metrics, dock_u=AUCTION * look.metrics.dock_u)))
            calls = min(self.auction.height_for(wide) + look.dock(50), self.height() / 2)
        for widget, _ in self.rows:
            if isinstance(widget, LargeNote):
                widget.room = 0.0
                widget.room = self.height() - calls - self._walk(look, places=False) + widget.height_for(wide)

    def _place_auction(self, used: float) -> None:
        """Put the auction at the foot while it lasts, in the room that is left, older calls first left out."""
        look = self.look
        self.auction.set_look(evolve(look, metrics=evolve(look.metrics, dock_u=AUCTION * look.metrics.dock_u)))
        edge, foot = look.dock(EDGE), self._foot.height() + look.dock(44) if self._foot is not None else look.dock(28)
        wide, room = self.width() - 2 * edge, self.height() - used - look.dock(20)
        self.auction.level = 0
        while self.auction.height_for(wide) > room and self.auction.level < self.auction.last_level:
            self.auction.level += 1
        high = self.auction.height_for(wide)
        self.auction.setVisible(self._calls is not None and high <= room)
        top = self.height() - high - foot
        self.auction.setGeometry(round(edge), round(top), round(wide), round(high))

    def _walk(self, look: Look, *, places: bool) -> float:
        edge, y = self.look.dock(EDGE), self.look.dock(TOP)
        wide = self.width() - 2 * edge
        for widget, gap in self.rows:
            y += look.dock(gap)
            high = widget.height_for(wide)
            if places:
                widget.setGeometry(round(edge), round(y), round(wide), round(high))
            y += high
        if self._foot is None:
            return y + self.look.dock(TOP)
        high = self._foot.height_for(wide)
        if places:
            top = max(y + look.dock(16), self.height() - high - self.look.dock(28))
            self._foot.setGeometry(round(edge), round(top), round(wide), round(high))
        return y + look.dock(16) + high + self.look.dock(TOP)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.look.palette.dock)
            painter.fillRect(0, 0, 1, self.height(), self.look.palette.dock_line)


def discard(widget: QWidget) -> None:
    """Remove a widget at once, its name with it: its words may be hidden now."""
    widget.hide()
    widget.setAccessibleName("")
    widget.setParent(None)
    widget.deleteLater()
