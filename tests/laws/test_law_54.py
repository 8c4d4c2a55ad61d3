"""Law 54: an opening lead faced by the wrong defender."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.irregularities import Stage
from bridgetable.game.obligations import LeadProhibited, LeadRequired
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.laws.common.legal_play import legal_cards
from tests.laws.with_leads import ends, keys, opening, settled

LED = "E leads DQ|S notices"
ASKED = f"{LED}|47E1 no|54C no"
CHOICES = ("become dummy", "stay declarer", "require D", "prohibit D", "no restriction")


def test_the_facts_are_asked_in_order() -> None:
    assert ("54C", ("yes", "no")) == keys(opening(LED))
    assert ["47E1"] == [f.decision.cite for f in opening(LED).cases[-1].progress.folded]


def test_presumed_declarer_alone_has_all_five_options() -> None:
    now = opening(ASKED)
    assert ("54", CHOICES) == keys(now)
    assert now.pending is not None
    assert Seat.S is now.pending.by


def test_there_are_seven_ways_out() -> None:
    assert 7 == len(ends(opening(LED)))


def test_the_options_stand_in_two_groups() -> None:
    pending = opening(ASKED).pending
    assert pending is not None
    assert ["Accept"] * 2 + ["Refuse"] * 3 == [o.group for o in pending.options]


def test_to_leave_the_lead_free_does_not_free_the_leader_from_his_own_penalty_card() -> None:
    pending = opening("W drops HJ|S notices", ASKED).pending
    assert pending is not None
    free = next(o for o in pending.options if o.key == "no restriction")
    assert "{seat} must lead a penalty card of his own: {cards: or}." == free.follows[-1].template


@pytest.mark.parametrize("how", ["54 become dummy", "S spreads", "S shows SA"])
def test_who_becomes_dummy_has_his_hand_spread_and_his_partner_declares(how: str) -> None:
    table = opening(ASKED, how).table
    assert (Seat.N, Seat.S, (Seat.S,)) == (table.declarer, table.dummy, table.spread)
    assert (Seat.E, Seat.S) == (table.tricks[0].leader, table.turn)
    assert Seat.N is table.player_of(Seat.S)


@pytest.mark.parametrize("how", ["S spreads", "S shows SA"])
def test_declarer_accepts_by_spreading_before_anybody_notices(how: str) -> None:
    table = opening("E leads DQ", how).table
    assert (Seat.N, (Seat.S,), ()) == (table.declarer, table.spread, table.exposed)
    assert [("condoned", "54A")] == settled(table)


def test_who_begins_to_spread_while_the_facts_are_asked_must_spread_all() -> None:
    now = opening(LED, "47E1 no", "S shows SA", "54C no")
    assert now.pending is None
    assert (Seat.N, (Seat.S,), ()) == (now.table.declarer, now.table.spread, now.table.exposed)


def test_a_card_dropped_by_declarer_does_not_spread_the_hand() -> None:
    assert Seat.S is opening("E leads DQ", "S drops SA").table.declarer


@pytest.mark.parametrize("how", ["54 stay declarer", "S plays DA"])
def test_who_stays_declarer_has_dummy_spread_and_plays_second(how: str) -> None:
    table = opening(ASKED, how, *(["S plays DA"] if how.startswith("54") else [])).table
    assert (Seat.S, (Seat.N,)) == (table.declarer, table.spread)
    assert [card("DQ"), card("DA")] == [p.card for p in table.tricks[0].cards]
    assert Seat.W is table.turn


def test_playing_from_hand_before_anybody_notices_accepts() -> None:
    table = opening("E leads DQ", "S plays DA").table
    assert [("condoned", "54B")] == settled(table)
    assert (Seat.N,) == table.spread


def test_the_second_card_played_from_dummy_stays() -> None:
    table = opening("E leads DQ", "N plays D4").table
    assert ("condoned", "54B2") == settled(table)[0]
    assert (card("D4"), Seat.S) == (table.tricks[0].card_of(Seat.N), table.turn)


def test_a_required_suit_must_be_led_and_the_card_is_picked_up() -> None:
    table = opening(ASKED, "54 require D").table
    assert [LeadRequired] == [type(o) for o in table.obligations if not hasattr(o, "cards")][-1:]
    assert {"DK", "D6", "D5"} == {str(c) for c in legal_cards(table, Seat.W)}
    assert ((), True) == (table.penalty_cards, card("DQ") in table.hands[Seat.E])


def test_a_prohibited_suit_may_not_be_led() -> None:
    table = opening(ASKED, "54 prohibit D").table
    assert any(isinstance(o, LeadProhibited) for o in table.obligations)
    assert not {"DK", "D6", "D5"} & {str(c) for c in legal_cards(table, Seat.W)}


@pytest.mark.parametrize("choice", ["require D", "prohibit D"])
def test_the_card_back_in_hand_is_unknown_to_the_leader(choice: str) -> None:
    (known,) = opening(ASKED, f"54 {choice}").table.information
    assert ((Seat.W,), "50E2") == (known.may_not, known.cite)


def test_without_restriction_the_card_stays_as_a_major_penalty_card() -> None:
    now = opening(ASKED, "54 no restriction")
    (lies,) = now.table.penalty_cards
    assert (Seat.E, card("DQ"), True) == (lies.seat, lies.card, lies.major)
    assert 13 == len(legal_cards(now.table, Seat.W))
    assert now.pending is None


def test_without_restriction_declarer_is_asked_again_at_the_next_lead() -> None:
    kept = "W leads H3|N plays H5|E plays HQ|S plays H4|E leads DQ"
    assert opening(ASKED, "54 no restriction", kept).pending is None
    kept = "W leads HJ|N plays H5|E plays H6|S plays H4"
    assert ("50D2", ("require D", "prohibit D", "no restriction")) == keys(opening(ASKED, "54 no restriction", kept))


def test_with_another_penalty_card_the_lead_is_refused_first() -> None:
    assert ("54", ("become dummy", "stay declarer", "refuse")) == keys(opening("E drops SJ", LED, "47E1 no", "54C no"))
    assert "50D2" == keys(opening("E drops SJ", LED, "47E1 no", "54C no", "54 refuse"))[0]


def test_declarer_who_could_have_seen_dummy_must_accept_and_stays_declarer() -> None:
    now = opening(LED, "47E1 no", "54C yes")
    assert now.pending is None
    assert (Seat.S, (Seat.N,), Seat.S) == (now.table.declarer, now.table.spread, now.table.turn)
    assert [("ruled", "54C")] == settled(now.table)


@pytest.mark.parametrize("seen", ["N spreads", "N drops SK", "N shows SK"])
def test_nobody_asks_whether_dummy_was_seen_when_the_table_knows(seen: str) -> None:
    now = opening("E leads DQ", seen, "S notices", "47E1 no")
    assert now.pending is None
    assert ("ruled", "54C") in settled(now.table)


def test_a_card_that_dummy_only_named_has_not_been_seen() -> None:
    assert "54C" == keys(opening("N names SK", LED, "47E1 no"))[0]


def test_who_must_accept_cannot_become_dummy_by_spreading() -> None:
    assert Seat.S is opening("E leads DQ", "N spreads", "S spreads").table.declarer


def test_a_dummy_who_spread_early_is_judged_at_the_end() -> None:
    now = opening("E leads DQ", "N spreads", "S notices", "47E1 no", "S plays DA", "S claims 9|all agree")
    assert ("72C", ("no", "yes")) == keys(now)
    adjusted = opening(
        "E leads DQ", "N spreads", "S notices", "47E1 no", "S plays DA", "S claims 9|all agree", "72C yes|12C1b 5"
    )
    assert -100 == adjusted.table.score_for(Seat.S.side)


@pytest.mark.parametrize("order", [("W leads H3 face down", "E leads DQ"), ("E leads DQ", "W leads H3 face down")])
def test_the_face_down_lead_of_the_partner_goes_back(order: tuple[str, str]) -> None:
    table = opening(*order, "S notices", "47E1 no").table
    assert () == table.face_down
    assert card("H3") in table.hands[Seat.W]


def test_the_face_down_lead_goes_back_when_a_play_accepts_too() -> None:
    assert () == opening("W leads H3 face down", "E leads DQ", "S plays DA").table.face_down


def test_the_face_down_lead_stays_when_the_other_had_been_misled() -> None:
    table = opening("W leads H3 face down", "E leads DQ", "S notices", "47E1 yes").table
    assert [card("H3")] == [e.card for e in table.face_down]


def test_of_two_leads_faced_at_once_the_proper_one_stands() -> None:
    assert ("58A", ("yes", "no")) == keys(opening("E leads DQ", "W leads H3", "S notices"))
    table = opening("E leads DQ", "W leads H3", "S notices", "58A yes").table
    assert (card("H3"), Seat.N) == (table.tricks[0].lead, table.turn)
    assert [card("DQ")] == [p.card for p in table.penalty_cards]


def test_a_lead_faced_after_the_wrong_one_is_a_penalty_card_and_costs_declarer_nothing() -> None:
    assert ("54", CHOICES) == keys(opening("E leads DQ", "W leads H3", "S notices", "58A no", "47E1 no", "54C no"))
    table = opening("E leads DQ", "W leads H3", "S notices", "58A no", "47E1 no", "54C no", "54 prohibit D").table
    assert [card("H3")] == [p.card for p in table.penalty_cards]


@pytest.mark.parametrize("lead", ["S leads SA", "N leads SK"])
def test_an_opening_lead_by_the_wrong_side_just_goes_back(lead: str) -> None:
    now = opening(lead, "W notices")
    assert (Phase.CLARIFICATION, Seat.W, ()) == (now.table.phase, now.table.turn, now.table.exposed)
    assert [Stage.RULED] == [i.stage for i in now.table.irregularities]


def test_after_a_refusal_a_second_lead_out_of_turn_is_an_opening_lead_again() -> None:
    again = opening(ASKED, "54 require D", "E leads DJ", "S notices")
    assert "54C" == keys(again)[0]
    assert "54" == again.cases[-1].matter.law
