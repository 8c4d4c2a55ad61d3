"""Law 39: a call after the final pass."""

import pytest

from bridgetable.game.seats import Seat
from tests.laws.with_calls import auction, may_be_barred, record, settled

OVER = ("N", "N:1S E:P S:P W:P")


@pytest.mark.parametrize(
    ("calls", "cite", "barred"),
    [
        ("E:2H", "39C", [Seat.E]),
        ("E:X", "39C", [Seat.E]),
        ("E:P", "39B", []),
        ("N:4S", "39B", []),
        ("S:2S", "39B", []),
        ("E:2H S:2S", "39B", []),
    ],
)
def test_only_a_defenders_bid_or_double_that_lho_has_not_called_over_can_cost_a_lead(
    calls: str, cite: str, barred: list[Seat]
) -> None:
    table = auction(*OVER, calls, "N notices").table
    assert (cite, barred, "1S") == (settled(table)[0][2], may_be_barred(table), str(table.contract))
    assert {"cancelled"} == {standing for _, _, standing in record(table)[4:]}


def test_a_suit_is_barred_at_once_when_partner_is_to_make_the_opening_lead() -> None:
    pending = auction(*OVER, "W:2H", "S notices").pending
    assert pending is not None
    assert ("26B", Seat.N) == (pending.cite, pending.by)


def test_a_call_made_during_play_costs_no_lead_when_partner_has_led_already() -> None:
    sitting = auction(*OVER, "E leads HA", "W:2H", "N notices")
    assert sitting.pending is None


def test_after_four_passes_it_changes_nothing() -> None:
    table = auction("N", "N:P E:P S:P W:P N:1S", "E notices").table
    assert ("play ended", 0) == (table.phase.value, table.score_for(Seat.N.side))
