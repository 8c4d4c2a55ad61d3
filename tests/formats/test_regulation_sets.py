"""Sets of regulations: kept under a name of their own, and told in a journal as they are."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import JournalError, journal_text, read_journal
from bridgetable.formats.regulation_sets import (
    RegulationSet,
    SetNameTaken,
    UnreadableSet,
    keep_set,
    known_set,
    read_set,
    sets_in,
)
from bridgetable.game.regulations import STANDARD
from bridgetable.game.values import evolve

JOURNAL = """bridgetable 1
board: 1
dealer: N
vulnerable: None
deal: N:AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763
"""


def of_name(name: str, pause: int) -> RegulationSet:
    return RegulationSet(name, "", "2017", evolve(STANDARD, pause=pause, named=name))


def test_two_names_that_would_give_one_file_are_both_kept(tmp_path: Path) -> None:
    for name, pause in (("Club 1", 5), ("Club-1", 6), ("Club 1", 7)):
        keep_set(of_name(name, pause), tmp_path)
    assert {"Club 1": 7, "Club-1": 6} == {one.name: one.regulations.pause for one in sets_in(tmp_path)}


def test_a_file_that_is_no_set_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "club-1.regulations").write_text("broken", encoding="utf-8")
    keep_set(of_name("Club 1", 5), tmp_path)
    assert (tmp_path / "club-1.regulations").read_text(encoding="utf-8") == "broken"
    assert [5] == [one.regulations.pause for one in sets_in(tmp_path)]


def test_nobody_keeps_a_set_under_the_name_of_one_that_comes_with_the_program(tmp_path: Path) -> None:
    with pytest.raises(SetNameTaken, match="“Club” comes with the program"):
        keep_set(of_name("Club", 5), tmp_path)


def test_a_journal_that_says_otherwise_than_the_set_it_names_is_written_as_it_is() -> None:
    club = known_set("Club").regulations
    for regulations in (club, evolve(club, correction=30), evolve(STANDARD, named="Tuesday", pause=10)):
        journal = evolve(read_journal(JOURNAL), regulations=regulations)
        again = read_journal(journal_text(journal)).regulations
        assert evolve(regulations, named="") == evolve(again, named="")


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("name: A\nlighting: dim", "a, line 2: “lighting: dim” is no line of a set: name, about, book or a regulation"),
        ("name: A\nscreens: yes\nscreens: no", "a, line 3: “screens” stands twice"),
        ("name: A\nscreens: perhaps", "a, line 2: “perhaps” found, expected one of yes, no"),
        ("name: A\npause after a jump: 31", "a, line 2: “31” found, expected a number, 0 to 30"),
        ("name: A\nbook: 1997", "a, line 2: “1997” is no edition of the Laws"),
        ("screens: yes", "a, line 1: the set has no “name:” of at most 200 characters"),
        ("book: 2017\nname: " + 201 * "A", "a, line 2: the set has no “name:” of at most 200 characters"),
        (
            "name: A\ninsufficient bid replaced: liberal",
            "a, line 2: the Laws of 2017 leave no “insufficient bid replaced” to the authority",
        ),
        (
            "name: A\nscreens: yes\npause after a jump: 10\ncalls are made by: spoken",
            "a, line 4: behind screens calls are made with bidding boxes: nobody beyond would hear or see another call",
        ),
    ],
    ids=["unknown", "twice", "no value", "too much", "no edition", "no name", "long name", "left to nobody", "against"],
)
def test_a_set_that_is_wrong_is_told_of_by_its_line_in_one_sentence(lines: str, told: str) -> None:
    with pytest.raises(UnreadableSet) as error:
        read_set(lines, "a")
    assert told == str(error.value)


def test_a_set_that_nobody_knows_is_not_taken_for_the_book_alone() -> None:
    with pytest.raises(JournalError, match="line 2: “EBU 2031” is no set of regulations; known are: Club, EBU 2013"):
        read_journal(JOURNAL.replace("board: 1", "regulations: EBU 2031", 1))


def test_a_regulation_that_is_spelt_wrong_in_a_header_is_told_which_it_may_be() -> None:
    wrong = JOURNAL.replace("board: 1", "pause after jump: 10", 1)
    with pytest.raises(JournalError) as error:
        read_journal(wrong, "a")
    told = "a, line 2: “pause after jump: 10” found, expected one of pause after a jump, then a colon"
    assert told == str(error.value)


def test_a_header_that_contradicts_itself_or_the_set_that_it_names_is_refused_at_the_line_that_does() -> None:
    against = (
        "a, line 3: behind screens calls are made with bidding boxes: nobody beyond would hear or see another call"
    )
    for lines in ("calls are made by: silent bidder\nscreens: yes", "regulations: Screens\ncalls are made by: spoken"):
        with pytest.raises(JournalError) as error:
            read_journal(JOURNAL.replace("board: 1", lines, 1), "a")
        assert against == str(error.value)


def test_a_persons_own_set_is_read_again_by_its_name_with_what_it_lays_down() -> None:
    own = evolve(STANDARD, named="Tuesday \u200b", pause=10)
    for regulations in (own, evolve(STANDARD, named="Tuesday")):
        journal = evolve(read_journal(JOURNAL), regulations=regulations)
        again = read_journal(journal_text(journal)).regulations
        assert (again.pause, again.named) == (regulations.pause, regulations.named if regulations.pause else "")
