"""The journal is read and written by hand, and says where it is wrong."""

import pytest

from bridgetable.formats.journal import JournalError, acted_out, journal_text, proven_text, read_journal, with_actions
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.session.notation import action
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text

TEXT = """\
bridgetable 1
title: A small one
book: 2017
board: 7
dealer: S
vulnerable: All
deal: N:T864.QJ72.K6.A85 Q5.84.AT752.9642 AKJ93.AK5.84.T73 72.T963.QJ93.KQJ

> South opens.
S calls 1S
# a comment that is kept
W calls Pass
"""


def test_a_journal_read_and_written_is_the_same_text() -> None:
    assert journal_text(read_journal(TEXT)) == TEXT


HAND_WRITTEN = """bridgetable 1
# for my own class
title: Two groups
book: 2017
board: 3
dealer: S
vulnerable: EW
# from last Monday
deal: {deal}
laws: 50, 52
# the end of the header

S calls 1S
W calls Pass

# then the other side
N calls 2S
E calls Pass
"""


def hand_written() -> str:
    return HAND_WRITTEN.format(deal=next(line for line in TEXT.splitlines() if line.startswith("deal: "))[6:])


def test_comments_of_the_header_and_empty_lines_are_kept() -> None:
    text = hand_written()
    assert journal_text(read_journal(text)) == text
    loose = text.replace("EW\n# from", "EW\n#  from").replace("Pass\n\n#", "Pass\n\n \n\n#") + "\n\n"
    assert journal_text(read_journal(loose)) == text.replace("# from", "#  from")


def test_a_comment_of_a_header_line_that_is_no_more_written_stands_at_the_end_of_the_header() -> None:
    journal = read_journal(hand_written().replace("# the end of the header\n", "").replace("laws:", "# hard\nlaws:"))
    assert "# hard\nlaws: 50, 52\n\nS calls" in journal_text(journal)
    changed = evolve(journal, laws=(), entries=journal.entries[2:])
    assert "# hard\n\n# then the other side\nN calls 2S" in journal_text(changed)
    assert proven_text(changed) == journal_text(changed)


def test_a_journal_may_begin_at_the_opening_lead_of_a_contract() -> None:
    text = TEXT.replace(
        "\n\n> South opens.\nS calls 1S\n# a comment that is kept\nW calls Pass", "\ncontract: 4SX by S\n\nW leads CK"
    )
    journal = read_journal(text)
    assert journal_text(journal) == text
    assert acted_out(journal).now.table.dummy is Seat.N


def test_notes_are_shown_before_the_action_they_stand_before() -> None:
    journal = read_journal(TEXT)
    assert journal.notes_before(0) == ("South opens.",)
    assert journal.notes_before(1) == ()


def test_actions_done_differently_keep_the_notes_before_them() -> None:
    changed = with_actions(read_journal(TEXT), (action("S calls 1S"), action("W calls 2H")))
    assert journal_text(changed) == TEXT.replace("W calls Pass", "W calls 2H")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ("bridgetable 1", "something else", 1, "expected “bridgetable 1”"),
        ("board: 7", "board: seven", 4, "“seven” found, expected a whole number"),
        ("dealer: S", "dealer: Q", 5, "expected a seat"),
        ("dealer: S", "colour: red", 5, "expected one of title, book"),
        ("T864", "T86", 7, "North has 12 cards"),
        ("T864", "A864", 7, "the card ♠A is dealt twice"),
        ("S calls 1S", "S calls 1Z", 10, "“1Z” found, expected a call"),
        ("S calls 1S", "S dances", 10, "expected one of these after the seat"),
        ("book: 2017", "book: 1840", 3, "an edition of the laws: "),
    ],
)
def test_a_damaged_journal_says_where_and_what_was_expected(old: str, new: str, line: int, words: str) -> None:
    with pytest.raises(JournalError) as raised:
        read_journal(TEXT.replace(old, new), "file.table")
    assert raised.value.line == line
    assert words in str(raised.value)
    assert str(raised.value).startswith(f"file.table, line {line}: ")


def test_an_action_that_cannot_be_done_names_its_line() -> None:
    with pytest.raises(JournalError, match="line 13: “W drops SA”: West does not hold ♠A"):
        acted_out(read_journal(TEXT + "W drops SA\n"))


def test_a_lesson_may_ask_somebody_to_rule_first() -> None:
    text = TEXT.replace("W calls Pass", "? ask\nW calls Pass")
    journal = read_journal(text)
    assert text == journal_text(journal)
    assert [False, True, False] == [journal.asks_before(n) for n in range(3)]
    assert journal.actions == read_journal(TEXT).actions
    assert journal_text(with_actions(journal, journal.actions)) == text


def test_a_line_that_asks_for_something_else_is_refused() -> None:
    with pytest.raises(JournalError, match="line 11: “\\? who” found, expected “\\? ask”"):
        read_journal(TEXT.replace("S calls 1S", "S calls 1S\n? who"))


EVENT = """\
event: The club's Monday
site: Our room
date: 2024.03.04
round: 3
table: 12
scoring: MP
north: N.
east: E. \\u2028
"""


def test_a_journal_keeps_the_event_and_the_players() -> None:
    text = TEXT.replace("\n\n", f"\n{EVENT}\n", 1)
    journal = read_journal(text)
    assert journal_text(journal) == text
    assert ("The club's Monday", "12", "N.", "E. \u2028", "") == (
        *(journal.event.event, journal.event.table, journal.event.north, journal.event.east),
        journal.event.west,
    )
    told = summary_text(summary_of(acted_out(journal), event=journal.event))
    assert "The club's Monday · Our room · 2024.03.04 · round 3 · table 12 · MP" in told
    assert "North N. and South ? against East E." in told
