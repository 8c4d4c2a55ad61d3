"""The record of practice: a score for each clause, and a card file from which cases missed come back sooner."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bridgetable.game.books import LAWS_2017
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.rulings.citations import book_order, law_of
from bridgetable.staging.case import Level
from bridgetable.staging.choice import Pick, mixed
from bridgetable.training.parts import Mark
from bridgetable.training.series import CaseName

BOXES = 5
"""A case in box n comes back 2 ** (n - 1) series later; one missed goes back to box 1."""


@frozen
class Score:
    """The number of questions about a clause of an edition and of right answers, and the day last seen (2026-11-22)."""

    cite: str
    asked: int = 0
    right: int = 0
    last: str = ""
    edition: str = LAWS_2017.edition


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

    def answered(self, mark: Mark, day: str, edition: str = LAWS_2017.edition) -> CardFile:
        """The file when a part has been marked by the book of an edition: each clause of it counts once."""
        known = {(s.cite, s.edition): s for s in self.scores}
        for cite in mark.part.cites:
            old = known.get((cite, edition), Score(cite))
            known[cite, edition] = Score(cite, old.asked + 1, old.right + mark.is_right, day, edition)
        return evolve(self, scores=tuple(sorted(known.values(), key=lambda s: (book_order(s.cite), s.edition))))

    def closed(self, name: CaseName, *, right: bool) -> CardFile:
        """The file when a case has been ruled on: wholly right it goes a box on, else back to the first."""
        old = next((c for c in self.cards if c.name == name), None)
        box = (min(BOXES, old.box + 1) if old is not None else 2) if right else 1
        others = tuple(c for c in self.cards if c.name != name)
        return evolve(self, cards=(*others, Card(name, box, self.series)))

    def deal(
        self, laws: Iterable[int], level: Level, count: int, pick: Pick, edition: str = LAWS_2017.edition
    ) -> tuple[CaseName, ...]:
        """A series of cases on these laws of an edition: those due first, the lowest box before, then new ones."""
        wanted = tuple(laws)
        alike = [c for c in self.cards if (c.name.level, c.name.edition) == (level, edition)]
        mine = [c for c in alike if c.name.law in wanted and c.due <= self.series]
        due = [c.name for c in sorted(mixed(mine, pick), key=lambda c: c.box)][:count]
        known = {c.name for c in self.cards} | set(due)
        while len(due) < count and wanted:
            name = CaseName(wanted[pick(len(wanted))], pick(1000), level, edition)
            if name not in known:
                due.append(name)
                known.add(name)
        return tuple(mixed(due, pick))

    def by_law(self) -> tuple[LawScore, ...]:
        """The scores of each law of each edition together, in the book's order; those of 2017 first."""
        found: dict[tuple[bool, str, int], LawScore] = {}
        for one in self.scores:
            number = law_of(one.cite)
            key = one.edition != LAWS_2017.edition, one.edition, number
            old = found.get(key, LawScore(number, edition=one.edition))
            asked, right = old.asked + one.asked, old.right + one.right
            found[key] = LawScore(number, asked, right, max(old.last, one.last), one.edition)
        return tuple(found[key] for key in sorted(found))


@frozen
class LawScore:
    """The scores of the clauses of a law of an edition together."""

    law: int
    asked: int = 0
    right: int = 0
    last: str = ""
    edition: str = LAWS_2017.edition

    @property
    def share(self) -> float:
        """The share answered rightly, 0 to 1."""
        return self.right / self.asked if self.asked else 0.0


RESULTS = "bridgetable results 1"
BOOK = r"(?: book (\w{1,20}))?$"
_SCORE = re.compile(rf"^(\S+) asked (\d{{1,9}}) right (\d{{1,9}}) last (\d{{4}}-\d\d-\d\d){BOOK}")
_CARD = re.compile(
    rf"^card law (\d{{1,2}}) (easy|club|hard) seed (\d{{1,9}}) box (\d) seen (\d{{1,9}}){BOOK}", re.ASCII
)


class ResultsError(BridgetableError):
    """Results that are damaged, and what was expected in their place."""


def results_text(kept: CardFile) -> str:
    """Write the results as the text of a file."""
    scores = [f"{s.cite} asked {s.asked} right {s.right} last {s.last}{of_book(s.edition)}" for s in kept.scores]
    return "\n".join([RESULTS, f"series {kept.series}", *scores, *map(card_text, kept.cards)]) + "\n"


def card_text(card: Card) -> str:
    """A card as a line, with its book where that is not the book of 2017."""
    name = card.name
    line = f"card law {name.law} {name.level.value} seed {name.seed} box {card.box} seen {card.seen}"
    return line + of_book(name.edition)


def of_book(edition: str) -> str:
    """The end of a line that tells its book; nothing for that of 2017."""
    return "" if edition == LAWS_2017.edition else f" book {edition}"


def read_results(text: str) -> CardFile:
    """Read the results. Raises ResultsError when a line is damaged."""
    lines = text.splitlines()
    if lines[:1] != [RESULTS] or not re.fullmatch(r"series \d{1,9}", "".join(lines[1:2])):
        raise ResultsError(tr("expected “{results}” and the number of series", results=RESULTS))
    scores, cards = list[Score](), list[Card]()
    for line in lines[2:]:
        if found := _SCORE.match(line):
            cite, asked, right, last, edition = found.groups()
            try:
                book_order(cite)
            except ValueError as error:
                raise ResultsError(str(error)) from None
            scores.append(Score(cite, int(asked), min(int(right), int(asked)), last, edition or LAWS_2017.edition))
        elif found := _CARD.match(line):
            law, level, seed, box, seen, edition = found.groups()
            name = CaseName(int(law), int(seed), Level(level), edition or LAWS_2017.edition)
            cards.append(Card(name, min(BOXES, max(1, int(box))), int(seen)))
        else:
            raise ResultsError(tr("“{line}” is no result", line=line[:60]))
    return CardFile(tuple(scores), tuple(cards), int(lines[1].split()[1]))


def results_csv(kept: CardFile) -> str:
    """The scores as a table for other programs; none of it needs quotation marks."""
    rows = [f"{s.cite},{s.asked},{s.right},{s.last},{s.edition}" for s in kept.scores]
    return "\n".join(["clause,asked,right,last seen,book", *rows]) + "\n"
