"""Law 50: penalty cards, what partner may lead, and who may use what."""

from itertools import combinations, product

import pytest

from bridgetable.game.cards import PACK, SUITS_DOWN, Suit, card, suit
from bridgetable.game.seats import SEATS, Seat
from bridgetable.laws.law_50_lead_restriction import LeadChoice, LeadWish, restrictions
from bridgetable.laws.law_50_penalty_cards import is_minor
from bridgetable.rulings.explore import leaves
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.prose import say
from tests.laws.with_penalty_cards import (
    EAST_WINS,
    EAST_WITH_THE_QUEEN,
    SOUTH_WINS,
    WEST_WINS,
    WEST_WITHOUT_HEARTS,
    known,
    major,
    may_play,
    minor,
    sitting,
    words,
)

DROPPED = (WEST_WINS, "E drops HK", "E plays D3", "S notices")
FOURTH = (
    f"{EAST_WINS}|E leads DT|S plays D2|W plays D6|N plays DQ|N leads S4|E plays S5|S plays SA|W plays S2",
    "S leads D4|W plays DA|N plays D5|E drops HK|E plays D3|S notices",
)


def asked(*lines: str, deal: str | None = None) -> str:
    now: Sitting = sitting(*lines) if deal is None else sitting(*lines, deal=deal)
    return "" if now.pending is None else now.pending.cite


@pytest.mark.parametrize(("unintended", "other"), list(product((True, False), repeat=2)))
def test_minor_is_one_card_below_an_honour_seen_by_accident(unintended: bool, other: bool) -> None:
    table = sitting(EAST_WINS, *(("E drops S9", "S notices") if other else ())).table
    found = {str(c.rank) for c in PACK if c.suit is Suit.H and is_minor(table, Seat.E, c, unintended=unintended)}
    assert (set("23456789") if unintended and not other else set()) == found


def test_a_second_penalty_card_makes_both_major() -> None:
    table = sitting(SOUTH_WINS, "E drops H5", "S notices", "E drops H7", "S notices").table
    assert ({"H5", "H7"}, set()) == (major(table, Seat.E), minor(table, Seat.E))


def test_cards_of_two_defenders_do_not_make_each_other_major() -> None:
    table = sitting(SOUTH_WINS, "E drops H5", "W drops H2", "S notices").table
    assert ({"H5"}, {"H2"}) == (minor(table, Seat.E), minor(table, Seat.W))


def test_it_is_asked_as_the_director_would_say_it() -> None:
    now = sitting(*FOURTH)
    said = [say(s.words) for s in now.cases[-1].progress.said]
    assert "East dropped ♥K face up in trick 4. An honour, so a major penalty card." == said[0]
    assert "West won the trick and is on lead." == said[1]
    question = now.pending
    assert question is not None
    assert (Seat.S, "50D2", "What may West lead?") == (question.by, question.cite, say(question.question))
    assert [
        ("require H", "Require a heart"),
        ("prohibit H", "Prohibit hearts"),
        ("no restriction", "No restriction"),
    ] == [(o.key, say(o.title)) for o in question.options]
    assert [
        ["West must lead a heart now, if he can.", "♥K goes back to East’s hand."],
        ["No heart from West while he keeps the lead.", "♥K goes back to East’s hand."],
        ["West may lead any card.", "♥K stays. East must play it as soon as legal."],
    ] == [words(o.follows) for o in question.options]
    assert [("50D2a",), ("50D2a",), ("50D2b",)] == [o.cites for o in question.options]
    assert [("♥K back in hand: West may not use having seen it.", ("50E2",))] == [
        (say(n.words), n.cites) for n in question.notes
    ]


