"""Law 11: the right to rectification forfeited; and Law 81C5: waived."""

import pytest

from bridgetable.game.cards import card
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Review, ReviewOf
from bridgetable.session.act import act
from bridgetable.session.director.actions import Forfeit, Waive
from bridgetable.session.notation import action, action_text
from tests.laws.with_leads import NORTH_WON, WEST_WON, in_play, keys, settled

LED = f"{NORTH_WON}|E leads D2|S notices"
EARLY = f"{NORTH_WON}|N plays S4|W plays S2|S notices"
CHOICE = f"{WEST_WON.replace('|N plays C5', '|E drops SQ|S notices|N plays C5')}"
FORFEITED = 'director rules forfeited: "they had played on"'
WAIVED = 'director waives: "he had been startled"'


def test_a_forfeiture_is_written_in_one_line() -> None:
    assert Forfeit("they had played on") == action(FORFEITED)
    assert FORFEITED == action_text(action(FORFEITED))


@pytest.mark.parametrize(("line", "end"), [(FORFEITED, ("ruled", "11A")), (WAIVED, ("lapsed", "81C5"))])
def test_a_lead_out_of_turn_that_is_not_rectified_stands(line: str, end: tuple[str, str]) -> None:
    now = in_play(LED, line)
    assert (Seat.E, Seat.S) == (now.table.tricks[-1].leader, now.table.turn)
    assert [end] == settled(now.table)


@pytest.mark.parametrize("line", [FORFEITED, WAIVED])
def test_what_was_ordered_so_far_is_undone(line: str) -> None:
    table = in_play(EARLY, line).table
    assert ((), ()) == (table.penalty_cards, table.obligations)
    assert card("S2") is table.tricks[-1].card_of(Seat.W)


@pytest.mark.parametrize("line", [FORFEITED, WAIVED])
def test_a_card_exposed_goes_back_and_its_owners_partner_may_not_use_it(line: str) -> None:
    table = in_play(NORTH_WON, "E names C4", "S notices", line).table
    assert ((), ()) == (table.exposed, table.penalty_cards)
    assert [(Seat.W,)] == [i.may_not for i in table.information]


def test_declarer_who_loses_his_choice_about_a_lead_sees_the_penalty_card_go_back() -> None:
    now = in_play(CHOICE, FORFEITED)
    assert (None, ()) == (now.pending, now.table.penalty_cards)
    assert [("SQ", (Seat.W,))] == [(str(i.card), i.may_not) for i in now.table.information]


def test_only_a_forfeiture_is_looked_at_again_after_play() -> None:
    assert (Review(ReviewOf.FORFEITURE, 1),) == in_play(LED, FORFEITED).table.reviews
    assert () == in_play(LED, WAIVED).table.reviews


def test_after_play_the_director_is_asked_what_the_side_gained() -> None:
    now = in_play(LED, FORFEITED, "S plays D8", "S claims 10|all agree")
    assert ("11A", tuple(str(n) for n in range(12))) == keys(now)


def test_only_the_side_that_gained_loses_the_tricks() -> None:
    table = in_play(LED, FORFEITED, "S plays D8", "S claims 9|all agree", "11A 2", "11B no").table
    assert (10, -200, -620) == (table.tricks_credited(Side.NS), table.score_for(Side.NS), table.score_for(Side.EW))


def test_defenders_who_gained_lose_the_tricks_as_well() -> None:
    lines = ("S leads HA", "W notices", FORFEITED, "W plays H3", "S claims 9|all agree", "11A 1", "11B no")
    table = in_play(NORTH_WON, *lines).table
    assert (620, -650) == (table.score_for(Side.NS), table.score_for(Side.EW))


def test_without_gain_the_score_stands() -> None:
    assert () == in_play(LED, FORFEITED, "S plays D8", "S claims 9|all agree", "11A 0", "11B no").table.adjustments


def test_a_procedural_penalty_is_possible_all_the_same() -> None:
    now = in_play(LED, FORFEITED, "S plays D8", "S claims 9|all agree", "11A 0", "11B S")
    assert ("11B", None) == (now.ruled[-1].progress.ordered[0].cite, now.pending)


@pytest.mark.parametrize("setting_aside", [Forfeit("why"), Waive("why")])
def test_without_a_case_there_is_nothing_to_set_aside(setting_aside: Forfeit | Waive) -> None:
    with pytest.raises(ImpossibleAction):
        act(in_play(NORTH_WON), setting_aside)
