"""The possible course of a ruling: the questions and orders met by trying every answer, up to a limit."""

from collections import deque
from functools import lru_cache

from bridgetable.game.values import frozen
from bridgetable.rulings.decisions import ActKind, Answer, Decision
from bridgetable.rulings.explore import tried
from bridgetable.rulings.ruling import Progress
from bridgetable.session.sitting import Case, stand

MOST = 160
"""The most places of a ruling that are visited."""


@frozen
class Place:
    """A place in a ruling: the answers that lead there, and what has been said, asked and ordered."""

    answers: tuple[Answer, ...]
    progress: Progress

    @property
    def decision(self) -> Decision:
        """The question that waits there, or the last one asked where none waits."""
        return self.progress.pending or self.progress.asked[-1]


@frozen
class Walk:
    """The places where a question waits and those where nothing does, nearest first; `whole` when all were visited."""

    turns: tuple[Place, ...]
    ends: tuple[Place, ...]
    whole: bool

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every question that may be asked, once each."""
        return tuple(dict.fromkeys(t.decision for t in self.turns))

    @property
    def places(self) -> tuple[Place, ...]:
        """All that were visited."""
        return (*self.ends, *self.turns)


def is_by_call(decision: Decision) -> bool:
    """True where the answer is which call to make."""
    return any(act.kind is ActKind.CALL and not act.key for act in decision.acts)


def stands_for_all(decision: Decision, answered: list[Case]) -> list[Case]:
    """The case after each answer; of many calls that lead to the same words, the first and the last."""
    if not is_by_call(decision):
        return answered
    alike: dict[object, list[Case]] = {}
    for one in answered:
        alike.setdefault(outline(one), []).append(one)
    return [one for group in alike.values() for one in (group[:1] if len(group) == 1 else (group[0], group[-1]))]


def outline(case: Case) -> object:
    """The questions and orders of a case, without the players and cards that they name."""
    progress = case.progress
    waits = None if progress.pending is None else (progress.pending.cite, progress.pending.question.template)
    return waits, tuple((type(effect), effect.cite) for effect in progress.ordered)


@lru_cache(maxsize=16)
def walk_of(case: Case, answers: tuple[Answer, ...], most: int = MOST) -> Walk:
    """The walk through everything that a case may still say, ask and order after these answers."""
    turns: list[Place] = []
    ends: list[Place] = []
    left = deque([stand(case.matter, case.base, answers, case.events, case.given)])
    while left and len(turns) + len(ends) < most:
        now = left.popleft()
        if now.progress.pending is None:
            ends.append(Place(now.answers, now.progress))
            continue
        turns.append(Place(now.answers, now.progress))
        decision = now.progress.pending
        left.extend(stands_for_all(decision, [now.answered(Answer(decision.cite, key)) for key in tried(decision)]))
    return Walk(tuple(turns), tuple(ends), not left)
