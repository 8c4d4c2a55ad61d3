"""A form on paper: its head, the cards it shows, its fields, typed or with lines to write on, the signatures."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPageSize

from bridgetable.formats.files import write_whole
from bridgetable.game.values import evolve
from bridgetable.gui.paint.export import pdf_bytes, ready_to_paint
from bridgetable.gui.paint.fonts import Weight, load_fonts
from bridgetable.gui.paint.rich_text import Style, width_of, words
from bridgetable.gui.paint.theme import PAPER, Palette
from bridgetable.gui.summary import sheet
from bridgetable.gui.summary.board import CARDS, ROW, auction, diagram, hand, heading
from bridgetable.gui.summary.handout import SIZES, paint_fitted
from bridgetable.language import capital, tr
from bridgetable.views.forms import FieldView, FormView

LABEL = 330.0
LINE, MOST_BLANK = 36.0, 3
"""The distance between lines to write on, and their number in a long field."""
ACROSS = 4
"""The fields of the head that stand side by side."""
SCALES = (1.0, 0.95, 0.9, 0.85)
"""The scales that are tried, so that a few lines take no sheet of their own; at the last type is of 8.5 points."""
POLLED = 8
"""The peers for whom a poll sheet has room."""


def write_form(form: FormView, output: Path, paper: str) -> None:
    """Write a form as a PDF on paper of one of SIZES. Raises OSError."""
    ready_to_paint()
    load_fonts()
    size = QPageSize(SIZES[paper])
    fitted = [partial(paint_fitted, page=page, size=size) for page in pages_of(form, PAPER)]
    write_whole(output, pdf_bytes(fitted, size, round(sheet.PER_INCH), form.title))


def pages_of(form: FormView, palette: Palette) -> tuple[sheet.Page, ...]:
    """A form on pages with their feet, as few as there may be, at the largest scale that gives them."""
    tried = ((sheet.on_pages(strips(form, palette, sheet.WIDE / one), sheet.HIGH / one), one) for one in SCALES)
    pages, scale = min(tried, key=lambda one: len(one[0]))
    how = sheet.faint(palette, 17)

    def foot(number: int) -> sheet.Strip:
        left = sheet.said(words(form.title), how, QPointF(0, 0))
        place = words(tr("page {number} of {count}", number=number, count=len(pages)))
        return sheet.Strip(24, (left, sheet.said_right(place, how, sheet.WIDE, 0)))

    return tuple(sheet.Page(tuple(page), foot(number), scale) for number, page in enumerate(pages, 1))


def strips(form: FormView, palette: Palette, wide: float) -> Iterator[sheet.Strip]:
    """Everything on the form, from the top, to a width."""
    title = sheet.said(words(form.title), sheet.style(palette, 44, Weight.EXTRA_BOLD), QPointF(0, 0))
    yield sheet.Strip(66, (title,), keeps=True)
    yield from head(form, palette, wide)
    if form.board is not None:
        yield position(form, palette) if form.player is not None else whole_board(form, palette)
    fields = [strip for one in form.fields for strip in field(one, palette, wide)]
    if form.signed:
        # Nobody signs a sheet on which nothing else stands.
        fields[-1:] = [evolve(strip, keeps=True) for strip in fields[-1:]]
        fields.append(signatures(form.signed, palette, wide))
    yield from fields
    if form.player is not None:
        yield from answers(palette, wide)


def head(form: FormView, palette: Palette, room: float) -> Iterator[sheet.Strip]:
    """The fields of the head in rows, each beneath its label; the first, the event, is twice as wide as another."""
    step = room / ACROSS
    event, *others = form.head
    cells = (event, None, *others)
    for start in range(0, len(cells), ACROSS):
        drawn: list[sheet.Drawn] = []
        beneath: list[tuple[float, float]] = []
        high = 0.0
        for place, one in enumerate(cells[start : start + ACROSS]):
            if one is None:
                continue
            left, wide = place * step, step * (2 if one is event else 1) - 24
            drawn.append(sheet.said(words(one.label), sheet.faint(palette, 17), QPointF(left, 0)))
            how = fitting(one.text, sheet.style(palette, 22, Weight.BOLD), wide)
            text = sheet.said(words(one.text), how, QPointF(left, 22), wide)
            drawn.append(text)
            beneath.append((left, wide))
            high = max(high, text.layout.size.height(), 34.0)
        lines = (QRectF(left, high + 24, wide, 1.4) for left, wide in beneath)
        yield sheet.Strip(
            high + 30, (*drawn, *(sheet.Filled(line, palette.dock_line) for line in lines)), 10, keeps=True
        )


def fitting(text: str, how: Style, room: float) -> Style:
    """A style in which the longest word of a text has room, down to half its size."""
    longest = max((width_of(words(word), how) for word in text.split()), default=0.0)
    # Letters grow by whole pixels: a little more is taken off than the share.
    return evolve(how, size=how.size * max(0.5, 0.95 * room / longest)) if longest > room else how


def whole_board(form: FormView, palette: Palette) -> sheet.Strip:
    """The four hands round the table, and the auction at their right."""
    assert form.board is not None  # noqa: S101 -- whoever calls has looked
    bottom, calls = auction(form.board, palette, 644.0)
    return sheet.Strip(max(486.0, bottom), (*diagram(form.board, palette), *calls), 30)


def position(form: FormView, palette: Palette) -> sheet.Strip:
    """The one hand that is shown, dealer and vulnerability, and the auction so far."""
    assert form.board is not None  # noqa: S101 -- whoever calls has looked
    assert form.player is not None  # noqa: S101 -- whoever calls has looked
    told_of = " · ".join(form.board.conditions[1:])
    conditions = words(capital(told_of))
    told = sheet.said(conditions, sheet.style(palette, CARDS, Weight.BOLD), QPointF(0, 0))
    drawn = (told, *hand(evolve(form.board.hands[form.player], role=""), palette, QPointF(0, 48)))
    bottom, calls = auction(form.board, palette, 480.0)
    return sheet.Strip(max(48 + 5 * ROW, bottom + ROW), (*drawn, *calls), 30)


def field(one: FieldView, palette: Palette, room: float) -> Iterator[sheet.Strip]:
    """A field: its label at the left, what was typed at its right, or lines to write on."""
    label = sheet.said(words(one.label), sheet.faint(palette, 19, Weight.BOLD), QPointF(0, 2), LABEL - 24)
    wide = room - LABEL
    typed = [sheet.said(words(line), sheet.style(palette), QPointF(LABEL, 0), wide) for line in one.text.splitlines()]
    if not typed:
        count = MOST_BLANK if one.is_long else 1
        lines = (sheet.Filled(QRectF(LABEL, n * LINE - 10, wide, 1.4), palette.dock_line) for n in range(1, count + 1))
        yield sheet.Strip(max(count * LINE, label.layout.size.height() + 6), (label, *lines), 8)
        return
    for number, text in enumerate(typed):
        high = text.layout.size.height()
        first = number == 0
        high = max(high, label.layout.size.height()) if first and len(typed) == 1 else high
        yield sheet.Strip(high, (label, text) if first else (text,), 14 if first else 2, keeps=first and len(typed) > 1)


def answers(palette: Palette, wide: float) -> Iterator[sheet.Strip]:
    """A table for the answers of peers: who, his action, what else he considered, and why."""
    columns = ((0.0, tr("Peer")), (190.0, tr("Action")), (370.0, tr("Also considered")), (630.0, tr("Why")))
    yield heading(palette, tr("Answers"))
    how = sheet.faint(palette, 19, Weight.BOLD)
    yield sheet.Strip(30, tuple(sheet.said(words(name), how, QPointF(x, 0)) for x, name in columns), keeps=True)
    for _ in range(POLLED):
        yield sheet.Strip(46, (sheet.Filled(QRectF(0, 44, wide, 1.4), palette.dock_line),))


def signatures(signed: tuple[str, ...], palette: Palette, wide: float) -> sheet.Strip:
    """A line for each signature, with who signs beneath it."""
    step = wide / len(signed)
    drawn: list[sheet.Drawn] = []
    for place, who in enumerate(signed):
        drawn.append(sheet.Filled(QRectF(place * step, 60, step - 30, 1.6), palette.dock_text))
        drawn.append(sheet.said(words(who), sheet.faint(palette, 19), QPointF(place * step, 66)))
    return sheet.Strip(96, tuple(drawn), 20)
