"""The dock at the right: the director, the trail, the auction, the orders in force; folded or in tabs where low."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.table import Phase
from bridgetable.game.values import evolve
from bridgetable.gui.auction.grid import AuctionBlock
from bridgetable.gui.claim.sheet import ClaimSheet
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Text, words
from bridgetable.gui.paint.theme import mixed
from bridgetable.gui.panel.ruling_column import RulingColumn
from bridgetable.gui.panel.ruling_content import RulingContent, ruling_of
from bridgetable.gui.panel.ruling_scroll import RulingView
from bridgetable.gui.panel.sections import ForceBlock, SectionHead, Tab, TrailBlock
from bridgetable.gui.widgets.blocks import Block
from bridgetable.language import tr
from bridgetable.views.table.table_view import DecisionView, ForceView, TableView

if TYPE_CHECKING:
    from bridgetable.gui.panel.trial_sheet import TrialColumn, TrialSheet, TrialWords
    from bridgetable.training.trial import Trial

CALLS, EXPLAINED = range(16, 41), 75
"""The laws on calls and the information from them, and the one on what was explained."""
MOST_ENTRIES = 8  # How many entries of the trail are shown where there is room.
LARGER = 1.3  # How much larger the auction is on the projector's strip than at the desk.


class Dock(QWidget):
    """The dock with all that is said in it."""

    answered = Signal(str, str)  # Key and reason.
    spoken = Signal(str, str)  # Clause and key of what nobody was asked.
    pointed = Signal(int)  # The option looked at, 0 for none.
    next_wanted = Signal()
    turned = Signal()  # It begins or ends to ask something else.

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        # Beneath a lesson that is being written there is room for the question alone.
        self.is_bare = False
        # Made when somebody rules first: it needs the laws.
        self._trials: TrialSheet | None = None
        self._has_class = False
        # Before the first view there is nothing to put in its place.
        self._waits, self._is_due = True, False
        self.column: RulingColumn = RulingColumn(look)
        self.ruling = RulingView(self.column)
        self._chosen: Callable[[str], object] | None = None
        self._kept = RulingContent()
        self.column.answered.connect(self._answer)
        self.column.spoken.connect(self.spoken)
        self.column.pointed.connect(self.pointed)
        self.column.next_wanted.connect(self.next_wanted)
        self.column.grown.connect(self.relayout)
        self.sheet = ClaimSheet(look)
        self.sheet.changed.connect(self.relayout)
        self.trail, self.auction, self.force = TrailBlock(look), AuctionBlock(look), ForceBlock(look)
        self.blocks: tuple[Block, ...] = (self.trail, self.auction, self.force)
        names = (tr("So far"), tr("Auction"), tr("In force"))
        self.heads = tuple(SectionHead(look, name) for name in names)
        self.tabs = tuple(Tab(look, name) for name in names)
        for part in (self.ruling, self.sheet, *self.heads, *self.tabs, *self.blocks):
            part.setParent(self)
        self._folds: list[bool | None] = [None, None, None]
        self._phase = Phase.AUCTION
        self._looks_back = False
        for number, head in enumerate(self.heads):
            head.clicked.connect(lambda _=False, n=number: self._toggle(n))
        for tab in self.tabs:
            tab.toggled.connect(self.relayout)
            tab.clicked.connect(lambda _=False, t=tab: self._keep_tab(t))
        self.tabs[2].setChecked(True)
        self._hides_notes = self._tab_kept = self._tab_opened = False
        self._tab_last: Tab | None = None

    def _keep_tab(self, tab: Tab) -> None:
        self._tab_opened = not self._tab_opened or self._tab_last is not tab
        self._tab_kept, self._tab_last = True, tab
        self.relayout()

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        self.look = look
        self.column.set_look(look)
        self.sheet.set_look(look)
        if self._trials is not None:
            self._trials.column.set_look(look)
        for block in self.blocks:
            block.set_look(enlarged(look) if look.is_projected else look)
        for part in (*self.heads, *self.tabs):
            part.set_look(look)
        self.relayout()

    def show_view(self, view: TableView, lesson: str = "", notes: tuple[str, ...] = (), following: str = "") -> None:
        """Show the words of a view, a lesson's notes, and at its end the title of the next lesson."""
        if view.decision != self.column.ruling.decision:
            self._tab_opened = False
        self._phase = view.phase
        self._looks_back = looks_back(view)
        self._chosen = None
        self.column.show_ruling(evolve(ruling_of(view, lesson, notes, following), is_private=self._hides_notes))
        self.trail.show_trail(view.trail)
        self.auction.show_auction(view.auction)
        self.force.show_force(view.force)
        self.tabs[2].number = len(view.force)
        if not self._tab_kept:
            self.tabs[1 if view.phase is Phase.AUCTION or self._looks_back else 2].setChecked(True)
        self.relayout()

    def tell_class(self, seen: frozenset[int] | None, *, hides_notes: bool) -> None:
        """Tell which options a class sees, None where there is no class, and whether the notes are hidden from it."""
        self._hides_notes = hides_notes
        if self._chosen is None:
            self.column.show_ruling(evolve(self.column.ruling, is_private=hides_notes))
        for button in self.column.options:
            button.tell_seen(None if seen is None else button.option.number in seen)
        self.relayout()

    # What is asked of who rules first.

    def trial_sheet(self) -> TrialSheet:
        """The sheet on which somebody rules first."""
        if self._trials is None:
            from bridgetable.gui.panel.trial_sheet import TrialSheet

            self._trials = TrialSheet(self.look)
            self._trials.column.has_class = self._has_class
            self._trials.setParent(self)
        return self._trials

    def show_trial(self, trial: Trial | None, told: TrialWords | None) -> None:
        """Show a trial in place of everything else; nothing of it where there is none."""
        if trial is not None and told is not None:
            self.trial_sheet().column.show_trial(trial, told)
        elif self._trials is not None and told is None:
            from bridgetable.gui.panel.trial_sheet import TrialWords

            self._trials.column.show_trial(None, TrialWords())
        if self._trials is not None:
            # The keyboard may go there before all has its place.
            self._trials.setVisible(self.is_trying)
        self.relayout()

    def set_class(self, *, has_class: bool) -> None:
        """Let a class vote on what is asked, or one person mark it."""
        self._has_class = has_class
        if self._trials is not None:
            self._trials.column.set_class(has_class=has_class)

    @property
    def letters(self) -> str:
        """The letters that answer now, while a class votes; no command has them then."""
        trial = self._trial
        return "" if trial is None else trial.letters

    def vote(self, letter: str) -> bool:
        """Count a hand for the answer of a letter; false where none has it."""
        trial = self._trial
        return trial is not None and trial.letter(letter)

    @property
    def is_trying(self) -> bool:
        """True where somebody is asked to rule first."""
        return self._trial is not None

    @property
    def _trial(self) -> TrialColumn | None:
        column = None if self._trials is None else self._trials.column
        return None if column is None or column.trial is None else column

    # What the director asks of who has called him.

    def ask(self, question: DecisionView, chosen: Callable[[str], object]) -> None:
        """Ask something that is no question of a ruling, in place of what is shown; `chosen` is told the key."""
        if self._chosen is None:
            self._kept = self.column.ruling
        self._chosen = chosen
        self.sheet.close_sheet()
        self.column.show_ruling(RulingContent(decision=question, status=self._kept.status))
        self.relayout()
        self.turned.emit()
        self.column.options[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def is_wanted(self) -> bool:
        """True where something is asked, a claim is made or answered, or a line of play is shown."""
        asked = self.column.ruling
        in_column = asked.decision is not None or self.column.answers is not None or self.column.line is not None
        return in_column or self.sheet.draft is not None

    def height_wanted(self) -> float:
        """The height in logical pixels that the ruling needs, or the claim that is being made in its place."""
        upper = self.column if self.sheet.draft is None else self.sheet
        return upper.height_for(self.width() - 1)

    def stop_asking(self) -> bool:
        """Show again the content before such a question; true where one was asked."""
        if self._chosen is None:
            return False
        self._chosen = None
        self.column.show_ruling(self._kept)
        self.relayout()
        self.turned.emit()
        return True

    def _answer(self, key: str, reason: str) -> None:
        if self._chosen is not None:
            self._chosen(key)
        else:
            self.answered.emit(key, reason)

    def show_preview(self, force: tuple[ForceView, ...] | None, option: int) -> None:
        """Show what would be in force after an option (its digit), or no preview."""
        self.force.show_preview(force, option)
        for button in self.column.options:
            if not button.underMouse():
                button.show_pointed(button.option.number == option and not button.hasFocus())
        self.relayout()

    def press_enter(self) -> bool:
        """Press the first button of a trial, or answer with the number that is typed; false where neither is there."""
        if trial := self._trial:
            trial.press()
            return True
        return self.column.pad is not None and self.column.pad.enter()

    def to_trial(self) -> bool:
        """Put the keyboard where a trial is answered; whether anybody is asked anything."""
        if trial := self._trial:
            trial.to_keyboard()
        return trial is not None

    def choose(self, number: int) -> bool:
        """Press the option with this digit, if there is one; on the sheet of a claim it is the number of tricks."""
        if trial := self._trial:
            trial.digit(number)
            return True
        if self.sheet.draft is not None:
            self.sheet.draft.digit(number % 10)
            return True
        if self.column.answers is not None:
            return self.column.answers.choose(number)
        if self.column.pad is not None:
            self.column.pad.digit(number % 10)
            return True
        unfolded = (button for one in self.column.folded if one.is_unfolded for button in one.options)
        for button in (*self.column.options, *unfolded):
            if button.option.number == number:
                button.click()
                return True
        return False

    # Where everything stands.

    def _toggle(self, number: int) -> None:
        self._folds[number] = not self.heads[number].folded
        self.relayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.relayout()

    @contextmanager
    def laid_out_once(self) -> Iterator[None]:
        """Everything put in its place once, when the block has shown all that it shows."""
        self._waits = True
        try:
            yield
        finally:
            self._waits = False
            if self._is_due:
                self._is_due = False
                self.relayout()

    def relayout(self) -> None:
        """Put everything in its place: nothing is cut, sections fold to a line first."""
        if self._waits:
            self._is_due = True
            return
        self.update()
        if self._trials is not None and self.is_trying:
            for part in (*self.heads, *self.tabs, *self.blocks, self.ruling, self.sheet):
                part.hide()
            self._trials.setGeometry(1, 0, self.width() - 1, self.height())
            self._trials.place(self.width() - 1, self.height())
            return
        if self.is_bare:
            for part in (*self.heads, *self.tabs, *self.blocks):
                part.hide()
            self.column.settle(self.width() - 1, self.height())
            self._place_ruling(self.height())
            return
        in_tabs = self.look.is_low or self.look.is_projected
        for head in self.heads:
            head.setVisible(not in_tabs)
        for tab in self.tabs:
            tab.setVisible(in_tabs and not self.look.is_projected)
        beneath = self.look.dock(34) if in_tabs else 3 * self.look.dock(39)
        kept = self._least_in_tab() if in_tabs else self._kept_in_sections()
        self.column.settle(self.width() - 1, self.height() - beneath, kept)
        if self.look.is_projected:
            self._as_strip()
        elif in_tabs:
            self._in_tabs()
        else:
            self._in_sections()

    def _as_strip(self) -> None:
        for block in self.blocks:
            block.hide()
        self.column.fit(self.width() - 1, self.height())
        self.auction.level = 0
        calls = self.auction.height_for(self.width() - 2 * self.look.dock(25)) if self._phase is Phase.AUCTION else 0.0
        # A long auction leaves half of the strip to the note; its older calls give way.
        self.column.give_note(self.width() - 1, self.height() - min(calls + self.look.dock(50), self.height() / 2))
        foot = self._auction_on_strip()
        self._place_ruling(self.height() - foot)

    def _auction_on_strip(self) -> float:
        edge = self.look.dock(25)
        wide, room = self.width() - 2 * edge, self.height() - self.column.height_for(self.width() - 1)
        self.auction.level = 0
        while self.auction.height_for(wide) + edge > room and self.auction.level < self.auction.last_level:
            self.auction.level += 1
        high = self.auction.height_for(wide) + edge
        if self._phase is not Phase.AUCTION or high > room:
            return 0.0
        self.auction.show()
        self.auction.setGeometry(round(edge), round(self.height() - high), round(wide), round(high))
        return high

    def _place_ruling(self, height: float) -> None:
        self.sheet.setVisible(self.sheet.draft is not None)
        self.ruling.setVisible(self.sheet.draft is None)
        for part in (self.sheet, self.ruling):
            part.setGeometry(1, 0, self.width() - 1, round(height))
            part.place(self.width() - 1, height)

    def _least_in_tab(self) -> float:
        """The height in logical pixels that the open tab needs at least."""
        look = self.look
        shown = next((b for b, tab in zip(self.blocks, self.tabs, strict=True) if tab.isChecked()), self.force)
        needed = shown.height_for(self.width() - 2 * look.dock(18)) + look.dock(24)
        return min(max(look.dock(80), needed), self.height() / 2.6)

    def _kept_in_sections(self) -> float:
        """The height in logical pixels of the trail's last lines, what is in force, and an auction that goes on."""
        numbers = (0, 1, 2) if self._phase is Phase.AUCTION else (0, 2)
        self.auction.level, self.trail.most = 0, TrailBlock.LEAST
        return sum(self._section_height(n, folded=self._folds[n] is True) - self.look.dock(39) for n in numbers)

    def _in_tabs(self) -> None:
        look, width = self.look, self.width()
        inside = width - 2 * look.dock(18)
        strip = look.dock(34)
        least, need = self._least_in_tab(), self.height_wanted()
        # The question comes first: where there is not room for both, a tab opens only when it is clicked.
        opened = need + strip + least <= self.height() or self._tab_opened
        column = min(need, self.height() - strip - least) if opened else self.height() - strip
        self._place_ruling(column)
        x = 0.0
        for tab in (self.tabs[2], self.tabs[0], self.tabs[1]):
            wide = tab.width_needed()
            tab.setGeometry(round(x), round(column), round(wide), round(strip))
            x += wide
        top = column + strip + look.dock(9)
        self.auction.level = 0
        self.trail.most = max(1, int((self.height() - top) / look.dock(25.5)))
        for block, tab in zip(self.blocks, self.tabs, strict=True):
            block.setVisible(tab.isChecked() and opened)
            left, wide = look.dock(18) - block.spill, inside + 2 * block.spill
            block.setGeometry(round(left), round(top), round(wide), round(self.height() - top))

    def _with_auction(self, folded: list[bool], column: float) -> list[bool]:
        """The folds with the whole auction to be seen, the trail in its stead, if there is room; else as they are."""
        self.trail.most = TrailBlock.LEAST
        for tried in ([folded[0], False, folded[2]], [True, False, folded[2]]):
            if column + sum(self._section_height(n, tried[n]) for n in range(3)) <= self.height():
                return tried
        return folded

    def _empty(self, number: int) -> bool:
        return (not self.trail.trail, False, not self.force.force and not self.force.after)[number]

    def _section_height(self, number: int, folded: bool) -> float:
        look = self.look
        if folded or self._empty(number):
            return look.dock(39)
        return look.dock(39) + self.blocks[number].height_for(self.width() - 2 * look.dock(20)) + look.dock(9)

    def _in_sections(self) -> None:
        usual = (False, self._phase is not Phase.AUCTION, False)
        folded = [usual[n] if kept is None else kept for n, kept in enumerate(self._folds)]
        column = self.height_wanted()
        self.auction.level = 0
        if self._looks_back and self._folds[1] is None:
            folded = self._with_auction(folded, column)
        self.trail.most = MOST_ENTRIES

        def need() -> float:
            return column + sum(self._section_height(n, folded[n]) for n in range(3))

        while need() > self.height() and self.trail.most > TrailBlock.LEAST:
            self.trail.most -= 1
        while need() > self.height() and not folded[1] and self.auction.level < self.auction.last_level:
            self.auction.level += 1
        order = (0, 1, 2) if self._phase is Phase.AUCTION else (1, 0, 2)
        for number in order:
            if need() > self.height():
                folded[number] = True
        sections = [self._section_height(n, folded[n]) for n in range(3)]
        column = min(column, self.height() - sum(sections))
        self._place_ruling(column)
        y = column
        for number in range(3):
            self._place_section(number, y, sections[number], folded=folded[number])
            y += sections[number]

    def _place_section(self, number: int, top: float, high: float, *, folded: bool) -> None:
        look, head, block = self.look, self.heads[number], self.blocks[number]
        head.setGeometry(1, round(top), self.width() - 1, round(look.dock(39)))
        closed = folded or self._empty(number)
        head.say(self._last_word(number, closed=closed), folded=folded)
        block.setVisible(not closed)
        edge = look.dock(20)
        room = high - look.dock(39)
        left, wide = edge - block.spill, self.width() - 2 * edge + 2 * block.spill
        block.setGeometry(round(left), round(top + look.dock(39)), round(wide), max(0, round(room)))

    def _last_word(self, number: int, *, closed: bool) -> Text:
        if number == 1:
            contract, by, rest = (self.auction.auction.summary if self.auction.auction else "").partition(" by ")
            bold = words(contract, Weight.BOLD, self.look.palette.dock_text)
            return (*bold, *words(by + rest)) if by else words(contract)
        if not closed:
            return ()
        if number == 0:
            return self.trail.last_word()
        count = len(self.force.force)
        if not count:
            return words(tr("nothing yet"))
        return words(self.force.force[0].text) if count == 1 else words(tr("{count} in force", count=count))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            palette, look = self.look.palette, self.look
            painter.fillRect(self.rect(), palette.dock)
            painter.fillRect(QRectF(0, 0, 1, self.height()), palette.dock_line)
            if look.is_low and not look.is_projected and not self.is_trying and not self.is_bare:
                first = self.tabs[2].geometry()
                strip = QRectF(QPointF(1, first.top()), QPointF(self.width(), first.bottom() + 1))
                painter.fillRect(strip, mixed(palette.dock, palette.dock_line, 0.45))


def looks_back(view: TableView) -> bool:
    """True where the director is asked about a call after play: there was an auction, and no trick lies open for it."""
    asked = view.phase is Phase.END and view.decision is not None and is_about_calls(view.decision.cite)
    return asked and bool(view.auction.calls) and (view.ledger is None or view.ledger.trick is None)


def is_about_calls(cite: str) -> bool:
    """True where a clause is about calls and what they tell: the laws of the auction, and those on its information."""
    number = "".join(takewhile(str.isdecimal, cite))
    return bool(number) and (int(number) in CALLS or int(number) == EXPLAINED)


def enlarged(look: Look) -> Look:
    """The look with type for people at the back of the room."""
    return evolve(look, metrics=evolve(look.metrics, dock_u=LARGER * look.metrics.dock_u))
