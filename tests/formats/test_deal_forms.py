"""Deals read from whatever people copy and type, and written so that they are read as the same again."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.formats.deal_forms.read import MOST_CHARACTERS, read_deal, read_hand
from bridgetable.formats.deal_forms.write import DealForm, written
from bridgetable.formats.detect import read_any
from bridgetable.formats.records import Record
from bridgetable.game.boards import Board, Vulnerability, numbered
from bridgetable.game.deals import deal, hand, hand_text, shuffled
from bridgetable.game.errors import BridgetableError
from bridgetable.game.seats import SEATS, Seat
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN
from tests.formats.shared_data import data_files, needs_data

A = deal("N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4")
HAND = hand("AKQ2.KQ.432.5432")
HANDS = (
    "AKQ2.KQ.432.5432",
    "akq2.kq.432.5432",
    "AKQ2 KQ 432 5432",
    "S AKQ2 H KQ D 432 C 5432",
    "S: AKQ2  H: KQ  D: 432  C: 5432",
    "s akq2, h kq, d 432, c 5432",
    "SAKQ2HKQD432C5432",
    "♠AKQ2 ♥KQ ♦432 ♣5432",
    "♠ A K Q 2\n♥ K Q\n♦ 4 3 2\n♣ 5 4 3 2",
    "♠️AKQ2♥️KQ♦️432♣️5432",
    "  S AKQ2\n  H KQ\n  D 432\n  C 5432\n",
)
SIGNS = """
Board 15   Dealer South   Vul: N-S

                 North
                 ♠ K 9 4
                 ♥ A 7 5
                 ♦ 9 4
                 ♣ Q 10 6 5 2
♠ 10 7 6 3         N         ♠ J 8 2
♥ J 10 8 3 2    W     E      ♥ Q 6
♦ K 6 5            S         ♦ Q J 10 8 3
♣ 4                          ♣ A 9 7
                 ♠ A Q 5
                 ♥ K 9 4
                 ♦ A 7 2
                 ♣ K J 8 3
"""
LETTERS = """Board 15
South deals, N-S vul
          S K94
          H A75
          D 94
          C QT652
S T763      N      S J82
H JT832   W   E    H Q6
D K65       S      D QJT83
C 4                C A97
          S AQ5
          H K94
          D A72
          C KJ83
"""
RANKS = """
        K94
        A75
        94
        QT652
T763            J82
JT832           Q6
K65             QJT83
4               A97
        AQ5
        K94
        A72
        KJ83
