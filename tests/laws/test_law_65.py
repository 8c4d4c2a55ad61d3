"""Laws 65 and 66: how tricks are kept, and who may look at them."""

import pytest

from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import OwnCard
from bridgetable.laws.law_66_inspection_of_tricks import may_see_own_card, may_see_trick
from bridgetable.session.act import act
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from tests.laws.with_revokes import after, keys, stages

FIRST = "W DQ DA D2 D4"
SECOND = f"{FIRST}|N S4 S5 SA S2"
POINTED = f"{SECOND}|W points 2 won"
ENDED = f"{FIRST}|W mixes"


def kinds(now: Sitting) -> list[Kind]:
    return [i.kind for i in now.table.irregularities]


def wrong(now: Sitting) -> tuple[OwnCard, ...]:
    return now.table.arrangement.pointed_wrongly


# --- 65 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "law"),
    [("W points 2 won", "65B2"), ("S points 2 lost", "65B1"), ("W points 2 lost", ""), ("S points 2 won", "")],
)
def test_a_card_points_to_partner_when_the_trick_is_won_and_to_the_opponents_when_lost(line: str, law: str) -> None:
    assert ([law] if law else []) == [i.law for i in after(SECOND, line).table.irregularities]


def test_who_points_his_own_card_rightly_after_all_has_put_it_right() -> None:
    assert ((), None) == (
        wrong(after(POINTED, "W points 2 lost")),
        after(POINTED, "W points 2 lost", "E notices").pending,
    )


@pytest.mark.parametrize("speaker", ["E", "S", "N"])
def test_anybody_dummy_too_may_point_it_out_until_his_side_has_played_on(speaker: str) -> None:
    now = after(POINTED, f"{speaker} notices S2")
    assert ((), [Kind.POINTED_WRONGLY]) == (wrong(now), kinds(now))


@pytest.mark.parametrize(("speaker", "in_time"), [("E", True), ("W", True), ("S", False), ("N", False)])
def test_qba_144_the_right_ends_with_the_own_sides_play_to_the_next_trick(speaker: str, in_time: bool) -> None:
    now = after(POINTED, "S leads HA", f"{speaker} notices S2")
    assert in_time is not bool(wrong(now))
    assert in_time is not bool(now.table.reviews)


def test_what_was_said_too_late_is_looked_at_after_play() -> None:
    now = after(POINTED, "S HA H3 H2 H4", "E notices S2", "S claims 9|all agree")
    assert ("director", "16B3", "no", "yes") == keys(now)


def test_a_card_is_pointed_only_in_a_trick_that_is_complete() -> None:
    with pytest.raises(ImpossibleAction):
        act(after(FIRST, "N leads S4"), action("N points 2 won"))


# --- 66 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "may"), [(Seat.N, False), (Seat.E, True), (Seat.S, True), (Seat.W, True)])
def test_declarer_and_the_defenders_may_see_the_trick_just_played(seat: Seat, may: bool) -> None:
    table = after(SECOND).table
    assert (may, may) == (may_see_trick(table, seat, 2), may_see_own_card(table, seat, 2))


def test_the_right_ends_with_the_own_sides_play_to_the_next_trick() -> None:
    table = after(SECOND, "S leads HA").table
    assert [True, False, True] == [may_see_trick(table, s, 2) for s in (Seat.E, Seat.S, Seat.W)]


def test_who_has_turned_his_card_may_only_look_at_that() -> None:
    table = after(SECOND, "W turns").table
    assert (False, True) == (may_see_trick(table, Seat.W, 2), may_see_own_card(table, Seat.W, 2))


def test_earlier_tricks_stay_closed_while_play_lasts() -> None:
    table = after(SECOND).table
    assert not any(may_see_trick(table, s, 1) or may_see_own_card(table, s, 1) for s in Seat)


def test_after_play_everybody_may_look() -> None:
    table = after(SECOND, "S claims 11|all agree").table
    assert all(may_see_trick(table, s, 1) for s in Seat)


def test_who_looks_without_a_right_may_be_penalised() -> None:
    assert [("ruled", "66C")] == stages(after(SECOND, "S looks at trick 1", "E looks at trick 2", "W notices").table)


def test_a_trick_that_has_not_been_played_cannot_be_looked_at() -> None:
    with pytest.raises(ImpossibleAction):
        act(after(SECOND), action("S looks at trick 3"))


# --- mixed cards ------------------------------------------------------------------------------------------------------


def test_mixed_cards_decide_nothing_while_the_facts_can_be_found() -> None:
    assert () == after(ENDED, "S claims 11|all agree", "N notices", "66D yes").table.adjustments


def test_the_side_that_alone_mixed_its_cards_loses_the_point() -> None:
    now = after(ENDED, "S claims 10|all agree", "N notices", "66D no", "66D 12")
    assert (980, "66D") == (now.table.score_for(Side.NS), now.table.adjustments[0].cite)


def test_when_both_have_mixed_their_cards_the_director_weighs_what_is_likely() -> None:
    now = after(ENDED, "S mixes", "S claims 11|all agree", "N notices", "66D no")
    assert ("85A1", 14) == (keys(now)[1], len(keys(now)) - 2)
