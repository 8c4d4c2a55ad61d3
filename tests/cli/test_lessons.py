"""`bridgetable lessons` lists the lessons with their laws, and opens the one that is named."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cli import lessons as command
from bridgetable.cli import main
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.resources import courses, lessons, number_of
from bridgetable.views.report.report import laws_about

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files on which the window would have been opened."""
    files: list[Path] = []

    def window(file: Path) -> int:
        files.append(file)
        return 0

    monkeypatch.setattr(command, "open_window", window)
    return files


def test_every_lesson_is_listed_by_its_number_with_its_title_and_laws(
    capsys: pytest.CaptureFixture[str], opened: list[Path]
) -> None:
    assert 0 == main(["lessons"])
    lines = capsys.readouterr().out.splitlines()
    assert [number_of(path) for path in lessons()] == [int(line.split()[0]) for line in lines]
    assert "  1  Penalty cards, major and minor (Laws 49, 50)" == lines[0]
    assert "  4  A revoke corrected in time (Laws 61, 62)" == lines[3]
    assert " 24  Play on after a claim (Law 68)" == lines[23]
    assert [] == [line for line in lines if not re.search(r"\(Laws? [0-9, ]+\)$", line)]
    assert [] == opened


def test_the_laws_of_a_lesson_are_those_that_its_header_names_where_it_names_them(tmp_path: Path) -> None:
    text = lessons()[0].read_text(encoding="utf-8")
    path = tmp_path / "1-mine.table"
    path.write_text(text, encoding="utf-8")
    assert (49, 50) == command.lesson(path).laws == laws_of_lesson_in(path)
    path.write_text(text.replace("\ndeal:", "\nlaws: 50\ndeal:"), encoding="utf-8")
    assert (50,) == command.lesson(path).laws == laws_of_lesson_in(path)


def laws_of_lesson_in(path: Path) -> tuple[int, ...]:
    """The laws under which the menu of the window lists it."""
    journal = read_journal(path.read_text(encoding="utf-8"))
    return laws_about(journal, acted_out(journal))


def test_the_lessons_are_listed_by_course(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["lessons", "--by", "course"])
    lines = capsys.readouterr().out.splitlines()
    assert ["The first evening", "   47  A card dropped by declarer, and one dropped by a defender"] == lines[:2]
    assert len(lessons()) + len(courses()) == len(lines)


def test_the_lessons_are_listed_by_law_each_under_all_of_its_laws(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["lessons", "--by", "law"])
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("Law 49, exposed card")
    assert "    1  Penalty cards, major and minor" in lines[at + 1 :]
    heads = [int(re.sub(r"\D.*", "", line.removeprefix("Law "))) for line in lines if line.startswith("Law")]
    assert sorted(set(heads)) == heads


@pytest.mark.parametrize(
    ("words", "number"),
    [(["7"], 7), (["10"], 10), (["defective"], 21), (["CORRECTED", "lowest"], 8), (["revoke in time"], 4)],
)
def test_a_lesson_is_opened_by_its_number_or_by_words_of_its_title(
    words: list[str], number: int, opened: list[Path]
) -> None:
    assert 0 == main(["lessons", *words])
    assert [lessons()[number - 1]] == opened


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("revoke", "name one by its number: 4 (A revoke corrected in time), 5 (Established revokes"),
        ("0", "no lesson is called “0”"),
        ("99", "no lesson is called “99”"),
        ("ruff", "no lesson is called “ruff”"),
    ],
)
def test_what_names_no_lesson_or_several_is_refused_in_one_sentence(
    word: str, why: str, capsys: pytest.CaptureFixture[str], opened: list[Path]
) -> None:
    assert 1 == main(["lessons", word])
    told = capsys.readouterr()
    assert "" == told.out
    assert 1 == len(told.err.splitlines())
    assert why in told.err
    assert [] == opened


BROKEN = {
    "not installed": "raise ModuleNotFoundError('No module named PySide6', name='PySide6')",
    "no library": "raise ImportError('libEGL.so.1: cannot open shared object file', name='QtGui', path='PySide6/QtGui.so')",
}


@pytest.mark.parametrize("why", BROKEN)
@pytest.mark.parametrize("words", [[], ["lessons", "3"]])
def test_a_qt_that_cannot_be_loaded_is_told_in_a_sentence(why: str, words: list[str], tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(BROKEN[why], encoding="utf-8")
    program = f"import sys; sys.path[:0] = {[str(tmp_path), str(CHECKOUT)]}; from bridgetable.cli import main; "
    done = subprocess.run(
        [sys.executable, "-c", f"{program} sys.exit(main({words}))"],
        env={"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert (1, "") == (done.returncode, done.stdout)
    assert done.stderr.startswith("bridgetable: the window needs Qt, which cannot be loaded: ")
    assert 1 == len(done.stderr.splitlines())
