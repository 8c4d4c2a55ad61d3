"""What the PBN reader refuses, and what it remarks on: each fault with its line and the right reason."""

from pathlib import Path

import pytest

from bridgetable.formats.detect import read_any
from bridgetable.formats.encodings import Decoded
from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.pbn.reader import records
from bridgetable.formats.records import Record
from tests.formats.boards import MARKED, REGULAR, SLAMMISH, all_faults, faults_of, one, refusal, write

DEAL = '[Deal "N:J.AT7.K7642.QT65 875.Q932.JT5.932 KT64..AQ983.J874 AQ932.KJ8654..AK"]\n'
PLAY = f'{DEAL}[Declarer "S"]\n[Contract "2H"]\n[Play "W"]\n'
CALLS = '[Dealer "N"]\n[Auction "N"]\n'


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ("[Event]\n", 1, "[Event]"),
        ("[Event No_quotes]\n", 1, "No_quotes"),
        ('[Event "A"]\n[Site "not closed]\n', 2, "not closed"),
        ('[Event "A"]\nbad characters\n', 2, "bad characters"),
        ('[Event "A"]\n{ never closed\n', 2, "{ never closed"),
        ('[Dealer "Black"]\n', 1, "Black"),
        ('[Vulnerable "E"]\n', 1, "E"),
        ('[Declarer "White"]\n', 1, "White"),
        ('[Contract "5Hearts"]\n', 1, "5Hearts"),
        ('[Contract "5NoTrump"]\n', 1, "5NoTrump"),
        ('[Deal "N:vJ.AT7.K7642.QT65 - - -"]\n', 1, "V"),
        ('[Deal "N:J.AT7.K7642.QT65 J75.Q932.JT5.932 - -"]\n', 1, "SJ"),
        ('[Deal "N:J.AT7.K7642.QT653 - - -"]\n', 1, "QT653"),
        ('[Deal "N:J.AT7.K7642.QT6 - KT64..AQ983.J874 -"]\n', 1, "QT6"),
        ('[Deal "N:- - - -"]\n', 1, "N:- - - -"),
        ('[Dealer "N"]\n[Auction "W"]\n1D\n', 3, "call by W"),
        ('[Dealer "N"]\n[Auction "W"]\n- - 1D\n', 3, "call by E"),
        (f"{CALLS}1\n", 3, "1"),
        (f"{CALLS}1T\n", 3, "1T"),
        (f"{CALLS}1C\n^I Pass\n", 4, "^I before Pass"),
        (f"{CALLS}1C $a\n", 3, "$a"),
        (f"{CALLS}1C =a=\n", 3, "=a="),
        (f"{CALLS}1C + Pass\n", 3, "behind “+”"),
        (f"{CALLS}1C +\n+\n", 4, "+"),
        (f"{PLAY}S1\n", 5, "S1"),
        (f"{PLAY}HK HHT\n", 5, "HHT"),
        (f"{PLAY}KT\n", 5, "KT"),
        (f"{PLAY}HK HA HQ DQ\nHK DK DJ D8\n", 6, "HK by W in trick 2"),
        (f"{PLAY}HK HA HQ CA\n", 5, "second card of W"),
        (f"{PLAY}HK HA HQ DQ\n^R ^R H4\n", 6, "“^R” behind ^R"),
        (f"{PLAY}HK HA HQ DQ\n^L H4 ^L DK DJ D8\n", 6, "second ^L"),
        (f"{PLAY}HK + + -\n", 5, "second “+”"),
        (f"{PLAY}HK + HQ DQ\n", 5, "HQ by E behind “+”"),
        ('[ActionTable "Rank;Text"]\n1 a\n2 %\n', 3, "2 %"),
        ('[ActionTable "Rank;Text"]\n1 [\n', 2, "1 ["),
        ('[ActionTable "Rank;Text"]\n1 {\n', 2, "1 {"),
        ('[ActionTable "Rank;Text\\"]\n', 1, "ActionTable"),
        (f'{CALLS}1C\n[Play "#"]\n', 4, "“#” in [Play]"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_its_line(text: str, line: int, found: str) -> None:
    error = refusal(text)
    assert (error.line, found in error.found) == (line, True), str(error)


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        ('[Event "a\ttab"]\n', 1, "tab"),
        ('[Round "&"]\n', 1, "&"),
        ('[Round "-1"]\n', 1, "-1"),
        ('[Date "1995.o6.10"]\n', 1, "1995.o6.10"),
        ('[Date "95.06.10"]\n', 1, "95.06.10"),
        ('[Deal "N:J.AT7.K7642.QT65  - - -"]\n', 1, "two blanks"),
        ('[Result "C-2"]\n', 1, "C-2"),
        ('[Declarer "N"]\n[Result "NS 9 EW 2"]\n', 2, "NS 9 EW 2"),
        ('[Contract "Pass"]\n[Result "1"]\n', 2, "the result 1"),
        ('[Note "1:nowhere"]\n', 1, "note outside"),
        ('[Auction "W"]\n1C\n', 1, "without a dealer"),
        ('[Declarer "S"]\n[Contract "2H"]\n[Play "W"]\n', 3, "without a deal"),
        (f'{DEAL}[Contract "2H"]\n[Play "W"]\n', 3, "without a declarer"),
        (f'{DEAL}[Declarer "S"]\n[Play "W"]\n', 3, "without a contract"),
        ('[Site "a"]\n[Site "b"]\n', 2, "second tag Site"),
        ('[Dealer "#"]\n', 1, "[Dealer]"),
        ('[Score "10.a"]\n', 1, "10.a"),
        ('[ScoreIMP "10. 10"]\n', 1, "10. 10"),
        ('[ScorePercentage "-10"]\n', 1, "-10"),
        ('[ScoreRubber "10.-10"]\n', 1, "10.-10"),
        ('[OptimumScore "100"]\n', 1, "100"),
        ('[Scoring "IMP;??"]\n', 1, "IMP;??"),
        ('[Mode "Unknown"]\n', 1, "Unknown"),
        ('[Vulnerable "All"]\n[ScoreRubberHistory "NS 0 0 / 100 0 EW 0 0 / 0 0"]\n', 2, "Vulnerable"),
        (f"{CALLS}1D 1C\n", 3, "1C by E"),
        (f"{CALLS}1D Pass X\n", 3, "double by S"),
        (f"{CALLS}1D X Pass XX\n", 3, "redouble by W"),
        (f"{CALLS}1D ^I 1S\n", 3, "^I before 1S"),
        (f"{CALLS}Pass Pass Pass Pass\nPass\n", 4, "Pass by N"),
        (f"{CALLS}1D !!!\n", 3, "graded twice"),
        (f"{CALLS}1D ! $3\n", 3, "graded twice"),
        (f"{CALLS}1D $7\n", 3, "$7"),
        (f"{CALLS}1D $256\n", 3, "$256"),
        (f"{CALLS}1D =44=\n", 3, "=44="),
        (f"{CALLS}1D =1=\n", 3, "=1= without its note"),
        (f'{CALLS}1D =1= =2=\n[Note "1:a"]\n[Note "2:b"]\n', 3, "two notes"),
        (f'{CALLS}1D\n[Note "3:a"]\n', 4, "note 3, which nothing refers to"),
        (f'{CALLS}1D\n[Note "33:a"]\n', 4, "note number 33"),
        (f'{CALLS}1D\n[Note "a"]\n', 4, "note “a”"),
        ('[Declarer "E"]\n' + CALLS + "1C AP\n", 1, "declarer E"),
        ('[Declarer "^N"]\n' + CALLS + "1C AP\n", 1, "declarer ^N"),
        ('[Contract "1D"]\n' + CALLS + "1C AP\n", 1, "contract 1D"),
        ('[Contract "1CX"]\n' + CALLS + "1C AP\n", 1, "contract 1CX"),
        (f"{PLAY}^L HK HA HQ DQ\n", 5, "^L before the lead of W"),
        (f"{PLAY}^R HK HA HQ DQ\n", 5, "^R before HK"),
        (f"{PLAY}HK ^R HA HQ DQ\n", 5, "^R before HA"),
        (f"{PLAY}HK C5 HQ DQ\n", 5, "revoke C5 by N"),
        (f"{PLAY}HK HA HQ $1 DQ\n", 5, "$1"),
        (f"{PLAY}HK HA + -\n*\n", 6, "“*”"),
        ('[ActionTable "Rank;Call\\L"]\n', 1, "Call\\L"),
        ('[ActionTable "Rank;Call\\4L"]\n1 4H ; no comment here\n', 2, "comment in a row"),
        ('[ActionTable "Rank;Call"]\n1 4H\n2\n', 3, "1 entries"),
        ('[ScoreTable "-Rank;+Score"]\n1 100\n2 50\n2 70\n', 4, "70"),
        (f'; {"x" * 253}\n[Event "A"]\n', 1, "255 characters"),
        ('[Event "\x7f"]\n', 1, "character"),
    ],
)
def test_a_fault_that_leaves_the_board_playable_is_a_remark_with_its_line(text: str, line: int, found: str) -> None:
    assert (line, True) in [(n, found in what) for n, what in all_faults(text)], all_faults(text)
    assert isinstance(one(text), Record)


