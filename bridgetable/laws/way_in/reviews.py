"""The way in for reviews: which law takes up what was kept for the end of play."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.rows import one_row_each
from bridgetable.game.table import ReviewOf, Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_11_forfeiture import forfeited, take_away_advantage
from bridgetable.laws.law_12_directors_powers import applied_for
from bridgetable.laws.law_13_incorrect_number import Corrected, was_it_affected
from bridgetable.laws.law_14_missing_card import did_hidden_card_damage, hidden_of
from bridgetable.laws.law_16_from_partner import use_of
from bridgetable.laws.law_16_other_sources import affected_of, did_it_affect
from bridgetable.laws.law_20_review_and_explanation import did_it_damage
from bridgetable.laws.law_21_misinformation import gained_by_it
from bridgetable.laws.law_23_comparable_call import assisted_of
from bridgetable.laws.law_23_comparable_call import did_it_help as did_a_call_help
from bridgetable.laws.law_40_understandings import damage_of
from bridgetable.laws.law_43_dummys_limitations import gain_of, have_defenders_gained
from bridgetable.laws.law_45_dummy_indicates import did_dummy_suggest
from bridgetable.laws.law_47_misinformation import misled_of, were_they_misled
from bridgetable.laws.law_50_penalty_cards import assistance_of, did_it_help
from bridgetable.laws.law_62_correction import partners_choice, partners_choice_of
from bridgetable.laws.law_64_established_revoke import reckoning, redress_of
from bridgetable.laws.law_65_arrangement_of_tricks import said_too_late_of, was_it_used
from bridgetable.laws.law_67_strayed_card import played_twice_of, score_is_adjusted
from bridgetable.laws.law_68_no_claim import did_dummy_help, dummys_help_of
from bridgetable.laws.law_72_general_principles import awareness_of, could_have_known
from bridgetable.laws.law_82_directors_error import score_after_error
from bridgetable.laws.law_86_team_play import other_table_known

TakesUp = Callable[[Table, int], Matter | None]


def next_review(table: Table) -> Matter | None:
    """The next review that is due when play has ended; what a player applied for comes last."""
    kept = sorted((r for r in table.reviews if not r.done), key=lambda r: r.about is ReviewOf.APPLICATION)
    reviews = (TAKES_UP[r.about](table, r.irregularity) for r in kept)
    return next((found for found in reviews if found is not None), None)


def of_call_replaced(table: Table, number: int) -> Matter | None:
    """A call replaced by a comparable one goes to Law 23C."""
    assisted = assisted_of(table, number, ReviewOf.CALL_REPLACED)
    return None if assisted is None else matter("23", did_a_call_help, assisted, number)


def of_bid_replaced(table: Table, number: int) -> Matter | None:
    """An insufficient bid replaced without restriction goes to Law 27D."""
    assisted = assisted_of(table, number, ReviewOf.BID_REPLACED)
    return None if assisted is None else matter("27", did_a_call_help, assisted, number)


def of_assistance(table: Table, number: int) -> Matter | None:
    """A penalty card that may have helped the defenders goes to Law 50E4, unless nothing of it is left."""
    assistance = assistance_of(table, number)
    return None if assistance is None else matter("50", did_it_help, assistance)


def of_card_played_twice(table: Table, number: int) -> Matter | None:
    """A card that was played twice goes to Law 67B3, unless it was not after all."""
    twice = played_twice_of(table, number)
    return None if twice is None else matter("67", score_is_adjusted, twice, number)


TAKES_UP: dict[ReviewOf, TakesUp] = one_row_each(
    ReviewOf,
    {
        ReviewOf.FORFEITURE: lambda t, n: matter("11", take_away_advantage, forfeited(t, n), n),
        ReviewOf.APPLICATION: lambda t, _n: applied_for(t),
        ReviewOf.CARDS_SEEN: lambda _t, n: matter("13", was_it_affected, Corrected(n, ReviewOf.CARDS_SEEN), n),
        ReviewOf.CALLED_WITH_WRONG_HAND: lambda _t, n: matter(
            "13", was_it_affected, Corrected(n, ReviewOf.CALLED_WITH_WRONG_HAND), n
        ),
        ReviewOf.INFORMATION_USED: use_of,
        ReviewOf.WITHDRAWN_ACTION_USED: use_of,
        ReviewOf.EXTRANEOUS: lambda t, n: matter("16", did_it_affect, affected_of(t, n), n),
        ReviewOf.RESTATEMENT: lambda t, n: matter("20", did_it_damage, t.irregularity(n), n),
        ReviewOf.MISINFORMATION: gained_by_it,
        ReviewOf.CALL_REPLACED: of_call_replaced,
        ReviewOf.BID_REPLACED: of_bid_replaced,
        ReviewOf.NOT_DISCLOSED: damage_of,
        ReviewOf.CALL_NOT_ALLOWED: damage_of,
        ReviewOf.HIDDEN_UNDERSTANDING: damage_of,
        ReviewOf.MISSING_FROM_DUMMY: lambda t, n: matter("41", did_hidden_card_damage, hidden_of(t, n), n),
        ReviewOf.DUMMYS_WORDS: lambda t, n: matter("68", did_dummy_help, dummys_help_of(t, n), n),
        ReviewOf.GAIN_BY_WARNING: lambda t, n: matter("43", have_defenders_gained, gain_of(t, n), n),
        ReviewOf.DUMMYS_SUGGESTION: lambda t, n: matter("45", did_dummy_suggest, t.irregularity(n), n),
        ReviewOf.MISLED_IN_PLAY: lambda t, n: matter("47", were_they_misled, misled_of(t, n), n),
        ReviewOf.PENALTY_CARD: of_assistance,
        ReviewOf.PARTNERS_CHOICE: lambda t, n: matter("62", partners_choice, partners_choice_of(t, n), n),
        ReviewOf.REVOKE: lambda t, n: matter("64", reckoning, redress_of(t), n),
        ReviewOf.TRICK_POINTED_LATE: lambda t, n: matter("65", was_it_used, said_too_late_of(t, n), n),
        ReviewOf.CARD_PLAYED_TWICE: of_card_played_twice,
        ReviewOf.AWARENESS: lambda t, n: matter("72", could_have_known, awareness_of(t, n), n),
        ReviewOf.DIRECTORS_ERROR: lambda _t, n: score_after_error(n),
        ReviewOf.OTHER_TABLE: lambda t, _n: other_table_known(t),
    },
)
"""Which law takes up each review; the number is that of its irregularity, or 0."""
