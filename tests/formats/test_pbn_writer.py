"""A file that is read and written again says the same."""

import pytest

from bridgetable.formats.encodings import decode
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.pbn.reader import records
from bridgetable.formats.pbn.write import TagOrder, pbn_bytes, pbn_text
from bridgetable.formats.records import Record
from tests.formats.boards import MARKED, REGULAR, REGULAR_LIN, SLAMMISH, all_faults, one, read_text

FULL_OF_REMARKS = """\
% a line for programs
{ of nothing in particular }

% of the first game
[Event "##A \\"match\\" \\\\ of \\S"] ; a rest
{ more
of it }
[Site "#"]
[Wholly_New "1"]
[Dealer "S"]
[Auction "W"] {first}
- - - {a} ! {b} 1C =2= $25 ; to the end
% escaped
^S ^I 1C - *
[Note "2:strong"] {note}
[ScoreTable "Rank\\2R;Name"]
{ below }
 1 "a;b"
 2 c

[Event "#"]
[Score "NS 50"]

{ after all }
% the end
"""


def again(records_read: list[Record], order: TagOrder) -> list[Record]:
    found = list(records(decode(pbn_bytes(records_read, order)), "again.pbn"))
    assert all(isinstance(r, Record) for r in found), found
    return [r for r in found if isinstance(r, Record)]


def sound(text: str) -> list[Record]:
    return [r for r in read_text(text) if isinstance(r, Record)]


@pytest.mark.parametrize("text", [REGULAR, MARKED, SLAMMISH, f"{MARKED}\n{REGULAR}\n{SLAMMISH}"])
def test_what_was_read_is_written_as_it_was_read(text: str) -> None:
    assert again(sound(text), TagOrder.AS_READ) == sound(text)


def test_comments_escapes_inheritance_and_unknown_tags_are_written_again() -> None:
    text = FULL_OF_REMARKS.replace(" - *", " Pass *")
    text = text.replace("- - - {a} ! {b} 1C", "- - - 1C {a} ! {b}")
    before = sound(text)
    assert len(before) == 2
    assert before[0].before == ("% a line for programs", "{ of nothing in particular }", "", "% of the first game")
    assert before[1].after == ("{ after all }", "% the end")
    assert again(before, TagOrder.AS_READ) == before


@pytest.mark.parametrize("mark", ["^S", "^I 1H", "^R CK", "^L S9", "^R D7", '[Declarer "^E"]', '[Result "^9"]'])
def test_every_irregularity_mark_is_written(mark: str) -> None:
    assert mark in pbn_text([one(MARKED)], TagOrder.AS_READ)
    assert mark in pbn_text([one(MARKED)], TagOrder.EXPORT)


def test_the_text_of_a_regular_game_comes_back_letter_by_letter() -> None:
    assert pbn_text([one(REGULAR)], TagOrder.AS_READ) == REGULAR


def test_export_has_the_fifteen_tags_first_and_the_others_by_name() -> None:
    text = pbn_text([one(SLAMMISH)], TagOrder.EXPORT)
    names = [line[1:].split()[0] for line in text.splitlines() if line.startswith("[")]
    assert names == [
        *("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal"),
        *("Scoring", "Declarer", "Contract", "Result", "Score", "Auction", "Play"),
    ]
    assert '[Event "?"]' in text
    assert text.startswith("% PBN 2.1\n% EXPORT\n")


def test_export_writes_grades_as_numbers_and_calls_from_the_dealer() -> None:
    text = '[Dealer "N"]\n[Auction "W"]\n- 1C $25 !? 1D =1= AP\n[Note "1:x"]\n'
    assert '[Auction "N"]\n1C $5 $25 1D =1= Pass Pass\nPass\n' in pbn_text([one(text)], TagOrder.EXPORT)


def test_export_of_a_sound_game_has_no_fault() -> None:
    for text in (REGULAR, MARKED, SLAMMISH):
        assert all_faults(pbn_text([one(text)], TagOrder.EXPORT)) == []


def test_export_puts_rotated_rows_into_columns() -> None:
    rows = REGULAR.replace("H4 DK DJ D8", "DK DJ D8 H4")
    assert pbn_text([one(rows)], TagOrder.EXPORT) == pbn_text([one(REGULAR)], TagOrder.EXPORT)


def test_a_lin_record_is_written_as_pbn_with_its_explanations_and_claim() -> None:
    (record,) = lin.records(REGULAR_LIN, "own.lin")
    assert isinstance(record, Record)
    (written,) = again([record], TagOrder.AS_READ)
    assert (written.board, written.deal, written.contract, written.result) == (
        *(record.board, record.deal, record.contract),
        record.result,
    )
    assert written.auction is not None
    assert written.auction.entries[2].explanation == "may be a void"
    assert "{one: (a remark)}" in pbn_text([record], TagOrder.EXPORT)


def test_letters_beyond_latin_1_are_written_as_utf_8() -> None:
    record = one('[Event "3♠ – é"]\n')
    assert pbn_bytes([record], TagOrder.AS_READ) == '[Event "3♠ – é"]\n'.encode()
    latin = one('[Event "é"]\n')
    assert pbn_bytes([latin], TagOrder.AS_READ) == b'[Event "\xe9"]\n'


def test_a_latin_1_text_that_would_read_back_as_utf_8_is_written_as_utf_8() -> None:
    record = one('[Event "Ã©"]\n')
    assert again([record], TagOrder.AS_READ) == [record]
