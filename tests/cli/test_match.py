"""`bridgetable match` tells a session: its boards, the standings before and after each change, what is open."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from bridgetable.cli import main
from tests.formats.shared_data import DATA, needs_data

FOLDER = Path(__file__).parents[1] / "shots" / "match"
TOLD = Path(__file__).parents[1] / "match" / "tuesday.txt"
Printed = pytest.CaptureFixture[str]


def test_a_session_is_told_as_it_was_read_by_hand(capsys: Printed, request: pytest.FixtureRequest) -> None:
    assert 0 == main(["match", str(FOLDER)])
    told = capsys.readouterr().out
    if request.config.getoption("--renew"):
        TOLD.write_text(told, encoding="utf-8")
    assert TOLD.read_text(encoding="utf-8") == told


def test_a_session_is_told_to_programs(capsys: Printed) -> None:
    assert 0 == main(["match", str(FOLDER / "tuesday.match"), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert ("bridgetable-match", 1) == (told["format"], told["version"])
    assert "Tuesday pairs" == told["title"]
    assert list(range(1, 22)) == [one["board"] for one in told["boards"]]
    revoke, weighted, penalty = told["changes"]
    assert {"NS 3": ("0", "7")} == {
        one["contestant"]: (one["before"], one["after"]) for one in revoke["moved"] if one["contestant"] == "NS 3"
    }
    assert 620 == revoke["result"]["score_ns"]
    assert [{"weight": "3/5", "points": 50}, {"weight": "2/5", "points": -110}] == weighted["result"]["score_ns"]
    assert ("penalty", "NS 4", "10", "%") == tuple(penalty[key] for key in ("kind", "contestant", "amount", "unit"))
    ranks = {one["contestant"]: (one["before"]["rank"], one["after"]["rank"]) for one in revoke["places"]}
    assert (5, 3) == ranks["NS 3"]
    assert {11, 19} == {one["board"] for one in told["open"]}
    assert "22:40" == told["rulings_until"]


@needs_data
def test_a_match_of_real_records_tells_what_each_adjustment_moved(tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / "one.match"
    changes = ("2S by W 8", "60% 3NT by S 9, 40% 3NT by S 7")
    adjusted = "".join(f"adjust {at} at 11 Closed: {score}\n" for at, score in zip((5, 15), changes, strict=True))
    records = DATA / "etc99" / "A1A10505.PBN"
    path.write_text(f"bridgetable match 1\nrecords: {records}\n{adjusted}", encoding="utf-8")
    assert 0 == main(["match", str(path), "--json"])
    told = json.loads(capsys.readouterr().out)
    # Board 5: -110 against +50 is 4 IMPs; board 15: +600 against +600 is none, -200 against it 13, of which 40 % are 5.2.
    moved = [[(one["before"], one["after"]) for one in change["moved"]] for change in told["changes"]]
    assert [[("0", "-4"), ("0", "4")], [("-13", "-5"), ("13", "5")]] == moved
    for change in told["changes"]:
        before, after = ([Fraction(place[when]["total"]) for place in change["places"]] for when in ("before", "after"))
        assert sum(before) == 20 == sum(after)
        assert before != after


def test_a_session_in_which_nothing_can_be_compared_has_boards_and_no_standing(tmp_path: Path, capsys: Printed) -> None:
    (tmp_path / "a.csv").write_text("board,table,ns,ew,score\n1,1,1,2,420\n2,1,1,2,-50\n", encoding="utf-8")
    assert 0 == main(["match", str(tmp_path / "a.csv")])
    told = capsys.readouterr().out
    assert "Nothing is compared yet: no board has two scores." in told
    assert "Standing" not in told


def test_a_match_of_two_teams_is_told_in_imps_and_victory_points(tmp_path: Path, capsys: Printed) -> None:
    text = (
        "bridgetable match 1\nscoring: teams\n1 at open: Owls v Larks: 4S by S 10\n1 at closed: Larks v Owls: 4S by S 9\n"
        "2 at open: Owls v Larks: passed out\n2 at closed: Larks v Owls: passed out\nadjust 2 at open: +420 [12C1c]\n"
    )
    (tmp_path / "a.match").write_text(text, encoding="utf-8")
    assert 0 == main(["match", str(tmp_path)])
    told = capsys.readouterr().out
    assert "    1  N · none     open    4♠ S        =       +420  +10" in told
    assert "1.  Owls   1" in told
    assert next(line for line in told.splitlines() if "board 2, N–S  Owls" in line).endswith("+9  IMPs")


def test_a_scale_without_such_a_number_of_boards_is_one_sentence(tmp_path: Path, capsys: Printed) -> None:
    lines = "".join(f"{n} at open: Owls v Larks: +50\n{n} at closed: Larks v Owls: +50\n" for n in range(1, 60))
    (tmp_path / "a.match").write_text(f"bridgetable match 1\nscoring: teams\nscale: teams\n{lines}", encoding="utf-8")
    assert 1 == main(["match", str(tmp_path / "a.match")])
    assert "this scale has no column for 59 boards" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["gone.match", "gone"])
def test_a_session_that_is_not_there_is_one_sentence(tmp_path: Path, name: str, capsys: Printed) -> None:
    assert 1 == main(["match", str(tmp_path / name)])
    told = capsys.readouterr().err
    assert name in told
    assert 1 == told.count("\n")


def test_a_new_session_is_made_changed_and_kept(tmp_path: Path, capsys: Printed) -> None:
    for one in FOLDER.iterdir():
        (tmp_path / one.name).write_bytes(one.read_bytes())
    boards = [str(tmp_path / name) for name in ("tuesday.csv", "board-07.table")]
    new = tmp_path / "new.match"
    given = ["--set", "title=Tuesday", "--set", "our table=3", "--add", "penalty NS 4: 10%", "-o", str(new)]
    assert 0 == main(["match", *boards, *given])
    assert f"{new}\n" == capsys.readouterr().out
    written = "title: Tuesday\nour table: 3\nresults: tuesday.csv\njournal: board-07.table\npenalty NS 4: 10%\n"
    assert f"bridgetable match 1\n{written}" == new.read_text()
    assert 0 == main(["match", str(new), "--set", "ended=22:10", "-o", str(new)])
    assert "ended: 22:10\n" in new.read_text()
    capsys.readouterr()
    assert 1 == main(["match", str(new), "--add", "penalty 99: 10%", "-o", str(new)])
    assert "nobody in the session is 99" in capsys.readouterr().err
    assert 2 == main(["match", *boards])
    assert "say with --output where it is to be written" in capsys.readouterr().err


def test_a_session_is_written_as_a_pdf(tmp_path: Path) -> None:
    pytest.importorskip("PySide6.QtWidgets")
    assert 0 == main(["match", str(FOLDER / "tuesday.csv"), "--pdf", str(tmp_path / "s.pdf"), "--paper", "letter"])
    assert (tmp_path / "s.pdf").read_bytes().startswith(b"%PDF")
