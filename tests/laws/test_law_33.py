"""Law 33: two calls at the same moment."""

import pytest

from bridgetable.game.errors import ImpossibleAction, NotationError
from bridgetable.game.seats import Seat
from bridgetable.session.notation import action, action_text
from tests.laws.with_calls import auction, standing


@pytest.mark.parametrize("line", ["N calls 1S while E calls 2H", "E calls 2H while N calls 1S"])
def test_the_call_of_the_player_in_turn_comes_first(line: str) -> None:
    table = auction("N", line).table
    assert (["N:1S", "E:2H"], Seat.S) == (standing(table), table.turn)


def test_the_other_can_be_out_of_rotation() -> None:
    table = auction("N", "W calls 2H while N calls 1S").table
    assert (["N:1S"], ["call out of rotation"]) == (standing(table), [i.kind.value for i in table.irregularities])


def test_one_player_makes_one_call_at_a_time() -> None:
    with pytest.raises(ImpossibleAction, match="same moment"):
        auction("N", "N calls 1S while N calls 2H")


@pytest.mark.parametrize("line", ["N calls 1S while E calls 2H", "N changes to 2H", "N changes to H2"])
def test_the_lines_are_read_as_they_are_written(line: str) -> None:
    assert line == action_text(action(line))


def test_half_of_a_line_is_refused() -> None:
    with pytest.raises(NotationError, match="as in E calls 2H while W calls 3D"):
        action("N calls 1S while E")
