"""Law 64: procedure after a revoke is established."""

from collections.abc import Iterator
from itertools import product

import pytest

from bridgetable.game.seats import Side
from bridgetable.laws.law_63_establishment import TWELFTH
from bridgetable.laws.law_64_established_revoke import ADJUSTMENT, NO_ADJUSTMENT, Established, rows_of_2017
from tests.laws.with_penalty_cards import SPADES
from tests.laws.with_revokes import (
    BEFORE_TRICK_4,
    BEFORE_TRICK_12,
    EAST_RUFFS,
    TWELVE,
    after,
    keys,
    said,
    stages,
    transfers,
)

ONE_LATER = f"{EAST_RUFFS}|E C4 C7 CQ C8|W DJ DK D5 D8"
SECOND_REVOKE = f"{EAST_RUFFS}|E D5 D8 D9 DK|N CA H8 C7 C3|N C8 C2 CT CQ"
BOTH_REVOKED = "W DQ DA D2 C7|N S4 S5 SA S2|S HA H3 H2 H4|S HK H6 H7 SQ|E D5 D4 D9 DK"
NS, EW = Side.NS, Side.EW
TRUTH = (False, True)


def every_combination() -> Iterator[Established]:
    """All facts that can be together: who won the trick himself won it for his side."""
    for trick, rest in product((1, 11, TWELFTH), product(TRUTH, repeat=11)):
        facts = Established(trick, *rest)
        if facts.trick_won_by_side or not facts.won_by_offender:
            yield facts


def tricks(facts: Established) -> int:
    """The tricks that the table gives."""
    return max(row.tricks(facts) for row in rows_of_2017(facts))


def expected(facts: Established) -> int:
    """The tricks by the book's sentences, told in another way."""
    barred = (
        facts.repeated_in_suit
        or facts.of_dummy
        or facts.penalty_card_due
        or facts.noticed_after_next_call
        or facts.noticed_after_round
        or facts.trick == TWELFTH
        or facts.both_sides
        or facts.corrected_with_other_side
        or facts.misled_by_dummy
    )
    if barred:
        return 0
    return min(2 if facts.won_by_offender else 1, int(facts.trick_won_by_side) + int(facts.won_later))


def test_the_table_leaves_no_gap_and_gives_what_the_book_says() -> None:
    assert [] == [f for f in every_combination() if not rows_of_2017(f) or tricks(f) != expected(f)]


def test_the_table_has_no_overlap() -> None:
    for facts in every_combination():
        against = [r.cite for r in NO_ADJUSTMENT if r.speaks(facts)]
        giving = [r.cite for r in ADJUSTMENT if r.speaks(facts)]
        assert len(giving) == (0 if "64B1" in against else 1)
        assert [r.cite for r in rows_of_2017(facts)] == (against or giving)


def test_every_row_speaks_of_something() -> None:
    spoken = {r.cite for f in every_combination() for r in rows_of_2017(f)}
    assert {r.cite for r in (*NO_ADJUSTMENT, *ADJUSTMENT)} == spoken


def test_the_tricks_never_exceed_two_nor_what_the_side_has_won() -> None:
    assert {0, 1, 2} == {tricks(f) for f in every_combination()}
    assert all(tricks(f) <= f.trick_won_by_side + f.won_later for f in every_combination())


def test_the_offender_won_the_trick_and_his_side_a_later_one_so_two_are_transferred() -> None:
    assert [("64A1", (4, 5))] == transfers(after(ONE_LATER, "S notices|S claims 7|all agree").table)


def test_the_offender_won_the_trick_and_his_side_none_later_so_one_is_transferred() -> None:
    assert [("64A1", (4,))] == transfers(after(EAST_RUFFS, "E D5 D8 D9 DK|S notices|S claims 8|all agree").table)


def test_the_offender_did_not_win_but_his_side_won_a_later_trick_so_one_is_transferred() -> None:
    lines = f"{BEFORE_TRICK_4}|S HK H6 H7 D5|S SK S7 S6 SQ|S C7 CQ C8 C9|S notices|S claims 7|all agree"
    assert [("64A2", (6,))] == transfers(after(lines).table)


