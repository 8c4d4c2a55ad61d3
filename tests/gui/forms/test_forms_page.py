"""The pages of a form: every sheet as large as the first, long names in their columns, no signature on a sheet alone."""

import pytest
from PySide6.QtGui import QPageSize, QPainter
from PySide6.QtWidgets import QApplication

from bridgetable.desk.forms import FORMS, form_named
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.forms.page import ACROSS, SCALES, fitting, pages_of
from bridgetable.gui.paint.export import pdf_bytes, ready_to_paint
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.rich_text import width_of, words
from bridgetable.gui.paint.theme import PAPER
from bridgetable.gui.summary import sheet
from bridgetable.views.forms import form_view
from tests.gui.told import AUCTION, HEAD, PLAY

ready_to_paint()
LONG = "Bartholomew-Konstantinopoulos Featherstonehaugh-Marchbanks"
HISTORY = acted_out(read_journal(HEAD + AUCTION + PLAY))


@pytest.mark.parametrize("paper", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_no_page_moves_or_scales_the_next(paper: QPageSize.PageSizeId, qapp: QApplication) -> None:
    found = []

    def paint(painter: QPainter) -> None:
        found.append((painter.transform().m11(), painter.transform().dx()))
        painter.translate(40, 0)
        painter.scale(0.9, 0.9)

    pdf_bytes([paint] * 4, QPageSize(paper), 150, "four pages")
    assert 4 == len(found)
    assert 1 == len(set(found))


def test_a_long_name_stays_in_its_column(qapp: QApplication) -> None:
    room = sheet.WIDE / ACROSS - 24
    how = sheet.style(PAPER, 22, Weight.BOLD)
    assert how is fitting("", how, room)
    assert how.size == fitting("Short Name", how, room).size
    style = fitting(LONG, how, room)
    assert max(width_of(words(word), style) for word in LONG.split()) <= room + 0.1


@pytest.mark.parametrize("lines", range(0, 120, 7))
@pytest.mark.parametrize("name", [one.name for one in FORMS if one.signed])
def test_nobody_signs_a_sheet_on_which_nothing_else_stands(name: str, lines: int, qapp: QApplication) -> None:
    form = form_named(name)
    long = next(one.name for one in reversed(form.own) if one.name in {"reason", "decision", "opinion", "ruling"})
    told = form_view(form, HISTORY, {long: "\n".join(["a line"] * lines)})
    assert all(len(page.strips) > 1 for page in pages_of(told, PAPER))


@pytest.mark.parametrize("lines", range(2, 40, 3))
def test_a_few_lines_take_no_sheet_of_their_own_where_smaller_type_saves_it(lines: int, qapp: QApplication) -> None:
    told = form_view(form_named("ruling"), HISTORY, {"facts": "\n".join(["a fact"] * lines)})
    pages = pages_of(told, PAPER)
    filled = [page.strips[-1][0] + page.strips[-1][1].height for page in pages]
    assert all(end <= sheet.HIGH / pages[0].scale for end in filled)
    assert len(pages) == 1 or filled[-1] > sheet.HIGH / 8


def test_a_ruling_with_many_facts_is_one_sheet_in_type_that_can_be_read(qapp: QApplication) -> None:
    told = form_view(form_named("ruling"), HISTORY, {"facts": "\n".join(["a fact"] * 10)})
    (page,) = pages_of(told, PAPER)
    assert SCALES[-1] <= page.scale < 1.0


def test_a_report_of_hand_with_names_and_event_is_one_page(qapp: QApplication) -> None:
    told = {"event": "Tuesday pairs, spring league", "date": "2026-11-24", "site": "Old Mill", "north": "Adler Quince"}
    view = form_view(form_named("hand-report"), HISTORY, told)
    assert 1 == len(pages_of(view, PAPER))