@pytest.mark.parametrize(
    ("lines", "cite"),
    [
        (DROPPED, "50D2"),
        (("E drops HK", "S notices"), "50D2"),
        (("E shows H5", "S notices"), "50D2"),
        (("E drops H5", "S notices"), ""),
        (("W drops CQ", "S notices"), ""),
        ((SOUTH_WINS, "E drops HK", "S notices"), ""),
        ((EAST_WINS, "E drops HK", "S notices"), ""),
        ((EAST_WINS, "W drops HT", "S notices"), "50D2"),
    ],
)
def test_declarer_is_asked_when_a_defender_leads_with_a_major_penalty_card_opposite(
    lines: tuple[str, ...], cite: str
) -> None:
    assert cite == asked(*lines)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_suit_may_be_required_and_any_of_the_suits_prohibited(count: int) -> None:
    cards = tuple(card(f"{s}7") for s in SUITS_DOWN[:count])
    found = list(restrictions(LeadChoice(Seat.W, Seat.S, cards, 1)))
    required = [r.suits for r in found if r.wish is LeadWish.REQUIRE]
    prohibited = [r.suits for r in found if r.wish is LeadWish.PROHIBIT]
    subsets = [s for n in range(1, count + 1) for s in combinations(SUITS_DOWN[:count], n)]
    assert [(s,) for s in SUITS_DOWN[:count]] == required
    assert subsets == prohibited
    assert count + 2**count == len(found)


def test_each_choice_ends_the_case() -> None:
    case = sitting(*DROPPED).cases[-1]
    assert 3 == len(list(leaves(case.matter.procedure, case.matter.subject, case.base)))


def test_a_required_suit_must_be_led_and_the_card_is_picked_up() -> None:
    table = sitting(*DROPPED, "50D2 require H").table
    assert {"HT", "H9", "H2"} == may_play(table, Seat.W)
    assert () == table.penalty_cards
    assert card("HK") in table.hands[Seat.E]


def test_who_cannot_lead_the_required_suit_may_lead_anything_and_the_card_is_still_picked_up() -> None:
    table = sitting("E drops HK", "S notices", "50D2 require H", deal=WEST_WITHOUT_HEARTS).table
    assert 13 == len(may_play(table, Seat.W))
    assert () == table.penalty_cards


def test_a_prohibition_lasts_while_the_lead_is_kept() -> None:
    lines = (*DROPPED, "50D2 prohibit H", "W leads DJ|N plays D8|E plays DT|S plays D4")
    assert not any(c.startswith("H") for c in may_play(sitting(*lines).table, Seat.W))


def test_a_prohibition_ends_when_the_lead_is_lost() -> None:
    away = "W leads DJ|N plays DQ|E plays DT|S plays D4"
    back = "N leads C9|E plays C6|S plays C5|W plays CT"
    table = sitting(*DROPPED, "50D2 prohibit H", away, back).table
    assert Seat.W is table.turn
    assert {"HT", "H9", "H2"} <= may_play(table, Seat.W)
    assert () == table.obligations


def test_a_required_suit_binds_one_lead_only() -> None:
    lines = ("E drops DT", "S notices", "50D2 require D", "W leads DA|N plays D5|E plays D3|S plays D2")
    assert 12 == len(may_play(sitting(*lines).table, Seat.W))


def test_the_choice_comes_again_while_the_card_lies_there_and_the_lead_is_kept() -> None:
    now = sitting("E drops HK", "S notices", "50D2 no restriction", "W leads DA|N plays D5|E plays D3|S plays D2")
    assert now.pending is not None
    assert ("50D2", 2) == (now.pending.cite, now.table.trick_number)


def test_prohibitions_of_two_leads_bind_together() -> None:
    first = ("E drops H5", "E drops DQ", "S notices", "50D2 prohibit H", "W leads DA|N plays D5|E plays DQ|S plays D2")
    again = ("E shows S9", "S notices", "50D2 prohibit S")
    table = sitting(*first, *again, deal=EAST_WITH_THE_QUEEN).table
    assert {"C", "D"} == {c[0] for c in may_play(table, Seat.W)}


def test_a_card_that_joins_while_declarer_is_asked_is_among_the_options() -> None:
    now = sitting(*DROPPED, "E drops C6")
    assert now.pending is not None
    assert ("require H", "require C", "prohibit H", "prohibit C", "prohibit H C", "no restriction") == now.pending.keys


