"""The summary page on paper: nothing leaves its sheet, rulings go over pages well, files are whole or not at all."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter

from bridgetable.cli import main
from bridgetable.formats.files import read_text
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.paint.rich_text import Words
from bridgetable.gui.paint.theme import DARK, PAPER
from bridgetable.gui.summary.files import draw_summary, write_summary
from bridgetable.gui.summary.printing import print_summary
from bridgetable.gui.summary.rulings import CONTINUED, pages_of
from bridgetable.gui.summary.sheet import (
    HIGH,
    SHEET,
    WIDE,
    Drawn,
    Filled,
    Framed,
    Page,
    PlacedText,
    Signed,
    Strip,
    on_pages,
)
from bridgetable.views.result.page import Summary
from bridgetable.views.result.summary import summary_of
from tests.golden import GOLDEN, golden
from tests.gui.pictures import contrast
from tests.gui.told import AUCTION, HEAD, PENALTY_CARD, PLAY

pytestmark = pytest.mark.usefixtures("qapp")
DROPS = "".join(f"S drops {card}\nS notices\n" for card in "SQ ST S8 S3 HA HJ H4 D7 CK SA".split() if card != "SA")
LONG = HEAD + AUCTION + PLAY + "E drops HK\n" + DROPS + "E plays D3\nS notices\n50D2 no restriction\n"


def summary(text: str) -> Summary:
    return summary_of(acted_out(read_journal(text)), "Told")


def told(path: Path) -> Summary:
    return summary_of(acted_out(read_journal(read_text(path), path.name)), path.stem)


def right_edge(one: Drawn) -> float:
    match one:
        case PlacedText():
            return one.at.x() + one.layout.size.width()
        case Filled() | Framed() | Signed():
            return one.rect.right()


def words_of(page: Page) -> str:
    said = [one for _, strip in page.strips for one in strip.drawn if isinstance(one, PlacedText)]
    spans = [piece.span for one in said for piece in one.layout.pieces]
    return "".join(span.text for span in spans if isinstance(span, Words))


@pytest.mark.parametrize("path", GOLDEN[::12], ids=lambda path: path.stem)
def test_nothing_leaves_its_sheet(path: Path) -> None:
    for page in pages_of(told(path), PAPER):
        for top, strip in (*page.strips, (0.0, page.foot)):
            assert HIGH >= top + strip.height
            assert all(WIDE + 1 >= right_edge(one) for one in strip.drawn)


def test_a_long_board_goes_on_over_pages_and_every_page_says_which_it_is() -> None:
    told = summary(LONG)
    assert 10 == len([e for e in told.entries if e.number])
    pages = pages_of(told, PAPER)
    assert 1 < len(pages)
    text = [words_of(page) for page in pages]
    for one in told.entries:
        assert any(one.title.split(", ")[0] in page for page in text)


def test_a_heading_is_never_the_last_on_its_page() -> None:
    for page in pages_of(summary(LONG), PAPER):
        assert not page.strips[-1][1].keeps


def test_what_is_kept_together_goes_to_the_next_page_together() -> None:
    title, first = Strip(40, keeps=True), Strip(40)
    pages = on_pages([Strip(40), title, first], 100)
    assert [[0.0], [0.0, 40.0]] == [[top for top, _ in page] for page in pages]


def test_a_title_stands_again_over_what_goes_on() -> None:
    again = Strip(10)
    pages = on_pages([Strip(90), Strip(40, again=(again,))], 100)
    assert [again] == [strip for _, strip in pages[1]][:1]


def test_a_gap_is_left_out_at_the_top_of_a_page() -> None:
    pages = on_pages([Strip(90, gap=30), Strip(40, gap=30)], 100)
    assert [[0.0], [0.0]] == [[top for top, _ in page] for page in pages]


def test_a_long_ruling_that_is_parted_says_that_it_goes_on() -> None:
    path = golden("law_16/QBA-031-adjusted")
    pages = pages_of(told(path), PAPER)
    assert [CONTINUED.strip() in words_of(page) for page in pages] == [False, *[True] * (len(pages) - 1)]


def test_paper_is_black_on_white_and_every_ink_can_be_read() -> None:
    inks = [PAPER.dock_text, PAPER.dock_second, PAPER.chip_text, *(PAPER.text_suits[s] for s in (0, 1, 2, 3))]  # type: ignore[index]
    assert "#ffffff" == PAPER.dock.name()
    assert all(contrast(ink, PAPER.dock) >= 7 for ink in inks)
    assert contrast(PAPER.on_wrong, PAPER.wrong) >= 7


def test_a_pdf_has_a_page_for_each_sheet(tmp_path: Path) -> None:
    told = summary(LONG)
    write_summary(told, tmp_path / "out.pdf")
    content = (tmp_path / "out.pdf").read_bytes()
    assert content.startswith(b"%PDF")
    assert len(pages_of(told, PAPER)) == len(re.findall(rb"/Type\s*/Page\b", content))


def test_a_picture_shows_all_pages_one_under_the_other(tmp_path: Path) -> None:
    told = summary(PENALTY_CARD)
    draw_summary(told, tmp_path / "out.png", "paper")
    size = QImage(str(tmp_path / "out.png")).size()
    assert round(SHEET.width()) == size.width()
    assert len(pages_of(told, PAPER)) == round(size.height() / SHEET.height())


def test_the_command_line_draws_the_page(tmp_path: Path) -> None:
    journal = tmp_path / "told.table"
    journal.write_text(PENALTY_CARD, encoding="utf-8")
    for name in ("out.pdf", "out.png"):
        assert 0 == main(["show", str(journal), "--summary", "-o", str(tmp_path / name)])
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF")
    assert PAPER.dock == QImage(str(tmp_path / "out.png")).pixelColor(5, 5)


def test_a_picture_in_a_theme_has_its_colours(tmp_path: Path) -> None:
    told = summary(PENALTY_CARD)
    draw_summary(told, tmp_path / "dark.png", "dark")
    draw_summary(told, tmp_path / "paper.png", "paper")
    assert DARK.dock == QImage(str(tmp_path / "dark.png")).pixelColor(5, 5)
    assert PAPER.dock == QImage(str(tmp_path / "paper.png")).pixelColor(5, 5)


def test_a_drawing_needs_none_of_our_fonts(tmp_path: Path) -> None:
    write_summary(summary(PENALTY_CARD), tmp_path / "out.svg")
    assert "penalty card" not in (tmp_path / "out.svg").read_text(encoding="utf-8")


def test_text_is_kept_as_it_is_told(tmp_path: Path) -> None:
    write_summary(summary(PENALTY_CARD), tmp_path / "out.txt")
    assert "BOARD 3 · DEALER SOUTH" in (tmp_path / "out.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["out.pdf", "out.png", "out.txt"])
def test_a_page_that_cannot_be_written_leaves_nothing(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError, match="No such file"):
        write_summary(summary(HEAD), tmp_path / "no folder" / name)
    assert [] == list(tmp_path.iterdir())


def test_every_page_is_printed(tmp_path: Path) -> None:
    told = summary(LONG)
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "page.pdf"))
    print_summary(printer, told)
    found = re.findall(rb"/Type\s*/Page\b", (tmp_path / "page.pdf").read_bytes())
    assert len(pages_of(told, PAPER)) == len(found)


def test_the_same_board_is_the_same_picture(tmp_path: Path) -> None:
    for name in ("one.png", "two.png"):
        write_summary(summary(PENALTY_CARD), tmp_path / name)
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()
    assert QSize(1240, 1754) == SHEET.toSize()
