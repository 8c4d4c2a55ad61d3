"""Ruling first: the question is asked in parts before the panel answers it, and carried out when it is answered."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from bridgetable.formats.hands import Counted, Hands, parted
from bridgetable.formats.own_question import OwnQuestion
from bridgetable.gui.host import Host
from bridgetable.gui.panel.panel import Dock
from bridgetable.gui.panel.trial_sheet import Count, TrialWords
from bridgetable.gui.widgets.accessibility import announce
from bridgetable.language import tr
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Reply
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.training.parts import Asks, Part
from bridgetable.training.trial import Stage, Trial, begin, begin_own
from bridgetable.training.veil import happened, shows_hidden, veiled
from bridgetable.views.table.table_view import TableView
from bridgetable.views.words.prose import say

Step = tuple[str, ...]
"""A thing done while ruling first: `marked` with the places, `read`, `chose` with key and reason, `carried`."""
MARKED, READ, CHOSE, CARRIED = "marked", "read", "chose", "carried"


class RuleFirst(QObject):
    """The progress of somebody who rules first; the window asks it what may be seen."""

    moved = Signal()  # More may be seen.
    pointed = Signal(int)  # The digit of the option to be previewed, 0 for none.
    let_go = Signal()  # The keyboard belongs to the table again.
    counted_on = Signal()  # Hands of a class were counted or revealed.

    def __init__(self, host: Host, dock: Dock) -> None:
        super().__init__(host.widget)
        self._host, self._dock = host, dock
        self.trial: Trial | None = None
        self.seed = 1
        self._said = ""
        self._by_lesson = False
        # The sitting, the trial before, and what was made of them.
        self._begun: tuple[Sitting | None, Trial | None, Trial | None] = (None, None, None)
        # The teacher's own questions that have been answered since the table came to this place.
        self._answered: set[OwnQuestion] = set()
        self._place: tuple[Action, ...] = ()

    @property
    def is_asking(self) -> bool:
        """True where something is asked before the program tells it."""
        return self.trial is not None and self.trial.stage is not Stage.STEPS_ASIDE

    def follow(self, history: History, *, is_on: bool, asks: bool = False, own: tuple[OwnQuestion, ...] = ()) -> None:
        """Take the history as it is: another question begins another trial; a lesson asks to the end of the case."""
        # The teacher's `own` questions of this place are asked before what the director asks there.
        if history.done != self._place:
            self._place = history.done
            self._answered.clear()
        left = next((one for one in own if one not in self._answered), None)
        if left is not None:
            self._by_lesson = True
            known = self.trial is not None and self.trial.own == left and self.trial.sitting == history.now
            trial = self.trial if known else begin_own(history.now, left)
            self.trial = None if trial is None or shows_hidden(trial, self._host.eye) else trial
            return
        goes_on = self._by_lesson and self._is_same_case(history)
        trial = self.begun(history, is_on=is_on)
        self._by_lesson = asks or goes_on
        # Who looks with the eye of a player is asked nothing that would show him other hands.
        hides = trial is not None and shows_hidden(trial, self._host.eye)
        self.trial = None if hides else trial

    def begun(self, history: History, *, is_on: bool) -> Trial | None:
        """The trial on the question that waits, made once for each as it is long work; None where nothing is asked."""
        if not is_on and not (self._by_lesson and self._is_same_case(history)):
            return None
        now, before, _ = self._begun
        if now is not history.now or before is not self.trial:
            self._begun = (history.now, self.trial, begin(history.now, self.seed, self.trial))
        return self._begun[2]

    def _is_same_case(self, history: History) -> bool:
        now = history.now
        before = None if self.trial is None or self.trial.own is not None else self.trial
        return now.pending is not None and before is not None and now.cases[-1].matter == before.case.matter

    def seen(self, view: TableView) -> TableView:
        """The part of a view that may be seen."""
        return view if self.trial is None else veiled(view, self.trial)

    def show(self) -> None:
        """Show in the dock what is asked."""
        host, dock, trial = self._host, self._dock, self.trial if self.is_asking else None
        if trial is None:
            dock.show_trial(None, None)
            was_asking, self._said = bool(self._said), ""
            if was_asking:
                self.let_go.emit()
            if was_asking and self.trial is None and host.series is not None:
                host.series.ended()
            return
        sheet = dock.trial_sheet()
        column = sheet.column
        if not column.property("connected"):
            column.setProperty("connected", True)
            column.marked.connect(self._mark)
            column.read.connect(self._read)
            column.chosen.connect(self._choose)
            column.carried_out.connect(self._carry_out)
            column.voted.connect(self._voted)
            column.grown.connect(dock.relayout)
            column.counted.connect(self._counted)
            column.hands_before = self._hands_before
        before, place = column.trial, "" if host.series is None else host.series.place
        dock.show_trial(trial, TrialWords(self._told(trial), place))
        if before != trial:
            column.to_keyboard()
            self._announce(trial)

    def counted(self) -> Count:
        """The hands of a class counted so far."""
        return self._dock.trial_sheet().column.count_now() if self.is_asking else Count()

    def _told(self, trial: Trial) -> str:
        """The words before the first part: the teacher's where a lesson asks, else the action that was done."""
        host = self._host
        notes = host.document.notes_for(host.controller.history.done) if self._by_lesson else ()
        return "\n".join(notes) or happened(host.controller.history, trial)

    def _announce(self, trial: Trial) -> None:
        said = []
        if trial.is_marked:
            last = trial.marks[-1]
            right = "; ".join(c.words for c in last.part.candidates if c.right)
            said.append(tr("Right. {right}.", right=right) if last.is_right else tr("Not right. {right}.", right=right))
        elif trial.part is not None:
            said.append(trial.part.question)
            said.extend(f"{n}: {c.words}." for n, c in enumerate(trial.part.candidates, 1))
        elif trial.own is None:
            said.append(say(trial.decision.question))
        words = " ".join(said)
        if words and words != self._said:
            self._said = words
            announce(self._host.widget, words)

    def _become(self, trial: Trial) -> None:
        self.trial = trial
        if trial.own is not None and trial.stage is Stage.STEPS_ASIDE:
            self._answered.add(trial.own)
        if trial.stage is Stage.CARRIES_OUT and not (trial.is_judged and trial.decision.criteria):
            self._carry_out()
            return
        self.moved.emit()
        follows = trial.is_marked and trial.marks[-1].part.asks is Asks.FOLLOWS
        self.pointed.emit(self._number() if follows else 0)

    def _number(self) -> int:
        keys = self.trial.decision.keys if self.trial is not None else ()
        return keys.index(self.trial.chosen) + 1 if self.trial is not None and self.trial.chosen in keys else 0

    def _mark(self, places: frozenset[int] | None) -> None:
        """Take what somebody has marked; a class is not marked, and goes on."""
        trial = self.trial
        if trial is None or trial.part is None:
            return
        if places is None:
            self._become(trial.mark(trial.part.right).read())
        else:
            marked = trial.mark(places)
            if self._host.series is not None:
                self._host.series.note(marked.marks[-1])
            self._took(MARKED, *map(str, sorted(places)))
            self._become(marked)

    def _read(self) -> None:
        if self.trial is not None:
            self._took(READ)
            self._become(self.trial.read())

    def _choose(self, key: str, reason: str) -> None:
        trial = self.trial
        if trial is None:
            return
        self._took(CHOSE, key, reason)
        chosen = self._host.controller.worked(lambda: trial.choose(key, reason))
        if chosen is not None and self.trial is trial:
            self._become(chosen)

    def _took(self, *step: str) -> None:
        """Let a series keep what somebody did, so that it can be done again."""
        if self._host.series is not None:
            self._host.series.took(step)

    def do_again(self, steps: Iterable[Step]) -> None:
        """Answer a case as far as somebody had come with it."""
        for what, *told in steps:
            match what:
                case "marked":
                    self._mark(frozenset(int(place) for place in told))
                case "read":
                    self._read()
                case "chose":
                    self._choose(*told)
                case _:
                    self._carry_out()

    def _voted(self, hands: tuple[int, ...]) -> None:
        """Keep the hands for the summary; what follows is shown on the table when the class has been told."""
        part = None if self.trial is None else self.trial.part
        if part is None:
            return
        self._keep_hands(part, hands)
        if part.asks is Asks.FOLLOWS:
            self.pointed.emit(self._number())

    def _counted(self) -> None:
        """Keep each hand as it is counted, so that a kill loses none."""
        part, now = None if self.trial is None else self.trial.part, self.counted()
        if part is not None and len(now.hands) == len(part.candidates):
            self._keep_hands(part, now.hands)
        self.counted_on.emit()

    def _hands_before(self, part: Part) -> tuple[int, ...]:
        """The hands counted for each answer to this part at this place of the table; none where it was not asked."""
        done = self._host.controller.history.done
        kept = (h for at, h in self._host.document.counts if at == done and h.question == parted(part.question))
        of = {one.words: one.hands for hands in kept for one in hands.answers}
        return tuple(of.get(parted(c.words), 0) for c in part.candidates) if of else ()

    def _keep_hands(self, part: Part, hands: tuple[int, ...]) -> None:
        answers = tuple(Counted(c.words, n, c.right) for c, n in zip(part.candidates, hands, strict=True))
        told = Hands(part.question, answers)
        kept = [one for _, one in self._host.document.counts if one.question == part.question]
        if told not in kept and (any(hands) or kept):
            self._host.keep_count(told)

    def _carry_out(self) -> None:
        trial = self.trial
        if trial is not None and trial.chosen:
            if trial.is_judged and trial.decision.criteria:
                self._took(CARRIED)
            self.pointed.emit(0)
            self._host.controller.do(Reply(trial.answer))
