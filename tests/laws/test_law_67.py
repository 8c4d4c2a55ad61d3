"""Law 67: defective tricks; and Law 14B, a card that was missing."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat, Side
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.session.act import act
from bridgetable.session.cards.actions import PlayCard
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from tests.laws.with_revokes import after, keys, penalty_cards, stages, transfers, trick_of

FIRST = "W DQ DA D2 D4"
LEFT_OUT = f"{FIRST}|N leads S4|E plays S5|S plays SA|W omits"
FOUND_LATE = f"{LEFT_OUT}|S leads HA|W plays H3|N plays H2|E plays H4"
TWO = f"{FIRST}|N leads S4|E plays S5|S plays SA|W plays S2 S7"
TWO_LATE = f"{TWO}|S HA H3 H2 H4"
EXTRA = f"{FIRST}|N S4 S5 SA S2|W adds S7|S HA H3 H2 H4"
AGAIN = f"{FIRST}|N S4 S5 SA S2|W picks up S2|S SK S2 S6 SQ"


def revokes(now: Sitting) -> list[tuple[Seat, int]]:
    return [(i.seat, i.trick) for i in now.table.irregularities if i.kind is Kind.REVOKE and i.stage.value != "lapsed"]


# --- a card left out, in time -----------------------------------------------------------------------------------------


def test_the_others_go_on_when_a_hand_has_been_passed_over() -> None:
    table = after(LEFT_OUT).table
    assert (3, Seat.S, 12) == (len(table.tricks), table.turn, len(table.hands[Seat.W]))


def test_in_time_the_offender_supplies_a_legal_card() -> None:
    now = after(LEFT_OUT, "S leads HA", "S notices")
    assert ("W", "67A1", "S7", "S2") == keys(now)
    later = act(now, action("67A1 S2"))
    assert ("S4 S5 SA S2", Seat.W) == (trick_of(later.table, 2), later.table.turn)


def test_the_card_supplied_may_win_and_then_the_next_lead_goes_back() -> None:
    now = after(f"{FIRST}|N leads H2|E plays H4|S plays H5|W omits", "S leads SA", "W notices", "67A1 HT")
    assert (Seat.W, 3, ()) == (now.table.turn, len(now.table.tricks), now.table.tricks[-1].cards)
    assert card("SA") in now.table.hands[Seat.S]


def test_who_notices_himself_plays_his_card_to_the_trick() -> None:
    now = after(f"{FIRST}|N leads S4|E omits|S plays SA|E plays S5|W plays S2")
    assert ([("condoned", "67A1")], "S4 SA S5 S2") == (stages(now.table), trick_of(now.table, 2))


def test_a_card_cannot_be_left_out_where_none_was_due() -> None:
    for line in ("N omits", "W omits"):
        with pytest.raises(ImpossibleAction):
            act(after(FIRST), action(line))


# --- a card left out, found late --------------------------------------------------------------------------------------


def test_a_card_of_the_suit_led_must_be_chosen() -> None:
    assert ("W", "67B1a", "S7", "S2") == keys(after(FOUND_LATE, "S notices"))


def test_without_one_any_card_may_be_chosen() -> None:
    lines = f"{FIRST}|N S4 S5 SA S2|S SK S7 S6 SQ|S leads SJ|W omits|N plays S8|E plays D5|S HA H3 H2 H4"
    now = after(lines, "S notices")
    assert ("67B1b", 9) == (keys(now)[1], len(keys(now)) - 2)


def test_the_owner_of_the_trick_does_not_change() -> None:
    lines = f"{FIRST}|N leads H2|E plays H4|S plays H5|W omits|S SA S2 S4 S5"
    now = after(lines, "S notices", "67B1a HT")
    assert (Seat.S, "H2 H4 H5 HT") == (now.table.winners[1], trick_of(now.table, 2))


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("S leads D8|W plays D9|N plays D6|E plays DT|S claims 9|all agree", [("64A2", (4,))]),
        ("S claims 10|all agree", []),
    ],
)
def test_wbf_016_it_is_one_revoke_and_never_more_than_one_trick(
    rest: str, expected: list[tuple[str, tuple[int, ...]]]
) -> None:
    now = after(FOUND_LATE, "S notices", "67B1a S7", rest)
    assert ([(Seat.W, 2)], expected) == (revokes(now), transfers(now.table))


def test_in_trick_twelve_it_is_not_corrected_like_a_revoke() -> None:
    now = after(FOUND_LATE, "S notices", "67B1a S7")
    assert ["64"] == [r.law for r in now.table.reviews]


# --- too many cards ---------------------------------------------------------------------------------------------------


def test_while_one_side_has_not_played_on_cards_together_are_a_matter_of_law_58() -> None:
    assert "58B1" == keys(after(TWO, "S leads HA", "S notices"))[1]


def test_once_both_sides_have_played_on_the_card_too_many_has_gone_with_the_trick() -> None:
    table = after(TWO_LATE).table
    assert ([card("S7")], 9) == ([p.card for p in table.tricks[1].extra], len(table.hands[Seat.W]))


@pytest.mark.parametrize(("answer", "left", "back"), [("S2", "S2", "S7"), ("S7", "S7", "S2"), ("unknown", "S7", "S2")])
def test_the_card_that_was_faced_stays_or_the_highest_legal_one(answer: str, left: str, back: str) -> None:
    table = after(TWO_LATE, "S notices", f"67B2a {answer}", "67B2a no").table
    assert card(left) is table.tricks[1].card_of(Seat.W)
    assert card(back) in table.hands[Seat.W]


def test_who_won_does_not_change_even_when_the_other_card_would_have_won() -> None:
    lines = f"{FIRST}|N leads H2|E plays H4|S plays H5|W plays H3 HT|S SA S2 S4 S5"
    table = after(lines, "S notices", "67B2a HT", "67B2a no").table
    assert (card("HT"), Seat.S) == (table.tricks[1].card_of(Seat.W), table.winners[1])


def test_of_a_card_put_down_alone_it_is_plain_that_it_was_one_too_many() -> None:
    now = after(EXTRA, "S notices")
    assert "Has" in now.cases[-1].progress.asked[-1].question.template
    assert "S4 S5 SA S2" == trick_of(now.table, 2)


@pytest.mark.parametrize(("answer", "expected"), [("yes", {"S7": "minor"}), ("no", {})])
def test_a_defenders_restored_card_that_was_exposed_is_a_penalty_card(answer: str, expected: dict[str, str]) -> None:
    assert expected == penalty_cards(after(EXTRA, "S notices", f"67B2a {answer}").table)


def test_declarers_restored_card_never_is() -> None:
    lines = f"{FIRST}|N leads S4|E plays S5|S plays SA|S adds D8|W plays S2|S HA H3 H2 H4"
    now = after(lines, "W notices")
    assert (None, True) == (now.pending, card("D8") in now.table.hands[Seat.S])


def test_not_to_have_played_the_restored_card_may_be_a_revoke() -> None:
    assert [(Seat.W, 4)] == revokes(after(EXTRA, "S SK D3 S6 SQ", "S HK H6 H7 H8", "S notices", "67B2a no"))


# --- a card that strayed ----------------------------------------------------------------------------------------------


def test_a_played_card_that_was_lost_is_put_back_and_nothing_follows() -> None:
    now = after(f"{FIRST}|N S4 S5 SA S2|W loses S2|S HA H3 H2 H4", "S notices")
    assert ((), (), None) == (now.table.arrangement.lost, now.table.tricks[1].gone, now.pending)


def test_a_played_card_that_was_picked_up_goes_back_to_its_trick() -> None:
    now = after(f"{FIRST}|N S4 S5 SA S2|W picks up S2|S HA H3 H2 H4", "S notices")
    assert card("S2") not in now.table.hands[Seat.W]


def test_not_to_have_played_it_again_was_no_revoke() -> None:
    lines = f"{FIRST}|N S4 S5 SA S7|W picks up S7|S SK S2 S6 SQ|S SJ D3 S8 D5"
    assert [(Seat.W, 4)] == revokes(after(lines))
    assert [] == revokes(after(lines, "S notices"))


def test_qba_114_the_second_trick_is_the_defective_one() -> None:
    now = after(AGAIN, "S notices")
    assert ("S4 S5 SA S2", "SK S6 SQ S7") == (trick_of(now.table, 2), trick_of(now.table, 3))
    assert now.table == act(now, action("67B3 S7")).table, "his only card of the suit is put there unasked"


def test_qba_114_too_late_to_correct_the_score_is_adjusted() -> None:
    lines = (AGAIN, "S HA H3 H2 H4", "S notices")
    assert ("director", "67B3", "yes", "no") == keys(after(*lines))
    now = after(*lines, "67B3 yes", "67B3 S7", "S claims 8|all agree", "67B3 12")
    assert (980, "67B3") == (now.table.score_for(Side.NS), now.table.adjustments[0].cite)
    assert () == after(*lines, "67B3 no", "67B3 S7").table.reviews


def test_only_a_card_among_ones_own_quitted_ones_can_be_picked_up() -> None:
    for line in ("E picks up DQ", "W picks up D9"):
        with pytest.raises(ImpossibleAction):
            act(after(FIRST), action(line))


# --- a missing card ---------------------------------------------------------------------------------------------------


def test_nz_003_a_card_found_on_the_floor_is_deemed_to_have_been_in_hand() -> None:
    now = after(f"{FIRST}|W loses S7|W loses S2|N S4 S5 SA H3", "S notices S7", "14B4 yes")
    assert ({"H3": "major"}, [(Seat.W, 2)]) == (penalty_cards(now.table), revokes(now)), "S7 is put to the trick"


def test_what_partner_knows_of_it_he_may_not_use() -> None:
    now = after(f"{FIRST}|W loses D3|N S4 S5 SA S2", "S notices", "14B4 no")
    assert [((Seat.E,), "14C")] == [(i.may_not, i.cite) for i in now.table.information]


def test_a_card_of_dummys_that_was_hidden_goes_back_and_damage_is_looked_at() -> None:
    now = after(f"{FIRST}|N loses H7|N S4 S5 SA S2", "W notices")
    assert (True, ["41D"]) == (card("H7") in now.table.hands[Seat.N], [r.law for r in now.table.reviews])


def test_a_card_that_lies_face_up_cannot_be_lost() -> None:
    with pytest.raises(ImpossibleAction):
        act(after(FIRST, "W drops D3", "S notices"), action("W loses D3"))


# --- what comes out by itself -----------------------------------------------------------------------------------------


def played_on(now: Sitting, tricks: int) -> Sitting:
    """The sitting when everybody has played his lowest legal card until so many tricks are complete."""
    while len(now.table.winners) < tricks and now.table.turn is not None and now.pending is None:
        now = act(now, PlayCard(now.table.turn, min(legal_cards(now.table, now.table.turn))))
    return now


def test_a_card_left_over_after_trick_thirteen_is_played_to_it() -> None:
    now = played_on(after(FIRST), 12)
    leader = now.table.turn
    assert leader is not None
    now = act(now, action(f"{leader} plays {min(now.table.hands[leader])}"))
    for seat in (leader.lho, leader.partner):
        now = act(now, action(f"{seat} plays {min(now.table.hands[seat])}"))
    ended = act(now, action(f"{leader.rho} omits"))
    assert (13, frozenset()) == (len(ended.table.winners), ended.table.hands[leader.rho])


def test_a_card_left_out_earlier_is_found_when_one_is_left_over() -> None:
    now = played_on(after(LEFT_OUT), 13)
    assert "67B1b" in {order.cite for case in now.ruled for order in case.progress.ordered}


def test_a_card_too_many_is_missed_when_its_owner_has_none_left_to_play() -> None:
    now = played_on(after(EXTRA), 13)
    assert ("67", Seat.W) == (now.cases[-1].matter.law, now.table.turn)


def test_a_card_lost_is_missed_when_its_owner_has_none_left_to_play() -> None:
    now = played_on(after(FIRST, "W loses S2"), 13)
    assert ("14", Seat.W) == (now.cases[-1].matter.law, now.table.turn)


def test_without_its_cards_a_hand_cannot_go_on_whatever_is_waived() -> None:
    now = played_on(after(f"{EXTRA}", "S notices", 'director waives: "they did not mind"'), 13)
    assert "67" == now.cases[-1].matter.law


def test_the_card_put_down_while_he_is_asked_is_the_one_supplied() -> None:
    table = after(LEFT_OUT, "S notices", "W plays S2").table
    assert {"S": "SA", "W": "S2", "N": "S4", "E": "S5"} == {str(p.seat): str(p.card) for p in table.tricks[1].cards}
    assert ["67A1"] == [i.settled_by for i in table.irregularities]
