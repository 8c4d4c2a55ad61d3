"""`bridgetable handout`: every question of a lesson with room to write, every option and its clause among the answers."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from bridgetable.api import Table, open_file
from bridgetable.cli import handout, main
from bridgetable.cli.handout import tables_of
from bridgetable.formats.course import own_courses
from bridgetable.resources import lessons
from bridgetable.views.result.handout import Handout, HandoutQuestion

pytest.importorskip("PySide6.QtWidgets")

from bridgetable.gui.paint.export import ready_to_paint
from bridgetable.gui.paint.fonts import load_fonts
from bridgetable.gui.paint.rich_text import plain, words
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.summary.handout import pages_of
from bridgetable.gui.summary.sheet import HIGH, Page, PlacedText, Strip


def exercise(number: int) -> Handout:
    return open_file(lessons()[number - 1]).handout()


def words_of(strip: Strip) -> str:
    layouts = (one.layout for one in strip.drawn if isinstance(one, PlacedText))
    return "".join(plain((piece.span,)) for layout in layouts for piece in layout.pieces)


def squeezed(text: str) -> str:
    """A text without its blanks, of which some are the ends of lines on paper."""
    return "".join(text.split())


def words_on(pages: Iterable[Page]) -> str:
    return squeezed("".join(words_of(strip) for page in pages for _, strip in page.strips))


def asked_by_director(one: Handout) -> list[HandoutQuestion]:
    return [question for question in one.questions if isinstance(question, HandoutQuestion)]


@pytest.mark.parametrize("number", range(1, len(lessons()) + 1))
def test_every_question_is_asked_and_every_option_stands_among_the_answers(number: int) -> None:
    ready_to_paint()
    load_fonts()
    one = exercise(number)
    pages = pages_of([one], PAPER)
    asked = words_on(page for page in pages if words_of(page.foot).startswith("Exercises"))
    told = words_on(page for page in pages if words_of(page.foot).startswith("Answers"))
    for question in asked_by_director(one):
        assert squeezed(plain(words(question.decision.question))) in asked
        assert all(squeezed(plain(words(option.title))) in told for option in question.decision.options)
        assert question.answered in {option.key for option in question.decision.options} or question.decision.form
    assert all(top + strip.height <= HIGH + 1 for page in pages for top, strip in page.strips)


def test_the_exercise_shows_the_board_as_it_was_before_anything_was_ruled() -> None:
    one = exercise(3)
    assert 1 == len(one.board.tricks)
    assert not one.board.entries
    assert ("East leads ♦Q: opening lead out of turn", "South notices") == asked_by_director(one)[0].happened


@pytest.mark.parametrize("paper", ["A4", "letter"])
def test_a_handout_of_several_lessons_is_a_pdf(paper: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "monday.pdf"
    assert 0 == main(["handout", "3", "claim with a trump", "-o", str(output), "--paper", paper])
    assert output.read_bytes().startswith(b"%PDF")
    assert "2 boards" in capsys.readouterr().out


def test_a_folder_of_journals_is_one_handout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in lessons()[:2]:
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert 0 == main(["handout", str(tmp_path), "-o", str(tmp_path / "two.pdf")])
    assert "2 boards" in capsys.readouterr().out


def test_a_course_is_one_handout_by_its_file_or_by_its_title(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "monday.course"
    own.write_text("bridgetable course 1\nlesson 7\nlesson 3\n", encoding="utf-8")
    assert 0 == main(["handout", str(own), "-o", str(tmp_path / "two.pdf")])
    assert "2 boards" in capsys.readouterr().out
    assert len(own_courses()[0].files) == len(tables_of("the first evening"))


@pytest.mark.parametrize(
    ("named", "why"),
    [(("no such lesson",), "no lesson is called"), (("gone.table",), "gone.table"), (("{empty}",), "holds no lesson")],
)
def test_what_is_not_there_is_said_in_one_sentence(
    named: tuple[str, ...], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    wanted = [word.format(empty=empty) for word in named]
    assert 1 == main(["handout", *wanted, "-o", str(tmp_path / "x.pdf")])
    told = capsys.readouterr().err
    assert 1 == len(told.splitlines())
    assert why in told
    assert not (tmp_path / "x.pdf").exists()


def test_a_handout_by_another_book_asks_what_that_book_asks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[list[Table]] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(handout, "save_handout", lambda tables, *_, **__: told.append(tables))
        assert 0 == main(["handout", "12", "-o", str(tmp_path / "x.pdf"), "--book", "2007"])
        assert 0 == main(["handout", "12", "-o", str(tmp_path / "x.pdf")])
    old, new = ([q.decision.options for q in asked_by_director(tables[0].handout())] for tables in told)
    assert "2007" == told[0][0].report()["book"]
    assert old != new
    assert 2 == main(["handout", "x.practice", "-o", str(tmp_path / "x.pdf"), "--book", "2007"])
    assert "series" in capsys.readouterr().err
