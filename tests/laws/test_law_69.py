"""Laws 69 and 71: agreement and concession withdrawn, by the test of the side that withdraws."""

import pytest

from bridgetable.game.claims import ClaimStage
from bridgetable.game.seats import Side
from bridgetable.rulings.effects import AdjustedScore
from bridgetable.rulings.explore import leaves
from tests.laws.with_claims import claimed, stage
from tests.laws.with_leads import keys

AGREED = ("S claims 5", "all agree")


@pytest.mark.parametrize("moment", ["hands returned", "NS called on the next board"])
def test_the_opponents_can_object_until_they_call_or_the_round_ends(moment: str) -> None:
    assert ClaimStage.CONTESTED is stage(claimed(*AGREED, moment, "E doubts"))
    assert ClaimStage.CONTESTED is stage(claimed(*AGREED, moment, "E withdraws"))


@pytest.mark.parametrize("moment", ["EW called on the next board", "round ended"])
def test_later_they_withdraw_an_agreement_that_is_established(moment: str) -> None:
    assert "69B1" == keys(claimed(*AGREED, moment, "E withdraws"))[0]
    assert "69B1" == keys(claimed(*AGREED, moment, "E doubts"))[0]


def test_the_side_that_conceded_is_under_law_71_at_any_time() -> None:
    assert "71A" == keys(claimed(*AGREED, "N withdraws"))[0]
    assert "71A" == keys(claimed(*AGREED, "round ended", "S withdraws"))[0]


@pytest.mark.parametrize(
    ("answers", "tricks"),
    [(("69B1 yes", "69B1 2"), 11), (("69B1 no", "69B2 no"), 12), (("69B1 no", "69B2 yes", "69B2 3"), 10)],
)
def test_the_side_that_agreed_gets_a_trick_won_or_likely_won(answers: tuple[str, ...], tricks: int) -> None:
    table = claimed(*AGREED, "round ended", "E withdraws", *answers).table
    assert tricks == table.tricks_won(Side.NS)


@pytest.mark.parametrize(
    ("answers", "tricks"),
    [(("71A yes", "71A 5"), 12), (("71A no", "71B could"), 11), (("71A no", "71B could not", "71B 6"), 13)],
)
def test_the_side_that_conceded_gets_a_trick_won_or_not_to_be_lost(answers: tuple[str, ...], tricks: int) -> None:
    table = claimed("S concedes 2", "all agree", "round ended", "S withdraws", *answers).table
    assert tricks == table.tricks_won(Side.NS)


@pytest.mark.parametrize("seat", "NE")
def test_after_the_correction_period_the_score_stands(seat: str) -> None:
    now = claimed(*AGREED, "correction period over", f"{seat} withdraws")
    assert (None, ClaimStage.AGREED, 12) == (now.pending, stage(now), now.table.tricks_won(Side.NS))


def test_a_side_that_conceded_nothing_has_nothing_to_withdraw() -> None:
    now = claimed("S claims 6", "all agree", "round ended", "S withdraws")
    assert (None, ClaimStage.AGREED) == (now.pending, stage(now))


@pytest.mark.parametrize(
    "lines",
    [
        ("S claims 5", "E doubts", "E notices"),
        (*AGREED, "round ended", "E withdraws"),
        (*AGREED, "round ended", "S withdraws"),
    ],
)
def test_no_score_after_a_claim_is_ever_weighted_or_adjusted(lines: tuple[str, ...]) -> None:
    case = claimed(*lines).cases[-1]
    ends = list(leaves(case.matter.procedure, case.matter.subject, case.base, case.answers))
    assert len(ends) > 1
    for end in ends:
        assert not any(isinstance(o, AdjustedScore) for o in end.progress.ordered)
        assert end.progress.table.claim is not None
        assert end.progress.table.claim.tricks in range(7)
