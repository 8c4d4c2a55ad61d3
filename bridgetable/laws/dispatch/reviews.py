"""Dispatch of reviews: the law that takes up each matter kept for the end of play."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.irregularities import Irregularity
from bridgetable.game.rows import one_row_each
from bridgetable.game.table import Review, ReviewOf, Table
from bridgetable.laws.common.matters import Matter, matter, opened
from bridgetable.laws.law_11_forfeiture import forfeited, take_away_advantage
from bridgetable.laws.law_12_directors_powers import applied_for
from bridgetable.laws.law_13_incorrect_number import was_it_affected
from bridgetable.laws.law_14_missing_card import did_hidden_card_damage
from bridgetable.laws.law_16_from_partner import use_of
from bridgetable.laws.law_16_other_sources import did_it_affect
from bridgetable.laws.law_20_review_and_explanation import did_it_damage
from bridgetable.laws.law_21_misinformation import gained_by_it
from bridgetable.laws.law_23_comparable_call import did_it_help as did_a_call_help
from bridgetable.laws.law_40_understandings import damage_of
from bridgetable.laws.law_43_dummys_limitations import have_defenders_gained
from bridgetable.laws.law_45_cards_of_dummy import did_dummy_suggest
from bridgetable.laws.law_47_misinformation import were_they_misled
from bridgetable.laws.law_50_penalty_cards import assistance_of, did_it_help
from bridgetable.laws.law_62_correction import partners_choice
from bridgetable.laws.law_64_established_revoke import reckoning, redress_of
from bridgetable.laws.law_65_arrangement_of_tricks import was_it_used
from bridgetable.laws.law_67_strayed_card import played_twice_of, score_is_adjusted
from bridgetable.laws.law_68_no_claim import did_dummy_help
from bridgetable.laws.law_72_general_principles import could_have_known
from bridgetable.laws.law_82_directors_error import score_after_error
from bridgetable.laws.law_86_team_play import other_table_known
from bridgetable.rulings.ruling import Law

TakesUp = Callable[[Table, int], Matter | None]


def next_review(table: Table) -> Matter | None:
    """The next review that is due when play has ended; what a player applied for comes last."""
    kept = sorted((r for r in table.reviews if not r.done), key=lambda r: r.about is ReviewOf.APPLICATION)
    reviews = (TAKES_UP[r.about](table, r.irregularity) for r in kept)
    return next((found for found in reviews if found is not None), None)


def on_irregularity(law: str, procedure: Law[Irregularity]) -> TakesUp:
    """A function that opens a law whose subject is the irregularity itself."""
    return lambda table, number: matter(law, procedure, table.irregularity(number), number)


TAKES_UP: dict[ReviewOf, TakesUp] = one_row_each(
    ReviewOf,
    {
        ReviewOf.FORFEITURE: lambda t, n: matter("11", take_away_advantage, forfeited(t, n), n),
        ReviewOf.APPLICATION: lambda t, _n: applied_for(t),
        ReviewOf.CARDS_SEEN: lambda _t, n: matter("13", was_it_affected, Review(ReviewOf.CARDS_SEEN, n), n),
        ReviewOf.CALLED_WITH_WRONG_HAND: lambda _t, n: matter(
            "13", was_it_affected, Review(ReviewOf.CALLED_WITH_WRONG_HAND, n), n
        ),
        ReviewOf.INFORMATION_USED: use_of,
        ReviewOf.WITHDRAWN_ACTION_USED: use_of,
        ReviewOf.EXTRANEOUS: on_irregularity("16", did_it_affect),
        ReviewOf.RESTATEMENT: on_irregularity("20", did_it_damage),
        ReviewOf.MISINFORMATION: gained_by_it,
        ReviewOf.CALL_REPLACED: lambda _t, n: matter("23", did_a_call_help, Review(ReviewOf.CALL_REPLACED, n), n),
        ReviewOf.BID_REPLACED: lambda _t, n: matter("27", did_a_call_help, Review(ReviewOf.BID_REPLACED, n), n),
        ReviewOf.NOT_DISCLOSED: damage_of,
        ReviewOf.CALL_NOT_ALLOWED: damage_of,
        ReviewOf.HIDDEN_UNDERSTANDING: damage_of,
        ReviewOf.MISSING_FROM_DUMMY: on_irregularity("41", did_hidden_card_damage),
        ReviewOf.DUMMYS_WORDS: on_irregularity("68", did_dummy_help),
        ReviewOf.GAIN_BY_WARNING: on_irregularity("43", have_defenders_gained),
        ReviewOf.DUMMYS_SUGGESTION: on_irregularity("45", did_dummy_suggest),
        ReviewOf.MISLED_IN_PLAY: on_irregularity("47", were_they_misled),
        ReviewOf.PENALTY_CARD: lambda t, n: opened("50", did_it_help, assistance_of(t, n)),
        ReviewOf.PARTNERS_CHOICE: on_irregularity("62", partners_choice),
        ReviewOf.REVOKE: lambda t, n: matter("64", reckoning, redress_of(t), n),
        ReviewOf.TRICK_POINTED_LATE: on_irregularity("65", was_it_used),
        ReviewOf.CARD_PLAYED_TWICE: lambda t, n: opened("67", score_is_adjusted, played_twice_of(t, n), n),
        ReviewOf.AWARENESS: on_irregularity("72", could_have_known),
        ReviewOf.DIRECTORS_ERROR: lambda _t, n: score_after_error(n),
        ReviewOf.OTHER_TABLE: lambda t, _n: other_table_known(t),
    },
)
"""The law that takes up each review; the number is that of its irregularity, or 0."""