@pytest.mark.parametrize(
    ("choice", "leads"), [("require H", {"HT"}), ("prohibit H", {"S", "D", "C"}), ("no restriction", {"HT"})]
)
def test_the_leaders_own_penalty_card_comes_after_declarers_choice(choice: str, leads: set[str]) -> None:
    table = sitting("W shows HT", "E shows H5", "S notices", f"50D2 {choice}").table
    found = may_play(table, Seat.W)
    assert leads == (found if len(found) == 1 else {c[0] for c in found})


def test_following_suit_comes_before_a_major_penalty_card() -> None:
    table = sitting(SOUTH_WINS, "E drops HK", "S notices", "S leads D2|W plays D6|N plays DQ").table
    assert {"DT", "D3"} == may_play(table, Seat.E)
    assert {"HK"} == major(table, Seat.E)


def test_a_major_penalty_card_is_discarded_at_the_first_chance() -> None:
    trumps = "S leads SA|W plays S2|N plays S4|E plays S5|S leads SQ|W plays S6|N plays S7|E plays S9|S leads S3|W plays H2|N plays SJ"
    assert {"HK"} == may_play(sitting(SOUTH_WINS, "E drops HK", "S notices", trumps).table, Seat.E)


def test_a_minor_penalty_card_goes_before_small_cards_of_its_suit_but_not_before_honours() -> None:
    table = sitting(EAST_WINS, "E drops H7", "S notices").table
    hearts = {c for c in may_play(table, Seat.E) if c.startswith("H")}
    assert {"HK", "H7"} == hearts
    assert 10 == len(may_play(table, Seat.E))


def test_all_may_use_a_penalty_card_on_the_table() -> None:
    assert ("50E1", ()) == known(sitting(EAST_WINS, "E drops HK", "S notices").table, "HK")


def test_partner_may_not_use_a_card_picked_up_already_for_this_lead() -> None:
    assert ("50E2", (Seat.W,)) == known(sitting(*DROPPED, "50D2 prohibit H").table, "HK")


def test_partner_may_not_use_how_a_card_that_is_played_came_to_be_seen() -> None:
    assert ("50E3", (Seat.W,)) == known(sitting(EAST_WINS, "E drops HK", "S notices", "E leads HK").table, "HK")


def test_the_help_of_a_penalty_card_is_judged_once_a_board() -> None:
    lines = (
        "E drops HK",
        "S notices",
        "50D2 no restriction",
        "W leads DA|N plays D5|E plays D3|S plays D2",
        "50D2 no restriction",
    )
    now = sitting(*lines, "W leads DJ|N plays DQ|E plays DT|S plays D4", "S claims 8|all agree")
    assert now.pending is not None
    assert "50E4" == now.pending.cite
    assert 1 == sum(r.law == "50E4" for r in now.table.reviews)
    assert (
        sitting(*lines, "W leads DJ|N plays DQ|E plays DT|S plays D4", "S claims 8|all agree", "50E4 no").pending
        is None
    )


def test_nobody_asks_for_the_help_of_a_card_that_lay_there_while_partner_did_not_play() -> None:
    assert sitting(EAST_WINS, "E drops HK", "S notices", "E leads HK", "S claims 9|all agree").pending is None


def test_the_score_without_the_penalty_card_is_the_directors() -> None:
    lines = (
        "E drops HK",
        "S notices",
        "50D2 no restriction",
        "W leads H2",
        "S claims 9|all agree",
        "50E4 yes",
        "12C1b 10",
    )
    table = sitting(*lines).table
    assert [(10, "50E4")] == [(a.tricks, a.cite) for a in table.adjustments]
    assert {420, -420} == {table.score_for(s.side) for s in SEATS}


def test_suits_stand_in_the_journal_as_letters() -> None:
    found = [r.key for r in restrictions(LeadChoice(Seat.W, Seat.S, (card("H5"), card("DQ")), 1))]
    assert ["require H", "require D", "prohibit H", "prohibit D", "prohibit H D", "no restriction"] == found
    assert suit("H") is Suit.H