def test_a_result_outside_of_what_was_played_needs_its_mark() -> None:
    assert all_faults(REGULAR.replace('"6"', '"7"')) == [(9, "the result 7")]
    assert all_faults(REGULAR.replace('"6"', '"^6"')) == [(9, "the result ^6")]
    assert all_faults(REGULAR.replace('"6"', '"^7"')) == []


def test_every_fault_of_a_game_is_told_not_only_the_first() -> None:
    assert [line for line, _ in all_faults(f"{CALLS}1C =a=\n1T !!!\n")] == [3, 4, 4]


def test_after_a_damaged_game_the_next_is_read(tmp_path: Path) -> None:
    path = write(tmp_path, "three.pbn", f'{REGULAR}\n[Dealer "Q"]\n[Event "b"]\n\n{SLAMMISH}')
    first, second, third = read_any(path)
    assert isinstance(first, Record)
    assert isinstance(second, RecordError)
    assert isinstance(third, Record)
    assert second.place == TextPlace(str(path), 30)


def test_a_fault_that_leaves_the_board_playable_names_file_and_line(tmp_path: Path) -> None:
    path = write(tmp_path, "marked.pbn", MARKED + "\n" + REGULAR.replace("[Board", '[Round "&"]\n[Board'))
    (wrong,) = faults_of(read_any(path))
    assert str(wrong).endswith("marked.pbn, line 25: “&” in [Round]; expected the number of a round")


def test_all_games_of_a_sound_file_are_read(tmp_path: Path) -> None:
    found = list(read_any(write(tmp_path, "sound.pbn", f"{MARKED}\n{REGULAR}\n{SLAMMISH}")))
    assert [] == faults_of(found)
    assert [2, 1, 3] == [r.board for r in found if isinstance(r, Record)]


def test_a_file_that_is_not_there_is_one_error(tmp_path: Path) -> None:
    (error,) = read_any(tmp_path / "absent.pbn")
    assert isinstance(error, RecordError)
    assert error.line == 0
    assert "absent.pbn" in str(error)


def test_a_section_that_is_too_long_says_so_and_the_next_game_is_read() -> None:
    long, rest = '[Board "1"]\n[Play "W"]\n' + "SA SK SQ SJ\n" * 90_000, '\n[Board "2"]\n[Dealer "N"]\n'
    trouble, read = records(Decoded(long + rest, "utf-8"), "long.pbn")
    words = "a section of Play that is too long; expected at most 1000000 characters between two comments"
    assert f"long.pbn, line 2: {words}" == str(trouble)
    assert isinstance(read, Record)
    assert 2 == read.board
