"""A series of cases to practise on: each a law and a seed, from which the same board comes again."""

from __future__ import annotations

from enum import Enum
from random import Random

from bridgetable.game.boards import Board, numbered
from bridgetable.game.deals import shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import SEATS
from bridgetable.game.table import new_table
from bridgetable.game.values import frozen
from bridgetable.rulings.citations import law_of
from bridgetable.session.act import act
from bridgetable.session.actions import Action
from bridgetable.session.director.actions import Notice
from bridgetable.session.sitting import Sitting
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.regular import calls_or_plays, goes_on
from bridgetable.staging.staged import STAGED, Staged, lead_up, staged

DEALS = 40
"""How many deals are tried for one case."""
LONGEST = 70
READY = 4
"""One in so many moments somebody may go wrong; where half the deals were in vain, at the first that will do."""


class Level(Enum):
    """How soon attention is drawn: at once, after the next player, or after the next trick."""

    EASY = "easy"
    CLUB = "club"
    HARD = "hard"


NOTHING_ASKED = frozenset({9, 37, 41, 65, 66})
"""Laws whose irregularities can be staged, but on which nobody is asked anything when they are."""
SINCE = {Level.EASY: 0, Level.CLUB: 1, Level.HARD: 4}


@frozen
class CaseName:
    """By what a case is known: the number of its law, its seed, and its level; equal names make equal boards."""

    law: int
    seed: int
    level: Level = Level.CLUB


@frozen
class StagedCase:
    """A case: the board, and what is done at it up to where the director is called."""

    name: CaseName
    board: Board
    actions: tuple[Action, ...]
    kind: Kind


class NoCase(BridgetableError):
    """No board on which this law is asked about could be made from this seed."""


def laws() -> tuple[int, ...]:
    """The numbers of the laws on which cases can be made."""
    rows = (row for row in STAGED.values() if isinstance(row, Staged))
    return tuple(sorted({law_of(row.law) for row in rows} - NOTHING_ASKED))


def kinds_of(law: int) -> tuple[Kind, ...]:
    """The kinds of irregularities of a law that can be staged."""
    return tuple(k for k, row in STAGED.items() if isinstance(row, Staged) and law_of(row.law) == law)


def make(name: CaseName) -> StagedCase:
    """The case of this name.

    Raises NoCase.
    """
    kinds = kinds_of(name.law)
    for deal in range(DEALS) if kinds else ():
        pick = Random(f"{name.law} {name.seed} {name.level.value} {deal}").randrange  # noqa: S311  (the same again)
        kind = mixed(kinds, pick)[0]
        board = numbered(1 + pick(16), shuffled(pick(1_000_000)))
        found = play(board, kind, name.level, pick, READY if deal < DEALS // 2 else 1)
        if found is not None:
            return StagedCase(name, board, found, kind)
    msg = f"no board on Law {name.law} comes from seed {name.seed}; try another seed"
    raise NoCase(msg)


def play(board: Board, kind: Kind, level: Level, pick: Pick, often: int = READY) -> tuple[Action, ...] | None:
    """What is done at a board until somebody commits this and attention is drawn, if the law then asks something."""
    row = STAGED[kind]
    if not isinstance(row, Staged):
        return None
    sitting, done, ready = Sitting(new_table(board)), list[Action](), row.before is None
    if row.after is not None:
        earlier = play(board, row.after, Level.EASY, pick, often)
        if earlier is None:
            return None
        for one in earlier:
            sitting = act(sitting, one)
        done += earlier
        often = 1
    for _ in range(LONGEST):
        action = staged(kind, sitting, pick) if ready and not pick(often) else None
        if action is not None:
            after, whole = act(sitting, action), [*done, action]
            return noticed(after, whole, level, pick) or noticed(after, whole, Level.EASY, pick)
        before = lead_up(kind, sitting, pick) if not ready and not pick(READY) else None
        ready = ready or before is not None
        following = before or goes_on(sitting, pick)
        if following is None:
            return None
        sitting = act(sitting, following)
        done.append(following)
    return None


def noticed(sitting: Sitting, so_far: list[Action], level: Level, pick: Pick) -> tuple[Action, ...] | None:
    """All that is done when play has gone on for a while and attention is drawn, if something is asked then."""
    done = list(so_far)
    for _ in range(SINCE[level]):
        action = None if sitting.pending is not None else calls_or_plays(sitting.table)
        if action is not None:
            try:
                sitting = act(sitting, action)
            except BridgetableError:
                break
            done.append(action)
    for seat in mixed(SEATS, pick) if sitting.pending is None else ():
        try:
            after = act(sitting, Notice(seat))
        except BridgetableError:
            continue
        if after.pending is not None:
            return (*done, Notice(seat))
    return tuple(done) if sitting.pending is not None else None
