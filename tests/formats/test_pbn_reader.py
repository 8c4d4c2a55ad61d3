"""What the PBN reader makes of sound games."""

import pytest

from bridgetable.formats.errors import RecordError
from bridgetable.formats.records import CardEntry, Record, RecordEnding, RecordForm, RecordMark
from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import DOUBLE, PASS, Bid, Strain
from bridgetable.game.cards import card
from bridgetable.game.deals import deal
from bridgetable.game.seats import Seat
from tests.formats.boards import MARKED, REGULAR, SLAMMISH, one, read_text


def test_a_game_is_read_into_its_facts() -> None:
    record = one(REGULAR)
    assert record.form is RecordForm.PBN
    assert record.board == 1
    assert record.room == "Open"
    assert record.dealer is Seat.N
    assert record.vulnerability is Vulnerability.NONE
    assert record.deal == deal("N:J.AT7.K7642.QT65 875.Q932.JT5.932 KT64..AQ983.J874 AQ932.KJ8654..AK")
    assert str(record.contract) == "2H"
    assert record.declarer is Seat.S
    assert record.result is not None
    assert record.result.tricks == 6
    assert record.remarks == ()


def test_calls_go_round_from_the_dealer_with_their_lines_and_explanations() -> None:
    auction = one(REGULAR).auction
    assert auction is not None
    assert [e.seat for e in auction.entries] == [Seat.N, Seat.E, Seat.S, Seat.W] * 2
    third = auction.entries[2]
    assert (third.call, third.explanation, third.alerted, third.line) == (
        Bid(1, Strain.H),
        "may be a void",
        "alert",
        12,
    )


def test_all_pass_is_as_many_passes_as_end_the_auction() -> None:
    auction = one(SLAMMISH).auction
    assert auction is not None
    assert [e.call for e in auction.entries][-4:] == [Bid(3, Strain.NT), PASS, PASS, PASS]
    nobody = one('[Dealer "E"]\n[Auction "E"]\nAP\n').auction
    assert nobody is not None
    assert len(nobody.entries) == 4


def test_cards_are_put_in_the_order_of_play_by_following_the_tricks() -> None:
    play = one(REGULAR).play
    assert play is not None
    assert len(play.in_order) == 52
    leaders = [e.seat for e in play.in_order[::4]]
    assert leaders == [Seat[s] for s in "W N W N W E S W S S E N W".split()]


def test_each_card_knows_its_trick_and_its_line() -> None:
    play = one(REGULAR).play
    assert play is not None
    entry = play.in_order[4]
    assert (entry.seat, entry.card, entry.trick, entry.line) == (Seat.N, card("DK"), 2, 17)


def test_rotated_rows_give_each_card_to_the_hand_that_holds_it() -> None:
    rows = REGULAR.replace("H4 DK DJ D8", "DK DJ D8 H4").replace("CA C5 C2 C4", "C4 CA C5 C2")
    assert one(rows).play != one(REGULAR).play
    assert [(e.seat, e.card) for e in _in_order(one(rows))] == [(e.seat, e.card) for e in _in_order(one(REGULAR))]


def _in_order(record: Record) -> tuple[CardEntry, ...]:
    assert record.play is not None
    return record.play.in_order


def test_the_order_stops_at_the_first_card_that_nobody_told() -> None:
    rows = '[Play "E"]\nH4 HJ H9 HA\nS- S5 - SA\n*\n'
    record = one(SLAMMISH.partition("[Play")[0] + rows)
    assert [str(e.card) for e in _in_order(record)] == ["H4", "HJ", "H9", "HA", "SA"]
    assert record.play is not None
    assert [e.sign for e in record.play.entries[4:7]] == ["S-", "", "-"]


def test_a_play_to_be_continued_awaits_a_card() -> None:
    rows = '[Play "E"]\nH4 HJ H9 HA\n+ - - SA\n'
    play = one(SLAMMISH.partition("[Play")[0] + rows).play
    assert play is not None
    assert play.ending is RecordEnding.CONTINUED
    assert [str(e.card) for e in play.in_order[4:]] == ["SA"]


def test_every_irregularity_mark_is_kept_where_it_stands() -> None:
    record = one(MARKED)
    assert record.auction is not None
    assert [(e.seat, e.mark) for e in record.auction.entries if e.mark] == [
        (Seat.N, RecordMark.SKIPPED),
        (Seat.E, RecordMark.INSUFFICIENT),
    ]
    assert record.auction.entries[1].call is None
    assert [(e.seat, str(e.card), e.trick, e.mark) for e in _in_order(record) if e.mark] == [
        (Seat.E, "CK", 3, RecordMark.REVOKE),
        (Seat.E, "S9", 5, RecordMark.LEAD),
        (Seat.W, "D7", 6, RecordMark.REVOKE),
    ]
    assert (record.swapped, record.declarer) == ("^", Seat.E)
    assert record.result is not None
    assert (record.result.mark, record.result.tricks) == ("^", 9)
    assert record.remarks == ()


def test_after_a_lead_out_of_turn_the_others_follow_clockwise() -> None:
    fifth = [e for e in _in_order(one(MARKED)) if e.trick == 5]
    assert [(e.seat, str(e.card)) for e in fifth] == [(Seat.E, "S9"), (Seat.S, "SJ"), (Seat.W, "C7"), (Seat.N, "S4")]