"""
TEXTS = {
    "our line": "N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4",
    "our line in two": "N:K94.A75.94.QT652 J82.Q6.QJT83.A97\nAQ5.K94.A72.KJ83 T763.JT832.K65.4",
    "from South": "S: AQ5.K94.A72.KJ83 T763.JT832.K65.4 K94.A75.94.QT652 J82.Q6.QJT83.A97",
    "without a seat": "K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4",
    "a hand unknown": "N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 -",
    "three hands with seats": "W: T763.JT832.K65.4\nE: J82.Q6.QJT83.A97\nSouth: AQ5.K94.A72.KJ83",
    "lines with names": "North ♠K94 ♥A75 ♦94 ♣QT652\nEast ♠J82 ♥Q6 ♦QJT83 ♣A97\nSouth ♠AQ5 ♥K94 ♦A72 ♣KJ83\nWest ♠T763 ♥JT832 ♦K65 ♣4",
    "lines of letters": "W: S T763 H JT832 D K65 C 4\nN: S K94 H A75 D 94 C QT652\nE: S J82 H Q6 D QJT83 C A97\nS: S AQ5 H K94 D A72 C KJ83",
    "a journal": "bridgetable 1\ntitle: East revokes, 9.5 points\nboard: 15\ndealer: S\nvulnerable: NS\ndeal: N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4\n\nS calls 1NT\n",
    "names over the hands": "West          East\n♠ T763        ♠ J82\n♥ JT832       ♥ Q6\n♦ K65         ♦ QJT83\n♣ 4           ♣ A97\nSouth\n♠ AQ5 ♥ K94 ♦ A72 ♣ KJ83",
    "a PBN tag": '[Deal "E:J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4 K94.A75.94.QT652"]',
    "a LIN word": "md|3SAQ5HK94DA72CKJ83,ST763HJT832DK65C4,SK94HA75D94CQT652,|sv|n|",
    "an address": "See https://www.bridgebase.com/tools/handviewer.html?n=sk94ha75d94cqt652&e=sj82hq6dqjt83ca97&s=saq5hk94da72ckj83&w=st763hjt832dk65c4&d=s&v=n&b=15",
    "an address with LIN": "http://www.bridgebase.com/tools/handviewer.html?bbo=y&lin=pn|a,b,c,d|md|1SAQ5HK94DA72CKJ83%2CST763HJT832DK65C4%2CSK94HA75D94CQT652%2C|ah|Board+15|sv|n|",
    "a diagram with signs": SIGNS,
    "a diagram with letters": LETTERS,
    "a diagram of ranks": RANKS,
    "with the line ends of Windows": SIGNS.replace("\n", "\r\n"),
}
WRONG = {
    "": "there is no text",
    "hello": "expected a deal",
    "22.11.2026": "expected a deal",
    "N:K94.A75.94.QT652 K82.Q6.QJT83.A97": "the card SK is dealt twice: to North and to East",
    "N:K94.A75.94 J82.Q6.QJT83.A97": "four suits",
    "N: ♠K94 ♥A75 ♦94 ♣QT652 N: ♠J82 ♥Q6 ♦QJT83 ♣A97": "North has two hands",
    "K94.A75.94.QT652": "not told whose",
    "N:K94.A75.94.QT6522 -": "no card stands twice",
    "N:AKQJT98765432.A.. -": "North has 14 cards",
    "♠ KXX ♥ A75 ♦ 94 ♣ QT652": "expected a rank",
    "handviewer.html?d=n": "hands",
    "md|3SAQ5|": "hand",
}


@pytest.mark.parametrize("text", HANDS)
def test_a_hand_is_read_in_every_usual_form(text: str) -> None:
    assert HAND == read_hand(text)


def test_a_void_may_be_told_by_a_dash_or_left_out() -> None:
    held = hand("AKQ2.KQ8765.432.")
    for text in ("AKQ2.KQ8765.432.-", "♠AKQ2 ♥KQ8765 ♦432 ♣—", "S AKQ2 H KQ8765 D 432", "AKQ2 KQ8765 432 -"):
        assert held == read_hand(text), text


@pytest.mark.parametrize("name", TEXTS)
def test_a_deal_is_read_in_every_usual_form(name: str) -> None:
    assert A == read_deal(TEXTS[name]).hands


@pytest.mark.parametrize("name", ["an address", "a diagram with signs", "a diagram with letters", "a journal"])
def test_dealer_vulnerability_and_number_are_read_where_they_are_told(name: str) -> None:
    told = read_deal(TEXTS[name])
    assert (Seat.S, Vulnerability.NS, 15) == (told.dealer, told.vulnerability, told.number)


def test_what_is_not_told_of_a_board_is_left_open() -> None:
    told = read_deal(TEXTS["our line"])
    assert (None, None, 0) == (told.dealer, told.vulnerability, told.number)


@pytest.mark.parametrize("text", [MARKED, REGULAR, REGULAR_LIN])
def test_a_whole_record_gives_its_deal(text: str, tmp_path: Path) -> None:
    path = tmp_path / "board"
    path.write_text(text, encoding="utf-8")
    record = next(r for r in read_any(path) if isinstance(r, Record))
    told = read_deal(text)
    assert (record.deal, record.dealer, record.vulnerability) == (told.hands, told.dealer, told.vulnerability)


def test_a_deal_may_be_told_in_part() -> None:
    hands = read_deal("N: K94.A75.94.QT652\nS: AQ5.K94..").hands
    assert [13, 0, 6, 0] == [len(held) for held in hands]


@pytest.mark.parametrize("text", WRONG)
def test_what_is_wrong_is_told_in_one_sentence(text: str) -> None:
    with pytest.raises(BridgetableError, match=WRONG[text]) as wrong:
        read_deal(text)
    assert "\n" not in str(wrong.value)
    assert len(str(wrong.value)) < 400


def test_a_text_that_is_too_long_is_refused_unread() -> None:
    with pytest.raises(BridgetableError, match="characters"):
        read_deal("♠" * (MOST_CHARACTERS + 1))


@pytest.mark.parametrize("form", DealForm)
@pytest.mark.parametrize("number", range(1, 17))
def test_every_form_is_read_as_the_board_that_was_written(form: DealForm, number: int) -> None:
    board = numbered(number, shuffled(number))
    told = read_deal(written(board, form))
    assert board.deal == told.hands
    if form is not DealForm.LINE:
        assert board == Board(told.number, told.dealer or Seat.N, told.vulnerability or Vulnerability.NONE, told.hands)


@given(st.integers(0, 2**31))
def test_any_hand_is_read_as_it_was_written(seed: int) -> None:
    for held in shuffled(seed):
        assert held == read_hand(hand_text(held))


PIECES = (
    "♠",
    "S ",
    "AKQ",
    "10",
    ".",
    ":",
    "N",
    "S:",
    "-",
    "\n",
    "   ",
    "md|",
    "[Deal ",
    '"',
    "handviewer",
    "?",
    "n=",
    "&",
    "%",
)


@given(st.lists(st.sampled_from(PIECES), max_size=60).map("".join))
def test_whatever_is_pasted_is_a_deal_or_one_sentence(text: str) -> None:
    with contextlib.suppress(BridgetableError):
        hands = read_deal(text).hands
        together = [card for seat in SEATS for card in hands[seat]]
        assert len(set(together)) == len(together)


@needs_data
def test_boards_of_real_files_are_read_again_in_every_form() -> None:
    boards = 0
    for path in [*data_files("**/*.pbn"), *data_files("**/*.lin")]:
        for record in [r for r in read_any(path) if isinstance(r, Record)][:3]:
            board = record.board_played()
            if board is not None:
                boards += 1
                assert all(board.deal == read_deal(written(board, form)).hands for form in DealForm), path
    assert boards
