"""The way in: which law an irregularity, a turn to play or the end of play opens."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.table import Phase, Table
from bridgetable.laws.law_11_forfeiture import FORFEITED, forfeited, take_away_advantage
from bridgetable.laws.law_48_declarer_exposes import (
    declarer_exposed,
    declarer_faced,
    declarers_card_of,
    faced_hand_of,
)
from bridgetable.laws.law_49_exposed_card import defender_exposed, exposed_cards_of
from bridgetable.laws.law_50_information import ASSISTANCE, assistance_of, did_it_help
from bridgetable.laws.law_50_lead_restriction import lead_choice_of, what_may_be_led
from bridgetable.laws.law_51_several_penalty_cards import designation_of, which_penalty_card
from bridgetable.laws.law_52_penalty_card_not_played import penalty_card_not_played, wrong_card_of
from bridgetable.laws.law_61_revoke import revoke_of
from bridgetable.laws.law_62_correction import unestablished_revoke
from bridgetable.laws.law_63_establishment import may_be_corrected
from bridgetable.laws.law_64_established_revoke import REDRESS, Redress, established_revoke, reckoning
from bridgetable.laws.matters import Matter, matter

Opens = Callable[[Table, Irregularity], Matter | None]


def matter_of(table: Table, one: Irregularity) -> Matter | None:
    """The law that rules on this irregularity as the table now stands, if there is anything left to rule."""
    if one.stage in {Stage.RULED, Stage.LAPSED}:
        return None
    opens = OPENS.get(one.kind)
    return None if opens is None else opens(table, one)


def due(table: Table) -> Matter | None:
    """The law that opens by itself: a choice before a card is led or played, or a review after play."""
    if table.phase is Phase.END:
        reviews = (review_of(table, r.law, r.irregularity) for r in table.reviews if not r.done)
        return next((found for found in reviews if found is not None), None)
    return before_play(table)


def before_play(table: Table) -> Matter | None:
    """What declarer must say before the defender whose turn it is may lead (50D2), or play (51A)."""
    if not table.penalty_cards:
        return None
    lead = lead_choice_of(table)
    if lead is not None:
        return matter("50", what_may_be_led, lead)
    designation = designation_of(table)
    return None if designation is None else matter("51", which_penalty_card, designation)


def review_of(table: Table, law: str, number: int) -> Matter | None:
    """The law that takes up a review kept for the end of play."""
    if law == FORFEITED:
        return matter("11", take_away_advantage, forfeited(table, number), number)
    if law == REDRESS:
        revoke = revoke_of(table, table.irregularity(number))
        return matter("64", reckoning, Redress(revoke, revoke.seat), number)
    if law == ASSISTANCE:
        assistance = assistance_of(table, number)
        return None if assistance is None else matter("50", did_it_help, assistance)
    return None


def of_declarers_card(table: Table, one: Irregularity) -> Matter | None:
    """A card of the declaring side seen goes to Law 48A."""
    seen = declarers_card_of(table, one)
    return None if seen is None else matter("48", declarer_exposed, seen, one.number)


def of_faced_hand(table: Table, one: Irregularity) -> Matter | None:
    """A hand faced by declarer goes to Law 48B."""
    faced = faced_hand_of(table, one)
    return None if faced is None else matter("48", declarer_faced, faced, one.number)


def of_defenders_card(table: Table, one: Irregularity) -> Matter | None:
    """A card of a defender seen goes to Law 49."""
    seen = exposed_cards_of(table, one)
    return None if seen is None else matter("49", defender_exposed, seen, one.number)


def of_penalty_card_left(table: Table, one: Irregularity) -> Matter | None:
    """A penalty card not played goes to Law 52."""
    wrong = wrong_card_of(table, one)
    return None if wrong is None else matter("52", penalty_card_not_played, wrong, one.number)


def of_revoke(table: Table, one: Irregularity) -> Matter | None:
    """A revoke goes to Law 62 while it can be corrected, else to Law 64."""
    if any(r.irregularity == one.number for r in table.reviews):
        return None
    revoke = revoke_of(table, one)
    if may_be_corrected(table, one):
        return matter("62", unestablished_revoke, revoke, one.number)
    return matter("64", established_revoke, revoke, one.number)


OPENS: dict[Kind, Opens] = {
    Kind.DECLARER_EXPOSED: of_declarers_card,
    Kind.HAND_SPREAD_EARLY: of_faced_hand,
    Kind.CARD_EXPOSED: of_defenders_card,
    Kind.CARD_NAMED: of_defenders_card,
    Kind.LEAD_BEFORE_CHOICE: of_defenders_card,
    Kind.PENALTY_CARD_NOT_PLAYED: of_penalty_card_left,
    Kind.REVOKE: of_revoke,
}
