"""Facts on which rulings rest: a closed vocabulary, and what each is worth on a table."""

from __future__ import annotations

from enum import Enum

from attrs import field

from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen


class FactSort(Enum):
    """A sort of fact that one ruling settles and another rests on."""

    MEANT = "which call was intended at a place of the record"
    STANDS = "whether the call at a place of the record stands"
    TURN = "whose turn it was in a trick, cards having been taken back"
    LED = "which card was led to a trick"
    PLAYED = "which card a hand has played to a trick"
    SHOWN = "whether a card that a hand has shown was played to a trick"
    WON = "which hand has won a trick"
    ESTABLISHED = "whether a play to the next trick has established a hand's revoke"
    PENALTY = "which of a hand's cards are penalty cards"
    EXPOSED = "which of a hand's cards lie face up"
    EARLY = "which card of a hand lies face up to be played in turn"
    CHOSEN = "what declarer has chosen for a hand in a trick"
    CLAIMED = "whether play was suspended by a claim"


@frozen
class Fact:
    """One fact: its sort, place (0 upwards) or trick (1 to 13), and hand; where rested upon, perhaps settled later."""

    sort: FactSort
    at: int = 0
    seat: Seat | None = None
    later: bool = field(default=False, eq=False)


def value(table: Table, fact: Fact) -> object:
    """The value of a fact on this table: the call with how it stands, or the card of a hand in a trick."""
    if fact.sort in {FactSort.MEANT, FactSort.STANDS}:
        return table.auction.made[fact.at] if fact.at < len(table.auction.made) else None
    return None if fact.seat is None else table.card_in(fact.at, fact.seat)
