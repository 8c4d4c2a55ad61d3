"""Law 45D, 45F and 45G: what dummy puts down or touches, and cards turned too early."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat, Side
from bridgetable.session.act import act
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from tests.laws.with_leads import acted, keys

TWO_KINGS = (
    "board: 7\ndealer: S\nvulnerable: All\n"
    "deal: N:T864.KQJ2.K6.A85 Q5.84.AT752.9642 AKJ93.A75.84.T73 72.T963.QJ93.KQJ\ncontract: 4S by S\n"
)
NORTH_WON = "W leads CK|N plays CA|E plays C2|S plays C3"
WRONG = f'{NORTH_WON}|declarer calls "king of hearts"|N places DK'
ALL_FOLLOWED = f"{WRONG}|E plays H4|S plays H5|W plays H3"
PLAYED_ON = "N leads S4|E plays S5"


def at(*lines: str) -> Sitting:
    return acted(TWO_KINGS, *lines)


def trick(now: Sitting, number: int) -> str:
    return " ".join(str(p.card) for p in now.table.tricks[number - 1].cards)


def revokers(now: Sitting) -> list[Seat]:
    return [i.seat for i in now.table.irregularities if i.kind is Kind.REVOKE and i.stage.value != "lapsed"]


# --- 45D1 -------------------------------------------------------------------------------------------------------------


def test_in_time_the_card_named_takes_its_place() -> None:
    assert "HK" == trick(at(WRONG, "E notices"), 2)


def test_dummy_can_only_misplace_what_has_just_been_named() -> None:
    now = at(NORTH_WON, "N plays HK", "E plays H4", "N places DK")
    assert Kind.DUMMY_INDICATED is now.table.irregularities[-1].kind


def test_nobody_but_dummy_puts_down_dummys_cards() -> None:
    with pytest.raises(ImpossibleAction):
        act(at(NORTH_WON), action("E places C4"))


def test_each_defender_may_change_and_declarer_only_after_his_right_hand_opponent() -> None:
    now = at(ALL_FOLLOWED, "E notices")
    assert ("45D1", ("keep", "take back")) == keys(now)
    asked = []
    for answer in ("take back", "keep"):
        later = act(now, action(f"45D1 {answer}"))
        assert later.pending is not None
        asked.append(later.pending.by)
    assert [Seat.S, Seat.W] == asked


def test_a_card_played_after_attention_was_drawn_is_not_asked_about() -> None:
    assert at(WRONG, "E notices", "E plays H4").pending is None


def test_cards_that_followed_to_the_wrong_lead_and_are_no_longer_legal_go_back() -> None:
    assert "HK" == trick(at(WRONG, "E plays D2|S plays D4|W plays D3", "E notices"), 2)


def test_what_looked_like_revokes_is_none_when_the_lead_is_put_right() -> None:
    now = at(ALL_FOLLOWED, "E notices", "45D1 keep", "45D1 keep")
    assert ([], "HK H4 H5 H3") == (revokers(now), trick(now, 2))


def test_attention_to_one_of_those_revokes_brings_the_wrong_card_to_light() -> None:
    now = at(ALL_FOLLOWED, "S notices H4")
    assert ("45", "45D1") == (now.cases[-1].matter.law, keys(now)[0])


def test_one_side_having_led_to_the_next_trick_is_not_too_late() -> None:
    now = at(ALL_FOLLOWED, "N plays D6", "E notices", "45D1 take back", "45D1 keep", "45D1 keep")
    assert ("HK H5 H3", Seat.E, 2) == (trick(now, 2), now.table.turn, len(now.table.tricks))


def test_when_nobody_changes_and_dummy_has_still_won_the_next_lead_stays() -> None:
    now = at(ALL_FOLLOWED, "N plays D6", "E notices", "45D1 keep", "45D1 keep")
    assert ("D6", 3) == (trick(now, 3), len(now.table.tricks))


def test_the_named_card_comes_back_from_the_next_trick() -> None:
    now = at(ALL_FOLLOWED, "N plays HK", "E notices", "45D1 keep", "45D1 keep")
    assert "HK H4 H5 H3" == trick(now, 2)
    assert card("DK") in now.table.hands[Seat.N]


def test_a_card_named_against_the_rules_has_to_be_replaced_by_a_legal_one() -> None:
    assert ("62B", ("CA", "C8", "C5")) == keys(at("W leads CK|N plays HK|N places CA", "E notices"))


# --- 45D2 -------------------------------------------------------------------------------------------------------------


def test_qba_096_too_late_everything_stands_and_all_three_have_revoked() -> None:
    now = at(ALL_FOLLOWED, PLAYED_ON, "S notices")
    assert ("DK H4 H5 H3", [Seat.E, Seat.S, Seat.W]) == (trick(now, 2), revokers(now))
    ended = act(act(now, action("S claims 10")), action("all agree"))
    assert ((), "64C2b") == (ended.table.transfers, keys(ended)[0])


def test_qba_097_declarer_alone_revoked_so_a_trick_is_transferred() -> None:
    now = at(WRONG, "E plays D2|S plays H5|W plays D3", PLAYED_ON, "W notices", "S claims 10|all agree")
    assert [(Side.EW, 1, "64A2")] == [(t.to, t.tricks, t.cite) for t in now.table.transfers]


@pytest.mark.parametrize(
    ("line", "seat"), [("E plays H4|S plays D4|W plays D3", Seat.E), ("E plays D2|S plays D4|W plays H3", Seat.W)]
)
def test_qba_097_a_defender_alone_revoked_so_only_damage_is_looked_at(line: str, seat: Seat) -> None:
    now = at(WRONG, line, PLAYED_ON, "S notices", "S claims 10|all agree")
    assert ([seat], (), "64C1") == (revokers(now), now.table.transfers, keys(now)[0])


def test_who_followed_to_dummys_card_or_could_not_has_not_revoked() -> None:
    assert [] == revokers(at(WRONG, "E plays D2|S plays D4|W plays D3", PLAYED_ON, "S notices"))


def test_dummys_own_revoke_by_it_costs_no_trick() -> None:
    lines = f"{NORTH_WON}|N leads S4|E plays S5|S plays SA|W plays S2|S leads D4|W plays D3|N plays D6|N places C5"
    now = at(lines, "E plays DA|E leads D2|S plays D8", "W notices", "S claims 9|all agree")
    assert ([Seat.N], (), "64C1") == (revokers(now), now.table.transfers, keys(now)[0])


# --- 45F, 45G ---------------------------------------------------------------------------------------------------------


def test_dummy_indicating_a_card_stops_nothing_and_is_looked_at_after_play() -> None:
    now = at(NORTH_WON, "N indicates HK", "E notices")
    assert (None, Seat.N) == (now.pending, now.table.turn)
    assert ("45F", ("no", "yes")) == keys(act(act(now, action("S claims 10")), action("all agree")))


def test_without_attention_nothing_is_looked_at() -> None:
    assert at(NORTH_WON, "N indicates HK", "S claims 10|all agree").pending is None


def test_a_suggestion_that_damaged_the_defenders_is_adjusted() -> None:
    now = at(NORTH_WON, "N indicates HK", "E notices", "S claims 12|all agree", "45F yes", "12C1b 4")
    assert (-100, 100) == (now.table.score_for(Side.NS), now.table.score_for(Side.EW))


def test_dummy_moving_first_is_known_when_a_defender_has_played_before_his_partner() -> None:
    lines = f"{NORTH_WON}|N leads S4|E plays S5|S plays SA|W plays S2|S leads HA|N indicates HK|E plays H4"
    now = at(lines, "S notices H4", "47E1 no")
    assert ("ruled", "57C2") == (now.table.irregularities[-1].stage.value, now.table.irregularities[-1].settled_by)


def test_a_card_turned_before_all_have_played_stays_played() -> None:
    now = at(NORTH_WON, "N leads S4|E plays S5|E turns", "S notices")
    assert [("ruled", "45G")] == [(i.stage.value, i.settled_by) for i in now.table.irregularities]
    assert Seat.S is now.table.turn


def test_a_card_turned_when_all_have_played_is_in_order() -> None:
    assert at(NORTH_WON, "E turns").table.irregularities == ()
