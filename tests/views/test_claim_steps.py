"""The steps of a claim that is being made are told in order, and each can be changed, moved and left out."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.seats import Seat
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve
from bridgetable.laws.law_70_lines import said_by
from bridgetable.views.claims.steps import Changes, StepChange, changes_of, rows_of
from bridgetable.views.eyes import Eye, Watcher
from tests.views.four_tricks_left import FOUR_LEFT

TABLE = acted_out(read_journal(FOUR_LEFT)).now.table
SAID = "drawing the trump, whatever you like, then diamonds from the top"


def claimed(words: str, seat: Seat = Seat.S) -> Claimed:
    return Claimed(seat, 4, words)


def told(table: Table, words: str) -> list[tuple[int, str]]:
    return [(row.number, row.words) for row in rows_of(said_by(table, claimed(words)))]


def changes(words: str, place: int, eye: Eye = Watcher.ALL, seat: Seat = Seat.S) -> Changes:
    return changes_of(TABLE, claimed(words, seat), place, eye)


def text(change: StepChange | None) -> str | None:
    return None if change is None else change.text


def test_each_step_stands_in_its_order_and_words_that_are_none_between_them_without_a_number() -> None:
    assert [
        (1, "Draw the trumps"),
        (0, "“whatever you like”: what does he mean?"),
        (2, "Diamonds from the top"),
    ] == told(TABLE, SAID)


def test_words_about_the_trumps_that_are_out_are_no_row() -> None:
    assert [(1, "♦A")] == told(TABLE, "no trump is out, DA")


def test_the_rows_are_spoken_with_their_numbers() -> None:
    rows = rows_of(said_by(TABLE, claimed(SAID)))
    assert "Step 1: Draw the trumps" == rows[0].spoken
    assert "“whatever you like”: what does he mean? The director will ask." == rows[1].spoken


@pytest.mark.parametrize("place", range(3))
def test_whatever_is_chosen_for_a_step_is_then_understood_in_its_row_and_the_others_stay(place: int) -> None:
    before = told(TABLE, SAID)
    found = changes(SAID, place).readings
    assert found
    for change in found:
        after = told(TABLE, change.text)
        assert change.words == after[place][1]
        assert [row[1] for row in (*before[:place], *before[place + 1 :])] == [
            row[1] for row in (*after[:place], *after[place + 1 :])
        ]


def test_what_is_offered_for_words_is_of_the_suit_that_they_name() -> None:
    offered = [change.words for change in changes("the heart, if it is good, somehow", 1).readings]
    assert offered
    named = [change.words for change in changes("a spade, SA", 1).readings]
    assert "A spade thrown" in named
    assert not [words for words in named if "heart" in words]


def test_a_step_is_moved_and_left_out_and_all_may_be_in_any_order() -> None:
    found = changes("DA, SA, HA", 1)
    assert ("SA, DA, HA", "DA, HA, SA") == (text(found.earlier), text(found.later))
    assert "DA, HA" == found.left_out.text
    assert "DA, SA, HA, any order" == text(found.in_any_order)
    assert [None, "SA, DA"] == [text(c) for c in (changes("DA, SA", 0).earlier, changes("DA, SA", 0).later)]
    assert changes("DA, SA", 1).later is None
    assert changes("DA, in any order", 0).in_any_order is None


def test_a_step_is_moved_over_words_that_are_no_row() -> None:
    assert "SA, no trump is out, DA" == text(changes("DA, no trump is out, SA", 0).later)


@pytest.mark.parametrize("seat", [Seat.S, Seat.W])
def test_an_eye_that_does_not_see_the_claimers_hands_is_offered_the_same_whatever_they_are(seat: Seat) -> None:
    found = [change.words for change in changes("spades", 0, Seat.E, seat).readings]
    assert found
    assert not [words for words in found if "♠" in words]
    assert found != [change.words for change in changes("spades", 0, Watcher.ALL, seat).readings]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("throw H", ["A spade thrown", "A club thrown"]),
        ("ruff a heart", ["Ruff a heart in hand", "Ruff a heart in dummy"]),
        ("heart to the queen, finesse", ["Finesse with ♥Q against West", "Finesse with ♥Q against East"]),
        ("heart to dummy", ["A heart to hand"]),
        ("SA", ["A low spade", "A round of spades"]),
        ("lose a heart", ["Duck a heart", "Set up the hearts"]),
    ],
)
def test_first_is_offered_what_differs_in_one_thing(words: str, offered: list[str]) -> None:
    found = changes(words, 0).readings[: len(offered)]
    assert offered == [change.words for change in found]
    assert offered == [told(TABLE, change.text)[0][1] for change in found]


EVERY_VERB = """bridgetable 1
board: 7
dealer: S
vulnerable: None
deal: N:KQ87.AQ7.A72.A82 AJ.854.KT854.543 T965.932.J3.QT96 432.KJT6.Q96.KJ7
contract: 4S by S

W leads H6
"""
ASKED = ("cash", "cross", "give up", "duck", "set up", "ruff", "finesse", "throw", "overtake", "draw", "crossruff")


@pytest.mark.parametrize("verb", ASKED)
def test_a_step_can_become_one_of_every_verb_that_the_cards_allow(verb: str) -> None:
    table = acted_out(read_journal(EVERY_VERB)).now.table
    said = Claimed(Seat.S, 10, "spades, hearts, diamonds, clubs")
    verbs = set()
    for place in range(4):
        found = changes_of(table, said, place, Watcher.ALL)
        verbs |= {found.verb, *(v for v, _ in found.of_other_verbs)}
        for one in found.readings:
            after = rows_of(said_by(table, evolve(said, statement=one.text)))[place]
            assert (one.verb, one.words) == (after.verb, after.words)
    assert verb in verbs


def test_a_ruff_can_be_made_with_another_trump_and_another_card_thrown() -> None:
    found = [change.words for change in changes("ruff a heart in hand", 0).of_this_verb]
    assert "Ruff a heart in hand with ♦9" in found
    thrown = [change.words for change in changes("throw a heart", 0).of_this_verb]
    assert {"♥A thrown", "♥3 thrown"} <= set(thrown)


def test_rounds_of_trumps_are_offered_for_all_of_them() -> None:
    assert ["One round of trumps", "Two rounds of trumps", "Three rounds of trumps"] == [
        change.words for change in changes("draw trumps", 0).of_this_verb
    ]


def test_a_defender_is_offered_no_ruff_in_another_hand() -> None:
    found = changes("ruff a heart", 0, Watcher.ALL, Seat.W).readings
    assert not [change.words for change in found if "dummy" in change.words or "in hand" in change.words]


def test_a_defender_who_says_that_his_partner_is_high_is_told_so() -> None:
    rows = rows_of(said_by(TABLE, claimed("partner is high", Seat.W)))
    assert ["Partner’s hand is high"] == [row.words for row in rows]
