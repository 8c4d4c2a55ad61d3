"""`bridgetable convert`: boards in another format open as the same boards, and what it cannot hold is said in a line."""

import re
from pathlib import Path

import pytest

from bridgetable.api import open_file
from bridgetable.cli import main
from bridgetable.formats.detect import read_any
from bridgetable.formats.records import Record
from bridgetable.resources import lessons
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN
from tests.formats.shared_data import data_files

ADDRESS = (
    "https://www.example.com/tools/handviewer.html?n=s24kh29td2479qjc6&e=s378qjth348qjd3cj&s=s9ah67ad5ac237akq"
    "&w=s56h5kd68ktc4589t&b=1&d=n&v=-&a=pp2cp2dp3cp3nppp&p=sqsas5s2"
)


def written(tmp_path: Path, text: str, name: str = "in.pbn") -> str:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def convert(*words: str | Path) -> int:
    return main(["convert", *map(str, words)])


def facts(record: Record) -> tuple[object, ...]:
    calls = tuple((e.seat, e.call) for e in record.auction.entries) if record.auction else ()
    cards = tuple((e.seat, e.card) for e in record.play.in_order) if record.play else ()
    return record.board, record.dealer, record.vulnerability, record.deal, calls, cards, record.result


def records_of(path: Path) -> list[Record]:
    found = list(read_any(path))
    assert all(isinstance(one, Record) for one in found), found
    return found  # type: ignore[return-value]


@pytest.mark.parametrize("ending", ["pbn", "lin"])
def test_a_board_in_another_format_is_the_same_board(tmp_path: Path, ending: str) -> None:
    source = written(tmp_path, REGULAR)
    assert 0 == convert(source, "-o", tmp_path / f"out.{ending}")
    assert [facts(r) for r in records_of(Path(source))] == [facts(r) for r in records_of(tmp_path / f"out.{ending}")]


def test_marks_of_irregularities_go_into_a_pbn_and_come_back(tmp_path: Path) -> None:
    source = written(tmp_path, MARKED)
    assert 0 == convert(source, "-o", tmp_path / "out.table")
    assert 0 == convert(tmp_path / "out.table", "-o", tmp_path / "back.pbn")
    (before,), (after,) = records_of(Path(source)), records_of(tmp_path / "back.pbn")
    assert facts(before)[:-1] == facts(after)[:-1]
    marks = [[e.mark for e in r.auction.entries] for r in (before, after) if r.auction]
    assert marks[0] == marks[1]


IRREGULAR = (
    "pn|a,b,c,d|md|2SJ643HT982DJT2CKT,SA5HK63DQ84CAJ975,SKQT92HA4DK93C842,S87HQJ75DA765CQ63|sv|n|ah|Board 12|"
    "mb|1C!|an|could be short|mb|1S|mb|1H|mb|2S|mb|p|mb|p|mb|p|pc|HQ|pc|SJ|pc|HK|pc|H4|pc|H5|pc|H8|\n"
)
IRREGULAR_RBN = """\
% RBN 3.2
B 12
H N:KQT92.A4.K93.842:87.QJ75.A765.Q63:J643.T982.JT2.KT:
A WN:1C^11S1H2SA
1 could be short
C 2S:N
P HQSJK4:H58
"""


@pytest.mark.parametrize(
    ("text", "name", "last"),
    [
        (IRREGULAR, "in.lin", "^L H5 H8\n"),
        (IRREGULAR_RBN, "in.rbn", "^L H5 H8\n"),
        (IRREGULAR.replace("pc|H8|", ""), "in.lin", "^L H5\n"),
    ],
)
def test_what_was_irregular_in_another_format_is_marked_in_a_pbn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, name: str, last: str
) -> None:
    source, out = written(tmp_path, text, name), tmp_path / "out.pbn"
    assert 0 == convert(source, "-o", out)
    said = out.read_text(encoding="latin-1")
    assert "1C =1= 1S ^I 1H 2S\nPass Pass Pass" in said
    assert f"HQ ^R SJ HK H4\n{last}" in said
    capsys.readouterr()
    findings = []
    for path in (source, out):
        main(["check", str(path)])
        findings.append([line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()[:3]])
    assert findings[0] == findings[1]


def test_boards_of_several_files_are_written_into_one(tmp_path: Path) -> None:
    sources = written(tmp_path, REGULAR), written(tmp_path, REGULAR_LIN, "b.lin")
    assert 0 == convert(*sources, ADDRESS, "-o", tmp_path / "all.pbn")
    assert 3 == len(records_of(tmp_path / "all.pbn"))


