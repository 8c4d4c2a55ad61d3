"""The duties and restrictions of a hand, each with its own end."""

from __future__ import annotations

from enum import Enum

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card, Suit
from bridgetable.game.seats import Seat
from bridgetable.game.values import frozen


@frozen
class LeadRequired:
    """This hand must lead a suit to this trick (1 to 13), if able."""

    seat: Seat
    suit: Suit
    trick: int
    cite: str


@frozen
class LeadProhibited:
    """This hand may not lead these suits as long as it retains the lead it had at trick `since` (1 to 13)."""

    seat: Seat
    suits: tuple[Suit, ...]
    cite: str
    since: int = 1


@frozen
class LeadChosen:
    """Declarer's choice about this hand's lead to a trick (1 to 13): cards left, gone back, and the right used."""

    seat: Seat
    trick: int
    cite: str
    left: tuple[Card, ...] = ()
    back: tuple[Card, ...] = ()
    right: LeadMayBeBarred | None = None


class Wanted(Enum):
    """The card that declarer may ask for from the partner of a premature player (Law 57A)."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    SUIT = "suit"
    NOT_SUIT = "not suit"


@frozen
class PlayRequired:
    """This hand must play as declarer chose to this trick (1 to 13), if able."""

    seat: Seat
    trick: int
    wanted: Wanted
    suit: Suit
    cite: str


@frozen
class MustPlay:
    """This hand must play this card in this trick (1 to 13), if legal, perhaps as declarer designated (51A)."""

    seat: Seat
    card: Card
    trick: int
    cite: str
    designated: bool = False


@frozen
class MustLeadFrom:
    """The lead must come from this hand, after a lead out of turn was retracted."""

    seat: Seat
    trick: int
    cite: str


class Scope(Enum):
    """The time for which a player must pass."""

    NEXT_TURN = "next turn"
    REST = "rest of the auction"


@frozen
class MustPass:
    """This player must pass, once or for the rest; `since`, here and below: so many calls were in the record then."""

    seat: Seat
    scope: Scope
    since: int
    cite: str


@frozen
class MustRepeat:
    """This player must make, at his next turn, the call again that he made out of rotation (Laws 31A1, 32A1)."""

    seat: Seat
    call: Call
    since: int
    cite: str


@frozen
class NoDouble:
    """This player may not double or redouble at his next turn, his partner having passed out of rotation (2007)."""

    seat: Seat
    since: int
    cite: str


class Owed(Enum):
    """The consequence of the call that a player makes, in turn, in place of one that was cancelled."""

    REPEAT = "the same call if RHO passes"
    PARTNER_PASSES = "partner passes once unless it is comparable"
    PARTNER_BOUND = "partner passes, once or to the end"
    PARTNER_SILENT = "partner passes to the end"
    LEAD = "a lead restriction unless it is comparable"


@frozen
class CallOwed:
    """This player's call was cancelled; what he calls at his next turn is judged beside it."""

    seat: Seat
    call: Call
    owed: Owed
    since: int
    cite: str
    irregularity: int


@frozen
class LeadMayBeBarred:
    """If this player defends, declarer may bar one suit, or require one, when his partner is first to lead (Law 26)."""

    seat: Seat
    cite: str
    irregularity: int
    may_require: bool = False
    place: int = -1  # that of a further call withdrawn by the same irregularity; -1 for its own


@frozen
class RunsSuit:
    """Dummy plays this suit from the top until told to stop, last unasked in the trick `placed` (1 to 13, or 0)."""

    seat: Seat
    suit: Suit
    placed: int
    cite: str


@frozen
class RightsLost:
    """Dummy has lost the rights that Law 42B gives him."""

    seat: Seat
    cite: str


AuctionDuty = MustPass | MustRepeat | NoDouble | CallOwed
PlayDuty = LeadRequired | LeadProhibited | LeadChosen | PlayRequired | MustPlay | MustLeadFrom | LeadMayBeBarred
DummysDuty = RunsSuit | RightsLost
Obligation = PlayDuty | AuctionDuty | DummysDuty
