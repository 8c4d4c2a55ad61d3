"""The public interface: what the README shows is true, every error is one, and a saved table opens again."""

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import bridgetable
from bridgetable.api import files
from bridgetable.formats.opening import Opened
from bridgetable.formats.opening import open_file as open_boards
from bridgetable.views.report.shape import VERSION

CHECKOUT = Path(__file__).parents[1]
LESSONS = sorted((CHECKOUT / "resources" / "lessons").glob("*.table"))
DEAL = "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"


def board() -> bridgetable.Table:
    return bridgetable.new_table(deal=DEAL, dealer="S", vulnerable="EW", board=3)


def too_low() -> bridgetable.Table:
    table = board()
    for line in ("S calls 1S", "W calls 1H", "N notices", "25A no"):
        table.do(line)
    return table


def test_the_example_in_the_readme_runs_as_it_is_printed() -> None:
    result = doctest.testfile(str(CHECKOUT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert 0 == result.failed
    assert 5 < result.attempted


def test_importing_the_package_loads_neither_the_laws_nor_qt() -> None:
    loaded = (
        "import sys, bridgetable; print([m for m in sys.modules if m.startswith(('bridgetable.', 'PySide6', 'attrs'))])"
    )
    done = subprocess.run([sys.executable, "-c", loaded], check=True, capture_output=True, text=True, cwd=CHECKOUT)
    assert "[]" == done.stdout.strip()


def test_using_a_table_does_not_load_qt() -> None:
    script = (
        "import sys, bridgetable; t = bridgetable.open_file(sys.argv[1]); t.report(); t.summary(); t.transcript();"
        "t.journal(); print([m for m in sys.modules if m.startswith('PySide6')])"
    )
    command = [sys.executable, "-c", script, str(LESSONS[0])]
    assert "[]" == subprocess.run(command, check=True, capture_output=True, text=True, cwd=CHECKOUT).stdout.strip()


def test_every_public_name_is_there_and_no_other() -> None:
    for name in bridgetable.__all__:
        assert getattr(bridgetable, name) is not None
        assert name in dir(bridgetable)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = bridgetable.nothing


def test_a_question_names_who_answers_the_clause_and_the_line_of_each_option() -> None:
    question = too_low().question
    assert question is not None
    assert ("N", "27A1") == (question.who, question.clause)
    assert "♥" in question.text
    assert ["27A1 yes", "27A1 no"] == [option.line for option in question.options]
    assert all(option.clauses for option in question.options)


def test_each_option_of_each_question_of_a_lesson_can_be_done() -> None:
    tried = 0
    for path in LESSONS[:8]:
        table = bridgetable.open_file(path)
        for place in range(len(table.lines)):
            table.go_to(place)
            question = table.question
            for option in () if question is None else question.options[:3]:
                other = bridgetable.open_file(path)
                other.go_to(place)
                other.do(option.line)
                tried += 1
    assert tried > 20


def test_where_nothing_is_asked_there_is_no_question() -> None:
    assert board().question is None


def test_undo_and_redo_tell_their_line_and_nothing_when_there_is_none() -> None:
    table = board()
    assert ("", "") == (table.undo(), table.redo())
    table.do("S calls 1S")
    before = table.report()
    assert "S calls 1S" == table.undo()
    assert () == table.lines
    assert "S calls 1S" == table.redo()
    assert before == table.report()


def test_what_is_done_after_an_undo_forgets_what_was_undone() -> None:
    table = board()
    table.do("S calls 1S")
    table.undo()
    table.do("S calls 1H")
    assert ("", ("S calls 1H",)) == (table.redo(), table.lines)


def test_a_place_is_gone_to_and_one_that_is_not_there_is_refused() -> None:
    table = too_low()
    everything = table.report()
    table.go_to(1)
    assert "S calls 1S" == table.journal().splitlines()[-1]
    table.go_to(4)
    assert everything == table.report()
    with pytest.raises(bridgetable.Error, match="has 4 actions, so there is no place 5"):
        table.go_to(5)


@pytest.mark.parametrize("path", LESSONS, ids=lambda p: p.stem)
def test_a_journal_that_is_saved_and_opened_again_is_the_same_table(path: Path, tmp_path: Path) -> None:
    table = bridgetable.open_file(path)
    saved = tmp_path / "saved.table"
    saved.write_text(table.journal(), encoding="utf-8")
    again = bridgetable.open_file(saved)
    assert (table.lines, table.report(), table.journal()) == (again.lines, again.report(), again.journal())


def test_the_report_is_the_json_of_its_version() -> None:
    shape = too_low().report()
    assert VERSION == bridgetable.REPORT_VERSION == shape["version"]
    assert shape == json.loads(json.dumps(shape))


@pytest.mark.parametrize(
    "given",
    [
        {"deal": "N:AK"},
        {"deal": DEAL.replace("95.", "KJ.")},
        {"deal": DEAL, "dealer": "X"},
        {"deal": DEAL, "vulnerable": "most"},
        {"deal": DEAL, "book": "1492"},
    ],
    ids=["short", "twice", "dealer", "vulnerability", "book"],
)
def test_a_board_that_cannot_be_is_refused_by_the_one_error(given: dict[str, str]) -> None:
    with pytest.raises(bridgetable.Error) as told:
        bridgetable.new_table(**given)  # type: ignore[arg-type]
    assert type(told.value) is bridgetable.Error
    assert str(told.value)


@pytest.mark.parametrize("line", ["S plays S2", "W bids", "", "27A1 no", "> a note", "E plays SA"])
def test_a_line_that_cannot_be_done_is_refused_and_changes_nothing(line: str) -> None:
    table = board()
    before = table.report()
    with pytest.raises(bridgetable.Error) as told:
        table.do(line)
    assert type(told.value) is bridgetable.Error
    assert before == table.report()


def test_a_file_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(bridgetable.Error, match="No such file or directory"):
        bridgetable.open_file(tmp_path / "absent.table")


def test_a_line_of_a_file_that_cannot_be_done_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.table"
    path.write_text(f"bridgetable 1\ndeal: {DEAL}\n\nN calls 1S\nE plays SA\n", encoding="utf-8")
    with pytest.raises(bridgetable.Error, match=r"a\.table, line 5"):
        bridgetable.open_file(path)


def test_a_board_that_the_file_does_not_have_is_refused() -> None:
    with pytest.raises(bridgetable.Error, match="so there is no board 2"):
        bridgetable.open_file(LESSONS[0], board=2)


def test_a_file_is_read_once_for_all_its_boards_and_again_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, read = tmp_path / "a.pbn", []

    def counted(file: Path) -> tuple[Opened, ...]:
        read.append(file)
        return open_boards(file)

    monkeypatch.setattr(files, "boards_in", counted)
    game = '[Board "{n}"]\n[Dealer "N"]\n[Deal "{deal}"]\n\n'
    for count in (3, 4):
        path.write_text("".join(game.format(n=n, deal=DEAL) for n in range(count)), encoding="utf-8")
        os.utime(path, (1_700_000_000, 1_700_000_000))
        assert count == len({bridgetable.open_file(path, n + 1).title for n in range(count)})
    assert 2 == len(read)
    path.touch()
    bridgetable.open_file(path)
    bridgetable.open_file(path)
    assert 4 == len(read)


def test_conditions_that_are_not_given_follow_from_the_number_of_the_board() -> None:
    board = bridgetable.new_table(deal=DEAL, board=6).report()["board"]
    assert {"number": 6, "dealer": "E", "vulnerable": "EW"} == board


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"path": "a.gif"}, "does not end in"),
        ({"path": "a.png", "size": (10, 10)}, "expected a size from 640x400"),
        ({"path": "a.png", "eye": "Q"}, "expected one of all, table, N"),
        ({"path": "a.png", "theme": "pink"}, "expected one of dark"),
    ],
)
def test_a_picture_that_cannot_be_is_refused_before_qt_is_loaded(asked: dict[str, object], why: str) -> None:
    with pytest.raises(bridgetable.Error, match=why):
        board().save_picture(**asked)  # type: ignore[arg-type]


def test_without_qt_a_picture_is_refused_in_one_sentence(tmp_path: Path) -> None:
    # A finder that knows no Qt stands in for an environment where it is not installed.
    script = (
        "import sys\n"
        "class NoQt:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.startswith('PySide6'):\n"
        "            raise ImportError('libEGL.so.1: cannot open shared object file')\n"
        "sys.meta_path.insert(0, NoQt())\n"
        "import bridgetable\n"
        "try:\n"
        "    bridgetable.open_file(sys.argv[1]).save_picture(sys.argv[2])\n"
        "except bridgetable.Error as error:\n"
        "    print(error)\n"
    )
    command = [sys.executable, "-c", script, str(LESSONS[0]), str(tmp_path / "a.png")]
    done = subprocess.run(command, check=True, capture_output=True, text=True, cwd=CHECKOUT)
    assert done.stdout.startswith("a picture needs Qt, which cannot be loaded: libEGL.so.1")
    assert 1 == len(done.stdout.strip().splitlines())
    assert [] == list(tmp_path.iterdir())
