"""What the LIN reader makes of vugraph files and single boards."""

import pytest
from attrs import evolve

from bridgetable.formats.detect import read_any
from bridgetable.formats.errors import RecordError
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.lin.write import NotInLin, lin_text
from bridgetable.formats.records import Record, RecordEnding, RecordForm
from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import Bid, Strain
from bridgetable.game.deals import deal
from bridgetable.game.seats import Seat
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN, one
from tests.formats.shared_data import data_files, needs_data

CARDS = "md|3SKT64HDAQ983CJ874,SAQ932HKJ8654DCAK,SJHAT7DK7642CQT65,S875HQ932DJT5C932|sv|o|\n"
CALLS = "mb|p|mb|p|mb|1H|mb|p|mb|2H|mb|p|mb|p|mb|p|pg||\n"
VUGRAPH = (
    "vg|A match,Second half,I,17,18,Reds,0,Blues,5|\nrs|2HS-2,2HS=,3NN+1,PASS,|\npn|s1,w1,n1,e1,s2,w2,n2,e2|pg||\n"
    f"qx|o17|st||{CARDS}nt|before a call|pg||\n{CALLS}pc|hK|pc|hA|pc|hQ|pc|dQ|pg||\nmc|6|nt|after all|pg||\n"
    f"qx|c17|st||{CARDS}{CALLS}pc|hK|pc|hA|pg||\n"
)


def board(text: str) -> Record:
    (found,) = lin.records(text, "own.lin")
    assert isinstance(found, Record), found
    return found


def refusal(text: str) -> RecordError:
    (found,) = lin.records(text, "own.lin")
    assert isinstance(found, RecordError), "the board was read"
    return found


def test_a_single_board_is_read_into_its_facts() -> None:
    record = board(REGULAR_LIN)
    assert record.form is RecordForm.LIN
    assert record.board == 1
    assert record.dealer is Seat.N
    assert record.vulnerability is Vulnerability.NONE
    assert record.deal == deal("N:J.AT7.K7642.QT65 875.Q932.JT5.932 KT64..AQ983.J874 AQ932.KJ8654..AK")
    assert (str(record.contract), record.declarer, record.claimed) == ("2H", Seat.S, 6)
    assert record.play is not None
    assert record.play.ending is RecordEnding.FINAL


def test_players_are_named_from_south_clockwise() -> None:
    assert [board(REGULAR_LIN).player(s) for s in (Seat.S, Seat.W, Seat.N, Seat.E)] == ["a", "b", "c", "d"]


def test_alerts_and_explanations_belong_to_the_call_before() -> None:
    auction = board(REGULAR_LIN).auction
    assert auction is not None
    third = auction.entries[2]
    assert (third.call, third.alerted, third.explanation) == (Bid(1, Strain.H), "alert", "may be a void")
    assert auction.entries[0].alerted == ""


def test_cards_stand_in_the_order_of_play_with_their_lines() -> None:
    play = board(REGULAR_LIN).play
    assert play is not None
    assert [(e.seat, str(e.card), e.line) for e in play.in_order[3:6]] == [
        (Seat.S, "DQ", 2),
        (Seat.N, "DK", 3),
        (Seat.E, "DJ", 3),
    ]


def test_remarks_belong_to_what_came_before() -> None:
    play = board(REGULAR_LIN).play
    assert play is not None
    assert play.in_order[5].annotations == ("{one: (a remark)}",)


def test_a_vugraph_file_holds_two_rooms() -> None:
    first, second = lin.records(VUGRAPH, "own.lin")
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert [(r.board, r.room) for r in (first, second)] == [(17, "Open"), (17, "Closed")]
    assert (first.player(Seat.W), second.player(Seat.W)) == ("w1", "w2")
    assert (first.tag("Event"), first.tag("Stage"), first.tag("Scoring")) == ("A match", "Second half", "IMP")
    assert (first.tag("HomeTeam"), first.tag("VisitTeam")) == ("Reds", "Blues")
    assert first.before == ("{before a call}",)
    assert first.play is not None
    assert first.play.entries[-1].annotations == ("{after all}",)


def test_a_result_that_was_not_claimed_comes_from_the_list_of_results() -> None:
    first, second = lin.records(VUGRAPH, "own.lin")
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert first.result is not None
    assert second.result is not None
    assert (first.result.tricks, second.result.tricks) == (6, 8)


def test_boards_follow_one_another_on_their_lines() -> None:
    found = list(lin.records(REGULAR_LIN.replace("Board 1", "Board 7") + REGULAR_LIN, "own.lin"))
    assert [r.board if isinstance(r, Record) else r for r in found] == [7, 1]


