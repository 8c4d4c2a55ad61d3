"""The trainer explains by the book on the table, and names clauses by its numbers."""

from __future__ import annotations

from random import Random

from bridgetable.formats.journal import read_journal
from bridgetable.formats.lawbook import lawbook
from bridgetable.session.act import act
from bridgetable.training.quiz import choice_parts
from bridgetable.views.numbering import in_numbers_of
from tests.golden import CHECKOUT

SLIP = CHECKOUT / "tests" / "editions" / "2007" / "law_25" / "WB-104.table"


def test_under_the_laws_of_2007_the_gloss_and_the_number_are_those_of_2007() -> None:
    journal = read_journal(SLIP.read_text(encoding="utf-8").partition("\n---\n")[0] + "\n")
    sitting = journal.start
    for action in journal.actions[:-1]:
        sitting = act(sitting, action)
    who = in_numbers_of(journal.book, choice_parts(sitting, Random(1).randrange)[0])  # noqa: S311 -- a test draws
    assert ("25A4",) == who.cites
    assert "25A4" == who.reveal.cite
    assert lawbook("2007").by_id["25A4"].gloss == who.reveal.why