def test_a_folder_gets_a_journal_of_each_board(tmp_path: Path) -> None:
    assert 0 == convert(written(tmp_path, f"{REGULAR}\n{REGULAR}"), ADDRESS, "-o", tmp_path / "tables")
    tables = sorted((tmp_path / "tables").iterdir())
    assert ["board-1-open-room-2.table", "board-1-open-room.table", "board-1.table"] == [p.name for p in tables]
    assert all(open_file(path).lines for path in tables)


def test_where_a_board_cannot_be_written_its_sentence_counts_those_before_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = tmp_path / "out" / "board-1.table"
    taken.mkdir(parents=True)
    assert 1 == convert(written(tmp_path, f"{REGULAR}\n{REGULAR}"), ADDRESS, "-o", tmp_path / "out")
    said = f"bridgetable: {taken}: no plain file, and so left as it is; written before it: 2 boards\n"
    assert said == capsys.readouterr().err
    assert 3 == len([*(tmp_path / "out").iterdir()])


def test_each_board_of_a_folder_has_a_name_that_every_system_takes(tmp_path: Path) -> None:
    boards = [tmp_path / f"{number}.table" for number in range(4)]
    text = lessons()[0].read_text(encoding="utf-8")
    for path, title in zip(boards, ("Aux", "a", "a 4", "A"), strict=True):
        path.write_text(re.sub("^title:.*$", f"title: {title}", text, flags=re.MULTILINE), encoding="utf-8")
    assert 0 == convert(*boards, "-o", tmp_path / "out")
    assert ["a-4.table", "a-5.table", "a.table", "the-aux.table"] == sorted(
        p.name for p in (tmp_path / "out").iterdir()
    )


def test_what_the_new_format_cannot_hold_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == convert(written(tmp_path, REGULAR), "-o", tmp_path / "out.lin")
    assert "not held by this format: [Event] (1 board)" == capsys.readouterr().out.splitlines()[1]


def test_a_board_that_lin_has_no_words_for_is_left_out_with_status_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 1 == convert(written(tmp_path, f"{MARKED}\n{REGULAR}"), "-o", tmp_path / "out.lin")
    assert 1 == len(records_of(tmp_path / "out.lin"))
    assert "a player was skipped" in capsys.readouterr().out


def test_how_a_ruling_came_about_is_told_as_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lesson = lessons()[0]
    assert 0 == convert(lesson, "-o", tmp_path / "out.pbn")
    said = capsys.readouterr().out
    assert "how rulings came about" in said
    assert "notes and questions of a lesson" in said


def test_pbn_stays_as_it_was_written_unless_its_export_format_is_asked_for(tmp_path: Path) -> None:
    source = written(tmp_path, "% kept\n" + REGULAR)
    assert 0 == convert(source, "-o", tmp_path / "as-read.pbn")
    assert 0 == convert(source, "-o", tmp_path / "export.pbn", "--export")
    assert REGULAR.strip() in (tmp_path / "as-read.pbn").read_text()
    assert "% EXPORT" in (tmp_path / "export.pbn").read_text()


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (("missing.pbn", "-o", "out.pbn"), 1, "No such file or directory"),
        ((ADDRESS, "-o", "out.doc"), 2, "boards are written into a .table, a .pbn, a .lin, or a folder"),
        ((ADDRESS, ADDRESS, "-o", "out.table"), 1, "a .table holds one board, and there are 2: name a folder"),
        ((ADDRESS.replace("&w=", "&x="), "-o", "missing/out.pbn"), 1, "missing"),
    ],
)
def test_what_cannot_be_converted_is_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    status: int,
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert status == convert(*words)
    assert sentence in capsys.readouterr().err
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize("path", data_files("etc99/*.PBN")[:4] + data_files("bridgebots/*.lin"), ids=lambda p: p.name)
def test_real_boards_come_back_from_each_format(tmp_path: Path, path: Path) -> None:
    before = {facts(r)[:-1] for r in records_of(path) if r.is_complete}
    for ending in ("pbn", "lin"):
        convert(path, "-o", tmp_path / f"out.{ending}")
        after = {facts(r)[:-1] for r in records_of(tmp_path / f"out.{ending}") if r.is_complete}
        assert after
        assert after <= before
