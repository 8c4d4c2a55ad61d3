"""Law 47E2: cards played because of a mistaken explanation."""

from bridgetable.game.cards import card
from bridgetable.game.seats import Seat, Side
from tests.laws.with_revokes import after, keys, may_not_use

FIRST = "W DQ DA D2 D4"
EAST_HAS_PLAYED = f"{FIRST}|N leads S4|E plays SQ"


def test_the_last_card_may_come_back_if_it_was_played_because_of_the_explanation() -> None:
    assert ("director", "47E2a", "yes", "no") == keys(after(EAST_HAS_PLAYED, "S corrects an explanation"))


def test_the_player_may_take_it_back_and_plays_again() -> None:
    now = after(EAST_HAS_PLAYED, "S corrects an explanation", "47E2a yes", "47E2a take back")
    assert (Seat.E, True) == (now.table.turn, card("SQ") in now.table.hands[Seat.E])
    assert (Seat.N, Seat.S) == may_not_use(now.table, "SQ")


def test_he_may_leave_it() -> None:
    now = after(EAST_HAS_PLAYED, "S corrects an explanation", "47E2a yes", "47E2a keep")
    assert (None, Seat.S) == (now.pending, now.table.turn)


def test_what_was_wrong_with_a_card_that_comes_back_has_lapsed() -> None:
    lines = (f"{FIRST}|N leads S4|E plays D5", "S corrects an explanation", "47E2a yes", "47E2a take back")
    assert "lapsed" == after(*lines).table.irregularities[0].stage.value


def test_when_a_card_has_been_played_since_it_stays_and_damage_is_looked_at_after_play() -> None:
    now = after(EAST_HAS_PLAYED, "S plays SA", "S corrects an explanation", "47E2b yes")
    assert ["47E2b"] == [r.law for r in now.table.reviews]
    assert card("SQ") is now.table.tricks[1].card_of(Seat.E)


def test_when_no_card_was_played_because_of_it_nothing_is_kept() -> None:
    assert () == after(EAST_HAS_PLAYED, "S plays SA", "S corrects an explanation", "47E2b no").table.reviews


def test_a_side_cannot_take_back_its_own_card() -> None:
    assert "47E2b" == keys(after(EAST_HAS_PLAYED, "E corrects an explanation"))[1]


def test_a_face_down_lead_may_come_back() -> None:
    now = after("W leads DQ face down", "S corrects an explanation", "47E2a yes", "47E2a take back")
    assert ((), True) == (now.table.face_down, card("DQ") in now.table.hands[Seat.W])


def test_an_opening_lead_may_not_come_back_once_dummy_has_faced_a_card() -> None:
    assert "47E2b" == keys(after("W leads DQ", "S corrects an explanation", "47E2a yes"))[1]


def test_damage_by_a_card_that_could_not_come_back_is_adjusted() -> None:
    lines = (EAST_HAS_PLAYED, "S plays SA", "S corrects an explanation", "47E2b yes", "S claims 11|all agree")
    table = after(*lines, "47E2b yes", "12C1b 2").table
    assert -50 == table.score_for(Side.NS)
