"""The lower part of the summary page: what went wrong and was ruled, reviews, what lapsed, what is in force."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF

from bridgetable.game.values import evolve
from bridgetable.gui.paint.fonts import Weight
from bridgetable.gui.paint.icons import Icon
from bridgetable.gui.paint.rich_text import Text, Words, words
from bridgetable.gui.paint.theme import Palette
from bridgetable.gui.summary import sheet
from bridgetable.gui.summary.board import badge, hands_and_auction, heading, play, top
from bridgetable.gui.widgets.blocks import with_chips
from bridgetable.language import tr
from bridgetable.views.result import page
from bridgetable.views.table.table_view import FactView

INDENT, SIGN = 44.0, 30.0
TITLE = 24.0
WHOLE = 7  # Rulings of up to so many lines are not parted by the end of a page.
CONTINUED = f" {tr('(continued)')}"


def pages_of(summary: page.Summary, palette: Palette) -> tuple[sheet.Page, ...]:
    """The summary on pages, in the colours of a palette."""
    pages = sheet.on_pages(strips(summary, palette), sheet.HIGH)
    return tuple(sheet.Page(tuple(one), foot(summary, palette, n, len(pages))) for n, one in enumerate(pages, 1))


def strips(summary: page.Summary, palette: Palette) -> Iterator[sheet.Strip]:
    """Everything on the page, from the top."""
    yield from top(summary, palette)
    yield hands_and_auction(summary, palette)
    yield from play(summary, palette)
    if summary.entries:
        yield heading(palette, tr("What went wrong, and what was ruled"))
        for one in summary.entries:
            yield from entry(one, palette)
    if summary.reviews:
        yield heading(palette, tr("Reviews at the end of play"))
        for review in summary.reviews:
            yield from reviewed(review, palette)
    if summary.lapsed:
        yield heading(palette, tr("Obligations that lapsed"))
        for gone in summary.lapsed:
            yield lapsed(gone, palette)
    if summary.force:
        yield heading(palette, tr("In force"))
        for fact in summary.force:
            yield paragraph(with_chips(fact.text, fact.cites), palette, icon=Icon.FOLDED)
    if summary.raised:
        yield heading(palette, tr("Hands raised before it was ruled"))
        for raised in summary.raised:
            yield from hands_raised(raised, palette)


def foot(summary: page.Summary, palette: Palette, number: int, count: int) -> sheet.Strip:
    """The foot of a page: the board, the book, and the page of how many."""
    how = sheet.faint(palette, 17)
    left = sheet.said(words(f"{summary.conditions[0]} · {summary.score.contract}"), how, QPointF(0, 0))
    book = words(tr("Laws of Duplicate Bridge 2017"))
    right = sheet.said_right(words(tr("page {number} of {count}", number=number, count=count)), how, sheet.WIDE, 0)
    middle = sheet.said_right(book, how, sheet.WIDE / 2 + 140, 0)
    return sheet.Strip(24, (left, middle, right))


def entry(one: page.EntrySummary, palette: Palette) -> Iterator[sheet.Strip]:
    """An irregularity with its rulings; its title stands again where it goes on on another page."""
    title = entry_title(one, palette, "")
    again = evolve(entry_title(one, palette, CONTINUED), gap=0)
    lines = [line for ruling in one.rulings for line in ruling_strips(ruling, palette)]
    if one.outcome is not None:
        lines.append(paragraph(fact_text(one.outcome), palette))
    yield evolve(title, keeps=bool(lines))
    yield from parted(lines, again)


def parted(lines: list[sheet.Strip], again: sheet.Strip) -> Iterator[sheet.Strip]:
    """Lines that go on under a title on the next page: a few stay together, and none stands there alone."""
    last = len(lines) - 1
    for place, line in enumerate(lines):
        whole = len(lines) <= WHOLE or place == 0 or place == last - 1
        yield evolve(line, again=(again,), keeps=whole and place < last)


def entry_title(one: page.EntrySummary, palette: Palette, ending: str) -> sheet.Strip:
    """The line that names an irregularity, with its law and place at the right."""
    how = sheet.style(palette, TITLE, Weight.BOLD)
    where = words(tr("Law {law} · {where}", law=one.law, where=one.where))
    place = sheet.said_right(where, sheet.faint(palette, 20), sheet.WIDE, 4)
    name = sheet.said(words(one.title + ending), how, QPointF(INDENT, 0), place.at.x() - INDENT - 24)
    number = badge(palette, one.number, QPointF(15, 16), 30) if one.number else ()
    return sheet.Strip(name.layout.size.height() + 2, (*number, name, place), 18, keeps=True)


def ruling_strips(ruling: page.RulingSummary, palette: Palette) -> Iterator[sheet.Strip]:
    """A ruling: what was said, who decided what, the effects, and the question that waits."""
    for fact in ruling.facts:
        yield paragraph(fact_text(fact), palette)
    for decision in ruling.decisions:
        yield paragraph(decision_text(decision, palette), palette, icon=Icon.DIAMOND)
    for effect in ruling.effects:
        yield paragraph(fact_text(effect), palette, icon=Icon.FOLDED)
    if ruling.review is not None:
        yield paragraph(fact_text(ruling.review), palette)
    if ruling.waits:
        yield paragraph((Words(f"{tr('Waits:')} ", Weight.BOLD), *words(ruling.waits)), palette, icon=Icon.DIAMOND)


def fact_text(fact: FactView) -> Text:
    """A sentence with its clauses."""
    return with_chips(fact.text, fact.cites)


def decision_text(one: page.DecisionSummary, palette: Palette) -> Text:
    """The question in the second colour, who decided what in bold, and the reason."""
    question = words(f"{one.question} ", colour=palette.dock_second) if one.question else ()
    decided = (*words(f"{one.decided}: "), *words(f"{one.answer}.", Weight.BOLD))
    return (*question, *decided, *with_chips(f" “{one.reason}”" if one.reason else "", (one.cite,)))


def paragraph(text: Text, palette: Palette, *, icon: Icon | None = None) -> sheet.Strip:
    """A paragraph under a title, with a sign before it where it is a decision or an effect."""
    left = INDENT + (SIGN if icon is not None else 0.0)
    body = sheet.said(text, sheet.style(palette, sheet.BODY), QPointF(left, 0), sheet.WIDE - left)
    drawn: tuple[sheet.Drawn, ...] = (body,)
    if icon is not None:
        side = 13.0
        drawn = (sheet.Signed(QRectF(INDENT + 3, 8, side, side), icon, palette.decides_line), body)
    return sheet.Strip(body.layout.size.height(), drawn, 3)


def reviewed(one: page.ReviewSummary, palette: Palette) -> Iterator[sheet.Strip]:
    """A review: its law, the numbers of its irregularities, and its ruling, or that it waits."""
    title = sheet.Strip(34, tuple(review_title(one, palette, "")), 14, keeps=one.ruling is not None)
    again = sheet.Strip(34, tuple(review_title(one, palette, CONTINUED)), 0, keeps=True)
    yield title
    if one.ruling is not None:
        yield from parted(list(ruling_strips(one.ruling, palette)), again)


def review_title(one: page.ReviewSummary, palette: Palette, ending: str) -> Iterator[sheet.Drawn]:
    """The line that names a review."""
    title_words = tr("Law {law} · {heading}", law=one.law, heading=one.heading)
    if one.ruling is None:
        title_words = tr("{told}: waits for the end of play", told=title_words)
    title = words(title_words + ending)
    name = sheet.said(title, sheet.style(palette, TITLE, Weight.BOLD), QPointF(INDENT, 0))
    yield name
    x = INDENT + name.layout.size.width() + 30
    for place, number in enumerate(n for n in one.about if n):
        yield from badge(palette, number, QPointF(x + 34 * place, 16), 28)


COUNT = 56.0  # How wide the number of hands is.


def hands_raised(one: page.HandsSummary, palette: Palette) -> Iterator[sheet.Strip]:
    """A question to a class: its answers with their hands, what was right with a tick, and how many knew it."""
    how = sheet.style(palette, TITLE, Weight.BOLD)
    right = sheet.said_right(words(one.told), sheet.faint(palette, 20), sheet.WIDE, 4)
    asked = sheet.said(words(one.question), how, QPointF(INDENT, 0), right.at.x() - INDENT - 24)
    yield sheet.Strip(asked.layout.size.height() + 2, (asked, right), 14, keeps=True)
    for place, answer in enumerate(one.answers):
        strong = sheet.style(palette, sheet.BODY, Weight.BOLD if answer.right else Weight.MEDIUM)
        left = INDENT + SIGN + COUNT
        count = sheet.said_right(words(str(answer.hands)), strong, left - 18, 0)
        body = sheet.said(words(answer.words), strong, QPointF(left, 0), sheet.WIDE - left)
        tick = (sheet.Signed(QRectF(INDENT + 1, 6, 19, 19), Icon.TICK, palette.dock_text),) if answer.right else ()
        yield sheet.Strip(body.layout.size.height(), (*tick, count, body), 3, keeps=place < len(one.answers) - 1)


def lapsed(one: page.LapsedSummary, palette: Palette) -> sheet.Strip:
    """The orders that were in force for a time: where each began and ended, and how."""
    text = (*with_chips(one.text, (one.cite,)), *words(f"  {one.span}; {one.ending}", colour=palette.dock_second))
    return paragraph(text, palette, icon=Icon.FOLDED)
