"""Files are told by their content."""

from pathlib import Path

import pytest

from bridgetable.formats.detect import FileKind, kind_of, read_any
from bridgetable.formats.errors import RecordError
from bridgetable.formats.records import Record, RecordForm
from tests.formats.boards import REGULAR, REGULAR_LIN, write


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (REGULAR, FileKind.PBN),
        ("% PBN 2.1\n" + REGULAR, FileKind.PBN),
        ("{ first }\n" + REGULAR, FileKind.PBN),
        (REGULAR_LIN, FileKind.LIN),
        ("\n\nqx|o1|" + REGULAR_LIN, FileKind.LIN),
        ("bridgetable 1\nW leads CA\n", FileKind.JOURNAL),
        ("", FileKind.OTHER),
    ],
)
def test_the_kind_of_a_file_is_told_by_what_it_holds(text: str, expected: FileKind) -> None:
    assert kind_of(text) is expected


def test_files_are_read_whatever_their_names(tmp_path: Path) -> None:
    (pbn,) = read_any(write(tmp_path, "a.lin", REGULAR))
    (lin,) = read_any(write(tmp_path, "b.pbn", REGULAR_LIN))
    assert isinstance(pbn, Record)
    assert isinstance(lin, Record)
    assert (pbn.form, lin.form) == (RecordForm.PBN, RecordForm.LIN)


def test_a_file_of_another_kind_is_one_error(tmp_path: Path) -> None:
    (error,) = read_any(write(tmp_path, "a.txt", "hello\n"))
    assert isinstance(error, RecordError)
    assert "no record of boards" in str(error)