def test_a_hash_repeats_the_value_of_the_game_before_for_this_game_alone() -> None:
    first, second, third = read_text('[Event "A"]\n\n[Event "#"]\n\n[Site "x"]\n')
    assert [_record(g).tag("Event") for g in (first, second, third)] == ["A", "A", ""]


def test_two_hashes_let_a_value_last_until_one_hash() -> None:
    games = read_text('[Event "##A"]\n\n[Site "x"]\n\n[Event "#"]\n\n[Site "x"]\n')
    assert [_record(g).tag("Event") for g in games] == ["A", "A", "A", ""]


def test_two_hashes_alone_let_the_value_of_the_game_before_last() -> None:
    games = read_text('[Event "A"]\n\n[Event "##"]\n\n[Site "x"]\n')
    assert [_record(g).tag("Event") for g in games] == ["A", "A", "A"]


def _record(game: Record | RecordError) -> Record:
    assert isinstance(game, Record)
    return game


def test_a_second_table_may_leave_out_the_board_of_the_first() -> None:
    second = '[Room "Closed"]\n[Declarer "N"]\n[Contract "3NT"]\n[Auction "N"]\nPass Pass Pass 3NT\nAP\n'
    _, other = read_text(REGULAR + "\n" + second)
    record = _record(other)
    assert (record.board, record.dealer, record.deal) == (1, Seat.N, one(REGULAR).deal)
    assert (record.room, record.tag("Score")) == ("Closed", "")


def test_comments_are_kept_where_they_stand() -> None:
    text = '{ before }\n[Event "A"] { behind } ; rest\n% escaped\n[Dealer "N"]\n[Auction "N"] {first}\n1C {a} ! {b} 1D ; c\nAP\n'
    record = one(text)
    assert record.before == ("{ before }",)
    assert record.tags[0].comments == ("{ behind }", "; rest", "% escaped")
    assert record.tags[2].comments == ("{first}",)
    assert record.auction is not None
    assert [e.annotations for e in record.auction.entries[:2]] == [("{a}", "!", "{b}"), ("; c",)]


def test_a_comment_may_hold_empty_lines_and_opening_braces() -> None:
    assert one('[Event "A"]\n{ {a\n\n[Site "x"] }\n[Board "7"]\n').board == 7


def test_unknown_tags_and_tables_are_kept() -> None:
    record = one('[Wholly_New "x"]\n[ScoreTable "Rank\\2R;Name"]\n 1 "a; b"\n 2 c\n[Board "4"]\n')
    assert record.tag("Wholly_New") == "x"
    assert record.tags[1].rows == (' 1 "a; b"', " 2 c")
    assert record.board == 4
    assert record.remarks == ()


def test_quotes_and_backslashes_in_values_are_unprotected() -> None:
    assert one('[Event "\\"a\\" \\\\ \\b"]\n').tag("Event") == '"a" \\ \\b'


def test_several_tags_on_a_line_and_one_tag_on_several() -> None:
    record = one('[Event "A"] [Board "3"]\n[\n Room\n  "Open"\n]\n')
    assert (record.tag("Event"), record.board, record.room) == ("A", 3, "Open")


@pytest.mark.parametrize("value", ["", "?"])
def test_empty_values_and_question_marks_tell_nothing(value: str) -> None:
    names = ("Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Board", "Scoring", "Date")
    record = one("".join(f'[{n} "{value}"]\n' for n in names))
    assert (record.dealer, record.vulnerability, record.deal, record.contract, record.result) == (None,) * 5
    assert record.remarks == ()


@pytest.mark.parametrize(
    ("value", "expected"), [("9", 9), ("NS 9", 9), ("EW 4", 9), ("EW 4 NS 9", 9), ("NS 9 EW 4", 9), ("^9", 9)]
)
def test_a_result_is_told_by_declarer_or_by_sides(value: str, expected: int) -> None:
    result = one(f'[Declarer "N"]\n[Result "{value}"]\n').result
    assert result is not None
    assert result.tricks == expected


def test_small_letters_are_understood() -> None:
    text = '[Dealer "n"]\n[Vulnerable "both"]\n[Contract "1ntx"]\n[Declarer "n"]\n[Auction "n"]\n1nt x ap\n'
    record = one(text)
    assert record.vulnerability is Vulnerability.ALL
    assert str(record.contract) == "1NTX"
    assert record.auction is not None
    assert record.auction.entries[1].call == DOUBLE
    assert record.remarks == ()


def test_an_end_position_has_a_denomination_and_equal_hands() -> None:
    record = one('[Deal "N:2... 3... 4... 5..."]\n[Contract "H"]\n[Play "W"]\nS5 S2 S3 S4\n')
    assert record.contract is not None
    assert (record.contract.level, record.contract.strain) == (0, Strain.H)
    assert len(_in_order(record)) == 4


def test_three_hands_tell_the_fourth_and_dashes_tell_nothing() -> None:
    three = one(SLAMMISH.replace(" .T8742.T9863.A64", " -"))
    assert three.deal == one(SLAMMISH).deal
    partly = one('[Deal "N:J.AT7.K7642.QT65 - KT64..AQ983.J874 -"]\n')
    assert partly.deal is not None
    assert [len(h) for h in partly.deal] == [13, 0, 13, 0]
    assert not partly.is_complete


def test_a_text_without_a_game_is_an_error() -> None:
    (error,) = read_text("% nothing\n\n{ at all }\n")
    assert "no game" in str(error)
