"""Law 51: several penalty cards."""

import pytest

from bridgetable.game.cards import card, cards, descending
from bridgetable.game.seats import Seat
from bridgetable.laws.law_51_several_penalty_cards import cites_to_leave_free, cites_to_prohibit, cites_to_require
from bridgetable.session.sitting import Sitting
from tests.laws.with_penalty_cards import EAST_WINS, EAST_WITH_THE_QUEEN, SOUTH_WINS, known, major, may_play, sitting

IN_TWO_SUITS = ("E drops H5", "E drops H7", "E drops DQ", "S notices")


def after(choice: str) -> Sitting:
    return sitting(*IN_TWO_SUITS, f"50D2 {choice}", deal=EAST_WITH_THE_QUEEN)


@pytest.mark.parametrize(
    ("choice", "left", "suits"),
    [
        ("require H", {"DQ"}, {"H"}),
        ("require D", {"H5", "H7"}, {"D"}),
        ("prohibit H", {"DQ"}, {"S", "D", "C"}),
        ("prohibit D", {"H5", "H7"}, {"S", "H", "C"}),
        ("prohibit H D", set(), {"S", "C"}),
        ("no restriction", {"H5", "H7", "DQ"}, {"S", "H", "D", "C"}),
    ],
)
def test_every_card_of_the_suits_named_is_picked_up_and_no_other(choice: str, left: set[str], suits: set[str]) -> None:
    table = after(choice).table
    assert left == major(table, Seat.E)
    assert suits == {c[0] for c in may_play(table, Seat.W)}


def test_declarer_may_not_require_one_suit_and_prohibit_another() -> None:
    pending = sitting(*IN_TWO_SUITS, deal=EAST_WITH_THE_QUEEN).pending
    assert pending is not None
    assert ("require H", "require D", "prohibit H", "prohibit D", "prohibit H D", "no restriction") == pending.keys


def test_a_small_card_that_is_left_alone_stays_major() -> None:
    table = sitting("E drops H5", "E drops DQ", "S notices", "50D2 prohibit D", deal=EAST_WITH_THE_QUEEN).table
    assert {"H5"} == major(table, Seat.E)


@pytest.mark.parametrize(
    ("held", "require", "prohibit", "free"),
    [
        ("HK", ("50D2a",), ("50D2a",), ("50D2b",)),
        ("HK H5", ("51B1a",), ("51B1b",), ("50D2b",)),
        ("HK DQ", ("51B2a",), ("51B2b",), ("51B2c",)),
        ("HK H5 DQ", ("51B2a", "51B1a"), ("51B2b",), ("51B2c",)),
    ],
)
def test_the_clause_follows_from_the_cards_and_suits(
    held: str, require: tuple[str, ...], prohibit: tuple[str, ...], free: tuple[str, ...]
) -> None:
    lying = descending(cards(held))
    found = (cites_to_require(lying, card("HK").suit), cites_to_prohibit(lying), cites_to_leave_free(lying))
    assert (require, prohibit, free) == found


def test_declarer_designates_among_the_penalty_cards_that_can_be_played() -> None:
    pending = sitting(EAST_WINS, "E drops H8", "E drops DT", "E drops S9", "S notices").pending
    assert pending is not None
    assert (Seat.S, "51A", ("S9", "H8", "DT")) == (pending.by, pending.cite, pending.keys)


def test_the_card_designated_must_be_played() -> None:
    table = sitting(EAST_WINS, "E drops H8", "E drops DT", "S notices", "51A H8").table
    assert {"H8"} == may_play(table, Seat.E)
    assert {"H8", "DT"} == major(table, Seat.E)


def test_nobody_designates_when_only_one_penalty_card_can_be_played() -> None:
    now = sitting(SOUTH_WINS, "E drops H8", "E drops DT", "S notices", "S leads D2|W plays D6|N plays DQ")
    assert now.pending is None
    assert {"DT"} == may_play(now.table, Seat.E)


def test_declarer_designates_before_the_opening_lead_too() -> None:
    assert {"HT"} == may_play(sitting("W drops CQ", "W drops HT", "S notices", "51A HT").table, Seat.W)


def test_the_choice_of_a_suit_comes_before_the_designation() -> None:
    lines = ("W drops CQ", "W drops HT", "W drops H9", "E drops HK", "S notices")
    first = sitting(*lines).pending
    assert first is not None
    assert "50D2" == first.cite
    second = sitting(*lines, "50D2 require H").pending
    assert second is not None
    assert ("51A", ("HT", "H9")) == (second.cite, second.keys)
    assert {"CQ"} == may_play(sitting(*lines, "50D2 prohibit H").table, Seat.W)


def test_a_designation_falls_away_when_another_ruling_gives_the_lead_to_declarer() -> None:
    wrong = ("E drops H8", "E drops DT", "S notices", "S leads HJ|W plays H2|N plays H3|E plays HK")
    waiting = sitting(SOUTH_WINS, *wrong).pending
    assert waiting is not None
    assert "51A" == waiting.cite
    now = sitting(SOUTH_WINS, *wrong, "S notices", "52B1a no")
    assert now.pending is None
    assert Seat.S is now.table.turn


def test_a_card_led_before_the_designation_is_declarers_to_accept() -> None:
    now = sitting(EAST_WINS, "E drops H8", "E drops DT", "S notices", "E leads C6")
    assert now.pending is not None
    assert ("52B1a", ("yes", "no")) == (now.pending.cite, now.pending.keys)


def test_declarer_designates_too_when_a_revoke_is_put_right() -> None:
    two = (SOUTH_WINS, "E drops H5", "S notices", "E drops H7", "S notices", "S leads HJ|W plays H2|N plays H3")
    now = sitting(*two, "E plays DT", "S notices")
    assert now.pending is not None
    assert (Seat.S, "51A", ("H7", "H5")) == (now.pending.by, now.pending.cite, now.pending.keys)
    table = sitting(*two, "E plays DT", "S notices", "51A H5").table
    assert (card("H5"), {"H7", "DT"}) == (table.tricks[1].card_of(Seat.E), major(table, Seat.E))
    assert ("50E3", (Seat.W,)) == known(table, "H5")


def test_declarer_designates_too_when_a_card_left_out_is_supplied() -> None:
    two = (SOUTH_WINS, "E drops H5", "S notices", "S leads HJ|W plays H2|N plays H3", "E omits", "E drops H7")
    now = sitting(*two, "S notices")
    assert now.pending is not None
    assert (Seat.S, "51A", ("H7", "H5")) == (now.pending.by, now.pending.cite, now.pending.keys)
