"""What checking records finds, counts and cannot read."""

import json
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.formats.acted import scenes
from bridgetable.formats.check_files import check_paths
from bridgetable.formats.detect import read_any
from bridgetable.formats.records import Record
from bridgetable.game.limits import LONGEST_MESSAGE
from bridgetable.game.printable import HIDDEN
from bridgetable.game.seats import Side
from bridgetable.session.act import act
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN, SLAMMISH, write
from tests.formats.shared_data import DATA, data_files, needs_data


def told(*paths: Path) -> list[tuple[int, str, str, int, str]]:
    found = check_paths(paths).findings
    return [(f.line, f.kind, f.seat, f.trick, f.call or " ".join(f.cards)) for f in found]


def test_every_irregularity_of_a_record_is_found_with_its_line(tmp_path: Path) -> None:
    assert told(write(tmp_path, "a.pbn", MARKED)) == [
        (10, "call out of rotation", "E", 0, "1H"),
        (13, "opening lead out of turn", "S", 1, "SA"),
        (15, "revoke", "E", 3, "CK"),
        (17, "lead out of turn", "E", 5, "S9"),
        (18, "revoke", "W", 6, "D7"),
    ]


def test_a_regular_record_has_no_finding(tmp_path: Path) -> None:
    assert told(write(tmp_path, "a.pbn", REGULAR), write(tmp_path, "b.lin", REGULAR_LIN)) == []


def test_a_call_that_no_mark_shows_is_found_all_the_same(tmp_path: Path) -> None:
    path = write(tmp_path, "a.pbn", REGULAR.replace("2H Pass Pass Pass", "1D Pass 2H AP"))
    assert told(path)[0] == (13, "insufficient bid", "N", 0, "1D")


def test_a_revoke_in_a_lin_file_is_found(tmp_path: Path) -> None:
    text = REGULAR_LIN.replace("pc|HK|pc|HA|pc|HQ|pc|DQ|", "pc|HK|pc|C5|pc|HQ|pc|DQ|").partition("\npc|dK")[0] + "\n"
    assert told(write(tmp_path, "a.lin", text)) == [(2, "revoke", "N", 1, "C5")]


def test_where_nothing_that_was_named_is_there_one_sentence_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = tmp_path / "gone.pbn"
    assert 1 == main(["check", str(gone)])
    assert ("", f"bridgetable: there is no file {gone}\n") == tuple(capsys.readouterr())


def test_folders_are_looked_through_and_counted(tmp_path: Path) -> None:
    inside = tmp_path / "deep" / "er"
    inside.mkdir(parents=True)
    write(inside, "a.PBN", f"{REGULAR}\n{SLAMMISH}")
    write(tmp_path, "b.lin", REGULAR_LIN)
    write(tmp_path, "notes.txt", "not a record")
    counts = check_paths([tmp_path]).counts
    assert (counts.files, counts.boards, counts.auctions, counts.plays, counts.findings) == (2, 3, 3, 3, 0)


