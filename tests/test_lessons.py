"""The lessons that come with the program: in their order, and each acted out as the laws of today allow."""

from pathlib import Path

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.resources import lessons, number_of


def test_lessons_are_in_the_order_of_their_numbers() -> None:
    numbers = [number_of(path) for path in lessons()]
    assert list(range(1, len(numbers) + 1)) == numbers


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_every_lesson_begins_by_saying_what_to_press(path: Path) -> None:
    journal = read_journal(path.read_text(encoding="utf-8"), path.name)
    assert "" != journal.title
    assert number_of(path) in range(2, 7) or "> Press Next" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_every_action_of_a_lesson_can_be_done_and_no_question_is_left_open(path: Path) -> None:
    history = acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)
    assert history.now.pending is None


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_no_act_of_a_lesson_falls_into_a_ruling_by_mistake(path: Path) -> None:
    history = acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)
    assert not [one for one in history.now.table.irregularities if "during the ruling" in str(one.kind.value)]


@pytest.mark.parametrize("path", lessons(), ids=lambda path: path.stem)
def test_undo_from_the_end_of_a_lesson_gives_its_first_state_exactly_and_redo_its_last(path: Path) -> None:
    history = acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)
    undone = history
    while undone.done:
        undone = undone.undo()
    assert history.start == undone.now
    assert history.now == undone.at(len(history.done)).now
