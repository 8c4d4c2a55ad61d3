"""A series of cases to practise on: each a law and a seed, from which the same board comes again."""

from __future__ import annotations

from contextlib import suppress

from bridgetable.formats.staged import StagedJournal, staged_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.staging.case import Level
from bridgetable.staging.wanted import CannotBeStaged, wanted_of_law
from bridgetable.staging.wanted import laws as laws_staged

TRIES = 10
"""How many cases of a seed and a level are tried until one asks something."""
NEXT_SEED = 2_000_003
SELDOM_ASKED = frozenset({2, 9, 11, 17, 28, 81})
"""Laws on which nobody, or hardly ever anybody, is asked anything when they are staged."""


@frozen
class CaseName:
    """By what a case is known: the number of its law, its seed, and its level; equal names make equal boards."""

    law: int
    seed: int
    level: Level = Level.CLUB


class NoCase(BridgetableError):
    """No board on which this law is asked about could be made from this seed."""


def laws() -> tuple[int, ...]:
    """The numbers of the laws on which cases can be made."""
    return tuple(law for law in map(int, laws_staged()) if law not in SELDOM_ASKED)


def make(name: CaseName) -> StagedJournal:
    """The case of this name, in which a question waits; of another level, where none of its own asks anything.

    Raises NoCase.
    """
    for level in dict.fromkeys((name.level, *Level)):
        for attempt in range(TRIES):
            with suppress(CannotBeStaged):
                found = staged_journal(wanted_of_law(str(name.law), level), name.seed + attempt * NEXT_SEED)
                if found.case.sitting.pending is not None:
                    return found
    msg = tr("no board on Law {law} comes from seed {seed}; try another seed", law=name.law, seed=name.seed)
    raise NoCase(msg)
