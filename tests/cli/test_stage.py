"""`bridgetable stage` writes a journal for each case, prints its seed, and refuses what it cannot in one sentence."""

from pathlib import Path

import pytest

import bridgetable
from bridgetable.cli import main

Printed = pytest.CaptureFixture[str]


def test_each_case_is_a_journal_and_its_seed_is_printed(tmp_path: Path, capsys: Printed) -> None:
    assert 0 == main(["stage", "--law", "61", "--seed", "7", "-n", "3", "-o", str(tmp_path / "new")])
    lines = capsys.readouterr().out.splitlines()
    assert ["seed 7", "seed 8", "seed 9"] == [line.partition(":")[0] for line in lines]
    for line, seed in zip(lines, (7, 8, 9), strict=True):
        path = tmp_path / "new" / f"{seed}-a-revoke.table"
        assert str(path) in line
        assert f"# staged: A revoke; law 62; level easy; seed {seed}\n" in path.read_text("utf-8")
        assert "revoke" in bridgetable.open_file(path).transcript()


def test_the_same_seed_writes_the_same_files(tmp_path: Path, capsys: Printed) -> None:
    for folder in ("one", "other"):
        assert 0 == main(["stage", "--seed", "40", "-n", "4", "--level", "club", "-o", str(tmp_path / folder)])
    assert 8 == len(capsys.readouterr().out.splitlines())
    one, other = ({p.name: p.read_bytes() for p in (tmp_path / f).iterdir()} for f in ("one", "other"))
    assert one == other


def test_a_seed_that_nobody_gave_is_printed(tmp_path: Path, capsys: Printed) -> None:
    assert 0 == main(["stage", "--kind", "insufficient-bid", "-o", str(tmp_path)])
    seed = capsys.readouterr().out.split()[1].rstrip(":")
    assert [f"{seed}-a-bid-too-low.table"] == [p.name for p in tmp_path.iterdir()]


def test_boards_of_a_file_are_played_as_recorded(tmp_path: Path, capsys: Printed) -> None:
    record = tmp_path / "record.table"
    record.write_text(bridgetable.stage(kind="revoke", seed=5).journal(), "utf-8")
    assert 0 == main(["stage", "--kind", "card-exposed", "--from", str(record), "--seed", "1", "-o", str(tmp_path)])
    assert "A revoke (Law 62)" in capsys.readouterr().out
    case = bridgetable.open_file(next(tmp_path.glob("1-*.table")))
    assert "card exposed" in case.transcript()
    assert "revoke, Law" not in case.transcript()


@pytest.mark.parametrize(
    ("status", "words", "why"),
    [
        (2, ["--law", "44"], "no law that can be staged"),
        (2, ["--kind", "lead"], "can mean several things"),
        (2, ["--kind", "zebra"], "--list"),
        (2, ["--level", "mad"], "expected one of easy, club, hard"),
        (2, ["-n", "0"], "from 1 to 10000"),
        (2, ["--seed", "-1"], "a whole number from 0"),
        (1, ["--from", "nowhere.pbn"], "nowhere.pbn"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    status: int, words: list[str], why: str, tmp_path: Path, capsys: Printed
) -> None:
    assert status == main(["stage", *words, "-o", str(tmp_path / "none")])
    told = capsys.readouterr()
    assert "" == told.out
    assert 1 == len(told.err.splitlines())
    assert why in told.err
    assert not (tmp_path / "none").exists()


def test_everything_that_can_be_staged_is_listed(capsys: Printed) -> None:
    assert 0 == main(["stage", "--list"])
    lines = capsys.readouterr().out.splitlines()
    assert " 61  revoke                              A revoke" in lines
    assert any(line.startswith(" 26  --law 26 ") for line in lines)
    assert any(line.split()[0] == "--any" for line in lines)


def test_a_folder_without_boards_is_refused(tmp_path: Path, capsys: Printed) -> None:
    assert 1 == main(["stage", "--from", str(tmp_path), "-o", str(tmp_path / "none")])
    assert "no journal and no PBN or LIN file" in capsys.readouterr().err
