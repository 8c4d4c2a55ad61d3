"""The panel in which somebody rules before the program does: one part after another, marked as each is answered."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import assert_never

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from bridgetable.game.books import Book
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve, frozen
from bridgetable.gui.paint.look import Look
from bridgetable.gui.paint.rich_text import on_lines, words
from bridgetable.gui.panel.fields import ReasonField
from bridgetable.gui.panel.trial_rows import ButtonRow, CheckRow, FoldedStep, LightButton, NextStep, StepHead, state_of
from bridgetable.gui.panel.vote_row import LETTERS, SHARES, VoteRow
from bridgetable.gui.widgets.blocks import Block, Heading, TextBlock, body, pale, with_chips
from bridgetable.gui.widgets.glosses import book_of, brief_gloss
from bridgetable.language import tr
from bridgetable.training.parts import Asks, Candidate, Mark, Part
from bridgetable.training.quiz import option_words
from bridgetable.training.trial import Stage, Trial
from bridgetable.views.numbering import in_numbers_of
from bridgetable.views.words.prose import SEAT_NAMES, say

Row = CheckRow | VoteRow
Placed = Block | CheckRow | VoteRow
ONE, ALL = tr("Choose one."), tr("Mark all that is right, and nothing else.")
AT_DESK = 0.58  # How much smaller the answers stand at the teacher's desk than before a class.
ASKED_SHARES = (1.0, 0.92, 0.84, 0.76, 0.68)  # How large a long question is: the first at which all have room.
WHOLE_SHARES = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7)  # How large everything is on the projector, likewise.


@frozen
class TrialWords:
    """The words around the trial: what somebody did, and at the right of the heading the number of the case."""

    happened: str = ""
    place: str = ""
    done: int = 0  # how many parts were answered before those of the trial
    is_examined: bool = False  # nothing is told, neither how a part was answered nor what is asked later


@frozen
class Count:
    """The hands of a class for each answer, which answer is being counted (-1 for none), and whether it was told."""

    hands: tuple[int, ...] = ()
    current: int = -1
    is_revealed: bool = False


class TrialColumn(QWidget):
    """The blocks of a trial, one under the other."""

    marked = Signal(object)
    read = Signal()
    chosen = Signal(str, str)
    carried_out = Signal()
    voted = Signal(object)
    counted = Signal()
    grown = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.trial: Trial | None = None
        self.told = TrialWords()
        # A class looks at a window of its own, and the teacher counts its hands here.
        self.has_class = False
        self.rows: list[Row] = []
        self.folded: list[FoldedStep] = []
        self.button: LightButton | None = None
        self.foot: ButtonRow | None = None
        self.reason: ReasonField | None = None
        self.seen_from = 0  # How far it is scrolled: the question stays where it is read.
        self._placed: list[tuple[Placed, float]] = []
        # An answer that is left out in an examination is asked about once more.
        self._leaves_out = False
        self._asked: tuple[object, ...] = ()
        self._counted = Count()
        # The hands counted before for a part that is asked again; none for one that is new.
        self.hands_before: Callable[[Part], tuple[int, ...]] = lambda _part: ()

    def show_trial(self, trial: Trial | None, told: TrialWords) -> None:
        """Show the progress of a trial; marked parts stay where nothing has changed."""
        asked = (trial, told, self.votes)
        if asked != self._asked:
            self._asked = asked
            self.trial, self.told, self.seen_from = trial, told, 0
            self.rebuild()
            # Who shows another trial shows the class its count too.
            self._counted = self.count_now()

    def set_look(self, look: Look) -> None:
        """Apply another palette, size or kind of screen."""
        rebuilt = look.screen is not self.look.screen
        self.look = look
        if rebuilt:
            self._asked = (self.trial, self.told, self.votes)
            self.rebuild()
            self._tell_count()
        self._size_all(WHOLE_SHARES[0])

    def set_class(self, *, has_class: bool) -> None:
        """Let a class vote, or one person mark what he thinks."""
        if has_class is not self.has_class:
            self.has_class = has_class
            if self.trial is not None:
                self._asked = (self.trial, self.told, self.votes)
                self.rebuild()
                self.grown.emit()
                self._tell_count()

    def _vote_look(self) -> Look:
        """The look of the answers that are counted: at the desk, only the teacher reads them."""
        metrics = self.look.metrics
        share = 1.0 if self.look.is_projected else AT_DESK
        return evolve(self.look, metrics=evolve(metrics, dock_u=share * metrics.dock_u))

    def rebuild(self) -> None:
        """Make the blocks anew."""
        for widget, _ in self._placed:
            widget.blockSignals(True)
            widget.hide()
            widget.deleteLater()
        self.rows, self.folded, self._leaves_out = [], [], False
        self.button, self.foot, self.reason = None, None, None
        self._placed = [] if self.trial is None else list(self._blocks(self.trial))
        for widget, _ in self._placed:
            widget.setParent(self)
            widget.show()

    # What is shown.

    def _blocks(self, trial: Trial) -> Iterator[tuple[Placed, float]]:
        look = self.look
        heading = tr("Rule first") if trial.own is None and not self.told.is_examined else tr("Question")
        yield Heading(look, tr("Hands up") if self.votes else heading, words(self.told.place)), 0
        if self.told.happened and not trial.marks:
            yield TextBlock(look, on_lines(tuple(self.told.happened.split("\n"))), body), 4
        last = trial.marks[-1] if trial.is_marked else None
        for mark in () if self.votes else trial.marks[: len(trial.marks) - (last is not None)]:
            step = FoldedStep(look, in_numbers_of(book_of(self), mark))
            self.folded.append(step)
            yield step, 6
        number = self.told.done + len(trial.marks) + (last is None)
        match trial.stage:
            case Stage.ASKED:
                assert trial.part is not None  # noqa: S101  (asked)
                yield from self._vote(number, trial.part) if self.votes else self._asks(number, trial.part)
            case Stage.MARKED:
                assert last is not None  # noqa: S101  (marked)
                yield from self._shows(number, last)
            case Stage.CHOOSES:
                yield from self._chooses(trial)
            case Stage.CARRIES_OUT:
                yield from self._compares(trial)
            case Stage.STEPS_ASIDE:
                pass
            case _:
                assert_never(trial.stage)
        if not self.votes and not self.told.is_examined:
            yield from self._to_come(number, trial)

    @property
    def votes(self) -> bool:
        """True where a class votes: on the projector, or in a window of its own."""
        return self.look.is_projected or self.has_class

    def _asks(self, number: int, part: Part) -> Iterator[tuple[Placed, float]]:
        yield StepHead(self.look, number, part.question, ONE if part.wants_one else ALL), 12
        yield from self._check_rows(part.candidates, is_round=part.wants_one)
        yield self._foot(tr("Next") if self.told.is_examined else tr("Check"), tr("none marked")), 10

    def _check_rows(self, candidates: tuple[Candidate, ...], *, is_round: bool) -> Iterator[tuple[Placed, float]]:
        for number, candidate in enumerate(candidates, 1):
            row = CheckRow(self.look, number, candidate, is_round=is_round)
            row.toggled.connect(lambda on, r=row: self._toggled(r, on=on))
            row.pressed_enter.connect(self.press)
            self.rows.append(row)
            yield row, 10 if number == 1 else 5

    def _foot(self, text: str, said: str = "") -> ButtonRow:
        self.button = LightButton(self.look, text)
        self.button.clicked.connect(self.press)
        self.foot = ButtonRow(self.look, self.button, said)
        return self.foot

    def _shows(self, number: int, marked: Mark) -> Iterator[tuple[Placed, float]]:
        mark = in_numbers_of(book_of(self), marked)
        verdict = tr("Right.")
        if not mark.is_right:
            missed, wrong = len(mark.missed), len(mark.wrong)
            counts = (tr("{n} missed", n=missed) if missed else "", tr("{n} wrong", n=wrong) if wrong else "")
            verdict = tr("Not quite: {counts}.", counts=", ".join(filter(None, counts)))
        yield StepHead(self.look, number, mark.part.question, verdict), 12
        wants_one = mark.part.wants_one
        for place, candidate in enumerate(mark.part.candidates):
            row = CheckRow(self.look, place + 1, candidate, is_round=wants_one)
            row.setChecked(place in mark.marked)
            row.show_state(state_of(mark, place))
            yield row, 10 if not place else 5
        reveal = mark.part.reveal
        if reveal.happens:
            yield TextBlock(self.look, words(reveal.happens), body), 10
        if reveal.why:
            why = with_chips(reveal.why, (reveal.cite,)) if reveal.cite else words(reveal.why)
            yield TextBlock(self.look, why, pale), 4 if reveal.happens else 10
        follows = mark.part.asks is Asks.FOLLOWS and not self.told.is_examined
        yield self._foot(tr("Carry it out") if follows else tr("Go on")), 10

    def _chooses(self, trial: Trial) -> Iterator[tuple[Placed, float]]:
        decision = trial.decision
        hint = tr("The director judges.") if trial.is_judged else tr("What is the fact?")
        if isinstance(decision.by, Seat):
            hint = tr("You choose for {by}.", by=SEAT_NAMES[decision.by])
        yield StepHead(self.look, 0, say(decision.question), hint), 12
        options = tuple(Candidate(option_words(o), right=False, key=o.key) for o in decision.options)
        yield from self._check_rows(options, is_round=True)
        if trial.is_judged:
            self.reason = ReasonField(self.look)
            self.reason.name_itself(inside=True)
            yield self.reason, 8
        yield self._foot(tr("Choose")), 10

    def _compares(self, trial: Trial) -> Iterator[tuple[Placed, float]]:
        decision = trial.decision
        title = next((say(o.title) for o in decision.options if o.key == trial.chosen), trial.chosen)
        yield StepHead(self.look, 0, say(decision.question), tr("You judged: {title}", title=title)), 12
        yield TextBlock(self.look, words(tr("This is not marked. Compare it with what the director weighs:")), body), 10
        for criterion in decision.criteria:
            yield TextBlock(self.look, words(say(criterion)), pale), 6
        cite = book_of(self).number_of(decision.cite)
        yield TextBlock(self.look, with_chips(gloss_of(cite, book_of(self)), (cite,)), pale), 8
        yield self._foot(tr("Carry it out")), 10

    def _to_come(self, number: int, trial: Trial) -> Iterator[tuple[Placed, float]]:
        later = trial.waiting[1:] if trial.stage is Stage.ASKED else trial.waiting
        # Who decides is not told by what is asked after it.
        hides = any(part.asks is Asks.WHO for part in trial.waiting)
        asks = [tr("What may he choose?") if part.asks is Asks.CHOICES and hides else part.question for part in later]
        if not trial.chosen and trial.own is None:
            asks.append(tr("What follows?"))
        first = number + (trial.stage in {Stage.ASKED, Stage.MARKED})
        for place, asked in enumerate(asks, first):
            yield NextStep(self.look, place, asked), 8 if place == first else 0

    # A class.

    def _vote(self, number: int, part: Part) -> Iterator[tuple[Placed, float]]:
        yield StepHead(self.look, number, part.question, ""), 6
        hands = self.hands_before(part) or (0,) * len(part.candidates)
        for place, candidate in enumerate(part.candidates):
            row = VoteRow(self._vote_look(), place, candidate)
            row.count(hands[place])
            row.counted.connect(self._count)
            row.counted.connect(self._tell_count)
            row.clicked.connect(lambda _=False, p=place: self._begin(p))
            self.rows.append(row)
            yield row, 12 if self.look.is_projected else 3
        yield self._foot(tr("Reveal"), ""), 16
        self._make_current(0, focus=False)

    def _begin(self, place: int) -> None:
        self._make_current(place)
        self._tell_count()

    def _make_current(self, place: int, *, focus: bool = True) -> None:
        for row in self.rows:
            if isinstance(row, VoteRow):
                row.begin(current=row.place == place)
                if row.place == place and focus:
                    row.setFocus(Qt.FocusReason.OtherFocusReason)
        self._count()

    def _count(self) -> None:
        votes = [row for row in self.rows if isinstance(row, VoteRow)]
        most = max((row.hands for row in votes), default=0)
        for row in votes:
            # A bar is full for a class of which half says so.
            row.most = max(most, sum(r.hands for r in votes) // 2, 10)
            row.update()
        current = next((row for row in votes if row.is_current), None)
        if self.foot is not None and votes:
            counts = sum(row.hands for row in votes)
            now = tr("Counting {place}", place=LETTERS[current.place]) if current is not None else tr("All counted")
            self.foot.say(tr("{now} · {counts} so far", now=now, counts=counts) if counts else now)

    def _tell_count(self) -> None:
        """Tell of the count where it has changed: a class is shown each one anew."""
        if (now := self.count_now()) != self._counted:
            self._counted = now
            self.counted.emit()

    def count_now(self) -> Count:
        """The hands counted so far."""
        votes = [row for row in self.rows if isinstance(row, VoteRow)]
        current = next((row.place for row in votes if row.is_current), -1)
        return Count(tuple(row.hands for row in votes), current, self.is_revealed)

    @property
    def letters(self) -> str:
        """The letters that answer now: those of the answers for which a class puts its hands up."""
        return "" if self.is_revealed else LETTERS[: sum(isinstance(row, VoteRow) for row in self.rows)]

    def letter(self, letter: str) -> bool:
        """Count one hand more for the answer of this letter, and go on counting there; false where there is none."""
        place = self.letters.find(letter) if letter else -1
        row = self.rows[place] if place >= 0 else None
        if not isinstance(row, VoteRow):
            return False
        self._make_current(place)
        row.count(row.hands + 1)
        return True

    def _reveal(self) -> None:
        votes = [row for row in self.rows if isinstance(row, VoteRow)]
        part = None if self.trial is None else self.trial.part
        for row in votes:
            row.reveal("" if part is None else part.why_of(row.place))
        whole, right = sum(r.hands for r in votes), sum(r.hands for r in votes if r.candidate.right)
        if self.button is not None and self.foot is not None:
            self.button.setText(tr("Go on"))
            self.button.setAccessibleName(tr("Go on"))
            self.foot.arrange()
            self.foot.say(tr("{right} of {whole} said so", right=right, whole=whole) if whole else "")
        self.voted.emit(tuple(row.hands for row in votes))
        self.grown.emit()
        self._tell_count()

    @property
    def is_revealed(self) -> bool:
        """True where the class has been shown what is right."""
        return any(isinstance(row, VoteRow) and row.is_revealed for row in self.rows)

    # What is done with it.

    def _toggled(self, row: CheckRow, *, on: bool) -> None:
        if on and row.is_round:
            for other in self.rows:
                if other is not row and isinstance(other, CheckRow):
                    other.setChecked(False)
        count = len(self.places())
        if self.foot is not None and self.trial is not None and self.trial.stage is Stage.ASKED:
            self.foot.say(tr("{count} marked", count=count) if count else tr("none marked"))

    def places(self) -> frozenset[int]:
        """The places (0 upwards) that are marked."""
        return frozenset(n for n, row in enumerate(self.rows) if row.isChecked())

    def digit(self, number: int) -> None:
        """Mark the row of this digit, or take the mark away; before a class it is typed behind the hands counted."""
        if self.votes and self.trial is not None and self.trial.stage is Stage.ASKED:
            current = next((r for r in self.rows if isinstance(r, VoteRow) and r.is_current), None)
            if current is not None:
                current.type_digit(number % 10)
        elif 0 < number <= len(self.rows):
            self.rows[number - 1].click()

    def press(self) -> None:
        """Press the first button."""
        trial = self.trial
        if trial is None:
            return
        match trial.stage:
            case Stage.ASKED if self.votes and not self.is_revealed:
                self._reveal()
            case Stage.ASKED if self.votes:
                self.marked.emit(None)
            case Stage.ASKED if self.told.is_examined and not self.places() and not self._leaves_out:
                self._leaves_out = True
                if self.foot is not None:
                    self.foot.say(tr("Again: leave it out"))
            case Stage.ASKED:
                self.marked.emit(self.places())
            case Stage.MARKED:
                self.read.emit()
            case Stage.CHOOSES:
                self._choose(trial)
            case Stage.CARRIES_OUT:
                self.carried_out.emit()
            case Stage.STEPS_ASIDE:
                pass
            case _:
                assert_never(trial.stage)

    def _choose(self, trial: Trial) -> None:
        place = next(iter(self.places()), None)
        if place is None:
            if self.foot is not None:
                self.foot.say(tr("Choose one first"))
            return
        said = " ".join(self.reason.field.toPlainText().split()) if self.reason is not None else ""
        self.chosen.emit(trial.decision.options[place].key, said)

    def to_keyboard(self) -> None:
        """Put the keyboard where Enter does what comes next."""
        if self.votes and self.rows and self.trial is not None and self.trial.stage is Stage.ASKED:
            self._make_current(0)
        elif self.button is not None:
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    # Where it stands.

    def height_for(self, width: float) -> float:
        """The height in logical pixels of all blocks at this width."""
        return self._walk(width, places=False)

    def arrange(self, width: float, height: float) -> None:
        """Put every block in its place; where there is little room, the instructions are shorter."""
        for widget, _ in self._placed:
            widget.setProperty("left out", None)
        for step in self.folded:
            step.brief = False
        self._size(VoteRow, SHARES[0])
        self._size(StepHead, ASKED_SHARES[0])
        if self.look.is_projected:
            self._size_all(WHOLE_SHARES[0])
        for shorten in self._ways():
            if self.height_for(width) <= height:
                break
            shorten()
        self._walk(width, places=True)

    def _ways(self) -> Iterator[Callable[[], None]]:
        """The steps that save room, done one after the other until everything fits."""
        yield from (partial(self._size, VoteRow, share) for share in SHARES[1:])
        for step in self.folded:
            yield partial(setattr, step, "brief", True)
        later = [w for w, _ in self._placed if isinstance(w, NextStep)]
        yield from (partial(leave_out, w) for w in reversed(later))
        yield from (partial(leave_out, step) for step in self.folded)
        yield from (partial(self._size, StepHead, share) for share in ASKED_SHARES[1:])
        if self.look.is_projected:
            yield from (partial(self._size_all, share) for share in WHOLE_SHARES[1:])

    def _size_all(self, share: float) -> None:
        for widget, _ in self._placed:
            look = self._vote_look() if isinstance(widget, VoteRow) else self.look
            widget.set_look(evolve(look, metrics=evolve(look.metrics, dock_u=share * look.metrics.dock_u)))

    def _size(self, kind: type[VoteRow | StepHead], share: float) -> None:
        for widget, _ in self._placed:
            if isinstance(widget, kind):
                widget.share = share

    def _walk(self, width: float, *, places: bool) -> float:
        look = self.look
        edge = look.dock(33 if look.is_projected else 20)
        y = look.dock(14 if look.is_projected else 7)
        wide = width - 2 * edge
        for widget, gap in self._placed:
            is_left_out = bool(widget.property("left out"))
            if places:
                widget.setVisible(not is_left_out)
            if is_left_out:
                continue
            y += look.dock(gap)
            high = widget.height_for(wide)
            if places:
                top = y
                if isinstance(widget, StepHead):
                    top = max(y, self.seen_from)
                    widget.raise_()
                widget.setGeometry(round(edge), round(top), round(wide), round(high))
            y += high
        return y + look.dock(12)

    def keep_question_seen(self, seen_from: int) -> None:
        """Let the question stand above the answers that are scrolled beneath it, by so many logical pixels."""
        self.seen_from = seen_from
        self._walk(self.width(), places=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.look.palette.dock)


def leave_out(widget: QWidget) -> None:
    """Leave a block out, because there is no room for it."""
    widget.setProperty("left out", "yes")


class TrialSheet(QScrollArea):
    """The place of a trial in the dock, scrolled where it is higher than that."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.column = TrialColumn(look)
        self.setWidget(self.column)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(tr("Rule first"))
        self.verticalScrollBar().valueChanged.connect(self.column.keep_question_seen)
        self.hide()

    def place(self, width: float, height: float) -> None:
        """Give the column the width, and the height that it needs."""
        self.column.arrange(width, height)
        self.column.resize(round(width), round(max(height, self.column.height_for(width))))
        self.column.arrange(width, height)
        self.verticalScrollBar().setValue(self.column.seen_from)
        QTimer.singleShot(0, self, self._show_foot)

    def _show_foot(self) -> None:
        column = self.column
        # What is asked is read from its beginning.
        if column.foot is not None and column.trial is not None and column.trial.stage is not Stage.ASKED:
            self.ensureWidgetVisible(column.foot, 0, 8)


def gloss_of(cite: str, book: Book) -> str:
    """The gloss of a clause, by its number in a book, without that number."""
    found = brief_gloss(cite, book)
    return found.partition(": ")[2] or found
