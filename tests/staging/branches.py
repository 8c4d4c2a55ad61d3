"""The branches of the laws: the ways in which a ruling can be answered to its end, without seats, cards and numbers."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from attrs import define, evolve, field, frozen

from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Moment
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Phase
from bridgetable.rulings.decisions import Answer, Decision
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
    law = getattr(case.matter.procedure, "__name__", "")
    return Branch(case.matter.law, law, tuple(dict.fromkeys((a.cite, sort_of(a.key)) for a in answers)))


def every_branch() -> frozenset[Branch]:
    """The branches of every law on the subjects whose leaves are counted."""
    return frozenset(
        branch_of(case, leaf.answers)
        for _, told in SUBJECTS
        for case in (case_of(acted(told)),)
        for leaf in leaves(case.matter.procedure, case.matter.subject, case.base)
    )


@define
class Reached:
    """The branches that were reached, how often, and how many boards were acted out."""

    wanted: frozenset[Branch] = frozenset()
    branches: Counter[Branch] = field(factory=Counter)
    given: Counter[Branch] = field(factory=Counter)
    left: Counter[Branch] = field(init=False)
    done: list[Action] = field(factory=list)
    boards: int = 0
    unfinished: int = 0

    def __attrs_post_init__(self) -> None:
        """Count how many branches are wanted after each way to begin a ruling."""
        self.left = Counter(way for one in self.wanted for way in edges_to(one))

    @property
    def once(self) -> int:
        """How many of the branches wanted one board alone has reached: about as many are missed by chance."""
        return sum(self.branches[one] == 1 for one in self.wanted)

    def act_out(self, sitting: Sitting, random: Random) -> Sitting:
        """Answer whatever is asked, and go on to the end of the board; count the branches taken.

        Answers are drawn, most often among those that can still lead to a branch wanted, or else were given least often
        so far at this place of this law. What was done is kept in `done`.
        """
        self.boards += 1
        self.done = []
        sitting = self.gone_on(sitting, random)
        for action in last_acts(random):
            after = self.acted(sitting, action)
            sitting = sitting if after is None else self.gone_on(after, random)
        self.unfinished += sitting.table.phase is not Phase.END or sitting.pending is not None
        found = [branch_of(case, case.answers) for case in sitting.ruled]
        for one in self.wanted.intersection(found).difference(self.branches):
            self.left.subtract(edges_to(one))
        self.branches.update(found)
        return sitting

    def acted(self, sitting: Sitting, action: Action) -> Sitting | None:
        """The sitting when this has been done; nothing when nobody can do it."""
        try:
            after = act(sitting, action)
        except BridgetableError:
            return None
        self.done.append(action)
        return after

    def gone_on(self, sitting: Sitting, random: Random) -> Sitting:
        """The sitting when everything asked has been answered, and play has come to its end."""
        for _ in range(LONGEST):
            action = self.next_action(sitting, random)
            if action is None:
                break
            self.done.append(action)
            sitting = act(sitting, action)
        return sitting

    def next_action(self, sitting: Sitting, random: Random) -> Action | None:
        """What is done next: an answer, what somebody says unasked, what the director rules, or a call or card."""
        told = folded_now(sitting)
        if told and not random.randrange(3):
            return Reply(self.answer(sitting, told[random.randrange(len(told))].decision, random))
        if sitting.pending is not None:
            return Reply(self.answer(sitting, sitting.pending, random))
        if sitting.ruled and not random.randrange(30):
            act_of_director = (Waive("they asked for it"), Forfeit("they had acted first"))[random.randrange(2)]
            if is_possible(sitting, act_of_director):
                return act_of_director
        return goes_on(sitting, random.randrange)

    def answer(self, sitting: Sitting, decision: Decision, random: Random) -> Answer:
        """An answer to a question, drawn; mostly one that leads further, or of a sort that was given least often."""
        case, keys = (*sitting.ruled[-1:], *sitting.cases)[-1], decision.keys
        ways = {k: branch_of(case, (*case.answers, Answer(decision.cite, k))) for k in keys}
        if random.randrange(4):
            most = max(self.left[way] for way in ways.values())
            least = min(self.given[way] for way in ways.values())
            keys = tuple(k for k in keys if (self.left[ways[k]] == most if most > 0 else self.given[ways[k]] == least))
        key = keys[random.randrange(len(keys))]
        self.given[ways[key]] += 1
        return Answer(decision.cite, key, "as it was judged")


def edges_to(one: Branch) -> Iterator[Branch]:
    """How a ruling begins that takes this branch: after no answer, after the first, and so on to the last."""
    return (evolve(one, answers=one.answers[:n]) for n in range(len(one.answers) + 1))


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
