"""Law 21: Misinformation; and Law 75: what was wrong, the explanation or the call."""

import pytest

from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.rulings.explore import leaves
from tests.laws.with_calls import auction, keys, record, settled, standing

WRONG = ("N:2D", "E asks about 2D", 'S explains 2D: "10-15, 5+ diamonds"', "E:P")
RIGHT = 'S corrects 2D: "6-10, 6+ hearts or 6+ spades"'
CHANGES = ("21B1b explanation", "21B1a yes")


def test_an_explanation_that_is_not_the_agreement_is_an_infraction_though_nobody_says_so() -> None:
    now = auction("N", 'N calls 2D: "6-10, 6+ hearts"', 'S explains 2D: "10-15, 5+ diamonds"')
    assert [("misinformation", "committed", "")] == settled(now.table)


def test_the_same_meaning_in_other_words_is_no_misinformation() -> None:
    assert [] == settled(auction("N", 'N calls 2D: "6-10, six hearts"', 'S explains 2D: "6-10 points, 6 hearts"').table)


def test_a_call_that_was_not_alerted_is_misinformation() -> None:
    assert [("misinformation", "committed", "")] == settled(auction("N", "N:2D", "S does not alert").table)


def test_without_evidence_the_explanation_was_wrong_which_is_offered_first() -> None:
    assert ("explanation", "no agreement", "call") == keys(auction("N", *WRONG, RIGHT))


def test_when_only_the_call_was_wrong_the_result_stands() -> None:
    now = auction("N", *WRONG, RIGHT, "21B1b call")
    assert ([("misinformation", "lapsed", "75C")], ()) == (settled(now.table), now.table.reviews)


def test_the_last_call_of_the_misled_side_may_change_and_no_earlier_one() -> None:
    now = auction("N", *WRONG, "S:2S W:P", RIGHT, *CHANGES)
    assert now.pending is not None
    assert Seat.W is now.pending.by


def test_the_auction_goes_on_from_the_call_that_was_changed() -> None:
    now = auction("N", *WRONG, "S:2S W:P", RIGHT, *CHANGES, "21B1a X")
    assert (["N:2D", "E:Pass", "S:2S", "W:X"], Seat.N) == (standing(now.table), now.table.turn)


def test_the_call_changed_is_for_the_misled_side_alone_to_use() -> None:
    now = auction("N", *WRONG, "S:2S W:P", RIGHT, *CHANGES, "21B1a X")
    (known,) = (i for i in now.table.information if i.cite == "21B2")
    assert ((Seat.E, Seat.W), (Seat.N, Seat.S)) == (known.may_use, known.may_not)


def test_his_lho_may_then_change_what_he_called_since() -> None:
    now = auction("N", *WRONG, "S:2S", RIGHT, *CHANGES, "21B1a X", "21B2 yes")
    assert (["N:2D", "E:X"], Seat.S) == (standing(now.table), now.table.turn)
    now = auction("N", *WRONG, "S:2S", RIGHT, *CHANGES, "21B1a X", "21B2 no")
    assert (["N:2D", "E:X", "S:2S"], Seat.W) == (standing(now.table), now.table.turn)


def test_lho_must_change_a_call_that_is_legal_no_longer() -> None:
    now = auction("N", *WRONG, "S:2S", RIGHT, *CHANGES, "21B1a 3C")
    assert ("yes",) == keys(now)


def test_a_player_may_leave_his_call() -> None:
    now = auction("N", *WRONG, "S:2S W:P", RIGHT, *CHANGES, "21B1a Pass")
    assert [("N", "2D", "made"), ("E", "Pass", "made"), ("S", "2S", "made"), ("W", "Pass", "made")] == record(now.table)


def test_a_finished_auction_is_opened_again_and_a_face_down_lead_goes_back() -> None:
    over = (*WRONG, "S:2S W:P N:P E:P", "W leads CQ face down", RIGHT, *CHANGES)
    now = auction("N", *over, "21B1a X")
    assert (Phase.AUCTION, ()) == (now.table.phase, now.table.face_down)


def test_a_board_that_was_passed_out_can_still_be_opened_again_until_the_hands_are_back() -> None:
    start = ("N:P", 'S explains Pass: "0-5"', "E:P S:P W:P")
    now = auction("N", *start, 'S corrects Pass: "0-11"', *CHANGES, "21B1a 1C")
    assert Phase.AUCTION is now.table.phase
    late = auction("N", *start, "hands returned", 'S corrects Pass: "0-11"', "21B1b explanation")
    assert late.pending is not None
    assert "21B3" == late.pending.cite


@pytest.mark.parametrize("answer", ["no", "own misunderstanding"])
def test_nothing_changes_when_the_right_information_would_have_changed_nothing(answer: str) -> None:
    now = auction("N", *WRONG, RIGHT, "21B1b explanation", f"21B1a {answer}")
    assert (["N:2D", "E:Pass"], ()) == (standing(now.table), now.table.reviews)


def test_what_is_too_late_to_change_is_looked_at_when_play_has_ended() -> None:
    now = auction("N", *WRONG, "S:2S W:P", RIGHT, "21B1b explanation", "21B1a no")
    assert ["21B3"] == [r.law for r in now.table.reviews]


def test_in_play_no_call_changes() -> None:
    lines = (*WRONG, "S:2S W:P N:P E:P", "W leads CQ", RIGHT, "21B1b no agreement", "47E2a yes", "47E2b no")
    now = auction("N", *lines)
    assert (None, ["21B3"]) == (now.pending, [r.law for r in now.table.reviews])


def test_the_player_hears_that_his_call_was_misread_and_may_not_use_it() -> None:
    table = auction("N", *WRONG).table
    assert ((Seat.N,), "75A") == (table.information[-1].may_not, table.information[-1].cite)


def test_every_answer_leads_to_an_auction_that_goes_on() -> None:
    case = auction("N", *WRONG, "S:2S", RIGHT).cases[-1]
    ends = list(leaves(case.matter.procedure, case.matter.subject, case.base))
    assert {Phase.AUCTION} == {e.progress.table.phase for e in ends}
    assert {Seat.E, Seat.S, Seat.W} >= {s for e in ends if (s := e.progress.table.turn) is not None}
