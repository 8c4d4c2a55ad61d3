"""`bridgetable chart`: one case as a picture, all laws as pages."""

import re
from pathlib import Path

import pytest

from bridgetable.cli import main
from bridgetable.resources import chart_subjects

pytest.importorskip("PySide6")

LESSON = Path(__file__).parents[2] / "resources" / "lessons" / "3-opening-lead-out-of-turn.table"


@pytest.mark.parametrize(("name", "begins"), [("a.svg", b"<?xml"), ("a.pdf", b"%PDF"), ("a.png", b"\x89PNG")])
def test_a_case_is_drawn_in_each_kind_of_picture(tmp_path: Path, name: str, begins: bytes) -> None:
    assert main(["chart", str(LESSON), "--at", "8", "-o", str(tmp_path / name)]) == 0
    assert (tmp_path / name).read_bytes().startswith(begins)


def test_a_drawing_is_titled_and_made_of_lines(tmp_path: Path) -> None:
    assert main(["chart", str(LESSON), "--at", "8", "-o", str(tmp_path / "a.svg")]) == 0
    drawn = (tmp_path / "a.svg").read_text(encoding="utf-8")
    assert "<title>Law 54: faced opening lead out of turn</title>" in drawn
    assert "<image" not in drawn


def test_a_law_chooses_among_the_cases(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chart", str(LESSON), "--law", "54", "-o", str(tmp_path / "a.svg")]) == 0
    assert main(["chart", str(LESSON), "--law", "64", "-o", str(tmp_path / "b.svg")]) == 1
    assert "no ruling by Law 64" in capsys.readouterr().err
    assert not (tmp_path / "b.svg").exists()


def test_before_a_ruling_there_is_nothing_to_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chart", str(LESSON), "--at", "2", "-o", str(tmp_path / "a.svg")]) == 1
    assert "no ruling of which a chart could be drawn" in capsys.readouterr().err


def test_all_laws_are_a_page_each(tmp_path: Path) -> None:
    assert main(["chart", "--all", "-o", str(tmp_path / "laws.pdf")]) == 0
    pages = len(re.findall(rb"/Type\s*/Page\b", (tmp_path / "laws.pdf").read_bytes()))
    assert pages == len(chart_subjects())


def test_all_laws_need_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chart", "--all", "-o", str(tmp_path / "laws.png")]) == 2
    assert "ends in .pdf" in capsys.readouterr().err


def test_a_file_or_all_laws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 2 == main(["chart", "-o", str(tmp_path / "laws.pdf")])
    assert "--all" in capsys.readouterr().err
