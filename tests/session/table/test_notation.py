"""What is said and done beside calling and playing is read as it is written."""

import pytest

from bridgetable.game.errors import NotationError
from bridgetable.session.notation import action, action_text
from bridgetable.session.table.actions import TableAction

LINES = (
    'declarer calls "low heart"',
    "N places DK",
    "N indicates HQ",
    "N exchanges hands",
    "N leaves the seat",
    "N looks at W",
    "W lets dummy look",
    "N warns",
    "N asks S",
    "S corrects an explanation",
    "W omits",
    "W loses D3",
    "W picks up D3",
    "E turns",
    "E points 5 won",
    "E points 13 lost",
    "S looks at trick 5",
    "S looks at own 5",
    "E mixes",
)


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_written_as_it_was_read(line: str) -> None:
    read = action(line)
    assert isinstance(read, TableAction)
    assert line == action_text(read)


@pytest.mark.parametrize(
    "line",
    [
        "declarer calls low heart",
        'declarer calls "banana"',
        "N looks around",
        "E points 14 won",
        "E points 5 up",
        "N exchanges seats",
        "W omits D3",
        "N looks at trick 0",
    ],
)
def test_a_line_that_says_something_else_is_refused(line: str) -> None:
    with pytest.raises(NotationError):
        action(line)
