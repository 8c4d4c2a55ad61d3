"""Law 52: a penalty card that is not played."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.game.seats import Seat
from bridgetable.rulings.explore import leaves
from tests.laws.with_penalty_cards import EAST_WINS, SOUTH_WINS, known, major, may_play, minor, sitting

LED_WRONG = (EAST_WINS, "E drops HK", "S notices", "E leads DT")
FOLLOWED_WRONG = (SOUTH_WINS, "E shows H8", "S notices", "S leads HJ|W plays H2|N plays H3", "E plays HK")


def test_declarer_accepts_or_refuses() -> None:
    pending = sitting(*LED_WRONG, "S notices").pending
    assert pending is not None
    assert (Seat.S, "52B1a", ("yes", "no")) == (pending.by, pending.cite, pending.keys)


def test_accepted_the_card_stands_and_the_penalty_card_stays_one() -> None:
    table = sitting(*LED_WRONG, "S notices", "52B1a yes").table
    assert card("DT") is table.tricks[-1].lead
    assert {"HK"} == major(table, Seat.E)


def test_refused_the_penalty_card_takes_its_place_and_the_card_becomes_one() -> None:
    table = sitting(*LED_WRONG, "S notices", "52B1a no").table
    assert card("HK") is table.tricks[-1].lead
    assert {"DT"} == major(table, Seat.E)
    assert {"HA", "HJ", "H4"} == may_play(table, Seat.S)
    assert ("50E3", (Seat.W,)) == known(table, "HK")
    assert ("50E1", ()) == known(table, "DT")


@pytest.mark.parametrize("hand", [Seat.S, Seat.N])
def test_a_play_by_declarer_from_either_hand_is_an_answer(hand: Seat) -> None:
    pending = sitting(*LED_WRONG, "S notices").pending
    assert pending is not None
    assert (hand, "yes") in [(a.hand, a.key) for a in pending.acts]


def test_declarer_who_plays_on_while_asked_accepts() -> None:
    now = sitting(*LED_WRONG, "S notices", "S plays D2")
    assert now.pending is None
    assert ["DT", "D2"] == [str(p.card) for p in now.table.tricks[-1].cards]
    assert "52B1a" == now.table.irregularities[1].settled_by


def test_declarer_who_has_played_on_must_accept() -> None:
    now = sitting(*LED_WRONG, "S plays D2", "S notices")
    assert now.pending is None
    assert "52B1b" == now.table.irregularities[1].settled_by
    assert {"HK"} == major(now.table, Seat.E)


def test_a_penalty_card_left_lying_goes_on_binding_though_nobody_noticed() -> None:
    now = sitting(*LED_WRONG, "S plays D2|W plays DA|N plays D5")
    assert now.pending is not None
    assert ("50D2", 3) == (now.pending.cite, now.table.trick_number)


def test_the_card_of_a_full_trick_can_be_refused_and_the_trick_changes_hands() -> None:
    table = sitting(*FOLLOWED_WRONG, "S notices", "52B1a no").table
    assert (Seat.S, Seat.S) == (table.winners[1], table.turn)
    assert {"HK"} == major(table, Seat.E)


def test_every_card_wrongly_put_down_becomes_a_penalty_card() -> None:
    now = sitting(*FOLLOWED_WRONG, "E leads DT", "S notices", "52B1a no")
    assert now.pending is None
    assert {"HK", "DT"} == major(now.table, Seat.E)
    assert {Stage.RULED} == {i.stage for i in now.table.irregularities if i.kind is Kind.PENALTY_CARD_NOT_PLAYED}
    assert () == now.table.tricks[-1].cards


def test_a_minor_penalty_card_takes_the_place_of_a_small_card_which_becomes_major() -> None:
    lines = (SOUTH_WINS, "E drops H7", "S notices", "S leads HJ|W plays H2|N plays H3", "E plays H5", "S notices")
    table = sitting(*lines, "52B1a no").table
    assert card("H7") is table.tricks[1].card_of(Seat.E)
    assert ({"H5"}, set()) == (major(table, Seat.E), minor(table, Seat.E))


def test_an_honour_in_place_of_a_minor_penalty_card_is_regular() -> None:
    lines = (SOUTH_WINS, "E drops H7", "S notices", "S leads HJ|W plays H2|N plays H3", "E plays HK")
    assert [Kind.CARD_EXPOSED] == [i.kind for i in sitting(*lines).table.irregularities]


def test_the_penalty_card_that_declarer_designated_is_the_one_that_is_substituted() -> None:
    lines = (EAST_WINS, "E drops H8", "E drops DT", "S notices", "51A H8", "E leads DT", "S notices", "52B1a no")
    table = sitting(*lines).table
    assert card("H8") is table.tricks[-1].lead
    assert {"DT"} == major(table, Seat.E)


def test_a_card_accepted_by_playing_on_is_looked_at_again_after_play() -> None:
    lines = (*LED_WRONG, "S plays D2|W plays D6|N plays DQ", "S notices", "N leads S4|E plays S5|S plays SA|W plays S2")
    claimed = sitting(*lines, "S claims 10|all agree")
    assert claimed.pending is not None
    assert "64C1" == claimed.pending.cite
    assert () == claimed.table.transfers


def test_a_card_that_declarer_chose_to_accept_is_not() -> None:
    table = sitting(*LED_WRONG, "S notices", "52B1a yes").table
    assert () == tuple(r for r in table.reviews if r.law == "64")


def test_each_answer_ends_the_case() -> None:
    case = sitting(*LED_WRONG, "S notices").cases[-1]
    assert 2 == len(list(leaves(case.matter.procedure, case.matter.subject, case.base)))


def test_a_card_seen_together_with_the_wrong_one_was_no_penalty_card_then() -> None:
    two = (SOUTH_WINS, "E shows H8", "S notices", "S leads HJ|W plays H2|N plays H3", "E plays HK H5", "S notices")
    table = sitting(*two, "58B1 all", "58B2 HK", "52B1a no").table
    assert card("H8") is table.tricks[1].card_of(Seat.E)
    assert {"HK", "H5"} == major(table, Seat.E)
