"""Law 16: what partner lets slip, what is taken back, and what comes from elsewhere; and 73, who may use a manner."""

import itertools

import pytest

from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Source
from bridgetable.laws.law_16_from_partner import Poll, is_alternative
from bridgetable.rulings.explore import leaves
from bridgetable.session.sitting import Sitting
from tests.laws.with_calls import auction, keys, settled


def asked(*answers: str) -> Sitting:
    """South hesitated, North bid four spades and made it; East reserved his rights."""
    lines = ("N:1S E:P", "S hesitates", "S:2S W:P N:4S", "E reserves rights", "16B2 yes", "E:P S:P W:P")
    return auction("N", *lines, "E leads HA", "N claims 10", "all agree", *answers)


# --- 16B2 ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "source"),
    [
        ("S hesitates", Source.HESITATION),
        ("S hurries", Source.HASTE),
        ('S gestures: "a shrug"', Source.MANNER),
        ('S remarks: "well"', Source.REMARK),
        ("S asks about 1H", Source.QUESTION),
        ("S asks for a review", Source.QUESTION),
    ],
)
def test_partner_may_not_use_what_a_player_lets_slip_and_the_opponents_may(line: str, source: Source) -> None:
    (known,) = auction("N", "N:1D E:1H", line).table.information
    assert (source, (Seat.E, Seat.W), (Seat.N,)) == (known.source, known.may_use, known.may_not)


def test_a_hesitation_is_no_irregularity_by_itself() -> None:
    assert () == auction("N", "N:1S E:P", "S hesitates").table.irregularities


def test_every_hesitation_is_kept_apart() -> None:
    table = auction("N", "N:1S E:P", "S hesitates", "S:2S W:P N:3S E:P", "S hesitates").table
    assert [2, 6] == [i.after for i in table.information]


def test_nothing_is_left_for_dummy_to_use() -> None:
    assert () == auction("N", "N:1S E:P S:2S W:P N:P E:P", "E leads HA", "N hesitates").table.information[-1].may_not


def test_the_opponents_reserve_their_rights_and_the_other_side_agrees() -> None:
    now = auction("N", "N:1S E:P", "S hesitates", "S:2S", "W reserves rights")
    assert now.pending is not None
    assert (Seat.S, "16B2") == (now.pending.by, now.pending.cite)
    now = auction("N", "N:1S E:P", "S hesitates", "S:2S", "W reserves rights", "16B2 yes")
    assert [("16B3", 1)] == [(r.law, r.irregularity) for r in now.table.reviews]


def test_what_is_disputed_is_for_the_director_to_find() -> None:
    now = auction("N", "N:1S E:P", "S hesitates", "S:2S", "W notices", "16B2 no", "16B1 no")
    assert [("information from partner", "lapsed", "16B2")] == settled(now.table)
    assert () == now.table.reviews


def test_a_question_is_no_matter_of_dispute() -> None:
    now = auction("N", "N:1D E:1H", "S asks about 1H", "S:P", "W reserves rights")
    assert [("information from partner", "ruled", "16B2")] == settled(now.table)


def test_what_has_been_mentioned_is_not_mentioned_again() -> None:
    now = auction("N", "N:1S E:P", "S hesitates", "S:2S", "W reserves rights", "16B2 yes", "W notices")
    assert 1 == len(now.table.irregularities)


def test_attention_to_a_card_is_not_attention_to_a_remark() -> None:
    now = auction("N", "N:1S E:P", 'S remarks: "well"', "S shows SK", "W notices SK")
    assert ["card exposed during the auction"] == [i.kind.value for i in now.table.irregularities]


# --- 16B1, 16B3 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("poll", "significant", "expected"),
    [
        (Poll(5, 2, 1), 20, True),
        (Poll(5, 1, 1), 20, True),
        (Poll(5, 1, 1), 25, False),
        (Poll(6, 1, 1), 20, False),
        (Poll(5, 5, 0), 20, False),
        (Poll(4, 1, 1), 25, True),
    ],
)
def test_a_logical_alternative_is_considered_by_many_and_chosen_by_one(
    poll: Poll, significant: int, expected: bool
) -> None:
    assert expected == is_alternative(poll, significant)


def test_more_who_consider_or_choose_never_make_an_alternative_less_logical() -> None:
    for asked_, weighed, chose in itertools.product(range(1, 11), range(11), range(11)):
        if chose <= weighed < asked_ and is_alternative(Poll(asked_, weighed, chose), 20):
            assert is_alternative(Poll(asked_, weighed + 1, chose), 20)
            assert is_alternative(Poll(asked_, weighed + 1, chose + 1), 20)


def test_only_what_partner_did_since_comes_into_question() -> None:
    now = asked("16B3 used")
    assert now.pending is not None
    assert ("4S",) == now.pending.keys


def test_the_other_calls_are_those_that_were_legal_then() -> None:
    now = asked("16B3 used", "16B3 4S", "16B1a yes")
    assert now.pending is not None
    assert {"Pass", "3S", "3NT"} <= set(now.pending.keys)
    assert not {"4S", "2S", "X"} & set(now.pending.keys)