def test_a_file_that_cannot_be_read_is_one_line_and_the_rest_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = write(tmp_path, "a.pbn", '[Dealer "Q"]\n\n[Dealer "R"]\n')
    sound = write(tmp_path, "b.pbn", MARKED)
    assert main(["check", str(broken), str(sound), str(tmp_path / "absent.pbn")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{broken}:1: not read: “Q” in [Dealer]; expected the dealer: N, E, S or W"
    assert lines[1].startswith(f"{tmp_path / 'absent.pbn'}: not read: ")
    assert lines[4] == f"{sound}:15: board 2, closed room: revoke by E, trick 3, CK (Law 61A)"
    assert lines[-1] == "1 board, 1 auction, 1 play in 3 files: 5 findings; 2 could not be read"


def test_the_exit_status_is_1_only_if_nothing_could_be_read(tmp_path: Path) -> None:
    broken = write(tmp_path, "a.pbn", '[Dealer "Q"]\n')
    assert main(["check", str(broken)]) == 1
    assert main(["check", str(broken), str(write(tmp_path, "b.pbn", REGULAR))]) == 0


def test_a_damaged_board_among_others_is_told_with_its_line(tmp_path: Path) -> None:
    path = write(tmp_path, "a.pbn", f'{REGULAR}\n[Dealer "Q"]\n')
    checked = check_paths([path])
    assert (checked.counts.boards, [e.line for e in checked.unreadable]) == (1, [30])


def test_an_empty_folder_is_told(tmp_path: Path) -> None:
    assert [e.found for e in check_paths([tmp_path]).unreadable] == ["a folder without records"]


def test_the_json_has_a_versioned_shape(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, "a.pbn", MARKED)
    assert main(["check", str(path), str(tmp_path / "absent.pbn"), "--json"]) == 0
    shape = json.loads(capsys.readouterr().out)
    assert (shape["format"], shape["version"]) == ("bridgetable-check", 1)
    where = {"file": str(path), "line": 15, "board": 2, "room": "Closed", "seat": "E", "trick": 3}
    what = {"kind": "revoke", "cards": ["CK"], "call": "", "clause": "61A", "required": "44C", "became": ""}
    assert shape["findings"][2] == where | what
    assert shape["unreadable"][0]["file"] == str(tmp_path / "absent.pbn")
    assert shape["counts"] == {"files": 2, "boards": 1, "auctions": 1, "plays": 1, "findings": 5, "unreadable": 1}


RECORDED_REVOKES = [
    ("A1A10505", 5, "Closed", 11, "CK", "N"),
    ("A1A10505", 15, "Closed", 8, "CT", "S"),
    ("A1A10606", 10, "Closed", 10, "DA", "W"),
    ("A1A10909", 10, "Closed", 4, "S2", "S"),
    ("A1A11414", 3, "Open", 3, "HQ", "E"),
    ("A1A12828", 7, "Open", 9, "S4", "W"),
    ("A1A13737", 7, "Closed", 5, "D2", "S"),
]
EXCHANGED = [("A1A10101", 6, "E"), ("A1A10606", 10, "W"), ("A1A13636", 7, "S"), ("A1A13636", 11, "N")]
"""The boards whose file says that declarer and dummy were exchanged, with who led out of turn (Law 54A)."""


@needs_data
def test_the_european_files_hold_exactly_the_seven_recorded_revokes_and_the_exchanges() -> None:
    found = check_paths([DATA / "etc99"]).findings
    revokes = [(Path(f.file).stem, f.board, f.room, f.trick, f.cards[0], f.seat) for f in found if f.kind == "revoke"]
    assert revokes == RECORDED_REVOKES
    others = [f for f in found if f.kind != "revoke"]
    assert [(Path(f.file).stem, f.board, f.seat) for f in others] == EXCHANGED
    assert {f.kind for f in others} == {"opening lead out of turn"}


@needs_data
def test_the_score_that_comes_out_is_the_score_that_was_recorded() -> None:
    compared = 0
    for path in data_files("etc99/*.PBN"):
        for record in read_any(path):
            assert isinstance(record, Record)
            told = record.tag("Score")
            for scene in scenes(record):
                now = scene.start
                for action in scene.actions:
                    now = act(now, action)
                came = now.table.score_for(Side.NS)
                if came is not None and scene.actions:
                    assert told == f"NS {came}", record.place
                    compared += 1
    assert compared == 1159


@needs_data
def test_no_call_and_no_card_of_the_other_real_records_is_irregular() -> None:
    checked = check_paths([DATA / "endplay-tests", DATA / "bridgebots"])
    assert checked.findings == []
    assert checked.unreadable == []


@needs_data
def test_the_game_of_all_irregularities_shows_them_all() -> None:
    found = check_paths([DATA / "pbn-reference" / "reference_impl_tests" / "correct_10.pbn"]).findings
    assert [(f.kind, f.seat, f.trick, f.call or f.cards[0]) for f in found] == [
        ("call out of rotation", "E", 0, "1D"),
        ("insufficient bid", "S", 0, "1C"),
        ("insufficient bid", "N", 0, "3NT"),
        ("call out of rotation", "W", 0, "X"),
        ("opening lead out of turn", "W", 1, "SK"),
        ("lead out of turn", "S", 2, "CK"),
        ("revoke", "E", 2, "S5"),
        ("revoke", "E", 3, "C6"),
    ]


LENIENT = """\
[Board "2"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "S:KT64.AQ983..J874 AQ932.KJ8654..AK J.AT7.K7642.QT65 875.Q2.AQJT983.932"]
[Auction]
1N Pass 2N Pass
3N Pass Pass Pass
Pass D
"""


def test_a_record_as_it_is_found_in_the_wild_is_read_and_told_to_be_lenient(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deal = REGULAR.partition("[Deal ")[2].partition("\n")[0]
    text = LENIENT.replace(LENIENT.partition("[Deal ")[2].partition("\n")[0], deal)
    path = write(tmp_path, "a.pbn", f"{text}\n{text}")
    assert main(["check", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{path}:5: read all the same: no seat in [Auction]; expected the first seat: N, who dealt, and so 2 times",
        f"{path}:6: read all the same: “1N”; expected a call such as 1NT, Pass, X or XX; taken for 1NT, and so 2 times",
        f"{path}:6: read all the same: “2N”; expected a call such as 1NT, Pass, X or XX; taken for 2NT, and so 2 times",
        f"{path}:7: read all the same: “3N”; expected a call such as 1NT, Pass, X or XX; taken for 3NT, and so 2 times",
        f"{path}:8: read all the same: Pass by N; expected no call, as the auction has ended, and so 4 times",
        f"{path}:8: read all the same: “D”; expected a call such as 1NT, Pass, X or XX; taken for X, and so 2 times",
        "2 boards, 2 auctions, 0 plays in 1 file: 0 findings",
    ]
    assert main(["check", str(path), "--json"]) == 0
    first = json.loads(capsys.readouterr().out)["overlooked"][0]
    assert (first["line"], first["found"], first["times"]) == (5, "no seat in [Auction]", 2)


def test_a_play_without_a_seat_begins_with_the_opening_leader(tmp_path: Path) -> None:
    for told in ('[Play ""]', "[Play]", '[Play "?"]'):
        seat = SLAMMISH.replace('[Play "E"]', told)
        (record,) = read_any(write(tmp_path, "a.pbn", seat))
        assert isinstance(record, Record)
        assert record.play == next(iter(read_first(tmp_path))).play
        assert [e.found for e in record.remarks] == ["no seat in [Play]"]


def read_first(folder: Path) -> list[Record]:
    return [r for r in read_any(write(folder, "sound.pbn", SLAMMISH)) if isinstance(r, Record)]


def test_nothing_hidden_in_a_record_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, "\x1b[31m\u202ea.pbn", '[Dealer "\x1b]0;x\x07\u202e"]\n\n[Dealer "' + "x" * 5000 + '"]\n')
    main(["check", str(path), str(tmp_path / "\x9babsent.pbn")])
    main(["check", str(path), "--json"])
    main(["rule", str(path)])
    told = capsys.readouterr()
    for line in (*told.out.split("\n"), *told.err.split("\n")):
        assert not HIDDEN.search(line)
    assert max(len(line) for line in told.err.split("\n")) <= LONGEST_MESSAGE


def test_a_journal_is_called_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "mine.pbn"
    path.write_text("bridgetable 1\nboard: 1\n", encoding="utf-8")
    (wrong,) = check_paths([path]).unreadable
    assert "a journal of this program" == wrong.found
