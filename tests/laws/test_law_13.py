"""Law 13: Incorrect number of cards; Law 14A: a missing card before the lead."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase
from bridgetable.laws.law_13_incorrect_number import count, misplaced
from bridgetable.rulings.explore import leaves
from tests.laws.with_calls import auction, keys, settled

STRAYED = "move SA from N to E"
PLAYED = ("N:1S E:P S:2S W:P N:P E:P", "E leads HA", "S plays H2", "W plays HT", "N plays H3")


def test_the_hands_and_what_was_played_are_counted() -> None:
    table = auction("N", STRAYED, *PLAYED).table
    assert [12, 14, 13, 13] == [count(table, s) for s in Seat]
    assert [("SA", Seat.E, Seat.N, True)] == [(str(m.card), m.holder, m.owner, m.held) for m in misplaced(table)]


def test_before_anybody_with_a_wrong_number_has_called_the_cards_are_put_right() -> None:
    table = auction("N", STRAYED, "E notices", "13A no").table
    assert (table.board.deal, [("incorrect number of cards", "ruled", "13A")], ()) == (
        table.hands,
        settled(table),
        table.reviews,
    )


def test_calls_by_others_make_no_difference() -> None:
    now = auction("E", STRAYED.replace("N to E", "N to W"), "E:P S:P", "W notices")
    assert now.pending is not None
    assert "13A" == now.pending.cite


def test_a_card_that_was_seen_leaves_the_board_to_be_played_and_looked_at() -> None:
    table = auction("N", STRAYED, "E notices", "13A yes").table
    assert ["13A2"] == [r.law for r in table.reviews]
    assert [(card("SA"), (Seat.E,))] == [(i.card, i.may_not) for i in table.information]


def test_it_is_not_asked_whether_a_card_was_seen_that_everybody_knows_was_seen() -> None:
    now = auction("N", STRAYED, "S sees SA of E", "E notices")
    assert now.pending is not None
    assert "16D2" == now.pending.cite
    assert ["13A2"] == [r.law for r in now.table.reviews]


def test_after_a_call_the_director_judges_whether_the_deal_can_be_corrected() -> None:
    now = auction("N", STRAYED, "N:1S", "E notices", "13B1 yes")
    assert (now.table.board.deal, ["N:1S"], ["13B1"]) == (
        now.table.hands,
        [f"{m.seat}:{m.call}" for m in now.table.auction.standing],
        [r.law for r in now.table.reviews],
    )


def test_a_card_played_from_the_wrong_hand_cannot_be_put_right() -> None:
    now = auction(
        "N", "move DA from S to E", "N:1S E:P S:2S W:P N:P E:P", "E leads DA", "S notices"
    )  # fmt: skip
    assert now.pending is not None
    assert ("12C1d", Phase.END) == (now.pending.cite, now.table.phase)


def test_when_play_has_ended_the_result_is_cancelled() -> None:
    now = auction("N", "move D4 from W to E", *PLAYED, "N claims 8", "all agree", "E notices")
    assert ("13D", Phase.END, None) == (now.table.cancelled, now.table.phase, now.table.score_for(Side.NS))


def test_a_hand_that_has_run_out_of_cards_brings_it_to_light() -> None:
    strayed = (f"move {c} from S to E" for c in "SK S8 S3 HQ H7 DA DJ D7 D2 CT C8 C4".split())
    now = auction("N", *strayed, *PLAYED, "E leads HK")
    assert now.pending is not None
    assert ("13B1", Seat.S) == (now.pending.cite, now.table.turn)


def test_numbers_that_have_come_right_again_are_nothing() -> None:
    table = auction("N", STRAYED, "move SA from E to N").table
    assert [("incorrect number of cards", "lapsed", "13")] == settled(table)


def test_artificial_scores_go_by_fault() -> None:
    lines = (
        STRAYED,
        "N:1S",
        "E notices",
        "13B1 no",
        "12C1d artificial",
        "12C2a not at fault",
        "12C2a at fault",
        "13B2 E",
    )
    table = auction("N", *lines).table
    assert [("NS", "average plus"), ("EW", "average minus")] == [(str(a.side), a.grade.value) for a in table.artificial]
    assert (None, None) == tuple(table.score_for(s) for s in Side)


def test_an_assigned_score_counts_though_the_board_is_not_played() -> None:
    lines = (STRAYED, "N:1S", "E notices", "13B1 no", "12C1d assigned", "12C1b 4S by N 10", "13B2 no")  # fmt: skip
    assert (420, -420) == tuple(auction("N", *lines).table.score_for(s) for s in Side)


def test_a_card_on_the_table_cannot_stray() -> None:
    with pytest.raises(ImpossibleAction):
        auction("N", "N:1S", "E shows HA", "move HA from E to S")


def test_every_way_to_put_the_cards_right_lets_the_auction_begin() -> None:
    case = auction("N", STRAYED, "E notices").cases[-1]
    ends = list(leaves(case.matter.procedure, case.matter.subject, case.base))
    assert (2, {Seat.N}) == (len(ends), {e.progress.table.turn for e in ends})


# --- 13C -------------------------------------------------------------------------------------------------------------


def test_a_surplus_card_is_taken_out_and_nothing_follows() -> None:
    now = auction("N", "N:1S", "E finds a surplus card")
    assert ([("surplus card", "ruled", "13C")], None) == (settled(now.table), now.pending)


def test_only_a_surplus_card_in_a_quitted_trick_may_cost_the_result() -> None:
    assert ("no", "yes") == keys(auction("N", *PLAYED, "E finds a surplus card in trick 1"))
    with pytest.raises(ImpossibleAction):
        auction("N", *PLAYED, "E finds a surplus card in trick 2")


# --- 14A -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "cite"), [("found", "14A1"), ("not found", "14A2")])
def test_a_missing_card_counts_as_having_been_there_all_the_time(answer: str, cite: str) -> None:
    table = auction("N", "N:1S", "W loses D4", "W notices", f"14A {answer}").table
    assert (table.board.deal, [("card missing", "ruled", cite)]) == (table.hands, settled(table))
    assert [((Seat.E,), "14C")] == [(i.may_not, i.cite) for i in table.information]


def test_no_call_is_changed_for_a_missing_card() -> None:
    now = auction("N", "N:1S E:2H", "W loses D4", "S:3S", "W notices", "14A found")
    assert (["1S", "2H", "3S"], Seat.W) == ([str(m.call) for m in now.table.auction.standing], now.table.turn)


def test_a_board_on_which_nobody_has_called_may_be_dealt_again() -> None:
    assert ("found", "not found", "redeal") == keys(auction("N", "W loses D4", "W notices"))
    assert ("found", "not found") == keys(auction("N", "N:1S", "W loses D4", "W notices"))
