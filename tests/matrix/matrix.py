"""Every pair of irregularities in each way in which they can meet, and the faults that come of it."""

import re
import time
from collections.abc import Iterator
from random import Random

from attrs import evolve, frozen

from bridgetable.formats.journal import Entry, journal_text
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.staging.staged import STAGED, stageable
from tests.matrix.orders import faults_of_order
from tests.matrix.path import Meeting, Path, every_fault, faults_of_end, walk


@frozen
class Walk:
    """A path that was walked: the two irregularities, how they were to meet, the seed, and what became of it."""

    first: Kind
    second: Kind
    meeting: Meeting
    seed: int
    path: Path
    met: bool

    @property
    def what(self) -> str:
        """What was walked, in one line."""
        return f"{self.first.value}, then {self.second.value} {self.meeting.value}, seed {self.seed}"


@frozen
class Found:
    """What is wrong on a path."""

    wrong: str
    walked: Walk

    @property
    def sort(self) -> str:
        """What is wrong, without the seats, cards and numbers."""
        return sort_of(self.wrong)


def sort_of(wrong: str) -> str:
    """What is wrong, without the seats, cards and numbers."""
    text = re.sub(r"\b[SHDC][2-9TJQKA]\b", "card", wrong)
    return re.sub(r"\b(Seat\.)?[NESW]\b", "seat", re.sub(r"\b\d+\b", "n", text))[:160]


def is_of(kind: Kind, law: str) -> bool:
    """Whether a kind belongs to this law."""
    return bool(re.match(rf"{law}(\D|$)", STAGED[kind].law))


ONLY_IN_AUCTION = frozenset(
    {
        Kind.INSUFFICIENT_BID,
        Kind.CALL_OUT_OF_ROTATION,
        Kind.BARRED_CALL,
        Kind.CALL_NOT_REPEATED,
        Kind.CHANGE_OF_CALL,
        Kind.CARD_IN_AUCTION,
        Kind.LED_IN_AUCTION,
        Kind.FACE_DOWN_IN_AUCTION,
        Kind.CARD_BEFORE_AUCTION,
        Kind.WRONG_POCKET,
    }
)


def pairs(law: str = "") -> list[tuple[Kind, Kind]]:
    """Every pair of kinds that can meet, of which one belongs to the law, if one is given."""
    kinds = stageable()
    both = ((a, b) for a in kinds for b in kinds if phase_of(a) <= phase_of(b) or phase_of(a) == 1 > phase_of(b))
    return [(a, b) for a, b in both if not law or is_of(a, law) or is_of(b, law)]


def laws_staged() -> list[str]:
    """The numbers of the laws to which a kind belongs that can be staged."""
    return sorted({re.sub(r"\D.*", "", STAGED[kind].law) for kind in stageable()}, key=int)


def phase_of(kind: Kind) -> int:
    """When it goes wrong: 0 in the auction, 1 at any time, 2 in the play, 3 when it is over."""
    number = int(re.sub(r"\D.*", "", STAGED[kind].law))
    return 0 if kind in ONLY_IN_AUCTION else 3 if number == 79 else 2 if 41 <= number <= 68 else 1


def walks(law: str, seed: int, book: Book = LAWS_2017) -> Iterator[Walk]:
    """Paths without end: every pair in every way, in an order that the seed draws, and then again on other deals.

    Of a law for which nothing is staged there are none.
    """
    every = [(a, b, m) for a, b in pairs(law) for m in Meeting]
    random = Random(seed)  # noqa: S311  (a test draws its choices, it keeps no secrets)
    deal = seed * 1000
    while every:
        random.shuffle(every)
        for number, (first, second, meeting) in enumerate(every):
            at = deal + number
            walked = walk(first, second, meeting, at, book)
            yield Walk(first, second, meeting, at, walked.path, walked.met)
        deal += len(every)


def shortened(one: Found, seconds: float = 15) -> str:
    """The journal of a fault with as few actions as are easily found."""
    path, until = one.walked.path, time.monotonic() + seconds
    done, size = list(path.done), max(1, len(path.done) // 2)
    while size:
        at = 0
        while at < len(done) and time.monotonic() < until:
            fewer = done[:at] + done[at + size :]
            if one.sort in sorts_of(path, fewer):
                done = fewer
            else:
                at += size
        size //= 2
    return journal_text(evolve(path.start, entries=tuple(Entry(a) for a in done)))


def sorts_of(path: Path, actions: list[Action]) -> set[str]:
    """The faults of the last of these actions, when nothing is wrong before it."""
    sitting = before = path.start.start
    for action in actions:
        before = sitting
        try:
            sitting = act(before, action)
        except BridgetableError:
            return set()
        except Exception as error:  # noqa: BLE001
            return {sort_of(f"raised {type(error).__name__}: {error}")}
    wrong = {sort_of(w) for w in every_fault(before, actions[-1], sitting)} if actions else set()
    wrong |= {sort_of(w) for seed in range(9) for w in faults_of_order(sitting, seed)}
    return wrong | {sort_of(w) for w in faults_of_end(sitting)}
