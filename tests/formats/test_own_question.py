"""A teacher's own question is a line of the journal that is read as it was written."""

import pytest

from bridgetable.formats.journal import Note, entry_text, journal_text, note, read_journal
from bridgetable.formats.lesson import OWN_QUESTION, Sort, asked_anew, begun, put, rows_of, sort_of
from bridgetable.formats.own_question import OwnAnswer, OwnQuestion, own_question_text, read_own_question
from bridgetable.game.errors import NotationError
from tests.gui.told import LESSON

LINE = "? ask Who may accept the bid? | + West | - East | = The player to the left alone may."
WEST = OwnQuestion(
    "Who may accept the bid?", (OwnAnswer("West", right=True), OwnAnswer("East")), "The player to the left alone may."
)


def test_a_question_is_read_as_it_is_written() -> None:
    assert WEST == read_own_question(LINE)
    assert own_question_text(WEST) == LINE
    assert "" == WEST.lacks


@pytest.mark.parametrize(
    "own",
    [
        OwnQuestion(),
        OwnQuestion("What now?"),
        OwnQuestion("", (OwnAnswer("West", right=True),)),
        OwnQuestion("", (), "Because."),
        OwnQuestion("ask – 1♠ + 2?", (OwnAnswer("+ both"), OwnAnswer("= none", right=True)), "- so"),
    ],
)
def test_a_question_that_is_still_being_written_is_kept(own: OwnQuestion) -> None:
    line = own_question_text(own)
    assert own == note(line).own
    assert line == entry_text(Note("", shown=False, asks=True, own=own))


def test_the_directors_question_stays_what_it_was() -> None:
    assert Note("", shown=False, asks=True) == note("? ask")
    assert note("? ask").own is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("? ask What? | maybe", "the next player"),
        ("? ask What? | + ", "the next player"),
        ("? ask What? | = so | + late", "the next player"),
        ("? ask What?" + " | + yes" * 7, "at most 6 answers"),
        ("? ask " + 301 * "x", "at most 300"),
        ("? ask Q | + " + 121 * "x", "at most 120"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_sentence(line: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        note(line)


def test_a_question_without_a_right_answer_is_asked_of_nobody() -> None:
    unfinished = OwnQuestion("What now?", (OwnAnswer("West"), OwnAnswer("East")))
    assert "Mark" in unfinished.lacks
    journal, index = put(read_journal(LESSON), 2, OWN_QUESTION)
    assert () == asked_anew(journal, index, unfinished).own_questions_before(2)
    whole = asked_anew(journal, index, WEST)
    assert (WEST,) == whole.own_questions_before(2)
    assert () == whole.own_questions_before(3)
    assert whole.stops_before(2)
    assert not whole.asks_before(2)


@pytest.mark.parametrize(
    ("own", "lacks"),
    [
        (OwnQuestion(), "Write the question."),
        (OwnQuestion("Who?", (OwnAnswer("West", right=True),)), "Write at least two answers."),
        (OwnQuestion("Who?", (OwnAnswer("West"), OwnAnswer("East"))), "Mark the answers that are right."),
        (OwnQuestion("Who?", (OwnAnswer("West", right=True), OwnAnswer("west."))), "Two answers are alike: “west.”."),
        (OwnQuestion("Who?", (OwnAnswer("West", right=True), OwnAnswer("East", right=True))), ""),
    ],
)
def test_what_a_question_lacks_is_said_in_one_sentence(own: OwnQuestion, lacks: str) -> None:
    assert lacks == own.lacks


def test_a_question_stands_among_the_rows_of_a_lesson_and_in_its_file() -> None:
    journal, index = put(read_journal(LESSON), 2, OWN_QUESTION)
    whole = asked_anew(journal, index, WEST)
    row = next(row for row in rows_of(begun(whole, 0).journal) if row.index == index)
    assert (Sort.QUESTION, 2, WEST.question, WEST) == (row.sort, row.count, row.words, row.own)
    assert Sort.QUESTION is sort_of(OWN_QUESTION)
    assert (WEST,) == read_journal(journal_text(whole)).own_questions_before(2)
