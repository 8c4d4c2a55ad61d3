"""Every question, interrupted by every kind of act of every seat and by every end, and played on to the end."""

import re
import time
from collections.abc import Iterator
from random import Random

from attrs import define, evolve, field

from bridgetable.formats.journal import Entry, journal_text
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Forfeit, Notice, Waive
from bridgetable.session.sitting import Sitting
from bridgetable.staging.regular import calls_or_plays
from tests.matrix.asked import Position, asks, journal_of
from tests.matrix.interrupting import ENDS, by_name, interruptions
from tests.matrix.matrix import sort_of as without_names
from tests.matrix.meeting import faults_of_state
from tests.matrix.path import Path, every_fault, faults_of_end, finish
from tests.matrix.staying import (
    Watch,
    faults_of_answering_act,
    faults_of_answering_first,
    faults_of_noticing,
    faults_of_replay,
    faults_of_report,
    faults_of_ruling_anew,
    faults_of_taking_back,
)

CLAUSE = re.compile(r"\d+[A-Z]?\w*")
LONGEST_STEP = 3.0
"""Seconds of the processor that any act may take; a claim that is judged takes longest."""
FOLLOWING = "did not follow suit"
"""What may be so when what the law requires of a hand has been waived (81C5), or the right to it forfeited (11A)."""
MOST = 56
"""How many calls and cards a board has at most before an end comes."""


@define
class Interrupted:
    """A board on which a question was interrupted: what was to happen, whether it did, and what was wrong.

    `told` is what would be wrong with the position already, which a golden ruling tells otherwise.
    """

    position: Position
    name: str
    seat: Seat
    seed: int
    path: Path = field(init=False)
    watch: Watch = field(factory=Watch)
    faults: list[tuple[int, str]] = field(factory=list)
    met: bool = False
    told: frozenset[str] = frozenset()

    def __attrs_post_init__(self) -> None:
        """Come to the position, where nothing is checked."""
        journal = journal_of(self.position.path, self.position.edition)
        random = Random(f"{self.position.text} {self.name} {self.seat} {self.seed}")  # noqa: S311
        self.path = Path(evolve(journal, entries=(), title=self.what[:80]), random, self.watched)
        for action in journal.actions[: self.position.count]:
            before, self.path.sitting = self.path.sitting, act(self.path.sitting, action)
            list(self.watch.step(before, action, self.path.sitting))
            self.path.done.append(action)
        self.told = frozenset(map(sort_of, faults_of_state(self.path.sitting)))

    @property
    def what(self) -> str:
        """What was walked, in one line."""
        return f"{self.position.clause} waits, {self.seat}: {self.name}, seed {self.seed}"

    def at(self, sort: str) -> int:
        """After how many actions this sort of fault was met."""
        return next(n for n, fault in self.faults if sort_of(fault) == sort)

    def text_until(self, sort: str) -> str:
        """The journal up to a fault."""
        entries = tuple(Entry(a) for a in self.path.done[: self.at(sort)])
        return journal_text(evolve(self.path.start, title=sort[:80], entries=entries))

    def found(self, faults: Iterator[str], ahead: int = 0) -> None:
        """Keep what is wrong now, or so many acts ahead, each sort once."""
        known = {sort_of(f) for _, f in self.faults} | self.told
        for fault in faults:
            if sort_of(fault) not in known:
                self.faults.append((len(self.path.done) + ahead, fault))
                known.add(sort_of(fault))

    def watched(self, before: Sitting, action: Action, after: Sitting) -> Iterator[str]:
        """Whatever is wrong with a step is kept, and the walk goes on."""
        waived = any(isinstance(a, Waive | Forfeit) for a in self.path.done)
        self.found(f for f in faults_of(self.watch, before, action, after) if not (waived and FOLLOWING in f))
        return iter(())

    def do(self, action: Action) -> bool:
        """Do this while the question waits, with what is to be seen of the same act done in other ways."""
        before = self.path.sitting
        for check in (faults_of_answering_act, faults_of_taking_back):
            self.found(check(before, action), ahead=1)
        self.found(faults_of_answering_first(before, action, self.path.pick(9)), ahead=1)
        return self.path.do(action)

    def interrupt(self) -> None:
        """Bring about what interrupts, unless nobody can."""
        if self.name not in ENDS:
            action = by_name(self.name, self.path.sitting, self.seat, self.path.pick)
            self.met = action is not None and self.do(action)
            return
        started = self.path.sitting.table
        for _ in range(MOST):
            action = calls_or_plays(self.path.sitting.table)
            if not asks(self.path.sitting, self.position.clause) or action is None or not self.do(action):
                break
            if has_come(self.name, started, self.path.sitting.table):
                self.met = True
                break

    def go_on(self) -> None:
        """Answer, play to the end of the board, and see whether it comes to the same again."""
        if self.path.pick(2):
            self.path.notice(self.seat)
        self.path.answer_all()
        if not self.path.wrong:
            self.found(faults_of_ruling_anew(self.path.sitting, self.seed))
        finish(self.path, self.seat)
        if self.path.slowest > LONGEST_STEP:
            self.found(iter((f"an act takes longer than {LONGEST_STEP:.0f} seconds",)))
        self.found(iter(self.path.wrong))
        if not self.path.wrong:
            self.found(faults_of_replay(self.path.start, self.path.done, self.path.sitting))
            self.found(faults_of_report(self.path.sitting))


