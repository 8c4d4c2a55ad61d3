"""What is mistyped ends with status 2 and one sentence, and opens no window; what is looked for and not there with 1."""

from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.game.limits import LONGEST_MESSAGE
from tests.formats.boards import MARKED, write

LESSON = str(Path(__file__).parents[2] / "resources" / "lessons" / "5-established-revokes.table")
Printed = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("frobnicate", "“frobnicate” is no file and no command; the commands are open, rule, compare, check"),
        ("rule", "FILE"),
        (f"convert {LESSON} -o \0", "no name and no text has such a sign"),
        ("rule a.table b.table", "b.table"),
        ("--frobnicate", "--frobnicate"),
        (f"rule {LESSON} --board 0", "“0” found, expected a whole number from 1"),
        (f"rule {LESSON} --board ²", "“²” found"),
        (f"rule {LESSON} --at -1", "“-1” found, expected a whole number from 0"),
        (f"rule {LESSON} --at {'9' * 5000}", "expected a whole number from 0"),
        (f"show {LESSON} -o a.gif", "does not end in .png"),
        (f"show {LESSON} -o a.png --size {'x' * 5000}", "expected a size from 640x400"),
        (f"show {LESSON} -o a.png --option 0", "from 1"),
        ("check --jobs 0 a.pbn", "from 1 to 61"),
        ("laws --law 94", "from 1 to 93"),
        ("deal -n 0", "from 1 to 1000"),
        ("deal --south spades", "expected what hands hold"),
        ("deal -n 2 -o two.table", "holds one board"),
        ("deal -o one.doc", "one of these endings"),
        ("handout 3 -o a.doc", "ends in .pdf"),
    ],
)
def test_a_line_that_is_mistyped_is_refused_in_one_sentence(line: str, why: str, capsys: Printed) -> None:
    assert 2 == main(line.split())
    told = capsys.readouterr()
    assert ("", 1) == (told.out, len(told.err.splitlines()))
    assert why in told.err
    assert len(told.err.strip()) <= LONGEST_MESSAGE


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("laws --search qqqq", "is meant by “qqqq”"),
        (f"show {LESSON} -o a.png --option 9", "there is no option 9"),
        (f"show {LESSON} -o none/a.png", "none: No such file or directory"),
        (f"show {LESSON} -o old.png", "old.png: read-only"),
        ("deal -o old.pbn", "old.pbn: read-only"),
    ],
)
def test_what_cannot_be_found_or_written_is_refused_in_one_sentence(
    line: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("old.png", "old.pbn"):
        Path(name).write_bytes(b"old")
        Path(name).chmod(0o444)
    assert 1 == main(line.split())
    told = capsys.readouterr()
    assert ("", 1) == (told.out, len(told.err.splitlines()))
    assert why in told.err
    assert {b"old"} == {path.read_bytes() for path in tmp_path.iterdir()}


def test_files_are_checked_one_by_one_where_the_system_gives_no_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    files = [str(write(tmp_path, name, MARKED)) for name in ("a.pbn", "b.pbn")]
    assert 0 == main(["check", *files, "--jobs", "1"])
    expected = capsys.readouterr().out
    monkeypatch.setattr("concurrent.futures.process.ProcessPoolExecutor", refused)
    assert 0 == main(["check", *files, "--jobs", "2"])
    assert (expected, 1) == ((told := capsys.readouterr()).out, len(told.err.splitlines()))
    assert "they are checked one by one" in told.err


def test_a_clock_beyond_what_python_knows_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    def beyond() -> float:
        raise OverflowError

    monkeypatch.setattr("time.time", beyond)
    assert 1 == main(["rule", LESSON])
    assert (
        "bridgetable: the clock of this computer is set later than the year 2262: set it right\n"
        == capsys.readouterr().err
    )
