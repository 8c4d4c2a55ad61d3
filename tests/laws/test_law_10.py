"""Law 10: who determines rectification, and how options are put."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat
from bridgetable.session.act import act
from bridgetable.session.cards.actions import TakeBack
from tests.laws.with_leads import EAST_WON, NORTH_WON, in_play, keys, settled

PENALTY_CARD = f"{NORTH_WON}|E drops SQ|S notices"
PUT_RIGHT = f"{NORTH_WON}|N plays S4|E plays D2|E takes back D2|E plays S5|S notices"


def test_players_do_not_waive_a_penalty_card_themselves() -> None:
    now = in_play(PENALTY_CARD, "E takes back SQ")
    assert [("49", True)] == [(p.cite, p.picked_up) for p in now.table.penalty_cards]
    assert "10A" == now.table.irregularities[-1].law


def test_the_director_may_let_stand_what_the_players_waived_or_undo_it() -> None:
    assert ("10B", ("allow", "cancel")) == keys(in_play(PENALTY_CARD, "E takes back SQ", "W notices"))


@pytest.mark.parametrize(("answer", "lying"), [("allow", []), ("cancel", [("SQ", True)])])
def test_a_penalty_card_taken_back_lies_there_again_only_if_the_director_undoes_it(
    answer: str, lying: list[tuple[str, bool]]
) -> None:
    table = in_play(PENALTY_CARD, "E takes back SQ", "W notices", f"10B {answer}").table
    assert lying == [(str(p.card), p.major) for p in table.penalty_cards]


def test_a_minor_penalty_card_that_was_taken_back_is_minor_again() -> None:
    table = in_play(NORTH_WON, "E drops C4", "S notices", "E takes back C4", "W notices", "10B cancel").table
    assert [(card("C4"), False)] == [(p.card, p.major) for p in table.penalty_cards]


def test_a_revoke_put_right_too_early_is_rectified_as_a_revoke() -> None:
    table = in_play(PUT_RIGHT, "10B cancel").table
    assert [("ruled", "62A"), ("ruled", "10B")] == settled(table)
    assert [(card("D2"), True)] == [(p.card, p.major) for p in table.penalty_cards]
    assert card("S5") is table.tricks[-1].card_of(Seat.E)


def test_a_change_of_mind_is_undone() -> None:
    lines = ("N plays S4", "E plays SQ", "E takes back SQ", "E plays S5", "S notices", "10B cancel")
    table = in_play(NORTH_WON, *lines).table
    assert card("SQ") is table.tricks[-1].card_of(Seat.E)
    assert [(card("S5"), True)] == [(p.card, p.major) for p in table.penalty_cards]


def test_a_card_taken_back_and_not_replaced_is_played_again() -> None:
    table = in_play(NORTH_WON, "N plays S4", "E plays SQ", "E takes back SQ", "S notices", "10B cancel").table
    assert (card("SQ"), Seat.S) == (table.tricks[-1].card_of(Seat.E), table.turn)


def test_declarer_may_take_up_a_card_that_he_exposed() -> None:
    table = in_play(NORTH_WON, "S drops SA", "S takes back SA").table
    assert ((), 1) == (table.exposed, len(table.irregularities))


def test_a_card_of_a_quitted_trick_cannot_be_taken_back() -> None:
    now = in_play(NORTH_WON, "N plays S4")
    with pytest.raises(ImpossibleAction, match="does not lie before"):
        act(now, TakeBack(Seat.E, card("C2")))


def test_a_lead_taken_back_is_refused_once_the_other_side_has_played_to_another() -> None:
    lines = ("E leads DA", "E takes back DA", "N plays S4", "S notices", "10B cancel")
    table = in_play(NORTH_WON, *lines).table
    assert [(card("DA"), True)] == [(p.card, p.major) for p in table.penalty_cards]
    assert card("S4") is table.tricks[-1].lead


def test_a_lead_taken_back_counts_again_while_only_partner_has_led_since() -> None:
    now = in_play(EAST_WON, "W leads CK", "W takes back CK", "E leads H4", "S notices", "10B cancel", "47E1 no")
    assert ("56", ("accept", "refuse")) == keys(now)
    assert [card("H4")] == [p.card for p in now.table.penalty_cards]


@pytest.mark.parametrize("answer", ["allow", "cancel"])
def test_who_had_played_to_a_revoke_may_change_his_card_whatever_becomes_of_the_card(answer: str) -> None:
    lines = ("N plays S4", "E plays D2", "S plays S3", "E takes back D2", "E plays S5", "S notices", f"10B {answer}")
    assert "62C1" == keys(in_play(NORTH_WON, *lines))[0]
