"""A case of each kind of irregularity, staged once, from which wrong answers to other cases are taken."""

from functools import cache
from random import Random

from bridgetable.game.boards import numbered
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Phase, new_table
from bridgetable.game.values import evolve, frozen
from bridgetable.rulings.decisions import Decision
from bridgetable.session.act import act
from bridgetable.session.director.actions import Notice
from bridgetable.session.sitting import Sitting
from bridgetable.staging.choice import Pick
from bridgetable.staging.regular import goes_on
from bridgetable.staging.staged import STAGED, NotStaged, Staged, lead_up, staged
from bridgetable.training.walk import Walk, walk_of

SEEDS = 3
"""The number of deals that are tried for a case of a kind."""
LONGEST = 60
"""The most calls and plays of a deal."""
FEW = 30
"""The most places of its ruling that are visited: it only lends its words."""
READY = 4
"""One in so many moments is tried."""


@frozen
class Specimen:
    """A case of a kind: the irregularity, the sitting at which its first question waits, and all it may come to."""

    kind: Kind
    one: Irregularity
    sitting: Sitting
    walk: Walk

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every question that the law may ask in this case."""
        return self.walk.decisions


@cache
def specimen(kind: Kind, book: Book = LAWS_2017) -> Specimen | None:
    """A case of this kind in which the law of a book asks something; nothing when none is met on a few deals."""
    row = STAGED[kind]
    if isinstance(row, NotStaged):
        return None
    for seed in range(SEEDS):
        found = staged_case(kind, row, seed, book)
        if found is not None:
            return found
    return None


def staged_case(kind: Kind, row: Staged, seed: int, book: Book) -> Specimen | None:
    """Let a deal go on until this irregularity can be committed, and call the director."""
    pick = Random(f"{kind.name} {seed}").randrange  # noqa: S311  (drawn so as to come out the same again)
    sitting = Sitting(evolve(new_table(numbered(seed + 1, shuffled(seed))), book=book))
    ready = row.before is None
    for _ in range(LONGEST):
        if ready and not pick(READY):
            found = committed(kind, sitting, pick)
            if found is not None:
                return found
        action = None
        if not ready and not pick(READY):
            action = lead_up(kind, sitting, pick)
            ready = action is not None
        action = action or goes_on(sitting, pick)
        if action is None or sitting.table.phase is Phase.END:
            return committed(kind, sitting, pick)
        sitting = act(sitting, action)
    return None


def committed(kind: Kind, sitting: Sitting, pick: Pick) -> Specimen | None:
    """The case that this irregularity opens now, if somebody can commit it and the law asks something."""
    action = staged(kind, sitting, pick)
    if action is None:
        return None
    after = act(sitting, action)
    one = next(i for i in after.table.irregularities[len(sitting.table.irregularities) :] if i.kind is kind)
    for seat in (None, *SEATS):
        try:
            heard = after if seat is None else act(after, Notice(seat))
        except BridgetableError:
            continue
        if heard.pending is not None and heard.cases[-1].matter.irregularity == one.number:
            return Specimen(kind, one, heard, walk_of(heard.cases[-1], (), FEW))
    return None
