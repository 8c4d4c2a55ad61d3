"""The parts of a case as they are asked in order, their candidate answers, and how they are marked."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.values import frozen


class Asks(Enum):
    """The subject of a part’s question."""

    LAW = "law"
    FACTS = "facts"
    WHO = "who"
    CHOICES = "choices"
    FOLLOWS = "follows"


@frozen
class Candidate:
    """One answer that may be marked: its words, whether it is right, and its clauses."""

    words: str
    right: bool
    cites: tuple[str, ...] = ()  # of a wrong one those by which it would be right elsewhere
    instead: str = ""  # where a wrong one would be right; empty where nobody could say
    why: str = ""  # why a wrong one is right nowhere
    key: str = ""  # of the option, where it is one that can be chosen


@frozen
class Part:
    """One part of the quiz: what it asks, in words, the clauses that decide it, and the candidates in their order."""

    asks: Asks
    question: str
    cites: tuple[str, ...]
    candidates: tuple[Candidate, ...]

    @property
    def right(self) -> frozenset[int]:
        """The places (0 upwards) of the right answers."""
        return frozenset(n for n, c in enumerate(self.candidates) if c.right)

    @property
    def wants_one(self) -> bool:
        """Whether one answer is right, and choosing another puts the first away."""
        return self.asks in {Asks.LAW, Asks.WHO} and len(self.right) == 1


@frozen
class Mark:
    """How a part was answered: the places marked by whoever answered."""

    part: Part
    marked: frozenset[int]

    @property
    def is_right(self) -> bool:
        """Whether all that is right was marked, and nothing else."""
        return self.marked == self.part.right

    @property
    def missed(self) -> tuple[Candidate, ...]:
        """The right answers that were not marked."""
        return tuple(c for n, c in enumerate(self.part.candidates) if c.right and n not in self.marked)

    @property
    def wrong(self) -> tuple[Candidate, ...]:
        """The wrong answers that were marked."""
        return tuple(c for n, c in enumerate(self.part.candidates) if not c.right and n in self.marked)
