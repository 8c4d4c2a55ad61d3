"""Outcomes made up on the screen: what they come to, and how their weights are shared."""

import pytest

from bridgetable.game.boards import Vulnerability
from bridgetable.game.outcomes import Weighted, outcome, outcomes
from bridgetable.views.panel.outcome_form import (
    OutcomeFormView,
    beginning,
    in_words,
    key_of,
    missing_words,
    moved,
    with_outcome,
)

TEN, NINE, EIGHT = (outcome(f"4H by N {n}") for n in (10, 9, 8))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("4H by N 10", "4♥ North made, N–S +620"),
        ("4HX by W 8", "4♥X West −2, E–W −300"),
        ("3NT by S 11", "3NT South +2, N–S +660"),
        ("passed out", "passed out, N–S +0"),
    ],
)
def test_an_outcome_is_told_with_its_score(text: str, words: str) -> None:
    assert words == in_words(outcome(text), Vulnerability.NS)


def test_one_begins_with_a_contract_where_the_board_was_passed_out() -> None:
    assert outcome("1NT by N 7") == beginning(OutcomeFormView(outcome("passed out"), Vulnerability.NONE))
    assert TEN == beginning(OutcomeFormView(TEN, Vulnerability.NONE))


def test_outcomes_share_the_weight_of_the_greatest() -> None:
    one = with_outcome((), TEN)
    two = with_outcome(one, NINE)
    three = with_outcome(two, EIGHT)
    assert ["4H by N 10", "50% 4H by N 10, 50% 4H by N 9"] == [key_of(one), key_of(two)]
    assert outcomes("25% 4H by N 10, 50% 4H by N 9, 25% 4H by N 8") == three
    assert three == with_outcome(three, NINE)


def test_a_new_outcome_gets_what_is_missing() -> None:
    lacking = (Weighted(70, TEN),)
    assert "The weights come to 70 %: 30 too few." == missing_words(lacking)
    assert outcomes("70% 4H by N 10, 30% 4H by N 9") == with_outcome(lacking, NINE)


def test_a_weight_is_moved_by_steps_and_an_outcome_without_weight_goes() -> None:
    two = outcomes("50% 4H by N 10, 50% 4H by N 9")
    assert (Weighted(50, TEN), Weighted(55, NINE)) == moved(two, 1, 5)
    assert "The weights come to 105 %: 5 too many." == missing_words(moved(two, 1, 5))
    assert (Weighted(50, NINE),) == moved(two, 0, -50)
