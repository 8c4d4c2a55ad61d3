"""Sittings in which somebody claims: a board whose last six tricks are left, and lines of the notation."""

from bridgetable.game.claims import ClaimStage
from bridgetable.game.table import Claimed
from bridgetable.session.sitting import Sitting
from tests.laws.with_leads import NORTH_WON, in_play

TRUMPS_DRAWN = NORTH_WON + "|N leads S4|E plays S5|S plays SA|W plays S2|S leads SK|W plays S7|N plays S6|E plays SQ"
SIX_LEFT = (
    TRUMPS_DRAWN
    + "|S leads HA|W plays H3|N plays H2|E plays H4|S leads HK|W plays H6|N plays H7|E plays H8"
    + "|S leads H5|W plays H9|N plays HQ|E plays C4|N leads HJ|E plays C6|S plays D4|W plays HT"
)
"""North, dummy, is on lead with T8 of trumps; South has J93, the defenders none."""


def claimed(*lines: str) -> Sitting:
    """4S by South, North on lead with six tricks left."""
    return in_play(SIX_LEFT, *lines)


def claim_of(now: Sitting) -> Claimed:
    """The claim that lies on the table."""
    assert now.table.claim is not None
    return now.table.claim


def stage(now: Sitting) -> ClaimStage:
    """How far the claim has come."""
    return claim_of(now).stage
