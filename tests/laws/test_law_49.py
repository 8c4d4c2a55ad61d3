"""Law 49: what a defender lets be seen."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.irregularities import Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from tests.laws.with_penalty_cards import EAST_WINS, SOUTH_WINS, WEST_WINS, known, major, may_play, minor, sitting


@pytest.mark.parametrize(
    ("deed", "majors", "minors"),
    [
        ("E drops D3", set(), {"D3"}),
        ("E drops S9", set(), {"S9"}),
        ("E drops DT", {"DT"}, set()),
        ("E drops HK", {"HK"}, set()),
        ("E shows D3", {"D3"}, set()),
        ("E names HK", {"HK"}, set()),
    ],
)
def test_a_card_seen_becomes_the_penalty_card_that_50b_says(deed: str, majors: set[str], minors: set[str]) -> None:
    table = sitting(SOUTH_WINS, deed, "S notices").table
    assert (majors, minors) == (major(table, Seat.E), minor(table, Seat.E))
    assert () == table.exposed


@pytest.mark.parametrize(("answer", "majors"), [("minor", set()), ("major", {"D3"})])
def test_the_director_judges_what_a_small_card_named_is(answer: str, majors: set[str]) -> None:
    assert majors == major(sitting(SOUTH_WINS, "E names D3", "S notices", f"50B {answer}").table, Seat.E)


def test_nobody_is_asked_about_a_small_card_named_by_a_defender_who_has_a_penalty_card() -> None:
    now = sitting(SOUTH_WINS, "E drops HK", "S notices", "E names D3", "S notices")
    assert now.pending is None
    assert {"HK", "D3"} == major(now.table, Seat.E)


def test_unless_somebody_notices_nothing_happens() -> None:
    table = sitting(EAST_WINS, "E drops HK", "E leads DT").table
    assert () == table.penalty_cards
    assert Stage.COMMITTED is table.irregularities[0].stage


def test_a_card_played_since_is_not_ruled_on() -> None:
    now = sitting(EAST_WINS, "E drops HK", "E leads HK", "S notices")
    assert ((), ()) == (now.ruled, now.table.penalty_cards)


def test_both_defenders_cards_are_ruled_on_in_the_order_in_which_they_were_seen() -> None:
    now = sitting(SOUTH_WINS, "W drops HT", "E drops D3", "S notices")
    assert [1, 2] == [c.matter.irregularity for c in now.ruled]


def test_a_lead_before_the_choice_lies_there_until_somebody_speaks_of_it_or_declarer_chooses() -> None:
    now = sitting(WEST_WINS, "E drops HK", "E plays D3", "S notices", "W leads H2")
    assert set() == major(now.table, Seat.W)
    assert ["H2"] == [str(e.card) for e in now.table.exposed]


def test_a_lead_before_the_choice_stands_when_declarer_has_played_on() -> None:
    now = sitting(WEST_WINS, "E drops HK", "E plays D3", "S notices", "W leads H2", "N plays H3")
    assert now.pending is None
    assert ["H2", "H3"] == [str(p.card) for p in now.table.tricks[-1].cards]
    assert {"HK"} == major(now.table, Seat.E)


def test_a_lead_before_the_choice_is_a_major_penalty_card_and_the_choice_still_waits() -> None:
    now = sitting(WEST_WINS, "E drops HK", "E plays D3", "S notices", "W leads H2", "S notices")
    assert now.pending is not None
    assert "50D2" == now.pending.cite
    assert {"H2"} == major(now.table, Seat.W)
    assert () == now.table.tricks[-1].cards


def test_the_suit_prohibited_keeps_the_card_led_too_early_on_the_table() -> None:
    now = sitting(WEST_WINS, "E drops HK", "E plays D3", "S notices", "W leads H2", "50D2 prohibit H")
    assert {"H2"} == major(now.table, Seat.W)
    assert not any(c.startswith("H") for c in may_play(now.table, Seat.W))


def test_a_suit_that_was_not_prohibited_makes_the_card_led_too_early_be_led() -> None:
    now = sitting(WEST_WINS, "E drops HK", "E plays D3", "S notices", "W leads CJ", "50D2 prohibit H")
    assert {"CJ"} == may_play(now.table, Seat.W)


def test_the_director_may_designate_that_it_is_no_penalty_card() -> None:
    table = sitting(EAST_WINS, "E drops HK", "S notices", 'director waives: "a spectator stumbled"').table
    assert () == table.penalty_cards
    assert ("16D3", (Seat.W,)) == known(table, "HK")
    assert Stage.LAPSED is table.irregularities[0].stage


def test_the_director_may_designate_it_also_while_declarer_is_asked() -> None:
    now = sitting(WEST_WINS, "E drops HK", "E plays D3", "S notices", 'director waives: "a spectator stumbled"')
    assert now.pending is None
    assert () == now.table.penalty_cards


def test_a_hand_faced_without_a_claim_is_all_penalty_cards() -> None:
    table = sitting("E spreads", "S notices", "49 no", "50D2 no restriction").table
    assert 13 == len(major(table, Seat.E))
    assert Seat.E not in table.spread


def test_a_hand_faced_for_a_claim_has_no_penalty_card() -> None:
    table = sitting(SOUTH_WINS, "E spreads", "S notices", "49 yes").table
    assert ((), Phase.SUSPENDED) == (table.penalty_cards, table.phase)


def test_a_face_down_lead_that_the_choice_forbids_goes_back() -> None:
    table = sitting("W leads C4 face down", "E drops HK", "S notices", "50D2 require H").table
    assert () == table.face_down
    assert card("C4") in table.hands[Seat.W]


def test_a_face_down_lead_that_the_choice_allows_stays() -> None:
    table = sitting("W leads C4 face down", "E drops HK", "S notices", "50D2 prohibit H").table
    assert ["C4"] == [str(e.card) for e in table.face_down]


@pytest.mark.parametrize("noticed", ["S notices", "S notices DT", "S notices HK|S notices DT"])
def test_a_card_dropped_since_a_revoke_is_played_when_it_is_put_right_whichever_is_pointed_out(noticed: str) -> None:
    now = sitting(SOUTH_WINS, "S leads HJ|W plays H2|N plays H3", "E plays DT", "E drops HK", noticed)
    assert card("HK") is now.table.card_in(2, Seat.E)
