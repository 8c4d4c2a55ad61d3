"""Law 57: a card led or played too early, and what declarer may ask of the offender's partner."""

import pytest

from bridgetable.game.cards import Suit, card, cards
from bridgetable.game.irregularities import Kind
from bridgetable.game.obligations import MustPlay, PlayRequired, Wanted
from bridgetable.game.seats import Seat
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.laws.law_57_premature_play import early_play
from tests.laws.with_leads import NORTH_WON, SPADES, acted, ends, in_play, keys, settled

SPADES_DRAWN = f"{NORTH_WON}|N plays S4|E plays S5|S plays SA|W plays S2"
EAST_EARLY = f"{SPADES_DRAWN}|S plays D8|E plays DA|S notices|47E1 no|57C2 no"
WEST_VOID = (
    f"{SPADES_DRAWN}|S plays SK|W plays S7|N plays S6|E plays SQ|S plays SJ|E plays D2|S notices|47E1 no|57C2 no"
)


def test_a_card_played_before_partner_is_a_major_penalty_card() -> None:
    table = in_play(EAST_EARLY).table
    assert [(card("DA"), True)] == [(p.card, p.major) for p in table.penalty_cards]
    assert None is table.tricks[-1].card_of(Seat.E)


def test_declarer_has_four_options() -> None:
    now = in_play(EAST_EARLY)
    assert ("57A", ("highest", "lowest", "require", "forbid")) == keys(now)
    assert now.pending is not None
    assert Seat.S is now.pending.by


@pytest.mark.parametrize("answer", ["require", "forbid"])
def test_the_suit_that_declarer_names_is_another_than_the_one_led(answer: str) -> None:
    asked, suits = keys(in_play(EAST_EARLY, f"57A {answer}"))
    assert ("S", "H", "C") == suits
    assert {"require": "57A3", "forbid": "57A4"}[answer] == asked


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        ("57A highest", "DQ"),
        ("57A lowest", "D3"),
        ("57A require|57A3 C", "DQ DJ D9 D3"),
        ("57A forbid|57A4 H", "DQ DJ D9 D3"),
    ],
)
def test_the_partner_who_can_follow_suit_follows_as_declarer_asked(answers: str, left: str) -> None:
    assert cards(left) == legal_cards(in_play(EAST_EARLY, answers).table, Seat.W)


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        ("57A highest", "HT H9 H6 H3 DQ DJ D9 D3 CQ CJ"),
        ("57A lowest", "HT H9 H6 H3 DQ DJ D9 D3 CQ CJ"),
        ("57A require|57A3 H", "HT H9 H6 H3"),
        ("57A forbid|57A4 D", "HT H9 H6 H3 CQ CJ"),
    ],
)
def test_the_partner_who_is_void_plays_the_suit_required_and_not_the_one_forbidden(answers: str, left: str) -> None:
    assert cards(left) == legal_cards(in_play(WEST_VOID, answers).table, Seat.W)


def test_the_choice_binds_for_this_trick_alone() -> None:
    now = in_play(EAST_EARLY, "57A highest")
    assert (PlayRequired(Seat.W, 3, Wanted.HIGHEST, Suit.D, "57A1"),) == now.table.obligations
    assert (
        ()
        == in_play(EAST_EARLY, "57A highest", "W plays DQ", "N plays D6", "E plays DA", "E plays H8").table.obligations
    )


def test_the_early_card_is_played_in_its_turn_as_a_penalty_card() -> None:
    assert cards("DA") == legal_cards(in_play(EAST_EARLY, "57A highest", "W plays DQ", "N plays D6").table, Seat.E)


def test_an_early_lead_to_the_next_trick_stays_a_penalty_card_that_its_owner_must_lead() -> None:
    lines = ("N plays D6", "E plays DA", "E leads C4", "S notices|47E1 no", "57A highest", "S plays D4", "W plays DQ")
    table = in_play(NORTH_WON, *lines).table
    assert (Seat.E, cards("C4")) == (table.turn, legal_cards(table, Seat.E))


def test_nothing_follows_when_declarer_has_played_from_both_hands() -> None:
    table = in_play(
        NORTH_WON, "N plays D6", "E plays DA", "S plays D4", "E leads C4", "S notices|47E1 no", "W plays D3"
    ).table
    assert [("ruled", "57C1")] == settled(table)
    assert card("C4") is table.tricks[-1].lead


