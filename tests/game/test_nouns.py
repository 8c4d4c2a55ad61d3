"""The nouns: each is written and read again, and order tells the truth."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.game.boards import dealer_of, numbered, vulnerability, vulnerability_of
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Strain, call
from bridgetable.game.cards import PACK, card, suit
from bridgetable.game.deals import deal, deal_text, hand, hand_text, is_whole, shuffled
from bridgetable.game.errors import DealError, NotationError
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, BySeat, Seat, Side, clockwise_from


def test_every_card_is_written_and_read_again() -> None:
    assert list(PACK) == [card(str(c)) for c in PACK]


def test_there_is_one_object_for_each_card_also_when_copied_and_pickled() -> None:
    assert all(c is copy.deepcopy(c) and c is pickle.loads(pickle.dumps(c)) for c in PACK)  # noqa: S301 -- our own bytes


def test_cards_ascend_by_suit_and_rank() -> None:
    assert [card("CA"), card("D2"), card("HT"), card("SK")] == sorted([card("SK"), card("D2"), card("HT"), card("CA")])


def test_the_ten_is_an_honour_and_the_nine_is_not() -> None:
    assert (True, False) == (card("H10").is_honour, card("H9").is_honour)


@pytest.mark.parametrize("text", ["", "S1", "KS", "S11", "ZZ", "SKK"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        card(text)


@given(st.builds(Bid, st.integers(1, 8), st.sampled_from(Strain)) | st.sampled_from([PASS, DOUBLE, REDOUBLE]))
def test_every_call_is_written_and_read_again(one: Bid) -> None:
    assert one == call(str(one))


def test_bids_ascend_by_level_and_denomination() -> None:
    assert call("1NT") < call("2C") < call("2S") < call("2NT")  # type: ignore[operator]


@given(st.integers(0, 10_000), st.sampled_from(SEATS))
def test_every_deal_is_written_from_any_seat_and_read_again(seed: int, first: Seat) -> None:
    hands = shuffled(seed)
    assert is_whole(hands)
    assert hands == deal(deal_text(hands, first))


def test_the_same_seed_deals_the_same_cards_everywhere() -> None:
    assert deal_text(shuffled(1)).startswith("N:")
    assert deal_text(shuffled(1)) == deal_text(shuffled(1))
    assert shuffled(1) != shuffled(2)


def test_a_hand_with_a_void_is_written_and_read_again() -> None:
    text = "AKQ2.T98..J76543"
    assert text == hand_text(hand(text))


def test_the_fourth_hand_is_worked_out_from_the_three_others() -> None:
    whole = shuffled(5)
    words = deal_text(whole).split()
    assert whole == deal(" ".join([*words[:3], "-"]))


def test_a_card_dealt_twice_is_named() -> None:
    with pytest.raises(DealError, match="♠A is dealt twice"):
        deal("N:A... A... - -")


@pytest.mark.parametrize("text", ["S", "h", "d", "C"])
def test_a_suit_is_read_in_capital_or_small_letters(text: str) -> None:
    assert text.upper() == str(suit(text))


def test_seats_follow_each_other_clockwise() -> None:
    assert [Seat.E, Seat.S, Seat.W, Seat.N] == [s.lho for s in SEATS]
    assert list(SEATS) == [s.lho.rho for s in SEATS]
    assert list(SEATS) == [s.partner.partner for s in SEATS]
    assert (Seat.S, Seat.W, Seat.N, Seat.E) == clockwise_from(Seat.S)


def test_partners_are_of_one_side() -> None:
    assert {Side.NS: (Seat.N, Seat.S), Side.EW: (Seat.E, Seat.W)} == {s: s.seats for s in Side}
    assert all(s.side is s.partner.side is s.lho.side.other for s in SEATS)


def test_a_value_is_set_for_one_seat_alone() -> None:
    values = BySeat((1, 2, 3, 4))
    assert [BySeat((0, 2, 3, 4)), BySeat((1, 0, 3, 4)), BySeat((1, 2, 0, 4)), BySeat((1, 2, 3, 0))] == [
        values.set(s, 0) for s in SEATS
    ]


BOARDS_OF_THE_DEALERS = {Seat.N: (1, 5, 9, 13), Seat.E: (2, 6, 10, 14), Seat.S: (3, 7, 11, 15), Seat.W: (4, 8, 12, 16)}
BOARDS_BY_VULNERABILITY = {"None": (1, 8, 11, 14), "NS": (2, 5, 12, 15), "EW": (3, 6, 9, 16), "All": (4, 7, 10, 13)}


def test_the_sixteen_boards_are_marked_as_law_2_says() -> None:
    """QBA-001."""
    assert all(seat is dealer_of(n) for seat, boards in BOARDS_OF_THE_DEALERS.items() for n in boards)
    assert all(
        vulnerability(words) is vulnerability_of(n) for words, boards in BOARDS_BY_VULNERABILITY.items() for n in boards
    )


def test_boards_37_to_40_are_marked_like_5_to_8() -> None:
    """QBA-002."""
    marked = [(numbered(n, shuffled(0)).dealer, numbered(n, shuffled(0)).vulnerability) for n in range(5, 9)]
    assert marked == [(dealer_of(n), vulnerability_of(n)) for n in range(37, 41)]


def trick(leader: Seat, text: str) -> Trick:
    order = clockwise_from(leader)
    return Trick(leader, tuple(Played(s, card(w)) for s, w in zip(order, text.split(), strict=False)))


@pytest.mark.parametrize(
    ("cards", "strain", "winner"),
    [
        ("H5 HK HA H2", Strain.S, Seat.E),
        ("H5 S2 HA H2", Strain.S, Seat.N),
        ("H5 S2 S3 HA", Strain.S, Seat.E),
        ("H5 S2 DA CA", Strain.NT, Seat.W),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(cards: str, strain: Strain, winner: Seat) -> None:
    assert winner is trick(Seat.W, cards).winner(strain)


def test_the_turn_goes_round_from_the_leader() -> None:
    assert [Seat.W, Seat.N, Seat.E, Seat.S] == [
        trick(Seat.W, " ".join("H2 H3 H4 H5".split()[:n])).turn for n in range(4)
    ]
