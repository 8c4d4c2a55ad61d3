"""One way through a board on which two things go wrong, checked after every step."""

import time
from collections.abc import Callable, Iterator
from enum import Enum
from functools import reduce
from random import Random

from attrs import define, evolve, field

from bridgetable.formats.journal import Entry, Journal, journal_text
from bridgetable.game.auction import Contract
from bridgetable.game.boards import numbered
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.regulations import STANDARD
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase
from bridgetable.rulings.decisions import Answer
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Notice, Reply
from bridgetable.session.history import History
from bridgetable.session.sitting import Sitting
from bridgetable.staging.regular import calls_or_plays, goes_on
from bridgetable.staging.staged import STAGED, Staged, lead_up, staged
from bridgetable.staging.wanted import regulations_for
from bridgetable.views.eyes import Watcher
from bridgetable.views.report.report import as_json, report
from bridgetable.views.view import view_for
from tests.matrix.meeting import faults_of_meeting, faults_of_state
from tests.matrix.orders import faults_of_order
from tests.session.invariants import faults, faults_of_step

LONGEST = 200
"""How many steps a path has at most."""
AUCTION = frozenset(
    {
        Kind.INSUFFICIENT_BID,
        Kind.CALL_OUT_OF_ROTATION,
        Kind.INADMISSIBLE_DOUBLE,
        Kind.BID_OVER_SEVEN,
        Kind.CALL_AFTER_FINAL_PASS,
        Kind.BARRED_CALL,
        Kind.CALL_NOT_REPEATED,
        Kind.CHANGE_OF_CALL,
        Kind.CARD_IN_AUCTION,
        Kind.LED_IN_AUCTION,
        Kind.FACE_DOWN_IN_AUCTION,
        Kind.CARD_BEFORE_AUCTION,
        Kind.EXPLAINED_OWN_CALL,
        Kind.MISINFORMATION,
        Kind.CORRECTED_TOO_EARLY,
        Kind.UNDERSTANDING,
        Kind.WRONG_POCKET,
    }
)
"""What goes wrong only where there is an auction."""


class Meeting(Enum):
    """How the second irregularity meets the first."""

    WHILE_ASKED = "while the question of the first waits"
    UNNOTICED = "after the first, which nobody has noticed"
    RULED = "after the first was ruled on"


@define
class Path:
    """A board in progress: the journal of what has been done, the sitting, and what was wrong at the last step.

    `slowest` is how many seconds of the processor the slowest act took.
    """

    start: Journal
    random: Random
    watch: Callable[[Sitting, Action, Sitting], Iterator[str]]
    done: list[Action] = field(factory=list)
    sitting: Sitting = field(init=False)
    wrong: list[str] = field(factory=list)
    slowest: float = 0.0

    def __attrs_post_init__(self) -> None:
        self.sitting = self.start.start

    def pick(self, count: int) -> int:
        return self.random.randrange(count)

    def do(self, action: Action | None, *, regular: bool = False) -> bool:
        """Do this, if it is possible; whether it was, and nothing is wrong."""
        if action is None or self.wrong or len(self.done) >= LONGEST:
            return False
        before, began = self.sitting, time.process_time()
        try:
            after = act(before, action)
        except BridgetableError as refused:
            if regular or is_regular(before, action):
                self.done.append(action)
                self.wrong.append(f"regular, and refused: {refused}")
            return False
        except Exception as error:  # noqa: BLE001  (whatever is raised is a fault of the program)
            self.done.append(action)
            self.wrong.append(f"raised {type(error).__name__}: {error}")
            return False
        self.slowest = max(self.slowest, time.process_time() - began)
        self.done.append(action)
        self.sitting = after
        self.wrong.extend(self.watch(before, action, after))
        return not self.wrong

    def goes_on(self) -> bool:
        """Somebody does something regular; now and then a folded fact is spoken of."""
        if self.sitting.cases and not self.pick(6):
            folded = self.sitting.cases[-1].progress.folded
            if folded:
                one = folded[self.pick(len(folded))].decision
                # What nobody can speak of any more is refused, and the board goes on.
                if self.do(Reply(Answer(one.cite, one.keys[self.pick(len(one.keys))], "it was said"))):
                    return True
        try:
            action = goes_on(self.sitting, self.pick)
        except Exception as error:  # noqa: BLE001
            self.wrong.append(f"nobody can go on: {type(error).__name__}: {error}")
            return False
        return self.do(action, regular=True)

    def until(self, kind: Kind) -> bool:
        """Go on until this irregularity has been committed; whether it was."""
        row = STAGED[kind]
        assert isinstance(row, Staged)
        if row.after is not None and staged(kind, self.sitting, self.pick) is None:
            if not self.until(row.after):
                return False
            self.notice(SEATS[self.pick(4)])
        ready = row.after is not None
        while not self.wrong:
            if (ready or not self.pick(4)) and self.commit(kind):
                return True
            if row.before is not None and not ready and not self.pick(4):
                ready = self.do(lead_up(kind, self.sitting, self.pick))
            elif not self.goes_on():
                return self.commit(kind)
        return False

    def commit(self, kind: Kind) -> bool:
        """Commit this irregularity now, if it can be."""
        return not self.wrong and self.do(staged(kind, self.sitting, self.pick))

    def notice(self, seat: Seat, *kinds: Kind) -> None:
        """Attention is drawn to the card of each of these kinds in turn, or to all that is irregular."""
        for kind in kinds:
            found = (i for i in self.sitting.table.irregularities if i.kind is kind and i.is_open and i.cards)
            one = next(found, None)
            if one is not None:
                self.do(Notice(seat, one.cards[0]))
        if not kinds or self.pick(2):
            self.do(Notice(seat))

    def answer_all(self) -> None:
        """Every question that waits is answered."""
        while not self.wrong and self.sitting.pending is not None and self.goes_on():
            pass

    @property
    def text(self) -> str:
        """The journal of the path."""
        return journal_text(evolve(self.start, entries=tuple(Entry(a) for a in self.done)))


