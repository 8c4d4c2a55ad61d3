"""RBN: what its lines tell becomes a record with calls, cards, players and event; what is wrong has its line."""

from pathlib import Path

import pytest

from bridgetable.formats.detect import FileKind, boards_in, kind_of
from bridgetable.formats.encodings import Decoded
from bridgetable.formats.errors import RecordError
from bridgetable.formats.rbn import records
from bridgetable.formats.records import Record
from bridgetable.game.boards import Vulnerability
from bridgetable.game.seats import Seat
from bridgetable.language import tr

HANDS = "H N:KQT92.A4.K93.842:87.QJ75.A765.Q63:J643.T982.JT2.KT:"
WHOLE = f"""\
% RBN 3.2
{{A text about the match,
on two lines.}}
D 20030612
E Summer Teams:Final
L Here::There:Hall
S F:2
F I
K Reds:Blues
N Anne+Carl:Dora+Bert:O
B 12
{HANDS}
A WN:1C^11SP:2SA
1 could be short
C 2S:N
P HQ2K4:H5
R 8
"""


def read(text: str) -> list[Record | RecordError]:
    return list(records(text, "boards.rbn"))


def only(text: str) -> Record:
    (found,) = read(text)
    assert isinstance(found, Record), found
    return found


def test_a_board_is_read_with_all_that_its_lines_tell() -> None:
    record = only(WHOLE)
    assert (12, Seat.W, Vulnerability.NS) == (record.board, record.dealer, record.vulnerability)
    assert ["1C", "1S", "Pass", "2S", "Pass", "Pass", "Pass"] == [str(e.call) for e in record.auction.entries]  # type: ignore[union-attr]
    assert "could be short" == record.auction.entries[0].explanation  # type: ignore[union-attr]
    assert ["HQ", "H2", "HK", "H4", "H5"] == [str(e.card) for e in record.play.in_order]  # type: ignore[union-attr]
    assert (Seat.N, "2S", 8) == (record.declarer, str(record.contract), record.result.tricks)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        ("Event", "Summer Teams, Final"),
        ("Site", "Here:There, Hall"),
        ("Date", "2003.06.12"),
        ("Stage", "Final"),
        ("Round", "2"),
        ("Scoring", "IMP"),
        ("HomeTeam", "Reds"),
        ("North", "Anne"),
        ("South", "Carl"),
        ("West", "Dora"),
        ("East", "Bert"),
        ("Room", "Open"),
    ],
)
def test_event_teams_and_players_have_the_names_of_pbn(tag: str, value: str) -> None:
    assert value == only(WHOLE).tag(tag)


def test_what_a_board_does_not_say_again_is_as_on_the_board_before_it() -> None:
    first, second = read(f"{WHOLE}\nB 12\nN :Ed+Flo:C\nA WN:A\n")
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert first.deal == second.deal
    assert ("Pass", None) == (second.passed_out, second.play)
    assert ("Summer Teams, Final", "Ed", "Closed") == (second.tag("Event"), second.tag("West"), second.room)


def test_a_contract_that_was_never_bid_is_read_with_its_result() -> None:
    record = only(f"{HANDS}\nB 7\nC 4SX:N\nR 9\n")
    assert ("4SX", Seat.N, 9) == (str(record.contract), record.declarer, record.result.tricks)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("line", "found"),
    [("A WN:1C9", "9"), ("A WN:1CA\nP Q24", "Q24"), ("A WN:1CA\nP HQ2:H5", "HQ2"), ("A WN:1CA\nP HQ2ZK", "HQ2ZK")],
)
def test_what_cannot_be_read_is_told_with_its_line(line: str, found: str) -> None:
    (wrong,) = read(f"{HANDS}\n{line}\n")
    assert isinstance(wrong, RecordError)
    assert (found, line.count("\n") + 2) == (wrong.found, wrong.line)


@pytest.mark.parametrize("hands", ["H N:KQ:::", "H N:KQT92.A4.K93.842:KQT92.A4.K93.842::", "H N:xx"])
def test_hands_that_are_not_whole_are_refused(hands: str) -> None:
    (wrong,) = read(f"{hands}\nB 1\n")
    assert isinstance(wrong, RecordError)
    assert 1 == wrong.line


@pytest.mark.parametrize("text", [WHOLE, f"B 4\n{HANDS}\nA NZ:A\n", f"{HANDS}\n"])
def test_rbn_is_known_by_what_it_holds(text: str) -> None:
    assert FileKind.RBN is kind_of(text)
    assert all(isinstance(one, Record) for one in boards_in(Decoded(text, "utf-8"), Path("a")))


def test_a_text_without_a_board_is_one_error() -> None:
    (wrong,) = read("% RBN 3.2\nE Nothing\n")
    assert tr("no board") == getattr(wrong, "found", "")
