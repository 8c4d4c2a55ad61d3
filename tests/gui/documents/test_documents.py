"""Files opened and kept: whole or not at all, with the teacher's notes where they belong."""

from pathlib import Path

import pytest

from bridgetable.formats.acted import board_scene
from bridgetable.formats.detect import read_any
from bridgetable.formats.opening import open_file
from bridgetable.formats.records import Record
from bridgetable.game.errors import BridgetableError
from bridgetable.game.printable import HIDDEN
from bridgetable.gui.documents.document import (
    OFF_THE_LESSON,
    ChangedFile,
    ReadOnlyFile,
    dealt,
    first_document,
    journal_document,
    record_document,
    save,
)
from bridgetable.gui.documents.lesson_files import lesson_paths, title_of
from bridgetable.gui.documents.reading import FileTrouble, read_text
from tests.gui.told import AUCTION, HEAD, LESSON, PENALTY_CARD, PLAY, document_of

PLAY_ALONE = """\
[Board "3"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "S:85.KJ6.KQ2.T9872 T9742.95.J54.Q53 AKQJ63.AQ3.A7.KJ .T8742.T9863.A64"]
[Declarer "N"]
[Contract "3NT"]
[Play "E"]
H4 HJ H9 HA
"""
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


def test_a_board_that_begins_with_a_contract_is_kept_and_opens_again(tmp_path: Path) -> None:
    text = HEAD.replace("\n\n", "\ncontract: 4S by S\n\n")
    document = document_of(text + "W leads CQ\n")
    kept = save(document, document.history, tmp_path / "kept.table")
    again = journal_document(read_text(tmp_path / "kept.table"), tmp_path / "kept.table")
    assert document.history.now == again.history.now
    assert kept.journal == again.journal


def test_the_play_of_a_record_without_its_auction_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text(PLAY_ALONE, encoding="utf-8")
    (record,) = (r for r in read_any(path) if isinstance(r, Record))
    scene = board_scene(record)
    assert scene is not None
    document = record_document(record, scene, path)
    save(document, document.history, tmp_path / "kept.table")
    again = journal_document(read_text(tmp_path / "kept.table"), tmp_path / "kept.table")
    assert document.history.now == again.history.now


def test_a_golden_ruling_opens_without_what_must_come_of_it(tmp_path: Path) -> None:
    path = tmp_path / "golden.table"
    path.write_text(f"{PENALTY_CARD}\n---\nphase: play\n", encoding="utf-8")
    assert document_of(PENALTY_CARD).history == journal_document(read_text(path), path).history


def test_what_somebody_else_has_changed_since_is_not_lost_unasked(tmp_path: Path) -> None:
    path = tmp_path / "kept.table"
    document = save(document_of(PENALTY_CARD), document_of(PENALTY_CARD).history, path)
    document = save(document, document.history, path)
    other = read_text(path).replace("title", "# a comment\ntitle")
    path.write_text(other, encoding="utf-8")
    with pytest.raises(ChangedFile, match="changed by somebody else"):
        save(document, document.history, path)
    assert other == read_text(path)
    save(document, document.history, tmp_path / "elsewhere.table")
    save(document, document.history, path, asked=True)
    assert document.on_disk == read_text(path)


def test_a_file_that_somebody_else_has_removed_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.table"
    document = save(document_of(PENALTY_CARD), document_of(PENALTY_CARD).history, path)
    path.unlink()
    save(document, document.history, path)
    assert document.on_disk == read_text(path)


def test_a_read_only_file_is_not_replaced_unasked(tmp_path: Path) -> None:
    path = tmp_path / "kept.table"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o444)
    document = document_of(PENALTY_CARD)
    with pytest.raises(ReadOnlyFile, match="read-only"):
        save(document, document.history, path)
    assert "old" == read_text(path)
    kept = save(document, document.history, path, asked=True)
    assert kept.on_disk == read_text(path)


def test_a_title_is_shown_with_nothing_hidden_in_it(tmp_path: Path) -> None:
    path = tmp_path / "a.table"
    path.write_text(
        HEAD.replace("deal:", "title: \x1b[31mred\u202e\ndeal:", 1).replace("title: A", "# A"), encoding="utf-8"
    )
    assert not HIDDEN.search(title_of(path))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_a_journal_in_whatever_letters_opens_in_the_window_as_it_opens_without(
    tmp_path: Path, encoding: str, ending: str
) -> None:
    path = tmp_path / "old.table"
    path.write_bytes(HEAD.replace("title: A", "title: Ménage").replace("\n", ending).encode(encoding))
    (opened,) = open_file(path)
    assert opened.journal == journal_document(read_text(path), path).journal
    assert opened.journal.title.startswith("Ménage")