def faults_of(watch: Watch, before: Sitting, action: Action, after: Sitting) -> Iterator[str]:
    """Everything that is wrong with a step."""
    yield from every_fault(before, action, after)
    yield from watch.step(before, action, after)


def sort_of(fault: str) -> str:
    """What is wrong, without the seats, cards and numbers; the clause that it begins with stays."""
    clause, _, rest = fault.partition(" ")
    return f"{clause} {without_names(rest)}" if CLAUSE.match(clause) else without_names(fault)


def name_of(sort: str) -> str:
    """The sort of a fault as the name of a file."""
    return re.sub(r"\W+", "-", sort)[:60].strip("-")


def has_come(name: str, then: Table, now: Table) -> bool:
    """Whether this end has come since."""
    auction, trick, _ = ENDS
    match name:
        case _ if name == auction:
            return then.phase is Phase.AUCTION and now.phase is not Phase.AUCTION
        case _ if name == trick:
            return bool(now.tricks) and len(now.winners) > len(then.winners)
        case _:
            return now.phase is Phase.END and then.phase is not Phase.END


def interrupted(position: Position, name: str, seat: Seat, seed: int) -> Interrupted:
    """One question interrupted in one way, and the board played on; nothing more where nobody can."""
    one = Interrupted(position, name, seat, seed)
    if not seed % 2 and one.path.done and isinstance(one.path.done[-1], Notice):
        one.found(faults_of_noticing_before(one, seat), ahead=-1)
    one.interrupt()
    if one.met:
        one.go_on()
    return one


def faults_of_noticing_before(one: Interrupted, seat: Seat) -> Iterator[str]:
    """What is left differs with how that was noticed about which is asked."""
    sitting = one.path.start.start
    for action in one.path.done[:-1]:
        sitting = act(sitting, action)
    yield from faults_of_noticing(sitting, seat, one.seed)


def walks(positions: tuple[Position, ...], seed: int) -> Iterator[Interrupted]:
    """Every question with every interruption by every seat, in an order that the seed draws, and again elsewhere."""
    by_clause: dict[str, list[Position]] = {}
    for one in positions:
        by_clause.setdefault(one.clause, []).append(one)
    every = [(c, name, seat) for c in by_clause for name in interruptions() for seat in seats_for(name)]
    random = Random(seed)  # noqa: S311  (a test draws its choices, it keeps no secrets)
    while every:
        random.shuffle(every)
        for clause, name, seat in every:
            some = by_clause[clause]
            yield interrupted(some[random.randrange(len(some))], name, seat, seed)
        seed += 1


def seats_for(name: str) -> tuple[Seat, ...]:
    """The seats that can do this, or one for what comes of itself."""
    return SEATS[:1] if name in ENDS else SEATS


def shortened(one: Interrupted, sort: str, seconds: float = 10) -> str:
    """The journal of a fault with as few actions as are easily found."""
    until, start = time.monotonic() + seconds, one.path.start
    done, size = one.path.done[: one.at(sort)], max(1, one.at(sort) // 2)
    while size:
        place = 0
        while place < len(done) and time.monotonic() < until:
            fewer = done[:place] + done[place + size :]
            if sort in sorts_of(start.start, fewer, one.seed):
                done = fewer
            else:
                place += size
        size //= 2
    return journal_text(evolve(start, title=sort[:80], entries=tuple(Entry(a) for a in done)))


def sorts_of(sitting: Sitting, actions: list[Action], seed: int) -> set[str]:
    """The sorts of faults at the last of these actions, however they came about."""
    watch, wrong = Watch(), set[str]()
    for count, action in enumerate(actions, 1):
        before = sitting
        try:
            sitting = act(before, action)
        except BridgetableError:
            return set()
        except Exception as error:  # noqa: BLE001  (whatever is raised is a fault of the program)
            return {sort_of(f"raised {type(error).__name__}: {error}")} if count == len(actions) else set()
        if count < len(actions):
            list(watch.step(before, action, sitting))
            continue
        wrong = {sort_of(f) for f in faults_of(watch, before, action, sitting)}
        for check in (faults_of_answering_act, faults_of_taking_back):
            wrong |= {sort_of(f) for f in check(before, action)}
        for n in range(9):
            wrong |= {sort_of(f) for f in faults_of_answering_first(before, action, n)}
        wrong |= {sort_of(f) for seat in SEATS for f in faults_of_noticing(sitting, seat, seed)}
        wrong |= {sort_of(f) for f in faults_of_ruling_anew(sitting, seed)}
        wrong |= {sort_of(f) for f in (*faults_of_end(sitting), *faults_of_report(sitting))}
    return wrong
