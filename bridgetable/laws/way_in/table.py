"""The way in for dummy's acts and for tricks: which law an irregularity, a wrong count of cards or a review opens."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_14_missing_card import HIDDEN, did_hidden_card_damage, hidden_of, of_missing_card
from bridgetable.laws.law_43_dummys_limitations import of_limit, of_warning
from bridgetable.laws.law_43_without_rights import GAINED, gain_of, have_defenders_gained
from bridgetable.laws.law_45_card_played import of_extra_card
from bridgetable.laws.law_45_dummy_indicates import (
    SUGGESTED,
    did_dummy_suggest,
    indicated_of,
    of_indicated_card,
    of_turned_early,
)
from bridgetable.laws.law_45_wrong_dummy_card import of_wrong_dummy_card
from bridgetable.laws.law_46_unclear_call import of_unclear_designation
from bridgetable.laws.law_47_misinformation import MISLED, misled_of, of_misexplanation, were_they_misled
from bridgetable.laws.law_58_simultaneous_plays import of_cards_at_once
from bridgetable.laws.law_65_arrangement_of_tricks import LATE, of_wrong_pointing, said_too_late_of, was_it_used
from bridgetable.laws.law_66_inspection_of_tricks import of_inspection, of_mixed_cards
from bridgetable.laws.law_67_defective_trick import of_omitted_card
from bridgetable.laws.law_67_strayed_card import TWICE, of_strayed_card, played_twice_of, score_is_adjusted
from bridgetable.laws.law_79_tricks_won import of_disagreement, of_wrong_score

AT_TABLE: dict[Kind, Callable[[Table, Irregularity], Matter | None]] = {
    Kind.EXTRA_CARD: of_extra_card,
    Kind.SIMULTANEOUS_CARDS: of_cards_at_once,
    Kind.DUMMY_OVERSTEPPED: of_limit,
    Kind.HAND_SHOWN_TO_DUMMY: of_limit,
    Kind.DEFENDER_ASKED_BY_DUMMY: of_limit,
    Kind.WARNED_WITHOUT_RIGHTS: of_warning,
    Kind.DUMMY_INDICATED: of_indicated_card,
    Kind.WRONG_DUMMY_CARD: of_wrong_dummy_card,
    Kind.UNCLEAR_DESIGNATION: of_unclear_designation,
    Kind.MISEXPLAINED: of_misexplanation,
    Kind.CARD_OMITTED: of_omitted_card,
    Kind.CARD_MISSING: of_missing_card,
    Kind.PLAYED_TWICE: of_strayed_card,
    Kind.TURNED_EARLY: of_turned_early,
    Kind.POINTED_WRONGLY: of_wrong_pointing,
    Kind.TRICK_INSPECTED: of_inspection,
    Kind.CARDS_MIXED: of_mixed_cards,
    Kind.TRICKS_MISCOUNTED: of_disagreement,
    Kind.TRICKS_DISPUTED: of_disagreement,
    Kind.WRONG_SCORE: of_wrong_score,
}
MISCOUNTS = frozenset(
    {Kind.EXTRA_CARD, Kind.SIMULTANEOUS_CARDS, Kind.CARD_OMITTED, Kind.CARD_MISSING, Kind.PLAYED_TWICE}
)


def review_at_table(table: Table, law: str, number: int) -> Matter | None:
    """The law that takes up a review of this sort kept for the end of play."""
    if law == GAINED:
        return matter("43", have_defenders_gained, gain_of(table, number), number)
    if law == SUGGESTED:
        return matter("45", did_dummy_suggest, indicated_of(table, table.irregularity(number)), number)
    if law == MISLED:
        return matter("47", were_they_misled, misled_of(table, number), number)
    if law == LATE:
        return matter("65", was_it_used, said_too_late_of(table, number), number)
    if law == HIDDEN:
        return matter("41", did_hidden_card_damage, hidden_of(table, number), number)
    twice = played_twice_of(table, number) if law == TWICE else None
    return None if twice is None else matter("67", score_is_adjusted, twice, number)


def miscount(table: Table) -> Matter | None:
    """What comes out by itself: the hand to play has no card left, or when all is played a hand still has one.

    That cannot be waived while play lasts: without its cards a hand cannot go on. When it has ended, what has been
    ruled on is not opened again.
    """
    short = {table.turn} if table.turn is not None and not table.hands[table.turn] else set()
    if table.phase is Phase.END and table.claim is None and table.contract is not None:
        short = {s for s in Seat if table.hands[s]}
    if not short:
        return None
    over = table.phase is Phase.END
    wrong = (i for i in table.irregularities if i.seat in short and i.kind in MISCOUNTS)
    found = (AT_TABLE[i.kind](table, i) for i in wrong if not (over and i.stage in {Stage.RULED, Stage.LAPSED}))
    return next((m for m in found if m is not None), None)
