"""Law 45: when a card is played, and one card too many."""

import pytest

from bridgetable.game.cards import card, cards
from bridgetable.game.errors import ImpossibleAction
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.laws.law_45_card_played import who_plays
from bridgetable.session.act import act
from bridgetable.session.cards.actions import AddCard, ChangeCard
from tests.laws.with_leads import NORTH_WON, WEST_WON, in_play, keys, settled

EAST_TO_PLAY = f"{NORTH_WON}|N plays S4"
SOUTH_TO_PLAY = f"{NORTH_WON}|N plays S4|E plays S5"
SLIP = f"{SOUTH_TO_PLAY}|S plays SA|W plays S2|S plays H5|W plays H3|N plays HQ"


def test_declarer_plays_dummys_cards_and_everybody_else_his_own() -> None:
    table = in_play(NORTH_WON).table
    assert [Seat.S, Seat.E, Seat.S, Seat.W] == [who_plays(table, s) for s in (Seat.N, Seat.E, Seat.S, Seat.W)]


def test_a_penalty_card_may_have_to_be_played() -> None:
    table = in_play(EAST_TO_PLAY.replace("|N plays S4", "|E drops SQ|S notices|N plays S4")).table
    assert {card("SQ")} == legal_cards(table, Seat.E)


# --- held, shown, touched ---------------------------------------------------------------------------------------------


def test_a_defenders_card_held_as_played_is_played() -> None:
    table = in_play(EAST_TO_PLAY, "E shows SQ", "S notices", "45C1 yes").table
    assert (card("SQ"), Seat.S) == (table.tricks[-1].card_of(Seat.E), table.turn)


def test_a_defenders_card_that_was_only_seen_is_a_penalty_card() -> None:
    table = in_play(EAST_TO_PLAY, "E shows SQ", "S notices", "45C1 no").table
    assert [(card("SQ"), True)] == [(p.card, p.major) for p in table.penalty_cards]


def test_a_card_that_partner_could_not_see_is_neither_played_nor_a_penalty_card() -> None:
    table = in_play(EAST_TO_PLAY, "E shows SQ", "S notices", "45C1 unseen").table
    assert ((), (), None) == (table.penalty_cards, table.exposed, table.tricks[-1].card_of(Seat.E))


def test_a_card_held_as_played_that_is_not_legal_is_found_to_be_a_revoke() -> None:
    assert ("62B", ("SQ", "S5")) == keys(in_play(EAST_TO_PLAY, "E shows DA", "S notices", "45C1 yes"))


@pytest.mark.parametrize(
    ("lines", "shown", "law"), [(EAST_TO_PLAY, "W shows S2", "57A"), (SOUTH_TO_PLAY, "W shows S2", "57D")]
)
def test_a_card_held_so_that_partner_could_see_it_before_its_turn_is_played_too_early(
    lines: str, shown: str, law: str
) -> None:
    table = in_play(lines, shown, "S notices", "45C1 yes").table
    assert ("ruled", "45C1") == settled(table)[0]
    assert (Kind.PREMATURE_PLAY, law) == (table.irregularities[1].kind, table.irregularities[1].law)


@pytest.mark.parametrize(("lines", "shown"), [(NORTH_WON, "W shows S2"), (SOUTH_TO_PLAY, "E shows SQ")])
def test_with_no_trick_in_progress_or_a_card_in_it_already_a_card_shown_is_a_matter_of_law_49(
    lines: str, shown: str
) -> None:
    assert [("ruled", "49")] == settled(in_play(lines, shown, "S notices").table)


def test_a_card_dropped_is_not_played() -> None:
    assert [("ruled", "49")] == settled(in_play(EAST_TO_PLAY, "E drops SQ", "S notices").table)


@pytest.mark.parametrize(("answer", "played"), [("no", None), ("table", "SJ"), ("position", "SJ")])
def test_declarers_card_is_played_by_the_way_it_was_held(answer: str, played: str | None) -> None:
    table = in_play(SOUTH_TO_PLAY, "S shows SJ", "W notices", f"45C2 {answer}").table
    assert (None if played is None else card(played)) is table.tricks[-1].card_of(Seat.S)
    assert ((), ()) == (table.exposed, table.penalty_cards)


@pytest.mark.parametrize(
    ("answer", "found"), [("table", [("ruled", "45C2a"), ("ruled", "57C3")]), ("no", [("ruled", "48A")])]
)
def test_declarers_card_held_as_played_before_its_turn_is_played_too_early(
    answer: str, found: list[tuple[str, str]]
) -> None:
    lines = (EAST_TO_PLAY, "S shows SJ", "W notices", f"45C2 {answer}", *(("47E1 no",) if answer == "table" else ()))
    assert found == settled(in_play(*lines).table)


