"""A law opened on a subject, and the facts on which rulings rest."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeVar, cast

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import field, frozen
from bridgetable.rulings.decisions import Answer
from bridgetable.rulings.ruling import Law, Meanwhile, Progress, nothing_happens, run_law

S = TypeVar("S")


@frozen
class Matter:
    """One law and the facts before it; `irregularity` is the number of the one it rules on, or 0."""

    # `rests_on` and `settles` are facts beside those that its kind of irregularity names. Where `rests_on` is empty it
    # rests on nothing that anybody does meanwhile; where there is none, on the call, the card or the play in question.
    law: str
    procedure: Law[object]
    subject: object
    irregularity: int = 0
    rests_on: tuple[Fact, ...] | None = None
    settles: tuple[Fact, ...] = ()

    def run(self, table: Table, answers: tuple[Answer, ...] = (), meanwhile: Meanwhile = nothing_happens) -> Progress:
        """Run the law with the answers so far. Raises AnswerDoesNotFit."""
        return run_law(self.procedure, self.subject, table, answers, meanwhile)


def matter(
    law: str,
    procedure: Law[S],
    subject: S,
    irregularity: int = 0,
    *,
    rests_on: tuple[Fact, ...] | None = None,
    settles: tuple[Fact, ...] = (),
) -> Matter:
    """Open a law on a subject of its own kind."""
    return Matter(law, cast("Law[object]", procedure), subject, irregularity, rests_on, settles)


def opened(law: str, procedure: Law[S], subject: S | None, irregularity: int = 0) -> Matter | None:
    """Open a law on its subject, if there is one."""
    return None if subject is None else matter(law, procedure, subject, irregularity)


def on_itself(law: str, procedure: Law[Irregularity]) -> Callable[[Table, Irregularity], Matter]:
    """A function that opens a law whose only subject is the irregularity itself."""
    return lambda _table, one: matter(law, procedure, one, one.number)


# --- facts on which rulings rest: a closed vocabulary, and what each is worth on a table ------------------------------


class FactSort(Enum):
    """A sort of fact that one ruling settles and another rests on."""

    MEANT = "which call was intended at a place of the record"
    STANDS = "whether the call at a place of the record stands"
    TURN = "whose turn it was in a trick, cards having been taken back"
    LED = "which card was led to a trick"
    PLAYED = "which card a hand has played to a trick"
    RETRACTED = "whether a card that a hand has played because of a wrong explanation comes back"
    SHOWN = "whether a card that a hand has shown was played to a trick"
    WON = "which hand has won a trick"
    ESTABLISHED = "whether a play to the next trick has established a hand's revoke"
    PENALTY = "which of a hand's cards are penalty cards"
    HELD = "which cards a hand holds, and which it has played"
    EXPOSED = "which of a hand's cards lie face up"
    EARLY = "which card of a hand lies face up to be played in turn"
    CHOSEN = "what declarer has chosen for a hand in a trick"
    CLAIMED = "whether play was suspended by a claim"
    BOUND = "whether a player must pass at his next turn to call"
    BOARD = "whether the board is played on with these cards"


@frozen
class Fact:
    """A fact: its sort, its place in the record (0 upwards) or its trick (1 to 13), and the hand, where it has one."""

    # `later` tells, where it is rested upon, that what was done afterwards can settle it too.
    sort: FactSort
    at: int = 0
    seat: Seat | None = None
    later: bool = field(default=False, eq=False)


def value(table: Table, fact: Fact) -> object:
    """The value of a fact on this table: the call with how it stands, or the card of a hand in a trick."""
    if fact.sort in {FactSort.MEANT, FactSort.STANDS}:
        return table.auction.made[fact.at] if fact.at < len(table.auction.made) else None
    return None if fact.seat is None else table.card_in(fact.at, fact.seat)
