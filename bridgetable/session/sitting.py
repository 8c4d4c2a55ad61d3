"""A sitting: a table and the stack of cases that are open on it."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import evolve, field, frozen
from bridgetable.laws.common.matters import Fact, Matter
from bridgetable.laws.dispatch import docket
from bridgetable.rulings.carry_out import Concern, concern_of
from bridgetable.rulings.decisions import Answer, Decision
from bridgetable.rulings.effects import Found, Settled
from bridgetable.rulings.reversal import reverse
from bridgetable.rulings.ruling import Folded, Progress
from bridgetable.session.actions import Action
from bridgetable.session.claims.actions import PutForward

Key = tuple[object, int]
Given = tuple[tuple[Key, Answer], ...]


@frozen
class Case:
    """A ruling in progress; `events` are the tables as they became while a question (by its place, from 0) waited.

    `given` are the answers of an earlier case to questions, by their keys, that this one has not asked so far.
    """

    matter: Matter
    base: Table
    answers: tuple[Answer, ...]
    events: tuple[tuple[int, Table], ...]
    progress: Progress
    given: Given = ()

    @property
    def is_closed(self) -> bool:
        """True where the law has nothing more to ask."""
        return self.progress.pending is None

    @property
    def at_last_act(self) -> Case:
        """The case as it was when somebody last acted on the table during it, what has been answered since left out."""
        return stand(self.matter, self.base, self.answers[: self.events[-1][0]], self.events)

    @property
    def without_orders(self) -> Table:
        """The table as it was before anything was ordered, or last acted on meanwhile: those cards lie as they do."""
        if not self.events:
            return self.base
        then = self.at_last_act.progress
        return reverse(then.table, then.ordered, self.base)

    @property
    def set_aside(self) -> Case:
        """The case as it is kept when the director sets it aside: it asks no more, and what it ordered is undone."""
        # On what was ordered of cards and calls somebody may have acted meanwhile: that cannot be undone any more.
        then = self.at_last_act.progress.ordered if self.events else ()
        ordered = tuple(o for o in then if concern_of(o) is Concern.TABLE)
        return evolve(self, progress=evolve(self.progress, pending=None, ordered=ordered))

    @property
    def broken_off(self) -> Case:
        """The case as it is kept when its facts have gone: it asks no more."""
        return evolve(self, progress=evolve(self.progress, pending=None))

    @property
    def is_broken_off(self) -> bool:
        """True where its last question was never answered."""
        return len(self.answers) < len(self.progress.asked)

    @property
    def found(self) -> tuple[int, ...]:
        """The numbers of the irregularities that this case has found or opened again, and that still wait."""
        found = [act_of(e.irregularity) for e in self.progress.ordered if isinstance(e, Found)]
        again = {e.irregularity for e in self.progress.ordered if isinstance(e, Settled) and e.stage is Stage.NOTICED}
        noticed = (i for i in self.progress.table.irregularities if i.stage is Stage.NOTICED)
        return tuple(i.number for i in noticed if act_of(i) in found or i.number in again)

    @property
    def settled_beside(self) -> tuple[int, ...]:
        """The numbers of the irregularities that had been noticed before this case, and that it has settled besides."""
        noticed = {i.number for i in self.base.irregularities if i.stage is Stage.NOTICED} - {self.matter.irregularity}
        settled = (e for e in self.progress.ordered if isinstance(e, Settled) and e.stage is not Stage.NOTICED)
        return tuple(e.irregularity for e in settled if e.irregularity in noticed)

    def answered(self, answer: Answer) -> Case:
        """The case with one answer more. Raises AnswerDoesNotFit."""
        return stand(self.matter, self.base, (*self.answers, answer), self.events, self.given)

    @property
    def still_folded(self) -> tuple[Folded, ...]:
        """The facts that somebody could still speak of: the table has not changed after the law came to them."""
        return tuple(f for f in self.progress.folded if all(at <= f.place for at, _ in self.events))

    def spoken(self, answer: Answer) -> Case | None:
        """The case when somebody speaks of a folded fact; later answers stand for their questions. None without one."""
        folded = next((f for f in self.still_folded if f.decision.cite == answer.cite), None)
        if folded is None or not folded.decision.admits(answer.key):
            return None
        # Silence means the last option: the same question waits, one place behind.
        place, silent = folded.place, answer.key == folded.decision.options[-1].key
        events = tuple((at + (silent and at == place), table) for at, table in self.events)
        return stand(self.matter, self.base, (*self.answers[:place], answer), events, self.given_since(place))

    def still_rests_on(self, table: Table) -> bool:
        """True where the case goes on: it has given orders, its law looks again, or its facts are the same."""
        # One that has lapsed counts as never called (25A1), or, where nothing was ordered, as never found (82C). Of a
        # card there is nothing left to put right where it has gone from its trick with the one put there instead (47D).
        number, goes_on = self.matter.irregularity, bool(self.progress.ordered)
        lapsed = [bool(number) and t.irregularity(number).stage is Stage.LAPSED for t in (self.progress.table, table)]
        if lapsed == [False, True]:
            one = table.irregularity(number)
            here, ruled = table.card_in(one.trick, one.seat), self.progress.table.card_in(one.trick, one.seat)
            if not goes_on or one.kind.record.is_call or here is None or here is not ruled:
                return False
        if docket.ends_with_board(self.progress.table, table, self.matter):
            return False
        return self.progress.looks_again or goes_on or self.rests_on_same(table)

    def rests_on_same(self, table: Table) -> bool:
        """True where the facts on which the case rests have the values that they had when its question was asked."""
        return docket.stands(self.progress.table, table, self.matter)

    def disturbed(self, table: Table) -> Case:
        """The case when the table has changed while its question waits."""
        return stand(self.matter, self.base, self.answers, (*self.events, (len(self.answers), table)), self.given)

    def given_since(self, place: int) -> Given:
        """The answers from this place (0 upwards) on, by the keys of their questions, and those of an earlier case."""
        asked = self.progress.asked
        own = [(key_of(d, asked[:n]), a) for n, (d, a) in enumerate(zip(asked, self.answers, strict=False))]
        return (*own[place:], *self.given)

    @property
    def with_given(self) -> Case:
        """The case with the answers of an earlier one to the questions that it asks, where they still fit."""
        given, asked = dict(self.given), self.progress.asked
        waits = (*(f.decision for f in self.progress.folded), *filter(None, (self.progress.pending,)))
        keys = ((d, key_of(d, (a for a in asked if a is not d))) for d in waits if given)
        decision, key = next(((d, k) for d, k in keys if k in given and d.admits(given[k].key)), (None, None))
        if decision is None or key is None:
            return self
        answer = given.pop(key)
        case = evolve(self, given=tuple(given.items()))
        return case.answered(answer) if decision is self.progress.pending else case.spoken(answer) or case.with_given


def act_of(one: Irregularity) -> tuple[Kind, Seat, int, tuple[Card, ...]]:
    """The identity of an irregularity before it has a number."""
    return one.kind, one.seat, one.trick, one.cards


def stand(
    matter: Matter,
    base: Table,
    answers: tuple[Answer, ...] = (),
    events: tuple[tuple[int, Table], ...] = (),
    given: Given = (),
) -> Case:
    """Run a matter on a table with its answers, and those of an earlier case (given). Raises AnswerDoesNotFit."""

    def meanwhile(table: Table, place: int) -> Table:
        return next((became for at, became in reversed(events) if at == place), table)

    return Case(matter, base, answers, events, matter.run(base, answers, meanwhile), given).with_given


def key_of(decision: Decision, before: Iterable[Decision]) -> Key:
    """The key of a question: its clause, who answers, about what, and how many such the case has asked before it."""
    return decision.about, sum(d.about == decision.about for d in before)


def resumed(matter: Matter, base: Table, before: Case | None) -> Case:
    """Run a matter on a table with the answers of an earlier case to the same questions, where they still fit."""
    return stand(matter, base, given=() if before is None else before.given_since(0))


@frozen
class Waiting:
    """An irregularity that waits, behind how many cases, and the case on it that was broken off, if any."""

    irregularity: int
    above: int
    before: Case | None = None


@frozen
class Step:
    """One action of the record, and the sitting before it; the record begins with the first irregularity."""

    before: Sitting
    action: Action


@frozen
class Sitting:
    """The table, the open cases from the bottom up, what waits for a ruling, those closed, and what was done last."""

    floor: Table
    cases: tuple[Case, ...] = ()
    waiting: tuple[Waiting, ...] = ()
    ruled: tuple[Case, ...] = ()
    step: Step | None = field(default=None, eq=False, repr=False)
    later: tuple[PutForward, ...] = ()  # claims made while a question waited, for when nothing is asked any more

    @property
    def table(self) -> Table:
        """The table as it lies there now, orders of open cases carried out."""
        return self.cases[-1].progress.table if self.cases else self.floor

    @property
    def pending(self) -> Decision | None:
        """The question that waits, if a ruling is in progress."""
        return self.cases[-1].progress.pending if self.cases else None

    @property
    def below(self) -> Sitting:
        """The sitting without its uppermost case; what waited above that opens one by one where it was."""
        cases = self.cases[:-1]
        waiting = tuple(evolve(w, above=min(w.above, len(cases))) for w in self.waiting)
        return evolve(self, cases=cases, waiting=waiting)

    def with_table(self, table: Table) -> Sitting:
        """The sitting on another table; a case whose facts changed is opened anew, with the answers that still fit."""
        if not self.cases:
            return evolve(self, floor=table)
        case = self.cases[-1]
        # The case goes on as it is; or it is broken off, if its orders lie on the table already; or its irregularity
        # waits again, to be opened anew.
        if case.still_rests_on(table):
            return evolve(self, cases=(*self.cases[:-1], case.disturbed(table)))
        below = self.below.with_table(table)
        number = case.matter.irregularity
        if case.progress.ordered:
            found = (number, *case.found) if number else case.found
            return with_waiting(evolve(below, ruled=(*below.ruled, case.broken_off)), found)
        if number and not table.irregularity(number).is_open:
            return evolve(below, waiting=(Waiting(number, len(below.cases), case.broken_off), *below.waiting))
        if case.matter.rests_on and not number:
            return evolve(below, cases=(*below.cases, resumed(case.matter, below.table, case)))
        # What opens by itself may open again, and then nothing is asked twice.
        return evolve(below, ruled=(*below.ruled, case.broken_off)) if case.answers and not number else below


def with_case_of(sitting: Sitting, matter: Matter) -> Sitting:
    """The sitting with the case of a matter that opens by itself, with the answers of one broken off or set aside."""
    before = next((c for c in reversed(sitting.ruled) if c.matter == matter and c.is_broken_off), None)
    # One on an irregularity was set aside by the director, which stays on record.
    ruled = tuple(c for c in sitting.ruled if c is not before or c.matter.irregularity)
    return evolve(sitting, cases=(resumed(matter, sitting.floor, before),), ruled=ruled)


def with_waiting(sitting: Sitting, numbers: tuple[int, ...]) -> Sitting:
    """The sitting when these are to be ruled next, but behind an open case that settles what they rest on."""
    table, asked = sitting.table, {case.matter.irregularity for case in sitting.cases}
    new: list[Waiting] = []
    settled: list[frozenset[Fact]] = []  # by each of the new ones
    for one in (table.irregularity(number) for number in numbers if number not in asked):
        # It waits beneath what it rests on, asked or waiting, else on top.
        needed = tuple(docket.needed_by(table, one))
        cases = (at for at, case in enumerate(sitting.cases) if docket.rests_on_case(table, one, case.matter))
        waiting = zip(new, settled, strict=True)
        behind = (w.above for w, facts in waiting if docket.is_upon(facts, needed, earlier=w.irregularity < one.number))
        new.append(Waiting(one.number, min((*cases, *behind), default=len(sitting.cases))))
        settled.append(docket.settled_by(table, one))
    kept = (w for w in sitting.waiting if w.irregularity not in numbers)
    # Highest first, for `settled` takes the first that is not covered by open cases; `sorted` keeps the order among
    # equals.
    return evolve(sitting, waiting=tuple(sorted((*new, *kept), key=lambda w: -w.above)))
