"""Orders about claims, and claims themselves, in words."""

from __future__ import annotations

from typing import assert_never

from bridgetable.game.claims import ClaimStage
from bridgetable.game.messages import Msg
from bridgetable.game.table import Claimed
from bridgetable.rulings.claim_effects import ClaimBecomes, ClaimEffect, ClaimUndone, LineShown, PlayCancelled


def claim_order_words(effect: ClaimEffect) -> Msg | None:
    """What an order about a claim does, as a short sentence; nothing for a line that is only shown."""
    match effect:
        case ClaimBecomes():
            return claim_words(effect.claim)
        case ClaimUndone():
            return Msg("There is no claim: play goes on")
        case LineShown():
            return None
        case PlayCancelled():
            return Msg("What was played since {seat:s} claim is cancelled", seat=effect.claim.seat)
        case _:
            assert_never(effect)


def claim_words(claim: Claimed) -> Msg | None:
    """What has become of a claim, as a short sentence."""
    side, tricks = claim.seat.side, claim.tricks
    match claim.stage:
        case ClaimStage.MADE | ClaimStage.UNSAID | ClaimStage.OBJECTED | ClaimStage.DOUBTED | ClaimStage.PLAY_ON:
            return Msg("{seat} claims: play is suspended", seat=claim.seat)
        case ClaimStage.CONTESTED:
            return Msg("The director decides {seat:s} claim", seat=claim.seat)
        case ClaimStage.AGREED | ClaimStage.WITHDRAWN:
            return Msg("{seat:s} claim stands as agreed", seat=claim.seat)
        case ClaimStage.DECIDED:
            words = "{tricks:word} trick for {side}" if tricks == 1 else "{tricks:word} tricks for {side}"
            return Msg(words, tricks=tricks, side=side)
        case ClaimStage.VOID | ClaimStage.PLAYED_ON:
            return None
        case _:
            assert_never(claim.stage)
