"""What a file tells of the same board elsewhere comes to the table, and is compared there."""

from pathlib import Path

import pytest

from bridgetable.formats.detect import read_any
from bridgetable.formats.elsewhere import field_of, told_elsewhere
from bridgetable.formats.journal import acted_out
from bridgetable.formats.opening import open_file
from bridgetable.formats.records import Record
from bridgetable.game.seats import Side
from bridgetable.laws.law_12_compared_score import in_imps
from bridgetable.session.score.actions import TellField, TellOtherTable
from bridgetable.views.result.result import result_of
from tests.formats.boards import REGULAR, one, write
from tests.formats.shared_data import data_files, needs_data

CLOSED = f"""{REGULAR.partition("[Declarer")[0].replace('"Open"', '"Closed"')}[Declarer "N"]
[Contract "1NT"]
[Result "7"]
"""
FIELD = """[ScoreTable "-Rank\\3R;+Score_NS\\5R;Multiplicity\\2L"]
1 90 1
2 -50 2
4 -100 3
"""


def compared(path: Path, number: int) -> list[str]:
    opened = open_file(path)[number]
    found = result_of(acted_out(opened.journal, path.name).now.table)
    assert found is not None
    return [c.text for c in found.compared]


def test_the_other_room_of_a_match_is_the_other_table(tmp_path: Path) -> None:
    path = write(tmp_path, "two.pbn", f"{REGULAR}\n{CLOSED}")
    assert compared(path, 0) == ["N–S −100 against +90: 5 IMPs to E–W"]


@pytest.mark.parametrize(
    "other",
    [
        CLOSED.replace('"Closed"', '"Open"'),
        CLOSED.replace('[Room "Closed"]\n', ""),
        CLOSED.replace("[Board", '[HomeTeam "Others"]\n[Board'),
        CLOSED.replace("[Deal ", "[Dealing ").replace('[Dealer "N"]', '[Dealer "E"]'),
        CLOSED.replace('[Result "7"]\n', ""),
    ],
    ids=["same room", "no room", "other match", "other deal", "no result"],
)
def test_what_is_no_other_table_is_not_compared(tmp_path: Path, other: str) -> None:
    path = write(tmp_path, "two.pbn", f"{REGULAR}\n{other}")
    assert compared(path, 0) == []


def test_the_contract_of_the_other_table_is_told_unless_the_score_there_is_another() -> None:
    here = one(REGULAR)
    there = one(CLOSED)
    assert list(told_elsewhere(here, [here, there])) == [TellOtherTable(90, there.final_contract)]
    adjusted = one(f'{CLOSED}[Score "EW 50"]\n')
    assert list(told_elsewhere(here, [adjusted])) == [TellOtherTable(-50)]


def test_a_table_of_scores_is_the_field_without_the_boards_own_score(tmp_path: Path) -> None:
    record = one(REGULAR + FIELD)
    assert field_of(record) == (90, -50, -50, -100, -100)
    assert list(told_elsewhere(record, ())) == [TellField((90, -50, -50, -100, -100))]
    path = write(tmp_path, "field.pbn", REGULAR + FIELD)
    assert compared(path, 0) == ["N–S −100 among 6: 2 of 10 matchpoints, 20 %"]


@needs_data
def test_both_rooms_of_every_real_match_win_together_nothing() -> None:
    sums = []
    for path in data_files("etc99/*.PBN")[:4]:
        tables = [acted_out(b.journal, path.name).now.table for b in open_file(path)]
        rooms: dict[int, list[int]] = {}
        for table in tables:
            won = in_imps(table, Side.NS)
            assert won is not None
            rooms.setdefault(table.board.number, []).append(int(won))
        assert all(len(room) == 2 for room in rooms.values())
        sums += [sum(room) for room in rooms.values()]
    assert set(sums) == {0}
    assert len(sums) == 80


@needs_data
def test_the_field_of_the_reference_file_is_its_155_scores() -> None:
    (path,) = data_files("pbn-reference/reference_impl_tests/correct_20.pbn")
    fields = [field_of(r) for r in read_any(path) if isinstance(r, Record) and r.tag("ScoreTable")]
    assert [155, 3] == [len(f) for f in fields]
