"""Law 23: the comparable call as a judgement, and what is looked at after play."""

import itertools

import pytest

from bridgetable.formats.systems import systems
from bridgetable.game.calls import call
from bridgetable.game.meanings import meaning
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.laws.law_23_meanings import compare, meant_at, said_to_mean, side_by_side, withdrawn_meant
from tests.laws.with_calls import auction, may_be_barred, must_pass

CANCELLED = ("S", "W:1H", "N notices", "29A no", "S:1S W:2H")


@pytest.mark.parametrize("key", ["similar", "subset", "purpose"])
def test_one_test_of_the_three_is_enough(key: str) -> None:
    table = auction(*CANCELLED, f"23A {key}").table
    assert [] == must_pass(table)
    assert [] == may_be_barred(table)
    assert ["23C"] == [r.law for r in table.reviews]


def test_a_call_that_is_not_comparable_silences_partner_once_and_arms_the_lead_restriction() -> None:
    table = auction(*CANCELLED, "23A no").table
    assert [("E", "next turn", "31A2b")] == must_pass(table)
    assert ["72C"] == [r.law for r in table.reviews]


def test_everybody_may_use_the_withdrawn_call_once_a_comparable_one_has_come() -> None:
    before, after = (auction(*CANCELLED, f"23A {k}").table.information[-1] for k in ("no", "similar"))
    assert Side.EW.seats == before.may_not
    assert (SEATS, ()) == (after.may_use, after.may_not)


PLAYED = ("23A similar", "N:P E:4H S:P W:P N:P", "S leads SK", "W claims 10", "all agree")


def test_the_help_of_the_infraction_is_judged_when_play_has_ended() -> None:
    sitting = auction(*CANCELLED, *PLAYED)
    assert sitting.pending is not None
    assert "23C" == sitting.pending.cite


@pytest.mark.parametrize(
    ("answers", "points"),
    [
        (("23C no",), 420),
        (("23C yes", "12C1b 4H by E 9"), -50),
        (("23C yes", "12C1b 2H by W 8"), 110),
        (("23C yes", "12C1b 4SX by S 10"), -590),
        (("23C yes", "12C1b passed out"), 0),
    ],
)
def test_an_assigned_score_can_be_any_contract(answers: tuple[str, ...], points: int) -> None:
    table = auction(*CANCELLED, *PLAYED, *answers).table
    assert points == table.score_for(Side.EW)
    assert -points == table.score_for(Side.NS)


# --- the three tests, as far as they can be computed from what two calls are said to show -----------------------------


Verdicts = tuple[bool | None, bool | None, bool | None]


def verdicts(old: str, new: str) -> Verdicts:
    first, second, third = compare(meaning(old), meaning(new))
    return first.holds, second.holds, third.holds


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("11-21, 5+ hearts", "11-21, 5+ hearts", (True, True, None)),
        ("11-21, 5+ hearts", "10-15, 6+ hearts", (None, False, None)),
        ("11-21, 5+ hearts", "12-15, 6+ hearts", (None, True, None)),
        ("asks for aces", "asks for aces, artificial", (True, True, True)),
        ("asks for aces", "asks for kings", (None, None, False)),
        ("waiting", "12+, 5+ hearts", (None, True, False)),
        ("0-11", "6-9, balanced", (None, True, None)),
        ("0-11", "6+, 4+ spades", (None, False, None)),
        ("any", "16+, 5+ clubs", (None, True, None)),
        ("5+ spades, 4+ clubs; 5+ spades, 4+ diamonds", "10-15, 5+ spades, 4+ clubs", (None, True, None)),
        ("16+, any", "13+", (None, False, None)),
        ("16+, any", "16-18, balanced", (None, True, None)),
        ("0-7", "0-4", (None, True, None)),
        ("10-20, 5+ hearts", "10-20, 4 hearts", (None, False, None)),
    ],
)
def test_the_three_tests(old: str, new: str, expected: Verdicts) -> None:
    assert expected == verdicts(old, new)


def test_that_meanings_are_similar_is_left_to_the_director_unless_they_are_the_same() -> None:
    shown = [meaning(words) for one in systems() for _, words in one.openings]
    for old, new in itertools.product(shown, repeat=2):
        assert compare(old, new)[0].holds is (True if (old.hands, old.purpose) == (new.hands, new.purpose) else None)


def test_a_hand_too_many_is_shown_in_the_evenest_shape() -> None:
    row = compare(meaning("10-20, 5+ hearts"), meaning("10-20, 4 hearts"))[1]
    assert (10, 4) == (row.words["points"], row.words["hearts"])
    assert {3} == {row.words[suit] for suit in ("spades", "diamonds", "clubs")}


def test_what_a_withdrawn_call_showed_is_not_what_the_same_call_shows_now() -> None:
    lines = ('E calls 1H: "11-21, 5+ hearts"', "S notices", "29A no", "W:P N:1D", 'E calls 1H: "8-16, 5+ hearts"')
    table = auction("W", *lines).table
    one_heart = call("1H")
    assert "11-21, 5+ hearts" == withdrawn_meant(table, Seat.E, one_heart)
    assert "8-16, 5+ hearts" == said_to_mean(table, Seat.E, one_heart)


def test_the_call_that_answers_brings_its_meaning_to_the_question() -> None:
    lines = ('N calls 1S: "11-21, 5+ spades"', 'E calls 1H: "8-16, 5+ hearts"', "S notices", "25A no", "27A1 no")
    now = auction("N", *lines, 'E calls X: "8-16, 5+ hearts"')
    assert now.pending is not None
    assert Msg("{call}, made instead, shows: {words}.", call=call("X"), words="8-16, 5+ hearts") in now.pending.criteria


def test_what_a_call_would_show_may_be_told_while_the_question_waits() -> None:
    lines = ('N calls 1S: "11-21, 5+ spades"', 'E calls 1H: "8-16, 5+ hearts"', "S notices", "25A no", "27A1 no")
    now = auction("N", *lines, "27B 2C", "27B1a no", 'E means 2C: "12+, 5+ clubs"')
    assert now.pending is not None
    assert any("shows" in c.template and "12+, 5+ clubs" in dict(c.arguments).values() for c in now.pending.criteria)


def test_nothing_is_said_of_meanings_that_nobody_has_told() -> None:
    assert [] == list(side_by_side(auction("N", "N:1S E:2H").table, Seat.E, call("2H"), call("3H")))


def test_partner_means_the_same_by_a_call() -> None:
    table = auction("N", 'N means 2D: "6-10, 6+ diamonds"').table
    assert "6-10, 6+ diamonds" == said_to_mean(table, Seat.S, call("2D"))
    assert "" == said_to_mean(table, Seat.E, call("2D"))


def test_what_an_opening_means_is_not_what_the_same_bid_means_later() -> None:
    told = 'N means 1H as opening: "11-21, 5+ hearts"'
    one_heart = call("1H")
    assert "11-21, 5+ hearts" == said_to_mean(auction("N", told, "N:P E:P S:1H").table, Seat.S, one_heart)
    assert "" == said_to_mean(auction("N", told, "N:1D E:P S:1H").table, Seat.S, one_heart)
    opener = auction("N", told, "N:P E:P S:1H").table
    assert ["", "", "11-21, 5+ hearts"] == [meant_at(opener, place) for place in range(3)]


def test_a_meaning_told_again_amends_the_call_that_lies_there() -> None:
    now = auction("N", 'N calls 2D: "6-10, 6+ diamonds"', 'N means 2D: "6-10, 6+ hearts or 6+ spades"')
    assert "6-10, 6+ hearts or 6+ spades" == now.table.auction.made[0].meaning
