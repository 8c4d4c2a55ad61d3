"""Law 48: what declarer shows or drops."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.irregularities import Stage
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from tests.laws.with_penalty_cards import EAST_WINS, SOUTH_WINS, sitting


@pytest.mark.parametrize("deed", ["S drops SA", "S shows H4", "S drops D2"])
@pytest.mark.parametrize("before", ["", EAST_WINS])
def test_no_card_of_declarer_becomes_a_penalty_card(before: str, deed: str) -> None:
    lines = [text for text in (before, deed) if text]
    now = sitting(*lines, "E notices")
    assert now.pending is None
    assert ((), ()) == (now.table.penalty_cards, now.table.exposed)
    assert "48A" == now.table.irregularities[0].settled_by


def test_a_card_that_declarer_dropped_need_not_be_played() -> None:
    table = sitting(SOUTH_WINS, "S drops SA", "E notices", "S leads D2").table
    assert card("SA") in table.hands[Seat.S]
    assert card("D2") is table.tricks[-1].card_of(Seat.S)


def test_a_card_played_since_is_not_ruled_on() -> None:
    now = sitting(SOUTH_WINS, "S drops SQ", "S leads SQ", "E notices")
    assert () == now.ruled
    assert Stage.COMMITTED is now.table.irregularities[0].stage


def test_the_director_is_asked_whether_a_faced_hand_was_a_claim() -> None:
    pending = sitting(SOUTH_WINS, "S spreads", "E notices").pending
    assert pending is not None
    assert ("48B2", ("yes", "no")) == (pending.cite, pending.keys)


def test_a_hand_faced_without_a_claim_is_taken_up_again() -> None:
    table = sitting(SOUTH_WINS, "S spreads", "E notices", "48B2 no").table
    assert (Seat.N,) == table.spread
    assert () == table.reviews


def test_a_hand_faced_for_a_claim_suspends_play_until_the_tricks_are_said() -> None:
    now = sitting(SOUTH_WINS, "S spreads", "E notices", "48B2 yes")
    assert ((), Phase.SUSPENDED) == (now.table.reviews, now.table.phase)
    assert now.pending is not None
    assert (Seat.S, "68A") == (now.pending.by, now.pending.cite)
    assert Seat.S in now.table.spread


def test_a_lead_by_declarer_while_the_director_rules_is_a_lead_out_of_turn_with_its_options() -> None:
    now = sitting(EAST_WINS, "E names D3", "S notices", "S plays SA", "47E1 no", "55A refuse", "55A refuse")
    assert now.pending is not None
    assert "50B" == now.pending.cite
    assert card("SA") in now.table.hands[Seat.S]
    assert ["D3"] == [str(e.card) for e in now.table.exposed]