def test_an_early_lead_whose_trick_partner_wins_is_a_lead_out_of_turn() -> None:
    table = in_play(NORTH_WON, "N plays D6", "E plays DT", "S plays D4", "E leads C4", "W plays DQ").table
    assert [Kind.PREMATURE_LEAD, Kind.LEAD_OUT_OF_TURN] == [i.kind for i in table.irregularities]
    assert (Seat.W, card("C4")) == (table.tricks[-1].leader, table.tricks[-1].card_of(Seat.E))


def test_nothing_follows_when_dummy_moved_first() -> None:
    table = in_play(EAST_EARLY.replace("57C2 no", "57C2 yes")).table
    assert [("ruled", "57C2")] == settled(table)
    assert card("DA") is table.tricks[-1].card_of(Seat.E)


def test_dummy_is_not_asked_about_when_he_has_led() -> None:
    assert ("57A", ("highest", "lowest", "require", "forbid")) == keys(
        in_play(NORTH_WON, "N plays S4|W plays S2|S notices|47E1 no")
    )


def test_dummys_card_played_early_counts_as_played_from_that_hand() -> None:
    now = in_play(SPADES_DRAWN, "S plays D8", "N plays D6", "E plays DA")
    assert ["57C3", "57C1"] == [i.law for i in now.table.irregularities]


def test_declarers_early_card_stays_played() -> None:
    table = in_play("W leads CK", "N plays C5", "S plays C3", "E notices|47E1 no").table
    assert [("ruled", "57C3")] == settled(table)
    assert card("C3") is table.tricks[0].card_of(Seat.S)


def test_declarers_early_card_that_is_a_revoke_is_corrected() -> None:
    assert ("62B", ("CT", "C7", "C3")) == keys(in_play("W leads CK", "N plays C5", "S plays D4", "E notices|47E1 no"))


def test_a_legal_card_played_at_rhos_turn_must_be_played_in_turn() -> None:
    table = in_play("W leads CK", "E plays C2", "S notices|47E1 no", "N plays CA").table
    assert (MustPlay(Seat.E, card("C2"), 1, "57D"),) == table.obligations
    assert cards("C2") == legal_cards(table, Seat.E)
    assert () == table.penalty_cards


def test_what_a_card_at_rhos_turn_told_partner_may_not_use() -> None:
    (known,) = in_play("W leads CK", "E plays C2", "S notices|47E1 no").table.information
    assert ((Seat.N, Seat.S), (Seat.W,)) == (known.may_use, known.may_not)


def test_an_illegal_card_played_at_rhos_turn_is_a_major_penalty_card_and_no_revoke() -> None:
    table = in_play("W leads CK", "E plays D2", "S notices|47E1 no").table
    assert [("ruled", "57D"), ("ruled", "57D")] == settled(table)
    assert [(card("D2"), True)] == [(p.card, p.major) for p in table.penalty_cards]


def test_an_early_card_that_does_not_follow_suit_leaves_no_revoke_behind() -> None:
    table = in_play(SPADES_DRAWN, "S plays D8", "E plays C4", "S notices|47E1 no", "57C2 no", "57A lowest").table
    assert [("ruled", "57A"), ("ruled", "57A")] == settled(table)


def test_a_lead_before_declarer_has_played_is_out_of_turn_when_partner_has_played() -> None:
    assert ("56", ("accept", "refuse")) == keys(
        in_play("W leads CK|N plays C5|E plays C2|W leads CQ|S notices|47E1 no")
    )


def test_an_accepted_early_lead_leads_the_next_trick_whoever_wins_this_one() -> None:
    table = in_play("W leads CK|N plays CA|E plays C2|W leads CQ|S notices|47E1 no|56 accept|S plays C3").table
    assert (Seat.N,) == table.winners
    assert (Seat.W, card("CQ"), Seat.N) == (table.tricks[-1].leader, table.tricks[-1].lead, table.turn)


@pytest.mark.parametrize(
    ("answer", "led"), [("55A accept", "HA"), ("55A refuse", None), ("55A leave|55A refuse", None)]
)
def test_declarers_early_lead_is_accepted_or_goes_back(answer: str, led: str | None) -> None:
    lines = ("N plays S4", "E plays S5", "S plays SA", "S leads HA", "W notices|47E1 no", answer, "W plays S2")
    table = in_play(NORTH_WON, *lines).table
    assert (None if led is None else card(led)) is table.tricks[-1].lead
    assert () == table.exposed


def test_an_early_lead_from_dummy_is_marked_and_can_be_refused() -> None:
    lines = ("S plays D8", "W plays D3", "N plays DK", "N leads H2", "E notices|47E1 no", "55A refuse")
    table = in_play(SPADES_DRAWN, *lines).table
    assert ((), card("H2") in table.hands[Seat.N]) == (table.exposed, True)


