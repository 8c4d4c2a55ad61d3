"""The same facts noticed in another order: they leave the same duties, penalty cards and tricks."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

from attrs import evolve, frozen

from bridgetable.game.cards import Card
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.seats import SEATS
from bridgetable.laws.common.obligations import binds_now
from bridgetable.rulings.decisions import Answer
from bridgetable.session.act import act
from bridgetable.session.director.actions import Notice, Reply
from bridgetable.session.sitting import Sitting

ANSWERS = 12
"""After so many answers a ruling is given up."""
OF_ITSELF = frozenset({Kind.ATTENTION_BY_DUMMY})


@frozen
class Left:
    """What is left when everything has been ruled on, and who answered what on the way."""

    duties: Counter[str]
    penalty_cards: Counter[str]
    tricks: tuple[tuple[str, ...], ...]
    cancelled: str
    answers: Counter[tuple[str, str, str]]

    @property
    def asks_twice(self) -> bool:
        """Whether a question was asked twice, perhaps of the one card and then of the other."""
        asked = Counter(cite for cite, _, _ in self.answers.elements())
        return max(asked.values(), default=1) > 1


def faults_of_order(sitting: Sitting, seed: int) -> Iterator[str]:
    """What depends on which of two cards attention is drawn to first."""
    if sitting.cases:
        return
    for one, other in combinations([i for i in sitting.table.irregularities if is_noticeable(i)], 2):
        if {*one.cards} & {*other.cards}:
            continue
        first = left_after(sitting, (one.cards[0], other.cards[0]), seed)
        second = left_after(sitting, (other.cards[0], one.cards[0]), seed)
        if first is None or second is None or first.answers != second.answers or first.asks_twice:
            continue
        # Of a board that is not played on nothing counts but that.
        ended = first.cancelled and second.cancelled
        for what in ("cancelled", *(() if ended else ("duties", "penalty_cards", "tricks"))):
            was, becomes = getattr(first, what), getattr(second, what)
            if was != becomes:
                yield f"noticed in another order, {one.kind.value} and {other.kind.value} leave other {what}"


def is_noticeable(one: Irregularity) -> bool:
    """Whether attention can be drawn to the card of this irregularity."""
    return one.is_open and bool(one.cards) and one.kind not in OF_ITSELF


def left_after(sitting: Sitting, cards: tuple[Card, ...], seed: int) -> Left | None:
    """What is left when a defender or declarer points out these cards in turn; nothing when that cannot be."""
    seat = next(s for s in SEATS if s is not sitting.table.dummy)
    answers = Counter[tuple[str, str, str]]()
    for card in cards:
        try:
            sitting = answered(act(sitting, Notice(seat, card)), seed, answers)
        except BridgetableError:
            return None
        if sitting.pending is not None:
            return None
    table = sitting.table
    tricks = tuple((str(t.leader), *sorted(f"{p.seat} {p.card}" for p in t.cards)) for t in table.tricks)
    return Left(
        Counter(str(evolve(d, cite="")) for d in table.obligations if binds_now(d, table)),
        Counter(f"{p.seat} {p.card} {p.major}" for p in table.penalty_cards),
        tricks,
        table.cancelled,
        answers,
    )


def answered(sitting: Sitting, seed: int, answers: Counter[tuple[str, str, str]]) -> Sitting:
    """The sitting when each question has got the answer that the seed gives to it, in whatever order it is asked."""
    for _ in range(ANSWERS):
        asked = sitting.pending
        if asked is None:
            break
        random = Random(f"{seed} {asked.cite} {asked.by} {asked.question}")  # noqa: S311
        key = asked.keys[random.randrange(len(asked.keys))]
        answers[asked.cite, str(asked.by), f"{key} of {asked.keys}"] += 1
        sitting = act(sitting, Reply(Answer(asked.cite, key, "as it was judged")))
    return sitting
