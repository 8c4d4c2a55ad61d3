"""Law 38: a bid of more than seven."""

from bridgetable.game.seats import Seat
from tests.laws.with_calls import auction, may_be_barred, must_pass, standing


def test_a_pass_stands_instead_and_both_partners_pass_to_the_end() -> None:
    table = auction("N", "N:7NT E:8C", "S notices").table
    assert (["N:7NT", "E:Pass"], Seat.S) == (standing(table), table.turn)
    assert [("E", "38C"), ("W", "38C")] == [(seat, cite) for seat, _, cite in must_pass(table)]
    assert ([Seat.E], ["72C"]) == (may_be_barred(table), [r.law for r in table.reviews])


def test_no_lead_restriction_and_no_review_once_lho_has_called() -> None:
    table = auction("N", "N:1S E:8C S:P W:P", "S notices").table
    assert (["N:1S", "E:Pass"], [], ()) == (standing(table), may_be_barred(table), table.reviews)


def test_the_director_steps_in_before_it_could_be_played() -> None:
    table = auction("N", "N:7NT E:P S:8C W:P N:P E:P").table
    assert (["N:7NT", "E:Pass", "S:Pass"], Seat.W) == (standing(table), table.turn)
    assert "7NT" == str(auction("N", "N:7NT E:P S:8C W:P N:P E:P W:P").table.contract)


def test_alone_it_leaves_the_others_to_call() -> None:
    table = auction("N", "N:8S E:P S:P W:P").table
    assert (["N:Pass"], Seat.E) == (standing(table), table.turn)


def test_out_of_turn_no_pass_is_put_in_its_place() -> None:
    table = auction("N", "N:1S W:8C", "S notices").table
    assert (["N:1S"], Seat.E) == (standing(table), table.turn)


def test_a_pass_that_completes_the_auction_completes_it() -> None:
    assert "7NT" == str(auction("N", "N:7NT E:P S:P W:8C", "N notices").table.contract)