def test_a_poll_cannot_find_more_who_choose_than_who_consider() -> None:
    now = asked("16B3 used", "16B3 4S", "16B1a yes", "16B1b Pass", "16B1b 5", "16B1b 2")
    assert now.pending is not None
    assert ("0", "1", "2") == now.pending.keys


def test_the_score_is_adjusted_when_the_suggested_action_paid() -> None:
    poll = ("16B1a yes", "16B1b Pass", "16B1b 5", "16B1b 2", "16B1b 1")
    result = ("16B3 yes", "12C1b 2S by N 10", "73C2 no")
    now = asked("16B3 used", "16B3 4S", *poll, *result)
    assert (170, -170) == tuple(now.table.score_for(s) for s in (Seat.N.side, Seat.E.side))
    assert [True] == [r.done for r in now.table.reviews]


def test_the_score_stands_when_nobody_would_have_done_otherwise() -> None:
    now = asked("16B3 used", "16B3 4S", "16B1a yes", "16B1b Pass", "16B1b 10", "16B1b 1", "16B1b 1")
    assert (None, ()) == (now.pending, now.table.adjustments)


def test_a_card_can_be_what_was_suggested() -> None:
    lines = ("N:1S E:P S:2S W:P N:P E:P", "E leads HA", "S plays H2", "W hesitates", "W plays HT", "N notices")
    now = auction("N", *lines, "16B2 yes", "N plays H3", "E plays HK", "N claims 8", "all agree", "16B3 used")
    assert now.pending is not None
    assert ("HK",) == now.pending.keys
    now = auction("N", *lines, "16B2 yes", "N plays H3", "E plays HK", "N claims 8", "all agree", "16B3 used", "16B3 HK", "16B1a yes")  # fmt: skip
    assert now.pending is not None
    assert {"H9", "S6", "CK"} <= set(now.pending.keys)
    assert "HA" not in now.pending.keys


# --- 16C -------------------------------------------------------------------------------------------------------------


def test_what_was_taken_back_can_be_looked_at_when_play_has_ended() -> None:
    lines = ("N:1S E:P S:2S W:P", "N shows SQ", "E notices", "N:P E:P", "E reserves rights")
    now = auction("N", *lines)
    assert ["72C", "16C3"] == [r.law for r in now.table.reviews]


# --- 16D -------------------------------------------------------------------------------------------------------------


def test_before_the_first_call_the_director_has_four_ways_and_after_it_two() -> None:
    before = auction("N", "W sees SA of N", "W notices", "16D2 yes")
    assert ("change seats", "redeal", "play on", "adjust") == keys(before)
    assert ("play on", "adjust") == keys(auction("N", "N:1S", "W sees SA of N", "W notices", "16D3 yes"))


def test_a_card_seen_is_known_to_who_saw_it_and_to_nobody_else() -> None:
    (known,) = auction("N", "W sees SA of N").table.information
    assert ((), (Seat.W,), "16D1") == (known.may_use, known.may_not, known.cite)


def test_a_board_that_is_dealt_again_is_over() -> None:
    now = auction("N", "W sees SA of N", "W notices", "16D2 yes", "16D2 redeal")
    assert (Phase.END, "16D2b", None) == (now.table.phase, now.table.cancelled, now.table.score_for(Seat.N.side))


def test_a_card_exposed_before_the_auction_goes_back() -> None:
    table = auction("N", "N drops SA", "E notices", "16D2 no").table
    assert ((), 13, (Seat.S,)) == (table.exposed, len(table.hands[Seat.N]), table.information[0].may_not)


def test_hands_from_the_wrong_pockets_are_exchanged_again() -> None:
    table = auction("N", "N swaps hands with E", "N notices", "16D2 no").table
    assert table.board.deal == table.hands


def test_something_found_when_play_has_ended_is_judged_at_once() -> None:
    now = auction("N", "N:1S E:P S:P W:P", "E leads HA", 'W overhears: "1S makes nine"', "N claims 9", "all agree")
    now = auction("N", "N:1S E:P S:P W:P", "E leads HA", 'W overhears: "1S makes nine"', "N claims 9", "all agree", "N notices")  # fmt: skip
    assert now.pending is not None
    assert "16D2c" == now.pending.cite


def test_every_way_in_which_the_opponents_agree_or_not_lets_the_auction_go_on() -> None:
    case = auction("N", "N:1S E:P", "S hesitates", "S:2S", "W notices").cases[-1]
    ends = list(leaves(case.matter.procedure, case.matter.subject, case.base))
    assert (3, {Phase.AUCTION}) == (len(ends), {e.progress.table.phase for e in ends})


def test_a_card_named_in_the_auction_is_not_exposed_but_told_to_partner() -> None:
    table = auction("N", "N:1S", "E names HA").table
    assert ((), (), (Source.NAMED, (Seat.W,))) == (
        table.exposed,
        table.irregularities,
        (table.information[0].source, table.information[0].may_not),
    )
