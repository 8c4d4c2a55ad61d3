"""The laws that a board is about: what a list of lessons is sorted by."""

from __future__ import annotations

from bridgetable.formats.journal import Journal
from bridgetable.session.history import History
from bridgetable.views.book.clauses import leading_number
from bridgetable.views.report.report import report

CLAIMS = 68


def laws_about(journal: Journal, history: History) -> tuple[int, ...]:
    """The laws that a lesson is about: those that its header names, or else all that it meets."""
    return journal.laws or laws_met(history)


def laws_met(history: History) -> tuple[int, ...]:
    """The laws that were broken or ruled by or asked about in what is done, and that of claims, in the book's order."""
    told = report(history)
    cites = [one.law for one in told.rulings] + [one.law for one in told.irregularities]
    cites += [answer.split()[0] for one in told.rulings for answer in one.answers]
    cites += [one.cite for one in told.unruled]
    return tuple(sorted({*(int(leading_number(cite)) for cite in cites), *([CLAIMS] if told.claims else [])}))
