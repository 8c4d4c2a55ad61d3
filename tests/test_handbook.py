"""The handbook says what is true: its boards are acted out, its lines read, its commands run."""

import importlib.util
import re
import shlex
import shutil
from pathlib import Path

import pytest

from bridgetable.api import Table
from bridgetable.cli import COMMANDS, main
from bridgetable.formats.course import open_course
from bridgetable.formats.handbook import Chapter, Found, found_in, handbook, read_chapter
from bridgetable.formats.journal import read_journal
from bridgetable.formats.match.match_file import read_match
from bridgetable.resources import lessons
from bridgetable.session.notation import action, action_text
from bridgetable.training.series import read_practice
from bridgetable.views.book.stageable import rows

CHAPTERS = handbook()
FENCED = [one for chapter in CHAPTERS[:-1] for one in re.findall(r"(?ms)^```(.*?)\n(.*?)^```", chapter.text)]
"""Each block between fences: its kind and its text."""
DRAWING = {"show", "chart", "handout", "demo"}
"""The commands that need Qt; the handbook needs it where it is written, and the summary where it is drawn."""
HAS_QT = importlib.util.find_spec("PySide6") is not None


def blocks(kind: str) -> list[str]:
    """The text of every block of a kind."""
    return [text for one, text in FENCED if one == kind]


def commands() -> list[str]:
    """Every command line of the handbook, in its order."""
    return [line for text in blocks("console") for line in text.splitlines()]


def test_every_block_between_fences_is_of_a_kind_that_is_tried() -> None:
    assert {"table", "lines", "console", "practice", "course", "match"} == {kind for kind, _ in FENCED}
    assert all(chapter.text.count("```") % 2 == 0 for chapter in CHAPTERS)


@pytest.mark.parametrize("text", blocks("table"))
def test_a_board_acts_out(text: str) -> None:
    journal = read_journal(text)
    assert len(journal.actions) == len(Table(journal).lines)


@pytest.mark.parametrize("line", [line for text in blocks("lines") for line in text.splitlines()])
def test_a_line_of_the_notation_is_read(line: str) -> None:
    assert action_text(action(line))


@pytest.mark.parametrize("text", blocks("practice"))
def test_a_series_is_read(text: str) -> None:
    assert read_practice(text, "class.practice").cases


@pytest.mark.parametrize("text", blocks("course"))
def test_a_course_is_read_and_its_lessons_are_there(text: str, tmp_path: Path) -> None:
    path = tmp_path / "monday.course"
    path.write_text(text, encoding="utf-8")
    assert open_course(path).files


@pytest.mark.parametrize("text", blocks("match"))
def test_a_session_is_read(text: str) -> None:
    assert read_match(text, "tuesday.match").entries


@pytest.mark.slow
def test_every_command_line_runs_in_the_order_of_the_handbook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The board of “Writing lessons” is there under its name; what is opened in the window must be there to be opened."""
    monkeypatch.chdir(tmp_path)
    Path("monday.table").write_text(blocks("table")[0], encoding="utf-8")
    spring = next(text for text in blocks("practice") if "minutes:" in text)
    Path("spring.practice").write_text(spring, encoding="utf-8")
    for one in (Path(__file__).parent / "shots" / "match").glob("*.*"):
        shutil.copy(one, tmp_path)
    Path("tuesday.match").write_text(blocks("match")[0], encoding="utf-8")
    opened: list[Path | None] = []

    def open_window(file: Path | None = None) -> int:
        opened.append(file)
        return 0

    for module in ("open", "lessons"):
        monkeypatch.setattr(f"bridgetable.cli.{module}.open_window", open_window)
    for line in commands():
        program, *words = shlex.split(line)
        assert "bridgetable" == program
        draws = bool(words) and (words[0] in DRAWING or (words[0] == "handbook" and "-o" in words))
        if draws and not HAS_QT:
            continue
        assert 0 == main(words), line
        assert "" == capsys.readouterr().err
        if "-o" in words and draws:
            assert Path(words[words.index("-o") + 1]).exists(), line
    assert all(file is None or file.exists() for file in opened)
    assert opened


def test_it_tells_of_every_command() -> None:
    told = {words[1] for line in commands() if len(words := shlex.split(line)) > 1}
    assert set() == COMMANDS.keys() - {"open"} - told


def test_it_counts_the_lessons() -> None:
    numbers = {70: "Seventy", 71: "Seventy-one", 72: "Seventy-two", 80: "Eighty"}
    assert f"{numbers[len(lessons())]} lessons come with the program" in CHAPTERS[1].text


def test_each_chapter_has_one_title_and_sections_of_its_own() -> None:
    assert len({chapter.title for chapter in CHAPTERS}) == len(CHAPTERS)
    for chapter in CHAPTERS:
        assert chapter.sections[0].text.startswith(f"# {chapter.title}\n")
        titles = [section.title for section in chapter.sections]
        assert len(set(titles)) == len(titles) > 3


def test_every_link_leads_to_a_chapter() -> None:
    links = [name for chapter in CHAPTERS for name in re.findall(r"\]\(([^)]*)\)", chapter.text)]
    assert links
    assert set() == {Path(name).name for name in links} - {chapter.name for chapter in CHAPTERS}


def test_what_is_sought_is_found_where_all_its_words_stand() -> None:
    found = found_in(CHAPTERS, "PROJECTOR votes")
    assert ["Let the class rule first"] == [one.section.title for one in found if one.chapter is CHAPTERS[1]]
    assert () == found_in(CHAPTERS, "projector unheard-of")
    assert found_in(CHAPTERS, "Ctrl+R")


def test_a_heading_between_fences_begins_no_section(tmp_path: Path) -> None:
    path = tmp_path / "1-x.md"
    path.write_text("# Title\n\n```table\n## no heading\n```\n\n## A section\nWords.\n", encoding="utf-8")
    chapter = read_chapter(path)
    assert ["", "A section"] == [section.title for section in chapter.sections]
    assert ("Title", "## A section\nWords.\n") == (chapter.title, chapter.sections[1].text)
    assert Found(chapter, chapter.sections[1]) in found_in([chapter], "title words")


def test_a_chapter_without_a_heading_is_called_after_its_file(tmp_path: Path) -> None:
    (tmp_path / "9-words.md").write_text("Words.\n", encoding="utf-8")
    assert Chapter("9-words.md", "9-words", read_chapter(tmp_path / "9-words.md").sections) == read_chapter(
        tmp_path / "9-words.md"
    )


def test_what_it_says_can_go_wrong_is_in_the_list_of_what_can_be_staged() -> None:
    named = re.findall(r"“(A [^”]*)”", " ".join(CHAPTERS[0].text.split()))
    assert {"A defender’s card dropped", "A bid of eight"} == set(named)
    assert set(named) <= {row.name for row in rows().values()}
