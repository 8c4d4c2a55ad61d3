"""Laws 17D3 and 34: three passes that do not end the auction."""

from bridgetable.game.seats import Seat
from tests.laws.with_calls import auction, record, settled, standing


def test_the_auction_goes_back_to_the_player_who_missed_his_turn() -> None:
    table = auction("N", "N:1H E:1S S:2S W:4S E:P S:P W:P").table
    assert Seat.N is table.turn
    assert ["N:1H", "E:1S", "S:2S", "W:4S"] == standing(table)
    assert [("call out of rotation", "ruled", "17D3")] == settled(table)


def test_the_passes_are_unauthorised_for_the_side_that_passed_out_of_rotation_first() -> None:
    table = auction("N", "N:1H S:P W:P N:P").table
    assert {(Seat.N, Seat.S)} == {i.may_not for i in table.information}
    assert {(Seat.E, Seat.W)} == {i.may_use for i in table.information}


def test_a_pass_in_turn_before_it_stays() -> None:
    assert ["W:1H", "N:P".replace("P", "Pass")] == standing(auction("W", "W:1H N:P S:P W:P").table)


def test_it_makes_no_difference_that_the_pass_was_accepted() -> None:
    table = auction("N", "N:1H S:P", "W notices", "29A yes", "W:P N:P").table
    assert Seat.E is table.turn
    assert ("S", "Pass", "cancelled") in record(table)


def test_four_passes_end_it_when_the_dealer_was_passed_over_and_passed_last() -> None:
    assert "play ended" == auction("N", "E:P S:P W:P N:P").table.phase.value
