"""A board as an exercise: a question that waits in the end is asked too, and nothing is said to have ended."""

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import book_of
from bridgetable.formats.under_book import retold
from bridgetable.game.values import evolve
from bridgetable.resources import resource
from bridgetable.views.result.handout import HandoutQuestion, handout_of

LESSON = read_journal(resource("lessons", "11-pass-out-of-rotation.table").read_text(encoding="utf-8"))


def test_a_question_that_another_book_asks_in_the_end_is_asked_and_the_board_has_no_end() -> None:
    told = handout_of(retold(LESSON, evolve(LESSON, book=book_of("2007"))).history)
    last = told.questions[-1]
    assert isinstance(last, HandoutQuestion)
    assert ("30C", "", None) == (last.decision.cite, last.answered, told.closing)


def test_a_lesson_that_is_ruled_to_its_end_tells_what_came_of_it() -> None:
    told = handout_of(acted_out(LESSON))
    assert told.closing is not None
    assert all(isinstance(one, HandoutQuestion) and one.answered for one in told.questions)