def test_a_board_passed_out_has_no_contract() -> None:
    record = board(f"{CARDS}mb|p|mb|p|mb|p|mb|p|pg||\n")
    assert (record.contract, record.passed_out, record.declarer) == (None, "Pass", None)


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        (f"{CARDS}mb|9H|pg||\n", 2, "9H"),
        (f"{CARDS}{CALLS}pc|HH|pg||\n", 3, "HH"),
        (f"{CARDS}{CALLS}mc|14|\n", 3, "14"),
        (f"{CARDS}{CALLS}pc|HK|pc|H", 3, "pc|H"),
        ("md|3SKT64HDAQ983CJ874,SAQ932HKJ8654DCAK|\n", 1, "md|"),
        ("md|3SKT64HDAQ983CJ874,SKQ932HKJ8654DCAK,SJHAT7DK7642CQT65|\n", 1, "SK"),
        ("md|3SKT64HDAQ983CJ87,SAQ932HKJ8654DCAK,SJHAT7DK7642CQT65|\n", 1, "md|"),
        ("md|3SKT64HDAQ983CJ87Z,SAQ932HKJ8654DCAK,SJHAT7DK7642CQT65|\n", 1, "Z"),
        ("md|7SKT64HDAQ983CJ874,SAQ932HKJ8654DCAK,SJHAT7DK7642CQT65|\n", 1, "md|"),
        (CARDS.replace("sv|o|", "sv|x|"), 1, "x"),
        ("qx|o1|st||pg||\n", 1, "without cards"),
    ],
)
def test_a_board_that_cannot_be_is_refused_with_its_line(text: str, line: int, found: str) -> None:
    error = refusal(text)
    assert (error.line, found in error.found) == (line, True), str(error)


def test_a_play_is_read_up_to_the_card_that_nobody_holds() -> None:
    (board,) = lin.records(f"{CARDS}{CALLS}pc|HK|pc|HA|\npc|HK|pc|HQ|pg||mc|6|\n", "own.lin")
    assert isinstance(board, Record)
    assert board.play is not None
    assert [str(e.card) for e in board.play.in_order] == ["HK", "HA"]
    assert [(e.line, e.found) for e in board.remarks] == [(4, "HK played, and the play from there")]
    assert board.result is not None
    assert board.result.tricks == 6


def test_calls_behind_the_final_pass_are_left_out_with_a_remark() -> None:
    (board,) = lin.records(f"{CARDS}{CALLS.replace('pg', 'mb|p|mb|3C|pg')}", "own.lin")
    assert isinstance(board, Record)
    assert board.auction is not None
    assert [str(e.call) for e in board.auction.entries] == ["Pass", "Pass", "1H", "Pass", "2H", "Pass", "Pass", "Pass"]
    assert [e.expected for e in board.remarks] == ["no call, as the auction has ended"] * 2


def test_after_a_damaged_board_the_next_is_read() -> None:
    text = REGULAR_LIN.replace("pc|HK|", "pc|HZ|") + REGULAR_LIN.replace("|pc|HQ|", "!|pc|HQ|") + REGULAR_LIN
    first, second, third = lin.records(text, "own.lin")
    assert isinstance(first, RecordError)
    assert isinstance(second, RecordError)
    assert isinstance(third, Record)
    assert (first.line, second.line, third.place.line) == (2, 6, 9)


def test_a_text_without_a_board_is_an_error() -> None:
    assert "no board" in str(refusal("pg||\n"))


@pytest.mark.parametrize("text", [REGULAR_LIN, f"{CARDS}{CALLS}pc|hK|pc|hA|pc|hQ|pc|dQ|mc|6|"])
def test_a_record_written_as_lin_is_read_as_the_same_board(text: str) -> None:
    first = board(text)
    again = board(lin_text([first]))
    told = [
        (r.deal, r.dealer, r.vulnerability, r.board, r.contract, r.result, r.player(Seat.N)) for r in (first, again)
    ]
    assert told[0] == told[1]
    assert (first.auction, first.play) == (again.auction, again.play)


def test_what_lin_has_no_words_for_is_refused() -> None:
    with pytest.raises(NotInLin, match="a player was skipped"):
        lin_text([one(MARKED)])
    with pytest.raises(NotInLin, match="never bid"):
        lin_text([evolve(one(REGULAR), auction=None)])
    with pytest.raises(NotInLin, match="four whole hands"):
        lin_text([evolve(one(REGULAR), deal=None)])


@needs_data
def test_real_files_written_as_lin_are_read_as_the_same_boards() -> None:
    boards = 0
    for path in data_files("**/*.lin"):
        for first in [r for r in read_any(path) if isinstance(r, Record) and r.is_complete][:4]:
            again = board(lin_text([first]))
            boards += 1
            calls = [
                [(e.seat, e.call, e.alerted) for e in r.auction.entries] if r.auction else [] for r in (first, again)
            ]
            cards = [[(e.seat, e.card) for e in r.play.in_order] if r.play else [] for r in (first, again)]
            assert (calls[0], cards[0]) == (calls[1], cards[1]), path
            assert (first.deal, first.dealer, first.result) == (again.deal, again.dealer, again.result), path
    assert boards
