"""What a hand is bound to do or kept from doing, each until its own end."""

from __future__ import annotations

from enum import Enum

from attrs import frozen

from bridgetable.game.cards import Card, Suit
from bridgetable.game.seats import Seat


@frozen
class LeadRequired:
    """This hand must lead a suit to this trick (1 to 13), if able."""

    seat: Seat
    suit: Suit
    trick: int
    cite: str


@frozen
class LeadProhibited:
    """This hand may not lead these suits for as long as it retains the lead."""

    seat: Seat
    suits: tuple[Suit, ...]
    cite: str


@frozen
class LeadChosen:
    """Declarer has made his choice about this hand's lead to this trick (1 to 13)."""

    seat: Seat
    trick: int
    cite: str


class Wanted(Enum):
    """What card declarer may ask for from the partner of a premature player (Law 57A)."""

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
    """This hand must play this very card at its turn in this trick (1 to 13), if it is legal."""

    seat: Seat
    card: Card
    trick: int
    cite: str


@frozen
class MustLeadFrom:
    """The lead must come from this hand, after a lead out of turn was retracted."""

    seat: Seat
    trick: int
    cite: str


Obligation = LeadRequired | LeadProhibited | LeadChosen | PlayRequired | MustPlay | MustLeadFrom
