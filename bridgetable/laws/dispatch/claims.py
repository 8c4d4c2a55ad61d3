"""Dispatch of claims: which law a claim on the table opens."""

from typing import assert_never

from bridgetable.game.claims import ClaimStage
from bridgetable.game.table import Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_68_claim import how_many_tricks
from bridgetable.laws.law_68_no_claim import objected_later_of, objected_to_of, partner_objects, partner_objects_later
from bridgetable.laws.law_69_agreed_claim import agreement_withdrawn, agreement_withdrawn_of
from bridgetable.laws.law_70_contested_claim import contested_claim
from bridgetable.laws.law_70_lines import contested_of
from bridgetable.laws.law_71_concession_cancelled import concession_withdrawn, concession_withdrawn_of


def of_claim(table: Table) -> Matter | None:
    """The law that a claim opens by itself, as far as it has come; nothing while the players have the word."""
    claim = table.claim
    if claim is None:
        return None
    match claim.stage:
        case ClaimStage.UNSAID:
            return matter("68", how_many_tricks, claim)
        case ClaimStage.OBJECTED:
            return matter("68", partner_objects, objected_to_of(table, claim))
        case ClaimStage.CONTESTED:
            later = objected_later_of(table, claim)
            if later is not None:
                return matter("68", partner_objects_later, later)
            return matter("70", contested_claim, contested_of(table, claim))
        case ClaimStage.WITHDRAWN if claim.objections[-1].seat.side is claim.seat.side:
            return matter("71", concession_withdrawn, concession_withdrawn_of(table, claim))
        case ClaimStage.WITHDRAWN:
            return matter("69", agreement_withdrawn, agreement_withdrawn_of(table, claim))
        case ClaimStage.MADE | ClaimStage.DOUBTED | ClaimStage.PLAY_ON | ClaimStage.AGREED:
            return None
        case ClaimStage.DECIDED | ClaimStage.VOID | ClaimStage.PLAYED_ON:
            return None
        case _:
            assert_never(claim.stage)
