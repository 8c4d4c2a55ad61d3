"""The way in for boards, hands, understandings, conduct and spectators: the law that opens, at once or after play."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.table import Table
from bridgetable.laws.common.matters import Matter
from bridgetable.laws.law_06_shuffle_and_deal import of_deal_fault, of_new_deal
from bridgetable.laws.law_07_control_of_cards import of_touched, of_uncounted
from bridgetable.laws.law_16_other_sources import of_extraneous
from bridgetable.laws.law_40_understandings import REVIEWS, damage_of, of_understanding
from bridgetable.laws.law_74_conduct import of_conduct
from bridgetable.laws.law_76_spectators import of_spectator
from bridgetable.laws.law_82_directors_error import ERROR, score_after_error

OF_BOARD: dict[Kind, Callable[[Table, Irregularity], Matter | None]] = {
    Kind.DEAL_FAULT: of_deal_fault,
    Kind.NEW_DEAL_ASKED: of_new_deal,
    Kind.CARDS_NOT_COUNTED: of_uncounted,
    Kind.CARDS_TOUCHED: of_touched,
    Kind.UNDERSTANDING: of_understanding,
    Kind.CONDUCT: of_conduct,
    Kind.SPECTATOR: of_spectator,
    Kind.HEARD_BY_ALL: of_extraneous,
}


def review_of_board(table: Table, law: str, number: int) -> Matter | None:
    """The law that takes up a review of this sort kept for the end of play."""
    if law in REVIEWS:
        return damage_of(table, number)
    return score_after_error(number) if law == ERROR else None
