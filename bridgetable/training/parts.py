"""The parts of a case as they are asked in order, their candidate answers, and how they are marked."""

from enum import Enum

from bridgetable.game.values import frozen


class Asks(Enum):
    """The subject of a part’s question."""

    LAW = "law"
    FACTS = "facts"
    WHO = "who"
    CHOICES = "choices"
    FOLLOWS = "follows"
    OWN = "own"


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
class Reveal:
    """The words told when a part is marked: what happens, why, and the clause that says so."""

    happens: str = ""
    why: str = ""
    cite: str = ""

    @property
    def beside_answer(self) -> str:
        """The words beside the right answer: why, and what happens as well where only a law as a whole is named."""
        return f"{self.happens} {self.why}".strip() if self.cite.isdecimal() else self.why


@frozen
class Part:
    """One part of the quiz: what it asks, in words, the clauses that decide it, and the candidates in their order."""

    asks: Asks
    question: str
    cites: tuple[str, ...]
    candidates: tuple[Candidate, ...]
    reveal: Reveal = Reveal()

    @property
    def right(self) -> frozenset[int]:
        """The places (0 upwards) of the right answers."""
        return frozenset(n for n, c in enumerate(self.candidates) if c.right)

    @property
    def wants_one(self) -> bool:
        """True where one answer is right, and choosing another puts the first away."""
        return self.asks in {Asks.LAW, Asks.WHO, Asks.OWN} and len(self.right) == 1

    def why_of(self, place: int) -> str:
        """The reason why an answer is right, said once: of the only right one, or of the first of the teacher's."""
        is_told = place == min(self.right, default=-1) and (len(self.right) == 1 or self.asks is Asks.OWN)
        return self.reveal.beside_answer if is_told else ""


@frozen
class Mark:
    """The answer to a part: the places marked."""

    part: Part
    marked: frozenset[int]

    @property
    def is_right(self) -> bool:
        """True where all that is right was marked, and nothing else."""
        return self.marked == self.part.right

    @property
    def missed(self) -> tuple[Candidate, ...]:
        """The right answers that were not marked."""
        return tuple(c for n, c in enumerate(self.part.candidates) if c.right and n not in self.marked)

    @property
    def wrong(self) -> tuple[Candidate, ...]:
        """The wrong answers that were marked."""
        return tuple(c for n, c in enumerate(self.part.candidates) if not c.right and n in self.marked)
