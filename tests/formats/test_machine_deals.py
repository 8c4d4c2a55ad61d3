"""The files of duplicating machines: whose each card is, board by board, or what is wrong and where."""

import time
from pathlib import Path

import pytest

from bridgetable.formats.detect import FileKind, boards_in, kind_of
from bridgetable.formats.encodings import Decoded
from bridgetable.formats.errors import RecordError
from bridgetable.formats.machine_deals import CARDS
from bridgetable.formats.records import Record
from bridgetable.game.cards import SUITS_DOWN
from bridgetable.game.deals import Deal, deal_text, shuffled, suit_text
from bridgetable.game.seats import SEATS, Seat

DEALS = [shuffled(seed) for seed in (3, 4, 5)]
SIGNS = dict(zip(SUITS_DOWN, "\x06\x03\x04\x05", strict=True))


def numbers(dealt: Deal) -> str:
    return "".join(f"{CARDS.index(card) + 1:02}" for seat in (Seat.N, Seat.E, Seat.S) for card in dealt[seat])


def by_suit(dealt: Deal) -> str:
    return "".join(SIGNS[suit] + suit_text(dealt[seat], suit) for seat in SEATS for suit in SUITS_DOWN)


def block(dealt: Deal, ending: str = "YN1  1 3  ") -> str:
    return numbers(dealt) + by_suit(dealt) + ending


def letters(dealt: Deal) -> str:
    holders = [next(seat for seat in SEATS if card in dealt[seat]) for card in CARDS]
    pairs = zip(holders[::2], holders[1::2], strict=True)
    return "".join(chr(ord("a") + 4 * first + second) for first, second in pairs)


def dlm(*boards: str, first: int = 1, last: int = 3) -> str:
    head = f"[Document]\nHeadline=Evening\nFrom board={first}\nTo board={last}\n"
    return head + "".join(f"Board {number:02}={one}\n" for number, one in enumerate(boards, 1))


def read(text: str) -> list[Record | RecordError]:
    return list(boards_in(Decoded(text, "latin-1"), Path("evening.dup")))


def told(text: str) -> list[tuple[int, str]]:
    records = read(text)
    assert all(isinstance(one, Record) for one in records), records
    return [(one.board, deal_text(one.deal)) for one in records]  # type: ignore[union-attr,arg-type]


EXPECTED = [(number, deal_text(dealt)) for number, dealt in enumerate(DEALS, 1)]


def test_a_dup_of_blocks_tells_the_four_hands_of_each_board() -> None:
    text = "".join(map(block, DEALS))
    assert FileKind.DUP is kind_of(text)
    assert EXPECTED == told(text)


def test_a_dup_of_lines_of_numbers_leaves_the_rest_to_west() -> None:
    text = "".join(f"{numbers(dealt)}\n" for dealt in DEALS) + "\x1a"
    assert FileKind.DUP is kind_of(text)
    assert EXPECTED == told(text)


def test_boards_of_a_set_are_numbered_from_the_lowest_or_from_the_highest_down() -> None:
    assert [17, 18, 19] == [number for number, _ in told("".join(block(d, "YN17 1 19 ") for d in DEALS))]
    assert [19, 18, 17] == [number for number, _ in told("".join(block(d, "YY17 1 19 ") for d in DEALS))]


def test_what_is_no_number_of_a_set_counts_from_one() -> None:
    assert [1, 2, 3] == [number for number, _ in told("".join(block(d, "YN²  1 ³  ") for d in DEALS))]


def test_a_block_that_contradicts_itself_is_refused() -> None:
    (wrong,) = read(numbers(DEALS[0]) + by_suit(DEALS[1]) + "YN1  1 3  ")
    assert isinstance(wrong, RecordError)


@pytest.mark.parametrize("text", ["01" * 39, "99" * 39, "".join(f"{n:02}" for n in range(39))])
def test_numbers_that_are_no_39_cards_are_refused(text: str) -> None:
    (wrong,) = read(text + "\n")
    assert isinstance(wrong, RecordError)


def test_a_dlm_tells_the_four_hands_of_the_boards_that_it_names() -> None:
    text = dlm(*(letters(dealt) + "023" for dealt in DEALS))
    assert FileKind.DLM is kind_of(text)
    assert EXPECTED == told(text)
    assert EXPECTED[1:2] == told(dlm(*(letters(dealt) + "023" for dealt in DEALS), first=2, last=2))


def test_the_published_example_is_a_deal() -> None:
    (record,) = told(dlm("jlifaelnecgmoldfjmcflinlap023"))
    assert (1, "N:9653.T94.Q54.T54 K874.QJ7.T972.A8 AQT2.862.A83.KJ7 J.AK53.KJ6.Q9632") == record


@pytest.mark.parametrize("board", ["zz", "a" * 26, letters(DEALS[0])[:-1]])
def test_a_board_of_a_dlm_that_cannot_be_read_has_its_line(board: str) -> None:
    (wrong,) = read(dlm(board))
    assert isinstance(wrong, RecordError)
    assert 5 == wrong.line


@pytest.mark.flaky(reruns=2)
def test_a_long_file_of_boards_that_cannot_be_read_takes_time_by_its_length_alone() -> None:
    def taken(boards: int) -> float:
        text = dlm(*["zz"] * boards)
        began = time.process_time()
        read(text)
        return time.process_time() - began

    assert taken(16_000) < 12 * max(taken(4_000), 0.01)
