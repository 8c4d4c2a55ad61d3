"""Law 9: drawing attention, and what is done before the director has spoken."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import SEATS, Seat
from bridgetable.laws.law_09_procedure import may_draw_attention
from bridgetable.rulings.effects import ProceduralPenalty
from tests.laws.with_leads import NORTH_WON, SPADES, acted, in_play, settled

OUT_OF_TURN = f"{NORTH_WON}|E leads D2"


def test_during_the_auction_anybody_may_draw_attention() -> None:
    table = acted(SPADES.replace("contract: 4S by S\n", "")).table
    assert list(SEATS) == [s for s in SEATS if may_draw_attention(table, s)]


def test_before_the_opening_lead_is_faced_presumed_dummy_may_draw_attention() -> None:
    assert may_draw_attention(in_play().table, Seat.N)


def test_during_play_everybody_but_dummy_may_draw_attention() -> None:
    table = in_play(NORTH_WON).table
    assert [Seat.E, Seat.S, Seat.W] == [s for s in SEATS if may_draw_attention(table, s)]


def test_after_play_dummy_may_draw_attention() -> None:
    assert may_draw_attention(in_play(NORTH_WON, "S claims 10").table, Seat.N)


@pytest.mark.parametrize("seat", [Seat.E, Seat.S, Seat.W], ids=str)
def test_whoever_draws_attention_the_irregularity_is_ruled_on(seat: Seat) -> None:
    now = in_play(OUT_OF_TURN, f"{seat} notices")
    assert ["56"] == [c.matter.law for c in now.cases]


def test_what_dummy_points_out_is_ruled_on_and_dummy_may_be_penalised() -> None:
    now = in_play(OUT_OF_TURN, "N notices", "47E1 no", "56 refuse")
    assert [("ruled", "56B"), ("ruled", "9A4")] == settled(now.table)
    assert ProceduralPenalty("43A1b", Seat.N) in now.ruled[-1].progress.ordered


def test_attention_to_one_card_leaves_another_irregularity_alone() -> None:
    now = in_play(NORTH_WON, "N plays S4", "E plays D2", "S drops H5", "W notices H5")
    assert [("committed", ""), ("ruled", "48A")] == settled(now.table)


def test_several_irregularities_are_ruled_in_the_order_in_which_they_occurred() -> None:
    now = in_play(NORTH_WON, "N plays S4", "E plays D2", "W drops H3", "S notices")
    assert ["62"] == [c.matter.law for c in now.cases]
    assert [2] == [w.irregularity for w in now.waiting]


def test_a_card_played_while_the_director_rules_is_what_it_would_be_without_the_question() -> None:
    now = in_play(OUT_OF_TURN, "S notices", "W plays S2")
    assert (Kind.PREMATURE_PLAY, card("S2")) == (
        now.table.irregularities[-1].kind,
        now.table.irregularities[-1].cards[0],
    )


def test_drawing_attention_to_ones_own_irregularity_leaves_the_opponents_their_rights() -> None:
    now = in_play(OUT_OF_TURN, "W notices", "47E1 no")
    assert now.pending is not None
    assert (Seat.S, "56") == (now.pending.by, now.pending.cite)


def test_dummy_who_points_out_nothing_is_not_said_to_have_pointed_something_out() -> None:
    clauses = [said.cites for case in in_play(NORTH_WON, "N notices").ruled for said in case.progress.said]
    assert ("9A4", "43A1b") in clauses
    assert ("9B1a",) not in clauses
