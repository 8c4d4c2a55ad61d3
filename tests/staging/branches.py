"""The branches of the laws: the ways in which a ruling can be answered to its end, without seats, cards and numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from attrs import define, field, frozen

from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Moment
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Phase
from bridgetable.rulings.decisions import Answer
from bridgetable.rulings.explore import leaves
from bridgetable.session.act import act, folded_now
from bridgetable.session.actions import Action
from bridgetable.session.adjust.actions import ApplyForScore
from bridgetable.session.director.actions import Forfeit, Notice, Reply, TakeBackRuling, TimePasses, Waive
from bridgetable.session.score.actions import CountTricks, EnterScore
from bridgetable.session.sitting import Case, Sitting
from bridgetable.staging.regular import goes_on
from bridgetable.staging.staged import is_possible
from tests.laws.test_leaves import SUBJECTS, acted, case_of

LONGEST = 160
"""How many acts a case is gone on with."""
OUTCOMES = frozenset({"passed out", "call by which number"})
LAWS = ("25", "27", "29", "49", "50", "55", "56", "62", "64", "67")
"""Laws whose rulings are taken back now and then."""
SORTS = (
    ("card", re.compile(r"[SHDC]([2-9TJQKA]|10)")),
    ("call", re.compile(r"[1-8](C|D|H|S|NT)X{0,2}|Pass|XX?", re.IGNORECASE)),
    ("which", re.compile(r"[NESWCDH]|spades?|hearts?|diamonds?|clubs?")),
    ("number", re.compile(r"[-+]?\d+%?")),
)
"""What differs from deal to deal in an answer: cards, calls and contracts, seats or suits, numbers."""


@frozen(order=True)
class Branch:
    """One way through a law: its number, the function that carries it, and the answers without what differs by deal."""

    room: str
    law: str
    answers: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        """Write it as one line."""
        return f"{self.room} {self.law}: " + (", ".join(f"{c} {k}" for c, k in self.answers) or "no question")


def sort_of(key: str) -> str:
    """An answer without cards, calls, seats, suits and numbers."""
    words = (next((name for name, pattern in SORTS if pattern.fullmatch(word)), word) for word in key.split())
    return "outcome" if (sort := " ".join(dict.fromkeys(words))) in OUTCOMES else sort


def branch_of(case: Case, answers: Iterable[Answer]) -> Branch:
    """The branch that a case has taken with these answers."""
    law = getattr(case.matter.law, "__name__", "")
    return Branch(case.matter.room, law, tuple(dict.fromkeys((a.cite, sort_of(a.key)) for a in answers)))


def every_branch() -> frozenset[Branch]:
    """The branches of every law on the subjects whose leaves are counted."""
    return frozenset(
        branch_of(case, leaf.answers)
        for _, told in SUBJECTS
        for case in (case_of(acted(told)),)
        for leaf in leaves(case.matter.law, case.matter.subject, case.base)
    )


@define
class Reached:
    """The branches that were reached, how often, and how many boards were acted out."""

    branches: Counter[Branch] = field(factory=Counter)
    boards: int = 0
    unfinished: int = 0

    def act_out(self, sitting: Sitting, random: Random) -> Sitting:
        """Answer whatever is asked at random, and go on to the end of the board; count the branches taken."""
        self.boards += 1
        for _ in range(LONGEST):
            action = next_action(sitting, random)
            if action is None:
                break
            sitting = act(sitting, action)
        sitting = at_the_end(sitting, random)
        self.unfinished += sitting.table.phase is not Phase.END or sitting.pending is not None
        self.branches.update(branch_of(case, case.answers) for case in sitting.ruled)
        return sitting


def next_action(sitting: Sitting, random: Random) -> Action | None:
    """What is done next: an answer, what somebody says unasked, what the director rules, or a regular call or card."""
    told = folded_now(sitting)
    if told and not random.randrange(3):
        decision = told[random.randrange(len(told))].decision
        return Reply(Answer(decision.cite, decision.keys[random.randrange(len(decision.keys))], "it was said"))
    if sitting.ruled and sitting.pending is None and not random.randrange(30):
        act_of_director = (Waive("they asked for it"), Forfeit("they had acted first"))[random.randrange(2)]
        if is_possible(sitting, act_of_director):
            return act_of_director
    return goes_on(sitting, random.randrange)


def at_the_end(sitting: Sitting, random: Random) -> Sitting:
    """The sitting when all that is left is noticed, perhaps after the cards have gone back to the board."""
    for action in last_acts(random):
        try:
            sitting = act(sitting, action)
        except BridgetableError:
            continue
        for _ in range(LONGEST):
            following = next_action(sitting, random)
            if following is None:
                break
            sitting = act(sitting, following)
    return sitting


def last_acts(random: Random) -> Iterator[Action]:
    """What people do when play has ended."""
    if not random.randrange(4):
        yield TimePasses(tuple(Moment)[random.randrange(len(Moment))])
    yield Notice(SEATS[random.randrange(4)])
    if not random.randrange(6):
        yield CountTricks(SEATS[random.randrange(4)], random.randrange(14), "I have counted")
    if not random.randrange(8):
        yield EnterScore(SEATS[random.randrange(4)], 10 * random.randrange(-60, 60))
        yield Notice(SEATS[random.randrange(4)])
    if not random.randrange(4):
        yield ApplyForScore(SEATS[random.randrange(4)], "we were damaged")
    if not random.randrange(6):
        yield TakeBackRuling(LAWS[random.randrange(len(LAWS))], "the book says otherwise")


def branch(line: str) -> Branch:
    """Read a branch from its line."""
    head, _, told = line.partition(": ")
    room, _, law = head.partition(" ")
    pairs = () if told == "no question" else (part.partition(" ") for part in told.split(", "))
    return Branch(room, law, tuple((cite, key) for cite, _, key in pairs))