def is_regular(sitting: Sitting, action: Action) -> bool:
    """Whether nothing could be wrong with this: the answer to the question that waits, or a call to the director."""
    if isinstance(action, Reply):
        return sitting.pending is not None and sitting.pending.cite == action.answer.cite
    return isinstance(action, Notice)


def every_fault(before: Sitting, action: Action, after: Sitting) -> Iterator[str]:
    """Everything that is wrong with a step and with the sitting after it."""
    yield from faults(after)
    yield from faults_of_step(before, action, after)
    yield from faults_of_meeting(before, action, after)
    yield from faults_of_state(after)
    if after.table.irregularities != before.table.irregularities or len(after.ruled) != len(before.ruled):
        yield from faults_of_picture(after)


def faults_of_picture(sitting: Sitting) -> Iterator[str]:
    """What cannot be drawn for all hands, or for one seat: each in turn, as the cards are played."""
    history = History(sitting)
    for eye in (SEATS[sitting.table.acts % 4], Watcher.ALL):
        try:
            shown = view_for(history, eye)
        except Exception as error:  # noqa: BLE001
            yield f"cannot be drawn for {eye}: {type(error).__name__}: {error}"
            return
        if not shown.status:
            yield f"says nothing to {eye}"


def start_of(seed: int, *kinds: Kind, book: Book = LAWS_2017) -> Journal:
    """The board of a path under a book, with an auction where one is wanted."""
    board = numbered(seed % 16 + 1, shuffled(seed))
    regulations = reduce(lambda laid_down, kind: regulations_for(kind, laid_down), kinds, STANDARD)
    journal = Journal(board, seed=seed, regulations=regulations, book=book)
    if any(k in AUCTION for k in kinds) or seed % 5 == 0:
        return journal
    contract = contract_of(journal, Random(seed))  # noqa: S311  (a test draws its choices, it keeps no secrets)
    return evolve(journal, contract=contract)


def contract_of(journal: Journal, random: Random) -> Contract | None:
    """What a regular auction comes to."""
    sitting = journal.start
    while sitting.table.phase is Phase.AUCTION:
        action = goes_on(sitting, random.randrange)
        if action is None:
            break
        sitting = act(sitting, action)
    return sitting.table.contract


@define
class Walked:
    """What became of a path: whether both irregularities were committed, and what was wrong."""

    path: Path
    met: bool


def walk(first: Kind, second: Kind, meeting: Meeting, seed: int, book: Book = LAWS_2017) -> Walked:
    """Walk one path under a book to the end of the board, or to the first fault."""
    random = Random(f"{first.name} {second.name} {meeting.name} {seed}")  # noqa: S311
    path = Path(start_of(seed, first, second, book=book), random, every_fault)
    seat = SEATS[seed % 4]
    met = path.until(first) and meet(path, first, second, meeting, seat)
    finish(path, seat)
    return Walked(path, met)


def meet(path: Path, first: Kind, second: Kind, meeting: Meeting, seat: Seat) -> bool:
    """Bring about the second irregularity in its way; whether it came to that."""
    met = False
    match meeting:
        case Meeting.UNNOTICED:
            met = path.commit(second) or path.until(second)
            if met:
                path.wrong.extend(faults_of_order(path.sitting, path.pick(9)))
            order = [(first, second), (second, first), ()][path.pick(3)]
            path.notice(seat, *order)
        case Meeting.WHILE_ASKED:
            path.notice(seat)
            while not path.wrong and path.sitting.pending is not None and not met:
                met = path.commit(second) if path.pick(3) else False
                if not met and not path.pick(4):
                    path.do(calls_or_plays(path.sitting.table))
                elif not met and not path.goes_on():
                    break
            if met and path.pick(2):
                path.notice(seat)
        case Meeting.RULED:
            path.notice(seat)
            path.answer_all()
            met = path.until(second)
            path.notice(seat.lho)
    return met


def finish(path: Path, seat: Seat) -> None:
    """Play on to the end of the board, where everything is noticed that was not, and answered."""
    for _ in range(3):
        while path.goes_on():
            pass
        if not path.wrong and path.sitting.table.phase is Phase.END:
            path.notice(seat)  # which may give the auction another turn
    path.answer_all()
    if not path.wrong and len(path.done) < LONGEST:
        path.wrong.extend(faults_of_end(path.sitting))


def faults_of_end(sitting: Sitting) -> Iterator[str]:
    """What is wrong with a board that is over: nothing waits, and the score comes out."""
    table = sitting.table
    if table.phase is not Phase.END or sitting.pending is not None:
        yield f"the board has not come to its end: {table.phase.value}, turn {table.turn}"
        return
    for side in {s.side for s in SEATS}:
        artificial = any(a.side is side for a in table.artificial)
        if not (table.cancelled or artificial or table.outcomes_for(side)):
            yield f"{side} has no score"
    try:
        as_json(report(History(sitting)))
    except Exception as error:  # noqa: BLE001
        yield f"cannot be reported: {type(error).__name__}: {error}"
