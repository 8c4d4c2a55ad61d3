"""Handouts: exercises with room to write, board after board, and the answers on sheets of their own."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPageSize, QPainter

from bridgetable.formats.files import write_whole
from bridgetable.formats.own_question import OwnQuestion
from bridgetable.game.pauses import pause
from bridgetable.game.values import evolve
from bridgetable.gui.paint.export import pdf_bytes, ready_to_paint
from bridgetable.gui.paint.fonts import Weight, load_fonts
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.rich_text import Text, Words, words
from bridgetable.gui.paint.theme import PAPER, Palette
from bridgetable.gui.summary import sheet
from bridgetable.gui.summary.board import badge, hands_and_auction, heading, play, top
from bridgetable.gui.summary.rulings import INDENT, TITLE, paragraph
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.language import tr
from bridgetable.views.result.handout import Handout, HandoutQuestion
from bridgetable.views.table.table_view import OptionView

LINES, LINE = 3, 46.0  # So many lines to write on, and how far apart they are.
BETWEEN_BOARDS = 70.0
LETTERS = "ABCDEFGHI"
NOBODY_ASKED = tr("What has happened, and what does the director rule?")


SIZES = {"A4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}  # The sizes of paper by their names.


def write_handout(exercises: Sequence[Handout], output: Path, paper: str, *, head: tuple[str, ...] = ()) -> None:
    """Write exercises, under the lines of a head, and then their answers into a PDF on one of SIZES. Raises OSError."""
    ready_to_paint()
    load_fonts()
    size = QPageSize(SIZES[paper])
    fitted = [partial(paint_fitted, page=page, size=size) for page in pages_of(exercises, PAPER, head)]
    title = next(iter(head), "") or exercises[0].board.title or exercises[0].board.conditions[0]
    write_whole(output, pdf_bytes(fitted, size, round(sheet.PER_INCH), title))


def paint_fitted(painter: QPainter, page: sheet.Page, size: QPageSize) -> None:
    """Paint a page as large as the paper allows, in its middle."""
    room = QSizeF(size.sizePixels(round(sheet.PER_INCH)))
    scale = min(room.width() / sheet.SHEET.width(), room.height() / sheet.SHEET.height())
    left = room - sheet.SHEET * scale
    painter.translate(left.width() / 2, left.height() / 2)
    painter.scale(scale, scale)
    sheet.paint_page(painter, page, PAPER)


def pages_of(exercises: Sequence[Handout], palette: Palette, head: tuple[str, ...] = ()) -> tuple[sheet.Page, ...]:
    """The exercises on pages, then the answers, which begin on a new one."""
    strips = [*headed(head, palette), *(strip for one in exercises for strip in exercise(one, palette))]
    asked = sheet.on_pages(strips, sheet.HIGH)
    answered = sheet.on_pages([strip for one in exercises for strip in answers(one, palette)], sheet.HIGH)
    return (*paged(asked, "Exercises", palette), *paged(answered, "Answers", palette))


def headed(head: tuple[str, ...], palette: Palette) -> Iterator[sheet.Strip]:
    """The lines over the exercises: the first large, the others beneath it."""
    for number, line in enumerate(head):
        how = sheet.style(palette, 26) if number else sheet.style(palette, 44, Weight.EXTRA_BOLD)
        said = sheet.said(words(line), how, QPointF(0, 0), sheet.WIDE)
        yield sheet.Strip(said.layout.size.height(), (said,), 14 if number else 0, keeps=True)


def paged(pages: list[list[tuple[float, sheet.Strip]]], name: str, palette: Palette) -> Iterator[sheet.Page]:
    """Pages with their feet."""
    how = sheet.faint(palette, 17)
    for number, page in enumerate(pages, 1):
        left = sheet.said(words(name), how, QPointF(0, 0))
        place = words(tr("page {number} of {count}", number=number, count=len(pages)))
        right = sheet.said_right(place, how, sheet.WIDE, 0)
        yield sheet.Page(tuple(page), sheet.Strip(24, (left, right)))


def exercise(one: Handout, palette: Palette) -> Iterator[sheet.Strip]:
    """A board with its questions, each with lines to write on."""
    pause()
    first, *rest = top(one.board, palette)
    yield evolve(first, gap=BETWEEN_BOARDS)
    yield from rest
    yield evolve(hands_and_auction(one.board, palette), keeps=True)
    yield from play(one.board, palette)
    yield heading(palette, tr("Questions"))
    if not one.questions:
        yield from numbered(1, words(NOBODY_ASKED, Weight.BOLD), palette)
        yield room_to_write(palette)
    for number, question in enumerate(one.questions, 1):
        if isinstance(question, OwnQuestion):
            yield from own_exercise(number, question, palette)
            continue
        if question.happened:
            happened = " ".join(line if line.endswith(".") else f"{line}." for line in question.happened)
            yield evolve(paragraph(words(happened), palette), gap=16, keeps=True)
        yield from numbered(number, asked(question), palette)
        yield room_to_write(palette)


def own_exercise(number: int, own: OwnQuestion, palette: Palette) -> Iterator[sheet.Strip]:
    """A question of the teacher's with its answers, each with a box to tick."""
    yield from numbered(number, words(own.question, Weight.BOLD), palette)
    for letter, one in zip(LETTERS, own.answers, strict=False):
        yield boxed(paragraph(words(f"{letter}   {one.words}"), palette, icon=Icon.FOLDED), palette)


