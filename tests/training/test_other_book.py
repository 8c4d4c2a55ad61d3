"""The trainer explains by the book on the table, and names clauses by its numbers."""

from random import Random

import pytest

from bridgetable.formats.journal import read_journal
from bridgetable.formats.lawbook import book_of, lawbook
from bridgetable.session.act import act
from bridgetable.staging.case import Level
from bridgetable.staging.occasions import Occasion
from bridgetable.staging.wanted import subjects_in
from bridgetable.training.parts import Asks
from bridgetable.training.quiz import choice_parts, opening_parts
from bridgetable.training.series import CaseName, make
from bridgetable.views.numbering import in_numbers_of
from tests.golden import CHECKOUT
from tests.training.first import first_faults

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


@pytest.mark.parametrize("edition", ["2007", "draft2006"])
def test_no_answer_rests_on_a_clause_that_the_book_in_force_lacks(edition: str) -> None:
    wrong = [why for number in range(7, 57, 7) for why in first_faults(number, Level.EASY, 9, edition)[1]]
    assert [] == wrong


def test_nobody_is_asked_what_the_draft_does_not_say() -> None:
    sitting = make(CaseName(51, 38, Level.EASY, "draft2006")).case.sitting
    facts = next(one for one in opening_parts(sitting, Random(1).randrange) if one.asks is Asks.FACTS)  # noqa: S311 -- a test draws
    asked = {one.words for one in facts.candidates}
    assert "What would have come of the board?" in asked
    assert "Is this a match of teams?" not in asked


def test_a_result_at_the_other_table_is_not_staged_by_the_draft_which_has_no_rule_for_it() -> None:
    in_a_match = {Occasion.CANCELLED_IN_MATCH, Occasion.RESULTS_INCOMPARABLE}
    assert in_a_match <= {*subjects_in(book_of("2007"))}
    assert not in_a_match & {*subjects_in(book_of("draft2006"))}
