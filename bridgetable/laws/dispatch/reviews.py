"""Dispatch of reviews: the law that takes up each matter kept for the end of play."""

from collections.abc import Callable
from typing import TypeVar

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.laws import law_11_forfeiture as law_11
from bridgetable.laws import (
    law_12_directors_powers,
    law_16_from_partner,
    law_16_other_sources,
    law_23_comparable_call,
    law_45_cards_of_dummy,
    law_47_misinformation,
    law_50_penalty_cards,
    law_62_correction,
    law_67_strayed_card,
    law_68_no_claim,
)
from bridgetable.laws import law_13_incorrect_number as law_13
from bridgetable.laws import law_14_missing_card as law_14
from bridgetable.laws import law_20_review_and_explanation as law_20
from bridgetable.laws import law_21_misinformation as law_21
from bridgetable.laws import law_40_understandings as law_40
from bridgetable.laws import law_43_dummys_limitations as law_43
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.laws import law_65_arrangement_of_tricks as law_65
from bridgetable.laws import law_72_general_principles as law_72
from bridgetable.laws import law_82_directors_error as law_82
from bridgetable.laws import law_86_team_play as law_86
from bridgetable.laws.common.matters import Matter, opened
from bridgetable.rulings.citations import clause
from bridgetable.rulings.ruling import Law

S = TypeVar("S")
TakesUp = Callable[[Table, int], Matter | None]


@clause("12B1", "64A1", "64A2")
def next_review(table: Table) -> Matter | None:
    """The next review that is due when play has ended: tricks for revokes come first, what was applied for last."""
    # Damage is told by the result at the table, of which the tricks that a revoke costs are a part.
    last = {ReviewOf.REVOKE: -1, ReviewOf.APPLICATION: 1}
    kept = sorted((r for r in table.reviews if not r.done), key=lambda r: last.get(r.about, 0))
    reviews = (TAKES_UP[r.about]()(table, r.irregularity) for r in kept)
    return next((found for found in reviews if found is not None), None)


def on_subject(law: str, procedure: Law[S], subject: Callable[[Table, int], S | None]) -> TakesUp:
    """A function that opens a law on its subject, if there is one."""
    return lambda table, number: opened(law, procedure, subject(table, number), number)


def on_irregularity(law: str, procedure: Law[Irregularity]) -> TakesUp:
    """A function that opens a law whose subject is the irregularity itself."""
    return on_subject(law, procedure, Table.irregularity)


def on_review(law: str, procedure: Law[Review], about: ReviewOf) -> TakesUp:
    """A function that opens a law whose subject is the review itself."""
    return on_subject(law, procedure, lambda _table, number: Review(about, number))


TAKES_UP: dict[ReviewOf, Callable[[], TakesUp]] = one_row_each(
    ReviewOf,
    {
        ReviewOf.FORFEITURE: lambda: on_subject("11", law_11.take_away_advantage, law_11.forfeited),
        ReviewOf.APPLICATION: lambda: lambda table, _number: law_12_directors_powers.applied_for(table),
        ReviewOf.CARDS_SEEN: lambda: on_review("13", law_13.was_it_affected, ReviewOf.CARDS_SEEN),
        ReviewOf.CALLED_WITH_WRONG_HAND: lambda: on_review(
            "13", law_13.was_it_affected, ReviewOf.CALLED_WITH_WRONG_HAND
        ),
        ReviewOf.INFORMATION_USED: lambda: law_16_from_partner.use_of,
        ReviewOf.WITHDRAWN_ACTION_USED: lambda: law_16_from_partner.use_of,
        ReviewOf.EXTRANEOUS: lambda: on_irregularity("16", law_16_other_sources.did_it_affect),
        ReviewOf.RESTATEMENT: lambda: on_irregularity("20", law_20.did_it_damage),
        ReviewOf.MISINFORMATION: lambda: law_21.gained_by_it,
        ReviewOf.CALL_REPLACED: lambda: on_review("23", law_23_comparable_call.did_it_help, ReviewOf.CALL_REPLACED),
        ReviewOf.BID_REPLACED: lambda: on_review("27", law_23_comparable_call.did_it_help, ReviewOf.BID_REPLACED),
        ReviewOf.NOT_DISCLOSED: lambda: law_40.damage_of,
        ReviewOf.CALL_NOT_ALLOWED: lambda: law_40.damage_of,
        ReviewOf.HIDDEN_UNDERSTANDING: lambda: law_40.damage_of,
        ReviewOf.MISSING_FROM_DUMMY: lambda: on_irregularity("41", law_14.did_hidden_card_damage),
        ReviewOf.DUMMYS_WORDS: lambda: on_irregularity("68", law_68_no_claim.did_dummy_help),
        ReviewOf.GAIN_BY_WARNING: lambda: on_irregularity("43", law_43.have_defenders_gained),
        ReviewOf.DUMMYS_SUGGESTION: lambda: on_irregularity("45", law_45_cards_of_dummy.did_dummy_suggest),
        ReviewOf.MISLED_IN_PLAY: lambda: on_irregularity("47", law_47_misinformation.were_they_misled),
        # The card lay there by itself: what once made it a penalty card is not what is asked about.
        ReviewOf.PENALTY_CARD: lambda: (
            lambda table, number: opened(
                "50", law_50_penalty_cards.did_it_help, law_50_penalty_cards.assistance_of(table, number)
            )
        ),
        ReviewOf.PARTNERS_CHOICE: lambda: on_irregularity("62", law_62_correction.partners_choice),
        ReviewOf.REVOKE: lambda: on_subject("64", law_64.reckoning, lambda table, _number: law_64.redress_of(table)),
        ReviewOf.TRICK_POINTED_LATE: lambda: on_irregularity("65", law_65.was_it_used),
        ReviewOf.CARD_PLAYED_TWICE: lambda: on_subject(
            "67", law_67_strayed_card.score_is_adjusted, law_67_strayed_card.played_twice_of
        ),
        ReviewOf.AWARENESS: lambda: on_irregularity("72", law_72.could_have_known),
        ReviewOf.DIRECTORS_ERROR: lambda: lambda _table, number: law_82.score_after_error(number),
        ReviewOf.OTHER_TABLE: lambda: lambda table, _number: law_86.other_table_known(table),
    },
)
"""The law that takes up each review; the number is that of its irregularity, or 0."""