def test_a_trick_won_in_dummy_is_not_won_by_declarer() -> None:
    table = after("W DQ DA D2 C7|N S4 S5 SA S2|W notices|S claims 11|all agree|64C1 yes").table
    assert [("64A2", (1,))] == transfers(table)


def test_a_trick_won_by_the_offenders_partner_is_not_won_by_him() -> None:
    table = after("W DQ DA D2 D4|N C8 H4 C7 CQ|W DJ DK D5 D8|S notices|S claims 10|all agree").table
    assert [("64A2", (2,))] == transfers(table)


def test_tricks_before_the_revoke_do_not_count() -> None:
    lines = (
        "W D3 D6 DT D4|E C4 CK C3 C8|S SA S2 S4 S5|S HA H3 H2 D5|S leads SK|W plays S7|S notices|S claims 9|all agree"
    )
    now = after(lines, "64C1 yes")
    assert ([], [("ruled", "64B1")]) == (transfers(now.table), stages(now.table))


def test_a_later_trick_by_claim_counts() -> None:
    lines = f"{BEFORE_TRICK_4}|S HK H6 H7 D5|S leads SK|W plays S7|S notices|S claims 8|all agree"
    assert [("64A2", (13,))] == transfers(after(lines).table)


def test_a_second_revoke_in_the_same_suit_by_the_same_player_costs_no_trick() -> None:
    now = after(f"{BEFORE_TRICK_4}|S HK H6 H7 D5|S H5 H9 HQ D7|N S6 SQ SK S7|S notices|S claims 6|all agree")
    assert [("64A2", (13,))] == transfers(now.table)
    assert "East had already made an established revoke in this suit." in said(now)


def test_a_second_revoke_after_the_first_was_corrected_is_not_a_repeated_one() -> None:
    lines = "W DQ DA D2 D4|N H2 D5 HA H3|S notices|62B H4|62C1 keep|S HK H6 H7 D5|S leads SA|W plays S2|S notices"
    assert [("64A2", (12,))] == transfers(after(lines, "S claims 8|all agree").table)


def test_a_revoke_in_that_suit_by_his_partner_is_not_a_repeated_one() -> None:
    now = after(f"{BEFORE_TRICK_4}|S HK H6 H7 D5|S H5 C3 HQ H8|N S6 SQ SK S7|S notices|S claims 5|all agree")
    assert [("64A2", (12,)), ("64A2", (13,))] == transfers(now.table)


def test_the_trick_that_a_revoker_won_is_given_for_that_revoke() -> None:
    lines = f"{BEFORE_TRICK_4}|S HK H6 H7 D5|S C7 C3 CA SQ|E C9 CT CQ C8|S notices|S claims 7|all agree"
    assert [("64A2", (6,)), ("64A1", (5,))] == transfers(after(lines).table)


def test_a_revoke_with_dummys_card_costs_no_trick() -> None:
    now = after(f"{BEFORE_TRICK_4}|S HK H6 D6 H8|S SK S7 S6 SQ|W notices|S claims 7|all agree|64C1 yes")
    assert ([], [("ruled", "64B3")]) == (transfers(now.table), stages(now.table))


def test_a_revoke_in_failing_to_play_a_penalty_card_costs_no_trick() -> None:
    lines = "W DQ DA D2 D4|N S4 S5 SA S2|E drops H8|S notices|S HA H3 H2 SQ|E leads C4|S notices|S claims 9|all agree|64C1 yes|50E4 no"
    assert [] == transfers(after(lines).table)


def test_a_penalty_card_of_another_suit_changes_nothing() -> None:
    lines = "W DQ DA D2 D4|N S4 S5 SA S2|E drops D7|S notices|S HA H3 H2 H4|S HK H6 H7 SQ|E leads D7|S notices|S claims 8|all agree"
    assert [("64A1", (4, 13))] == transfers(after(lines).table)


def test_a_penalty_card_that_came_later_changes_nothing() -> None:
    lines = f"{BEFORE_TRICK_4}|S HK H6 H7 D5|S leads SK|W plays S7|E drops H8|S notices|S claims 8|all agree"
    assert [("64A2", (13,))] == transfers(after(lines).table)


