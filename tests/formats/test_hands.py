"""The hands that a class raised are one line of a journal, read as it is written, and stand in the summary."""

import pytest
from attrs import evolve

from bridgetable.formats.hands import Counted, Hands, hands_text, read_hands
from bridgetable.formats.journal import Journal, JournalError, acted_out, journal_text, read_journal
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import Seat
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text

TOLD = Hands(
    "What may North choose?", (Counted("No, do not accept", 12, right=True), Counted("Wait: “later”", 5, right=False))
)
HEAD = """bridgetable 1
board: 1
dealer: N
vulnerable: None
deal: N:K32.A7.8653.KQT2 AQ876.9654.KJT.A J95.QJ32.74.9743 T4.KT8.AQ92.J865

N calls 1C
E calls 1S
S calls Pass
W calls 1C
N notices
"""
LINE = "? hands What may North choose? | + No, do not accept: 12 | - Wait: “later”: 5"


def journal(text: str) -> Journal:
    return read_journal(text, "x.table")


def test_a_count_is_read_as_it_is_written() -> None:
    assert LINE == hands_text(TOLD)
    assert TOLD == read_hands(LINE)


def test_words_with_the_sign_between_answers_or_on_two_lines_stay_one_answer() -> None:
    odd = Hands("What | now?", (Counted("this | or\nthat", 3, right=True),))
    assert Hands("What / now?", (Counted("this / or that", 3, right=True),)) == read_hands(hands_text(odd))


@pytest.mark.parametrize(
    "line", ["? hands", "? hands Who?", "? hands Who? | North: 3", "? hands Who? | + North", "? hands | + North: 3"]
)
def test_a_count_that_cannot_be_read_says_what_is_expected(line: str) -> None:
    with pytest.raises(NotationError, match=r"What went wrong"):
        read_hands(line)
    with pytest.raises(JournalError, match=r"x.table, line 12"):
        journal(HEAD + line + "\n")


def test_more_hands_than_can_be_counted_are_refused() -> None:
    with pytest.raises(NotationError, match="at most 99 hands"):
        read_hands("? hands Who? | + North: 100")


def test_hands_stand_in_the_journal_where_they_were_raised_and_are_counted_anew() -> None:
    before = journal(HEAD + "27A1 no\n")
    once = before.with_hands(5, TOLD)
    assert HEAD.rstrip().rpartition("\n")[2] + "\n" + LINE + "\n27A1 no\n" in journal_text(once)
    assert () == once.hands_until(4)
    assert (TOLD,) == journal(journal_text(once)).hands_until(6)
    again = Hands(TOLD.question, (Counted("No, do not accept", 17, right=True),))
    assert (again,) == once.with_hands(5, again).hands_until(6)
    assert (TOLD, again) == once.with_hands(6, again).hands_until(6)
    assert before.actions == once.actions


def test_the_summary_tells_the_hands_and_what_was_right() -> None:
    history = acted_out(journal(HEAD))
    told = summary_of(history, raised=(TOLD,))
    text = summary_text(told)
    assert "HANDS RAISED BEFORE IT WAS RULED" in text
    assert "    + 12  No, do not accept\n    -  5  Wait: “later”\n    12 of 17 hands were right.\n" in text
    assert summary_text(evolve(told, raised=())) in text
    assert () == summary_of(history, eye=Seat.E, raised=(TOLD,)).raised
