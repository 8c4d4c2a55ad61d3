"""Outcomes of a board: how they are written, weighed and scored."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.auction import Contract
from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.errors import NotationError
from bridgetable.game.outcomes import Outcome, Weighted, certain, outcomes, outcomes_text
from bridgetable.game.seats import Seat, Side

CONTRACTS = st.builds(
    Contract,
    st.builds(Bid, st.integers(1, 7), st.sampled_from(Strain)),
    st.sampled_from((1, 2, 4)),
    st.sampled_from(Seat),
)
SINGLE = st.one_of(st.just(Outcome(None)), st.builds(Outcome, CONTRACTS, st.integers(0, 13)))


@given(SINGLE)
def test_an_outcome_is_read_as_it_is_written(one: Outcome) -> None:
    assert certain(one) == outcomes(str(one))


@given(st.lists(SINGLE, min_size=2, max_size=5, unique=True))
def test_weighted_outcomes_are_read_as_they_are_written(several: list[Outcome]) -> None:
    first = 100 - 10 * (len(several) - 1)
    weighted = tuple(Weighted(10 if n else first, o) for n, o in enumerate(several))
    assert weighted == outcomes(outcomes_text(weighted))


@pytest.mark.parametrize(
    ("short", "whole"), [("4S by N =", "4S by N 10"), ("4SX by N -3", "4SX by N 7"), ("1NT by E +2", "1NT by E 9")]
)
def test_a_result_may_be_written_as_players_write_it(short: str, whole: str) -> None:
    assert whole == outcomes_text(outcomes(short))


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "4S",
        "4S by N",
        "8S by N 10",
        "4S by Q 10",
        "4S by N 14",
        "7NT by N +1",
        "passed",
        "60% 4S by N 10, 30% 4S by N 9",
        "50% 4S by N 10, 50% 4S by N =",
        "0% 4S by N 10, 100% 4S by N 9",
        "60% 4S by N 10, 4S by N 9",
    ],
)
def test_what_is_no_outcome_is_refused(wrong: str) -> None:
    with pytest.raises(NotationError):
        outcomes(wrong)


@pytest.mark.parametrize(
    ("text", "ns"), [("4SX by N 7", -800), ("4S by S 10", 620), ("4H by W 10", -420), ("passed out", 0)]
)
def test_an_outcome_has_its_score_for_each_side(text: str, ns: int) -> None:
    (one,) = outcomes(text)
    points = tuple(one.outcome.score_for(side, Vulnerability.NS) for side in Side)
    assert (ns, -ns) == points
