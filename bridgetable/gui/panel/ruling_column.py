"""The upper section of the dock: the lesson's note, the facts, the chooser, the question and its options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import Text, Words, on_lines, words
from bridgetable.gui.panel.caption import LargeNote
from bridgetable.gui.panel.fields import REASON, AgendaRow, NoteRow, Placed, QuestionBlock, ReasonField, Way, WorthRow
from bridgetable.gui.panel.option_button import OptionButton
from bridgetable.gui.panel.option_details import FULLEST, Detail, detailed, details_for
from bridgetable.gui.panel.ruling_content import RulingContent, read_aloud
from bridgetable.gui.widgets.blocks import (
    Banner,
    Heading,
    TextBlock,
    aloud,
    asked,
    body,
    pale,
    question,
    small,
    with_chips,
)
from bridgetable.language import tr
from bridgetable.rulings.decisions import DIRECTOR
from bridgetable.views.panel.worth import FOR_THE_LESSON, ColumnView
from bridgetable.views.table.table_view import DecisionView, FactView
from bridgetable.views.words.prose import asked_aloud

if TYPE_CHECKING:
    from bridgetable.gui.claim.answers import AnswersBlock
    from bridgetable.gui.panel.folded_question import FoldedQuestion
    from bridgetable.gui.panel.line_row import LineRow
    from bridgetable.gui.panel.number_pad import NumberPad
    from bridgetable.views.claims.sheet import SheetView

MOST_SETTLED = 1  # How much of what is settled a class is told.
HIDDEN = tr("The player who must choose sees cards that are hidden here: switch to his view.")


class RulingColumn(QWidget):
    """The blocks of a ruling, one under the other; it emits which option is pointed at and which is chosen."""

    pointed = Signal(int)
    answered = Signal(str, str)
    spoken = Signal(str, str)
    next_wanted = Signal()
    grown = Signal()
    said = Signal(object)
    let_go = Signal()
    compare_wanted = Signal(int)
    worth_unwanted = Signal()
    step_wanted = Signal(object)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look, self._closer = look, evolve(look, is_close=True)
        self.ruling = RulingContent()
        self.detail = FULLEST
        self.options: list[OptionButton] = []
        self.pad: NumberPad | None = None
        self.large: LargeNote | None = None
        self.worth: ColumnView | None = None
        self.reason: ReasonField | None = None
        self.answers: AnswersBlock | None = None
        self.line: LineRow | None = None
        self.folded: list[FoldedQuestion] = []
        self._placed: list[Placed] = []
        self.note: NoteRow | None = None
        self.way = Way()
        # The lesson's note stands above the column, which is scrolled beneath it.
        self.is_pinned = False
        self._still = False
        self._fitted: tuple[RulingContent, ColumnView | None, Look, float, float] | None = None

    def set_look(self, look: Look) -> None:
        """Apply another palette or size."""
        rebuilt = look.screen is not self.look.screen
        self.look, self._closer = look, evolve(look, is_close=True)
        for placed in self._placed:
            placed.widget.set_look(look)
        if rebuilt:
            self.rebuild()

    def show_ruling(self, ruling: RulingContent) -> None:
        """Show a ruling; the blocks stay where it is the same as before."""
        if ruling != self.ruling:
            same_question = ruling.decision is not None and ruling.decision == self.ruling.decision
            kept = self.reason.field.toPlainText() if same_question and self.reason is not None else ""
            self.ruling = ruling
            self.rebuild()
            if kept and self.reason is not None:
                self.reason.field.setPlainText(kept)

    def show_worth(self, worth: ColumnView | None) -> None:
        """Show what the options are worth in a column beside them, or no column."""
        if worth == self.worth:
            return
        had, self.worth = self.worth, worth
        if had is None or worth is None:
            self.rebuild()
        for button in self.options:
            button.show_worth(None if worth is None else worth.of(button.option.key), has_column=worth is not None)

    def rebuild(self, detail: Detail = FULLEST) -> None:
        """Make the blocks anew; the detail says how much the projector has room for."""
        self.detail = detail
        held, on_next = self._keyboard()
        # An option hidden while the keyboard or the pointer is on it says so; nobody may lay the blocks out before all
        # are there.
        self.blockSignals(True)
        gone, self._placed = self._placed, []
        for placed in gone:
            placed.widget.blockSignals(True)
            placed.widget.hide()
            placed.widget.deleteLater()
        self.blockSignals(False)
        self.options, self.folded, self.pad, self.large = [], [], None, None
        self.reason, self.answers, self.line, self.note = None, None, None, None
        self._placed = list(self._projected() if self.look.is_projected else self._blocks())
        for placed in self._placed:
            placed.widget.setParent(self)
            placed.widget.show()
        if held:
            self._hand_on(on_next=on_next)
            self.pointed.emit(0)

    def _hand_on(self, *, on_next: bool) -> None:
        # Qt would move the keyboard from blocks that are gone to the button that opens files.
        if on_next and self.note is not None:
            self.note.button.setFocus()
        else:
            self.let_go.emit()

    def _keyboard(self) -> tuple[bool, bool]:
        """The place of the keyboard: if it is on one of the blocks, and if on the button that continues the lesson."""
        # None where nothing has it, which Qt for Python does not say.
        at = cast("QWidget | None", self.window().focusWidget())
        held = at is not None and any(p.widget is at or p.widget.isAncestorOf(at) for p in self._placed)
        return held, held and self.note is not None and at is self.note.button

    def fit(self, width: float, height: float) -> None:
        """Show as much as fits on the projector; options are always shown."""
        asked = (self.ruling, self.worth, self.look, width, height)
        if asked == self._fitted:
            return
        self._fitted = asked
        decision = self.ruling.decision
        for detail in details_for(() if decision is None else decision.options):
            if self.detail != detail:
                self.rebuild(detail)
            if self.height_for(width) <= height:
                break

    def give_note(self, width: float, height: float) -> None:
        """Let the note on the strip be as large as the rest of this height allows."""
        if self.large is not None:
            self.large.room = 0.0
            self.large.room = height - self.height_for(width) + self.large.height_for(width - 2 * self._edge)

    def settle(self, width: float, height: float, beneath: float = 0.0) -> None:
        """Shorten the texts or close the gaps where the note, the question and its options would not fit otherwise."""
        # What is settled and still to come is told where besides it there is room for this height `beneath`.
        self.is_pinned = False
        if self.look.is_projected:
            # There `fit` says what is told, and how close it stands.
            self.way = Way(has_agenda=True)
            return
        for is_brief in (False, True):
            for button in self.options:
                button.is_brief = is_brief and (button.is_seen is not None or button.has_worth)
            if self._shortened(width, height, beneath):
                break
        if self.reason is not None:
            self.reason.name_itself(inside=self.way.is_terse)

    def _shortened(self, width: float, height: float, beneath: float) -> bool:
        """Leave out the agenda, then shorten the texts, then the gaps, until all fits; true where it does."""
        for way in self._ways():
            self.way = way
            look = self._closer if way.is_close else self.look
            for placed in self._placed:
                if placed.widget.look is not look:
                    placed.widget.set_look(look)
            if self.height_for(width) <= height - (beneath if way.has_agenda else 0.0):
                return True
        return False

    def _ways(self) -> tuple[Way, ...]:
        """The ways in the order in which they are tried; the last is used when nothing fits."""
        loose, close = Way(), Way(is_close=True)
        terse, both = Way(is_terse=True), Way(is_terse=True, is_close=True)
        if self.ruling.decision is None:
            return (loose,)
        plain = (loose, close, terse, both) if self.worth is not None else (loose, close)
        if self.worth is None and self.ruling.notes:
            plain = (loose, terse, both, close)
        has_agenda = bool(self.ruling.decision.settled or self.ruling.decision.to_come)
        return (*((evolve(loose, has_agenda=True),) if has_agenda else ()), *plain)

    def set_still(self, still: bool) -> None:
        """Let options answer at once, without showing that they are pressed."""
        self._still = still

    # What is said at the desk.

    def _blocks(self) -> Iterator[Placed]:
        said, look = self.ruling, self.look
        if said.notes:
            yield from self._lesson()
        name = tr("Director") if said.sheet is None else tr("Claim")
        heading = Heading(look, name, self._law(), name_gives_way=True)
        yield Placed(heading, 14 if said.notes else 0, is_spare=True)
        if said.closing is not None:
            yield Placed(TextBlock(look, read_aloud(said.closing), aloud), 5)
        elif said.decision is None and not said.facts and said.line is None:
            hint = tr("No question waits for an answer. D calls the director.")
            yield Placed(TextBlock(look, words(hint), pale), 4)
        style = body if said.closing is None else pale
        for number, fact in enumerate(said.facts):
            gap = 0 if number else 4 if said.closing is None else 9
            yield Placed(TextBlock(look, with_chips(fact.text, fact.cites), style), gap, is_spare=True)
        yield from self._folded(4)
        yield from self._claim(said.sheet)
        yield from () if said.decision is None else self._agenda(said.decision.settled, Icon.TICK, 5)
        if said.decision is not None:
            yield from self._decision(said.decision)
        else:
            yield from self._line()
        for info in said.information:
            yield Placed(TextBlock(look, with_chips(info.text, (info.cite,)), pale), 7, is_spare=True)

    def _folded(self, gap: float) -> Iterator[Placed]:
        for one in self.ruling.folded:
            from bridgetable.gui.panel.folded_question import FoldedQuestion

            block = FoldedQuestion(self.look, one, still=self._still)
            block.answered.connect(self.spoken)
            block.grown.connect(self.grown)
            self.folded.append(block)
            yield Placed(block, gap)

    def _lesson(self) -> Iterator[Placed]:
        # That a class does not see it is said even where there is little room.
        alone = self.ruling.is_private
        heading = Heading(self.look, tr("For you alone") if alone else tr("Lesson"), words(self.ruling.lesson))
        yield Placed(heading, 0, is_spare=not alone, is_lesson=True)
        said = self.ruling
        self.note = NoteRow(self.look, on_lines(said.notes_told), ends=bool(said.following))
        self.note.button.clicked.connect(self.next_wanted)
        yield Placed(self.note, 3, is_lesson=True)

    def _law(self) -> Text:
        law = Words(self.ruling.law, Weight.BOLD, self.look.palette.dock_text)
        title = f" · {self.ruling.law_title}" if self.ruling.law_title else ""
        return (*words(f"{tr('Law')} "), law, *words(title)) if self.ruling.law else ()

    def _decision(self, decision: DecisionView) -> Iterator[Placed]:
        look = self.look
        icon = Icon.BELL if decision.by is DIRECTOR else Icon.TURN
        yield Placed(Banner(look, decision.banner, icon), 9)
        cites = (decision.cite,) if decision.cite else ()
        aside = () if self.worth is None else self.worth.heading
        yield Placed(QuestionBlock(look, with_chips(decision.question, cites), question, aside), 8)
        if decision.compared is not None:
            from bridgetable.gui.panel.comparable_calls import ComparedBlock

            yield Placed(ComparedBlock(look, decision.compared), 8)
        for criterion in decision.criteria:
            yield Placed(TextBlock(look, words(criterion), pale), 5, is_spare=True)
        yield from self._line()
        if not decision.options:
            yield Placed(TextBlock(look, words(HIDDEN), pale), 6)
        yield from self._options(decision, (11, 9))
        yield from self._agenda(decision.to_come, Icon.TO_COME, 8)
        yield from self._about_worth(decision)
        yield from self._outcome(decision)
        if decision.wants_reason:
            yield Placed(TextBlock(look, words(REASON), small), 9, is_spare=True)
            self.reason = ReasonField(look)
            yield Placed(self.reason, 2)

    def _agenda(self, facts: tuple[FactView, ...], icon: Icon, gap: float) -> Iterator[Placed]:
        """The rows of what is settled in the ruling, or of what is still to come."""
        for number, fact in enumerate(facts):
            yield Placed(AgendaRow(self.look, fact, icon), gap if not number else 3, is_agenda=True)

    def _claim(self, sheet: SheetView | None) -> Iterator[Placed]:
        if sheet is None:
            return
        from bridgetable.gui.claim.answers import AnswersBlock

        for told in sheet.understood:
            yield Placed(TextBlock(self.look, with_chips(told.text, told.cites), asked if told.cites else pale), 4)
        who, what = sheet.banner
        banner = (who, what.partition(":")[0].partition(".")[0]) if self.look.is_projected else sheet.banner
        yield Placed(Banner(self.look, banner, Icon.TURN), 9)
        if sheet.note:
            yield Placed(TextBlock(self.look, with_chips(sheet.note, sheet.cites), body), 8)
        self.answers = AnswersBlock(self.look, sheet)
        self.answers.said.connect(self.said)
        yield Placed(self.answers, 9)

    def _line(self) -> Iterator[Placed]:
        if self.ruling.line is None:
            return
        from bridgetable.gui.panel.line_row import LineRow

        self.line = LineRow(self.look, self.ruling.line)
        self.line.wanted.connect(self.step_wanted)
        yield Placed(self.line, 9)

    def _options(self, decision: DecisionView, gaps: tuple[float, float]) -> Iterator[Placed]:
        if decision.by_call:
            from bridgetable.views.panel.grouped_calls import BY_CALL, grouped_calls

            yield Placed(TextBlock(self.look, words(BY_CALL), pale), 6)
            for fact in grouped_calls(decision):
                yield Placed(TextBlock(self.look, with_chips(fact.text, fact.cites), body), 8)
            return
        if decision.is_number:
            from bridgetable.gui.panel.number_pad import NumberPad

            self.pad = NumberPad(self.look, decision.options)
            self.pad.pointed.connect(self.pointed)
            self.pad.chosen.connect(lambda key: self.answered.emit(key, self.reason_given()))
            yield Placed(self.pad, gaps[0])
            return
        group, first = "", True
        for option in decision.options:
            gap = gaps[0] if first else gaps[1]
            if option.group and option.group != group:
                yield Placed(TextBlock(self.look, words(option.group, Weight.BOLD), small), gap - 4)
                gap = 3
            group, first = option.group, False
            close = self.look.is_projected and self.detail.is_tight
            shown = detailed(option, self.detail) if self.look.is_projected else option
            button = OptionButton(self._closer if close else self.look, shown)
            button.setProperty("still", self._still)
            if self.worth is not None:
                button.show_worth(self.worth.of(option.key), has_column=True)
            self._connect(button)
            self.options.append(button)
            yield Placed(button, gap)

    def _about_worth(self, decision: DecisionView) -> Iterator[Placed]:
        """The rows about worth in the column: two options compared, and for whom."""
        if self.worth is None or decision.by_call:
            return
        row = WorthRow(self.look, can_compare=len(decision.options) > 1)
        row.compare.clicked.connect(lambda: self.compare_wanted.emit(0))
        row.hide_worth.clicked.connect(self.worth_unwanted)
        yield Placed(row, 9, is_spare=self.look.is_low)
        yield Placed(TextBlock(self.look, words(FOR_THE_LESSON), pale), 9, is_spare=self.look.is_low)

    def _outcome(self, decision: DecisionView) -> Iterator[Placed]:
        if decision.form is None:
            return
        from bridgetable.gui.panel.outcome_chooser import OutcomeChooser

        chooser = OutcomeChooser(self.look, decision.form)
        chooser.chosen.connect(lambda key: self.answered.emit(key, self.reason_given()))
        chooser.grown.connect(self.grown)
        yield Placed(chooser, 9)

    def _connect(self, button: OptionButton) -> None:
        number, key = button.option.number, button.option.key
        button.pointed.connect(lambda pointed: self.pointed.emit(number if pointed else 0))
        button.compared.connect(lambda: self.compare_wanted.emit(number))
        button.chosen.connect(lambda: self.answered.emit(key, self.reason_given()))

    def reason_given(self) -> str:
        """The reason in the field, on one line; empty where none is asked."""
        return " ".join(self.reason.field.toPlainText().split()) if self.reason is not None else ""

    # What is said to a class.

    def _projected(self) -> Iterator[Placed]:
        said, look = self.ruling, self.look
        decision = said.decision
        if decision is None:
            if said.closing is not None:
                yield Placed(TextBlock(look, read_aloud(said.closing), aloud), 10)
            elif said.is_free and said.notes_told:
                self.large = LargeNote(look, said.notes_told)
                yield Placed(self.large, 10)
            elif said.sheet is None:
                yield Placed(TextBlock(look, words(said.status), question), 6)
            shown = () if said.closing is not None else said.facts[-2:] if said.sheet is None else said.facts[:1]
            for fact in shown:
                yield Placed(TextBlock(look, with_chips(fact.text, fact.cites), body), 14)
            yield from (*self._folded(14), *self._claim(said.sheet), *self._line())
            return
        by_director = decision.by is DIRECTOR
        banner = asked_aloud(decision.by, decision.sort)
        yield Placed(Banner(look, banner, Icon.BELL if by_director else Icon.TURN), 16)
        yield Placed(TextBlock(look, words(decision.question), question), 18)
        words_now = said.standing or (said.facts[-1].text if said.facts else "")
        is_whole, is_tight = self.detail.has_words, self.detail.is_tight
        if is_whole and decision.settled:
            yield from self._agenda(decision.settled[-MOST_SETTLED:], Icon.TICK, 12)
        elif is_whole and words_now:
            cites = (decision.cite,) if decision.cite else ()
            yield Placed(TextBlock(look, with_chips(words_now, cites), body), 12)
        yield from self._folded(12) if is_whole else ()
        yield from self._line()
        yield from self._options(decision, (12, 10) if is_tight else (24, 22))
        yield from self._agenda(decision.to_come, Icon.TO_COME, 12) if is_whole else ()
        yield from self._outcome(decision)
        for info in said.information[-1:] if is_whole else ():
            yield Placed(TextBlock(look, with_chips(info.text, (info.cite,)), pale), 24)

    # Where it stands.

    @property
    def is_terse(self) -> bool:
        """True where the texts are shortened."""
        return self.way.is_terse

    @property
    def _edge(self) -> float:
        return self.look.dock(25 if self.look.is_projected else 20)

    def height_for(self, width: float) -> float:
        """The height in logical pixels of all blocks at this width."""
        return self._walk(width, None)

    def arrange(self, width: float, height: float) -> None:
        """Put every block in its place."""
        self._walk(width, height)

    def _walk(self, width: float, height: float | None) -> float:
        look, edge = self.look, self._edge
        y, left_out = look.dock(7), 0.0
        for placed in self._placed:
            widget = placed.widget
            if placed.is_agenda and not self.way.has_agenda:
                widget.setVisible(False)
                continue
            if placed.is_lesson and self.is_pinned:
                widget.setVisible(widget is self.note)
                continue
            if height is not None:
                widget.setVisible(not (placed.is_spare and self.way.is_terse))
            if placed.is_spare and self.way.is_terse:
                left_out = placed.gap
                continue
            ring = widget.ring if isinstance(widget, OptionButton) else 0.0
            y += look.dock(max(left_out, placed.gap) * self.way.gaps) - ring
            wide = width - 2 * edge + 2 * ring
            high = widget.height_for(wide)
            if height is not None:
                widget.setGeometry(round(edge - ring), round(y), round(wide), round(high))
            y, left_out = y + high - ring, 0.0
        end = y + look.dock(9)
        last = self._placed[-1].widget if self._placed else None
        ends_in_note = self.ruling.decision and self.detail.has_words and self.ruling.information
        if height is not None and look.is_projected and ends_in_note and isinstance(last, TextBlock):
            # The note on information stands at the foot of the strip.
            last.move(last.x(), max(last.y(), round(height - last.height() - look.dock(24))))
        return end

    def question_top(self) -> int:
        """The top of the question, with the band that says who answers."""
        return next((p.widget.y() - 4 for p in self._placed if isinstance(p.widget, Banner)), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.look.palette.dock)
