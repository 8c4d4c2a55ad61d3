"""Files by the public interface: all boards of one, texts, checks, writing in each format, pictures as bytes."""

import time
from pathlib import Path

import pytest

import bridgetable
from bridgetable.api import table
from bridgetable.formats import journal
from bridgetable.session.history import History
from bridgetable.views.report import shape
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN
from tests.formats.shared_data import DATA, needs_data

TWO = f"{REGULAR}\n{MARKED}"


@pytest.fixture
def two(tmp_path: Path) -> Path:
    path = tmp_path / "two.pbn"
    path.write_text(TWO, encoding="utf-8")
    return path


def test_every_board_of_a_file_comes_in_its_order(two: Path) -> None:
    tables = list(bridgetable.boards(two))
    assert [1, 2] == [t.report()["board"]["number"] for t in tables]
    assert tables[1].lines == bridgetable.open_file(two, 2).lines


@pytest.mark.parametrize(
    "text", [TWO, REGULAR_LIN, "bridgetable 1\ndeal: N:J.AT7.K7642.QT65 875.Q932.JT5.932 KT64..AQ983.J874 -\n"]
)
def test_a_text_is_read_as_a_file_is(text: str) -> None:
    assert bridgetable.from_text(text).report() == next(bridgetable.boards(text)).report()


@pytest.mark.parametrize("encoding", ["latin-1", "utf-8", "utf-8-sig", "utf-16"])
def test_bytes_are_read_in_any_encoding(encoding: str) -> None:
    content = f'[North "Jörg"]\n{REGULAR}'.encode(encoding)
    (board,) = bridgetable.boards(content)
    assert "Jörg" == board.event["north"] == bridgetable.from_text(content).event["north"]
    with pytest.raises(
        bridgetable.Error, match=r"^text is a text of at most 16777216 characters or at most 16777216 b"
    ):
        bridgetable.from_text(b" " * (1 << 24) + b" ")


def test_a_text_that_names_a_file_opens_none(two: Path) -> None:
    for text in (str(two), two.name, "", "."):
        with pytest.raises(bridgetable.Error, match="the text"):
            bridgetable.from_text(text)


@pytest.mark.parametrize("source", ["", "no such file.pbn", '[Deal "x"]', Path("missing.table"), "x" * 30_000])
def test_what_holds_no_board_raises_the_one_error(source: str | Path) -> None:
    with pytest.raises(bridgetable.Error):
        next(bridgetable.boards(source))


def test_boards_are_acted_out_one_by_one(two: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    act_out = journal.acted_out

    def counted(one: journal.Journal, name: str) -> History:
        made.append(name)
        return act_out(one, name)

    monkeypatch.setattr(table, "acted_out", counted)
    next(bridgetable.boards(two))
    assert 1 == len(made)


def test_a_check_tells_findings_and_faults_with_types(two: Path, tmp_path: Path) -> None:
    (tmp_path / "broken.lin").write_text("md|zzz|", encoding="utf-8")
    found = bridgetable.check([tmp_path])
    assert (2, 2) == (found.files, found.boards)
    assert {"revoke", "lead out of turn"} <= {f.kind for f in found.findings}
    assert [(str(tmp_path / "broken.lin"), 1)] == [(f.file, f.line) for f in found.faults]
    assert all(isinstance(f, bridgetable.Finding) for f in found.findings)


@pytest.mark.parametrize("ending", ["table", "pbn", "lin"])
def test_a_board_is_written_in_each_format(two: Path, tmp_path: Path, ending: str) -> None:
    table = bridgetable.open_file(two)
    table.write(tmp_path / f"out.{ending}")
    again = bridgetable.open_file(tmp_path / f"out.{ending}")
    assert table.report()["score"] == again.report()["score"]
    assert table.lines == again.lines


def test_a_board_written_into_its_own_file_keeps_the_other_boards(two: Path) -> None:
    bridgetable.open_file(two, 2).write(two)
    assert TWO == two.read_text(encoding="utf-8")


def test_another_name_is_another_table_and_the_only_change_in_its_own_file(two: Path) -> None:
    content = '[North "A"]\n[Event "#"]\n' + two.read_text(encoding="utf-8")
    two.write_text(content, encoding="utf-8")
    board = bridgetable.open_file(two, 1)
    assert {"north": "A"} == board.event
    board.do("S notices")
    other = board.with_event(north="B", event="Ours")
    assert ({"event": "Ours", "north": "B"}, board.lines) == (other.event, other.lines)
    assert {"north": "A"} == board.event
    assert other.event == bridgetable.from_text(other.journal()).event
    assert "North B" in other.summary()
    other.write(two)
    expected = content.replace('"A"', '"B"', 1).replace('[Event "#"]', '[Event "Ours"]', 1)
    assert expected == two.read_text(encoding="utf-8")
    assert {} == other.with_event(north="", event="?").event


@pytest.mark.parametrize("fields", [{"director": "D"}, {"north": "x" * 10_000}])
def test_a_field_that_no_event_has_raises_the_one_error(two: Path, fields: dict[str, str]) -> None:
    with pytest.raises(bridgetable.Error):
        bridgetable.open_file(two, 1).with_event(**fields)


@pytest.mark.parametrize("name", ["out.doc", "out", "missing/out.pbn"])
def test_a_name_that_cannot_be_written_raises_the_one_error(two: Path, tmp_path: Path, name: str) -> None:
    with pytest.raises(bridgetable.Error):
        bridgetable.open_file(two).write(tmp_path / name)


@pytest.mark.parametrize(("kind", "begins"), [("png", b"\x89PNG"), ("pdf", b"%PDF"), ("svg", b"<?xml")])
def test_a_picture_is_bytes_of_the_kind_that_is_asked_for(two: Path, kind: str, begins: bytes) -> None:
    assert bridgetable.open_file(two).picture(kind=kind, size=(800, 600)).startswith(begins)


def test_a_notebook_shows_the_table_itself(two: Path) -> None:
    shown = bridgetable.open_file(two)._repr_png_()
    assert shown is not None
    assert shown.startswith(b"\x89PNG")


def test_a_table_tells_what_it_is_and_who_is_asked(two: Path) -> None:
    assert "<bridgetable.Table board 1 of two.pbn, 2H by S, 60 lines>" == repr(bridgetable.open_file(two))
    assert "<bridgetable.Table Board 1, open room, 2H by S, 60 lines>" == repr(bridgetable.from_text(REGULAR))
    fresh = bridgetable.stage(kind="insufficient bid", seed=3)
    assert fresh.question is not None
    assert f"{fresh.question.who} is asked {fresh.question.clause}" in repr(fresh)


def test_the_typed_report_tells_what_the_plain_one_tells() -> None:
    table = bridgetable.from_text(REGULAR)
    typed = table.typed_report()
    assert isinstance(typed, shape.Report)
    assert set(shape.Report.__match_args__) <= set(table.report()) | {"format", "version"}
    assert table.report()["score"]["credited"] == dict(typed.score.credited)  # type: ignore[union-attr]


@needs_data
def test_three_hundred_boards_of_a_file_are_ruled_in_five_seconds() -> None:
    begun = time.process_time()
    reports = [table.report() for table in bridgetable.boards(DATA / "endplay-tests" / "example2.pbn")]
    assert 250 < len(reports)
    assert time.process_time() - begun < 5
