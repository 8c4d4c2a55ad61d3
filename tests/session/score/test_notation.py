"""What is said of the score is read as it is written."""

import pytest

from bridgetable.game.errors import NotationError
from bridgetable.session.notation import action, action_text
from bridgetable.session.score.actions import ScoreAction

SCORED = (
    "all agree on 10 tricks",
    "all agree on 1 trick",
    "E counts 9 tricks",
    'E counts 0 tricks: "the third diamond was ours"',
    "N enters NS +620",
    "W enters NS -100",
    "other table: 4S S +420",
    "other table: 3NTXX W -800",
    "other table: NS +420",
    "other table: passed out",
    "field: NS +420 -50 +0 +450",
)


@pytest.mark.parametrize("line", SCORED)
def test_what_is_said_of_the_score_is_written_as_it_was_read(line: str) -> None:
    read = action(line)
    assert isinstance(read, ScoreAction)
    assert line == action_text(read)


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("N enters EW -620", "N enters NS +620"),
        ("other table: EW -420", "other table: NS +420"),
        ("other table: NS 0", "other table: passed out"),
        ("field: EW -420 50", "field: NS +420 -50"),
    ],
)
def test_a_score_of_east_and_west_is_kept_as_that_of_north_and_south(line: str, same: str) -> None:
    assert action(same) == action(line)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("all agree on ten tricks", "a number of tricks, 0 to 13"),
        ("E counts 14 tricks", "a number of tricks, 0 to 13"),
        ("N enters 620", "a side and its score"),
        ("N enters NS many", "points such as"),
        ("other table: 8S S +420", "a contract, its declarer and the points"),
        ("other table: 4S +420", "a contract, its declarer and the points"),
        ("field: NS", "a side and its scores"),
    ],
)
def test_a_line_that_is_wrong_says_what_was_expected(line: str, expected: str) -> None:
    with pytest.raises(NotationError, match=expected):
        action(line)