@pytest.mark.parametrize(("answer", "played"), [("yes", "CA"), ("no", None)])
def test_a_card_of_dummys_is_played_by_touching_it_for_that(answer: str, played: str | None) -> None:
    table = in_play("W leads CK", "N shows CA", "E notices", f"45C3 {answer}").table
    assert (None if played is None else card(played)) is table.tricks[-1].card_of(Seat.N)


# --- named by a slip --------------------------------------------------------------------------------------------------


def test_a_slip_of_the_tongue_is_mended() -> None:
    table = in_play(SLIP, "N changes to H2", "45C4b yes").table
    assert (card("H2"), Seat.E) == (table.tricks[-1].card_of(Seat.N), table.turn)


def test_a_reconsideration_is_not() -> None:
    assert card("HQ") is in_play(SLIP, "N changes to H2", "45C4b no").table.tricks[-1].card_of(Seat.N)


def test_an_opponent_who_has_played_since_may_take_his_card_back() -> None:
    assert ("47D", ("keep", "take back")) == keys(in_play(SLIP, "E plays H4", "N changes to H2", "45C4b yes"))
    table = in_play(SLIP, "E plays H4", "N changes to H2", "45C4b yes", "47D take back").table
    assert (Seat.E, card("H2")) == (table.turn, table.tricks[-1].card_of(Seat.N))


def test_his_choice_is_not_lost_when_a_revoke_of_his_partner_is_ruled_on_before_he_has_made_it() -> None:
    revoked = SLIP.replace("W plays H3", "W plays DQ")
    lines = ("E plays H4", "N changes to H2", "45C4b yes", "S notices DQ", "62B H3", "62C1 keep")
    now = in_play(revoked, *lines)
    assert ("47D", ("keep", "take back")) == keys(now)
    trick = in_play(revoked, *lines, "47D take back").table.tricks[-1]
    assert (card("H3"), card("H2"), None) == (trick.card_of(Seat.W), trick.card_of(Seat.N), trick.card_of(Seat.E))


def test_what_the_opponents_card_told_is_for_his_side_alone() -> None:
    table = in_play(SLIP, "E plays H4", "N changes to H2", "45C4b yes", "47D take back").table
    assert [("H4", (Seat.N, Seat.S))] == [(str(i.card), i.may_not) for i in table.information]


def test_when_declarer_has_played_since_it_is_too_late() -> None:
    now = in_play(SOUTH_TO_PLAY, "S plays SA", "N changes to S6")
    assert (None, card("S4")) == (now.pending, now.table.tricks[-1].card_of(Seat.N))


def test_only_dummys_card_can_be_changed() -> None:
    with pytest.raises(ImpossibleAction):
        act(in_play(SOUTH_TO_PLAY), ChangeCard(Seat.E, card("SQ")))


# --- one card too many ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("extra", "major"), [("C4", False), ("SQ", True)])
def test_a_defenders_fifth_card_is_a_penalty_card_by_its_rank(extra: str, major: bool) -> None:
    table = in_play(NORTH_WON, f"E adds {extra}", "S notices", "45E1 no").table
    assert [(card(extra), major)] == [(p.card, p.major) for p in table.penalty_cards]


def test_declarers_fifth_card_goes_back() -> None:
    table = in_play(NORTH_WON, "S adds HA", "W notices", "45E2 no").table
    assert ((), (), ()) == (table.exposed, table.penalty_cards, table.obligations)


@pytest.mark.parametrize(("line", "law"), [("E adds D2", "56"), ("S adds HA", "55")])
def test_a_fifth_card_that_was_led_is_a_lead_out_of_turn(line: str, law: str) -> None:
    now = in_play(NORTH_WON, line, "W notices", "45E1 yes" if law == "56" else "45E2 yes")
    assert (Kind.LEAD_OUT_OF_TURN, law) == (now.table.irregularities[-1].kind, now.cases[-1].matter.law)


def test_a_fifth_card_led_by_the_hand_that_won_the_trick_is_simply_its_lead() -> None:
    now = in_play(WEST_WON, "W adds CQ", "S notices", "45E1 yes")
    assert (None, card("CQ"), Seat.N) == (now.pending, now.table.tricks[-1].lead, now.table.turn)


def test_a_second_card_before_partners_that_was_led_falls_under_law_57() -> None:
    now = in_play(NORTH_WON, "N plays D6", "E plays DA", "E plays C4", "S notices", "45E1 yes|47E1 no")
    assert "57A" == keys(now)[0]


def test_a_card_too_many_needs_one_that_was_played() -> None:
    with pytest.raises(ImpossibleAction, match="has not played to this trick"):
        act(in_play(NORTH_WON, "N plays S4"), AddCard(Seat.E, card("S5")))


def test_after_somebody_has_led_a_fifth_card_cannot_have_been_the_lead() -> None:
    table = in_play(NORTH_WON, "E adds D2", "N plays S4", "S notices").table
    assert cards("D2") == {p.card for p in table.penalty_cards}