def boxed(strip: sheet.Strip, palette: Palette) -> sheet.Strip:
    """A paragraph with a box to be ticked in place of its sign."""
    box = sheet.Framed(QRectF(INDENT, 5, 19, 19), palette.dock_text)
    drawn = (box, *(one for one in strip.drawn if not isinstance(one, sheet.Signed)))
    return evolve(strip, drawn=drawn, height=strip.height + 4)


def own_answers(number: int, own: OwnQuestion, palette: Palette) -> Iterator[sheet.Strip]:
    """The answers to a question of the teacher's, the right ones with a tick, and why."""
    yield from numbered(number, words(own.question, Weight.BOLD), palette)
    for letter, one in zip(LETTERS, own.answers, strict=False):
        text = words(f"{letter}   {one.words}", Weight.BOLD if one.right else Weight.MEDIUM)
        yield paragraph(text, palette, icon=Icon.TICK if one.right else Icon.FOLDED)
    if own.why:
        yield paragraph(words(own.why), palette)


def asked(question: HandoutQuestion) -> Text:
    """The player who answers, and his question; not its clause, which is a part of the answer."""
    return (*words(f"{question.decision.banner[0]}: "), *words(question.decision.question, Weight.BOLD))


def numbered(number: int, text: Text, palette: Palette) -> Iterator[sheet.Strip]:
    """A question with its number on a disc."""
    body = sheet.said(text, sheet.style(palette, TITLE), QPointF(INDENT, 0), sheet.WIDE - INDENT)
    yield sheet.Strip(body.layout.size.height(), (*badge(palette, number, QPointF(15, 16), 30), body), 18, keeps=True)


def room_to_write(palette: Palette) -> sheet.Strip:
    """Lines to write on."""
    places = [QRectF(INDENT, n * LINE, sheet.WIDE - INDENT, 1.4) for n in range(1, LINES + 1)]
    return sheet.Strip(LINES * LINE + 4, tuple(sheet.Filled(place, palette.dock_line) for place in places))


def answers(one: Handout, palette: Palette) -> Iterator[sheet.Strip]:
    """The answers of a board: every option with what follows from it and its clauses, what was chosen marked."""
    pause()
    board = one.board
    yield evolve(heading(palette, board.title or board.conditions[0]), gap=BETWEEN_BOARDS)
    for number, question in enumerate(one.questions, 1):
        if isinstance(question, OwnQuestion):
            yield from own_answers(number, question, palette)
            continue
        cite = with_chips("", (question.decision.cite,)) if question.decision.cite else ()
        yield from numbered(number, (*asked(question), *cite), palette)
        for option in question.decision.options:
            yield answer(option, question, palette)
    if one.closing is not None:
        text = (*words(one.closing.text.replace("\n", " ")), *with_chips("", one.closing.cites))
        yield evolve(paragraph((Words(f"{tr('In the end:')} ", Weight.BOLD), *text), palette), gap=16)


def answer(option: OptionView, question: HandoutQuestion, palette: Palette) -> sheet.Strip:
    """One option: bold and with a tick where it was chosen here, with the reason that was given."""
    chosen = option.key == question.answered
    title = words(f"{option.title}. ", Weight.BOLD if chosen else Weight.MEDIUM)
    reason = words(f"“{question.reason}” ") if chosen and question.reason else ()
    text = (*title, *words(" ".join(option.lines)), *reason, *with_chips("", option.cites))
    return paragraph(text, palette, icon=Icon.TICK if chosen else Icon.FOLDED)
