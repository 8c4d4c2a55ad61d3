"""The lessons that come with the program: in their order, and each acted out as the laws of today allow."""

from pathlib import Path

import pytest

from bridgetable.api import open_file
from bridgetable.formats.journal import Note, acted_out, read_journal
from bridgetable.game.irregularities import Kind, Stage
from bridgetable.resources import lessons, number_of


def test_lessons_are_in_the_order_of_their_numbers() -> None:
    numbers = [number_of(path) for path in lessons()]
    assert list(range(1, len(numbers) + 1)) == numbers


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_every_lesson_begins_by_saying_what_to_press(path: Path) -> None:
    journal = read_journal(path.read_text(encoding="utf-8"), path.name)
    assert "" != journal.title
    assert number_of(path) in range(2, 7) or "> Press Next" in path.read_text(encoding="utf-8")


SEEN = {
    *(12, 13, 14, 15, 16, 17, 20, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 36, 37, 38, 39, 40),
    *(41, 43, 45, 46, 47, 48, 49, 50, 51, 52, 54, 55, 56, 57, 58, 60, 61, 62, 64, 65, 66, 67),
    *(68, 69, 70, 71, 72, 73, 74, 76, 79, 82),
}


def test_each_law_in_which_there_is_something_to_see_has_a_lesson() -> None:
    assert set() == SEEN - {law for path in lessons() for law in open_file(path).laws()}


@pytest.mark.parametrize("path", lessons()[25:], ids=lambda path: path.stem)
def test_the_later_lessons_begin_and_end_with_a_note(path: Path) -> None:
    journal = read_journal(path.read_text(encoding="utf-8"), path.name)
    first, last = journal.entries[0].what, journal.entries[-1].what
    assert isinstance(first, Note)
    assert first.words.startswith("Press Next to take one step at a time. ")
    assert isinstance(last, Note)


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_every_action_of_a_lesson_can_be_done_and_no_question_is_left_open(path: Path) -> None:
    history = acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)
    assert history.now.pending is None


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_no_act_of_a_lesson_falls_into_a_ruling_by_mistake(path: Path) -> None:
    history = acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)
    assert not [one for one in history.now.table.irregularities if "during the ruling" in str(one.kind.value)]


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_no_lesson_ends_with_something_irregular_that_nobody_noticed(path: Path) -> None:
    history = acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)
    silent = [one for one in history.now.table.irregularities if one.stage is Stage.COMMITTED]
    assert [] == [one for one in silent if one.kind is not Kind.UNCLEAR_DESIGNATION]


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_undo_from_the_end_of_a_lesson_gives_its_first_state_exactly_and_redo_its_last(path: Path) -> None:
    history = acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)
    undone = history
    while undone.done:
        undone = undone.undo()
    assert history.start == undone.now
    assert history.now == undone.at(len(history.done)).now