def test_a_penalty_card_left_lying_counts_among_the_revokes_of_both_sides() -> None:
    lines = "W CQ C2 CA C5|E drops H8|E drops DT|S notices|51A H8|E H5 HJ H2 H3|S notices|S D2 DA D5 DT"
    later = "50D2 no restriction|W CT C9 C3 S3|S leads SA|W notices|S claims 8|all agree"
    assert ("director", "64C2b", "no", "yes") == keys(after(lines, later, deal=SPADES, contract="4S by S"))
    assert () == keys(after(lines, later, "64C2b no", "50E4 no", deal=SPADES, contract="4S by S"))


def test_a_penalty_card_left_lying_is_a_revoke_without_a_transfer() -> None:
    lines = "W CQ C2 CA C5|E drops H8|E drops DT|S notices|51A H8|E H5 HJ H2 H3|S notices|S SA S2 S4 S5|S claims 10|all agree|64C1 yes|50E4 no"
    now = after(lines, deal=SPADES, contract="4S by S")
    assert ([], ("ruled", "52B1b")) == (transfers(now.table), stages(now.table)[-1])


@pytest.mark.parametrize(
    ("moment", "clauses"),
    [
        ("hands returned", ["64A1"]),
        ("EW called on the next board", ["64A1"]),
        ("NS called on the next board", []),
        ("round ended", []),
        ("correction period over", []),
    ],
)
def test_there_is_no_transfer_when_it_is_noticed_after_the_non_offenders_call_or_the_round(
    moment: str, clauses: list[str]
) -> None:
    assert clauses == [t[0] for t in transfers(after(ONE_LATER, f"S claims 7|all agree|{moment}|S notices").table)]


def test_attention_before_the_next_board_keeps_the_transfer() -> None:
    now = after(ONE_LATER, "S notices|S claims 7|all agree|NS called on the next board|round ended")
    assert [("64A1", (4, 5))] == transfers(now.table)


def test_a_revoke_in_trick_twelve_costs_no_trick() -> None:
    lines = f"{BEFORE_TRICK_12}|N H4 CK HA CQ|S SJ SQ S2 H9|hands returned|S notices|64C1 yes"
    now = after(lines, deal=TWELVE, contract="3NT by S")
    assert ([], [("ruled", "64B6")]) == (transfers(now.table), stages(now.table))


def test_when_both_sides_have_revoked_neither_gets_a_trick() -> None:
    now = after(BOTH_REVOKED, "S notices|S claims 8|all agree")
    assert ("director", "64C2b", "no", "yes") == keys(now)
    assert [] == transfers(now.table)


def test_so_it_is_when_nobody_has_drawn_attention_to_one_of_them() -> None:
    now = after(BOTH_REVOKED, "S notices SQ|S claims 8|all agree")
    assert ("64C2b", []) == (keys(now)[1], transfers(now.table))


def test_a_corrected_revoke_of_the_other_side_does_not_take_the_trick_away() -> None:
    lines = "W DQ DA D2 C7|S notices|62B D4|N S4 S5 SA S2|S HA H3 H2 H4|S HK H6 H7 SQ|E D5 D8 D9 DK|S notices|S claims 8|all agree"
    assert [("64A1", (4,))] == transfers(after(lines).table)


def test_a_revoke_corrected_with_the_other_sides_is_looked_at_after_play() -> None:
    deal = "N:J9864.Q83.QT4.J5 AQ3.9652.K72.QT3 T52.J74.J983.A94 K7.AKT.A65.K8762"
    lines = "N S6 SQ ST S7|E H5 C4 C8 H8|N leads S9|S notices|62B H7|62B HT|62C1 keep|W claims 9|all agree"
    now = after(lines, deal=deal, contract="3NT by W")
    assert ("director", "64C1", "yes", "no") == keys(now)
    assert "It was corrected, because both sides had revoked in trick 2." in said(now)
    assert [] == transfers(now.table)


def test_several_revokes_have_each_its_own_rectification() -> None:
    now = after(SECOND_REVOKE, "W DJ D6 D7 S3|S notices|S claims 3|all agree")
    assert 3 == sum(t.tricks for t in now.table.transfers)


