"""Law 59: who cannot comply plays any card that is otherwise legal."""

import pytest

from bridgetable.game.cards import cards
from bridgetable.game.seats import Seat
from bridgetable.laws.common.legal_play import legal_cards
from tests.laws.with_leads import SOUTH_WON, in_play, opening

WEST_LEADS = "W leads CK|E drops {card}|S notices|N plays C5|E plays {other}|S plays C3"


@pytest.mark.parametrize(("choice", "left"), [("require S", "S7 S2"), ("prohibit S", "HT H9 H6 H3 DQ DJ D9 D3 CQ CJ")])
def test_a_hand_that_can_complies(choice: str, left: str) -> None:
    table = in_play(WEST_LEADS.format(card="SQ", other="C2"), f"50D2 {choice}").table
    assert cards(left) == legal_cards(table, Seat.W)


def test_a_hand_without_the_required_suit_leads_any_card() -> None:
    lines = "E drops CA|S notices|S plays D2|W plays DK|N plays D4|E plays D3|50D2 require C"
    table = opening(SOUTH_WON, lines).table
    assert (Seat.W, table.hands[Seat.W]) == (table.turn, legal_cards(table, Seat.W))


def test_a_hand_obliged_to_follow_suit_follows() -> None:
    lines = "W leads CK|N plays CA|E plays C2|S plays C3|N plays S4|W plays H3|S notices|47E1 no|57A require|57A3 H"
    assert cards("SQ S5") == legal_cards(in_play(lines).table, Seat.E)
