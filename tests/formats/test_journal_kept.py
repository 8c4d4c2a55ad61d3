"""Whatever is said at a table is kept and read back as the same; what is too much is refused in words."""

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.formats.journal import (
    DoesNotReadBack,
    Entry,
    Journal,
    JournalError,
    Note,
    acted_out,
    journal_text,
    proven_text,
    read_journal,
    without_lines,
)
from bridgetable.game.boards import numbered
from bridgetable.game.calls import call
from bridgetable.game.deals import shuffled
from bridgetable.game.limits import LONGEST_LINE, LONGEST_TITLE, LONGEST_WORDS, MOST_ACTIONS, MOST_DIGITS, MOST_LINES
from bridgetable.game.seats import Seat
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.director.actions import Waive
from bridgetable.session.notation import action
from bridgetable.session.talk.actions import Explain, Remark

BOARD = numbered(3, shuffled(3))
EMPTY = Journal(BOARD)
HEAD = journal_text(EMPTY)
SEPARATORS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
ANYTHING = st.text(st.characters(exclude_categories=()) | st.sampled_from(f'{SEPARATORS}\\":>#u0-\u202e\x1b \ud800'))
SAID = ANYTHING.filter(bool)


@given(ANYTHING)
def test_every_title_comes_back(title: str) -> None:
    journal = evolve(EMPTY, title=title)
    assert journal == read_journal(proven_text(journal))


@given(ANYTHING, st.booleans())
def test_every_note_and_comment_comes_back(words: str, shown: bool) -> None:
    journal = evolve(EMPTY, entries=(Entry(Note(words, shown=shown)),))
    assert journal == without_lines(read_journal(proven_text(journal)))


@given(SAID)
def test_every_remark_reason_and_meaning_comes_back(words: str) -> None:
    said = (
        Remark(Seat.E, words),
        Waive(words),
        MakeCall(Seat.S, call("1S"), words),
        Explain(Seat.S, call("1S"), words),
    )
    journal = evolve(EMPTY, entries=tuple(Entry(one) for one in said))
    assert journal == without_lines(read_journal(proven_text(journal)))


@pytest.mark.parametrize("separator", SEPARATORS)
def test_each_separator_of_lines_comes_back_from_every_place(separator: str) -> None:
    words = f"{separator}one{separator}two{separator}"
    entries = (Entry(Note(words)), Entry(Remark(Seat.E, words)))
    journal = evolve(EMPTY, title=words, entries=entries)
    text = proven_text(journal)
    assert len(HEAD.splitlines()) + 3 == len(text.splitlines())
    assert journal == without_lines(read_journal(text))


@pytest.mark.parametrize("separator", "\v\f\x1c\x1d\x1e\x85\u2028\u2029")
def test_what_no_editor_takes_for_the_end_of_a_line_is_none(separator: str) -> None:
    (entry,) = read_journal(f'{HEAD}E remarks: "a{separator}b"\n').entries
    assert Remark(Seat.E, f"a{separator}b") == entry.what


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_ends_of_lines_of_every_system_are_read(end: str) -> None:
    journal = read_journal(HEAD.replace("\n", end) + f"S calls 1S{end}> a note{end}")
    assert ("1S", "a note") == (str(journal.entries[0].what.call), journal.entries[1].what.words)  # type: ignore[union-attr]


def test_what_was_written_before_there_were_escapes_is_read_as_it_was() -> None:
    journal = read_journal(f'{HEAD}> a \\ b \\n c \\\\ d\nE remarks: "a \\\\ \\" \\n b"\n')
    assert ["a \\ b \\n c \\\\ d", 'a \\ " \n b'] == [e.what.words for e in journal.entries]  # type: ignore[union-attr]


def test_a_table_that_could_not_be_read_again_is_not_written() -> None:
    for entry in (Note("x" * (LONGEST_WORDS + 1)), Remark(Seat.E, "x" * (LONGEST_WORDS + 1)), Remark(Seat.E, "")):
        with pytest.raises(DoesNotReadBack):
            proven_text(evolve(EMPTY, entries=(Entry(entry),)))


def test_the_longest_words_of_the_widest_characters_can_be_written() -> None:
    words = "\U000e0041" * LONGEST_WORDS
    journal = evolve(
        EMPTY, entries=(Entry(Note(words)), Entry(Remark(Seat.E, words))), title="\U000e0041" * LONGEST_TITLE
    )
    assert journal == without_lines(read_journal(proven_text(journal)))


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (
            HEAD.replace("\nbook", f"\ntitle: {'x' * (LONGEST_TITLE + 1)}\nbook"),
            2,
            f"a title of at most {LONGEST_TITLE}",
        ),
        (f"{HEAD}> {'x' * (LONGEST_WORDS + 1)}\n", 8, f"a note of at most {LONGEST_WORDS}"),
        (f'{HEAD}E remarks: "{"x" * (LONGEST_WORDS + 1)}"\n', 8, f"at most {LONGEST_WORDS} characters"),
        (f"{HEAD}> {'x' * LONGEST_LINE}\n", 8, f"at most {LONGEST_LINE} characters"),
        (f"{HEAD}{'# x' + chr(10)}" * 1 + "\n" * MOST_LINES, MOST_LINES + 1, f"at most {MOST_LINES}"),
        (HEAD.replace("board: 3", f"board: {'9' * 5000}"), 3, f"at most {MOST_DIGITS} digits"),
        (HEAD + "E drops H5\n" * (MOST_ACTIONS + 1), 8 + MOST_ACTIONS, f"at most {MOST_ACTIONS}"),
        (f"{HEAD}S claims {'9' * 5000}\n", 8, "a number of tricks"),
        (f"{HEAD}E counts {'9' * 5000} tricks\n", 8, "a number of tricks"),
        (f"{HEAD}E holds A.K.Q.J of board {'9' * 5000}\n", 8, "the number of a board"),
        (f"{HEAD}E finds a deal in piles {'9' * 5000}\n", 8, "the numbers of the piles"),
        (f"{HEAD}E looks at trick {'9' * 5000}\n", 8, "trick"),
    ],
)
def test_what_is_too_much_is_refused_with_its_line_in_one_short_sentence(text: str, line: int, words: str) -> None:
    with pytest.raises(JournalError) as refused:
        read_journal(text, "a.table")
    assert line == refused.value.line
    assert words in str(refused.value)
    assert len(str(refused.value)) < 600


def test_a_golden_ruling_is_read_everywhere_without_what_must_come_of_it() -> None:
    text = f"{HEAD}S calls 1S\n\n---\nphase: auction\nanything: at all\n"
    assert (MakeCall(Seat.S, call("1S")),) == read_journal(text).actions
    assert (MakeCall(Seat.S, call("1S")),) == read_journal(text.replace("\n", "\r\n")).actions


def test_a_journal_that_begins_with_a_contract_is_written_and_read() -> None:
    journal = read_journal(
        HEAD.replace("\n\n", "\ncontract: 4SX by S\n\n") + "W leads " + str(next(iter(BOARD.deal[Seat.W])))
    )
    assert without_lines(journal) == without_lines(read_journal(proven_text(journal)))
    assert acted_out(journal).now == acted_out(read_journal(proven_text(journal))).now


def test_the_words_of_a_line_are_found_where_they_stand() -> None:
    assert Remark(Seat.E, 'a: "b"') == action(r'E remarks  :   "a: \"b\""')
