"""The auction: whose turn, when it is over, and the contract that comes of it."""

import pytest

from bridgetable.game.auction import Auction, Made, Standing, contract_of, is_over, missed_turn, seat_to_call
from bridgetable.game.calls import Bid, call
from bridgetable.game.seats import Seat


def made(text: str) -> Auction:
    """The auction of these calls, dealer North; one in brackets waits, one in slashes was taken back."""
    calls = []
    for word in text.split():
        standing = Standing.WAITING if word[0] == "(" else Standing.CANCELLED if word[0] == "/" else Standing.MADE
        seat, _, what = word.strip("()/").partition(":")
        calls.append(Made(Seat[seat], call(what), standing))
    return Auction(Seat.N, tuple(calls))


@pytest.mark.parametrize(
    ("calls", "contract"),
    [
        ("N:1S E:P S:P W:P", "1S by N"),
        ("N:1NT E:X S:XX W:P N:P E:P", "1NTXX by N"),
        ("N:1S E:P S:2S W:X N:P E:P S:P", "2SX by N"),
        ("N:1NT E:P S:X W:P N:P E:P", "1NT by N"),
        ("N:1C E:1H S:1S W:X N:P E:XX S:P W:3H N:P E:P S:P", "3H by E"),
        ("N:1NT E:X S:P W:X N:P E:P S:P", "1NTX by N"),
        ("N:1NT S:XX W:P N:P E:P", "1NT by N"),
        ("N:7NT E:8C S:P W:P N:P", "7NT by N"),
        ("N:1S E:1H S:P W:P N:P", "1H by E"),
        ("N:P E:P S:P W:P", "None"),
    ],
)
def test_the_contract_is_the_last_bid_of_seven_or_less_doubled_as_the_laws_allow(calls: str, contract: str) -> None:
    found = contract_of(made(calls))
    assert contract == (f"{found} by {found.declarer}" if found else "None")


@pytest.mark.parametrize(
    ("calls", "over"),
    [
        ("N:1S E:P S:P W:P", True),
        ("N:P E:P S:P W:P", True),
        ("N:P E:P S:P", False),
        ("N:1S E:P S:P", False),
        ("N:1H S:P W:P N:P", False),
        ("N:P S:P W:P N:P", False),
        ("E:1H S:P W:P N:P", True),
        ("N:1S E:8C S:P W:P N:P", False),
        ("N:1S E:P S:P (E:2D) W:P", True),
        ("N:1S E:P S:P /W:2D/ W:P", True),
    ],
)
def test_three_passes_end_it_unless_somebody_lost_a_turn_or_bid_more_than_seven(calls: str, over: bool) -> None:
    assert over is is_over(made(calls))


def test_the_first_of_the_closing_passes_out_of_rotation_is_found() -> None:
    first = missed_turn(made("W:1H N:P S:P W:P"))
    assert Made(Seat.S, call("Pass")) == first


def test_a_call_that_waits_does_not_take_the_turn() -> None:
    assert [Seat.E, Seat.S] == [seat_to_call(made(t)) for t in ("N:1S (W:2D)", "N:1S E:2D")]


@pytest.mark.parametrize(
    ("calls", "seat", "what", "admitted"),
    [
        ("N:1S", "E", "1NT", True),
        ("N:1S", "E", "1S", False),
        ("N:1S", "E", "8C", False),
        ("N:1S", "E", "X", True),
        ("N:1S E:P", "S", "X", False),
        ("N:1S E:X", "S", "XX", True),
        ("N:1S E:X", "W", "XX", False),
        ("N:1S E:X", "W", "X", False),
        ("N:1S E:P S:X", "W", "XX", False),
        ("", "N", "X", False),
        ("N:1S E:X S:2C", "W", "X", True),
    ],
)
def test_what_laws_18_and_19_allow(calls: str, seat: str, what: str, admitted: bool) -> None:
    assert admitted is made(calls).reached.admits(Seat[seat], call(what))


def test_a_bid_of_more_than_seven_is_never_played() -> None:
    found = contract_of(made("N:8C E:P S:P W:P"))
    assert found is None or found.bid <= Bid(7, found.strain)