def test_an_early_lead_that_nobody_minds_opens_the_next_trick() -> None:
    table = in_play(NORTH_WON, "N plays S4", "E plays S5", "S plays SA", "S leads HA", "W plays S2").table
    assert (card("HA"), Seat.W) == (table.tricks[-1].lead, table.turn)


@pytest.mark.parametrize(
    ("story", "early", "clause"),
    [
        ("N plays S4", Seat.W, "57A"),
        ("N plays S4|E plays S5", Seat.W, "57D"),
        ("N plays S4", Seat.S, "57C3"),
        ("N plays S4|S plays SA", Seat.W, "57C1"),
        ("N plays S4|E plays S5|S plays SA|W plays S2|S plays D8", Seat.E, "57A"),
        ("N plays S4|E plays S5|S plays SA|W plays S2|S plays D8|W plays D3", Seat.E, "57D"),
        ("N plays S4|E plays S5|S plays SA|W plays S2|S plays D8|N plays D6", Seat.E, "57C1"),
        ("N plays S4|E plays S5|S plays SA|W plays S2|S plays D8", Seat.N, "57C3"),
        ("N plays D6|E plays DA|S plays D4|W plays D3|E plays C4", Seat.W, "57D"),
        ("N plays D6|E plays DA|S plays D4|W plays D3|E plays C4|S plays CT", Seat.N, "57C3"),
    ],
)
def test_every_early_card_falls_under_one_clause(story: str, early: Seat, clause: str) -> None:
    table = in_play(NORTH_WON, story).table
    assert None is table.tricks[-1].card_of(early)
    assert clause == early_play(table, early).cite


def test_declarers_choice_has_as_many_ends_as_the_book_gives_it() -> None:
    # misled; dummy moved first; or neither: highest, lowest, three suits required, three forbidden
    assert 1 + 1 + 2 + 3 + 3 == len(ends(in_play(EAST_EARLY.removesuffix("|47E1 no|57C2 no"))))


def test_the_card_of_a_player_told_to_play_by_an_opponent_goes_back_without_rectification() -> None:
    table = in_play(EAST_EARLY.removesuffix("|47E1 no|57C2 no"), "47E1 yes").table
    assert ((), None) == (table.penalty_cards, table.tricks[-1].card_of(Seat.E))
    assert [("ruled", "47E1")] == settled(table)


def test_not_even_a_play_by_the_next_hand_accepts_the_card_of_a_misled_player() -> None:
    table = in_play("W leads CK", "E plays C2", "S plays C3", "E notices C2", "47E1 yes", "47D keep").table
    assert (None, card("C3"), Seat.N) == (table.tricks[0].card_of(Seat.E), table.tricks[0].card_of(Seat.S), table.turn)


def test_an_early_lead_of_a_misled_player_goes_back_with_the_answer_to_it() -> None:
    early = "W leads CK|N plays C5|E plays C2|W leads CQ|N plays C8"
    table = in_play(early, "W notices", "47E1 yes").table
    assert ((), Seat.S) == (table.exposed, table.turn)


def test_a_card_played_too_early_has_had_its_turn_once_others_but_not_lho_have_played_to_the_next_trick() -> None:
    lines = f"{NORTH_WON}|N plays S4|W plays S2|E plays S5|S plays SA|S plays H5"
    table = in_play(lines, "N notices", "47E1 no").table
    assert [("ruled", "47F2")] == settled(table)[:1]
    assert ((), card("S2")) == (table.penalty_cards, table.tricks[1].card_of(Seat.W))


def test_declarers_choice_about_an_early_lead_comes_before_partners_early_card() -> None:
    early = (NORTH_WON, "N plays S4|E plays S5", "S plays SA", "W plays S2", "S plays D8")
    now = in_play(*early, "W plays DQ", "W leads CQ", "E plays DA", "S notices DA", "47E1 no")
    assert ("57A", ("highest", "lowest", "require", "forbid")) == keys(now)


def test_a_card_played_too_early_to_a_trick_that_has_gone_back_meanwhile_is_not_looked_for_there() -> None:
    lines = "S leads SA|E plays S5|S notices|E changes to S5|45C4b yes|47D take back|57C1 yes"
    table = acted(f"book: 2007\n{SPADES}", f"{NORTH_WON}|{lines}").table
    assert ("ruled", "57C2") in settled(table)
    assert 1 == len(table.tricks)
