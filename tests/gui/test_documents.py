"""Files opened and kept: whole or not at all, with the teacher's notes where they belong."""

from pathlib import Path

import pytest

from bridgetable.game.errors import BridgetableError
from bridgetable.gui.documents import (
    OFF_THE_LESSON,
    FileTrouble,
    dealt,
    first_document,
    lesson_paths,
    read_text,
    save,
)
from tests.gui.told import AUCTION, HEAD, LESSON, PENALTY_CARD, PLAY, document_of

BEFORE_DROP = len((AUCTION + PLAY).splitlines())


def test_a_lesson_opens_at_its_first_note_with_the_rest_to_be_redone() -> None:
    document = document_of(LESSON)
    assert document.is_lesson
    assert () == document.history.done
    assert ("South plays in spades.",) == document.notes_for(document.history.done)


def test_the_last_note_stays_until_the_next_one() -> None:
    document = document_of(LESSON)
    whole = document.history.at(1000)
    assert ("South plays in spades.",) == document.notes_for(whole.done[:4])
    assert ("Now a card falls.",) == document.notes_for(whole.done[:BEFORE_DROP])


def test_the_next_stop_is_the_next_note_and_then_the_end() -> None:
    document = document_of(LESSON)
    assert BEFORE_DROP == document.next_stop(0)
    assert BEFORE_DROP + 3 == document.next_stop(BEFORE_DROP)
    assert BEFORE_DROP + 4 == document.next_stop(BEFORE_DROP + 3)


def test_beside_the_lesson_a_note_says_so() -> None:
    document = document_of(LESSON)
    other = document_of(HEAD + "S calls 2C\n").history.done
    assert (OFF_THE_LESSON,) == document.notes_for(other)


def test_a_journal_without_notes_opens_at_its_end() -> None:
    document = document_of(PENALTY_CARD)
    assert not document.is_lesson
    assert () == document.history.undone


def test_what_is_kept_opens_again_with_its_notes(tmp_path: Path) -> None:
    document = document_of(LESSON)
    kept = save(document, document.history.at(1000), tmp_path / "kept.table")
    again = document_of(read_text(tmp_path / "kept.table"))
    assert "kept.table" == kept.name
    assert document.history.at(1000).done == again.history.at(1000).done
    assert ("Now a card falls.",) == again.notes_at(BEFORE_DROP)


def test_a_folder_that_cannot_be_written_is_one_sentence_and_changes_no_file(tmp_path: Path) -> None:
    document = document_of(PENALTY_CARD)
    with pytest.raises(FileTrouble, match="cannot be written"):
        save(document, document.history, tmp_path / "no folder" / "kept.table")
    assert [] == list(tmp_path.iterdir())


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match="cannot be read"):
        read_text(tmp_path / "none.table")


def test_a_damaged_journal_names_its_line() -> None:
    with pytest.raises(BridgetableError, match="line 9"):
        document_of(HEAD + "S calls 1S\nW flies away\n".replace("W flies", "W flies"))


def test_a_seed_deals_the_same_board_again_and_is_kept() -> None:
    one, other = dealt(4711), dealt(4711)
    assert one.history.start == other.history.start
    assert "seed: 4711" in one.text(one.history)
    assert dealt(4712).history.start != one.history.start


def test_the_program_opens_on_a_table_that_is_ready_to_use() -> None:
    document = first_document()
    assert 52 == sum(len(hand) for hand in document.history.start.table.hands)
    assert document.is_lesson or not lesson_paths()
