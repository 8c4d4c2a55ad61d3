"""Law 63: establishment of a revoke."""

import pytest

from bridgetable.laws.law_63_establishment import established_by, may_be_corrected
from tests.laws.with_revokes import BEFORE_TRICK_4, EAST_RUFFS, after, keys, said, stages, trick_of

SOUTH_WINS = f"{BEFORE_TRICK_4}|S HK H6 H7 D5"
DUMMY_WINS = "W DQ DA D2 C7"


def clause(*lines: str) -> str:
    """The clause that has established the first revoke."""
    table = after(*lines).table
    return established_by(table, table.irregularities[0])


@pytest.mark.parametrize(
    ("lines", "cite"),
    [
        (EAST_RUFFS, ""),
        (f"{EAST_RUFFS}|E leads D5", "63A1"),
        (f"{SOUTH_WINS}|S leads SK", ""),
        (f"{SOUTH_WINS}|S leads SK|W plays S7", "63A1"),
        (f"{SOUTH_WINS}|W leads CQ", "63A1"),
        (f"{SOUTH_WINS}|S leads SK|W plays D3", "63A1"),
        (DUMMY_WINS, ""),
        (f"{DUMMY_WINS}|N leads S4", "63A1"),
        (f"{EAST_RUFFS}|E claims 0", "63A3"),
        (f"{SOUTH_WINS}|W claims 1", "63A3"),
        (f"{SOUTH_WINS}|S claims 9", ""),
        (f"{SOUTH_WINS}|S claims 9|NS called on the next board", ""),
        (f"{SOUTH_WINS}|S claims 9|EW called on the next board", "63A4"),
        (f"{SOUTH_WINS}|S claims 9|round ended", "63A4"),
    ],
)
def test_what_establishes_a_revoke(lines: str, cite: str) -> None:
    assert cite == clause(lines)


def test_a_lead_out_of_turn_that_was_taken_back_has_established_it() -> None:
    table = after(f"{SOUTH_WINS}|W leads CQ|S notices CQ|47E1 no|56 refuse").table
    assert "63A1" == established_by(table, table.irregularities[0])


def test_a_lead_that_an_opponent_misled_him_to_has_not() -> None:
    table = after(f"{SOUTH_WINS}|W leads CQ|S notices CQ|47E1 yes").table
    assert "" == established_by(table, table.irregularities[0])


def test_a_lead_to_the_next_trick_while_this_one_lasts_establishes_it() -> None:
    assert "63A1" == clause(f"{BEFORE_TRICK_4}|S leads HK|W plays D3|N plays H7|W leads CQ")


def test_a_card_designated_for_the_next_trick_establishes_it() -> None:
    now = after(f"{EAST_RUFFS}|E names C9|S notices")
    assert ("director", "63A2", "yes", "no") == keys(now)
    ruled = after(f"{EAST_RUFFS}|E names C9|S notices|63A2 yes").table
    assert (["64"], "HK H6 H7 SQ") == ([r.law for r in ruled.reviews], trick_of(ruled, 4))


def test_a_card_named_for_another_reason_does_not() -> None:
    now = after(f"{EAST_RUFFS}|E names C9|S notices|63A2 no")
    assert ((), [("ruled", "62A")]) == (keys(now), stages(now.table)[:1])


def test_a_hand_faced_after_the_revoke_may_have_been_a_claim() -> None:
    now = after(f"{EAST_RUFFS}|E spreads|S notices")
    assert ("director", "63A3", "yes", "no") == keys(now)
    assert [("ruled", "62A")] == stages(after(f"{EAST_RUFFS}|E spreads|S notices|63A3 no").table)[:1]


def test_when_only_the_other_side_has_played_to_the_next_trick_it_is_corrected() -> None:
    now = after(f"{SOUTH_WINS}|S leads SK|W notices")
    assert "62" == now.cases[-1].matter.law


def test_a_disputed_claim_does_not_establish_it() -> None:
    assert [("ruled", "62A")] == stages(after(f"{SOUTH_WINS}|S claims 9|W notices").table)


def test_once_established_it_is_not_corrected_and_the_trick_stands() -> None:
    now = after(f"{EAST_RUFFS}|E leads D5|S notices")
    assert "The revoke is established: trick 4 stands, and what it costs is counted after play." in said(now)
    assert ((), [("noticed", "")]) == (keys(now), stages(now.table))


def test_a_revoke_in_the_same_trick_by_each_side_is_corrected_until_both_are_established() -> None:
    deal = "N:J9864.Q83.QT4.J5 AQ3.9652.K72.QT3 T52.J74.J983.A94 K7.AKT.A65.K8762"
    lines = "N S6 SQ ST S7|E H5 C4 C8 H8|N leads S9"
    one = after(lines, deal=deal, contract="3NT by W").table
    both = after(lines, "E plays SA", deal=deal, contract="3NT by W").table
    assert ["63A1", ""] == [established_by(one, i) for i in one.irregularities]
    assert [True, True] == [may_be_corrected(one, i) for i in one.irregularities]
    assert [False, False] == [may_be_corrected(both, i) for i in both.irregularities]