@pytest.mark.parametrize("order", ["S notices SQ|S notices H8", "S notices H8|S notices SQ", "S notices"])
def test_no_trick_is_given_twice_in_whatever_order_they_are_noticed(order: str) -> None:
    table = after(SECOND_REVOKE, f"W leads DJ|{order}|S claims 6|all agree").table
    assert {4, 7} == {n for t in table.transfers for n in t.from_tricks}
    assert 2 == sum(t.tricks for t in table.transfers)


@pytest.mark.parametrize("order", ["S notices SQ|S notices H8", "S notices H8|S notices SQ", "S notices"])
def test_nor_when_they_are_noticed_one_after_the_other_after_play(order: str) -> None:
    table = after(
        SECOND_REVOKE, f"W leads DJ|S claims 6|all agree|{order}", *["64C1 yes"] * order.startswith("S notices H8")
    ).table
    assert 2 == sum(t.tricks for t in table.transfers)
    assert 13 == table.tricks_credited(NS)


def test_the_offender_who_claimed_in_the_trick_may_have_won_it() -> None:
    lines = "W DQ DA D2 D4|N H2 S5|E claims 2|all agree|S notices"
    assert ("director", "64A1", "yes", "no") == keys(after(lines))
    assert [("64A1", (2, 3))] == transfers(after(lines, "64A1 yes").table)
    assert [("64A2", (2,))] == transfers(after(lines, "64A1 no").table)


def test_the_director_is_asked_whether_the_transfer_is_enough() -> None:
    now = after("W DQ DA D2 C7|N S4 S5 SA S2|W notices|S claims 11|all agree")
    assert ("director", "64C1", "yes", "no") == keys(now)


def test_the_assigned_score_is_only_ever_better_for_the_non_offenders() -> None:
    now = after("W DQ DA D2 C7|N S4 S5 SA S2|W notices|S claims 9|all agree|64C1 no")
    assert ("director", "12C1b", *map(str, range(4, 14))) == keys(now)
    assert 3 == now.table.tricks_credited(EW)


def test_the_assigned_score_counts_for_both_sides() -> None:
    table = after("W DQ DA D2 C7|N S4 S5 SA S2|W notices|S claims 9|all agree|64C1 no|12C1b 5").table
    assert (-200, 200) == (table.score_for(NS), table.score_for(EW))


def test_nothing_is_asked_when_the_non_offenders_have_every_trick() -> None:
    assert () == keys(after(ONE_LATER, "S notices|S claims 7|all agree"))


def test_a_repeated_revoke_is_judged_by_what_would_have_come_without_it() -> None:
    lines = f"{BEFORE_TRICK_4}|S HK H6 H7 D5|S H5 H9 HQ D7|N S6 SQ SK S7|S notices|S claims 4|all agree|64C1 yes"
    assert ("director", "64C2a", "yes", "no") == keys(after(lines))


def test_what_was_assigned_for_one_revoke_is_the_least_for_the_next() -> None:
    lines = f"{BEFORE_TRICK_4}|S HK H6 H7 D5|S H5 H9 HQ D7|N S6 SQ SK S7|S notices|S claims 4|all agree|64C1 no|12C1b 12|64C2a no"
    assert ("director", "12C1b", "13") == keys(after(lines))


def test_tricks_for_a_revoke_noticed_later_are_not_swallowed_by_an_assigned_score() -> None:
    first = f"{SECOND_REVOKE}|W leads DJ|S notices H8|S claims 4|all agree|64C1 no|12C1b 11"
    assert -50 == after(first).table.score_for(NS)
    assert 980 == after(first, "S notices SQ").table.score_for(NS)


def test_after_both_sides_revoked_the_likely_result_without_any_revoke_is_assigned() -> None:
    table = after(BOTH_REVOKED, "S notices|S claims 8|all agree|64C2b yes|12C1b 10").table
    assert (-100, 100) == (table.score_for(NS), table.score_for(EW))


def test_the_question_after_both_sides_revoked_is_asked_once() -> None:
    now = after(BOTH_REVOKED, "S notices|S claims 8|all agree|64C2b no")
    assert ((), [("ruled", "64B7")] * 2) == (keys(now), stages(now.table))


def test_after_the_correction_period_nothing_is_asked() -> None:
    now = after(ONE_LATER, "S claims 5|all agree|correction period over|S notices")
    assert ((), "The correction period is over: the score stands.") == (keys(now), said(now)[-1])
