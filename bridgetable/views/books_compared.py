"""One journal under several books: the first place at which they rule otherwise, with the clauses of each."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import zip_longest
from typing import assert_never

from bridgetable.formats.journal import Journal
from bridgetable.formats.lawbook import book_of, lawbook
from bridgetable.formats.under_book import Retold, under_book
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.notation import action_text
from bridgetable.views.report.report import report
from bridgetable.views.report.shape import Report

Told = tuple[tuple[str, str], ...]
"""Sentences, each with its clauses."""


class Aspect(Enum):
    """That in which two books can differ at a place; the value is its word in JSON."""

    QUESTION = "question"
    OPTIONS = "options"
    ORDERS = "orders"
    RESULT = "result"


@frozen
class Gloss:
    """A clause of a book with its gloss; `uncertain` where that rests on memory."""

    cite: str
    gloss: str
    uncertain: bool


@frozen
class UnderBook:
    """One book at the place of the difference: its edition, what it says there, and its clauses; what waits in it."""

    edition: str
    says: tuple[str, ...]
    clauses: tuple[Gloss, ...]
    not_ruled: tuple[str, ...]


@frozen
class FirstDifference:
    """The first difference: after how many actions (0 upwards), the last of them, in what, and each book there."""

    after: int
    action: str
    aspect: Aspect
    books: tuple[UnderBook, ...]


def first_difference(journal: Journal, editions: tuple[str, ...]) -> FirstDifference | None:
    """The first place at which these editions rule otherwise on a journal; None where all rule alike."""
    told = tuple(under_book(journal, book_of(edition)) for edition in editions)
    for place in range(min(len(one.after) for one in told)):
        shown = tuple(report(one.after[place]) for one in told)
        for aspect in Aspect:
            sides = tuple(said(one, aspect) for one in shown)
            if len({tuple(text for text, _ in side) for side in sides}) > 1:
                action = action_text(journal.actions[place - 1]) if place else ""
                books = tuple(at_place(*one) for one in zip(told, shown, apart(sides), strict=True))
                return FirstDifference(place, action, aspect, books)
    return None


def said(shown: Report, aspect: Aspect) -> Told:
    """The sentences of a report in one respect, each with its clauses."""
    match aspect:
        case Aspect.QUESTION:
            return () if shown.question is None else ((shown.question.text, shown.question.cite),)
        case Aspect.OPTIONS:
            options = () if shown.question is None else shown.question.options
            return tuple((f"{o.title}: {' '.join(o.says)}".rstrip(": "), " ".join(o.cites)) for o in options)
        case Aspect.ORDERS:
            return tuple((order.text, order.cite) for ruling in shown.rulings for order in ruling.orders)
        case Aspect.RESULT:
            return tuple(result(shown))
        case _:
            assert_never(aspect)


def result(shown: Report) -> Iterator[tuple[str, str]]:
    """The points of each side, with the clauses that moved tricks."""
    if shown.score is not None:
        cites = " ".join(one.cite for one in shown.transfers)
        for side, points in shown.score.points.items():
            yield tr("{side} {points}", side=side, points="" if points is None else f"{points:+d}"), cites


def apart(sides: tuple[Told, ...]) -> Iterator[Told]:
    """Each side from the first sentence on at which they part."""
    row = zip_longest(*([text for text, _ in side] for side in sides))
    same = next(n for n, texts in enumerate(row) if len(set(texts)) > 1)
    return (side[same:] for side in sides)


def at_place(told: Retold, shown: Report, sentences: Told) -> UnderBook:
    """One book at the place of the difference."""
    laws = lawbook(told.book.edition)
    cites = dict.fromkeys(cite for _, cited in sentences for cite in cited.split())
    clauses = tuple(clause for cite in cites if (clause := laws.nearest(cite)) is not None)
    glosses = tuple(Gloss(c.id, c.gloss, c.uncertain) for c in dict.fromkeys(clauses))
    return UnderBook(told.book.edition, tuple(text for text, _ in sentences), glosses, shown.not_ruled)
