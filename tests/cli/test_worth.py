"""`rule --worth` and `deal --dd`: what options are worth and double-dummy tables, or one sentence why not."""

import json

import pytest

import bridgetable
from bridgetable.cli import main
from bridgetable.worth import endplay, process
from tests.worth.told import DEAL, GOLDEN, TABLE, program


@pytest.fixture
def solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process of the tests in place of the solver's."""
    monkeypatch.setattr(process, "why_not", lambda: "")
    monkeypatch.setattr(process, "command", program)
    process.end_shared()


@pytest.fixture(autouse=True)
def ended() -> object:
    yield
    process.end_shared()


def test_each_option_tells_its_tricks_and_its_score(solver: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rule", str(GOLDEN), "--worth"])
    lines = capsys.readouterr().out.splitlines()
    told = [line.strip() for line in lines if "best play:" in line]
    assert [
        "best play: NS 8 tricks, -100",
        "best play: NS 8 tricks, -100",
        "best play: NS 8 tricks, -100",
        "best play: NS 10 tricks, +630, the best",
        "best play: about NS 8 tricks, -100",
    ] == told
    assert "best play of the deal: E C 3, D 6, H 5, S 4, NT 3" in lines


def test_the_json_tells_the_same(solver: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rule", str(GOLDEN), "--json", "--worth"])
    told = json.loads(capsys.readouterr().out)
    options = {one["key"]: one["worth"] for one in told["question"]["options"]}
    assert {"side": "NS", "tricks": 10, "points": 630, "about": False, "best": True} == options["prohibit D"]
    assert {"side": "NS", "tricks": 8, "points": -100, "about": True, "best": False} == options["no restriction"]
    assert {"C": 10, "D": 6, "H": 7, "S": 8, "NT": 8} == told["best_play"]["S"]


def test_without_the_switch_nothing_is_told_and_no_process_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "command", lambda: ("/no/such/program",))
    told = bridgetable.open_file(GOLDEN).report()
    assert told["best_play"] is None
    assert [None] * 5 == [one["worth"] for one in told["question"]["options"]]


def test_the_public_interface_tells_it_too(solver: None) -> None:
    table = bridgetable.open_file(GOLDEN)
    best = [one for one in table.worth() if one.best]
    assert [bridgetable.OptionWorth("54 prohibit D", "NS", 10, 630, about=False, best=True)] == best
    assert 10 == table.best_play()["N"]["C"]
    assert () == bridgetable.new_table(deal=DEAL).worth()


@pytest.mark.parametrize("words", [["rule", str(GOLDEN), "--worth"], ["deal", "--seed", "1", "--dd"]])
def test_without_the_extra_one_sentence_says_how_to_get_it(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(endplay, "PACKAGE", "no_such_package_as_this")
    assert 1 == main(words)
    said = capsys.readouterr().err
    assert "pip install" in said
    assert 1 == said.count("\n")


def test_a_solver_that_dies_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, solver: None, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(process, "command", lambda: program("dies"))
    assert 1 == main(["rule", str(GOLDEN), "--worth"])
    said = capsys.readouterr().err
    assert "ended without an answer" in said
    assert 1 == said.count("\n")


def test_a_summary_page_tells_nothing_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["rule", str(GOLDEN), "--summary", "--worth"])
    assert "leave --summary or --worth out" in capsys.readouterr().err


def test_boards_are_dealt_with_their_double_dummy_tables(solver: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["deal", "--seed", "1", "-n", "2", "--dd"])
    lines = capsys.readouterr().out.splitlines()
    head = next(n for n, line in enumerate(lines) if line.startswith("best play of board 2"))
    assert ["C", "D", "H", "S", "NT"] == lines[head].split()[-5:]
    assert [["N", *map(str, TABLE["N"])], ["E", *map(str, TABLE["E"])]] == [
        line.split() for line in lines[head + 1 : head + 3]
    ]
