"""What has been practised: a score for each clause, and a card file from which cases missed come back sooner."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.game.values import evolve, frozen
from bridgetable.rulings.citations import book_order, law_of
from bridgetable.staging.case import Level
from bridgetable.staging.choice import Pick, mixed
from bridgetable.training.parts import Mark
from bridgetable.training.series import CaseName

BOXES = 5
"""A case in box n comes back 2 ** (n - 1) series later; one missed goes back to box 1."""


@frozen
class Score:
    """How often a clause was asked about and answered rightly, and the day last seen (2026-11-22)."""

    cite: str
    asked: int = 0
    right: int = 0
    last: str = ""


@frozen
class Card:
    """A case in the card file: its box from 1, and the number of the series in which it was seen last."""

    name: CaseName
    box: int
    seen: int

    @property
    def due(self) -> int:
        """The number of the series in which it comes back."""
        return int(self.seen + 2 ** (self.box - 1))


@frozen
class CardFile:
    """All results: the scores in the book's order, the cards, and how many series have been begun."""

    scores: tuple[Score, ...] = ()
    cards: tuple[Card, ...] = ()
    series: int = 0

    def begin(self) -> CardFile:
        """The file when another series begins."""
        return evolve(self, series=self.series + 1)

    def answered(self, mark: Mark, day: str) -> CardFile:
        """The file when a part has been marked: each clause of it counts once."""
        known = {s.cite: s for s in self.scores}
        for cite in mark.part.cites:
            old = known.get(cite, Score(cite))
            known[cite] = Score(cite, old.asked + 1, old.right + mark.is_right, day)
        return evolve(self, scores=tuple(sorted(known.values(), key=lambda s: book_order(s.cite))))

    def closed(self, name: CaseName, *, right: bool) -> CardFile:
        """The file when a case has been ruled on: wholly right it goes a box on, else back to the first."""
        old = next((c for c in self.cards if c.name == name), None)
        box = (min(BOXES, old.box + 1) if old is not None else 2) if right else 1
        others = tuple(c for c in self.cards if c.name != name)
        return evolve(self, cards=(*others, Card(name, box, self.series)))

    def deal(self, laws: Iterable[int], level: Level, count: int, pick: Pick) -> tuple[CaseName, ...]:
        """A series of cases on these laws: those due first, the lowest box before, then new ones."""
        wanted = tuple(laws)
        mine = [c for c in self.cards if c.name.law in wanted and c.name.level is level and c.due <= self.series]
        due = [c.name for c in sorted(mixed(mine, pick), key=lambda c: c.box)][:count]
        known = {c.name for c in self.cards} | set(due)
        while len(due) < count and wanted:
            name = CaseName(wanted[pick(len(wanted))], pick(1000), level)
            if name not in known:
                due.append(name)
                known.add(name)
        return tuple(mixed(due, pick))

    def by_law(self) -> tuple[LawScore, ...]:
        """The scores of each law together, in the book's order."""
        found: dict[int, LawScore] = {}
        for one in self.scores:
            number = law_of(one.cite)
            old = found.get(number, LawScore(number))
            found[number] = LawScore(number, old.asked + one.asked, old.right + one.right, max(old.last, one.last))
        return tuple(found[n] for n in sorted(found))


@frozen
class LawScore:
    """The scores of the clauses of a law together."""

    law: int
    asked: int = 0
    right: int = 0
    last: str = ""

    @property
    def share(self) -> float:
        """The share answered rightly, 0 to 1."""
        return self.right / self.asked if self.asked else 0.0
