"""Law 40: understandings not disclosed, not allowed or varied, and calls that depart from them."""

import pytest

from bridgetable.game.errors import ImpossibleAction
from tests.laws.with_calls import auction, settled

OVERCALLED = "N:1S E:2H"


@pytest.mark.parametrize(
    ("said", "answer", "review"),
    [
        ("E deviates with 2H", "40C1 yes", "40C1"),
        ("W withholds 2H: “may be four”", "40B5a yes", "40B3a"),
        ("E breaks regulations with 2H", "40B4 no", "40B4"),
        ("E varies 2H after their irregularity", "40B2aiv yes", "40B4"),
        ("E varies 2H after a question", "", "40B4"),
        ("E varies 2H after an answer", "", "40B4"),
        ("E varies 2H after own irregularity", "", "40B4"),
    ],
)
def test_what_was_not_disclosed_or_not_allowed_is_looked_at_when_play_has_ended(
    said: str, answer: str, review: str
) -> None:
    lines = (said.replace("“", '"').replace("”", '"'), "S notices", *((answer,) if answer else ()))
    sitting = auction("N", OVERCALLED, *lines)
    assert (None, [review]) == (sitting.pending, [r.law for r in sitting.table.reviews])


@pytest.mark.parametrize(
    ("said", "answer", "clause"),
    [
        ("E deviates with 2H", "40C1 no", "40C1"),
        ('E withholds 2H: "a good suit"', "40B5a no", "40B5a"),
        ("E breaks regulations with 2H", "40B4 yes", "40B4"),
        ("E varies 2H after their irregularity", "40B2aiv no", "40B2aiv"),
    ],
)
def test_what_was_lawful_ends_with_the_question(said: str, answer: str, clause: str) -> None:
    table = auction("N", OVERCALLED, said, "S notices", answer).table
    assert ([("understanding in question", "lapsed", clause)], ()) == (settled(table), table.reviews)


def test_nothing_follows_as_long_as_nobody_notices() -> None:
    sitting = auction("N", OVERCALLED, "E deviates with 2H", "S:P W:P N:P", "S leads S3", "E claims 8", "all agree")
    assert (None, "committed") == (sitting.pending, sitting.table.irregularities[0].stage.value)


@pytest.mark.parametrize("line", ["W deviates with 2H", "W varies 2H after a question", 'N withholds 2H: "x"'])
def test_only_who_has_made_the_call_departs_from_it_and_only_his_side_withholds(line: str) -> None:
    with pytest.raises(ImpossibleAction, match=r"not called 2♥|has called 2♥"):
        auction("N", OVERCALLED, line)
