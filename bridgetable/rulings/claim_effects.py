"""Orders about claims, and how they are carried out."""

from __future__ import annotations

from typing import assert_never

from attrs import evolve

from bridgetable.game.claims import Claimed, ClaimStage, Plays
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen


@frozen
class ClaimBecomes:
    """A claim comes to another stage, or gives another number of tricks (0 to 13)."""

    cite: str
    claim: Claimed


@frozen
class ClaimUndone:
    """What a player said is neither a claim nor a concession, and play goes on."""

    cite: str
    seat: Seat


@frozen
class LineShown:
    """A line of play through the cards that are left is shown on the table."""

    cite: str
    line: Plays


@frozen
class PlayCancelled:
    """What was played after a claim is cancelled: the cards lie as they lay then, and the claim is contested."""

    cite: str
    claim: Claimed


ClaimEffect = ClaimBecomes | ClaimUndone | LineShown | PlayCancelled


def claim_order(table: Table, effect: ClaimEffect) -> Table:
    """The table after an order about a claim."""
    match effect:
        case ClaimBecomes():
            return evolve(table, claim=effect.claim)
        case ClaimUndone():
            return evolve(table, claim=None)
        case LineShown():
            return table if table.claim is None else evolve(table, claim=evolve(table.claim, line=effect.line))
        case PlayCancelled():
            return restored(table, effect.claim)
        case _:
            assert_never(effect)


def restored(table: Table, claim: Claimed) -> Table:
    """The table as it lay when this claim was made, with what is known since, and the claim contested."""
    then = claim.at
    if then is None:
        return table
    return evolve(
        table,
        hands=then.hands,
        tricks=then.tricks,
        exposed=then.exposed,
        penalty_cards=then.penalty_cards,
        obligations=then.obligations,
        arrangement=then.arrangement,
        claim=evolve(claim, stage=ClaimStage.CONTESTED),
        earlier_claims=then.earlier_claims,
    )
