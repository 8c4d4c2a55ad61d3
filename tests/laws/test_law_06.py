"""Laws 2, 6 and 7: boards, deals, and cards counted and touched."""

import pytest

from bridgetable.game.boards import Board, Vulnerability, numbered
from bridgetable.game.deals import deal
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat
from bridgetable.laws.law_02_boards import is_marked_rightly
from bridgetable.laws.law_06_shuffle_and_deal import is_dealt_apart
from tests.laws.with_calls import DEAL, auction, settled

PILES = [
    ((1, 2, 3, 4) * 13, True),
    ((1, 2, 3, 4, 5, 4, 3, 2, 1, 2, 3, 4, 5), True),
    ((1, 2, 3, 4, 4, 3, 2, 1, 1, 2, 3, 4), False),
    ((1, 2, 3, 4, 5, 1, 2, 3, 4, 5), False),
    ((1, 1, 1), False),
]


@pytest.mark.parametrize(("piles", "apart"), PILES)
def test_no_two_neighbours_of_the_deck_go_to_one_hand(piles: tuple[int, ...], *, apart: bool) -> None:
    assert apart is is_dealt_apart(piles)


def test_a_board_has_the_marks_of_its_number() -> None:
    assert all(is_marked_rightly(numbered(n, deal(DEAL))) for n in range(1, 41))
    assert not is_marked_rightly(Board(7, Seat.N, Vulnerability.ALL, deal(DEAL)))
    assert not is_marked_rightly(Board(7, Seat.S, Vulnerability.NONE, deal(DEAL)))


@pytest.mark.parametrize(("call", "cancelled"), [((), "6D1"), (("N:P",), "")])
@pytest.mark.parametrize("fault", ["a misdeal", "a card seen in the deal"])
def test_there_is_a_new_deal_only_before_the_auction_begins(fault: str, call: tuple[str, ...], cancelled: str) -> None:
    assert cancelled == auction("N", *call, f"E finds {fault}").table.cancelled


def test_no_result_stands_from_an_unshuffled_pack_at_any_time() -> None:
    lines = ("N:1S E:P S:P W:P", "E leads HA", "N claims 7", "all agree", "S finds an unshuffled deal", "6D2 no")
    table = auction("N", *lines, "12C2a not at fault", "12C2a not at fault", "6D2 no").table
    assert ("6D2", ["average plus"] * 2) == (table.cancelled, [a.grade.value for a in table.artificial])


def test_a_board_passed_out_is_not_dealt_again() -> None:
    sitting = auction("N", "N:P E:P S:P W:P", "E requests a new deal")
    assert (None, [("new deal asked for", "lapsed", "22B")]) == (sitting.pending, settled(sitting.table))


def test_declarer_may_touch_dummys_cards_and_nobody_his_own_to_that_effect() -> None:
    assert auction("N", "N:1S E:P S:P W:P", "E leads HA", "N touches cards of S", "E notices").pending is None
    with pytest.raises(ImpossibleAction, match="his own cards"):
        auction("N", "N touches cards of N")
