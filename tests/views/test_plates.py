"""What the plates say of whose turn it is, and of who has gone wrong."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import Seat
from bridgetable.views.table.table_view import Light, PlateView
from bridgetable.views.view import view_for

HEAD = """bridgetable 1
title: A card falls
board: 3
dealer: S
vulnerable: EW
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4

"""
LED = "contract: 4S by S\n\nW leads CQ\n"


def plate(told: str, seat: Seat) -> PlateView:
    return view_for(acted_out(read_journal(told, "told.table"), "told.table")).plates[seat]


@pytest.mark.parametrize(
    ("told", "seat", "turn", "wrong"),
    [
        (HEAD + "S drops SA\n", Seat.S, "TO CALL", "EXPOSED"),
        (HEAD[:-1] + LED + "N plays C2\nE drops HK\n", Seat.E, "TO PLAY", "EXPOSED"),
        (HEAD[:-1] + LED + "N plays C2\nE plays CA\nS plays C5\nE drops HK\n", Seat.E, "TO LEAD", "EXPOSED"),
    ],
)
def test_the_offender_on_turn_is_told_both_that_it_is_his_turn_and_what_he_did(
    told: str, seat: Seat, turn: str, wrong: str
) -> None:
    found = plate(told, seat)
    assert (Light.LIT, turn, wrong, "") == (found.light, found.pill, found.wrong, found.role)


def test_the_offender_not_on_turn_is_told_what_he_did_alone() -> None:
    found = plate(HEAD[:-1] + LED + "E drops HK\n", Seat.E)
    assert (Light.IRREGULAR, "EXPOSED", "") == (found.light, found.pill, found.wrong)


def test_both_who_took_each_others_hands_hold_a_wrong_hand() -> None:
    told = HEAD + "N swaps hands with E\n"
    assert ["", "WRONG HAND", "WRONG HAND"] == [plate(told, s).pill for s in (Seat.W, Seat.N, Seat.E)]
