"""The progress of somebody who rules first: what is asked now, what was answered, and what was chosen."""

from __future__ import annotations

from enum import Enum
from random import Random

from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.values import evolve, frozen
from bridgetable.rulings.decisions import Answer, Decision, Sort
from bridgetable.session.sitting import Case, Sitting
from bridgetable.training.parts import Asks, Candidate, Mark, Part, Reveal
from bridgetable.training.quiz import choice_parts, follows_part, opening_parts
from bridgetable.training.walk import is_by_call

MOST_OPTIONS = 9
"""The number of options that have a digit."""


class Stage(Enum):
    """The next thing to do: to answer a part, to read how it was marked, to choose, to carry out, or nothing."""

    ASKED = "asked"
    MARKED = "marked"
    CHOOSES = "chooses"
    CARRIES_OUT = "carries out"
    STEPS_ASIDE = "steps aside"


@frozen
class Trial:
    """A question on which somebody rules first: the parts that wait, those answered, and the answer that was chosen."""

    sitting: Sitting
    seed: int
    waiting: tuple[Part, ...]  # the first is the one asked
    marks: tuple[Mark, ...] = ()
    is_marked: bool = False  # the last of `marks` is still to be read
    chosen: str = ""
    reason: str = ""
    own: OwnQuestion | None = None  # the teacher's question, where it is not the director who asks

    @property
    def case(self) -> Case:
        """The case in hand."""
        return self.sitting.cases[-1]

    @property
    def decision(self) -> Decision:
        """The question that waits."""
        decision = self.sitting.pending
        assert decision is not None  # noqa: S101  (a trial begins only where one waits)
        return decision

    @property
    def part(self) -> Part | None:
        """The part that is asked now."""
        return self.waiting[0] if self.waiting and not self.is_marked else None

    @property
    def stage(self) -> Stage:
        """The next thing to do."""
        if self.is_marked:
            return Stage.MARKED
        if self.waiting:
            return Stage.ASKED
        if self.own is not None:
            return Stage.STEPS_ASIDE
        if self.chosen:
            return Stage.CARRIES_OUT
        form = self.decision.form
        is_open = form is not None and not form.only_tricks
        if is_by_call(self.decision) or is_open or len(self.decision.options) > MOST_OPTIONS:
            return Stage.STEPS_ASIDE
        return Stage.CHOOSES

    @property
    def is_judged(self) -> bool:
        """True where the director judges, which is not marked but compared with the criteria."""
        return self.decision.sort is Sort.JUDGEMENT

    @property
    def answer(self) -> Answer:
        """The answer that was chosen."""
        return Answer(self.decision.cite, self.chosen, self.reason)

    def knows(self, *asked: object) -> bool:
        """True where none of these parts still waits, and none was left out before the first was asked."""
        return not any(p.asks in asked for p in self.waiting)

    def mark(self, places: frozenset[int]) -> Trial:
        """The trial when the part that is asked has been answered with these places (0 upwards)."""
        part = self.part
        if part is None:
            return self
        return evolve(self, waiting=self.waiting[1:], marks=(*self.marks, Mark(part, places)), is_marked=True)

    def read(self) -> Trial:
        """The trial when somebody has seen how the last part was marked."""
        return evolve(self, is_marked=False)

    def choose(self, key: str, reason: str = "") -> Trial:
        """The trial when this answer has been chosen: what follows is asked, if anything does."""
        if not self.decision.admits(key):
            return self
        part = follows_part(self.sitting, key, Random(f"{self.seed} {key}").randrange)  # noqa: S311  (to be had again)
        return evolve(self, chosen=key, reason=reason, waiting=() if part is None else (part,))


def begin_own(sitting: Sitting, own: OwnQuestion) -> Trial:
    """A trial on a question of the teacher's: its answers in the order in which he wrote them."""
    answers = tuple(Candidate(one.words, right=one.right) for one in own.answers)
    return Trial(sitting, 0, (Part(Asks.OWN, own.question, (), answers, Reveal("", own.why)),), own=own)


def begin(sitting: Sitting, seed: int, before: Trial | None = None) -> Trial | None:
    """A trial on the question that waits, if one does; what was answered before in the same case is kept."""
    if sitting.pending is None:
        return None
    case = sitting.cases[-1]
    if before is not None and before.own is None and before.sitting == sitting:
        return before
    pick = Random(f"{seed} {len(case.answers)} {sitting.pending.cite}").randrange  # noqa: S311  (the same)
    before = None if before is not None and before.own is not None else before
    same = before is not None and before.case.matter == case.matter and before.case.base == case.base
    opening = () if same else opening_parts(sitting, pick)
    marks = before.marks if before is not None and same else ()
    return Trial(sitting, seed, (*opening, *choice_parts(sitting, pick)), marks)
